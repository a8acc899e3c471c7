# Die Regeln und die Lektion des Spiels `backward-hit`.

intro = Eine deutsche Idee: Kein einzelner Stein ist sicher, nur weil er schon überholt ist. Steine dürfen umkehren, aber nur zum Schlagen.
setup = Wie im Backgammon: zwei auf 24, fünf auf 13, drei auf 8, fünf auf 6.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1. Rückwärts wird nur gezogen, um zu schlagen.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein kann von beiden Seiten geschlagen werden: von einem herankommenden und von einem, der schon vorbei ist und um eine Augenzahl umkehrt.
special-1 = Außer vorwärts darf ein Stein um einen Würfel rückwärts ziehen, wenn er dabei auf einem einzelnen gegnerischen Stein landet.
special-2 = Solche Schläge zählen mit, wenn du so viele Würfel wie möglich spielen musst. Auch aus deinem Heimfeld darfst du rückwärts schlagen. Steine auf der Bar kommen trotzdem zuerst.
special-3 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
grades = Ein Sieg zählt 1. Hat der Gegner noch nichts abgetragen, ist es ein Gammon und zählt 2; steht außerdem noch einer seiner Steine auf der Bar oder in deinem Heimfeld, ist es ein Backgammon und zählt 3.
options-1 = Rückwärts zu schlagen ist nie Pflicht, auch wenn sonst nichts zu spielen ist.
options-2 = Rückwärts schlagen nur mit dem kleineren Würfel: Das ist das Spiel Small Backward Hits.

# Unter den Bildern.

pictures-1-caption = Mit 4-3 kehrt ein Stein von 6 um und schlägt auf 10.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Umkehren
lesson-1-task = Der einzelne Stein auf deinem Feld 10 ist schon überholt. Schlag ihn mit der 4 rückwärts.
lesson-1-yes = Du hast einen Stein geschlagen, der schon an deinem vorbei war.
lesson-1-no = Zieh mit der 4 von 6 zurück auf 10.

lesson-2-title = Zwei auf einmal
lesson-2-task = Schlag beide einzelnen Steine, auf 10 und auf 7.
lesson-2-yes = Ein Stein ist umgekehrt, hat geschlagen und auf dem Weg nach vorn noch einmal geschlagen.
lesson-2-no = Beide müssen geschlagen werden: Einer der Wege geht von 6 auf 10 und weiter auf 7.

lesson-3-title = Nie ohne Schlag
lesson-3-task = Rückwärts wird nur gezogen, um zu schlagen, und hier ist nichts zu schlagen. Mach dein Feld 5.
lesson-3-yes = Vorwärts, wie immer.
lesson-3-no = Zwei Steine müssen auf 5 landen.
