# Sätze, die die Befehle von `pasch` ausgeben: Fehler, Fortschritt, Überschriften, Berichte.

database-option = --database lässt sich nicht verwenden
importing = importiert
judging = bewertet
judging-game = Partie { $game } von { $games }
large-headings = KB | ZEILEN | ART | BESITZER
large-owner = { $guest ->
    [yes] { $name } (Gast)
   *[no] { $name }
}
lasting-for-good = für immer
lasting-until = bis { $day }
made-otherwise = { $path } wurde mit anderen Zahlen oder Netzen erstellt; nenn eine andere Datei
making-database = Datenbank wird erstellt
match-kind = { $points ->
    [0] Geldspiel
    [1] 1-Punkt-Match
   *[other] { $points }-Punkte-Match
}
moderators-already = { $moderator ->
    [yes] { $name } gehört schon zur Moderation
   *[no] { $name } gehört nicht zur Moderation
}
moderators-now = { $moderator ->
    [yes] { $name } gehört jetzt zur Moderation
   *[no] { $name } gehört nicht mehr zur Moderation
}
numbered-match = { $path }, Nummer { $number }
numbered-position = { $path }, Stellung { $number }
options-no-object = "options" muss ein Objekt sein
options-refused = Option { $key }: { $value }
position-said = Die Datei sagt:
position-wins = Sieg { $win } %  { $method }
progress-left = { $percent } %  noch { $time }
reason-length = die Begründung hat 1 bis { $most } Zeichen
restore-failed = die Sicherung wurde nicht zurückgespielt
rolling-out = Rollout läuft
unknown-language = bekannt sind { $known }
score-of = { $points } von { $length }
stopped-at = angehalten; derselbe Befehl macht hier weiter ({ $path })
stopped-unwritten = angehalten; nichts wurde geschrieben
yes-or-no = { $fact ->
    [yes] ja
   *[no] nein
}

account-failures = gescheiterte Anmeldungen
account-identifier = Kennung
account-made = angelegt
account-mail = Mail
account-matches = Matches
account-muted = Chat gesperrt
account-name = Name
account-passkeys = Passkeys
account-password = Passwort
account-role = Rolle
account-second-factor = zweiter Faktor
account-sessions = Sitzungen
account-suspended = gesperrt
account-tokens = Tokens

accounts-delete-again = { $name } wird schon gelöscht; das macht ein laufender Server
accounts-delete-unconfirmed = das lässt sich nicht zurücknehmen: mit --yes löschst du { $name }
accounts-deleted = { $name } wird gelöscht: von einem laufenden Server jetzt, von einem angehaltenen beim Start
accounts-ended = { $name }: { $count } beendet
accounts-exported = { $path }: { $size } kB
accounts-lifted = { $name } darf wieder spielen und chatten
accounts-no-sanctions = { $name } ist weder gesperrt noch stumm
accounts-no-second-factor = { $name } hat keinen zweiten Faktor
accounts-second-factor-ended = { $name } meldet sich jetzt nur mit dem Passwort an
accounts-suspended = { $name } ist gesperrt { $until }

backup-contents = { $users } Konten und Gäste, { $matches } gespielte Matches, { $actions } Aktionen in ihren Protokollen, { $collected } gesammelte Matches, { $analyses } Analysen
backup-failed = es wurde keine Sicherung erstellt
backup-made = { $path }: { $contents }, { $size } kB
backup-no-folder = der Datenordner lässt sich nicht anlegen

bearoff-made = { $path }: { $what }, { $size } Byte, { $seconds } s
bearoff-made-one-sided = { $positions } Stellungen mit { $checkers } Steinen auf { $points } Feldern
bearoff-made-two-sided = { $pairs } Paare mit bis zu { $checkers } Steinen auf { $points } Feldern
bearoff-position-missing = eine erfasste Stellung fehlt
bearoff-verified-one-sided = { $file }: { $checkers } Steine auf { $points } Feldern, { $positions } Stellungen; Hash richtig, { $checked } bekannte Zahlen richtig
bearoff-verified-two-sided = { $file }: zweiseitig, { $checkers } Steine auf { $points } Feldern, { $pairs } Paare; Hash richtig, { $checked } bekannte Zahlen richtig
bearoff-wrong = Steine auf { $points } sind bei { $found } von 36 Würfen in einem Wurf abgetragen, nicht bei { $ways }

cannot-answer = die Antwort lässt sich nicht schreiben
cannot-listen = { $address } lässt sich nicht öffnen
cannot-make = { $path } lässt sich nicht anlegen
cannot-make-folder = der Ordner { $path } lässt sich nicht anlegen
cannot-open = { $path } lässt sich nicht öffnen
cannot-read = { $path } ist nicht lesbar
cannot-read-question = die Eingabe ist nicht lesbar
cannot-start = { $program } lässt sich nicht starten
cannot-start-threads = Threads lassen sich nicht starten
cannot-write = { $path } lässt sich nicht schreiben
cannot-write-to = in { $path } lässt sich nicht schreiben

