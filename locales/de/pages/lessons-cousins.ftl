# Der Kurs `cousins`: lessons/cousins/ nennt die Schritte.

course-cousins-title = Seltene Verwandte
course-cousins-lead = Alte und ungewöhnliche Spiele der Familie: andere Würfel, andere Wege, andere Ziele.

lesson-russian-title = Russian Backgammon
lesson-russian-lead = Eine Straße für beide, und Würfel, die oben und unten zählen.
lesson-tabula-title = Tabula
lesson-tabula-lead = Das Spiel der römischen Kaiser: drei Würfel und keine Gnade für Blots.
lesson-irish-title = Irish
lesson-irish-lead = Die Großmutter des Backgammon: Ein Pasch ist nichts Besonderes.
lesson-jacquet-title = Jacquet
lesson-jacquet-lead = Ein Kurier läuft mit der Nachricht heim; erst dann dürfen die anderen los.
lesson-tawla-title = Tawla 31
lesson-tawla-lead = Erst läuft einer heim, und wer verliert, zahlt für jeden übrigen Stein.
lesson-crazy-narde-title = Crazy Narde
lesson-crazy-narde-lead = Der Kopf von Long Nardi, das Klettern von Gul Bara und ein ganz eigenes Ende.
lesson-gioul-title = Gioul
lesson-gioul-lead = Noch einmal Gul Bara, aber ihr begegnet euch mitten auf der Straße.
lesson-misere-title = Misère
lesson-misere-lead = Backgammon verkehrt: Wer zuerst fertig ist, hat verloren.
lesson-backward-hit-title = Backward Hits
lesson-backward-hit-lead = Backgammon, bei dem niemand je sicher vorbei ist: Zum Schlagen darf man umkehren.
lesson-backward-hit-small-title = Small Backward Hits
lesson-backward-hit-small-lead = Zum Schlagen darfst du umkehren, aber nur mit dem kleineren Würfel.
lesson-acey-deucey-eu-title = European Acey-deucey
lesson-acey-deucey-eu-lead = Ein Pasch zeigt seine Unterseite, und ohne genaue Zahl geht niemand vom Brett.
lesson-asodio-title = Asodio
lesson-asodio-lead = Die griechische Schwester von Acey-deucey, mit einer Tür, die selten aufgeht.
lesson-race-bar-title = Backgammon Race
lesson-race-bar-lead = Noch steht niemand auf dem Brett; komm herein, wann es dir passt.
lesson-contrare-puff-title = Contrare Puff
lesson-contrare-puff-lead = Ein altes deutsches Spiel, in dem die kleine Zahl immer zuerst kommt.
lesson-lange-puff-title = Lange Puff
lesson-lange-puff-lead = Puff auf einer einzigen Straße: Gedränge gibt es am Eingang.
lesson-coan-ki-title = Coan ki
lesson-coan-ki-lead = Das chinesische Flaschenspiel: einmal im Kreis, den ganzen Wurf oder nichts.

step-rus-last-title = Alle drin, dann los
step-rus-last-task = Beide kommen auf 24 bis 19 herein und laufen dieselbe Straße. Solange einer von dir neben dem Brett wartet, zieht nichts anderes. Du hast 6 und 3: Setz den letzten ein, dann schlag.
step-rus-last-yes = Alle fünfzehn sind drin. Nun müssen drei dunkle herein, bevor die anderen dunklen ziehen dürfen.
step-rus-last-no = Kein dunkler Stein ist auf der Bar.
step-rus-last-hint = Eine Zahl muss einsetzen. Von wo schlägt die andere?
step-rus-last-run = Beide Zahlen mit dem neuen Stein, und der einzelne dunkle auf 21 entkommt.

step-rus-behind-title = Wer hinter dir ist
step-rus-behind-task = Auf einer Straße schlagen nur die hinteren die vorderen. Auf der Bar ist niemand. Zwei deiner Steine stehen allein: Tipp auf den, der geschlagen werden kann.
step-rus-behind-yes = Von 21 kommen drei dunkle Steine. Hinter deinem letzten auf 24 ist niemand.
step-rus-behind-no = Such einen einzelnen Stein, hinter dem auf höheren Feldern dunkle stehen.
step-rus-behind-hint = Alle ziehen von 24 abwärts bis 1.
step-rus-behind-rear = Dieser ist der Letzte auf der Straße: Ein dunkler müsste rückwärts ziehen.
step-rus-behind-pair = Hier bist du nicht allein.

step-rus-chase-title = Die Jagd
step-rus-chase-task = Ein dunkler Stein ist fast am Ende der Straße, allein auf 5. Du bist hinter ihm. Du hast 5 und 4: Fang ihn.
step-rus-chase-yes = Er muss zurück an den Anfang der Straße: zwanzig Schritte für nichts.
step-rus-chase-no = Der dunkle Stein auf 5 ist entkommen.
step-rus-chase-hint = Neun Schritte mit einem Stein.

