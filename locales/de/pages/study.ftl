# Dein eigenes Spiel: Statistik, Aufgaben, Trainer.

you-lead = Wie gut du spielst und wo es am meisten kostet: in deinen Matches hier und in deiner Sammlung.
you-empty = Noch sind keine Matches gesammelt.
you-emptyHint = Füg deiner Sammlung Matches hinzu und lass sie analysieren, dann siehst du hier deine Statistik.
you-toCollection = Zur Sammlung
you-who = Welche dieser Namen sind deine?
you-whoHint = Statistik und Aufgaben gelten den Matches, die unter den gewählten Namen gespielt wurden.
you-counted = Matches, die zählen
you-kinds-computer = gegen den Computer
you-kinds-people = gegen Menschen
you-kinds-screen = zu zweit an einem Bildschirm
you-kinds-file = aus Dateien
you-add = Weiterer Name
you-save = Das bin ich
you-saving = Speichert
you-change = Namen ändern
you-addNames = Namen aus Dateien hinzufügen
you-playedAs = Gespielt als { $names }
you-matches = { $n ->
    [one] 1 Match
   *[other] { $n } Matches
}
you-notAnalysed = Noch ist keines dieser Matches analysiert.
you-notAnalysedHint = Matches, die du hier beendest, werden von selbst analysiert. Die aus Dateien lässt du in deiner Sammlung analysieren.
you-part = { $done } von { $all } Matches analysiert
you-key-pr = PR
you-key-results = Gewonnen – verloren
you-key-decisions = Entscheidungen
you-key-mistakes = Fehler, Patzer
you-key-luck = Glück je Match
you-overTime = PR im Lauf der Zeit
you-undated = ohne Datum
you-undatedNote = Leere Kreise sind Matches ohne Datum.
you-fewNote = Kleine Punkte sind Matches mit weniger als { $n } Entscheidungen.
you-overTimeNote = Punkte sind Matches, die Linie ist der Mittelwert über { $n }. Niedriger ist besser.
you-dot = { $decisions ->
    [one] { $on }, gegen { $opponent }: PR { $pr }, 1 Entscheidung
   *[other] { $on }, gegen { $opponent }: PR { $pr }, { $decisions } Entscheidungen
}
you-mean = Mittel
you-behind = Grundlage
you-on = Gespielt
you-opponent = Gegner
you-opponents = Nach Gegnern
you-themes = Nach Art der Stellung
you-cube = Fehler am Doppler
you-noCube = Keine Fehler am Doppler.
you-kind = Art
you-count = Anzahl
you-loss = Equity
you-each = Im Schnitt
you-blunders = Patzer
you-decisions = Entscheidungen
you-result = Ergebnis
you-won = gewonnen
you-lost = verloren
you-all = Alle { $n } zeigen
you-few = Weniger zeigen
you-parts-title = Im Einzelnen
you-parts-csv = CSV
you-parts-by-length = Länge
you-parts-by-score = Spielstand
you-parts-by-decision = Entscheidung
you-parts-by-against = Gegen
you-parts-by-month = Monat
you-parts-points = { $n ->
    [0] Geldspiel
    [one] 1 Punkt
   *[other] { $n } Punkte
}
you-parts-decision-play = Züge
you-parts-decision-double = Doppel
you-parts-decision-noDouble = Kein Doppel
you-parts-decision-take = Angenommen
you-parts-decision-drop = Abgelehnt
you-parts-decision-beaver = Beaver
you-parts-errors = Fehler
you-parts-luck = Glück
you-parts-dice = Würfel und Glück
you-parts-rolls = Würfe
you-parts-number = Anzahl
you-parts-doubles = Pasche
you-parts-pips = Pips je Wurf
you-parts-luckEach = Glück je Wurf
you-parts-mine = Du, { $against }
you-parts-theirs = Gegenseite, { $against }
you-parts-expected = Auf lange Sicht sind 16,7 % aller Würfe ein Pasch, ein Wurf hat 8,17 Pips, und das Glück ist null.
you-practise = Übe deine Fehler
you-due = { $due ->
    [0] { $fresh ->
        [0] Gerade nichts fällig
       *[other] Heute { $fresh } neu
    }
   *[other] { $fresh ->
        [0] { $due } fällig
       *[other] { $due } fällig, { $fresh } neu
    }
}
you-daily = Aufgabe des Tages
you-dailyNote = Eine Entscheidung von dir
you-train = Trainer
you-trainNote = Pipcounts, Spielstände

