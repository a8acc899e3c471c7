# Der Kurs `cube`: lessons/cube/ nennt die Schritte, docs/lessons.md die Namen.

course-cube-title = Der Doppler
course-cube-lead = Wann du doppelst, wann du annimmst und was der Doppler in deiner Hand wert ist.

lesson-cube-quarter-title = Eine von vier Partien
lesson-cube-quarter-lead = Zähl beim letzten Wurf die Chancen, dann weißt du, ob du annehmen kannst.
lesson-cube-window-title = Zwanzig und achtzig
lesson-cube-window-lead = Ab welcher Chance du doppelst und mit welcher du noch annimmst.
lesson-cube-gammons-title = Gammons und der Doppler
lesson-cube-gammons-lead = Wann du auf ein Gammon weiterspielst und wann du wegen der Gammons ablehnst.
lesson-cube-market-title = Marktverlierer
lesson-cube-market-lead = Dopple, bevor ein guter Wurf deinen Gegner zum Ablehnen bringt.
lesson-cube-woolsey-title = Stellung, Rennen, Drohungen
lesson-cube-woolsey-lead = Drei Fragen vor jedem Doppel und eine Regel für den Zweifelsfall.
lesson-cube-own-title = Dein eigener Doppler
lesson-cube-own-lead = Warum du später zurückdoppelst, wann du mit einem Beaver antwortest und was der Doppler wert ist.

step-close-title = Knapper, als es aussieht
step-close-task = Dein Gegner doppelt. Mit 19 von 36 Würfen sind beide Steine abgetragen, und du hast verloren. Mit den anderen 17 gewinnst du. Annehmen oder ablehnen?
step-close-yes = Du gewinnst 17 von 36, fast die Hälfte. Ablehnen würde jedes Mal einen Punkt verschenken.
step-close-hint = Stell dir 36 solche Partien vor. 17 davon gewinnst du.
step-close-pass = Nimm 36-mal an: 17 Siege und 19 Niederlagen zu je 2 Punkten ergeben minus 4. 36-mal ablehnen kostet 36 Punkte.

step-price-title = Was Annehmen kosten darf
step-price-task = Lehnst du 100 Doppel ab, verlierst du 100 Punkte. Nimmst du an, geht es jedes Mal um 2. Wie viele der 100 Partien musst du gewinnen, damit Annehmen nicht teurer ist?
step-price-yes = 25 Siege bringen 50 Punkte, 75 Niederlagen kosten 150: minus 100, genau wie beim Ablehnen. Dein Take-Punkt liegt also bei 25 %.
step-price-no = Zähl für jeden Sieg 2 Punkte dazu und zieh für jede Niederlage 2 ab. Minus 100 soll herauskommen.
step-price-hint = Bei 30 Siegen sind es plus 60 und minus 140, zusammen minus 80. Es geht also mit weniger.
step-price-half = Mit 50 Siegen kommst du auf null. So gut muss es nicht sein: Ablehnen kostet ja 100 Punkte.
step-price-third = 33 Siege bringen 66 Punkte, 67 Niederlagen kosten 134. Das ist erst minus 68.

step-seven-title = Zu wenig
step-seven-task = Dein Gegner doppelt mit Steinen auf 4 und 1. 29 von 36 Würfen tragen beide ab. Annehmen oder ablehnen?
step-seven-yes = Für dich bleiben 7 von 36, etwa 19 %. Du brauchst 25 %, also zahlst du lieber 1 Punkt.
step-seven-hint = Ein Viertel von 36 ist 9.
step-seven-take = In 36 Partien gewinnst du 14 Punkte und verlierst 58. Das ist minus 44, und Ablehnen kostet 36.

step-count-title = Zähl die Würfe
step-count-task = Du bist dran, mit einem Stein auf 4 und einem auf 2. Wie viele der 36 Würfe tragen beide ab? 5-3 und 3-5 sind zwei Würfe.
step-count-yes = Ein Würfel muss mindestens 4 zeigen, der andere mindestens 2: Das sind 21 Würfe. Mit 3-3 und 2-2 sind es 23.
step-count-no = Fang mit den Würfen an, die eine 4, 5 oder 6 zeigen, aber keine 1.
step-count-hint = 21 Würfe zeigen eine 4, 5 oder 6, aber keine 1. Welcher Pasch hilft noch?
step-count-doubles = Fast. Einen Pasch ziehst du viermal, deshalb tragen auch 3-3 und 2-2 beide ab.
step-count-ones = Für den Stein auf 2 reicht eine 1 nicht. Lass die Würfe mit einer 1 weg.

step-low-title = Andersherum
step-low-task = Jetzt hat dein Gegner diese Stellung mit 4 und 2 und doppelt. Die Würfe hast du gerade gezählt. Annehmen oder ablehnen?
step-low-yes = 23 Würfe gewinnen für deinen Gegner, 13 für dich. Das sind 36 %, weit mehr als ein Viertel.
step-low-hint = Wie viele von den 36 bleiben dir, und ist das mehr als ein Viertel?
step-low-pass = 13 von 36 ist mehr als 9. In 36 Partien kostet Annehmen 20 Punkte und Ablehnen 36.

