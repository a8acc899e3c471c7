# Transcripts of matches: lines that do not fit, refused entries and keys, damaged logs, merging.

scribe-fault-not-legal = kein zulässiger Zug für diesen Wurf: { $fault }
scribe-fault-no-roll = der Wurf vor diesem Zug fehlt
scribe-fault-no-play = der Wurf davor wurde nicht gespielt
scribe-fault-no-answer = das Angebot davor wurde nicht beantwortet
scribe-fault-unfinished = die Partie davor wurde nicht beendet
scribe-fault-not-now = ein Zug ist hier nicht möglich

scribe-refusal-no-match = der erste Eintrag muss das Match beginnen
scribe-refusal-second-match = das Match hat schon begonnen: berichtige stattdessen seine erste Zeile
scribe-refusal-first-line = die erste Zeile beginnt das Match und bleibt, wo sie ist
scribe-refusal-no-line = es gibt keine Zeile { $line }
scribe-refusal-nothing-to-undo = es gibt nichts zurückzunehmen
scribe-refusal-note = eine Notiz hat 1 bis { $max } Zeichen
scribe-refusal-texts = Namen und andere Texte haben höchstens { $max } Zeichen, und es gibt höchstens { $count } andere
scribe-refusal-full = eine Mitschrift hat höchstens { $max } Einträge

scribe-expected-opening = der Eröffnungswurf
scribe-expected-first-roll = der Wurf der Seite, die beginnt
scribe-expected-roll = ein Wurf oder das Doppeln
scribe-expected-play = ein Zug
scribe-expected-answer = annehmen, ablehnen oder Beaver
scribe-expected-resignation = eine Antwort auf das Aufgeben
scribe-expected-illegal-play = eine Antwort auf den unzulässigen Zug
scribe-expected-over = nichts: das Match ist vorbei

scribe-key-meaningless = diese Taste bedeutet hier nichts; erwartet wird: { $expected }
scribe-key-no-die = kein Würfel zeigt { $digit }
scribe-key-no-proposal = { $count ->
    [0] es gibt keinen Vorschlag
    [one] es gibt nur einen Vorschlag
   *[other] es gibt nur { $count } Vorschläge
}
scribe-key-unreadable = { $word } ist kein Zug
scribe-key-not-legal = dieser Zug ist unzulässig: tippe ! davor, wenn er trotzdem so gespielt wurde
scribe-key-too-long = ein Zug hat höchstens { $max } Tasten
scribe-key-nothing-to-undo = es gibt nichts zurückzunehmen
scribe-key-no-line = dort ist keine Zeile

scribe-desk-behind = du hast Eintrag { $seen } gesehen, der letzte ist { $last }: sieh zuerst noch einmal nach

scribe-log-not-a-log = Zeile 1: kein Protokoll einer Mitschrift
scribe-log-version = Zeile 1: Version { $version } ist neuer als dieses Programm
scribe-log-line = Zeile { $line }: kein Eintrag: { $reason }
scribe-log-action = Zeile { $line }: { $reason }
scribe-log-refused = Zeile { $line }: { $reason }

scribe-merge-header = Namen, Länge oder Optionen sind verschieden: wähle eine der beiden Mitschriften
scribe-merge-undecided = Partie { $game } ist verschieden: wähle eine der beiden Mitschriften
