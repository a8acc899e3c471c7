# Der Kurs `match`: Namen der Schritte in lessons/match/.

course-match-title = Im Match
course-match-lead = Was der Spielstand mit dem Doppler macht, und mit den Steinen.

lesson-by-heart-title = Chancen im Kopf
lesson-by-heart-lead = Sieben Zahlen, mit denen du die Chancen bei fast jedem Spielstand kennst.
lesson-take-points-title = Take-Punkte
lesson-take-points-lead = Wie viele Partien du gewinnen musst, um anzunehmen, ohne Gammons und spätere Doppel.
lesson-after-crawford-title = Nach Crawford
lesson-after-crawford-lead = Sofort doppeln, und wann Ablehnen fast nichts kostet.
lesson-gammon-go-title = Ein Brett, vier Stände
lesson-gammon-go-lead = Wann ein Gammon das Match gewinnt, wann es das Match kostet und wann es egal ist.
lesson-seven-five-title = Mit 7:5 in Führung
lesson-seven-five-lead = In einem Match bis 9 wartet mit dem Doppler, wer führt, und eilt, wer zurückliegt.

step-level-title = Nach dem Ablehnen
step-level-task = Dein Gegner doppelt auf 4. Ablehnen gibt 2 Punkte her. Wie viele von 100 Matches gewinnst du dann?
step-level-yes = 3:3 ist ausgeglichen: 50. Diese Zahl heißt die Match-Equity des Stands.
step-level-no = Wie steht es, wenn du ablehnst?
step-level-hint = Dein Gegner bekommt 2 Punkte. Dann haben beide gleich viele.
step-level-before = Das ist deine Chance jetzt, bei 3:1. Wer ablehnt, gibt 2 Punkte her.

step-ten-title = Zehn für drei
step-ten-task = Du lehnst ab: 2:3. Geh von 50 aus. Fehlen dir noch 3, zählt jeder Punkt Rückstand 10. Wie viele von 100 gewinnst du?
step-ten-yes = Du liegst einen Punkt zurück: 50 minus 10 ist 40. Das sagt auch die Tabelle.
step-ten-no = Dir fehlen noch 3, deinem Gegner noch 2. Wer führt, und um wie viel?
step-ten-hint = Wer führt, zählt zu 50 dazu; wer zurückliegt, zieht ab.
step-ten-theirs = Das ist die Chance deines Gegners. Nach dem Ablehnen liegst du zurück.

step-nine-title = Neun für vier
step-nine-task = Du lehnst ab: 1:3. Dir fehlen noch 4, da zählt jeder Punkt Rückstand 9. Wie viele von 100 gewinnst du?
step-nine-yes = Zwei Punkte zu je 9: 50 minus 18 ist 32. In der Tabelle steht 33.
step-nine-no = Dein Gegner führt mit zwei Punkten. Jeder zählt 9.
step-nine-hint = 2 mal 9 ist 18.
step-nine-one = Das gilt für einen Punkt Rückstand. Hier sind es zwei.
step-nine-theirs = Das ist die Chance deines Gegners. Du liegst zurück.

step-use-it-title = Wozu es gut ist
step-use-it-task = Ein Redoppel auf 4, ums ganze Match. Dein Gegner gewinnt mit 25 von 36 Würfen, du mit 11. Annehmen oder ablehnen?
step-use-it-yes = Ablehnen lässt dir 33 von 100, Annehmen nur 31. Im Geldspiel nimmst du damit an. Der Stand macht den Unterschied.
step-use-it-hint = Lehnst du ab, steht es 1:3. Das hast du schon ausgerechnet.
step-use-it-take = 11 von 36 sind 31 %, und im Geldspiel nimmst du damit an. Aber bei 1:3 gewinnst du noch 33 %.

