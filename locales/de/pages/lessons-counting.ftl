# Der Kurs `counting`: Namen der Schritte in lessons/counting/.

course-counting-title = Zählen
course-counting-lead = Wissen, wer im Rennen vorn liegt, wie weit, und was das für den Doppler heißt.

lesson-pips-title = Pips
lesson-pips-lead = Was ein Pip ist und wie du beide Seiten in einer Minute zählst.

step-three-left-title = Der restliche Weg
step-three-left-task = Ein Pip ist ein Schritt mit einem Stein. Von Feld 6 braucht ein Stein 6 Pips, um vom Brett zu kommen. Du hast nur noch drei Steine. Wie viele Pips brauchen sie zusammen?
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

step-four-stacks-title = Die Zahl zum Merken
step-four-stacks-task = Zähl deine vier Stapel zusammen: 2 × 24, 5 × 13, 3 × 8 und 5 × 6. Wie viele Pips braucht jede Seite am Anfang?
step-four-stacks-yes = 48, 65, 24 und 30 sind 167. Merk dir die Zahl: Mit ihr beginnt jede Partie.
step-four-stacks-no = Rechne erst die vier Stapel aus, dann zähl sie zusammen.
step-four-stacks-hint = Die ersten beiden sind 48 und 65, zusammen 113.

step-one-roll-title = Von dort weiterzählen
step-one-roll-task = In deinem ersten Zug hast du 6 und 4 gewürfelt und bist von 24 auf 14 gelaufen. Geschlagen wurde nichts. Wie viele Pips brauchst du jetzt?
step-one-roll-yes = 167 minus 10 ist 157. Wenn du mitzählst, musst du selten von vorn anfangen.
step-one-roll-no = Geh von 167 aus. Wie weit bringt dich ein Wurf mit 6 und 4?
step-one-roll-hint = Ein Wurf bringt dich so viele Pips weiter, wie er zeigt, hier 10.
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
step-one-minute-task = Mitten in der Partie, und nur deine eigene Uhr läuft. Zähl erst deine Seite, dann die andere, und nenn den Unterschied. Schaffst du es in einer Minute?
step-one-minute-yes = Du brauchst 141, dein Gegner 152: Du liegst mit 11 vorn.
step-one-minute-no = Eine der beiden Zahlen stimmt nicht. Geh Stapel für Stapel vor.
step-one-minute-hint = Du brauchst 141. Die zwei dunklen Steine auf deinem Feld 3 zählen je 22.
step-one-minute-own = 141 ist deine eigene Zahl. Zähl jetzt die dunklen Steine.

lesson-clusters-title = Cluster
lesson-clusters-lead = Gruppen von Steinen, deren Pips du auf einen Blick kennst, nach Kissane.

step-middle-point-title = Die Mitte eines Blocks
step-middle-point-task = Fünf Felder nebeneinander mit je zwei Steinen: dein Block von 9 bis 5. Seine Pips sind zehnmal die Nummer seines mittleren Felds. Welches ist das? Tipp darauf.
step-middle-point-yes = Feld 7: zehn Steine, 70 Pips. 9 und 5 gleichen sich aus, 8 und 6 auch.
step-middle-point-no = Über der Mitte liegen so viele Felder des Blocks wie darunter.
step-middle-point-hint = Zum Block gehören die Felder 9, 8, 7, 6 und 5.
step-middle-point-end = Das ist ein Ende des Blocks.

step-five-prime-title = Ein Block und der Rest
step-five-prime-task = Kissane zählt erst solche Cluster und dann den Rest. Dieser Block hat 70 Pips. Fünf weitere Steine stehen auf 20, 14 und 13. Wie viele Pips sind es zusammen?
step-five-prime-yes = 70 für den Block, 40 für die zwei auf 20, 40 für 14 und die zwei auf 13: 150.
step-five-prime-no = Der Block hat 70. Dazu kommen zwei Steine auf 20, einer auf 14 und zwei auf 13.
step-five-prime-hint = 14 und zweimal 13 sind 40.
step-five-prime-prime-only = 70 hat der Block allein. Fünf Steine fehlen noch.

step-full-board-title = Das geschlossene Heimfeld
step-full-board-task = Je zwei Steine auf allen sechs Feldern zu Hause sind 42 Pips, eine Zahl zum Merken. Du hast noch drei Steine mehr, einer davon steht auf 6. Wie viele Pips sind es zusammen?
step-full-board-yes = 42 und dazu 13, 8 und 6 für die drei anderen: 69.
step-full-board-no = 42 für die zwölf, dann die Steine auf 13 und 8 und der dritte auf 6.
step-full-board-hint = Die drei anderen brauchen 13, 8 und 6.
step-full-board-spare = Der dritte Stein auf 6 fehlt noch.

step-round-fifty-title = Runde Zahlen
step-round-fifty-task = Summen mit einer Null am Ende sind leicht zu merken. Zwei deiner Stapel haben zusammen genau 50 Pips. Tipp auf beide.
step-round-fifty-yes = Zwei auf 13 sind 26, drei auf 8 sind 24. Dieses Paar triffst du in vielen Partien.
step-round-fifty-no = Rechne jeden Stapel aus, dann such zwei, die zusammen 50 haben.
step-round-fifty-hint = Zwei Steine auf 13 sind 26. Welcher Stapel hat 24?
step-round-fifty-anchor = Die zwei auf 22 sind 44. Kein Stapel hat 6.
step-round-fifty-stack = Die fünf auf 6 sind 30. Kein Stapel hat 20.