step-edge-title = Genau an der Grenze
step-edge-task = Du hast nur noch einen Stein, auf 6. Er darf beide Würfel nutzen. Wie viele der 36 Würfe tragen ihn ab?
step-edge-yes = 27. Die übrigen 9 sind genau ein Viertel: Wird aus dieser Stellung gedoppelt, kosten Annehmen und Ablehnen gleich viel.
step-edge-no = Zähl alle Würfe, mit denen du 6 oder mehr Pips ziehst. Ein Pasch zieht viermal.
step-edge-hint = Zähl die Würfe, die nicht reichen. 1-1 gehört dazu, und auch die anderen sind klein.
step-edge-sixes = Eine 6 muss es nicht sein. Auch 5-1 trägt den Stein ab.
step-edge-losers = Das sind die Würfe, die nicht reichen. Wie viele tragen den Stein ab?

step-twos-title = Zwei Steine auf der 2
step-twos-task = Dein Gegner doppelt, beide Steine stehen auf 2. Diesmal zählst du selbst: Wie viele Würfe reichen nicht? Dann nimm an oder lehn ab.
step-twos-yes = Würfe mit genau einer 1 reichen nicht: 10 von 36. Du gewinnst 28 %, also nimmst du an.
step-twos-hint = Eine einzelne 1 lässt einen Stein stehen. Wie viele Würfe haben genau eine 1?
step-twos-pass = 10 von 36 Würfen reichen nicht, und schon bei 9 kannst du annehmen.

step-lone-title = Ein einzelner Stein
step-lone-task = Dein Gegner doppelt mit einem einzigen Stein auf 5. Annehmen oder ablehnen?
step-lone-yes = Nur 1-1, 2-1 und 3-1 reichen nicht: 5 von 36 Würfen oder 14 %.
step-lone-hint = Mit welchen Würfen zieht man weniger als 5 Pips?
step-lone-take = Nur 5 von 36 Würfen reichen nicht. In 36 Partien kostet Annehmen 52 Punkte und Ablehnen 36.

step-chain-title = Noch zwei Würfe
step-chain-task = Dein Gegner doppelt mit Steinen auf 3 und 2. Reicht der Wurf nicht, würfelst du, mit Steinen auf 3 und 1. Annehmen oder ablehnen?
step-chain-yes = 11 von 36 Würfen reichen nicht, und danach gewinnst du mit 34 von 36. Das sind zusammen 29 %: genug.
step-chain-hint = Jede 1 verdirbt deinem Gegner den Wurf. Und wie oft reicht es bei dir nicht?
step-chain-pass = 11 von 36 Würfen reichen nicht, und danach gewinnst du fast immer. Das ist mehr als eine von vier Partien.

step-early-title = Ein kleiner Vorsprung
step-early-task = Lange vor dem letzten Wurf gibst du mit einem Doppel auch etwas her: Der Doppler gehört dann deinem Gegner. Dieses Rennen gewinnst du in 66 von 100 Fällen. Doppeln oder würfeln?
step-early-yes = Mit 66 % wartest du. Das Rennen ist lang, und doppeln kannst du auch noch beim nächsten Mal.
step-early-hint = Zwei von drei Partien sind schön. Aber nach deinem Doppel darf nur noch dein Gegner doppeln.
step-early-double = Du liegst vorn, aber nicht weit genug. Der Doppler nützt deinem Gegner hier mehr als dir der höhere Einsatz.

step-measure-title = Miss den Vorsprung
step-measure-task = Im Rennen hängt deine Chance am Vorsprung. Du brauchst 78 Pips. Zähl die Pips deines Gegners. Wie viele sind es mehr?
step-measure-yes = 7 Pips sind 9 % von deinen 78. Mit so einem Vorsprung gewinnst du etwa 73 von 100 Rennen.
step-measure-no = Zähl von der gegnerischen Seite aus: jedes Feld mal die Steine darauf. Davon zieh deine 78 ab.
step-measure-hint = Die fünf Steine auf 6 brauchen 30 Pips, die drei auf 4 brauchen 12. Sieben andere fehlen noch.
step-measure-whole = So viele braucht dein Gegner insgesamt. Wie viele sind das mehr als deine 78?

step-ripe-title = Jetzt ist es so weit
step-ripe-task = Dasselbe Rennen: Du gewinnst es in 73 von 100 Fällen, und dein Gegner würde noch annehmen. Doppeln oder würfeln?
step-ripe-yes = Ab etwa 70 % doppelst du im Rennen. Noch ein guter Wurf, und dein Gegner würde ablehnen.
step-ripe-hint = Was antwortet dein Gegner, wenn du erst gut würfelst und dann doppelst?
step-ripe-roll = Nach einem guten Wurf lehnt dein Gegner ab, und du bekommst 1 Punkt. Spiel um 2, solange dein Gegner annimmt.