step-rus-under-title = Oben und unten
step-rus-under-task = Nach vier Zweien kommen von der Unterseite vier Fünfen, dann noch ein Wurf, solange alles passt. Von 23 und 20 geht keine 5. Zieh die Zweien so, dass Fünfen bleiben.
step-rus-under-yes = Fünf Steine auf 21, und von dort ist die 5 offen: Alle Unterseiten gehen.
step-rus-under-no = Auf 23 oder 22 stehen noch Steine.
step-rus-under-hint = Von 21 landet eine 5 auf deiner eigenen 16. Wer kommt auf 21?

step-tab-three-title = Drei Würfel
step-tab-three-task = Beide kommen auf 24 bis 19 herein und laufen dieselbe Straße. Drei Würfel, drei Teilzüge. Du hast 6, 3 und 2: Komm von der Bar herein und lass nur einen Stein allein.
step-tab-three-yes = Ein Feld auf 19, drei Steine auf 22, nur ein Blot. Ein Pasch bringt hier nichts extra: Drei Würfel sind drei Teilzüge.
step-tab-three-no = Auf 19 sollen zwei Steine stehen, auf 23 einer.
step-tab-three-hint = Alle drei Zahlen können einsetzen.

step-tab-bars-title = Decken und schlagen
step-tab-bars-task = Du bist auf der Bar, und zwei von dir stehen allein. Du hast 6, 5 und 2: Komm so herein, dass beide Gesellschaft bekommen, und schlag mit der dritten Zahl.
step-tab-bars-yes = Zwei Felder auf einmal, und ein dunkler Stein auf der Bar.
step-tab-bars-no = 23 und 20 sollen dir gehören, mit einem Schlag.
step-tab-bars-hint = Eine 2 kommt auf 23 herein, eine 5 auf 20. Wen trifft die 6?

step-tab-pairs-title = Halt deine Paare
step-tab-pairs-task = Drei Würfel treffen öfter als zwei, also bleib zu zweit. Dunkle Steine auf 16 und 12 sind noch hinter den meisten von dir. Du hast 6, 5 und 1: Lass keinen weiteren allein.
step-tab-pairs-yes = Beide sind gemeinsam von 8 auf 2 gezogen: einer mit der 6, der andere mit 5 und 1.
step-tab-pairs-no = Ein Stein, der Gesellschaft hatte, steht jetzt allein.
step-tab-pairs-hint = 5 und 1 sind zusammen so weit wie die 6.

step-tab-chase-title = Zwei Würfel für einen
step-tab-chase-task = Du bist auf der Bar und hast 6, 5 und 4. Auf 13 steht ein dunkler Stein allein. Setz mit einer Zahl ein, und schlag mit den beiden anderen zusammen.
step-tab-chase-yes = Auf 19 bei Freunden herein, und von 22 neun Schritte bis zum Schlag.
step-tab-chase-no = Schlag auf 13, und halt die Felder 19 und 22.
step-tab-chase-hint = Welche zwei Zahlen ergeben neun?

step-irish-single-title = Sieg ist Sieg
step-irish-single-task = Du hast alles abgetragen, dein Gegner nichts, und einer ist sogar auf der Bar. Irish ist älter als Gammons und Doppler: Jeder Sieg zählt gleich viel. Wie viele Punkte?
step-irish-single-yes = Ein Punkt. Ein Gammon musst du weder erhoffen noch fürchten.
step-irish-single-no = Jeder Sieg zählt so viel wie der kleinste.
step-irish-single-hint = Es ist die kleinste Zahl, die ein Sieg zählen kann.
step-irish-single-more = Im Backgammon zählte das mehr. In Irish zählt jeder Sieg gleich viel.

step-irish-aces-title = Zweimal, nicht viermal
step-irish-aces-task = Ein Pasch sind zwei Teilzüge wie jeder Wurf, nicht vier. Du hast 1-1, und auf 5 steht ein dunkler Stein allein: Schlag ihn und besetz das Feld.
step-irish-aces-yes = Zwei kleine Schritte haben gereicht.
step-irish-aces-no = Auf 5 sollen nach dem Schlag zwei Steine stehen.
step-irish-aces-hint = Gleich neben 5 hast du einen vollen Stapel.
step-irish-aces-alone = Dein Stein ist weitergezogen und steht auf 4 allein: Eine 4 von der Bar schlägt ihn.

step-irish-sixes-title = Zwölf, nicht vierundzwanzig
step-irish-sixes-task = Du hast 6-6: zwölf Schritte in Irish. Von 18 und 13 ist die 6 gesperrt. Zieh von 16 weiter, ohne dort jemanden allein zu lassen.
step-irish-sixes-yes = Das Paar bleibt zusammen, und mit 10 kommen die letzten leichter nach.
step-irish-sixes-no = Auf 10 sollen zwei Steine stehen.
step-irish-sixes-hint = Für jeden der beiden eine 6.

