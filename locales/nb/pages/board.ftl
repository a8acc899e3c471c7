# Kampen, brettet, husregler, terninger kastet for hånd.

play-turn = Trekk
play-title = Spill
play-you = Du
play-pips = Pip
play-off = Ute
play-match = { $n ->
    [0] Pengespill
   *[other] Kamp til { $n }
}
play-to = { $n ->
    [0] pengespill
   *[other] til { $n }
}
play-game = Parti { $n }
play-gameShort = parti { $n }
play-crawford = Crawford-parti
play-cubeCentred = { $value ->
    [one] kuben i midten
   *[other] kuben på { $value } i midten
}
play-cubeNone = ingen kube
play-cubeOwn = kuben på { $v }, din
play-cubeOf = kuben på { $v }, { $name }
play-noDouble-crawford = Ingen kan doble i Crawford-partiet.
play-noDouble-notOwner = Motspilleren eier kuben.
play-noDouble-dead = Kuben er død: den avgjør allerede kampen.
play-noDouble-holland = Ingen kan doble før begge har kastet to ganger.
play-noDouble-limit = Kuben kan ikke gå høyere.
play-noDouble-notNow = Du kan ikke doble akkurat nå.
play-cubeOffered = dobling til { $v }
play-roll = Kast
play-rolling = Kaster
play-double = Doble til { $v }
play-doubleSure = Doble til { $v }?
play-take = Ta
play-pass = Gi deg
play-passSure = Gi deg?
play-beaver = Bever til { $v }
play-raccoon = Vaskebjørn til { $v }
play-undo = Angre
play-confirm = Bekreft
play-sending = Sender
play-next = Neste parti
play-again = Spill igjen
play-result = Resultat
play-analyse = Analyser
play-accept = Godta
play-reject = Avslå
play-thenKey = og så
play-doublesKey = dobler.
play-takeKey = tar
play-passKey = gir seg
play-spaceKey = Mellomrom
play-rollKey = kaster.
play-confirmKey = bekrefter,
play-undoKey = går ett skritt tilbake.
play-swap = Bytt om terningene
play-opening = Åpningskast.
play-openingHint = Den som kaster høyest, begynner.
play-yourTurn = Din tur.
play-youAgain = Du kaster en gang til.
play-againOf = { $name } kaster en gang til.
play-turnOf = { $name } er i trekket.
play-rollOnly = Kast terningene.
play-rollOrDouble = Kast, eller doble til { $v }.
play-doubleArmed = Trykk en gang til for å doble til { $v }.
play-yourMove = Ditt trekk, { $dice }.
play-moveOf = { $name } spiller { $dice }.
play-played = { $you ->
    [yes] Du spilte { $play }.
   *[no] { $name } spilte { $play }.
}
play-canMove = Klikk på en brikke for å spille den venstre terningen.
play-canMoveTouch = Trykk på en brikke for å spille den venstre terningen.
play-canPick = Ta opp en brikke.
play-canMoveFirst = { $touch ->
    [yes] Trykk på en brikke for å spille { $die }.
   *[no] Klikk på en brikke for å spille { $die }.
}
play-fromPoint = { $n ->
    [25] Fra baren: { $list }.
   *[other] Fra { $n }-punktet: { $list }.
}
play-landsHit = { $point } med slag
play-landsTotal = { $parts ->
    [2] { $point } med begge terningene
   *[other] { $point } med { $parts } flytt
}
play-ready = { $play } er klart.
play-readyOrOn = { $play } er klart, men du kan flytte mer.
play-chooseDouble = Velg doble: tallet du flytter først, spilles fire ganger.
play-forced = { $play } er eneste trekk.
play-enterBar = Entre fra baren først.
play-enterPool = Brikkene som venter utenfor brettet, må entre først.
play-cannotMove = Brikken på { $point } kan ikke flyttes med disse terningene.
play-cannotLand = { $point ->
    [off] Ingen brikke kan flyttes ut nå.
   *[other] Ingen brikke kan nå { $point } nå.
}
play-several = Flere brikker kan gå til { $point }. Velg én.
play-viaAsk = Til { $point } over { $list }?
play-blocked = Ingen lovlige trekk med { $dice }: { $list }
play-pointsBlocked = { $count ->
    [one] punkt { $points } er sperret.
   *[other] punktene { $points } er sperret.
}
play-noMove = Ingen lovlige trekk med { $dice }.
play-thinking = { $name } tenker …
play-waiting = Turen er hos { $name }.
play-watching = Du ser på.
play-turnsCube-double = { $you ->
    [yes] Du dobler til { $v }
   *[no] { $name } dobler til { $v }
}
play-turnsCube-beaver = { $you ->
    [yes] Du svarer med bever til { $v }
   *[no] { $name } svarer med bever til { $v }
}
play-turnsCube-raccoon = { $you ->
    [yes] Du svarer med vaskebjørn til { $v }
   *[no] { $name } svarer med vaskebjørn til { $v }
}
play-takeMeansYours = { $v ->
    [one] Tar du, er partiet verdt 1 poeng, og kuben er din.
   *[other] Tar du, er partiet verdt { $v } poeng, og kuben er din.
}
play-takeMeansStays = { $v ->
    [one] Tar du, er partiet verdt 1 poeng, og du beholder kuben.
   *[other] Tar du, er partiet verdt { $v } poeng, og du beholder kuben.
}
play-takeMeansTheirs = { $v ->
    [one] Tar du, er partiet verdt 1 poeng, og { $name } beholder kuben.
   *[other] Tar du, er partiet verdt { $v } poeng, og { $name } beholder kuben.
}
play-passMeansLead = Gir du deg, leder { $name } { $score }.
play-passMeansLevel = Gir du deg, er stillingen { $score }.
play-passMeansWin = Gir du deg, vinner { $name } kampen.
play-passMeansLoss = { $n ->
    [one] Gir du deg, taper du 1 poeng.
   *[other] Gir du deg, taper du { $n } poeng.
}
play-waitAnswer = { $name } bestemmer seg.
play-resigns = { $grade ->
    [single] { $n ->
        [one] { $name } gir opp et enkelt parti: 1 poeng.
       *[other] { $name } gir opp et enkelt parti: { $n } poeng.
    }
    [gammon] { $n ->
        [one] { $name } gir opp en gammon: 1 poeng.
       *[other] { $name } gir opp en gammon: { $n } poeng.
    }
   *[backgammon] { $n ->
        [one] { $name } gir opp en backgammon: 1 poeng.
       *[other] { $name } gir opp en backgammon: { $n } poeng.
    }
}
play-resignSent = { $grade ->
    [single] Du tilbyr å gi opp et enkelt parti. { $name } avgjør.
    [gammon] Du tilbyr å gi opp en gammon. { $name } avgjør.
   *[backgammon] Du tilbyr å gi opp en backgammon. { $name } avgjør.
}
play-resignOf = { $grade ->
    [single] { $by } tilbyr å gi opp et enkelt parti. { $name } avgjør.
    [gammon] { $by } tilbyr å gi opp en gammon. { $name } avgjør.
   *[backgammon] { $by } tilbyr å gi opp en backgammon. { $name } avgjør.
}
play-youWin = { $grade ->
    [single] { $n ->
        [one] Du vinner et enkelt parti: 1 poeng.
       *[other] Du vinner et enkelt parti: { $n } poeng.
    }
    [gammon] { $n ->
        [one] Du vinner en gammon: 1 poeng.
       *[other] Du vinner en gammon: { $n } poeng.
    }
   *[backgammon] { $n ->
        [one] Du vinner en backgammon: 1 poeng.
       *[other] Du vinner en backgammon: { $n } poeng.
    }
}
play-wins = { $grade ->
    [single] { $n ->
        [one] { $name } vinner et enkelt parti: 1 poeng.
       *[other] { $name } vinner et enkelt parti: { $n } poeng.
    }
    [gammon] { $n ->
        [one] { $name } vinner en gammon: 1 poeng.
       *[other] { $name } vinner en gammon: { $n } poeng.
    }
   *[backgammon] { $n ->
        [one] { $name } vinner en backgammon: 1 poeng.
       *[other] { $name } vinner en backgammon: { $n } poeng.
    }
}
play-drawn = Partiet er uavgjort.
play-youWinMatch = Du vinner kampen.
play-winsMatch = { $name } vinner kampen.
play-finalScore = Sluttresultat: { $x } { $m }, { $y } { $n }.
play-scoreStood = Stillingen var: { $x } { $m }, { $y } { $n }.
play-leads = { $you ->
    [yes] Du leder { $high }–{ $low }.
   *[no] { $name } leder { $high }–{ $low }.
}
play-level = Stillingen er { $n }–{ $n }.
play-leader = { $you ->
    [yes] Du leder
   *[no] { $name } leder
}
play-points = Stilling
play-moves = Trekk
play-noMoves = Trekkene kommer her.
play-flip = Snu retningen
play-ways = Vis begge veier hjem
play-replay = Vis siste trekk igjen
play-showPips = Pip-tall
play-moreActions = Mer
play-thoughts = Vis tankene
play-resign = Gi opp
play-resignAs = { $grade ->
    [single] Gi opp et enkelt parti
    [gammon] Gi opp en gammon
   *[backgammon] Gi opp en backgammon
}
play-resignSure = { $grade ->
    [single] { $n ->
        [one] Gi opp et enkelt parti og tape 1 poeng?
       *[other] Gi opp et enkelt parti og tape { $n } poeng?
    }
    [gammon] { $n ->
        [one] Gi opp en gammon og tape 1 poeng?
       *[other] Gi opp en gammon og tape { $n } poeng?
    }
   *[backgammon] { $n ->
        [one] Gi opp en backgammon og tape 1 poeng?
       *[other] Gi opp en backgammon og tape { $n } poeng?
    }
}
play-resignYes = { $grade ->
    [single] Ja, gi opp et enkelt parti
    [gammon] Ja, gi opp en gammon
   *[backgammon] Ja, gi opp en backgammon
}
play-keepPlaying = Spill videre
play-exportMat = Lagre som .mat
play-exportLog = Lagre handlingsloggen
play-copyId = Kopier posisjonen
play-copied = Posisjonen er kopiert
play-typed = Skriv et trekk
play-typedHint = for eksempel 8/5 6/5
play-typedBad = { $text } er ikke et lovlig trekk her.
play-typedGo = Sett
play-trayTarget = Flytt ut
play-insist = Krev lovlig trekk
play-letStand = La det stå
play-insists = { $you ->
    [yes] Du krever et lovlig trekk.
   *[no] { $name } krever et lovlig trekk.
}
play-illegalBy = { $you ->
    [yes] Trekket ditt er ulovlig.
   *[no] { $name } gjorde et ulovlig trekk.
}
play-illegalAsk = Krev et lovlig trekk, eller la det stå.
play-illegalCannotStand = Det kan ikke bli stående.
play-illegalYours = Det var ikke et lovlig trekk.
play-correct = Ta det tilbake
play-takenBack = Trekket ble tatt tilbake.
play-illegalMark = ulovlig
play-looseReady = Ikke et lovlig trekk med dette kastet. Bekreft det likevel, eller ta det tilbake.
play-then = Deretter { $list }.
play-thenNext = { $before }, deretter { $next }
play-thenRoll = ett kast til
play-thenChoice = doble etter eget valg
play-thenNumber = { $die ->
    [none] { $optional ->
        [yes] undersiden opptil { $times } ganger
       *[no] { $times ->
            [4] undersiden fire ganger
           *[other] undersiden { $times } ganger
        }
    }
   *[other] { $optional ->
        [yes] tallet { $die } opptil { $times } ganger
       *[no] { $times ->
            [4] tallet { $die } fire ganger
           *[other] tallet { $die } { $times } ganger
        }
    }
}
play-roundOf = Parti { $n }: { $now }, så { $next }
play-roundShort = { $now }, så { $next }
play-pinnedYours = Dine låst på { $list }
play-pinnedTheirs = Fra { $name }: låst på { $list }
play-score = Stilling: { $x } { $m }, { $y } { $n }

