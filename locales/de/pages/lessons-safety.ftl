# Der Kurs `safety`: Namen der Schritte in lessons/safety/.

course-safety-title = Schüsse und Sicherheit
course-safety-lead = Wie oft ein Blot geschlagen wird, wann sich das Wagnis lohnt und wie alle Steine sicher nach Hause und vom Brett kommen.

lesson-direct-shots-title = Direkte Schüsse
lesson-direct-shots-lead = Wie oft ein Blot aus 1 bis 6 Feldern Abstand geschlagen wird.
lesson-indirect-shots-title = Indirekte Schüsse
lesson-indirect-shots-lead = Blots, die nur beide Würfel zusammen treffen, und Felder, die das verhindern.
lesson-same-number-title = Zweimal dieselbe Zahl
lesson-same-number-lead = Dein Gegner soll für alles dieselbe Zahl brauchen, du selbst viele verschiedene.
lesson-from-the-bar-title = Von der Bar herein
lesson-from-the-bar-lead = Wie viele Würfe einen oder zwei Steine hereinbringen und wie du den Gegner draußen hältst.
lesson-pay-now-or-later-title = Jetzt zahlen oder später
lesson-pay-now-or-later-lead = Wann sich ein Wagnis lohnt und wann es warten kann.
lesson-bear-in-safely-title = Am Anker vorbei nach Hause
lesson-bear-in-safely-lead = Deine Steine heimspielen und abtragen, während dahinter noch jemand lauert.
lesson-bear-off-well-title = Schneller vom Brett
lesson-bear-off-well-lead = Abtragen oder eine Lücke füllen? Acht exakte Antworten.

step-one-away-title = Ein Feld entfernt
step-one-away-task = Steht ein dunkler Stein 1 bis 6 Felder hinter deinem Blot, hat er einen direkten Schuss: Ein Würfel genügt. Hier zielen dunkle Steine von 4 auf deinen Blot auf 5. Wie viele der 36 Würfe enthalten eine 1?
step-one-away-yes = 1-1 kommt einmal vor, 2-1, 3-1, 4-1, 5-1 und 6-1 je zweimal: 11 Würfe. Das gilt für jede Zahl.
step-one-away-no = Zähl 1-1 einmal und jeden anderen Wurf mit einer 1 zweimal.
step-one-away-hint = 2-1 kann auf zwei Arten fallen: Die 2 liegt auf dem ersten Würfel oder auf dem zweiten.
step-one-away-twice = 1-1 fällt nur auf eine Art: wenn beide Würfel die 1 zeigen.
step-one-away-once = 2-1 und 1-2 sind zwei von den 36 Würfen. Nur 1-1 gibt es einmal.

step-six-away-title = Sechs Felder entfernt
step-six-away-task = Dein Blot auf 13 steht 6 Felder vor den dunklen Steinen auf 7. Eine 6 schlägt ihn, eine Summe von 6 wie 5-1 auch. Wie viele der 36 Würfe treffen?
step-six-away-yes = 11 Würfe enthalten eine 6. Dazu kommen vier mit 5-1 und 4-2 und je einer mit 3-3 und 2-2: 17.
step-six-away-no = Nimm die 11 Würfe mit einer 6 und such dann Summen. Ein Pasch zieht bis zu viermal.
step-six-away-hint = Zwei verschiedene Zahlenpaare haben die Summe 6. Und zwei der sechs Pasche kommen auch genau dort an.
step-six-away-sums = Das sind die Würfe mit einer 6. Jetzt fehlen noch die Summen, auch bei Pasch.

step-nearest-title = Je näher, desto sicherer
step-nearest-task = Aus 1, 2, 3, 4, 5 und 6 Feldern treffen 11, 12, 14, 15, 15 und 17 Würfe. Dein letzter Stein muss zwischen 8 und 13 halten, vor den dunklen Steinen auf 7. Tipp auf das sicherste Feld.
step-nearest-yes = Dort trifft nur eine 1: 11 Würfe. In Reichweite eines Würfels gilt: Je näher, desto sicherer, und 6 Felder sind am schlimmsten.
step-nearest-no = Tipp auf ein leeres Feld zwischen 8 und 13.
step-nearest-hint = Aus welchem Abstand treffen die wenigsten Würfe?
step-nearest-far = Das sind 6 Felder Abstand: 17 Würfe treffen, mehr als irgendwo sonst.
step-nearest-middle = Ein näheres Feld wird von weniger Würfen getroffen.

step-last-pair-title = Einer bleibt draußen
step-last-pair-task = Du hast 6 und 2 gewürfelt, und auf 7 lauert noch ein dunkler Stein. Von deinen letzten zwei Steinen kommt nur einer nach Hause. Stell den anderen so sicher wie möglich.
step-last-pair-yes = Auf 8 trifft ihn nur eine 1: 11 Würfe. Auf 10 wären es 14 gewesen.
step-last-pair-no = Dein letzter Stein steht 3 Felder entfernt: 14 Würfe treffen. Es gibt ein näheres Feld.
step-last-pair-hint = Die 6 bringt einen Stein nach Hause. Was kann die 2 für den anderen tun?
step-last-pair-three = Dein Stein auf 10 steht 3 Felder entfernt: 14 Würfe treffen. Rück ihn mit der 2 näher heran.

step-two-hitters-title = Zwei Jäger
step-two-hitters-task = Jetzt zielen zwei dunkle Steine auf deinen Blot auf 9, einer von 8 und einer von 5. Eine 1 trifft und eine 4 auch. Wie viele der 36 Würfe sind das?
step-two-hitters-yes = 16 Würfe haben keine der beiden Zahlen, also haben 20 eine davon. Und 2-2 läuft von 5 bis 9: 21.
step-two-hitters-no = Zähl die Würfe ohne 1 und ohne 4 und zieh sie von 36 ab. Dann denk an die Summen.
step-two-hitters-hint = Auf jedem Würfel verfehlen vier Zahlen: 4 mal 4 Würfe haben weder 1 noch 4. Kommt einer davon als Pasch an?
step-two-hitters-double = So weit richtig: 20 Würfe haben eine 1 oder eine 4. Aber auch ein Pasch führt von 5 nach 9.
step-two-hitters-both = 4-1 enthält beide Zahlen. Du hast diesen Wurf zweimal gezählt.

