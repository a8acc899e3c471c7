# Gjennomgangen av en kamp, og det filen sier.

said-title = Filen sier
said-game = Om dette partiet:
said-about = Om denne kampen
said-figures = Filens tall ({ $how })
said-luck = Hell i kastet { $equity }

analysis-lead = Slipp en kamp eller en posisjon hvor som helst på siden, eller velg en.
analysis-choose = Velg filer
analysis-kinds = Kamper og posisjoner fra alle programmer; flere filer eller en zip går til samlingen din
analysis-paste = Eller lim inn en kamp eller en posisjon
analysis-pasteGo = Analyser teksten
analysis-past = Analysene dine
analysis-rated = { $name } PR { $pr }
analysis-none = Ingen analyser ennå
analysis-noneHint = Spill en kamp og trykk Analyser, eller slipp en fil.
analysis-status-running = pågår
analysis-status-done = ferdig
analysis-status-cancelled = stoppet
analysis-status-failed = kan ikke leses
analysis-remove = Slett
analysis-removeSure = Slette?
analysis-sending = Sender { $name } …
analysis-running = Parti { $game } av { $games }
analysis-secondsLeft = Omtrent { $n } s igjen.
analysis-meanwhile = Les de ferdige partiene imens.
analysis-stop = Stopp
analysis-stopped = Stoppet. Den ferdige delen vises.
analysis-waiting = Det første partiet kommer her.
analysis-warnings = { $n ->
    [one] 1 merknad til filen
   *[other] { $n } merknader til filen
}
analysis-nothing = Filen inneholder ingen avgjørelser å vurdere.
analysis-game = Parti { $n }
analysis-gameAt = Parti { $n }, { $score }
analysis-chooseGame = Parti
analysis-depth = Hvor dypt
analysis-whole = Hele kampen
analysis-thisGame = Dette partiet
analysis-chances = Vinnersjanser
analysis-chancesOf = Vinnersjansene til { $name }
analysis-yourChances = Dine vinnersjanser
analysis-plays = { $n ->
    [one] 1 avgjørelse · { $level }
   *[other] { $n } avgjørelser · { $level }
}
analysis-where = { $dice ->
    [none] Parti { $game } · trekk { $n }
   *[other] Parti { $game } · trekk { $n } · { $dice }
}
analysis-pr = PR
analysis-playsOf = { $n ->
    [one] 1 avgjørelse
   *[other] { $n } avgjørelser
}
analysis-luck = Hell
analysis-nextMistake = Neste feil
analysis-noMistake = Ingen flere feil
analysis-first = Første
analysis-previous = Forrige
analysis-next = Neste
analysis-last = Siste
analysis-mark-best = Best
analysis-mark-ok = Bra
analysis-mark-doubtful = Tvilsom
analysis-mark-error = Feil
analysis-mark-blunder = Tabbe
analysis-forced = Eneste trekk
analysis-noDecision = Ingen avgjørelse
analysis-noMove = Står over
analysis-seat = { $length ->
    [0] { $score ->
        [one] 1 poeng
       *[other] { $score } poeng
    }
   *[other] { $score } av { $length }
} · { $pips ->
    [one] 1 pip
   *[other] { $pips } pip
}
analysis-played = spilt
analysis-col-rank = Nr.
analysis-col-play = Trekk
analysis-col-equity = Equity
analysis-col-loss = Tap
analysis-col-win = Seier %
analysis-col-gammon = Gammon %
analysis-col-lost = Tapt g. %
analysis-col-level = Nivå
analysis-noLoss = uten tap
analysis-candidates = Kandidattrekk
analysis-lessDeeply = Mindre dypt analysert ({ $level })
analysis-more = { $n } til
analysis-fewer = Færre
analysis-cube-title = Kubeavgjørelse
analysis-cube-action = Handling
analysis-cube-noDouble = Ingen dobling
analysis-cube-doubleTake = Doble, ta
analysis-cube-doublePass = Doble, gi seg
analysis-cube-best = Best
analysis-cube-cubeless = Uten kube
analysis-cube-rollout = rollout
analysis-kind-double = Dobler
analysis-kind-noDouble = Kaster
analysis-kind-take = Tar
analysis-kind-drop = Gir seg
analysis-kind-beaver = Bever
analysis-kind-raccoon = Vaskebjørn
analysis-kind-play = { "" }
analysis-breakdown-title = Alle tall
analysis-breakdown-figure = Tall
analysis-breakdown-gnubg = Feilrate, mEMG (gnubg)
analysis-breakdown-snowie = Feilrate (Snowie)
analysis-breakdown-decisions = Avgjørelser
analysis-breakdown-cubeDecisions = derav med kuben
analysis-breakdown-lost = Gitt bort, EMG
analysis-breakdown-lostCube = derav med kuben
analysis-breakdown-lostMwc = Gitt bort, kampsjanser
analysis-breakdown-luck = Hell, EMG
analysis-breakdown-withoutLuck = Kampsjanser uten hell
analysis-breakdown-pointsWithoutLuck = Poeng uten hell
analysis-breakdown-byKind = PR etter type posisjon
analysis-breakdown-of = av { $n }
analysis-luckMark-lucky = heldig kast
analysis-luckMark-veryLucky = svært heldig kast
analysis-luckMark-unlucky = uheldig kast
analysis-luckMark-veryUnlucky = svært uheldig kast
analysis-list = Trekk
analysis-asTable = Som tabell
analysis-asGraph = Som graf
analysis-player = Spiller
analysis-won = { $you ->
    [yes] { $n ->
        [one] Du vant 1 poeng
       *[other] Du vant { $n } poeng
    }
   *[no] { $n ->
        [one] { $name } vant 1 poeng
       *[other] { $name } vant { $n } poeng
    }
}
analysis-unfinished = ikke ferdig
analysis-exportHint = Kopier XGID
analysis-copied = XGID er kopiert
analysis-summary = { $doubtful ->
    [one] 1 tvilsomt trekk
   *[other] { $doubtful } tvilsomme trekk
}, { $errors ->
    [one] 1 feil
   *[other] { $errors } feil
}, { $blunders ->
    [one] 1 tabbe
   *[other] { $blunders } tabber
}
analysis-mistakes-missedDouble = Glemte doblinger
analysis-mistakes-wrongDouble = Gale doblinger
analysis-mistakes-wrongTake = Tok feilaktig
analysis-mistakes-wrongPass = Ga seg feilaktig
analysis-mistakes-wrongBeaver = Gale bevere
analysis-themes-cube = Kube
analysis-themes-opening = Åpning
analysis-themes-backGame = Bakspill
analysis-themes-blitz = Blitz
analysis-themes-prime = Prime
analysis-themes-bearOffAgainstContact = Utflytting mot kontakt
analysis-themes-holdingGame = Holdespill
analysis-themes-middleGame = Midtspill
analysis-themes-race = Løp
analysis-themes-bearOff = Utflytting
