# Kurset `basics`: navnene på stegene står i lessons/basics/.

course-basics-title = Første parti
course-basics-lead = Alt du trenger for å spille ditt første parti til ende.

lesson-way-home-title = Veien hjem
lesson-way-home-lead = Hvor brikkene dine står, hvor de skal, og hva som stopper dem.
lesson-both-dice-title = Terningene må spilles
lesson-both-dice-lead = Doble, et tall som ikke passer, og ikke noe trekk i det hele tatt.
lesson-hit-and-enter-title = Slå og entre
lesson-hit-and-enter-lead = Send en brikke tilbake, og kom tilbake fra baren.
lesson-bear-off-title = Utflytting
lesson-bear-off-lead = Ta brikkene dine av brettet.
lesson-grades-title = Enkel seier, gammon, backgammon
lesson-grades-lead = Hva en seier er verdt, og hvordan du taper mindre.
lesson-cube-once-title = Doblingskuben
lesson-cube-once-lead = Når du skal doble, ta eller gi deg.
lesson-notation-title = Skriv det ned
lesson-notation-lead = Les trekk slik bøker og programmer skriver dem, og skriv dine egne.

step-rear-title = De bakerste brikkene
step-rear-task = Du spiller de lyse brikkene. De følger pilen, fra punkt 24 ned til punkt 1. Trykk på de to som har lengst vei.
step-rear-yes = Fra punkt 24 må de hele veien rundt. Punktene er nummerert fra din side.
step-rear-no = Se etter begynnelsen av pilen.
step-rear-hint = To lyse brikker står på punkt 24.
step-rear-ace = Det er motspillerens to bakerste brikker. Dine står rett overfor.
step-rear-nearer = Disse har kommet nærmere hjem allerede. To brikker står lenger bak.

step-stacks-title = Sett opp brettet
step-stacks-task = Du begynner med to brikker på 24, fem på 13, tre på 8 og fem på 6. Sett de fem som mangler, på brettet, og trykk Sjekk.
step-stacks-yes = Slik begynner hvert parti. Motspillerens brikker står speilvendt.
step-stacks-no = To på 24, fem på 13, tre på 8 og fem på 6.
step-stacks-hint = Punkt 24 og 8 er fortsatt tomme.

step-point-title = Én terning, ett flytt
step-point-task = Du kastet 3 og 1. Flytt én brikke 3 punkter og en annen 1 punkt, så de møtes på punkt 5. Trykk så Sjekk.
step-point-yes = To brikker sammen befester et punkt. Motspilleren kan ikke lande der.
step-point-no = Punkt 5 trenger to av brikkene dine.
step-point-hint = Flytt en brikke fra 8 til 5 og en fra 6 til 5.

step-closed-title = Et befestet punkt
step-closed-task = Du kan ikke lande der motspilleren har to eller flere brikker. Hvilket punkt er stengt fra 24: 20, 19 eller 18? Trykk på det.
step-closed-yes = Fem mørke brikker holder punkt 19, så en femmer kan ikke spilles fra 24.
step-closed-no = Se på punktene en brikke på 24 kan nå.
step-closed-hint = 24 minus 5 er 19.
step-closed-six = Punkt 18 er ledig: en sekser kan spilles fra 24.
step-closed-four = Punkt 20 er ledig: en firer kan spilles fra 24.
step-closed-start = Det er der du står. Hvor kan du ikke lande?

step-run-title = Begge terningene med én brikke
step-run-task = Du kastet 6 og 5. Flytt den bakerste brikken din med begge terningene, helt til 13.
step-run-yes = Én brikke kan bruke begge terningene, den ene etter den andre.
step-run-no = Brikken fra 24 skal ende på 13.
step-run-hint = Først sekseren til 18, så femmeren til 13. Spiller du femmeren først, lander du på 19, som er befestet.

step-middle-title = Der du mellomlander
step-middle-task = Du kastet 6 og 4. Hvert flytt må lande på et punkt som ikke er befestet. Få brikken fra 24 til 14.
step-middle-yes = Sekseren er stengt fra 24, så du spilte fireren først og så sekseren.
step-middle-no = Brikken fra 24 skal ende på 14.
step-middle-hint = En sekser fra 24 lander på 18, som er befestet. Begynn med fireren.