quiz-daily = Aufgabe des Tages
quiz-own = Aus deinem eigenen Spiel
quiz-back = Dein Spiel
quiz-none = Gerade ist nichts fällig.
quiz-noneNext = Die nächste Aufgabe kommt { $when } wieder.
quiz-noProblems = Es gibt noch keine Aufgaben.
quiz-noProblemsHint = Aufgaben sind deine eigenen Fehler ab .060. Spiel ein Match zu Ende, dann kommen sie von selbst.
quiz-left = { $left ->
    [0] Fürs Erste die letzte
   *[other] Noch { $left }
}
quiz-from = { $when ->
    [none] { $white } – { $black }
   *[other] { $white } – { $black }, { $when }
}
quiz-money = Geldspiel
quiz-score = { $mine }:{ $theirs }, Match bis { $length }
quiz-crawford = Crawford-Partie
quiz-askPlay = { $name } am Zug: { $dice }
quiz-askDouble = { $name } am Wurf: würfeln oder auf { $value } doppeln
quiz-askTake = { $other }: Doppel auf { $value }. Antwort: { $name }
quiz-confirm = Antworten
quiz-noDouble = Kein Doppel
quiz-double = Doppeln auf { $value }
quiz-take = Annehmen
quiz-pass = Ablehnen
quiz-judging = Wird bewertet
quiz-yours = deine Antwort
quiz-best = Am besten.
quiz-inMatch = Im Match: { $text }, { $loss }.
quiz-sameAsMatch = Wie im Match.
quiz-today = Kommt heute wieder.
quiz-comesBack = { $days ->
    [one] Kommt morgen wieder.
   *[other] Kommt in { $days } Tagen wieder.
}
quiz-next = Nächste Aufgabe
quiz-done = Fürs Erste fertig
quiz-open = Analyse öffnen
quiz-keysPlay = Enter antwortet
quiz-act-noDouble = Kein Doppel
quiz-act-double = Doppel
quiz-act-take = Annehmen
quiz-act-drop = Ablehnen
quiz-act-beaver = Beaver
quiz-act-raccoon = Raccoon
quiz-act-play = { "" }
quiz-loading = Brett wird aufgebaut …
quiz-when-today = heute
quiz-when-tomorrow = morgen
quiz-when-days = in { $n } Tagen

train-lead = Kurze Übungen für das, was alle am Brett zählen müssen.
train-pips = Pipcount
train-pipsNote = Zähl beide Seiten einer echten Stellung gegen die Uhr.
train-score = Match-Equity
train-scoreNote = Gewinnchancen und Take-Punkte bei einem Spielstand.
train-streak = { $n ->
    [0] Noch keine Serie
   *[other] Serie { $n }
}
train-best = Rekord { $n }
train-start = Start
train-mine = Pips, { $name }
train-below = unten
train-above = oben
train-check = Prüfen
train-again = Nächste Stellung
train-nextScore = Nächster Stand
train-right = Richtig.
train-wrong = Nicht ganz.
train-off = { $n } daneben
train-exact = genau
train-was = Es sind { $n }: { $how }.
train-took = { $seconds } s
train-leadBy = { $who ->
    [nobody] Das Rennen ist ausgeglichen.
    [below] Unten führt mit { $n }.
   *[above] Oben führt mit { $n }.
}
train-fromCollection = Aus deiner Sammlung
train-fromGame = Aus einer eigens gespielten Partie
train-youNeed = Du brauchst noch { $mine }, dein Gegner noch { $theirs }.
train-crawford = Das ist die Crawford-Partie.
train-postCrawford = Die Crawford-Partie ist vorbei.
train-askMwc = Wie groß sind deine Chancen, das Match zu gewinnen?
train-askTake = Dein Gegner doppelt auf { $value }. Ab welcher Gewinnchance nimmst du an, ohne Gammons und weitere Doppel?
train-percent = Prozent
train-within = Auf { $n } Prozent genau gilt als richtig.
train-answer = Es sind { $text } %.
train-table = Tabelle: { $name }
train-how = Ablehnen lässt dir { $pass } %, Verlieren { $loss } %, Gewinnen { $win } %. Du riskierst { $risk }, um { $gain } zu gewinnen: { $risk } / ({ $risk } + { $gain }) = { $point } %.
train-numbers = Gib eine Zahl ein.

