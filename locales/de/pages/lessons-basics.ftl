# Der Kurs `basics`: Namen der Schritte in lessons/basics/.

course-basics-title = Erste Partie
course-basics-lead = Alles, was du brauchst, um deine erste Partie zu Ende zu spielen.

lesson-way-home-title = Der Weg nach Hause
lesson-way-home-lead = Wo deine Steine stehen, wohin sie laufen und was sie aufhält.
lesson-both-dice-title = Was gewürfelt ist, wird gezogen
lesson-both-dice-lead = Pasch, eine Zahl, die nicht passt, und gar kein Zug.
lesson-hit-and-enter-title = Schlagen und einsetzen
lesson-hit-and-enter-lead = Einen Stein zurückschicken und von der Bar zurückkommen.
lesson-bear-off-title = Abtragen
lesson-bear-off-lead = Deine Steine vom Brett nehmen.
lesson-grades-title = Einfach, Gammon, Backgammon
lesson-grades-lead = Was ein Sieg wert ist und wie du weniger verlierst.
lesson-cube-once-title = Der Dopplerwürfel
lesson-cube-once-lead = Wann du doppelst, annimmst oder ablehnst.
lesson-notation-title = Schreib es auf
lesson-notation-lead = Züge lesen, wie Bücher und Programme sie schreiben, und selbst welche aufschreiben.

step-rear-title = Deine hinteren Steine
step-rear-task = Du spielst die hellen Steine. Sie laufen mit dem Pfeil, von Feld 24 hinunter zu Feld 1. Tipp auf die beiden mit dem längsten Weg.
step-rear-yes = Von Feld 24 müssen sie ganz herum. Die Felder sind von deiner Seite aus nummeriert.
step-rear-no = Such den Anfang des Pfeils.
step-rear-hint = Auf Feld 24 stehen zwei helle Steine.
step-rear-ace = Das sind die beiden hinteren Steine deines Gegners. Deine stehen gegenüber.
step-rear-nearer = Die haben es schon nicht mehr so weit. Zwei Steine stehen weiter hinten.

step-stacks-title = Stell das Brett auf
step-stacks-task = Am Anfang hast du zwei Steine auf 24, fünf auf 13, drei auf 8 und fünf auf 6. Stell die fehlenden fünf auf und drück dann Prüfen.
step-stacks-yes = So beginnt jede Partie. Die Steine deines Gegners stehen wie im Spiegel.
step-stacks-no = Zwei auf 24, fünf auf 13, drei auf 8 und fünf auf 6.
step-stacks-hint = Die Felder 24 und 8 sind noch leer.

step-point-title = Ein Würfel, ein Teilzug
step-point-task = Du hast 3 und 1 gewürfelt. Zieh einen Stein 3 Felder und einen anderen 1 Feld, sodass sich beide auf Feld 5 treffen. Drück dann Prüfen.
step-point-yes = Zwei Steine zusammen besetzen ein Feld. Dein Gegner kann dort nicht landen.
step-point-no = Auf Feld 5 gehören zwei deiner Steine.
step-point-hint = Zieh einen Stein von 8 auf 5 und einen von 6 auf 5.

step-closed-title = Ein besetztes Feld
step-closed-task = Wo zwei oder mehr gegnerische Steine stehen, kannst du nicht landen. Welches Feld ist von 24 aus besetzt: 20, 19 oder 18? Tipp darauf.
step-closed-yes = Fünf dunkle Steine besetzen Feld 19, also lässt sich von 24 keine 5 ziehen.
step-closed-no = Schau auf die Felder, die ein Stein von 24 aus erreicht.
step-closed-hint = 24 minus 5 ist 19.
step-closed-six = Feld 18 ist frei: Von 24 lässt sich eine 6 ziehen.
step-closed-four = Feld 20 ist frei: Von 24 lässt sich eine 4 ziehen.
step-closed-start = Dort stehst du. Wo kannst du nicht landen?

