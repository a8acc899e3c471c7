# Die Regeln und die Lektion des Spiels `russian`.

intro = Eine Straße für beide: Alle setzen in derselben Ecke ein und laufen einander hinterher. Ein Stein hinten kann schlagen, einer vorn kann nicht zurückschlagen.
setup = Alle Steine warten neben dem Brett; das Brett ist am Anfang leer. Beide Seiten setzen auf denselben Feldern ein, 24 bis 19.
direction = Beide Seiten laufen auf einer Straße in dieselbe Richtung: hinein bei 24, zu Hause auf 6 bis 1. Jede Nummer teilst du mit dem Gegner.
aim = Setz alle deine Steine ein, lauf um das Brett und trag sie vor dem Gegner ab.
lone = Ein einzelner Stein kann von denen hinter ihm geschlagen werden. Er kommt auf die Bar und wird am Anfang der Straße neu eingesetzt.
special-1 = Keiner deiner Steine auf dem Brett darf ziehen, bevor alle eingesetzt sind.
special-2 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und darf diese beiden Würfel spielen oder beide neu würfeln.
special-3 = Ein Pasch wird viermal gespielt, danach viermal die Zahl auf den Unterseiten der Würfel (7 minus Augenzahl); dann würfelst du noch einmal. Kannst du einen Teil nicht zu Ende spielen, endet der Zug.
special-4 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Mit der Grundstellung und der Richtung von Backgammon, aber mit diesen Paschen.
options-2 = In manchen Quellen werden die Eröffnungswürfel immer gespielt, in anderen immer neu geworfen.

# Unter den Bildern.

pictures-1-caption = 6-2 als erster Wurf: Beide kommen herein, keiner läuft weiter.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Erst einsetzen
lesson-1-task = Solange Steine warten, bewegt sich nichts anderes.
lesson-1-yes = Mit einer 2 landest du auf 23, mit einer 6 auf 19.

lesson-2-title = Von hinten schlagen
lesson-2-task = Der einzelne Stein des Gegners steht auf 18. Deine sind hinter ihm: schlag.
lesson-2-yes = Er muss die Straße von vorn beginnen.
lesson-2-no = Nimm die 3 von 21.

lesson-3-title = Oben und unten
lesson-3-task = 5-5 ist viermal die 5, dann viermal die 2 von der Unterseite. Noch warten alle.
lesson-3-yes = Vier sind eingesetzt. Die Zweien folgen, und dann noch ein Wurf.