compare-analysing = GNU Backgammon analysiert { $count } Matches
compare-by-both = wo beide Rollouts dasselbe sagen
compare-by-gnubg = nach den Rollouts von gnubg
compare-by-pasch = nach den Rollouts von Pasch
compare-chart-across = Verlust laut GNU Backgammon
compare-chart-title = Verlust jeder Entscheidung: Pasch und GNU Backgammon
compare-chart-up = Verlust laut Pasch
compare-cubes = Doppler-Entscheidungen
compare-dispute-headings = pasch | gnubg | pasch sieht | gnubg sieht | Rollout pasch | gnubg | richtig | richtig | Stellung
compare-disputes = die { $count } größten Abweichungen, von beiden ausgespielt: { $trials } Partien je Wahl, bis zum Ende, 0-ply, mit Doppler, Glück herausgerechnet, Startwert { $seed }; Gewinn: Wahl von Pasch minus Wahl von gnubg, ± Standardfehler
compare-faulty-file = die Datei widerspricht sich oder den Regeln; `pasch info` sagt, wo
compare-head = { $matches } Matches; Pasch auf der Stufe { $level }, { $program } { $plies }-ply; je ein Thread
compare-incomplete = GNU Backgammon hat nicht jedes Match geschafft
compare-kind-headings = { "" } | Entscheidungen | Korrelation | gleicher bester | Verlust, pasch | gnubg | Bester des anderen verliert, pasch | gnubg
compare-left-out = { $name }: ausgelassen: { $error }
compare-no-decision = eine Entscheidung des Matchs fehlt
compare-no-files = in keiner dieser Dateien ist ein Match, das beide Programme bewerten können
compare-not-rolled = GNU Backgammon hat Aktion { $action } von { $name } nicht ausgespielt
compare-nothing-to-judge = darin ist nichts zu bewerten
compare-one-choice = ein Rollout braucht zwei Möglichkeiten
compare-open = offen
compare-player-headings = Match | Name | Entscheidungen, pasch | gnubg | PR, pasch | gnubg
compare-plays = Züge
compare-ratings = PR je Name: im Schnitt { $difference } auseinander, Korrelation { $correlation }
compare-rolling-out = GNU Backgammon spielt { $count } Entscheidungen aus
compare-rollout-time = Rollouts: { $pasch } s Rechenzeit von Pasch, { $gnubg } s von gnubg
compare-time = Analyse: { $pasch } s Rechenzeit von Pasch, { $other } s von { $program }: { $times }-mal so schnell
compare-unfinished = GNU Backgammon wurde nicht fertig; es braucht sein Python
compare-unmatched = nicht verglichen, da nur einer sie bewertet hat: { $count }
compare-unwritten = GNU Backgammon hat { $path } nicht geschrieben
compare-verdict = { $judge }: Pasch richtig { $pasch }, gnubg richtig { $gnubg }, zu knapp { $open }; mittlerer Gewinn { $gain } ±{ $error }

convert-failed = { $output } lässt sich aus { $name } nicht schreiben
convert-known = schreiben lassen sich { $formats }, eine Stellung als { $positions }
convert-loss = { $target } kann nicht aufnehmen: { $loss }
convert-loss-in-game = Partie { $game }: { $target } kann nicht aufnehmen: { $loss }
convert-no-identifiers = { $name } hat keine solchen Kennungen
convert-other-format = { $path } ist eine Datei im Format { $format }, nicht { $expected }
convert-program = Geschrieben von Pasch { $version }
convert-read-only = das Format { $format } wird nur gelesen, nicht geschrieben; { $known }
convert-read-only-kind = Dateien der Art .{ $kind } werden nur gelesen, nicht geschrieben; { $known }
convert-several = { $path } enthält { $count } Matches: geschrieben als { $first } bis { $last }
convert-unclear-name = der Name { $path } sagt nichts über das Format; gib --to an: { $known }
convert-unknown = unbekanntes Format { $id }
convert-use-pasch = nimm --to pasch, das jedes Spiel und jede Aktion aufnimmt

diagram-doubles = Doppelt
diagram-on-roll = Am Wurf
diagram-score-crawford = { $points } von { $length }, Crawford
diagram-theme = ein Thema dieses Namens gibt es nicht
diagram-too-large = ein Bild von { $width } mal { $height } ist zu groß
diagram-unpacked = das Bild lässt sich nicht kodieren
diagram-unreadable = die Zeichnung ist nicht lesbar