trainer-title = Dein Coach
trainer-from = { $n ->
    [one] Aus deinem letzten Match.
   *[other] Aus deinen letzten { $n } Matches.
}
trainer-well = Gut gemacht
trainer-found = Du hast { $play } mit { $dice } gefunden. Wer nur gelegentlich spielt, findet das in { $n } von 100 Fällen.
trainer-look = Ansehen
trainer-work = Daran kannst du arbeiten
trainer-lost = { $errors ->
    [one] { $loss } in { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }, mit einem Fehler. Üblich bei deiner Stärke: { $usual }.
   *[other] { $loss } in { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }, mit { $errors } Fehlern. Üblich bei deiner Stärke: { $usual }.
}
trainer-retry = Den teuersten noch einmal
trainer-own = { $n ->
    [one] Einer von deinen
   *[other] { $n } von deinen
}
trainer-everybody = Aufgaben dieser Art
trainer-lesson = Zur Lektion
trainer-nothing = In diesen Matches fällt nichts auf.

problems-lead = Finde den besten Zug. Jede Antwort wurde Hunderte Male ausgespielt.
problems-everybody = Für alle
problems-rating = Dein Rating
problems-streak = Serie
problems-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
problems-found = Beste Antworten
problems-of = { $right } von { $answered }
problems-dailyDone = Aufgabe des Tages, gelöst
problems-mixed = Gemischte Aufgaben
problems-byKind = Nach Art
problems-own = Deine eigenen Fehler
problems-ownNote = Entscheidungen aus deinen Matches, die .060 oder mehr gekostet haben, kommen wieder, bis du den besten Zug findest.
problems-ownOpen = Übe deine Fehler
problems-none = Aufgaben dieser Art gibt es keine.
problems-noneHint = Wähl eine andere Art oder gemischte Aufgaben.
problems-standing = { $days ->
    [0] Rating { $rating }
    [one] Rating { $rating } · 1 Tag in Folge
   *[other] Rating { $rating } · { $days } Tage in Folge
}
problems-rated = Dein Rating: { $rating } ({ $change }). Das der Aufgabe: { $problem }.
problems-unrated = Diese Aufgabe hast du schon einmal beantwortet: Dein Rating bleibt.
problems-streakNow = { $n ->
    [one] 1 Tag in Folge.
   *[other] { $n } Tage in Folge.
}
problems-goal = Ziel für heute
problems-goalDone = Erreicht
problems-goalOpen = Eine Aufgabe
problems-sheet-open = Blatt drucken
problems-sheet-title = Aufgaben auf Papier
problems-sheet-lead = Drucke diese Seite oder speichere sie als PDF. Die Lösungen stehen auf der letzten Seite.
problems-sheet-kind = Art
problems-sheet-count = Wie viele
problems-sheet-print = Drucken
problems-sheet-answers = Lösungen
problems-sheet-number = { $n }. { $text }
problems-kind-opening = Eröffnung
problems-kind-attack = Angriff
problems-kind-prime = Prime
problems-kind-holding = Haltespiel
problems-kind-backGame = Rückspiel
problems-kind-middle = Mittelspiel
problems-kind-bearIn = Gegen Kontakt
problems-kind-bearOff = Rennen und Abtragen
problems-kind-raceCube = Doppeln im Rennen
problems-kind-contactCube = Doppeln bei Kontakt
problems-kind-take = Annehmen oder ablehnen
problems-kind-score = Spielstände im Match