step-near-anchor-title = Welcher bleibt allein?
step-near-anchor-task = Du hast 3 und 2 gewürfelt. Auf 4 warten dunkle Steine, und einer deiner Steine muss allein bleiben. Finde den Zug, den die wenigsten Würfe bestrafen.
step-near-anchor-yes = Der Blot auf 5 steht ein Feld entfernt: 11 Würfe. Das Paar auf 12 kann auf einen besseren Wurf warten.
step-near-anchor-no = So treffen mehr Würfe, oder dein Heimfeld fällt auseinander. Such einen Blot dicht vor der 4.
step-near-anchor-hint = Beide Steine auf 8 können ziehen. Wie nah an der 4 kann einer halten?
step-near-anchor-four = Der Blot auf 8 steht 4 Felder entfernt: 13 Würfe treffen ihn. Näher ist besser.
step-near-anchor-run = Der Blot auf 7 steht 3 Felder entfernt, und der auf 12 ist nun auch allein: 15 Würfe treffen.

step-three-blots-title = Drei Blots, ein Wurf
step-three-blots-task = Deine Steine auf 18, 15 und 10 stehen allein, und du hast 6 und 2 gewürfelt. Nur ein einziger Zug lässt nicht mehr als einen Blot stehen. Finde diesen Zug.
step-three-blots-yes = Zwei treffen sich auf 10. Nur der auf 15 bleibt, 3 Felder vor den dunklen Steinen auf 12: 15 Würfe treffen ihn.
step-three-blots-no = So treffen mindestens 24 Würfe. Welche zwei können sich treffen?
step-three-blots-hint = 6 und 2 sind 8. Welche zwei Blots sind 8 Felder auseinander?
step-three-blots-home = Feld 4 ist schön, aber 31 Würfe treffen einen deiner zwei Blots hinten.
step-three-blots-long = Drei Steine stehen immer noch allein, und 33 Würfe treffen einen davon.

step-seven-away-title = Sieben Felder entfernt
step-seven-away-task = Aus mehr als 6 Feldern reicht ein Würfel nicht: Das ist ein indirekter Schuss. Dein Blot auf 11 steht 7 Felder vor den dunklen Steinen auf 4. Wie viele der 36 Würfe treffen ihn?
step-seven-away-yes = 6-1, 5-2 und 4-3 auf je zwei Arten: 6 Würfe. Ein Feld näher wären es 17.
step-seven-away-no = Welche zwei Würfel ergeben zusammen 7?
step-seven-away-hint = 6-1 ist eines von drei Paaren. Jedes kann auf zwei Arten fallen.
step-seven-away-once = Die drei Paare stimmen. Jedes davon kann auf zwei Arten fallen.
step-seven-away-direct = 17 Würfe treffen aus 6 Feldern. Aus 7 Feldern trifft kein einzelner Würfel.

step-eleven-away-title = Elf Felder entfernt
step-eleven-away-task = Je weiter weg, desto weniger Würfe passen. Jetzt steht dein Blot auf 15, 11 Felder vor den dunklen Steinen auf 4. Wie viele der 36 Würfe treffen ihn?
step-eleven-away-yes = Nur 6-5, auf zwei Arten. Dort ist ein Blot fast sicher.
step-eleven-away-no = Beide Würfel zusammen müssen genau 11 ergeben.
step-eleven-away-hint = Die höchste Zahl ist die 6. Was muss der andere Würfel zeigen?
step-eleven-away-once = Das Paar stimmt, aber es kann auf zwei Arten fallen.

step-twelve-away-title = Ein Pasch kommt weit
step-twelve-away-task = Aus 12 Feldern trifft nur ein Pasch, denn er zieht bis zu viermal. Dein Blot auf 16 steht 12 Felder vor den dunklen Steinen auf 4. Wie viele der 36 Würfe treffen ihn?
step-twelve-away-yes = 6-6 braucht zwei Teilzüge, 4-4 drei und 3-3 vier: 3 Würfe, einer mehr als aus 11 Feldern.
step-twelve-away-no = Welcher Pasch kommt nach genau 12 Feldern an?
step-twelve-away-hint = 12 ist 2 mal 6. Und wie kommst du mit drei oder vier gleichen Teilzügen auf 12?
step-twelve-away-sixes = 6-6 stimmt. Aber ein Pasch zieht bis zu viermal, also kommen auch kleinere an.

step-blocked-title = Kein Platz zum Landen
step-blocked-task = Jeder Würfel muss auf einem freien Feld landen. Dein Blot auf 10 steht 7 Felder vor den dunklen Steinen auf 3, aber du hältst 8, 6, 5 und 4. Wie viele Würfe treffen noch?
step-blocked-yes = 5-2 ist gesperrt: Die 5 landet auf deiner 8, die 2 auf deiner 5. Es bleiben 6-1 und 4-3: 4 Würfe.
step-blocked-no = Probier 6-1, 5-2 und 4-3, mal mit dem einen Würfel zuerst, mal mit dem anderen.
step-blocked-hint = Von 3 landet eine 5 auf 8 und eine 2 auf 5.
step-blocked-open = Auf leerem Brett wären es 6. Hier findet eines der Paare keinen Platz zum Landen.

step-step-past-title = Vorbei und weit genug weg
step-step-past-task = Du hast 4 und 3 gewürfelt, und dein Stein auf 18 steht dicht vor dunklen Steinen. Finde den Zug, nach dem nur ein indirekter Schuss bleibt.
step-step-past-yes = Auf 11 ist er an den dunklen Steinen auf 12 vorbei. Die auf 4 sind 7 Felder entfernt: 6 Würfe treffen.
step-step-past-no = Dort trifft ein Würfel allein. Welches Feld zwischen den dunklen Steinen auf 12 und auf 4 ist weit genug weg?
step-step-past-hint = Beide Würfel zusammen bringen ihn an den dunklen Steinen auf 12 vorbei.
step-step-past-two = Auf 14 steht er 2 Felder vor den dunklen Steinen auf 12: 14 Würfe treffen.
step-step-past-three = Auf 15 steht er 3 Felder vor den dunklen Steinen auf 12: 15 Würfe treffen.