dice-amber = nicht ausgeschlossen (gelb)
dice-checked = Match { $id }, Partie { $game }, { $a } – { $b }: { $right } Würfe geprüft
dice-contradiction = { $name }: die Aufzeichnung widerspricht sich; heb die Dateien auf
dice-faults = und das stimmt nicht:
dice-game = { $name }, Partie { $game } von Match { $match_id }
dice-given-up = { $count } verfallen
dice-green = nein (grün)
dice-keys = Schlüssel: Server { $server }, { $a } { $a_key }, { $b } { $b_key }. Vergleiche sie mit denen, die du kennst.
dice-log-unplayable = ihr Protokoll lässt sich nicht nachspielen
dice-log-unreadable = ihr Protokoll ist nicht lesbar
dice-none = { $path }: darin sind keine Würfel von { $protocol }
dice-not-proved = Aufzeichnungen von pasch-dice/2 beweisen nicht, wann der Server gebunden war, wer eine Kette neu gebunden hat und ob jemand, für den der Server einsprang, wirklich weg war.
dice-other-roller = Aktion { $at }: am Wurf war { $party }, und angekündigt hat den Wurf jemand anderes
dice-red = die Aufzeichnung widerspricht sich (rot)
dice-skipped = { $count ->
    [one] { $count } Nummer wurde von einem zweiten Gerät der Seite am Wurf verbraucht.
   *[other] { $count } Nummern wurden von einem zweiten Gerät der Seite am Wurf verbraucht.
}
dice-stood-in = { $count } mit einer Kette, die der Server für { $name } verwahrte
dice-unknown-protocol = die Würfel sind von { $other }; bekannt sind { $protocol } und { $protocol2 }
dice-unreadable = die Würfel sind nicht lesbar
dice-unsigned = { $name }: diese Würfel sind von { $protocol }: nichts darin ist signiert, also gibt es nichts zu vergleichen
dice-verdict =
    Match { $id }, { $a } – { $b }: { $throws ->
        [one] { $throws } Wurf geprüft
       *[other] { $throws } Würfe geprüft
    }
    Konnte sich jemand einen Wurf aussuchen? { $chosen }
    Konnte jemand einen Wurf vorhersehen? { $foreseen }
dice-wrong = { $name }: in { $wrong } von { $games } Partien sind die Würfel nicht die, an die alle gebunden waren

endgame-cube = { $owned ->
    [yes] eigener Doppler
   *[no] Doppler in der Mitte
}
endgame-cube-headings = Geldspiel | kein Doppel | annehmen | ablehnen | idealer Doppler |
endgame-equities = { $exact ->
    [yes] Equitys aus der Datenbank für beide Seiten.
   *[no] Equitys nach dem Dopplermodell.
}
endgame-keith = { $mine } zu { $theirs }
endgame-no-race = das ist kein Rennen in einem Spiel, in dem wie im Backgammon gezogen wird
endgame-no-redouble = Doppel, kein Redoppel
endgame-redouble = Doppel, Redoppel
endgame-roll-headings = Würfe | am Wurf % | Gegner %
endgame-side-headings = { "" } | Pips | Würfe | ± | effektiv | Wastage
endgame-trice = { $behind } zurück, annehmen bis { $last }
endgame-wins = { $exact ->
    [yes] Sieg { $win } %, aus der Datenbank.
   *[no] Sieg { $win } %, nach dem Netz.
}

engine-hyper-damaged = pasch: { $error }; `pasch hyper generate` erstellt sie neu
engine-no-bearoff = die Datenbank fürs Abtragen lässt sich nicht erstellen
engine-too-deep = { $plies } Ply ist tiefer als die { $most }, die es gibt
engine-unknown-level = unbekannte Stufe { $id }; bekannt sind { $known }

eval-no-such-text = { $name } hat keinen solchen Text
eval-seconds = --seconds nimmt eine Zahl von Sekunden wie 2.5
eval-text = --text nimmt eine Kennung oder eine Datei einer Stellung

external-failed = pasch: { $error }
external-listening = erreichbar unter { $address }; in GNU Backgammon: set player 0 external { $address }
external-no-connection = eine Verbindung ließ sich nicht annehmen

files-archive = { $path } ist ein Archiv mit mehreren Dateien; `pasch analyze` und `pasch import` nehmen es ganz
files-empty-archive = { $path } ist ein Archiv ohne Datei
files-folder = { $path } ist ein Ordner; nenn eine Datei darin
files-no-file = { $path } ist { $kind ->
    [pipe] eine benannte Pipe
    [socket] ein Socket
    [device] ein Gerät
   *[other] etwas anderes
}, keine Datei; `-` liest die Standardeingabe
files-no-folder = { $path } lässt sich nicht schreiben: einen Ordner { $folder } gibt es nicht
files-no-name = { $path } nennt keine Datei
files-no-text = das ist kein Text: nenn eine Datei dafür oder schick es in eine Pipe
files-packed = lässt sich nicht entpacken
files-too-large = { $path } ist größer als { $most } MiB: keine Matchdatei

