# Ditt eget spill: statistikk, oppgaver, trening.

you-lead = Hvor godt du spiller, og hvor det koster mest: i kampene dine her og i samlingen din.
you-empty = Ingen kamper er samlet ennå.
you-emptyHint = Legg kamper i samlingen og få dem analysert, så ser du statistikken din her.
you-toCollection = Til samlingen
you-who = Hvilke av disse navnene er dine?
you-whoHint = Statistikk og oppgaver gjelder kampene som er spilt under navnene du velger.
you-counted = Kamper som teller
you-kinds-computer = mot maskinen
you-kinds-people = mot mennesker
you-kinds-screen = to ved samme skjerm
you-kinds-file = fra filer
you-add = Et annet navn
you-save = Det er meg
you-saving = Lagrer
you-change = Endre navn
you-addNames = Legg til navn fra filer
you-playedAs = Spilt som { $names }
you-matches = { $n ->
    [one] 1 kamp
   *[other] { $n } kamper
}
you-notAnalysed = Ingen av disse kampene er analysert ennå.
you-notAnalysedHint = Kamper du spiller ferdig her, blir analysert av seg selv. Kamper fra filer analyserer du i samlingen.
you-part = { $done } av { $all } kamper analysert
you-key-pr = PR
you-key-results = Seire – tap
you-key-decisions = Avgjørelser
you-key-mistakes = Feil, tabber
you-key-luck = Hell per kamp
you-overTime = PR over tid
you-undated = uten dato
you-undatedNote = Åpne prikker har ingen dato.
you-fewNote = Små prikker hadde færre enn { $n } avgjørelser.
you-overTimeNote = Prikkene er kamper, linjen er snittet over { $n } av dem. Lavere er bedre.
you-dot = { $decisions ->
    [one] { $on }, mot { $opponent }: PR { $pr }, 1 avgjørelse
   *[other] { $on }, mot { $opponent }: PR { $pr }, { $decisions } avgjørelser
}
you-mean = Snitt
you-behind = Grunnlag
you-on = Spilt
you-opponent = Motspiller
you-opponents = Etter motspiller
you-themes = Etter type posisjon
you-cube = Kubefeil
you-noCube = Ingen kubefeil.
you-kind = Type
you-count = Antall
you-loss = Equity
you-each = Hver
you-blunders = Tabber
you-decisions = Avgjørelser
you-result = Resultat
you-won = vunnet
you-lost = tapt
you-all = Vis alle { $n }
you-few = Vis færre
you-parts-title = Del for del
you-parts-csv = CSV
you-parts-by-length = Lengde
you-parts-by-score = Stilling
you-parts-by-decision = Avgjørelse
you-parts-by-against = Motspiller
you-parts-by-month = Måned
you-parts-points = { $n ->
    [0] Pengespill
    [one] 1 poeng
   *[other] { $n } poeng
}
you-parts-decision-play = Trekk
you-parts-decision-double = Doblinger
you-parts-decision-noDouble = Ingen dobling
you-parts-decision-take = Tok
you-parts-decision-drop = Ga seg
you-parts-decision-beaver = Bever
you-parts-errors = Feil
you-parts-luck = Hell
you-parts-dice = Terninger og hell
you-parts-rolls = Kast
you-parts-number = Antall
you-parts-doubles = Doble
you-parts-pips = Pip per kast
you-parts-luckEach = Hell per kast
you-parts-mine = Dine, { $against }
you-parts-theirs = Motspillernes, { $against }
you-parts-expected = I det lange løp er 16,7 % av alle kast doble, et kast er verdt 8,17 pip, og hellet er null.
you-practise = Øv på feilene dine
you-due = { $due ->
    [0] { $fresh ->
        [0] Ingenting står for tur nå
       *[other] { $fresh } nye i dag
    }
   *[other] { $fresh ->
        [0] { $due } står for tur
       *[other] { $due } står for tur, { $fresh } nye
    }
}
you-daily = Dagens oppgave
you-dailyNote = Én av dine egne avgjørelser
you-train = Trening
you-trainNote = Pip-tall og kampstillinger

quiz-daily = Dagens oppgave
quiz-own = Fra ditt eget spill
quiz-back = Spillet ditt
quiz-none = Ingenting står for tur nå.
quiz-noneNext = Neste oppgave kommer tilbake { $when }.
quiz-noProblems = Det finnes ingen oppgaver ennå.
quiz-noProblemsHint = Oppgavene er dine egne feil på .060 og mer. Spill ferdig en kamp, så kommer de av seg selv.
quiz-left = { $left ->
    [0] Den siste for denne gang
   *[other] { $left } igjen
}
quiz-from = { $when ->
    [none] { $white } – { $black }
   *[other] { $white } – { $black }, { $when }
}
quiz-money = Pengespill
quiz-score = { $mine }–{ $theirs } til { $length }
quiz-crawford = Crawford-parti
quiz-askPlay = { $name } skal spille { $dice }
quiz-askDouble = { $name } skal kaste eller doble til { $value }
quiz-askTake = { $other } dobler til { $value }. { $name } svarer
quiz-confirm = Svar
quiz-noDouble = Ingen dobling
quiz-double = Doble til { $value }
quiz-take = Ta
quiz-pass = Gi deg
quiz-judging = Vurderer
quiz-yours = ditt svar
quiz-best = Best.
quiz-inMatch = I kampen: { $text }, { $loss }.
quiz-sameAsMatch = Som i kampen.
quiz-today = Kommer tilbake i dag.
quiz-comesBack = { $days ->
    [one] Kommer tilbake i morgen.
   *[other] Kommer tilbake om { $days } dager.
}
quiz-next = Neste oppgave
quiz-done = Ferdig for denne gang
quiz-open = Åpne analysen
quiz-keysPlay = Enter svarer
quiz-act-noDouble = Ingen dobling
quiz-act-double = Doble
quiz-act-take = Ta
quiz-act-drop = Gi seg
quiz-act-beaver = Bever
quiz-act-raccoon = Vaskebjørn
quiz-act-play = { "" }
quiz-loading = Setter opp brettet …
quiz-when-today = i dag
quiz-when-tomorrow = i morgen
quiz-when-days = om { $n } dager

