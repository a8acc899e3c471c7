# Sätze über Importe, Exporte, Aufträge, Tische, Übungen und Programme, die über ein Zeilenprotokoll spielen.

unpack-error = der gepackte Text ist beschädigt: { $value }

bomb = Archivbombe

trouble-io = nicht lesbar: { $value }
trouble-not-a-file = das ist { $value ->
    [pipe] eine benannte Pipe
    [socket] ein Socket
    [device] ein Gerät
   *[other] etwas anderes
}, keine Datei
trouble-too-large = größer als { $value } MiB: keine Matchdatei
trouble-archive = das Archiv ist beschädigt: { $value }
trouble-entry = das Archiv ist beschädigt: Ein Eintrag ergibt keinen Sinn
trouble-encrypted = verschlüsselt; entpack es zuerst
trouble-method = mit einem Verfahren gepackt ({ $value }), das Pasch nicht lesen kann; pack es als gewöhnliches Zip
trouble-ratio = wird beim Entpacken mehr als { $value }-mal so groß: als Archivbombe abgelehnt
trouble-overlap = die Einträge überlappen sich: als Archivbombe abgelehnt
trouble-depth = liegt mehr als { $value } Stufen tief
trouble-too-many = es sind mehr als { $value } Dateien; der Rest wurde nicht gelesen
trouble-too-much = die Archive sind entpackt größer als { $value } GiB; der Rest wurde nicht gelesen

spool-error-io = der Upload lässt sich nicht schreiben: { $value }
spool-error-frame = Datei { $number } des Uploads ist nicht durch eine Zeile {"{"}"name":…,"size":…{"}"} angekündigt
spool-error-short = der Upload endet mitten in „{ $name }“
spool-error-too-many = in einem Upload sind mehr als { $value } Dateien; pack sie als Zip

intake-error-full = die Sammlung ist voll: sie fasst { $value } Matches

command-error-folder = der Datenordner lässt sich nicht anlegen: { $value }
command-error-random = das System liefert keine Zufallszahlen: { $value }

begin-error-random = das System liefert keine Zufallszahlen: { $value }

unpacked-error-read = das gespeicherte Match ist nicht lesbar: { $value }

import-error-reader = das Leseprogramm ist an dieser Datei gescheitert

rollout-refusal-too-many = { $value } deiner Rollouts sind noch nicht fertig: warte auf sie oder halt einen an

work-error-play = { $value } lässt sich hier nicht spielen

analysis-panicked = die Engine ist an diesem Match gescheitert

study-error-panicked = die Engine ist an dieser Stellung gescheitert
study-error-closing = der Server fährt herunter

problem-error-damaged = diese Entscheidung ist in ihrem Match nicht mehr zu finden
problem-error-answer = { $value ->
    [play] diese Aufgabe fragt nach einem Zug
    [double] diese Aufgabe fragt, ob du doppelst
    [take] diese Aufgabe fragt, ob du annimmst
    [illegal] dieser Zug ist nicht zulässig
    [unfinished] dieser Zug ist nicht fertig
   *[other] { $value }
}
problem-error-engine = die Engine konnte diesen Zug nicht bewerten

problem-black = Schwarz
problem-set-error-line = Zeile { $number } ist keine Aufgabe
problem-white = Weiß


dice-error-system = das System lieferte keine Zufallszahlen: { $value }
dice-error-not-entered = es wurden weniger Würfel eingegeben, als geworfen werden
dice-error-not-shown = nicht alle haben ihren Anteil am Wurf gezeigt

file-error = { $place ->
    [none] { $message }
   *[other] { $place }: { $message }
}

damaged-log = Tatsache { $seq }: { $cause }

unreadable = weder Kontext noch Eintrag

damaged-record = Würfel, Zeile { $row }: { $cause }

damaged-dice = Würfel von Partie { $game }, Schritt { $step }: { $cause }

brain-error-dice = es gibt keinen Wurf zu spielen
brain-error-over = die Partie ist vorbei

export-error-zip = { $cause }
export-error-io = { $cause }

rolled-no-double = Kein Doppel
rolled-double-take = Doppeln, annehmen
rolled-words = Ausgespielt: Am besten ist { $best }. { $candidates }.
rolled-damaged = die Stellung dieser Entscheidung ist nicht lesbar

import-resembles = Ähnelt { $names } ({ $date ->
    [none] ohne Datum
   *[other] { $date }
}, { $length ->
    [0] um Geld
    [one] 1 Punkt
   *[other] { $length } Punkte
}, { $rolls } Würfe). Beide bleiben.
analysed-so-far = nur bis hierher analysiert: { $stop }
import-failed = Der Import ist auf dem Server gescheitert.
import-stopped-server = Der Server wurde angehalten. Sende die Dateien noch einmal: Was schon da ist, wird übergangen.
import-unsaid = das Match ist schon bekannt; was diese Datei außer den Zügen enthält, wurde nicht übernommen: { $comments } Kommentare, { $plays } beurteilte Würfe und { $cubes } beurteilte Dopplerentscheidungen
no-play-in-it = es enthält keinen Zug
reader-failed = diese Datei ließ sich durch einen Fehler im Programm nicht lesen