step-mirror-pairs-title = Paare mit 25
step-mirror-pairs-task = Felder, die sich auf dem Brett gegenüberliegen, wie 18 und 7, sind zusammen 25. Such solche Paare unter deinen Steinen und zähl dann den Rest dazu. Wie viele Pips?
step-mirror-pairs-yes = Fünf Paare sind 125: zweimal 18 und 7, zweimal 13 und 12, einmal 24 und 1. Mit 8, 18 und 5 sind es 156.
step-mirror-pairs-no = Fünf Paare haben je 25. Der Rest steht auf 8, 6 und 5.
step-mirror-pairs-hint = 18 und 7, 13 und 12, 24 und 1: Jedes Paar hat 25.

step-shift-block-title = Zwei Steine verschieben
step-shift-block-task = Geht ein Stein ein Feld zurück und ein anderer eins vor, bleibt die Summe gleich. Stell einen Stein von 6 auf 7 und einen von 6 auf 5, dann drück Prüfen.
step-shift-block-yes = Ein Block von 8 bis 4: zehn Steine, 60 Pips, und deine Summe stimmt noch.
step-shift-block-no = Zwei Steine bleiben auf 6. Einer kommt auf 7, der andere auf 5.
step-shift-block-hint = Nimm zwei Steine von Feld 6. Stell einen auf 7 und den anderen auf 5.
step-shift-block-one = Ein Stein allein ändert die Summe. Erst der zweite gleicht das aus.

step-mental-shift-title = Jetzt nur im Kopf
step-mental-shift-task = In der Partie verschiebst du nur im Kopf. Hier wird mit einem Stein von 8 auf 9 und einem von 6 auf 5 ein Block daraus. Wie viele Pips sind es insgesamt?
step-mental-shift-yes = Der Block von 9 bis 5 hat 70. Mit 44 für die zwei auf 22 und 39 für die drei auf 13 sind es 153.
step-mental-shift-no = Der Block hat zehnmal seine Mitte. Dazu kommen die Steine auf 22 und 13.
step-mental-shift-hint = Danach stehen auf jedem Feld von 9 bis 5 zwei Steine. Die Mitte ist 7.
step-mental-shift-shift-only = 70 hat der Block allein. Dazu kommen die Steine auf 22 und 13.

step-both-in-tens-title = Beide Seiten in Zehnern
step-both-in-tens-task = Du hast einen Block, dein Gegner ein Paar mit 50. Zähl beide Seiten mit Clustern. Mit wie vielen Pips liegst du vorn?
step-both-in-tens-yes = Bei dir sind 50, 40 und 39 zusammen 129. Drüben sind 50, 48, 30, 8 und 2 zusammen 138. Du liegst mit 9 vorn.
step-both-in-tens-no = Dein Block reicht von 7 bis 3. Das Paar deines Gegners steht dort auf 13 und 8.
step-both-in-tens-hint = Du brauchst 129: 50, 40 und 39.
step-both-in-tens-mine = 129 ist deine eigene Zahl. Wie viel mehr braucht dein Gegner?

lesson-half-crossovers-title = Halbe Crossovers
lesson-half-crossovers-lead = In Schritten von drei und sechs zählen, wie Zare und Urquhart.

step-triplets-title = Gruppen von drei
step-triplets-task = Teil das Brett in Dreiergruppen: 1 bis 3, 4 bis 6, 7 bis 9 und so weiter. Jede zählt wie das Feld in ihrer Mitte. Welcher deiner Stapel steht genau auf einer Mitte? Tipp darauf.
step-triplets-yes = 8 ist die Mitte von 7, 8 und 9: Dort ist nichts zu korrigieren.
step-triplets-no = Die Mitten sind 2, 5, 8, 11 und so weiter bis 23.
step-triplets-hint = Die Mitten sind 2, 5 und von dort jedes dritte Feld.
step-triplets-upper = 6 ist der obere Rand von 4, 5 und 6.
step-triplets-lower = 13 ist der untere Rand von 13, 14 und 15.
step-triplets-top = 24 ist der obere Rand von 22, 23 und 24.

step-zare-title = 75 und lauter Dreien
step-zare-task = Zare stellt im Kopf alle fünfzehn auf 5: Das sind 75. Jede Gruppe weiter hinten ist für jeden Stein dort ein halber Crossover, also 3 Pips mehr. Wie viele brauchst du? Auf zwei kommt es nicht an.
step-zare-yes = Drei auf 8 haben je einen halben Crossover, zwei auf 11 je zwei: zusammen 7. 75 und 21 sind 96.
step-zare-no = Steine auf 4 bis 6 zählen 0, auf 7 bis 9 je 1, auf 10 bis 12 je 2.
step-zare-hint = Die drei auf 8 zählen 3, die zwei auf 11 zählen 4.
step-zare-unmultiplied = Jeder halbe Crossover ist 3 Pips wert. Multiplizier mit 3, bevor du zusammenzählst.

step-deep-home-title = Zu tief
step-deep-home-task = Steine auf 1 bis 3 stehen eine Gruppe zu tief. Für jeden von ihnen geht ein halber Crossover ab. Wie viele Pips brauchst du jetzt? Auf zwei kommt es nicht an.
step-deep-home-yes = 6 für die zwei auf 14, 4 für die vier auf 8, minus 3 für die tiefen: 7. Das ergibt 96, genau sind es 98.
step-deep-home-no = Steine auf 14 zählen je 3, auf 8 je 1. Für die drei auf 3 und 2 geht je 1 ab.
step-deep-home-hint = Die zwei auf 14 zählen 6, die vier auf 8 zählen 4. Drei Steine stehen zu tief.
step-deep-home-ignored = Die Steine auf 3 und 2 fehlen. Für jeden geht ein halber Crossover ab.
step-deep-home-counted-up = Du hast die Steine auf 3 und 2 dazugezählt. Für sie geht etwas ab.

