# Der Kurs `relatives`: lessons/relatives/ nennt die Schritte.

course-relatives-title = Verwandte
course-relatives-lead = Die anderen Spiele auf dem Brett: was jeweils anders ist, und ein Plan für den Anfang.

lesson-portes-title = Portes
lesson-portes-lead = Das erste Spiel von Tavli: Besetzte Felder sind Türen, und nichts zählt dreifach.
lesson-plakoto-title = Plakoto
lesson-plakoto-lead = Niemand wird geschlagen: Einzelne Steine werden festgehalten. Und auf die Mutter passt du auf.
lesson-fevga-title = Fevga
lesson-fevga-lead = Ein Stein hält ein Feld, und beide laufen in dieselbe Richtung.
lesson-tavla-title = Tavla
lesson-tavla-lead = Das türkische Spiel: Wer zu Hause schlägt, bleibt stehen.
lesson-long-nardi-title = Long Nardi
lesson-long-nardi-lead = Alles wartet auf dem Kopf, je Zug darf einer los.
lesson-hypergammon-title = Hypergammon
lesson-hypergammon-lead = Drei Steine je Seite: eine Partie in Minuten, und jeder Blot zählt.
lesson-nackgammon-title = Nackgammon
lesson-nackgammon-lead = Backgammon mit vier hinteren Steinen: Du brauchst Anker und Geduld.
lesson-acey-deucey-title = Acey-deucey
lesson-acey-deucey-lead = Am Anfang ist das Brett leer, und ausgerechnet 1-2 ist der Traumwurf.
lesson-tapa-title = Tapa
lesson-tapa-lead = Das Festhaltespiel aus Bulgarien: den Gegner einsperren und die Nachzügler heimbringen.
lesson-gul-bara-title = Gul Bara
lesson-gul-bara-lead = Fevga ohne seine Grenzen, und Pasche, die bis zu den Sechsen klettern.
lesson-moultezim-title = Moultezim
lesson-moultezim-lead = Fevgas türkische Verwandte: Vor dem eigenen Start darfst du mauern, vor dem gegnerischen kaum.
lesson-nard-title = Nard
lesson-nard-lead = Niemand wird je geschlagen, und beide Seiten laufen einander entgegen.
lesson-mahbusa-title = Mahbusa
lesson-mahbusa-lead = Noch einmal Plakoto, aber die Mutter ist ein Stein wie jeder andere. Fast.
lesson-short-nardi-title = Short Nardi
lesson-short-nardi-lead = Backgammon wie zwischen Schwarzem und Kaspischem Meer: dieselben Züge, kein Doppler.
lesson-longgammon-title = LongGammon
lesson-longgammon-lead = Backgammon mit allen fünfzehn am anderen Ende: Nimm dir etwas zu essen mit.
lesson-five-point-limit-title = Five a Point
lesson-five-point-limit-lead = Backgammon wie in Ägypten: Mit fünf ist ein Feld voll.

step-portes-triple-title = Nie dreifach
step-portes-triple-task = Du hast alles abgetragen. Dein Gegner hat noch nichts abgetragen und sogar einen Stein auf der Bar. Ein Sieg zählt in Portes 1, höchstens 2. Wie viele Punkte hast du gewonnen?
step-portes-triple-yes = Zwei. In Griechenland heißt das ein doppeltes Spiel, und einen Doppler gibt es nicht.
step-portes-triple-no = Kein einziger dunkler Stein ist abgetragen.
step-portes-triple-hint = Es ist mehr als ein einfacher Sieg, und mehr als 2 gibt es nicht.
step-portes-triple-three = Im Backgammon wären es 3. In Portes ist bei 2 Schluss.

step-portes-first-title = Ein Pasch zum Auftakt
step-portes-first-task = Wer den höheren Würfel wirft, beginnt, würfelt aber beide neu. So kannst du sogar mit einem Pasch anfangen. Du hast 1-1: Besetz die Felder 7 und 5.
step-portes-first-yes = Zwei neue Felder neben deinen Stapeln. So kann im Backgammon niemand anfangen.
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
step-portes-on-no = Kein Stein wurde geschlagen, und so eine Chance kommt nicht zweimal.
step-portes-on-hint = Ein Stein darf beide Zahlen nacheinander ziehen. Wo kommt er an?

step-plakoto-pin-title = Setz dich drauf
step-plakoto-pin-task = Alle fünfzehn beginnen auf 24. Landest du auf einem einzelnen dunklen Stein, hältst du ihn fest, bis du gehst. Du hast 6 und 4: Halt den auf 6 fest.
step-plakoto-pin-yes = Er verliert keinen Schritt, kann aber nicht weg. Auf 6 bist du schon zu Hause und kannst lange sitzen bleiben.
step-plakoto-pin-no = Der dunkle Stein auf 6 ist noch frei.
step-plakoto-pin-hint = Dafür braucht ein Stein beide Würfel: zehn Schritte.

step-plakoto-leave-title = Die Mutter nie allein
step-plakoto-leave-task = Der letzte Stein auf 24 heißt Mutter. Wird sie dort festgehalten, droht eine doppelte Niederlage. Zwei stehen noch auf 24. Du hast 6 und 5: Lass nirgends einen Stein allein.
step-plakoto-leave-yes = Beide sind zusammen los und bei Freunden gelandet. Die Mutter ist für den Rest der Partie sicher.
step-plakoto-leave-no = Schau noch einmal auf 24 und nach Steinen, die allein stehen.
step-plakoto-leave-hint = Von 24 aus führen beide Zahlen auf Felder, die du schon hältst.
step-plakoto-leave-alone = Jetzt ist die Mutter allein, und auf 20 lauert ein dunkler Stein. Eine 4 hält sie fest.

