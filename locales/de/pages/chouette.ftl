# Chouettes: one player against a team.

chouette-title = Chouette
chouette-all = Chouettes
chouette-lead = Eine Person, die Box, spielt gegen alle anderen. Das Team führt der Kapitän, und jedes Mitglied hat einen eigenen Dopplerwürfel. Drei bis acht Personen; auf jedem Platz kann auch der Computer spielen.
chouette-new = Neue Chouette
chouette-make = Eröffnen
chouette-none = Gerade ist keine Chouette offen. Eröffne eine und schick den Link an deine Leute.
chouette-loading = Wird geladen …
chouette-nobody = Niemand ist da
chouette-entry = { $game } · { $n ->
    [one] 1 Partie gespielt
   *[other] { $n } Partien gespielt
} · { $players } von { $most } Plätzen besetzt
chouette-missing = Diese Chouette gibt es nicht. Vielleicht ist der Link nicht vollständig.
chouette-game = { $game } · { $n ->
    [0] vor der ersten Partie
   *[other] Partie { $n }
}
chouette-tab-players = Plätze
chouette-tab-talk = Chat
chouette-tab-story = Verlauf
chouette-tab-sheet = Punkte
chouette-box = Box
chouette-captain = Kapitän
chouette-partner = Partner
chouette-later = –
chouette-computer = Computer
chouette-dice = In einer Chouette würfelt allein der Server: fair, aber noch kann das niemand nachprüfen.

chouette-status-order = Sind alle da? Dann würfelt um die Plätze.
chouette-status-few = Eine Chouette braucht { $n } Personen: schick jemandem den Link oder hol den Computer dazu.
chouette-status-start = Du eröffnest: würfle um den Beginn.
chouette-status-next = Beginne die nächste Partie, wenn alle bereit sind.
chouette-status-roll = Du bist dran: würfle.
chouette-status-rollOrDouble = Du bist dran: würfle oder dopple vorher.
chouette-status-double = Du darfst doppeln, bevor der Kapitän würfelt.
chouette-status-play = Du bist dran: zieh deinen Wurf.
chouette-status-answer = Du wirst gedoppelt: nimm an oder lehn ab.
chouette-status-consentDouble = Der Kapitän will doppeln. Wenn du widersprichst, verlässt du die Partie zum jetzigen Wert.
chouette-status-consentResign = Der Kapitän will aufgeben. Wenn du widersprichst, spielst du weiter.
chouette-status-answerExtra = Einen abgelehnten Dopplerwürfel übernehmen? Sein Wert wird dir gleich bezahlt.
chouette-status-offerExtra = Du lehnst ab. Bitte jemanden, deinen Dopplerwürfel zu übernehmen, oder bezahle die Box.
chouette-status-answerResignation = Die andere Seite gibt auf.
chouette-status-askedAsPartner = { $name } möchte dich als Partner der Box.
chouette-status-waits = { $n ->
    [one] { $names } ist dran.
   *[other] Dran sind: { $names }.
}
chouette-status-between = { $box } ist die Box, { $captain } der Kapitän. Gleich beginnt die nächste Partie.

chouette-note-left = ist gegangen
chouette-note-answered = hat geantwortet
chouette-note-offered = bekommt { $value } angeboten
chouette-note-next = spielt ab der nächsten Partie
chouette-note-out = aus dieser Partie ausgeschieden
chouette-note-extra = { $name } spielt diesen Dopplerwürfel
chouette-note-away = Seite geschlossen
chouette-answered-take = nimmt an
chouette-answered-drop = lehnt ab
chouette-answered-beaver = gibt einen Beaver
chouette-answer-take = Annehmen
chouette-answer-drop = Ablehnen
chouette-answer-beaver = Beaver
chouette-answerOf = { $answer ->
    [beaver] Beaver für den Dopplerwürfel von { $name }
    [drop] Den Dopplerwürfel von { $name } ablehnen
   *[take] Den Dopplerwürfel von { $name } annehmen
}
chouette-cube = { $owner ->
    [a] Dopplerwürfel auf { $value }, bei der Box
    [b] Dopplerwürfel auf { $value }, beim Mitglied
   *[middle] Dopplerwürfel auf { $value }, in der Mitte
}

