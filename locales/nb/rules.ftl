# Setninger om reglene: hvorfor et trekk, en kubehandling eller en posisjon avslås. Punktene telles slik spilleren som får beskjeden, teller.

notation-error-syntax = `{ $word }` er ikke et flytt som 13/7 eller bar/20*
notation-error-illegal = { $fault ->
    [none] `{ $text }` er ikke et lovlig trekk
   *[some] `{ $text }` er ikke et lovlig trekk: { $fault }
}

options-error-backgammon-value = en backgammon teller 2 eller 3 poeng, ikke { $value }
options-error-max-per-point = høyst { $value } brikker på et punkt gir ikke plass på seks punkter i det indre hjemlandet
options-error-no-hitting = i { $value } slås det ikke, så regelen mot å slå og løpe gjelder ikke
options-error-no-pinning = i { $value } låses det ikke, så reglene om mor og låsing kan ikke velges
options-error-no-runner = { $value } har ingen regler om første brikke eller prime i starten
options-error-pointless = { $variant } har ingen regel om { $option }
options-error-turn-limit = et parti kan ikke ende etter 0 turer
options-error-cascade-from = turene til en spiller telles fra 1: doble kan ikke stige fra tur 0
options-error-runner-to = den første brikken starter på 24: den må nå et lavere punkt før en annen kan flyttes
options-error-opening-dice = { $value } spilles med tre terninger: den som begynner, må kaste dem
options-error-no-such-form = { $value } spilles ikke med den starten, retningen eller kontakten

decision-refusal-not-your-turn = det er ikke din tur
decision-refusal-grade = { $grade } er ikke lenger mulig

header-error-length = en kamp til { $value } poeng er lengre enn de { $max } som er tillatt
header-error-games = en runde på { $value } spill er lengre enn de { $max } som er tillatt

replay-error = handling { $index } i loggen: { $source }

why-not-no-checker = du har ingen brikke på { $from }
why-not-no-such-die = ingen terning som er igjen, flytter en brikke fra { $from } til { $to }
why-not-bar-first = brikkene dine på baren må entre først
why-not-pool-first = alle brikkene dine må entre først
why-not-blocked = motspilleren har stengt punkt { $to } for deg
why-not-pinned = brikken din på { $from } er låst
why-not-not-all-home = du kan flytte ut først når alle brikkene dine er i det indre hjemlandet
why-not-pinned-at-home = du kan ikke flytte ut mens en av brikkene dine er låst
why-not-not-rearmost = en { $die } kan flytte ut fra et lavere punkt bare når ingen brikke står bak; { $rearmost } er fremdeles besatt
why-not-exact-number-only = brikker flyttes ut bare med det nøyaktige tallet
why-not-must-bear-off = med en { $die } må brikken på { $point } flyttes ut
why-not-rearmost-only = bare den bakerste brikken din, på { $rearmost }, kan brukes her
why-not-runner-first = den første brikken din, på { $runner }, må nå ditt { $to }-punkt før en annen kan flyttes
why-not-point-full = ditt { $point }-punkt har allerede { $max } brikker, og flere er ikke tillatt
why-not-hit-and-run = en brikke som har slått i ditt indre hjemland, må bli stående denne turen ({ $point })
why-not-holds-too-many = du kan ikke holde mer enn { $max } av disse punktene samtidig: { $points }
why-not-closes-too-many = du kan ikke stenge mer enn { $max } av disse punktene samtidig: { $points }
why-not-must-open-home = du må åpne ditt indre hjemland: en av motspillerens brikker på baren venter på å entre
why-not-must-open-prime = du må åpne primen din: alle motspillerens brikker er stengt inne bak den
why-not-entry-roll = nye brikker entrer bare med doble eller 1-2
why-not-enter-all-before = ingen brikke kan gå forbi ditt { $limit }-punkt før alle har entret
why-not-backward-only-to-hit = en brikke kan gå bakover bare for å slå en av motspillerens brikker som står alene; det står ingen på ditt { $to }-punkt
why-not-backward-smaller-die = bare den minste terningen kan slå bakover
why-not-head-used = { $max ->
    [one] bare én brikke kan forlate hodet, 24-punktet, denne turen
   *[other] bare { $max } brikker kan forlate hodet, 24-punktet, denne turen
}
why-not-six-block = seks punkter på rad er tillatt bare når en av motspillerens brikker er kommet forbi dem (fra ditt { $farthest }-punkt)
why-not-home-stays = en brikke i ditt indre hjemland kan bare flyttes ut; den på { $from } blir stående
why-not-hit-needs-one-home = du kan slå først når en av brikkene dine er kommet hjem
why-not-game-over = partiet er over her: mer spilles ikke
why-not-not-yet = { $die } kan spilles først når terningene foran er spilt
why-not-more-dice = du må bruke så mange terninger som mulig: { $possible } kan spilles, dette gir { $this_way }
why-not-more-later = trekket må la deg flytte mest mulig med det neste tallet: { $possible } flytt er mulig, dette gir { $this_way }
why-not-blockade = { $checkers } av motspillerens brikker på ditt { $at }-punkt lar ingen lande der eller gå forbi
why-not-moved-already = brikken på { $from } er flyttet: hver brikke flyttes bare én gang per kast
why-not-whole-roll = hele kastet må spilles eller ingenting, og etter dette kunne ikke resten spilles
why-not-fined = 1-1 flytter ingenting: det koster deg bare den fremste brikken
why-not-higher-die = bare én av terningene kan spilles, og det må være den høyeste
play-fault-move = flytt { $index }: { $why }
play-fault-misstated = flytt { $index }: terning eller slag stemmer ikke
play-fault-incomplete = bare { $played } av { $possible } mulige flytt er spilt

