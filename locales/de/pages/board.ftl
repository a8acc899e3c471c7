# Das Match, das Brett, Hausregeln, von Hand geworfene Würfel.

play-turn = Zug
play-title = Spielen
play-you = Du
play-pips = Pips
play-off = Raus
play-match = { $n ->
    [0] Geldspiel
    [1] 1-Punkt-Match
   *[other] { $n }-Punkte-Match
}
play-to = { $n ->
    [0] Geldspiel
   *[other] bis { $n }
}
play-game = Partie { $n }
play-gameShort = Partie { $n }
play-crawford = Crawford-Partie
play-cubeCentred = { $value ->
    [one] Doppler in der Mitte
   *[other] Doppler auf { $value } in der Mitte
}
play-cubeNone = kein Doppler
play-cubeOwn = Doppler auf { $v }, deiner
play-cubeOf = Doppler auf { $v }, { $name }
play-noDouble-crawford = In der Crawford-Partie darf niemand doppeln.
play-noDouble-notOwner = Die andere Seite besitzt den Doppler.
play-noDouble-dead = Der Doppler ist tot: Er entscheidet das Match schon jetzt.
play-noDouble-holland = Niemand darf doppeln, bevor beide zweimal gewürfelt haben.
play-noDouble-limit = Höher geht der Doppler nicht.
play-noDouble-notNow = Du kannst gerade nicht doppeln.
play-cubeOffered = Doppel auf { $v } angeboten
play-roll = Würfeln
play-rolling = Würfelt
play-double = Doppeln auf { $v }
play-doubleSure = Auf { $v } doppeln?
play-take = Annehmen
play-pass = Ablehnen
play-passSure = Ablehnen?
play-beaver = Beaver auf { $v }
play-raccoon = Raccoon auf { $v }
play-undo = Zurücknehmen
play-confirm = Bestätigen
play-sending = Wird gesendet
play-next = Nächste Partie
play-again = Noch einmal
play-result = Ergebnis
play-analyse = Analysieren
play-accept = Annehmen
play-reject = Ablehnen
play-thenKey = dann
play-doublesKey = doppelt.
play-takeKey = annehmen
play-passKey = ablehnen
play-spaceKey = Leertaste
play-rollKey = würfelt.
play-confirmKey = bestätigt,
play-undoKey = nimmt einen Schritt zurück.
play-swap = Würfel tauschen
play-opening = Eröffnungswurf.
play-openingHint = Wer höher würfelt, beginnt.
play-yourTurn = Du bist dran.
play-youAgain = Du würfelst noch einmal.
play-againOf = { $name } würfelt noch einmal.
play-turnOf = { $name } ist dran.
play-rollOnly = Wirf die Würfel.
play-rollOrDouble = Würfle oder dopple auf { $v }.
play-doubleArmed = Drück noch einmal, um auf { $v } zu doppeln.
play-yourMove = Dein Zug, { $dice }.
play-moveOf = { $name } spielt { $dice }.
play-played = { $you ->
    [yes] Dein Zug war { $play }.
   *[no] { $name } hat { $play } gespielt.
}
play-canMove = Klick auf einen Stein, um den linken Würfel zu spielen.
play-canMoveTouch = Tipp auf einen Stein, um den linken Würfel zu spielen.
play-canPick = Wähl einen Stein.
play-canMoveFirst = { $touch ->
    [yes] Tipp auf einen Stein, um die { $die } zu spielen.
   *[no] Klick auf einen Stein, um die { $die } zu spielen.
}
play-fromPoint = { $n ->
    [25] Von der Bar: { $list }.
   *[other] Von Feld { $n }: { $list }.
}
play-landsHit = { $point } (schlägt)
play-landsTotal = { $parts ->
    [2] { $point } mit beiden Würfeln
   *[other] { $point } mit { $parts } Teilzügen
}
play-ready = { $play } gezogen.
play-readyOrOn = { $play } gezogen; du darfst noch weiterziehen.
play-chooseDouble = Wähl einen Pasch: Die Zahl, die du zuerst ziehst, gilt viermal.
play-forced = { $play } ist der einzige Zug.
play-enterBar = Erst von der Bar einsetzen.
play-enterPool = Erst die Steine einsetzen, die neben dem Brett warten.
play-cannotMove = Der Stein auf { $point } kann mit diesem Wurf nicht ziehen.
play-cannotLand = { $point ->
    [off] Jetzt kann kein Stein abgetragen werden.
   *[other] Kein Stein kommt jetzt auf { $point }.
}
play-several = Mehrere Steine können auf { $point } ziehen. Such einen aus.
play-viaAsk = Auf { $point } über { $list }?
play-blocked = Kein zulässiger Zug mit { $dice }: { $list }
play-pointsBlocked = { $count ->
    [one] Feld { $points } ist gesperrt.
   *[other] Die Felder { $points } sind gesperrt.
}
play-noMove = Kein zulässiger Zug mit { $dice }.
play-thinking = { $name } überlegt …
play-waiting = { $name } ist dran.
play-watching = Du schaust zu.
play-turnsCube-double = { $you ->
    [yes] Du doppelst auf { $v }
   *[no] { $name } doppelt auf { $v }
}
play-turnsCube-beaver = { $you ->
    [yes] Du konterst mit Beaver auf { $v }
   *[no] { $name } kontert mit Beaver auf { $v }
}
play-turnsCube-raccoon = { $you ->
    [yes] Du konterst mit Raccoon auf { $v }
   *[no] { $name } kontert mit Raccoon auf { $v }
}
play-takeMeansYours = { $v ->
    [one] Annehmen: Es geht um 1 Punkt, der Doppler gehört dir.
   *[other] Annehmen: Es geht um { $v } Punkte, der Doppler gehört dir.
}
play-takeMeansStays = { $v ->
    [one] Annehmen: Es geht um 1 Punkt, der Doppler bleibt bei dir.
   *[other] Annehmen: Es geht um { $v } Punkte, der Doppler bleibt bei dir.
}
play-takeMeansTheirs = { $v ->
    [one] Annehmen: Es geht um 1 Punkt, { $name } behält den Doppler.
   *[other] Annehmen: Es geht um { $v } Punkte, { $name } behält den Doppler.
}
play-passMeansLead = Ablehnen: { $name } führt { $score }.
play-passMeansLevel = Ablehnen: Es steht { $score }.
play-passMeansWin = Ablehnen: { $name } gewinnt das Match.
play-passMeansLoss = { $n ->
    [one] Ablehnen: Du verlierst 1 Punkt.
   *[other] Ablehnen: Du verlierst { $n } Punkte.
}
play-waitAnswer = { $name } entscheidet.
play-resigns = { $grade ->
    [single] { $n ->
        [one] { $name } gibt auf: eine einfache Partie, 1 Punkt.
       *[other] { $name } gibt auf: eine einfache Partie, { $n } Punkte.
    }
    [gammon] { $n ->
        [one] { $name } gibt auf: ein Gammon, 1 Punkt.
       *[other] { $name } gibt auf: ein Gammon, { $n } Punkte.
    }
   *[backgammon] { $n ->
        [one] { $name } gibt auf: ein Backgammon, 1 Punkt.
       *[other] { $name } gibt auf: ein Backgammon, { $n } Punkte.
    }
}
play-resignSent = { $grade ->
    [single] Du bietest an aufzugeben: eine einfache Partie. { $name } entscheidet.
    [gammon] Du bietest an aufzugeben: ein Gammon. { $name } entscheidet.
   *[backgammon] Du bietest an aufzugeben: ein Backgammon. { $name } entscheidet.
}
play-resignOf = { $grade ->
    [single] { $by } bietet an aufzugeben: eine einfache Partie. { $name } entscheidet.
    [gammon] { $by } bietet an aufzugeben: ein Gammon. { $name } entscheidet.
   *[backgammon] { $by } bietet an aufzugeben: ein Backgammon. { $name } entscheidet.
}
play-youWin = { $grade ->
    [single] { $n ->
        [one] Du gewinnst eine einfache Partie: 1 Punkt.
       *[other] Du gewinnst eine einfache Partie: { $n } Punkte.
    }
    [gammon] { $n ->
        [one] Du gewinnst ein Gammon: 1 Punkt.
       *[other] Du gewinnst ein Gammon: { $n } Punkte.
    }
   *[backgammon] { $n ->
        [one] Du gewinnst ein Backgammon: 1 Punkt.
       *[other] Du gewinnst ein Backgammon: { $n } Punkte.
    }
}
play-wins = { $grade ->
    [single] { $n ->
        [one] { $name } gewinnt eine einfache Partie: 1 Punkt.
       *[other] { $name } gewinnt eine einfache Partie: { $n } Punkte.
    }
    [gammon] { $n ->
        [one] { $name } gewinnt ein Gammon: 1 Punkt.
       *[other] { $name } gewinnt ein Gammon: { $n } Punkte.
    }
   *[backgammon] { $n ->
        [one] { $name } gewinnt ein Backgammon: 1 Punkt.
       *[other] { $name } gewinnt ein Backgammon: { $n } Punkte.
    }
}
play-drawn = Die Partie endet unentschieden.
play-youWinMatch = Du gewinnst das Match.
play-winsMatch = { $name } gewinnt das Match.
play-finalScore = Endstand: { $x } { $m }, { $y } { $n }.
play-scoreStood = Es stand: { $x } { $m }, { $y } { $n }.
play-leads = { $you ->
    [yes] Du führst { $high }:{ $low }.
   *[no] { $name } führt { $high }:{ $low }.
}
play-level = Es steht { $n }:{ $n }.
play-leader = { $you ->
    [yes] Du führst
   *[no] { $name } führt
}
play-points = Punkte
play-moves = Züge
play-noMoves = Hier erscheinen die Züge.
play-flip = Richtung umdrehen
play-ways = Beide Heimwege zeigen
play-replay = Letzten Zug noch einmal zeigen
play-showPips = Pipcounts
play-moreActions = Mehr
play-thoughts = Seine Gedanken zeigen
play-resign = Aufgeben
play-resignAs = { $grade ->
    [single] Aufgeben: eine einfache Partie
    [gammon] Aufgeben: ein Gammon
   *[backgammon] Aufgeben: ein Backgammon
}
play-resignSure = { $grade ->
    [single] { $n ->
        [one] Aufgeben (eine einfache Partie) und 1 Punkt verlieren?
       *[other] Aufgeben (eine einfache Partie) und { $n } Punkte verlieren?
    }
    [gammon] { $n ->
        [one] Aufgeben (ein Gammon) und 1 Punkt verlieren?
       *[other] Aufgeben (ein Gammon) und { $n } Punkte verlieren?
    }
   *[backgammon] { $n ->
        [one] Aufgeben (ein Backgammon) und 1 Punkt verlieren?
       *[other] Aufgeben (ein Backgammon) und { $n } Punkte verlieren?
    }
}
play-resignYes = { $grade ->
    [single] Ja, aufgeben: eine einfache Partie
    [gammon] Ja, aufgeben: ein Gammon
   *[backgammon] Ja, aufgeben: ein Backgammon
}
play-keepPlaying = Weiterspielen
play-exportMat = Als .mat speichern
play-exportLog = Aktionen speichern
play-copyId = Stellung kopieren
play-copied = Stellung kopiert
play-typed = Zug eintippen
play-typedHint = zum Beispiel 8/5 6/5
play-typedBad = { $text } ist hier kein zulässiger Zug.
play-typedGo = Ziehen
play-trayTarget = Abtragen
play-insist = Darauf bestehen
play-letStand = Gelten lassen
play-insists = { $you ->
    [yes] Du bestehst auf einem zulässigen Zug.
   *[no] { $name } besteht auf einem zulässigen Zug.
}
play-illegalBy = { $you ->
    [yes] Dein Zug ist unzulässig.
   *[no] { $name } hat unzulässig gezogen.
}
play-illegalAsk = Besteh auf einem zulässigen Zug oder lass ihn gelten.
play-illegalCannotStand = Er kann nicht gelten.
play-illegalYours = Das war kein zulässiger Zug.
play-correct = Zurücknehmen
play-takenBack = Der Zug wurde zurückgenommen.
play-illegalMark = unzulässig
play-looseReady = Mit diesem Wurf kein zulässiger Zug. Bestätige ihn trotzdem oder nimm ihn zurück.
play-then = Danach { $list }.
play-thenNext = { $before }, danach { $next }
play-thenRoll = noch ein Wurf
play-thenChoice = ein Pasch deiner Wahl
play-thenNumber = { $die ->
    [none] { $optional ->
        [yes] bis zu { $times }-mal die Unterseite
       *[no] { $times ->
            [4] viermal die Unterseite
           *[other] { $times }-mal die Unterseite
        }
    }
   *[other] { $optional ->
        [yes] bis zu { $times }-mal die { $die }
       *[no] { $times ->
            [4] viermal die { $die }
           *[other] { $times }-mal die { $die }
        }
    }
}
play-roundOf = Partie { $n }: { $now }, danach { $next }
play-roundShort = { $now }, danach { $next }
play-pinnedYours = Deine festgehalten auf { $list }
play-pinnedTheirs = { $name }: festgehalten auf { $list }
play-score = Spielstand: { $x } { $m }, { $y } { $n }

