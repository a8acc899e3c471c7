# Sätze über Dateien und Kennungen von Stellungen: was beim Lesen auffällt, und warum ein Text nicht gelesen oder geschrieben werden kann.

log-error = Zeile { $line }: { $kind }
log-error-kind-not-a-log = das ist nicht der Kopf eines Aktionsprotokolls von Pasch
log-error-kind-version = Version { $value } des Aktionsprotokolls ist nicht bekannt; dieses Programm liest bis Version { $version }
log-error-kind-json = { $value }
log-error-kind-value = „{ $value }“ ist hier nicht gültig; erwartet: { $what ->
    [variant] Spiel
    [edition] Fassung der Regeln
    [seat] Platz (A oder B)
    [grade] Höhe eines Gewinns
    [crawford] Stand der Crawford-Regel
    [effect] Wirkung eines Teilzugs
    [point] Feld
    [place] Platz eines Steins
    [die] Würfel
    [roll] Wurf
    [checkers] Liste von Steinen
    [game] Nummer einer Partie
    [figure] Zahl
    [step] Teilzug von einem Feld zum anderen
   *[other] { $what }
}
log-error-kind-option = Hausregel „{ $name }“ mit dem Wert „{ $value }“: { $why }
log-error-kind-refused = { $value }

paste-error-nothing = keine XGID, OGID, GNUBG Position ID oder Match ID gefunden
paste-error-match-id-alone = eine Match ID allein sagt nicht, wo die Steine stehen; füg die Position ID hinzu

diagram-error-game = ein Spiel „{ $value }“ gibt es nicht
diagram-error-fields = eine Stellung hat 8 Teile mit Doppelpunkten dazwischen, diese hat { $value }
diagram-error-field = in der Stellung steht „{ $text }“ ({ $field ->
    [checkers] Steine
    [turn] Seite am Zug
    [dice] Würfel
    [cube] Doppler
    [score] Spielstand
    [length] Länge
   *[other] { $field }
}); erwartet: { $expected ->
    [checkers] Wörter wie 13x5 mit Kommas dazwischen, oder -
    [player] a oder b
    [roll] 0, d oder zwei oder drei Würfel von 1 bis 6
    [cube] 0 oder eine Zweierpotenz und wem der Doppler gehört, etwa 2a
    [score] zwei Punktzahlen, etwa 3-2
    [points] eine Punktzahl
    [length] eine Zahl, dahinter c, j, b oder jb
   *[other] { $expected }
}
diagram-fault-rules = { $value }
diagram-fault-record = { $value }
diagram-fault-crawford = in der Crawford-Partie fehlt einer Seite noch ein Punkt zum Match, der anderen mehr
diagram-fault-owned-cube = ein Doppler auf 1 gehört niemandem
no-position-record = nicht bis zum Ende in Ordnung: { $value }
no-position-not-under-way = am Ende läuft keine Partie

place-error-too-long = ein Text mit einer Stellung hat höchstens { $longest } Zeichen

board-fault-too-many = { $player } hat { $count } Steine; ein Satz hat 15
board-fault-shared = beide Seiten stehen auf einem Feld: Feld { $point } von { $player }
board-fault-deadlock = beide Seiten stehen auf der Bar vor einem gesperrten Brett: niemand kann je wieder ziehen
score-fault = ein Stand von { $score } erreicht die Matchlänge { $length }