step-bar-title = Baren
step-bar-task = En av brikkene dine ble slått. Den venter midt på brettet, på baren. Trykk på den.
step-bar-yes = Fra baren entrer den igjen, i motspillerens indre hjemland.
step-bar-no = Baren er stripen mellom de to halvdelene.
step-bar-hint = Baren er i midten, mellom punkt 6 og 7.
step-bar-other = Denne står på brettet. Den andre er på baren.

step-begin-title = Hvem som begynner
step-begin-task = Hver spiller kaster én terning. Du har 4 og motspilleren 1: den som har høyest, begynner og spiller begge tallene. Spill 4 og 1 som du vil.
step-begin-yes = Det var din første tur. Fra nå av kaster dere etter tur, med to terninger hver.
step-begin-hint = Mange flytter 24 til 23 og 13 til 9.

step-four-title = Doble
step-four-task = Like terninger spilles fire ganger. Du kastet 3 og 3: befest punkt 21 og 10 med to brikker hver.
step-four-yes = Fire flytt på 3, dobbelt så mye som ellers.
step-four-no = Du trenger to brikker på 21 og to på 10.
step-four-hint = Flytt begge brikkene fra 24 til 21, og to fra 13 til 10.

step-sixes-title = Den beste doblen
step-sixes-task = Du kastet 6 og 6. Befest punkt 18 og 7 med to brikker hver.
step-sixes-yes = Nå holder du 6, 7 og 8 på rad, og 18. Det er få veier forbi for motspilleren.
step-sixes-no = Du trenger to brikker på 18 og to på 7.
step-sixes-hint = Flytt begge brikkene fra 24 til 18, og to fra 13 til 7.

step-higher-title = Bare den ene terningen
step-higher-task = Du kastet 6 og 5. Brikken på 24 kan spille én av terningene, men ikke begge, for 13 er stengt. Da må du spille det høyeste tallet. Trykk på punktet der den lander.
step-higher-yes = Sekseren må spilles, så den lander på 18.
step-higher-no = Tell fra 24.
step-higher-hint = Det høyeste tallet er 6: 24 minus 6.
step-higher-five = Det ville vært femmeren. Kan bare én terning spilles, må det være den høyeste.
step-higher-sum = Punkt 13 er befestet: to mørke brikker står der.

step-part-title = Spill det du kan
step-part-task = Du kastet 6 og 5. Et tall som ikke passer noe sted, går tapt; det andre må spilles. Spill det du kan.
step-part-yes = Femmeren måtte spilles. Sekseren går tapt, for den passer ingen steder.
step-part-hint = Bare brikken på 20 kan flyttes: en femmer til 15.

step-dance-title = Ikke noe trekk
step-dance-task = Du er på baren og kastet 6 og 4. En sekser entrer på 19 og en firer på 21, men begge punktene er befestet. Turen din er over. Trykk Sjekk.
step-dance-yes = Dette heter å stå over. Neste tur prøver du igjen.
step-dance-hint = Det er ingenting å flytte. Trykk Sjekk.

step-blot-title = Slå en blott
step-blot-task = En brikke alene er en blott. Lander du på den, går den til baren. Du kastet 3 og 1: slå blotten på 10.
step-blot-yes = Den brikken må begynne på nytt fra baren.
step-blot-no = Blotten på 10 står der fremdeles.
step-blot-hint = En treer fra 13 lander på 10.

step-passing-title = Slå i forbifarten
step-passing-task = Du kan slå og flytte videre med samme brikke. Du kastet 3 og 2: slå på 10, og la ingen av brikkene dine stå alene.
step-passing-yes = Slått med treeren, trygg med toeren.
step-passing-no = Slå på 10, og la ingen av brikkene dine stå alene.
step-passing-hint = Flytt en brikke fra 13 til 10 og videre til 8.
step-passing-loose = Du slo, men to av brikkene dine står alene.