step-climb-title = Von 20 auf 80
step-climb-task = Deine Chance geht auf und ab, bis sie bei 0 oder 100 % endet. In diesem Rennen ist sie jetzt bei 20 %. In wie vielen von 100 Partien erreicht sie unterwegs 80 %?
step-climb-yes = In 25, denn 80 ist viermal 20. Dort doppelst du zurück, und dein Gegner lehnt ab: 25-mal plus 2, 75-mal minus 2. Mit perfektem Doppler genügen also 20 %.
step-climb-no = Im Mittel aller Partien bleiben es 20 %. Manche erreichen 80 %, die anderen enden bei 0.
step-climb-hint = Wie viele Partien mit 80 %, alle anderen mit 0, ergeben im Mittel 20 %?
step-climb-twenty = 20 gewinnst du am Ende. Aber auch bei 80 % geht noch jede fünfte verloren, also kommen mehr als 20 so weit.
step-climb-eighty = Bei 80 % willst du ankommen. Wie oft gelingt das?

step-under-title = Knapp unter einem Viertel
step-under-task = Dein Gegner doppelt in diesem Rennen. Du gewinnst 23 von 100 Partien. Nimmst du an, darfst nur du als Nächstes doppeln. Annehmen oder ablehnen?
step-under-yes = Ein echtes Rennen verläuft in Sprüngen, deshalb genügen 20 % nicht ganz. Ab etwa 22 % nimmst du aber an.
step-under-hint = Das Rennen dauert noch viele Würfe, und der Doppler wäre deiner.
step-under-pass = Zwei von 100 Partien fehlen dir. Aber der Doppler bringt dir mehr als das.

step-short-title = Je drei Würfe
step-short-task = Ihr habt beide sechs Steine auf der 1. Dein Gegner würfelt zuerst und doppelt. Dir hilft nur ein Pasch: Du gewinnst 21 von 100 Partien. Annehmen oder ablehnen?
step-short-yes = So kurz vor Schluss hilft dir dein Doppler kaum noch. Es ist fast schon der letzte Wurf, und du brauchst fast 25 %.
step-short-hint = Wie oft kommst du noch dazu, den Doppler zu nutzen?
step-short-take = In einem langen Rennen wären 21 % knapp. Hier bleibt dir keine Zeit mehr, den Doppler zu nutzen.

step-beyond-title = Unter der Grenze
step-beyond-task = Wieder ein Rennen, und dein Gegner doppelt. Du gewinnst 18 von 100 Partien. Annehmen oder ablehnen?
step-beyond-yes = Unter 20 % lehnst du im Rennen ab, so gut du den Doppler auch nutzt.
step-beyond-hint = Wie viel würde genügen, wenn du den Doppler perfekt nutzen könntest?
step-beyond-take = Selbst ein perfekter Doppler braucht 20 %. Annehmen kostet hier im Schnitt 1,15 Punkte, Ablehnen 1.

step-cash-title = Über der Grenze
step-cash-task = Du gewinnst 82 von 100 Partien, und dein Gegner würde ablehnen. Doppeln oder würfeln?
step-cash-yes = Du hast den Punkt sicher. Würfelst du weiter, behält dein Gegner umsonst 18 Chancen von 100.
step-cash-hint = Wem nützt es, wenn du erst noch würfelst: dir oder deinem Gegner?
step-cash-roll = Weiterwürfeln bringt im Schnitt 0,91 Punkte. Das Doppel bringt sofort den ganzen Punkt.

step-contact-title = Nicht nur im Rennen
step-contact-task = Dein Gegner doppelt. Du hältst Feld 21 und kannst vielleicht noch einen Blot schlagen. Du gewinnst 24 von 100 Partien und verlierst kaum ein Gammon. Annehmen oder ablehnen?
step-contact-yes = Es ist wie im Rennen: 24 % und der eigene Doppler genügen. Nach einem Treffer kannst du oft stark zurückdoppeln.
step-contact-hint = Ohne Gammons gilt dieselbe Grenze wie im Rennen: etwa 22 %.
step-contact-pass = Etwa 22 % brauchst du, 24 hast du. Ablehnen wäre ein Fehler.

step-jacoby-title = Schlafende Gammons
step-jacoby-task = Nach der Jacoby-Regel zählt ein Gammon nur einfach, solange niemand gedoppelt hat. Du gewinnst 83 von 100 Partien, 56 davon als Gammon. Doppeln oder würfeln?
step-jacoby-yes = Dein Gegner lehnt ab, und du hast 1 Punkt. Ohne Doppel brächte auch ein Gammon nicht mehr.
step-jacoby-hint = Was bringt ein Gammon, solange der Doppler in der Mitte liegt?
step-jacoby-roll = Solange der Doppler in der Mitte liegt, bringt auch ein Gammon nur 1 Punkt, und 17 von 100 Partien verlierst du. Mit dem Doppel hast du den Punkt sicher.