step-plakoto-early-title = Wo es weh tut
step-plakoto-early-task = Zwei deiner Steine und ein dunkler werden schon festgehalten. Du hast 6 und 2. Tief in deinem Heimfeld steht noch ein dunkler Stein allein: Halt ihn fest.
step-plakoto-early-yes = Der Plan: im eigenen Heimfeld festhalten. Du kannst bis zuletzt bleiben, und der dunkle Stein hat fast den ganzen Weg noch vor sich.
step-plakoto-early-no = Der einzelne dunkle Stein in deinem Heimfeld ist noch frei.
step-plakoto-early-hint = Such unterhalb von Feld 6 einen einzelnen dunklen Stein und zähl acht Schritte zurück.

step-plakoto-mother-title = Fang die Mutter
step-plakoto-mother-task = Dein Start ist leer. Dein Gegner hat noch einen Stein auf seinem, deinem Feld 1. Du hast 4 und 2: Halt ihn fest, und die Partie ist vorbei.
step-plakoto-mother-yes = Die Mutter ist gefangen: 2 Punkte, lange bevor jemand abträgt.
step-plakoto-mother-no = Auf Feld 1 steht noch kein Stein von dir.
step-plakoto-mother-hint = Welcher deiner Steine ist sechs Schritte von 1 entfernt?

step-fevga-past-title = Erst der Läufer
step-fevga-past-task = Beide laufen gleich herum: Dein Gegner beginnt auf deiner 12. Nur ein Stein darf ziehen, bis er daran vorbei ist. Tipp auf das erste Feld, auf dem er vorbei ist.
step-fevga-past-yes = Von 24 bis 11 sind es dreizehn Schritte. So lange müssen die anderen vierzehn warten.
step-fevga-past-no = Such den dunklen Stapel und zähl von dort einen Schritt weiter.
step-fevga-past-hint = Deine Felder zählen unterwegs abwärts.
step-fevga-past-theirs = Hier beginnen sie selbst, und schon ein Stein sperrt ein Feld.
step-fevga-past-own = Hier beginnst du selbst. Wo ist der Läufer am dunklen Stapel vorbei?

step-fevga-runner-title = Die anderen folgen
step-fevga-runner-task = Dein Läufer steht auf 14 und kann jetzt vorbei. Du hast 6 und 3. Zieh mit einer Zahl vorbei und hol mit der anderen einen neuen Stein von 24.
step-fevga-runner-yes = Kaum ist der Läufer vorbei, dürfen die anderen ziehen, noch im selben Wurf.
step-fevga-runner-no = Die 6 gehört dem Läufer, die 3 dem Stapel.
step-fevga-runner-hint = Nach seinem Teilzug muss der Läufer an 12 vorbei sein.
step-fevga-runner-deep = Ein Läufer allein gewinnt nichts. Vierzehn warten noch, und jedes neue Feld vor deinem Start stört den Gegner.

step-fevga-shut-title = Einer ist eine Mauer
step-fevga-shut-task = Ein einziger dunkler Stein genügt, um ein Feld zu sperren. Tipp auf die drei Felder, bis zu sechs Schritte von 24, auf denen du nicht landen kannst.
step-fevga-shut-yes = Von 24 aus gehen 2, 3 und 5 nicht. In Fevga wird niemand geschlagen: Da hilft nur warten.
step-fevga-shut-no = Such auf 23 bis 18 nach dunklen Steinen.
step-fevga-shut-hint = Dunkle Steine, auch einzelne, auf den sechs Feldern nach deinem Stapel.
step-fevga-shut-open = Dort steht niemand: Dieses Feld ist frei.
step-fevga-shut-own = Das ist dein eigener Stein. Du darfst dazu.

step-fevga-wall-title = Bau, wo sie vorbeimüssen
step-fevga-wall-task = Zehn dunkle Steine müssen noch hier entlang. Du hast 5 und 3: Stell neue Sperren auf 19 und 14 und behalte 20.
step-fevga-wall-yes = Das ist der Plan in Fevga: breit vor den anderen stehen, bis ihnen die Zahlen ausgehen.
step-fevga-wall-no = Eines der drei Felder ist leer.
step-fevga-wall-hint = Eine 5 vom großen Stapel, eine 3 von dem auf 17.

step-tavla-door-title = Schlagen und decken
step-tavla-door-task = Tavla spielt sich wie Portes, mit einer Regel mehr für das eigene Heimfeld. Zuerst ein Schlag ohne Risiko: Du hast 4 und 2. Schlag auf 4 und besetz das Feld.
step-tavla-door-yes = Ein Stein auf der Bar, und ein Feld, das dir niemand nimmt.
step-tavla-door-no = Schlag auf 4, und zwei Steine sollen dort stehen.
step-tavla-door-hint = Beide Zahlen treffen sich auf demselben Feld.

step-tavla-stays-title = Schlagen und weg gilt nicht
step-tavla-stays-task = Du hast 4 und 1 und willst mit der 4 auf 5 schlagen. Auf 1 bis 6 muss ein Stein, der schlägt, für diesen Zug bleiben. Tipp auf das Feld, von dem die 1 dann nicht geht.
step-tavla-stays-yes = Der Stein, der auf 5 geschlagen hat, sitzt fest. Jeder andere darf die 1 ziehen, auch 6/5 zum Decken.
step-tavla-stays-no = Wo steht der Stein, der eben geschlagen hat?
step-tavla-stays-hint = Eine 4 von 9 landet auf dem dunklen Stein. Wer geschlagen hat, muss bleiben.
step-tavla-stays-free = Von hier ist die 1 frei: Dieser Stein hat niemanden geschlagen.

