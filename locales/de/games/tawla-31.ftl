# Die Regeln und die Lektion des Spiels `tawla-31`.

also-1 = Tawla
intro = Ein Spiel aus Ägypten und der Levante, bis 31 gespielt: Ein Läufer geht allein nach Hause, bevor die anderen folgen dürfen, und wer verliert, zahlt für jeden übrigen Stein.
setup = Alle fünfzehn Steine auf deinem Feld 24, die fünfzehn des Gegners auf deinem Feld 1.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = Nur ein Stein, der Läufer, darf ziehen, bis er dein Heimfeld erreicht hat, die Felder 6 bis 1.
special-2 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-3 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-4 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Wer gewinnt, bekommt einen Punkt für jeden Stein, den die andere Seite noch auf dem Brett hat, 1 bis 15. Ein Match geht bis 31. Mit Doppler im Geldspiel ändert die Jacoby-Regel hier nichts: Sie betrifft Gammons.
options-1 = Die anderen Steine dürfen ziehen, sobald der Läufer zwölf Pips weit gelaufen ist.
options-2 = Beide Seiten laufen gleich herum.

# Unter den Bildern.

pictures-1-caption = 6-6 am Anfang: Der Läufer geht mit drei Sechsen nach Hause, die vierte holt einen anderen heraus.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Der Läufer geht allein
lesson-1-task = Dein Läufer steht auf 15. Versuch, einen anderen Stein zu ziehen; dann spiel.
lesson-1-yes = Noch zwei Schritte, und die anderen dürfen folgen.

lesson-2-title = Die anderen folgen
lesson-2-task = Mit der 3 kommt der Läufer nach Hause. Hol mit der 5 einen neuen Stein heraus.
lesson-2-yes = Die Regel endet noch im selben Wurf: Ist der Läufer zu Hause, dürfen die anderen ziehen.
lesson-2-no = Erst die 3 mit dem Läufer, dann die 5 von 24.

lesson-3-title = Zählen, was übrig ist
lesson-3-task = Trag zwei ab: Jeder Stein, den der Gegner behält, ist ein Punkt für dich.
lesson-3-yes = Du gewinnst sieben Punkte.
lesson-3-no = Einer ist übrig. Spiel jede Zahl auf ihrem eigenen Feld.