step-two-far-title = Ein Blot oder zwei?
step-two-far-task = Du hast 3 und 2 gewürfelt. Dunkle Steine auf 1 und 12 haben dich im Blick. Behalte deine Mauer aus 7, 6 und 5 und finde den Zug, den die wenigsten Würfe bestrafen.
step-two-far-yes = Zwei Blots, aber 9 und 10 Felder von der 1 entfernt, und deine Felder 5, 6 und 7 sperren fast alles. Nur 6-3 trifft: 2 Würfe.
step-two-far-no = So bricht die Mauer, oder viel mehr Würfe treffen. Wo können Blots stehen, die kein einzelner Würfel erreicht?
step-two-far-hint = Zähl nicht die Blots, zähl die Würfe. Beide Steine auf 13 kommen an den dunklen auf 12 vorbei.
step-two-far-one = Der Stein auf 13 bleibt ein Feld vor den dunklen auf 12 stehen: 13 Würfe treffen.
step-two-far-prime = Deine Mauer aus 5, 6 und 7 fällt auseinander, und den Blot auf 4 trifft schon ein Würfel: 11 Würfe.

step-farther-title = So weit weg wie möglich
step-farther-task = Du hast 6 und 1 gewürfelt. Auf 4 wartet ein dunkler Stein, und eines deiner Paare muss sich trennen. Lass den Blot stehen, den die wenigsten Würfe treffen.
step-farther-yes = Der Blot auf 15 steht 11 Felder entfernt. Nur 6-5 trifft: 2 Würfe.
step-farther-no = Dort treffen mehr Würfe. Zähl, wie weit jeder Blot von 4 entfernt ist.
step-farther-hint = Zähl von der 4 aus: Wie weit weg ist dein Paar auf 15, wie weit das auf 13?
step-farther-nine = Der Blot auf 13 steht 9 Felder entfernt: 5 Würfe treffen. Es geht noch weiter weg.
step-farther-five = Der Blot auf 9 steht 5 Felder entfernt. Da genügt ein Würfel, und insgesamt treffen 17 Würfe.

step-two-fours-title = Zwei Blots, eine Zahl
step-two-fours-task = Dein Blot auf 9 steht 4 Felder vor den dunklen Steinen auf 5, der auf 16 steht 4 Felder vor denen auf 12. Wie viele der 36 Würfe treffen mindestens einen?
step-two-fours-yes = 11 Würfe haben eine 4; 3-1, 2-2 und 1-1 ergeben 4, und 6-5 führt von 5 nach 16: 17. Schon ein einzelner Blot mit 4 Feldern Abstand kostet 15.
step-two-fours-no = Nimm die 11 Würfe mit einer 4, dann die Summen von 4 und such noch einen langen Weg von 5 nach 16.
step-two-fours-hint = 4-1 trifft den einen oder den anderen Blot, ist aber nur ein Wurf. Von 5 bis 16 sind es 11 Felder.
step-two-fours-twice = Beide Blots trifft dieselbe 4. Jeder Wurf zählt nur einmal.
step-two-fours-sums = Das sind die Würfe mit einer 4. Jetzt fehlen noch die Summen, auch bei Pasch.
step-two-fours-far = Fast. Es gibt noch einen Weg, von 5 ganz bis 16.

step-three-places-title = Wohin mit dem zweiten?
step-three-places-task = Deinen Blot auf 9 trifft eine 4. Der Stein von 22 kommt nach und kann auf 13, 14, 15 oder 16 halten. Tipp auf das Feld, bei dem die wenigsten Würfe einen der beiden treffen.
step-three-places-yes = Auf 16 trifft wieder nur eine 4: insgesamt 17 Würfe. Das heißt Duplizieren: Dieselbe Zahl wird zweimal gebraucht.
step-three-places-no = Tipp auf eines der Felder 13, 14, 15 und 16.
step-three-places-hint = Welches Feld ist von den dunklen Steinen auf 12 so weit weg wie die 9 von denen auf 5?
step-three-places-other = Dort trifft noch eine andere Zahl: insgesamt mindestens 25 Würfe.

step-both-ones-title = Lauter Einsen
step-both-ones-task = Du hast 4 und 3 gewürfelt, und jeder Zug lässt zwei Blots stehen. Dunkle Steine warten auf 5, 12 und 15. Sorg dafür, dass beide dieselbe Zahl brauchen.
step-both-ones-yes = Der Blot auf 13 steht ein Feld vor der 12, der auf 6 ein Feld vor der 5. Mit den Summen treffen 17 Würfe; jeder andere Zug kostet mindestens 25.
step-both-ones-no = So treffen mindestens 25 Würfe. Sorg dafür, dass für beide Blots dieselbe Zahl nötig ist.
step-both-ones-hint = Ein Stein auf 13 steht ein Feld vor dem dunklen auf 12. Wo stünde auch der andere ein Feld vor einem dunklen?
step-both-ones-pair = Den Blot auf 9 trifft eine 4, den auf 10 eine 5. Verschiedene Zahlen summieren sich: 26 Würfe.
step-both-ones-nine = Auf 13 trifft eine 1 und auf 9 eine 4: 25 Würfe. Geht beides mit einer 1?

step-both-twos-title = Zwei Blots, dreizehn Würfe
step-both-twos-task = Du hast 6 und 3 gewürfelt. Dein Blot auf 5 steht 2 Felder vor den dunklen Steinen auf 3. Bring deinen hintersten Stein dorthin, wo ihn dieselbe Zahl trifft.
step-both-twos-yes = Auf 14 steht er 2 Felder vor den dunklen Steinen auf 12. Beide trifft eine 2, und nur 13 Würfe schlagen. Jeder andere Zug kostet 32 oder mehr.
step-both-twos-no = So treffen mindestens 32 Würfe. Wo kann der Stein von 23 halten, sodass nur eine 2 ihn trifft?
step-both-twos-hint = Auf 12 stehen dunkle Steine. Welches Feld liegt 2 Felder davor?
step-both-twos-stay = Dein Stein auf 23 bleibt mitten unter dunklen Steinen. Ihn oder den Blot auf 5 treffen viele Zahlen: 32 Würfe.
step-both-twos-many = Jetzt steht da eine ganze Reihe von Blots, und jeden trifft eine andere Zahl: 32 Würfe.

step-new-number-title = Viele Zahlen für dich
step-new-number-task = Jetzt umgekehrt: Du selbst willst verschiedene Zahlen. Dein Blot auf 4 soll gedeckt werden, von 9 geht das mit einer 5. Von wo deckt der Stein auf 16 mit einer anderen Zahl: von 9, 10 oder 12?
step-new-number-yes = Von 10 passt eine 6. 20 Würfe haben eine 5 oder eine 6; nur mit der 5 wären es 11. Steine, die so zum Helfen bereitstehen, heißen Bausteine.
step-new-number-no = Tipp auf 9, 10 oder 12.
step-new-number-hint = Wie weit ist jedes davon von der 4 entfernt?
step-new-number-same = Von 9 ist es wieder eine 5. Die hast du schon.
step-new-number-far = Von 12 sind es 8 Felder. Das schafft kein einzelner Würfel.