step-rich-title = Zu gut zum Doppeln
step-rich-task = Dasselbe Brett, aber der Doppler steht auf 2 und gehört dir. Ein Gammon bringt jetzt 4 Punkte. Dein Gegner würde ein Redoppel ablehnen. Doppeln oder würfeln?
step-rich-yes = Du stehst zu gut zum Doppeln. Lehnt dein Gegner ab, hast du 2 Punkte. Weiterspielen ist etwa 2,5 wert.
step-rich-hint = Lehnt dein Gegner ab, hast du 2 Punkte. Und wie oft gewinnst du 4?
step-rich-double = Dein Gegner lehnt für 2 Punkte gern ab. Bei 56 Gammons von 100 bringt Weiterspielen mehr.

step-calm-title = Ein Gammon bringt nichts
step-calm-task = Der Doppler liegt in der Mitte, ein Gammon zählt also nur einfach. Du hast 5 und 2 gewürfelt. Schlägst du, oder bringst du Steine in Sicherheit?
step-calm-yes = Du führst jetzt mit 28 Pips, und nur 5 von 36 Würfen treffen dich. Beim nächsten Mal kannst du oft schon doppeln.
step-calm-no = Ein anderer Zug hält deinen Vorsprung und wagt weniger.
step-calm-hint = Du liegst im Rennen vorn, und ein Gammon zählt nur einfach. Geh dem Kampf aus dem Weg.
step-calm-hit = Wenn du schlägst, gewinnst du nicht öfter, und ein Gammon zählt nur einfach. Dafür kann dein Blot auf 3 getroffen werden.

step-bold-title = Gleicher Wurf, anderer Zug
step-bold-task = Dasselbe Brett, derselbe Wurf, aber du hast gedoppelt: Der Doppler steht auf 2, ein Gammon bringt 4 Punkte. Was ziehst du jetzt?
step-bold-yes = Du gewinnst etwa so oft wie mit dem sicheren Zug. Aber 39 von 100 Partien werden ein Gammon statt nur 9.
step-bold-no = Jetzt zählt ein Gammon. Such einen Angriff.
step-bold-hint = Der hinterste dunkle Stein steht allein auf deinem Feld 3.
step-bold-safe = Das ist sicher, aber so werden nur 9 von 100 Partien ein Gammon. Wenn du schlägst, sind es 39.
step-bold-breaks = Schlagen ist richtig. Aber lass den dritten Stein auf 5: Beim nächsten Wurf kann er Feld 3 decken.

step-plain-title = Wenige Gammons
step-plain-task = Dein Gegner doppelt. Du hältst Feld 21 und gewinnst 25 von 100 Partien. Von den verlorenen sind nur 4 Gammons. Annehmen oder ablehnen?
step-plain-yes = Bei so wenigen Gammons kannst du mit 25 % annehmen, wie in der letzten Lektion.
step-plain-hint = Wie viel hat ohne Gammons genügt?
step-plain-pass = Vier Gammons von 100 fallen kaum ins Gewicht. Annehmen kostet im Schnitt 0,86 Punkte, Ablehnen 1.

step-storm-title = Viele Gammons
step-storm-task = Dein Gegner greift an und doppelt. Du gewinnst 30 von 100 Partien, mehr als eben. Aber von den 70 verlorenen sind 42 Gammons. Annehmen oder ablehnen?
step-storm-yes = 30 Siege bringen 60 Punkte. 28 einfache Niederlagen kosten 56, 42 Gammons 168. Das ist minus 164, und 100-mal ablehnen kostet 100.
step-storm-hint = Steht der Doppler auf 2, kostet ein Gammon 4 Punkte. Rechne 100 Partien zusammen.
step-storm-take = Du gewinnst öfter als eben. Aber 42 Gammons zu je 4 Punkten sind viel zu teuer.

step-rescue-title = Rette dich vor dem Gammon
step-rescue-task = Der Doppler steht auf 2, und du hast noch nichts abgetragen. Dein Gegner braucht noch zwei Würfe oder einen Pasch. Du hast 5 und 3: Wehr dich gegen das Gammon.
step-rescue-yes = Ein Stein steht noch draußen. Beim nächsten Wurf holt ihn ein Würfel heim, der andere trägt einen ab: So entgehst du etwa jedem zweiten Gammon.
step-rescue-no = Beim nächsten Wurf muss alles heim, und ein Stein muss weg.
step-rescue-hint = Wahrscheinlich hast du noch einen Wurf. Er muss den Rest heimholen und einen Stein abtragen.
step-rescue-two = Zwei Steine stehen noch draußen. Für sie brauchst du beide Würfel, und keiner bleibt zum Abtragen.
step-rescue-far = Von 12 holt nur eine 6 den letzten Stein mit einem Würfel heim.

