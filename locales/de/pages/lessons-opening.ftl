# Der Kurs `opening`: Namen der Schritte in lessons/opening/.

course-opening-title = Eröffnung
course-opening-lead = Wie du den ersten Wurf ziehst und wie du auf den deines Gegners antwortest.

lesson-make-points-title = Felder machen
lesson-make-points-lead = Würfe, die sofort ein Feld machen, und welches Feld du wählst.
lesson-split-or-slot-title = Splitten, Slot oder Baustein
lesson-split-or-slot-lead = Drei Ideen für Würfe, mit denen noch kein Feld entsteht.
lesson-run-or-stay-title = Laufen
lesson-run-or-stay-lead = Wann einer deiner hinteren Steine loslaufen soll und wie weit.
lesson-answers-title = Antworten
lesson-answers-lead = Dein Gegner hat angefangen. Was ändert das?
lesson-doubles-second-title = Pasch im zweiten Zug
lesson-doubles-second-lead = Vier Teilzüge auf einmal, von 1-1 bis 6-6.

step-five-title = Der beste Eröffnungswurf
step-five-task = Wo zwei deiner Steine stehen, kann dein Gegner nicht landen. Mit 3 und 1 geht das direkt neben deinem Stapel auf 6. Mach dieses Feld.
step-five-yes = Du hältst jetzt 5, 6 und 8. Kein anderer Eröffnungswurf ist so viel wert.
step-five-no = Bring mit jedem Würfel einen Stein auf dasselbe Feld.
step-five-hint = Such ein Feld, das von einem Stapel 3 und von einem anderen 1 entfernt ist.
step-five-nine = Ein einzelner Stein auf 9 bereitet ein Feld nur vor, und du kannst jetzt eines haben. Das kostet im Schnitt 0,23 Punkte.
step-five-split = Drei deiner Steine stehen allein, und kein Feld ist gemacht. Das kostet im Schnitt 0,22 Punkte.

step-doors-title = Was ein Feld wert ist
step-doors-task = Du bist auf der Bar, und im Heimfeld deines Gegners sind 19, 20 und 21 besetzt. Wie viele der 36 Würfe bringen dich hinein?
step-doors-yes = 27. Gegen ein einziges Feld wären es 35, gegen zwei 32. Jedes weitere Feld sperrt mehr Würfe aus als das vorige.
step-doors-no = Zähl die Würfe, mit denen du draußen bleibst: Da passt keiner der beiden Würfel.
step-doors-hint = Draußen bleibst du nur, wenn jeder Würfel 4, 5 oder 6 zeigt. Das sind 3 mal 3 Würfe.
step-doors-half = Die Hälfte der Felder ist offen, aber du hast zwei Würfel. Einer, der passt, genügt.
step-doors-out = Mit so vielen Würfen bleibst du draußen.

step-four-title = Das nächstbeste Feld
step-four-task = Du hast 4 und 2 gewürfelt. Auch diese beiden treffen sich auf einem Feld in deinem Heimfeld. Finde es.
step-four-yes = Du hältst 4 und 6. Dazwischen bleibt deinem Gegner nur noch die Lücke auf 5.
step-four-no = Beide Würfel können einen Stein auf dasselbe Feld bringen.
step-four-hint = Die 4 kommt von 8.
step-four-apart = Gute Plätze, aber jeder gezogene Stein steht allein. Das Feld ist 0,13 mehr wert.
step-four-later = Die beiden Steine bereiten ein Feld vor. Du kannst schon jetzt eines machen, und das ist 0,14 mehr wert.

step-wall-title = Drei Züge ordnen
step-wall-task = Du hast 6 und 1 gewürfelt. Ordne diese drei Züge, den besten zuerst.
step-wall-yes = Mit 13/7 8/7 hältst du 6, 7 und 8: drei Felder in einer Reihe, direkt vor den hinteren Steinen deines Gegners.
step-wall-no = Welcher Zug macht ein Feld? Und welcher lässt Steine allein, direkt vor deinem Gegner?
step-wall-hint = Das Feld steht vorn. Einzelne Steine auf 7 und 5 kommen zuletzt: Beide lassen sich von 1 aus schlagen.
step-wall-forward = Deine hinteren Steine stehen jetzt allein, und kein Feld ist gemacht. Das kostet 0,18 Punkte.
step-wall-loose = Einzelne Steine auf 7 und 5 stehen zwei Steinen deines Gegners vor der Nase. Das kostet 0,21 Punkte.