step-two-title = Slå to på én gang
step-two-task = To blotter, på 10 og på 5. Du kastet 3 og 1: slå begge.
step-two-yes = To brikker på baren. Motspilleren har tapt 15 skritt.
step-two-no = To brikker skal stå på baren.
step-two-hint = Slå på 10 med treeren fra 13, og på 5 med eneren fra 6.

step-enter-title = Entre fra baren
step-enter-task = Fra baren lander en firer på 21 og en toer på 23, som er befestet. Entre først. Befest så punkt 11 med den andre terningen.
step-enter-yes = Så lenge en brikke er på baren, kan ingen andre flyttes.
step-enter-no = To brikker skal stå på 11.
step-enter-hint = Entre med fireren på 21. Flytt så 13 til 11.

step-both-title = To på baren
step-both-task = Begge må entre før noe annet flyttes. Du kastet 4 og 2, og bare 21 er ledig. Spill det du kan.
step-both-yes = Én er inne. Den andre venter på baren, og toeren går tapt.
step-both-hint = Entre én brikke med fireren.

step-shut-title = Stengt ute
step-shut-task = Motspilleren holder alle seks punktene i hjemlandet sitt, og du er på baren. Hvor mange av de 36 kastene bringer deg inn?
step-shut-yes = Ingen. Du får ikke engang kaste før et punkt blir ledig.
step-shut-no = Se på punktene 19 til 24.
step-shut-hint = Alle seks punktene er befestet, så ingen tall entrer.
step-shut-all = Hvert av punktene 19 til 24 er befestet. Ingenting entrer.

step-gather-title = Alle femten hjem
step-gather-task = Før du tar brikker ut, må alle femten være i hjemlandet ditt, på punkt 6 til 1. Du kastet 3 og 1: få de to siste inn.
step-gather-yes = Fra nå av kan du flytte ut brikker.
step-gather-no = En brikke står fortsatt utenfor hjemlandet ditt.
step-gather-hint = Flytt 9 til 6 og 7 til 6.

step-exact-title = Flytt ut
step-exact-task = Et tall tar en brikke ut fra punktet med det tallet. Du kastet 6 og 4: flytt ut to brikker.
step-exact-yes = Sekseren tok en ut fra punkt 6, fireren en fra punkt 4.
step-exact-no = To brikker kan ut.
step-exact-hint = Trykk på en brikke på 6, så en på 4.

step-inside-title = Ingen på punktet
step-inside-task = Nå spiller du en femmer. Ingen står på 5, men det står brikker på 6. Da må en brikke fra 6 flyttes. Trykk på punktet der den lander.
step-inside-yes = Så lenge en brikke står høyere, må du flytte den.
step-inside-no = Tell fem punkter fra 6.
step-inside-hint = 6 minus 5 er 1.
step-inside-stay = Den må flyttes derfra. Hvor lander den?
step-inside-low = De står lavere enn 5 og kan ikke tas ut med en femmer nå.

step-first-title = Riktig rekkefølge
step-first-task = Du kastet 5 og 1. Du velger hvilken terning som kommer først. Finn rekkefølgen som tar ut en brikke.
step-first-yes = Eneren brakte en brikke til 5, og femmeren tok den ut.
step-first-no = En brikke kan ut hvis du begynner med den andre terningen.
step-first-hint = Flytt 6 til 5 med eneren. Så tar femmeren ut den brikken.

step-highest-title = Et for høyt tall
step-highest-task = Du kastet 6 og 5, men ingen står på 5 eller 6. Da tar et høyt tall ut en brikke fra det høyeste punktet ditt. Spill begge.
step-highest-yes = Begge tok ut en brikke fra punkt 4, det høyeste.
step-highest-hint = Trykk på to brikker på 4.

step-hit-late-title = Slått under utflyttingen
step-hit-late-task = En av de siste brikkene dine ble slått. Den må entre og komme hjem før du tar ut flere. Du kastet 2 og 1: spill dem.
step-hit-late-yes = Utflyttingen står stille til den er hjemme. Vær forsiktig så lenge motspilleren er bak deg.
step-hit-late-hint = Entre med toeren på 23, og spill så en ener.

