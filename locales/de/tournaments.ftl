# Turniere: warum ihre Einstellungen, eine Aktion oder ein Protokoll abgelehnt werden.

tournament-options-name = Ein Turnier hat einen Namen von höchstens 80 Zeichen.
tournament-options-format = Die Zahlen des Formats passen nicht: Jede ist mindestens 1, und eine letzte Chance braucht eine Trostrunde.
tournament-options-length = Ein Match geht auf 1 bis { $longest } Punkte.
tournament-options-money = Jacoby-Regel, Beaver, automatische Doppel und das Ablehnen des ersten Wurfs gelten um Geld, nicht in Matches.
tournament-options-entry = Mit dieser Höchstzahl oder diesen Ratings kommt niemand hinein.
tournament-options-boards = Ein Match zwischen Teams braucht mindestens ein Brett.
tournament-options-game = Ein Spiel namens { $game } gibt es nicht.
tournament-options-payouts = Die Anteile ergeben zusammen höchstens 100 %, mit einer Tabelle für jeden Teil.

tournament-refusal-created = Ein Protokoll beginnt damit, dass das Turnier angelegt wird, und das nur einmal.
tournament-refusal-backwards = Das war vor dem letzten Eintrag des Protokolls, oder die Zeit ist unmöglich.
tournament-refusal-unseen = Gib an, auf welchem Eintrag des Protokolls diese Entscheidung beruht.
tournament-refusal-stale = Inzwischen wurde etwas anderes entschieden: Sieh noch einmal nach.
tournament-refusal-over = Das Turnier ist beendet.
tournament-refusal-begun = Das geht nur vor dem Beginn.
tournament-refusal-not-begun = Das geht erst nach dem Beginn.
tournament-refusal-paused = Das Turnier ist unterbrochen.
tournament-refusal-not-paused = Das Turnier ist nicht unterbrochen.
tournament-refusal-no-entrant = Eine Anmeldung Nummer { $number } gibt es nicht.
tournament-refusal-withdrawn = Die Anmeldung Nummer { $number } wurde zurückgezogen.
tournament-refusal-name = Namen haben 1 bis 80 Zeichen, Clubs und Länder höchstens 80.
tournament-refusal-twice = Dieses Konto ist schon angemeldet.
tournament-refusal-rating = Das Rating fehlt oder passt nicht zu diesem Turnier.
tournament-refusal-too-late = Dafür ist es zu spät.
tournament-refusal-checked-in = Die Anwesenheit ist schon bestätigt.
tournament-refusal-order = Die Reihenfolge nennt jemanden zweimal oder jemanden, der nicht angemeldet ist.
tournament-refusal-too-few = Dafür braucht es mindestens zwei.
tournament-refusal-too-many = In diesem Format spielen höchstens { $most } mit.
tournament-refusal-no-match = Ein Match Nummer { $number } gibt es nicht.
tournament-refusal-decided = Match Nummer { $number } ist beendet: Korrigiere stattdessen das Ergebnis.
tournament-refusal-undecided = Match Nummer { $number } hat kein Ergebnis, das sich korrigieren lässt.
tournament-refusal-void = Match Nummer { $number } zählt nicht mehr.
tournament-refusal-outcome = Sieg oder Stand passen nicht zu diesem Match.
tournament-refusal-reason = Gib einen Grund von 1 bis 500 Zeichen an.
tournament-refusal-extension = Die neue Zeit muss später sein als die alte.
tournament-refusal-pairing = Diese Matches lassen sich jetzt nicht ansetzen.
tournament-refusal-busy = Nummer { $number } spielt noch oder nimmt nicht teil.
tournament-refusal-round = Die vorige Runde läuft noch, oder es war die letzte.
tournament-refusal-bye = Dieses Freilos ist nicht möglich.
tournament-refusal-unfinished = Es sind noch Matches offen.
tournament-refusal-line-up = Brett oder Aufstellung passen nicht zu diesem Match.

tournament-log-empty = Das Protokoll ist leer.
tournament-log-syntax = Zeile { $line } ist kein Eintrag eines Protokolls: { $error }
tournament-log-refused = Zeile { $line }: { $refusal }

calcutta-refusal-rules = Anteile, Schritt oder Frist der Auktion passen nicht.
calcutta-refusal-backwards = Das war vor dem letzten Gebot, oder die Zeit ist unmöglich.
calcutta-refusal-closed = Die Auktion ist beendet.
calcutta-refusal-open = Auf dieses Los wird noch geboten.
calcutta-refusal-no-lot = Gerade wird auf kein Los geboten.
calcutta-refusal-lot = Ein Los braucht Angemeldete, die in keinem anderen Los sind.
calcutta-refusal-low = Das niedrigste mögliche Gebot ist { $least }.
calcutta-refusal-high = Dieses Gebot ist zu hoch.
calcutta-refusal-not-sold = Nichts zurückzukaufen: Kein verkauftes Los enthält diese Anmeldung.
calcutta-refusal-share = Höchstens { $most } % lassen sich zurückkaufen.

csv-fault-no-name = In der ersten Zeile fehlt eine Spalte name.
csv-fault-column = Die Spalte { $title } ist unbekannt oder doppelt: Möglich sind name, rating, club, country, account und members.
csv-fault-quote = Zeile { $line }: Ein Anführungszeichen fehlt oder steht an der falschen Stelle.
csv-fault-fields = Zeile { $line } hat mehr Felder als die erste Zeile.
csv-fault-name = Zeile { $line }: Der Name fehlt.
csv-fault-rating = Zeile { $line }: Das Rating { $text } ist keine ganze Zahl.
csv-fault-lines = Die Datei hat mehr als { $most } Zeilen.

hall-error-not-found = dieses Turnier gibt es nicht
hall-error-not-director = das darf nur die Turnierleitung
hall-error-not-entered = du nimmst an diesem Turnier nicht teil
hall-error-stale = jemand anderes hat inzwischen entschieden: sieh dir das Turnier noch einmal an
hall-error-not-yours = dieses Match ist nicht deins
hall-error-online = die Matches dieses Turniers werden hier gespielt und melden sich selbst
hall-error-reason = sag, warum du dieses Ergebnis änderst
hall-error-random = das System liefert keine Zufallszahlen: { $value }
hall-error-broke-off = hier ist etwas schiefgegangen: versuch es noch einmal
