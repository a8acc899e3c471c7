# Kurset `cousins`: navnene på stegene står i lessons/cousins/.

course-cousins-title = Sjeldne slektninger
course-cousins-lead = Gamle og uvanlige spill i familien: andre terninger, andre veier og andre måter å vinne på.

lesson-russian-title = Russian Backgammon
lesson-russian-lead = Én vei for begge, og terninger som teller både over og under.
lesson-tabula-title = Tabula
lesson-tabula-lead = Keisernes spill i Roma: tre terninger og ingen nåde for blotter.
lesson-irish-title = Irish
lesson-irish-lead = Backgammons bestemor: doble er ikke noe spesielt.
lesson-jacquet-title = Jacquet
lesson-jacquet-lead = En kurer løper hjem med nyheten; først etter det kan de andre dra.
lesson-tawla-title = Tawla 31
lesson-tawla-lead = Først løper én hjem, og taperen betaler for hver brikke som står igjen.
lesson-crazy-narde-title = Crazy Narde
lesson-crazy-narde-lead = Hodet fra Long Nardi, klatringen fra Gul Bara og en helt egen avslutning.
lesson-gioul-title = Gioul
lesson-gioul-lead = Gul Bara igjen, men dere møtes midt på veien.
lesson-misere-title = Misère
lesson-misere-lead = Backgammon på hodet: den som først blir ferdig, har tapt.
lesson-backward-hit-title = Backward Hits
lesson-backward-hit-lead = Backgammon der ingen noen gang er forbi: brikker kan snu for å slå.
lesson-backward-hit-small-title = Small Backward Hits
lesson-backward-hit-small-lead = Du kan snu for å slå, men bare med den minste terningen.
lesson-acey-deucey-eu-title = European Acey-deucey
lesson-acey-deucey-eu-lead = Doble gir deg undersiden også, og ingen går ut uten nøyaktig tall.
lesson-asodio-title = Asodio
lesson-asodio-lead = Den greske slektningen til Acey-deucey, med en dør som sjelden går opp.
lesson-race-bar-title = Backgammon Race
lesson-race-bar-lead = Ingen står på brettet ennå; kom inn når det passer deg.
lesson-contrare-puff-title = Contrare Puff
lesson-contrare-puff-lead = Et gammelt tysk spill der det lille tallet alltid kommer først.
lesson-lange-puff-title = Lange Puff
lesson-lange-puff-lead = Puff med begge på samme vei: det er trengsel ved inngangen.
lesson-coan-ki-title = Coan ki
lesson-coan-ki-lead = Det kinesiske flaskespillet: én gang rundt ringen, hele kastet eller ingenting.

step-rus-last-title = Først alle inn, så av sted
step-rus-last-task = Begge entrer på 24 til 19 og løper samme vei. Så lenge en av dine venter utenfor brettet, kan ingenting annet flyttes. Du kastet 6 og 3: få inn den siste, og slå så.
step-rus-last-yes = Alle femten er inne. Nå må tre mørke brikker inn før resten av dem kan flyttes.
step-rus-last-no = Ingen mørk brikke er på baren.
step-rus-last-hint = Ett tall må entre. Hvor slår det andre fra?
step-rus-last-run = Du spilte begge tallene med den nye, og den enslige mørke brikken på 21 slipper unna.

step-rus-behind-title = Hvem som er bak deg
step-rus-behind-task = På én vei kan bare de bakerste slå dem foran. Ingen er på baren. To av brikkene dine står alene: trykk på den som kan bli slått.
step-rus-behind-yes = Tre mørke brikker kommer fra 21. Bak den siste din på 24 er det ingen.
step-rus-behind-no = Se etter en enslig brikke med mørke brikker på høyere punkter.
step-rus-behind-hint = Alle går fra 24 ned til 1.
step-rus-behind-rear = Denne er sist på veien: for å slå den måtte en mørk brikke gå baklengs.
step-rus-behind-pair = Her er du ikke alene.

step-rus-chase-title = Jakten
step-rus-chase-task = En mørk brikke er nesten ved enden av veien, alene på 5. Du er bak den. Du kastet 5 og 4: ta den.
step-rus-chase-yes = Den må tilbake til begynnelsen av veien: tjue skritt til ingen nytte.
step-rus-chase-no = Den mørke brikken på 5 slapp unna.
step-rus-chase-hint = Ni skritt med én brikke.