step-irish-close-title = Schließ die Tür
step-irish-close-task = Ein dunkler Stein ist auf der Bar, und nur Feld 5 ist noch nicht besetzt. Du hast 2-2: zwei Teilzüge mit 2. Schließ alle sechs Felder.
step-irish-close-yes = Niemand kommt mehr herein. Deine zwei auf 24 können in Ruhe heimgehen.
step-irish-close-no = Auf einem deiner sechs Felder zu Hause fehlt noch ein Stein.
step-irish-close-hint = Auf 5 fehlt einer. Wer ist zwei Schritte entfernt?

step-jac-courier-title = Der Kurier
step-jac-courier-task = Wie in Fevga laufen beide gleich herum, und ein Stein hält ein Feld. Aber dein erster Stein, der Kurier, muss zu Hause sein, bevor ein anderer zieht. Tipp auf das erste Feld deines Heimfelds.
step-jac-courier-yes = Achtzehn Schritte allein. Die anderen warten, bis er auf 6 oder tiefer steht.
step-jac-courier-no = Dein Heimfeld sind deine letzten sechs Felder.
step-jac-courier-hint = Dein Heimfeld reicht von 6 bis 1, und du kommst von oben.
step-jac-courier-fevga = In Fevga würde das genügen. Der Kurier muss weiter.
step-jac-courier-almost = Noch ein Schritt.
step-jac-courier-far = Dein Heimfeld fängt früher an.

step-jac-arrive-title = Die Nachricht ist da
step-jac-arrive-task = Dein Kurier steht auf 8. Du hast 2 und 1: Eine Zahl bringt ihn heim. Hol mit der anderen sofort einen neuen von 24 heraus.
step-jac-arrive-yes = Mit der 2 daheim, und noch im selben Wurf ist der Zweite unterwegs.
step-jac-arrive-no = Der Kurier soll auf 6 stehen, ein neuer Stein auf 23.
step-jac-arrive-hint = Ist der Kurier daheim, sind die anderen frei, auch für den anderen Würfel.
step-jac-arrive-both = Der Kurier hat dort nichts mehr zu tun. Vierzehn warten auf deine Hilfe.

step-jac-block-title = Direkt vor ihre Nase
step-jac-block-task = Dreizehn dunkle Steine stehen auf 12 und müssen über 11 bis 7. Du hast 6 und 2: Stell genau dorthin einen Stein, auf 10.
step-jac-block-yes = Auf 10 nimmst du ihnen die 2, und dort lässt sich weiterbauen.
step-jac-block-no = Auf 10 soll ein Stein von dir stehen.
step-jac-block-hint = Acht Schritte von 18, aber nicht über 12.
step-jac-block-home = Am eigenen Start gut gebaut, aber dort kommen sie noch lange nicht vorbei.

step-jac-fan-title = Ausschwärmen
step-jac-fan-task = Dein Kurier ist daheim. Zwölf Steine auf 24 halten nur ein einziges Feld. Du hast 2 und 1: Lass zwei von ihnen eigene Felder halten.
step-jac-fan-yes = 24, 23, 22 und 21 in einer Reihe: Wer herumkommt, muss über dich springen.
step-jac-fan-no = 23, 22 und beide auf 21 sollen dir gehören.
step-jac-fan-hint = Beide Zahlen vom Stapel.

step-tawla-count-title = Jeder Stein zählt
step-tawla-count-task = Ein Match geht bis 31. Wer eine Partie gewinnt, bekommt einen Punkt für jeden Stein, den der Gegner noch auf dem Brett hat. Du bist fertig: Wie viele Punkte sind das?
step-tawla-count-yes = Elf Punkte. Auch in einer verlorenen Partie lohnt sich der Kampf: Jeder abgetragene Stein spart einen.
step-tawla-count-no = Zähl die dunklen Steine, einen nach dem anderen.
step-tawla-count-hint = Zwei, eins, drei, zwei und drei.
step-tawla-count-one = Einfach oder Gammon gibt es hier nicht: Gezählt werden Steine.
step-tawla-count-off = Das sind die vier, die abgetragen sind. Zähl die anderen.

step-tawla-runner-title = Der Läufer kommt an
step-tawla-runner-task = Ihr lauft einander entgegen, und ein Stein hält ein Feld. Nur der Läufer zieht, bis er zu Hause ist. Du hast 6 und 3: Bring mit einer Zahl den Läufer heim, mit der anderen einen neuen heraus.
step-tawla-runner-yes = Die anderen vierzehn sind jetzt frei, und der gegnerische Läufer ist noch unterwegs.
step-tawla-runner-no = Der Läufer soll auf 5 stehen, ein neuer Stein auf 21.
step-tawla-runner-hint = Welche Zahl bringt den Läufer auf 6 oder tiefer?
step-tawla-runner-deep = Der Läufer ist daheim, aber sonst ist noch niemand los. So baut dein Gegner zuerst.

