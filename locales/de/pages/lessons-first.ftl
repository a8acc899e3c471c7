# Der Kurs `first`: Namen der Schritte in lessons/first/.

course-first-title = Schnellstart
course-first-lead = Die Regeln am Brett, dann deine erste Partie.

lesson-first-title = Deine erste Lektion
lesson-first-lead = Zehn Minuten vom ersten Zug bis zur ersten Partie.

step-way-title = Dein Weg nach Hause
step-way-task = Die hellen Steine sind deine. Sie laufen mit dem Pfeil, von Feld 24 hinunter zu Feld 1. Die letzten sechs Felder sind dein Heimfeld. Tipp auf ein Feld in deinem Heimfeld.
step-way-yes = Dorthin wollen alle deine Steine. Die dunklen gehören deinem Gegner und laufen andersherum.
step-way-no = Dein Heimfeld liegt am Ende des Pfeils.
step-way-hint = Das Heimfeld sind die Felder 6 bis 1, wo der Pfeil endet.
step-way-start = Hier beginnt dein Weg. Das Heimfeld liegt am anderen Ende.
step-way-theirs = Das ist das Heimfeld deines Gegners. Deines liegt dort, wo der Pfeil endet.

step-move-title = Ziehen mit den Würfeln
step-move-task = Du hast 4 und 2 gewürfelt. Jeder Würfel ist ein Teilzug: Zieh einen Stein 4 Felder und einen 2 Felder weit, oder denselben Stein zweimal. Dann drück Prüfen.
step-move-yes = Ein Wurf, zwei Teilzüge. Du kannst auch auf einen Stein tippen, um ihn zu ziehen.
step-move-hint = Zieh einen Stein von 13 auf 9 und einen anderen von 13 auf 11.

step-doubles-title = Ein Pasch zählt doppelt
step-doubles-task = Zwei gleiche Würfel geben dir vier Teilzüge. Du hast 3 und 3 gewürfelt: Bring zwei Steine auf Feld 5 und zwei auf Feld 3.
step-doubles-yes = Viermal die 3. Zwei deiner Steine auf einem Feld, und es gehört dir.
step-doubles-no = Du brauchst zwei Steine auf Feld 5 und zwei auf Feld 3.
step-doubles-hint = Zieh zwei Steine von 8 auf 5 und zwei von 6 auf 3.

step-blot-title = Ein Stein allein
step-blot-task = Zwei oder mehr Steine halten ein Feld: Die andere Seite kann dort nicht landen. Ein Stein allein heißt Blot. Tipp auf den Blot deines Gegners.
step-blot-yes = Ein Blot kann geschlagen werden. Das tust du als Nächstes.
step-blot-no = Dort steht kein Stein allein.
step-blot-hint = Such ein Feld, auf dem nur ein Stein deines Gegners steht.
step-blot-yours = Das sind deine eigenen Steine, und sie sind nicht allein.
step-blot-held = Mehrere Steine halten dieses Feld. Such einen, der allein steht.

step-hit-title = Den Blot schlagen
step-hit-task = Landest du auf einem Blot, kommt er auf die Bar in der Mitte des Bretts. Er muss seinen Weg von vorn beginnen. Schlag den Blot auf 9.
step-hit-yes = Jetzt steht er auf der Bar und verliert den ganzen Weg, den er schon hatte.
step-hit-no = Der Blot auf 9 ist noch da.
step-hit-hint = Mit einer 4 kommst du von 13 auf 9.

step-held-title = Zurück von der Bar
step-held-task = Du wurdest geschlagen. Dein Stein wird im Heimfeld deines Gegners eingesetzt: Eine 6 landet auf Feld 19, eine 4 auf Feld 21. Tipp auf das Feld, auf dem du landen kannst.
step-held-yes = Feld 21 ist frei. Auf 19 hat dein Gegner vier Steine, also ist es für dich gesperrt.
step-held-no = Mit diesen Würfeln kannst du nur auf 19 oder 21 landen.
step-held-hint = Wo zwei oder mehr gegnerische Steine stehen, kannst du nicht landen.
step-held-six = Dein Gegner hält Feld 19, also kannst du mit der 6 nicht einsetzen.