step-rus-under-title = Over og under
step-rus-under-task = Etter fire toere kommer fire femmere fra undersiden, og så ett kast til, så lenge alt kan spilles. Fra 23 og 20 er femmeren stengt. Spill toerne slik at femmerne kan spilles.
step-rus-under-yes = Fem brikker på 21, og derfra er femmeren ledig: alle fire undersidene kan spilles.
step-rus-under-no = Det står fortsatt brikker på 23 eller 22.
step-rus-under-hint = Fra 21 lander en femmer på din egen 16. Hvem kommer til 21?

step-tab-three-title = Tre terninger
step-tab-three-task = Begge entrer på 24 til 19 og løper samme vei. Tre terninger, tre flytt. Du kastet 6, 3 og 2: kom inn fra baren, og la bare én brikke stå alene.
step-tab-three-yes = Et punkt på 19, tre brikker på 22 og bare én blott. Doble gir ingenting ekstra her: tre terninger er tre flytt.
step-tab-three-no = På 19 skal det stå to brikker, på 23 én.
step-tab-three-hint = Alle tre tallene kan entre.

step-tab-bars-title = Dekk og slå
step-tab-bars-task = Du er på baren, og to av dine står alene. Du kastet 6, 5 og 2: kom inn slik at begge får selskap, og slå med det tredje tallet.
step-tab-bars-yes = To punkter på én gang, og en mørk brikke på baren.
step-tab-bars-no = 23 og 20 skal være dine, med et slag.
step-tab-bars-hint = En toer entrer på 23, en femmer på 20. Hvem møter sekseren?

step-tab-pairs-title = Hold på parene
step-tab-pairs-task = Tre terninger slår oftere enn to, så hold dere to og to. Mørke brikker på 16 og 12 er fortsatt bak de fleste av dine. Du kastet 6, 5 og 1: la ingen ny brikke bli alene.
step-tab-pairs-yes = Begge gikk fra 8 til 2: den ene med sekseren, den andre med 5 og 1.
step-tab-pairs-no = En brikke som hadde selskap, står alene nå.
step-tab-pairs-hint = 5 og 1 er til sammen like langt som sekseren.

step-tab-chase-title = To terninger til én
step-tab-chase-task = Du er på baren og kastet 6, 5 og 4. En mørk brikke står alene på 13. Entre med ett tall, og slå med de to andre til sammen.
step-tab-chase-yes = Inn på 19 blant venner, og ni skritt fra 22 til slaget.
step-tab-chase-no = Slå på 13, og behold punkt 19 og 22.
step-tab-chase-hint = Hvilke to av tallene blir ni?

step-irish-single-title = En seier er en seier
step-irish-single-task = Du har tatt ut alt, motspilleren ingenting, og én er til og med på baren. Irish er eldre enn gammon og kube: hver seier teller likt. Hvor mange poeng?
step-irish-single-yes = Ett poeng. Du trenger verken å håpe på gammon eller å frykte den.
step-irish-single-no = Hver seier teller like mye som den minste.
step-irish-single-hint = Det er det minste tallet en seier kan telle.
step-irish-single-more = I backgammon ville det telt mer. I Irish teller hver seier like mye.

step-irish-aces-title = To ganger, ikke fire
step-irish-aces-task = Doble gir to flytt, som alle andre kast, ikke fire. Du kastet 1-1, og en mørk brikke står alene på 5: slå den, og befest punktet.
step-irish-aces-yes = To små skritt var nok.
step-irish-aces-no = På 5 skal det stå to brikker etter slaget.
step-irish-aces-hint = Rett ved siden av 5 har du en full stabel.
step-irish-aces-alone = Brikken gikk videre og står alene på 4: en firer fra baren slår den.

step-irish-sixes-title = Tolv, ikke tjuefire
step-irish-sixes-task = Du kastet 6-6: tolv skritt i Irish. Fra 18 og 13 er sekseren stengt. Gå videre fra 16 uten å la noen stå alene der.
step-irish-sixes-yes = Paret holder sammen, og punkt 10 gjør det lettere for de siste å følge etter.
step-irish-sixes-no = På 10 skal det stå to brikker.
step-irish-sixes-hint = En sekser til hver av de to.

