# Setninger som kommandoene til `pasch` skriver ut: feil, framdrift, overskrifter, rapporter.

database-option = --database kan ikke brukes
importing = importerer
judging = vurderer
judging-game = parti { $game } av { $games }
large-headings = KB | RADER | TYPE | EIER
large-owner = { $guest ->
    [yes] { $name } (gjest)
   *[no] { $name }
}
lasting-for-good = for godt
lasting-until = til { $day }
made-otherwise = { $path } ble laget med andre tall eller nett; oppgi en annen fil
making-database = lager databasen
match-kind = { $points ->
    [0] pengespill
   *[other] kamp til { $points } poeng
}
moderators-already = { $moderator ->
    [yes] { $name } er allerede moderator
   *[no] { $name } er ikke moderator
}
moderators-now = { $moderator ->
    [yes] { $name } er moderator nå
   *[no] { $name } er ikke moderator lenger
}
numbered-match = { $path }, nummer { $number }
numbered-position = { $path }, posisjon { $number }
options-no-object = "options" må være et objekt
options-refused = valget { $key }: { $value }
position-said = Filen sier:
position-wins = vinner { $win } %  { $method }
progress-left = { $percent } %  { $time } igjen
reason-length = begrunnelsen må ha 1 til { $most } tegn
restore-failed = sikkerhetskopien ble ikke gjenopprettet
rolling-out = kjører rollout
unknown-language = kjente språk er { $known }
score-of = { $points } av { $length }
stopped-at = stoppet; den samme kommandoen fortsetter herfra ({ $path })
stopped-unwritten = stoppet; ingenting ble skrevet
yes-or-no = { $fact ->
    [yes] ja
   *[no] nei
}

account-failures = mislykkede innlogginger
account-identifier = identifikator
account-made = opprettet
account-mail = e-post
account-matches = kamper
account-muted = dempet
account-name = navn
account-passkeys = passnøkler
account-password = passord
account-role = rolle
account-second-factor = tofaktor
account-sessions = økter
account-suspended = utestengt
account-tokens = tokener

accounts-delete-again = { $name } er allerede i ferd med å slettes; en server som kjører, gjør det
accounts-delete-unconfirmed = dette kan ikke angres: legg til --yes for å slette { $name }
accounts-deleted = { $name } blir slettet: nå av en server som kjører, ellers når den starter
accounts-ended = { $name }: { $count } avsluttet
accounts-exported = { $path }: { $size } kB
accounts-lifted = { $name } kan spille og prate igjen
accounts-no-sanctions = { $name } er verken utestengt eller dempet
accounts-no-second-factor = { $name } har ikke tofaktor
accounts-second-factor-ended = { $name } logger nå inn med bare passordet
accounts-suspended = { $name } er utestengt { $until }

backup-contents = { $users } brukere, { $matches } spilte kamper, { $actions } handlinger i loggene, { $collected } samlede kamper, { $analyses } analyser
backup-failed = det ble ikke laget noen sikkerhetskopi
backup-made = { $path }: { $contents }, { $size } kB
backup-no-folder = kan ikke lage datamappen

bearoff-made = { $path }: { $what }, { $size } byte, { $seconds } s
bearoff-made-one-sided = { $positions } posisjoner med { $checkers } brikker på { $points } punkter
bearoff-made-two-sided = { $pairs } par med opptil { $checkers } brikker på { $points } punkter
bearoff-position-missing = en posisjon som skal være med, mangler
bearoff-verified-one-sided = { $file }: { $checkers } brikker på { $points } punkter, { $positions } posisjoner; hash riktig, { $checked } kjente tall riktige
bearoff-verified-two-sided = { $file }: tosidig, { $checkers } brikker på { $points } punkter, { $pairs } par; hash riktig, { $checked } kjente tall riktige
bearoff-wrong = { $found } av 36 kast tar ut brikkene på { $points }, ikke { $ways }

cannot-answer = kan ikke skrive svaret
cannot-listen = kan ikke lytte på { $address }
cannot-make = kan ikke lage { $path }
cannot-make-folder = kan ikke lage mappen { $path }
cannot-open = kan ikke åpne { $path }
cannot-read = kan ikke lese { $path }
cannot-read-question = kan ikke lese inndataene
cannot-start = kan ikke starte { $program }
cannot-start-threads = kan ikke starte tråder
cannot-write = kan ikke skrive { $path }
cannot-write-to = kan ikke skrive til { $path }

