# Setninger som serveren, et bord eller en arbeider avslår et ønske med: hva det enn ble bedt om, er ingenting endret.

# Kontoer, økter, måter å logge inn på.

has-account = Du har allerede en konto.
name-is-taken = Dette navnet, eller et som ligner på det, er opptatt.
wrong-name-or-password = Navnet eller passordet er feil.
account-wanted = Dette er for dem som har en konto.
no-such-session = Økten finnes ikke.
settings-plain = Innstillinger er enkle verdier på høyst { $bytes } byte.
account-keeps-name = En konto beholder navnet sitt.
guest-name = Et navn har 1 til 24 bokstaver, sifre, mellomrom eller _ - . '
name-is-kept = Dette navnet, eller et som ligner på det, tilhører en konto eller er reservert.
no-session = Det finnes ingen økt ennå: kall GET /api/v1/me først og ta vare på informasjonskapselen.
token-scope = Dette krever et token med en av disse rettighetene: { $scopes }.
token-over = Tokenet er ukjent, trukket tilbake eller utløpt.
not-for-tokens = Ikke noe token gir adgang til dette: det er for dem som er logget inn.
token-name = Navnet på et token har 1 til { $longest } tegn.
token-scopes = Et token må kunne brukes til noe: play, read eller analyse.
token-days = Et token varer i 1 til { $longest } dager.
too-many-tokens = En konto har høyst { $most } tokener: trekk tilbake et først.
no-such-token = Tokenet finnes ikke.
passkey-name = Navnet på en passnøkkel har 1 til { $longest } tegn.
passkey-unfit = Den nye passnøkkelen kan ikke brukes her.
too-many-passkeys = En konto har høyst { $most } passnøkler: fjern en først.
no-such-passkey = Passnøkkelen finnes ikke.
last-way-in = Uten denne passnøkkelen kommer ingen inn på kontoen: legg til en annen eller velg et passord først.
host-wanted = Forespørselen sier ikke hvilken vert den er til.
proof-wanted = Dette krever kontoens passord eller en av passnøklene.
wrong-old-password = Det nåværende passordet er feil.
wrong-password = Passordet er feil.
no-passkey-here = Kontoen har ingen passnøkkel for denne adressen.
no-mail-ask-host = Denne serveren sender ikke e-post. Be den som driver den, om et nytt passord: pasch accounts password NAVN.
reset-link-over = Lenken gjelder ikke lenger: den virker én gang, i en time. Be om en ny.
wrong-code = Koden er feil eller brukt før. Vent på den neste.
no-second-factor = Kontoen spør ikke etter koder.
code-wanted = Kontoen spør også etter en kode: fra autentiseringsappen, eller en gjenopprettingskode.
no-password-for-codes = Kontoen har ikke noe passord, og en passnøkkel trenger ingen kode i tillegg.
has-second-factor = Kontoen spør allerede etter koder.
no-mail = Denne serveren sender ikke e-post.
no-address = Det er ingen adresse ennå.
bad-address = Dette er ikke en e-postadresse som kan brukes: NAVN@VERT.TOPP, uten spesialtegn.
address-link-over = Lenken gjelder ikke lenger: den virker én gang, i et døgn. Kontosiden sender en ny.
unsubscribed-already = Det sendes ikke lenger e-post gjennom denne lenken: adressen er endret eller fjernet siden.
push-keys = Nøklene er et ukomprimert punkt på P-256 og 16 byte, begge i base64url.
bad-day = «{ $text }» er ingen dag: den skrives som 2026-12-05.

# Andre personer, navn, moderering.

