# Setninger om filer og posisjonsidentifikatorer: problemer som lesere melder om, og hvorfor en tekst ikke kan leses eller skrives.

log-error = linje { $line }: { $kind }
log-error-kind-not-a-log = filen begynner ikke som en handlingslogg fra Pasch
log-error-kind-version = versjon { $value } av handlingsloggen er ikke kjent; dette programmet leser til og med versjon { $version }
log-error-kind-json = { $value }
log-error-kind-value = «{ $value }» er ikke gyldig her; forventet: { $what ->
    [variant] spill
    [edition] utgave av reglene
    [seat] plass (A eller B)
    [grade] type seier
    [crawford] tilstand for Crawford-regelen
    [effect] virkning av et flytt
    [point] punkt
    [place] plass for en brikke
    [die] terning
    [roll] kast
    [checkers] liste over brikker
    [game] nummer på et parti
    [figure] tall
    [step] flytt fra et punkt til et annet
   *[other] { $what }
}
log-error-kind-option = husregel «{ $name }» med verdien «{ $value }»: { $why }
log-error-kind-refused = { $value }

paste-error-nothing = fant ingen XGID, OGID, GNUBG Position ID eller Match ID
paste-error-match-id-alone = en Match ID alene sier ikke hvor brikkene står; legg til Position ID

diagram-error-game = det finnes ikke noe spill som heter «{ $value }»
diagram-error-fields = en posisjon har 8 felter skilt med kolon, denne har { $value }
diagram-error-field = i posisjonen står det «{ $text }» ({ $field ->
    [checkers] brikker
    [turn] hvem som har turen
    [dice] terninger
    [cube] kube
    [score] stilling
    [length] lengde
   *[other] { $field }
}); forventet: { $expected ->
    [checkers] ord som 13x5 med komma mellom, eller -
    [player] a eller b
    [roll] 0, d, eller to eller tre terninger fra 1 til 6
    [cube] 0, eller en potens av to og kubens eier, som 2a
    [score] to poengsummer, som 3-2
    [points] et antall poeng
    [length] et tall, etterfulgt av c, j, b eller jb
   *[other] { $expected }
}
diagram-fault-rules = { $value }
diagram-fault-record = { $value }
diagram-fault-crawford = i Crawford-partiet mangler nøyaktig én av spillerne bare ett poeng på å vinne kampen
diagram-fault-owned-cube = en kube på 1 tilhører ingen
no-position-record = loggen er ikke feilfri til slutten: { $value }
no-position-not-under-way = ikke noe parti er i gang når loggen slutter

place-error-too-long = en posisjon som tekst har høyst { $longest } tegn

board-fault-too-many = { $player } har { $count } brikker; et sett har 15
board-fault-shared = begge spillerne står på ett punkt: { $player } på { $point }
board-fault-deadlock = begge spillerne står på baren mot et stengt hjemland: ingen kan flytte mer
score-fault = med { $score } poeng er kampen til { $length } allerede avgjort

xgid-error-fields = en XGID har et brett og 9 felter etter det, denne har { $value }
xgid-error-board-length = brettet i en XGID har 26 tegn, dette har { $value }
xgid-error-board-character = «{ $character }» (tegn { $number } i brettet) er verken «-» eller en bokstav fra A til P
xgid-error-foreign-bar = brikkene til { $on } står på baren til { $bar }
xgid-error-field = i XGID-en står det «{ $text }» ({ $field ->
    [cube] kube
    [cube-owner] kubens eier
    [turn] hvem som har turen
    [dice] terninger
    [score-x] poeng for X
    [score-o] poeng for O
    [match-length] kamplengde
    [rule] regel
    [cube-limit] kubens grense
   *[other] { $field }
}); forventet: { $expected ->
    [power-15] en eksponent fra 0 til 15 (potens av to)
    [owner] 1 (X), -1 (O) eller 0 (ingen)
    [player] 1 (X) eller -1 (O)
    [points] et antall poeng fra 0 til 32767
    [crawford] 0 eller 1 (Crawford-parti)
    [money-rule] 0 til 3 (1 Jacoby, 2 bever)
    [power-30] en eksponent fra 0 til 30 (potens av to)
    [roll] to terninger fra 1 til 6, 00, D, B eller R
   *[other] { $expected }
}
xgid-warning-no-cube-limit = kubegrensen mangler i XGID-en: antar 10
xgid-warning-turn = tur { $value } i XGID-en: antar O
xgid-warning-crawford-score = XGID-en sier Crawford, men ingen mangler bare ett poeng på å vinne kampen
xgid-warning-owned-cube = XGID-en gir en eier til en kube det aldri er doblet med