step-irish-close-title = Steng døren
step-irish-close-task = En mørk brikke er på baren, og bare punkt 5 er ikke befestet. Du kastet 2-2: to flytt på 2. Steng alle seks punktene.
step-irish-close-yes = Ingen kommer inn lenger. De to på 24 kan gå hjem i fred.
step-irish-close-no = Et av de seks punktene hjemme har færre enn to brikker.
step-irish-close-hint = På 5 mangler én. Hvem er to skritt unna?

step-jac-courier-title = Kureren
step-jac-courier-task = Som i Fevga løper begge samme vei, og én brikke holder et punkt. Men den første brikken, kureren, må nå hjem før noen annen kan flyttes. Trykk på det første punktet i hjemlandet.
step-jac-courier-yes = Atten skritt alene. De andre venter til den står på 6 eller lavere.
step-jac-courier-no = Hjemlandet er de seks siste punktene dine.
step-jac-courier-hint = Hjemlandet er 6 til 1, og du kommer ovenfra.
step-jac-courier-fevga = I Fevga ville det holdt. Kureren må lenger.
step-jac-courier-almost = Bare ett skritt til.
step-jac-courier-far = Hjemlandet begynner tidligere.

step-jac-arrive-title = Nyheten er framme
step-jac-arrive-task = Kureren din står på 8. Du kastet 2 og 1: ett tall bringer den hjem. Bruk det andre straks til å hente en ny fra 24.
step-jac-arrive-yes = Kureren er hjemme med toeren, og i samme kast er neste på vei.
step-jac-arrive-no = Kureren på 6, og en ny brikke på 23.
step-jac-arrive-hint = Når kureren er hjemme, er de andre frie, også for den andre terningen.
step-jac-arrive-both = Kureren har ikke mer å gjøre der. Fjorten andre venter på å komme i gang.

step-jac-block-title = Rett foran nesen på dem
step-jac-block-task = Tretten mørke brikker står på 12 og må over 11 til 7. Du kastet 6 og 2: sett en brikke akkurat der, på 10.
step-jac-block-yes = På 10 stenger du for toeren deres, og der kan du bygge videre.
step-jac-block-no = En av brikkene dine skal stå på 10.
step-jac-block-hint = Åtte skritt fra 18, men ikke over 12.
step-jac-block-home = Godt bygd ved egen start, men dit kommer de ikke på lenge.

step-jac-fan-title = Spre deg
step-jac-fan-task = Kureren din er hjemme. Tolv brikker på 24 holder ikke mer enn ett punkt. Du kastet 2 og 1: la to av dem holde hvert sitt.
step-jac-fan-yes = 24, 23, 22 og 21 på rad: den som kommer rundt, må hoppe over deg.
step-jac-fan-no = 23, 22 og begge på 21 skal være dine.
step-jac-fan-hint = Begge tallene fra stabelen.

step-tawla-count-title = Hver brikke teller
step-tawla-count-task = En kamp går til 31. Vinneren av et parti får ett poeng for hver brikke taperen har igjen på brettet. Du er ferdig: hvor mange poeng er det?
step-tawla-count-yes = Elleve poeng. Selv et tapt parti er verdt å kjempe for: hver brikke du får ut, sparer ett.
step-tawla-count-no = Tell de mørke brikkene, én etter én.
step-tawla-count-hint = To, én, tre, to og tre.
step-tawla-count-one = Her finnes verken enkel seier eller gammon: brikkene telles.
step-tawla-count-off = Det er de fire som er ute. Tell de andre.

step-tawla-runner-title = Løperen er framme
step-tawla-runner-task = Dere går mot hverandre, og én brikke holder et punkt. Bare løperen kan flyttes til den er hjemme. Du kastet 6 og 3: gå hjem med det ene tallet, og få ut en ny med det andre.
step-tawla-runner-yes = De andre fjorten er frie nå, og løperen til motspilleren er fortsatt på vei.
step-tawla-runner-no = Løperen på 5, og en ny brikke på 21.
step-tawla-runner-hint = Hvilket tall får løperen til 6 eller lavere?
step-tawla-runner-deep = Løperen er hjemme, men ingen andre har startet. Da bygger motspilleren først.

