# Der Kurs `plans`: Namen der Schritte in lessons/plans/.

course-plans-title = Pläne
course-plans-lead = Sieben Wege zum Sieg, und woran du erkennst, welchen eine Stellung verlangt.

lesson-running-game-title = Das Laufspiel
lesson-running-game-lead = Du liegst im Rennen vorn: Bring deine hinteren Steine rechtzeitig heraus.
lesson-holding-game-title = Das Haltespiel
lesson-holding-game-lead = Du liegst hinten: Halte drüben ein Feld, warte und schlag zu.
lesson-priming-title = Das Primespiel
lesson-priming-lead = Eine Mauer aus Feldern, über die niemand springt.
lesson-blitz-title = Der Blitz
lesson-blitz-lead = Angreifen, bevor der Gegner irgendwo Halt findet.
lesson-back-game-title = Das Rückspiel
lesson-back-game-lead = Zwei Felder tief hinten, viel Geduld und ein später Schuss.
lesson-prime-battle-title = Prime gegen Prime
lesson-prime-battle-lead = Beide sind eingemauert. Wer die eigene Mauer zuerst öffnen muss, verliert.
lesson-containment-title = Einfangen
lesson-containment-lead = Der Gegner trägt schon ab. Fang seinen letzten Stein.
lesson-which-plan-title = Welcher Plan?
lesson-which-plan-lead = Neun Stellungen: Finde erst den Plan, dann den Zug.

step-ahead-title = Wie weit liegst du vorn?
step-ahead-task = Ein Pip ist ein Feld Weg. Bis alles abgetragen ist, brauchst du 141 Pips, dein Gegner 158. Wer weniger braucht, führt im Rennen. Um wie viele Pips liegst du vorn?
step-ahead-yes = 17 Pips. Ein Wurf bringt etwa 8, du liegst also gut zwei Würfe vorn. Wer vorn liegt, will ein Rennen.
step-ahead-no = Zieh deine 141 von 158 ab.
step-ahead-hint = Wie viele Pips braucht dein Gegner mehr als du?
step-ahead-own = So viele brauchst du selbst. Wie viele braucht dein Gegner mehr?
step-ahead-theirs = So viele braucht dein Gegner. Zieh deine 141 davon ab.

step-leave-title = Rechtzeitig los
step-leave-task = Du führst und willst deshalb, dass niemand mehr geschlagen wird. Aber deine letzten zwei Steine stehen weit hinten. Du hast 5 und 4 gewürfelt: Brich auf.
step-leave-yes = Ein Stein ist unterwegs, bevor eine Mauer vor ihm steht. Dein Vorsprung zählt erst, wenn die letzten zwei draußen sind.
step-leave-no = Das Rennen beginnt hinten: Zieh einen hinteren Stein.
step-leave-hint = Welche Steine haben den weitesten Weg, und wie weit kommt einer davon mit diesem Wurf?
step-leave-stay = Jetzt kann nichts geschlagen werden. Aber dein Gegner bekommt Zeit, vor deinen letzten zwei eine Mauer zu bauen, und dahinter nützt dir der Vorsprung wenig.
step-leave-half = Auf 20 steht dein Stein dem Gegner direkt vor der Nase: 32 von 36 Würfen treffen dich.

step-last-one-title = Hol den letzten
step-last-one-task = Der erste Stein wartet auf 15. Der andere steht noch auf 24, und dein Gegner macht schon den Weg zu. Du hast 6 und 3 gewürfelt.
step-last-one-yes = Beide stehen zusammen auf 15, nichts kann geschlagen werden. Jetzt führst du mit 31 Pips.
step-last-one-no = Schau auf deinen letzten Stein. Wohin kommt er mit beiden Würfeln?
step-last-one-hint = 6 und 3 sind 9. Zähl von 24 an.
step-last-one-easy = Der eine Stein ist zu Hause, der andere steht allein auf 24. Mit jedem Wurf wächst die Mauer vor ihm.
step-last-one-halfway = Jetzt stehen zwei Steine einzeln vor deinem Gegner: 30 von 36 Würfen treffen.

step-rear-first-title = Die hinteren zuerst
step-rear-first-task = Dein Paar auf 15 muss noch an den dunklen Steinen auf 12 vorbei. Was am weitesten hinten steht, kommt zuerst dran. Du hast 5 und 4 gewürfelt.
step-rear-first-yes = Beide sind vorbei. Nur die zwei dunklen Steine auf 3 können dich noch schlagen, und das mit 4 von 36 Würfen.
step-rear-first-no = Dein hinteres Paar steht noch hinter den dunklen Steinen auf 12.
step-rear-first-hint = Such einen Zug, der beide Steine von 15 bewegt.
step-rear-first-one = Dein Feld 11 ist weg, und das Paar auf 15 muss immer noch vorbei.
step-rear-first-stack = Geschlagen wirst du nicht. Aber dein Heimfeld fällt auseinander, und das Paar auf 15 muss immer noch vorbei.

step-price-title = Nenn deinen Preis
step-price-task = Du führst mit 18 Pips, und nur die zwei dunklen Steine auf 3 können dir noch gefährlich werden. Vor dem Wurf darfst du doppeln. Doppeln oder würfeln?
step-price-yes = Dein Vorsprung ist mehr als ein Zehntel deiner 114 Pips. Ablehnen und Annehmen kosten deinen Gegner jetzt etwa gleich viel: der beste Moment zum Doppeln.
step-price-hint = Im Rennen ist ein Vorsprung von einem Zehntel ein guter Grund zu doppeln. Ein Zehntel von 114 ist gut 11.
step-price-roll = Bei diesem Vorsprung lohnt es sich, um das Doppelte zu spielen. Nach einem weiteren guten Wurf lehnt dein Gegner einfach ab.

step-home-first-title = Zwei von drei
step-home-first-task = Spiel es jetzt gegen einen Gelegenheitsspieler zu Ende: Du beginnst und führst mit 18 Pips. Bring alle nach Hause, bevor du abträgst. Dann noch einmal, und gewinn zwei von drei Spielen.
step-home-first-yes = Ein gutes Rennen. Mit „Noch einmal“ beginnst du in derselben Stellung.

step-both-home-title = Heim, aber nicht zu tief
step-both-home-task = Ein reines Rennen: Niemand kann mehr geschlagen werden. Abtragen darfst du, wenn alle zu Hause sind, auf 6 oder tiefer. Du hast 6 und 1 gewürfelt.
step-both-home-yes = Zwei Steine sind mit einem Wurf nach Hause gekommen. Nur noch einer ist draußen.
step-both-home-no = Zähl deine Steine außerhalb des Heimfelds: Es könnte nur noch einer sein.
step-both-home-hint = Drei sind draußen. Bringt dieser Wurf zwei davon hinein?
step-both-home-deep = Einer kam nach Hause und lief weiter. Zwei warten noch auf 7, und einen davon hätte die 1 hineingebracht.
step-both-home-shift = Die 1 hat nur einen Stein verschoben, der schon zu Hause war. Sie hätte einen von 7 hineingebracht.

