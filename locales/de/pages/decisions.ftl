# Die Suche nach Entscheidungen, Notizen dazu und Sätze.

decisions-lead = Finde jede Entscheidung deiner analysierten Matches danach, was auf dem Brett stand, was gespielt wurde und was es gekostet hat.
decisions-matches = Matches
decisions-all = Alle
decisions-whose = Wessen
decisions-mine = Meine
decisions-theirs = Die meiner Gegner
decisions-kind = Entscheidung
decisions-kindPlays = Züge
decisions-kindDoubles = Doppeln oder nicht
decisions-kindTakes = Annehmen oder ablehnen
decisions-loss = Größe des Fehlers
decisions-lossFrom = { $loss } und mehr
decisions-position = Stellung
decisions-score = Spielstand
decisions-scores-money = Geldspiel
decisions-scores-dmp = Letzte Partie (DMP)
decisions-scores-crawford = Crawford-Partie
decisions-scores-postCrawford = Nach Crawford
decisions-scores-bothTwoAway = Beide noch 2
decisions-scores-twoAway = Eine Seite noch 2
decisions-scores-other = Andere Stände
decisions-dice = Wurf
decisions-cube = Doppler
decisions-owner-centre = In der Mitte
decisions-owner-mine = Bei der Seite, die entscheidet
decisions-owner-theirs = Bei der anderen Seite
decisions-leadFrom = Pips voraus, von
decisions-leadTo = bis
decisions-names = Namen, Turnier oder Datei
decisions-costliest = Teuerste zuerst
decisions-latest = Neuestes Match zuerst
decisions-points-title = Besetzte Felder
decisions-points-hint = Tipp auf ein Feld: einmal für die Seite, die entscheidet (hell), zweimal für die andere (dunkel).
decisions-points-label = Feld { $point }: { $state }
decisions-points-any = beliebig
decisions-points-mine = gehalten von der Seite, die entscheidet
decisions-points-theirs = gehalten von der anderen Seite
decisions-count = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
} in { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}, zusammen { $loss }
decisions-chosen = { $n ->
    [one] 1 Entscheidung gewählt
   *[other] { $n } Entscheidungen gewählt
}
decisions-none = Keine Entscheidung passt
decisions-noneHint = Nimm eine Bedingung heraus oder lass mehr Matches analysieren.
decisions-noMatches = Noch keine analysierten Matches
decisions-noMatchesHint = Spiel ein Match oder füg deiner Sammlung Dateien hinzu und lass sie analysieren.
decisions-acts-double = Gedoppelt
decisions-acts-noDouble = Nicht gedoppelt
decisions-acts-take = Angenommen
decisions-acts-drop = Abgelehnt
decisions-acts-beaver = Beaver
decisions-acts-raccoon = Raccoon
decisions-played = Gespielt
decisions-best = Am besten
decisions-flag = Markieren
decisions-flagged = Markiert
decisions-note = Notiz
decisions-tags = Stichwörter
decisions-tagsHint = prime timing
decisions-saveNote = Speichern
decisions-cancel = Abbrechen
decisions-retry = Noch einmal
decisions-practise = Üben
decisions-practiseSet = { $name } üben
decisions-saveAs = Als Satz speichern
decisions-setName = Name des Satzes
decisions-save = { $n ->
    [one] 1 Entscheidung speichern
   *[other] { $n } Entscheidungen speichern
}
decisions-saved = { $n ->
    [one] { $name }: 1 Entscheidung
   *[other] { $name }: { $n } Entscheidungen
}
decisions-sets = Sätze
decisions-remove = { $name } löschen
decisions-removeSure = { $name } wirklich löschen?
decisions-first = Sätze und Dateien fassen die ersten 500.
decisions-export = Exportieren
decisions-formats-xgid = XGIDs
decisions-formats-xg = XG-Text
decisions-formats-csv = CSV
decisions-done = Fertig: { $right } von { $n } richtig
decisions-again = Noch einmal
decisions-left = { $n ->
    [0] die letzte
    [one] noch 1
   *[other] noch { $n }
}
decisions-back = Alle Entscheidungen
decisions-yourNotes = Deine Notizen
decisions-addNote = Notiz hinzufügen
decisions-onMatch = Zum Match
