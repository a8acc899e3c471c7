# Der Kurs `relatives`: lessons/relatives/ nennt die Schritte.

course-relatives-title = Verwandte
course-relatives-lead = Die anderen Spiele auf dem Brett: was jeweils anders ist, und ein Plan für den Anfang.

lesson-portes-title = Portes
lesson-portes-lead = Das erste Spiel von Tavli: Besetzte Felder sind Türen, und nichts zählt dreifach.

step-portes-triple-title = Nie dreifach
step-portes-triple-task = Du hast alles abgetragen. Dein Gegner hat noch nichts abgetragen und sogar einen Stein auf der Bar. Ein Sieg zählt in Portes 1, höchstens 2. Wie viele Punkte hast du gewonnen?
step-portes-triple-yes = Zwei. In Griechenland heißt das ein doppeltes Spiel, und einen Doppler gibt es nicht.
step-portes-triple-no = Kein einziger dunkler Stein ist abgetragen.
step-portes-triple-hint = Es ist mehr als ein einfacher Sieg, und mehr als 2 gibt es nicht.
step-portes-triple-three = In Backgammon wären es 3. In Portes ist bei 2 Schluss.

step-portes-first-title = Ein Pasch zum Auftakt
step-portes-first-task = Wer den höheren Würfel wirft, beginnt, würfelt aber beide neu. So kannst du sogar mit einem Pasch anfangen. Du hast 1-1: Besetz die Felder 7 und 5.
step-portes-first-yes = Zwei neue Felder neben deinen Stapeln. So kann in Backgammon niemand anfangen.
step-portes-first-no = Auf 7 und auf 5 müssen je zwei Steine stehen.
step-portes-first-hint = Jedes Paar macht nur einen Schritt, und zwei deiner Stapel stehen gleich daneben.

step-portes-doors-title = Noch eine Tür
step-portes-doors-task = Portes heißt Türen: Felder, die du hältst und schließt. Du hältst 4, 5, 6 und 8, und zwei dunkle Steine auf 1 müssen noch vorbei. Du hast 2 und 1: Schließ die Lücke.
step-portes-doors-yes = Türen auf 7, 6, 5 und 4 und eine auf 2. Von 1 aus können die dunklen Steine nur noch eine 2 ziehen.
step-portes-doors-no = Zwischen 8 und 6 ist noch eine Lücke.
step-portes-doors-hint = Welches Feld fehlt zwischen 8 und 6, und wer steht in der Nähe?

step-portes-on-title = Hinein und weiter
step-portes-on-task = Du bist auf der Bar und hast 6 und 2. Mehrere dunkle Steine stehen allein. Setz ein und schlag einen von ihnen.
step-portes-on-yes = Mit demselben Stein hinein und geschlagen. In deinem Heimfeld sind fünf Türen zu: Der dunkle Stein braucht eine 2.
step-portes-on-no = Niemand wurde geschlagen, und so eine Chance kommt nicht zweimal.
step-portes-on-hint = Ein Stein darf beide Zahlen nacheinander ziehen. Wo kommt er an?