step-three-title = Ein tieferes Feld
step-three-task = Du hast 5 und 3 gewürfelt. Wieder geht ein Feld, etwas tiefer. Diesmal ist es knapper. Entscheide dich.
step-three-yes = Feld 3 ist weniger wert als 4 oder 5, aber die Tür bleibt zu, die ganze Partie lang.
step-three-no = Bei einem Zug bleibt keiner deiner Steine allein.
step-three-hint = Die 5 kommt von 8, die 3 von 6.
step-three-close = Ein vernünftiger Zug, und er kostet wenig. Das Feld auf 3 ist trotzdem um 0,04 besser.
step-three-alone = Dein Stein auf 5 steht allein, und 15 Würfe treffen ihn. Das kostet 0,09 Punkte.

step-builder-title = Schlagen oder ein Feld machen
step-builder-task = Einige Züge später hast du 5 und 1 gewürfelt. Auf deinem Feld 4 steht ein gegnerischer Stein allein. Schlagen, oder gibt es etwas Besseres?
step-builder-yes = Feld 5 gehört dir, direkt vor dem Stein auf 4, und das auf Dauer. Ein Schlag würfe ihn nur vier Felder zurück.
step-builder-no = Schau auf den Stein auf 10. Worauf wartet er?
step-builder-hint = Von 10 auf 5 ist es eine 5. Welcher Stein kommt mit einer 1 dazu?
step-builder-hit = Du schlägst, aber dein Stein auf 4 steht allein und wird leicht zurückgeschlagen. Das Feld ist um 0,19 besser.
step-builder-tidy = Damit ist nichts gewonnen. Mit 5 und 1 konntest du Feld 5 machen. Das kostet 0,34 Punkte.

step-far-title = Eins an jedem Ende
step-far-task = Dein Gegner hält 19 und 20. Du hast 6 und 4 gewürfelt und kannst eines von zwei Feldern machen: 2 oder 18. Entscheide dich.
step-far-yes = Deine beiden hinteren Steine standen allein. Zusammen auf 18 sind sie sicher und schon fast draußen.
step-far-no = Welche deiner Steine sind in Gefahr?
step-far-hint = Schau auf 24 und 22. Eine 6 von dem einen und eine 4 von dem anderen führen auf dasselbe Feld.
step-far-deep = Feld 2 liegt zu tief, und deine hinteren Steine bleiben allein vor einem starken Heimfeld. Das kostet 0,29 Punkte.
step-far-one = Einer entkommt. Der andere bleibt zurück, und beide stehen allein. Das kostet 0,38 Punkte.

step-bear-title = Bausteine
step-bear-task = Ein Baustein ist ein Stein, der beim Machen eines Feldes hilft, hier Feld 5. Tipp auf die vier Felder, von denen ein Würfel hinführt.
step-bear-yes = Von 10, 9, 8 und 6. Je zwei verschiedene Zahlen aus 5, 4, 3 und 1 machen das Feld im nächsten Zug.
step-bear-no = Ein Würfel zeigt höchstens 6. Zähl von 5 aus rückwärts.
step-bear-hint = Deine Steine auf 6, 8, 9 und 10 sind höchstens sechs von Feld 5 entfernt.
step-bear-far = Von 13 auf 5 sind es 8, zu viel für einen Würfel.
step-bear-back = Deine hinteren Steine haben noch einen weiten Weg.

step-builders-title = Bausteine holen
step-builders-task = Mit 4 und 3 geht noch kein Feld. Hol Bausteine, oder setz deine hinteren Steine in Bewegung. Mehrere Züge sind richtig.
step-builders-yes = Drei Züge liegen keine 0,02 auseinander: zwei Bausteine, oder ein Baustein und ein hinterer Stein, auf zwei Arten.
step-builders-no = Lass 8 und 6, wie sie sind. Nimm den Stapel auf 13, die hinteren Steine oder beides.
step-builders-hint = Zwei Steine von 13 wären zwei neue Bausteine.
step-builders-stack = Sicher, aber der Stapel auf 6 wird nur noch höher, und vorbereitet ist nichts. Das kostet 0,09 Punkte.
step-builders-break = Der Stein von 8 steht jetzt allein auf 5, wo 15 Würfe ihn treffen. Das kostet 0,09 Punkte.

