# Die Regeln und die Lektion des Spiels `coan-ki`.

also-1 = Flaschenspiel
also-2 = Erectus ludus
intro = Das chinesische Flaschenspiel: Sechzehn Flaschen je Seite laufen einmal um das Brett, und ein Wurf wird ganz gespielt oder gar nicht. Was du hier spielst, ist eine Rekonstruktion: Thomas Hyde beschrieb das Spiel 1694 in De Ludis Orientalibus, und der Bericht lässt vieles offen.
setup = Die acht Felder sind halbiert: sechzehn Plätze im Ring, die jede Seite von ihrem eigenen Anfang aus von 16 bis 1 zählt. Alle deine sechzehn Steine stehen auf deiner 16, die des Gegners auf seiner, deiner 8. Der abgedeckte Teil des Bretts wird nicht benutzt.
direction = Beide Seiten laufen gleich herum, von 16 bis 1 und dann heim an den Anfang. Deine 8 ist die 16 des Gegners.
aim = Bring vor dem Gegner alle sechzehn nach Hause. Ein Stein ist zu Hause, sobald seine Zahl ihn an seinen Anfang oder darüber hinaus bringt; er wartet neben dem Brett und wird nie mehr angerührt.
lone = Ihm geschieht nichts: Steine beider Seiten stehen nebeneinander auf einem Platz, und niemand wird je geschlagen.
special-1 = Aus den Quellen: Ein Stein zieht die Summe der Würfel, oder zwei Steine ziehen je einen Würfel.
special-2 = Aus den Quellen: Bei einem Pasch ziehen zwei Steine je die Summe, oder einer zieht die Hälfte.
special-3 = Aus den Quellen: Bei zwei Zahlen in Folge wie 4-3 ziehen zwei Steine: einer die Summe, der andere die niedrigere Zahl oder die Summe weniger eins.
special-4 = Aus den Quellen: Der ganze Wurf wird gespielt oder gar nichts. Lässt er sich nicht ganz spielen, ist der Zug verloren.
special-5 = Aus den Quellen: Acht Steine auf einem Platz sperren ihn, und kein gegnerischer darf dort landen oder vorbei. Die beiden Anfangsplätze lassen sich nicht sperren.
special-6 = Aus den Quellen: 1-1 kostet einen Stein und ein Zehntel der Einsätze. Hier entschieden: Einsätze gibt es nicht. Dein vorderster Stein unterwegs geht an deinen Anfang zurück, und sonst wird nichts gespielt. Mit einem weggenommenen Stein wären nur weniger heimzubringen.
special-7 = Hier entschieden, weil die Quellen schweigen: sechzehn Plätze, die Anfänge einander gegenüber, und jeder Stein zieht nur einmal je Wurf.
special-8 = Hier entschieden: Pasche und Zahlen in Folge werden nur auf ihre je zwei eigenen Arten gespielt. Zum Heimkommen braucht es keine genaue Zahl: Mit genauen Zahlen kämen zwei Steine auf dem letzten Platz nie weg.
grades = Jeder Sieg zählt 1, und es gibt keinen Doppler.
options-1 = 1-1 nimmt deinen vordersten Stein ganz aus dem Spiel, er muss also nicht mehr heim.
options-2 = 1-1 wird wie jeder andere Pasch gespielt.

# Unter den Bildern.

pictures-1-caption = Die acht des Gegners auf deiner 7 sperren den Weg: 9 darf auf 8, aber nicht vorbei.

# Die Lektion: was zu tun ist und was gesagt wird, wenn es getan ist und wenn nicht.

lesson-1-title = Je eine Zahl
lesson-1-task = Zieh zwei Steine, jeden mit einem Würfel.
lesson-1-yes = Ein Stein mit der Summe, 16/8, wäre die andere Möglichkeit gewesen.
lesson-1-no = Spiel eine 2 und eine 6 mit zwei Steinen.

lesson-2-title = Ein Pasch
lesson-2-task = Mit 3-3 ziehen zwei Steine je sechs Plätze. Bring zwei auf deine 10.
lesson-2-yes = Zwölf Plätze im Ganzen; die halbe Summe mit einem Stein wären drei gewesen.
lesson-2-no = Beide gehen auf 10.

lesson-3-title = Zahlen in Folge
lesson-3-task = 4-3: Ein Stein zieht sieben, ein anderer drei oder sechs. Nimm das Bessere.
lesson-3-yes = Dreizehn Plätze mit 4-3.
lesson-3-no = Sieben mit dem einen, sechs mit dem anderen.

lesson-4-title = Acht sperren einen Platz
lesson-4-task = Die acht des Gegners auf deiner 7 lassen niemanden durch. Finde den Zug, der den ganzen Wurf nutzt und einen Stein heimbringt.
lesson-4-yes = Die 1 hinter der Sperre, die 6 davor.
lesson-4-no = An 7 kommt nichts vorbei, aber die Steine auf 5 sind schon weiter.

lesson-5-title = Die letzten zwei
lesson-5-task = Bring beide nach Hause.
lesson-5-yes = Eine genaue Zahl ist nicht nötig.
lesson-5-no = Jeder braucht einen Würfel.

lesson-6-title = Die Strafe
lesson-6-task = 1-1 bewegt nichts: Dein vorderster Stein fängt von vorn an.
lesson-6-yes = Zwölf Plätze verloren; das kommt bei einem von sechsunddreißig Würfen vor.
