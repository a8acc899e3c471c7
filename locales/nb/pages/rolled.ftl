# Rollout av valgte avgjørelser i én omgang.

rolled-title = Rollout
rolled-lead = Hver avgjørelse får rollout av de beste trekkene, trekket som ble spilt, og det som er best ifølge filen. PR og statistikk endres ikke.
rolled-begin = { $n ->
    [one] Rull ut 1 avgjørelse
   *[other] Rull ut { $n } avgjørelser
}
rolled-first = De første { $n } blir tatt med.
rolled-estimate = { $n ->
    [one] 1 avgjørelse
   *[other] { $n } avgjørelser
}, { $time }
rolled-unknown = et anslag kommer med den første
rolled-seconds = omtrent { $n } s
rolled-minutes = omtrent { $n } min
rolled-hours = omtrent { $n } t
rolled-progress = { $done } av { $total } rollouter ferdige
rolled-failed = { $n ->
    [one] 1 mislyktes
   *[other] { $n } mislyktes
}
rolled-left = { $time } igjen
rolled-stop = Stopp rolloutene
rolled-waiting = Venter på rollout
rolled-rollout = Rollout
rolled-file = Fil
rolled-figures = { $games ->
    [one] 1 parti
   *[other] { $games } partier
}, { $plies }-ply
rolled-candidate = Kandidat
rolled-equity = Equity ± standardfeil
rolled-games = Partier
rolled-details = Equity i rollouten