step-spread-out-title = Bausteine verteilen
step-spread-out-task = Ein dunkler Stein ist auf der Bar, und du willst beim nächsten Zug einen zweiten Stein auf die 4 bringen. Du hast 4 und 2 gewürfelt. Stell deine Bausteine so, dass es die meisten Würfe schaffen.
step-spread-out-yes = 35 der 36 Würfe bringen jetzt einen zweiten Stein auf die 4. Deine Bausteine auf 9, 10 und 11 brauchen verschiedene Zahlen.
step-spread-out-no = So bringen weniger Würfe einen zweiten Stein auf die 4. Verteil deine Bausteine, höchstens 6 oder 7 Felder davor.
step-spread-out-hint = Ein Baustein auf 9 braucht eine 5. Gibt es einen, der eine 6 braucht?
step-spread-out-stack = Drei Bausteine auf 9 brauchen alle dieselbe 5: Nur 28 Würfe bringen einen zweiten Stein auf die 4.
step-spread-out-spent = Dieser Baustein ist an der 4 vorbei und kann dort nicht mehr helfen.

step-last-ones-title = Halt sie auf
step-last-ones-task = Du liegst 34 Pips zurück, und zwei dunkle Steine auf 9 müssen noch heim. Du hast 6 und 1 gewürfelt. Lass deinen Stein auf 20 im Weg und stell den anderen gut hin.
step-last-ones-yes = Beide Blots stehen ein Feld vor dunklen Steinen. Nur 13 Würfe treffen, und du bleibst ihnen im Weg.
step-last-ones-no = So treffen dich mehr Würfe, oder du lässt sie nach Hause. Lass beide Blots dieselbe Zahl brauchen.
step-last-ones-hint = Die dunklen Steine auf 19 brauchen für die 20 eine 1. Welches Feld liegt eines vor der 9?
step-last-ones-two = Auf 11 steht er 2 Felder vor den dunklen Steinen auf 9, und auf 20 trifft eine 1: insgesamt 22 Würfe.
step-last-ones-run = Sicherer, nur 4 Würfe treffen. Aber auf 20 steht niemand mehr im Weg, und du liegst zurück.

step-one-shut-title = Ein Feld besetzt
step-one-shut-task = Von der Bar hat jede Zahl ihr Feld: Eine 6 landet auf 19, eine 1 auf 24. Dein Gegner hält nur die 19. Wie viele der 36 Würfe bringen dich herein?
step-one-shut-yes = Nur 6-6 passt nicht. Ist ein einziges Feld besetzt, kommst du fast immer herein.
step-one-shut-no = Es genügt, wenn ein Würfel passt. Zähl die Würfe, bei denen keiner passt.
step-one-shut-hint = Du kommst nur dann nicht herein, wenn beide Würfel eine 6 zeigen.
step-one-shut-sixes = 25 Würfe haben keine 6. Aber auch mit 6-1 kommst du herein, nämlich mit der 1.
step-one-shut-five = Fünf von sechs Zahlen passen, aber du hast zwei Würfel, und einer genügt.

step-three-shut-title = Drei Felder besetzt
step-three-shut-task = Jetzt hält dein Gegner 19, 20 und 22. Nur 4, 2 und 1 passen. Wie viele der 36 Würfe bringen dich herein?
step-three-shut-yes = Auf jedem Würfel passen drei Zahlen nicht, also passt bei 3 mal 3 gleich 9 Würfen gar nichts. Die anderen 27 bringen dich herein: drei von vier.
step-three-shut-no = Zähl die Würfe, bei denen nichts passt: Beide Würfel zeigen 6, 5 oder 3.
step-three-shut-hint = Auf dem ersten Würfel passen drei Zahlen nicht, auf dem zweiten auch drei. Wie viele Würfe sind das zusammen?
step-three-shut-half = Die Hälfte der Zahlen passt, aber du hast zwei Würfel, und einer genügt.

step-five-shut-title = Fünf Felder besetzt
step-five-shut-task = Jetzt wird es eng: Fünf Felder sind besetzt, nur die 24 ist offen. Wie viele der 36 Würfe bringen dich herein?
step-five-shut-yes = Die 11 Würfe mit einer 1. Bei 1, 2, 3, 4 und 5 besetzten Feldern kommst du mit 35, 32, 27, 20 und 11 Würfen herein.
step-five-shut-no = Nur eine 1 passt. Wie viele Würfe enthalten eine?
step-five-shut-hint = Jede Zahl kommt in 11 der 36 Würfe vor.
step-five-shut-twice = 1-1 fällt nur auf eine Art.
step-five-shut-sixth = Eine von sechs Zahlen passt, aber du hast zwei Würfel.

step-two-in-title = Zwei auf der Bar
step-two-in-task = Jetzt sind zwei deiner Steine auf der Bar, also müssen beide Würfel passen. 19, 21 und 23 sind besetzt. Wie viele der 36 Würfe bringen beide auf einmal herein?
step-two-in-yes = Drei Zahlen passen auf dem ersten Würfel und drei auf dem zweiten: 9 Würfe. Genauso viele lassen beide draußen.
step-two-in-no = Es passen 5, 3 und 1. Beide Würfel müssen eine davon zeigen.
step-two-in-hint = Wie viele Zahlen passen auf dem ersten Würfel, wie viele auf dem zweiten?
step-two-in-one = 27 Würfe bringen mindestens einen herein. Hier müssen es beide sein.
step-two-in-half = Bei der Hälfte der Würfe passt der erste Würfel. Dann muss auch noch der zweite passen.

step-third-point-title = Noch ein Feld zu
step-third-point-task = Diesmal hat dein Gegner zwei Steine auf der Bar, und du hältst nur 6 und 3. Du hast 3 und 1 gewürfelt. Mach das Einsetzen so schwer wie möglich.
step-third-point-yes = Jetzt sind drei Felder besetzt. Nur noch 9 Würfe bringen beide Steine herein, vorher waren es 16.
step-third-point-no = Du hältst im Heimfeld immer noch nur zwei Felder. Welcher Zug besetzt ein drittes?
step-third-point-hint = Du willst zwei Steine auf einem offenen Feld im Heimfeld. Auf welchem treffen sich eine 3 und eine 1?
step-third-point-outside = Feld 7 hält niemanden auf der Bar: Immer noch bringen 16 Würfe beide herein.
step-third-point-loose = Ein Stein allein hält kein Feld, und 21 Würfe treffen einen deiner Blots.

