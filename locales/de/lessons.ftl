# Fehler in Lektionsdateien, für alle, die welche schreiben.

lesson-error = Zeile { $line }: { $fault }

lesson-fault-syntax = { $error }
lesson-fault-no-steps = eine Lektion braucht mindestens einen Schritt [[step]]
lesson-fault-game = ein Spiel { $game } gibt es nicht
lesson-fault-kind = Schritte der Art `{ $kind }` sind nicht lesbar: nimm play, tap, choice, number oder free
lesson-fault-missing = diese Art von Schritt braucht `{ $field }`
lesson-fault-unused = diese Art von Schritt hat keine Verwendung für `{ $field }`
lesson-fault-position = die Stellung ist unmöglich: { $error }
lesson-fault-not-yours = in dieser Stellung ist die andere Seite dran
lesson-fault-dice = mit einem solchen Wurf wird das Spiel nicht gespielt
lesson-fault-illegal = die Regeln erlauben { $play } nicht
lesson-fault-best-misses = der beste Zug, { $play }, erreicht das Ziel nicht
lesson-fault-mistake-meets = der Fehler { $play } erreicht das Ziel
lesson-fault-goal-of-all = jeder zulässige Zug erreicht das Ziel: schreib dann, und nur dann, goal = { "{" } any = true { "}" }
lesson-fault-points = Felder sind verschiedene Zahlen von 1 bis 24, und es lassen sich nicht mehr antippen, als aufgezählt sind
lesson-fault-choice = `{ $word }` lässt sich nicht wählen: nimm roll, double, take oder pass
lesson-fault-best = ein Fehler ist die beste Antwort oder hier keine mögliche Antwort
lesson-fault-figure = `{ $word }` lässt sich hier nicht zählen: nimm points (einer beendeten Partie), pips oder off
lesson-fault-counted = dort steht { $told }, die Regeln zählen { $counted }
lesson-fault-cube = bei einer Doppler-Entscheidung geht es um den letzten Wurf einer Partie, und die beste Antwort folgt aus seinen { $rolls } gewinnenden Würfen von 36
lesson-fault-margin = accept und margin stehen zusammen und sind nicht negativ