hand-title = Würfel
hand-shared = Gemeinsam gewürfelt
hand-byHand = Von Hand geworfen
hand-sharedNote = Server und beide Seiten machen jeden Wurf gemeinsam; jeder kann ihn nachprüfen.
hand-byHandNote = Für Brett und Würfel neben dem Bildschirm: Du gibst ein, was du geworfen hast. Nie gewertet.
hand-short = Würfel von Hand
hand-strict = Strenge Würfel
hand-strictNote = Solange du doppeln darfst, liegt der Anteil deines Gegners am Wurf nie schon beim Server: Vor deiner Entscheidung kann niemand den Wurf kennen. Ist dein Gegner nicht da, wartest du. Fernpartien dauern länger.
hand-strictShort = strenge Würfel
hand-enter = Würfel eingeben
hand-first = Erster Würfel
hand-second = Zweiter Würfel
hand-third = Dritter Würfel
hand-dieOf = { $you ->
    [yes] Dein Würfel
   *[no] Der Würfel von { $name }
}
hand-confirm = Eingeben
hand-cocked = Kippe
hand-cockedHint = Ein Würfel lag schräg oder wurde falsch eingegeben: neu werfen
hand-premature = Zu früh geworfen
hand-wrongSide = Auf der falschen Bretthälfte
hand-said = { $name } sagt, { $fault ->
    [premature] dass zu früh geworfen wurde
    [wrongSide] dass die Würfel auf der falschen Bretthälfte liegen
   *[cocked] dass ein Würfel schräg liegt
}.
hand-youSaid = Du sagst, { $fault ->
    [premature] dass zu früh geworfen wurde
    [wrongSide] dass die Würfel auf der falschen Bretthälfte liegen
   *[cocked] dass ein Würfel schräg liegt
}. { $name } stimmt zu oder besteht darauf, dass der Wurf gilt.
hand-throwAgain = Neu werfen
hand-stands = Wurf gilt
hand-opening = Jede Seite wirft einen Würfel.
hand-openingHint = Gib sie ein: { $above } oben, { $below } unten.
hand-tie = { $faces }: Beide werfen noch einmal.
hand-yours = Du bist dran. Wirf und gib deine Würfel ein.
hand-yoursOrDouble = Du bist dran. Wirf und gib deine Würfel ein oder dopple auf { $value }.
hand-again = Wirf noch einmal und gib deine Würfel ein.
hand-bot = { $name } würfelt. Wirf für { $name } und gib die Würfel ein.
hand-key = wählen
hand-enterKey = eingeben
hand-noProof = In diesem Match wurde von Hand geworfen: Die Würfel lassen sich nicht nachprüfen.

