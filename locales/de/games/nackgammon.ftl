# Die Regeln und die Lektion des Spiels `nackgammon`.

intro = Backgammon mit zwei Steinen mehr ganz hinten, erdacht von Nack Ballard. Die Partien dauern länger, und ein Feld im Heimfeld des Gegners ist mehr wert.
setup = Zwei Steine auf 24, zwei auf 23, vier auf 13, drei auf 8 und vier auf 6, für beide Seiten.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Nur der Anfang ist anders als im Backgammon. Mit vier Steinen hinten bau lieber Felder, statt zu laufen.
special-2 = Jeder Würfel ist ein Teilzug. Du darfst beide mit demselben Stein machen oder mit zweien. Ein Pasch wird viermal gespielt.
special-3 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
special-5 = Der Dopplerwürfel: Vor dem Wurf darfst du anbieten, den Einsatz zu verdoppeln. Der Gegner nimmt an und besitzt dann den Doppler, oder er lehnt ab und verliert die Partie zum alten Einsatz.
grades = Ein Sieg zählt 1. Hat der Gegner noch nichts abgetragen, ist es ein Gammon und zählt 2; steht außerdem noch einer seiner Steine auf der Bar oder in deinem Heimfeld, ist es ein Backgammon und zählt 3. Der Doppler vervielfacht den Wert.
options-1 = Jacoby-Regel (Geldspiel): Gammons und Backgammons zählen nur 1, solange nicht gedoppelt wurde.
options-2 = Beaver (Geldspiel): Wer annimmt, darf sofort zurückdoppeln und den Doppler behalten.
options-3 = Crawford-Regel (Match): Fehlt einer Seite zum ersten Mal nur noch ein Punkt, wird die nächste Partie ohne Doppler gespielt.

# Unter den Bildern.

pictures-1-caption = 4-3 aus der Grundstellung: 24/20 23/20 macht einen vorgeschobenen Anker.
pictures-2-caption = 6-6: 24/18(2) 13/7(2). Die beiden Steine auf 23 können nicht folgen, denn 17 ist gesperrt.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Ein Feld zu Hause
lesson-1-task = Mach mit beiden Würfeln dein Feld 4.
lesson-1-yes = Ein drittes Feld zu Hause ist hier mehr wert als ein Lauf.
lesson-1-no = Zwei Steine müssen auf 4 landen.

lesson-2-title = Ein vorgeschobener Anker
lesson-2-task = Nimm zwei der vier Steine im Heimfeld des Gegners und mach Feld 20.
lesson-2-yes = Von Feld 20 aus lässt du dich nicht einsperren.
lesson-2-no = Bring einen Stein von 24 und einen von 23 zusammen auf 20.

lesson-3-title = Viermal die Sechs
lesson-3-task = Spiel 6-6 so, dass du am Ende 18 und 7 hältst.
lesson-3-yes = Beide Barfelder, 18 und 7, gehören dir: eine Mauer an jedem Ende.
lesson-3-no = Zieh zwei Steine von 24 und zwei von 13.