name-or-id = Oppgi enten et navn eller en identifikator.
that-is-you = Det er deg.
no-player = Det finnes ingen spiller med det navnet.
list-full = En liste har høyst { $most } navn.
no-rating = Ingen rating er kjent for denne kampen.
no-such-list = Listen finnes ikke.
own-names = Ingen spiller under mer enn { $most } navn.
no-name = «{ $name }» er ikke et navn.
moderators-only = Dette er for moderatorer.
no-such-report = Rapporten finnes ikke.
decision-reason = En avgjørelse har en begrunnelse på 1 til { $longest } tegn.
own-case = Dette gjelder deg: andre avgjør det.
about-moderator = Dette gjelder en moderator: den som driver serveren, avgjør det.
report-decided = En annen moderator har avgjort denne rapporten.
nothing-to-lift = Det er ikke noe slikt å oppheve.
decision-days = En avgjørelse gjelder i 1 til { $longest } dager, eller for godt.
nobody-else = Ingen andre spiller denne kampen.
report-empty = Skriv med noen få ord hva som skjedde.

# Filer, analyser, samlinger, rollouter.

no-level = Det finnes ikke noe nivå «{ $level }»: { $known }.
too-many-analyses = { $waiting } av analysene dine er ikke ferdige: vent på dem, eller avbryt noen.
no-such-analysis = Analysen finnes ikke.
lesson-points = Et svar nevner alle 24 punktene.
no-such-lesson = Leksjonen eller steget finnes ikke.
analysis-not-yours = Denne analysen tilhører noen andre.
bad-date = «{ $text }» er ingen dato: skriv 2024, 2024-05 eller 2024-05-30.
no-order = Det finnes ingen rekkefølge «{ $order }»: added, newest, oldest, players, longest eller worst.
unknown-search-word = «{ $word }» er ikke kjent her: { $known }.
no-such-set = Settet med avgjørelser finnes ikke.
note-too-long = Et notat har høyst { $most } tegn.
bad-tags = Et notat har høyst { $most } stikkord, hvert på høyst { $length } tegn og uten mellomrom.
bad-set-name = Et sett trenger et navn på høyst { $most } tegn.
set-too-large = Et sett har høyst { $most } avgjørelser.
too-many-sets = Du har { $most } sett: slett et først.
no-rolls = Her kommer det ikke noe kast: terningene er kastet, en dobling venter på svar, eller spillet spilles med andre terninger.
no-format = Det finnes ikke noe eksportformat «{ $format }»: { $known }.
collected-not-yours = Denne kampen ligger i samlingen til noen andre.
too-many-imports = { $waiting } av importene dine er ikke ferdige: vent på dem, eller avbryt noen.
upload-silent = Opplastingen stoppet: for lite kom fram på { $seconds } s.
import-elsewhere = Denne importen kjører i en terminal: stopp den der.
no-such-import = Importen finnes ikke.
import-not-yours = Denne importen tilhører noen andre.
import-link-over = Lenken er brukt eller for gammel. `pasch import --link` skriver ut en ny.
no-such-rollout = Rollouten finnes ikke.
rollout-not-yours = Noen andre startet denne rollouten.
no-such-problem-kind = Det finnes ingen oppgaver av denne typen.
no-such-problem = Oppgaven finnes ikke.
no-advice = Tips finnes bare i kamper mot maskinen, og ikke ved et bord.
no-advice-here = Motoren har ingen tips i dette spillet.
nothing-to-decide = Du har ingenting å avgjøre akkurat nå.
again-at-a-table = Den andre spilleren må være enig: be om omkamp ved bordet.
still-playing = En kamp mot noen andre kan analyseres når den er over.
your-pages-full = For mange av sidene dine er tilkoblet: lukk noen og prøv igjen.
network-pages-full = For mange sider fra nettverket ditt er tilkoblet: lukk noen og prøv igjen.
uploads-too-large = Opplastingene dine er til sammen større enn { $mebibytes } MiB: vent til noen er tatt inn.
disk-full = Disken til serveren er nesten full, så den tar ikke imot opplastinger nå. Si fra til den som driver den.
no-position = filen inneholder ingen posisjon
no-decision = filen inneholder ingen avgjørelser å vurdere
not-collected-any-more = kampen er ikke lenger i samlingen

# Posisjoner og trekk.

