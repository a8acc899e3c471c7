# Die Regeln und die Lektion des Spiels `five-point-limit`.

also-1 = Ägyptisch
intro = Eine Hausregel aus Ägypten und alten englischen Clubs: Kein Feld fasst mehr als fünf Steine einer Seite, Stapeln hilft also nicht.
setup = Wie im Backgammon; die Felder 13 und 6 sind von Anfang an voll.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Auf einem Feld dürfen höchstens fünf eigene Steine stehen. Ein sechster darf dort nicht landen, auch nicht von der Bar.
special-2 = Jeder Würfel ist ein Teilzug. Du darfst beide mit demselben Stein machen oder mit zweien. Ein Pasch wird viermal gespielt.
special-3 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
special-5 = Der Dopplerwürfel: Vor dem Wurf darfst du anbieten, den Einsatz zu verdoppeln. Der Gegner nimmt an und besitzt dann den Doppler, oder er lehnt ab und verliert die Partie zum alten Einsatz.
grades = Ein Sieg zählt 1. Hat der Gegner noch nichts abgetragen, ist es ein Gammon und zählt 2; steht außerdem noch einer seiner Steine auf der Bar oder in deinem Heimfeld, ist es ein Backgammon und zählt 3. Der Doppler vervielfacht den Wert.
options-1 = Jacoby-Regel (Geldspiel): Gammons und Backgammons zählen nur 1, solange nicht gedoppelt wurde.
options-2 = Beaver (Geldspiel): Wer annimmt, darf sofort zurückdoppeln und den Doppler behalten.
options-3 = Crawford-Regel (Match): Fehlt einer Seite zum ersten Mal nur noch ein Punkt, wird die nächste Partie ohne Doppler gespielt.

# Unter den Bildern.

pictures-1-caption = Mit 2-1 am Anfang ist 8/6 nicht erlaubt: Dort stehen schon fünf.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Das volle Feld
lesson-1-task = Auf deinem Feld 6 stehen fünf. Mach stattdessen Feld 4 und sieh nach, was das Brett zu 8/6 sagt.
lesson-1-yes = Die Regel belohnt Züge, die die Steine verteilen.
lesson-1-no = Zwei Steine müssen auf 4 landen.

lesson-2-title = Platz schaffen
lesson-2-task = Mach mit 6-1 dein Feld 7.
lesson-2-yes = Beide Stapel sind um einen Stein kleiner.
lesson-2-no = Einer von 13 und einer von 8 treffen sich auf 7.

lesson-3-title = Fünf und nicht mehr
lesson-3-task = Spiel 2-2 so, dass du am Ende 4 und 11 hältst.
lesson-3-yes = Zwei neue Felder, und nirgends mehr als fünf.
lesson-3-no = Bring zwei Steine von 13 auf 11 und zwei von 6 auf 4.