compare-analysing = GNU Backgammon analyserer { $count } kamper
compare-by-both = der begge rolloutene sier det samme
compare-by-gnubg = etter rolloutene til gnubg
compare-by-pasch = etter rolloutene til Pasch
compare-chart-across = tapt, sier GNU Backgammon
compare-chart-title = Tapet i hver avgjørelse: Pasch og GNU Backgammon
compare-chart-up = tapt, sier Pasch
compare-cubes = kubeavgjørelser
compare-dispute-headings = pasch | gnubg | pasch ser | gnubg ser | paschs rollout | gnubgs | rett | rett | posisjon
compare-disputes = de { $count } største uenighetene, med rollout fra begge: { $trials } partier for hvert valg, til slutten, 0-ply, med kuben, hellet trukket fra, frø { $seed }; gevinst: Paschs valg minus gnubgs, ± standardfeil
compare-faulty-file = filen motsier seg selv eller reglene; `pasch info` sier hvor
compare-head = { $matches } kamper; Pasch på nivået { $level }, { $program } { $plies }-ply; én tråd hver
compare-incomplete = GNU Backgammon ble ikke ferdig med alle kampene
compare-kind-headings = { "" } | avgjørelser | korrelasjon | samme beste | tap, pasch | gnubg | den andres beste taper, pasch | gnubg
compare-left-out = { $name }: utelatt: { $error }
compare-no-decision = en avgjørelse i kampen mangler
compare-no-files = ingen av disse filene inneholder en kamp som begge programmene kan vurdere
compare-not-rolled = GNU Backgammon kjørte ikke rollout av handling { $action } i { $name }
compare-nothing-to-judge = filen har ingenting å vurdere
compare-one-choice = en rollout trenger to valg
compare-open = åpent
compare-player-headings = kamp | spiller | avgjørelser, pasch | gnubg | PR, pasch | gnubg
compare-plays = trekk
compare-ratings = PR for en spiller: { $difference } forskjell i snitt, korrelasjon { $correlation }
compare-rolling-out = GNU Backgammon kjører rollout av { $count } avgjørelser
compare-rollout-time = rollouter: { $pasch } s prosessortid for Pasch, { $gnubg } s for gnubg
compare-time = analyse: { $pasch } s prosessortid for Pasch, { $other } s for { $program }: { $times } ganger så raskt
compare-unfinished = GNU Backgammon ble ikke ferdig; programmet trenger sin egen Python
compare-unmatched = ikke sammenlignet, fordi bare ett av programmene vurderte dem: { $count }
compare-unwritten = GNU Backgammon skrev ikke { $path }
compare-verdict = { $judge }: Pasch har rett { $pasch }, gnubg har rett { $gnubg }, for jevnt til å avgjøre { $open }; gevinst i snitt { $gain } ±{ $error }

convert-failed = kan ikke skrive { $output } fra { $name }
convert-known = { $formats } kan skrives, en posisjon som { $positions }
convert-loss = dette går tapt i { $target }: { $loss }
convert-loss-in-game = parti { $game }: dette går tapt i { $target }: { $loss }
convert-no-identifiers = { $name } har ingen slike identifikatorer
convert-other-format = { $path } er en fil i formatet { $format }, ikke { $expected }
convert-program = Skrevet av Pasch { $version }
convert-read-only = formatet { $format } kan bare leses, ikke skrives; { $known }
convert-read-only-kind = filer av typen .{ $kind } kan bare leses, ikke skrives; { $known }
convert-several = { $path } inneholder { $count } kamper: skrevet som { $first } til { $last }
convert-unclear-name = navnet { $path } sier ikke hvilket format; legg til --to: { $known }
convert-unknown = ukjent format: { $id }
convert-use-pasch = bruk --to pasch, som har plass til alle spill og handlinger

diagram-doubles = Dobler
diagram-on-roll = I trekket
diagram-score-crawford = { $points } av { $length }, Crawford
diagram-theme = det finnes ikke noe utseende med det navnet
diagram-too-large = et bilde på { $width } ganger { $height } er for stort
diagram-unpacked = bildet kan ikke kodes
diagram-unreadable = tegningen kan ikke leses