step-one-title = Splitten
step-one-task = Splitten heißt, die beiden hinteren Steine zu trennen: So sehen sie mehr Felder. Du hast 5 und 1. Die 5 ist 13/8. Wohin mit der 1?
step-one-yes = 24/23, ein kleiner Split. Deine hinteren Steine sehen jetzt mehr vom Außenfeld deines Gegners, und sonst ist nichts in Gefahr.
step-one-no = Fang mit 13/8 an. Schau dann auf die hinteren Steine.
step-one-hint = Zieh einen Stein von 24.
step-one-slot = Ein einzelner Stein auf 5 ist ein Wagnis. Der Split ist ruhiger und um 0,02 besser.
step-one-seven = Ein einzelner Stein auf 7 wird von jeder 6 getroffen. Das kostet 0,08 Punkte.

step-risk-title = Der Preis eines Slots
step-risk-task = Ein Slot ist ein einzelner Stein auf einem Feld, das du haben willst, hier 5. Wie viele der 36 Würfe treffen einen deiner Steine, bevor du deckst?
step-risk-yes = 15: jede 4, dazu 3-1, 2-2 und 1-1. Bei den anderen 21 kannst du ihn im nächsten Zug vielleicht decken.
step-risk-no = Dein Gegner schlägt von deinem Feld 1 aus, vier Felder entfernt. Zähl die Würfe.
step-risk-hint = 11 Würfe enthalten eine 4. Dazu kommen die, bei denen beide Würfel zusammen 4 ergeben.
step-risk-direct = Das sind die Würfe mit einer 4. Was ist mit 3-1, 2-2 und 1-1?
step-risk-sixth = Eine 4 fällt in mehr als 6 Würfen, denn es sind zwei Würfel.

step-two-one-title = Split oder Slot
step-two-one-task = Du hast 2 und 1. Mit der 2 holt 13/11 einen Baustein. Mit der 1 splittest du oder setzt einen Slot: Finde einen guten Zug.
step-two-one-yes = 24/23 13/11 und 13/11 6/5 liegen keine 0,02 auseinander. Der Split ist ruhiger, der Slot kämpft um Feld 5.
step-two-one-no = Hol mit der 2 einen Baustein auf 11. Mit der 1 splittest du dann auf 24 oder setzt einen Slot auf 5.
step-two-one-hint = Fang mit 13/11 an.
step-two-one-ten = Ein Baustein, und die Würfel sind verbraucht. Baustein und Split leisten mehr. Das kostet 0,04 Punkte.
step-two-one-rear = Beide Würfel sind hinten verbraucht, und von 13 kommt nichts herunter. Das kostet 0,06 Punkte.

step-three-two-title = Noch ein ruhiger Wurf
step-three-two-task = Du hast 3 und 2 gewürfelt. Wieder zwei Ideen: zwei Bausteine von 13, oder ein Baustein und ein Split. Such dir eine aus.
step-three-two-yes = 24/21 13/11 und 13/11 13/10 liegen keine 0,02 auseinander. Zieh, was dir lieber ist.
step-three-two-no = Die 2 holt einen Baustein auf 11. Was kann die 3?
step-three-two-hint = Fang mit 13/11 an. Die 3 splittet dann auf 24 oder holt einen zweiten Baustein.
step-three-two-safe = Sicher, aber ein vierter Stein auf 8 bewirkt wenig. Das kostet 0,05 Punkte.
step-three-two-slot-four = Der Slot auf 4 lässt Steine allein vor deinem Gegner, und das für ein Feld, das nicht das beste ist. Das kostet 0,06 Punkte.

step-five-four-title = Splitten, laufen, vergraben
step-five-four-task = Du hast 5 und 4 gewürfelt. Ein Zug splittet, einer läuft, einer bringt einen Stein tief ins Heimfeld. Ordne sie, den besten zuerst.
step-five-four-yes = 24/20 13/8 leistet zweierlei: Ein Stein auf 20 sucht Gesellschaft, und auf 8 steht einer mehr. 13/4 vergräbt einen Stein.
step-five-four-no = Welcher Zug bringt zwei Steine auf gute Plätze?
step-five-four-hint = Der Stein auf 4 hilft niemandem: Dieser Zug kommt zuletzt.
step-five-four-run = Einer entkommt, aber beide stehen allein, und der Stapel auf 12 ist nah. Das kostet 0,03 Punkte.
step-five-four-bury = Nichts gewonnen: ein einzelner Stein auf 4 und kein Baustein für später. Das kostet 0,07 Punkte.