hand-title = Terninger
hand-shared = Felles kast
hand-byHand = Kastet for hånd
hand-sharedNote = Serveren og begge spillerne lager hvert kast sammen. Hvem som helst kan kontrollere det.
hand-byHandNote = For brett og terninger ved siden av skjermen: du taster inn det du har kastet. Aldri ratet.
hand-short = terninger for hånd
hand-strict = Strenge terninger
hand-strictNote = Der du kan doble, ligger motspillerens del av kastet aldri hos serveren: ingen kan vite kastet før du har bestemt deg. Er motspilleren borte, må du vente. Korrespondansekamper tar lengre tid.
hand-strictShort = strenge terninger
hand-enter = Tast inn terningene
hand-first = Første terning
hand-second = Andre terning
hand-third = Tredje terning
hand-dieOf = { $you ->
    [yes] Terningen din
   *[no] Terningen til { $name }
}
hand-confirm = Legg inn
hand-cocked = Skjev
hand-cockedHint = Terningene lå skjevt eller ble tastet feil: kast på nytt
hand-premature = Kastet kom for tidlig
hand-wrongSide = Kastet på feil side av brettet
hand-said = { $name } sier { $fault ->
    [premature] at kastet kom for tidlig
    [wrongSide] at terningene ligger på feil side av brettet
   *[cocked] at terningene ligger skjevt
}.
hand-youSaid = Du sier { $fault ->
    [premature] at kastet kom for tidlig
    [wrongSide] at terningene ligger på feil side av brettet
   *[cocked] at terningene ligger skjevt
}. { $name } kan si seg enig eller holde fast ved kastet.
hand-throwAgain = Kast på nytt
hand-stands = Kastet står
hand-opening = Hver spiller kaster én terning.
hand-openingHint = Tast inn: { $above } øverst, { $below } nederst.
hand-tie = { $faces }: begge kaster på nytt.
hand-yours = Din tur. Kast, og tast inn terningene.
hand-yoursOrDouble = Din tur. Kast og tast inn terningene, eller doble til { $value }.
hand-again = Kast på nytt, og tast inn terningene.
hand-bot = { $name } kaster. Kast for { $name }, og tast inn terningene.
hand-key = velger
hand-enterKey = legger inn
hand-noProof = Terningene i denne kampen ble kastet for hånd: ingen kan kontrollere dem.