step-run-title = Beide Würfel mit einem Stein
step-run-task = Du hast 6 und 5 gewürfelt. Zieh deinen hintersten Stein mit beiden Würfeln, bis auf 13.
step-run-yes = Ein Stein darf beide Würfel nutzen, einen nach dem anderen.
step-run-no = Der Stein von 24 soll auf 13 ankommen.
step-run-hint = Erst die 6 auf 18, dann die 5 auf 13. Eine 5 auf 19 landet auf einem besetzten Feld.

step-middle-title = Der Halt unterwegs
step-middle-task = Du hast 6 und 4 gewürfelt. Jeder Teilzug muss auf einem Feld landen, das nicht besetzt ist. Bring den Stein von 24 auf 14.
step-middle-yes = Die 6 ist von 24 aus gesperrt, also kam erst die 4 und dann die 6.
step-middle-no = Der Stein von 24 soll auf 14 ankommen.
step-middle-hint = Eine 6 von 24 landet auf 18, und das ist besetzt. Fang mit der 4 an.

step-bar-title = Die Bar
step-bar-task = Einer deiner Steine wurde geschlagen. Er wartet in der Mitte des Bretts, auf der Bar. Tipp auf ihn.
step-bar-yes = Von der Bar wird er wieder eingesetzt, im Heimfeld deines Gegners.
step-bar-no = Die Bar ist der Streifen zwischen den beiden Hälften.
step-bar-hint = Die Bar liegt in der Mitte, zwischen den Feldern 6 und 7.
step-bar-other = Dieser steht auf dem Brett. Der andere ist auf der Bar.

step-begin-title = Wer beginnt
step-begin-task = Beide werfen einen Würfel. Du hast 4, dein Gegner 1: Die höhere Zahl beginnt und zieht beide. Zieh 4 und 1, wie du magst.
step-begin-yes = Das war dein erster Zug. Von nun an werft ihr abwechselnd zwei Würfel.
step-begin-hint = Viele ziehen 24 auf 23 und 13 auf 9.

step-four-title = Pasch
step-four-task = Gleiche Würfel werden viermal gezogen. Du hast 3 und 3: Besetz die Felder 21 und 10 mit je zwei Steinen.
step-four-yes = Viermal die 3, doppelt so viel wie sonst.
step-four-no = Du brauchst zwei Steine auf 21 und zwei auf 10.
step-four-hint = Zieh beide Steine von 24 auf 21 und zwei von 13 auf 10.

step-sixes-title = Der beste Pasch
step-sixes-task = Du hast 6 und 6 gewürfelt. Besetz die Felder 18 und 7 mit je zwei Steinen.
step-sixes-yes = Jetzt hältst du 6, 7 und 8 in einer Reihe und dazu 18. Dein Gegner kommt kaum noch durch.
step-sixes-no = Du brauchst zwei Steine auf 18 und zwei auf 7.
step-sixes-hint = Zieh beide Steine von 24 auf 18 und zwei von 13 auf 7.

step-higher-title = Nur einer von beiden
step-higher-task = Du hast 6 und 5 gewürfelt. Dein Stein auf 24 kann jede der beiden ziehen, aber danach ist 13 besetzt. Dann muss die höhere Zahl gezogen werden. Tipp auf das Feld, auf dem er landet.
step-higher-yes = Die 6 muss gezogen werden, also landet er auf 18.
step-higher-no = Zähl von 24 an.
step-higher-hint = Die höhere Zahl ist die 6: 24 minus 6.
step-higher-five = Das wäre die 5. Geht nur ein Würfel, muss es der höhere sein.
step-higher-sum = Feld 13 ist besetzt: Dort stehen zwei dunkle Steine.

step-part-title = Zieh, was geht
step-part-task = Du hast 6 und 5 gewürfelt. Eine Zahl, die nirgends passt, verfällt; die andere muss gezogen werden. Zieh, was geht.
step-part-yes = Die 5 musste gezogen werden. Die 6 verfällt, weil sie nirgends passt.
step-part-hint = Nur der Stein auf 20 kann ziehen: eine 5 auf 15.