step-edges-title = Die Ränder
step-edges-task = Für die genaue Zahl kommt 1 dazu für jeden Stein auf einem oberen Rand wie 3, 6 und 9, und 1 geht ab für jeden auf einem unteren wie 1, 4 und 7. Wie viele Pips sind es genau?
step-edges-yes = 11 halbe Crossovers ergeben 108. Sechs Steine auf oberen Rändern, fünf auf unteren: 109.
step-edges-no = Erst 75 und drei für jeden halben Crossover, dann die Ränder.
step-edges-hint = Ohne die Ränder sind es 108. Obere Ränder sind hier 9, 6 und 3, untere 13 und 4.
step-edges-rough = 108 ist die grobe Zahl. Jetzt noch die Ränder.

step-far-side-title = Von ganz hinten
step-far-side-task = Deine zwei hinteren Steine stehen fünf Gruppen zurück, genau auf einer Mitte. Zähl die halben Crossovers, dann die Ränder. Wie viele Pips sind es genau?
step-far-side-yes = 10, 12 und 2 sind 24 halbe Crossovers, und 75 und 72 sind 147. Fünf rauf, fünf runter: Es bleibt bei 147.
step-far-side-no = Die zwei auf 20 zählen je 5, die vier auf 13 je 3, die zwei auf 8 je 1.
step-far-side-hint = Es sind 24 halbe Crossovers.

step-quarters-title = Viertel des Bretts
step-quarters-task = Urquhart beginnt mit 30, plus 6 für jedes Viertel, das ein Stein bis nach Hause hinter sich lassen muss, und 3 für jeden Stein auf der hinteren Hälfte eines Viertels, etwa auf 4 bis 6. Wie viele Pips?
step-quarters-yes = Fünfzehn Viertel sind 90, acht Steine auf hinteren Hälften 24. Mit den 30 sind es 144.
step-quarters-no = Viertel bis nach Hause: von 22 je drei, von 13 je zwei, von 8 je eins.
step-quarters-hint = Fünfzehn Viertel sind 90. Auf hinteren Hälften stehen die Steine auf 22, 6 und 5.
step-quarters-no-halves = Die 3 für jeden Stein auf 22, 6 und 5 fehlen.

step-exactly-title = Beide Seiten, ganz genau
step-exactly-task = Zähl, wie es dir am besten liegt, und korrigier auf beiden Seiten die Ränder. Mit wie vielen Pips liegst du genau vorn?
step-exactly-yes = Du brauchst 113, dein Gegner 132: Du liegst mit 19 vorn.
step-exactly-no = Eine der Zahlen ist ein wenig daneben. Geh die Ränder noch einmal durch.
step-exactly-hint = Du brauchst 113: grob 114, minus 1 für die Ränder.
step-exactly-edge = 21 ist der grobe Unterschied. Jetzt noch die Ränder auf beiden Seiten.

lesson-difference-title = Nur der Unterschied
lesson-difference-lead = Oft genügt dir der Vorsprung: Streich, was gleich ist, und zähl die Würfe mit.

step-same-again-title = Streich, was gleich ist
step-same-again-task = Du hast 8/5 6/5 gezogen, dein Gegner noch gar nicht. Alles andere ist auf beiden Seiten gleich und hebt sich auf. Mit wie vielen Pips liegst du vorn?
step-same-again-yes = Nur zwei Steine haben sich bewegt: 3 Pips und 1 Pip, ein Vorsprung von 4.
step-same-again-no = Der Rest hebt sich auf. Wie weit sind deine zwei Steine gezogen?
step-same-again-hint = Ein Stein ging von 8 auf 5, der andere von 6 auf 5.

step-no-partner-title = Steine ohne Gegenstück
step-no-partner-task = Ein Stapel von dir hebt sich gegen einen gleich großen auf demselben Feld deines Gegners auf, von dort gezählt. Zwei deiner Felder haben kein Gegenstück. Tipp auf beide.
step-no-partner-yes = 13, 8 und 6 haben ein Gegenstück und fallen weg. Nur 20 und 5 bleiben.
step-no-partner-no = Vom anderen Ende gezählt steht dein Gegner auf 22, 13, 8, 6 und 4.
step-no-partner-hint = Vom anderen Ende gezählt steht dein Gegner auf 22, 13, 8, 6 und 4. Welche deiner Felder fehlen da?
step-no-partner-thirteen = Dein Gegner hat auch vier auf 13. Sie fallen weg.
step-no-partner-eight = Dein Gegner hat auch drei auf 8. Sie fallen weg.
step-no-partner-six = Dein Gegner hat auch vier auf 6. Sie fallen weg.

step-left-over-title = Vergleich, was bleibt
step-left-over-task = Deinen zwei auf 20 stehen zwei auf 22 gegenüber, deinen zwei auf 5 zwei auf 4. Mit wie vielen Pips liegst du vorn?
step-left-over-yes = 20 statt 22 bringt dir 4 Pips, 5 statt 4 kostet dich 2. Du liegst mit 2 vorn.
step-left-over-no = Ein Vergleich spricht für dich, der andere für deinen Gegner.
step-left-over-hint = Zwei Steine auf 20 statt auf 22: Das sind 4 Pips für dich.
step-left-over-sum = Das zweite Paar spricht für deinen Gegner: Zieh es ab.
step-left-over-single = Auf jedem dieser Felder stehen zwei Steine.