dice-amber = ikke utelukket (gult)
dice-checked = kamp { $id }, parti { $game }, { $a } – { $b }: { $right } kast kontrollert
dice-contradiction = { $name }: loggen motsier seg selv; ta vare på filene
dice-faults = og dette er galt:
dice-game = { $name }, parti { $game } i kamp { $match_id }
dice-given-up = { $count } forkastet
dice-green = nei (grønt)
dice-keys = Nøkler: server { $server }, { $a } { $a_key }, { $b } { $b_key }. Sammenlign dem med dem du kjenner.
dice-log-unplayable = loggen kan ikke spilles av
dice-log-unreadable = loggen kan ikke leses
dice-none = { $path }: filen inneholder ingen terninger etter { $protocol }
dice-not-proved = Logger etter pasch-dice/2 beviser ikke når serveren ble bundet, hvem som bandt en kjede på nytt, eller at en spiller som serveren handlet for, var borte.
dice-other-roller = handling { $at }: { $party } skulle kaste, men kastet ble meldt av en annen
dice-red = loggen motsier seg selv (rødt)
dice-skipped = { $count ->
    [one] { $count } nummer ble brukt opp av en annen enhet hos den som kastet.
   *[other] { $count } numre ble brukt opp av en annen enhet hos den som kastet.
}
dice-stood-in = { $count } med en kjede som serveren hadde for { $name }
dice-unknown-protocol = terningene følger { $other }; { $protocol } og { $protocol2 } er kjent
dice-unreadable = terningene kan ikke leses
dice-unsigned = { $name }: disse terningene følger { $protocol }: ingenting i dem er signert, så det er ingenting å sammenligne
dice-verdict =
    kamp { $id }, { $a } – { $b }: { $throws ->
        [one] { $throws } kast kontrollert
       *[other] { $throws } kast kontrollert
    }
    Kunne et kast velges? { $chosen }
    Kunne et kast forutsis? { $foreseen }
dice-wrong = { $name }: terningene i { $wrong } av { $games } partier er ikke dem alle var bundet til

endgame-cube = { $owned ->
    [yes] kuben eies
   *[no] kuben i midten
}
endgame-cube-headings = pengespill | ingen dobling | ta | gi seg | ideell kube |
endgame-equities = { $exact ->
    [yes] Equity kjent fra databasen for begge sider.
   *[no] Equity etter kubemodellen.
}
endgame-keith = { $mine } mot { $theirs }
endgame-no-race = dette er ikke et løp i et spill der brikkene går som i backgammon
endgame-no-redouble = doble, ikke gjendoble
endgame-redouble = doble, gjendoble
endgame-roll-headings = kast | i trekket % | motspiller %
endgame-side-headings = { "" } | pip | kast | ± | effektivt | svinn
endgame-trice = { $behind } bak, tas til og med { $last }
endgame-wins = { $exact ->
    [yes] Vinner { $win } %, fra databasen.
   *[no] Vinner { $win } %, etter nettet.
}

engine-hyper-damaged = pasch: { $error }; `pasch hyper generate` lager den på nytt
engine-no-bearoff = kan ikke lage utflyttingsdatabasen
engine-too-deep = { $plies } ply er dypere enn de { $most } som finnes
engine-unknown-level = ukjent nivå { $id }; kjente er { $known }

eval-no-such-text = { $name } har ingen slik tekst
eval-seconds = --seconds tar et antall sekunder, som 2.5
eval-text = --text tar en identifikator eller en fil med en posisjon

external-failed = pasch: { $error }
external-listening = lytter på { $address }; i GNU Backgammon: set player 0 external { $address }
external-no-connection = kan ikke ta imot en forbindelse

files-archive = { $path } er et arkiv med flere filer; `pasch analyze` og `pasch import` tar hele arkivet
files-empty-archive = { $path } er et tomt arkiv
files-folder = { $path } er en mappe; oppgi en fil i den
files-no-file = { $path } er { $kind ->
    [pipe] en navngitt pipe
    [socket] en socket
    [device] en enhet
   *[other] noe annet
}, ikke en fil; `-` leser standard inn
files-no-folder = kan ikke skrive { $path }: mappen { $folder } finnes ikke
files-no-name = { $path } er ikke navnet på en fil
files-no-text = dette er ikke tekst: oppgi en fil til det, eller send det gjennom en pipe
files-packed = kan ikke pakke ut
files-too-large = { $path } er større enn { $most } MiB: ikke en kampfil

