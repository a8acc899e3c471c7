# Die Regeln und die Lektion des Spiels `backward-hit-small`.

intro = Rückwärts schlagen, aber am Zügel: Nur der kleinere der beiden Würfel darf rückwärts schlagen.
setup = Wie in Backgammon: zwei auf 24, fünf auf 13, drei auf 8, fünf auf 6.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Deine eigenen Nummern fallen unterwegs von 24 auf 1. Rückwärts nur zum Schlagen.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer keinen mehr hat, gewinnt.
lone = Ein einzelner Stein kann von einem herankommenden geschlagen werden, und von einem, der schon vorbei ist, wenn der kleinere Würfel des Wurfs passt.
special-1 = Ein Stein darf um den kleineren Würfel rückwärts ziehen, wenn er dabei auf einem einzelnen gegnerischen Stein landet; bei einem Pasch darf das jeder der vier Teilzüge.
special-2 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. So viele Würfel wie möglich müssen gespielt werden, und wenn nur einer von zweien passt, der höhere.
grades = Ein Sieg zählt 1, ein Gammon 2, wenn der Gegner noch nichts abgetragen hat, ein Backgammon 3, wenn außerdem einer seiner Steine auf der Bar oder in deinem Heimfeld steht.
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