step-seven-title = Und so weiter
step-seven-task = Fehlen drei: 10, fehlen vier: 9, fehlen fünf: 8 und so weiter. Du lehnst ab: 3:5. Wie viele von 100 gewinnst du?
step-seven-yes = Dir fehlen noch 6, also zählt ein Punkt 7: 50 minus 14 ist 36. Die Tabelle sagt dasselbe.
step-seven-no = Wie viele Punkte fehlen dir bei 3:5? Bei fünf ist es 8.
step-seven-hint = Dir fehlen noch 6. Dazu gehört die 7.
step-seven-theirs = Das ist die Chance deines Gegners. Nach dem Ablehnen liegst du zurück.

step-six-title = Sechs für acht
step-six-task = Dann werden die Schritte größer: Fehlen acht, ist es 6. Du lehnst ab: 1:5. Wie viele von 100 gewinnst du?
step-six-yes = Vier Punkte zu je 6: 50 minus 24 ist 26. In der Tabelle steht 25.
step-six-no = Dir fehlen noch 8, und du liegst vier zurück.
step-six-hint = 4 mal 6 ist 24.
step-six-one = Das gilt für einen Punkt. Dein Gegner führt mit vier.

step-leader-title = Wenn du führst
step-leader-task = Du lehnst ab: 7:5. Jetzt zählt, was deinem Gegner noch fehlt. Wie viele von 100 gewinnst du?
step-leader-yes = Deinem Gegner fehlen noch 4, also zählt ein Punkt 9: 50 plus 18 ist 68. In der Tabelle steht 67.
step-leader-no = Deinem Gegner fehlen noch 4. Welche Zahl gehört dazu?
step-leader-hint = Du führst mit zwei Punkten, und jeder zählt 9.
step-leader-behind = Das ist die Chance deines Gegners. Du führst noch immer.
step-leader-one = Du führst mit zwei Punkten, nicht mit einem.

step-long-title = Ein langes Match
step-long-task = Noch zwei Zahlen: Fehlen elf, ist es 5; fehlen fünfzehn, 4. Du lehnst ab: 6:9. Wie viele von 100 gewinnst du?
step-long-yes = Dir fehlen noch 11, und du liegst drei zurück: 50 minus 15 ist 35. Zu 3, 4, 5, 6, 8, 11 und 15 gehören 10, 9, 8, 7, 6, 5 und 4.
step-long-no = Wie viele Punkte fehlen dir, und wie weit liegst du zurück?
step-long-hint = Dir fehlen noch 11. Jeder der drei Punkte zählt 5.
step-long-one = Das gilt für einen Punkt. Du liegst drei zurück.
step-long-theirs = Das ist die Chance deines Gegners. Nach dem Ablehnen liegst du zurück.

step-favourite-title = Im Vorteil und trotzdem ablehnen
step-favourite-task = Ein Redoppel auf 8, ums ganze Match. Dein Gegner gewinnt mit 14 von 36 Würfen, du mit 22. Annehmen oder ablehnen?
step-favourite-yes = 22 von 36 sind 61 %. Nach dem Ablehnen steht es 7:5, und da gewinnst du 67 %. Auch im Vorteil musst du manchmal ablehnen.
step-favourite-hint = Wie steht es nach dem Ablehnen, und welche Chance hast du dann?
step-favourite-take = Mit 61 % bist du hier im Vorteil. Aber bei 7:5 ist dein Vorteil größer: 67 %.

step-money-title = Risiko und Gewinn
step-money-task = Ein Doppel im Geldspiel: Ablehnen kostet 1 Punkt, Annehmen bringt oder kostet 2. Wie viele von 100 Partien musst du gewinnen?
step-money-yes = 25. Annehmen riskiert 1 Punkt mehr als Ablehnen und kann 3 einbringen: 1 von 4. Diese Zahl heißt Take-Punkt.
step-money-no = Vergleich das Annehmen mit dem Ablehnen, das 1 kostet.
step-money-hint = Das Risiko reicht von −1 bis −2, der Gewinn von −1 bis +2. Teil das Risiko durch beide zusammen.
step-money-half = Du brauchst weniger als die Hälfte, denn auch Ablehnen kostet etwas.
step-money-third = Teil das Risiko durch Risiko und Gewinn zusammen, nicht durch den Gewinn.