game-drawn = unentschieden
game-over = die Partie ist vorbei
game-unfinished = nicht beendet

gnubg-answer = die Antwort von GNU Backgammon ist nicht lesbar
gnubg-no-input = GNU Backgammon hat keine Standardeingabe
gnubg-no-output = GNU Backgammon hat keine Standardausgabe
gnubg-slow = GNU Backgammon brauchte länger als { $seconds } s
gnubg-unreadable = die Ausgabe von GNU Backgammon ließ sich nicht lesen

hyper-made = { $checkers } Steine je Seite, { $pairs } Paare von Stellungen
hyper-verified = { $path }: { $checkers } Steine je Seite, { $pairs } Paare von Stellungen; der Hash und { $checked } bekannte Zahlen stimmen; { $samples } Stichproben stimmen bis auf { $fault } mit ihren Würfen überein
hyper-wrong = eine Stellung ist um { $fault } mehr oder weniger wert als das, wozu ihre Würfe führen

import-broke-off = der Import ist gescheitert; was importiert wurde, bleibt
import-done = { $files } Dateien: { $added } neue Matches ({ $faulty } mit Mängeln), { $known } bekannt, { $refused } nicht verstanden
import-link = öffne diesen Link einmal, in dem Browser, dem die Sammlung gehören soll (eine Woche gültig):
import-more = … und { $printed } weitere; --json gibt bis zu tausend aus
import-no-database = die Datenbank { $database } lässt sich nicht verwenden
import-no-link = ein Link lässt sich nicht erstellen
import-no-path = { $path } gibt es nicht
import-paths = { $count } Pfade
import-stopped = angehalten; was importiert wurde, bleibt, und derselbe Befehl macht hier weiter

info-beside = neben den Zügen: { $comments } Kommentare, { $plays } Würfe und { $cubes } Doppler-Entscheidungen bewertet
info-format = { $games ->
    [one] Format { $format }, { $games } Partie, Stand { $score }
   *[other] Format { $format }, { $games } Partien, Stand { $score }
}
info-game = { $crawford ->
    [yes] Partie { $number } bei { $score }, Crawford-Partie: { $rolls } Würfe, { $result }
   *[no] Partie { $number } bei { $score }: { $rolls } Würfe, { $result }
}
info-position = Format { $format }, eine Stellung: { $position }
info-wins = { $resigned ->
    [yes] { $points ->
        [one] { $name } gewinnt { $points } Punkt (aufgegeben)
       *[other] { $name } gewinnt { $points } Punkte (aufgegeben)
    }
   *[no] { $points ->
        [one] { $name } gewinnt { $points } Punkt
       *[other] { $name } gewinnt { $points } Punkte
    }
}

json-array = ein Array
json-bad = kein JSON: { $error }
json-null = null
json-number = eine Zahl
json-object = ein Objekt
json-string = eine Zeichenkette
json-true-or-false = true oder false
json-twice = der Schlüssel { $key } steht zweimal da
json-value = ein JSON-Wert

lines-empty = eine leere Zeile; erwartet wird ein JSON-Objekt
lines-no-object = erwartet wird ein JSON-Objekt, da ist aber { $kind }
lines-no-text = kein UTF-8: Byte { $place } ist { $byte }
lines-too-long = die Zeile ist länger als { $most } Byte

mail-from = --mail-from lässt sich nicht verwenden
mail-no-password = das Passwort des Mailservers ist aus { $path } nicht lesbar
mail-smtp = --smtp lässt sich nicht verwenden

many-game = --game gilt einem einzigen Match; nenn nur dessen Datei
many-length = { $points ->
    [0] Geldspiel
   *[other] { $points }
}
many-match-headings = Datei | Punkte | | PR | | PR
many-needs-folder = Berichte mehrerer Matches sind mehrere Dateien: nenn mit --out einen Ordner dafür
many-nothing-played = darin wurde nichts gespielt
positions-written = { $count ->
    [one] { $path } geschrieben: 1 Entscheidung
   *[other] { $path } geschrieben: { $count } Entscheidungen
}
many-nothing-to-judge = in { $path } ist kein Match zu bewerten
many-passed-over = { $count ->
    [one] { $count } Datei wurde übersprungen
   *[other] { $count } Dateien wurden übersprungen
}
many-player-headings = Name | Matches | PR | Entscheidungen | Fehler | Patzer | Glück je Match, EMG
many-progress = { $seen } von etwa { $about }: { $name }
many-progress-left = { $seen } von etwa { $about }, noch { $left }: { $name }
many-same-match = dasselbe Match wie { $first }
many-stopped = { $count ->
    [one] angehalten nach { $count } Match; derselbe Befehl macht weiter
   *[other] angehalten nach { $count } Matches; derselbe Befehl macht weiter
}
many-warnings = { $count ->
    [one] { $name }: { $count } Warnung; `pasch info` zeigt sie
   *[other] { $name }: { $count } Warnungen; `pasch info` zeigt sie
}

