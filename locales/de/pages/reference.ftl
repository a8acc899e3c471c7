# Die Seite zum Nachschlagen: Zahlen des Spiels, vom Programm ausgerechnet.

reference-title = Nachschlagen
reference-lead = Schüsse, Einsetzen, letzte Würfe, Take-Punkte, Match-Equitys, Formeln für Rennen und der Doppler. Jede Zahl auf dieser Seite hat das Programm ausgerechnet.
reference-contents = Abschnitte

reference-shots-title = Schüsse
reference-shots-how = Würfe von 36, mit denen ein Stein einen Blot schlägt, nach der Entfernung des Blots. Drück auf eine Säule, um die Würfe zu sehen.
reference-shots-bar = { $away } entfernt: { $rolls } von 36
reference-shots-held = { $away } entfernt: dieses Feld ist gesperrt
reference-shots-rolls = { $rolls ->
    [one] { $away } entfernt, { $rolls } Wurf von 36:
   *[other] { $away } entfernt, { $rolls } Würfe von 36:
}
reference-shots-none = { $away } entfernt: kein Wurf schlägt
reference-shots-blocked = Felder, die dein Gegner hält, nach ihrer Entfernung von deinem Stein
reference-shots-clear = Alle Felder öffnen
reference-shots-pairs = Zwei Blots
reference-shots-pairsHow = Würfe von 36, die mindestens einen von zwei Blots schlagen. Zeile und Spalte sind die beiden Entfernungen; die Felder dazwischen sind offen.

reference-entering-title = Einsetzen und Würfel
reference-entering-how = Würfe von 36, mit denen du einsetzt, nach der Zahl der besetzten Felder im Heimfeld deines Gegners. Welche es sind, ist gleich.
reference-entering-closed = Besetzte Felder
reference-entering-columns-1 = Ein Stein
reference-entering-columns-2 = Von zweien mindestens einer
reference-entering-columns-3 = Von zweien beide
reference-entering-dice = Würfel
reference-entering-roll = Wurf
reference-entering-of36 = Von 36
reference-entering-doubles = Ein Pasch
reference-entering-given = Eine bestimmte Augenzahl
reference-entering-either = Eine von zwei bestimmten Augenzahlen
reference-entering-pips = Ein Wurf ist im Mittel { $pips } Pips wert, ohne die Pasche { $plain }.

reference-last-title = Letzte Steine
reference-last-how = Würfe von 36, mit denen du alle Steine auf einmal abträgst. Zeile und Spalte sind die Felder, auf denen sie stehen.
reference-last-alone = Allein
reference-last-more = Drei und vier Steine brauchen einen Pasch. So viele der sechs reichen für diese Stellungen:
reference-last-several = Zahl der Steine
reference-last-checkers = { $n } Steine
reference-last-doubles = { $n ->
    [one] { $n } Pasch
   *[other] { $n } Pasche
}

reference-takes-title = Take-Punkte
reference-takes-how = Die Gewinnchance in Prozent, die du brauchst, um ein Doppel anzunehmen, ohne Gammons, nach der Tabelle { $met }. Zeilen sind die Punkte, die dir fehlen, Spalten die deines Gegners.
reference-takes-kinds = Mit einem toten Doppler doppelst du nie zurück, mit einem lebenden im besten Moment. Spiel nach dem Punkt dazwischen: lebend + { $weight } × (tot − lebend), nach Simborg und O'Hagan.
reference-takes-cube = Das Doppel
reference-takes-to = Auf { $cube }
reference-takes-kind = Die Art des Take-Punkts
reference-takes-play = Zum Spielen
reference-takes-dead = Toter Doppler
reference-takes-live = Lebender Doppler
reference-takes-gammons = Gammonwerte
reference-takes-gammonsHow = So viel bringt ein Gammon mehr als ein einfacher Gewinn, als Anteil am Unterschied zwischen einfachem Gewinn und einfachem Verlust. Im Geldspiel sind es 0,50. Zeilen sind die Punkte, die dir fehlen.
reference-takes-gammonsCube = Der Doppler
reference-takes-at = Doppler auf { $cube }
reference-takes-after = Nach der Crawford-Partie
reference-takes-afterHow = Die Chance in Prozent, die die Seite in Führung braucht, um das Doppel einer Seite anzunehmen, der so viele Punkte fehlen. Ist die Zahl gerade, hat sie einen Gratis-Pass: Einmal abzulehnen kostet fast nichts.
reference-takes-point = Take-Punkt