step-dance-title = Gar kein Zug
step-dance-task = Du bist auf der Bar und hast 6 und 4 gewürfelt. Eine 6 führt auf 19, eine 4 auf 21, aber beide sind besetzt. Dein Zug ist vorbei. Drück Prüfen.
step-dance-yes = Das heißt aussetzen. Beim nächsten Wurf versuchst du es wieder.
step-dance-hint = Es gibt nichts zu ziehen. Drück Prüfen.

step-blot-title = Schlag einen Blot
step-blot-task = Ein Stein allein ist ein Blot. Landest du auf ihm, kommt er auf die Bar. Du hast 3 und 1 gewürfelt: Schlag den Blot auf 10.
step-blot-yes = Dieser Stein muss von der Bar neu anfangen.
step-blot-no = Der Blot auf 10 ist noch da.
step-blot-hint = Eine 3 von 13 landet auf 10.

step-passing-title = Im Vorbeigehen schlagen
step-passing-task = Du darfst schlagen und mit demselben Stein weiterziehen. Du hast 3 und 2 gewürfelt: Schlag auf 10 und lass keinen deiner Steine allein.
step-passing-yes = Geschlagen mit der 3, in Sicherheit mit der 2.
step-passing-no = Schlag auf 10 und lass keinen deiner Steine allein stehen.
step-passing-hint = Zieh einen Stein von 13 auf 10 und weiter auf 8.
step-passing-loose = Du hast geschlagen, aber zwei deiner Steine stehen allein.

step-two-title = Zwei auf einmal
step-two-task = Zwei Blots, auf 10 und auf 5. Du hast 3 und 1 gewürfelt: Schlag beide.
step-two-yes = Zwei Steine auf der Bar. Dein Gegner hat 15 Felder Weg verloren.
step-two-no = Zwei Steine sollen auf der Bar stehen.
step-two-hint = Schlag auf 10 mit der 3 von 13 und auf 5 mit der 1 von 6.

step-enter-title = Von der Bar einsetzen
step-enter-task = Von der Bar führt eine 4 auf 21 und eine 2 auf 23, das besetzt ist. Setz zuerst ein. Besetz dann mit dem anderen Würfel Feld 11.
step-enter-yes = Solange ein Stein auf der Bar ist, darf kein anderer ziehen.
step-enter-no = Auf 11 sollen zwei Steine stehen.
step-enter-hint = Setz mit der 4 auf 21 ein. Zieh dann 13 auf 11.

step-both-title = Zwei auf der Bar
step-both-task = Erst müssen beide eingesetzt sein, bevor etwas anderes zieht. Du hast 4 und 2 gewürfelt, und nur 21 ist offen. Zieh, was geht.
step-both-yes = Einer ist drin. Der andere wartet auf der Bar, und die 2 verfällt.
step-both-hint = Setz einen Stein mit der 4 ein.

step-shut-title = Ausgesperrt
step-shut-task = Dein Gegner hält alle sechs Felder im Heimfeld, und du bist auf der Bar. Wie viele der 36 Würfe bringen dich hinein?
step-shut-yes = Keiner. Du würfelst gar nicht erst, bis ein Feld frei wird.
step-shut-no = Schau auf die Felder 19 bis 24.
step-shut-hint = Alle sechs Felder sind besetzt, also passt keine Zahl.
step-shut-all = Jedes der Felder 19 bis 24 ist besetzt. Nichts passt.

step-gather-title = Alle fünfzehn zu Hause
step-gather-task = Bevor du Steine vom Brett nimmst, müssen alle fünfzehn in deinem Heimfeld sein, auf den Feldern 6 bis 1. Du hast 3 und 1 gewürfelt: Bring die letzten zwei hinein.
step-gather-yes = Von jetzt an darfst du Steine abtragen.
step-gather-no = Ein Stein steht noch außerhalb deines Heimfelds.
step-gather-hint = Zieh 9 auf 6 und 7 auf 6.

step-exact-title = Abtragen
step-exact-task = Eine Zahl trägt einen Stein von dem Feld mit dieser Zahl ab. Du hast 6 und 4 gewürfelt: Trag zwei Steine ab.
step-exact-yes = Die 6 hat einen von Feld 6 abgetragen, die 4 einen von Feld 4.
step-exact-no = Zwei Steine können weg.
step-exact-hint = Tipp auf einen Stein auf 6, dann auf einen auf 4.