chouette-join = Platz nehmen
chouette-return = Zurückkommen
chouette-name = Dein Name
chouette-order = Um die Plätze würfeln
chouette-start = Um den Beginn würfeln
chouette-rollIn = Würfeln in { $s } s
chouette-double = { $n ->
    [0] Doppeln
    [one] 1 Doppler anbieten
   *[other] { $n } Doppler anbieten
}
chouette-doubleSure = { $n ->
    [one] Wirklich doppeln?
   *[other] Wirklich { $n } Doppler?
}
chouette-offerTo = { $name } doppeln
chouette-askExtra = { $name } bitten
chouette-askPartner = { $name } als Partner
chouette-bePartner = Partner werden
chouette-dismiss = { $name } herausnehmen
chouette-no = Nein
chouette-agree = Mitgehen
chouette-object = Widersprechen
chouette-takeOver = Übernehmen
chouette-payBox = Die Box bezahlen
chouette-suggest = Vorschlagen
chouette-suggestions = Vorschläge
chouette-useIt = Aufs Brett
chouette-more = Vereinbartes, Aufgeben, Gehen
chouette-agreed = Vereinbart
chouette-leave = Chouette verlassen
chouette-leaveSure = Wirklich gehen? Deine Punkte bleiben stehen.
chouette-leaveSureGame = Wirklich gehen? Deine Doppler werden jetzt abgerechnet.
chouette-resign-single = Einfach aufgeben
chouette-resign-gammon = Gammon aufgeben
chouette-resign-backgammon = Backgammon aufgeben

chouette-share = Wer diesen Link hat, kann mitspielen oder zusehen:
chouette-bot = Computergegner
chouette-seatBot = Dazuholen

chouette-sayTo = Wer es hört
chouette-ear-all = Alle
chouette-ear-side = Nur meine Seite
chouette-sideOnly = deine Seite
chouette-askAdvice = Team fragen
chouette-mayNotConsult = Du darfst den Kapitän jetzt nicht beraten.

chouette-gameNumber = Partie
chouette-total = Summe
chouette-noGames = Noch keine Partie ist zu Ende.
chouette-boxMarked = Die Box jeder Partie ist unterstrichen. Jede Zeile ergibt 0.
chouette-csv = Als CSV speichern
chouette-print = Drucken

chouette-gameField = Spiel
chouette-mostField = Höchstens so viele Personen
chouette-cubesField = Dopplerwürfel
chouette-orderField = Plätze
chouette-consultField = Rat für den Kapitän
chouette-animalsField = Beaver
chouette-tiesField = Pasch beim Eröffnungswurf
chouette-further = Weitere Regeln
chouette-public = In der Lobby zeigen: alle können mitspielen
chouette-option-multi = Ein Dopplerwürfel für jedes Mitglied
chouette-option-single = Ein Dopplerwürfel für das ganze Team
chouette-option-order-dice = Plätze nach Würfeln
chouette-option-order-joined = Plätze nach Ankunft
chouette-option-order-drawn = Plätze nach Los
chouette-option-consult-afterCube = Rat von Mitgliedern, deren Dopplerwürfel gedreht wurde
chouette-option-consult-free = Rat von allen, jederzeit
chouette-option-consult-captainAsks = Rat, wenn der Kapitän fragt
chouette-option-consult-none = Kein Rat
chouette-option-allOrNone = Die Box doppelt alle Mitglieder oder keines
chouette-option-openAnswers = Antworten an die Box sind sofort offen
chouette-option-animals = { $n ->
    [0] Keine Beaver
    [1] Beaver
   *[other] Beaver und Raccoons
}
chouette-option-soleTaker = Wer allein annimmt, muss einen Beaver geben
chouette-option-half = Die Box nimmt mindestens die Hälfte der zugleich angebotenen Doppler an
chouette-option-extras = Wer ablehnt, darf jemanden bitten, den Dopplerwürfel zu übernehmen
chouette-option-partner = Ab sieben Personen darf die Box einen Partner nehmen
chouette-option-ties-none = Ein Pasch lässt die Doppler stehen
chouette-option-ties-once = Der erste Pasch einer Partie dreht alle Doppler
chouette-option-ties-unlimited = Jeder Pasch dreht alle Doppler
chouette-option-jacoby = Jacoby-Regel: Gammons zählen nur bei gedrehtem Dopplerwürfel
chouette-option-mostPoints = Die nächste Box ist, wer die meisten Punkte gewann
chouette-option-most = Höchstens { $n } Personen

chouette-quality = Wie gut gespielt wurde
chouette-judging = Die Partien werden beurteilt …
chouette-player = Person
chouette-pr = PR
chouette-prMeans = Performance Rating: 500-mal das, was eine Entscheidung im Schnitt verschenkt
chouette-plays = Züge
chouette-cubes = Doppler
chouette-lostIn = { $lost } in { $n }
chouette-costMost = Was am meisten gekostet hat
chouette-mistake = Partie { $game }, { $name }: { $done }. Besser: { $best }, um { $loss } Punkte.
chouette-course-roll = weiterwürfeln
chouette-course-double = doppeln
chouette-course-take = annehmen
chouette-course-drop = ablehnen
chouette-course-beaver = Beaver