met-about = Matchgewinnchancen, Stand für Stand mit `pasch met make` ausgespielt.
met-after = danach
met-head = { $name }; über { $published } Punkte hinaus hochgerechnet. Zeile 1 und Spalte 1: die Crawford-Partie; `danach`: die Seite im Rückstand nach der Crawford-Partie.
met-made = { $path }: { $points } Punkte, { $figures } Stände, Standardfehler bis { $largest }
met-name = Pasch-MET bis { $points } Punkte
met-scores = Stände

networks-banned = { $network } ist gesperrt { $until }
networks-lifted = { $network } darf wieder herein
networks-not-banned = { $network } ist nicht gesperrt

no-database = unter { $path } liegt keine Datenbank
no-gnubg = GNU Backgammon ist nicht installiert (Debian-Paket gnubg)
no-home = es gibt kein Benutzerverzeichnis; nenn eine Datei
no-input = die Standardeingabe ist nicht lesbar
no-output = in die Standardausgabe lässt sich nicht schreiben
no-such-account = ein Konto { $name } gibt es nicht
no-text = { $path } ist kein Text

openings-about = Equitys erster Züge und Antworten, ausgespielt mit `pasch openings make`.
openings-first-rolls = erste Würfe
openings-headings = { "" } | Equity | ±95 % | Sieg | G | G verl. | Partien
openings-made = { $path }: { $made } von { $all } Würfen, { $plays } Züge, { $games } Partien
openings-no-book = zu { $game } wird kein Buch mitgeliefert; zu Hypergammon gibt es eines, sobald `pasch hyper generate` es gelöst hat
openings-not-in-book = das steht noch nicht im Buch

page-all-headings = # | Name | Zug | Verlust | Glück | Stellung
page-all-plays = Alle Züge
page-analysed = { $occasion }, analysiert von Pasch { $version }
page-blunders = Patzer ??
page-chance-headings = Sieg % | Gammon % | Verl. G. % | Tiefe
page-chances = { $name }: Chancen, die Partie zu gewinnen
page-cube-headings = Aktion | Equity
page-cube-mistake = Doppler: { $kind }
page-cubes = Doppler-Entscheidungen
page-cubes-by-theme = Doppler-Entscheidungen nach Art der Stellung
page-decisions = Entscheidungen
page-double-pass = Doppel, ablehnen
page-double-take = Doppel, annehmen
page-doubtful = Zweifelhaft ?!
page-errors = Fehler ?
page-game = Partie { $number }
page-game-head = { $crawford ->
    [yes] Partie { $number }{ $name }, { $score }, Crawford-Partie: { $result }
   *[no] Partie { $number }{ $name }, { $score }: { $result }
}
page-game-headings = Partie | Stand | Ergebnis
page-games = Partien
page-graph = Chancen von { $name } in Partie { $number }
page-less-deep = Weniger tief geprüft ({ $level })
page-loss = Verschenkt, EMG
page-loss-cube = davon am Doppler
page-loss-mwc = Verschenkt, MWC
page-luck = Glück, EMG
page-luck-mwc = Glück, MWC
page-luckless = Ergebnis ohne Glück
page-memg = Fehlerrate, mEMG (gnubg)
page-mwc-heading = MWC %
page-no-double = Kein Doppel
page-of = von { $decisions }
page-pips = { $pips } Pips
page-play-headings = # | Zug | Equity | Verlust
page-pr-of = PR { $name }
page-rollout = Rollout mit { $games } Partien, ±{ $error }
page-score = { $crawford ->
    [yes] { $score }, Crawford
   *[no] { $score }
}
page-snowie = Fehlerrate (Snowie)
page-summary = Zusammenfassung
page-worst = Die teuersten Entscheidungen
page-worst-turn = Partie { $number }, { $name } { $what }
page-wrong = { $count } falsch, { $loss }

place-column = Spalte { $at }
place-game = Partie { $at }
place-line = Zeile { $at }
place-move = Zug { $at }

