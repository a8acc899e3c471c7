# Die Regeln und die Lektion des Spiels `backward-hit-small`.

intro = Backward Hits mit einer Grenze: Nur der kleinere der beiden Würfel darf rückwärts schlagen.
setup = Wie im Backgammon: zwei auf 24, fünf auf 13, drei auf 8, fünf auf 6.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1. Rückwärts wird nur gezogen, um zu schlagen.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein kann von einem herankommenden Stein geschlagen werden, und von einem, der schon vorbei ist, wenn der kleinere Würfel passt.
special-1 = Ein Stein darf um den kleineren Würfel rückwärts ziehen, wenn er dabei auf einem einzelnen gegnerischen Stein landet; bei einem Pasch darf das jeder der vier Teilzüge.
special-2 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
grades = Ein Sieg zählt 1. Hat der Gegner noch nichts abgetragen, ist es ein Gammon und zählt 2; steht außerdem noch einer seiner Steine auf der Bar oder in deinem Heimfeld, ist es ein Backgammon und zählt 3.
options-1 = Rückwärts schlagen mit jedem Würfel: Das ist das Spiel Backward Hits.

# Unter den Bildern.

pictures-1-caption = Mit 4-3 darf nur die 3 umkehren.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Der kleinere Würfel
lesson-1-task = Schlag den einzelnen Stein auf 7 rückwärts, mit der 3.
lesson-1-yes = Die 3 ist der kleinere Würfel.
lesson-1-no = Zieh von 4 zurück auf 7.

lesson-2-title = Schlagen und heimkommen
lesson-2-task = Schlag auf 7 rückwärts und zieh denselben Stein mit der 4 weiter.
lesson-2-yes = Zurück, geschlagen und wieder daheim.
lesson-2-no = Erst 4/7 mit der 3, dann weiter mit der 4.

lesson-3-title = Vorwärts wie immer
lesson-3-task = Mach dein Feld 5.
lesson-3-yes = Sonst hat sich nichts geändert.
lesson-3-no = Zwei Steine müssen auf 5 landen.
