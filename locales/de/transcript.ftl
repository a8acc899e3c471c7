# Sätze über die Würfel eines Matchs: Beweise, Niederschriften und ihre Mängel.

proof-fault-unbound = Wurf { $throw } fiel, bevor { $party } daran gebunden war
proof-fault-rebound = { $party } hat sich für Wurf { $from } vor Wurf { $next } neu gebunden
proof-fault-link = das Glied, das { $party } für Wurf { $throw } gezeigt hat, ist nicht das gebundene
proof-fault-dice = Wurf { $throw } ist als { $recorded } aufgezeichnet; die Glieder ergeben { $found }
proof-fault-played = { $thrown ->
    [none] { $played ->
        [none] Wurf { $throw } war nichts; gespielt wurde mit nichts
       *[other] Wurf { $throw } war nichts; gespielt wurde mit { $played }
    }
   *[other] { $played ->
        [none] Wurf { $throw } war { $thrown }; gespielt wurde mit nichts
       *[other] Wurf { $throw } war { $thrown }; gespielt wurde mit { $played }
    }
}
proof-error-json = das ist kein JSON: { $value }
proof-error-none = keine Würfel zu prüfen: weder ein Beweis noch eine Liste von Beweisen noch ein Objekt mit ihnen unter „dice“
proof-error-shape = Beweis { $number }: { $cause }
proof-error-protocol = die Würfel folgen dem Protokoll „{ $value }“; bekannt ist { $protocol }
proof-error-dice = Wurf { $throw } hat { $dice } Würfel

denied-not-next = Wurf { $throw } ist nicht der nächste; das ist { $next }
denied-unbound = { $value } ist noch an kein Glied gebunden
denied-link = das ist nicht das Glied, an das { $value } gebunden ist
denied-bound = { $value } ist schon gebunden
denied-step = Schritt { $value } folgt nicht aus denen davor

context-error = { $value ->
    [match] der Name des Matches
    [rules] der Name der Regeln
    [player-a] der Name von A
    [player-b] der Name von B
    [context] der ganze Kontext
   *[other] { $value }
} ist länger als 65 535 Byte

hex-error-length = { $value } Zeichen statt 64 Hexadezimalziffern
hex-error-digit = Zeichen { $value } ist keine Hexadezimalziffer

text-error = nicht { $expected } Byte in base64url

transcript-fault-signature = { $party }: die Signatur stimmt nicht
transcript-fault-unsigned = { $party }: die Signatur fehlt
transcript-fault-surplus = { $party }: eine Signatur zu viel
transcript-fault-stale = { $party } hatte den vorigen Eintrag noch nicht gesehen
transcript-fault-no-head = { $party } nennt einen Kopf, den es nicht gibt
transcript-fault-bound = { $party } ist ab Wurf { $number } gebunden, was hier nicht möglich ist
transcript-fault-unbound = { $party } ist nicht an Wurf { $number } gebunden
transcript-fault-number = es geht um Wurf { $found }, wo { $next } der nächste ist
transcript-fault-link = { $party }: das Glied für Wurf { $number } ist nicht das gebundene
transcript-fault-links = { $party } hat ein Glied zu viel oder zu wenig
transcript-fault-dice = Wurf { $number } ist als { $recorded } aufgezeichnet; die Glieder ergeben { $found }
transcript-fault-pending = eingetragen, bevor Wurf { $number } gefallen war: { $kind ->
    [bind] eine Bindung
    [begin] der Beginn einer Partie
    [declare] eine Ankündigung
    [skip] ein ausgelassener Wurf
    [deposit] ein hinterlegtes Glied
    [throw] ein Wurf
    [word] ein Wort eines Spielers
    [act] eine Aktion der Partie
    [rebind] ein neuer Schlüssel
    [epoch] eine neue Epoche
    [end] das Ende
   *[other] { $kind }
}
transcript-fault-not-declared = Wurf { $number } war nicht angekündigt
transcript-fault-turn = { $party } ist nicht dran
transcript-fault-game = { $what }
transcript-fault-flag = { $party }: die Zeit kann hier nicht ablaufen
transcript-fault-burnt = { $party } hat eine Nummer mehr verbraucht, als erlaubt ist
transcript-fault-deposit = { $party } kann hier kein Glied hinterlegen
transcript-fault-skip = { $party } hat ohne Grund einen Wurf übersprungen
transcript-fault-key = { $party } bindet einen Schlüssel, der nicht der neue sein kann
transcript-fault-epoch = die Epoche schließt nicht an den Kopf der vorigen an
transcript-fault-ended = nach dem Ende des Matchs folgt noch etwas
transcript-fault-end = das Ende passt nicht zum Match
transcript-fault-long = ein Text ist zu lang

