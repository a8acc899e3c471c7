# Der Kurs `plans`: Namen der Schritte in lessons/plans/.

course-plans-title = Pläne
course-plans-lead = Sieben Wege zum Sieg, und woran du erkennst, welchen eine Stellung verlangt.

lesson-running-game-title = Das Laufspiel
lesson-running-game-lead = Du liegst im Rennen vorn: Bring deine hinteren Steine rechtzeitig heraus.

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
step-price-roll = Mit diesem Vorsprung darfst du um das Doppelte spielen. Nach einem weiteren guten Wurf lehnt dein Gegner einfach ab.

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
