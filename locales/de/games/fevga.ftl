# Die Regeln und die Lektion des Spiels `fevga`.

also-1 = Feuga
also-2 = Fewga
intro = Das dritte Spiel von Tavli. Beide Seiten laufen gleich herum, ein einzelner Stein hält ein Feld, und wer die längere Mauer baut, lässt die andere Seite warten.
setup = Alle fünfzehn Steine auf deinem Feld 24. Die des Gegners stehen schräg gegenüber auf deinem Feld 12.
direction = Beide Seiten laufen gleich herum, aus gegenüberliegenden Ecken: Dein Feld 24 ist das Feld 12 des Gegners, und der Gegner beginnt auf deiner 12. Ihr lauft hintereinander um das Brett und kommt in verschiedenen Ecken an.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = Dein erster Stein läuft allein. Nichts anderes darf ziehen, bis er am Startfeld des Gegners vorbei ist, also auf deinem Feld 11 oder weiter steht.
special-2 = Du darfst nicht alle sechs Felder deines eigenen Startviertels, 24 bis 19, zugleich halten.
special-3 = Hast du eine Mauer aus sechs Feldern und stehen alle Steine des Gegners auf dem einen Feld gleich dahinter, musst du die Mauer öffnen, wenn du kannst.
special-4 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-5 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-6 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Die Regel gegen alle sechs Felder kann statt für dein eigenes Startviertel für das des Gegners gelten, deine Felder 12 bis 7, oder für beide.
options-2 = Die anderen Steine dürfen ziehen, sobald der erste zwölf Pips weit gelaufen ist.

# Unter den Bildern.

pictures-1-caption = Der erste Stein läuft: 24/13 mit 6-5.
pictures-2-caption = Ein Stein genügt: 18 ist für die 6 von 24 gesperrt.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Ein Stein macht sich auf
lesson-1-task = Am Anfang darf nur dein erster Stein ziehen. Spiel den ganzen Wurf mit ihm.
lesson-1-yes = Er steht einen Schritt vor dem Startfeld des Gegners.

lesson-2-title = Erst muss dein Läufer vorbei
lesson-2-task = Der erste Stein steht auf 14, die fünfzehn des Gegners auf 12. Versuch, einen von 24 zu ziehen; dann tu, was erlaubt ist.
lesson-2-yes = Der Läufer ist vorbei. Von jetzt an dürfen alle deine Steine ziehen.

lesson-3-title = Ein einzelner Stein ist eine Mauer
lesson-3-task = Ein gegnerischer Stein steht auf 18. Hol mit der 2 einen Stein heraus und spiel die 6 mit deinem Läufer.
lesson-3-yes = In diesem Spiel genügt einer zum Sperren.
lesson-3-no = Die 2 gehört zum Stapel auf 24, die 6 zum Stein auf 11.

lesson-4-title = Nicht alle sechs
lesson-4-task = Du hältst fünf der sechs Felder deines Startviertels. Setz einen Stein auf 19, aber so, dass am Ende nicht alle sechs gehalten sind.
lesson-4-yes = Eines der Felder musste weichen.
lesson-4-no = Bring mit der 5 einen Stein auf 19.

lesson-5-title = Abtragen
lesson-5-task = Trag zwei Steine ab.
lesson-5-yes = Abgetragen wird wie im Backgammon.
lesson-5-no = Nimm die 5 von Feld 5 und die 4 von Feld 4.