reference-equities-title = Match-Equitys
reference-equities-how = Deine Chance in Prozent, das Match zu gewinnen. Zeilen sind die Punkte, die dir fehlen, Spalten die deines Gegners. Zeile und Spalte 1 sind die Crawford-Partie; die letzte Zeile gilt danach für die Seite im Rückstand.
reference-equities-table = Die Tabelle
reference-equities-after = Danach
reference-equities-rules = Faustregeln
reference-equities-rulesHow = Der Fehler jeder Regel gegenüber { $met }, in Prozent, über alle Stände, bei denen euch beiden 2 bis { $points } Punkte fehlen und eine Seite führt.
reference-equities-rule = Regel
reference-equities-columns-1 = Mittlerer Fehler
reference-equities-columns-2 = Größter Fehler
reference-equities-columns-3 = Bei
reference-equities-janowski = Janowski: 50 + 85 × Vorsprung ÷ (was der Seite im Rückstand fehlt + 6)
reference-equities-turner = Turner: 50 + (24 ÷ was der Seite im Rückstand fehlt + 3) × Vorsprung
reference-equities-numbers = Eine Zahl je Punkt Vorsprung: { $numbers }, wenn der Seite im Rückstand 3, 4, 5 und so weiter fehlen (nach Kazaross)
reference-equities-pasch = Die Tabelle aus Paschs eigenen Rollouts

reference-races-title = Formeln für Rennen
reference-races-how = Jede Formel im Vergleich mit der Wahrheit, im Geldspiel. Die Stellungen sind ausgelost (Startwert { $seed }). In jedem Rennen hat die Seite am Wurf ohne Doppler eine Gewinnchance von { $low } bis { $high } %.
reference-races-key = Falsch: Prozent der Rennen, in denen die Formel irrt. Verloren: die Equity, die ihre Fehler kosten, je Rennen, in Tausendsteln des Dopplers. Chance: mittlerer Fehler der Gewinnchance, die sie nennt, in Prozent.
reference-races-short = Abtragen
reference-races-shortHow = { $races } Rennen mit { $fewest } bis { $most } Steinen auf jeder Seite, alle zu Hause. Die Wahrheit ist exakt: eine Datenbank aller Paare von Stellungen.
reference-races-long = Alle Steine auf dem Brett
reference-races-longHow = { $races } Rennen mit 15 Steinen auf jeder Seite, auf den Feldern 1 bis { $points }. Die Wahrheit ist eine Suche über { $plies } Würfe mit exakten Chancen. Wie genau sie ist, zeigt die letzte Zeile der Tabelle darüber.
reference-races-formula = Formel
reference-races-columns-1 = Doppel falsch
reference-races-columns-2 = Redoppel falsch
reference-races-columns-3 = Annahme falsch
reference-races-lost = Verloren
reference-races-chance = Chance
reference-races-search = Suche über { $plies } Würfe
reference-races-sources = 8-9-12: Bill Robertie. Thorp: Edward Thorp, mit den Prozenten von Mark Bower. Ward: Jeff Ward. Keith: Tom Keith, 2004. Kleinman: Danny Kleinman, 1980. Trice: Walter Trice, 2004. Isight: Axel Reichert, 2014.

reference-model-title = Der Doppler im Geldspiel
reference-model-how = Equity nach der Gewinnchance in Prozent, ohne Gammons. Der Regler stellt ein, wie gut ihr beide den Doppler nutzt.
reference-model-limits = Bei 0 ist der Doppler tot, und niemand dreht ihn mehr. Bei 1 ist er der ideale Doppler von Keeler und Spencer: Jedes Doppel kommt, wenn Annehmen und Ablehnen gleich gut sind. Janowskis Modell mischt die beiden; im Spiel sind etwa 0,68 üblich.
reference-model-efficiency = Effizienz des Dopplers: { $value }
reference-model-picture = Equity nach der Gewinnchance, eine Linie für jeden Platz des Dopplers
reference-model-mine = Dein Doppler
reference-model-centred = Doppler in der Mitte
reference-model-theirs = Doppler deines Gegners
reference-model-take = Annehmen ab
reference-model-double = Doppeln ab
reference-model-redouble = Redoppeln ab
reference-model-cash = Ablehnen ab
reference-model-all = Alle Effizienzen
reference-model-column = Effizienz
