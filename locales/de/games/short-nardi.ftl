# Die Regeln und die Lektion des Spiels `short-nardi`.

also-1 = Kurzes Narde
intro = Der östliche Name von Backgammon auf einem kaukasischen Brett: Anfang und alle Züge sind gleich, und den Doppler sieht man selten.
setup = Wie im Backgammon: zwei auf 24, fünf auf 13, drei auf 8, fünf auf 6.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Im kurzen Spiel wird geschlagen; das lange, Long Nardi, kennt keine Schläge.
special-2 = Jeder Würfel ist ein Teilzug. Du darfst beide mit demselben Stein machen oder mit zweien. Ein Pasch wird viermal gespielt.
special-3 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
grades = Ein Sieg zählt 1. Hat der Gegner noch nichts abgetragen, ist es ein Gammon und zählt 2; steht außerdem noch einer seiner Steine auf der Bar oder in deinem Heimfeld, ist es ein Backgammon und zählt 3. Der Doppler vervielfacht den Wert.
options-1 = Der Dopplerwürfel, wenn beide ihn wollen.

# Unter den Bildern.

pictures-1-caption = 6-5 bringt einen hinteren Stein in Sicherheit: 24/13.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Ein Feld sperren
lesson-1-task = Mach mit 4-2 dein Feld 4.
lesson-1-yes = Zwei Steine sperren ein Feld.
lesson-1-no = Zwei Steine müssen auf 4 landen.

lesson-2-title = Zwei auf der Bar
lesson-2-task = Deine beiden Steine müssen eingesetzt werden. Eine Zahl ist offen, die andere nicht.
lesson-2-yes = Mit der 1 ging es; die 6 war gesperrt, und der zweite Stein wartet.

lesson-3-title = Die letzten Steine
lesson-3-task = Trag mit diesem Wurf beide ab.
lesson-3-yes = Alle weg: Du gewinnst.
lesson-3-no = Einer ist übrig. Spiel jede Zahl auf ihrem eigenen Feld.