game-drawn = uavgjort
game-over = partiet er over
game-unfinished = ikke ferdig

gnubg-answer = svaret fra GNU Backgammon kan ikke leses
gnubg-no-input = GNU Backgammon har ingen standard inn
gnubg-no-output = GNU Backgammon har ingen standard ut
gnubg-slow = GNU Backgammon brukte mer enn { $seconds } s
gnubg-unreadable = kunne ikke lese det GNU Backgammon skrev

hyper-made = { $checkers } brikker på hver side, { $pairs } posisjonspar
hyper-verified = { $path }: { $checkers } brikker på hver side, { $pairs } posisjonspar; hashen og { $checked } kjente tall stemmer; { $samples } stikkprøver stemmer med kastene sine innenfor { $fault }
hyper-wrong = verdien av en posisjon avviker { $fault } fra det kastene gir

import-broke-off = importen mislyktes; det som er importert, beholdes
import-done = { $files } filer: { $added } nye kamper ({ $faulty } med feil), { $known } fantes fra før, { $refused } ble ikke forstått
import-link = åpne denne lenken én gang, i nettleseren som skal eie samlingen (gyldig i en uke):
import-more = … og { $printed } til; --json skriver ut opptil tusen
import-no-database = kan ikke bruke databasen { $database }
import-no-link = kan ikke lage en lenke
import-no-path = { $path } finnes ikke
import-paths = { $count } stier
import-stopped = stoppet; det som er importert, beholdes, og den samme kommandoen fortsetter herfra

info-beside = i tillegg til trekkene: { $comments } kommentarer, { $plays } trekk og { $cubes } kubeavgjørelser vurdert
info-format = { $games ->
    [one] format { $format }, { $games } parti, stilling { $score }
   *[other] format { $format }, { $games } partier, stilling { $score }
}
info-game = { $crawford ->
    [yes] parti { $number } ved { $score }, Crawford-parti: { $rolls } kast, { $result }
   *[no] parti { $number } ved { $score }: { $rolls } kast, { $result }
}
info-position = format { $format }, en posisjon: { $position }
info-wins = { $resigned ->
    [yes] { $points ->
        [one] { $name } vinner { $points } poeng fordi motspilleren ga opp
       *[other] { $name } vinner { $points } poeng fordi motspilleren ga opp
    }
   *[no] { $points ->
        [one] { $name } vinner { $points } poeng
       *[other] { $name } vinner { $points } poeng
    }
}

json-array = en liste
json-bad = ikke JSON: { $error }
json-null = null
json-number = et tall
json-object = et objekt
json-string = en streng
json-true-or-false = true eller false
json-twice = nøkkelen { $key } står to ganger
json-value = en JSON-verdi

lines-empty = en tom linje; forventet et JSON-objekt
lines-no-object = forventet et JSON-objekt, fikk { $kind }
lines-no-text = ikke UTF-8: byte { $place } er { $byte }
lines-too-long = linjen er lengre enn { $most } byte

mail-from = --mail-from kan ikke brukes
mail-no-password = passordet til e-postserveren kan ikke leses fra { $path }
mail-smtp = --smtp kan ikke brukes

many-game = --game gjelder én kamp; oppgi bare filen med den
many-length = { $points ->
    [0] pengespill
   *[other] { $points }
}
many-match-headings = fil | poeng | | PR | | PR
many-needs-folder = rapporter om flere kamper er flere filer: oppgi en mappe for dem med --out
many-nothing-played = det ble ikke spilt noe i kampen
positions-written = { $count ->
    [one] { $path } skrevet: 1 avgjørelse
   *[other] { $path } skrevet: { $count } avgjørelser
}
many-nothing-to-judge = det er ingen kamp å vurdere i { $path }
many-passed-over = { $count ->
    [one] { $count } fil ble hoppet over
   *[other] { $count } filer ble hoppet over
}
many-player-headings = spiller | kamper | PR | avgjørelser | feil | tabber | hell per kamp, EMG
many-progress = { $seen } av omtrent { $about }: { $name }
many-progress-left = { $seen } av omtrent { $about }, { $left } igjen: { $name }
many-same-match = samme kamp som { $first }
many-stopped = { $count ->
    [one] stoppet etter { $count } kamp; den samme kommandoen fortsetter
   *[other] stoppet etter { $count } kamper; den samme kommandoen fortsetter
}
many-warnings = { $count ->
    [one] { $name }: { $count } advarsel; `pasch info` viser den
   *[other] { $name }: { $count } advarsler; `pasch info` viser dem
}