reveal-error-unknown = { $value } ist an dieser Ziehung nicht beteiligt
reveal-error-link = das ist nicht das Glied, an das { $value } gebunden ist

unknown-word = „{ $value }“ ist kein Wort des Protokolls

check-error-protocol = die Würfel folgen dem Protokoll „{ $value }“; bekannt ist { $protocol }
check-error-empty = die Aufzeichnung ist leer
check-error-matches = die Aufzeichnungen gehören zu verschiedenen Matches
check-error-memory = die Gedächtnisdatei wurde verändert: eine Nachricht darin trägt nicht die Signatur ihres Schlüssels

vector-error-course = { $value }

denied-late = andere waren schneller; der Wurf muss übersprungen werden
denied-skip-first = eine frühere Ankündigung dieses Wurfs muss zuerst übersprungen werden
denied-other-epoch = die Nachricht gehört zu einer anderen Epoche
denied-not-yours = das kann keine der beiden Seiten sagen
denied-no-chain = der Server hat keine Kette für Wurf { $value }
denied-missing = nicht alle Glieder für Wurf { $value } sind da

keeper-refusal-key = das Match nennt einen anderen Schlüssel: { $value }
keeper-refusal-fault = Eintrag { $at }: { $fault }
keeper-refusal-receipt = die Quittung des Servers stimmt nicht
keeper-refusal-fork = der Server hat zwei verschiedene Einträge mit der Nummer { $k } signiert
keeper-refusal-dropped = die neue Epoche lässt weg, was der Server signiert hatte
keeper-refusal-other-head = das Glied für Wurf { $number } wurde für einen anderen Kopf hergegeben
keeper-refusal-overtaken = der Server hat etwas anderes eingetragen, nachdem Wurf { $number } angekündigt war
keeper-refusal-skip-first = Wurf { $value } muss zuerst übersprungen werden
keeper-refusal-declared = Wurf { $value } ist angekündigt
keeper-refusal-unbound = nicht alle sind an Wurf { $value } gebunden
keeper-refusal-no-chain = dieses Gerät hat die gebundene Kette nicht
keeper-refusal-nothing = es gibt nichts zu senden
keeper-refusal-not-agreed = ein Wurf ging verloren; mach nur weiter, wenn du einverstanden bist

context-error-long = { $value ->
    [match] der Name des Matches
    [rules] der Name der Regeln
    [player-a] der Name von A
    [player-b] der Name von B
    [host] der Host
    [clock] die Uhr
    [terms] die Bedingungen
   *[other] { $value }
} ist länger als 65 535 Byte
context-error-same-key = beide Seiten haben denselben Schlüssel

not-now = { $value }

party-server = der Server
party-a = Seite A
party-b = Seite B