step-tavla-outside-title = Draußen ist es erlaubt
step-tavla-outside-task = Die Regel gilt nur auf 1 bis 6. Du hast 5 und 2: Schlag draußen auf 11, und zieh mit demselben Stein weiter.
step-tavla-outside-yes = Unterwegs geschlagen und auf 6 in Sicherheit. Auf 13 bleiben zwei zusammen.
step-tavla-outside-no = Schlag auf 11, und bleib dort nicht allein.
step-tavla-outside-hint = Die 2 schlägt. Dann bringt die 5 denselben Stein nach Hause.

step-tavla-patience-title = Lass den Blot stehen
step-tavla-patience-task = Auf 1 steht ein dunkler Stein allein, 6/1 würde ihn schlagen. Aber dein Stein säße dort fest, viel zu tief. Du hast 6 und 5: Bring lieber einen hinteren Stein in Sicherheit.
step-tavla-patience-yes = Die halbe Sorge ist weg: Einer der zwei hinteren Steine steht auf 13, unter Freunden.
step-tavla-patience-no = Ein hinterer Stein soll auf 13 ankommen.
step-tavla-patience-hint = Beide Zahlen mit einem Stein führen von 24 zum eigenen Stapel.
step-tavla-patience-hit = Jetzt stehen drei deiner Steine allein, und der auf 1 nützt dir nichts mehr.

step-nardi-head-title = Der Kopf
step-nardi-head-task = Wie in Fevga laufen beide gleich herum, und ein Stein hält ein Feld. Alle beginnen auf dem Kopf, und je Zug darf ihn nur einer verlassen. Tipp auf deinen Kopf.
step-nardi-head-yes = Acht warten noch. Einen Läufer gibt es hier nicht: Jeder Stein unterwegs darf ziehen.
step-nardi-head-no = Es ist das Feld, auf dem deine Reise beginnt.
step-nardi-head-hint = Such deinen höchsten Stapel.
step-nardi-head-theirs = Das ist der Kopf deines Gegners, eine halbe Runde weiter.
step-nardi-head-one = Dieser ist schon los. Wo warten die anderen?

step-nardi-one-title = Einer vom Kopf, einer unterwegs
step-nardi-one-task = Du hast 6 und 3. Eine Zahl nimmt einen Stein vom Kopf, die andere ziehst du woanders. Am Ende stehst du auf 18 und auf 7.
step-nardi-one-yes = 21, 20, 19 und 18 gehören dir, und auf dem Kopf wartet einer weniger.
step-nardi-one-no = 18 und 7 sollen beide dir gehören.
step-nardi-one-hint = Welche der beiden Zahlen verlängert vom Kopf aus deine Reihe?

step-nardi-five-title = Fünf, noch nicht sechs
step-nardi-five-task = Sechs Felder in einer Reihe sind eine volle Mauer. Erlaubt ist sie erst, wenn ein dunkler Stein vorbei ist, und das ist keiner. Du hast 5 und 1: Halt 24 bis 20.
step-nardi-five-yes = Fünf sind erlaubt und fast genauso gut: Nur eine 6 führt hinüber, und nur vom Feld direkt davor.
step-nardi-five-no = Eines der Felder 24 bis 20 ist leer.
step-nardi-five-hint = 23 fehlt. Und 19 muss weg, sonst wären es sechs.

step-nardi-unload-title = Nimm einen, wann immer es geht
step-nardi-unload-task = Neun Steine auf dem Kopf sind eine Last: Jeder Zug befreit höchstens einen. Du hast 6 und 4. Bring einen bis auf 14 hinaus, und behalte 23 und 21.
step-nardi-unload-yes = Wieder einer frei, 23 und 21 sperren weiter, und 16, 15 und 14 stehen in einer Reihe.
step-nardi-unload-no = Beide Zahlen gehören einem einzigen Stein vom Kopf.
step-nardi-unload-hint = Die Steine draußen stehen gut, wo sie sind.

step-hyper-enter-title = Hinein mit Schwung
step-hyper-enter-task = Jede Seite hat nur drei Steine; sie beginnen auf 24, 23 und 22. Du bist auf der Bar und hast 6 und 5. Setz ein und schlag dabei.
step-hyper-enter-yes = Elf Schritte mit einem Stein, und ein Drittel der Gegenseite ist auf der Bar.
step-hyper-enter-no = Kein dunkler Stein ist auf der Bar.
step-hyper-enter-hint = Elf Schritte von der Bar entfernt steht ein dunkler Stein allein.

step-hyper-point-title = Ein Feld zu zweit
step-hyper-point-task = Mit drei Steinen hältst du höchstens ein Feld. Du hast 5 und 4, und in deinem Heimfeld steht auf 6 ein dunkler Stein allein. Schlag ihn mit zwei Steinen.
step-hyper-point-yes = Geschlagen und sicher: zwei auf 6, und der dunkle Stein fängt hinter dir wieder an.
step-hyper-point-no = Auf 6 sollen zwei Steine stehen, und ein dunkler auf der Bar.
step-hyper-point-hint = Beide Zahlen führen auf 6, von zwei verschiedenen Feldern.
step-hyper-point-loose = Dein Stein steht nun, wo der dunkle hereinkommt: Eine 2 schlägt zurück.