train-lead = Korte øvelser i det alle må regne ut ved brettet.
train-pips = Pip-tall
train-pipsNote = Tell begge sider i en virkelig posisjon, på tid.
train-score = Matchequity
train-scoreNote = Vinnersjanser og takepunkter i en stilling.
train-streak = { $n ->
    [0] Ingen på rad ennå
   *[other] { $n } på rad
}
train-best = best { $n }
train-start = Start
train-mine = Pip, { $name }
train-below = nederst
train-above = øverst
train-check = Sjekk
train-again = Neste posisjon
train-nextScore = Neste stilling
train-right = Riktig.
train-wrong = Ikke helt.
train-off = bom med { $n }
train-exact = helt riktig
train-was = Det er { $n }: { $how }.
train-took = { $seconds } s
train-leadBy = { $who ->
    [nobody] Løpet er jevnt.
    [below] Den nederste leder med { $n }.
   *[above] Den øverste leder med { $n }.
}
train-fromCollection = Fra samlingen din
train-fromGame = Fra et parti spilt for øvelsen
train-youNeed = Du trenger { $mine }, motspilleren trenger { $theirs }.
train-crawford = Dette er Crawford-partiet.
train-postCrawford = Crawford-partiet er spilt.
train-askMwc = Hvor stor sjanse har du for å vinne kampen?
train-askTake = Motspilleren dobler til { $value }. Fra hvilken vinnersjanse tar du, når vi ser bort fra gammon og flere doblinger?
train-percent = Prosent
train-within = Riktig med inntil { $n } prosentpoeng avvik.
train-answer = Det er { $text } %.
train-table = Tabell: { $name }
train-how = Gir du deg, har du { $pass } %; taper du, { $loss } %; vinner du, { $win } %. Du setter { $risk } på spill for å vinne { $gain }: { $risk } / ({ $risk } + { $gain }) = { $point } %.
train-numbers = Skriv et tall.

trainer-title = Treneren din
trainer-from = { $n ->
    [one] Fra din siste kamp.
   *[other] Fra dine siste { $n } kamper.
}
trainer-well = Bra gjort
trainer-found = Du fant { $play } med { $dice }. En som spiller av og til, finner det { $n } av 100 ganger.
trainer-look = Se på det
trainer-work = Jobb med dette
trainer-lost = { $errors ->
    [one] { $loss } i { $decisions ->
        [one] én avgjørelse
       *[other] { $decisions } avgjørelser
    }, med én feil. Vanlig for din styrke: { $usual }.
   *[other] { $loss } i { $decisions ->
        [one] én avgjørelse
       *[other] { $decisions } avgjørelser
    }, med { $errors } feil. Vanlig for din styrke: { $usual }.
}
trainer-retry = Prøv den dyreste igjen
trainer-own = { $n ->
    [one] Én av dine egne
   *[other] { $n } av dine egne
}
trainer-everybody = Oppgaver av denne typen
trainer-lesson = Leksjonen
trainer-nothing = Ingenting skiller seg ut i disse kampene.

problems-lead = Finn det beste trekket. Hvert svar er spilt til ende hundrevis av ganger.
problems-everybody = For alle
problems-rating = Din rating
problems-streak = På rad
problems-days = { $n ->
    [one] 1 dag
   *[other] { $n } dager
}
problems-found = Beste svar
problems-of = { $right } av { $answered }
problems-dailyDone = Dagens oppgave er løst
problems-mixed = Blandede oppgaver
problems-byKind = Etter type
problems-own = Dine egne feil
problems-ownNote = Avgjørelser i kampene dine som kostet .060 eller mer, kommer tilbake til du finner det beste trekket.
problems-ownOpen = Øv på feilene dine
problems-none = Det finnes ingen oppgaver av denne typen.
problems-noneHint = Velg en annen type, eller blandede oppgaver.
problems-standing = { $days ->
    [0] Rating { $rating }
    [one] Rating { $rating } · 1 dag på rad
   *[other] Rating { $rating } · { $days } dager på rad
}
problems-rated = Din rating: { $rating } ({ $change }). Oppgavens: { $problem }.
problems-unrated = Du har svart på denne oppgaven før: ratingen din endres ikke.
problems-streakNow = { $n ->
    [one] 1 dag på rad.
   *[other] { $n } dager på rad.
}
problems-goal = Dagens mål
problems-goalDone = Nådd
problems-goalOpen = Én oppgave
problems-sheet-open = Skriv ut et ark
problems-sheet-title = Oppgaver på papir
problems-sheet-lead = Skriv ut denne siden eller lagre den som PDF. Svarene står på siste side.
problems-sheet-kind = Type
problems-sheet-count = Hvor mange
problems-sheet-print = Skriv ut
problems-sheet-answers = Svar
problems-sheet-number = { $n }. { $text }
problems-kind-opening = Åpning
problems-kind-attack = Angrep
problems-kind-prime = Prime
problems-kind-holding = Holdespill
problems-kind-backGame = Bakspill
problems-kind-middle = Midtspill
problems-kind-bearIn = Spille hjem mot kontakt
problems-kind-bearOff = Løp og utflytting
problems-kind-raceCube = Dobling i løp
problems-kind-contactCube = Dobling med kontakt
problems-kind-take = Ta eller gi seg
problems-kind-score = Kampstillinger