step-tawla-wall-title = Mauern sind Punkte
step-tawla-wall-task = Jeder dunkle Stein, den du aufhältst, kann am Ende zählen. Du hast 5 und 2. Bring einen von 24 heraus und schließ die Lücke zwischen 18 und 16.
step-tawla-wall-yes = 18, 17, 16 und 15 in einer Reihe, dann 13 und 12: Wer noch davor steht, kommt schwer durch.
step-tawla-wall-no = 17 soll dir gehören, und kein Stein der Mauer soll weg.
step-tawla-wall-hint = Sieben Schritte vom Stapel. Welche Zahl passt zuerst?

step-tawla-out-title = Hol die anderen heraus
step-tawla-out-task = Zwölf stehen noch auf 24, und verlierst du, kostet jeder übrige einen Punkt. Du hast 5 und 4. Die 5 von 24 ist gesperrt: Befrei trotzdem einen, und behalte 18.
step-tawla-out-yes = 20 und 18 sind Trittsteine für die anderen: Von 24 passen künftig auch deine Vieren und Sechsen.
step-tawla-out-no = 20, 18, 11 und 6 sollen alle dir gehören.
step-tawla-out-hint = Die 4 befreit einen. Wer zieht die 5?

step-crazy-head-title = Einer vom Kopf
step-crazy-head-task = Zehn stehen auf deinem Kopf, und je Zug darf einer los, wie in Long Nardi. Du hast 6 und 5. Zieh beide Zahlen mit einem Stein vom Kopf und behalte 19 und 14.
step-crazy-head-yes = Noch neun, und 14 und 13 sperren nebeneinander.
step-crazy-head-no = Einer von 24 soll auf 13 stehen, der Rest bleibt.
step-crazy-head-hint = Elf Schritte mit einem Stein, über ein eigenes Feld.
step-crazy-head-home = Zu Hause gibt es noch nichts zu holen, und der Kopf bleibt so schwer wie vorher.

step-crazy-exact-title = Genau oder gar nicht
step-crazy-exact-task = Zu Hause wird nicht mehr gezogen, und jede Zahl trägt genau von ihrem eigenen Feld ab. Du hast 5 und 2: Tipp auf das Feld, von dem ein Stein abgetragen wird.
step-crazy-exact-yes = Die 5 trägt einen von 5 ab. Auf 2 steht niemand, also verfällt die 2.
step-crazy-exact-no = Vergleich die zwei Zahlen mit deinen Feldern.
step-crazy-exact-hint = Nur eine der zwei Zahlen hat Steine auf ihrem Feld.
step-crazy-exact-inside = Diese Zahl ist nicht gefallen, und Ziehen im Heimfeld ist verboten.

step-crazy-fill-title = Für jede Zahl einen Stein
step-crazy-fill-task = Wo du zu Hause landest, bleibst du, bis die Zahl kommt. Also ist es gut, auf jedem Feld einen zu haben. Du hast 4 und 1: Besetz ein leeres Feld.
step-crazy-fill-yes = Jetzt trägt später auch eine 4 etwas ab. Auf 5 hast du schon genug.
step-crazy-fill-no = Feld 4 ist noch leer.
step-crazy-fill-hint = Welche zwei Felder zu Hause sind leer, und welches erreichst du mit der 4?

step-crazy-off-title = Heim, und einer weg
step-crazy-off-task = Dein letzter Stein steht auf 10. Du hast 4 und 1. Bring ihn heim und trag den ersten ab.
step-crazy-off-yes = Beide Zahlen ganz genutzt: einer rein, einer weg.
step-crazy-off-no = Noch ist kein Stein abgetragen.
step-crazy-off-hint = Dein Heimfeld beginnt bei 6. Welche Zahl reicht dafür allein?

step-gioul-out-title = Zwei Wege hinaus
step-gioul-out-task = Wie in Gul Bara hält ein Stein ein Feld, aber dein Gegner kommt dir entgegen. Einer auf 18 sperrt deine 6. Du hast 6 und 4: Bring einen von 24 heraus und halt deine Reihe.
step-gioul-out-yes = Erst die 4, dann die 6. Auf 24 bleiben sieben, und 17 bis 13 gehören weiter dir.
step-gioul-out-no = Einer von 24 soll auf 14 stehen, und die Reihe soll bleiben.
step-gioul-out-hint = Fang mit dem anderen Würfel an.

step-gioul-six-title = Eine volle Mauer
step-gioul-six-task = Mauern dürfen beliebig lang sein. Du hältst 18 und 16 bis 13. Du hast 5 und 2: Mach die sechs in einer Reihe voll.
step-gioul-six-yes = 18 bis 13: Jeder dunkle Stein, der noch nicht vorbei ist, wartet vor sechs Feldern.
step-gioul-six-no = Eines der Felder 18 bis 13 ist leer.
step-gioul-six-hint = 17 fehlt, sieben Schritte vom Stapel.

