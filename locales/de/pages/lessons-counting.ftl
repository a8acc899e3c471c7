# Der Kurs `counting`: Namen der Schritte in lessons/counting/.

course-counting-title = Zählen
course-counting-lead = Wissen, wer im Rennen vorn liegt, wie weit, und was das für den Doppler heißt.

lesson-pips-title = Pips
lesson-pips-lead = Was ein Pip ist und wie du beide Seiten in einer Minute zählst.

step-three-left-title = Der restliche Weg
step-three-left-task = Ein Pip ist ein Schritt eines Steins. Von Feld 6 braucht ein Stein 6 Pips, um vom Brett zu kommen. Du hast nur noch drei Steine. Wie viele Pips brauchen sie zusammen?
step-three-left-yes = 6, 4 und 3 sind 13. Dein Gegner braucht 12. Der Pipcount sagt dir, wer im Rennen vorn liegt.
step-three-left-no = Zähl die Nummern der drei Felder zusammen.
step-three-left-hint = Ein Stein braucht 6 Pips, ein anderer 4.
step-three-left-checkers = 3 ist die Zahl der Steine. Zähl die Schritte zusammen, die jeder braucht.

step-biggest-title = Der schwerste Stapel
step-biggest-task = Bei einem Stapel rechnest du Steine mal Feld. In der Grundstellung hast du vier Stapel. In welchem stecken die meisten Pips? Tipp darauf.
step-biggest-yes = Fünf Steine auf 13 sind 65 Pips: mehr als ein Drittel deines Wegs.
step-biggest-no = Deine vier Stapel stehen auf 24, 13, 8 und 6.
step-biggest-hint = Zwei Steine auf 24 sind 48 Pips. Rechne die anderen aus.
step-biggest-back = Zwei Steine auf 24 sind 48 Pips. Ein anderer Stapel hat mehr.
step-biggest-six = Fünf Steine auf 6 sind nur 30 Pips.
step-biggest-eight = Drei Steine auf 8 sind nur 24 Pips.

step-four-stacks-title = Die Zahl, mit der alles beginnt
step-four-stacks-task = Zähl deine vier Stapel zusammen: 2 × 24, 5 × 13, 3 × 8 und 5 × 6. Wie viele Pips braucht jede Seite am Anfang?
step-four-stacks-yes = 48, 65, 24 und 30 sind 167. Merk dir die Zahl: Mit ihr beginnt jede Partie.
step-four-stacks-no = Rechne erst die vier Stapel aus, dann zähl sie zusammen.
step-four-stacks-hint = Die ersten beiden sind 48 und 65, zusammen 113.

step-one-roll-title = Von dort weiterzählen
step-one-roll-task = In deinem ersten Zug hast du 6 und 4 gewürfelt und bist von 24 auf 14 gelaufen. Geschlagen wurde nichts. Wie viele Pips brauchst du jetzt?
step-one-roll-yes = 167 minus 10 ist 157. Wenn du mitzählst, musst du selten von vorn anfangen.
step-one-roll-no = Geh von 167 aus. Wie viel davon erledigt ein Wurf mit 6 und 4?
step-one-roll-hint = Ein Wurf erledigt so viele Pips, wie er zeigt, hier 10.
step-one-roll-added = 177 wäre mehr als am Anfang. Dein Wurf hat dich näher ans Ziel gebracht.
step-one-roll-before = 167 waren es vor deinem Wurf.

step-from-bar-title = Die Bar ist Feld 25
step-from-bar-task = Ein Stein auf der Bar hat noch den ganzen Weg vor sich: 25 Pips. Zähl alle deine Steine, auch diesen.
step-from-bar-yes = 25, 42, 39, 24, 24 und 10 sind 164.
step-from-bar-no = Zähl Stapel für Stapel, und vergiss die Bar nicht.
step-from-bar-hint = Der Stein auf der Bar zählt 25, die zwei auf 21 zählen 42.
step-from-bar-no-bar = Der Stein auf der Bar fehlt. Er zählt 25.

step-their-side-title = Die andere Seite
step-their-side-task = Dein Gegner zählt vom anderen Ende: Dein Feld 17 ist dort Feld 8. Zähl beide Seiten. Mit wie vielen Pips liegst du vorn?
step-their-side-yes = Du brauchst 66, dein Gegner 78: Du liegst mit 12 vorn.
step-their-side-no = Zähl deine Steine, dann die dunklen, und zieh ab.
step-their-side-hint = Du selbst brauchst 66.
step-their-side-theirs = 78 braucht dein Gegner. Zieh deine Zahl davon ab.

step-one-minute-title = Beide Seiten in einer Minute
step-one-minute-task = Mitten in der Partie, und nur deine eigene Uhr läuft. Zähl erst dich, dann deinen Gegner, und nenn den Unterschied. Schaffst du es in einer Minute?
step-one-minute-yes = Du brauchst 141, dein Gegner 152: Du liegst mit 11 vorn.
step-one-minute-no = Eine der beiden Zahlen stimmt nicht. Geh Stapel für Stapel vor.
step-one-minute-hint = Du brauchst 141. Die zwei dunklen Steine auf deinem Feld 3 zählen je 22.
step-one-minute-own = 141 ist deine eigene Zahl. Zähl jetzt deinen Gegner.