step-tawla-wall-title = Murer er poeng
step-tawla-wall-task = Hver mørk brikke du stopper, kan telle til slutt. Du kastet 5 og 2. Få én ut fra 24, og tett hullet mellom 18 og 16.
step-tawla-wall-yes = 18, 17, 16 og 15 på rad, så 13 og 12: de som fortsatt er bak, har vanskelig for å komme gjennom.
step-tawla-wall-no = 17 skal være ditt, og ingen stein i muren skal bort.
step-tawla-wall-hint = Sju skritt fra stabelen. Hvilket tall passer først?

step-tawla-out-title = Få de andre ut
step-tawla-out-task = Tolv står fortsatt på 24, og taper du, koster hver som er igjen, ett poeng. Du kastet 5 og 4. Femmeren fra 24 er stengt: få ut én likevel, og behold 18.
step-tawla-out-yes = 20 og 18 er springbrett for de andre: fra nå av passer firere og seksere fra 24.
step-tawla-out-no = 20, 18, 11 og 6 skal alle være dine.
step-tawla-out-hint = Fireren befrir én. Hvem spiller femmeren?

step-crazy-head-title = Én fra hodet
step-crazy-head-task = Ti står på hodet ditt, og én i hver tur kan dra, som i Long Nardi. Du kastet 6 og 5. Bruk begge tallene på en brikke fra hodet, og behold 19 og 14.
step-crazy-head-yes = Ni igjen, og 14 og 13 sperrer side om side.
step-crazy-head-no = Én fra 24 skal stå på 13, resten blir.
step-crazy-head-hint = Elleve skritt med én brikke, via et eget punkt.
step-crazy-head-home = Hjemme er det ingenting å vinne ennå, og hodet er like tungt som før.

step-crazy-exact-title = Nøyaktig eller ikke i det hele tatt
step-crazy-exact-task = Hjemme kan ingen flyttes lenger, og hvert tall tar bare ut brikker fra sitt eget punkt. Du kastet 5 og 2: trykk på punktet der en brikke kan ut.
step-crazy-exact-yes = Femmeren tar ut en fra 5. Ingen står på 2, så toeren går tapt.
step-crazy-exact-no = Sammenlign de to tallene med punktene dine.
step-crazy-exact-hint = Bare ett av de to tallene har brikker på punktet sitt.
step-crazy-exact-inside = Det tallet ble ikke kastet, og å flytte i hjemlandet er ikke lov.

step-crazy-fill-title = En brikke for hvert tall
step-crazy-fill-task = Der du lander hjemme, blir du til tallet kommer. Derfor er det godt å ha en brikke på hvert punkt. Du kastet 4 og 1: fyll et punkt som fortsatt er tomt.
step-crazy-fill-yes = Nå vil også firere ta ut en. På 5 har du nok fra før.
step-crazy-fill-no = Punkt 4 er fortsatt tomt.
step-crazy-fill-hint = Hvilke to punkter hjemme er tomme, og hvilket når du med fireren?

step-crazy-off-title = Hjem, og én ut
step-crazy-off-task = Den siste brikken din står på 10. Du kastet 4 og 1. Få den hjem, og ta ut den første.
step-crazy-off-yes = Begge tallene kom til nytte: én inn, én ut.
step-crazy-off-no = Ingen brikke er ute ennå.
step-crazy-off-hint = Hjemlandet begynner på 6. Hvilket tall rekker alene?

step-gioul-out-title = To veier ut
step-gioul-out-task = Som i Gul Bara holder én brikke et punkt, men motspilleren kommer mot deg. En brikke på 18 sperrer sekseren. Du kastet 6 og 4: få ut én fra 24, og hold på rekken.
step-gioul-out-yes = Først fireren, så sekseren. Sju står igjen på 24, og 17 til 13 er fortsatt dine.
step-gioul-out-no = Én fra 24 skal nå 14, og rekken skal bli stående.
step-gioul-out-hint = Prøv den andre terningen først.

step-gioul-six-title = En full mur
step-gioul-six-task = Murer kan være så lange du vil. Du holder 18 og 16 til 13. Du kastet 5 og 2: få seks på rad.
step-gioul-six-yes = 18 til 13: alle mørke brikker som ikke er forbi, venter bak seks punkter.
step-gioul-six-no = Ett av punktene 18 til 13 er tomt.
step-gioul-six-hint = 17 mangler, sju skritt fra stabelen.

