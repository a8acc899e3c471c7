# Die Regeln und die Lektion des Spiels `tavla`.

also-1 = Takhteh
also-2 = Tachte
also-3 = Tawle
also-4 = Schesch Besch
intro = Das türkische Spiel: Anfang und Züge von Backgammon, kein Doppler und ein Brauch, der den Kampf zu Hause verändert: Wer dort schlägt, muss bleiben.
setup = Wie im Backgammon: zwei auf 24, fünf auf 13, drei auf 8, fünf auf 6.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Nicht schlagen und weglaufen: Ein Stein, der im eigenen Heimfeld schlägt, auf den Feldern 6 bis 1, darf im selben Zug nicht weiterziehen. Außerhalb darf er.
special-2 = Ein anderer Stein, der vorher auf dem Feld stand, darf gehen, solange der bleibt, der geschlagen hat.
special-3 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-4 = Jeder Würfel ist ein Teilzug. Du darfst beide mit demselben Stein machen oder mit zweien. Ein Pasch wird viermal gespielt.
special-5 = Kannst du beide Würfel spielen, musst du es. Kannst du jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-6 = Abtragen: Ein Würfel nimmt einen Stein vom Feld mit seiner Zahl. Ist es leer, musst du einen Stein von einem höheren Feld ziehen; gibt es keinen, trägst du einen von deinem höchsten Feld ab.
grades = Ein Sieg zählt 1, oder 2 (Mars), wenn die andere Seite noch nichts abgetragen hat.
options-1 = Ohne die Regel gegen Schlagen und Weglaufen ist es Portes.

# Unter den Bildern.

pictures-1-caption = Mit 3-1 muss der Stein, der auf 5 schlägt, bleiben: 8/5* 6/5 deckt ihn.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Schlagen und bleiben
lesson-1-task = Schlag auf deinem Feld 5. Der schlagende Stein muss dort bleiben, also deck ihn mit dem anderen Würfel.
lesson-1-yes = Er hat geschlagen, ist geblieben und ist sicher.
lesson-1-no = Schlag mit der 3 von 8 und deck mit der 1 von 6.

lesson-2-title = Draußen darfst du weiterlaufen
lesson-2-task = Der einzelne Stein auf deinem Feld 10 steht außerhalb deines Heimfelds. Schlag ihn und zieh mit demselben Stein weiter.
lesson-2-yes = Jenseits von Feld 6 gilt die Regel nicht.
lesson-2-no = Schlag mit der 3 auf 10 und zieh denselben Stein weiter auf 9.

lesson-3-title = Gleich abtragen
lesson-3-task = Trag zwei Steine ab.
lesson-3-yes = Jede Zahl hat einen Stein von ihrem eigenen Feld genommen.
lesson-3-no = Nimm die 6 von Feld 6 und die 4 von Feld 4.
