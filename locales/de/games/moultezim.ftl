# Die Regeln und die Lektion des Spiels `moultezim`.

intro = Das türkische Laufspiel, ein Vetter von Fevga: Alle laufen gleich herum, ein Stein hält ein Feld, und die Tür des Gegners muss offen bleiben.
setup = Alle fünfzehn Steine auf deinem Feld 24. Die des Gegners stehen schräg gegenüber auf deinem Feld 12.
direction = Beide Seiten laufen gleich herum, aus gegenüberliegenden Ecken: Dein Feld 24 ist das Feld 12 des Gegners, und der Gegner beginnt auf deiner 12. Ihr lauft hintereinander um das Brett und kommt in verschiedenen Ecken an.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = Der erste Stein muss dein Feld 11 erreichen oder darüber hinaus sein, bevor ein anderer ziehen darf.
special-2 = Du darfst höchstens vier Felder des Viertels vor dem Start des Gegners halten, deiner Felder 12 bis 7.
special-3 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-5 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Statt der Grenze für deine Felder 12 bis 7 gilt: Du darfst nicht alle sechs Felder deines eigenen Startviertels halten, 24 bis 19.
options-2 = Die anderen Steine dürfen ziehen, sobald der erste zwölf Pips weit gelaufen ist.

# Unter den Bildern.

pictures-1-caption = Vier Felder des Viertels sind gehalten; mit 16/11 kommt keines dazu.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Der Läufer
lesson-1-task = Nur der erste Stein darf ziehen, bis er 11 erreicht hat.
lesson-1-yes = Er ist am Start des Gegners vorbei, und die anderen sind frei.

lesson-2-title = Vier und kein fünftes
lesson-2-task = Du hältst 11, 10, 9 und 8. Lande mit der 5 auf 11 und spiel die 4 so, dass kein fünftes Feld dieses Viertels gehalten wird.
lesson-2-yes = Der Gegner behält einen Ausweg, wie es die Regel will.
lesson-2-no = Mit der 5 kommt ein Stein von 16 auf 11.

lesson-3-title = Den Weg sperren
lesson-3-task = Ein einzelner Stein hält ein Feld. Setz einen auf 18 und einen auf 20.
lesson-3-yes = Zwei Felder sind mit zwei Steinen gesperrt.
lesson-3-no = Spiel zwei Steine von 24.
