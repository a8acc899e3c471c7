# Sätze der Engine: Netze, Datenbanken, Tabellen und Läufe, die sich nicht verwenden lassen oder schiefgingen.

net-error-magic = keine Netzdatei: sie beginnt nicht mit PASCHNET
net-error-truncated = die Netzdatei endet nach { $found } Byte, nötig sind { $expected }
net-error-trailing = die Netzdatei hat { $found } Byte, nur { $expected } gehören dazu
net-error-version = Netzdateien der Version { $found } werden nicht unterstützt (dieses Programm liest Version { $version })
net-error-encoding = die Eingabekodierung { $found } ist nicht bekannt (dieses Programm kennt { $encoding })
net-error-kind = unbekannte Art von Netz: { $found }
net-error-shape = die Schichtbreiten { $widths } ergeben kein Netz von { $inputs } Eingaben zu { $classes } Klassen
net-error-checksum = die Netzdatei ist beschädigt: Prüfsumme { $found }, erwartet { $expected }
net-error-weight = Schicht { $layer } enthält ein Gewicht, das sich nicht verwenden lässt: { $value }

kind-error = nötig ist ein Netz für { $expected ->
    [Contact] Kontakt
    [Race] Rennen
    [Late] späten Kontakt
   *[other] { $expected }
}, dieses ist für { $found ->
    [Contact] Kontakt
    [Race] Rennen
    [Late] späten Kontakt
   *[other] { $found }
}

book-error-roll = `{ $text }` ist kein Wurf wie 31
book-error-plan = das Buch braucht mindestens zwei Partien je Zug
book-error-game = zu { $variant } gibt es kein Buch: die Steine ziehen dort nicht wie im Backgammon
book-error-order = { $line } ist nicht die nächste Zeile des Buchs oder hat keine Züge
book-error-damaged = Zeile { $line } des Buchs ist beschädigt

database-error-size = eine solche Datenbank für { $points } Felder und { $checkers } Steine wird nicht gebaut
database-error-cancelled = abgebrochen
database-error-magic = das ist keine { $value }
database-error-version = die { $kind } hat Version { $found }, dieses Programm liest { $expected }
database-error-damaged = die { $kind } ist beschädigt: { $what ->
    [size] die Größe ist unmöglich
    [header-short] der Kopf ist abgeschnitten
    [header] im Kopf steht etwas, das nicht dorthin gehört
    [length] die Länge stimmt nicht
    [hash] der Hash stimmt nicht
    [positions] die Zahl der Stellungen stimmt nicht
    [parts] ihre Teile passen nicht zusammen
    [distribution] die Wahrscheinlichkeiten einer Stellung ergeben zusammen nicht 1
   *[other] { $what }
}

keep-error-foreign = kein Stand eines Rollouts oder einer aus einer anderen Version
keep-error-damaged = der Stand des Rollouts ist beschädigt

rollout-error-settings = dieser Rollout ist nicht möglich: { $value ->
    [trials] mindestens eine Partie ist nötig
    [horizon] mindestens ein Halbzug ist nötig
    [plies] so weit rechnet die Suche nicht voraus
    [drop] die JSD zum Verwerfen von Kandidaten muss über 0 liegen
    [stop] die Sicherheit, bei der er endet, muss über 0 liegen
   *[other] { $value }
}
rollout-error-empty = keine Kandidaten
rollout-error-state = dieser Stand gehört zu einem anderen Rollout
rollout-error-foreign = kein Stand dieses Rollouts

scores-error-plan = eine Tabelle hat 2 bis { $value } Punkte und braucht mindestens eine Partie je Stand
scores-error-order = { $found } ist nicht der nächste Stand
scores-error-line = Zeile { $line } der Stände ist beschädigt
scores-error-unfinished = noch sind nicht alle Stände ausgespielt

gate-error-game = mit diesen Optionen spielt die Engine { $value } nicht
gate-error-position = das ist keine Stellung eines Spiels, das die Engine spielt

