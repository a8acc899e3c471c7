# Setninger om terningene i en kamp: bevis, logger og feilene i dem.

proof-fault-unbound = kast { $throw } ble gjort før { $party } var bundet til det
proof-fault-rebound = { $party } bandt seg på nytt for kast { $from } før kast { $next }
proof-fault-link = leddet som { $party } viste for kast { $throw }, er ikke det bindingen gjaldt
proof-fault-dice = kast { $throw } er notert som { $recorded }; leddene gir { $found }
proof-fault-played = { $thrown ->
    [none] { $played ->
        [none] kast { $throw } var ingenting; partiet ble spilt med ingenting
       *[other] kast { $throw } var ingenting; partiet ble spilt med { $played }
    }
   *[other] { $played ->
        [none] kast { $throw } var { $thrown }; partiet ble spilt med ingenting
       *[other] kast { $throw } var { $thrown }; partiet ble spilt med { $played }
    }
}
proof-error-json = dette er ikke JSON: { $value }
proof-error-none = ingen terninger å kontrollere: verken et bevis, en liste med bevis eller et objekt som har dem under "dice"
proof-error-shape = bevis { $number }: { $cause }
proof-error-protocol = terningene følger protokollen «{ $value }»; { $protocol } er kjent
proof-error-dice = kast { $throw } har { $dice } terninger

denied-not-next = kast { $throw } er ikke det neste, det er { $next }
denied-unbound = { $value } er ikke bundet til noe ledd ennå
denied-link = dette er ikke leddet som { $value } er bundet til
denied-bound = { $value } er allerede bundet
denied-step = steg { $value } følger ikke av dem foran

context-error = { $value ->
    [match] navnet på kampen
    [rules] navnet på reglene
    [player-a] navnet på spiller A
    [player-b] navnet på spiller B
    [context] hele konteksten
   *[other] { $value }
} er lengre enn 65 535 byte

hex-error-length = { $value } tegn i stedet for 64 heksadesimale sifre
hex-error-digit = tegn { $value } er ikke et heksadesimalt siffer

text-error = ikke { $expected } byte i base64url

transcript-fault-signature = signaturen til { $party } stemmer ikke
transcript-fault-unsigned = signaturen til { $party } mangler
transcript-fault-surplus = det er en signatur for mye, fra { $party }
transcript-fault-stale = { $party } hadde ikke sett det som var ført inn før
transcript-fault-no-head = { $party } oppgir et hode som ikke finnes
transcript-fault-bound = { $party } er bundet for kast fra { $number }, og det er ikke mulig her
transcript-fault-unbound = { $party } er ikke bundet til kast { $number }
transcript-fault-number = det gjelder kast { $found } der { $next } er neste
transcript-fault-link = leddet fra { $party } for kast { $number } er ikke det bindingen gjaldt
transcript-fault-links = { $party } har et ledd for mye eller for lite
transcript-fault-dice = kast { $number } er notert som { $recorded }; leddene gir { $found }
transcript-fault-pending = ført inn før kast { $number } var gjort: { $kind ->
    [bind] en binding
    [begin] begynnelsen på et parti
    [declare] et meldt kast
    [skip] et kast som hoppes over
    [deposit] et deponert ledd
    [throw] et kast
    [word] et ord fra en spiller
    [act] en handling i partiet
    [rebind] en ny nøkkel
    [epoch] en ny epoke
    [end] slutten
   *[other] { $kind }
}
transcript-fault-not-declared = kast { $number } ble ikke meldt
transcript-fault-turn = { $party } er ikke i trekket
transcript-fault-game = { $what }
transcript-fault-flag = tiden til { $party } kan ikke løpe ut her
transcript-fault-burnt = { $party } brukte opp ett nummer mer enn vilkårene tillater
transcript-fault-deposit = { $party } kan ikke legge igjen et ledd her
transcript-fault-skip = { $party } hoppet over et kast uten grunn
transcript-fault-key = { $party } binder en nøkkel som ikke kan være den nye
transcript-fault-epoch = epoken fortsetter ikke fra hodet til den forrige
transcript-fault-ended = noe følger etter slutten på kampen
transcript-fault-end = slutten passer ikke til kampen
transcript-fault-long = en tekst er for lang

reveal-error-unknown = { $value } er ikke med på dette kastet
reveal-error-link = dette er ikke leddet som { $value } var bundet til

unknown-word = «{ $value }» er ikke et ord i protokollen

check-error-protocol = terningene følger protokollen «{ $value }»; { $protocol } er kjent
check-error-empty = loggen er tom
check-error-matches = loggene er fra forskjellige kamper
check-error-memory = minnefilen er endret: en melding i den er ikke signert med nøkkelen sin

vector-error-course = { $value }

denied-late = andre var raskere; kastet må hoppes over
denied-skip-first = en tidligere melding av dette kastet må hoppes over først
denied-other-epoch = meldingen hører til en annen epoke
denied-not-yours = dette er det ikke en spiller som sier
denied-no-chain = serveren har ingen kjede for kast { $value }
denied-missing = ikke alle ledd for kast { $value } er her