misplay-refusal-not-agreed = ved dette bordet godtas bare lovlige trekk
misplay-refusal-insisted-on = motspilleren har krevd et lovlig trekk
misplay-refusal-no-such-move = flytt { $index }: ingen brikke kan flyttes slik
misplay-refusal-too-long = et trekk på { $value } flytt er for langt
misplay-refusal-legal = dette trekket er lovlig
misplay-refusal-has-to-be-corrected = et ulovlig trekk må rettes ved dette bordet
misplay-refusal-cannot-stand = dette trekket kan ikke bli stående: { $value }

house-error-name = en slik husregel finnes ikke
house-error-value = bare dette er mulig: { $value }
house-values-yes-no = yes eller no
house-values-words = ett av { $words }
house-values-number = et tall fra { $least } til { $most }
house-values-words-number = ett av { $words }, eller et tall fra { $least } til { $most }

parse-side-error = `{ $word }` har ikke formen punkt:brikker, som 13:5
setup-fault-too-many-checkers = spiller { $player } har { $count } brikker, { $allowed } er tillatt
setup-fault-shared-point = begge spillerne står på ett punkt: A på { $a }, B på { $b }
setup-fault-unclear-pin = én brikke fra hver spiller står på { $a } for A ({ $b } for B), men ingen av dem er merket som låst
setup-fault-false-pin = spiller { $player } har ingen låst brikke på { $point }
setup-fault-no-bar = spiller { $player } har en brikke på baren, men i dette spillet slås det ikke
setup-fault-no-pool = spiller { $player } har en brikke som ikke har entret, men dette spillet starter på brettet
setup-fault-off-track = spiller { $player } har en brikke på { $point }, som dette spillet ikke bruker
setup-fault-empty = det er ingen brikker på brettet
setup-fault-both-closed-out = begge spillerne står på baren mot stengte hjemland: ingen kan noensinne flytte

apply-error-not-now = ikke mulig nå: { $action ->
    [opening-roll] et åpningskast
    [first-turn] å velge hvem som begynner
    [refuse-opening] å avslå åpningskastet
    [roll] et kast
    [play] et trekk
    [illegal-play] et ulovlig trekk
    [insist] å kreve et lovlig trekk
    [let-stand] å la et ulovlig trekk stå
    [double] en dobling
    [take] å ta
    [drop] å gi seg
    [beaver] en bever
    [resignation] å gi opp
    [accept-resignation] å godta at motspilleren gir opp
    [refuse-resignation] å avslå at motspilleren gir opp
    [forfeit] walkover
    [set-up] å sette opp en posisjon
   *[other] { $action }
}
apply-error-match-over = kampen er over
apply-error-wrong-dice = dette spillet spilles med { $expected } terninger, ikke { $count }
apply-error-illegal-play = ulovlig trekk { $play }: { $fault }
apply-error-no-opening-refusal = åpningskastet kan ikke avslås her
apply-error-no-such-grade = dette spillet kan ikke tapes med { $grade }
apply-error-setup = umulig posisjon: { $value }
apply-error-setup-finished = spiller { $player } har flyttet ut alle brikker: det er ingenting å spille
apply-error-setup-decided = partiet er over i denne posisjonen: det er ingenting å spille
apply-error-setup-cube = en kube kan ikke vise { $value }
apply-error-setup-score = stillingen { $a } mot { $b } er ikke mulig i en kamp til { $length } poeng

cube-refusal-no-cube = dette spillet spilles uten kube
cube-refusal-crawford-game = det er ingen kube i Crawford-partiet
cube-refusal-not-owner = motspilleren eier kuben
cube-refusal-not-now = man kan doble bare i begynnelsen av sin egen tur, før kastet
cube-refusal-dead = kuben er død: med verdien den har, avgjør den allerede kampen
cube-refusal-holland = etter Crawford-partiet kan ingen doble før begge har kastet to ganger
cube-refusal-no-beaver = ingen flere bevere er tillatt her
cube-refusal-limit = kuben kan ikke gå høyere enn { $max }

grade-single = enkelt parti
grade-gammon = gammon
grade-backgammon = backgammon

special-option-extra-roll = et ekstra kast etter doble
special-option-entry = hvordan brikkene entrer
special-option-hit-needs-one-home = når det er lov å slå
special-option-checkers-left = hva en seier teller
special-option-cascade-from = turen da doble begynner å stige
special-option-leftover = doble som ikke er spilt ferdig
special-option-head = brikker som forlater hodet
special-option-six-block = seks punkter på rad
special-option-last-roll = et siste kast for uavgjort
special-option-optional-hits = å slå bakover
special-option-ones = hva 1-1 gjør
special-option-bear-off = hvordan brikkene flyttes ut
special-option-koks = koks
special-option-open-home = å åpne et stengt hjemland

# $faults er setninger, hver som ovenfor, med semikolon mellom.
setup-error = { $faults }
