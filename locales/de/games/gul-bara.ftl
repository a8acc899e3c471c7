# Die Regeln und die Lektion des Spiels `gul-bara`.

also-1 = Gjul bara
also-2 = Rosespring
intro = Das Steigespiel des Balkans, auch Rosespring genannt. Beide laufen gleich herum, ein Stein sperrt, und ab dem vierten Wurf geht ein Pasch mit jedem höheren Pasch weiter.
setup = Alle fünfzehn Steine auf deinem Feld 24. Die des Gegners stehen schräg gegenüber auf deinem Feld 12.
direction = Beide Seiten laufen gleich herum, aus gegenüberliegenden Ecken: Dein Feld 24 ist das Feld 12 des Gegners, und der Gegner beginnt auf deiner 12. Ihr lauft hintereinander um das Brett und kommt in verschiedenen Ecken an.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = In deinen ersten drei Würfen gibt ein Pasch vier Teilzüge und nicht mehr.
special-2 = Ab deinem vierten Wurf steigt ein Pasch: 4-4 ist viermal die 4, dann viermal die 5, dann viermal die 6. Jeder Teil wird frei, wenn der vorige ganz gespielt ist; sonst endet der Zug. Lässt sich ein Teil auf mehrere Arten spielen, wähl eine, nach der im nächsten Teil die meisten Teilzüge möglich sind. Die Teile danach zählen nicht mit.
special-3 = Es gibt keinen Läufer, keine Kopfregel und keine verbotene Mauer.
special-4 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-5 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Kannst du einen steigenden Pasch nicht ganz spielen, spielt der Gegner den Rest.
options-2 = Pasche steigen schon ab deinem ersten Wurf.

# Unter den Bildern.

pictures-1-caption = Ab dem vierten Wurf ist 5-5 viermal die 5 und dann viermal die 6.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Ein früher Pasch
lesson-1-task = Es ist dein erster Wurf: Ein Pasch gibt vier Teilzüge. Hol mit allen vieren Steine aus dem Stapel.
lesson-1-yes = Viermal die 5, und der Wurf ist vorbei.
lesson-1-no = Zieh vier verschiedene Steine um 5.

lesson-2-title = Ein steigender Pasch
lesson-2-task = Es ist dein vierter Wurf, die Fünfen sind also nur der erste Teil. Spiel alle vier mit verschiedenen Steinen.
lesson-2-yes = Alle vier sind gespielt: Viermal die 6 ist frei und folgt sofort.
lesson-2-no = Zieh vier verschiedene Steine um 5.

lesson-3-title = Auf halbem Weg gestoppt
lesson-3-task = Zwei Vieren lassen sich spielen, mehr nicht. Die Fünfen bleiben verschlossen.
lesson-3-yes = Ein Teil, der sich nicht zu Ende spielen lässt, beendet den Zug.