doubt-rebound = { $mine ->
    [yes] { $party } spielte mit dem neuen Schlüssel { $key } weiter, wodurch Wurf { $number } verfiel; der alte Schlüssel sagt: das war ich
    [no] { $party } spielte mit dem neuen Schlüssel { $key } weiter, wodurch Wurf { $number } verfiel; der alte Schlüssel sagt: das war ich nicht
   *[none] { $party } spielte mit dem neuen Schlüssel { $key } weiter, wodurch Wurf { $number } verfiel; der alte Schlüssel hat nicht gesagt, ob das richtig war
}
doubt-burnt = { $party } hat Wurf { $number } übersprungen, für den das andere Glied beim Server lag
doubt-no-share = { $party } hatte keinen Anteil an den Würfeln
doubt-restored = vor Wurf { $number } wurde der Server zurückgesetzt
doubt-voided = durch eine Wiederherstellung des Servers wurde Wurf { $number } ungültig
doubt-lost = { $entries ->
    [one] durch eine Wiederherstellung des Servers ging { $entries } Eintrag verloren; beide Seiten machten ohne ihn weiter
   *[other] durch eine Wiederherstellung des Servers gingen { $entries } Einträge verloren; beide Seiten machten ohne sie weiter
}
doubt-unopened = der Server hat Wurf { $number } nicht geöffnet und das Match annulliert
doubt-unfinished = das Match ist nicht vorbei
doubt-end-unsigned = { $party } hat das Ende nicht signiert
doubt-no-receipt = die Quittung des Servers für die letzten Einträge fehlt
# $could_double sagt, bei wie vielen dieser Würfe die Seite am Wurf hätte doppeln können.
doubt-deposited = { $throws ->
    [one] { $could_double ->
        [one] { $throws } Wurf mit einem Glied, das { $party } beim Server hinterlegt hatte; die Seite am Wurf hätte davor doppeln können
       *[other] { $throws } Wurf mit einem Glied, das { $party } beim Server hinterlegt hatte; die Seite am Wurf hätte davor nicht doppeln können
    }
   *[other] { $throws } Würfe mit einem Glied, das { $party } beim Server hinterlegt hatte; vor { $could_double } davon hätte die Seite am Wurf doppeln können
}
doubt-doubled-on-deposit = { $times ->
    [one] { $times } Doppel, während das andere Glied für den nächsten Wurf beim Server lag
   *[other] { $times } Doppel, während das andere Glied für den nächsten Wurf beim Server lag
}
doubt-other-head = dieser Browser hat sein Glied für Wurf { $number } für einen anderen Kopf hergegeben als den, der zählt
doubt-not-entered = dieser Browser hat sein Glied für Wurf { $number } beim Server hinterlegt; in der Aufzeichnung steht das nicht
doubt-flagged = dieser Browser hat sein Glied für Wurf { $number } hergegeben, und trotzdem lief die Zeit seiner Seite ab
doubt-shorter = dieser Browser hat mehr gesehen, als die Aufzeichnung enthält

wrong-receipt = eine Quittung wurde nicht vom Server signiert
wrong-head = der Server hat andere Einträge signiert als diese
wrong-log = das Protokoll der Partie weicht bei seiner Aktion { $line } von den Einträgen ab
wrong-contexts = die Aufzeichnungen nennen verschiedene Schlüssel, Namen oder Bedingungen eines Matchs
wrong-fork = die Aufzeichnungen weichen in diesem Eintrag voneinander ab
wrong-dropped = Einträge, die der Server signiert hatte, fehlen
wrong-memory = der Server hat für diesen Browser andere Einträge signiert, als die Aufzeichnung enthält
wrong-key = die Aufzeichnung nennt den Schlüssel dieses Browsers nicht
wrong-confirmed = der Server hatte das Glied dieses Browsers für Wurf { $number } bestätigt und sich nicht danach gerichtet

# $by ist die Seite, deren Signatur es beweist.
contradiction = { $by ->
    [none] Epoche { $epoch }, Eintrag { $entry }: { $what } (keine Signatur sagt, wer es war)
   *[other] Epoche { $epoch }, Eintrag { $entry }: { $what } (signiert: { $by })
}
