# Die Regeln und die Lektion des Spiels `portes`.

also-1 = Tabla
intro = Das erste Spiel des griechischen Tavli: Backgammon ohne Doppler und ohne dreifachen Sieg, meist schnell und bis fünf gespielt.
setup = Wie im Backgammon: zwei auf 24, fünf auf 13, drei auf 8, fünf auf 6.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt beide Würfel neu; der erste Wurf kann also ein Pasch sein. Später beginnt, wer die letzte Partie gewonnen hat.
special-2 = Es gibt keinen Doppler und kein Backgammon: Mehr als 2 zählt nichts.
special-3 = Jeder Würfel ist ein Teilzug. Du darfst beide mit demselben Stein machen oder mit zweien. Ein Pasch wird viermal gespielt.
special-4 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-5 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat. Ein Stein auf der Bar ändert nichts.
options-1 = Mit Doppler oder dreifachem Sieg gespielt, ist es Backgammon mit einer anderen Eröffnung.

# Unter den Bildern.

pictures-1-caption = 6-1 macht das Barfeld: 13/7 8/7.
pictures-2-caption = Einsetzen und halten: bar/21* 24/21 schlägt und macht zugleich einen Anker.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Ein guter Anfang
lesson-1-task = Mach mit 6-1 dein Feld 7.
lesson-1-yes = Drei Felder in einer Reihe halten die zwei Steine dahinter auf.
lesson-1-no = Ein Stein von 13 und einer von 8 treffen sich auf 7.

lesson-2-title = Einsetzen und halten
lesson-2-task = Setz mit einem Schlag ein und mach das Feld, auf dem du landest.
lesson-2-yes = Du hast geschlagen und hältst einen Anker: Keiner deiner hinteren Steine steht allein.
lesson-2-no = Setz mit der 4 auf 21 ein, dann bring den Stein von 24 mit der 3 dorthin.

lesson-3-title = Von hinten abräumen
lesson-3-task = Auf deinem Feld 5 steht nichts. Also muss ein Stein von einem höheren Feld ziehen; von einem niedrigeren darf keiner abgetragen werden.
lesson-3-yes = Solange ein Stein dahinter steht, trägt eine 5 keinen von einem niedrigeren Feld ab.