step-aimed-title = Worauf sie zielen
step-aimed-task = Dein Gegner hat Bausteine auf 14 und 17. Sie zielen auf deine hinteren Steine, sobald du splittest. Du hast 2 und 1. Was nun?
step-aimed-yes = Lass die hinteren Steine zusammen und setz den Slot auf 5. Ein Split liefe den Bausteinen in die Arme.
step-aimed-no = Splitten ist hier gefährlich, und ein Baustein mehr reicht nicht. Welche Idee bleibt?
step-aimed-hint = Die 2 holt einen Baustein. Die 1 stellt einen Stein dorthin, wo du ein Feld haben willst.
step-aimed-rear = Beide hinteren Steine stehen allein, und die Bausteine zielen auf sie. Das kostet 0,10 Punkte.
step-aimed-fire = Ein Stein auf 21 steht genau dort, wo dein Gegner ein Feld haben will. Das kostet 0,06 Punkte.

step-strong-title = Wenn ein Schlag mehr kostet
step-strong-task = Jetzt hält dein Gegner neben 19 auch 20: Von der Bar kommst du schwerer herein. Du hast 4 und 1 gewürfelt. Slot oder Split?
step-strong-yes = 24/23 13/9. Wer jetzt geschlagen wird, kommt schwer wieder herein. Lass den Slot also bleiben.
step-strong-no = Hol mit der 4 einen Baustein. Wo ist die 1 am wenigsten gefährlich?
step-strong-hint = Was wird aus einem Slot, der getroffen wird? Schau auf das gegnerische Heimfeld.
step-strong-slot = Gegen ein stärkeres Heimfeld tut ein Treffer mehr weh. Der Slot kostet jetzt 0,10 Punkte.
step-strong-stack = Sicher, aber vorbereitet ist nichts. Das kostet 0,06 Punkte.

step-leap-title = Gleich ganz hinaus
step-leap-task = Deine hinteren Steine haben den längsten Weg. Du hast 6 und 5 gewürfelt: Wie weit kommt einer von ihnen, und ist er dort sicher?
step-leap-yes = 24/13: Einer ist draußen und steht sicher bei den fünf auf 13.
step-leap-no = Ein hinterer Stein kann beide Würfel nutzen.
step-leap-hint = 24 minus 6 minus 5 ist 13.
step-leap-halfway = Auf 18 steht er allein, und die gegnerischen Stapel sind nah. Dort anzuhalten kostet 0,05 Punkte.
step-leap-buried = Allein auf Feld 2 kann ein Stein geschlagen werden und bewirkt nichts. Das kostet 0,20 Punkte.

step-ahead-title = Was es bringt
step-ahead-task = Ein Pip ist ein Feld Weg. Beide haben mit 167 Pips angefangen. Du hast gerade 24/13 gezogen. Um wie viele Pips liegst du vorn?
step-ahead-yes = 11: Du hast noch 156 vor dir, dein Gegner 167. Das ist wenig. Dass ein Stein entkommen ist, zählt mehr.
step-ahead-no = Wie viele Felder ist dein Stein gezogen?
step-ahead-hint = Du hast 6 und 5 gewürfelt.
step-ahead-one = Zähl Felder, nicht Steine.

step-danger-title = Wer ihn treffen kann
step-danger-task = Ein Stein ist von 24 auf 16 gelaufen und steht allein. Dein Gegner zieht andersherum. Tipp auf das Feld, von dem aus ihn ein Würfel trifft.
step-danger-yes = Von 12 sind es 4: 11 Würfe enthalten eine 4, und bei manchen ergeben beide zusammen 4.
step-danger-no = Die Steine deines Gegners ziehen aufwärts, von deiner 1 zu deiner 24. Welche sind noch unter 16, und nah dran?
step-danger-hint = Such dunkle Steine, die höchstens sechs Felder unter 16 stehen.
step-danger-past = Die sind schon vorbei. Sie ziehen von 16 weg.
step-danger-far = Von 1 auf 16 sind es 15, zu viel für einen Würfel.

step-six-two-title = Laufen, vorrücken oder bauen
step-six-two-task = Du hast 6 und 2 gewürfelt. Ordne diese drei Züge, den besten zuerst.
step-six-two-yes = 24/18 13/11 leistet am meisten: Ein Stein rückt vor, ein Baustein kommt dazu. Die anderen liegen 0,03 und 0,07 dahinter.
step-six-two-no = Der beste Zug nutzt beide Seiten des Bretts. Die zwei Blots vorn kommen zuletzt.
step-six-two-hint = Ein Stein auf 18 kämpft um ein gutes Feld, und einer auf 11 ist ein Baustein.
step-six-two-run = Auf 16 ist er noch nicht in Sicherheit, und sonst hat sich nichts getan. Das kostet 0,03 Punkte.
step-six-two-build = Zwei einzelne Steine auf 7 und 11. Jede 6 trifft 7, und deine beiden hinteren rühren sich nicht. Das kostet 0,07 Punkte.

