# Die Regeln und die Lektion des Spiels `acey-deucey-eu`.

intro = Acey-deucey, wie man es in Europa spielt: Ein Pasch bringt auch die Zahlen auf den Unterseiten der Würfel, und abgetragen wird nur mit genauen Zahlen.
setup = Alle Steine warten neben dem Brett; das Brett ist am Anfang leer. Eingesetzt wird im Heimfeld des Gegners, auf 25 minus Augenzahl.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Setz alle fünfzehn ein, bring sie nach Hause und trag sie mit genauen Zahlen ab.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Ein Pasch wird viermal gespielt, danach viermal die Zahl auf den Unterseiten der Würfel (7 minus Augenzahl); dann würfelst du noch einmal.
special-2 = Wurf 1-2: Spiel beide, dann einen Pasch deiner Wahl mit seiner Unterseite, dann würfle noch einmal.
special-3 = Kannst du einen Teil nicht ganz spielen, ist der Rest verloren, auch der weitere Wurf.
special-4 = Ein Stein wird nur mit der genauen Zahl seines Feldes abgetragen.
grades = Jeder Sieg zählt 1: Gammons gibt es nicht.
options-1 = Wer verliert, zahlt für jeden eigenen Stein, der noch auf dem Brett ist.

# Unter den Bildern.

pictures-1-caption = 4-4: viermal die 4, dann viermal die 3, dann noch ein Wurf.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Oben und unten
lesson-1-task = 5-5 bringt viermal die 5 und dann, von der Unterseite, viermal die 2. Setz mit den Fünfen vier Steine ein.
lesson-1-yes = Viermal die 2 folgt, und dann noch ein Wurf.
lesson-1-no = Setz mit jeder Fünf ein.

lesson-2-title = Genaue Zahlen
lesson-2-task = Abgetragen wird nur mit genauen Zahlen. Die 6 kann den Stein auf 4 nicht abtragen.
lesson-2-yes = Die 3 wurde im Heimfeld gespielt; die 6 ist verloren.

lesson-3-title = Die Bar kommt zuerst
lesson-3-task = Dein geschlagener Stein muss zuerst eingesetzt werden.
lesson-3-yes = Er ist wieder im Spiel.
