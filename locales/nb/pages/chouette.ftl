# Chouettes: one player against a team.

chouette-title = Chouette
chouette-all = Chouetter
chouette-lead = Én spiller, boksen, mot alle de andre. Laget ledes av kapteinen, og hvert medlem har sin egen doblingskube. Tre til åtte personer, og datamaskinen kan spille på hvilken plass som helst.
chouette-new = Ny chouette
chouette-make = Åpne den
chouette-none = Ingen chouette er åpen akkurat nå. Åpne en, og send lenken til vennene dine.
chouette-loading = Laster …
chouette-nobody = Ingen er her
chouette-entry = { $game } · { $n ->
    [one] 1 parti spilt
   *[other] { $n } partier spilt
} · { $players } av { $most } plasser
chouette-missing = Denne chouetten finnes ikke. Kanskje lenken ikke er hel.
chouette-game = { $game } · { $n ->
    [0] før det første partiet
   *[other] parti { $n }
}
chouette-tab-players = Spillere
chouette-tab-talk = Prat
chouette-tab-story = Forløp
chouette-tab-sheet = Poeng
chouette-box = Boks
chouette-captain = Kaptein
chouette-partner = Partner
chouette-later = –
chouette-computer = datamaskin
chouette-dice = Terningene i en chouette er serverens alene: de er rettferdige, men ingen kan kontrollere dem ennå.

chouette-status-order = Er alle her? Kast om plassene.
chouette-status-few = En chouette trenger { $n } spillere: send lenken til noen, eller be datamaskinen.
chouette-status-start = Du begynner: kast om starten.
chouette-status-next = Begynn neste parti når alle er klare.
chouette-status-roll = Din tur: kast.
chouette-status-rollOrDouble = Din tur: kast, eller doble først.
chouette-status-double = Du kan doble før kapteinen kaster.
chouette-status-play = Din tur: spill kastet.
chouette-status-answer = Du er doblet: ta eller gi deg.
chouette-status-consentDouble = Kapteinen vil doble. Er du imot, går du ut av partiet med verdien som gjelder nå.
chouette-status-consentResign = Kapteinen vil gi opp. Er du imot, spiller du videre.
chouette-status-answerExtra = Vil du overta en kube som er gitt opp? Verdien betales til deg nå.
chouette-status-offerExtra = Du gir deg. Be noen overta kuben din, eller betal boksen.
chouette-status-answerResignation = Den andre siden gir opp.
chouette-status-askedAsPartner = { $name } spør om du vil være boksens partner.
chouette-status-waits = { $n ->
    [one] Venter på { $names }.
   *[other] Venter på: { $names }.
}
chouette-status-between = { $box } er boks, { $captain } er kaptein. Neste parti begynner snart.

chouette-note-left = har gått
chouette-note-answered = har svart
chouette-note-offered = blir tilbudt { $value }
chouette-note-next = spiller fra neste parti
chouette-note-out = ute av dette partiet
chouette-note-extra = { $name } spiller denne kuben
chouette-note-away = siden er lukket
chouette-answered-take = tar
chouette-answered-drop = gir seg
chouette-answered-beaver = svarer med bever
chouette-answer-take = Ta
chouette-answer-drop = Gi deg
chouette-answer-beaver = Bever
chouette-answerOf = { $answer ->
    [beaver] Bever på kuben til { $name }
    [drop] Gi deg på kuben til { $name }
   *[take] Ta kuben til { $name }
}
chouette-cube = { $owner ->
    [a] Kube på { $value }, boksen eier den
    [b] Kube på { $value }, medlemmet eier den
   *[middle] Kube på { $value }, i midten
}