step-six-three-title = Zwei gute Wege
step-six-three-task = Du hast 6 und 3 gewürfelt. Laufen und Vorrücken sind hier gleich gut. Such dir eins aus.
step-six-three-yes = 24/18 13/10 und 24/15 liegen keine 0,01 auseinander. Lauf, wenn du es einfach magst.
step-six-three-no = Mit der 6 sollte ein hinterer Stein ziehen. Und die 3?
step-six-three-hint = Fang mit 24/18 an. Dann läuft dieser Stein weiter, oder ein Baustein kommt dazu.
step-six-three-deep = Allein auf 4, und nichts steht dahinter. Das kostet 0,06 Punkte.
step-six-three-both = Beide hinteren Steine stehen allein, und der Stapel auf 13 hat sich nicht gerührt. Das kostet 0,07 Punkte.

step-six-four-title = Drei gute Wege
step-six-four-task = Du hast 6 und 4 gewürfelt. Drei Züge sind gut: laufen, mit einem Baustein vorrücken oder ein Feld machen. Finde einen.
step-six-four-yes = 24/14, 24/18 13/9 und 8/2 6/2 liegen keine 0,02 auseinander. Feld 2 ist tief, aber auch eine Tür, die zu ist.
step-six-four-no = Lauf mit beiden Würfeln, zieh 24/18 und hol einen Baustein, oder mach mit einer 6 von 8 ein Feld.
step-six-four-hint = Eine 6 von 24 ist ein guter Anfang.
step-six-four-both = Beide hinteren Steine stehen allein, und dein Gegner hat genug Steine zum Angreifen. Das kostet 0,09 Punkte.
step-six-four-down = Zwei Blots vor den hinteren Steinen deines Gegners, und die 7 wird von jeder 6 getroffen. Das kostet 0,08 Punkte.

step-growing-title = Bevor die Mauer steht
step-growing-task = Dein Gegner hat 6-1 gezogen und hält 17, 18 und 19 in einer Reihe. Du hast 6 und 2 gewürfelt. Bleiben, bauen oder laufen?
step-growing-yes = 24/16. Noch ein Feld mehr, und deine hinteren Steine kämen kaum noch heraus. Geh, solange du kannst.
step-growing-no = Zähl die Felder deines Gegners in einer Reihe. Was ist, wenn es vier oder fünf sind?
step-growing-hint = Eine 6 von 24 landet auf einem besetzten Feld. Fang mit der 2 an.
step-growing-stay = Beide hinteren Steine bleiben hinter einer wachsenden Mauer, und der auf 5 steht allein. Das kostet 0,04 Punkte.
step-growing-build = Bausteine sind hier zu langsam, und die 7 wird von jeder 6 getroffen. Das kostet 0,07 Punkte.

step-on-the-way-title = Schau, wo du landest
step-on-the-way-task = Dein Gegner hat gerade zwei Steine von 12 geholt. Du hast 6 und 4 gewürfelt, und mehrere Züge sehen gut aus. Finde den besten.
step-on-the-way-yes = 24/14*: Du läufst und schlägst unterwegs. Dein Gegner hat 14 Pips verloren und muss erst einsetzen.
step-on-the-way-no = Einer der gegnerischen Steine steht allein.
step-on-the-way-hint = Zähl von 24 zehn Felder weiter.
step-on-the-way-point = Ohne Blot in Reichweite wäre das gut. Aber da ist einer: Der Schlag ist 0,26 mehr wert.
step-on-the-way-short = Du bist auf 18 stehen geblieben. Zieh mit demselben Stein weiter: Der Schlag ist 0,27 mehr wert.

step-blots-title = Der erste Blick
step-blots-task = Dein Gegner hat mit 6-2 eröffnet: 24/18 13/11, von drüben gezählt. Such zuerst einzelne Steine. Tipp auf alle drei.
step-blots-yes = Auf 1, 7 und 14. Jede Antwort beginnt mit diesem Blick: Kannst du einen schlagen, und lohnt es sich?
step-blots-no = Ein Stein allein ist ein Blot. Dein Gegner hat drei davon.
step-blots-hint = Einer steht in deinem Heimfeld, einer neben der Bar, einer gegenüber.
step-blots-stack = Dort stehen vier Steine. Such einzelne.
step-blots-three = Dort stehen drei Steine. Such einzelne.
step-blots-yours = Das sind deine eigenen.

