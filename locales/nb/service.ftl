# Setninger om importer, eksporter, jobber, bord, øving og programmer som spiller over en linjeprotokoll.

unpack-error = den pakkede teksten er skadet: { $value }

bomb = arkivbombe

trouble-io = den kan ikke leses: { $value }
trouble-not-a-file = det er { $value ->
    [pipe] en navngitt pipe
    [socket] en socket
    [device] en enhet
   *[other] noe annet
}, ikke en fil
trouble-too-large = den er større enn { $value } MiB: ikke en kampfil
trouble-archive = arkivet er skadet: { $value }
trouble-entry = arkivet er skadet: en oppføring kan ikke leses
trouble-encrypted = den er kryptert; pakk den ut først
trouble-method = den er pakket med en metode ({ $value }) som ikke kan leses; pakk den som en vanlig zip
trouble-ratio = arkivet vokser mer enn { $value } ganger når det pakkes ut: avvist som arkivbombe
trouble-overlap = deler av innholdet overlapper hverandre: avvist som arkivbombe
trouble-depth = den ligger mer enn { $value } nivåer dypt
trouble-too-many = det er mer enn { $value } filer; resten ble ikke lest
trouble-too-much = arkivene pakkes ut til mer enn { $value } GiB; resten ble ikke lest

spool-error-io = opplastingen kan ikke skrives: { $value }
spool-error-frame = fil { $number } i opplastingen er ikke varslet med en linje {"{"}"name":…,"size":…{"}"}
spool-error-short = opplastingen slutter midt i «{ $name }»
spool-error-too-many = det er mer enn { $value } filer i én opplasting; pakk dem som zip

intake-error-full = samlingen er full: den har plass til { $value } kamper

command-error-folder = datamappen kan ikke lages: { $value }
command-error-random = systemet kan ikke gi tilfeldige tall: { $value }

begin-error-random = systemet kan ikke gi tilfeldige tall: { $value }

unpacked-error-read = den lagrede kampen kan ikke leses: { $value }

import-error-reader = leseren klarte ikke denne filen

rollout-refusal-too-many = { $value } av rolloutene dine er ikke ferdige: vent på dem, eller stopp én av dem

work-error-play = { $value } kan ikke spilles her

analysis-panicked = motoren klarte ikke denne kampen

study-error-panicked = motoren klarte ikke denne posisjonen
study-error-closing = serveren stopper

problem-error-damaged = denne avgjørelsen finnes ikke lenger i kampen
problem-error-answer = { $value ->
    [play] denne oppgaven spør etter et trekk
    [double] denne oppgaven spør om du dobler
    [take] denne oppgaven spør om du tar
    [illegal] dette trekket er ikke lovlig
    [unfinished] dette trekket er ikke ferdig
   *[other] { $value }
}
problem-error-engine = motoren kunne ikke vurdere dette trekket

problem-black = Svart
problem-set-error-line = linje { $number } er ikke en oppgave
problem-white = Hvit


dice-error-system = systemet ga ingen tilfeldige tall: { $value }
dice-error-not-entered = det er tastet inn for få terninger
dice-error-not-shown = ikke alle har vist sin del av kastet

file-error = { $place ->
    [none] { $message }
   *[other] { $place }: { $message }
}

damaged-log = faktum { $seq }: { $cause }

unreadable = dette er verken en kontekst eller en innføring

damaged-record = terninger, rad { $row }: { $cause }

damaged-dice = terningene i parti { $game }, steg { $step }: { $cause }

brain-error-dice = det er ikke kastet noe som kan spilles
brain-error-over = partiet er over

export-error-zip = { $cause }
export-error-io = { $cause }

rolled-no-double = Ingen dobling
rolled-double-take = Doble, ta
rolled-words = Rollout: best er { $best }. { $candidates }.
rolled-damaged = posisjonen i denne avgjørelsen kan ikke leses

import-resembles = Ligner på { $names } ({ $date ->
    [none] uten dato
   *[other] { $date }
}, { $length ->
    [0] pengespill
    [one] 1 poeng
   *[other] { $length } poeng
}, { $rolls } kast). Begge blir beholdt.
analysed-so-far = bare analysert så langt: { $stop }
import-failed = Importen mislyktes på serveren.
import-stopped-server = Serveren ble stoppet. Send filene på nytt: det som er importert, hoppes over.
import-unsaid = kampen finnes fra før; det filen inneholder utover trekkene, ble ikke beholdt: { $comments } kommentarer, { $plays } vurderte trekk og { $cubes } vurderte kubeavgjørelser
no-play-in-it = det er ikke spilt noe i kampen
reader-failed = filen kunne ikke leses på grunn av en feil i programmet