step-together-title = Gemeinsam hinaus
step-together-task = Eine andere Partie. Du führst mit 21 Pips, aber deine zwei hinteren Steine stehen einzeln und können beide geschlagen werden. Du hast 6 und 2 gewürfelt.
step-together-yes = Sie treffen sich auf 16, und nichts kann geschlagen werden. Jetzt zählt nur noch dein Vorsprung.
step-together-no = Ein hinterer Stein bleibt allein. Können beide auf dasselbe Feld?
step-together-hint = Der eine braucht die 6, der andere die 2.
step-together-left = Einer ist entwischt, der andere blieb allein auf 22. 32 von 36 Würfen treffen dich.
step-together-alone = Beide sind noch allein: 28 von 36 Würfen treffen dich.
step-together-hit = Du hast geschlagen, aber jetzt stehen vier deiner Steine einzeln. Du führst und brauchst keinen Kampf.

step-anchor-title = Ein Anker
step-anchor-task = Ein Feld, das du im gegnerischen Heimfeld mit mindestens zwei Steinen hältst, heißt Anker. Dort kannst du immer einsetzen. Tipp auf deinen Anker.
step-anchor-yes = Zwei Steine halten Feld 20. Was auch immer sonst passiert: Mit einer 5 kommst du von der Bar immer hinein.
step-anchor-no = Das Heimfeld deines Gegners sind die Felder 19 bis 24.
step-anchor-hint = Such zwischen 19 und 24 zwei helle Steine auf einem Feld.
step-anchor-blot = Dieser Stein ist allein und steht knapp außerhalb des gegnerischen Heimfelds.
step-anchor-middle = Dieses Feld gehört dir, liegt aber nicht im gegnerischen Heimfeld.
step-anchor-own = Das ist ein Feld in deinem eigenen Heimfeld.

step-twenty-title = Der beste Anker
step-twenty-task = Feld 20 ist der beste Anker: Von dort siehst du weit hinaus, und davor lässt sich kaum eine Mauer bauen. Du hast 5 und 4 gewürfelt.
step-twenty-yes = Feld 20 gehört dir, und kein einziger Stein von dir steht allein.
step-twenty-no = Besetz Feld 20, und zieh die 5 so, dass kein Stein allein bleibt.
step-twenty-hint = Die 4 macht den Anker. Wo ist die 5 sicher?
step-twenty-ran = Ein Stein ist entwischt, aber der andere steht allein auf 24: 31 von 36 Würfen treffen dich.
step-twenty-other = Jetzt sind zwei Steine allein: 24 von 36 Würfen treffen dich.
step-twenty-blots = Der Anker steht. Aber die 5 hat auf 3 einen Stein allein gelassen, und 12 von 36 Würfen treffen ihn.

step-eighteen-title = Halte Feld 18
step-eighteen-task = Auch Feld 18 lohnt sich: Es sperrt deinem Gegner die Sechsen, und du siehst von dort alles, was vorbeiwill. Du hast 6 und 3 gewürfelt.
step-eighteen-yes = Du hältst die 18, und die 3 bringt einen frischen Stein heran. Nur 5 von 36 Würfen treffen ihn.
step-eighteen-no = Auf 18 können sich zwei Steine treffen.
step-eighteen-hint = Von 24 kommst du mit einer 6 zu deinem anderen Stein.
step-eighteen-out = Einer ist draußen, der andere blieb allein: 32 von 36 Würfen treffen dich.
step-eighteen-split = Jetzt sind zwei Steine allein: 30 von 36 Würfen treffen dich.

step-patience-title = Geduld
step-patience-task = Du liegst 7 Pips zurück. Aber dein Gegner muss noch an deinen Feldern 20 und 13 vorbei. Das ist dein Plan: beide halten und warten. Du hast 6 und 4 gewürfelt.
step-patience-yes = Beide Felder bleiben. Das Warten übernehmen die Steine, die du entbehren kannst.
step-patience-no = Behalte 20 und 13, und lass niemanden unnötig allein.
step-patience-hint = Welche Steine werden für 20 und 13 nicht gebraucht?
step-patience-broke = Du hast den Anker verlassen, obwohl du zurückliegst: 32 von 36 Würfen treffen dich, und der Plan ist dahin.
step-patience-lone = Dein Feld 13 ist aufgelöst: 15 von 36 Würfen treffen den Stein, der dort blieb.

step-big-double-title = Ein großer Pasch
step-big-double-task = Dieselbe Stellung, ein anderer Wurf: 5 und 5. So ein Wurf dreht das Rennen um. Was wird aus deinem Plan?
step-big-double-yes = Jetzt liegst du 13 Pips vorn, und deine hinteren Steine sind draußen. Auf so einen Wurf hast du gewartet.
step-big-double-no = Viermal die 5 sind 20 Pips. Wer führt danach?
step-big-double-hint = Nach diesem Wurf liegst du vorn. Was macht man dann mit den hinteren Steinen?
step-big-double-short = Dein hinteres Paar bleibt auf 15 stehen und muss noch an den Steinen deines Gegners vorbei.
step-big-double-buried = Zwei Fünfen sind tief im Heimfeld gelandet. Dein hinteres Paar muss immer noch vorbei.

step-still-there-title = Annehmen oder ablehnen
step-still-there-task = Du liegst 24 Pips zurück, und dein Gegner doppelt. Aber alle dunklen Steine auf 12 und 17 müssen noch an deinem Feld 18 vorbei. Annehmen oder ablehnen?
step-still-there-yes = Du gewinnst etwa eine von vier Partien: durch einen Schuss oder einen großen Pasch. Das genügt.
step-still-there-hint = Eine von vier Partien genügt zum Annehmen. Hast du noch Wege zum Sieg?
step-still-there-pass = Ablehnen kostet den ganzen Punkt. Annehmen kostet weniger, denn ein Schuss kann noch kommen.

step-shot-title = Der Schuss
step-shot-task = Das Warten hat sich gelohnt: Dein Gegner musste auf 12 und 15 je einen Stein allein lassen. Du hast 4 und 2 gewürfelt.
step-shot-yes = Vom Anker aus hast du auf 12 geschlagen. Nur 8 von 36 Würfen schlagen zurück, und jetzt liegt dein Gegner hinten.
step-shot-no = Ein dunkler Stein lässt sich schlagen. Genau darauf hast du gewartet.
step-shot-hint = Wie weit ist es von deinem Anker bis zum Stein auf 12?
step-shot-quiet = Ein schönes Feld, aber der Schuss ist vertan. Zweimal kommt er selten.
step-shot-tame = Du wartest weiter, obwohl der Schuss da war.

