# Hjelpen til kommandoene i `pasch`: `cmd-analyze` er kommandoen, `cmd-analyze-more` merknadene under valgene,
# `cmd-analyze-plies` et valg; `opt-threads` er et valg som flere kommandoer har.

opt-data = Mappen med serverens data; lages hvis den mangler
opt-database = Database: `sqlite:STI` eller `postgres://BRUKER@VERT/NAVN`; legg et passord i `PGPASSWORD` eller `~/.pgpass` heller enn her [standard: SQLite-filen pasch.sqlite i den mappen]
opt-days = Antall dager; for godt hvis det ikke oppgis
opt-json = Som JSON
opt-lang = Språket i hjelp og svar, for eksempel `nb` [uten valg: språket i omgivelsene]
opt-met = Matchequity-tabell: kazaross-xg2, pasch, eller en fil i GNU Backgammons XML
opt-name = Navnet på kontoen
opt-passed-on = Valg og argumenter til pasch-lab
opt-plies = Antall kast å se fram, 0 til 4
opt-seed = Frø for terningene
opt-stdin = Les spørsmål fra standard inn, ett JSON-objekt per linje, og svar på hvert med én linje
opt-threads = Tråder som skal brukes [standard: alle]
opt-truncate = Vurder et parti etter så mange halvtrekk i stedet for å spille videre; 0 spiller til slutten

cmd = Backgammon: et brett i nettleseren, en motor som lærte seg selv opp, analyse av kamper

cmd-serve = Tilby spillet i nettleseren til Ctrl-C eller SIGTERM. Én logglinje for hver hendelse går til standard feil
cmd-serve-addr = Adressen det lyttes på; `localhost` betyr både 127.0.0.1 og ::1, og port 0 tar en ledig port
cmd-serve-origin = Adressen folk skriver når en proxy står foran, som `https://play.example.org`; sider fra andre adresser kan ikke endre noe
cmd-serve-proxy = Adressen til en proxy hvis X-Forwarded-For er til å stole på; kan oppgis flere ganger
cmd-serve-metrics-token-file = Fil der første linje er tokenet som programmer andre steder leser `/metrics` med, som `Authorization: Bearer …`; PASCH_METRICS_TOKEN virker også [standard: bare denne maskinen kan lese dem]
cmd-serve-keep-guests = Antall dager gjester og kampene deres beholdes etter at de sist ble sett [standard: 400 med `--origin` eller der andre maskiner når serveren, ellers for alltid]
cmd-serve-smtp = E-postserver for utgående e-post: `smtp://BRUKER@VERT:PORT` (sikret med STARTTLS, med mindre den er denne maskinen) eller `smtps://…`; legg passordet i en fil eller i PASCH_SMTP_PASSWORD heller enn her [standard: det sendes ingen e-post]
cmd-serve-smtp-password-file = Fil der første linje er passordet til e-postserveren
cmd-serve-mail-from = Avsender av e-posten, som `Klubben <pasch@club.example>`
cmd-serve-no-bearoff = Ikke lag utflyttingsdatabaser som mangler; ellers lages de i bakgrunnen ved første start
cmd-serve-house-bots = Antall bord som maskinens spillere holder åpne i lobbyen, ett for hvert av de mest spilte spillene som ingen andre tilbyr; 0 for ingen
cmd-serve-open = Åpne siden i nettleseren
cmd-serve-shed-newcomers = For tester: avvis nykommere under press selv om ingen andre når serveren
cmd-serve-clock-moved-by = For tester: flytt klokken med de hele sekundene i denne filen, lest hver gang; et tall til stiller veggklokken