ogid-error-fields = en OGID har 3 til 11 felter, denne har { $value }
ogid-error-place = «{ $character }» er ikke et sted for en brikke fra { $side ->
    [white] Hvit
   *[black] Svart
}: 0 til 9, a til o for 10 til 24, p for Svarts bar
ogid-error-field = i OGID-en står det «{ $text }» ({ $field ->
    [cube] kube
    [dice] terninger
    [last-player] hvem som hadde turen sist
    [score-black] poeng for Svart
    [score-white] poeng for Hvit
    [match-length] kamplengde
    [checkers] antall brikker
   *[other] { $field }
}); forventet: { $expected ->
    [cube] W, B, N, D eller ?, en eksponent fra 0 til 15, og N, O, T eller P
    [roll] to terninger fra 1 til 6, eller ingenting
    [player] W eller B
    [number] et tall fra 0 til 32767
    [length] et tall, etterfulgt av C, L eller G og et tall
   *[other] { $expected }
}
ogid-warning-no-turn = OGID-en sier ikke hvem som har turen: antar Hvit
ogid-warning-checkers = OGID-en oppgir { $value } brikker på hver side: lest som backgammon, de andre flyttet ut
ogid-warning-crawford-score = OGID-en sier Crawford, men ingen mangler bare ett poeng på å vinne kampen
ogid-warning-owned-cube = OGID-en gir en eier til en kube det aldri er doblet med

fibs-board-error-no-board = et FIBS-brett begynner med "board:"
fibs-board-error-fields = et FIBS-brett har { $fields } felter, dette har { $value }
fibs-board-error-field = felt { $field } i FIBS-brettet er «{ $text }»; forventet: { $expected ->
    [match-length] en kamplengde
    [score] en poengsum
    [sign] 1 eller -1
    [both-checkers] -15 til 15 brikker
    [checkers] 0 til 15 brikker
    [sign-or-none] 1, -1 eller 0
    [die] en terning
    [power] en potens av to
    [flag] 0 eller 1
   *[other] { $expected }
}

loss-opening-throw = kastet om hvem som begynner
loss-early-cube = en dobling før det første trekket
loss-refused-resignation = et avslått tilbud om å gi opp
loss-resigned-grade = om det ble gitt opp et enkelt parti, en gammon eller en backgammon, under Jacoby-regelen
loss-forced-play = at et tvunget trekk ikke ble gjort
loss-missing-turn = en tur som mangler i loggen
loss-forfeit = at kampen ble tapt på walkover
loss-position = en posisjon satt opp for hånd: den skrives som et ulovlig trekk, og det leser ikke GNU Backgammon
loss-illegal-play = at et trekk var ulovlig, og hva som skjedde med det
loss-other-game = et parti av en annen type
loss-overlay = kommentarer, hell og hva programmer mente om avgjørelsene
loss-judgements = hell og hva programmer mente om avgjørelsene
loss-cube-equities = kubetall i en kamp som er equity, ikke vinnersjanser
loss-depth = hvor langt fram et annet program regnet: det skrives som 0-ply
loss-names = spillernes navn, som kan bli tatt for noe annet enn navn
write-error-variant = { $value } kan ikke inneholde { $second }
write-error-unsupported = { $value } kan ikke skrives; det kan { $list }
write-error-series = { $value } kan ikke inneholde en serie av forskjellige spill

step-error-not-a-move = «{ $word }» er ikke et flytt fra ett punkt til et annet
step-error-too-many = flere flytt i ett trekk enn det er brikker

pos-error-version = versjon { $value } av Jellyfish-posisjonen er ikke kjent; kjente versjoner er 124, 125 og 126
pos-error-short = Jellyfish-posisjonen slutter før denne delen: { $value ->
    [version] versjon
    [settings] innstillinger
    [cube] kube
    [cube-owner] kubens eier
    [player] hvem som skal kaste
    [play] type spill
    [opponent] motspiller
    [match-length] kamplengde
    [score] stilling
    [names] navn
    [crawford] Crawford-parti
    [last-move] siste trekk
    [dice] terninger
    [board] brett
   *[other] { $value }
}
pos-error-value = Jellyfish-posisjonen har en umulig verdi, { $value }, for denne delen: { $what ->
    [cube] kube
    [cube-owner] kubens eier
    [player] hvem som skal kaste
    [match-length] kamplengde
    [score] stilling
    [crawford] Crawford-parti
    [die] terning
    [checkers] antall brikker
    [bar] antall brikker på baren
   *[other] { $what }
}

