# Die Regeln und die Lektion des Spiels `longgammon`.

also-1 = Langes Backgammon
intro = Alles beginnt auf einem Feld. Fünfzehn Steine müssen aus dem Heimfeld des Gegners geführt werden, deshalb ist das Spiel lang und reich an Primes.
setup = Alle fünfzehn Steine auf deinem Feld 24; die des Gegners stehen auf deinem Feld 1.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Nur der Anfang ist anders als im Backgammon. Eine Sechserprime vor dem großen Stapel entscheidet die meisten Partien.
special-2 = Jeder Würfel ist ein Teilzug. Du darfst beide mit demselben Stein machen oder mit zweien. Ein Pasch wird viermal gespielt.
special-3 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
special-5 = Der Dopplerwürfel: Vor dem Wurf darfst du anbieten, den Einsatz zu verdoppeln. Der Gegner nimmt an und besitzt dann den Doppler, oder er lehnt ab und verliert die Partie zum alten Einsatz.
grades = Ein Sieg zählt 1. Hat der Gegner noch nichts abgetragen, ist es ein Gammon und zählt 2; steht außerdem noch einer seiner Steine auf der Bar oder in deinem Heimfeld, ist es ein Backgammon und zählt 3. Der Doppler vervielfacht den Wert.
options-1 = Jacoby-Regel (Geldspiel): Gammons und Backgammons zählen nur 1, solange nicht gedoppelt wurde.
options-2 = Beaver (Geldspiel): Wer annimmt, darf sofort zurückdoppeln und den Doppler behalten.
options-3 = Crawford-Regel (Match): Fehlt einer Seite zum ersten Mal nur noch ein Punkt, wird die nächste Partie ohne Doppler gespielt.

# Unter den Bildern.

pictures-1-caption = 6-5 aus der Grundstellung kann mit einem Stein laufen, 24/13.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Ein Stein läuft
lesson-1-task = Lass am Anfang so wenige Steine wie möglich allein: Spiel beide Würfel mit einem Stein.
lesson-1-yes = Nur ein Stein steht allein, und er ist weit weg vom Stapel des Gegners.
lesson-1-no = Jetzt stehen zwei Steine allein. Mach beide Teilzüge mit einem.

lesson-2-title = Ein Feld davor
lesson-2-task = Deck den einzelnen Stein auf 4 und hol noch einen aus dem Stapel.
lesson-2-yes = Feld 4 ist gemacht; drei Felder stehen vor dem großen Stapel.
lesson-2-no = Nimm die 4 von Feld 8 und die 2 vom Stapel.

lesson-3-title = Den Nachzügler schlagen
lesson-3-task = Der Gegner ist mit einem Stein auf dein Feld 6 entwischt. Schlag ihn und halt das Feld.
lesson-3-yes = Er muss von der Bar neu beginnen, und zwei von dir halten das Feld.
lesson-3-no = Schlag von Feld 10 aus auf 6 und bring einen zweiten Stein von 7 dorthin.