step-gioul-climb-title = Siste trinn
step-gioul-climb-task = Fra ditt fjerde kast klatrer doble: etter fire femmere kommer fire seksere. Finn de tre punktene der en sekser er stengt, og trykk på dem.
step-gioul-climb-yes = 12, 11 og 9 er opptatt. Sekserne må komme fra 16, 14 eller 10.
step-gioul-climb-no = Tell seks skritt fra hvert av punktene dine.
step-gioul-climb-hint = Se etter mørke brikker på 12 til 4.
step-gioul-climb-fits = Herfra passer en sekser.

step-mis-stay-title = Ingen hast
step-mis-stay-task = Trekkene er som i backgammon, men den som først har flyttet ut alt, taper. Da er de to på 24 gull verdt: de har lengst vei. Du kastet 3 og 1: la dem stå.
step-mis-stay-yes = Blotter er ingen bekymring her: å bli slått er en gave.
step-mis-stay-no = Begge brikkene skal bli på 24.
step-mis-stay-hint = Spill med brikker som står nærmere hjem.
step-mis-stay-run = I backgammon er du glad for å komme ut. Her vil du være den siste som drar.

step-mis-must-title = Du kan ikke la være
step-mis-must-task = Tall som kan spilles, må spilles. Du kastet 5 og 4: femmeren tar ut en, og for fireren er det bare ett flytt igjen. Trykk på punktet der den lander.
step-mis-must-yes = 5/1 slår, selv om du helst ikke vil sende noen tilbake.
step-mis-must-no = Den andre brikken på 5 må gå fire skritt.
step-mis-must-hint = 5 minus 4.
step-mis-must-other = Fra 2 kan ingen gå ut med en firer så lenge en brikke står høyere.
step-mis-must-stay = Der kan den ikke bli: fireren lar seg spille.

step-mis-slow-title = Så sakte du kan
step-mis-slow-task = Du og motspilleren har seks brikker igjen hver. Du kastet 2 og 1: ta ut så få som reglene lar deg.
step-mis-slow-yes = Bare én er ute, fem er igjen. Flytter du inne i hjemlandet, sløser du bort et tall, og her er det bra.
step-mis-slow-no = Det går med færre.
step-mis-slow-hint = En ener trenger ikke ta ut en brikke.
step-mis-slow-fast = To er ute, og de fire som er igjen, går ut på to kast. Motspilleren trenger tre: du ville blitt først ferdig og tapt.

step-back-turn-title = Snu
step-back-turn-task = Alt er som i backgammon, men en brikke kan også gå bakover hvis den slår en blott. En mørk brikke på 16 føler seg trygg. Du kastet 4 og 3: slå den fra 13, og få 10 hjem.
step-back-turn-yes = 13/16*, tre skritt feil vei, og blotten fra 10 er hjemme.
step-back-turn-no = En mørk brikke på baren, to av dine på 13, ingen på 10.
step-back-turn-hint = 13 pluss 3.
step-back-turn-home = Trygt hjemme, men du lot den mørke brikken på 16 slippe unna.

step-back-late-title = Ikke slutt ennå
step-back-late-task = Motspilleren har tatt ut sju, og resten er hjemme: i backgammon er partiet tapt. Men på 22 står én alene. Du kastet 5 og 2: ta den.
step-back-late-yes = Først 2 framover, så 5 tilbake. Bare selve slaget kan gå bakover.
step-back-late-no = Den mørke brikken på 22 står der fortsatt.
step-back-late-hint = Fra 19 når ingen av tallene 22 direkte. Hvor kunne femmeren starte?

step-back-safe-title = Øyne i nakken
step-back-safe-task = Tolv mørke brikker er forbi deg, men de kan også snu. Du kastet 6 og 5: la ingen av dine stå alene noe sted.
step-back-safe-yes = Begge forlot 13 sammen. Det hjelper ikke å være forbi her; bare selskap hjelper.
step-back-safe-no = En av brikkene dine står alene.
step-back-safe-hint = Hvilket par kan lande på to av dine egne punkter?
step-back-safe-alone = Nå står to av dine alene, og mørke brikker på begge sider ser på.