step-hyper-past-title = Aneinander vorbei
step-hyper-past-task = Zwei dunkle Steine auf 9 lauern noch vor deinen beiden auf 10. Du hast 6 und 3: Bring beide vorbei, dann wird niemand mehr geschlagen.
step-hyper-past-yes = Der Kontakt ist vorbei. Du brauchst noch 19 Schritte, dein Gegner 35.
step-hyper-past-no = Auf 10 steht noch ein Stein von dir.
step-hyper-past-hint = Das Rennen gehört dir schon. Wer ist noch in Gefahr?
step-hyper-past-one = Ein Stein blieb auf 10 zurück, direkt vor zwei dunklen: Jede 1 schlägt ihn.

step-hyper-last-title = Die letzten drei
step-hyper-last-task = Drei Steine sind die ganze Partie, also kann ein Pasch sie beenden. Wie viele der 36 Würfe tragen alle drei auf einmal ab?
step-hyper-last-yes = 2-2, 3-3, 4-4, 5-5 und 6-6. Zwei Würfel tragen höchstens zwei Steine ab, ein Pasch vier.
step-hyper-last-no = Das schafft nur ein Pasch. Geh die sechs durch.
step-hyper-last-hint = Ohne Pasch spielst du zwei Zahlen. Wie viele Steine müssen weg?
step-hyper-last-aces = Sechs Pasche gibt es, aber 1-1 bringt nur vier Schritte, und du brauchst sechs.
step-hyper-last-two = Die meisten Würfe haben zwei Zahlen, und die tragen höchstens zwei Steine ab.

step-nack-start-title = Hinten zwei mehr
step-nack-start-task = Alles ist wie im Backgammon, aber jede Seite hat hinten vier Steine. Einer fehlt auf 13, einer auf 6. Stell die zwei fehlenden gleich neben das Paar auf 24.
step-nack-start-yes = Zwei auf 24 und zwei auf 23. Alle hinauszubekommen ist schwerer, also dauern die Partien länger.
step-nack-start-no = Zwei Steine gehören auf 23.
step-nack-start-hint = Schau auf die dunklen Steine auf deinen Feldern 1 und 2: Deine stehen spiegelbildlich.
step-nack-start-four = Nicht auf die anderen: Sie haben ein eigenes Feld.

step-nack-anchor-title = Zuerst ein Anker
step-nack-anchor-task = Ein Anker ist ein Feld, das du im Heimfeld des Gegners hältst. Du hast 4 und 3, und 20 ist das beste Feld dafür. Besetz es mit zwei verschiedenen hinteren Steinen.
step-nack-anchor-yes = Mit einem Anker auf 20 sperrt dich kaum noch jemand ein, und du kannst immer dort landen.
step-nack-anchor-no = Auf 20 sollen zwei Steine stehen.
step-nack-anchor-hint = Einer kommt von 24, der andere von 23.
step-nack-anchor-run = Einer ist draußen, aber allein und ungedeckt, und drei stehen noch hinten, ohne Anker.

step-nack-point-title = Dieselben guten Felder
step-nack-point-task = Deine Felder sind hier noch mehr wert: Vier dunkle Steine müssen an ihnen vorbei. Du hast 3 und 1. Schlag auf 5 und besetz das Feld.
step-nack-point-yes = Du hältst 8, 6 und 5 vor vier dunklen Steinen: Jetzt müssen sie lange warten.
step-nack-point-no = Schlag auf 5, und zwei Steine sollen dort stehen.
step-nack-point-hint = Wie im Backgammon: 3 und 1 treffen sich auf demselben Feld.

step-nack-two-title = Zwei Anker
step-nack-two-task = Von deinen vier hinteren Steinen ist einer auf der Bar, einer steht allein auf 24, zwei halten 22. Du hast 5 und 4: Lass keinen der vier allein.
step-nack-two-yes = Anker auf 22 und 20. Du kannst auf einen guten Wurf warten, und hinten brennt nichts an.
step-nack-two-no = Einer der hinteren Steine steht noch allein.
step-nack-two-hint = Wo können sich der von der Bar und der von 24 treffen?
step-nack-two-hit = Schlagen lockt, aber jetzt stehen hinten zwei deiner Steine allein, und auf 4 noch einer.

step-acey-optional-title = Einsetzen ist kein Muss
step-acey-optional-task = Alle Steine beginnen neben dem Brett und kommen wie von der Bar herein. Ist keiner geschlagen, darfst du auch andere ziehen. Du hast 3 und 2, zehn warten: Finde etwas Besseres.
step-acey-optional-yes = Der dunkle Stein war schon weit gekommen. Deine neben dem Brett können warten.
step-acey-optional-no = Ein einzelner dunkler Stein ist in Reichweite.
step-acey-optional-hint = Fünf Schritte mit einem Stein.
step-acey-optional-enter = Zwei mehr sind drin, aber die Gelegenheit zum Schlagen ist vorbei.

step-acey-deuce-title = Die Eins und die Zwei
step-acey-deuce-task = Du hast 1-2, den besten Wurf: Spiel 1 und 2, dann einen Pasch deiner Wahl, dann würfle noch einmal. Hier ziehst du den ersten Teil. Schlag damit.
step-acey-deuce-yes = Nun folgten ein Pasch deiner Wahl und noch ein Wurf, und ein dunkler Stein sitzt auf der Bar.
step-acey-deuce-no = Kein dunkler Stein wurde geschlagen.
step-acey-deuce-hint = Beide Zahlen mit einem Stein ergeben drei.

