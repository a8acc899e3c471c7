# Die Regeln und die Lektion des Spiels `acey-deucey`.

intro = Das Spiel der US-Marine. Das Brett ist am Anfang leer, Steine kommen herein, wie die Würfel es zulassen, und 1-2 ist der beste Wurf: Er bringt einen Pasch deiner Wahl und noch einen Wurf.
setup = Alle Steine warten neben dem Brett; das Brett ist am Anfang leer. Eingesetzt wird im Heimfeld des Gegners, auf 25 minus Augenzahl.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Setz alle fünfzehn ein, bring sie herum und nach Hause und trag sie ab.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Du kannst wartende Steine einsetzen oder die auf dem Brett ziehen, wie du willst. Nur ein geschlagener Stein auf der Bar muss zuerst eingesetzt werden.
special-2 = Wurf 1-2: Spiel die 1 und die 2, dann einen beliebigen Pasch, dann würfle noch einmal.
special-3 = Ein Pasch gibt vier Teilzüge und dann noch einen Wurf.
special-4 = Kannst du einen Teil nicht ganz spielen, ist der Rest verloren, auch der weitere Wurf.
special-5 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Jeder Sieg zählt 1: Gammons gibt es nicht.
options-1 = Wer verliert, zahlt für jeden eigenen Stein, der noch auf dem Brett ist.
options-2 = Ein gewöhnlicher Pasch bringt keinen weiteren Wurf.
options-3 = Alle deine Steine müssen eingesetzt sein, bevor einer auf dem Brett zieht.
options-4 = Du darfst nicht schlagen, bevor einer deiner Steine zu Hause ist.

# Unter den Bildern.

pictures-1-caption = 6-3 auf dem leeren Brett: Zwei kommen herein, oder einer kommt und läuft weiter.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Das Brett ist leer
lesson-1-task = Setz zwei Steine ein, mit jedem Würfel einen.
lesson-1-yes = Mit einer 3 landest du auf 22, mit einer 6 auf 19.
lesson-1-no = Setz mit beiden Würfeln ein.

lesson-2-title = Die Eins und die Zwei
lesson-2-task = Du hast 1-2 gewürfelt. Spiel zuerst die 1 und die 2: Setz mit ihnen zwei Steine ein.
lesson-2-yes = Jetzt würdest du einen beliebigen Pasch wählen, ihn viermal spielen und noch einmal würfeln.
lesson-2-no = Setz mit der 1 und mit der 2 ein.

lesson-3-title = Die Bar kommt zuerst
lesson-3-task = Einer deiner Steine wurde geschlagen. Bis er eingesetzt ist, darf nichts anderes ziehen, auch kein wartender Stein.
lesson-3-yes = Er ist wieder im Spiel.