no-variant = Det finnes ingen variant som heter «{ $variant }».
roll-faces = Et kast i { $game } er { $count } tall fra 1 til 6.
engine-failed-on-position = Motoren klarte ikke denne posisjonen.
too-many-plays = Dette kastet kan spilles på for mange måter til å liste dem opp.
side-text = Teksten for en side har høyst { $longest } tegn.
no-point = Det finnes ikke noe punkt { $point }.
bad-house-rule = Husregel { $rule } med verdien «{ $word }»: { $error }.
position-over = Partiet er over i denne posisjonen: det er ingenting å spille.
most-plies = Programmet ser høyst { $plies } kast fram.
no-race = Dette er ikke et løp i et spill som går som backgammon.
no-opening-book = Det finnes ingen åpningsbok for { $game } ennå.
no-such-opening = Boken har ikke noe slikt trekk.
cube-value = En kube kan ikke vise { $value }.
cube-limit = Grensen for en kube er en eksponent fra 0 til { $most } (potens av to), ikke { $limit }.
side-points = En side har 24 punkter, ikke { $count }.
rollout-trials = En rollout har 2 til { $most } partier.
rollout-horizon = Et parti spilles i minst ett halvtrekk.
rollout-plies = Spillerne ser høyst { $plies } kast fram.
rollout-certainty = Sikkerhet er et tall over 0.
rollout-error = En standardfeil er et tall over 0.
rolled-plays = Valgte avgjørelser nevner ingen trekk; hver har sine egne.
rolled-none = Det finnes ingen avgjørelse som kan få rollout.
rolled-too-many = Høyst { $most } av avgjørelsene dine kan vente på rollout: Vent på dem, eller stopp dem.
rollout-plays = Høyst { $most } trekk tas med i samme rollout.

# Bord og det som avtales ved dem.

match-too-long = En kamp til { $points } poeng er for lang: høyst { $longest }.
no-house-rule = Det finnes ingen husregel «{ $rule }» som kan spilles på måten «{ $way }».
only-for-money = { $points ->
    [one] { $rule }: dette er en regel for pengespill. En kamp til 1 poeng spilles uten den; slå den av.
   *[other] { $rule }: dette er en regel for pengespill. En kamp til { $points } poeng spilles uten den; slå den av.
}
no-bot-level = Det finnes ikke noe nivå som heter «{ $level }».
bot-cannot-play = Boten spiller ikke { $game } etter disse reglene.
clock-setting = En klokke har en forsinkelse på høyst { $delay } s og en reserve på høyst { $reserve } s, eller 1 til { $days } dager for hvert trekk.

# Forespørsler i seg selv.

too-many-requests = For mange forespørsler: prøv igjen om { $seconds } s.
acted-first = Noen andre kom først. Kampen har gått videre.
no-such-match = Kampen finnes ikke.
match-not-yours = Denne kampen tilhører noen andre.
match-busy = Kampen er opptatt: prøv igjen om et øyeblikk.
shutting-down = Serveren stenger.
address-unreadable = Adressen kan ikke leses { $part ->
    [query] etter spørsmålstegnet
    [path] før spørsmålstegnet
   *[other] { $part }
}: { $error }.
no-such-address = { $address } finnes ikke.
page-method = { $address } svarer ikke på { $method }.
wrong-method = Denne adressen svarer ikke på { $method }.
network-banned = Nettverket ditt er utestengt av den som driver serveren.
body-json = Innholdet må være JSON med Content-Type: application/json.
body-unreadable = Innholdet kan ikke leses: { $error }.
body-too-large = { $size ->
    [none] Innholdet er for stort: høyst { $limit } byte godtas.
   *[other] Innholdet på { $size } byte er for stort: høyst { $limit } byte godtas.
}
body-broken = Innholdet ble avbrutt: { $error }.
too-slow = Forespørselen tok mer enn { $seconds } s.
operators-only = Denne siden er for serverens egen maskin, eller for et program med tokenet for drift.
several-hosts = Forespørselen oppgir mer enn én vert.
foreign-origin = Forespørselen kommer fra en side på et annet nettsted og avslås.
database-silent = Databasen svarer ikke eller kan ikke skrives.
inner-fault = Noe gikk galt på serveren. Prøv igjen om et øyeblikk. Skjer det igjen, gi nummeret { $reference } til den som driver serveren.
overloaded = Serveren har mye å gjøre akkurat nå. Prøv igjen om { $seconds } s.
not-a-websocket = Denne adressen er en WebSocket: { $error }.
frame-unreadable = Rammen kan ikke leses: { $error }.

