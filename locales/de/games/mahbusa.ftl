# Die Regeln und die Lektion des Spiels `mahbusa`.

intro = Die arabische Form des Festhaltespiels: Anfang und Züge von Plakoto, aber eine Mutter zu fangen, den letzten Stein auf einem Startfeld, gewinnt nicht.
setup = Alle fünfzehn Steine auf deinem Feld 24, die fünfzehn des Gegners auf deinem Feld 1.
direction = Du und dein Gegner zieht aufeinander zu: Dein Feld 24 ist das Feld 1 des Gegners. Du zählst deine Felder unterwegs von 24 bis 1.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein kann festgehalten werden: Ein gegnerischer Stein landet auf ihm und hält ihn dort, bis der letzte über ihm weg ist. Er wird nicht zurückgeschickt.
special-1 = Zwei deiner Steine sperren ein Feld, ebenso einer, der festhält.
special-2 = Den letzten Stein auf einem Startfeld festzuhalten gewinnt die Partie nicht; sind die letzten Steine beider Seiten so festgehalten, endet sie unentschieden.
special-3 = Du darfst nicht abtragen, solange einer deiner Steine zu Hause festgehalten wird.
special-4 = Jeder Würfel ist ein Teilzug; ein Pasch wird viermal gespielt. Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Mit der Mutterregel ist es Plakoto.

# Unter den Bildern.

pictures-1-caption = 6-3: 18/9* hält den einzelnen Stein auf 9 fest.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Halt ihn fest
lesson-1-task = Der Stein des Gegners auf deinem Feld 9 steht allein. Lande auf ihm.
lesson-1-yes = Er wird festgehalten, bis du gehst.
lesson-1-no = Zähl von 18 aus: Beide Würfel zusammen reichen bis 9.

lesson-2-title = Festgehalten
lesson-2-task = Dein Stein auf 17 wird festgehalten. Hol einen neuen von 24 heraus.
lesson-2-yes = Während ein Stein festgehalten wird, machen die anderen die Arbeit.
lesson-2-no = Nimm die 6 von deinem Startfeld.

lesson-3-title = Niemanden allein lassen
lesson-3-task = Spiel 2-2 so, dass keiner deiner Steine allein steht.
lesson-3-yes = Zu zweit kann niemand festgehalten werden.
lesson-3-no = Zieh einen Stein von 15 auf 11 und zwei von deinem Startfeld auf dasselbe Feld.
