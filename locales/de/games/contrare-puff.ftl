# Die Regeln und die Lektion des Spiels `contrare-puff`.

also-1 = Puff
also-2 = Gegenpuff
intro = Ein deutsches Spiel aus der Backgammon-Familie, in dem die Seiten einander gegenüber einsetzen. Die kleine Zahl kommt zuerst, immer.
setup = Alle Steine warten neben dem Brett; das Brett ist am Anfang leer.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Setz alle fünfzehn ein, bring sie nach Hause und trag sie ab.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Alle deine Steine müssen eingesetzt sein, bevor einer das Viertel verlassen darf, in dem eingesetzt wird.
special-2 = Du musst den kleineren Würfel zuerst spielen. Kannst du es nicht, ist der Zug verloren.
special-3 = Mit deinem ersten Pasch spielst du jeden Würfel einmal, danach, wenn du magst, jede Unterseite (7 minus Augenzahl) einmal. Mit späteren Paschen spielst du jeden Würfel zweimal, danach, wenn du magst, die Unterseiten, und würfelst noch einmal.
special-4 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Benutzen beide Seiten dieselbe Straße, ist es Lange Puff.

# Unter den Bildern.

pictures-1-caption = 6-2 auf dem leeren Brett: Zuerst wird mit der 2 eingesetzt.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Der kleine Würfel zuerst
lesson-1-task = Die 2 muss vor der 6 gespielt werden.
lesson-1-yes = Erst die kleine Zahl, dann die große.

lesson-2-title = Der erste Pasch
lesson-2-task = Spiel jeden Würfel einmal: Setz mit den Fünfen zwei Steine ein. Danach dürfen die Unterseiten folgen, zwei Zweien.
lesson-2-yes = Die Unterseiten, zwei Zweien, folgen, wenn du sie willst.

lesson-3-title = Mit einem Schlag herein
lesson-3-task = Der einzelne Stein des Gegners steht auf deinem Feld 20. Zuerst kommt die 3, dann schlägt die 5.
lesson-3-yes = Die kleine Zahl zuerst, auch beim Schlagen.