step-two-shots-title = Noch besser
step-two-shots-task = Dieselbe Stellung mit 6 und 3. Finde den stärksten Zug.
step-two-shots-yes = Beide sind auf der Bar, und nur 9 von 36 Würfen bringen beide hinein. Der Anker hat seine Arbeit getan, jetzt darf er weg.
step-two-shots-no = Schau auf beide dunklen Steine, die allein stehen.
step-two-shots-hint = Beide Würfel können vom selben Feld aus schlagen.
step-two-shots-single = Du hast einen geschlagen. Der andere entwischt, obwohl ihn deine 3 trifft.
step-two-shots-bare = Du hast einen geschlagen, aber jetzt stehen vier deiner Steine allein: 15 von 36 Würfen schlagen zurück.

step-hit-and-home-title = Schlagen und heim
step-hit-and-home-task = Eine neue Partie. Du liegst 8 Pips zurück und hältst die 20. Dein Gegner musste auf 15 einen Stein allein lassen. Du hast 5 und 2 gewürfelt.
step-hit-and-home-yes = Du hast geschlagen und bist weiter auf 13 gezogen. Jetzt führst du mit 14 Pips, und nur 12 von 36 Würfen treffen den Stein, der auf 20 blieb.
step-hit-and-home-no = Vom Anker aus lässt sich ein dunkler Stein schlagen. Und wo ist dein eigener danach sicher?
step-hit-and-home-hint = Ein Würfel schlägt. Nimm den anderen für den Stein, der geschlagen hat.
step-hit-and-home-open = Du hast geschlagen, aber jetzt stehen zwei deiner Steine allein: 18 von 36 Würfen schlagen zurück.
step-hit-and-home-missed = Der Schuss, auf den du gewartet hast, war da. Jetzt kommt der dunkle Stein vorbei.

step-sixth-title = Das sechste Feld
step-sixth-task = Felder in einer Reihe bilden eine Mauer, die Prime. Du hältst fünf, 4 bis 8. Über sechs springt niemand. Tipp auf ein Feld, das die sechs vollmacht.
step-sixth-yes = Mit 9 oder 3 sind es sechs in einer Reihe. Darüber kommt auch keine 6.
step-sixth-no = Es muss direkt neben deinen fünf Feldern liegen.
step-sixth-hint = Die fünf Felder sind 4, 5, 6, 7 und 8. Was schließt sich an den Enden an?
step-sixth-far = Feld 13 gehört dir schon, liegt aber weit weg von der Mauer.
step-sixth-gap = Mit 10 bliebe auf 9 eine Lücke, in der ein Stein landen kann.
step-sixth-low = Mit 2 bliebe auf 3 eine Lücke.

step-way-out-title = Der einzige Ausweg
step-way-out-task = Die dunklen Steine auf 3 kommen nur mit einer 6 über deine fünf Felder, und die trifft deinen einzelnen Stein auf 9. Wie viele der 36 Würfe schlagen ihn?
step-way-out-yes = Jeder Wurf mit einer 6: 11 von 36. Steht ein zweiter Stein auf 9, ist es keiner mehr.
step-way-out-no = Zähl die Würfe, die mindestens eine 6 zeigen.
step-way-out-hint = Zeigt der erste Würfel eine 6, gibt es sechs Zahlen für den zweiten, und umgekehrt. Zähl 6 und 6 nicht doppelt.
step-way-out-six = Es genügt eine 6, egal auf welchem Würfel: Denk an beide.
step-way-out-twice = Fast: 6 und 6 hast du zweimal gezählt.
step-way-out-all = Alle anderen Zahlen landen auf deinen Feldern.

step-fifth-title = Von vier auf fünf
step-fifth-task = Du hältst 5 bis 8. Vor den dunklen Steinen auf 3 ist noch Platz. Du hast 4 und 2 gewürfelt: Bau die Mauer weiter.
step-fifth-yes = Fünf in einer Reihe, von 4 bis 8, und kein Stein steht allein. Heraus führt jetzt nur noch eine 6.
step-fifth-no = Ein fünftes Feld direkt neben den vieren: Welches schafft dieser Wurf?
step-fifth-hint = Feld 4 ist das nächste. Von wo kommst du mit 4 und mit 2 dorthin?
step-fifth-run = Ein Stein läuft deinem Gegner mitten in die Arme. Deine Mauer bleibt bei vier, und die dunklen Steine kommen heraus.
step-fifth-split = Viel vorbereitet, nichts gemacht. Die Mauer könnte jetzt fünf lang sein.

step-full-title = Von fünf auf sechs
step-full-task = Fünf in einer Reihe, dazu ein Stein auf 9, der das sechste Feld werden soll. Du hast 4 und 1 gewürfelt.
step-full-yes = Sechs in einer Reihe, von 4 bis 9. Die zwei dunklen Steine bleiben, bis du sie gehen lässt.
step-full-no = Dem sechsten Feld fehlt ein zweiter Stein auf 9.
step-full-hint = Von 13 erreicht eine 4 das Feld 9.
step-full-safe = Dein Stein auf 9 ist immer noch allein, und jede 6 trifft ihn: 11 von 36 Würfen.
step-full-gave = Geschlagen wirst du nicht, aber das sechste Feld ist verschenkt. Mit jeder 6 kommt einer heraus.

step-front-title = Die Mauer wandert
step-front-task = Die Mauer muss mit dir nach Hause: Vorn kommt ein Feld dazu, hinten fällt eines weg. Du hältst 4 bis 10; der dunkle Stein steht auf 2. Du hast 6 und 1 gewürfelt.
step-front-yes = Der Stein auf 3 bereitet das nächste Feld vor. Er darf geschlagen werden: Hinter sechs Feldern in einer Reihe entkommt niemand.
step-front-no = Das nächste Feld vor der Mauer ist 3. Fang jetzt damit an, solange sechs Felder stehen.
step-front-hint = Welcher Stein kann auf 3, ohne dass von 4 bis 9 etwas fehlt?
step-front-slow = Sicher, aber langsam. Solange niemand herauskann, ist die beste Zeit, Feld 3 anzufangen.
step-front-hole = Auf 9 steht nur noch ein Stein: So bleiben fünf Felder in einer Reihe.