step-bar-hit-title = Ein Schlag und ein Feld
step-bar-hit-task = Dein Gegner hat mit 6-2 eröffnet, du hast 6 und 1 gewürfelt. Nutz beide Würfel gut.
step-bar-hit-yes = 13/7* 8/7 schlägt und macht gleich das Feld. Du hältst 6, 7 und 8, und dein Gegner ist auf der Bar.
step-bar-hit-no = Den Stein auf 7 erreicht jeder der beiden Würfel, oder beide zusammen.
step-bar-hit-hint = Von 13 ist es eine 6, von 8 eine 1.
step-bar-hit-alone = Allein auf 7 kannst du zurückgeschlagen werden. Beide Würfel erreichen die 7: Nimm beide. Das kostet 0,22 Punkte.
step-bar-hit-on = Du hast geschlagen und bist auf 6 weitergezogen. Bleib auf 7 und mach das Feld. Das kostet 0,17 Punkte.

step-which-blot-title = Welchen schlagen
step-which-blot-task = Dieselbe Eröffnung, und du hast 6 und 4 gewürfelt. Du kannst auf 7 oder auf 14 schlagen. Was ist besser?
step-which-blot-yes = 24/14*. Auf 14 verliert dein Gegner 14 Pips, auf 7 nur 7, und einer deiner hinteren Steine ist draußen.
step-which-blot-no = Du kannst schlagen. Vergleich beide Schläge: Wie viel Weg verliert der Stein jeweils?
step-which-blot-hint = Der Schlag auf 14 braucht beide Würfel und nur einen Stein.
step-which-blot-near = Ein guter Schlag, aber es gab einen besseren. Das kostet 0,07 Punkte.
step-which-blot-quiet = Du hast ein Feld gemacht und zwei Gelegenheiten ausgelassen. Das kostet 0,26 Punkte.

step-point-or-hit-title = Schlagen oder Feld
step-point-or-hit-task = Dieselbe Eröffnung, und du hast 3 und 1 gewürfelt. Du kannst mit 8/7* schlagen oder Feld 5 machen. Entscheide dich.
step-point-or-hit-yes = 8/5 6/5. Dein bestes Feld bleibt dir, und der Blot auf 7 muss erst noch an dir vorbei.
step-point-or-hit-no = Wozu ist 3-1 als erster Wurf gut?
step-point-or-hit-hint = Ein Feld bleibt. Wer lose schlägt, kann zurückgeschlagen werden.
step-point-or-hit-hit = Ein guter Zug und doch etwas schwächer: Feld 5 ist mehr wert als 7 Pips.

step-facing-five-title = Gegen ein besseres Heimfeld
step-facing-five-task = Dein Gegner hat mit 3-1 eröffnet und hält 19 und 20. Du hast 4 und 3 gewürfelt. Ordne die Züge, den besten zuerst.
step-facing-five-yes = 24/21 13/9. Das gegnerische Heimfeld wird stärker, also sollten deine hinteren Steine bald los.
step-facing-five-no = Dein Gegner hat zwei Felder nebeneinander. Für welche deiner Steine ist das schlecht?
step-facing-five-hint = Die hinteren Steine können nicht warten. Der Zug, der stapelt, kommt zuletzt.
step-facing-five-wait = Als Eröffnung so gut wie jeder andere Zug. Gegen 19 und 20 können die hinteren Steine nicht warten. Das kostet 0,03 Punkte.
step-facing-five-stack = Sicher, aber nichts wird dadurch besser. Das kostet 0,09 Punkte.

step-tempo-title = Zeit gewinnen
step-tempo-task = Dein Gegner hat mit 4-3 eröffnet: 24/20 13/10. Als Nächstes droht ein Feld auf deiner 5. Du hast 6 und 2 gewürfelt.
step-tempo-yes = 13/5*. Der Stein verliert nur 5 Pips, aber dein Gegner muss erst einsetzen. Der halbe Wurf ist damit verbraucht.
step-tempo-no = Was hat dein Gegner als Nächstes vor, und wie störst du das?
step-tempo-hint = Zähl von 13 acht Felder weiter.
step-tempo-usual = So zieht man 6-2 sonst. Aber im nächsten Zug entsteht vielleicht ein gegnerisches Feld auf deiner 5. Das kostet 0,13 Punkte.
step-tempo-run = Einer entkommt, aber vielleicht entsteht ein gegnerisches Feld auf deiner 5. Das kostet 0,12 Punkte.

