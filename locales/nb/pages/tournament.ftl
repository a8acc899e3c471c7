# Tournaments.

tournament-all = Turneringer
tournament-lead = Utslagning med trøsterunde, sveitsersystem, grupper, arenaer og ligaer. Spilles de her, kommer bord og resultater av seg selv; ved ekte brett fører spillerne dem inn.
tournament-new = Ny turnering
tournament-make = Åpne turneringen
tournament-none = Ingen turnering er åpen akkurat nå.
tournament-loading = Laster …
tournament-entry = { $stage } · { $n ->
    [one] 1 påmeldt
   *[other] { $n } påmeldte
}
tournament-missing = Denne turneringen finnes ikke. Kanskje lenken ikke er hel.
tournament-stage-open = åpen for påmelding
tournament-stage-running = spilles
tournament-stage-paused = pause
tournament-stage-finished = ferdig
tournament-format-knockOut = Utslagning
tournament-format-doubleElimination = Dobbel utslagning
tournament-format-roundRobin = Alle mot alle
tournament-format-swiss = Sveitsersystem
tournament-format-lives = { $n ->
    [one] Sveitsersystem med 1 liv
   *[other] Sveitsersystem med { $n } liv
}
tournament-format-arena = Arena
tournament-format-league = Liga
tournament-section-main = Hovedturnering
tournament-section-consolation = Trøsterunde
tournament-section-lastChance = Siste sjanse
tournament-section-losers = Taperrunde
tournament-section-grandFinal = Storfinale
tournament-section-finals = Sluttspill
tournament-group = Gruppe { $n }
tournament-round = Runde { $n }
tournament-open = åpen
tournament-bye = fripass
tournament-void = teller ikke
tournament-watch = Se på
tournament-beingPlayed = Spilles nå
tournament-nothing = Ingenting akkurat nå.
tournament-latest = Siste resultater
tournament-standings = Stilling
tournament-place = Plass
tournament-player = Spiller
tournament-won = Vunnet
tournament-lost = Tapt
tournament-points = Poeng
tournament-buchholz = Buchholz
tournament-entrants = { $n ->
    [one] 1 påmeldt
   *[other] { $n } påmeldte
}
tournament-nobody = Ingen er påmeldt ennå.
tournament-hasLeft = har meldt seg av
tournament-waits = venter på plass
tournament-isHere = er her
tournament-notHere = ikke her ennå
tournament-remove = Ta ut
tournament-removeOf = Ta ut { $name }
tournament-sure = Sikker?
tournament-you = Din påmelding
tournament-yourName = Navnet ditt
tournament-club = Klubben din
tournament-enter = Meld deg på
tournament-youAreIn = Du er med. Du får beskjed her når det begynner.
tournament-youWait = Du har ingen kamp akkurat nå. Den neste dukker opp her.
tournament-checkIn = Jeg er her
tournament-withdraw = Trekk deg
tournament-withdrawSure = Vil du virkelig trekke deg?
tournament-yourMatch = Din kamp
tournament-against = { $n ->
    [one] Mot { $name }, til 1 poeng
   *[other] Mot { $name }, til { $n } poeng
}
tournament-noTable = Bordet deres kunne ikke lages. Turneringslederen avgjør.
tournament-claimed = { $name } sier: { $winner } vant, { $x }:{ $y }. Det teller når den andre sier det samme.
tournament-report = Før inn resultatet
tournament-wins = { $label }: { $name } vinner
tournament-director = Turneringsleder
tournament-addName = Meld på noen
tournament-rating = Rating
tournament-add = Legg til
tournament-start = Start turneringen
tournament-pause = Pause
tournament-resume = Fortsett
tournament-chooseMatch = En kamp som skal avgjøres eller rettes
tournament-reason = Grunn
tournament-reasonMaybe = Grunn, hvis den ikke ble spilt ferdig
tournament-decide = Avgjør
tournament-forfeit = { $name } er ikke her
tournament-wall = Veggskjerm
tournament-csv = CSV
tournament-nameField = Navn
tournament-formatField = Format
tournament-lengthField = Poeng for å vinne en kamp
tournament-consolationField = Runder der taperne går til trøsterunden
tournament-groupsField = Grupper
tournament-finalistsField = Spillere fra hver gruppe i sluttspillet
tournament-roundsField = Runder (0: så mange som trengs)
tournament-livesField = Liv (0: ingen)
tournament-minutesField = Minutter
tournament-weeksField = Uker per runde
tournament-gameField = Spill
tournament-where = Hvor det spilles
tournament-online = Her, på denne serveren
tournament-realBoards = Ved ekte brett
tournament-clockField = Klokke
tournament-clock-usual = 12 s per trekk, 2 min per poeng
tournament-clock-fast = 8 s per trekk, 1 min per poeng
tournament-clock-days = Fjernspill, 3 dager per trekk
tournament-clock-none = Ingen klokke
tournament-seedingField = Trekning
tournament-seeding-drawn = Ved loddtrekning
tournament-seeding-rating = Etter rating
tournament-seeding-clubs = Ved loddtrekning, klubber adskilt
tournament-limitField = Høyst så mange
tournament-recharge = Vinneren av taperrunden må vinne finalen to ganger
tournament-rated = Kampene teller for rating
tournament-checkInField = Bare de som melder seg, spiller
tournament-lateField = Sene påmeldinger tas imot
tournament-public = Vis den: alle kan melde seg på