purge-gone = { $kept ->
    [0] seit { $days } Tagen nicht gesehen und jetzt gelöscht: { $guests } mit { $matches }
   *[other] seit { $days } Tagen nicht gesehen und jetzt gelöscht: { $guests } mit { $matches }; bei anderen bleiben: { $kept }
}
purge-guests = { $count ->
    [one] { $count } Gast
   *[other] { $count } Gäste
}
purge-matches = { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
}
purge-would-go = { $kept ->
    [0] seit { $days } Tagen nicht gesehen und zu löschen: { $guests } mit { $matches }
   *[other] seit { $days } Tagen nicht gesehen und zu löschen: { $guests } mit { $matches }; bei anderen bleiben: { $kept }
}

query-both-sides = beide Seiten stehen auf einem Feld: "me" auf { $a }, das ist { $b } für "op"
query-checkers = zu viele Steine
query-crawford = "crawford" muss true oder false sein
query-cube = "cube": { $value } ist keine Zweierpotenz
query-cube-owner = "cube_owner" muss "me", "op" oder null sein, nicht { $owner }
query-cube-too-large = ein Doppler auf { $cube_value } liegt über dem größten
query-dice = "dice": { $dice } ist kein Wurf mit { $count } Würfeln
query-game-over = in dieser Stellung ist die Partie vorbei: es gibt nichts zu ziehen
query-in = in "{ $key }"
query-key-missing = "{ $key }" fehlt
query-no-dice = die Würfel fehlen: gib "dice":[6,1] an oder eine XGID mit Wurf
query-no-object = erwartet wird ein JSON-Objekt
query-no-point = `{ $text }` ist kein Feld
query-nothing = gib "xgid" oder "position" an oder "variant" mit "me" und "op"
query-number = "{ $key }" muss eine ganze Zahl sein
query-pinned = je ein Stein beider Seiten steht auf { $a } für "me", { $b } für "op": nenn den festgehaltenen in "me_pinned" oder "op_pinned"
query-play = --play { $text }
query-position = "position" muss eine Zeichenkette sein
query-score = "score" muss aus zwei ganzen Zahlen bestehen, die eigene zuerst
query-score-too-high = ein Stand von { $score } erreicht die Matchlänge { $length }
query-string = "{ $key }" muss eine Zeichenkette sein
query-too-large = "{ $key }": { $value } ist zu groß
query-unknown-key = unbekannter Schlüssel { $key }; bekannt sind { $known }
query-unknown-variant = unbekannte Variante { $variant }; bekannt sind { $known }
query-xgid = "xgid" muss eine Zeichenkette sein