step-anchor-in-title = Hereinkommen und Halt finden
step-anchor-in-task = Du hast 4 und 3 gewürfelt, und beide passen. Such festen Halt: zwei Steine zusammen auf einem Feld im Heimfeld deines Gegners. Das heißt Anker.
step-anchor-in-yes = Auf 21 kann dich niemand schlagen, und wird ein anderer Stein geschlagen, ist dort immer Platz.
step-anchor-in-no = So bekommen deine hinteren Steine kein besseres Feld. Nimm beide Würfel dafür.
step-anchor-in-hint = Die 4 von der Bar und die 3 von 24 landen auf demselben Feld.
step-anchor-in-run = Auf 18 stehst du allein, und fast alle dunklen Steine zielen dorthin: 24 Würfe treffen.
step-anchor-in-spread = Jetzt stehen dort hinten drei Steine einzeln: 34 Würfe treffen.

step-hit-close-title = Raus und Tür zu
step-hit-close-task = Du hast 6 und 5 gewürfelt und liegst zurück. Dunkle Steine stehen allein auf 1, 10 und 11. Finde den Zug, der deinem Gegner den nächsten Wurf am schwersten macht.
step-hit-close-yes = Ein dunkler Stein ist auf der Bar, und 6, 2 und 1 sind besetzt: Mit 9 Würfen kommt er nicht herein. Deinen Blot treffen nur 4.
step-hit-close-no = So kann dein Gegner drei Blots in Sicherheit bringen, oder du wirst selbst geschlagen. Schau auf Feld 1.
step-hit-close-hint = Beide Würfel erreichen denselben dunklen Blot.
step-hit-close-loose = Geschlagen, aber dein Stein auf 1 steht allein und andere auch: 22 Würfe treffen dich.
step-hit-close-quiet = Sicher, aber jetzt kann auch dein Gegner alles sichern und liegt im Rennen vorn.

step-their-home-title = Was ein Treffer kosten würde
step-their-home-task = Ein geschlagener Stein beginnt wieder auf der Bar. Wie schlimm das ist, hängt vom Heimfeld deines Gegners ab, 19 bis 24. Tipp auf alle Felder, die dein Gegner dort hält.
step-their-home-yes = Drei von sechs: Ein Treffer täte weh, und mit 9 von 36 Würfen kämst du nicht einmal herein.
step-their-home-no = Tipp auf jedes Feld von 19 bis 24, auf dem zwei oder mehr dunkle Steine stehen.
step-their-home-hint = Es sind drei, direkt nebeneinander.
step-their-home-outside = Das liegt außerhalb. Zum Heimfeld gehören 19 bis 24.
step-their-home-anchor = Die warten in deinem eigenen Heimfeld. Das deines Gegners ist 19 bis 24.

step-keep-safe-title = Sicherheit geschenkt
step-keep-safe-task = Dieselbe Stellung: Ein Treffer täte weh. Du hast 5 und 1 gewürfelt. Lass keinen Blot stehen, der getroffen werden kann, und behalte alle deine Felder.
step-keep-safe-yes = Nichts kann getroffen werden, und kein Feld geht verloren. Wenn Sicherheit nichts kostet, nimm sie.
step-keep-safe-no = Hier steht ein Blot, den mindestens 11 Würfe treffen.
step-keep-safe-hint = Der dritte Stein auf 13 ist frei. Wo steht er sicher?
step-keep-safe-blot = Jetzt steht dein Stein auf 9 allein, und 13 Würfe treffen ihn.
step-keep-safe-break = Nichts kann getroffen werden, aber Feld 7 ist weg, und auf 2 steht ein Stein im Abseits.

step-be-bold-title = Ein Wagnis, das sich lohnt
step-be-bold-task = Jetzt hält dein Gegner im Heimfeld nur 19 und 23, und auf deinem Anker auf 20 ist immer Platz. Du hast 6 und 2 gewürfelt. Bau die beste Mauer.
step-be-bold-yes = 8, 7, 6 und 5: eine Mauer aus vier Feldern vor den beiden dunklen Steinen. Nur 8 Würfe treffen, und ein Treffer täte kaum weh.
step-be-bold-no = So treffen mehr Würfe, und du gewinnst weniger. Welches Feld fehlt zwischen 8 und 6?
step-be-bold-hint = Deine Mauer hat auf 7 eine Lücke. Dort treffen sich eine 6 und eine 2.
step-be-bold-gap = Kein Wagnis, aber die Lücke auf 7 bleibt, und die dunklen Steine kommen leichter davon.
step-be-bold-deep = Geschlagen, aber nun steht ein Blot tief in deinem Heimfeld und einer auf 9: 15 Würfe treffen.

step-pay-now-title = Jetzt zahlen
step-pay-now-task = Dein Paar auf 18 muss noch an den dunklen Steinen vorbei. Im Heimfeld hält dein Gegner bisher nur zwei Felder. Du hast 5 und 4 gewürfelt: jetzt laufen oder warten?
step-pay-now-yes = Jetzt treffen 11 Würfe, und du kämst leicht wieder herein. Mit jedem Zug, den du wartest, wird das gegnerische Heimfeld stärker und deins schwächer.
step-pay-now-no = Das Paar auf 18 hat das Schwerste noch vor sich, und dafür ist dein Heimfeld oder dein Paar auf 13 verbraucht.
step-pay-now-hint = Wann kostet dich ein Treffer am wenigsten: jetzt oder wenn das Heimfeld deines Gegners stärker geworden ist?
step-pay-now-later = Im Moment sicher. Aber dein letztes Paar bleibt auf 18 zurück, und das gegnerische Heimfeld wird stärker.
step-pay-now-crumble = Du reißt dein Heimfeld ein, deine beste Waffe, nur um einen Zug zu warten.

