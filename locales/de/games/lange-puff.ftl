# Die Regeln und die Lektion des Spiels `lange-puff`.

also-1 = Langpuff
intro = Puff auf einer Straße: Beide Seiten setzen an derselben Ecke ein und laufen in dieselbe Richtung.
setup = Alle Steine warten neben dem Brett; das Brett ist am Anfang leer. Beide Seiten setzen auf denselben Feldern ein.
direction = Beide Seiten laufen auf einer Straße in dieselbe Richtung: hinein bei 24, zu Hause auf 6 bis 1. Jede Nummer teilst du mit dem Gegner.
aim = Setz alle fünfzehn ein, lauf um das Brett und trag sie vor dem Gegner ab.
lone = Ein einzelner Stein kann von hinten geschlagen werden; er wird am Anfang der Straße neu eingesetzt.
special-1 = Alle deine Steine müssen eingesetzt sein, bevor einer das Viertel verlassen darf, in dem eingesetzt wird.
special-2 = Du musst den kleineren Würfel zuerst spielen. Kannst du es nicht, ist der Zug verloren.
special-3 = Mit deinem ersten Pasch spielst du jeden Würfel einmal, danach, wenn du magst, jede Unterseite (7 minus Augenzahl) einmal. Mit späteren Paschen spielst du jeden Würfel zweimal, danach, wenn du magst, die Unterseiten, und würfelst noch einmal.
special-4 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Setzen die Seiten einander gegenüber ein, ist es Contrare Puff.

# Unter den Bildern.

pictures-1-caption = 6-2 auf dem leeren Brett: Zuerst wird mit der 2 eingesetzt.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Der kleine Würfel zuerst
lesson-1-task = Die 2 muss vor der 6 gespielt werden.
lesson-1-yes = Erst die kleine Zahl, dann die große.

lesson-2-title = Der erste Pasch
lesson-2-task = Spiel jeden Würfel einmal. Danach dürfen die Unterseiten folgen.
lesson-2-yes = Die Unterseiten, zwei Zweien, folgen, wenn du sie willst.

lesson-3-title = Von hinten schlagen
lesson-3-task = Der einzelne Stein des Gegners steht auf 20. Setz dort ein und schlag ihn.
lesson-3-yes = Er muss neu eingesetzt werden.