step-small-which-title = Den minste terningen
step-small-which-task = Slag bakover som før, men bare med den minste terningen. Du kastet 5 og 2. To mørke blotter står bak paret ditt på 10: trykk på den du kan slå.
step-small-which-yes = To skritt tilbake fra 10. Femmeren går bare framover.
step-small-which-no = Tell bakover fra 10.
step-small-which-hint = Det minste tallet ditt er 2.
step-small-which-five = Det ville vært fem skritt tilbake, og femmeren er den største terningen.
step-small-which-own = Det er ditt eget par.

step-small-chance-title = Tilbake og hjem igjen
step-small-chance-task = De to på 23 er innestengt, og bare et slag hjelper. Du kastet 6 og 4, og en mørk brikke står alene på 12. Slå den med det minste tallet, og få brikken din hjem med sekseren.
step-small-chance-yes = 8/12*/6: fire tilbake, seks fram og ingen blott igjen.
step-small-chance-no = Den mørke brikken på 12 ble ikke slått.
step-small-chance-hint = 12 ligger fire skritt bak en av brikkene dine.
step-small-chance-quiet = Alt er trygt, men de to på 23 er fortsatt innestengt, og dette var sjansen din.

step-small-off-title = Slå fra punkt 1
step-small-off-task = Du flytter ut. En mørk brikke på 5 vil hjem, en annen er på baren. Du kastet 6 og 4: slå den bakover, bli ikke stående der, og ta ut en brikke.
step-small-off-yes = Fra 1 tilbake til 5 med fireren, og ut med sekseren: to på baren, og én færre for deg.
step-small-off-no = To mørke brikker på baren, ingen på 5, og én til av dine ute.
step-small-off-hint = Samme brikke kan bruke begge tallene.

step-euro-under-title = Undersiden
step-euro-under-task = Som i Acey-deucey spilles doble fire ganger. Så følger undersiden fire ganger, 7 minus øynene, og så et nytt kast. Du kastet 5-5: trykk der undersiden tar en brikke fra 20.
step-euro-under-yes = 7 minus 5 er 2, så den kommer til 18. Bare hvis alle åtte går, får du det nye kastet.
step-euro-under-no = Finn først tallet på undersiden av en femmer.
step-euro-under-hint = Motsatte sider på en terning blir sju til sammen.
step-euro-under-five = Det er femmeren selv. Hva står under?
step-euro-under-start = Det er der den starter. Hvor lander den?

step-euro-hit-title = Den lange veien
step-euro-hit-task = Fem av dine skal fortsatt rundt. På 13 står en mørk brikke alene. Du kastet 4 og 3: ta den på veien.
step-euro-hit-yes = Én av dine er godt på vei, og én av motspillerens begynner på nytt fra baren.
step-euro-hit-no = Den mørke brikken på 13 ble ikke slått.
step-euro-hit-hint = Sju skritt med én brikke.

step-euro-exact-title = Nøyaktig tall til slutt
step-euro-exact-task = Et tall tar bare ut fra sitt eget punkt: her gjør treeren ingenting. Du kastet 3 og 1. Bruk eneren så godt du kan.
step-euro-exact-yes = Én ute. Den siste trenger en toer, eller en ener to ganger.
step-euro-exact-no = Ingen brikke kom ut.
step-euro-exact-hint = Hvilket punkt hører til eneren?
step-euro-exact-inside = Nå står det to på 1: begge trenger en ener, og det er to igjen i stedet for én.

step-aso-door-title = Døren er åpen
step-aso-door-task = Brikkene kommer bare inn med doble eller 1-2. Du kastet 1-2, og alle femten venter. Bruk den åpne døren til to av dem.
step-aso-door-yes = To er inne. Etter 1-2 kommer doble etter eget valg, så døren står åpen litt til.
step-aso-door-no = Én skal stå på 24, én på 23.
step-aso-door-hint = Hvert tall kan få inn sin egen brikke.
step-aso-door-one = Bare én kom inn, og fjorten venter fortsatt utenfor døren.

step-aso-shut-title = Døren er stengt
step-aso-shut-task = Elleve av dine venter, men 5 og 2 slipper ingen inn: bare de på brettet kan flyttes. La alle fire stå i par.
step-aso-shut-yes = Par på 10 og 6. Så lenge elleve venter utenfor, er hver brikke på brettet dyrebar.
step-aso-shut-no = På 10 og 6 skal det stå to brikker hver.
step-aso-shut-hint = Den enslige på 13 har en venn sju skritt unna.