reference-head = Nachschlagen
reference-intro = Zahlen des Spiels. `pasch reference --markdown docs/reference.md` rechnet sie aus; nichts hier ist von Hand getippt. Die Seite *Nachschlagen* im Programm zeigt dieselben Zahlen.
reference-shots = Schüsse
reference-shots-how = Würfe von 36, mit denen ein Stein einen Blot schlägt, der so viele Felder entfernt ist. Die Felder dazwischen sind offen. Jeder Wurf wird nach den Regeln gespielt.
reference-shots-headings = Felder entfernt|Würfe
reference-blocked-how = Dasselbe mit einem gesperrten Feld. Zeilen sind die Entfernung des Blots, Spalten die des gesperrten Felds. Die Seite und das JSON antworten für jede Auswahl gesperrter Felder.
reference-pairs-how = Zwei Blots: Würfe, mit denen ein Stein mindestens einen von ihnen schlägt. Zeile und Spalte sind die beiden Entfernungen.
reference-entering = Einsetzen und Würfel
reference-entering-how = Würfe von 36 nach der Zahl der besetzten Felder im Heimfeld. Welche es sind, ist gleich.
reference-entering-headings = besetzte Felder|ein Stein kommt herein|von zweien mindestens einer|von zweien beide
reference-dice-headings = Würfel|von 36
reference-dice-double = ein Pasch
reference-dice-given = eine bestimmte Augenzahl
reference-dice-either = eine von zwei bestimmten Augenzahlen
reference-dice-pips = Ein Wurf ist im Mittel { $pips } Pips wert, ohne die Pasche { $plain }.
reference-last = Letzte Steine
reference-last-how = Würfe von 36, die alle Steine auf einmal abtragen. Zeile und Spalte sind die Felder der beiden Steine; die erste Spalte ist ein Stein allein.
reference-last-more = Drei und vier Steine brauchen einen Pasch. Wie viele der sechs reichen, mit allen Stellungen, für die es so ist:
reference-last-alone = allein
reference-last-doubles = { $n ->
    [one] { $n } Pasch
   *[other] { $n } Pasche
}
reference-last-checkers = { $n } Steine
reference-takes = Take-Punkte
reference-takes-how = Chance in Prozent, die du brauchst, um ein Doppel auf { $cube } anzunehmen, ohne Gammons, nach der Tabelle { $met }. Zeilen: Punkte, die dir fehlen; Spalten: Punkte, die deinem Gegner fehlen. Die erste Zahl gilt, wenn du nie zurückdoppelst (toter Doppler), die zweite, wenn du im besten Moment zurückdoppelst (lebender Doppler). Nach der dritten spielt man: lebend + { $weight } × (tot − lebend), nach Simborg und O'Hagan.
reference-gammons-how = Gammonwert bei einem Doppler auf { $cube }: was ein Gammon zusätzlich bringt, als Anteil am Unterschied zwischen einfachem Gewinn und Verlust. Im Geldspiel ist er 0,50.
reference-after-how = Nach der Crawford-Partie: Chance in Prozent, die die Seite in Führung braucht, um das Doppel einer Seite anzunehmen, der so viele Punkte fehlen.
reference-after-headings = der Seite im Rückstand fehlen|Take-Punkt
reference-met = Match-Equitys
reference-met-how = Chance in Prozent, das Match zu gewinnen: { $met }. Zeilen: Punkte, die dir fehlen; Spalten: Punkte, die deinem Gegner fehlen. Zeile und Spalte 1 sind die Crawford-Partie.
reference-met-after = nach Crawford
reference-rules-how = Faustregeln im Vergleich mit der Tabelle { $met }, über alle Stände von 2 bis { $points } Punkten: mittlerer und größter Fehler in Prozent.
reference-rules-headings = Regel|mittlerer Fehler|größter Fehler|bei
reference-rules-janowski = Janowski: 50 + 85 × Vorsprung ÷ (was der Seite im Rückstand fehlt + 6)
reference-rules-turner = Turner: 50 + (24 ÷ was der Seite im Rückstand fehlt + 3) × Vorsprung
reference-rules-numbers = Eine Zahl je Punkt Vorsprung: { $numbers }, wenn der Seite im Rückstand 3, 4, 5 und so weiter fehlen (nach Kazaross)
reference-rules-pasch = Die Tabelle aus Paschs eigenen Rollouts
reference-races = Formeln für Rennen
reference-races-how = Jede Formel im Vergleich mit der Wahrheit, im Geldspiel. In allen Rennen gewinnt die Seite am Wurf ohne Doppler { $low } bis { $high } %. Ausgelost mit Startwert { $seed }.
reference-races-short = { $races } Endspiele mit { $fewest } bis { $most } Steinen auf jeder Seite. Die Wahrheit ist exakt: eine Datenbank aller Paare von Stellungen.
reference-races-long = { $races } Rennen mit allen 15 Steinen auf jeder Seite, auf den Feldern 1 bis { $points }. Die Wahrheit ist eine Suche über { $plies } Würfe mit exakten Chancen. In Endspielen irrt diese Suche so oft, wie die letzte Zeile der Tabelle davor sagt.
reference-races-headings = Formel|Doppel falsch|verloren|Redoppel falsch|verloren|Annahme falsch|verloren
reference-races-key = *Falsch*: Prozent der Rennen. *Verloren*: Equity, die die Fehler über alle Rennen kosten, in Tausendsteln des Dopplers, je Rennen.
reference-races-chance = Fehler der Gewinnchance, die eine Formel nennt, in Prozent:
reference-races-chance-headings = Formel|mittlerer Fehler|größter Fehler
reference-races-search = eine Suche über { $plies } Würfe
reference-races-sources = Quellen: 8-9-12 (B. Robertie); Thorp (E. O. Thorp, mit den Prozenten von M. Bower); Ward (J. Ward); Keith (T. Keith, 2004); Kleinman (D. Kleinman, 1980); Trice (W. Trice, 2004); Isight (A. Reichert, 2014).
reference-model = Der Doppler im Geldspiel
reference-model-how = Gewinnchancen in Prozent, bei denen sich Entscheidungen ändern, ohne Gammons, nach Janowskis Mischung aus totem und lebendem Doppler. Effizienz 0 ist der tote Doppler, 1 der ideale von Keeler und Spencer.
reference-model-headings = Effizienz|annehmen|doppeln|redoppeln|Cash-Punkt