step-calm-title = Ruhig bleiben
step-calm-task = Der dunkle Stein auf 1 ist gefangen. Du kannst ihn schlagen, musst aber nicht. Du hast 4 und 2 gewürfelt: Rück die Mauer ein Feld weiter.
step-calm-yes = Jetzt stehen die sechs von 3 bis 8. Der Gefangene läuft dir nicht weg; erst ein Schlag würde ihn gefährlich machen.
step-calm-no = Nach deinem Zug sollen sechs Felder in einer Reihe stehen.
step-calm-hint = Die Mauer darf hinten ein Feld verlieren, wenn sie vorn eines gewinnt.
step-calm-hit = Drei deiner Steine stehen jetzt allein, und 27 von 36 Würfen treffen einen davon. Gefangen war der dunkle sowieso.
step-calm-hole = Feld 4 ist aufgelöst, mitten in der Mauer klafft eine Lücke.

step-close-front-title = Mach zu
step-close-front-task = Eine neue Mauer: Felder 4 bis 8, und zwei Steine kommen nach. Direkt davor, auf 3, steht ein dunkler Stein. Du hast 6 und 4 gewürfelt.
step-close-front-yes = Du hast geschlagen, und die Mauer ist sechs lang, von 3 bis 8. Selbst wenn der Stein hereinkommt, entkommt er nicht.
step-close-front-no = Schlag auf 3, und bleib dort mit zwei Steinen.
step-close-front-hint = Welche deiner Steine sind 6 und 4 Felder von dem dunklen entfernt?
step-close-front-loose = Du hast geschlagen, aber dein Stein auf 3 ist allein: 14 von 36 Würfen treffen dich.
step-close-front-waits = Auch das sind sechs in einer Reihe, aber der dunkle Stein bleibt auf dem Brett. Nach einem Schlag gewinnst du zudem öfter ein Gammon.

step-two-doors-title = Zwei auf der Bar
step-two-doors-task = Sieh es erst von der anderen Seite. Du hast zwei Steine auf der Bar, und 19, 20 und 21 sind besetzt. Wie viele der 36 Würfe bringen beide hinein?
step-two-doors-yes = Nur 9: Beide Würfel müssen ein offenes Feld finden. Darum will ein Blitz zwei Steine auf der Bar.
step-two-doors-no = Beide Würfel müssen passen. Auf jedem Würfel passen drei Zahlen.
step-two-doors-hint = Beim ersten Würfel passen drei Zahlen, beim zweiten ebenso.
step-two-doors-one = Mit 27 Würfen kommt mindestens einer hinein. Es müssen aber beide sein.
step-two-doors-half = Jeder Würfel passt in der Hälfte der Fälle, aber hier müssen beide passen.

step-third-title = Felder sperren
step-third-task = Ein dunkler Stein ist auf der Bar, ein anderer steht allein auf 1. Ein Angriff, der keine Ruhe lässt, heißt Blitz. Du hast 5 und 3 gewürfelt.
step-third-yes = Ein drittes gesperrtes Feld, und von dir kann nichts geschlagen werden. Mit 9 von 36 Würfen kommt dein Gegner nicht einmal hinein.
step-third-no = Jedes Feld, das du im Heimfeld sperrst, nimmt deinem Gegner eine Zahl.
step-third-hint = Können beide Würfel zusammen ein neues Feld in deinem Heimfeld machen?
step-third-run = Du läufst, während dein Gegner auf der Bar ist. So kommt der dunkle Stein bequem hinein: mit 32 von 36 Würfen.
step-third-loose = Du hast geschlagen, aber bei nur zwei gesperrten Feldern: 12 von 36 Würfen treffen deinen einzelnen Stein.

step-strike-title = Zehn zum Angriff
step-strike-task = Vor diesem Wurf: Zehn deiner Steine stehen auf 8 oder tiefer, bereit zum Angriff. Dein Gegner hat einen auf der Bar und keinen Anker. Doppeln oder würfeln?
step-strike-yes = Viele solche Partien enden mit einem Gammon. Dein Gegner darf annehmen, aber du spielst um das Doppelte.
step-strike-hint = Was passiert, wenn du gut würfelst und dein Gegner nicht hineinkommt?
step-strike-roll = Nach einem guten Wurf lehnt dein Gegner sofort ab. Dopple, solange sich das Annehmen noch lohnt.

step-loose-title = Mit einem Stein schlagen
step-loose-task = Du hast gedoppelt, dein Gegner hat angenommen. Mit 2 und 1 wird kein neues Feld fertig. Aus dem dunklen Stein auf 2 soll ein Anker werden.
step-loose-yes = Zwei auf der Bar, und nur 9 von 36 Würfen bringen beide hinein. Dein Stein auf 2 kann geschlagen werden, aber sonst käme der Anker.
step-loose-no = Lass dem Stein auf 2 keine Zeit, Gesellschaft zu finden.
step-loose-hint = Du darfst einen Stein allein lassen, wenn der Gegner mit dem Einsetzen beschäftigt ist.
step-loose-tidy = Hübsch aufgeräumt, aber jede 2 macht jetzt einen Anker, und der Angriff ist vorbei.
step-loose-away = Deine hinteren Steine haben Zeit. So bekommt dein Gegner einen Wurf geschenkt, um einen Anker zu machen.

step-again-title = Und noch einmal
step-again-task = Später in so einer Partie: Vier Felder deines Heimfelds sind gesperrt. Ein dunkler Stein ist auf der Bar, der andere auf 2. Du hast 5 und 2 gewürfelt.
step-again-yes = Wieder zwei auf der Bar, und nur 4 von 36 Würfen bringen beide hinein. 12 Würfe treffen deinen Stein auf 2: ein fairer Preis.
step-again-no = Der Stein auf 2 darf nicht zur Ruhe kommen.
step-again-hint = Welcher deiner Steine ist 7 Felder von dem auf 2 entfernt?
step-again-pause = Eine Pause im Angriff: Jede 2 macht einen Anker, und 20 von 36 Würfen kommen hinein.
step-again-pretty = Schön aufgebaut, aber der dunkle Stein auf 2 bekommt einen Wurf geschenkt.

step-swap-title = Felder tauschen
step-swap-task = Du hältst 6, 5, 4 und 3. Ein dunkler Stein steht auf 1, ein anderer ist auf der Bar. Du hast 1 und 1 gewürfelt.
step-swap-yes = Du hast die 3 gegen die 1 getauscht und geschlagen: immer noch vier Felder, zwei auf der Bar, und nichts von dir kann geschlagen werden.
step-swap-no = Schlag auf 1 mit zwei Steinen, und behalte vier Felder.
step-swap-hint = Viermal die 1: Zwei Steine können je zwei Felder ziehen. Welche zwei erreichen zusammen Feld 1?
step-swap-single = Du hast mit einem einzelnen Stein geschlagen: 11 von 36 Würfen treffen ihn. Es hätten zwei gehen können.
step-swap-outside = Du hast draußen gebaut, und der dunkle Stein auf 1 bekam einen ruhigen Wurf.