met-about = Kampvinnersjanser fra rollout, stilling for stilling, laget av `pasch met make`.
met-after = etter
met-head = { $name }; framskrevet utover { $published } poeng. Rad 1 og kolonne 1: Crawford-partiet; `etter`: den som ligger under, etter Crawford-partiet.
met-made = { $path }: { $points } poeng, { $figures } stillinger, standardfeil opptil { $largest }
met-name = Pasch MET til { $points } poeng
met-scores = stillinger

networks-banned = { $network } er utestengt { $until }
networks-lifted = { $network } kan komme igjen
networks-not-banned = { $network } er ikke utestengt

no-database = det er ingen database i { $path }
no-gnubg = GNU Backgammon er ikke installert (Debian-pakken gnubg)
no-home = det finnes ingen hjemmemappe; oppgi en fil
no-input = kan ikke lese standard inn
no-output = kan ikke skrive til standard ut
no-such-account = det finnes ingen konto som heter { $name }
no-text = { $path } er ikke tekst

openings-about = Equity for første trekk og svar, med rollout fra `pasch openings make`.
openings-first-rolls = første kast
openings-headings = { "" } | equity | ±95 % | vinner | g | taper g | partier
openings-made = { $path }: { $made } av { $all } kast, { $plays } trekk, { $games } partier
openings-no-book = det følger ingen bok for { $game } med programmet; for Hypergammon finnes det en når `pasch hyper generate` har løst spillet
openings-not-in-book = dette står ikke i boken ennå

page-all-headings = # | Spiller | Trekk | Tap | Hell | Posisjon
page-all-plays = Alle trekk
page-analysed = { $occasion }, analysert av Pasch { $version }
page-blunders = Tabber ??
page-chance-headings = Seier % | Gammon % | Tapt g. % | Nivå
page-chances = { $name }: sjanser til å vinne partiet
page-cube-headings = Handling | Equity
page-cube-mistake = Kube: { $kind }
page-cubes = Kubeavgjørelser
page-cubes-by-theme = Kubeavgjørelser etter type posisjon
page-decisions = Avgjørelser
page-double-pass = Doble, gi seg
page-double-take = Doble, ta
page-doubtful = Tvilsomme ?!
page-errors = Feil ?
page-game = Parti { $number }
page-game-head = { $crawford ->
    [yes] Parti { $number }{ $name }, { $score }, Crawford-parti: { $result }
   *[no] Parti { $number }{ $name }, { $score }: { $result }
}
page-game-headings = Parti | Stilling | Resultat
page-games = Partier
page-graph = Sjansene til { $name } for å vinne parti { $number }
page-less-deep = Mindre dypt vurdert ({ $level })
page-loss = Gitt bort, EMG
page-loss-cube = derav med kuben
page-loss-mwc = Gitt bort, MWC
page-luck = Hell, EMG
page-luck-mwc = Hell, MWC
page-luckless = Resultat uten hell
page-memg = Feilrate, mEMG (gnubg)
page-mwc-heading = MWC %
page-no-double = Ingen dobling
page-of = av { $decisions }
page-pips = { $pips } pip
page-play-headings = # | Trekk | Equity | Tap
page-pr-of = PR { $name }
page-rollout = Rollout med { $games } partier, ±{ $error }
page-score = { $crawford ->
    [yes] { $score }, Crawford
   *[no] { $score }
}
page-snowie = Feilrate (Snowie)
page-summary = Sammendrag
page-worst = De dyreste avgjørelsene
page-worst-turn = Parti { $number }, { $name } { $what }
page-wrong = { $count } gale, { $loss }

place-column = kolonne { $at }
place-game = parti { $at }
place-line = linje { $at }
place-move = trekk { $at }