step-aso-past-title = Spar på punktene
step-aso-past-task = Sju venter, og uten doble flyttes bare brikkene på brettet. Du kastet 5 og 4. Skån hjemlandet ditt: spill begge tallene med brikken på 19.
step-aso-past-yes = Punktene hjemme blir stående, og den bakerste har kommet et godt stykke videre.
step-aso-past-no = Brikken fra 19 skal nå 10.
step-aso-past-hint = Ni skritt med én brikke.

step-aso-double-title = Åpen, men ikke nødvendig
step-aso-double-task = Doble åpner døren, men du kan bruke dem til noe bedre. Du kastet 4-4, og en mørk brikke står alene på 6. Slå den med to av dine.
step-aso-double-yes = Et punkt hjemme og et slag, og etter doble kaster du igjen. De to utenfor har tid.
step-aso-double-no = På 6 skal det stå to brikker, og en mørk brikke på baren.
step-aso-double-hint = To firere fører fra 14 til 6.

step-race-later-title = Ingen hast inn
step-race-later-task = Alle starter utenfor brettet og entrer som fra baren, men når du vil. Hver seier teller 1. Du kastet 3 og 1: la de tolv vente, og befest punkt 10.
step-race-later-yes = To blotter er blitt et punkt i veien for dem, og de tolv utenfor brettet er ikke i fare.
step-race-later-no = På 10 skal det stå to brikker.
step-race-later-hint = 13 og 11 er 3 og 1 unna.
step-race-later-enter = To blotter til, akkurat der motspilleren vil bygge.

step-race-mixed-title = Én inn, ett par
step-race-mixed-task = Du kan entre med ett tall og flytte med det andre. Du kastet 3 og 1. Gjør de tre på 13 og den på 10 til to punkter, og entre én på 24.
step-race-mixed-yes = To punkter på midten, og en forpost helt bakerst.
step-race-mixed-no = 13 og 10 med to hver, og én på 24.
step-race-mixed-hint = Eneren entrer.

step-race-bar-first-title = Baren er noe annet
step-race-bar-first-task = De som venter, kan vente, men en slått brikke på baren må inn først. Du kastet 6 og 2: gå inn og videre, og slå den enslige mørke brikken rett utenfor sitt eget hjemland.
step-race-bar-first-yes = Entret og slått på 17, og den som ble slått, var nesten hjemme.
step-race-bar-first-no = Brikken din skal stå på 17, og en mørk på baren.
step-race-bar-first-hint = Åtte skritt fra baren.
step-race-bar-first-home = Også et slag, men mot en som har hele veien igjen, og brikken din står udekket på 4.

step-race-strike-title = Den siste slår til
step-race-strike-task = Det kan lønne seg å vente: den siste brikken din er fortsatt utenfor brettet, og en mørk brikke står alene på 23. Du kastet 3 og 2: slå den, og befest punkt 6.
step-race-strike-yes = Den var to skritt fra målet. Har du en brikke utenfor, kan du slå til og med der.
step-race-strike-no = Slå på 23, og la to brikker stå på 6.
step-race-strike-hint = Toeren entrer. Hvem er tre skritt fra 6?

step-puff-small-title = Lite før stort
step-puff-small-task = Alle entrer på 24 til 19, og ingen forlater disse punktene før alle er inne. Den minste terningen spilles alltid først. Du kastet 6 og 5: få inn to.
step-puff-small-yes = Femmeren til 20, så sekseren til 19.
step-puff-small-no = På 20 skal det stå en brikke.
step-puff-small-hint = Entre med begge tallene, i stedet for å flytte den på 24.

step-puff-hit-title = Rekkefølgen passer
step-puff-hit-task = Du er på baren og kastet 6 og 3. Treeren må komme først. Entre med den, og slå med sekseren.
step-puff-hit-yes = bar/22, så videre til 16. Denne gangen var regelen ikke i veien.
step-puff-hit-no = Ingen mørk brikke ble slått.
step-puff-hit-hint = Ni skritt fra baren.

step-puff-lost-title = En tapt tur
step-puff-lost-task = Du er på baren og kastet 5 og 2. Toeren må først, men 23 er befestet. Da er alt tapt, selv om femmeren passer. Trykk Sjekk.
step-puff-lost-yes = Det er knepet i Puff: steng for de små tallene, så står motspilleren stille.
step-puff-lost-hint = Det er ingenting å flytte. Trykk Sjekk.