house-title = Hausregeln
house-note = Was du hier nicht wählst, bleibt wie in diesem Spiel üblich.
house-usual = Wie üblich
house-agreed = Hausregeln:
house-short = Hausregeln
house-refuse = Wurf verwerfen
house-again = Neu würfeln
house-againHint = Neu würfeln, statt die Eröffnungswürfel zu spielen
house-refuseHint = Diesen ersten Wurf verwerfen und neu würfeln; der Doppler geht auf { $value }

board-label = Brett
board-summary = { $you }: { $mine }. { $opponent }: { $theirs }.
board-stand = { $n ->
    [25] Bar { $list }
    [0] abgetragen { $list }
   *[other] Feld { $n } { $list }
}
board-pointEmpty = Feld { $n }, leer
board-pointMine = Feld { $n }, { $count } von dir
board-pointTheirs = Feld { $n }, { $count } von { $name }
board-alone = allein
board-pinnedMine = darunter einer von dir festgehalten
board-pinnedTheirs = darunter einer von { $name } festgehalten
board-pinnedUnder = festgehalten von { $name }
board-bar = Bar, { $count } von dir
board-waiting = { $count } noch einzusetzen
board-barTheirs = Bar, { $count } von { $name }
board-tray = Ablage, { $count } von dir abgetragen
board-trayTheirs = Ablage, { $count } von { $name } abgetragen
board-canMove = kann auf { $list } ziehen
board-canLift = lässt sich aufnehmen
board-target = landet hier
board-targetHit = schlägt hier
board-picked = aufgenommen
board-hitting = { $point } (schlägt)
board-dice = Würfel { $list }
board-cube = Dopplerwürfel { $v }

link-ms = { $n } ms
link-connected = Verbunden
link-reconnecting = Verbindung wird erneuert. Dein Zug bleibt erhalten.
link-lost = Seit { $time } keine Verbindung.
link-tryNow = Jetzt versuchen
link-connecting = Wird verbunden

coach-hint = Tipp
coach-more = Mehr
coach-lookAgain = Noch mal hinsehen?
coach-think = Noch mal hinsehen
coach-anyway = Trotzdem
coach-tutor = Tutor
coach-tutorNote = Gegen den Computer: fragt einmal nach, bevor du viel verlierst.
coach-off = Aus
coach-blunders = Patzer
coach-errors = Fehler
coach-doubtful = Alle