house-title = Husregler
house-note = Alt du ikke velger her, er som det pleier i dette spillet.
house-usual = Som vanlig
house-agreed = Husregler:
house-short = husregler
house-refuse = Avslå kastet
house-again = Kast på nytt
house-againHint = Kast på nytt i stedet for å spille åpningsterningene
house-refuseHint = Avslå dette første kastet og kast på nytt; kuben går til { $value }

board-label = Brett
board-summary = { $you }: { $mine }. { $opponent }: { $theirs }.
board-stand = { $n ->
    [25] baren { $list }
    [0] ute { $list }
   *[other] { $n }-punktet { $list }
}
board-pointEmpty = { $n }-punktet, tomt
board-pointMine = { $n }-punktet, { $count } av dine
board-pointTheirs = { $n }-punktet, { $count } fra { $name }
board-alone = alene
board-pinnedMine = en av dine låst under
board-pinnedTheirs = en fra { $name } låst under
board-pinnedUnder = låst av { $name }
board-bar = Baren, { $count } av dine
board-waiting = { $count } skal fortsatt entre
board-barTheirs = Baren, { $count } fra { $name }
board-tray = Skuffen, { $count } av dine flyttet ut
board-trayTheirs = Skuffen, { $count } fra { $name } flyttet ut
board-canMove = kan gå til { $list }
board-canLift = kan tas opp
board-target = lander her
board-targetHit = slår her
board-picked = tatt opp
board-hitting = { $point } med slag
board-dice = Terninger { $list }
board-cube = Doblingskube { $v }

link-ms = { $n } ms
link-connected = Tilkoblet
link-reconnecting = Kobler til igjen. Trekket ditt er tatt vare på.
link-lost = Uten forbindelse i { $time }.
link-tryNow = Prøv nå
link-connecting = Kobler til

coach-hint = Tips
coach-more = Mer
coach-lookAgain = Se en gang til?
coach-think = Se en gang til
coach-anyway = Gjør det likevel
coach-tutor = Veileder
coach-tutorNote = Mot maskinen: spør én gang før en avgjørelse som koster mye.
coach-off = Av
coach-blunders = Tabber
coach-errors = Feil
coach-doubtful = Alle