step-two-two-title = Beiden fehlen zwei
step-two-two-task = Ablehnen lässt dir 32 von 100 Matches, Annehmen entscheidet alles. Wie viele von 100 Partien brauchst du?
step-two-two-yes = 32. Entscheidet eine Partie alles, musst du sie so oft gewinnen wie das Match nach dem Ablehnen.
step-two-two-no = Was bleibt dir nach dem Ablehnen, und worum geht es, wenn du annimmst?
step-two-two-hint = Du riskierst 32 und kannst 68 gewinnen.
step-two-two-money = Das reicht im Geldspiel. Hier lässt dir Ablehnen 32.

step-three-three-title = Beiden fehlen drei
step-three-three-task = Ablehnen: 40 von 100. Annehmen und verlieren: 25. Annehmen und gewinnen: 75. Wie viele von 100 Partien brauchst du?
step-three-three-yes = Du riskierst 15, und zwischen Niederlage und Sieg liegen 50: 15 von 50 sind 30 %.
step-three-three-no = Das Risiko: von 40 auf 25. Teil es durch alles, was zwischen Niederlage und Sieg liegt.
step-three-three-hint = 15 durch 50.
step-three-three-risk = Das ist das Risiko. Teil es jetzt durch den Abstand von 25 bis 75.
step-three-three-pass = Das bleibt dir nach dem Ablehnen. Was riskierst du darüber hinaus, und was kannst du gewinnen?

step-ten-rolls-title = Zehn Würfe
step-ten-rolls-task = Dein Gegner doppelt und gewinnt mit 26 von 36 Würfen, du mit 10. Annehmen oder ablehnen?
step-ten-rolls-yes = 10 von 36 sind 28 %, und bei 2:2 bis 5 brauchst du 30 %.
step-ten-rolls-hint = 10 von 36 sind 28 %. Den Take-Punkt bei diesem Stand hast du ausgerechnet.
step-ten-rolls-take = 28 % reichen im Geldspiel. Wenn beiden noch drei fehlen, brauchst du 30 %.

step-far-off-title = Weit vom Ende
step-far-off-task = Ablehnen: 42 von 100. Annehmen und verlieren: 35. Annehmen und gewinnen: 65. Wie viele von 100 Partien brauchst du?
step-far-off-yes = 7 von 30, etwa 24 %. Weit vom Ende ist ein Match fast wie ein Geldspiel.
step-far-off-no = Das Risiko: von 42 auf 35. Insgesamt: von 35 bis 65.
step-far-off-hint = 7 durch 30.
step-far-off-risk = Das ist das Risiko. Teil es jetzt durch den Abstand von 35 bis 65.

step-ahead-title = In Führung
step-ahead-task = Ablehnen: 67 von 100. Annehmen und verlieren: 60. Annehmen und gewinnen: 100. Wie viele von 100 Partien brauchst du?
step-ahead-yes = 7 von 40, etwa 17 %. Wenn zwei Punkte dir das Match bringen, kannst du mit weniger annehmen.
step-ahead-no = Das Risiko: von 67 auf 60. Insgesamt: von 60 bis 100.
step-ahead-hint = 7 durch 40.
step-ahead-money = Das reicht im Geldspiel. Mit dieser Führung brauchst du weniger: 7 Risiko, 40 insgesamt.

step-behind-title = Im Rückstand
step-behind-task = Ablehnen: 25 von 100. Annehmen und verlieren: 0. Annehmen und gewinnen: 68. Wie viele von 100 Partien brauchst du?
step-behind-yes = 25 von 68, etwa 37 %. Zwei Punkte bringen deinem Gegner das Match, also brauchst du zum Annehmen mehr.
step-behind-no = Das Risiko: die ganzen 25. Insgesamt: von 0 bis 68.
step-behind-hint = 25 durch 68.
step-behind-other = Das ist ein Take-Punkt für den, der führt. Du liegst zurück.
step-behind-money = Das reicht im Geldspiel. Hier riskierst du das ganze Match.

