# Die Regeln und die Lektion des Spiels `tabula`.

also-1 = Alea
intro = Das Spiel der römischen Kaiser, vor allem Zenons: drei Würfel, eine Straße für beide und keine Gnade für einzelne Steine.
setup = Alle Steine warten neben dem Brett; das Brett ist am Anfang leer. Beide Seiten setzen auf denselben Feldern ein, 24 bis 19.
direction = Beide Seiten laufen auf einer Straße in dieselbe Richtung: hinein bei 24, zu Hause auf 6 bis 1. Jede Nummer teilst du mit dem Gegner.
aim = Bring alle deine Steine in dein Heimfeld, die Felder 6 bis 1, dann trag sie ab. Wer zuerst keinen mehr hat, gewinnt.
lone = Ein einzelner Stein kann von jedem gegnerischen geschlagen werden; er muss neu eingesetzt werden, bevor seine Seite etwas anderes zieht.
special-1 = Drei Würfel werden geworfen, drei Teilzüge gemacht. Zwei oder drei gleiche bringen nichts extra.
special-2 = Du musst so viele Würfel wie möglich spielen. Musst du welche auslassen, spiel die mit der höchsten Summe.
special-3 = Kein Stein darf über dein Feld 13 hinaus, bevor alle fünfzehn eingesetzt sind.
special-4 = Abgetragen wird wie im Backgammon, sobald alle deine übrigen Steine zu Hause sind.
grades = Jeder Sieg zählt 1: Gammons gibt es nicht.
options-1 = Ohne die Regel, dass alle eingesetzt sein müssen, bevor einer über Feld 13 hinauszieht.

# Unter den Bildern.

pictures-1-caption = 2-5-6, der Wurf, der Zenon ruinierte: Ein einziger Zug ist zulässig.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Drei Würfel
lesson-1-task = Setz drei Steine ein, mit jedem Würfel einen.
lesson-1-yes = Drei Teilzüge mit drei Würfeln.
lesson-1-no = Setz mit jedem Würfel ein.

lesson-2-title = Zenons Wurf
lesson-2-task = Du bist der Kaiser, und es ist das Jahr 480. Die Felder des Gegners lassen dir einen einzigen zulässigen Zug, und der löst jedes deiner Paare auf.
lesson-2-yes = Acht einzelne Steine: Seither ist der Wurf berühmt.

lesson-3-title = Unterwegs schlagen
lesson-3-task = Zwei einzelne Steine stehen vor deinen. Schlag beide.
lesson-3-yes = Beide beginnen von vorn.
lesson-3-no = Zähl von 20 und von 18.