step-last-title = De to siste
step-last-task = Du kastet 4 og 1, og motspilleren ville vunnet med neste kast. Vinn nå.
step-last-yes = Alle femten er ute: du har vunnet.
step-last-no = Begge brikkene kan ut.
step-last-hint = Fireren tar ut brikken på 3, for ingen står høyere. Eneren tar ut den andre.

step-single-title = En enkel seier
step-single-task = Du har tatt ut alle brikkene dine, og motspilleren har tatt ut noen. Det er verdt 1 poeng. Hvor mange poeng vant du?
step-single-yes = En enkel seier er verdt 1 poeng.
step-single-no = Svaret står i oppgaven.
step-single-hint = Sju mørke brikker er igjen, så åtte er ute.
step-single-gammon = Det ville vært 2 hvis motspilleren ikke hadde tatt ut en eneste brikke.

step-gammon-title = Gammon
step-gammon-task = Motspilleren har ikke tatt ut en eneste brikke. Det er gammon, verdt 2 poeng. Hvor mange poeng vant du?
step-gammon-yes = Alle femten mørke brikker er på brettet: gammon, 2 poeng.
step-gammon-no = Tell de mørke brikkene som er ute.
step-gammon-hint = Ingen er ute: gammon.
step-gammon-one = For 1 poeng måtte en mørk brikke vært ute.
step-gammon-three = For 3 poeng måtte en av dem stått i hjemlandet ditt eller på baren.

step-in-home-title = Backgammon
step-in-home-task = Ingen mørk brikke er ute, og én står fortsatt i hjemlandet ditt eller på baren: det er backgammon, verdt 3 poeng. Hvor mange poeng er det her?
step-in-home-yes = En mørk brikke står på ditt punkt 3: backgammon.
step-in-home-no = Se etter en mørk brikke på dine punkter 1 til 6.
step-in-home-hint = Det står en mørk brikke i hjemlandet ditt.
step-in-home-two = Det er mer enn gammon: en av dem er fortsatt i hjemlandet ditt.

step-one-off-title = Én er nok
step-one-off-task = En mørk brikke står i hjemlandet ditt. Men motspilleren har tatt ut én. Hvor mange poeng vant du?
step-one-off-yes = Er en eneste brikke ute, blir det verken gammon eller backgammon.
step-one-off-no = Er noen mørke brikker ute?
step-one-off-hint = Fjorten er på brettet, så én er ute: 1 poeng.
step-one-off-back = Motspilleren har tatt ut én brikke og taper derfor bare 1 poeng.

step-save-title = Unngå gammon
step-save-task = Motspilleren vinner med neste kast. Du har ikke tatt ut noen brikker ennå. Du kastet 6 og 1: tap bare 1 poeng.
step-save-yes = Én brikke er ute. Du taper 1 poeng i stedet for 2.
step-save-no = Ingen brikke er ute ennå.
step-save-hint = Få den siste brikken hjem med eneren. Så tar sekseren ut en.

step-win-title = Vinn gammon
step-win-task = Med neste kast kan motspilleren komme hjem og ta ut en brikke. Du kastet 5 og 2: vinn 2 poeng nå.
step-win-yes = Begge er ute, og motspilleren har ikke tatt ut noen: gammon.
step-win-no = Begge brikkene dine kan ut.
step-win-hint = Femmeren tar ut brikken på 4, toeren den på 2.

step-offer-title = Tilby en dobling
step-offer-task = Før du kaster, kan du doble det partiet er verdt. Motspilleren vinner med neste kast. Du vinner nå med 29 av 36 kast. Doble eller kaste?
step-offer-yes = Du vinner fire av fem partier, så spill om dobbelt så mye.
step-offer-hint = 29 av 36 er langt mer enn halvparten.
step-offer-roll = Du ville vinne like ofte, men bare 1 poeng. Som favoritt i siste kast dobler du.

step-behind-title = Ikke nå
step-behind-task = Bare 6 og 5, eller doble fra treere og opp, får ut begge: 6 av 36 kast. Ellers taper du. Doble eller kaste?
step-behind-yes = Du taper fem av seks partier. Ingen vil tape dobbelt så mye.
step-behind-hint = Du vinner bare 6 av 36.
step-behind-double = Med 6 seire av 36 ville du tape 2 poeng langt oftere enn du vinner dem.

