# Die Regeln und die Lektion des Spiels `plakoto`.

intro = Das zweite Spiel von Tavli. Niemand wird zurückgeschickt; ein einzelner Stein wird festgehalten, wo er steht, und die ersten Steine, die zu Hause sind, können die Nachzügler endgültig fangen.
setup = Alle fünfzehn Steine auf deinem Feld 24, die fünfzehn des Gegners auf deinem Feld 1.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein kann festgehalten werden: Ein gegnerischer Stein landet auf ihm und hält ihn dort. Der festgehaltene Stein kann erst wieder ziehen, wenn der letzte über ihm weg ist. Er wird nicht zurückgeschickt und behält seinen Platz im Rennen.
special-1 = Zwei deiner Steine sperren ein Feld für den Gegner, ebenso einer, der festhält.
special-2 = Ein festgehaltener Stein ist frei, sobald der letzte über ihm weg ist, auch noch im selben Zug.
special-3 = Du darfst nicht abtragen, solange einer deiner Steine zu Hause festgehalten wird.
special-4 = Die Mutter ist der letzte Stein auf einem Startfeld. Hältst du sie fest, gewinnst du 2, sobald dein eigenes Startfeld leer ist; sind beide Mütter festgehalten, endet die Partie unentschieden. Beides beendet die Partie sofort, auch wenn noch Würfel zu spielen wären.
special-5 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-6 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-7 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat. Die Mutter festzuhalten zählt 2.
options-1 = Ohne die Mutterregel heißt das Spiel Mahbusa.
options-2 = Wenn beide es so wollen, darf man abtragen, während einer der eigenen Steine festgehalten wird.

# Unter den Bildern.

pictures-1-caption = 6-3: 18/9* hält den einzelnen Stein auf 9 fest.
pictures-2-caption = Der Stein auf 17 liegt unter zweien und kann nicht ziehen; andere Steine können es: 24/18 10/9.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Halt ihn fest
lesson-1-task = Der Stein des Gegners auf deinem Feld 9 steht allein. Lande auf ihm.
lesson-1-yes = Er wird festgehalten, bis du gehst. Auf dem Brett liegt ein festgehaltener Stein unten und trägt ein Schloss.
lesson-1-no = Zähl von 18 aus: Beide Würfel zusammen reichen bis 9.

lesson-2-title = Festgehalten
lesson-2-task = Dein Stein auf 17 wird festgehalten. Probier es aus: Das Brett sagt dir, warum er bleibt. Dann hol einen neuen von 24 heraus.
lesson-2-yes = Während ein Stein festgehalten wird, machen die anderen die Arbeit.
lesson-2-no = Nimm die 6 von deinem Startfeld.

lesson-3-title = Niemanden allein lassen
lesson-3-task = Spiel 2-2 so, dass keiner deiner Steine allein steht.
lesson-3-yes = Zu zweit kann niemand festgehalten werden.
lesson-3-no = Noch steht ein Stein allein. Zieh einen Stein von 15 auf 11 und zwei von deinem Startfeld auf dasselbe Feld.

lesson-4-title = Zu Hause festgehalten
lesson-4-task = Mit der 6 würdest du gern abtragen, aber einer deiner Steine zu Hause wird festgehalten.
lesson-4-yes = Die 6 ist verloren: Nichts darf abgetragen werden, bevor der Stein auf 3 frei ist.

lesson-5-title = Die Mutter
lesson-5-task = Der Gegner hat noch einen Stein auf seinem Startfeld, deinem Feld 1. Dein eigenes Startfeld ist leer: Halt ihn fest und gewinn.
lesson-5-yes = Die Mutter ist gefangen: Die Partie ist vorbei, für 2 Punkte.
lesson-5-no = Mit der 6 kommt ein Stein von 7 auf 1.
