# Fehler in Lektionsdateien, für alle, die welche schreiben.

lesson-error = Zeile { $line }: { $fault }

lesson-fault-syntax = { $error }
lesson-fault-too-long = eine Lektion hat höchstens { $longest } Byte
lesson-fault-no-steps = eine Lektion braucht mindestens einen Schritt [[step]]
lesson-fault-game = ein Spiel { $game } gibt es nicht
lesson-fault-kind = Schritte der Art `{ $kind }` sind nicht lesbar: nimm play, tap, choice, number, order, write, setup oder free
lesson-fault-missing = diese Art von Schritt braucht `{ $field }`
lesson-fault-unused = diese Art von Schritt hat keine Verwendung für `{ $field }`
lesson-fault-position = die Stellung ist unmöglich: { $error }
lesson-fault-dice = mit einem solchen Wurf wird das Spiel nicht gespielt
lesson-fault-illegal = die Regeln erlauben { $play } nicht
lesson-fault-best-misses = der beste Zug, { $play }, erreicht das Ziel nicht
lesson-fault-mistake-meets = der Fehler { $play } erreicht das Ziel
lesson-fault-order = eine Reihenfolge braucht mindestens zwei Züge, die verschieden enden
lesson-fault-reply = `{ $answer }` ist kein Wurf mit einem zulässigen Zug der anderen Seite wie 6-1 13/7 8/7
lesson-fault-stakes = Spielstand oder Doppler können hier nicht so sein
lesson-fault-goal-of-all = jeder zulässige Zug erreicht das Ziel: schreib dann, und nur dann, goal = { "{" } any = true { "}" }
lesson-fault-points = Felder sind verschiedene Zahlen von 1 bis 24, oder 25 für die Bar, und es lassen sich nicht mehr antippen, als aufgezählt sind
lesson-fault-choice = `{ $word }` lässt sich nicht wählen: nimm roll, double, take, pass oder beaver
lesson-fault-best = ein Fehler ist die beste Antwort oder hier keine mögliche Antwort
lesson-fault-figure = `{ $word }` lässt sich hier nicht zählen: docs/lessons.md nennt die Zahlen und was sie brauchen
lesson-fault-counted = dort steht { $told }, die Regeln zählen { $counted }
lesson-fault-cube = ohne `accept` geht es bei einer Doppler-Entscheidung um den letzten Wurf einer Partie um Geld, und die beste Antwort folgt aus seinen { $rolls } gewinnenden Würfen von 36
lesson-fault-margin = margin und accepted brauchen accept, accepted steht in einem Schritt ohne goal, und kein Verlust ist negativ

lesson-objection-best = { $play } verliert { $loss }; besser: { $better }
lesson-objection-right = { $play } gilt als richtig und verliert { $loss }
lesson-objection-accepted = { $play } verliert nur { $loss }, steht aber nicht in `accepted`
lesson-objection-mistake = der Fehler { $word } verliert nur { $loss }
lesson-objection-order = { $play } ist nur { $loss } schlechter als der Zug davor
lesson-objection-no-cube = über den Dopplerwürfel gibt es nichts zu entscheiden
lesson-objection-best-cube = die beste Entscheidung verliert { $loss }
lesson-objection-other-cube = { $choice } verliert nur { $loss }
lesson-objection-take-point = der Take-Punkt liegt bei { $counted } %
lesson-objection-unjudged = die Engine kann diese Stellung nicht beurteilen
lesson-objection-unasked = die Engine wurde nicht gefragt: Eine Lektion, die hier geprüft wird, hat höchstens 20 Schritte und 20 Sekunden Zeit
lessons-good = { $file }: in Ordnung
lessons-no-text = das ist kein Text in UTF-8
lessons-unsaid = { $file }: { $id } fehlt
lessons-long = { $file }: { $id } hat mehr als { $most } Wörter
lessons-faults = { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