step-two-pairs-title = Auch Teile eines Stapels
step-two-pairs-task = Deine drei auf 13 heben sich gegen drei der vier deines Gegners auf. Streich alles, was sich aufhebt. Mit wie vielen Pips liegst du vorn? Auf einen kommt es nicht an.
step-two-pairs-yes = Deinen Steinen auf 10 und 7 stehen 16 und 13 gegenüber: je 6 Pips, zusammen 12.
step-two-pairs-no = Am Ende bleiben auf jeder Seite zwei Steine übrig.
step-two-pairs-hint = Dir bleiben 10 und 7, deinem Gegner 16 und einer der vier auf 13.

step-first-rolls-title = Mitzählen
step-first-rolls-task = Du lagst mit 7 vorn und hast 6 und 4 gewürfelt. Danach hatte dein Gegner 5 und 2. Zähl nicht neu: Mit wie vielen Pips liegst du jetzt vorn?
step-first-rolls-yes = 10 dazu, 7 weg: Aus 7 sind 10 geworden.
step-first-rolls-no = Dein Wurf kommt zum Vorsprung dazu, der andere geht davon ab.
step-first-rolls-hint = 7 und 10 sind 17. Davon gehen 5 und 2 ab.
step-first-rolls-half = 17 war dein Vorsprung, bevor dein Gegner gewürfelt hat.

step-next-rolls-title = Ein Pasch zählt viermal
step-next-rolls-task = Du lagst mit 10 vorn. Jetzt hast du 3 und 3 gewürfelt, dein Gegner 6 und 1. Mit wie vielen Pips liegst du vorn?
step-next-rolls-yes = Dein Pasch brachte 12, der andere Wurf 7: 10 und 5 sind 15.
step-next-rolls-no = Zähl alles dazu, was dein Wurf gebracht hat, und zieh den anderen ab.
step-next-rolls-hint = Ein Pasch wird viermal gezogen: 4 × 3.
step-next-rolls-doubles = Ein Pasch wird viermal gezogen: 12 Pips, nicht 6.

step-last-rolls-title = Nach sechs Würfen
step-last-rolls-task = Du lagst mit 15 vorn, aber jetzt hast du nur 2 und 1 gewürfelt und dein Gegner 4 und 4. Wie viel Vorsprung bleibt dir?
step-last-rolls-yes = 15 und 3, minus 16: Du liegst noch mit 2 vorn. Ein Pasch, und das Rennen ist wieder offen.
step-last-rolls-no = Zähl deinen Wurf dazu, dann zieh vier Vieren ab.
step-last-rolls-hint = 15 und 3 sind 18. Wie viele Pips bringt ein Viererpasch?
step-last-rolls-pair = Ein Pasch wird viermal gezogen: 16 Pips, nicht 8.

step-run-home-title = Nutz deinen Vorsprung
step-run-home-task = Du hast 6 und 5 gewürfelt. Nur deine zwei Steine auf 16 haben noch dunkle Steine vor sich. Finde heraus, wer vorn liegt, und zieh entsprechend.
step-run-home-yes = Du lagst mit 12 vorn und bist vorbeigelaufen. Jetzt ist es ein Rennen, und du liegst weit vorn.
step-run-home-no = Du brauchst 100 Pips, dein Gegner 112. Wer vorn liegt, will das Rennen.
step-run-home-hint = Wer vorn liegt, will vorbei und ins Rennen. Dein Gegner braucht 112 Pips. Und du?
step-run-home-wait = Du hast Feld 8 aufgelöst und bist noch nicht vorbei. Mit 12 Pips Vorsprung willst du ins Rennen.

lesson-race-cubes-title = Doppler im Rennen: Prozente
lesson-race-cubes-lead = Wann du im Rennen doppelst, zurückdoppelst und annimmst: 8, 9 und 12 Prozent.

step-percent-title = Dein Vorsprung
step-percent-task = Alle sind aneinander vorbei, es bleibt nur das Rennen, und du bist am Zug. Du brauchst 100 Pips. Zähl die dunklen Steine: Mit wie vielen Pips liegst du vorn?
step-percent-yes = Dein Gegner braucht 110, du liegst mit 10 vorn. Das sind 10 % deiner eigenen Pips.
step-percent-no = Du brauchst 100. Zähl die dunklen Steine zusammen.
step-percent-hint = Die dunklen Steine auf 11 und 10, von dort gezählt, haben zusammen 42.

step-eight-percent-title = Acht Prozent
step-eight-percent-task = Vergleich den Vorsprung mit den Pips der Seite am Zug. Steht der Doppler in der Mitte, genügen 8 % zum Doppeln. Du brauchst 100 und liegst mit 10 vorn. Doppeln oder würfeln?
step-eight-percent-yes = 10 % genügen. Dein Gegner kann noch annehmen, aber jetzt spielst du mit Vorteil um das Doppelte.
step-eight-percent-hint = 10 von 100 sind mehr als 8 %.
step-eight-percent-roll = Du hast 10 %, und 8 % genügen. Warten kostet dich hier 0,08 Punkte.

step-not-enough-title = Noch nicht
step-not-enough-task = Du bist am Zug. Du brauchst 81 Pips, dein Gegner 85. Doppeln oder würfeln?
step-not-enough-yes = 4 von 81 sind nur 5 %. Dein Gegner würde sich über den Doppler freuen.
step-not-enough-hint = 8 % von 81 wären zwischen 6 und 7 Pips.
step-not-enough-double = 4 von 81 sind nur 5 %. Dein Gegner nimmt an, und von da an darfst du nicht mehr doppeln.