step-gioul-climb-title = Die letzte Stufe
step-gioul-climb-task = Ab deinem vierten Wurf klettern Pasche: Nach vier Fünfen kommen vier Sechsen. Tipp auf die drei Felder, von denen eine 6 gesperrt ist.
step-gioul-climb-yes = 12, 11 und 9 sind besetzt. Die Sechsen müssen von 16, 14 oder 10 kommen.
step-gioul-climb-no = Zähl von jedem deiner Felder sechs Schritte.
step-gioul-climb-hint = Such dunkle Steine auf 12 bis 4.
step-gioul-climb-fits = Von hier passt eine 6.

step-mis-stay-title = Nur keine Eile
step-mis-stay-task = Gezogen wird wie im Backgammon, aber wer zuerst alles abgetragen hat, verliert. Deine zwei auf 24 sind Gold wert: Sie haben den längsten Weg. Du hast 3 und 1: Lass sie stehen.
step-mis-stay-yes = Blots sind hier keine Sorge: Geschlagen zu werden ist ein Geschenk.
step-mis-stay-no = Beide Steine sollen auf 24 bleiben.
step-mis-stay-hint = Zieh mit Steinen, die näher am Ziel stehen.
step-mis-stay-run = Im Backgammon wärst du froh, hinauszukommen. Hier willst du am liebsten zuletzt gehen.

step-mis-must-title = Drücken gilt nicht
step-mis-must-task = Zahlen, die gehen, müssen gezogen werden. Du hast 5 und 4: Die 5 trägt einen ab, und für die 4 bleibt nur ein Teilzug. Tipp auf das Feld, auf dem er landet.
step-mis-must-yes = 5/1 schlägt, obwohl du lieber niemanden zurückschicken würdest.
step-mis-must-no = Der zweite Stein auf 5 muss vier Schritte ziehen.
step-mis-must-hint = 5 minus 4.
step-mis-must-other = Von 2 darf mit einer 4 keiner weg, solange einer höher steht.
step-mis-must-stay = Dort kann er nicht bleiben: Die 4 lässt sich ziehen.

step-mis-slow-title = So langsam wie möglich
step-mis-slow-task = Du und dein Gegner habt noch je sechs Steine. Du hast 2 und 1: Trag so wenig ab, wie die Regeln es zulassen.
step-mis-slow-yes = Nur einer ist weg, fünf sind noch da. Im Heimfeld zu ziehen vergeudet eine Zahl, und hier ist das gut.
step-mis-slow-no = Es geht mit weniger.
step-mis-slow-hint = Eine 1 muss keinen Stein abtragen.
step-mis-slow-fast = Zwei sind weg, und die übrigen vier gehen in zwei Würfen. Dein Gegner braucht drei: Du wärst zuerst fertig und hättest verloren.

step-back-turn-title = Kehr um
step-back-turn-task = Alles ist wie im Backgammon, aber ein Stein darf auch rückwärts ziehen, wenn er einen Blot schlägt. Ein dunkler auf 16 fühlt sich sicher. Du hast 4 und 3: Schlag ihn von 13, und bring 10 heim.
step-back-turn-yes = 13/16*, drei Schritte verkehrt herum, und der Blot von 10 ist zu Hause.
step-back-turn-no = Ein dunkler Stein soll auf der Bar sein, zwei von dir auf 13, keiner auf 10.
step-back-turn-hint = 13 plus 3.
step-back-turn-home = Sicher daheim, aber den dunklen Stein auf 16 hast du laufen lassen.

step-back-late-title = Noch nicht vorbei
step-back-late-task = Dein Gegner hat sieben abgetragen, der Rest ist zu Hause: Im Backgammon wäre die Partie verloren. Aber auf 22 steht einer allein. Du hast 5 und 2: Hol ihn dir.
step-back-late-yes = Erst 2 vorwärts, dann 5 zurück. Nur der Schlag selbst darf rückwärts gehen.
step-back-late-no = Der dunkle Stein auf 22 ist noch da.
step-back-late-hint = Von 19 reicht keine der Zahlen direkt auf 22. Von wo aus ginge es mit der 5?

step-back-safe-title = Augen im Rücken
step-back-safe-task = Zwölf dunkle Steine sind an dir vorbei, aber auch sie dürfen umkehren. Du hast 6 und 5: Lass nirgends einen von dir allein.
step-back-safe-yes = Beide sind von 13 gemeinsam weg. Vorbei zu sein schützt hier nicht, nur Gesellschaft.
step-back-safe-no = Einer deiner Steine steht allein.
step-back-safe-hint = Welches Paar kann auf zwei eigenen Feldern landen?
step-back-safe-alone = Jetzt stehen zwei von dir allein, und von beiden Seiten schauen dunkle Steine zu.

step-small-which-title = Der kleinere Würfel
step-small-which-task = Rückwärts schlagen wie vorher, aber nur mit dem kleineren Würfel. Du hast 5 und 2. Hinter deinem Paar auf 10 stehen zwei dunkle Blots: Tipp auf den, den du schlagen kannst.
step-small-which-yes = Zwei Schritte zurück von 10. Die 5 geht nur vorwärts.
step-small-which-no = Zähl von 10 aus zurück.
step-small-which-hint = Deine kleinere Zahl ist 2.
step-small-which-five = Das wären fünf Schritte zurück, und die 5 ist der größere Würfel.
step-small-which-own = Das ist dein eigenes Paar.