step-acey-double-title = Ein Pasch, und noch einmal
step-acey-double-task = Ein Pasch wird viermal gespielt, danach würfelst du noch einmal. Gehen nicht alle vier, ist der zweite Wurf verloren. Du hast 4-4: Besetz Feld 6 mit einem Schlag.
step-acey-double-yes = Ein Schlag, ein Feld zu Hause, und du würfelst wieder.
step-acey-double-no = Auf 6 sollen zwei Steine stehen.
step-acey-double-hint = Zwei Vieren führen von 14 auf 6, für jeden der beiden.

step-acey-two-title = Auf dem Weg nach Hause
step-acey-two-task = Gammons gibt es hier nicht: Jeder Sieg zählt 1. Weh tut also der lange Rückweg. Du hast 6 und 2: Schick zwei dunkle Steine zurück.
step-acey-two-yes = Ein Stein hat zweimal geschlagen. Der eine war fast zu Hause.
step-acey-two-no = Auf der Bar sollen zwei dunkle Steine sein.
step-acey-two-hint = Einer deiner Steine erreicht beide, zuerst mit der 2.

step-tapa-pair-title = Zwei nebeneinander
step-tapa-pair-task = Wie in Plakoto hältst du einzelne Steine fest, statt sie zu schlagen. Dein Stein auf 6 hält schon einen. Du hast 4 und 3: Halt auch den auf 5 fest.
step-tapa-pair-yes = Zwei dunkle Steine sitzen in deinem Heimfeld, und die anderen müssen allein laufen.
step-tapa-pair-no = Der dunkle Stein auf 5 ist noch frei.
step-tapa-pair-hint = Sieben Schritte mit einem Stein. Der auf 6 bleibt.
step-tapa-pair-quiet = Zwei auf 12 sehen solide aus, aber ein zweiter gefangener Stein zu Hause entscheidet Partien.

step-tapa-home-title = Zu Hause festgehalten
step-tapa-home-task = Solange zu Hause einer von dir festsitzt, hier auf 4, darfst du nicht abtragen. Die 6 verfällt. Auf 1 warten zwei dunkle Steine. Zieh die 1, ohne ein Paar aufzulösen.
step-tapa-home-yes = Alle deine Felder bleiben sicher, und der dunkle Stein auf 4 muss irgendwann gehen.
step-tapa-home-no = Auf 6, 5, 3 und 2 sollen je zwei Steine bleiben.
step-tapa-home-hint = Nur eines deiner Felder hat einen Stein übrig.
step-tapa-home-alone = Dein Stein auf 3 ist jetzt allein. Eine 2 hält ihn fest, und du wartest noch länger.

step-tapa-last-title = Nachzügler gemeinsam
step-tapa-last-task = Dein Stein auf 5 hält einen fest. Deine letzten zwei stehen auf 21, auf 18 lauert ein dunkler Stein. Du hast 6 und 4: Bring beide auf Felder, die du hältst.
step-tapa-last-yes = Beide sind zugleich an 18 vorbei, und hinten bleibt niemand allein.
step-tapa-last-no = Beide sollen 21 verlassen, und der Stein auf 5 soll bleiben.
step-tapa-last-hint = Von 21 enden beide Zahlen auf Feldern, die dir gehören.
step-tapa-last-stay = Die zwei auf 21 haben den dunklen Stein noch vor sich, und bald muss einer allein los.

step-tapa-mother-title = Mutter gefangen, Partie läuft
step-tapa-mother-task = Die dunkle Mutter steht allein auf 1. Du hast aber noch zwei auf 24, also gewinnst du nicht sofort. Du hast 5 und 1: Halt sie fest, und lass deine zwei zusammen.
step-tapa-mother-yes = Sobald deine zwei 24 verlassen haben, gewinnst du 2. Würde auch deine Mutter festgehalten, wäre es unentschieden.
step-tapa-mother-no = Halt die Mutter auf 1 fest, und lass beide Steine auf 24.
step-tapa-mother-hint = Die 5 kommt von 6. Wer kann die 1 gut ziehen?

step-gul-free-title = Kein Läufer, kein Kopf
step-gul-free-task = Beide laufen gleich herum, ein Stein hält ein Feld, niemand wird geschlagen. Aber kein Läufer muss voraus: 24 dürfen beliebig viele verlassen. Du hast 4 und 2: Halt 24 bis 20.
step-gul-free-yes = Zwei haben 24 in einem Zug verlassen, und fünf Felder in einer Reihe gehören dir.
step-gul-free-no = Eines der Felder 24 bis 20 ist leer.
step-gul-free-hint = Beide Zahlen kommen vom großen Stapel.
step-gul-free-gap = Du hast einen Stein aus der Mauer genommen: Auf 23 und 22 klaffen Löcher.

step-gul-six-title = Sechs in einer Reihe sind erlaubt
step-gul-six-task = In Fevga und Long Nardi ist eine volle Sechsermauer oft verboten, hier nie. Du hast 5 und 1: Bau sechs in einer Reihe, von 24 bis 19.
step-gul-six-yes = Über sechs Felder springt niemand. Wer noch nicht vorbei ist, wartet, bis du öffnest.
step-gul-six-no = Zwischen 24 und 19 ist noch eine Lücke.
step-gul-six-hint = Zwei Felder fehlen, und der Stapel hat Steine für beide.

step-gul-climb-title = Pasche, die klettern
step-gul-climb-task = Ab deinem vierten Wurf klettern Pasche: Nach vier Vieren kommen vier Fünfen, dann vier Sechsen, solange sie passen. Tipp auf die zwei Felder, von denen keine 5 geht.
step-gul-climb-yes = Dunkle Steine halten 19 und 11. Sobald nicht alle vier einer Zahl gehen, ist die Kletterei zu Ende.
step-gul-climb-no = Zähl von jedem deiner Felder fünf Schritte.
step-gul-climb-hint = Eines davon ist dein Startstapel.
step-gul-climb-fits = Von hier landet eine 5 auf einem freien oder eigenen Feld.

