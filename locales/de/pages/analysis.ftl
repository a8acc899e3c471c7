# Die Durchsicht eines Matchs, und was seine Datei sagt.

said-title = Das sagt die Datei
said-game = Zu dieser Partie:
said-about = Zu diesem Match
said-figures = Ihre Zahlen ({ $how })
said-luck = Glück des Wurfs { $equity }

analysis-lead = Zieh ein Match oder eine Stellung irgendwo auf diese Seite oder wähl eine Datei.
analysis-choose = Dateien wählen
analysis-kinds = Matches und Stellungen aus jedem Programm; mehrere oder ein Zip kommen in deine Sammlung
analysis-paste = Oder füg ein Match oder eine Stellung ein
analysis-pasteGo = Text analysieren
analysis-past = Deine Analysen
analysis-rated = { $name } PR { $pr }
analysis-none = Noch keine Analysen
analysis-noneHint = Spiel ein Match und drück Analysieren oder zieh eine Datei hierher.
analysis-status-running = läuft
analysis-status-done = fertig
analysis-status-cancelled = angehalten
analysis-status-failed = nicht lesbar
analysis-remove = Löschen
analysis-removeSure = Löschen?
analysis-sending = { $name } wird gesendet …
analysis-running = Partie { $game } von { $games }
analysis-secondsLeft = Noch etwa { $n } s.
analysis-meanwhile = Die fertigen Partien kannst du schon lesen.
analysis-stop = Anhalten
analysis-stopped = Angehalten. Der fertige Teil ist zu sehen.
analysis-waiting = Hier erscheint gleich die erste Partie.
analysis-warnings = { $n ->
    [one] 1 Anmerkung zu dieser Datei
   *[other] { $n } Anmerkungen zu dieser Datei
}
analysis-nothing = Darin ist keine Entscheidung, die sich bewerten ließe.
analysis-game = Partie { $n }
analysis-gameAt = Partie { $n }, { $score }
analysis-chooseGame = Partie
analysis-depth = Wie tief
analysis-whole = Ganzes Match
analysis-thisGame = Diese Partie
analysis-chances = Gewinnchancen
analysis-chancesOf = Gewinnchancen von { $name }
analysis-yourChances = Deine Gewinnchancen
analysis-plays = { $n ->
    [one] 1 Entscheidung · { $level }
   *[other] { $n } Entscheidungen · { $level }
}
analysis-where = { $dice ->
    [none] Partie { $game } · Zug { $n }
   *[other] Partie { $game } · Zug { $n } · { $dice }
}
analysis-pr = PR
analysis-playsOf = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
analysis-luck = Glück
analysis-nextMistake = Nächster Fehler
analysis-noMistake = Keine Fehler mehr
analysis-first = Erster
analysis-previous = Voriger
analysis-next = Nächster
analysis-last = Letzter
analysis-mark-best = Am besten
analysis-mark-ok = Gut
analysis-mark-doubtful = Zweifelhaft
analysis-mark-error = Fehler
analysis-mark-blunder = Patzer
analysis-forced = Einziger Zug
analysis-noDecision = Keine Entscheidung
analysis-noMove = Kein Zug
analysis-seat = { $length ->
    [0] { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
   *[other] { $score } von { $length }
} · { $pips ->
    [one] 1 Pip
   *[other] { $pips } Pips
}
analysis-played = gespielt
analysis-col-rank = Rang
analysis-col-play = Zug
analysis-col-equity = Equity
analysis-col-loss = Verlust
analysis-col-win = Sieg %
analysis-col-gammon = Gammon %
analysis-col-lost = Verl. G. %
analysis-col-level = Tiefe
analysis-noLoss = kein Verlust
analysis-candidates = Kandidaten
analysis-lessDeeply = Weniger tief analysiert ({ $level })
analysis-more = { $n } weitere
analysis-fewer = Weniger
analysis-cube-title = Doppler-Entscheidung
analysis-cube-action = Aktion
analysis-cube-noDouble = Kein Doppel
analysis-cube-doubleTake = Doppel, annehmen
analysis-cube-doublePass = Doppel, ablehnen
analysis-cube-best = Am besten
analysis-cube-cubeless = Ohne Doppler
analysis-cube-rollout = ausgespielt
analysis-kind-double = Doppelt
analysis-kind-noDouble = Würfelt
analysis-kind-take = Nimmt an
analysis-kind-drop = Lehnt ab
analysis-kind-beaver = Beaver
analysis-kind-raccoon = Raccoon
analysis-kind-play = { "" }
analysis-breakdown-title = Alle Zahlen
analysis-breakdown-figure = Zahl
analysis-breakdown-gnubg = Fehlerrate, mEMG (gnubg)
analysis-breakdown-snowie = Fehlerrate (Snowie)
analysis-breakdown-decisions = Entscheidungen
analysis-breakdown-cubeDecisions = davon am Doppler
analysis-breakdown-lost = Verschenkt, EMG
analysis-breakdown-lostCube = davon am Doppler
analysis-breakdown-lostMwc = Verschenkt, Matchchancen
analysis-breakdown-luck = Glück, EMG
analysis-breakdown-withoutLuck = Matchchancen ohne Glück
analysis-breakdown-pointsWithoutLuck = Punkte ohne Glück
analysis-breakdown-byKind = PR nach Art der Stellung
analysis-breakdown-of = von { $n }
analysis-luckMark-lucky = glücklicher Wurf
analysis-luckMark-veryLucky = sehr glücklicher Wurf
analysis-luckMark-unlucky = unglücklicher Wurf
analysis-luckMark-veryUnlucky = sehr unglücklicher Wurf
analysis-list = Züge
analysis-asTable = Als Tabelle
analysis-asGraph = Als Kurve
analysis-player = Name
analysis-won = { $you ->
    [yes] { $n ->
        [one] Du hast 1 Punkt gewonnen
       *[other] Du hast { $n } Punkte gewonnen
    }
   *[no] { $n ->
        [one] { $name } hat 1 Punkt gewonnen
       *[other] { $name } hat { $n } Punkte gewonnen
    }
}
analysis-unfinished = nicht beendet
analysis-exportHint = XGID kopieren
analysis-copied = XGID kopiert
analysis-summary = { $doubtful ->
    [one] 1 zweifelhafter Zug
   *[other] { $doubtful } zweifelhafte Züge
}, { $errors ->
    [one] 1 Fehler
   *[other] { $errors } Fehler
}, { $blunders ->
    [one] 1 Patzer
   *[other] { $blunders } Patzer
}
analysis-mistakes-missedDouble = Verpasste Doppel
analysis-mistakes-wrongDouble = Falsche Doppel
analysis-mistakes-wrongTake = Falsch angenommen
analysis-mistakes-wrongPass = Falsch abgelehnt
analysis-mistakes-wrongBeaver = Falsche Beaver
analysis-themes-cube = Doppler
analysis-themes-opening = Eröffnung
analysis-themes-backGame = Rückspiel
analysis-themes-blitz = Blitz
analysis-themes-prime = Prime
analysis-themes-bearOffAgainstContact = Abtragen bei Kontakt
analysis-themes-holdingGame = Haltespiel
analysis-themes-middleGame = Mittelspiel
analysis-themes-race = Rennen
analysis-themes-bearOff = Abtragen