step-inside-title = Niemand auf dem Feld
step-inside-task = Jetzt ziehst du eine 5. Auf 5 steht niemand, aber auf 6 stehen Steine. Dann muss ein Stein von 6 ziehen. Tipp auf das Feld, auf dem er landet.
step-inside-yes = Solange ein Stein höher steht, musst du ihn ziehen.
step-inside-no = Zähl fünf Felder von 6 an.
step-inside-hint = 6 minus 5 ist 1.
step-inside-stay = Von dort muss er weg. Wo landet er?
step-inside-low = Die stehen tiefer als 5 und können jetzt nicht mit einer 5 abgetragen werden.

step-first-title = Die richtige Reihenfolge
step-first-task = Du hast 5 und 1 gewürfelt. Du wählst, welcher Würfel zuerst kommt. Finde die Reihenfolge, die einen Stein abträgt.
step-first-yes = Die 1 hat einen Stein auf 5 gebracht, und die 5 hat ihn abgetragen.
step-first-no = Ein Stein kann weg, wenn du mit dem anderen Würfel anfängst.
step-first-hint = Zieh mit der 1 von 6 auf 5. Dann trägt die 5 diesen Stein ab.

step-highest-title = Eine zu hohe Zahl
step-highest-task = Du hast 6 und 5 gewürfelt, aber auf 5 und 6 steht niemand. Dann trägt eine hohe Zahl einen Stein von deinem höchsten Feld ab. Zieh beide.
step-highest-yes = Beide haben einen Stein von Feld 4 abgetragen, deinem höchsten.
step-highest-hint = Tipp auf zwei Steine auf 4.

step-hit-late-title = Beim Abtragen geschlagen
step-hit-late-task = Einer deiner letzten Steine wurde geschlagen. Er muss hinein und nach Hause, bevor du weiter abträgst. Du hast 2 und 1 gewürfelt: Zieh sie.
step-hit-late-yes = Bis er zu Hause ist, ruht das Abtragen. Pass auf, solange gegnerische Steine hinter dir sind.
step-hit-late-hint = Setz mit der 2 auf 23 ein, dann zieh eine 1.

step-last-title = Die letzten zwei
step-last-task = Du hast 4 und 1 gewürfelt, und dein Gegner würde mit dem nächsten Wurf gewinnen. Gewinn jetzt.
step-last-yes = Alle fünfzehn sind abgetragen: Du hast gewonnen.
step-last-no = Beide Steine können weg.
step-last-hint = Die 4 trägt den Stein von 3 ab, weil niemand höher steht. Die 1 trägt den anderen ab.

step-single-title = Ein einfacher Sieg
step-single-task = Du hast alle Steine abgetragen, dein Gegner einige. Das ist 1 Punkt wert. Wie viele Punkte hast du gewonnen?
step-single-yes = Ein einfacher Sieg ist 1 Punkt wert.
step-single-no = Die Antwort steht in der Aufgabe.
step-single-hint = Sieben dunkle Steine sind noch da, also sind acht abgetragen.
step-single-gammon = 2 wären es, wenn dein Gegner keinen einzigen Stein abgetragen hätte.

step-gammon-title = Ein Gammon
step-gammon-task = Dein Gegner hat keinen einzigen Stein abgetragen. Das ist ein Gammon, 2 Punkte wert. Wie viele Punkte hast du gewonnen?
step-gammon-yes = Alle fünfzehn dunklen Steine sind auf dem Brett: ein Gammon, 2 Punkte.
step-gammon-no = Zähl die dunklen Steine, die abgetragen sind.
step-gammon-hint = Keiner ist abgetragen: ein Gammon.
step-gammon-one = Für 1 Punkt müsste ein dunkler Stein abgetragen sein.
step-gammon-three = Für 3 Punkte müsste einer in deinem Heimfeld oder auf der Bar stehen.