step-nine-rolls-title = Neun Würfe
step-nine-rolls-task = Dein Gegner doppelt und gewinnt mit 27 von 36 Würfen, du mit 9. Annehmen oder ablehnen?
step-nine-rolls-yes = 9 von 36 sind 25 %. Mit dieser Führung genügen 17 %.
step-nine-rolls-hint = Ein Viertel der Partien gewinnst du. Wie viel brauchst du bei 5:2?
step-nine-rolls-pass = Im Geldspiel wäre beides gleich gut. Mit dieser Führung genügen 17 %, und du hast 25 %.

step-at-once-title = Nichts zu verlieren
step-at-once-task = Fehlt jemandem zum ersten Mal nur 1 Punkt, folgt eine Partie ohne Doppler, die Crawford-Partie. Sie ist vorbei. Doppeln oder würfeln?
step-at-once-yes = Verlierst du, ist das Match vorbei, ob mit Doppler oder ohne. Also spiel vom ersten Zug an um 2 Punkte.
step-at-once-hint = Was kostet dich eine Niederlage jetzt, und was mit dem Doppler auf 2?
step-at-once-roll = Eine Niederlage beendet das Match so oder so, und ohne Doppler gewinnst du nur 1 Punkt.

step-even-two-title = Die andere Seite
step-even-two-task = Du wirst sofort gedoppelt. Ablehnen macht 4:4, Annehmen entscheidet alles. Wie viele von 100 Partien brauchst du?
step-even-two-yes = 50. Stehst du ein wenig schlechter, lehnst du ab und beginnst die letzte Partie von vorn. Das ist der Gratis-Pass.
step-even-two-no = Wie stehen deine Chancen bei 4:4?
step-even-two-hint = Bei 4:4 liegt niemand vorn.
step-even-two-money = Hier nicht: Nach dem Ablehnen ist das Match ausgeglichen.

step-drop-two-title = Ein wenig schlechter
step-drop-two-task = Du wirst gedoppelt. Dein Gegner ist am Wurf, das Brett fast ausgeglichen. Annehmen oder ablehnen?
step-drop-two-yes = Von hier aus gewinnst du nur 46 von 100, bei 4:4 aber 50. Also lehnst du ab, obwohl noch alles offen ist.
step-drop-two-hint = Spielst du lieber dieses Brett, mit deinem Gegner am Wurf, oder fängst du neu an?
step-drop-two-take = Von hier aus gewinnst du 46 von 100. Ablehnen lässt dir 50.

step-odd-three-title = Eine ungerade Zahl
step-odd-three-task = Ablehnen, 4:3: 51 von 100. Annehmen und verlieren, 4:4: 50. Gewinnen: 100. Wie viele von 100 Partien brauchst du?
step-odd-three-yes = 1 von 50, also 2 %. Ablehnen bringt nichts: Bei 4:3 fehlt deinem Gegner eine gedoppelte Partie, und bei 4:4 auch.
step-odd-three-no = Das Risiko: von 51 auf 50. Insgesamt: von 50 bis 100.
step-odd-three-hint = 1 durch 50.
step-odd-three-money = Das gilt im Geldspiel. Was riskierst du hier? Nur den Schritt von 51 auf 50.
step-odd-three-even = Das war bei 4:3. Jetzt fehlen deinem Gegner noch 3.

step-take-three-title = Viel schlechter
step-take-three-task = Dein Gegner hat die 20 besetzt, ist am Wurf und doppelt. Annehmen oder ablehnen?
step-take-three-yes = Von hier aus gewinnst du 39 von 100, und 2 würden genügen. Fehlt dem Gegner eine ungerade Zahl, nimmst du fast alles an.
step-take-three-hint = Du hast eben ausgerechnet, was du bei diesem Stand brauchst.
step-take-three-pass = Bei 4:3 fehlt deinem Gegner noch eine gedoppelte Partie, bei 4:4 auch. Du hast eine Partie verschenkt.