step-thirty-title = Ta eller gi seg
step-thirty-task = Motspilleren dobler. Gir du deg, taper du 1 poeng. Tar du, spiller dere om 2. Motspilleren vinner med 25 av 36 kast, du med 11. Ta eller gi seg?
step-thirty-yes = Du vinner 30 % av disse partiene. Én av fire er nok til å ta.
step-thirty-hint = En fjerdedel av 36 er 9, og du vinner 11.
step-thirty-pass = Å gi seg koster 1 poeng hver gang. Med 30 % seire taper du mindre på å ta.

step-fifteen-title = For lite
step-fifteen-task = Motspilleren dobler igjen i et annet parti. Motspilleren vinner med 31 av 36 kast, du med 5. Ta eller gi seg?
step-fifteen-yes = Du vinner bare 14 %. Å gi seg koster 1 poeng, og å ta ville kostet mer.
step-fifteen-hint = En fjerdedel av 36 er 9, og du vinner 5.
step-fifteen-take = På 36 partier ville du vinne 10 poeng og tape 62. Gir du deg, taper du bare 36.

step-again-title = Kuben er din
step-again-task = Du tok en dobling, så kuben viser 2 og er din: bare du kan doble neste gang. Du vinner nå med 26 av 36 kast. Doble eller kaste?
step-again-yes = Du dobler til 4. Gir motspilleren seg, vinner du 2 poeng.
step-again-hint = 26 av 36 er mer enn halvparten, og det er siste kast.
step-again-roll = Det er ditt siste kast, og du er favoritt: doble mens du kan.

step-play-title = Spill med kuben
step-play-task = Nå spiller du til 3 poeng mot en nybegynner. Doble når du ligger godt foran, og ta hvis du vinner ett av fire partier.
step-play-yes = Lykke til.

step-read-title = Les et trekk
step-read-task = Trekk skrives slik: fra, skråstrek, til. Du kastet 6 og 1. Spill 13/7 8/7.
step-read-yes = En brikke fra 13 til 7 og en fra 8 til 7.
step-read-no = Det står 13/7 8/7.
step-read-hint = Flytt 13 til 7 med sekseren, og 8 til 7 med eneren.

step-write-title = Skriv et trekk
step-write-task = Pilene viser et trekk med 3 og 1. Skriv det slik: 13/7 8/7.
step-write-yes = 8/5 6/5 er det beste trekket med dette kastet.
step-write-no = Skriv hvor hver pil begynner og hvor den slutter.
step-write-hint = Den ene pilen går fra 8 til 5, den andre fra 6 til 5.

step-star-title = En stjerne når du slår
step-star-task = Baren skrives bar, og der du slår, setter du en stjerne. Skriv trekket på brettet.
step-star-yes = bar/21* betyr: entret på 21 og slo der.
step-star-no = En brikke entrer fra baren på 21. Den andre flyttes fra 6 til 5.
step-star-hint = Skriv bar/21* 6/5.

step-away-title = Av brettet
step-away-task = Når en brikke tas ut, skriver du off i stedet for et punkt. Skriv trekket på brettet.
step-away-yes = 6/off 3/off: to brikker færre.
step-away-no = Hver del har formen 5/off.
step-away-hint = En brikke går fra 6, en fra 3.

step-times-title = Hvor mange ganger
step-times-task = Gjør flere brikker samme flytt, skriver du antallet i parentes, som i 8/5(2). Skriv trekket på brettet.
step-times-yes = 13/11(2) 6/4(2): fire flytt på 2.
step-times-no = To brikker flyttes fra 13, og to fra 6.
step-times-hint = Skriv 13/11(2) 6/4(2).

step-theirs-title = Begge sider teller
step-theirs-task = Motspilleren teller fra den andre enden: de to tallene for et punkt blir 25 til sammen. Motspilleren nevner punkt 20. Trykk på det.
step-theirs-yes = Motspillerens 20 er din 5. Et trekk skrives alltid i tellingen til den som flytter.
step-theirs-no = Trekk 20 fra 25.
step-theirs-hint = 25 minus 20 er 5.
step-theirs-own = Det er din egen 20. Motspilleren teller fra den andre enden.