xgid-error-fields = eine XGID hat ein Brett und danach 9 Teile, diese hat { $value }
xgid-error-board-length = das Brett einer XGID hat 26 Zeichen, dieses hat { $value }
xgid-error-board-character = „{ $character }“ (Zeichen { $number } des Bretts) ist weder „-“ noch ein Buchstabe von A bis P
xgid-error-foreign-bar = Steine von { $on } stehen auf der Bar von { $bar }
xgid-error-field = in der XGID steht „{ $text }“ ({ $field ->
    [cube] Doppler
    [cube-owner] Besitzer des Dopplers
    [turn] Seite am Zug
    [dice] Würfel
    [score-x] Punkte von X
    [score-o] Punkte von O
    [match-length] Matchlänge
    [rule] Regel
    [cube-limit] Grenze des Dopplers
   *[other] { $field }
}); erwartet: { $expected ->
    [power-15] ein Exponent von 0 bis 15 (Zweierpotenz)
    [owner] 1 (X), -1 (O) oder 0 (niemand)
    [player] 1 (X) oder -1 (O)
    [points] eine Punktzahl von 0 bis 32767
    [crawford] 0 oder 1 (Crawford-Partie)
    [money-rule] 0 bis 3 (1 Jacoby, 2 Beaver)
    [power-30] ein Exponent von 0 bis 30 (Zweierpotenz)
    [roll] zwei Würfel von 1 bis 6, 00, D, B oder R
   *[other] { $expected }
}
xgid-warning-no-cube-limit = in der XGID fehlt die Grenze des Dopplers: 10 angenommen
xgid-warning-turn = Seite am Zug „{ $value }“ in der XGID: O angenommen
xgid-warning-crawford-score = die XGID sagt Crawford, aber niemandem fehlt nur ein Punkt zum Match
xgid-warning-owned-cube = die XGID gibt einen Doppler, der nie gedreht wurde, einer Seite

ogid-error-fields = eine OGID hat 3 bis 11 Teile, diese hat { $value }
ogid-error-place = „{ $character }“ ist kein Platz für einen Stein von { $side ->
    [white] Weiß
   *[black] Schwarz
}: 0 bis 9, a bis o für 10 bis 24, p für die Bar von Schwarz
ogid-error-field = in der OGID steht „{ $text }“ ({ $field ->
    [cube] Doppler
    [dice] Würfel
    [last-player] wer zuletzt dran war
    [score-black] Punkte von Schwarz
    [score-white] Punkte von Weiß
    [match-length] Matchlänge
    [checkers] Zahl der Steine
   *[other] { $field }
}); erwartet: { $expected ->
    [cube] W, B, N, D oder ?, ein Exponent von 0 bis 15 und N, O, T oder P
    [roll] zwei Würfel von 1 bis 6 oder nichts
    [player] W oder B
    [number] eine Zahl von 0 bis 32767
    [length] eine Zahl, dahinter C, L oder G und eine Zahl
   *[other] { $expected }
}
ogid-warning-no-turn = die OGID sagt nicht, wer dran ist: Weiß angenommen
ogid-warning-checkers = die OGID spricht von { $value } Steinen je Seite: als Backgammon gelesen, die anderen abgetragen
ogid-warning-crawford-score = die OGID sagt Crawford, aber niemandem fehlt nur ein Punkt zum Match
ogid-warning-owned-cube = die OGID gibt einen Doppler, der nie gedreht wurde, einer Seite

fibs-board-error-no-board = ein FIBS-Brett beginnt mit „board:“
fibs-board-error-fields = ein FIBS-Brett hat { $fields } Teile, dieses hat { $value }
fibs-board-error-field = Feld { $field } des FIBS-Bretts ist „{ $text }“; erwartet: { $expected ->
    [match-length] eine Matchlänge
    [score] eine Punktzahl
    [sign] 1 oder -1
    [both-checkers] -15 bis 15 Steine
    [checkers] 0 bis 15 Steine
    [sign-or-none] 1, -1 oder 0
    [die] ein Würfel
    [power] eine Zweierpotenz
    [flag] 0 oder 1
   *[other] { $expected }
}