step-drop-four-title = Dasselbe Brett, ein Punkt weniger
step-drop-four-task = Genau dasselbe Brett, aber jetzt fehlen deinem Gegner noch 4. Du wirst gedoppelt. Annehmen oder ablehnen?
step-drop-four-yes = Dann steht es 4:2. Zwei gedoppelte Partien haben deinem Gegner vorher gefehlt, zwei fehlen auch jetzt: Ablehnen war fast gratis.
step-drop-four-hint = Wie viele gedoppelte Partien fehlen deinem Gegner bei 4:1, und wie viele bei 4:2?
step-drop-four-take = Du stehst schlechter, und ein Gammon kostet das Match. Ablehnen kostet fast nichts: Es bleiben zwei gedoppelte Partien.

step-five-left-title = Gerade oder ungerade
step-five-left-task = Im Rennen liegst du 12 Pips zurück und wirst gedoppelt. Annehmen oder ablehnen?
step-five-left-yes = 5 ist ungerade: Nach dem Ablehnen fehlen zwei gedoppelte Partien, nach einer Niederlage auch. Also spiel weiter, selbst mit 22 von 100.
step-five-left-hint = Wie viele Punkte fehlen deinem Gegner: eine gerade oder eine ungerade Zahl?
step-five-left-pass = Deinem Gegner fehlen noch 5. Bei 6:3 sind es zwei gedoppelte Partien, bei 6:4 auch: Ablehnen hat nichts gebracht.

step-two-points-title = Was ein Gammon bewirkt
step-two-points-task = Du hast gewonnen, und kein dunkler Stein ist abgetragen. Wie viele Punkte sind das?
step-two-points-yes = 2, und das Match gehört dir. Wem in der Crawford-Partie genau 2 fehlen, der spielt auf Gammon.
step-two-points-no = Dein Gegner hat nichts abgetragen.
step-two-points-hint = Das ist ein Gammon.
step-two-points-one = Ein einziger abgetragener Stein hätte das Gammon gerettet. Aber es ist keiner abgetragen.
step-two-points-three = Dafür müsste ein dunkler Stein auf der Bar oder in deinem Heimfeld stehen.

step-for-money-title = Im Geldspiel
step-for-money-task = Setz mit der 2 ein. Dann sind drei Züge gleich gut: ein Anker, ein Schlag auf 7 oder ein dritter Stein auf 5. Wähl einen.
step-for-money-yes = Alle drei liegen keine 0,02 auseinander. Der Anker verliert die wenigsten Gammons, der Schlag gewinnt am häufigsten. Der Stand entscheidet.
step-for-money-no = Setz auf 23 ein. Mit der 1 dann 24/23, 8/7* oder 6/5.
step-for-money-hint = Fang mit bar/23 an.
step-for-money-idle = Auf 24 bewirken deine beiden Steine wenig, und der Blot auf 7 bleibt ungestört. Das kostet 0,20 Punkte.
step-for-money-stray = Ein Blot auf 4, und der gegnerische auf 7 bleibt ungestört. Das kostet 0,12 Punkte.

step-last-game-title = Die letzte Partie
step-last-game-task = Dasselbe Brett, derselbe Wurf. Jetzt zählt nur der Sieg, ein Gammon bringt nichts extra. Was ziehst du?
step-last-game-yes = Der Schlag gewinnt 40 von 100 Partien, bar/23 6/5 fast genauso viele, der Anker 38.
step-last-game-no = Du brauchst möglichst viele Siege, und sonst nichts.
step-last-game-hint = Verlorene Gammons sind egal, also darfst du mutig sein.
step-last-game-anchor = Der Anker rettet Gammons, aber die zählt jetzt niemand. Er gewinnt von 100 Partien zwei weniger.

