# Die Regeln und die Lektion des Spiels `crazy-narde`.

intro = Long Nardi mit den Paschen von Gul Bara: ein Stein je Zug vom Kopf, Grenzen für Mauern, und ab dem vierten Wurf steigende Pasche.
setup = Alle fünfzehn Steine auf deinem Feld 24, dem Kopf. Die des Gegners stehen schräg gegenüber auf deinem Feld 12.
direction = Beide Seiten laufen gleich herum, aus gegenüberliegenden Ecken: Dein Feld 24 ist das Feld 12 des Gegners, und der Gegner beginnt auf deiner 12. Ihr lauft hintereinander um das Brett und kommt in verschiedenen Ecken an.
aim = Bring alle deine Steine nach Hause und trag sie ab, jeden mit seiner genauen Zahl.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = Je Zug darf nur ein Stein den Kopf verlassen, mit derselben Ausnahme im ersten Zug wie in Long Nardi.
special-2 = Sechs Felder in einer Reihe sind nur erlaubt, wenn ein gegnerischer Stein schon an ihnen vorbei ist.
special-3 = Ab deinem vierten Wurf steigt ein Pasch: 4-4 geht mit 5-5 weiter und dann mit 6-6. Jeder Teil wird frei, wenn der vorige ganz gespielt ist. Lässt sich ein Teil auf mehrere Arten spielen, wähl eine, nach der im nächsten Teil die meisten Teilzüge möglich sind. Die Teile danach zählen nicht mit.
special-4 = Ein Stein zu Hause darf nicht mehr ziehen: Er bleibt, bis er mit seiner genauen Zahl abgetragen wird.
special-5 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
grades = Ein Sieg zählt 1, oder 2, wenn die andere Seite noch nichts abgetragen hat.
options-1 = Kannst du einen steigenden Pasch nicht ganz spielen, spielt der Gegner den Rest.

# Unter den Bildern.

pictures-1-caption = Der erste Wurf nimmt einen Stein vom Kopf: 24/21 mit 2-1.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Einer vom Kopf
lesson-1-task = Je Zug darf nur ein Stein den Kopf verlassen.
lesson-1-yes = Er hat beide Würfel gespielt.

lesson-2-title = Nur genaue Zahlen
lesson-2-task = Alles ist zu Hause. Deine 6 kann den Stein auf 4 nicht abtragen, und im Heimfeld darf kein Stein ziehen.
lesson-2-yes = Nur die 3 konnte einen Stein abtragen; die 6 ist verloren.

lesson-3-title = Zu Hause ist Schluss
lesson-3-task = Ein Stein zu Hause bleibt, bis er abgetragen wird. Spiel die 2 außerhalb deines Heimfelds.
lesson-3-yes = Im Heimfeld bewegt sich nichts.
