# Posisjoner, rollouter, åpninger, løp.

position-rolls-title = Alle 21 kast
position-rolls-ask = Vurder alle kast
position-rolls-roll = Kast
position-rolls-luck = Hell
position-rolls-mean = Snitt av alle kast: { $equity }
position-rolls-take = Takepunkt: { $live } % med levende kube, { $dead } % med død; motspilleren har { $now } %.
position-rolls-gammon = Gammonverdi: { $mine } for deg, { $theirs } for motspilleren.
position-rolls-market = Markedstapere: { $share } % av alle kastpar, først ditt og så motspillerens, fører til at motspilleren gir seg.
position-side-a = A
position-side-b = B
position-board = Brett å stille opp på
position-brush = Brikkene til
position-hint = Klikk på et punkt for å sette en brikke der, høyreklikk for å fjerne en, eller dra en brikke.
position-hintTouch = Trykk på et punkt for å sette en brikke der, hold for å fjerne en.
position-keys = Enter setter en brikke, Delete fjerner en, X bytter side.
position-here = setter en til
position-undo = Angre
position-clear = Tøm
position-start = Startposisjon
position-flip = Snu brettet
position-paste = En posisjons-ID eller en lenke
position-open = Åpne
position-copied = Kopiert.
position-copy = Kopier
position-link = Lenke
position-text = Tekst
position-copyLink = Kopier lenken
position-copyId = Kopier { $name }
position-copyText = Kopier som tekst
position-faults = { $n ->
    [one] 1 problem:
   *[other] { $n } problemer:
}
position-game = Spill
position-onTurn = I trekket
position-dice = Terninger
position-die = Terning { $n }
position-noDice = Ingen
position-doubled = har doblet
position-cube = Kube
position-cubeValue = Kubens verdi
position-noCube = Ingen
position-middle = Midten
position-length = Kamp til
position-money = 0 er pengespill
position-score = Poengene til { $side }
position-crawford = Crawford-parti
position-jacoby = Jacoby-regelen
position-beavers = Bever
position-pips = { $n } pip
position-off = { $n } ute
position-judge = Vurder
position-level = Hvor dypt
position-levels-1 = 0-ply
position-levels-2 = 1-ply
position-levels-3 = 2-ply
position-levels-4 = 3-ply
position-levels-5 = 4-ply
position-levelNotes-1 = straks
position-levelNotes-2 = raskt
position-levelNotes-3 = vanlig
position-levelNotes-4 = dypt
position-levelNotes-5 = dypest
position-unfinished = Tiden løp ut: dette er { $level }.
position-notJudged = Maskinen kan ikke vurdere dette spillet ennå.
position-noPlay = Det finnes ingen lovlige trekk med dette kastet.
position-cubeAnswer-take = Ta
position-cubeAnswer-pass = Gi seg
position-cubeAway = Det er ingen kubeavgjørelse.
position-chances = Vinner { $win } %, gammon { $gammon } %, taper gammon { $lost } %.
position-equity = Equity
position-mwc = Vinner kampen { $chance } %.
position-play = Spill herfra
position-playAs = Du spiller
position-fromReview = Åpne denne posisjonen
position-write-title = Skriv en leksjon
position-write-lead = Gjør stillingen til et trinn i en leksjon. Med et kast spør det etter trekket, uten kast etter kuben. Programmet sier hvilke svar som er riktige.
position-write-add = Legg til denne stillingen
position-write-file = Leksjonen din
position-write-check = Sjekk
position-write-save = Lagre som fil
position-write-clear = Begynn på nytt
position-write-good = Reglene og programmet er enige i hvert trinn.
position-write-faults = { $n ->
    [one] 1 problem:
   *[other] { $n } problemer:
}
position-write-sentences = Setninger du skriver til den
position-list-title = { $n } posisjoner
position-list-close = Lukk listen
position-list-toPlay = { $side } spiller { $dice }
position-list-toRoll = { $side } skal kaste
position-list-doubled = { $side } har doblet
position-list-match = kamp til { $length }, A { $a }, B { $b }
position-list-money = pengespill
position-list-unreadable = kan ikke leses

