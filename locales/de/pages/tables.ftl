# Lobby, Tische, Uhren, Chat.

calls-label = Für dich
calls-later = Jetzt nicht: { $name }
calls-begun = Dein Match gegen { $name } hat begonnen.
calls-toBoard = Zum Brett

lobby-title = Lobby
lobby-table = Tisch
lobby-online = { $people ->
    [one] 1 online
   *[other] { $people } online
} · { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}
lobby-lost = Verbindung wird erneuert. Die Liste ist vielleicht veraltet.
lobby-quick-1 = Schnellpaarung
lobby-quick-2 = Kurze Paarung
lobby-quick-3 = Übliche Paarung
lobby-quick-4 = Lange Paarung
lobby-finding = Suche läuft … { $time }
lobby-pairing = Art der Schnellpaarung
lobby-nearRange = Nahe an meinem Rating: { $from }–{ $to }
lobby-seekingNear = Gesucht: Rating { $from }–{ $to }.
lobby-seekingAnybody = Gesucht: jedes Rating.
lobby-anybody = Alle
lobby-rating = Rating
lobby-near = Nahe an meinem Rating
lobby-emptyNear = Gerade ist kein Tisch in der Nähe deines Ratings offen.
lobby-findingHint = Noch einmal drücken, um aufzuhören.
lobby-open = Offene Tische
lobby-all = Alle
lobby-live = Mit Uhr
lobby-days = Fernpartien
lobby-join = Mitspielen
lobby-joinOf = Mit { $name } spielen
lobby-yours = Deiner
lobby-cancel = Abbrechen
lobby-empty = Gerade ist kein Tisch offen. Mach einen auf oder nimm oben die Schnellpaarung.
lobby-friend = Mit Freunden
lobby-friendHint = Schick den Link. Ein Konto braucht niemand.
lobby-newTable = Neuer Tisch
lobby-enterCode = Code eingeben
lobby-code = Code
lobby-codeGo = Öffnen
lobby-waiting = Wartet auf dich
lobby-noneWaiting = Keine Partie wartet auf dich.
lobby-challenges = Herausforderungen
lobby-challengedBy = { $name } fordert dich heraus
lobby-challenged = Du forderst { $name } heraus
lobby-accept = Annehmen
lobby-decline = Ablehnen
lobby-declinedBy = { $name } hat deine Herausforderung abgelehnt.
lobby-withdrawnBy = { $name } hat die Herausforderung zurückgezogen.
lobby-counter = Gegenvorschlag
lobby-watch = Zuschauen
lobby-noneToWatch = Gerade läuft kein öffentliches Match.
lobby-score = { $a } – { $b }, { $x }:{ $y }
lobby-people = Jetzt online
lobby-you = (du)
lobby-challenge = Herausfordern
lobby-challengeOf = { $name } herausfordern
lobby-name = Dein Name
lobby-nameHint = Die anderen sehen ihn am Tisch.
lobby-rated = Gewertet
lobby-friendly = Ungewertet
lobby-length = { $n ->
    [0] Geldspiel
   *[other] { $series ->
        [yes] Bis { $n }
       *[no] { $n ->
            [one] 1 Punkt
           *[other] { $n } Punkte
        }
    }
}
lobby-chouettes = Chouettes: eine Person gegen ein Team
lobby-tournaments = Turniere
lobby-computerMark = Computer
lobby-computer = Gegen den Computer

watch-title = Zuschauen
watch-lead = Zwei Bots spielen gegeneinander, und alle können zusehen. Nach jedem Match kommen andere ans Brett.
watch-link = Dem Computer zuschauen
watch-note = zwei Computer beim Spiel

clocks-title = Uhr
clocks-none = Ohne Uhr
clocks-delay = { $minutes ->
    [none] { $delay } s + { $reserve } s
   *[other] { $delay } s + { $minutes } min
}
clocks-days = { $n ->
    [one] 1 Tag je Zug
   *[other] { $n } Tage je Zug
}
clocks-fast = Schnell
clocks-usual = Üblich
clocks-slow = Langsam
clocks-left = läuft in { $delay } s
clocks-ofTime = { $name }: noch { $time }
clocks-paused = Die Uhren laufen in { $s } s weiter.
clocks-soon = Noch { $s } Sekunden.
clocks-dayShort = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
}

