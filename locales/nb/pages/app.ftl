# Rammen rundt sidene: startside, ny kamp, innstillinger, taster, feil.

titles-mail = På e-post
titles-analysis = Analyse
titles-you = Spillet ditt
titles-quiz = Oppgaver
titles-train = Trening
titles-account = Konto
titles-reset = Glemt passordet?
titles-friends = Venner
titles-moderation = Moderering
titles-position = Posisjon
titles-openings = Åpninger
titles-reference = Oppslag
titles-collection = Samling
titles-decisions = Avgjørelser
titles-rules = Slik spiller du
titles-lesson = Start leksjonen
titles-taught = Leksjon
titles-relatives = Slektninger
titles-about = Om Pasch
titles-chouettes = Chouetter
titles-chouette = Chouette
titles-tournaments = Turneringer
titles-tournament = Turnering
titles-museum = Museum

upload-dropNow = Slipp én fil for å analysere den, eller flere filer eller en mappe for å legge dem i samlingen
upload-tooBig = { $name } er større enn 10 MB.
upload-emptyFile = { $name } er tom.
upload-files = { $n ->
    [one] 1 fil
   *[other] { $n } filer
}
upload-nothingGiven = Den inneholder ingen filer.
upload-tooMuch = Det er mer enn 2 GB: send det i deler, eller bruk pasch import.

nav-signIn = Logg inn
nav-unknownDevice = Ukjent enhet
nav-label = Hovedmeny
nav-play = Spill
nav-lobby = Lobby
nav-analysis = Analyse
nav-collection = Samling
nav-position = Posisjon
nav-learn = Lær
nav-variants = Varianter
nav-you = Du
nav-settings = Innstillinger
nav-menu = Meny
nav-menuAt = { $here }, meny
nav-back = Tilbake
nav-footer = Om nettstedet
nav-about = Om
nav-source = Kildekode og lisens
nav-privacy = Personvern
nav-api = API

passkeyTrouble-hasOne = Denne enheten har allerede en passnøkkel til kontoen din.
passkeyTrouble-notHere = Passnøklene her hører til en annen adresse.
passkeyTrouble-cancelled = Ingen passnøkkel ble brukt. Prøv igjen når du er klar.
passkeyTrouble-failed = Nettleseren kunne ikke bruke en passnøkkel.

brand = Pasch

skip = Gå til innholdet

home-title = Spill backgammon, og se hvor godt du spilte.
home-lead = Velg hvordan du vil begynne. Ingen konto, ingenting å installere. Partiet ditt blir lagret.
home-computer = Spill mot maskinen
home-computerNote = { $length }, { $level }
home-resume = Fortsett mot { $name }
home-people = Spill mot mennesker
home-peopleNote = en venn, eller hvem som helst på nettet
home-newcomer = Ny i backgammon?
home-lesson = Lær det på ti minutter
home-more = Velg et spill
home-moreNote = lengde, nivå, variant
home-analyse = Analyser en kamp
home-analyseNote = slipp eller velg en fil
home-you = Spillet ditt
home-youNote = statistikk, feil, trening
home-features-file-1 = Slipp en kampfil her
home-features-file-2 = Fra alle programmer og nettsteder: .mat, .xg, .sgf, .bgf og et dusin andre. Hvert trekk kontrolleres, og hver feil forklares.
home-features-engine-1 = Et program som lærte seg selv opp
home-features-engine-2 = Det lærte ved å spille mot seg selv. Det viser deg hvilket trekk det ville ha valgt, og hvorfor.
home-features-dice-1 = Terninger du kan kontrollere
home-features-dice-2 = Du, motspilleren og serveren forsegler hver sin konvolutt før kampen. Ingen kan velge et kast, og du kan bevise det etterpå.
home-features-others = { $names } og flere.
home-features-variants = { $n ->
    [0] Mange spill, ett brett
    [one] Mange spill, ett brett
   *[other] { $n } spill, ett brett
}
home-yourMatches = Kampene dine
home-score = Du { $score }, { $to }
home-allMatches = Vis alle { $n }
home-over = ferdig
home-yourTurn = din tur
home-theirTurn = venter

newGame-title = Ny kamp
newGame-variant = Spill
newGame-length = Lengde
newGame-money = Pengespill
newGame-lengthPoints = { $n ->
    [one] 1 poeng
   *[other] { $n } poeng
}
newGame-custom = Annen lengde
newGame-longest = 1 til { $n } poeng
newGame-ownSeries = Din egen serie
newGame-ownSeriesNote = Spillene følger etter hverandre i denne rekkefølgen og begynner så på nytt; høyst { $most }.
newGame-gameAt = Spill { $n }
newGame-addGame = Legg til et spill
newGame-dropGame = Fjern spill { $n }, { $name }
newGame-cube = Doblingskube
newGame-jacoby = Jacoby-regelen
newGame-jacobyNote = Gammon teller bare etter en dobling.
newGame-beavers = Bever
newGame-beaversNote = Doble tilbake med en gang og behold kuben.
newGame-illegal = Ulovlige trekk
newGame-illegalRule-refused = Ikke tillatt
newGame-illegalRule-opponentMayInsist = Motspilleren kan kreve et lovlig
newGame-illegalRule-bothMustCorrect = Rettes alltid
newGame-illegalNote = Som på et ekte brett: alle brikker kan settes hvor som helst. Ulovlige trekk blir merket.
newGame-opponent = Motspiller
newGame-bot = Maskinen
newGame-local = To personer, denne enheten
newGame-level = Nivå
newGame-start = Start
newGame-starting = Starter
newGame-noBot = Maskinen kan ikke spille dette spillet ennå.