step-lock-title = Tür zu
step-lock-task = Fünf Felder sind gesperrt, auf 1 steht erst ein Stein von dir. Ein dunkler Stein ist auf der Bar. Du hast 4 und 1 gewürfelt.
step-lock-yes = Alle sechs Felder sind gesperrt. Dein Gegner kommt nicht einmal zum Würfeln, bis du eines öffnest.
step-lock-no = Der Stein auf 1 braucht einen zweiten.
step-lock-hint = 4 und 1 sind 5. Welcher Stein ist entbehrlich?
step-lock-bring = Mit jeder 1 kommt der dunkle Stein hinein und schlägt: 11 von 36 Würfen.
step-lock-builders = Die Tür bleibt offen: Mit jeder 1 kommt der dunkle hinein und schlägt deinen Stein: 11 von 36 Würfen.

step-change-title = Keine Munition
step-change-task = Noch einmal die erste Stellung, jetzt mit 6 und 5. Ein neues Feld ist nicht drin. Trotzdem angreifen, oder ein anderer Plan?
step-change-yes = Ein Plan ist gut, solange die Würfel dazu passen. Ein hinterer Stein ist in Sicherheit, und dein Gegner hat noch einen auf der Bar.
step-change-no = Dieser Wurf macht kein Feld in deinem Heimfeld. Wozu taugt er sonst?
step-change-hint = 6 und 5 sind 11. Wo landet ein hinterer Stein damit?
step-change-force = Du hast mit einem einzelnen Stein geschlagen, und auf 7 steht noch einer allein: 11 von 36 Würfen schlagen zurück. Deine hinteren zwei bleiben zurück.
step-change-both = Halb Angriff, halb Flucht: 13 von 36 Würfen schlagen zurück.

step-fresh-title = Ein neuer Angriff
step-fresh-task = Eine neue Stellung, noch ist niemand auf der Bar. Der dunkle Stein auf 2 steht allein. Du hast 6 und 4 gewürfelt: angreifen oder laufen?
step-fresh-yes = Du hast geschlagen, und vier Felder in einer Reihe sind gesperrt, von 3 bis 6. Dein Stein auf 2 kann getroffen werden, aber 16 von 36 Würfen kommen gar nicht erst hinein.
step-fresh-no = Der dunkle Stein auf 2 ist allein: Lass ihn nicht Fuß fassen.
step-fresh-hint = Kann ein Würfel schlagen, während der andere ein Feld sperrt?
step-fresh-switch = Ein Schlag mit zwei Steinen, aber mittendrin bleibt Feld 4 offen. Vier Felder in einer Reihe sind stärker.
step-fresh-half = Ein viertes Feld, aber der dunkle Stein bekommt einen Wurf geschenkt: 25 von 36 Würfen treffen dich.

step-two-anchors-title = Zwei Anker
step-two-anchors-task = Du liegst weit zurück: 158 Pips gegen 72. Aber du hältst zwei Anker und wartest auf einen Schuss. Das ist ein Rückspiel. Tipp auf beide Anker.
step-two-anchors-yes = Die Felder 23 und 22. Dein Gegner muss alles daran vorbei nach Hause bringen.
step-two-anchors-no = Such im Heimfeld deines Gegners Felder, die du hältst.
step-two-anchors-hint = Es sind zwei, zwischen 19 und 24.
step-two-anchors-theirs = Diese zwei sind dunkel.
step-two-anchors-wall = Das ist deine eigene Seite. Die brauchst du nach dem Schlag.

step-pair-title = Ein gutes Paar
step-pair-task = Das Rennen ist verloren: 183 Pips gegen 124. Vier deiner Steine stehen weit hinten, jeder allein. Du hast 3 und 1 gewürfelt.
step-pair-yes = Zwei Anker, auf 22 und 21, und nichts kann geschlagen werden. Nicht zu tief und direkt nebeneinander: ein gutes Paar.
step-pair-no = Jeder der vier soll einen Partner finden.
step-pair-hint = Mit der 3 und der 1 finden alle vier zusammen.
step-pair-one = Ein Anker, und drei Steine bleiben allein: So wirst du nur noch öfter geschlagen.
step-pair-blots = Ein Anker, und drei Steine sind noch allein: 35 von 36 Würfen treffen einen davon.

step-good-pair-title = Ein Paar, das hält
step-good-pair-task = Du hältst 24 und 22, und deine eigenen Felder stehen gut. Dein Gegner doppelt. Annehmen oder ablehnen?
step-good-pair-yes = Du gewinnst mehr als eine von drei Partien. Gefährlich ist das Gammon, aber du hast Zeit und ein gutes Heimfeld.
step-good-pair-hint = Eine von vier Partien genügt, wenn du nicht zu viele als Gammon verlierst. Wie gut steht deine eigene Seite?
step-good-pair-pass = Du gibst zu viel her: Hier gewinnst du mehr als eine von drei Partien.

step-bad-pair-title = Ein Paar zu tief
step-bad-pair-task = Nur ein Feld ist anders: Du hältst 24 und 23. Dein Gegner kann vor dir alles zubauen. Annehmen oder ablehnen?
step-bad-pair-yes = Von dort siehst du zu wenig: Du gewinnst etwa eine von vier Partien, und fast ein Drittel geht als Gammon verloren.
step-bad-pair-hint = Was kann dein Gegner auf 18 bis 22 jetzt ungestört bauen?
step-bad-pair-take = Du gewinnst etwa eine von vier Partien, verlierst aber fast ein Drittel als Gammon. Annehmen ist teurer als Ablehnen.

step-spare-title = Dein Heimfeld für später
step-spare-task = Ein Schuss hilft nur, wenn dein Heimfeld dann noch steht. Das heißt Timing. Du hast 6 und 2 gewürfelt. Welcher Stein kann gehen, ohne dass etwas auseinanderfällt?
step-spare-yes = Der fünfte hinten ist gelaufen. Beide Anker bleiben, und dein Heimfeld auch.
step-spare-no = Beide Anker und dein Heimfeld sollen bleiben, wie sie sind.
step-spare-hint = Welcher deiner Steine gehört zu keinem Feld?
step-spare-anchor = Du hast einen Anker aufgelöst, und der Rest lässt sich angreifen: Alle 36 Würfe treffen einen einzelnen Stein.
step-spare-shed = Ein Anker ist aufgelöst und ein Feld im Heimfeld dünner. Ein einziger Stein hätte alles ziehen können.

step-late-title = Spät schlagen
step-late-task = Vier Felder deines Heimfelds sind besetzt, und jetzt muss dein Gegner auf 16 und 17 je einen Stein allein lassen. Du hast 6 und 5 gewürfelt.
step-late-yes = Beide sind auf der Bar, nur 4 von 36 Würfen bringen beide hinein, und der andere Anker wartet weiter.
step-late-no = Beide dunklen Steine lassen sich schlagen.
step-late-hint = Welcher Anker ist von dem einen 6 und von dem anderen 5 Felder entfernt?
step-late-one = Du hast einen geschlagen und bist gelaufen. Der andere dunkle Stein entwischt.
step-late-wrong-one = Du hast nur den auf 17 geschlagen. Vom anderen Anker aus ging beides.