cmd-analyze = Vurder hvert trekk og hver kubeavgjørelse i en kamp, eller i mange
cmd-analyze-more = Uten et format er rapporten tekst for en terminal: feilene og et sammendrag. Ctrl-C stopper ryddig: det som er vurdert til da, skrives som tekst, og ingen fil blir skrevet. For flere filer, en mappe eller et arkiv (.zip, .tar.gz) er rapporten en linje for hver kamp og summen for hver spiller. --out oppgir en mappe som får en rapport om hver; --json skriver én linje for hver. Vurderingene huskes, så den samme kommandoen fortsetter etter et avbrudd.
cmd-analyze-files = Kampfilen; `-` leser standard inn. Flere filer, mapper og arkiver (.zip, .tar.gz) virker også
cmd-analyze-game = Vurder bare dette partiet i kampen, talt fra 1
cmd-analyze-level = Hvor dypt: instant (0-ply), standard (2-ply), thorough (3-ply), world-class (4-ply), rollout (2-ply, så rollout av jevne og dyre avgjørelser) [standard: standard]
cmd-analyze-no-cache = Verken bruk eller ta vare på motorens svar på posisjoner den har sett før
cmd-analyze-marks = Grensene for merkene: .030/.060/.120, eller .020/.080 som i eXtreme Gammon
cmd-analyze-all = Vis hver avgjørelse, ikke bare feilene
cmd-analyze-boards = Tegn brettet før hver tabbe (tekst)
cmd-analyze-json = Rapporten som JSON, i samme form som serverens rapport
cmd-analyze-schema = Skriv ut JSON-skjemaet for rapporten uten å analysere noe
cmd-analyze-html = Rapporten som én HTML-side som ikke trenger noe annet
cmd-analyze-svg = Vinnersjansene i hvert parti som SVG-tegning
cmd-analyze-sgf = Kampen med analysen som SGF, slik GNU Backgammon leser den; kommentarene i filen beholdes
cmd-analyze-out = Skriv til en fil, fullstendig eller ikke i det hele tatt, i stedet for til standard ut; for flere kamper til filer i denne mappen
cmd-analyze-positions = Skriv de dyre avgjørelsene til en fil: XGID-er, for .txt tekster slik eXtreme Gammon kopierer dem, for .csv en tabell
cmd-analyze-from-loss = Hva en avgjørelse minst må gi bort for å skrives til den filen
cmd-analyze-threads = Tråder som skal brukes; rapporten avhenger ikke av det [standard: alle]

cmd-compare = Analyser kamper med Pasch og med GNU Backgammon: hvor mye vurderingene stemmer overens, spillernes rating etter hver av dem, tiden begge bruker, og hvem som har rett der de er mest uenige, etter rolloutene til begge
cmd-compare-more = Trenger GNU Backgammon 1.07 med sin Python. Begge programmene arbeider på én tråd, og ingenting huskes fra tidligere kjøringer. Tidene er prosessortid for analysen alene, med hell, men uten starten av programmene.
cmd-compare-files = Kampfiler fra et hvilket som helst program; de som ikke kan vurderes til slutten, nevnes og utelates
cmd-compare-matches = Sammenlign høyst så mange av kampene [standard: alle]
cmd-compare-level = Hvor dypt Pasch ser: et nivå i `pasch analyze`
cmd-compare-gnubg-plies = Antall kast GNU Backgammon ser fram for trekk og kuber
cmd-compare-disputes = Antall av de største uenighetene som begge kjører rollout av
cmd-compare-trials = Partier for hvert av de to valgene i rollouten til hvert program; multipler av 36 balanserer terningene
cmd-compare-seed = Frø for terningene i begge rolloutene
cmd-compare-svg = Tegn tapet i hver avgjørelse, etter begge programmene, i denne filen

cmd-info = Vis hva en fil inneholder: spillere, lengde, partier, stilling og eventuelle feil
cmd-info-file = Filen; `-` leser standard inn