step-collect-title = Worauf noch warten?
step-collect-task = Der Doppler steht auf 2 und gehört dir. Du gewinnst 85 von 100 Partien, aber nur 3 als Gammon. Dein Gegner würde ablehnen. Doppeln oder würfeln?
step-collect-yes = Ein Gammon ist kaum in Sicht, also nimmst du die 2 Punkte gleich.
step-collect-hint = Man spielt weiter, um ein Gammon zu gewinnen. Ist hier eins zu holen?
step-collect-roll = Weiterspielen bringt im Schnitt 1,75 Punkte. Das Doppel bringt sofort 2.

step-sum-title = Rechne nach
step-sum-task = Du bist ausgesperrt, aber auch zwei gegnerische Steine sitzen fest. Dein Gegner doppelt. Du gewinnst 42 von 100 Partien und verlierst 31 als Gammon. Annehmen oder ablehnen?
step-sum-yes = Plus 84, minus 54 für 27 einfache Niederlagen, minus 124 für die Gammons: minus 94. Die Regel: 25 Siege, und für je zwei Gammons einer mehr.
step-sum-hint = Ein Sieg bringt 2 Punkte, eine einfache Niederlage kostet 2, ein Gammon 4. Vergleich das mit 100-mal ablehnen.
step-sum-pass = 100 Partien würden 94 Punkte kosten, 100-mal ablehnen kostet 100. Und du hättest den Doppler.

step-last-title = Alles auf einen Wurf
step-last-task = Mit Steinen auf 5 und 2 gewinnen 19 von 36 Würfen sofort. Mit jedem anderen verlierst du. Doppeln oder würfeln?
step-last-yes = Mit diesem Wurf endet die Partie, du kannst also nie mehr doppeln. Da genügt der kleinste Vorteil.
step-last-hint = Kann danach noch jemand doppeln?
step-last-roll = Du gewinnst öfter, als du verlierst, und nach diesem Wurf kann niemand mehr doppeln. Also dopple jetzt.

step-targets-title = Zwei Ziele
step-targets-task = Ein Marktverlierer ist ein Wurfpaar, erst deiner, dann der deines Gegners, nach dem ein Doppel abgelehnt wird. Oft beginnt es mit einem Treffer. Tipp auf beide dunklen Blots.
step-targets-yes = Triffst du einen und wirst nicht selbst getroffen, lehnt dein Gegner beim nächsten Mal ab: Du hast deinen Markt verloren.
step-targets-no = Ein Blot ist ein Stein, der allein steht.
step-targets-hint = Einer steht in deinem Heimfeld, der andere kurz vor dem gegnerischen.
step-targets-held = Hier stehen mindestens zwei dunkle Steine. Da kannst du nicht schlagen.
step-targets-own = Das ist einer von deinen Steinen.

step-burst-title = Viele Marktverlierer
step-burst-task = Hier gewinnst du 64 von 100 Partien. Ein Drittel aller Wurfpaare kostet dich deinen Markt. Doppeln oder würfeln?
step-burst-yes = Wartest du, bringen deine guten Würfe nur 1 Punkt. Doppelst du jetzt, bringen sie 2 oder sogar 4.
step-burst-hint = Was gewinnst du nach einem Marktverlierer, wenn der Doppler noch in der Mitte liegt?
step-burst-roll = Nach jedem dritten Wurfpaar würde dein Gegner ablehnen, und du hättest nur 1 Punkt.

step-gone-title = Der Markt ist weg
step-gone-task = Du wechselst die Seite. Dein Gegner hat nicht gedoppelt, 6-3 gewürfelt und dich geschlagen. Du hast 6-1 und bleibst auf der Bar. Jetzt kommt das Doppel. Annehmen oder ablehnen?
step-gone-yes = Du gewinnst nur noch 26 von 100 Partien und verlierst 47 als Gammon. Einen Zug vorher hättest du angenommen.
step-gone-hint = Vergleich mit dem vorigen Brett: Wo dein Blot stand, hält dein Gegner jetzt ein Feld, und es droht ein Gammon.
step-gone-take = Annehmen kostet jetzt im Schnitt 1,6 Punkte. Dein Gegner hat zu lange gewartet, so verlierst du nur 1.

step-still-title = Eine ruhige Stellung
step-still-task = Du gewinnst 68 von 100 Partien, mehr als auf dem ersten Brett. Aber nur 7 von 100 Wurfpaaren kosten dich deinen Markt. Doppeln oder würfeln?
step-still-yes = Nichts eilt. Auch beim nächsten Mal nimmt dein Gegner fast immer noch an.
step-still-hint = Was verlierst du, wenn du einen Wurf wartest?
step-still-double = Du gibst den Doppler ohne Not aus der Hand. Fast immer kannst du beim nächsten Mal genauso gut doppeln.