step-avoid-title = Lieber ohne
step-avoid-task = Du kannst wieder zwei Anker haben, oder etwas Besseres. Auf 18 steht ein dunkler Stein allein. Du hast 4 und 2 gewürfelt.
step-avoid-yes = Geschlagen, und Feld 18 gehört dir. Ein Rückspiel ist für verlorene Stellungen; solange es etwas Besseres gibt, vermeide es.
step-avoid-no = Es gibt etwas zu schlagen. Und kannst du dort bleiben?
step-avoid-hint = Auf 18 können sich zwei deiner Steine treffen.
step-avoid-deep = Zwei Anker, aber du liegst 56 Pips zurück, und viele solche Partien gehen als Gammon verloren. Der Schlag war besser.
step-avoid-alone = Du hast geschlagen, aber dein Stein auf 18 ist allein: 29 von 36 Würfen treffen dich.

step-edge-title = Der Rand
step-edge-task = Dein Gegner hält fünf Felder in einer Reihe, 17 bis 21. Vom Feld direkt vor einer Mauer springt eine 6 darüber. Dieses Feld heißt Rand. Tipp darauf.
step-edge-yes = Feld 22. Von dort kommst du mit einer 6 hinaus und schlägst hier sogar den Stein auf 16.
step-edge-no = Der Rand liegt auf deiner Seite der Mauer, direkt daneben.
step-edge-hint = Die Mauer endet auf 21. Du kommst von 24.
step-edge-back = Dort stehst du. Von 24 landet eine 6 auf der Mauer.
step-edge-nearly = Von 23 landet eine 6 auf 17, und das ist besetzt.
step-edge-beyond = Dort wärst du schon darüber hinweg.
step-edge-wall = Dieses Feld gehört zur Mauer.

step-spares-title = Reservesteine
step-spares-task = Auch du baust eine Mauer: 4 bis 8. Zwei Steine halten ein Feld. Was ziehen kann, ohne dass die Mauer bricht, ist Reserve. Tipp auf alle Felder mit Reserve.
step-spares-yes = Der auf 11 und je ein dritter auf 6 und auf 5. Solange sie ziehen, steht deine Mauer. Wem die Reserve zuerst ausgeht, der muss sie öffnen.
step-spares-no = Such einzelne Steine außerhalb der Mauer und Felder der Mauer mit drei Steinen.
step-spares-hint = Einer steht außerhalb der Mauer, und zwei ihrer Felder haben drei Steine.
step-spares-caught = Diese zwei sitzen hinter der anderen Mauer fest.
step-spares-needed = Zwei halten dieses Feld: Beide werden gebraucht.

step-step-up-title = Tritt an den Rand
step-step-up-task = Dieselbe Stellung. Du hast 4 und 2 gewürfelt. Nutz, was du gelernt hast: den Rand und die Reserve.
step-step-up-yes = Einer steht am Rand, bereit für eine 6. Die Reserve hat Feld 7 verstärkt, und deine Mauer steht noch.
step-step-up-no = Ein Würfel für den Rand, einer für die Reserve.
step-step-up-hint = Die 2 bringt einen Stein an den Rand. Welche Reserve nimmt am besten die 4?
step-step-up-stay = Deine hinteren zwei bleiben tief, wo ihnen keine 6 hilft. Dann musst du deine Mauer zuerst öffnen.
step-step-up-spent = Der Rand stimmt. Aber die 4 hat einen Stein auf 2 vergraben, wo er nichts nützt.

step-jump-title = Spring
step-jump-task = Ein anderer Kampf: Die Mauer deines Gegners ist vier lang, 17 bis 20. Du hast 6 und 2 gewürfelt. Beide Zahlen helfen.
step-jump-yes = Die 2 bringt dich an den Rand, die 6 darüber hinweg. Einer ist draußen, und deine Mauer steht noch.
step-jump-no = Einer deiner hinteren Steine kommt mit diesem Wurf hinaus.
step-jump-hint = Von 23 erreicht eine 2 den Rand. Und dann?
step-jump-wait = Am Rand müsstest du auf eine 6 warten. Du hast doch schon eine.
step-jump-home = Beide bleiben gefangen, und deine beste Reserve ist verbraucht.

step-pay-title = Wer zahlt?
step-pay-task = Dieselbe Stellung mit 6 und 4. Von 24 und 23 geht keine der Zahlen. Etwas auf deiner Seite muss zahlen: die Mauer oder die Reserve?
step-pay-yes = Die Reserve hat gezahlt, und deine Mauer aus fünf Feldern steht. Die zwei dunklen Steine bleiben dahinter.
step-pay-no = Deine Mauer hat ein Feld verloren. Ein einziger Stein hätte beide Zahlen ziehen können.
step-pay-hint = Welcher Reservestein kann beide Zahlen ziehen?
step-pay-tail = Feld 2 ist neu, aber Feld 8 ist aufgelöst: Deine Mauer ist nur noch vier lang.
step-pay-tail-too = Feld 8 ist aufgelöst, und der Weg deines Gegners wird kürzer.

step-offer-title = Beide gefangen
step-offer-task = Dein Gegner hat eine Mauer aus sechs Feldern, 16 bis 21, und doppelt. Aber die letzten zwei dunklen Steine stehen einzeln vor deinen fünf Feldern. Annehmen oder ablehnen?
step-offer-yes = Die dunkle Mauer ist fertig, aber zwei dunkle Steine sitzen bei dir fest. Du kannst beide noch schlagen und gewinnst fast eine von drei Partien.
step-offer-hint = Eine Mauer gewinnt nur, wenn auch die letzten Steine nach Hause kommen.
step-offer-pass = Du siehst nur die dunkle Mauer. Schau auch auf deine: Davor stehen zwei dunkle Steine allein.

step-both-tasks-title = Beides auf einmal
step-both-tasks-task = Ein neuer Kampf. Dein Gegner hält 17 bis 20 und will auch 16 besetzen. Du hast 4 und 3 gewürfelt.
step-both-tasks-yes = Ein Stein steht am Rand auf 21, von wo eine 5 sogar schlägt. Die andere Zahl hat die Reserve gezogen.
step-both-tasks-no = Eine Zahl für den Rand, die andere für die Reserve.
step-both-tasks-hint = Die Mauer endet auf 20. Mit welcher Zahl kommt ein Stein von 24 an ihren Rand?
step-both-tasks-deep = Deine Mauer sieht gut aus, aber beide hinteren Steine bleiben, wo keine 6 hinauskommt.
step-both-tasks-buried = Der Rand stimmt. Aber die 4 hat einen Stein auf 1 vergraben, wo er nichts hält.