cmd-convert = Skriv en kamp, eller posisjonen den står i, i et annet format
cmd-convert-input = Filen som skal leses; `-` er standard inn
cmd-convert-output = Filen som skal skrives, fullstendig eller ikke i det hele tatt; `-` er standard ut
cmd-convert-from = Avvis inndataene hvis de ikke har dette formatet (formatet gjenkjennes på innholdet)
cmd-convert-to = Format som skal skrives: `mat`, `sgf`, `oldmoves` eller `pasch`; ellers avgjør endelsen på OUT (.mat, .txt, .sgf, .fibs, .pasch, .jsonl). En posisjon, som er en fil med en eller der en uferdig kamp står: { $spellings } (den siste et tegnet brett med det filen sier om avgjørelsen). Flere posisjoner skrives etter hverandre, flere kamper til nummererte filer

cmd-import = Legg kampfiler, mapper og arkiver (zip, tar, gzip) i samlingen på en server. Duplikater hoppes over, så den samme kommandoen fortsetter etter et avbrudd. En server som kjører, trenger ikke stoppes
cmd-import-paths = Kampfiler, mapper (med alt i dem) og arkiver
cmd-import-for = Navnet på samlingen, hvis en server har flere
cmd-import-link = Skriv ut en ny lenke som gir samlingen til nettleseren som åpner den, selv om en annen nettleser har den
cmd-import-url = Adressen til serveren i den lenken [standard: den til serveren som bruker disse dataene, ellers http://localhost:8080]
cmd-import-json = Skriv ut JSON

cmd-stats = Vis statistikken til en spiller over en samling: PR over tid, etter motspiller og etter type posisjon, kubefeil, hell
cmd-stats-names = Navn spilleren spiller under; mellomrom, punktum og store bokstaver gjør ingen forskjell [standard: de som er valgt i nettleseren]
cmd-stats-user = Eieren av samlingen, med identifikator eller med navnet den ble importert under; trengs hvis det finnes flere
cmd-stats-rows = Hvor mange kamper og motspillere som høyst listes opp
cmd-stats-json = Som JSON, alle rader

cmd-backup = Kopier alt en server tar vare på, til én fil, fullstendig eller ikke i det hele tatt; serveren kan fortsette å kjøre. Det som kan regnes ut på nytt, utelates: utflyttingsdatabaser, lagrede svar fra motoren
cmd-backup-file = Filen som skal skrives; må ikke finnes fra før. Den er en SQLite-database, uansett hvilken database serveren bruker

cmd-restore = Legg tilbake en sikkerhetskopi, i begge typer database. Stopp serveren først; kopien kontrolleres og skrives så i sin helhet
cmd-restore-file = Sikkerhetskopien
cmd-restore-replace = Erstatt SQLite-databasen som finnes; den beholdes ved siden av den nye under sitt navn med `.replaced`. En database på en PostgreSQL-server må være tom

cmd-moderators = Utnevn, avsett eller list opp moderatorer; serveren kan fortsette å kjøre. Moderatorer finner rapportene på `/moderation`. Serverens logg over avgjørelser noterer hver endring
cmd-moderators-add = Gjør en konto til moderator
cmd-moderators-remove = Ta rollen fra en konto
cmd-moderators-list = List opp alle moderatorer, ett navn per linje

cmd-purge = Fjern gjester som ikke er sett på lenge, med kampene deres; serveren kan fortsette å kjøre. Kamper mot noen som fortsatt kan komme tilbake, blir stående, og gjesten kalles *deleted guest* der. En server som andre når, gjør det samme av seg selv
cmd-purge-keep-guests = Antall dager gjester beholdes etter at de sist ble sett
cmd-purge-dry-run = Vis hva som ville bli fjernet, og endre ingenting

cmd-accounts = Forvalt én konto: gi den nytt passord, avslutt øktene, steng den ute eller opphev det, eksporter eller slett den. Serveren kan fortsette å kjøre; hver kommando sier når den virker
cmd-accounts-show = Vis det som er kjent om en konto, uten hemmeligheter
cmd-accounts-password = Gi en konto et nytt passord og skriv det ut én gang; alle økter og tokener avsluttes
cmd-accounts-password-details = Passordet er tilfeldig. Eieren logger inn med det og velger et annet under Konto. Virker mens en server kjører; den lukker åpne sider for kontoen innen et minutt. Passnøklene blir værende.
cmd-accounts-end-sessions = Avslutt alle økter og tokener for en konto
cmd-accounts-end-sessions-details = Virker mens en server kjører; den lukker åpne sider for kontoen innen et minutt.
cmd-accounts-end-second-factor = Slå av tofaktor for en konto, for en eier som har mistet autentiseringsappen og gjenopprettingskodene
cmd-accounts-end-second-factor-details = Forsikre deg om at det er eieren som spør. Passordet er det samme. Virker mens en server kjører.
cmd-accounts-ban = Steng ute en konto: den kan ikke begynne en kamp mot andre og ikke prate, men den kan gjøre ferdig det den har begynt på
cmd-accounts-ban-details = Dette er det samme som en moderators avgjørelse, og i samme logg, men du kan også stenge ute en moderator. En server som kjører, følger det fra neste forespørsel.
cmd-accounts-ban-reason = Begrunnelse, høyst 280 tegn; eieren av kontoen leser den
cmd-accounts-lift = Opphev utestengelsen av en konto, og la den snakke igjen
cmd-accounts-lift-reason = Begrunnelse, høyst 280 tegn, for loggen
cmd-accounts-export = Skriv dataene til en konto i en zip, med hver kamp den var med i
cmd-accounts-export-details = Kontoens egne data er account.json; passord, tokener og nøkler utelates. Virker mens en server kjører.
cmd-accounts-export-file = Zip-filen som skal skrives; må ikke finnes fra før
cmd-accounts-export-collection = Skriv kontoens samling i stedet, som .pasch-filer
cmd-accounts-delete = Slett en konto slik eieren kan: partier mot andre gis opp, og dataene fjernes
cmd-accounts-delete-details = Serveren gjør det: innen noen sekunder hvis den kjører, ellers ved neste start.
cmd-accounts-delete-yes = Bekreft slettingen

cmd-networks = Steng ute nettverk, opphev det, eller list dem opp. En server som kjører, følger endringen innen noen sekunder: alle fra et utestengt nettverk nektes alt annet enn selve sidene. En enkelt IPv6-adresse står for sitt /64
cmd-networks-ban = Avvis alle fra et nettverk
cmd-networks-ban-network = En adresse eller et nettverk: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48
cmd-networks-ban-reason = Begrunnelse, høyst 280 tegn; bare du ser den
cmd-networks-lift = Opphev utestengelsen av et nettverk
cmd-networks-lift-network = Nettverket slik det står i listen
cmd-networks-list = List opp utestengte nettverk: nettverk, til når, hvorfor

cmd-large = List opp det som tar mest plass, etter eier: kamper, samlinger, analyser, importer og økter. Serveren kan fortsette å kjøre. Det som telles, er byte i de lagrede tekstene, uten indekser
cmd-large-limit = Antall eiere som listes opp for hver type
cmd-large-json = Skriv ut JSON, ett objekt per linje

cmd-moves = List opp de lovlige trekkene for et kast, hver posisjon som oppstår, én gang
cmd-moves-more =
    Et spørsmål er {"{"}"xgid":"XGID=…"{"}"}, {"{"}"position":"…"{"}"} med en hvilken som helst posisjonsidentifikator eller, for alle varianter,
    {"{"}"variant":"plakoto","me":"24:5 17:1 10:9","op":"24:10 8:2 2:3","me_pinned":"17","op_pinned":"","dice":[6,1],"options":{"{"}{"}"}{"}"}.
    Punktene står i hver sides egen telling, 25 er baren; brikker som ikke nevnes, er flyttet ut. I spill som
    begynner med brikker utenfor brettet, skriver du bar:1 for baren og pool:14 for dem som ikke har entret; 25 betyr disse
    så lenge hver brikke er nevnt. En side som står slik den startet, regnes for å ha sin første tur foran seg.
    Svaret er {"{"}"plays":[{"{"}"play","me","op","position_id"{"}"},…],"count":N{"}"}: posisjonen etter hvert trekk, skrevet på samme måte;
    position_id er GNUBGs, med motspilleren i trekket, på vanlige brett. Der samme spiller kaster igjen etter et trekk, står
    "again":true. Uten lovlig trekk: {"{"}"plays":[],"count":0{"}"}. For et kast som spilles i deler, som 4-4 som fortsetter
    med 5-5, lister svaret opp den første og sier det: "part":1,"parts":N. Med --whole lister det opp det hele kastet fører
    til, med "; " mellom trekkene for delene.
cmd-moves-question = En posisjon med terninger: { $identifiers }, adressen til siden for en posisjon, en fil med en posisjon eller en kamp (slik den står ved slutten), eller ett JSON-objekt
cmd-moves-whole = List opp posisjonene etter hele kastet hvis det spilles i flere deler, som doble som stiger

cmd-eval = Vurder posisjoner: trekkene for et kast, det beste først, eller en posisjon før kastet med kubeavgjørelsen
cmd-eval-more =
    Spørsmålene er de samme som for `pasch moves`; med "variant" også "cube", "cube_owner" ("me" eller "op"), "score" ([me, op]),
    "length" og "crawford". Med terninger er svaret {"{"}"moves":[{"{"}"play","position_id","equity","win","win_g","win_bg","lose_g","lose_bg"{"}"},…]{"}"}.
    Uten terninger: {"{"}"win",…,"equity","equity_cubeful","mwc","cube":{"{"}"no_double","double_take","double_pass","best"{"}"}{"}"}. Alle tall er for
    spilleren i trekket; "equity" er uten kube for pengespill hvis ikke --cubeful er gitt. "solved":true sier at spillet er løst
    (`pasch hyper generate`) og at tallene for pengespill er nøyaktige.
cmd-eval-plies = Antall kast å se fram, 0 til 4 [standard: 0; med --seconds 4]
cmd-eval-level = Se så dypt som dette analysenivået: instant, standard, thorough, world-class; rollout spiller ut de beste trekkene eller grenene av kubeavgjørelsen
cmd-eval-seconds = Se dypere og dypere, opptil --plies, og svar på hvert spørsmål etter så mange sekunder med det dypeste søket som er ferdig
cmd-eval-cubeful = Ranger trekk etter equity med kube for kuben og stillingen i spørsmålet, i stedet for equity uten kube i pengespill
cmd-eval-play = Vurder dette trekket, som "24/18 13/11", like dypt som de beste; kan oppgis flere ganger
cmd-eval-text = Svar med teksten til eXtreme Gammon, som andre programmer og folk leser: brettet, og trekk eller kube etter equity med kube. For identifikatorer og filer med posisjoner i backgammon og i spill som går likt
cmd-eval-question = { $identifiers }, adressen til siden for en posisjon, en fil med en posisjon eller en kamp (slik den står ved slutten), eller ett JSON-objekt. En tekst eller fil med flere posisjoner får et svar på hver

cmd-diagram = Tegn en posisjon i et hvilket som helst spill: brikker, kube, terninger, stilling, pip-tall og veiene hjem, som SVG eller PNG
cmd-diagram-more = En posisjon er en av: { $identifiers }, adressen til siden for en posisjon, en fil med en posisjon eller en kamp (slik den står ved slutten), eller ett JSON-objekt. Et JSON-objekt er som for `pasch eval`. Spilleren i trekket sitter nederst.
cmd-diagram-theme = Farger
cmd-diagram-no-numbers = Utelat numrene på punktene
cmd-diagram-no-pips = Utelat pip-tallene
cmd-diagram-bare = Utelat stripene med navn, stilling og pip-tall
cmd-diagram-flip = Tegn spilleren som ikke er i trekket, nederst
cmd-diagram-names = Navnene på spillerne, den i trekket først
cmd-diagram-width = Bredden på en PNG i piksler
cmd-diagram-out = Skriv til en fil, fullstendig eller ikke i det hele tatt: .png for en PNG, alt annet for SVG [standard: SVG til standard ut]
cmd-diagram-position = Posisjonen

cmd-rollout = Kjør rollout av en posisjon med kubeavgjørelsen, eller av de beste trekkene for et kast, med terningenes hell trukket fra
cmd-rollout-more =
    Spørsmålene er de samme som for `pasch eval`. Svaret i JSON er {"{"}"candidates":[{"{"}"subject","play","trials","equity","se","ci95",
    "cubeless","cubeless_se","win",…,"mwc","jsd","dropped"{"}"},…],"best","ended","seed","trials","truncate",…{"}"}: "subject" er "no_double", "double_take" eller
    "play", equity er for spilleren i trekket, "jsd" er hvor mange felles standardavvik en kandidat er bak den beste.
    Ctrl-C slutter tidlig med det som er kjent; med --state fortsetter det samme spørsmålet derfra.
    Spill der brikkene ikke går som i backgammon, får rollout med kuben liggende, og begge sider spiller uten å se fram, eller
    med --plies 1 ett kast fram.
cmd-rollout-preset = Innstillinger å begynne med; andre valg erstatter deler av dem
cmd-rollout-trials = Partier for hver kandidat; multipler av 36 balanserer terningene, av 1296 de to første kastene sammen
cmd-rollout-plies = Antall kast spillerne ser fram, i hele partiet
cmd-rollout-cube-plies = Det samme for kubeavgjørelser
cmd-rollout-cubeless = La kuben bli liggende
cmd-rollout-plays = Antall trekk for et kast som får rollout: de beste, funnet med 2-ply [standard: 4, ingen ved siden av --play]
cmd-rollout-play = Kjør rollout av dette trekket, som "24/18 13/11"; kan oppgis flere ganger
cmd-rollout-opening = Det første kastet er et åpningskast: ingen doble
cmd-rollout-jsd = Stopp, etter 324 partier, når avgjørelsen er sikker med så mange felles standardavvik, og forkast trekk som er så langt bak
cmd-rollout-state = Ta vare på framdriften i en fil, med noen sekunders mellomrom og ved slutten, og fortsett fra den hvis den finnes; tallene er de samme som for en rollout som aldri ble avbrutt
cmd-rollout-with-luck = Ikke trekk fra hellet: for kontroll
cmd-rollout-threads = Tråder som skal brukes; tallene er de samme for ethvert antall [standard: alle]
cmd-rollout-question = { $identifiers }, adressen til siden for en posisjon, en fil med en posisjon eller en kamp (slik den står ved slutten), eller ett JSON-objekt

cmd-endgame = Løp og utflytting: kast som trengs, effektive pip, kuben, og tommelfingerregler ved siden av sannheten
cmd-endgame-position = { $identifiers }, eller en fil

cmd-openings = Åpningsboken: hvordan det første kastet spilles, og hvordan det besvares
cmd-openings-show = Skriv ut trekk med equity: for alle første kast, for ett, eller for ett med alle eller ett av svarene
cmd-openings-show-first = Det første kastet, som 31; også doble, for regler der den første spilleren kaster begge terningene
cmd-openings-show-reply = Kastet som svarer på det, eller `all`
cmd-openings-show-file = En bok laget av `pasch openings make` [standard: den som følger med programmet for spillet]
cmd-openings-show-variant = Spillet hvis bok følger med programmet: backgammon eller nackgammon; hypergammon når det er løst (`pasch hyper`)
cmd-openings-make = Kjør rollout av åpningene og skriv boken; med samme tall og nett de samme bytene, for ethvert antall tråder
cmd-openings-make-out = Filen som skal skrives, etter hvert kast; kast den allerede har, lages ikke på nytt. Et kort med navnet på filen og `.toml` noterer til slutt hvor den kommer fra
cmd-openings-make-variant = Spillet: backgammon eller et som går likt
cmd-openings-make-trials = Partier for hvert trekk i et første kast; multipler av 36 balanserer terningene
cmd-openings-make-plies = Antall kast spillerne i disse partiene ser fram
cmd-openings-make-reply-trials = Partier for hvert svar; et som er tre felles standardavvik bak, avbrytes tidlig
cmd-openings-make-reply-plies = Antall kast spillerne i disse partiene ser fram
cmd-openings-make-rolls = Stopp etter så mange kast i alt; den samme kommandoen fortsetter

cmd-lessons = Leksjoner som filer
cmd-lessons-check = Kontroller leksjoner: reglene beviser dem, og programmet ser to kast framover
cmd-lessons-check-lessons = Filer med leksjoner, slik docs/lessons.md beskriver dem
cmd-lessons-check-sentences = Se etter setningene deres også, i denne mappen med språk
cmd-lessons-check-write = Skriv trekkene som hvert steg godtar, inn i filene
cmd-met = Matchequity-tabeller: skriv ut en, eller lag en fra motorens egne rollouter
cmd-met-show = Skriv ut sjansene, i prosent, for spilleren som trenger radens poeng, mot en som trenger kolonnens
cmd-met-show-points = Rader og kolonner, 1 til 64
cmd-met-make = Kjør rollout av det første kastet ved hver stilling, den laveste først, og skriv tabellen som GNU Backgammons XML; med samme tall og nett de samme bytene, for ethvert antall tråder
cmd-met-make-out = Filen som skal skrives. Framdriften holdes ved siden av, i en fil som slutter på `.scores`, og rollouten kjøres ikke på nytt; et kort som slutter på `.toml`, noterer hvor tabellen kommer fra
cmd-met-make-points = Antall poeng tabellen når, 2 til 64
cmd-met-make-trials = Partier for hver av de to som kan begynne; multipler av 30 balanserer terningene
cmd-met-make-plies = Antall kast spillerne ser fram

cmd-reference = Regn ut tallene på oppslagssiden: skudd, entring, siste kast, takepunkter, formler for løp, kuben
cmd-reference-details = Uten valg skrives Markdown ut. Det samme frøet gir de samme tallene, for ethvert antall tråder.
cmd-reference-json = Skriv tallene som JSON; i en mappe én fil for hver del
cmd-reference-markdown = Skriv tabellene som Markdown
cmd-reference-races = Antall løp av hvert slag som formlene prøves på
cmd-reference-seed = Frøet løpene trekkes med

cmd-variants = List opp spillene og seriene av dem, og hvilke motoren spiller
cmd-variants-json = Som JSON: [{"{"}"id","names","playable","bot","nets"{"}"},…]; en serie har også "games" og "length"

cmd-bearoff = Lag eller kontroller en utflyttingsdatabase
cmd-bearoff-generate = Lag en database og skriv den, fullstendig eller ikke i det hele tatt
cmd-bearoff-generate-out = Filen som skal skrives
cmd-bearoff-generate-points = Punkter som er med, 1 til 12; hvert punkt til dobler omtrent størrelsen, eller firedobler den når den er tosidig
cmd-bearoff-generate-checkers = Brikker som er med, 1 til 15 [standard: 15, tosidig 6]
cmd-bearoff-generate-two-sided = Nøyaktig equity for begge sider med kuben, for de siste brikkene, i stedet for kastene til én side
cmd-bearoff-verify = Les en database, og kontroller hashen og tall som kan telles for hånd
cmd-bearoff-verify-file = Filen som skal kontrolleres

cmd-hyper = Løs Hypergammon eller kontroller løsningen. Når det er løst, spiller og vurderer alle kommandoer det perfekt
cmd-hyper-generate = Løs spillet og skriv løsningen, fullstendig eller ikke i det hele tatt; tar noen minutter og 0,7 GB minne
cmd-hyper-generate-out = Filen som skal skrives [standard: der alle kommandoer leter etter den; en server leter etter hyper-3.bin i mappen sin]
cmd-hyper-generate-checkers = Brikker på hver side, 1 til 3
cmd-hyper-verify = Les en løsning, og kontroller hashen og kjente tall
cmd-hyper-verify-file = Filen som skal kontrolleres [standard: der alle kommandoer leter etter den]

cmd-ubgi = Snakk Universal Backgammon Interface på standard inn og ut, så andre programmer kan bruke motoren
cmd-ubgi-plies = Antall kast å se fram, 0 til 4, der `go` verken oppgir dybde eller tid

cmd-external = Vær en ekstern spiller: GNU Backgammon spiller mot den etter `set player 0 external VERT:PORT`. Den andre veien lar `external PORT` i GNU Backgammon og `pasch-lab match --b external:VERT:PORT` her GNU Backgammon spille
cmd-external-address = Adressen det lyttes på; port 0 tar en ledig
cmd-external-once = Avslutt når det første programmet som koblet seg til, er borte
cmd-verify-dice = Kontroller terningene i et eksportert parti, uten server
cmd-verify-dice-more = Protokollen, og hva den beskytter mot, er beskrevet i docs/fair-dice.md.
cmd-verify-dice-file = Det eksporterte partiet eller kampen; `-` leser standard inn
cmd-verify-dice-second = Den andre spillerens eksport av samme kamp (pasch-dice/3): begge må stemme overens
cmd-verify-dice-memory = Det nettleseren til en spiller husker om kampen (pasch-dice/3)
cmd-verify-dice-vector = Skriv ut hver verdi i testvektorene i docs/fair-dice.md, regnet ut på nytt
cmd-verify-dice-sample = Skriv ut kampen i testvektoren for pasch-dice/3 som eksport

cmd-bench = Mål farten, ved siden av GNU Backgammons der det er installert (pasch-lab)

cmd-load = Mål hvor mange mennesker en server kan ta på én gang (pasch-lab)

cmd-arena = La to spillere spille pengespill og tell poengene (pasch-lab)

cmd-match = La to motorer spille pengespill eller kamper (pasch-lab)

cmd-validate = Mål hva spillere taper på avgjørelser med rollout (pasch-lab)

cmd-problems = Lag oppgavene for alle (pasch-lab)

cmd-bots = Mål boten i hvert spill (pasch-lab)

cmd-museum = Mål de klassiske spillerne, tren nettene deres og tilpass tallene (pasch-lab)
cmd-tournaments = Simuler turneringer i alle formater: runder, kamper, frirunder, ventetid (pasch-lab)

cmd-train = Tren et nett etter en oppskrift (pasch-lab)

cmd-completions = Skriv ut fullføringsskriptet for et skall
cmd-completions-shell = Hvilket skall
cmd-help-md = Skriv ut referansen for alle kommandoer som Markdown

# Siden med alle kommandoer, docs/cli.md.

command-of-lab = Dette er en kommando i pasch-lab, programmet for utviklere: med --help viser det valgene sine.
page-head =
    # pasch på kommandolinjen

    Denne siden er det `pasch help-md` skriver ut (`make docs`); en test avviser alt annet innhold.

    Avslutningskoder: 0 ferdig, 1 ikke mulig (grunnen står på standard feil), 2 feil bruk, 130 stoppet med Ctrl-C.

    Kommandoene med `--stdin` leser ett JSON-objekt per linje og skriver ett per linje, i samme rekkefølge, hvert med en gang; en dårlig linje besvares med `{"{"}"error": "…"{"}"}`, og den neste leses.
page-lab =
    ## Kommandoer i pasch-lab

    Disse er for utviklere. `pasch` kjører `pasch-lab` for dem når den ligger ved siden av `pasch` eller på `PATH`. [lab.md](lab.md) forteller om valgene.

    | kommando | hva den gjør |
    |---|---|
page-lab-command = | `pasch { $name }` | { $about }. |
page-columns = | argument | betydning |
page-one-of = En av { $values }.
page-default = Standard `{ $value }`.
page-options = [VALG]