problem-partial-id = teksten har bare dette: { $value ->
    [position-id] en Position ID
    [xgid-board] brettet i en XGID
   *[other] { $value }
}; hvem som har turen, stillingen og kuben er antatt
problem-unlimited = kamplengde { $value } lest som spill uten grense
problem-other-game = et spill av en annen type (GM[{ $value }]) ble hoppet over
problem-variation = en sidelinje til hovedlinjen begynner her og ble ikke lest
problem-missing-bracket = parentesen som avslutter partiet, mangler
problem-ends-inside-node = filen slutter midt i en innføring; det som er helt, ble lest
problem-more = { $value } til i filen, ikke lest her
problem-second-match = en kamp nummer to begynner her og ble ikke lest
problem-unknown-variation = ukjent variant «{ $value }»: lest som backgammon
problem-variation-by-play = ingen variant er oppgitt; ut fra trekkene er dette { $value }
problem-unknown-line = linjen ble ikke forstått: «{ $value }»
problem-unknown-cell = innføringen ble ikke forstått: «{ $value }»
problem-too-many-cells = mer enn to innføringer på en linje
problem-ends-inside-line = filen slutter midt i en linje
problem-no-score-line = partiet har ingen linje med navn og stilling
problem-game-number = parti { $found } der parti { $expected } skulle komme
problem-other-names = spillerne heter «{ $first }» og «{ $second }» her
problem-score-jump = stillingen er oppgitt som { $found_a }-{ $found_b }, men partiene før gir { $due_a }-{ $due_b }
problem-crawford-flag = { $called ->
    [yes] kalt Crawford-partiet, men det er det ikke ut fra stillingen
   *[no] ikke kalt Crawford-partiet, men det er det ut fra stillingen
}
problem-other-position = brikkene står andre steder enn der trekkene så langt fører dem; de ble satt slik filen viser
problem-score-too-high = på { $first }-{ $second } er kampen til { $third } allerede vunnet
problem-bad-score = «{ $value }» er ikke en stilling
problem-bad-dice = { $dice ->
    [none] et kast som ikke er oppgitt; { $then }
   *[other] umulig kast { $dice }; { $then }
}
problem-bad-play = { $error }; { $then }
problem-illegal-play = ulovlig trekk { $dice }: { $play }, { $reason ->
    [too-many] mer enn fire flytt
    [no-move] ingen flytt er mulige med dette kastet
    [not-legal] ingen lovlige trekk med dette kastet fører dit
   *[other] { $reason }
}; { $then }
problem-nobody-to-roll = det er ingens tur til å kaste
problem-no-play = det står ikke noe trekk for { $dice }, selv om { $legal } er lovlige; { $then }
problem-forced-play = det står ikke noe trekk for { $dice }; det eneste lovlige ble satt inn: { $play }
problem-ambiguous-play = trekket { $play } kan gjøres på { $ways } måter som slår ulikt; det som slår minst, ble valgt
problem-missing-turn = { $first } har turen her, ikke { $second }; turen som mangler, ble hoppet over
problem-opening-double = det første kastet er en doble
problem-nothing-offered = { $value ->
    [beaver] bever
    [take] tatt
    [drop] pass
   *[other] { $value }
} uten at det er doblet; hoppet over
problem-refused = ikke mulig: { $what ->
    [take] å ta
    [drop] å gi seg
    [roll] kast
    [opening-roll] åpningskast
    [play] trekk
    [double] dobling
    [beaver] bever
    [result] resultat
    [resignation] å gi opp
   *[other] { $what }
} ({ $reason }); hoppet over
problem-doubled-in-crawford = en dobling i Crawford-partiet, som ikke har noen kube; hoppet over
problem-no-crawford-rule = ingenting sier at Crawford-regelen gjelder, men noen dobler i det som ville vært Crawford-partiet: lest uten den
problem-cube-value = kuben går til { $due }, ikke til { $found }
problem-no-answer = doblingen er ikke besvart; { $value }
problem-bad-setup = posisjonen som er satt opp for hånd, er umulig: { $value }
problem-won-points = filen gir { $found } poeng for seieren, spillet gir { $due }
problem-won-by-other = seieren er ført på { $first }, men { $second } har vunnet
problem-won-unplayed = et resultat uten et eneste kast: regnet som gitt opp
problem-resigned-without-points = gitt opp, men ingen poeng er oppgitt: regnet som et enkelt parti
problem-odd-points = { $points } poeng for å gi opp med kuben på { $cube }: regnet som { $counted }
problem-analysis-passed-over = filen inneholder også det et program mente om avgjørelsene; det ble ikke lest
problem-after-the-end = spillet går videre etter at partiet er slutt; hoppet over
problem-unfinished = partiet stopper før det er slutt
read-error-empty = filen er tom
read-error-html = dette er en HTML-side, ikke en kamp: nedlastingen mislyktes, eller det er en rapport som er laget for å leses; lagre kampen som SGF eller kamptekst (.mat)
read-error-binary = ikke en kampfil: verken tekst eller et kjent binært format
read-error-not-a-match = ikke en kampfil: fant verken kamp eller posisjon i teksten
read-error-other-game = ikke en backgammonfil: SGF for spill { $value } (backgammon er 6)
read-error-corrupt = filen er skadet: delen { $value } kan ikke pakkes ut
read-error-too-large = filen er større enn noen kamp kan være når den pakkes ut
read-error-no-length = linje { $line }: linjen "N point match" mangler før det første partiet
read-error-bad-length = linje { $line }: ugyldig kamplengde { $text }
read-error-no-game = fant ikke noe parti i kampen
read-error-no-score = linje { $line }: linjen "Score is" mangler før det første partiet
read-error-position = ingen kan spille videre fra denne posisjonen: { $value }

