# Die Regeln und die Lektion des Spiels `long-nardi`.

also-1 = Narde
also-2 = Nardi
also-3 = Langbackgammon
intro = Das lange Spiel des Kaukasus und Russlands. Alle Steine verlassen nacheinander den Kopf, niemand wird geschlagen, und Mauern sind nur begrenzt erlaubt.
setup = Alle fünfzehn Steine auf deinem Feld 24, dem Kopf. Die des Gegners stehen schräg gegenüber auf deinem Feld 12.
direction = Beide Seiten laufen gleich herum, aus gegenüberliegenden Ecken: Dein Feld 24 ist das Feld 12 des Gegners, und der Gegner beginnt auf deiner 12. Ihr lauft hintereinander um das Brett und kommt in verschiedenen Ecken an.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein ist sicher und hält sein Feld: Die andere Seite darf dort nicht landen. Niemand wird geschlagen, niemand festgehalten.
special-1 = Je Zug darf nur ein Stein den Kopf verlassen. In deinem allerersten Zug erlauben 6-6, 4-4 und 3-3 zwei.
special-2 = Sechs Felder in einer Reihe, eine volle Mauer, sind nur erlaubt, wenn mindestens ein gegnerischer Stein schon an ihnen vorbei ist.
special-3 = Du musst so viele Würfel wie möglich spielen. Kannst du von zweien jeden einzeln spielen, aber nicht beide, dann spiel den höheren.
special-4 = Jede Seite wirft einen Würfel. Wer die höhere Zahl wirft, beginnt und würfelt für den ersten Zug beide Würfel neu. Später beginnt, wer die letzte Partie gewonnen hat.
special-5 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Ein Sieg (Oyn) zählt 1. Hat die andere Seite noch nichts abgetragen, ist es Mars und zählt 2.
options-1 = Im ersten Zug darf ein zweiter Stein nur mit 6-6 und 4-4 vom Kopf, oder mit jedem Pasch.
options-2 = Hat die beginnende Seite alles abgetragen und die andere nur noch einen Stein, bekommt sie einen letzten Wurf: Trägt sie ihn ab, endet die Partie unentschieden.
options-3 = Nach manchen Beschreibungen ziehen die Seiten aufeinander zu.
options-4 = Koks: Wo es vereinbart ist, zählt ein Gammon 3, wenn die andere Seite noch einen Stein im Startviertel hat, 24 bis 19. Die Quellen sind sich nicht einig: Nach manchen ist es Koks, wenn noch keiner ihrer Steine zu Hause ist. Auf Turnieren gibt es Koks nicht.

# Unter den Bildern.

pictures-1-caption = Der erste Wurf nimmt einen Stein vom Kopf: 24/21 mit 2-1.
pictures-2-caption = 6-6 als erster Wurf: Zwei Steine gehen los, mehr passt nicht.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Einer vom Kopf
lesson-1-task = Je Zug darf nur ein Stein den Kopf verlassen. Spiel beide Würfel mit ihm.
lesson-1-yes = Der Rest des Kopfs muss bis zu deinem nächsten Zug warten.

lesson-2-title = Die Ausnahme
lesson-2-task = Im ersten Zug dürfen mit 4-4 zwei Steine los, weil der Kopf des Gegners einen einzelnen aufhält.
lesson-2-yes = Zwei haben den Kopf verlassen. Später in der Partie darf es nur einer.

lesson-3-title = Einer vom Kopf, einer unterwegs
lesson-3-task = Ein Stein darf deinen Kopf verlassen; spiel den anderen Würfel mit dem, der schon draußen ist.
lesson-3-yes = Einer hat den Kopf verlassen, einer ist weitergelaufen.
lesson-3-no = Die 4 nimmt einen Stein vom Kopf, die 3 zieht den auf 18.

lesson-4-title = Noch keine volle Mauer
lesson-4-task = Du hältst 22 bis 18, und der Gegner ist noch nicht vorbei. Bring einen Stein auf 23 und öffne mit der 3 eine Lücke: Sechs in einer Reihe sind noch nicht erlaubt.
lesson-4-yes = Keine sechs in einer Reihe: Dem Gegner bleibt eine Lücke.
lesson-4-no = Nimm mit der 1 einen Stein vom Kopf.