tableForm-title = Neuer Tisch
tableForm-challenge = { $name } herausfordern
tableForm-counter = Gegenvorschlag an { $name }
tableForm-who = Wer darf mitspielen
tableForm-public = Alle
tableForm-private = Wer den Link hat
tableForm-kind = Art
tableForm-open = Tisch aufmachen
tableForm-send = Herausfordern
tableForm-close = Schließen

tablePage-share = Schick diesen Link an die Person, mit der du spielen willst. Ein Konto braucht sie nicht.
tablePage-code = Oder sag den Code: { $code }
tablePage-copy = Kopieren
tablePage-copied = Link kopiert
tablePage-waiting = Das Match beginnt, sobald sich jemand setzt.
tablePage-stays = Du kannst diese Seite schließen: Der Tisch bleibt.
tablePage-bot = Computer mitspielen lassen
tablePage-level = Stufe
tablePage-cancel = Tisch schließen
tablePage-asked = { $name } möchte mit dir spielen.
tablePage-playedBy = Tisch von { $name }
tablePage-free = frei
tablePage-sit = Hinsetzen und spielen
tablePage-closed = Dieser Tisch ist geschlossen.
tablePage-untouched = Geschlossen: Eine Stunde lang kam niemand.
tablePage-anHour = Kommt eine Stunde lang niemand, schließt der Tisch.
tablePage-notFound = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
tablePage-lobby = Zur Lobby
tablePage-public = in der Liste, alle dürfen zuschauen
tablePage-private = nur mit dem Link
tablePage-hostGone = { $name } ist gerade nicht da.

chat-title = Chat
chat-with = Chat mit { $name }
chat-unread = { $n ->
    [one] 1 neue Zeile
   *[other] { $n } neue Zeilen
}
chat-said = { $name } sagt: { $text }
chat-none = Sag Hallo.
chat-placeholder = Schreib etwas
chat-send = Senden
chat-phrases-1 = Hallo
chat-phrases-2 = Viel Glück
chat-phrases-3 = Gut gespielt
chat-phrases-4 = Danke
chat-phrases-5 = Einen Moment
chat-phrases-6 = Schöne Partie
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-muted = { $name } ist stummgeschaltet.
chat-report = { $name } melden
chat-reportAsk = Was ist passiert? Die Moderation liest es.
chat-reportGo = Meldung senden
chat-reported = Meldung ging an die Moderation.

programs-mark = Bot
programs-title = Unter diesem Namen spielt ein Programm.

byItself-title = Automatik
byItself-hint = Lass Pasch die üblichen Klicks für dich machen, ab deinem nächsten Zug.
byItself-roll = Würfeln, wenn ich nicht doppeln kann
byItself-forced = Erzwungene Züge ausführen
byItself-bearOff = Abtragen, wenn jeder Würfel abträgt
byItself-some = Automatik, { $n } an
byItself-borneOff = Automatisch abgetragen: { $play }.

takeBack-ask = Zurücknehmen
takeBack-asked = Du hast { $name } gefragt, ob du den Zug zurücknehmen darfst.
takeBack-withdraw = Stehen lassen
takeBack-wish = { $name } möchte den letzten Zug zurücknehmen. Der Wurf bleibt.
takeBack-allow = Erlauben
takeBack-decline = Ablehnen

meet-rated = gewertet
meet-rematch = Revanche
meet-rematchAsked = Um Revanche gebeten
meet-rematchAccept = Revanche annehmen
meet-rematchBy = { $name } möchte Revanche.
meet-concede = Match aufgeben
meet-concedeGame = Partie aufgeben
meet-concedeSure = Das Match aufgeben? Die andere Seite gewinnt es.
meet-concedeYes = Ja, aufgeben
meet-watchers = { $n ->
    [one] 1 schaut zu
   *[other] { $n } schauen zu
}
meet-watching = Du schaust zu.
meet-away = weg
meet-here = da
meet-gaveUp = { $you ->
    [yes] Du hast das Match aufgegeben.
   *[no] { $name } hat das Match aufgegeben.
}
meet-outOfTime = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Zeit abgelaufen: { $name }.
}
meet-toTable = Zum Tisch
meet-nextMatch = Zum nächsten Match