step-twelve-percent-title = Bis zwölf Prozent
step-twelve-percent-task = Dein Gegner doppelt mit 93 Pips, du brauchst 102. Annehmen kannst du, wenn du höchstens 12 % zurückliegst, gemessen an den Pips der Seite am Zug. Annehmen oder ablehnen?
step-twelve-percent-yes = 9 von 93 sind weniger als 10 %. Du gewinnst etwa jede vierte Partie, und der Doppler gehört dir.
step-twelve-percent-hint = 12 % von 93 sind etwas mehr als 11 Pips.
step-twelve-percent-pass = Du liegst weniger als 10 % zurück. Ablehnen verschenkt 0,13 Punkte.

step-too-far-title = Zu weit zurück
step-too-far-task = Dein Gegner doppelt mit 95 Pips, du brauchst 109. Annehmen oder ablehnen?
step-too-far-yes = 14 von 95 sind fast 15 %. Du würdest nicht einmal jede fünfte Partie gewinnen.
step-too-far-hint = 12 % von 95 sind zwischen 11 und 12 Pips.
step-too-far-take = Du liegst fast 15 % zurück. Annehmen kostet 0,13 Punkte mehr als Ablehnen.

step-nine-percent-title = Neun Prozent zum Redoppel
step-nine-percent-task = Der Doppler gehört dir und zeigt 2. Zurückdoppeln lohnt sich erst ab 9 %, denn du gibst ihn aus der Hand. Du brauchst 100 Pips, dein Gegner 108. Doppeln oder würfeln?
step-nine-percent-yes = 8 % reichen, wenn der Doppler in der Mitte steht. Deinen eigenen behältst du besser noch ein wenig.
step-nine-percent-hint = 8 von 100 sind 8 %. Reicht das für deinen eigenen Doppler?
step-nine-percent-double = 8 % reichen in der Mitte, nicht beim eigenen Doppler. Du gibst ihn zu früh her.

step-send-back-title = Den Doppler drehen
step-send-back-task = Der Doppler gehört dir und zeigt 2. Du brauchst 86 Pips, dein Gegner 95. Doppeln oder würfeln?
step-send-back-yes = 9 von 86 sind mehr als 10 %. Du doppelst auf 4, und dein Gegner kann gerade noch annehmen.
step-send-back-hint = 9 % von 86 sind zwischen 7 und 8 Pips.
step-send-back-roll = Du hast mehr als 10 %, und 9 % genügen. Nach einem guten Wurf würde dein Gegner ablehnen.

step-near-the-edge-title = Zähl selbst
step-near-the-edge-task = Dein Gegner doppelt, und diesmal hat niemand für dich gezählt. Annehmen oder ablehnen?
step-near-the-edge-yes = 80 gegen 89 Pips: 9 von 80 sind gut 11 %. Knapp, aber du nimmst an.
step-near-the-edge-hint = Dein Gegner braucht 80 Pips.
step-near-the-edge-pass = Dein Gegner braucht 80 Pips, du 89. Das sind gut 11 %, und bis 12 % nimmst du an.

lesson-trice-rule-title = Doppler im Rennen: Trices Regel
lesson-trice-rule-lead = Wie viele Pips du zurückliegen darfst, in kurzen Rennen und in langen.

step-sixty-two-title = Bis wohin du annimmst
step-sixty-two-task = Trices Grenze bis 62 Pips: die Pips der Seite am Zug minus 5, geteilt durch 7. Liegst du nicht weiter zurück, nimmst du an. Dein Gegner doppelt mit 47 Pips, du brauchst 52. Annehmen oder ablehnen?
step-sixty-two-yes = 47 minus 5 ist 42, ein Siebtel davon 6. Du liegst nur 5 zurück.
step-sixty-two-hint = 47 minus 5 ist 42. Teil das durch 7.
step-sixty-two-pass = Die Grenze ist 6, und du liegst nur 5 zurück. Ablehnen verschenkt 0,17 Punkte.

step-beyond-title = Über der Grenze
step-beyond-task = Dein Gegner doppelt mit 46 Pips, du brauchst 54. Geht die Teilung durch 7 nicht auf, runde ab. Annehmen oder ablehnen?
step-beyond-yes = 41 durch 7 ist 5, abgerundet. Du liegst 8 zurück: Da lehnst du ab.
step-beyond-hint = 46 minus 5 ist 41. Wie oft passt die 7 hinein?
step-beyond-take = Die Grenze ist 5, und du liegst 8 zurück. Annehmen kostet 0,17 Punkte mehr als Ablehnen.

step-three-before-title = Drei vor der Grenze
step-three-before-task = Steht der Doppler in der Mitte, doppelst du ab 3 Pips vor der Grenze zum Annehmen. Du bist am Zug und brauchst 48 Pips, dein Gegner 52. Doppeln oder würfeln?
step-three-before-yes = Die Grenze ist 6, also doppelst du ab 3. Du liegst mit 4 vorn.
step-three-before-hint = 48 minus 5 ist 43. Die 7 passt 6-mal hinein. Jetzt noch 3 zurück.
step-three-before-roll = Die Grenze ist 6, also doppelst du ab 3. Warten kostet 0,05 Punkte.

step-too-early-title = Zu früh
step-too-early-task = Du bist am Zug und brauchst 57 Pips, dein Gegner 59. Doppeln oder würfeln?
step-too-early-yes = Die Grenze ist 7, also doppelst du ab 4. 2 sind zu wenig.
step-too-early-hint = 57 minus 5 ist 52. Die 7 passt 7-mal hinein. Jetzt noch 3 zurück.
step-too-early-double = Du liegst mit 2 vorn, und Doppeln lohnt sich ab 4. Dieses Doppel verschenkt 0,05 Punkte.