rollout-title = Rollout
rollout-how = Slik kjøres rollouten
rollout-preset-quick = Rask
rollout-preset-full = Full
rollout-preset-strong = Sterk
rollout-start = Start rollout
rollout-settings = Innstillinger
rollout-trials = Partier
rollout-horizon = Halvtrekk, 0 til slutten
rollout-plies = Ply for trekk
rollout-cubePlies = Ply for kuben
rollout-seed = Terningenes frø
rollout-best = Beste trekk
rollout-chosen = Eller disse trekkene
rollout-unknownPlays = Vurder posisjonen for å velge blant trekkene.
rollout-jsd = Stopp ved forsprang i JSD
rollout-error = Stopp under standardfeil
rollout-cubeful = Med kuben
rollout-luck = Trekk fra hellet
rollout-always = Terningene er balansert og de samme for alle kandidater. 0 slår av stoppen.
rollout-status-waiting = Venter.
rollout-status-running = Spiller.
rollout-status-done = Ferdig.
rollout-status-certain = Sikkert nok.
rollout-status-stopped = Stoppet.
rollout-status-failed = Mislyktes.
rollout-games = { $n } av { $all } partier
rollout-left = omtrent { $n } s igjen
rollout-took = { $seconds } s
rollout-stop = Stopp
rollout-goOn = Fortsett
rollout-more = Fortsett til { $n }
rollout-position = Posisjon
rollout-interval = 95 %-intervall
rollout-between = fra { $low } til { $high }
rollout-trialsOf = { $n ->
    [one] 1 parti
   *[other] { $n } partier
}
rollout-dropped = forkastet
rollout-jsdOf = { $n } JSD

openings-replies = Svar på { $first } { $play }
openings-how = { $horizon ->
    [0] Rollout med Pasch’ egne nett: { $games } partier per trekk, { $plies }-ply. Pengespill, uten Jacoby-regelen, 95 %-intervaller.
   *[other] Rollout med Pasch’ egne nett: { $games } partier per trekk, { $plies }-ply, vurdert etter { $horizon } halvtrekk. Pengespill, uten Jacoby-regelen, 95 %-intervaller.
}
openings-solved = Dette spillet er løst: her står de beste trekkene for hvert kast med sin nøyaktige verdi. Pengespill, uten Jacoby-regelen.
openings-mean = Å kaste først med begge terningene er i snitt verdt { $equity }.
openings-meanReply = Svaret er i snitt verdt { $equity }.
openings-all = Alle første kast
openings-game = Spill
openings-doubles = Doble
openings-plain = Kast med to ulike terninger
openings-firstDoubles = Doble, der den som begynner, kaster begge terningene
openings-open = Åpne { $roll } som posisjon
openings-plays = Trekk for { $roll }
openings-answers = svar

endgame-title = Løp
endgame-side = Side
endgame-onRoll = skal kaste
endgame-rolls = Kast
endgame-effective = Effektive pip
endgame-wastage = Svinn
endgame-win = { $exact ->
    [yes] Den som skal kaste, vinner { $chance } %, kjent fra databasen.
   *[no] Den som skal kaste, vinner { $chance } %, etter nettets vurdering.
}
endgame-distribution = Sjansen for å trenge så mange kast
endgame-cube = Kuben i pengespill
endgame-owned = Eid
endgame-ideal = Ideell kube
endgame-cubesExact = Equity kjent fra databasen for begge sider.
endgame-cubesModel = Equity etter kubemodellen.
endgame-idealNote = Med den ideelle kuben (Keeler og Spencer, 1975) dobles det alltid i det aller beste øyeblikket.
endgame-thumb = Tommelfingerregler
endgame-rule = Regel
endgame-count = Telling
endgame-says = Den sier
endgame-names-keith = Keith-telling
endgame-names-kleinman = Kleinman-tall
endgame-names-trice = Trices regel om 62
endgame-keith = { $mine } mot { $theirs }
endgame-kleinman = { $metric }, vinner { $win } %
endgame-trice = { $behind } bak, tas til og med { $last }
endgame-double = Doble, ikke gjendoble
endgame-redouble = Doble og gjendoble
endgame-noDouble = Ingen dobling
endgame-take = ta
endgame-pass = gi seg