# En kamp i gang.

intent-id = Et ønske trenger en id på 1 til { $longest } byte.
view-is-old = Kampen har gått videre: den er ved { $now }, visningen din ved { $seq }.
hand-faces = Terninger har øyne fra 1 til 6.
no-throw-again = Du har ikke noe kast som kan gjøres om.
hand-wanted = Terningene ved dette bordet kastes for hånd: tast inn det som ble kastet.
hand-opening = Et parti begynner med én terning fra hver spiller, og etter like terninger med to til.
hand-too-few = Dette er færre terninger enn det kastes.
hand-too-many = Dette er flere terninger enn det kastes.
dice-commitment = En binding har 64 heksadesimale sifre.
nothing-to-throw = Det er ingenting å kaste.
dice-link = Et ledd har 64 heksadesimale sifre.
dice-other-game = Dette er ikke terningene i dette partiet.
dice-key = En terningnøkkel har 32 byte som base64url og er spillerens egen.
unsigned-program = Siden din har ikke signert dette. Last den på nytt; et program trenger nøkkelen det har oppgitt.
throw-burnt = Nummeret på dette kastet ble brukt opp av en spillers nye enhet: kast igjen.
illegal-stands = Trekket på brettet er ulovlig: la det stå først, eller krev et lovlig.
throw-pending = Kastet er på vei: vent et øyeblikk.
server-set-back = Serveren ble satt tilbake til en tidligere tilstand. Kampen går videre så snart begge spillerne er tilbake.
message-length = En hash, nøkkel, signatur eller et ledd har feil lengde.
entry-no-action = En innføring er ingen handling i spillet.
dice-not-signed = Terningene i denne kampen er ikke signert, eller spillerne er ikke kommet.
too-many-skips = Så mange tall hoppes det ikke over i en kamp.
signed-with-action = Dette signeres sammen med handlingen det hører til.
number-burnt = Nummeret ble brukt opp av en spillers nye enhet: kast igjen.
take-back-unsigned = Den andre spilleren har ikke signert ønsket om å ta tilbake.
entry-unreadable = En innføring kan ikke leses.
too-many-entries = Dette er flere innføringer enn en kamp har.
unsigned-page = Siden din har ikke signert dette. Last den på nytt.
no-take-back = Det er ikke lenger noe trekk å ta tilbake.
talk-players-only = Bare de to spillerne kan snakke her.
talk-failed = Dette kunne ikke sies. Prøv igjen.
talk-length = En linje har 1 til 280 tegn.
restrained = { $restraint ->
    [mute] { $until ->
        [none] Du kan ikke lenger snakke i kamper. Moderatorens begrunnelse: { $reason }
       *[other] Du kan ikke snakke i kamper før { $until } UTC. Moderatorens begrunnelse: { $reason }
    }
   *[suspension] { $until ->
        [none] Kontoen din er stengt for godt. Moderatorens begrunnelse: { $reason }
       *[other] Kontoen din er stengt til { $until } UTC. Moderatorens begrunnelse: { $reason }
    }
}
talk-too-fast = Det var mye prat: vent et øyeblikk.
not-by-hand = Terningene i denne kampen kastes ikke for hånd.
throw-again-first = Terningene er kastet: kastet gjøres om før det dobles.
nothing-to-play = Det er ingenting å spille: ingen har kastet.
no-such-place = Det finnes ikke noe slikt sted på brettet.
match-over = Kampen er over.
game-not-over = Partiet er ikke over.
path-nowhere = Steg { $step } i veien fører ingen steder.
not-your-turn = Turen er hos { $name }.
no-seat = Du har ingen plass ved dette bordet.
next-game-first = Det går ikke nå: neste parti må begynne først.