purge-gone = { $kept ->
    [0] { $guests } som ikke er sett på { $days } dager, er fjernet, med { $matches }
   *[other] { $guests } som ikke er sett på { $days } dager, er fjernet, med { $matches }; hos andre blir det stående: { $kept }
}
purge-guests = { $count ->
    [one] { $count } gjest
   *[other] { $count } gjester
}
purge-matches = { $count ->
    [one] { $count } kamp
   *[other] { $count } kamper
}
purge-would-go = { $kept ->
    [0] { $guests } som ikke er sett på { $days } dager, ville bli fjernet, med { $matches }
   *[other] { $guests } som ikke er sett på { $days } dager, ville bli fjernet, med { $matches }; hos andre blir det stående: { $kept }
}

query-both-sides = begge sider står på ett punkt: "me" på { $a }, som er { $b } for "op"
query-checkers = for mange brikker
query-crawford = "crawford" må være true eller false
query-cube = "cube": { $value } er ikke en toerpotens
query-cube-owner = "cube_owner" må være "me", "op" eller null, ikke { $owner }
query-cube-too-large = en kube på { $cube_value } er over den største
query-dice = "dice": { $dice } er ikke et kast med { $count } terninger
query-game-over = partiet er over i denne posisjonen: det er ingenting å spille
query-in = i "{ $key }"
query-key-missing = "{ $key }" mangler
query-no-dice = terningene mangler: oppgi "dice":[6,1], eller en XGID med et kast
query-no-object = forventet et JSON-objekt
query-no-point = `{ $text }` er ikke et punkt
query-nothing = oppgi "xgid" eller "position", eller "variant" med "me" og "op"
query-number = "{ $key }" må være et helt tall
query-pinned = én brikke fra hver side står på { $a } for "me", { $b } for "op": oppgi den låste i "me_pinned" eller "op_pinned"
query-play = --play { $text }
query-position = "position" må være en streng
query-score = "score" må være to hele tall, mitt først
query-score-too-high = med stillingen { $score } er kampen til { $length } allerede avgjort
query-string = "{ $key }" må være en streng
query-too-large = "{ $key }": { $value } er for stort
query-unknown-key = ukjent nøkkel { $key }; kjente er { $known }
query-unknown-variant = ukjent variant { $variant }; kjente er { $known }
query-xgid = "xgid" må være en streng