step-two-before-title = Zwei vor der Grenze
step-two-before-task = Gehört der Doppler dir, warte bis 2 Pips vor der Grenze. Du brauchst 57 Pips, dein Gegner 60. Doppeln oder würfeln?
step-two-before-yes = Die Grenze ist 7, ein Redoppel lohnt sich also ab 5. Du liegst mit 3 vorn.
step-two-before-hint = Die Grenze ist 7. Jetzt noch 2 zurück.
step-two-before-double = Du liegst mit 3 vorn, und ein Redoppel lohnt sich ab 5. Dieses verschenkt 0,13 Punkte.

step-long-race-title = Lange Rennen
step-long-race-task = Über 62 Pips liegt die Grenze bei einem Zehntel der Pips der Seite am Zug, plus 1. Dein Gegner doppelt mit 91 Pips, du brauchst 101. Annehmen oder ablehnen?
step-long-race-yes = Ein Zehntel von 91 plus 1 ist etwas mehr als 10. Du liegst 10 zurück und nimmst gerade noch an.
step-long-race-hint = Ein Zehntel von 91 ist etwas mehr als 9.
step-long-race-pass = Die Grenze ist gut 10, und du liegst 10 zurück. Ablehnen verschenkt 0,07 Punkte.

step-long-lost-title = Lang und verloren
step-long-lost-task = Dein Gegner doppelt mit 87 Pips, du brauchst 100. Annehmen oder ablehnen?
step-long-lost-yes = Ein Zehntel von 87 plus 1 ist nicht ganz 10. Du liegst 13 zurück: Da lehnst du ab.
step-long-lost-hint = Ein Zehntel von 87 ist etwas weniger als 9.
step-long-lost-take = Die Grenze ist knapp 10, und du liegst 13 zurück. Annehmen kostet 0,11 Punkte mehr als Ablehnen.

step-turn-again-title = Zählen, dann entscheiden
step-turn-again-task = Der Doppler gehört dir und zeigt 2, und du bist am Zug. Zähl beide Seiten und wende Trices Regel an. Doppeln oder würfeln?
step-turn-again-yes = 45 gegen 50 Pips: Die Grenze ist 5, ein Redoppel lohnt sich also ab 3. Du liegst mit 5 vorn.
step-turn-again-hint = Du brauchst 45 Pips. 45 minus 5 ist 40, und die 7 passt 5-mal hinein.
step-turn-again-roll = Du brauchst 45 Pips, dein Gegner 50. Ein Redoppel lohnt sich ab 3. Warten kostet 0,19 Punkte.

lesson-adjusted-counts-title = Bereinigter Pipcount
lesson-adjusted-counts-lead = Thorp, Keith, Ward und Isight: was die bloßen Pips nicht zeigen.

step-thorp-title = Thorp: Steine und Felder
step-thorp-task = Thorp zählt deine Pips, plus 2 für jeden Stein, plus noch 1 für jeden auf Feld 1, minus 1 für jedes Feld zu Hause, auf dem ein Stein steht. Was ist deine Zahl?
step-thorp-yes = 39 Pips, 24 für zwölf Steine, 5 für die auf 1, minus 4 Felder: 64. Dein Gegner hat 46 Pips, aber nach Thorp nur 65.
step-thorp-no = Zwölf Steine, fünf davon auf 1, und vier Felder zu Hause: Geh von deinen Pips aus.
step-thorp-hint = 39 Pips und 24 für zwölf Steine sind 63.
step-thorp-plain = 39 sind die bloßen Pips. Jetzt fehlen noch Thorps Zuschläge und Abzüge.

step-keith-title = Keith: Stapel und Lücken
step-keith-task = Keith zählt deine Pips, plus 2 für jeden Stein ab dem zweiten auf 1, plus 1 für jeden ab dem zweiten auf 2, jeden ab dem vierten auf 3 und jede Lücke auf 4 bis 6. Was ist deine Zahl?
step-keith-yes = 39, dazu 8 für vier Steine auf 1 und 1 für die Lücke auf 5: 48. Dein Gegner hat 47.
step-keith-no = Geh von 39 aus. Nur der Stapel auf 1 und eine Lücke zählen hier.
step-keith-hint = Fünf Steine stehen auf 1, vier davon zählen. Und welches Feld von 4 bis 6 ist leer?
step-keith-all-five = Der erste Stein auf 1 kostet nichts. Von den fünf zählen vier.
step-keith-no-gap = Feld 5 ist leer, und diese Lücke zählt 1.

step-ward-title = Ward: Seiten vergleichen
step-ward-task = Ward rechnet 2 für jeden Stein ab dem dritten auf 1 dazu und 1 ab dem dritten auf 2. Wer zu Hause mehr Felder hält, zieht für jedes Feld mehr 1 ab. Der Rest ist hier gleich. Deine Zahl?
step-ward-yes = 39 und 6 für drei Steine auf 1: 45. Dein Gegner hält zwei Felder mehr und hat 44.
step-ward-no = Geh von 39 aus. Du hältst weniger Felder, also ziehst du nichts ab.
step-ward-hint = Fünf Steine stehen auf 1. Wie viele sind das ab dem dritten?
step-ward-single = Jeder weitere Stein auf 1 kostet 2 Pips, nicht 1.

step-isight-title = Isight: die jüngste Zählung
step-isight-task = Reicherts Isight rechnet 2 für jeden Stein ab dem dritten auf 1 und 1 für eine Lücke auf 4 bis 6, die auf der anderen Seite besetzt ist. Alles andere ist hier gleich. Was ist deine Zahl?
step-isight-yes = 39, 6 für den Stapel auf 1 und 1 für die Lücke auf 5: 46. Dein Gegner hat auch 46.
step-isight-no = Geh von 39 aus. Der Stapel auf 1 und eine Lücke zählen.
step-isight-hint = Der Stapel auf 1 kostet 6, wie bei Ward. Und die Lücke?
step-isight-gap = Dein Feld 5 ist leer, das deines Gegners nicht: Das zählt 1.

