# Tournaments.

tournament-all = Turniere
tournament-lead = K.-o. mit Trostrunde, Schweizer System, Gruppen, Arenen und Ligen. Hier gespielt, entstehen Tische und Ergebnisse von selbst; an echten Brettern tragt ihr sie ein.
tournament-new = Neues Turnier
tournament-make = Turnier eröffnen
tournament-none = Gerade ist kein Turnier offen.
tournament-loading = Wird geladen …
tournament-entry = { $stage } · { $n ->
    [one] 1 Anmeldung
   *[other] { $n } Anmeldungen
}
tournament-missing = Dieses Turnier gibt es nicht. Vielleicht ist der Link nicht vollständig.
tournament-stage-open = Anmeldung läuft
tournament-stage-running = läuft
tournament-stage-paused = Pause
tournament-stage-finished = beendet
tournament-format-knockOut = K.-o.
tournament-format-doubleElimination = Doppel-K.-o.
tournament-format-roundRobin = Jeder gegen jeden
tournament-format-swiss = Schweizer System
tournament-format-lives = { $n ->
    [one] Schweizer System mit 1 Leben
   *[other] Schweizer System mit { $n } Leben
}
tournament-format-arena = Arena
tournament-format-league = Liga
tournament-section-main = Hauptturnier
tournament-section-consolation = Trostrunde
tournament-section-lastChance = Letzte Chance
tournament-section-losers = Verliererrunde
tournament-section-grandFinal = Großes Finale
tournament-section-finals = Endrunde
tournament-group = Gruppe { $n }
tournament-round = Runde { $n }
tournament-open = offen
tournament-bye = Freilos
tournament-void = zählt nicht
tournament-watch = Zusehen
tournament-beingPlayed = Läuft
tournament-nothing = Gerade nichts.
tournament-latest = Letzte Ergebnisse
tournament-standings = Stand
tournament-place = Platz
tournament-player = Person
tournament-won = Siege
tournament-lost = Niederlagen
tournament-points = Punkte
tournament-buchholz = Buchholz
tournament-entrants = { $n ->
    [one] 1 Anmeldung
   *[other] { $n } Anmeldungen
}
tournament-nobody = Noch ist niemand angemeldet.
tournament-hasLeft = abgemeldet
tournament-waits = wartet auf einen Platz
tournament-isHere = ist da
tournament-notHere = noch nicht da
tournament-remove = Abmelden
tournament-removeOf = { $name } abmelden
tournament-sure = Sicher?
tournament-you = Deine Anmeldung
tournament-yourName = Dein Name
tournament-club = Dein Verein
tournament-enter = Anmelden
tournament-youAreIn = Du bist dabei. Hier siehst du, wenn es losgeht.
tournament-youWait = Du hast gerade kein Match. Das nächste erscheint hier.
tournament-checkIn = Ich bin da
tournament-withdraw = Abmelden
tournament-withdrawSure = Wirklich abmelden?
tournament-yourMatch = Dein Match
tournament-against = { $n ->
    [one] Gegen { $name }, auf 1 Punkt
   *[other] Gegen { $name }, auf { $n } Punkte
}
tournament-noTable = Euer Tisch konnte nicht eröffnet werden. Die Turnierleitung entscheidet.
tournament-claimed = { $name } sagt: { $winner } hat gewonnen, { $x }:{ $y }. Es zählt, wenn die andere Seite dasselbe sagt.
tournament-report = Ergebnis eintragen
tournament-wins = { $label }: { $name } gewinnt
tournament-director = Turnierleitung
tournament-addName = Jemanden anmelden
tournament-rating = Wertung
tournament-add = Hinzufügen
tournament-start = Turnier beginnen
tournament-pause = Pause
tournament-resume = Weiter
tournament-chooseMatch = Ein Match entscheiden oder berichtigen
tournament-reason = Grund
tournament-reasonMaybe = Grund, falls nicht zu Ende gespielt
tournament-decide = Entscheiden
tournament-forfeit = { $name } ist nicht da
tournament-wall = Anzeige
tournament-csv = CSV
tournament-nameField = Name
tournament-formatField = Format
tournament-lengthField = Punkte zum Sieg
tournament-consolationField = Runden, deren Verlierer in die Trostrunde kommen
tournament-groupsField = Gruppen
tournament-finalistsField = Personen jeder Gruppe in der Endrunde
tournament-roundsField = Runden (0: so viele wie nötig)
tournament-livesField = Leben (0: keine)
tournament-minutesField = Minuten
tournament-weeksField = Wochen je Runde
tournament-gameField = Spiel
tournament-where = Wo gespielt wird
tournament-online = Hier, auf diesem Server
tournament-realBoards = An echten Brettern
tournament-clockField = Uhr
tournament-clock-usual = 12 s je Zug, 2 min je Punkt
tournament-clock-fast = 8 s je Zug, 1 min je Punkt
tournament-clock-days = Fernpartie, 3 Tage je Zug
tournament-clock-none = Ohne Uhr
tournament-seedingField = Auslosung
tournament-seeding-drawn = Per Los
tournament-seeding-rating = Nach Wertung
tournament-seeding-clubs = Per Los, Vereine getrennt
tournament-limitField = Höchstens so viele
tournament-recharge = Wer aus der Verliererrunde kommt, muss das Finale zweimal gewinnen
tournament-rated = Matches zählen für die Wertung
tournament-checkInField = Nur wer sich vor Ort meldet, spielt
tournament-lateField = Späte Anmeldungen sind erlaubt
tournament-public = Öffentlich zeigen: alle können sich anmelden
