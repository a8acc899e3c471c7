# Die Regeln und die Lektion des Spiels `hypergammon`.

also-1 = Hyper-Backgammon
intro = Drei Steine je Seite: Jeder Wurf kann die Partie entscheiden. Es ist kurz, scharf und so klein, dass jede Stellung berechnet ist.
setup = Je ein Stein auf 24, 23 und 22; die anderen zwölf bleiben im Beutel.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring deine drei Steine nach Hause und trag sie ab.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld. Mit drei Steinen steht fast alles allein, also such zuerst nach Schlägen.
special-1 = Alle anderen Regeln sind die von Backgammon, auch Gammon und Backgammon.
special-2 = Jeder Würfel ist ein Teilzug. Du darfst beide mit demselben Stein machen oder mit zweien. Ein Pasch wird viermal gespielt.
special-3 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
special-5 = Der Dopplerwürfel: Vor dem Wurf darfst du anbieten, den Einsatz zu verdoppeln. Der Gegner nimmt an und besitzt dann den Doppler, oder er lehnt ab und verliert die Partie zum alten Einsatz.
grades = Ein Sieg zählt 1. Hat der Gegner noch nichts abgetragen, ist es ein Gammon und zählt 2; steht außerdem noch einer seiner Steine auf der Bar oder in deinem Heimfeld, ist es ein Backgammon und zählt 3. Der Doppler vervielfacht den Wert.
options-1 = Jacoby-Regel (Geldspiel): Gammons und Backgammons zählen nur 1, solange nicht gedoppelt wurde.
options-2 = Beaver (Geldspiel): Wer annimmt, darf sofort zurückdoppeln und den Doppler behalten.
options-3 = Crawford-Regel (Match): Fehlt einer Seite zum ersten Mal nur noch ein Punkt, wird die nächste Partie ohne Doppler gespielt.

# Unter den Bildern.

pictures-1-caption = 2-1 schlägt zweimal: 16/15* und 8/6*.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Zwei mit einem Wurf
lesson-1-task = Zwei Steine des Gegners stehen einen und zwei Schritte vor deinen. Schlag beide.
lesson-1-yes = Beide müssen neu eingesetzt werden; du hast Zeit zu laufen.
lesson-1-no = Nur einer wurde geschlagen oder keiner: Nimm die 1 von 16 und die 2 von 8.

lesson-2-title = Einsetzen, wo es offen ist
lesson-2-task = Dein Stein auf der Bar kann mit einer 6 auf 19 oder mit einer 5 auf 20 eingesetzt werden. Eines der beiden Felder ist gesperrt.
lesson-2-yes = Zwei Steine haben Feld 20 gesperrt; der einzelne auf 19 wurde geschlagen.

lesson-3-title = Zwei abtragen
lesson-3-task = Trag mit diesem Wurf zwei deiner drei Steine ab.
lesson-3-yes = Einer bleibt: Dafür genügt jeder Wurf.
lesson-3-no = Nur einer ist abgetragen. Nimm für jeden Stein seine eigene Zahl.