step-in-home-title = Ein Backgammon
step-in-home-task = Kein dunkler Stein ist abgetragen, und einer steht noch in deinem Heimfeld oder auf der Bar: Das ist ein Backgammon, 3 Punkte. Wie viele Punkte sind es hier?
step-in-home-yes = Ein dunkler Stein steht auf deinem Feld 3: ein Backgammon.
step-in-home-no = Such einen dunklen Stein auf deinen Feldern 1 bis 6.
step-in-home-hint = In deinem Heimfeld steht ein dunkler Stein.
step-in-home-two = Es ist mehr als ein Gammon: Einer steht noch in deinem Heimfeld.

step-one-off-title = Einer genügt
step-one-off-task = Ein dunkler Stein steht in deinem Heimfeld. Aber dein Gegner hat einen abgetragen. Wie viele Punkte hast du gewonnen?
step-one-off-yes = Ist ein einziger Stein abgetragen, gibt es kein Gammon und kein Backgammon.
step-one-off-no = Ist ein dunkler Stein abgetragen?
step-one-off-hint = Vierzehn sind auf dem Brett, also ist einer abgetragen: 1 Punkt.
step-one-off-back = Dein Gegner hat einen Stein abgetragen und verliert deshalb nur 1 Punkt.

step-save-title = Rette das Gammon
step-save-task = Dein Gegner gewinnt mit dem nächsten Wurf. Du hast noch nichts abgetragen. Du hast 6 und 1 gewürfelt: Verlier nur 1 Punkt.
step-save-yes = Ein Stein ist abgetragen. Du verlierst 1 Punkt statt 2.
step-save-no = Noch ist kein Stein abgetragen.
step-save-hint = Bring mit der 1 den letzten Stein nach Hause. Dann trägt die 6 einen ab.

step-win-title = Gewinn das Gammon
step-win-task = Mit dem nächsten Wurf könnte dein Gegner nach Hause kommen und einen Stein abtragen. Du hast 5 und 2 gewürfelt: Gewinn jetzt 2 Punkte.
step-win-yes = Beide sind weg, und dein Gegner hat keinen abgetragen: ein Gammon.
step-win-no = Deine beiden Steine können weg.
step-win-hint = Die 5 trägt den Stein auf 4 ab, die 2 den auf 2.

step-offer-title = Biete ein Doppel an
step-offer-task = Vor deinem Wurf darfst du den Wert der Partie verdoppeln. Dein Gegner gewinnt mit dem nächsten Wurf. Du gewinnst jetzt mit 29 von 36 Würfen. Doppeln oder würfeln?
step-offer-yes = Du gewinnst vier von fünf Partien, also spiel um das Doppelte.
step-offer-hint = 29 von 36 ist weit mehr als die Hälfte.
step-offer-roll = Du gewinnst genauso oft, aber nur 1 Punkt. Wer vor dem letzten Wurf im Vorteil ist, doppelt.

step-behind-title = Nicht jetzt
step-behind-task = Nur 6 und 5 oder ein Pasch ab 3 trägt beide ab: 6 von 36 Würfen. Sonst verlierst du. Doppeln oder würfeln?
step-behind-yes = Du verlierst fünf von sechs Partien. Da will niemand doppelt verlieren.
step-behind-hint = Du gewinnst nur 6 von 36.
step-behind-double = Mit 6 Siegen von 36 zahlst du 2 Punkte viel öfter, als du sie gewinnst.

step-thirty-title = Annehmen oder ablehnen
step-thirty-task = Dein Gegner doppelt. Lehnst du ab, verlierst du 1 Punkt. Nimmst du an, geht es um 2. Dein Gegner gewinnt mit 25 von 36 Würfen, du mit 11. Annehmen oder ablehnen?
step-thirty-yes = Du gewinnst 30 % dieser Partien. Eine von vier genügt zum Annehmen.
step-thirty-hint = Ein Viertel von 36 ist 9, und du gewinnst 11.
step-thirty-pass = Ablehnen kostet jedes Mal 1 Punkt. Bei 30 % Siegen kostet Annehmen weniger.