step-go-title = Gammon gesucht
step-go-task = Dasselbe Brett. Dein Gammon gewinnt das Match, das deines Gegners bringt nichts extra. Was ziehst du?
step-go-yes = bar/23 8/7*. Der Schlag gewinnt 12 Gammons von 100, der Anker 9.
step-go-no = Du willst ein Gammon. Welcher Zug greift an?
step-go-hint = Schick einen Stein zurück.
step-go-anchor = Du schützt dich vor Gammons, die nichts zählen, und gewinnst selbst weniger.

step-save-title = Gammon gefürchtet
step-save-task = Jetzt ist es umgekehrt: Ein Gammon brächte deinem Gegner das Match. Was ziehst du?
step-save-yes = bar/23 24/23. Du verlierst 13 Gammons von 100, nach dem Schlag wären es 23.
step-save-no = Welcher Zug schützt dich vor einem Gammon?
step-save-hint = Mit einem Anker kommst du immer wieder herein.
step-save-hit = Der Schlag gewinnt ein paar Partien mehr, verliert aber 23 Gammons von 100, der Anker nur 13.
step-save-loose = Deine beiden hinteren Steine stehen allein. So verlierst du 20 Gammons von 100, mit dem Anker nur 13.

step-attack-title = 4-4, und du brauchst ein Gammon
step-attack-task = Ein anderes Brett, und 4-4. Dir fehlen noch 2 Punkte. Angreifen oder solide bauen?
step-attack-yes = 8/4(2) 6/2*(2) gewinnt 22 Gammons von 100, der solide Zug 15. Das wiegt ein paar einfache Siege auf.
step-attack-no = Ein Gammon gewinnt das Match. Wo steht ein Blot, den du schlagen kannst?
step-attack-hint = Eine 4 von 6 schlägt. Zwei von 6 und zwei von 8 sperren zwei Felder.
step-attack-solid = So gewinnst du mehr Partien, aber von 100 sind 7 Gammons weniger dabei.
step-attack-half = Der Schlag stimmt. Mach mit dem anderen Paar noch ein Feld im Heimfeld: Du brauchst ein Gammon.

step-solid-title = 4-4, und du fürchtest ein Gammon
step-solid-task = Dasselbe Brett, derselbe Wurf, aber jetzt fehlt dir nur 1 Punkt, und deinem Gegner fehlen 2. Was ziehst du?
step-solid-yes = 24/20(2) 13/9(2). So verlierst du 6 Gammons von 100; mit dem Angriff wären es 11.
step-solid-no = Mit welchem Zug verlierst du die wenigsten Gammons?
step-solid-hint = Ein Anker rettet viele Gammons.
step-solid-attack = Ein Gammon deines Gegners gewinnt das Match: Der Angriff verliert 11 von 100, ein Anker 6.

step-read-it-title = Erst der Stand, dann der Zug
step-read-it-task = Du hast 3-3 gewürfelt. Nach Hause laufen oder angreifen?
step-read-it-yes = 8/5(2) 6/3(2). Ein Gammon gewinnt das Match: So gewinnst du 23 von 100, und 12, wenn du läufst.
step-read-it-no = Wie viele Punkte fehlen dir?
step-read-it-hint = Dir fehlen noch 2, und so viel ist ein Gammon wert.
step-read-it-home = So gewinnst du die meisten Partien, aber nur halb so viele Gammons. Bei 2:2 wäre es richtig.

step-plain-title = Im Geldspiel
step-plain-task = Du hältst 4, 5, 6 und 8 gegen zwei einzelne Steine und gewinnst zwei von drei Partien. Im Geldspiel: doppeln oder würfeln?
step-plain-yes = Doppeln, und dein Gegner nimmt an. Merk dir dieses Brett.
step-plain-hint = Du liegst klar vorn, und nach einem guten Wurf lehnt dein Gegner beim nächsten Mal ab.
step-plain-roll = Du wartest zu lange: Nach einem guten Wurf lehnt dein Gegner ab. Das kostet 0,13 Punkte.

