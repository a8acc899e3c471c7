# Die Regeln und die Lektion des Spiels `irish`.

also-1 = Todas tablas
also-2 = Shuanglu
also-3 = Ssang-ryuk
intro = Der Vorfahr von Backgammon, in England und Irland gespielt, lange bevor ein Pasch viermal gespielt wurde. Die östlichen Spiele Shuanglu und Ssang-ryuk und das spanische Todas tablas spielt man ebenso, soweit man weiß.
setup = Wie im Backgammon: zwei auf 24, fünf auf 13, drei auf 8, fünf auf 6.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Ein Pasch ist nichts Besonderes: Jeder Würfel wird einmal gespielt, 3-3 ist also zweimal die 3.
special-2 = Es gibt keinen Doppler, und jeder Sieg zählt gleich viel.
special-3 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
grades = Jeder Sieg zählt 1: Gammons gibt es nicht.
options-1 = Eine alte Quelle fügt hinzu: Ist dein Heimfeld ganz gesperrt und wartet ein gegnerischer Stein auf der Bar, musst du eines der sechs Felder öffnen, wenn das geht und du trotzdem so viele Würfel wie möglich spielst.

# Unter den Bildern.

pictures-1-caption = 3-3 ist zweimal die 3: 8/5(2).

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Ein Pasch: zwei Teilzüge
lesson-1-task = Du hast zwei Dreien, nicht vier. Mach mit ihnen dein Feld 5.
lesson-1-yes = Zweimal die 3, und der Wurf ist vorbei.
lesson-1-no = Beide Dreien müssen auf 5 landen.

lesson-2-title = Schlagen mit der Vier
lesson-2-task = Schlag den einzelnen Stein auf deinem Feld 4 und deck es.
lesson-2-yes = Geschlagen wird wie im Backgammon.
lesson-2-no = Schlag mit der 4 von 8 und deck mit der 2 von 6.

lesson-3-title = Mit einem Pasch abtragen
lesson-3-task = Zwei Fünfen tragen zwei Steine ab.
lesson-3-yes = Zwei sind weg; im Backgammon wären es vier gewesen.