step-small-chance-title = Zurück und wieder heim
step-small-chance-task = Deine zwei auf 23 sind eingeklemmt, da hilft nur ein Schlag. Du hast 6 und 4, und auf 12 steht ein dunkler Stein allein. Schlag ihn mit der kleineren Zahl und bring deinen mit der 6 heim.
step-small-chance-yes = 8/12*/6: vier zurück, sechs vor, und kein Blot bleibt stehen.
step-small-chance-no = Der dunkle Stein auf 12 wurde nicht geschlagen.
step-small-chance-hint = 12 liegt vier Schritte hinter einem deiner Steine.
step-small-chance-quiet = Alles sicher, aber deine zwei auf 23 bleiben eingeklemmt, und das war deine Chance.

step-small-off-title = Schlag von Feld 1 aus
step-small-off-task = Du trägst ab. Ein dunkler Stein auf 5 will heim, ein anderer ist auf der Bar. Du hast 6 und 4: Schlag ihn rückwärts, bleib nicht dort, und trag einen Stein ab.
step-small-off-yes = Von 1 zurück auf 5 mit der 4, und mit der 6 vom Brett: zwei auf der Bar, und du hast einen weniger.
step-small-off-no = Zwei dunkle Steine sollen auf der Bar sein, keiner auf 5, und einer von dir abgetragen.
step-small-off-hint = Derselbe Stein darf beide Zahlen nutzen.

step-euro-under-title = Die Unterseite
step-euro-under-task = Wie in Acey-deucey wird ein Pasch viermal gespielt. Dann folgt viermal die Unterseite, 7 minus Augenzahl, dann ein neuer Wurf. Du hast 5-5: Tipp auf das Feld, auf das sie einen Stein von 20 bringt.
step-euro-under-yes = 7 minus 5 ist 2, also kommt er auf 18. Nur wenn alle acht gehen, gibt es den neuen Wurf.
step-euro-under-no = Such zuerst die Zahl auf der Unterseite einer 5.
step-euro-under-hint = Gegenüberliegende Seiten eines Würfels ergeben zusammen sieben.
step-euro-under-five = Das ist die 5 selbst. Was steht darunter?
step-euro-under-start = Dort beginnt er. Wo landet er?

step-euro-hit-title = Der weite Weg
step-euro-hit-task = Fünf von dir müssen noch herum. Auf 13 steht ein dunkler Stein allein. Du hast 4 und 3: Nimm ihn unterwegs mit.
step-euro-hit-yes = Einer von dir ist gut unterwegs, und einer von ihnen fängt auf der Bar neu an.
step-euro-hit-no = Der dunkle Stein auf 13 wurde nicht geschlagen.
step-euro-hit-hint = Sieben Schritte mit einem Stein.

step-euro-exact-title = Genau bis zum Schluss
step-euro-exact-task = Eine Zahl trägt nur von ihrem eigenen Feld ab: Die 3 nützt hier nichts. Du hast 3 und 1. Mach das Beste aus der 1.
step-euro-exact-yes = Einer weg. Der letzte braucht eine 2, oder zweimal eine 1.
step-euro-exact-no = Es ist keiner abgetragen.
step-euro-exact-hint = Welches Feld gehört zur 1?
step-euro-exact-inside = Jetzt stehen zwei auf 1: Beide brauchen eine 1, und es sind noch zwei statt einem.

step-aso-door-title = Die Tür ist offen
step-aso-door-task = Herein geht es nur mit einem Pasch oder mit 1-2. Du hast 1-2, und alle fünfzehn warten. Nutz die offene Tür für zwei.
step-aso-door-yes = Zwei sind drin. Nach 1-2 kommt ein Pasch deiner Wahl, also bleibt die Tür noch offen.
step-aso-door-no = Einer soll auf 24 stehen, einer auf 23.
step-aso-door-hint = Jede Zahl kann einen eigenen Stein bringen.
step-aso-door-one = Nur einer ist hereingekommen, vierzehn warten noch vor der Tür.

step-aso-shut-title = Die Tür ist zu
step-aso-shut-task = Elf von dir warten, aber mit 5 und 2 kommt niemand herein: Nur die auf dem Brett können ziehen. Stell alle vier zu Paaren.
step-aso-shut-yes = Paare auf 10 und 6. Solange elf draußen warten, ist jeder Stein auf dem Brett kostbar.
step-aso-shut-no = Auf 10 und 6 sollen je zwei Steine stehen.
step-aso-shut-hint = Der einzelne auf 13 hat sieben Schritte weiter einen Freund.

