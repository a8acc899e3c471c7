# Die Regeln und die Lektion des Spiels `jacquet`.

also-1 = Jaquet
intro = Das französische Laufspiel der Cafés. Ein Kurier eilt voraus; erst wenn er das letzte Viertel erreicht hat, dürfen die anderen los.
setup = Alle fünfzehn Steine auf deinem Feld 24. Die des Gegners stehen schräg gegenüber auf deinem Feld 12.
direction = Beide Seiten laufen gleich herum, aus gegenüberliegenden Ecken: Dein Feld 24 ist das Feld 12 des Gegners, und der Gegner beginnt auf deiner 12. Ihr lauft hintereinander um das Brett und kommt in verschiedenen Ecken an.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = Der Kurier, dein erster Stein, muss dein Heimfeld erreichen, die Felder 6 bis 1, bevor ein anderer ziehen darf. Was er nicht spielen kann, ist verloren.
special-2 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-3 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-4 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Die Beschreibungen gehen auseinander. Nach den französischen sperrt ein einzelner Stein, wie hier. Nach anderen wird geschlagen: Ein geschlagener Stein wird auf 24 bis 19 eingesetzt, bevor etwas anderes zieht, auch während der Kurier unterwegs ist; Kurier ist dann der vorderste Stein. In dieser Form darfst du höchstens zwei Felder deines Startviertels, 24 bis 19, sperren und höchstens zwei Steine auf deinem Feld 13 haben.

# Unter den Bildern.

pictures-1-caption = Der Kurier läuft mit beiden Würfeln: 24/13.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Der Kurier
lesson-1-task = Am Anfang darf nur ein Stein ziehen.
lesson-1-yes = Der Kurier ist unterwegs.

lesson-2-title = Nicht, bevor er zu Hause ist
lesson-2-task = Der Kurier steht auf 11. Versuch einen der anderen, dann spiel weiter.
lesson-2-yes = Einen Schritt vor dem Heimfeld.

lesson-3-title = Der Weg ist frei
lesson-3-task = Bring den Kurier mit der 4 nach Hause und lass mit der 6 den nächsten los.
lesson-3-yes = Jetzt dürfen alle ziehen.
lesson-3-no = Die 4 gehört zum Kurier, die 6 zum Stapel.
