# Chouettes: what is refused, options that do not fit, a damaged log, the sheet.

chouette-options-most = an einer Chouette spielen { $least } bis { $max } Personen, nicht { $most }
chouette-options-partner = ein Partner der Box braucht mehr als { $players } Personen
chouette-options-animals = { $animals } Beaver und Raccoons sind mehr als die erlaubten { $max }
chouette-options-no-beavers = wer allein annimmt, kann nicht zum Beaver verpflichtet sein, wo Beaver nicht erlaubt sind
chouette-options-half-of-one = die Box kann nicht die Hälfte der Doppler annehmen, wenn das Team nur einen hat
chouette-options-extra-of-one = Extras brauchen einen Dopplerwürfel für jedes Mitglied
chouette-options-clock = eine Verzögerung von { $seconds } s ist nicht möglich: wähle 1 bis 3600
chouette-options-no-cube = eine Chouette braucht ein Spiel mit Dopplerwürfel
chouette-options-said-twice = Jacoby-Regel, Beaver und automatische Doppel sind Optionen der Chouette, keine Hausregeln
chouette-options-house = abgelehnte Eröffnungswürfe und unerlaubte Züge gibt es in einer Chouette nicht

chouette-refusal-not-seated = diese Person spielt nicht in der Chouette
chouette-refusal-seated = diese Person ist nicht gegangen
chouette-refusal-full = die Chouette ist voll: { $most } Personen spielen
chouette-refusal-seats = { $max } Personen waren schon dabei, mehr können es nicht werden: beginne eine neue Chouette
chouette-refusal-name = dieser Name ist leer, zu lang oder enthält unsichtbare Zeichen
chouette-refusal-too-few = eine Chouette braucht mindestens { $least } Personen
chouette-refusal-ordered = die Reihenfolge steht schon fest
chouette-refusal-not-ordered = die Reihenfolge steht noch nicht fest
chouette-refusal-order-rule = die Reihenfolge wird anders bestimmt
chouette-refusal-line = das sind nicht die Personen, deren Plätze offen sind
chouette-refusal-game-on = eine Partie läuft
chouette-refusal-no-game = es läuft keine Partie
chouette-refusal-not-yours = das ist nicht deine Entscheidung
chouette-refusal-answer-first = zuerst fehlt noch eine Antwort
chouette-refusal-nothing-asked = nichts wartet auf deine Antwort
chouette-refusal-not-yet = zuerst antworten die Personen weiter hinten in der Reihe
chouette-refusal-no-such-cube = dieser Dopplerwürfel ist nicht im Spiel
chouette-refusal-doubled-before = Dopplerwürfel kann man einmal pro Zug anbieten
chouette-refusal-all-or-none = die Dopplerwürfel werden zusammen angeboten oder gar nicht
chouette-refusal-must-beaver = nur du nimmst an: gib einen Beaver oder lehne ab
chouette-refusal-captain-beavers = nur der Kapitän kann für das Team einen Beaver geben
chouette-refusal-must-take-half = die Box muss mindestens { $least } dieser Dopplerwürfel annehmen
chouette-refusal-no-taker = diese Person kann den Dopplerwürfel nicht übernehmen
chouette-refusal-no-partner = diese Person kann nicht Partner der Box sein
chouette-refusal-start = wer beginnt, wird anders bestimmt
chouette-refusal-grade = { $grade } ist nicht mehr möglich
chouette-refusal-no-advice = Rat ist jetzt nicht erlaubt

chouette-log-empty = das Protokoll ist leer
chouette-log-header = Zeile 1: kein Kopf einer Chouette: { $reason }
chouette-log-version = Zeile 1: Version { $version } ist neuer als dieses Programm
chouette-log-house = Zeile 1: Hausregel { $name }: { $reason }
chouette-log-options = Zeile 1: { $reason }
chouette-log-line = Zeile { $line }: keine Aktion: { $reason }
chouette-log-refused = Zeile { $line }: { $reason }

chouette-sheet-game = Partie
chouette-sheet-total = Summe
