# Die Regeln und die Lektion des Spiels `tapa`.

intro = Das Festhaltespiel Bulgariens, Zwilling von Plakoto: Alles beginnt auf einem Feld, und ein einzelner Stein wird festgehalten, wo er steht.
setup = Alle fünfzehn Steine auf deinem Feld 24, die fünfzehn des Gegners auf deinem Feld 1. Manche stellen zuerst nur zwei auf und nehmen die übrigen nach Bedarf aus dem Beutel: Die Regeln sind dieselben.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein kann festgehalten werden: Ein gegnerischer Stein landet auf ihm und hält ihn dort. Der festgehaltene Stein kann erst wieder ziehen, wenn der letzte über ihm weg ist. Er wird nicht zurückgeschickt und behält seinen Platz im Rennen.
special-1 = Zwei deiner Steine sperren ein Feld, ebenso einer, der festhält.
special-2 = Du darfst nicht abtragen, solange einer deiner Steine zu Hause festgehalten wird.
special-3 = Die Mutter festzuhalten, den letzten Stein auf dem Startfeld des Gegners, gewinnt 2, sobald dein eigenes Startfeld leer ist; sind beide Mütter festgehalten, endet die Partie unentschieden. Beides beendet die Partie sofort, auch wenn noch Würfel zu spielen wären.
special-4 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-5 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-6 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat. Die Mutter festzuhalten zählt 2.
options-1 = Viele spielen ohne die Mutterregel.

# Unter den Bildern.

pictures-1-caption = 5-2: 14/7* hält auf 7 fest, kurz vor dem Heimfeld.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Fern von zu Hause festhalten
lesson-1-task = Halt den einzelnen Stein auf deinem Feld 7 fest.
lesson-1-yes = Jeder Stein, der fern von zu Hause festsitzt, kostet den Gegner Zeit.
lesson-1-no = Ein Stein von 14 spielt beide Würfel.

lesson-2-title = Zwei darüber
lesson-2-task = Dein einzelner Stein hält auf 9 fest. Setz einen zweiten darauf, damit das Feld deins bleibt, wenn einer gehen muss.
lesson-2-yes = Zwei halten fester als einer.
lesson-2-no = Mit der 5 kommt der Stein von 14 auf 9.

lesson-3-title = Von zweien gesperrt
lesson-3-task = Zwei gegnerische Steine sperren 18, deshalb kommt die 6 nicht von deinem Startfeld weg. Finde den Umweg: Welcher Würfel muss zuerst?
lesson-3-yes = Erst die 4 auf 20, dann die 6: Bei jedem Schritt muss ein Stein ein offenes Feld finden.