step-aso-past-title = Heb dir Züge auf
step-aso-past-task = Sieben warten, und ohne Pasch ziehen nur die auf dem Brett. Du hast 5 und 4. Schon dein Heimfeld: Zieh beides mit dem Stein auf 19.
step-aso-past-yes = Deine Felder zu Hause bleiben, und der hintere Stein ist ein gutes Stück weiter.
step-aso-past-no = Der Stein von 19 soll auf 10 ankommen.
step-aso-past-hint = Neun Schritte mit einem Stein.

step-aso-double-title = Offen, aber nicht nötig
step-aso-double-task = Ein Pasch öffnet die Tür, aber du darfst ihn auch anders nutzen. Du hast 4-4, und auf 6 steht ein dunkler Stein allein. Schlag ihn mit zwei von dir.
step-aso-double-yes = Ein Feld zu Hause und ein Schlag, und nach einem Pasch würfelst du noch einmal. Die zwei draußen haben Zeit.
step-aso-double-no = Auf 6 sollen zwei Steine stehen, und ein dunkler auf der Bar.
step-aso-double-hint = Zwei Vieren führen von 14 auf 6.

step-race-later-title = Keine Eile am Eingang
step-race-later-task = Alle beginnen neben dem Brett und kommen wie von der Bar herein, aber wann du willst. Jeder Sieg zählt 1. Du hast 3 und 1: Lass die zwölf warten und besetz Feld 10.
step-race-later-yes = Aus zwei Blots ist ein Feld geworden, das im Weg steht, und den zwölf neben dem Brett passiert nichts.
step-race-later-no = Auf 10 sollen zwei Steine stehen.
step-race-later-hint = 13 und 11 sind 3 und 1 davon entfernt.
step-race-later-enter = Zwei Blots mehr, genau dort, wo dein Gegner bauen will.

step-race-mixed-title = Einer herein, zwei zusammen
step-race-mixed-task = Du darfst mit einer Zahl einsetzen und mit der anderen ziehen. Du hast 3 und 1. Mach aus den dreien auf 13 und dem auf 10 zwei Felder, und setz einen auf 24 ein.
step-race-mixed-yes = Zwei Felder in der Mitte, und ganz hinten ein Vorposten.
step-race-mixed-no = Auf 13 und 10 sollen je zwei stehen, und einer auf 24.
step-race-mixed-hint = Die 1 setzt ein.

step-race-bar-first-title = Die Bar ist etwas anderes
step-race-bar-first-task = Wartende dürfen warten, aber ein geschlagener auf der Bar muss zuerst herein. Du hast 6 und 2: Hinein und weiter, auf den einzelnen dunklen Stein vor seinem Heimfeld.
step-race-bar-first-yes = Eingesetzt und auf 17 geschlagen, und der Getroffene war fast zu Hause.
step-race-bar-first-no = Deiner soll auf 17 stehen, und ein dunkler auf der Bar.
step-race-bar-first-hint = Acht Schritte von der Bar.
step-race-bar-first-home = Auch ein Schlag, aber gegen einen, der den ganzen Weg noch vor sich hat, und dein Stein steht auf 4 ungedeckt.

step-race-strike-title = Der Letzte schlägt zu
step-race-strike-task = Warten kann sich lohnen: Dein letzter Stein ist noch neben dem Brett, und auf 23 steht ein dunkler allein. Du hast 3 und 2: Schlag ihn, und besetz Feld 6.
step-race-strike-yes = Er war zwei Schritte vor dem Ziel. Wer noch einen Stein draußen hat, kann auch dort noch schlagen.
step-race-strike-no = Schlag auf 23, und auf 6 sollen zwei Steine stehen.
step-race-strike-hint = Die 2 setzt ein. Wer ist drei Schritte von 6 entfernt?

step-puff-small-title = Klein vor Groß
step-puff-small-task = Alle kommen auf 24 bis 19 herein, und keiner verlässt diese Felder, bevor alle drin sind. Der kleinere Würfel kommt immer zuerst. Du hast 6 und 5: Setz zwei ein.
step-puff-small-yes = Die 5 auf 20, dann die 6 auf 19.
step-puff-small-no = Auf 20 soll ein Stein stehen.
step-puff-small-hint = Setz mit beiden Zahlen ein, statt den auf 24 zu ziehen.

step-puff-hit-title = Die Reihenfolge hilft
step-puff-hit-task = Du bist auf der Bar und hast 6 und 3. Die 3 muss zuerst kommen. Setz mit ihr ein und schlag mit der 6.
step-puff-hit-yes = bar/22, dann weiter auf 16. Diesmal hat die Regel nicht gestört.
step-puff-hit-no = Kein dunkler Stein wurde geschlagen.
step-puff-hit-hint = Neun Schritte von der Bar.

step-puff-lost-title = Ein verlorener Zug
step-puff-lost-task = Du bist auf der Bar und hast 5 und 2. Die 2 muss zuerst kommen, aber 23 ist besetzt. Also ist alles verloren, obwohl die 5 passen würde. Drück Prüfen.
step-puff-lost-yes = Das ist der Kniff in Puff: Sperr die kleinen Zahlen, und dein Gegner steht still.
step-puff-lost-hint = Es gibt nichts zu ziehen. Drück Prüfen.