reference-head = Oppslag
reference-intro = Tall om spillet. `pasch reference --markdown docs/reference.md` regner dem ut; ingenting her er skrevet for hånd. Siden *Oppslag* i programmet viser de samme tallene.
reference-shots = Skudd
reference-shots-how = Kast av 36 som lar én brikke slå en blott så mange punkter unna. Punktene imellom er ledige. Hvert kast spilles etter reglene.
reference-shots-headings = punkter unna|kast
reference-blocked-how = Det samme med ett stengt punkt. Radene er avstanden til blotten, kolonnene avstanden til det stengte punktet. Siden og JSON har svar for alle utvalg av stengte punkter.
reference-pairs-how = To blotter: kast som lar én brikke slå minst én av dem. Rad og kolonne er de to avstandene.
reference-entering = Entring og terninger
reference-entering-how = Kast av 36 etter antall stengte punkter i det indre hjemlandet. Hvilke som er stengt, spiller ingen rolle.
reference-entering-headings = stengte punkter|én brikke entrer|minst én av to|begge av to
reference-dice-headings = terninger|av 36
reference-dice-double = doble
reference-dice-given = et bestemt antall øyne
reference-dice-either = ett av to bestemte antall øyne
reference-dice-pips = Et kast er i snitt verdt { $pips } pip, { $plain } uten doblene.
reference-last = Siste brikker
reference-last-how = Kast av 36 som flytter ut alle brikkene på én gang. Rad og kolonne er punktene til de to brikkene; den første kolonnen er én brikke alene.
reference-last-more = Tre og fire brikker trenger doble. Hvor mange av de seks doblene som er nok, og i hvilke posisjoner:
reference-last-alone = alene
reference-last-doubles = { $n ->
    [one] { $n } doble
   *[other] { $n } doble
}
reference-last-checkers = { $n } brikker
reference-takes = Takepunkter
reference-takes-how = Sjansen du trenger for å ta en dobling til { $cube }, i prosent, uten gammon, etter tabellen { $met }. Rader: poeng du trenger; kolonner: poeng motspilleren trenger. Det første tallet gjelder når du aldri gjendobler (død kube), det andre når du gjendobler i det beste øyeblikket (levende kube). Det tredje brukes i praksis: levende + { $weight } × (død − levende), etter Simborg og O'Hagan.
reference-gammons-how = Gammonverdi med en kube på { $cube }: hva en gammon legger til, som andel av forskjellen mellom enkel seier og tap. I pengespill er den 0,50.
reference-after-how = Etter Crawford-partiet: sjansen den som leder, trenger for å ta doblingen til en motspiller som trenger så mange poeng, i prosent.
reference-after-headings = den som ligger under, trenger|takepunkt
reference-met = Matchequity
reference-met-how = Sjansen for å vinne kampen, i prosent: { $met }. Rader: poeng du trenger; kolonner: poeng motspilleren trenger. Rad og kolonne 1 er Crawford-partiet.
reference-met-after = etter Crawford
reference-rules-how = Tommelfingerregler sammenlignet med tabellen { $met }, over alle stillinger fra 2 til { $points } poeng: gjennomsnittlig og største feil i prosent.
reference-rules-headings = regel|gjennomsnittlig feil|største feil|ved
reference-rules-janowski = Janowski: 50 + 85 × ledelse ÷ (det den som ligger under, trenger + 6)
reference-rules-turner = Turner: 50 + (24 ÷ det den som ligger under, trenger + 3) × ledelse
reference-rules-numbers = Ett tall per poeng ledelse: { $numbers } når den som ligger under, trenger 3, 4, 5 og så videre (etter Kazaross)
reference-rules-pasch = Tabellen fra Paschs egne rollouter
reference-races = Formler for løp
reference-races-how = Hver formel sammenlignet med fasiten, i pengespill. I alle løpene vinner den som skal kaste, { $low } til { $high } % uten kube. Trukket med frø { $seed }.
reference-races-short = { $races } utflyttinger med { $fewest } til { $most } brikker på hver side. Fasiten er eksakt: en database over alle par av posisjoner.
reference-races-long = { $races } løp med alle 15 brikkene på hver side, på punktene 1 til { $points }. Fasiten er et søk over { $plies } kast med eksakte sjanser. Den siste raden i tabellen over viser hvor ofte dette søket tar feil i utflyttinger.
reference-races-headings = formel|feil om å doble|tapt|feil om å gjendoble|tapt|feil om å ta|tapt
reference-races-key = *Feil*: prosent av løpene. *Tapt*: equity som feilene koster per løp, i tusendeler av kuben.
reference-races-chance = Feil i vinnersjansen en formel oppgir, i prosent:
reference-races-chance-headings = formel|gjennomsnittlig feil|største feil
reference-races-search = et søk over { $plies } kast
reference-races-sources = Kilder: 8-9-12 (B. Robertie); Thorp (E. O. Thorp, med prosentene til M. Bower); Ward (J. Ward); Keith (T. Keith, 2004); Kleinman (D. Kleinman, 1980); Trice (W. Trice, 2004); Isight (A. Reichert, 2014).
reference-model = Kuben i pengespill
reference-model-how = Vinnersjanser i prosent der det riktige valget skifter, uten gammon, etter Janowskis blanding av død og levende kube. Effektivitet 0 er den døde kuben, 1 den ideelle kuben til Keeler og Spencer.
reference-model-headings = effektivitet|ta|doble|gjendoble|cashpunkt