report-beavered = Beaver
report-blunders = Patzer ??
report-cube-decisions = { "  " }davon am Doppler
report-date = Datum
report-decisions = Entscheidungen
report-doubled = Gedoppelt
report-doubtful = zweifelhaft ?!
report-errors = Fehler ?
report-game = { $crawford ->
    [yes] Partie { $number }{ $name }, { $score }, Crawford-Partie: { $result }; PR { $a } und { $b }
   *[no] Partie { $number }{ $name }, { $score }: { $result }; PR { $a } und { $b }
}
report-less-deep = weniger tief geprüft
report-loss = verschenkt, EMG
report-loss-checkers = { "  " }mit Zügen
report-loss-cube = { "  " }am Doppler
report-loss-mwc = verschenkt, MWC
report-loss-points = verschenkt, Punkte
report-luck = Glück, EMG
report-luck-mwc = Glück, MWC
report-luck-points = Glück, Punkte
report-luckless = Ergebnis ohne Glück
report-memg = Fehlerrate, mEMG (gnubg)
report-missed-doubles = verpasste Doppel
report-mwc = ({ $mwc } % MWC)
report-no-mistakes = keine Fehler
report-not-doubled = Nicht gedoppelt
report-passed = Abgelehnt
report-place = Ort
report-play-headings = { "" } | Zug | Equity | Verlust | Sieg % | Gammon % | Verl. G. % | Tiefe
report-played = { $play } (gespielt)
report-pr = PR (pasch)
report-pr-theme = PR, { $theme }
report-rollout = Rollout mit { $games } Partien, ±{ $error }
report-rolls = Würfe
report-snowie = Fehlerrate (Snowie)
report-taken = Angenommen
report-time = Zeit
report-wins = { $points ->
    [one] { $name } gewinnt { $points } Punkt
   *[other] { $name } gewinnt { $points } Punkte
}
report-wrong-beavers = falsche Beaver
report-wrong-doubles = falsche Doppel
report-wrong-passes = falsch abgelehnt
report-wrong-takes = falsch angenommen

rollout-before-roll = vor dem Wurf
rollout-double-take = { $again ->
    [yes] Redoppel, annehmen
   *[no] Doppel, annehmen
}
rollout-family-plies = Spiele, deren Steine nicht wie im Backgammon ziehen, werden mit --plies 0 oder 1 ausgespielt
rollout-foot = { $turns ->
    [none] { $best }; { $ended }, { $plies }, Startwert { $seed }, Netze { $net }
   *[other] { $best }; { $ended }, { $turns } Halbzüge, { $plies }, Startwert { $seed }, Netze { $net }
}
rollout-foot-family = { $turns ->
    [none] { $trials } Partien, { $plies }, Startwert { $seed }, Netz { $net }
   *[other] { $trials } Partien, { $turns } Halbzüge, { $plies }, Startwert { $seed }, Netz { $net }
}
rollout-headings = { "" } | Equity | ±95 % | ohne Doppler | Sieg | G | G verl. | JSD | Partien
rollout-jsd = --jsd ist für Spiele, deren Steine wie im Backgammon ziehen
rollout-no-double = { $again ->
    [yes] Kein Redoppel
   *[no] Kein Doppel
}
rollout-nothing-known = angehalten, bevor etwas bekannt war
rollout-plies-of = { $early }-ply, dann { $late }-ply
rollout-ply = { $plies }-ply
rollout-preset = eine Voreinstellung dieses Namens gibt es nicht

serve-cannot-listen = { $addr } lässt sich nicht öffnen
serve-listening = erreichbar unter { $url }
serve-no-token = das Token für /metrics ist aus { $path } nicht lesbar
serve-open = öffne { $url } in deinem Browser
serve-origin = `{ $text }` ist kein Ursprung; schreib ihn wie https://play.example.org oder http://club.example:8080
serve-short-token = das Token für /metrics ist zu kurz: es hat mindestens { $length } Zeichen

stats-collection = { $owner } ({ $name }, { $matches } Matches)
stats-cube = Fehler am Doppler
stats-cube-headings = Art | Anzahl | Equity
stats-head =
    { $names }: { $matches } Matches, { $analysed } analysiert, { $won } gewonnen, { $lost } verloren
    PR { $pr } über { $decisions } Entscheidungen, { $errors } Fehler, { $blunders } Patzer; Glück je Match { $luck }
stats-latest = Letzte Matches
stats-latest-headings = gespielt | Gegner | PR | Entscheidungen | Mittel über { $count } | Entscheidungen
stats-no-collection = { $id } hat hier keine Sammlung
stats-no-matches = in diesem Ordner sind keine Matches gesammelt
stats-nobody = unter diesem Namen spielt niemand in der Sammlung
stats-opponents = Nach Gegnern
stats-opponents-headings = Gegner | gewonnen | verloren | PR | Entscheidungen
stats-several = es gibt mehrere Sammlungen; wähl eine mit --user: { $list }
stats-themes = Nach Art der Stellung
stats-themes-headings = Art | PR | Entscheidungen | Patzer | Equity
stats-which-player = nenn einen Namen; die häufigsten sind { $list }

variants-engine = { $plays ->
    [yes] spielt
   *[no] nur Regeln
}
variants-headings = ID | Name | Engine | Charakter
variants-late = später Kontakt { $shape }

word-double = Doppel
word-double-pass = Doppel, ablehnen
word-double-take = Doppel, annehmen
word-no-double = kein Doppel
word-on-roll = am Wurf
word-opponent = Gegner
word-pass = ablehnen
word-take = annehmen
