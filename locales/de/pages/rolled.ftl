# Ausgewählte Entscheidungen, in einem Zug ausgespielt.

rolled-title = Rollout
rolled-lead = Jede Entscheidung wird mit ihren besten Zügen, dem gespielten Zug und dem, der laut Datei am besten ist, ausgespielt. PR und Statistik bleiben, wie sie sind.
rolled-begin = { $n ->
    [one] Rollout für 1 Entscheidung
   *[other] Rollout für { $n } Entscheidungen
}
rolled-first = Genommen werden die ersten { $n }.
rolled-estimate = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}, { $time }
rolled-unknown = eine Schätzung folgt mit der ersten
rolled-seconds = etwa { $n } s
rolled-minutes = etwa { $n } min
rolled-hours = etwa { $n } h
rolled-progress = { $done } von { $total } ausgespielt
rolled-failed = { $n ->
    [one] 1 fehlgeschlagen
   *[other] { $n } fehlgeschlagen
}
rolled-left = noch { $time }
rolled-stop = Rollouts abbrechen
rolled-waiting = Wartet auf den Rollout
rolled-rollout = Rollout
rolled-file = Datei
rolled-figures = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $plies }-ply
rolled-candidate = Kandidat
rolled-equity = Equity ± Standardfehler
rolled-games = Partien
rolled-details = Equitys des Rollouts