step-crowd-title = Mitten hinein
step-crowd-task = Dein Gegner hat mit 4-3 eröffnet: 13/10 13/9. Die beiden Bausteine stehen auf 15 und 16. Du hast auch 4 und 3 gewürfelt.
step-crowd-yes = 13/10 13/9. Deine hinteren Steine bleiben zusammen, denn die Bausteine zielen auf alles, was vorrückt.
step-crowd-no = Worauf zielen die Bausteine auf 15 und 16?
step-crowd-hint = Mach es wie dein Gegner.
step-crowd-split = Der Stein auf 21 läuft den Bausteinen in die Arme. Das kostet 0,05 Punkte.
step-crowd-both = Zwei einzelne Steine, genau dort, wohin die Bausteine zielen. Das kostet 0,13 Punkte.

step-loose-title = Jetzt ohne Hilfe
step-loose-task = Eine neue Eröffnung: Dein Gegner hat 5-4 gezogen, 24/20 13/8. Du hast 4 und 1 gewürfelt. Zwei Züge sind richtig: Finde einen.
step-loose-yes = 6/5* kostet deinen Gegner Zeit, und 13/9 passt dazu genauso gut wie 24/20.
step-loose-no = Fang mit dem Blick nach Blots an.
step-loose-hint = Auf deinem Feld 5 steht ein Blot. Welcher Würfel schlägt ihn?
step-loose-leave = Du hast den Blot auf 5 in Ruhe gelassen. Im nächsten Zug wird daraus vielleicht ein Feld. Das kostet 0,13 Punkte.
step-loose-safe = Für den Moment sicher, aber dein Gegner macht vielleicht ein Feld auf deiner 5. Das kostet 0,15 Punkte.

step-sixes-title = 6-6
step-sixes-task = Dein Gegner hat mit 3-1 eröffnet. Du hast 6-6 gewürfelt und ziehst viermal sechs Felder. Mach zwei Felder auf einmal.
step-sixes-yes = 24/18(2) 13/7(2). Deine hinteren Steine sind fast draußen, und 6, 7 und 8 stehen in einer Reihe.
step-sixes-no = Zieh in Paaren: zwei von einem Feld, zwei von einem anderen.
step-sixes-hint = Zwei von 24 und zwei von 13.
step-sixes-three = Ein Stein bleibt allein zurück, ein anderer steht allein auf 18. Das kostet 0,40 Punkte.
step-sixes-deep = Die 18 stimmt. Aber Feld 2 liegt zu tief, und 7 wäre das dritte in einer Reihe. Das kostet 0,35 Punkte.

step-fours-title = 4-4, und 20 ist gesperrt
step-fours-task = Dein Gegner hält 20, also geht von 24 keine 4. Du hast 4-4 gewürfelt. Welches Feld machst du?
step-fours-yes = 13/5(2): zwei Steine, in einem Zug auf dein bestes freies Feld.
step-fours-no = Zwei Steine können je zweimal vier Felder weit ziehen.
step-fours-hint = Von 13 auf 5 sind es 8.
step-fours-two = Zwei Felder, aber die 8 ist aufgegeben, und die 5 ist mehr wert als beide. Das kostet 0,12 Punkte.
step-fours-home = Zwei Felder im Heimfeld, aber die 8 ist aufgegeben, und der Stapel auf 13 steht noch. Das kostet 0,13 Punkte.

step-fours-free-title = 4-4, und 20 ist frei
step-fours-free-task = Ein Anker ist ein Feld, das du im gegnerischen Heimfeld hältst. Gegen 6-2 ist die 20 frei. Ordne diese Züge mit 4-4, den besten zuerst.
step-fours-free-yes = 24/20(2) 13/9(2): ein Anker und ein Feld im Außenfeld. Der beste Anker steht auf 20.
step-fours-free-no = Welcher Zug verbessert beide Seiten des Bretts?
step-fours-free-hint = Fang mit dem Anker auf 20 an. Was gegen 3-1 am besten war, kommt hier zuletzt.
step-fours-free-away = Beide hinteren Steine sind fast draußen, aber sonst ist nichts geschehen. Das kostet 0,11 Punkte.
step-fours-free-before = Das war richtig, als die 20 gesperrt war. Jetzt können deine hinteren Steine ihren Anker haben. Das kostet 0,13 Punkte.