step-enter-title = Zähl die Gefahr
step-enter-task = Du bist auf der Bar. Dein Gegner hält vier Felder im Heimfeld, nur die 6 und die 1 sind offen. Mit wie vielen deiner 36 Würfe setzt du ein?
step-enter-yes = Mit 20, allen Würfen mit einer 6 oder 1. Mit den anderen 16 bleibst du auf der Bar.
step-enter-no = Zähl alle Würfe mit einer 6 oder einer 1, jeden nur einmal.
step-enter-hint = Vier Augenzahlen helfen nicht. Wie viele Würfe zeigen nur diese vier?
step-enter-stay = Mit 16 Würfen bleibst du auf der Bar. Mit wie vielen setzt du ein?
step-enter-twice = 11 Würfe haben eine 6 und 11 eine 1. Aber 6-1 und 1-6 gehören zu beiden.

step-seat-title = Von der anderen Seite
step-seat-task = Jetzt hältst du diese vier Felder, und dein Gegner ist auf der Bar. Du gewinnst 74 von 100 Partien. Die Hälfte aller Wurfpaare kostet dich deinen Markt. Doppeln oder würfeln?
step-seat-yes = Mit 16 von 36 Würfen bleibt dein Gegner auf der Bar und würde dann ablehnen. Du doppelst rechtzeitig.
step-seat-hint = Mit 16 von 36 Würfen bleibt dein Gegner auf der Bar. Wird dein Doppel danach noch angenommen?
step-seat-roll = Bleibt dein Gegner auf der Bar, wird dein nächstes Doppel abgelehnt. Die Hälfte aller Paare ist zu viel zum Warten.

step-wait-title = Nur ein großer Pasch
step-wait-task = Fast schon ein Rennen, und du gewinnst 67 von 100 Partien. Nur ein großer Pasch wie 4-4, 5-5 oder 6-6 kostet dich deinen Markt. Doppeln oder würfeln?
step-wait-yes = Neun von 100 Wurfpaaren kosten dich den Markt. Dafür gibst du den Doppler noch nicht her.
step-wait-hint = Wie oft würfelst du einen von drei bestimmten Paschen?
step-wait-double = Du gibst den Doppler wegen ein paar seltener Würfe her. Warte, bis du etwa 70 von 100 gewinnst.

step-strike-title = Finde sie selbst
step-strike-task = Gleichstand im Rennen, 67 Siege von 100. Der letzte gegnerische Stein muss noch an deinen Feldern 8, 6, 5 und 4 vorbei. Welche Würfe kosten dich den Markt? Doppeln oder würfeln?
step-strike-yes = Mit 6-1, 6-3, 3-1, 1-1, 3-3 und 6-6 kannst du Feld 7 besetzen: fünf Felder in einer Reihe. Insgesamt kosten dich 42 von 100 Wurfpaaren den Markt.
step-strike-hint = Schau auf Feld 7. Welche Würfe besetzen es?
step-strike-roll = Mit neun deiner Würfe kannst du Feld 7 sofort besetzen. Nach 42 von 100 Wurfpaaren würde dein Gegner ablehnen.

step-lead-title = Erste Frage: das Rennen
step-lead-task = Du brauchst 128 Pips. Zähl die Pips deines Gegners, von der anderen Seite des Bretts aus. Wie viele sind es mehr?
step-lead-yes = Dein Gegner braucht 149. Du führst mit 21 Pips.
step-lead-no = Aus der Sicht deines Gegners stehen die dunklen Steine auf 20, 13, 8, 7, 6 und 5.
step-lead-hint = Zwei Steine auf 20 sind 40 Pips, vier auf 13 sind 52. Zähl so weiter und zieh deine 128 ab.
step-lead-whole = So viele braucht dein Gegner insgesamt. Wie viele sind das mehr als deine 128?

step-alone-title = Eins von dreien
step-alone-task = Frag dich vor dem Doppeln: Wer steht besser, wer führt im Rennen, wer droht mit etwas? Hier spricht nur das Rennen für dich. Doppeln oder würfeln?
step-alone-yes = 21 Pips Vorsprung sind schön. Aber dein letzter Stein steht noch weit hinten, und du drohst mit nichts.
step-alone-hint = Dein Stein auf 24 muss noch vorbei. Und was könntest du angreifen?
step-alone-double = Du gewinnst 58 von 100 Partien. Eins von dreien ist zu wenig.

step-threats-title = Zweite Frage: die Drohungen
step-threats-task = Eine Drohung ist, was dein nächster Wurf anrichten kann. Tipp auf die drei dunklen Blots, die du schlagen könntest.
step-threats-yes = Auf 10, 4 und 2. Mit jedem deiner 36 Würfe kannst du einen davon schlagen.
step-threats-no = Drei dunkle Steine stehen allein.
step-threats-hint = Zwei stehen in deinem Heimfeld, einer davor.
step-threats-own = Das ist dein eigener Stein.
step-threats-made = Hier stehen zwei dunkle Steine.

