# Die Regeln und die Lektion des Spiels `nard`.

also-1 = Persisches Nard
intro = Eine persische Form: Die Steine kommen einander entgegen wie im Backgammon, aber niemand wird je geschlagen. Ein einzelner Stein sperrt sein Feld, und Staus entscheiden.
setup = Alle fünfzehn Steine auf deinem Feld 24, die fünfzehn des Gegners auf deinem Feld 1.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = Es gibt keinen Läufer und keine verbotene Mauer: Sechs Felder in einer Reihe halten einfach auf, wer dahinter steht.
special-2 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-3 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-4 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Nach manchen Beschreibungen laufen beide Seiten gleich herum.

# Unter den Bildern.

pictures-1-caption = Ein gegnerischer Stein auf 18 sperrt es: Die 6 kommt nicht von 24 weg.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Weg vom Stapel
lesson-1-task = Spiel beide Würfel mit zwei Steinen von 24.
lesson-1-yes = Jeder von ihnen sperrt jetzt ein Feld.
lesson-1-no = Zieh zwei verschiedene Steine.

lesson-2-title = Von einem gesperrt
lesson-2-task = Ein einzelner gegnerischer Stein steht auf 18. Hol mit der 3 einen Stein heraus und spiel die 6 anderswo.
lesson-2-yes = Niemand wird geschlagen, also bleibt das Feld gesperrt, bis es frei wird.
lesson-2-no = Die 3 gehört zum Stapel auf 24.

lesson-3-title = Abtragen
lesson-3-task = Trag zwei Steine ab.
lesson-3-yes = Wie im Backgammon.
lesson-3-no = Nimm die 6 von Feld 6 und die 5 von Feld 5.
