# Die Regeln und die Lektion des Spiels `asodio`.

also-1 = Griechisches Acey-deucey
intro = Die griechische Form von Acey-deucey, mit enger Tür: Neue Steine kommen nur mit einem Pasch oder 1-2 herein.
setup = Alle Steine warten neben dem Brett; das Brett ist am Anfang leer.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Setz alle fünfzehn ein, bring sie nach Hause und trag sie ab.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Das geht mit jedem Wurf. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Wartende Steine kommen nur mit einem Pasch oder mit 1-2 herein. Andere Würfe ziehen, was schon auf dem Brett steht.
special-2 = Wurf 1-2: Spiel beide, dann einen Pasch deiner Wahl, dann würfle noch einmal. Ein Pasch gibt vier Teilzüge und noch einen Wurf.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Wer verliert, zahlt für jeden eigenen Stein, der noch auf dem Brett ist.

# Unter den Bildern.

pictures-1-caption = 6-3 öffnet keine Tür: Nur Steine auf dem Brett dürfen ziehen.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Eine geschlossene Tür
lesson-1-task = 6-3 lässt keinen wartenden Stein herein. Zieh, was auf dem Brett steht.
lesson-1-yes = Pasche und 1-2 öffnen die Tür.
lesson-1-no = Die 6 gehört zu einem Stein auf 20.

lesson-2-title = Ein Pasch öffnet sie
lesson-2-task = Setz mit 5-5 vier Steine ein.
lesson-2-yes = Vier sind drin, und du würdest noch einmal würfeln.
lesson-2-no = Setz mit allen vier Fünfen ein.

lesson-3-title = Die Bar kommt zuerst
lesson-3-task = Dein geschlagener Stein darf mit jedem Wurf herein, aber vor allem anderen. Mit 1-2 darf ein wartender Stein ihm folgen.
lesson-3-yes = Er ist drin. Nach 1-2 folgt ein Pasch deiner Wahl.