step-verdict-title = 18 Prozent und doch gleich
step-verdict-task = 39 gegen 46 Pips: Das sind 18 % Vorsprung und eigentlich ein klares Doppel. Doch nach allen vier Zählungen ist das Rennen ausgeglichen. Du bist am Zug. Doppeln oder würfeln?
step-verdict-yes = Du gewinnst nur 58 %. Der Stapel auf 1 frisst fast deinen ganzen Vorsprung auf.
step-verdict-hint = Thorp sagt 64 gegen 65, Keith 48 gegen 47. Glaub ihnen.
step-verdict-double = Die Pips täuschen: Du gewinnst nur 58 %. Dieses Doppel verschenkt 0,16 Punkte.

step-two-behind-title = Hinten und doch vorn
step-two-behind-task = Du bist am Zug und brauchst 34 Pips, dein Gegner nur 32, aber mit einem Stein mehr und einem Stapel auf 1. Keith sagt 35 gegen 38. Doppeln oder würfeln?
step-two-behind-yes = Die Seite am Zug rechnet ein Siebtel dazu, hier 5, und doppelt bis 4 über der anderen Zahl: 40 gegen 38.
step-two-behind-hint = Die Seite am Zug rechnet ein Siebtel dazu: 35 und 5. Bis 4 über der anderen Zahl doppelt sie.
step-two-behind-roll = Nur nach Pips liegst du zurück. Du gewinnst 77 %, und Warten kostet 0,16 Punkte.

step-your-keith-title = Und wenn du hinten liegst
step-your-keith-task = Jetzt ist dein Gegner am Zug und liegt mit 8 Pips vorn. Zähl deine Seite nach Keith: 2 für jeden Stein ab dem zweiten auf 1, 1 für jeden ab dem zweiten auf 2, 1 für jede Lücke auf 4 bis 6.
step-your-keith-yes = 47 und 2 für den zweiten Stein auf 1: 49.
step-your-keith-no = Geh von 47 aus. Auf 4 bis 6 ist keine Lücke, und auf 2 steht nur ein Stein.
step-your-keith-hint = Du hast 47 bloße Pips. Nur Feld 1 kostet etwas.
step-your-keith-ace = 47 sind die bloßen Pips. Der zweite Stein auf 1 kostet 2.

step-twenty-percent-title = Zwanzig Prozent zurück
step-twenty-percent-task = Dein Gegner doppelt, hat nach Keith 46 und mit einem Siebtel dazu 52. Sind das mindestens 2 mehr als deine 49, kannst du annehmen. Annehmen oder ablehnen?
step-twenty-percent-yes = 52 sind 3 mehr als 49, also nimmst du an. Nach Pips liegst du 20 % zurück und gewinnst doch jede vierte Partie.
step-twenty-percent-hint = 52 minus 49 ist 3.
step-twenty-percent-pass = Die vier dunklen Steine auf 1 kosten viel. Ablehnen verschenkt 0,17 Punkte.

step-ugly-home-title = Dein eigener Stapel
step-ugly-home-task = Dein Gegner doppelt mit 41 Pips, nach Keith auch 41. Du brauchst 44, nur 7 % mehr, aber drei deiner Steine stehen auf 1. Zähl erst, dann entscheide. Annehmen oder ablehnen?
step-ugly-home-yes = 46 mit dem Siebtel gegen deine 48: Zum Annehmen müssten es 50 sein. Du gewinnst nur 18 %.
step-ugly-home-hint = Die drei auf 1 kosten dich 4. Mit dem Siebtel hat dein Gegner 46.
step-ugly-home-take = 46 mit dem Siebtel gegen deine 48. Annehmen kostet 0,18 Punkte mehr als Ablehnen.

lesson-wastage-title = Wastage und effektive Pips
lesson-wastage-lead = Warum zehn Pips so viel wert sein können wie sechsunddreißig: Trices effektiver Pipcount.

step-whole-roll-title = Ein Wurf für zwei Pips
step-whole-roll-task = Trice misst ein Rennen in Würfen, und ein Wurf bringt im Schnitt 8 1/6 Pips. Deine zwei Steine auf 1 brauchen einen Wurf, egal welchen. Wie viele Pips sind das, gerundet?
step-whole-roll-yes = 8 effektive Pips für 2 auf dem Brett. Die anderen 6 sind Wastage: Pips, die du würfelst und nicht brauchen kannst.
step-whole-roll-no = Ein Wurf ist 8 1/6 Pips. Runde auf eine ganze Zahl.
step-whole-roll-hint = Du brauchst genau einen Wurf, und der bringt 8 1/6.
step-whole-roll-pips = 2 Pips stehen auf dem Brett. Aber du verbrauchst dafür einen ganzen Wurf.

step-ace-stack-title = Sieben je Wurf und eins dazu
step-ace-stack-task = Ein Stapel auf 1, der ohne Pasch n Würfe braucht, hat etwa 7 × n + 1 effektive Pips, fand Trice. Der Pasch ist schon eingerechnet. Du hast dort sechs Steine. Wie viele effektive Pips sind das?
step-ace-stack-yes = Mit jedem Wurf gehen zwei Steine, also ist n gleich 3: 21 und 1 sind 22. Nur 6 davon stehen auf dem Brett.
step-ace-stack-no = Such zuerst n: Jeder Wurf ohne Pasch trägt zwei Steine ab.
step-ace-stack-hint = Sechs Steine brauchen drei Würfe. Mal 7 und 1 dazu.
step-ace-stack-pips = 6 Pips stehen auf dem Brett. Wie viele Würfe brauchst du dafür?
step-ace-stack-checkers = n zählt Würfe, nicht Steine: Mit jedem Wurf gehen zwei.