settings-title = Innstillinger
settings-language = Språk
settings-theme = Side
settings-themes-auto = System
settings-themes-light = Lys
settings-themes-dark = Mørk
settings-themes-contrast = Høy kontrast
settings-board = Brett
settings-boards-page = Som siden
settings-boards-wood = Tre
settings-boards-midsummer = Midtsommer
settings-boards-jul = Jul
settings-boards-season = Etter årstiden
settings-speed = Tempo
settings-speeds-1 = Av
settings-speeds-2 = Langsomt
settings-speeds-3 = Normalt
settings-speeds-4 = Raskt
settings-speeds-5 = Raskest
settings-direction = Hjemlandet til venstre
settings-above = Hjemlandet øverst
settings-swapped = Jeg spiller de mørke brikkene
settings-tap = Et klikk spiller venstre terning
settings-pips = Pip-tall
settings-numbers = Punktnumre
settings-targets = Vis hvor brikkene kan gå
settings-movable = Merk brikker som kan flyttes
settings-bare = Klassisk brett, uten hjelp
settings-alone = Skjul spill mot andre
settings-invisible = Usynlig: bare de du spiller mot, ser deg
settings-confirm = Bekreft
settings-confirms-ask = Med knappen
settings-confirms-auto = Automatisk etter 1,5 s
settings-autoRoll = Kast for meg når jeg ikke kan doble
settings-forced = Tvungne trekk
settings-forceds-off = Manuelt
settings-forceds-offer = Foreslått
settings-forceds-auto = Automatisk
settings-sound = Lyd
settings-soundOn = Lyden er på
settings-soundOff = Lyden er av
settings-volume = Lydstyrke
settings-dice = Terninger som triller
settings-paces-off = Av
settings-paces-fast = Raskt
settings-paces-normal = Normalt
settings-paces-slow = Langsomt
settings-keys = Taster
settings-close = Lukk
settings-changed = Utseendet er byttet til { $name }

keys-title = Taster
keys-play-1-1 = Mellomrom
keys-play-1-2 = Kast
keys-play-2-1 = Enter
keys-play-2-2 = Bekreft, ta opp eller sett ned
keys-play-3-1 = U, Tilbaketast
keys-play-3-2 = Ett flytt tilbake
keys-play-4-1 = Esc
keys-play-4-2 = Alt tilbake
keys-play-5-1 = S
keys-play-5-2 = Bytt om terningene
keys-play-6-1 = D, så Enter
keys-play-6-2 = Doble
keys-play-7-1 = T
keys-play-7-2 = Ta
keys-play-8-1 = P, så Enter
keys-play-8-2 = Gi deg
keys-play-9-1 = B
keys-play-9-2 = Baren
keys-play-10-1 = O
keys-play-10-2 = Skuffen
keys-play-11-1 = 1–9
keys-play-11-2 = Gå til et punkt
keys-play-12-1 = Piltaster
keys-play-12-2 = Langs brettet
keys-play-13-1 = Home, End
keys-play-13-2 = Første og siste punkt
keys-play-14-1 = R
keys-play-14-2 = Siste trekk igjen
keys-play-15-1 = F
keys-play-15-2 = Snu retningen
keys-play-16-1 = M
keys-play-16-2 = Lyd
keys-play-17-1 = A
keys-play-17-2 = Autospill
keys-play-18-1 = ?
keys-play-18-2 = Denne listen
keys-review-1-1 = ← →
keys-review-1-2 = Forrige trekk, neste trekk
keys-review-2-1 = ↑ ↓
keys-review-2-2 = Kandidater
keys-review-3-1 = N
keys-review-3-2 = Neste feil
keys-reviewTitle = I analysen

errors-cookies = Pasch trenger en informasjonskapsel for å kjenne deg igjen, men nettleseren lagrer ingen for dette nettstedet. Tillat informasjonskapsler, og last siden på nytt.
errors-network = Får ikke kontakt med serveren. Prøv igjen om litt.
errors-busy = Serveren har svært mye å gjøre akkurat nå. Du slipper inn så snart det er plass.
errors-notFound = Det finnes ingenting på denne adressen.
errors-noMatch = Kampen ble ikke funnet, eller den tilhører noen andre.
errors-noAnalysis = Analysen ble ikke funnet.
errors-server = Serveren svarte med { $status }.
errors-retry = Prøv igjen
errors-goHome = Til startsiden

version-here = Det finnes en ny versjon:
version-reload = last på nytt
version-later = Ikke nå
version-old = Det finnes en ny versjon: last siden på nytt.
version-reloadPage = Last på nytt

undoWord = Angre

none = –
