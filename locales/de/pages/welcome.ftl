# Lernen, und was es über das Programm zu wissen gibt.

learn-title = Lernen
learn-lead = Vom ersten Zug bis zum Dopplerwürfel, so schnell du magst.
learn-courses = Kurse
learn-more = Mehr zum Lernen
learn-continue = Weiter: { $lesson }
learn-begin = Los: { $lesson }
learn-again = Heute noch einmal
learn-againNote = Einen Tag nach einer Lektion und sechs Tage danach machst du sie noch einmal: So bleibt sie dir.
learn-minutes = { $n } Min.
learn-done = { $n } von { $of } Schritten
learn-lessons = { $of ->
    [one] { $n } von { $of } Lektion geschafft
   *[other] { $n } von { $of } Lektionen geschafft
}
learn-exercises-1 = Übungen
learn-exercises-2 = Felder besetzen, schlagen, von der Bar einsetzen und abtragen, direkt am Brett.
learn-rules-1 = Spielregeln
learn-rules-2 = Die Regeln von Backgammon mit Bildern, dazu alle seine Verwandten.
learn-daily-1 = Aufgabe des Tages
learn-daily-2 = Jeden Tag eine Stellung, für alle dieselbe.
learn-quiz-1 = Aufgaben
learn-quiz-2 = Stellungen für alle, mit Rating, und deine eigenen Fehler, bis du den besten Zug findest.
learn-openings-1 = Eröffnungen
learn-openings-2 = Alle ersten Züge und Antworten mit ihrer Equity.
learn-pips-1 = Pips zählen
learn-pips-2 = Schnell sagen, wer im Rennen führt und um wie viel.
learn-score-1 = Match-Equity
learn-score-2 = Wie wahrscheinlich du das Match von jedem Stand aus gewinnst.
learn-reference-1 = Nachschlagen
learn-reference-2 = Schüsse, Take-Punkte, Match-Equitys und Formeln für Rennen, jede Zahl ausgerechnet.
learn-games-1 = Mehr Spiele
learn-games-2 = Jedes verwandte Spiel hat seine eigene erste Lektion.
learn-museum-1 = Museum klassischer Spieler
learn-museum-2 = Spiel gegen Programme von früher und sieh, was sie denken.

about-title = Über Pasch
about-what = Pasch ist ein freies Programm, um Backgammon und seine Verwandten zu spielen und zu studieren. Seine Engine hat gelernt, indem sie gegen sich selbst spielte. Benannt ist es nach dem Pasch, dem Wurf mit zwei gleichen Würfeln.
about-dice-title = Würfel, die du nachprüfen kannst
about-dice-sealed = Vor dem ersten Wurf legen du, dein Gegner und der Server Zahlen in je einen versiegelten Umschlag. Jeder Wurf entsteht aus je einer Zahl von allen dreien.
about-dice-opened = Werden die Umschläge geöffnet, sehen alle, dass keine Zahl ausgetauscht wurde und dass niemand einen Wurf aussuchen oder im Voraus kennen konnte.
about-dice-check = Würfel eines Matchs prüfen
about-licence-title = Lizenz und Quelltext
about-licence-text = Pasch ist Open Source, nach Wahl unter der MIT-Lizenz oder der Apache License 2.0. Jeder kann einen Server betreiben. Den Quelltext dieses Servers bekommst du vom Betreiber.
about-privacy-title = Datenschutz
about-privacy-page = Diese Seite lädt nichts von anderen Orten und zählt keine Besuche.
about-privacy-server = An einem Cookie erkennt dich dieser Server wieder; ohne Konto bist du ein Gast mit einer Nummer. Matches, Analysen und Sammlungen werden hier gespeichert, damit du sie wiederfindest.
about-privacy-yours = Mit einem Konto kannst du alles herunterladen, was über dich gespeichert ist, und es löschen.
about-account = Dein Konto
about-api-title = Für Programme
about-api-text = Alles, was die Seiten tun, steht auch Programmen offen.
about-api-link = Beschreibung der API (OpenAPI)