chouette-join = Ta plass
chouette-return = Kom tilbake
chouette-name = Navnet ditt
chouette-order = Kast om plassene
chouette-start = Kast om starten
chouette-rollIn = Kast om { $s } s
chouette-double = { $n ->
    [0] Doble
    [one] Doble 1 kube
   *[other] Doble { $n } kuber
}
chouette-doubleSure = { $n ->
    [one] Doble: sikker?
   *[other] { $n } kuber: sikker?
}
chouette-offerTo = Doble { $name }
chouette-askExtra = Be { $name }
chouette-askPartner = Be { $name } som partner
chouette-bePartner = Bli partner
chouette-dismiss = Ta { $name } ut
chouette-no = Nei
chouette-agree = Bli med
chouette-object = Imot
chouette-takeOver = Overta den
chouette-payBox = Betal boksen
chouette-suggest = Foreslå det
chouette-suggestions = Forslag
chouette-useIt = Legg på brettet
chouette-more = Avtalen, gi opp, gå
chouette-agreed = Avtalt
chouette-leave = Forlat chouetten
chouette-leaveSure = Vil du virkelig gå? Poengene dine blir stående.
chouette-leaveSureGame = Vil du virkelig gå? Kubene dine gjøres opp nå.
chouette-resign-single = Gi opp enkelt parti
chouette-resign-gammon = Gi opp gammon
chouette-resign-backgammon = Gi opp backgammon

chouette-share = Alle som har denne lenken, kan bli med eller se på:
chouette-bot = Datamotstander
chouette-seatBot = Gi den en plass

chouette-sayTo = Hvem som hører det
chouette-ear-all = Alle
chouette-ear-side = Bare min side
chouette-sideOnly = din side
chouette-askAdvice = Spør laget
chouette-mayNotConsult = Du kan ikke gi kapteinen råd nå.

chouette-gameNumber = Parti
chouette-total = Sum
chouette-noGames = Ingen partier er ferdige ennå.
chouette-boxMarked = Boksen i hvert parti er understreket. Hver rad blir 0.
chouette-csv = Lagre som CSV
chouette-print = Skriv ut

chouette-gameField = Spill
chouette-mostField = Høyst så mange spillere
chouette-cubesField = Kuber
chouette-orderField = Plasser
chouette-consultField = Råd til kapteinen
chouette-animalsField = Bevere
chouette-tiesField = Like åpningskast
chouette-further = Flere regler
chouette-public = Vis den i lobbyen: alle kan bli med
chouette-option-multi = En kube for hvert medlem
chouette-option-single = Én kube for hele laget
chouette-option-order-dice = Plasser etter terninger
chouette-option-order-joined = Plasser etter ankomst
chouette-option-order-drawn = Plasser etter loddtrekning
chouette-option-consult-afterCube = Råd fra medlemmer som har fått kuben snudd
chouette-option-consult-free = Råd fra alle, hele tiden
chouette-option-consult-captainAsks = Råd når kapteinen spør
chouette-option-consult-none = Ingen råd
chouette-option-allOrNone = Boksen dobler alle medlemmer eller ingen
chouette-option-openAnswers = Svar til boksen er åpne med en gang
chouette-option-animals = { $n ->
    [0] Ingen bevere
    [1] Bevere
   *[other] Bevere og vaskebjørner
}
chouette-option-soleTaker = Et medlem som tar alene, må svare med bever
chouette-option-half = Boksen tar minst halvparten av kubene som tilbys samtidig
chouette-option-extras = Medlemmer som gir seg, kan la en som tar, overta kuben
chouette-option-partner = Med sju spillere eller flere kan boksen ta en partner
chouette-option-ties-none = Like kast lar kubene stå
chouette-option-ties-once = Det første like kastet i et parti dobler alle kuber
chouette-option-ties-unlimited = Hvert likt kast dobler alle kuber
chouette-option-jacoby = Jacoby-regelen: gammon teller bare med snudd kube
chouette-option-mostPoints = Neste boks er den som vant flest poeng
chouette-option-most = Høyst { $n } spillere

chouette-quality = Hvor godt det ble spilt
chouette-judging = Partiene blir vurdert …
chouette-player = Spiller
chouette-pr = PR
chouette-prMeans = Performance rating: 500 ganger det en avgjørelse i snitt ga fra seg
chouette-plays = Trekk
chouette-cubes = Kuber
chouette-lostIn = { $lost } på { $n }
chouette-costMost = Det som kostet mest
chouette-mistake = Parti { $game }, { $name }: { $done }. Bedre: { $best }, med { $loss } poeng.
chouette-course-roll = kaste videre
chouette-course-double = doble
chouette-course-take = ta
chouette-course-drop = gi seg
chouette-course-beaver = bever