step-gul-keep-title = Die Mauer bleibt, der Rest zieht
step-gul-keep-task = Deine Mauer auf 19 bis 15 steht zwischen zehn dunklen Steinen und ihrem Heimfeld. Du hast 3 und 1. Zieh so, dass alle fünf Mauersteine bleiben.
step-gul-keep-yes = Deine freien Steine nehmen die kleinen Zahlen, und dem Gegner gehen die Züge zuerst aus.
step-gul-keep-no = Einer der Steine auf 19 bis 15 ist weg.
step-gul-keep-hint = Ein freier Stein nimmt beide Zahlen. Nur einer der zwei Wege ist offen.
step-gul-keep-open = Durch die Lücke auf 18 passt eine 4, und genau darauf hat dein Gegner gewartet.

step-moul-runner-title = Vorbei und los
step-moul-runner-task = Wie in Fevga muss ein Läufer am gegnerischen Start auf 12 vorbei, bevor andere ziehen. Deiner steht auf 13. Du hast 5 und 4: Zieh vorbei und hol einen neuen heraus.
step-moul-runner-yes = Einer ist vorbei, und der erste von vierzehn ist ihm gefolgt.
step-moul-runner-no = Eine Zahl für den Läufer, die andere für den Stapel.
step-moul-runner-hint = Welche der beiden Zahlen ist für den Läufer frei?
step-moul-runner-alone = Der Läufer geht heim, und dein Gegner baut in Ruhe dort, wo deine vierzehn hinausmüssen.

step-moul-limit-title = Vier und nicht mehr
step-moul-limit-task = Dein Gegner beginnt im Viertel von 12 bis 7. Dort darfst du höchstens vier Felder halten, und vier hältst du schon. Tipp auf das leere Feld, das du nicht dazunehmen darfst.
step-moul-limit-yes = 11, 10, 9 und 8 gehören dir, 7 wäre das fünfte. Dafür müsstest du ein anderes aufgeben.
step-moul-limit-no = Schau zwischen 12 und 7.
step-moul-limit-hint = Eines dieser sechs Felder ist noch leer.
step-moul-limit-theirs = Das ist der Start deines Gegners. Dort ist ohnehin zu.
step-moul-limit-have = Das hier gehört dir schon.

step-moul-six-title = Am eigenen Start ist alles erlaubt
step-moul-six-task = Fevga verbietet, 24 bis 19 ganz zu halten. Moultezim nicht. Du hast 2 und 1: Schließ die letzte Lücke deiner Mauer.
step-moul-six-yes = Sechs in einer Reihe, und jeder dunkle Stein muss hier noch vorbei.
step-moul-six-no = Die Lücke ist noch offen.
step-moul-six-hint = Welches Feld zwischen 24 und 19 ist leer, und wie weit ist es vom Stapel?

step-moul-jump-title = Spring, solange es geht
step-moul-jump-task = Dein Gegner hält 12 bis 8. Von 13 führt nur eine 6 über diese Mauer, und du hast eine. Du hast 6 und 5: Spring, und hol mit der 5 einen neuen Stein heraus.
step-moul-jump-yes = Über die Mauer, und dein neuer Stein auf 19 steht dem Gegner im Weg.
step-moul-jump-no = Die 6 gehört zu 13, die 5 zu 24.
step-moul-jump-hint = Wer steht direkt vor der Mauer?
step-moul-jump-wait = Beide Zahlen für einen Stein, und vor der Mauer wartet jetzt einer mehr.
step-moul-jump-deep = Hinüber, aber viel zu tief. Und die sechs auf 24 haben sich nicht gerührt.

step-nard-face-title = Einander entgegen
step-nard-face-task = Alle fünfzehn beginnen auf 24. Wie im Backgammon lauft ihr einander entgegen, aber ein Stein genügt, um ein Feld zu halten, und niemand wird geschlagen. Tipp auf das Startfeld deines Gegners.
step-nard-face-yes = Dein Feld 1 ist die 24 des Gegners. Jede Seite muss durch alle anderen hindurch.
step-nard-face-no = Such den dunklen Stapel.
step-nard-face-hint = Es ist das letzte Feld deiner eigenen Reise.
step-nard-face-behind = Dort beginnen sie in Fevga. Hier kommt ihr von entgegengesetzten Enden.
step-nard-face-own = Das ist dein eigener Start.

step-nard-around-title = Am Wächter vorbei
step-nard-around-task = Ein dunkler Stein auf 18 sperrt die 6 von 24. Du hast 6 und 2. Bring trotzdem einen hinaus und behalte 17.
step-nard-around-yes = Erst die 2, dann die 6. 17 und 16 sperren nebeneinander, und auf 24 bleiben neun.
step-nard-around-no = 17 und 16 sollen beide dir gehören.
step-nard-around-hint = Die Reihenfolge der Würfel wählst du.
step-nard-around-give = Du hast 17 aufgegeben, ein Feld auf dem Heimweg der dunklen Steine, und zehn von dir warten noch.