step-net-title = Spann das Netz
step-net-task = Dein Gegner hat fünf Steine abgetragen. Einer ist auf der Bar: Fängst du ihn, gewinnst du doch noch. Du hast 6 und 4 gewürfelt.
step-net-yes = Fünf Felder in einer Reihe, von 4 bis 8, und drei weitere Steine kommen dazu. Das ist ein Netz.
step-net-no = Du brauchst Felder in einer Reihe und weitere Steine in der Nähe.
step-net-hint = Eine 4 macht das fünfte Feld der Reihe. Welcher Stein ist noch zu weit weg?
step-net-deep = Feld 2 fängt niemanden, und deine Mauer fällt auseinander.
step-net-hasty = Dein letzter Stein ist da, aber Feld 7 ist noch offen: Die Mauer hat eine Lücke.

step-catch-title = Zurück auf die Bar
step-catch-task = Der dunkle Stein kam auf 3 herein, und eine 6 springt über deine fünf Felder. Du hast 5 und 1 gewürfelt.
step-catch-yes = Er ist wieder auf der Bar, und die Felder 4 bis 8 stehen alle noch.
step-catch-no = Schlag ihn, und behalte deine fünf Felder.
step-catch-hint = 5 und 1 sind 6. Welcher Stein außerhalb der Mauer ist 6 Felder entfernt?
step-catch-gap = Du hast geschlagen, aber Feld 8 ist aufgelöst und die Mauer kürzer.

step-wall-first-title = Erst die Mauer
step-wall-first-task = Jetzt steht der dunkle Stein auf 2. Du kannst wieder schlagen, oder etwas Besseres tun. Du hast 6 und 4 gewürfelt.
step-wall-first-yes = Sechs in einer Reihe, von 3 bis 8. Da kommt niemand hinaus: Jetzt hast du alle Zeit der Welt.
step-wall-first-no = Sechs Felder in einer Reihe sind mehr wert als ein Schlag.
step-wall-first-hint = 6 und 4 sind 10. Wo landet dein entferntester Stein?
step-wall-first-greedy = Du hast geschlagen, aber Feld 8 ist aufgelöst, und 13 von 36 Würfen schlagen zurück.
step-wall-first-loose = Du hast geschlagen, aber jetzt stehen drei deiner Steine allein: 21 von 36 Würfen schlagen zurück.

step-pounce-title = Jetzt schlag zu
step-pounce-task = Hinter sechs Feldern in einer Reihe läuft niemand weg: Du hast Zeit. Du hast 6 und 5 gewürfelt: Sperr noch ein Feld im Heimfeld.
step-pounce-yes = Fünf Felder im Heimfeld sind gesperrt. Nur eine 1 kommt hinein: 11 von 36 Würfen.
step-pounce-no = Schlag auf 2, und zwar mit zwei Steinen.
step-pounce-hint = Von wo reichen eine 6 und eine 5 auf Feld 2?
step-pounce-shy = Ohne den Schlag sitzt der dunkle Stein auf 2, und du kannst dein Heimfeld nicht schließen.
step-pounce-half = Du hast mit einem einzelnen Stein geschlagen: 12 von 36 Würfen treffen ihn.

step-last-door-title = Die letzte Tür
step-last-door-task = Dein Gegner kam nicht hinein. Nur Feld 1 ist noch offen. Du hast 5 und 4 gewürfelt.
step-last-door-yes = Alle sechs Felder sind gesperrt. Dein Gegner muss zusehen, bis du eines öffnest.
step-last-door-no = Feld 1 braucht zwei Steine.
step-last-door-hint = Zwei Felder im Heimfeld haben einen Stein übrig. Wie weit ist es von dort auf 1?
step-last-door-bring = Die Tür bleibt offen: Mit jeder 1 kommt der dunkle Stein hinein und entwischt vielleicht.

step-cash-title = Ein Doppel wert
step-cash-task = Einige Würfe später: Du hast zwei Steine abgetragen, dein Gegner fünf. Aber der dunkle Stein ist noch eingesperrt. Doppeln oder würfeln?
step-cash-yes = Der dunkle Stein hat noch einen weiten Weg, und du trägst schnell ab. Dein Gegner muss ablehnen: Du gewinnst sofort.
step-cash-hint = Wie viele Steine trägst du ab, bis er herauskommt, und wie weit ist dann sein Weg?
step-cash-roll = Dein Gegner ist eingesperrt und müsste ein Doppel ablehnen. Verschenk diesen Gewinn nicht.

step-from-the-rear-title = Von hinten räumen
step-from-the-rear-task = Trag ab, aber lass dich jetzt nicht schlagen. Der dunkle Stein ist noch auf der Bar. Du hast 6 und 4 gewürfelt.
step-from-the-rear-yes = Feld 6 ist leer, und niemand steht allein. Selbst wenn der Stein hereinkommt, schlägt er nichts.
step-from-the-rear-no = Nach deinem Zug soll kein Stein von dir allein stehen.
step-from-the-rear-hint = Räum das höchste Feld ganz, nicht halb.
step-from-the-rear-two = Zwei sind weg, aber zwei andere stehen allein: 20 von 36 Würfen treffen einen davon.
step-from-the-rear-five = Zwei Steine bleiben allein: 20 von 36 Würfen treffen einen davon.

step-keep-them-title = Drei Versuche
step-keep-them-task = Fünf dunkle Steine sind draußen, einer steht auf der Bar. Halt ihn gegen einen Experten auf, schließ ihn aus und gewinn. Du hast drei Versuche.
step-keep-them-yes = Viel Glück. Mit „Noch einmal“ beginnst du in derselben Stellung.

step-plan-hold-title = Drei Pläne
step-plan-hold-task = Du hast 6 und 5 gewürfelt. Ein Feld halten, mit einem laufen oder angreifen: Stell den besten Zug an den Anfang und den schlechtesten ans Ende.
step-plan-hold-yes = Du hältst Feld 18, und nichts kann geschlagen werden. Laufen lässt einen allein zurück; ein Angriff mit so wenigen Steinen lässt vier allein.
step-plan-hold-no = Der beste stimmt. Vergleich nun die anderen: Wie viel kann danach geschlagen werden?
step-plan-hold-hint = Zwei deiner Steine können sich treffen. Was bleibt nach den anderen Zügen allein?
step-plan-hold-run = Einer ist in Sicherheit, aber der andere bleibt allein zurück: 29 von 36 Würfen treffen dich.
step-plan-hold-hit = Vier deiner Steine stehen danach allein, und im Heimfeld sind nur zwei Felder gesperrt.