step-keep-title = Du führst
step-keep-task = Dasselbe Brett, aber jetzt führst du, und dir fehlen noch 2 Punkte. Doppeln oder würfeln?
step-keep-yes = Würfeln. Dein Gegner würde sofort auf 4 doppeln: eine Partie ums ganze Match. Und ein Gammon gewinnt es auch ohne Doppler.
step-keep-hint = Was macht dein Gegner mit dem Doppler auf 2?
step-keep-double = Dein Gegner nimmt an und doppelt auf 4. Jetzt entscheidet eine einzige Partie das Match, und deine Führung ist dahin.

step-leader-takes-title = Annehmen in Führung
step-leader-takes-task = Du wirst gedoppelt. Ablehnen: 60 von 100. Annehmen und verlieren: 50, und gewinnen: 100. Wie viele von 100 brauchst du?
step-leader-takes-yes = 10 von 50 sind 20 %. Wer führt, kann ohne Gammons etwas leichter annehmen als im Geldspiel.
step-leader-takes-no = Das Risiko: von 60 auf 50. Insgesamt: von 50 bis 100.
step-leader-takes-hint = 10 durch 50.
step-leader-takes-money = Das gilt im Geldspiel. Hier bringen dir 2 Punkte das Match.

step-race-title = Im Rennen
step-race-task = Im Rennen liegst du 14 Pips zurück und wirst gedoppelt. Du gewinnst 21 von 100. Annehmen oder ablehnen?
step-race-yes = Du brauchst 20 und hast 21. Im Rennen verlierst du kein Gammon, also gilt der Take-Punkt.
step-race-hint = Du hast eben ausgerechnet, was du brauchst.
step-race-pass = Im Geldspiel wäre Ablehnen genauso gut. Hier brauchst du nur 20 von 100, und du hast 21.

step-danger-title = Unter Beschuss
step-danger-task = Du bist auf der Bar und wirst gedoppelt. Von 100 gewinnst du 34, aber in 23 verlierst du ein Gammon. Annehmen oder ablehnen?
step-danger-yes = Ablehnen. Steht der Doppler auf 2, ist ein Gammon 4 Punkte wert, und damit gewinnt dein Gegner das Match. Im Geldspiel nimmst du an.
step-danger-hint = Was ist ein Gammon mit dem Doppler auf 2 wert? Und was fehlt deinem Gegner?
step-danger-take = 34 reichen, wenn es keine Gammons gibt. Aber in 23 von 100 Partien ist das Match sofort vorbei.

step-early-title = Wer zurückliegt, eilt
step-early-task = Jetzt liegst du zurück. Du hältst Feld 5 und gewinnst 58 von 100. Im Geldspiel wartest du noch. Doppeln oder würfeln?
step-early-yes = Doppeln. Dein Gegner hat vom Doppler nichts, und dein Gammon ist jetzt das Match wert.
step-early-hint = Was nützt deinem Gegner der Doppler auf 2? Und was ist dein Gammon dann wert?
step-early-roll = Im Geldspiel richtig. Aber hier gewinnen deine Gammons das Match. Das kostet 0,09 Punkte.

step-back-at-once-title = Gleich zurück
step-back-at-once-task = Dein Gegner hat gedoppelt, du hast angenommen. Der Doppler auf 2 gehört dir, du stehst etwas schlechter. Doppeln oder würfeln?
step-back-at-once-yes = Auf 4, und zwar sofort. Eine Niederlage mit dem Doppler auf 2 beendet das Match ohnehin. Ein Sieg auf 4 gewinnt es.
step-back-at-once-hint = Was kostet es, 2 Punkte zu verlieren, und was, 4 zu verlieren?
step-back-at-once-roll = Verlierst du auf 2, ist das Match verloren. Auf 4 ist es nicht schlimmer, aber ein Sieg bringt das ganze Match.