step-threes-title = 3-3
step-threes-task = Dein Gegner hat mit 3-1 eröffnet und hält 19 und 20. Du hast 3-3 gewürfelt. Welche zwei Paare ziehst du?
step-threes-yes = 24/21(2) 13/10(2). Gegen ein starkes Heimfeld brauchst du den Anker, und die 10 ist ein Feld vor deinem Stapel.
step-threes-no = Das gegnerische Heimfeld ist stark. Was brauchen deine hinteren Steine?
step-threes-hint = Zuerst ein Anker. Das andere Paar kommt vom höchsten Stapel außerhalb deines Heimfelds.
step-threes-five = Der Anker stimmt. Bau aber lieber den Stapel auf 13 ab, statt die 8 aufzugeben: Das ist um 0,03 besser.
step-threes-home = Zwei Felder im Heimfeld, aber deine hinteren Steine bleiben, wo sie sind. Das kostet 0,08 Punkte.

step-fives-title = 5-5
step-fives-task = Dein Gegner hat mit 6-2 eröffnet und einen Blot auf deinem Feld 1 gelassen. Du hast 5-5 gewürfelt. Angreifen oder ruhig ziehen?
step-fives-yes = 8/3(2) 6/1*(2): zwei Felder und ein Schlag. Dein Gegner hat überall Blots und muss erst einsetzen.
step-fives-no = Gibt es mit einer 5 etwas zu schlagen?
step-fives-hint = Von 6 auf 1 ist es eine 5.
step-fives-quiet = So zieht man 5-5 sonst. Hier gibt es einen Blot, und der Schlag ist 0,26 mehr wert.
step-fives-half = Der Schlag stimmt. Mach mit dem zweiten Paar lieber noch ein Feld im Heimfeld als einen höheren Stapel. Das kostet 0,11 Punkte.

step-twos-title = 2-2
step-twos-task = Dein Gegner hat mit 6-2 eröffnet. Du hast 2-2 gewürfelt. Auf 7 schlagen, ein Anker oder zwei Felder vor den Blots?
step-twos-yes = 13/11(2) 6/4(2). Zwei neue Felder stehen beiden Steinen im Weg, und keiner von deinen steht allein.
step-twos-no = Ein Zug macht zwei Felder auf deiner eigenen Seite.
step-twos-hint = Ein Paar von 13 und ein Paar von 6.
step-twos-hit = Nach dem Schlag stehen Blots auf 7, 22 und 24. Zwei Felder sind 0,08 mehr wert.
step-twos-nine = Das Feld auf 9 hält keinen der beiden Steine auf, und der Turm auf 6 bleibt. Das kostet 0,18 Punkte.

step-ones-title = 1-1
step-ones-task = Dein Gegner hat mit 6-2 eröffnet. Du hast 1-1 gewürfelt. Kleine Schritte können hier viel.
step-ones-yes = 8/7*(2) 6/5(2) schlägt und macht zwei Felder: Du hältst 5, 6 und 7 in einer Reihe.
step-ones-no = Welcher Blot ist einen Schritt entfernt?
step-ones-hint = Den Blot auf 7 können zwei Steine von 8 schlagen. Die beiden anderen Einsen machen Feld 5.
step-ones-no-hit = Feld 5 ist gemacht, aber der Blot auf 7 kommt davon. Das kostet 0,29 Punkte.
step-ones-single = Dein Stein auf 7 steht allein. Ein zweiter von 8 macht das Feld. Das kostet 0,08 Punkte.

step-attack-title = Eine neue Eröffnung
step-attack-task = Dein Gegner hat 5-4 gezogen: 24/20 13/8. Du hast 3-3 gewürfelt. Gegen 3-1 hast du den Anker genommen. Und jetzt?
step-attack-yes = 8/5*(2) 6/3(2). Ein Schlag und die Felder 3, 5 und 6: Mehr als jede fünfte Partie gewinnst du mit einem Gammon.
step-attack-no = Such erst nach Blots und dann nach Paaren, die schlagen.
step-attack-hint = Der Blot auf 5 ist von 8 eine 3 entfernt. Was erschwert das Einsetzen noch?
step-attack-build = Gut gegen ein starkes Heimfeld. Hier steht ein Blot auf 5, und du hast ihn nicht geschlagen. Das kostet 0,34 Punkte.
step-attack-both = Der Schlag stimmt. Ist dein Gegner auf der Bar, zählen Felder im Heimfeld mehr als ein Anker. Das kostet 0,16 Punkte.