step-smooth-title = Gleichmäßig verteilt
step-smooth-task = Steine, die sich auf 6, 5 und 4 verteilen, haben wenig Wastage, hier etwa 7 Pips. Zähl deine Pips und rechne sie dazu. Wie viele effektive Pips brauchst du? Auf einen kommt es nicht an.
step-smooth-yes = 51 Pips und etwa 7: 58 effektive Pips.
step-smooth-no = Zähl die Stapel auf 6, 5 und 4, dann kommen 7 dazu.
step-smooth-hint = 24, 15 und 12 sind deine Pips.
step-smooth-bare = 51 Pips stehen auf dem Brett. Dazu kommt die Wastage.

step-ragged-title = Schlecht verteilt
step-ragged-task = Für diese Steine brauchst du im Schnitt 6,2 Würfe zu 8 1/6 Pips. Zieh die Pips auf dem Brett ab. Wie viele sind Wastage? Auf einen kommt es nicht an.
step-ragged-yes = 6,2 Würfe sind rund 50 effektive Pips, 36 stehen auf dem Brett. Rund 14 sind Wastage, doppelt so viele wie vorher.
step-ragged-no = Erst malnehmen, dann die Pips auf dem Brett abziehen.
step-ragged-hint = 6,2 Würfe bringen zwischen 50 und 51 Pips. Auf dem Brett stehen 24, 8 und 4.
step-ragged-pips = 36 Pips stehen auf dem Brett. Wie viel mehr bringen 6,2 Würfe?
step-ragged-all = Das sind alle effektiven Pips. Zieh die auf dem Brett ab.

step-fill-gap-title = Füll die Lücke
step-fill-gap-task = Du hast 6 und 1 gewürfelt. Die 6 trägt einen Stein ab. Wohin mit der 1, damit die nächsten Würfe mehr bringen?
step-fill-gap-yes = Feld 5 ist nicht mehr leer: Die nächste 5 trägt einen Stein ab, statt nur einen zu versetzen.
step-fill-gap-no = Such das leere Feld in deinem Heimfeld, das dir bald fehlt.
step-fill-gap-hint = Mit welcher Zahl könntest du beim nächsten Wurf nichts abtragen?
step-fill-gap-leave = Feld 5 ist noch leer, also trägt die nächste 5 nichts ab. Das kostet 0,10 Punkte.
step-fill-gap-ace = Jetzt steht ein Stein auf 1, und Feld 5 ist noch leer. Das kostet 0,17 Punkte.

step-two-off-title = Ein Stein oder zwei
step-two-off-task = Du hast 4 und 2 gewürfelt. Du kannst beide Zahlen für einen Stein auf 6 nehmen oder mit jeder einen Stein abtragen. Was bringt mehr?
step-two-off-yes = Fünf Steine sind übrig statt sechs. Auch von diesem Wurf ging kein Pip verloren.
step-two-off-no = Nach deinem Wurf sollten nur fünf Steine übrig sein.
step-two-off-hint = Auf 4 und auf 2 stehen Steine.
step-two-off-one-off = Sechs Steine sind übrig, es könnten fünf sein. Das kostet 0,11 Punkte.

step-behind-ahead-title = Zurück, und doch ein Doppel
step-behind-ahead-task = Du bist am Zug und brauchst 41 Pips, dein Gegner nur 30. Aber deine Steine sind gut verteilt: effektiv 48. Die dunklen liegen auf niedrigen Feldern gestapelt: effektiv 50. Doppeln oder würfeln?
step-behind-ahead-yes = Effektiv liegst du vorn und bist auch noch am Zug: Du gewinnst 73 %.
step-behind-ahead-hint = Vergiss 41 und 30. Vergleich 48 mit 50, und denk daran, wer zuerst würfelt.
step-behind-ahead-roll = Effektiv liegst du vorn und gewinnst 73 %. Warten kostet 0,08 Punkte.

step-ten-aces-title = Zehn auf der Eins
step-ten-aces-task = Dein Gegner doppelt mit zehn Steinen auf 1. Du brauchst 32 Pips und hast etwa 6 Wastage. Rechne die andere Seite mit 7 × n + 1 und vergleich. Annehmen oder ablehnen?
step-ten-aces-yes = Dein Gegner hat 36, du hast 38. Du liegst kaum zurück und gewinnst fast jede vierte Partie.
step-ten-aces-hint = Zehn Steine brauchen fünf Würfe: 35 und 1.
step-ten-aces-pass = 36 gegen 38 effektive Pips ist knapp. Ablehnen verschenkt 0,10 Punkte.

step-one-pip-more-title = Nur ein Pip mehr
step-one-pip-more-task = Wieder doppelt dein Gegner mit zehn Steinen auf 1. Diesmal brauchst du 33 Pips, aber mit acht niedrigen Steinen und etwa 8 Wastage. Annehmen oder ablehnen?
step-one-pip-more-yes = 41 gegen 36 effektive Pips: Fünf zurück ist zu viel. Du würdest nur 15 % gewinnen.
step-one-pip-more-hint = Rechne 33 und 8 zusammen und vergleich mit 36.
step-one-pip-more-take = Du liegst fünf effektive Pips zurück. Annehmen kostet 0,31 Punkte mehr als Ablehnen.