loss-opening-throw = der Wurf um den ersten Zug
loss-early-cube = ein Doppel vor dem ersten Zug
loss-refused-resignation = ein abgelehntes Aufgeben
loss-resigned-grade = wie hoch aufgegeben wurde, unter der Jacoby-Regel
loss-forced-play = dass ein erzwungener Zug nicht mehr ausgeführt wurde
loss-missing-turn = ein Zug, der in der Aufzeichnung fehlt
loss-forfeit = der kampflose Verlust des Matchs
loss-position = eine von Hand aufgebaute Stellung: Sie wird als unzulässiger Zug geschrieben, den GNU Backgammon nicht liest
loss-illegal-play = dass ein Zug unzulässig war und was daraus wurde
loss-other-game = ein Spiel anderer Art
loss-overlay = Kommentare, Glück und was Programme von den Entscheidungen hielten
loss-judgements = Glück und was Programme von den Entscheidungen hielten
loss-cube-equities = Zahlen zum Doppler in einem Match, die Equitys sind und keine Gewinnchancen
loss-depth = wie tief ein anderes Programm gerechnet hat: geschrieben wird 0-ply
loss-names = die Namen, die man für etwas anderes als Namen halten könnte
write-error-variant = { $value } kann das nicht aufnehmen: { $second }
write-error-unsupported = { $value } lässt sich nicht schreiben; schreiben lassen sich { $list }
write-error-series = { $value } kann keine Serie verschiedener Spiele aufnehmen

step-error-not-a-move = „{ $word }“ ist kein Teilzug von einem Feld zu einem anderen
step-error-too-many = mehr Teilzüge in einem Zug, als es Steine gibt

pos-error-version = Version { $value } der Jellyfish-Stellung ist nicht bekannt; bekannt sind 124, 125 und 126
pos-error-short = die Jellyfish-Stellung endet vor diesem Teil: { $value ->
    [version] Version
    [settings] Einstellungen
    [cube] Doppler
    [cube-owner] Besitzer des Dopplers
    [player] Seite am Wurf
    [play] Art des Spiels
    [opponent] Gegner
    [match-length] Matchlänge
    [score] Spielstand
    [names] Namen
    [crawford] Crawford-Partie
    [last-move] letzter Zug
    [dice] Würfel
    [board] Brett
   *[other] { $value }
}
pos-error-value = die Jellyfish-Stellung hat einen unmöglichen Wert, { $value }, für diesen Teil: { $what ->
    [cube] Doppler
    [cube-owner] Besitzer des Dopplers
    [player] Seite am Wurf
    [match-length] Matchlänge
    [score] Spielstand
    [crawford] Crawford-Partie
    [die] Würfel
    [checkers] Zahl der Steine
    [bar] Zahl der Steine auf der Bar
   *[other] { $what }
}

