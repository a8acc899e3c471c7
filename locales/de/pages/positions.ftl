# Stellungen, Rollouts, Eröffnungen, Rennen.

position-rolls-title = Alle 21 Würfe
position-rolls-ask = Alle Würfe bewerten
position-rolls-roll = Wurf
position-rolls-luck = Glück
position-rolls-mean = Mittel aller Würfe: { $equity }
position-rolls-take = Take-Punkt: { $live } % mit lebendem Doppler, { $dead } % mit totem; die Gegenseite hat { $now } %.
position-rolls-gammon = Gammonwert: { $mine } für dich, { $theirs } für die Gegenseite.
position-rolls-market = Marktverlierer: { $share } % aller Wurfpaare (erst du, dann die Gegenseite) führen zu einem Doppel, das abgelehnt wird.
position-side-a = A
position-side-b = B
position-board = Brett zum Aufstellen
position-brush = Steine von
position-hint = Ein Klick auf ein Feld setzt einen Stein, ein Rechtsklick nimmt einen weg; du kannst sie auch ziehen.
position-hintTouch = Antippen setzt einen Stein auf ein Feld, Gedrückthalten nimmt einen weg.
position-keys = Enter setzt einen Stein, Entf nimmt einen weg, X wechselt die Seite.
position-here = setzt noch einen
position-undo = Zurücknehmen
position-clear = Leeren
position-start = Grundstellung
position-flip = Brett drehen
position-paste = Beliebige ID einer Stellung oder ein Link
position-open = Öffnen
position-copied = Kopiert.
position-copy = Kopieren
position-link = Link
position-text = Text
position-copyLink = Link kopieren
position-copyId = { $name } kopieren
position-copyText = Als Text kopieren
position-faults = { $n ->
    [one] 1 Problem:
   *[other] { $n } Probleme:
}
position-game = Spiel
position-onTurn = Am Wurf
position-dice = Würfel
position-die = Würfel { $n }
position-noDice = Keine
position-doubled = hat gedoppelt
position-cube = Doppler
position-cubeValue = Wert des Dopplers
position-noCube = Keiner
position-middle = Mitte
position-length = Match bis
position-money = 0 ist ein Geldspiel
position-score = Punkte von { $side }
position-crawford = Crawford-Partie
position-jacoby = Jacoby-Regel
position-beavers = Beaver
position-pips = { $n } Pips
position-off = { $n } abgetragen
position-judge = Bewerten
position-level = Wie tief
position-levels-1 = 0-ply
position-levels-2 = 1-ply
position-levels-3 = 2-ply
position-levels-4 = 3-ply
position-levels-5 = 4-ply
position-levelNotes-1 = sofort
position-levelNotes-2 = schnell
position-levelNotes-3 = normal
position-levelNotes-4 = tief
position-levelNotes-5 = am tiefsten
position-unfinished = Die Zeit war um: Das ist { $level }.
position-notJudged = Dieses Spiel bewertet der Computer noch nicht.
position-noPlay = Mit diesem Wurf gibt es keinen zulässigen Zug.
position-cubeAnswer-take = Annehmen
position-cubeAnswer-pass = Ablehnen
position-cubeAway = Über den Doppler ist nichts zu entscheiden.
position-chances = Sieg { $win } %, Gammon { $gammon } %, Gammon verloren { $lost } %.
position-equity = Equity
position-mwc = Gewinnt das Match zu { $chance } %.
position-play = Von hier spielen
position-playAs = Du spielst
position-fromReview = Diese Stellung öffnen
position-write-title = Eine Lektion schreiben
position-write-lead = Mach aus der Stellung einen Schritt einer Lektion. Mit Wurf fragt er nach dem Zug, ohne nach dem Doppler. Welche Antworten richtig sind, sagt die Engine.
position-write-add = Diese Stellung dazunehmen
position-write-file = Deine Lektion
position-write-check = Prüfen
position-write-save = Als Datei speichern
position-write-clear = Neu anfangen
position-write-good = Regeln und Engine sind mit jedem Schritt einverstanden.
position-write-faults = { $n ->
    [one] 1 Problem:
   *[other] { $n } Probleme:
}
position-write-sentences = Sätze, die du dazu schreibst
position-list-title = { $n } Stellungen
position-list-close = Liste schließen
position-list-toPlay = { $side } am Zug: { $dice }
position-list-toRoll = { $side } am Wurf
position-list-doubled = { $side } hat gedoppelt
position-list-match = Match bis { $length }, A { $a }, B { $b }
position-list-money = Geldspiel
position-list-unreadable = nicht lesbar