step-puff-double-title = Dine første doble
step-puff-double-task = Med dine første doble spiller du hver terning én gang, så undersidene om du vil. Du kastet 4-4, og på 20 står en mørk brikke alene. Slå den med to av dine.
step-puff-double-yes = Et slag og et punkt. To treere fra undersiden kunne fulgt. Fra og med dine andre doble teller alt dobbelt.
step-puff-double-no = På 20 skal det stå to brikker.
step-puff-double-hint = Flytt innenfor fjerdedelen er lov.

step-lange-first-title = Samme inngang
step-lange-first-task = Reglene er som i Contrare Puff, men begge entrer i samme hjørne og løper samme vei. Du kastet 1-1, dine første doble: hver terning én gang. Befest punkt 24.
step-lange-first-yes = Ingen kan komme bak 24, og med en ener kommer ikke motspilleren inn lenger.
step-lange-first-no = På 24 skal det stå to brikker.
step-lange-first-hint = Hver ener får inn sin egen brikke.

step-lange-two-title = Trengsel ved døren
step-lange-two-task = Der du entrer, står to mørke brikker alene, på 21 og 19. Eneren kommer først. Du kastet 6 og 1: slå begge.
step-lange-two-yes = Naboen slo den ene, nykommeren den andre. Begge må inn igjen før motspilleren kan flytte noe annet.
step-lange-two-no = To mørke brikker skal være på baren.
step-lange-two-hint = Eneren flyttes inne, sekseren entrer.

step-lange-chase-title = Bare bakfra
step-lange-chase-task = På én vei slår du bare det som er foran deg. Du er på baren og kastet 5 og 1. Entre, og ta så den enslige mørke brikken på 15.
step-lange-chase-yes = Inn med eneren, slått med femmeren. Den som ble slått, må gå ti skritt om igjen.
step-lange-chase-no = Den mørke brikken på 15 ble ikke slått.
step-lange-chase-hint = Eneren må entre. Hvem er fem skritt bak 15?
step-lange-chase-slow = Ingen ble slått, og femmeren gikk til spille hjemme.

step-coan-eighth-title = Den åttende flasken
step-coan-eighth-task = Seksten på hver side går én gang rundt, fra 16 til hjem. Ingen blir slått, men åtte av dine stenger en rute. Du kastet 5 og 2, én brikke per tall: gjør det til åtte på 10.
step-coan-eighth-yes = Åtte på 10: ingen mørk brikke kan lande der eller gå forbi.
step-coan-eighth-no = Brikken fra 15 skal stå på 10, og en fra 16 på 14.
step-coan-eighth-hint = Hvilket av tallene fører til 10, og hvorfra?

step-coan-double-title = Doble flytter to
step-coan-double-task = Med doble flyttes to brikker summen hver, eller én brikke halvparten. Du kastet 6-6: ta det største, med de siste dine på 16.
step-coan-double-yes = Tolv ruter hver: ikke noe går fortere i dette spillet.
step-coan-double-no = På 4 skal det stå to brikker.
step-coan-double-hint = Seksten minus tolv.

step-coan-keep-title = Hold på de åtte
step-coan-keep-task = Alle de mørke brikkene skal fortsatt forbi din 10, og der står ni av dine. Du kastet 5 og 3, én brikke per tall. La åtte bli på 10.
step-coan-keep-yes = Porten er stengt. Nå mister motspilleren hele kast.
step-coan-keep-no = Bare én kan forlate 10.
step-coan-keep-hint = Hvem andre kan spille treeren?
step-coan-keep-open = Sju er igjen på 10, og de mørke brikkene går rett gjennom.

step-coan-row-title = To tall etter hverandre
step-coan-row-task = Med tall etter hverandre, som 6-5, flyttes én brikke summen, 11, og en annen det laveste tallet eller summen minus én, 10. Få to av de bakerste hjem på én gang.
step-coan-row-yes = Elleve og ti: begge er hjemme. Det trengs ikke nøyaktig tall.
step-coan-row-no = To av dem på 10 skal være hjemme, og de på 2 og 1 skal bli stående.
step-coan-row-hint = Ti skritt får en brikke fra 10 hjem.