problem-partial-id = im Text steht nur das: { $value ->
    [position-id] eine Position ID
    [xgid-board] das Brett einer XGID
   *[other] { $value }
}; wer am Zug ist, Spielstand und Doppler sind angenommen
problem-unlimited = Matchlänge { $value } als unbegrenztes Spiel gelesen
problem-other-game = ein Spiel anderer Art (GM[{ $value }]) wurde übergangen
problem-variation = hier beginnt eine Nebenvariante; sie wurde nicht gelesen
problem-missing-bracket = die schließende Klammer der Partie fehlt
problem-ends-inside-node = die Datei endet mitten in einem Eintrag; was ganz ist, wurde gelesen
problem-more = { $value } weitere in der Datei, hier nicht gelesen
problem-second-match = hier beginnt ein zweites Match; es wurde nicht gelesen
problem-unknown-variation = unbekannte Variante „{ $value }“: als Backgammon gelesen
problem-variation-by-play = keine Variante ist genannt; nach den Zügen ist es { $value }
problem-unknown-line = Zeile nicht verstanden: „{ $value }“
problem-unknown-cell = Eintrag nicht verstanden: „{ $value }“
problem-too-many-cells = mehr als zwei Einträge in einer Zeile
problem-ends-inside-line = die Datei endet mitten in einer Zeile
problem-no-score-line = die Partie hat keine Zeile mit Namen und Stand
problem-game-number = Partie { $found }, wo Partie { $expected } an der Reihe war
problem-other-names = die Namen sind hier „{ $first }“ und „{ $second }“
problem-score-jump = als Stand ist { $found_a }:{ $found_b } angegeben, aber die Partien davor ergeben { $due_a }:{ $due_b }
problem-crawford-flag = { $called ->
    [yes] als Crawford-Partie bezeichnet, was sie nach dem Stand nicht ist
   *[no] nicht als Crawford-Partie bezeichnet, was sie nach dem Stand ist
}
problem-other-position = die Steine stehen anders, als die Züge bisher ergeben; sie wurden gesetzt, wie die Datei sie zeigt
problem-score-too-high = bei { $first }:{ $second } ist das Match bis { $third } schon gewonnen
problem-bad-score = „{ $value }“ ist kein Stand
problem-bad-dice = { $dice ->
    [none] ein Wurf, der nicht genannt ist; { $then }
   *[other] unmöglicher Wurf { $dice }; { $then }
}
problem-bad-play = { $error }; { $then }
problem-illegal-play = unzulässiger Zug { $dice }: { $play }, { $reason ->
    [too-many] mehr als vier Teilzüge
    [no-move] mit diesem Wurf ist kein Teilzug möglich
    [not-legal] kein zulässiger Zug dieses Wurfs führt dorthin
   *[other] { $reason }
}; { $then }
problem-nobody-to-roll = niemand ist am Wurf
problem-no-play = zu { $dice } steht kein Zug da, obwohl { $legal } zulässig sind; { $then }
problem-forced-play = zu { $dice } steht kein Zug da; der einzige zulässige wurde eingesetzt: { $play }
problem-ambiguous-play = der Zug { $play } geht auf { $ways } Arten, die verschieden schlagen; genommen wurde die, die am wenigsten schlägt
problem-missing-turn = hier ist { $first } dran, nicht { $second }; der fehlende Zug wurde übergangen
problem-opening-double = der erste Wurf ist ein Pasch
problem-nothing-offered = { $value ->
    [beaver] Beaver
    [take] angenommen
    [drop] abgelehnt
   *[other] { $value }
}, obwohl kein Doppel angeboten ist; übergangen
problem-refused = nicht möglich: { $what ->
    [take] Annehmen
    [drop] Ablehnen
    [roll] Wurf
    [opening-roll] Eröffnungswurf
    [play] Zug
    [double] Doppel
    [beaver] Beaver
    [result] Ergebnis
    [resignation] Aufgeben
   *[other] { $what }
} ({ $reason }); übergangen
problem-doubled-in-crawford = ein Doppel in der Crawford-Partie, die keinen Doppler hat; übergangen
problem-no-crawford-rule = nichts sagt, dass die Crawford-Regel gilt, und in der Partie, die es wäre, wird gedoppelt: ohne sie gelesen
problem-cube-value = der Doppler geht auf { $due }, nicht auf { $found }
problem-no-answer = das Doppel ist nicht beantwortet; { $value }
problem-bad-setup = die von Hand aufgebaute Stellung ist unmöglich: { $value }
problem-won-points = die Datei gibt { $found } Punkte für den Sieg, nach den Zügen sind es { $due }
problem-won-by-other = als Sieg ist { $first } eingetragen, gewonnen hat aber { $second }
problem-won-unplayed = ein Ergebnis ohne einen einzigen Wurf: als aufgegeben gezählt
problem-resigned-without-points = aufgegeben, aber ohne Punkte: als einfache Partie gezählt
problem-odd-points = { $points } Punkte fürs Aufgeben mit dem Doppler auf { $cube }: als { $counted } gezählt
problem-analysis-passed-over = was ein Programm von den Entscheidungen hielt, steht in der Datei und wurde nicht gelesen
problem-after-the-end = nach dem Ende der Partie wird weitergespielt; übergangen
problem-unfinished = die Partie bricht vor ihrem Ende ab
read-error-empty = die Datei ist leer
read-error-html = das ist eine HTML-Seite, kein Match: entweder ist der Download misslungen, oder es ist ein Bericht zum Lesen; speichere das Match als SGF oder Matchtext (.mat)
read-error-binary = keine Matchdatei: weder Text noch ein bekanntes Binärformat
read-error-not-a-match = keine Matchdatei: im Text ist weder ein Match noch eine Stellung
read-error-other-game = keine Backgammon-Datei: SGF des Spiels { $value }, Backgammon ist 6
read-error-corrupt = die Datei ist beschädigt: ihr Teil { $value } lässt sich nicht entpacken
read-error-too-large = die Datei ist entpackt größer als jedes Match
read-error-no-length = Zeile { $line }: vor der ersten Partie fehlt die Zeile „N point match“
read-error-bad-length = Zeile { $line }: ungültige Matchlänge { $text }
read-error-no-game = im Match ist keine Partie
read-error-no-score = Zeile { $line }: vor der ersten Partie fehlt die Zeile „Score is“
read-error-position = von dieser Stellung aus kann keine Partie weitergehen: { $value }

