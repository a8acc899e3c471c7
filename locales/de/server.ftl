# Sätze des Servers: abgelehnte Anfragen, Tische, und warum er nicht startet.

gate-error-taken = der Tisch ist besetzt
gate-error-failed = { $value }

room-error-not-found = dieses Match gibt es nicht
room-error-not-yours = das Match gehört jemand anderem
room-error-busy = das Match ist beschäftigt
room-error-closing = der Server fährt herunter
room-error-damaged = Match { $match_id } ist bei { $at } beschädigt: { $cause }
room-error-random = das System liefert keine Zufallszahlen: { $value }

table-error-not-found = Diesen Tisch gibt es nicht.
table-error-taken = Der Platz ist besetzt, oder der Tisch ist geschlossen.
table-error-not-host = Das darf nur, wer den Tisch aufgemacht hat.
table-error-own-table = Du sitzt schon an diesem Tisch: Den anderen Platz muss jemand anderes nehmen.
table-error-not-invited = Dieser Platz ist für jemand anderen reserviert.
table-error-nobody = Unter diesem Namen gibt es niemanden herauszufordern.
table-error-not-wanted = Diese Person spielt nicht mit dir.
table-error-too-many = Du hast schon { $open_tables } offene Tische: Schließ zuerst einen.
table-error-no-account = Gewertete Matches gibt es nur mit Konto.
table-error-not-rated = Gewertet wird nur zwischen zwei Menschen und bis zu einer festen Punktzahl.
table-error-bad-range = Ein Bereich von Ratings geht vom niedrigsten zum höchsten und gehört an einen gewerteten Tisch.
table-error-out-of-range = Dieser Tisch ist für Ratings von { $from } bis { $to }; deines ist { $rating }.
table-error-hand-rated = Von Hand geworfene Würfel lassen sich nicht prüfen: Ein Match mit ihnen wird nie gewertet.
table-error-hand-strict = Von Hand geworfene Würfel haben keine Glieder: Strenge Würfel machen der Server und beide Seiten.
table-error-random = das System liefert keine Zufallszahlen: { $value }
table-error-damaged = Tisch { $value } ist beschädigt

host-key-error-random = das System liefert keine Zufallszahlen: { $value }

vacation-error-past = ein Urlaub kann nicht am { $first } beginnen, der Tag ist vorbei: heute ist { $today } (UTC)
vacation-error-backwards = ein Urlaub, der am { $first } beginnt, kann nicht am { $last } enden
vacation-error-too-far = Urlaub lässt sich höchstens ein Jahr im Voraus planen: { $value } ist später
vacation-error-running = du hast schon Urlaub: nur der letzte Tag lässt sich ändern
vacation-error-over-budget = { $wanted ->
    [one] das ist 1 Tag im Jahr { $year }, und von { $budget } hast du noch { $left ->
        [one] 1 Tag
       *[other] { $left } Tage
    }
   *[other] das sind { $wanted } Tage im Jahr { $year }, und von { $budget } hast du noch { $left ->
        [one] 1 Tag
       *[other] { $left } Tage
    }
}

server-error-data-dir = das Datenverzeichnis { $path } lässt sich nicht verwenden: { $source }
server-error-in-use = das Datenverzeichnis { $path } wird von einem anderen Server benutzt
server-error-store = die Datenbank { $database } lässt sich nicht öffnen: { $source }
server-error-hold-lost = die Sperre auf der Datenbank { $database } ging verloren, ein anderer Server kann sie jetzt benutzen; starte diesen neu
server-error-random = das System liefert keine Zufallszahlen: { $value }
server-error-notices = Benachrichtigungen lassen sich nicht senden: { $value }
server-error-mail = Mails lassen sich nicht senden: { $value }
server-error-listen = der Server kann keine Verbindungen annehmen: { $value }
