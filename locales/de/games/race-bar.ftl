# Die Regeln und die Lektion des Spiels `race-bar`.

intro = Backgammon vom leeren Brett, bekannt von Servern für Fernpartien: Alles wartet draußen, und du kommst herein, wann du willst.
setup = Alle Steine warten neben dem Brett; das Brett ist am Anfang leer. Eingesetzt wird im Heimfeld des Gegners, auf 25 minus Augenzahl.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Setz alle fünfzehn ein, bring sie nach Hause und trag sie ab.
lone = Ein einzelner Stein auf einem Feld kann geschlagen werden. Er kommt auf die Bar und muss im Heimfeld des Gegners eingesetzt werden, auf 25 minus Augenzahl, bevor seine Seite etwas anderes zieht. Zwei oder mehr Steine sperren ihr Feld.
special-1 = Du kannst wartende Steine einsetzen oder die auf dem Brett ziehen, wie du willst; ein geschlagener Stein muss zuerst eingesetzt werden.
special-2 = Abtragen darfst du erst, wenn nichts mehr wartet und alles Übrige zu Hause ist.
special-3 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
grades = Jeder Sieg zählt 1: Gammons gibt es nicht.

# Unter den Bildern.

pictures-1-caption = 4-3: Mit jedem Würfel kommt ein Stein herein.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Hereinkommen
lesson-1-task = Setz zwei Steine ein.
lesson-1-yes = Zwei sind drin, dreizehn warten.
lesson-1-no = Setz mit beiden Würfeln ein.

lesson-2-title = Gleich ein Feld machen
lesson-2-task = Deck den einzelnen Stein auf 20, indem du mit der 5 einsetzt.
lesson-2-yes = Ein Feld im Heimfeld des Gegners ist ein sicherer Landeplatz.
lesson-2-no = Mit der 5 landest du auf 20.

lesson-3-title = Die Bar kommt zuerst
lesson-3-task = Dein geschlagener Stein muss eingesetzt werden, bevor es ein wartender darf.
lesson-3-yes = Er ist wieder im Spiel.
