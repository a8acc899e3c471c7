# Die Regeln und die Lektion des Spiels `gioul`.

intro = Eine griechische Mischung: Anfang und Richtung von Plakoto, Sperren statt Festhalten, und Pasche, die wie in Gul Bara steigen.
setup = Alle fünfzehn Steine auf deinem Feld 24, die fünfzehn des Gegners auf deinem Feld 1.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = In deinen ersten drei Würfen gibt ein Pasch vier Teilzüge. Ab deinem vierten Wurf steigt er: 4-4 geht mit 5-5 weiter und dann mit 6-6. Jeder Teil wird frei, wenn der vorige ganz gespielt ist. Lässt sich ein Teil auf mehrere Arten spielen, wähl eine, nach der im nächsten Teil die meisten Teilzüge möglich sind. Die Teile danach zählen nicht mit.
special-2 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-3 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Kannst du einen steigenden Pasch nicht ganz spielen, spielt der Gegner den Rest.

# Unter den Bildern.

pictures-1-caption = Ein gegnerischer Stein auf 18 sperrt es für die 6.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Weg vom Stapel
lesson-1-task = Spiel beide Würfel mit zwei Steinen von 24.
lesson-1-yes = Jeder von ihnen sperrt jetzt ein Feld.
lesson-1-no = Zieh zwei verschiedene Steine.

lesson-2-title = Von einem gesperrt
lesson-2-task = Ein einzelner gegnerischer Stein steht auf 18. Hol mit der 3 einen Stein heraus und spiel die 6 anderswo.
lesson-2-yes = Niemand wird geschlagen: Das Feld bleibt gesperrt, bis es frei wird.
lesson-2-no = Die 3 gehört zum Stapel auf 24.

lesson-3-title = Ein steigender Pasch
lesson-3-task = Es ist dein vierter Wurf: jetzt viermal die 5, und viermal die 6 folgt, wenn alle gespielt sind. Nimm vier verschiedene Steine.
lesson-3-yes = Alle vier sind gespielt: Die Sechsen sind frei.
lesson-3-no = Zieh vier verschiedene Steine um 5.