step-enter-title = Erst einsetzen
step-enter-task = Solange du einen Stein auf der Bar hast, darf kein anderer ziehen. Setz mit der 4 ein, dann spiel die 6 mit einem beliebigen Stein.
step-enter-yes = Du bist wieder da. Passt keiner der Würfel, ist dein Zug vorbei.
step-enter-hint = Zieh den Stein von der Bar auf 21. Dann 24 auf 18.

step-home-title = Alle nach Hause
step-home-task = Bevor du Steine abtragen kannst, müssen alle fünfzehn in deinem Heimfeld sein. Bring die letzten zwei hinein.
step-home-yes = Alle sind zu Hause. Jetzt kommt es darauf an, sie schnell abzutragen.
step-home-no = Noch steht ein Stein außerhalb deines Heimfelds.
step-home-hint = Zieh 8 auf 4 und 7 auf 4.

step-off-title = Abtragen
step-off-task = Eine 5 nimmt einen Stein von Feld 5, eine 3 einen von Feld 3. Das heißt abtragen. Tipp auf beide Steine oder zieh sie vom Brett.
step-off-yes = Zwei Steine weniger. Wer zuerst alle fünfzehn abträgt, gewinnt.
step-off-no = Mit diesem Wurf können zwei Steine weg.
step-off-hint = Tipp auf einen Stein auf Feld 5, dann auf einen auf Feld 3.

step-higher-title = Eine zu hohe Zahl
step-higher-task = Auf 6 und 5 steht niemand. Dann nimmt eine 6 einen Stein vom höchsten Feld, auf dem du stehst. Trag zwei Steine ab.
step-higher-yes = Die 6 nahm einen Stein von Feld 4, deinem höchsten. Die 2 nahm einen von Feld 2.
step-higher-no = Beide Würfel können einen Stein abtragen.
step-higher-hint = Tipp für die 6 auf einen Stein auf 4 und für die 2 auf den auf 2.

step-win-title = Was ein Sieg wert ist
step-win-task = Ein Sieg zählt 1 Punkt. Wurde drüben noch kein Stein abgetragen, ist es ein Gammon: 2. Steht einer auch auf der Bar oder in deinem Heimfeld, ein Backgammon: 3. Du hast gewonnen: Wie viele Punkte?
step-win-yes = Dein Gegner hat keinen Stein abgetragen, also gewinnst du ein Gammon: 2 Punkte.
step-win-no = Es sind 1, 2 oder 3 Punkte.
step-win-hint = Dein Gegner hat alle fünfzehn auf dem Brett, keinen auf der Bar oder in deinem Heimfeld.
step-win-one = 1 wäre es, wenn dein Gegner einen Stein abgetragen hätte. Es ist keiner abgetragen.
step-win-three = Für 3 Punkte müsste einer auf der Bar oder in deinem Heimfeld stehen.

step-double-title = Der Dopplerwürfel
step-double-task = Vor deinem Wurf darfst du anbieten, den Wert der Partie zu verdoppeln. Dein Gegner gewinnt mit dem nächsten Wurf, also jetzt oder nie: Mit 26 von 36 Würfen trägst du beide Steine ab. Doppeln oder würfeln?
step-double-yes = Du bist im Vorteil, also spiel um mehr. In Matches gibt es den Doppler erst ab einer gewissen Länge.
step-double-hint = Du gewinnst mit 26 von 36 Würfen: mehr als die Hälfte.
step-double-roll = So gewinnst du öfter, als du verlierst, aber um zu wenig. Mit 26 Siegen von 36 willst du doppeln.

step-take-title = Annehmen oder ablehnen
step-take-task = Dein Gegner doppelt. Lehnst du ab, verlierst du 1 Punkt. Nimmst du an, geht es um 2: Du gewinnst mit 17 von 36 Würfen. Annehmen lohnt sich, wenn du mindestens 1 von 4 Partien gewinnst. Annehmen oder ablehnen?
step-take-yes = Du gewinnst fast die Hälfte dieser Partien. Annehmen kostet weniger als Ablehnen.
step-take-hint = 17 von 36 ist weit mehr als ein Viertel.
step-take-pass = Du gewinnst 17 von 36, und 9 von 36 würden zum Annehmen reichen.

step-game-title = Deine erste Partie
step-game-task = Du weißt genug, um zu spielen. Dein Gegner fängt selbst erst an, und mit Tipp bekommst du jederzeit Hilfe. Gewertet wird nichts.
step-game-yes = Viel Glück.
