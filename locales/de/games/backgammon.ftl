# Die Regeln und die Lektion des Spiels `backgammon`.

intro = Zwei Heere zu fünfzehn Steinen ziehen aneinander vorbei. Du läufst nach Hause, baust Felder, über die der Gegner nicht kommt, und schickst einzelne Nachzügler an den Anfang zurück.
setup = Zwei Steine auf deinem Feld 24, fünf auf 13, drei auf 8 und fünf auf 6. Die des Gegners stehen ebenso, von der anderen Seite gesehen.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
terms-1-word = Barfeld
terms-1-meaning = Dein Feld 7, gleich neben der Bar. Mit Feld 6 und Feld 8 ist es der Anfang einer Mauer.
terms-2-word = Mittelfeld
terms-2-meaning = Dein Feld 13, auf halbem Weg nach Hause, wo fünf deiner Steine beginnen. Auf dem Rückweg landet man dort am besten.
terms-3-word = Goldenes Feld
terms-3-meaning = Das Feld 5 jeder Seite. Dein eigenes früh zu besetzen bringt am meisten; das des Gegners, dein Feld 20, ist der beste Anker.
terms-4-word = Anker
terms-4-meaning = Ein Feld, das du im Heimfeld des Gegners hältst. Solange du eines hast, kannst du immer einsetzen.
terms-5-word = Blot
terms-5-meaning = Ein einzelner Stein auf einem Feld, der geschlagen werden kann.
terms-6-word = Prime
terms-6-meaning = Felder in einer Reihe, die du hältst. Über sechs in einer Reihe springt niemand.
special-1 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und spielt diese beiden Würfel. Bei gleichen Zahlen werfen beide neu.
special-2 = Jeder Würfel ist ein Teilzug. Du darfst beide mit demselben Stein machen oder mit zweien. Ein Pasch wird viermal gespielt.
special-3 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
special-5 = Der Dopplerwürfel: Vor dem Wurf darfst du anbieten, den Einsatz zu verdoppeln. Der Gegner nimmt an und besitzt dann den Doppler, oder er lehnt ab und verliert die Partie zum alten Einsatz.
grades = Ein Sieg zählt 1. Hat der Gegner noch nichts abgetragen, ist es ein Gammon und zählt 2; steht außerdem noch einer seiner Steine auf der Bar oder in deinem Heimfeld, ist es ein Backgammon und zählt 3. Der Doppler vervielfacht den Wert.
options-1 = Jacoby-Regel (Geldspiel): Gammons und Backgammons zählen nur 1, solange nicht gedoppelt wurde.
options-2 = Beaver (Geldspiel): Wer annimmt, darf sofort zurückdoppeln und den Doppler behalten.
options-3 = Crawford-Regel (Match): Fehlt einer Seite zum ersten Mal nur noch ein Punkt, wird die nächste Partie ohne Doppler gespielt.

# Unter den Bildern.

pictures-1-caption = Mit 3-1 macht 8/5 6/5 ein Feld, auf dem der Gegner nicht landen kann.
pictures-2-caption = Auf der Bar mit 4-2: Feld 23 ist gesperrt, also wird mit der 4 eingesetzt, bar/21.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Ein Feld machen
lesson-1-task = Bring mit beiden Würfeln zwei Steine auf dein Feld 5: So bleibt keiner allein, und das Feld ist für den Gegner gesperrt.
lesson-1-yes = Zwei Steine halten Feld 5. Das ist einer der besten Eröffnungszüge.
lesson-1-no = Feld 5 ist nicht gemacht: Zwei deiner Steine müssen dort landen.

lesson-2-title = Von der Bar einsetzen
lesson-2-task = Einer deiner Steine wurde geschlagen. Er muss eingesetzt werden, bevor sich etwas anderes bewegt: Eine 4 landet auf 21, eine 2 auf 23. Sieh nach, was offen ist, dann spiel den anderen Würfel, wie du willst.
lesson-2-yes = Du hast mit der 4 eingesetzt. Feld 23 wird von zwei Steinen gehalten, mit der 2 ging es also nicht.

lesson-3-title = Schlagen und decken
lesson-3-task = Der Stein des Gegners auf deinem Feld 4 steht allein. Schlag ihn und deck das Feld mit dem anderen Würfel.
lesson-3-yes = Der einzelne Stein wartet auf der Bar, und dein Feld ist sicher.
lesson-3-no = Schlag mit einem Würfel auf deinem Feld 4 und lande auch mit dem anderen dort.

lesson-4-title = Wenn nur ein Würfel passt
lesson-4-task = Beide Würfel kannst du nicht spielen. Jeder ginge für sich allein; die Regeln sagen, welchen du spielen musst.
lesson-4-yes = Geht jede der beiden Zahlen, aber nicht beide, musst du die höhere spielen.

lesson-5-title = Abtragen mit 6-1
lesson-5-task = Trag beide Steine ab und gewinn. Überleg, welchen Würfel jeder braucht.
lesson-5-yes = Die 6 nimmt den Stein auf 6, die 1 den auf 1.
lesson-5-no = Ein Stein ist noch auf dem Brett: Erst 6/5 zu ziehen verschenkt einen Würfel.