step-three-title = Alle drei
step-three-task = Dasselbe Brett. Du führst mit 15 Pips und hast drei Ziele. Deine Felder liegen in einer Reihe, die hinteren dunklen Steine sind verstreut: Du stehst besser. Doppeln oder würfeln?
step-three-yes = Zwei von dreien genügen für ein Doppel. Du hast alle drei, und noch kann dein Gegner annehmen.
step-three-hint = Wie viele der drei Fragen sprechen für dich?
step-three-roll = 59 von 100 Wurfpaaren kosten dich den Markt. Mit drei von dreien wartest du nicht.

step-behind-title = Zwei von dreien
step-behind-task = Du liegst 16 Pips zurück. Aber das gegnerische Heimfeld hat Lücken, du hältst einen Anker, und auf deinem Feld 5 steht ein dunkler Blot. Doppeln oder würfeln?
step-behind-yes = Stellung und Drohungen sprechen für dich. Trotz des Rückstands gewinnst du 68 von 100 Partien.
step-behind-hint = Zwei von dreien genügen. Welche zwei hast du?
step-behind-roll = Das Rennen ist nur eins von dreien. Stellung und Drohungen genügen für ein Doppel.

step-one-title = Nur eine Drohung
step-one-task = Dein Gegner ist auf der Bar und hat einen Blot auf deinem Feld 5. Aber du liegst 7 Pips zurück, und drei deiner Steine stehen allein. Doppeln oder würfeln?
step-one-yes = Eins von dreien: Du wartest. Du gewinnst hier 56 von 100 Partien.
step-one-hint = Eine Drohung hast du. Aber wie steht es mit Rennen und Stellung?
step-one-double = Nur die Drohung spricht für dich, und 56 von 100 sind zu wenig für ein Doppel.

step-doubt-title = Die Woolsey-Regel
step-doubt-task = Kit Woolseys Regel: Bist du unsicher, ob dein Gegner annehmen oder ablehnen soll, dann dopple. Du führst mit 10 Pips, musst aber noch am Anker vorbei. Doppeln oder würfeln?
step-doubt-yes = Annehmen oder ablehnen? Schwer zu sagen, und du musst es nicht wissen. Wo Zweifel sind, ist das Doppel richtig.
step-doubt-hint = Bist du sicher, dass man hier annimmt? Bist du sicher, dass man ablehnt?
step-doubt-roll = Wo das Annehmen zweifelhaft ist, verlierst du bald deinen Markt. Dopple, solange dein Gegner noch falsch antworten kann.

step-answer-title = Und auf der anderen Seite?
step-answer-task = Jetzt wirst du gefragt. Du gewinnst 23 von 100 Partien und verlierst kaum ein Gammon. Annehmen oder ablehnen?
step-answer-yes = Gerade genug: Mit dem eigenen Doppler brauchst du etwa 22 %. Auch das Doppel war richtig.
step-answer-hint = Welche Grenze gilt, wenn keine Gammons drohen?
step-answer-pass = Knapp, aber mit 23 % und dem eigenen Doppler nimmst du an. Du siehst, warum ein Doppel im Zweifel gut ist.

step-sure-title = Kein Zweifel
step-sure-task = Du gewinnst 66 von 100 Partien. Dein Gegner nimmt sicher an, und nur eins von 100 Wurfpaaren kostet dich deinen Markt. Doppeln oder würfeln?
step-sure-yes = Kein Zweifel und keine Marktverlierer: Du wartest und gibst den Doppler nicht her.
step-sure-hint = Die Woolsey-Regel spricht vom Zweifel. Gibt es hier einen?
step-sure-double = Die Regel gilt, wenn das Annehmen zweifelhaft ist. Hier ist es sicher, also hat das Doppel Zeit.

step-middle-title = Der Doppler in der Mitte
step-middle-task = Du führst mit 27 Pips, und drei gegnerische Steine stehen einzeln in deinem Heimfeld. Du gewinnst 61 von 100 Partien. Doppeln oder würfeln?
step-middle-yes = Rennen und Drohungen sprechen für dich. In der Mitte gehört der Doppler euch beiden, du gibst also wenig her.
step-middle-hint = Stell dir die drei Fragen: Stellung, Rennen, Drohungen.
step-middle-roll = Zwei von dreien sprechen für dich, und 37 von 100 Wurfpaaren kosten dich den Markt.

step-mine-title = Der Doppler bei dir
step-mine-task = Dasselbe Brett, aber der Doppler steht auf 2 und gehört dir. Doppelst du auf 4, bekommt ihn dein Gegner. Doppeln oder würfeln?
step-mine-yes = Jetzt darfst nur du doppeln. Mit dem Redoppel gibst du mehr her, deshalb kommt es später als das erste Doppel.
step-mine-hint = Wer darf jetzt doppeln, und wer nach deinem Redoppel?
step-mine-double = Aus der Mitte war es ein Doppel. Aber solange der Doppler dir gehört, kann niemand dich doppeln. Dafür lohnt es sich zu warten.