keeper-refusal-key = kampen oppgir en annen nøkkel for { $value }
keeper-refusal-fault = innføring { $at }: { $fault }
keeper-refusal-receipt = serverens kvittering stemmer ikke
keeper-refusal-fork = serveren har signert to forskjellige innføringer med nummer { $k }
keeper-refusal-dropped = den nye epoken utelater det serveren hadde signert
keeper-refusal-other-head = leddet for kast { $number } ble gitt for et annet hode
keeper-refusal-overtaken = serveren førte inn noe annet etter at kast { $number } var meldt
keeper-refusal-skip-first = kast { $value } må hoppes over først
keeper-refusal-declared = kast { $value } er meldt
keeper-refusal-unbound = ikke alle er bundet til kast { $value }
keeper-refusal-no-chain = denne enheten har ikke kjeden bindingen gjelder
keeper-refusal-nothing = det er ingenting å sende
keeper-refusal-not-agreed = et kast gikk tapt; fortsett bare hvis du er enig

context-error-long = { $value ->
    [match] navnet på kampen
    [rules] navnet på reglene
    [player-a] navnet på spiller A
    [player-b] navnet på spiller B
    [host] verten
    [clock] klokken
    [terms] vilkårene
   *[other] { $value }
} er lengre enn 65 535 byte
context-error-same-key = begge spillerne har samme nøkkel

not-now = { $value }

party-server = serveren
party-a = spiller A
party-b = spiller B

doubt-rebound = { $mine ->
    [yes] { $party } fortsatte med den nye nøkkelen { $key }, og det brukte opp kast { $number }; den gamle nøkkelen sier: det var meg
    [no] { $party } fortsatte med den nye nøkkelen { $key }, og det brukte opp kast { $number }; den gamle nøkkelen sier: det var ikke meg
   *[none] { $party } fortsatte med den nye nøkkelen { $key }, og det brukte opp kast { $number }; den gamle nøkkelen har ikke sagt om det var samme spiller
}
doubt-burnt = { $party } hoppet over kast { $number }, der det andre leddet lå hos serveren
doubt-no-share = { $party } hadde ingen andel i terningene
doubt-restored = serveren ble satt tilbake før kast { $number }
doubt-voided = en gjenoppretting av serveren gjorde kast { $number } ugyldig
doubt-lost = { $entries ->
    [one] en gjenoppretting av serveren mistet { $entries } innføring; begge spillerne fortsatte uten den
   *[other] en gjenoppretting av serveren mistet { $entries } innføringer; begge spillerne fortsatte uten dem
}
doubt-unopened = serveren åpnet ikke kast { $number } og annullerte kampen
doubt-unfinished = kampen er ikke over
doubt-end-unsigned = { $party } har ikke signert slutten
doubt-no-receipt = serverens kvittering for de siste innføringene mangler
# $could_double er hvor mange av kastene spilleren i trekket kunne ha doblet før.
doubt-deposited = { $throws ->
    [one] { $could_double ->
        [one] { $throws } kast med et ledd som { $party } hadde lagt igjen hos serveren; den som kastet, kunne ha doblet før det
       *[other] { $throws } kast med et ledd som { $party } hadde lagt igjen hos serveren; den som kastet, kunne ikke ha doblet før det
    }
   *[other] { $throws } kast med et ledd som { $party } hadde lagt igjen hos serveren; den som kastet, kunne ha doblet før { $could_double } av dem
}
doubt-doubled-on-deposit = { $times ->
    [one] { $times } dobling mens det andre leddet for neste kast lå hos serveren
   *[other] { $times } doblinger mens det andre leddet for neste kast lå hos serveren
}
doubt-other-head = denne nettleseren ga leddet sitt for kast { $number } for et annet hode enn det som gjelder
doubt-not-entered = denne nettleseren la igjen leddet sitt for kast { $number } hos serveren; loggen sier det ikke
doubt-flagged = denne nettleseren ga leddet sitt for kast { $number }, og spillerens tid løp ut
doubt-shorter = denne nettleseren har sett mer enn loggen inneholder

wrong-receipt = en kvittering var ikke signert av serveren
wrong-head = serveren signerte andre innføringer enn disse
wrong-log = partiets logg skiller seg fra innføringene ved handling { $line }
wrong-contexts = loggene oppgir forskjellige nøkler, navn eller vilkår for én kamp
wrong-fork = loggene er forskjellige i denne innføringen
wrong-dropped = innføringer som serveren hadde signert, er utelatt
wrong-memory = serveren signerte andre innføringer for denne nettleseren enn dem loggen inneholder
wrong-key = loggen oppgir ikke nøkkelen til denne nettleseren
wrong-confirmed = serveren hadde bekreftet leddet fra denne nettleseren for kast { $number } og holdt seg ikke til det

# $by er den parten hvis signatur beviser det.
contradiction = { $by ->
    [none] epoke { $epoch }, innføring { $entry }: { $what } (ingen signatur sier hvem som gjorde det)
   *[other] epoke { $epoch }, innføring { $entry }: { $what } (signert av { $by })
}
