# Setninger fra motoren: nett, databaser, tabeller og kjøringer som ikke kan brukes eller gikk galt.

net-error-magic = ikke en nettfil: den begynner ikke med PASCHNET
net-error-truncated = nettfilen slutter etter { $found } byte, { $expected } trengs
net-error-trailing = nettfilen har { $found } byte, bare { $expected } hører til den
net-error-version = nettfilversjon { $found } støttes ikke (dette programmet leser versjon { $version })
net-error-encoding = inndatakodingen { $found } er ikke kjent (dette programmet kjenner { $encoding })
net-error-kind = ukjent type nett: { $found }
net-error-shape = lagbreddene { $widths } gir ikke noe nett fra { $inputs } inndata til { $classes } klasser
net-error-checksum = nettfilen er skadet: kontrollsum { $found }, forventet { $expected }
net-error-weight = lag { $layer } har en vekt som ikke kan brukes: { $value }

kind-error = det trengs et nett for { $expected ->
    [Contact] kontakt
    [Race] løp
    [Late] sen kontakt
   *[other] { $expected }
}, dette er for { $found ->
    [Contact] kontakt
    [Race] løp
    [Late] sen kontakt
   *[other] { $found }
}

book-error-roll = `{ $text }` er ikke et kast som 31
book-error-plan = boken trenger minst to partier per trekk
book-error-game = det finnes ingen bok for { $variant }: brikkene går ikke som i backgammon
book-error-order = { $line } er ikke den neste linjen i boken, eller har ingen trekk
book-error-damaged = linje { $line } i boken er skadet

database-error-size = det bygges ingen slik database for { $points } punkter og { $checkers } brikker
database-error-cancelled = avbrutt
database-error-magic = filen er ikke dette: { $value }
database-error-version = { $kind }: filen har versjon { $found }, dette programmet leser { $expected }
database-error-damaged = { $kind }: filen er skadet: { $what ->
    [size] størrelsen er umulig
    [header-short] hodet er kuttet av
    [header] hodet inneholder noe som ikke hører hjemme der
    [length] lengden stemmer ikke
    [hash] hashen stemmer ikke
    [positions] antallet posisjoner stemmer ikke
    [parts] delene passer ikke sammen
    [distribution] sannsynlighetene for en posisjon blir ikke 1 til sammen
   *[other] { $what }
}

keep-error-foreign = ikke tilstanden til en rollout, eller fra en annen versjon
keep-error-damaged = tilstanden til rollouten er skadet

rollout-error-settings = denne rollouten er ikke mulig: { $value ->
    [trials] det trengs minst ett parti
    [horizon] det trengs minst ett halvtrekk
    [plies] søket regner ikke så mange ply fram
    [drop] JSD-en for å forkaste kandidater må være over 0
    [stop] sikkerheten den stopper ved, må være over 0
   *[other] { $value }
}
rollout-error-empty = ingen kandidater
rollout-error-state = denne tilstanden hører til en annen rollout
rollout-error-foreign = ikke en tilstand for denne rollouten

scores-error-plan = en tabell har 2 til { $value } poeng og trenger minst ett parti per stilling
scores-error-order = { $found } er ikke den neste stillingen
scores-error-line = linje { $line } i listen over stillinger er skadet
scores-error-unfinished = ikke alle stillinger har fått rollout ennå

gate-error-game = motoren spiller ikke { $value } med disse valgene
gate-error-position = dette er ikke en posisjon i et spill motoren spiller

family-net-error-magic = ikke et nett for familien: det begynner ikke med PASCHFAM
family-net-error-length = nettfilen har { $found } byte, { $expected } trengs
family-net-error-version = nettfilversjon { $found } støttes ikke (dette programmet leser versjon { $version })
family-net-error-variant = nettet er for et spill dette programmet ikke kjenner: «{ $value }»
family-net-error-shape = nettet for { $variant } er laget for andre inndata eller resultater enn dette programmets
family-net-error-checksum = nettfilen er skadet: kontrollsum { $found }, forventet { $expected }
family-net-error-weight = nettet har en vekt som ikke kan brukes: { $value }

analyst-error-phase = det er ingenting å vurdere nå: { $value }
analyst-error-dice = motoren spiller med to terninger

met-error-number = linje { $line }: `{ $text }` er ikke et tall
met-error-missing = mangler i tabellen: { $what ->
    [pre-crawford] tabellen før Crawford
    [post-crawford] tabellen etter Crawford
    [row] en rad
    [end] slutten, </met>
   *[other] { $what }
}
met-error-row-length = rad { $row } har { $found } verdier, ikke { $expected }
met-error-too-long = en tabell med { $points } poeng, mer enn { $max_away }
met-error-not-a-chance = verdien for { $row } igjen mot { $column } igjen er { $value }, og det er ingen sannsynlighet
met-error-not-symmetric = verdiene for { $row } igjen mot { $column } igjen og det omvendte blir ikke 1 til sammen
met-error-not-rising = verdien for { $row } igjen mot { $column } igjen faller langs raden
met-error-computed = en tabell regnet ut av `{ $kind }`, som ikke har verdier

search-error-cancelled = avbrutt
search-error-dice = { $first }-{ $second } er ikke et kast
search-error-too-deep = { $value } ply, mer enn { $most_plies }
search-error-position = ikke en posisjon i et parti som pågår: { $value }

plan-error-variant = { $value } kan ikke analyseres ennå: motoren har ikke noe nett for det

analysis-error-stopped = stoppet etter { $done } av { $total } avgjørelser

judge-error-search = handling { $action } i loggen: { $source }
judge-error-misfit = handling { $action } i loggen er ikke det tilstanden ber om

database-kind-one-sided = ensidig utflyttingsdatabase
database-kind-two-sided = tosidig utflyttingsdatabase
database-kind-hyper = hypergammon-database

style-even = Jevn
style-careful = Forsiktig
style-hitter = Angriper
style-runner = Løper
style-builder = Bygger
style-gambler = Gambler
style-patient = Tålmodig

face-lumi = Ny i spillet, slår alt innen rekkevidde.
face-otto = Lærer ennå, gjemmer seg for hvert skudd.
face-mila = Spiller for moro og løper hjem tidlig.
face-bruno = Dobler på magefølelsen og tar alle kuber.
face-nilo = Venter på et anker til du snubler.
face-tara = Legger slot på punkter andre ikke tør å røre.
face-rex = Sterk og aggressiv, lar aldri en blott leve.
face-juno = En ekspert som aldri tar unødig risiko.
face-vega = Verdensklasse: ser to kast fram.

## Klassiske spillere
museum-net-error-kind = ikke et nett fra museet: det begynner ikke med PMUS
museum-net-error-shape = størrelsen på nettet passer ikke til inndataene og de skjulte enhetene
museum-neuro-error-kind = ikke nettene til museets sammenligningsspiller: de begynner ikke med PNEU
museum-neuro-error-shape = størrelsene på nettene passer ikke til inndataene og de skjulte enhetene
museum-neuro-error-weight = en vekt i nettene er ikke et endelig tall
museum-data-error-toml = ikke tallene til en klassisk spiller: { $value }
museum-data-error-weights = { $found } vekter der det trengs { $wanted }
museum-error-phase = dette spørsmålet passer ikke til det som skjer i partiet nå: { $value }
museum-error-dice = de klassiske spillerne trenger et kast med to terninger
