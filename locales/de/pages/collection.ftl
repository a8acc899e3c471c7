# Die Sammlung.

collection-lead = Alle deine Matches an einem Ort: Zieh Dateien, Ordner oder ein Zip irgendwo auf die Seite.
collection-decisions = Entscheidungen suchen
collection-choose = Dateien wählen
collection-chooseFolder = Ordner wählen
collection-kinds = Jedes Matchformat, gemischt, wie du es hast; Zip-Archive bis 2 GB
collection-matches = { $n ->
    [one] 1 Match
   *[other] { $n } Matches
}
collection-sending = { $what } wird gesendet
collection-importing = { $what } wird gelesen
collection-read = { $total ->
    [none] { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    }
   *[other] { $total ->
        [one] { $files } von 1 Datei
       *[other] { $files } von { $total } Dateien
    }
}
collection-counts = { $added ->
    [one] 1 neues Match
   *[other] { $added } neue Matches
}{ $known ->
    [0] { "" }
   *[other] , { $known } schon bekannt
}
collection-stopped = angehalten
collection-failed = abgebrochen
collection-stop = Anhalten
collection-dismiss = Aus der Liste entfernen
collection-faulty = { $n ->
    [one] 1 Match mit Mängeln
   *[other] { $n } Matches mit Mängeln
}
collection-refused = { $n ->
    [one] 1 Datei nicht verstanden
   *[other] { $n } Dateien nicht verstanden
}
collection-showProblems = Zeigen, was nicht stimmte
collection-hideProblems = Ausblenden
collection-moreProblems = { $n } weitere zeigen
collection-problemRefused = übersprungen
collection-search = Suchen
collection-searchHint = Namen, Turnier, Ort oder Datei
collection-filters = Filter
collection-player = Name
collection-opponent = Gegner
collection-kind = Art
collection-allKinds = Alle
collection-kindName = { $length ->
    [0] { $variant }, Geldspiel
    [one] { $variant }, 1 Punkt
   *[other] { $variant }, { $length } Punkte
}
collection-from = Gespielt ab
collection-to = Bis
collection-dateHint = 2024 oder 2024-05-30
collection-state = Zeigen
collection-states-all = Alle
collection-states-analysed = Analysierte
collection-states-open = Nicht analysierte
collection-states-faulty = Mit Mängeln
collection-order = Reihenfolge
collection-orders-added = Zuletzt hinzugefügt
collection-orders-newest = Zuletzt gespielt
collection-orders-oldest = Zuerst gespielt
collection-orders-players = Nach Namen
collection-orders-longest = Längste
collection-orders-worst = Höchster PR
collection-clear = Zurücksetzen
collection-found = { $n ->
    [one] 1 Match, { $analysed } analysiert
   *[other] { $n } Matches, { $analysed } analysiert
}
collection-waiting = { $n ->
    [one] 1 Match wartet auf die Analyse
   *[other] { $n } Matches warten auf die Analyse
}
collection-stopAll = Alle anhalten
collection-col-players = Namen
collection-col-kind = Art
collection-col-score = Stand
collection-col-date = Gespielt
collection-col-pr = PR
collection-col-state = { "" }
collection-prOf = PR von { $name }
collection-review = Durchsehen
collection-analyseIt = Analysieren
collection-queued = wartet
collection-running = läuft
collection-faultsOf = { $n ->
    [one] 1 Mangel in der Datei
   *[other] { $n } Mängel in der Datei
}
collection-noDate = ohne Datum
collection-select = { $what } auswählen
collection-selectAll = Alle gezeigten auswählen
collection-chosen = { $n } ausgewählt
collection-analyseThese = Analysieren
collection-analyseAll = Alle analysieren
collection-exportAll = Alle herunterladen
collection-exportThese = Herunterladen
collection-format = Format
collection-remove = Löschen
collection-removeSure = { $n ->
    [one] 1 Match löschen?
   *[other] { $n } Matches löschen?
}
collection-more = Mehr zeigen
collection-none = Noch keine Matches
collection-noneHint = Zieh Dateien aus beliebigen Programmen hierher. Doppelte werden übersprungen.
collection-noneFound = Kein Match passt zu diesen Filtern
collection-noneFoundHint = Entferne einen Filter oder nimm weniger Wörter.
collection-claimed = { $moved ->
    [one] 1 Match gehört
   *[other] { $moved } Matches gehören
} jetzt dir{ $known ->
    [0] { "" }
   *[other] ; { $known } hattest du schon
}.
collection-unnamed = Ohne Namen
collection-place-game = Partie { $n }
collection-place-move = Zug { $n }
collection-place-line = Zeile { $n }
collection-place-column = Spalte { $n }