step-no-need-title = Kein Grund zu kämpfen
step-no-need-task = Du brauchst noch 66 Pips, dein Gegner 126. Drüben sind vier Felder im Heimfeld besetzt. Du hast 5 und 4 gewürfelt, und auf 2 steht ein Blot. Schlägst du ihn?
step-no-need-yes = Nein. Du liegst weit vorn, und ein ruhiger Zug gewinnt fast vier von fünf Partien. Fürchten musst du vor allem einen Treffer.
step-no-need-no = So bleibt ein Blot stehen, und du hast kein Wagnis nötig. Such einen Zug ohne Blot.
step-no-need-hint = Wer vorn liegt, spielt sicher. Nach welchem Zug kann keiner deiner Steine getroffen werden?
step-no-need-hit = Geschlagen, aber dein Stein auf 2 steht allein, und 11 Würfe treffen ihn von der Bar. Das hattest du nicht nötig.
step-no-need-clear = Ein Stein bleibt auf 8 zurück: 24 Würfe treffen einen deiner Blots.

step-pay-later-title = Später zahlen
step-pay-later-task = Du hast 6 und 3 gewürfelt, und eine 6 geht nicht. Auf 3 lauern dunkle Steine, alle anderen dunklen sind schon zu Hause. Räumst du die 9 jetzt, oder wartest du?
step-pay-later-yes = Alles ist sicher. Bald muss dein Gegner im Heimfeld Felder auflösen oder die 3 verlassen. Dann kostet ein Schuss weniger, oder es gibt keinen mehr.
step-pay-later-no = So steht gerade dann ein Blot da, wenn das Heimfeld deines Gegners am stärksten ist.
step-pay-later-hint = Dein Gegner hat kaum noch freie Züge. Was passiert dort, wenn du einfach wartest?
step-pay-later-now = 15 Würfe treffen den Stein, der auf 9 bleibt. Vielleicht zahlst du diesen Preis später, vielleicht nie.
step-pay-later-five = 11 Würfe treffen den Stein, der auf 5 bleibt. Es gibt eine 3, nach der niemand allein steht.

step-small-price-title = Ein kleiner Preis
step-small-price-task = Das gegnerische Heimfeld ist stark: vier besetzte Felder. Aber dein Paar auf 16 muss irgendwann an der 12 vorbei. Du hast 5 und 3 gewürfelt. Wie viele Würfe treffen jetzt, wie viele später?
step-small-price-yes = Nur 8 Würfe treffen, und das Schwerste ist geschafft. Wer wartet, muss später trotzdem von 16 weg.
step-small-price-no = So treffen mehr Würfe, oder das Paar auf 16 hängt immer noch fest. Zähl die Schüsse, wenn beide losziehen.
step-small-price-hint = Beide Steine auf 16 können an der 12 vorbei oder zu anderen ziehen. Zähl dann die Schüsse.
step-small-price-bury = Jetzt kein Schuss, aber der Stein auf 1 ist aus dem Spiel, und das Paar auf 16 hat alles noch vor sich.
step-small-price-half = Ein Stein auf 13 bleibt direkt vor den dunklen auf 12: 15 Würfe treffen einen deiner Blots.

step-full-prime-title = Der große Gewinn
step-full-prime-task = Auf 3 steht noch ein dunkler Stein. Du hast 6 und 3 gewürfelt. Sechs Felder in einer Reihe sind eine Sechserprime: Darüber kommt niemand hinweg. Ist das einen Blot wert?
step-full-prime-yes = Ja. Von 4 bis 9 sind alle sechs besetzt. 12 Würfe treffen deinen Blot, aber der dunkle Stein auf 3 bleibt eingesperrt.
step-full-prime-no = So hat die Mauer ein Loch. Mit welchem Feld sind es sechs?
step-full-prime-hint = Du hältst 8, 7, 6, 5 und 4. Welches Feld daneben kann zwei Steine bekommen?
step-full-prime-safe = Kein Blot, aber der dunkle Stein auf 3 kann noch hinausspringen, und im Rennen liegst du zurück.
step-full-prime-hit = Die Mauer hat weiter nur fünf Felder, und 14 Würfe treffen deinen Blot auf 3.

step-odd-one-title = Drei sind einer zu viel
step-odd-one-task = Auf 5 halten dunkle Steine einen Anker in deinem Heimfeld. Schlagen können sie nur, was darüber steht. Steine gehen am besten zu zweit. Tipp auf das Feld über der 5, auf dem du eine ungerade Anzahl hast.
step-odd-one-yes = Zwei der drei können zusammen gehen, der dritte bleibt allein. Gerade Anzahlen lassen sich leichter räumen.
step-odd-one-no = Schau auf deine Felder 9 und 6 und zähl.
step-odd-one-hint = Nur zwei deiner Felder liegen über der 5. Auf einem stehen drei Steine.
step-odd-one-even = Vier Steine gehen in zwei Paaren, und niemand bleibt allein.
step-odd-one-behind = An diesem Feld sind die dunklen Steine auf 5 schon vorbei. Dort können sie nicht schlagen.

step-rear-first-title = Hinten anfangen
step-rear-first-task = Drei dunkle Steine halten die 5. Du hast 5 und 4 gewürfelt. Welches Feld räumst du zuerst, ohne Blot und mit wenig Gefahr im nächsten Zug?
step-rear-first-yes = Das hinterste Feld ist geräumt, alle sind zu Hause. Was du auch würfelst, beim nächsten Mal muss kein Blot stehen bleiben.
step-rear-first-no = So bleibt ein Blot über der 5, und 13 Würfe treffen ihn.
step-rear-first-hint = Je weiter ein Feld von den anderen weg ist, desto schwerer lässt es sich später räumen.
step-rear-first-front = Jetzt sicher. Aber das Paar auf 8 ist noch draußen, und beim nächsten Zug erzwingen 8 Würfe einen Blot.
step-rear-first-loose = Der Blot auf 8 steht 3 Felder vor den dunklen Steinen: 13 Würfe treffen.

step-one-behind-title = Was ein Nachzügler kostet
step-one-behind-task = Hier steht ein Stein allein auf 7, 3 Felder vor den dunklen Steinen auf 4. Dazwischen liegen deine Felder 5 und 6. Wie viele der 36 Würfe treffen?
step-one-behind-yes = Nur eine 3 trifft: 11 Würfe. 2-1 und 1-1 finden auf 5 und 6 keinen Platz zum Landen.
step-one-behind-no = Mit welchen Würfen kommt ein Stein von 4 auf 7, wenn er auf 5 und 6 nicht landen darf?
step-one-behind-hint = Eine Summe von 3 müsste zuerst auf 5 oder 6 landen.
step-one-behind-empty = Das stimmt, wenn 5 und 6 frei sind. Hier sind 2-1 und 1-1 gesperrt.