step-plan-prime-title = Stellung 2
step-plan-prime-task = Du hast 5 und 1 gewürfelt. Zwei dunkle Steine stehen auf 1 und 2. Welcher Plan passt?
step-plan-prime-yes = Primespiel: Du hältst 5 bis 8 in einer Reihe und dazu 3. Erst die Mauer, dann das Schlagen.
step-plan-prime-no = Schau auf deine Felder 6, 7 und 8. Was würde dazu passen?
step-plan-prime-hint = Welches Feld macht mit 6, 7 und 8 eine Reihe von vier?
step-plan-prime-hits = Zweimal geschlagen, aber Feld 7 ist aufgelöst, und 16 von 36 Würfen bringen beide auf einmal hinein.
step-plan-prime-solid = Feld 7 ist stärker, aber die Mauer nicht länger. Die zwei dunklen können weiter.

step-plan-run-title = Stellung 3
step-plan-run-task = Du führst mit 6 Pips und hast 6 und 4 gewürfelt. Laufen, zu Hause bauen oder den halben Weg gehen und vorbereiten? Das Beste zuerst.
step-plan-run-yes = Wer führt, läuft: Danach treffen dich nur 6 von 36 Würfen. Bauen ist das Zweitbeste: Es lässt einen Stein allein, der halbe Weg lässt zwei.
step-plan-run-no = Der beste stimmt. Welcher der beiden anderen lässt weniger Steine allein?
step-plan-run-hint = Du führst, und das ist dein letzter Stein hinten.
step-plan-run-board = Zu Hause steht es besser, aber dein letzter Stein ist noch hinten, und 26 von 36 Würfen treffen dich.
step-plan-run-half = Halb gelaufen ist nicht gelaufen: 22 von 36 Würfen treffen einen deiner einzelnen Steine.

step-plan-blitz-title = Stellung 4
step-plan-blitz-task = Du hast gedoppelt, dein Gegner hat angenommen. Ein dunkler Stein ist auf der Bar, einer auf 4. Du hast 6 und 2 gewürfelt.
step-plan-blitz-yes = Ein Blitz: geschlagen und zugleich das vierte Feld zu Hause gemacht. Nur 4 von 36 Würfen bringen beide hinein.
step-plan-blitz-no = Zwei auf der Bar sind besser als einer. Und kannst du gleich ein Feld daraus machen?
step-plan-blitz-hint = Welche deiner Steine sind 6 und 2 Felder von dem auf 4 entfernt?
step-plan-blitz-loose = Geschlagen, aber mit einem einzelnen Stein: 12 von 36 Würfen treffen ihn, und beide kommen leichter hinein.
step-plan-blitz-run = So kann aus dem dunklen Stein auf 4 ein Anker werden.

step-plan-back-title = Stellung 5
step-plan-back-task = Du liegst 65 Pips zurück und hast 4 und 1 gewürfelt. Zwei Anker, ein Schlag oder ein neues Feld zu Hause vorbereiten? Das Beste zuerst.
step-plan-back-yes = Das Rennen ist verloren, also ist hier das Rückspiel am besten. Es hält 22 und 20, und nichts kann geschlagen werden.
step-plan-back-no = Der beste stimmt. Von den beiden anderen kostet wenigstens einer deinen Gegner etwas.
step-plan-back-hint = Wie viele deiner Steine stehen nach jedem Zug allein?
step-plan-back-hit = Du hast geschlagen, aber vier deiner Steine stehen allein: 35 von 36 Würfen schlagen zurück.
step-plan-back-build = Danach trifft jeder Wurf einen deiner Steine.

step-plan-edge-title = Stellung 6
step-plan-edge-task = Beide haben eine Mauer. Du hast 4 und 1 gewürfelt. Welcher Plan passt?
step-plan-edge-yes = Prime gegen Prime: Deine hinteren Steine rücken vor, einer davon bis an den Rand der dunklen Mauer.
step-plan-edge-no = Wo endet die dunkle Mauer? Geh dorthin.
step-plan-edge-hint = Dein Gegner hält 17, 18 und 19. Welches Feld ist der Rand?
step-plan-edge-hit = Ein Schlag mit einem einzelnen Stein, und deine hinteren zwei bleiben hinter der Mauer.
step-plan-edge-behind = Besser vorbereitet, aber die hinteren bleiben tief, und die dunkle Mauer kann wachsen.

step-plan-hit-title = Stellung 7
step-plan-hit-task = Du hast 4 und 2 gewürfelt. Auf 7 schlagen, Feld 4 machen oder die hinteren zwei splitten? Das Beste zuerst.
step-plan-hit-yes = Der Schlag durchkreuzt den Plan deines Gegners, auf 7 ein Feld zu machen. Feld 4 ist gut; das Splitten lässt alles offen.
step-plan-hit-no = Der beste stimmt. Welcher der beiden anderen bringt dir die besseren Felder?
step-plan-hit-hint = Was hat dein Gegner mit dem Stein auf 7 vor?
step-plan-hit-point = Ein gutes Feld, aber der Stein auf 7 kann jetzt Halt finden. Der Schlag kann nicht warten.
step-plan-hit-split = So entwischt der dunkle Stein auf 7, und 33 von 36 Würfen treffen dich.

step-plan-break-title = Stellung 8
step-plan-break-task = Du führst mit 19 Pips, und deine zwei hinteren Steine halten einen Anker auf 21. Du hast 5 und 5 gewürfelt. Welcher Plan passt?
step-plan-break-yes = Das Laufspiel: Beide sind draußen, und nichts kann geschlagen werden. Jetzt führst du mit 39 Pips.
step-plan-break-no = Deine hinteren zwei sollen so weit kommen, wie es geht, und zwar zusammen.
step-plan-break-hint = Viermal die 5: Wie weit kommen zwei Steine zusammen?
step-plan-break-short = Sie bleiben auf 16 stehen und müssen noch an den dunklen Steinen auf 12 vorbei.
step-plan-break-scatter = Einer lief weiter, der andere bleibt allein: 17 von 36 Würfen treffen ihn.

step-plan-contain-title = Stellung 9
step-plan-contain-task = Alle dunklen Steine sind zu Hause bis auf einen, auf deiner 1. Du hast 4 und 1 gewürfelt. Welcher Plan passt?
step-plan-contain-yes = Einfangen: sechs in einer Reihe, von 5 bis 10. Er kommt nicht heraus, und du hast alle Zeit der Welt.
step-plan-contain-no = Du hältst fünf Felder in einer Reihe. Welches macht die sechs voll?
step-plan-contain-hint = Auf Feld 10 steht schon ein Stein.
step-plan-contain-loose = Die Mauer bleibt bei fünf, und mit dem richtigen Wurf entkommt der dunkle Stein.
step-plan-contain-slow = Die Mauer bleibt bei fünf. Sechs waren möglich.