step-nard-row-title = Eine Reihe quer über den Weg
step-nard-row-task = Zehn dunkle Steine müssen noch von 1 los. Du hast 6 und 2: Verlängere deine Reihe mit Feld 10, und hol einen von 24 heraus.
step-nard-row-yes = 15, 14, 13, 11 und 10: Den zehn von 1 gehen bald die Zahlen aus.
step-nard-row-no = 10 und 22 sollen dir gehören, und 15, 14, 13 und 11 bleiben.
step-nard-row-hint = Wer steht sechs Schritte vor 10?

step-nard-step-title = Ein Trittstein
step-nard-step-task = Deine Mauer von 9 bis 4 hält sieben dunkle Steine auf. Deine sechs auf 24 kommen nur über 18, 22 und 23 hinaus. Du hast 6 und 4: Bring einen auf 14 und behalte 18.
step-nard-step-yes = Noch fünf auf 24, und 18 wartet auf die nächste 6. Ein Feld, das du hältst, kann dir niemand nehmen.
step-nard-step-no = Die Mauer von 9 bis 4 und der Stein auf 18 sollen bleiben.
step-nard-step-hint = Ein Stein von 24 darf bei seinem Freund landen und dann weiterziehen.
step-nard-step-stone = Jetzt kann ein dunkler Stein 18 nehmen, und die sechs auf 24 sind fast eingemauert.

step-mah-deep-title = Ganz weit unten
step-mah-deep-task = Festgehalten wird wie in Plakoto. Du hast 6 und 4, und ein dunkler Stein ist eben erst losgegangen: Halt ihn auf 4 fest.
step-mah-deep-yes = Er hat noch 21 Schritte vor sich und darf erst los, wenn du ihn lässt.
step-mah-deep-no = Der dunkle Stein auf 4 ist noch frei.
step-mah-deep-hint = Es sind zehn Schritte, und zwei von dir stehen genau richtig.

step-mah-on-title = Kein Preis für die Mutter
step-mah-on-task = Die dunkle Mutter steht allein auf 1, dein Start ist leer. In Plakoto gewänne das sofort, hier geht die Partie weiter. Es lohnt sich trotzdem: Du hast 6 und 2, halt sie fest.
step-mah-on-yes = Sie kann nicht ziehen, also kann dein Gegner nicht abtragen, bevor du gehst. Und du gehst zuletzt.
step-mah-on-no = Die Mutter auf 1 ist noch frei.
step-mah-on-hint = Sechs Schritte vor 1 hast du ein Paar.

step-mah-leave-title = Geh, bevor es zu spät ist
step-mah-leave-task = Zwei von dir sitzen auf 17 und 16 fest. Zwei stehen noch auf 24, und der letzte dort wäre bald gefangen. Du hast 6 und 2: Zieh beide weg und halt auf 2 weiter fest.
step-mah-leave-yes = Auf 24 ist niemand mehr. Gefangen hätte der letzte hier keine zwei Punkte gekostet, aber noch den ganzen Weg vor sich gehabt.
step-mah-leave-no = 24 soll leer sein, und der Stein auf 2 soll bleiben.
step-mah-leave-hint = Jede der zwei Zahlen führt von 24 auf ein Feld von dir.

step-mah-keep-title = Sitzen bleiben und bauen
step-mah-keep-task = Dein Stein auf 5 hält einen dunklen fest, und deiner auf 15 sitzt selbst fest. Du hast 4 und 1: Halt weiter fest, und besetz 17 als neues Feld.
step-mah-keep-yes = 21 bis 17 sind fünf Felder in einer Reihe, und jeder dunkle Stein hat sie noch vor sich.
step-mah-keep-no = Auf 17 sollen zwei Steine stehen, und der auf 5 soll bleiben.
step-mah-keep-hint = Zwei deiner Stapel sind 4 und 1 von 17 entfernt.

step-short-triple-title = Bis zu drei
step-short-triple-task = Züge und Siege sind wie im Backgammon, nur der Doppler fehlt. Du bist fertig, dein Gegner hat nichts abgetragen, und ein dunkler Stein steht noch in deinem Heimfeld. Wie viele Punkte sind es?
step-short-triple-yes = Ein Backgammon, drei Punkte. Ohne Doppler ist das der einzige Weg zu mehr als zwei.
step-short-triple-no = Such den dunklen Stein auf deinen Feldern 1 bis 6.
step-short-triple-hint = Mehr als ein Gammon.
step-short-triple-two = Ein Gammon zählt 2. Aber einer ist nie aus deinem Heimfeld gekommen.

step-short-point-title = Das übliche Feld
step-short-point-task = Deine zwei hinteren Steine stehen getrennt, aber mit 3 und 1 tust du trotzdem, was man im Backgammon immer tut: Besetz das beste Feld, das dieser Wurf hergibt.
step-short-point-yes = 8/5 und 6/5: Was du aus Backgammon kennst, gilt hier unverändert.
step-short-point-no = Zwei Steine sollen sich auf 5 treffen.
step-short-point-hint = Zwei deiner Stapel sind 3 und 1 vom selben Feld entfernt.

step-short-prime-title = Ein Schlag und eine Mauer
step-short-prime-task = Hinter deinen Linien stehen drei dunkle Steine. Du hast 4-4: Schlag auf 9, und schließ fünf Felder in einer Reihe, 10 bis 6.
step-short-prime-yes = Fünf in einer Reihe und einer auf der Bar. Ohne Doppler kann niemand ablehnen: Spiel weiter auf ein Gammon.
step-short-prime-no = 10, 9, 8, 7 und 6 sollen alle dir gehören, mit einem Schlag.
step-short-prime-hint = Zwei Paare ziehen je eine 4.
step-short-prime-greedy = Der zweite Schlag kostet dich die Mauer, und auf 11 und 3 stehst du allein.