step-fifteen-title = Zu wenig
step-fifteen-task = Eine andere Partie, und wieder ein Doppel: Dein Gegner gewinnt mit 31 von 36 Würfen, du mit 5. Annehmen oder ablehnen?
step-fifteen-yes = Du gewinnst nur 14 %. Ablehnen kostet 1 Punkt, Annehmen wäre teurer.
step-fifteen-hint = Ein Viertel von 36 ist 9, und du gewinnst 5.
step-fifteen-take = In 36 Partien gewinnst du 10 Punkte und verlierst 62. Ablehnen kostet nur 36.

step-again-title = Dein Doppler
step-again-task = Du hast ein Doppel angenommen, der Doppler zeigt 2 und gehört dir: Nur du darfst als Nächstes doppeln. Du gewinnst jetzt mit 26 von 36 Würfen. Doppeln oder würfeln?
step-again-yes = Du doppelst auf 4. Lehnt dein Gegner ab, gewinnst du 2 Punkte.
step-again-hint = 26 von 36 ist mehr als die Hälfte, und es ist der letzte Wurf.
step-again-roll = Es ist dein letzter Wurf, und du bist im Vorteil: Dopple, solange du kannst.

step-play-title = Spiel mit dem Doppler
step-play-task = Jetzt spielst du auf 3 Punkte gegen jemanden, der noch lernt. Dopple, wenn du klar vorn liegst, und nimm an, wenn du eine von vier Partien gewinnst.
step-play-yes = Viel Glück.

step-read-title = Lies einen Zug
step-read-task = Züge schreibt man so: von, Schrägstrich, nach. Du hast 6 und 1 gewürfelt. Zieh 13/7 8/7.
step-read-yes = Ein Stein von 13 auf 7 und einer von 8 auf 7.
step-read-no = Da steht 13/7 8/7.
step-read-hint = Zieh mit der 6 von 13 auf 7 und mit der 1 von 8 auf 7.

step-write-title = Schreib einen Zug
step-write-task = Die Pfeile zeigen einen Zug mit 3 und 1. Schreib ihn in derselben Form auf wie 13/7 8/7.
step-write-yes = 8/5 6/5 ist der beste Zug mit diesem Wurf.
step-write-no = Schreib auf, wo jeder Pfeil beginnt und wo er endet.
step-write-hint = Ein Pfeil geht von 8 auf 5, der andere von 6 auf 5.

step-star-title = Ein Stern fürs Schlagen
step-star-task = Die Bar heißt bar, und wo du schlägst, folgt ein Stern. Schreib den Zug auf dem Brett auf.
step-star-yes = bar/21* heißt: auf 21 eingesetzt und dort geschlagen.
step-star-no = Ein Stein wird von der Bar auf 21 eingesetzt. Der andere zieht von 6 auf 5.
step-star-hint = Schreib bar/21* 6/5.

step-away-title = Vom Brett
step-away-task = Ein Stein, der abgetragen wird, geht nach off. Schreib den Zug auf dem Brett auf.
step-away-yes = 6/off 3/off: zwei Steine weniger.
step-away-no = Jeder Teil hat die Form 5/off.
step-away-hint = Ein Stein geht von 6, einer von 3.

step-times-title = Wie oft
step-times-task = Machen mehrere Steine denselben Teilzug, folgt die Anzahl in Klammern, etwa 8/5(2). Schreib den Zug auf dem Brett auf.
step-times-yes = 13/11(2) 6/4(2): viermal die 2.
step-times-no = Zwei Steine ziehen von 13 und zwei von 6.
step-times-hint = Schreib 13/11(2) 6/4(2).

step-theirs-title = Beide Seiten zählen
step-theirs-task = Dein Gegner zählt vom anderen Ende: Die beiden Zahlen eines Feldes ergeben zusammen 25. Dein Gegner nennt Feld 20. Tipp darauf.
step-theirs-yes = Die 20 deines Gegners ist deine 5. Ein Zug wird immer von der Seite aus gezählt, die zieht.
step-theirs-no = Zieh 20 von 25 ab.
step-theirs-hint = 25 minus 20 ist 5.
step-theirs-own = Das ist deine eigene 20. Dein Gegner zählt vom anderen Ende.
