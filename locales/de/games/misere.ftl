# Die Regeln und die Lektion des Spiels `misere`.

also-1 = Backgammon auf Verlieren
intro = Backgammon auf Verlieren: Wer zuerst alle Steine abgetragen hat, hat verloren. Alle Zwangsregeln gelten, und man gewinnt, indem man den Gegner zum Abtragen zwingt.
setup = Wie im Backgammon: zwei auf 24, fünf auf 13, drei auf 8, fünf auf 6.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Trag deine Steine nicht vor dem Gegner ab: Wer zuerst fertig ist, verliert.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Alles, was sich spielen lässt, muss gespielt werden, auch Schläge und das Abtragen.
special-2 = Haben beide Seiten 500-mal gewürfelt, endet die Partie unentschieden.
special-3 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
grades = Wer zuerst alle Steine abgetragen hat, verliert 1 Punkt.
options-1 = Das Unentschieden kann nach einer anderen Zahl von Würfen als 500 kommen.

# Unter den Bildern.

pictures-1-caption = 6-5 erzwingt 6/off und den Schlag 6/1*, so unwillkommen beide sind.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Kein Ausweg
lesson-1-task = Lieber würdest du weder abtragen noch schlagen. Du musst.
lesson-1-yes = So viele Würfel wie möglich, ob du willst oder nicht.

lesson-2-title = Hinten bleiben
lesson-2-task = Lass deine hintersten Steine, wo sie sind: Spiel diesen Wurf, ohne von 24 zu ziehen.
lesson-2-yes = Die langsamere Seite gewinnt.
lesson-2-no = Zieh von 13 und von 6.

lesson-3-title = Schlagen lassen
lesson-3-task = Lass einen einzelnen Stein dicht vor dem Gegner stehen: Zurückgeschickt zu werden ist gut für dich. Setz einen auf 7, wohin beide hinteren Steine des Gegners zielen.
lesson-3-yes = Eine Einladung.
lesson-3-no = Spiel die 6 von 13.