spell-error = die Kennungen von GNU Backgammon fassen diese Stellung nicht: mehr als 15 Steine je Seite oder ein zu hoher Stand oder Doppler

snowie-error-fields = eine Snowie-Stellung hat 40 Teile, diese hat { $value }
snowie-error-field = Feld { $field } der Snowie-Stellung ist „{ $text }“; erwartet: { $expected ->
    [player] Spieler 0 oder 1
    [match-length] eine Matchlänge
    [flag] 0 oder 1
    [score] eine Punktzahl
    [power] eine Zweierpotenz
    [sign-or-none] 1, -1 oder 0
    [their-checkers] 0 bis -15 Steine
    [both-checkers] -15 bis 15 Steine
    [checkers] 0 bis 15 Steine
    [die] ein Würfel
   *[other] { $expected }
}

match-id-error-length = eine Match ID hat 12 Zeichen, diese hat { $value }
match-id-error-character = „{ $character }“ (Zeichen { $number }) kann in einer Match ID nicht stehen
match-id-error-cube-owner = die Match ID gibt den Doppler einer Seite 2
match-id-error-state = die Match ID hat den unbekannten Zustand { $value }
match-id-error-dice = die Match ID hat die unmöglichen Würfel { $first } und { $second }
match-id-error-score = die Match ID hat einen Stand von { $score } in einem Match bis { $length }, das noch läuft
match-id-error-crawford-in-money = die Match ID hat eine Crawford-Partie ohne Match

position-id-error-length = eine Position ID hat 14 Zeichen, diese hat { $value }
position-id-error-character = „{ $character }“ (Zeichen { $number }) kann in einer Position ID nicht stehen
position-id-error-overfull = die Position ID enthält zu viele Steine

decode-note-not-utf8 = kein gültiges UTF-8, als Windows-1252 gelesen
decode-note-nul-bytes = { $count ->
    [one] { $count } NUL-Byte entfernt
   *[other] { $count } NUL-Bytes entfernt
}
decode-note-broken-utf16 = fehlerhaftes UTF-16, unlesbare Zeichen ersetzt

remedy-set-by-hand = die Steine wurden dorthin gesetzt, wo die Datei sie hat
remedy-game-ends = der Rest der Partie wurde nicht gelesen
remedy-resignation = als aufgegeben gelesen
remedy-not-played = der Zug wurde übergangen
remedy-taken = als angenommen gelesen
remedy-dropped = als abgelehnt gelesen

# Der Ort einer Anmerkung, vor ihr.
warning-line = Zeile { $number }
warning-column = Spalte { $number }
warning-game = Partie { $number }
warning-move = Zug { $number }
warning-at = { $places }: { $problem }