step-short-clear-title = Vorsicht am Schluss
step-short-clear-task = Du trägst schon ab, aber auf 2 warten drei dunkle Steine auf ihre Chance. Du hast 6 und 3. Lass keinen von dir allein.
step-short-clear-yes = Einer weg, und Feld 6 ist von hinten geräumt. Die dunklen Steine haben nichts zu schlagen.
step-short-clear-no = Einer deiner Steine steht jetzt allein.
step-short-clear-hint = Auf 6 stehen zwei, und beide können weg.
step-short-clear-two = Zwei weg, aber der letzte auf 6 steht allein, und eine 4 von 2 schlägt ihn.

step-long-pips-title = Ein weiter Weg
step-long-pips-task = Die Regeln sind die von Backgammon, aber auf beiden Seiten beginnen alle fünfzehn Steine auf 24. Wie viele Schritte sind es zusammen, bis alles abgetragen ist?
step-long-pips-yes = 15 mal 24 sind 360, mehr als doppelt so viele wie im Backgammon.
step-long-pips-no = Jeder Stein auf 24 braucht 24 Schritte.
step-long-pips-hint = Fünfzehnmal dieselbe Zahl.
step-long-pips-usual = So viele sind es am Anfang von Backgammon.
step-long-pips-one = Das ist ein Stein. Du hast fünfzehn.

step-long-ambush-title = Auch der Letzte hat zu tun
step-long-ambush-task = Hier muss jeder an jedem vorbei, also hat auch dein letzter Stein zu tun. Du hast 4 und 1: Schlag den dunklen direkt vor ihm auf 21, und deck deinen Blot auf 4.
step-long-ambush-yes = Er war vier Schritte vor dem Ziel und fängt auf der Bar neu an. Und du hältst jetzt die 4.
step-long-ambush-no = Schlag auf 21, und auf 4 sollen zwei Steine stehen.
step-long-ambush-hint = Die 1 schlägt. Welcher Stapel ist vier Schritte von Feld 4 entfernt?

step-long-both-title = Zwei auf der Bar
step-long-both-task = Zwei dunkle Steine stehen allein, auf 8 und auf 6. Du hast 2-2: Schlag beide mit deinem vordersten Paar und besetz Feld 6.
step-long-both-yes = Beide sind auf der Bar, und du hältst dein erstes Feld zu Hause.
step-long-both-no = Zwei dunkle Steine sollen auf der Bar sein und zwei von dir auf 6.
step-long-both-hint = Das Paar auf 10 kommt auf 8 und dann auf 6.

step-long-sixes-title = Sechsen versetzen Berge
step-long-sixes-task = Du bist auf der Bar und hast 6-6. Auf 10 steht ein dunkler Stein allein. Setz ein, und bring dann ein Paar gemeinsam auf 10, mit einem Schlag.
step-long-sixes-yes = Vierundzwanzig Schritte in einem Wurf: drin, geschlagen, und die Felder 11 und 10 gehören dir.
step-long-sixes-no = Auf 10 sollen zwei Steine stehen, und 11 soll dir bleiben.
step-long-sixes-hint = Die erste 6 muss einsetzen. Wer ist sechs Schritte von 10 entfernt?

step-five-full-title = Kein Platz mehr
step-five-full-task = Ein Feld fasst höchstens fünf deiner Steine. Ein volles Feld ist auch für deine eigenen zu. Tipp auf deine zwei Felder, die von Anfang an voll sind.
step-five-full-yes = Auf 13 und 6 kann keiner landen, bevor einer gegangen ist.
step-five-full-no = Such Stapel aus fünf hellen Steinen.
step-five-full-hint = Einer ist weit weg, einer zu Hause.
step-five-full-room = Hier ist noch Platz.
step-five-full-theirs = Dieser Stapel gehört deinem Gegner.

step-five-hit-title = Stapel abbauen
step-five-hit-task = Volle Stapel stehen dir im Weg, also ist jeder willkommen, der sie verlässt. Du hast 4 und 2: Schlag auf 4 und besetz das Feld.
step-five-hit-yes = Ein Schlag, ein Feld, und auf 6 ist ein Platz frei.
step-five-hit-no = Schlag auf 4, und zwei Steine sollen dort stehen.
step-five-hit-hint = 8 und 6 sind 4 und 2 davon entfernt.

step-five-around-title = Am vollen Feld vorbei
step-five-around-task = Dein Feld 6 ist voll: Kein Stein darf dort landen, auch nicht unterwegs. Du hast 6 und 5. Schlag auf 4 mit zwei Steinen.
step-five-around-yes = 10/4 und 9/4 kommen direkt hin. So verteilt findest du immer einen Weg.
step-five-around-no = Auf 4 sollen nach einem Schlag zwei Steine stehen.
step-five-around-hint = Einer ist sechs Schritte von 4 entfernt, einer fünf.

step-five-plan-title = Zähl die Plätze
step-five-plan-task = Du hast 4-4, und auf 8 stehen noch drei. Aber auf 4 sind schon drei, und auf 2 lauern dunkle Steine. Zieh so, dass 8 sicher bleibt.
step-five-plan-yes = Auf 4 passen nur zwei, einer von dreien bliebe also allein. Besser bleiben zwei zusammen auf 8.
step-five-plan-no = Auf 8 sollen zwei Steine bleiben.
step-five-plan-hint = Wie viele fasst 4 noch, und was wird aus dem dritten?
step-five-plan-alone = 4 ist voll, und der dritte Stein steht auf 8 allein: Eine 6 schlägt ihn.