step-race-title = Die Grenze fürs Redoppel
step-race-task = Der Doppler steht auf 2 und gehört dir. Du gewinnst 70 von 100 Partien. Läge er in der Mitte, wäre es knapp. Doppeln oder würfeln?
step-race-yes = Im Rennen doppelst du ab etwa 70 %, zurück doppelst du ab etwa 73 %.
step-race-hint = Mit dem Redoppel wartest du etwas länger als mit dem ersten Doppel.
step-race-double = Bei 70 % ist dein eigener Doppler mehr wert als der höhere Einsatz. Warte bis etwa 73 %.

step-turn-title = Wenn es nicht reicht
step-turn-task = Angenommen, der gegnerische Wurf reicht nicht, und du würfelst mit Steinen auf 4 und 1. Wie viele der 36 Würfe tragen beide ab?
step-turn-yes = 27 Würfe zeigen eine 4, 5 oder 6. Mit 3-3 und 2-2 sind es 29.
step-turn-no = Zähl die Würfe mit einer 4, 5 oder 6 und schau dir dann die Pasche an.
step-turn-hint = 27 Würfe zeigen eine 4, 5 oder 6. Welcher Pasch hilft außerdem?
step-turn-misses = So viele reichen nicht. Wie viele tragen beide ab?

step-vig-title = Was der Doppler bringt
step-vig-task = Jetzt wird es ernst: Dein Gegner doppelt mit zwei Steinen auf 2. 10 von 36 Würfen reichen nicht. Dann doppelst du zurück, mit deinen 29 guten Würfen. Annehmen oder ablehnen?
step-vig-yes = Mit 7 Chancen von 36 muss dein Gegner dein Redoppel ablehnen. So gewinnst du alle 10 von 36 und nicht nur 8.
step-vig-hint = Du doppelst nach dem Fehlwurf zurück: Nimmt dein Gegner mit 7 von 36 an?
step-vig-pass = Ohne Doppler würdest du 8 von 36 gewinnen, zu wenig. Aber dein Redoppel gewinnt alle 10, und 9 genügen.

step-final-title = Der Doppler zum letzten Mal
step-final-task = Der Doppler steht auf 2 und gehört dir. Mit Steinen auf 4 und 2 gewinnen 23 von 36 Würfen, mit jedem anderen verlierst du. Doppeln oder würfeln?
step-final-yes = Nach diesem Wurf ist der Doppler nichts mehr wert. Deshalb genügt vor dem letzten Wurf auch fürs Redoppel jeder Vorteil.
step-final-hint = Brauchst du deinen Doppler nach diesem Wurf noch?
step-final-roll = Du behältst einen Doppler, den du nie mehr nutzt. 23 von 36 ist mehr als die Hälfte.

step-gift-title = Der Beaver
step-gift-task = Dein Gegner doppelt mit zwei Steinen auf 3: 17 von 36 Würfen gewinnen. Mit einem Beaver nimmst du an und doppelst sofort weiter: Es geht um 4, und der Doppler bleibt bei dir. Was antwortest du?
step-gift-yes = Du gewinnst mit 19 von 36 Würfen. Da spielst du gern um 4.
step-gift-hint = Wer gewinnt hier öfter?
step-gift-take = Spielen ist richtig, aber du gewinnst 19 von 36. Spiel um mehr.
step-gift-pass = Du gewinnst mehr als die Hälfte dieser Partien. So etwas lehnst du nie ab.

step-hasty-title = Ein hastiges Doppel
step-hasty-task = Dein Gegner doppelt viel zu früh: Du gewinnst 55 von 100 Partien. Was antwortest du?
step-hasty-yes = Annehmen bringt dir im Schnitt 0,67 Punkte, der Beaver doppelt so viel.
step-hasty-hint = Wer ist im Vorteil, und wer hätte den Doppler?
step-hasty-take = Annehmen bringt im Schnitt 0,67 Punkte. Der Beaver bringt doppelt so viel.
step-hasty-pass = Du würdest einen Punkt zahlen, obwohl du im Vorteil bist.

step-eager-title = Früh, aber nicht so früh
step-eager-task = Wieder kommt das Doppel zu früh. Aber diesmal gewinnst du nur 38 von 100 Partien. Was antwortest du?
step-eager-yes = Annehmen kostet im Schnitt 0,26 Punkte, weniger als Ablehnen. Ein Beaver würde doppelt so viel kosten.
step-eager-hint = Würdest du diese Partie gern um doppelt so viel spielen?
step-eager-pass = Du brauchst etwa 25 % und hast 38. Ablehnen kostet 1 Punkt, Annehmen 0,26.
step-eager-beaver = Du bist im Nachteil, und ein Beaver verdoppelt, was du verlierst: 0,52 Punkte statt 0,26.