rollout-title = Rollout
rollout-how = Art des Rollouts
rollout-preset-quick = Schnell
rollout-preset-full = Voll
rollout-preset-strong = Stark
rollout-start = Rollout starten
rollout-settings = Einstellungen
rollout-trials = Partien
rollout-horizon = Halbzüge (0: bis zum Ende)
rollout-plies = Ply für Züge
rollout-cubePlies = Ply für den Doppler
rollout-seed = Startwert der Würfel
rollout-best = Beste Züge
rollout-chosen = Oder diese Züge
rollout-unknownPlays = Lass die Stellung bewerten, um unter ihren Zügen zu wählen.
rollout-jsd = Halt bei Vorsprung (JSD)
rollout-error = Halt bei Fehler unter
rollout-cubeful = Mit Doppler
rollout-luck = Glück herausrechnen
rollout-always = Die Würfel sind ausgeglichen und für alle Kandidaten gleich. 0 schaltet einen Halt ab.
rollout-status-waiting = Wartet.
rollout-status-running = Spielt.
rollout-status-done = Fertig.
rollout-status-certain = Sicher genug.
rollout-status-stopped = Angehalten.
rollout-status-failed = Gescheitert.
rollout-games = { $n } von { $all } Partien
rollout-left = noch etwa { $n } s
rollout-took = { $seconds } s
rollout-stop = Anhalten
rollout-goOn = Weiter
rollout-more = Weiter bis { $n }
rollout-position = Stellung
rollout-interval = 95-%-Intervall
rollout-between = von { $low } bis { $high }
rollout-trialsOf = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
rollout-dropped = ausgeschieden
rollout-jsdOf = { $n } JSD

openings-replies = Antworten auf { $first } { $play }
openings-how = { $horizon ->
    [0] Rollouts mit Paschs eigenen Netzen: { $games } Partien je Zug, { $plies }-ply. Geldspiel ohne Jacoby-Regel, 95-%-Intervalle.
   *[other] Rollouts mit Paschs eigenen Netzen: { $games } Partien je Zug, { $plies }-ply, nach { $horizon } Halbzügen bewertet. Geldspiel ohne Jacoby-Regel, 95-%-Intervalle.
}
openings-solved = Dieses Spiel ist gelöst: Hier stehen die besten Züge jedes Wurfs mit ihrem genauen Wert. Geldspiel ohne Jacoby-Regel.
openings-mean = Mit beiden Würfeln anzufangen ist im Schnitt { $equity } wert.
openings-meanReply = Die Antwort ist im Schnitt { $equity } wert.
openings-all = Alle ersten Würfe
openings-game = Spiel
openings-doubles = Pasche
openings-plain = Würfe mit zwei verschiedenen Würfeln
openings-firstDoubles = Pasche, wenn die erste Seite beide Würfel wirft
openings-open = { $roll } als Stellung öffnen
openings-plays = Züge mit { $roll }
openings-answers = Antworten

endgame-title = Rennen
endgame-side = Seite
endgame-onRoll = am Wurf
endgame-rolls = Würfe
endgame-effective = Effektive Pips
endgame-wastage = Wastage
endgame-win = { $exact ->
    [yes] Die Seite am Wurf gewinnt zu { $chance } %, so steht es in der Datenbank.
   *[no] Die Seite am Wurf gewinnt zu { $chance } %, so schätzt es das Netz.
}
endgame-distribution = Wie wahrscheinlich so viele Würfe nötig sind
endgame-cube = Doppler im Geldspiel
endgame-owned = Eigener
endgame-ideal = Idealer Doppler
endgame-cubesExact = Equitys aus der Datenbank für beide Seiten.
endgame-cubesModel = Equitys nach dem Dopplermodell.
endgame-idealNote = Der ideale Doppler (Keeler und Spencer, 1975) wird immer genau im besten Augenblick gedreht.
endgame-thumb = Faustregeln
endgame-rule = Regel
endgame-count = Zählung
endgame-says = Sie sagt
endgame-names-keith = Keith-Zählung
endgame-names-kleinman = Kleinman-Metrik
endgame-names-trice = Trices 62er-Regel
endgame-keith = { $mine } zu { $theirs }
endgame-kleinman = { $metric }, gewinnt zu { $win } %
endgame-trice = { $behind } zurück, annehmen bis { $last }
endgame-double = Doppel, kein Redoppel
endgame-redouble = Doppel und Redoppel
endgame-noDouble = Kein Doppel
endgame-take = annehmen
endgame-pass = ablehnen