step-puff-double-title = Dein erster Pasch
step-puff-double-task = Mit dem ersten Pasch spielst du jeden Würfel einmal, danach die Unterseiten, wenn du magst. Du hast 4-4, und auf 20 steht ein dunkler Stein allein. Schlag ihn zu zweit.
step-puff-double-yes = Ein Schlag und ein Feld. Zwei Dreien von der Unterseite könnten folgen; ab dem zweiten Pasch gilt alles doppelt.
step-puff-double-no = Auf 20 sollen zwei Steine stehen.
step-puff-double-hint = Züge innerhalb des Viertels sind erlaubt.

step-lange-first-title = Derselbe Eingang
step-lange-first-task = Die Regeln sind die von Contrare Puff, aber beide kommen in derselben Ecke herein und laufen gleich herum. Du hast 1-1, deinen ersten Pasch: jeden Würfel einmal. Besetz Feld 24.
step-lange-first-yes = Hinter 24 kommt niemand, und mit einer 1 kommt dein Gegner nicht mehr herein.
step-lange-first-no = Auf 24 sollen zwei Steine stehen.
step-lange-first-hint = Jede 1 bringt einen eigenen Stein.

step-lange-two-title = Gedränge an der Tür
step-lange-two-task = Wo du hereinkommst, stehen zwei dunkle Steine allein, auf 21 und 19. Die 1 kommt zuerst. Du hast 6 und 1: Schlag beide.
step-lange-two-yes = Einen hat der Nachbar geschlagen, einen der Neue. Beide müssen nun zuerst wieder herein.
step-lange-two-no = Auf der Bar sollen zwei dunkle Steine sein.
step-lange-two-hint = Die 1 zieht drinnen, die 6 setzt ein.

step-lange-chase-title = Nur von hinten
step-lange-chase-task = Auf einer Straße schlägst du nur, was vor dir ist. Du bist auf der Bar und hast 5 und 1. Setz ein, und fang dann den einzelnen dunklen Stein auf 15.
step-lange-chase-yes = Mit der 1 hinein, mit der 5 geschlagen. Der Getroffene muss zehn Schritte noch einmal gehen.
step-lange-chase-no = Der dunkle Stein auf 15 wurde nicht geschlagen.
step-lange-chase-hint = Die 1 muss einsetzen. Wer ist fünf Schritte hinter 15?
step-lange-chase-slow = Nichts geschlagen, und die 5 zu Hause verschwendet.

step-coan-eighth-title = Die achte Flasche
step-coan-eighth-task = Sechzehn je Seite laufen einmal herum, von 16 bis heim. Niemand wird geschlagen, aber acht von dir sperren einen Platz. Du hast 5 und 2, je Zahl zieht ein Stein: Mach die acht auf 10 voll.
step-coan-eighth-yes = Acht auf 10: Kein dunkler Stein darf dort landen oder vorbei.
step-coan-eighth-no = Der Stein von 15 soll auf 10 stehen, und einer von 16 auf 14.
step-coan-eighth-hint = Welche der zwei Zahlen führt auf 10, und von wo?

step-coan-double-title = Ein Pasch zieht zwei
step-coan-double-task = Mit einem Pasch ziehen zwei Steine je die Summe, oder einer die Hälfte davon. Du hast 6-6: Nimm das Größere, mit deinen letzten auf 16.
step-coan-double-yes = Je zwölf Plätze: Schneller geht in diesem Spiel nichts.
step-coan-double-no = Auf 4 sollen zwei Steine stehen.
step-coan-double-hint = Sechzehn minus zwölf.

step-coan-keep-title = Halt die acht
step-coan-keep-task = Alle dunklen Steine müssen noch an deiner 10 vorbei, und dort stehen neun von dir. Du hast 5 und 3, je Zahl zieht ein Stein. Lass acht auf 10.
step-coan-keep-yes = Das Tor bleibt zu. Auf der anderen Seite gehen jetzt ganze Würfe verloren.
step-coan-keep-no = Nur einer darf 10 verlassen.
step-coan-keep-hint = Wer sonst kann die 3 ziehen?
step-coan-keep-open = Auf 10 sind nur noch sieben, und die dunklen Steine gehen durch.

step-coan-row-title = Zwei Zahlen in Folge
step-coan-row-task = Bei Zahlen in Folge wie 6-5 zieht ein Stein die Summe, 11, und ein anderer die kleinere Zahl oder die Summe minus eins, 10. Bring zwei der hintersten auf einmal heim.
step-coan-row-yes = Elf und zehn: Beide sind daheim. Eine genaue Zahl braucht es nicht.
step-coan-row-no = Zwei von 10 sollen daheim sein, und 2 und 1 bleiben.
step-coan-row-hint = Zehn Schritte bringen einen Stein von 10 heim.