step-both-home-title = Beide oder keiner
step-both-home-task = Dasselbe Brett einen Zug früher. Du hast 4 und 2 gewürfelt. Lass keinen Blot stehen und denk auch an den nächsten Wurf.
step-both-home-yes = Beide sind zu Hause, und niemand kann getroffen werden. Beim nächsten Zug lassen nur 5 Würfe einen Blot stehen.
step-both-home-no = Ein Stein bleibt allein über der 4: Mindestens 11 Würfe treffen ihn.
step-both-home-hint = Ein Paar steht noch außerhalb. Können beide hinein?
step-both-home-wait = Jetzt sicher, aber das Paar auf 7 muss noch weg, und beim nächsten Zug lassen 12 Würfe einen Blot stehen.
step-both-home-one = Einer ist zu Hause, der andere zahlt dafür: 11 Würfe treffen den Blot auf 7.

step-not-off-title = Nicht gierig werden
step-not-off-task = Du liegst weit vorn: 41 Pips gegen 96. Auf 4 lauern dunkle Steine. Du hast 5 und 1 gewürfelt und könntest einen Stein abtragen. Ist das am besten?
step-not-off-yes = Richtig, das hat Zeit. Die letzten drei über der 4 stehen zusammen auf 5, und nichts kann getroffen werden.
step-not-off-no = So bleibt ein Blot über der 4, und 11 Würfe treffen ihn. Du liegst vorn, also such einen sicheren Zug.
step-not-off-hint = Mit welchen zwei Teilzügen räumst du Feld 6 ganz?
step-not-off-greedy = Einer ist abgetragen, aber auf 6 bleibt einer allein: 11 Würfe treffen ihn, und das kann die Partie kosten.
step-not-off-two = Zwei sind abgetragen, aber auf 5 steht einer allein: 11 Würfe treffen ihn. Du gewinnst auch ohne das.

step-look-ahead-title = Einen Wurf vorausdenken
step-look-ahead-task = Dunkle Steine halten die 2. Du hast 3 und 2 gewürfelt, und mehrere Züge sind jetzt sicher. Finde den, nach dem auf 6 und auf 5 je eine gerade Anzahl steht.
step-look-ahead-yes = Zwei auf 6 und zwei auf 5. Beim nächsten Zug lässt nur 6-4 einen Blot stehen: 2 von 36 Würfen.
step-look-ahead-no = Entweder steht jetzt ein Blot da, oder eine ungerade Anzahl auf 6 oder 5 macht beim nächsten Zug Ärger.
step-look-ahead-hint = Auf 6 und auf 5 stehen je drei. Wie kommst du auf beiden zu einer geraden Anzahl?
step-look-ahead-off = Ein Stein mehr ist abgetragen, aber auf 6 bleiben drei: Beim nächsten Zug lassen 12 Würfe einen Blot stehen.
step-look-ahead-single = Auf 6 stehen jetzt zwei, aber auf 5 bleiben drei: Beim nächsten Zug lassen 9 Würfe einen Blot stehen.

step-against-bar-title = Einer auf der Bar
step-against-bar-task = Ein dunkler Stein ist auf der Bar, und deine sechs Felder sind alle besetzt. Du hast 6 und 4 gewürfelt, also musst du ein Feld öffnen. Spiel so, dass nichts passieren kann.
step-against-bar-yes = Feld 6 ist leer, auf allen anderen stehen zwei oder mehr. Auch wenn der dunkle Stein auf 6 hereinkommt, trifft er nichts.
step-against-bar-no = So bleiben zwei Blots: 20 Würfe treffen einen davon.
step-against-bar-hint = Ein Stein von 6 muss vom Brett. Wohin mit der 4, damit auf 6 niemand allein bleibt?
step-against-bar-two = Zwei sind abgetragen, aber auf 6 und auf 4 steht je einer allein: 20 Würfe treffen. Du liegst weit vorn und hast keine Eile.
step-against-bar-five = Auf 6 und auf 5 steht je ein Stein allein: 20 Würfe treffen.

step-three-high-title = Alles zusammen
step-three-high-task = Dunkle Steine halten die 2, und du hast drei auf 7 und drei auf 6. Du hast 5 und 3 gewürfelt. Spiel sicher und bereite den nächsten Wurf vor.
step-three-high-yes = Zwei auf 7, zwei auf 6, vier auf 5: überall eine gerade Anzahl und kein Blot über der 2. Beim nächsten Zug stören nur 5-4 und 6-5.
step-three-high-no = So bleibt ein Blot über der 2, und 11 Würfe treffen ihn.
step-three-high-hint = Nimm von jedem Feld mit ungerader Anzahl einen Stein.
step-three-high-six = Auf 6 bleibt einer allein: 11 Würfe treffen ihn. Nimm lieber einen von 7 und einen von 6.
step-three-high-four = Auf 4 bleibt einer allein: 11 Würfe treffen ihn, und auf 7 stehen immer noch drei.

step-three-one-title = Die letzten zwei
step-three-one-task = Zwei Steine sind übrig, auf 3 und auf 1. Wie viele der 36 Würfe tragen beide auf einmal ab? Ein Pasch wird viermal gezogen.
step-three-one-yes = Nur 2-1 reicht nicht, und das fällt auf zwei Arten. Sogar 1-1 genügt: drei Teilzüge für den einen, einer für den anderen.
step-three-one-no = Welche Würfe sind zu klein? Zähl sie und zieh sie von 36 ab.
step-three-one-hint = Jeder Wurf mit einer 3 oder mehr genügt. Probier also 1-1, 2-1 und 2-2.
step-three-one-all = Probier 2-1: Ein Stein geht weg, der andere bleibt.
step-three-one-ways = Ein Zahlenpaar reicht nicht, aber es kann auf zwei Arten fallen.

step-split-four-title = Drei und eins oder zwei und zwei
step-split-four-task = Dein Gegner braucht für vier Steine meist zwei Würfe, also bekommst du meist noch einen. Du hast 6 und 1 gewürfelt. Die 6 trägt ab. Wo hilft die 1 am meisten?
step-split-four-yes = Von 3 und 1 tragen 34 Würfe beide ab. Von 2 und 2 wären es nur 26, weil jede 1 außer 1-1 zu klein ist.
step-split-four-no = Trag mit der 6 einen ab. Dann sorg dafür, dass die anderen zwei leicht weggehen.
step-split-four-hint = Übrig bleiben 3 und 1 oder 2 und 2. Das Erste hast du eben gezählt.
step-split-four-even = Von 2 und 2 tragen 26 Würfe beide ab. Anders wären es 34.