spell-error = GNU Backgammons identifikatorer har ikke plass til denne posisjonen: mer enn 15 brikker på en side, eller for høy stilling eller kube

snowie-error-fields = en Snowie-posisjon har 40 felter, denne har { $value }
snowie-error-field = felt { $field } i Snowie-posisjonen er «{ $text }»; forventet: { $expected ->
    [player] spiller 0 eller 1
    [match-length] en kamplengde
    [flag] 0 eller 1
    [score] en poengsum
    [power] en potens av to
    [sign-or-none] 1, -1 eller 0
    [their-checkers] 0 til -15 brikker
    [both-checkers] -15 til 15 brikker
    [checkers] 0 til 15 brikker
    [die] en terning
   *[other] { $expected }
}

match-id-error-length = en Match ID har 12 tegn, denne har { $value }
match-id-error-character = «{ $character }» (tegn { $number }) kan ikke stå i en Match ID
match-id-error-cube-owner = Match ID-en gir kuben til «spiller 2», som ikke finnes
match-id-error-state = Match ID-en har den ukjente spilltilstanden { $value }
match-id-error-dice = Match ID-en har et umulig kast: { $first } og { $second }
match-id-error-score = Match ID-en har stillingen { $score } i en kamp til { $length } som fortsatt spilles
match-id-error-crawford-in-money = Match ID-en har et Crawford-parti uten kamp

position-id-error-length = en Position ID har 14 tegn, denne har { $value }
position-id-error-character = «{ $character }» (tegn { $number }) kan ikke stå i en Position ID
position-id-error-overfull = Position ID-en har for mange brikker

decode-note-not-utf8 = ikke gyldig UTF-8, lest som Windows-1252
decode-note-nul-bytes = { $count ->
    [one] { $count } NUL-byte fjernet
   *[other] { $count } NUL-byter fjernet
}
decode-note-broken-utf16 = ødelagt UTF-16; uleselige tegn ble erstattet

remedy-set-by-hand = brikkene ble satt slik filen viser
remedy-game-ends = resten av partiet ble ikke lest
remedy-resignation = regnet som gitt opp
remedy-not-played = turen ble hoppet over
remedy-taken = regnet som tatt
remedy-dropped = regnet som pass

# Stedet for en merknad, foran den.
warning-line = linje { $number }
warning-column = kolonne { $number }
warning-game = parti { $number }
warning-move = trekk { $number }
warning-at = { $places }: { $problem }