report-beavered = Svarte med bever
report-blunders = tabber ??
report-cube-decisions = { "  " }derav med kuben
report-date = Dato
report-decisions = avgjørelser
report-doubled = Doblet
report-doubtful = tvilsomme ?!
report-errors = feil ?
report-game = { $crawford ->
    [yes] Parti { $number }{ $name }, { $score }, Crawford-parti: { $result }; PR { $a } og { $b }
   *[no] Parti { $number }{ $name }, { $score }: { $result }; PR { $a } og { $b }
}
report-less-deep = mindre dypt vurdert
report-loss = gitt bort, EMG
report-loss-checkers = { "  " }med brikker
report-loss-cube = { "  " }med kuben
report-loss-mwc = gitt bort, MWC
report-loss-points = gitt bort, poeng
report-luck = hell, EMG
report-luck-mwc = hell, MWC
report-luck-points = hell, poeng
report-luckless = resultat uten hell
report-memg = feilrate, mEMG (gnubg)
report-missed-doubles = glemte doblinger
report-mwc = ({ $mwc } % MWC)
report-no-mistakes = ingen feil
report-not-doubled = Doblet ikke
report-passed = Ga seg
report-place = Sted
report-play-headings = { "" } | trekk | equity | tap | seier % | gammon % | tapt g. % | nivå
report-played = { $play } (spilt)
report-pr = PR (pasch)
report-pr-theme = PR, { $theme }
report-rollout = rollout med { $games } partier, ±{ $error }
report-rolls = kast
report-snowie = feilrate (Snowie)
report-taken = Tok
report-time = Tid
report-wins = { $points ->
    [one] { $name } vinner { $points } poeng
   *[other] { $name } vinner { $points } poeng
}
report-wrong-beavers = gale bevere
report-wrong-doubles = gale doblinger
report-wrong-passes = ga seg feilaktig
report-wrong-takes = tok feilaktig

rollout-before-roll = før kastet
rollout-double-take = { $again ->
    [yes] Gjendoble, ta
   *[no] Doble, ta
}
rollout-family-plies = spill der brikkene ikke går som i backgammon, får rollout med --plies 0 eller 1
rollout-foot = { $turns ->
    [none] { $best }; { $ended }, { $plies }, frø { $seed }, nett { $net }
   *[other] { $best }; { $ended }, { $turns } halvtrekk, { $plies }, frø { $seed }, nett { $net }
}
rollout-foot-family = { $turns ->
    [none] { $trials } partier, { $plies }, frø { $seed }, nett { $net }
   *[other] { $trials } partier, { $turns } halvtrekk, { $plies }, frø { $seed }, nett { $net }
}
rollout-headings = { "" } | equity | ±95 % | uten kube | vinner | g | taper g | JSD | partier
rollout-jsd = --jsd er for spill der brikkene går som i backgammon
rollout-no-double = { $again ->
    [yes] Ingen gjendobling
   *[no] Ingen dobling
}
rollout-nothing-known = stoppet før det var noe resultat
rollout-plies-of = { $early }-ply, så { $late }-ply
rollout-ply = { $plies }-ply
rollout-preset = det finnes ikke noe forvalg med det navnet

serve-cannot-listen = kan ikke lytte på { $addr }
serve-listening = lytter på { $url }
serve-no-token = tokenet til /metrics kan ikke leses fra { $path }
serve-open = åpne { $url } i nettleseren
serve-origin = `{ $text }` er ikke en gyldig opprinnelse (origin); skriv det som https://play.example.org eller http://club.example:8080
serve-short-token = tokenet for /metrics er for kort: det må ha minst { $length } tegn

stats-collection = { $owner } ({ $name }, { $matches } kamper)
stats-cube = Kubefeil
stats-cube-headings = type | antall | equity
stats-head =
    { $names }: { $matches } kamper, { $analysed } analysert, { $won } vunnet, { $lost } tapt
    PR { $pr } over { $decisions } avgjørelser, { $errors } feil, { $blunders } tabber; hell per kamp { $luck }
stats-latest = Siste kamper
stats-latest-headings = spilt | motspiller | PR | avgjørelser | snitt av { $count } | avgjørelser
stats-no-collection = { $id } har ingen samling her
stats-no-matches = ingen kamper er samlet i denne mappen
stats-nobody = ingen i samlingen har dette navnet
stats-opponents = Etter motspiller
stats-opponents-headings = motspiller | vunnet | tapt | PR | avgjørelser
stats-several = det finnes flere samlinger; velg en med --user: { $list }
stats-themes = Etter type posisjon
stats-themes-headings = type | PR | avgjørelser | tabber | equity
stats-which-player = oppgi en spiller; de vanligste navnene er { $list }

variants-engine = { $plays ->
    [yes] spiller
   *[no] bare regler
}
variants-headings = id | navn | motor | særpreg
variants-late = sen kontakt { $shape }

word-double = doble
word-double-pass = doble, gi seg
word-double-take = doble, ta
word-no-double = ingen dobling
word-on-roll = i trekket
word-opponent = motspiller
word-pass = gi seg
word-take = ta