step-split-five-title = Fünf Pips auf zwei Steine
step-split-five-task = Wieder bekommst du meist noch einen Wurf. Du hast 3 und 2 gewürfelt: Trag einen Stein ab und lass die besten zwei übrig.
step-split-five-yes = Von 4 und 1 tragen 29 Würfe beide ab, von 3 und 2 nur 25. Ein Stein auf 1 geht mit jeder Zahl.
step-split-five-no = Mit der 3 kann einer weg. Zieh dann die 2 so, dass zwei leichte Steine übrig bleiben.
step-split-five-hint = Übrig bleiben 4 und 1 oder 3 und 2. Wofür genügt eine einzige gute Zahl?
step-split-five-even = Von 3 und 2 tragen 25 Würfe beide ab. Von 4 und 1 wären es 29.

step-split-seven-title = Die Ausnahme
step-split-seven-task = Du hast 3 und 1 gewürfelt und bekommst meist noch einen Wurf. Trag einen Stein ab und lass die besten zwei übrig. Achte auf den Stein auf 6.
step-split-seven-yes = Von 5 und 2 tragen 19 Würfe beide ab, von 6 und 1 nur 15. Ein Stein auf 6 braucht eine 6 oder einen Pasch außer 1-1.
step-split-seven-no = Mit der 3 kann einer weg. Zieh dann die 1 so, dass die meisten Würfe genügen.
step-split-seven-hint = Übrig bleiben 5 und 2 oder 6 und 1. Wie viele Würfe haben eine 6, wie viele eine 5 oder 6?
step-split-seven-six = Von 6 und 1 tragen nur 15 Würfe beide ab. Mit der 1 kommt der Stein von der 6 herunter.

step-three-left-title = Drei bleiben
step-three-left-task = Du hast 2 und 1 gewürfelt. Du kannst den Stein von 2 abtragen und mit der 1 einen anderen ziehen, oder du trägst mit beiden Würfeln den von 3 ab. Welche drei willst du behalten?
step-three-left-yes = 5, 4 und 2 sind besser als drei, die dicht beisammenstehen: Auch eine 2 trägt noch einen ab. Das gewinnt 2 von 100 Partien mehr.
step-three-left-no = Trag einen Stein ab und behalte drei, die auseinanderstehen.
step-three-left-hint = Es bleiben gleich viele Pips. Bei welchen drei nützen auch kleine Zahlen?
step-three-left-close = Es bleiben 4, 4 und 3. Eine 2 trägt jetzt keinen ab, und das gewinnt 2 von 100 Partien weniger.
step-three-left-equal = Es bleiben 5, 3 und 3. Eine 2 trägt jetzt keinen ab, und das gewinnt 3 von 100 Partien weniger.

step-two-go-title = Zwei sind mehr als einer
step-two-go-task = Du hast 4 und 1 gewürfelt. Mit beiden Würfeln zusammen kannst du deinen höchsten Stein abtragen, oder du machst etwas anderes. Was gewinnt am häufigsten?
step-two-go-yes = Zwei Steine sind weg. Am Ende zählen die Steine: Jeder, der bleibt, kostet einen halben Wurf.
step-two-go-no = Mit diesem Wurf können zwei Steine weg.
step-two-go-hint = Gibt es für jede der beiden Zahlen einen Stein?
step-two-go-high = Nur einer ist weg. Das gewinnt 2 von 100 Partien weniger, als zwei abzutragen.

step-empty-three-title = Mehr Zahlen nutzen
step-empty-three-task = Du hast 4 und 1 gewürfelt. Die 4 trägt einen Stein ab. Zieh die 1 so, dass beim nächsten Wurf mehr Zahlen abtragen.
step-empty-three-yes = Jetzt trägt auch eine 3 einen Stein ab. Kleine Zahlen sind nicht mehr verloren.
step-empty-three-no = Trag zuerst mit der 4 einen ab und zieh dann mit der 1 einen anderen.
step-empty-three-hint = Auf 3 und auf 5 steht kein Stein. Mit welcher der beiden Zahlen willst du beim nächsten Wurf abtragen?
step-empty-three-six = Von der 5 aus geht der Stein kaum schneller weg. Aber eine 3 trägt weiterhin keinen ab: 2 von 100 Partien weniger.

step-none-off-title = Wenn keiner geht
step-none-off-task = Du hast 3 und 2 gewürfelt, und dein Gegner braucht noch etwa zwei Würfe. Trägst du einen ab, bleiben zwei auf 6. Gibt es Besseres?
step-none-off-yes = Von 5, 4, 3 und 1 räumen 5-5 und 6-6 alles auf einmal ab. Mit zwei Steinen auf 6 ginge es nur mit 6-6. Das gewinnt 2 von 100 Partien mehr.
step-none-off-no = Beide Steine auf 6 sind langsam. Was kann jeder Würfel für sie tun?
step-none-off-hint = Manchmal ist es besser, keinen abzutragen. Schau auf die zwei Steine auf 6.
step-none-off-greedy = Einer ist weg, aber zwei bleiben auf 6, und nur 6-6 trägt beim nächsten Wurf alle ab: 2 von 100 Partien weniger.
step-none-off-half = Ein Stein steht noch auf 6. Hol beide von dort herunter.

step-last-gap-title = Welche Lücke zuerst?
step-last-gap-task = Du hast 4 und 1 gewürfelt. Auf 5 und 3 sind Lücken, und auf 6 stehen drei Steine. Finde den besten Zug.
step-last-gap-yes = Einer ist weg, auf der langsamen 6 steht einer weniger, und eine 5 hat beim nächsten Wurf etwas zu tun.
step-last-gap-no = Die 4 trägt einen Stein ab. Die 1 kann eine Lücke füllen.
step-last-gap-hint = Eine Lücke weit oben kostet mehr als eine weiter unten, denn hohe Zahlen sollen abtragen.
step-last-gap-three = Du hast die untere Lücke gefüllt. Auf 6 stehen noch drei, und eine 5 trägt keinen ab: 2 von 100 Partien weniger.
step-last-gap-low = So wird keine Lücke gefüllt. Mit der 1 kannst du etwas für die Steine auf 6 tun.