family-net-error-magic = kein Netz der Familie: es beginnt nicht mit PASCHFAM
family-net-error-length = die Netzdatei hat { $found } Byte, nötig sind { $expected }
family-net-error-version = Netzdateien der Version { $found } werden nicht unterstützt (dieses Programm liest Version { $version })
family-net-error-variant = das Netz ist für ein Spiel, das dieses Programm nicht kennt: „{ $value }“
family-net-error-shape = das Netz für { $variant } wurde für andere Ein- oder Ausgaben gemacht, als dieses Programm hat
family-net-error-checksum = die Netzdatei ist beschädigt: Prüfsumme { $found }, erwartet { $expected }
family-net-error-weight = das Netz enthält ein Gewicht, das sich nicht verwenden lässt: { $value }

analyst-error-phase = gerade gibt es nichts zu bewerten: { $value }
analyst-error-dice = die Engine spielt mit zwei Würfeln

met-error-number = Zeile { $line }: `{ $text }` ist keine Zahl
met-error-missing = in der Tabelle fehlt: { $what ->
    [pre-crawford] die Tabelle vor Crawford
    [post-crawford] die Tabelle nach Crawford
    [row] eine Zeile
    [end] das Ende, </met>
   *[other] { $what }
}
met-error-row-length = Zeile { $row } hat { $found } Werte, nicht { $expected }
met-error-too-long = eine Tabelle mit { $points } Punkten, mehr als { $max_away }
met-error-not-a-chance = der Wert für noch { $row } gegen noch { $column } ist { $value }, keine Wahrscheinlichkeit
met-error-not-symmetric = noch { $row } gegen noch { $column } und der Gegenwert ergeben zusammen nicht 1
met-error-not-rising = der Wert für noch { $row } gegen noch { $column } fällt entlang seiner Zeile
met-error-computed = eine mit `{ $kind }` berechnete Tabelle, die keine Werte enthält

search-error-cancelled = abgebrochen
search-error-dice = { $first }-{ $second } ist kein Wurf
search-error-too-deep = { $value } Ply, mehr als { $most_plies }
search-error-position = keine Stellung einer laufenden Partie: { $value }

plan-error-variant = { $value } lässt sich noch nicht analysieren: die Engine hat kein Netz dafür

analysis-error-stopped = angehalten nach { $done } von { $total } Entscheidungen

judge-error-search = Aktion { $action } der Aufzeichnung: { $source }
judge-error-misfit = Aktion { $action } der Aufzeichnung passt nicht zu ihrem Stand

database-kind-one-sided = einseitige Datenbank fürs Abtragen
database-kind-two-sided = zweiseitige Datenbank fürs Abtragen
database-kind-hyper = Datenbank für Hypergammon

style-even = Ausgewogen
style-careful = Vorsichtig
style-hitter = Schlagfreudig
style-runner = Laufstark
style-builder = Aufbauend
style-gambler = Waghalsig
style-patient = Geduldig

face-lumi = Neu im Spiel, schlägt alles in Reichweite.
face-otto = Lernt noch, versteckt sich vor jedem Schuss.
face-mila = Spielt zum Spaß und läuft früh nach Hause.
face-bruno = Doppelt nach Gefühl und nimmt jeden Doppler an.
face-nilo = Wartet auf einem Anker, bis du stolperst.
face-tara = Setzt Slots, vor denen andere Angst haben.
face-rex = Stark und angriffslustig, lässt keinen Blot am Leben.
face-juno = Geht als Expertin kein Risiko umsonst ein.
face-vega = Weltklasse: rechnet zwei Würfe voraus.

## Klassische Spieler
museum-net-error-kind = kein Netz des Museums: Es beginnt nicht mit PMUS
museum-net-error-shape = die Größe des Netzes passt nicht zu seinen Eingaben und verborgenen Einheiten
museum-neuro-error-kind = keine Netze des Vergleichsspielers im Museum: Sie beginnen nicht mit PNEU
museum-neuro-error-shape = die Größen der Netze passen nicht zu ihren Eingaben und verborgenen Einheiten
museum-neuro-error-weight = ein Gewicht der Netze ist keine endliche Zahl
museum-data-error-toml = keine Zahlen eines klassischen Spielers: { $value }
museum-data-error-weights = { $found } Gewichte, wo { $wanted } gebraucht werden
museum-error-phase = diese Frage passt nicht zu dem, was gerade in der Partie geschieht: { $value }
museum-error-dice = die klassischen Spieler brauchen einen Wurf von zwei Würfeln
