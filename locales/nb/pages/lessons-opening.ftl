# Kurset `opening`: navnene på stegene står i lessons/opening/.

course-opening-title = Åpning
course-opening-lead = Hvordan du spiller det første kastet, og hvordan du svarer på motspillerens.

lesson-make-points-title = Befest punkter
lesson-make-points-lead = Kast som befester et punkt med en gang, og hvilket punkt du bør velge.
lesson-split-or-slot-title = Split, slot eller bygger
lesson-split-or-slot-lead = Tre ideer for kast som ikke befester noe ennå.
lesson-run-or-stay-title = Løpe
lesson-run-or-stay-lead = Når en av de bakerste brikkene bør dra, og hvor langt.

step-five-title = Det beste første kastet
step-five-task = To av brikkene dine på et punkt stenger det for motspilleren. Med 3 og 1 kan du stenge punktet rett ved siden av stabelen på 6. Gjør det.
step-five-yes = Nå holder du 5, 6 og 8. Ikke noe annet første kast er verdt så mye.
step-five-no = Begge terningene kan arbeide for samme punkt: én brikke med hver.
step-five-hint = Se etter et punkt som ligger 3 fra én stabel og 1 fra en annen.
step-five-nine = En brikke alene på 9 forbereder bare et punkt, og du kan få et nå. I snitt koster det 0,24 poeng.
step-five-split = Tre av brikkene dine står alene, og ingenting er stengt. I snitt koster det 0,23 poeng.

step-doors-title = Hva et punkt er verdt
step-doors-task = Se det fra den andre siden: Du er på baren, og motspilleren holder tre punkter i hjemlandet sitt, 19, 20 og 21. Hvor mange av de 36 kastene får deg inn?
step-doors-yes = 27. Mot ett enkelt punkt ville det vært 35, mot to 32. Hvert nytt punkt stenger ute flere kast enn det forrige.
step-doors-no = Tell kastene som blir stående ute. I dem passer ingen av terningene.
step-doors-hint = Du blir ute bare når hver terning viser 4, 5 eller 6. Det er 3 ganger 3 kast.
step-doors-half = Halvparten av punktene er ledige, men du har to terninger. Det holder at én passer.
step-doors-out = Det er kastene som blir stående ute.

step-four-title = Det nest beste
step-four-task = Du kastet 4 og 2. Også disse to kan møtes på et punkt i hjemlandet ditt. Finn det.
step-four-yes = Du holder 4 og 6. Mellom dem har motspilleren bare hullet på 5 igjen.
step-four-no = Begge terningene kan føre en brikke til samme punkt.
step-four-hint = Fireren kommer fra 8.
step-four-apart = Gode plasser, men hver brikke du flyttet, står alene. Punktet er verdt 0,13 mer.
step-four-later = De to brikkene gjør klart til et punkt. Du kan befeste et nå, og det er verdt 0,15 mer.

step-wall-title = Ranger tre trekk
step-wall-task = Du kastet 6 og 1. Sett disse tre trekkene i rekkefølge, det beste først.
step-wall-yes = Med 13/7 8/7 holder du 6, 7 og 8: tre punkter på rad, rett foran motspillerens bakerste brikker.
step-wall-no = Hvilket trekk befester et punkt? Og hvilket lar brikker stå alene rett foran motspilleren?
step-wall-hint = Punktet kommer først. Brikker alene på 7 og 5 kommer sist: begge kan slås fra 1.
step-wall-forward = De bakerste brikkene står alene nå, og ingenting er stengt. Det koster 0,19 poeng.
step-wall-loose = Brikker alene på 7 og 5, rett foran nesen på to av motspillerens. Det koster 0,25 poeng.

step-three-title = Et dypere punkt
step-three-task = Du kastet 5 og 3. Du kan befeste et punkt igjen, litt dypere. Andre trekk er nærmere denne gangen. Velg.
step-three-yes = Punkt 3 er mindre verdifullt enn 4 eller 5, men døren er stengt resten av partiet.
step-three-no = Det finnes et trekk der ingen av brikkene dine står alene.
step-three-hint = Femmeren kommer fra 8, treeren fra 6.
step-three-close = Et fornuftig trekk, og det koster lite. Punktet på 3 er likevel 0,04 bedre.
step-three-alone = Brikken på 5 står alene, og 15 kast treffer den. Det koster 0,11 poeng.

step-builder-title = Slå eller befeste
step-builder-task = Noen turer senere kastet du 5 og 1. Motspilleren har en brikke alene på ditt punkt 4. Slå den, eller finnes det noe bedre?
step-builder-yes = Punkt 5 er ditt, rett foran brikken på 4, og det varer lenge. Å slå den ville bare sendt den fire punkter tilbake.
step-builder-no = Se på brikken på 10. Hva venter den på?
step-builder-hint = Fra 10 til 5 er det en femmer. Hvilken brikke kan komme til med en ener?
step-builder-hit = Du slår, men brikken på 4 står alene og blir lett slått tilbake. Punktet er 0,21 bedre.
step-builder-tidy = Trygt, men sjansen er borte. Med 5 og 1 kunne du befeste punkt 5.

step-far-title = Ett i hver ende
step-far-task = Motspilleren holder 19 og 20 i hjemlandet sitt. Du kastet 6 og 4 og kan befeste ett av to punkter: 2 eller 18. Velg.
step-far-yes = De to bakerste brikkene dine var alene. Sammen på 18 kan ingenting treffe dem, og de er nesten ute.
step-far-no = Hvilke av brikkene dine er i fare?
step-far-hint = Se på 24 og 22. Seks fra den ene og fire fra den andre fører til samme punkt.
step-far-deep = Punkt 2 er for dypt, og de bakerste brikkene blir stående alene foran et sterkt hjemland. Det koster 0,29 poeng.
step-far-one = Én kommer seg unna. Den andre blir igjen, og begge står alene. Det koster 0,38 poeng.

step-bear-title = Byggere
step-bear-task = En bygger er en brikke som kan hjelpe til med å befeste et punkt. Du vil gjerne ha punkt 5. Trykk på de fire punktene der én terning rekker dit.
step-bear-yes = Fra 10, 9, 8 og 6. To ulike tall blant 5, 4, 3 og 1 befester punktet neste tur.
step-bear-no = En terning viser høyst 6. Tell bakover fra 5.
step-bear-hint = Brikkene dine på 6, 8, 9 og 10 står høyst seks punkter fra 5.
step-bear-far = Fra 13 til 5 er det 8, for langt for én terning.
step-bear-back = De bakerste brikkene har lang vei igjen.

step-builders-title = Hent byggere
step-builders-task = Du kastet 4 og 3. Ikke noe punkt kan befestes med en gang. Gjør klart til et: hent byggere, eller få de bakerste brikkene i gang. Flere trekk er riktige.
step-builders-yes = Fire trekk ligger innenfor 0,02: to byggere, en bygger og en av de bakerste, eller begge de bakerste.
step-builders-no = La 8 og 6 være. Bruk stabelen på 13, de bakerste brikkene, eller en av hver.
step-builders-hint = To brikker fra 13 ville blitt to nye byggere.
step-builders-stack = Trygt, men stabelen på 6 blir bare høyere, og ingenting er forberedt. Det koster 0,09 poeng.
step-builders-break = Brikken fra 8 står nå alene på 5, der 15 kast treffer den. Det koster 0,11 poeng.

step-one-title = Splitte
step-one-task = Å splitte er å skille de to bakerste brikkene, så de ser flere punkter. Du kastet 5 og 1. Femmeren er 13/8. Hvor er eneren best?
step-one-yes = 24/23, en liten split. De bakerste brikkene ser nå mer av motspillerens ytre hjemland, og ellers er ingenting i fare.
step-one-no = Spill 13/8 med femmeren. Se så på de bakerste brikkene.
step-one-hint = Flytt en brikke fra 24.
step-one-slot = En brikke alene på 5 er et sjansespill. Splitten er roligere, og 0,04 bedre.
step-one-seven = En brikke alene på 7 kan slås med enhver sekser. Det koster 0,09 poeng.

step-risk-title = Prisen for en slot
step-risk-task = En slot er en enslig brikke på et punkt du vil ha, og som du vil dekke neste tur. Her står den på 5. Hvor mange av de 36 kastene treffer en av brikkene dine?
step-risk-yes = 15: alle firere, og 3-1, 2-2 og 1-1. På de 21 andre kan du kanskje dekke den neste tur.
step-risk-no = Motspilleren slår fra ditt punkt 1, fire punkter unna. Tell kastene.
step-risk-hint = 11 kast har en firer. Legg så til dem der begge terningene til sammen blir 4.
step-risk-direct = Det er kastene med en firer. Hva med 3-1, 2-2 og 1-1?
step-risk-sixth = En firer kommer i mer enn 6 kast, for det er to terninger.

step-two-one-title = Split eller slot
step-two-one-task = Du kastet 2 og 1. Med toeren henter 13/11 en bygger. Med eneren kan du splitte eller sette en slot: finn et godt trekk.
step-two-one-yes = 24/23 13/11 og 13/11 6/5 ligger innenfor 0,02. Splitten er roligere, sloten kjemper om punkt 5.
step-two-one-no = Hent en bygger til 11 med toeren. Eneren splitter så fra 24, eller setter en slot på 5.
step-two-one-hint = Begynn med 13/11.
step-two-one-ten = Én bygger, og terningene er brukt opp. En bygger og en split gjør mer: dette koster 0,03 poeng.
step-two-one-rear = Begge terningene bak, og ingenting kommer ned fra 13. Det koster 0,05 poeng.

step-three-two-title = Enda et rolig kast
step-three-two-task = Du kastet 3 og 2. De samme to ideene: to byggere fra 13, eller en bygger og en split. Velg en av dem.
step-three-two-yes = 24/21 13/11 og 13/11 13/10 ligger innenfor 0,02. Spill det du liker best.
step-three-two-no = Toeren henter en bygger til 11. Hva kan treeren gjøre?
step-three-two-hint = Begynn med 13/11. Treeren kan splitte fra 24 eller hente en bygger til.
step-three-two-safe = Trygt, men en fjerde brikke på 8 gjør lite nytte. Det koster 0,05 poeng.
step-three-two-slot-four = Sloten på 4 lar brikker stå alene foran motspilleren, for et punkt som ikke er det beste. Det koster 0,09 poeng.

step-five-four-title = Ranger tre trekk
step-five-four-task = Du kastet 5 og 4. Ett trekk splitter, ett løper, ett legger en brikke langt inne. Sett dem i rekkefølge, det beste først.
step-five-four-yes = 24/20 13/8 gjør to ting: en brikke på 20 som vil ha selskap, og en til på 8. 13/4 graver ned en brikke.
step-five-four-no = Hvilket trekk fører to brikker til gode plasser?
step-five-four-hint = Brikken på 4 hjelper ingen: det trekket kommer sist.
step-five-four-run = Én kommer seg unna, men begge står alene, og stabelen på 12 er nær. Det koster 0,04 poeng.
step-five-four-bury = Ingenting er vunnet: en brikke alene på 4, og ingen bygger til senere. Det koster 0,10 poeng.

step-aimed-title = Der de sikter
step-aimed-task = Motspilleren har hentet byggere til 14 og 17. De sikter på brikker som splitter. Du kastet 2 og 1. Hva nå?
step-aimed-yes = La de bakerste brikkene stå sammen, og sett sloten på 5. En split ville gått rett i armene på byggerne.
step-aimed-no = Det er farlig å splitte her, og én bygger til er ikke nok. Hvilken idé er igjen?
step-aimed-hint = Toeren henter en bygger. Eneren setter en brikke der du vil ha et punkt.
step-aimed-rear = Begge de bakerste brikkene står alene, og byggerne sikter på dem. Det koster 0,09 poeng.
step-aimed-fire = En brikke på 21 står akkurat der motspilleren vil ha et punkt. Det koster 0,04 poeng.

step-strong-title = Når det koster mer å bli slått
step-strong-task = Nå holder motspilleren 20 i tillegg til 19: det er vanskeligere å komme inn fra baren. Du kastet 4 og 1. Slot eller split?
step-strong-yes = 24/23 13/9. En brikke som blir slått nå, har en tung vei tilbake. Derfor ingen slot.
step-strong-no = Hent en bygger med fireren. Hvor er eneren minst farlig?
step-strong-hint = Hva skjer med en slot som blir slått? Se på motspillerens hjemland.
step-strong-slot = Mot et sterkere hjemland koster det deg mer å bli slått. Sloten taper nå 0,13 poeng.
step-strong-stack = Trygt, men ingenting er forberedt. Det koster 0,05 poeng.

step-leap-title = Hele veien
step-leap-task = De bakerste brikkene har lengst vei. Du kastet 6 og 5: hvor langt kan en av dem komme, og er den trygg der?
step-leap-yes = 24/13: én brikke er ute, og den står trygt hos de fem på 13.
step-leap-no = En av de bakerste brikkene kan bruke begge terningene.
step-leap-hint = 24 minus 6 minus 5 er 13.
step-leap-halfway = På 18 står den alene, og motspillerens stabler er nær. Å stoppe der koster 0,06 poeng.
step-leap-buried = Alene på punkt 2 kan en brikke slås og gjør ingen nytte. Det koster 0,22 poeng.

step-ahead-title = Hva det gir
step-ahead-task = En pip er ett punkt på veien. Begge begynte med 167 pip. Du har nettopp spilt 24/13. Hvor mange pip leder du med?
step-ahead-yes = 11: du har 156 igjen, motspilleren 167. Det er ikke mye. At en brikke kom seg unna, er verdt mer.
step-ahead-no = Hvor mange punkter flyttet brikken?
step-ahead-hint = Du kastet 6 og 5.
step-ahead-one = Tell punkter, ikke brikker.

step-danger-title = Hvem kan slå den
step-danger-task = Med 6 og 2 løp en brikke fra 24 til 16, og den står alene. Motspilleren flytter den andre veien. Trykk på punktet der én terning er nok til å slå den.
step-danger-yes = Fra 12 er det 4: 11 kast har en firer, og noen til blir 4 til sammen.
step-danger-no = Motspillerens brikker flytter oppover, fra din 1 mot din 24. Hvilke er fortsatt under 16, og nær?
step-danger-hint = Se etter mørke brikker høyst seks punkter under 16.
step-danger-past = De er alt forbi. De flytter bort fra 16.
step-danger-far = Fra 1 til 16 er det 15, for langt for én terning.

step-six-two-title = Løpe, rykke frem eller slot
step-six-two-task = Du kastet 6 og 2. Sett disse tre trekkene i rekkefølge, det beste først.
step-six-two-yes = 24/18 13/11 vil mest: én brikke rykker frem, og en bygger kommer til. De andre ligger 0,02 og 0,05 bak.
step-six-two-no = Det beste trekket bruker begge sider av brettet. Sloten på 5 er dristigst, og kommer sist.
step-six-two-hint = En brikke på 18 kjemper om et godt punkt, og en på 11 er en bygger.
step-six-two-run = På 16 er den ikke hjemme ennå, og de andre brikkene har ikke gjort noe. Det koster 0,02 poeng.
step-six-two-slot = En brikke alene på 5 som 15 kast treffer, og ikke noe mer. Det koster 0,05 poeng.

step-six-three-title = To gode veier
step-six-three-task = Du kastet 6 og 3. Å løpe og å rykke frem er like bra her. Spill ett av dem.
step-six-three-yes = 24/18 13/10 og 24/15 ligger innenfor 0,01. Løp hvis du liker det enkelt.
step-six-three-no = Sekseren bør flytte en av de bakerste brikkene. Hva med treeren?
step-six-three-hint = Begynn med 24/18. Så løper den brikken videre, eller du henter en bygger.
step-six-three-deep = Alene på 4, og ingenting står bak. Det koster 0,07 poeng.
step-six-three-both = Begge de bakerste brikkene står alene, og stabelen på 13 har ikke rørt seg. Det koster 0,07 poeng.

step-six-four-title = Tre gode veier
step-six-four-task = Du kastet 6 og 4. Tre trekk er gode: løpe, rykke frem med en bygger, eller befeste et punkt. Finn ett.
step-six-four-yes = 24/14, 24/18 13/9 og 8/2 6/2 ligger innenfor 0,02. Punkt 2 er dypt, men døren er stengt like fullt.
step-six-four-no = Løp med begge terningene, spill 24/18 og hent en bygger, eller befest et punkt med en sekser fra 8.
step-six-four-hint = En sekser fra 24 er en god begynnelse.
step-six-four-both = Begge de bakerste brikkene står alene, og motspilleren har nok brikker til å angripe. Det koster 0,09 poeng.
step-six-four-down = To blotter foran motspillerens bakerste brikker, og 7 kan slås med enhver sekser. Det koster 0,10 poeng.

step-growing-title = Før muren står
step-growing-task = Motspilleren spilte 6-1 og holder 17, 18 og 19 på rad. Du kastet 6 og 2. Bli, bygge eller løpe?
step-growing-yes = 24/16. Ett punkt til, og de bakerste brikkene ville knapt kommet ut. Dra mens du kan.
step-growing-no = Tell motspillerens punkter på rad. Hva om det blir fire eller fem?
step-growing-hint = En sekser fra 24 lander på et befestet punkt. Begynn med toeren.
step-growing-stay = Begge de bakerste brikkene blir bak en mur som vokser, og den på 5 står alene. Det koster 0,06 poeng.
step-growing-build = Byggere er for trege her, og 7 kan slås med enhver sekser. Det koster 0,09 poeng.

step-on-the-way-title = Se hvor du lander
step-on-the-way-task = Motspilleren har nettopp hentet to brikker fra 12. Du kastet 6 og 4, og flere trekk ser bra ut. Finn det beste.
step-on-the-way-yes = 24/14*: du løper og slår på veien. Motspilleren har tapt 14 pip og må entre først.
step-on-the-way-no = En av motspillerens brikker står alene.
step-on-the-way-hint = Tell ti punkter fra 24.
step-on-the-way-point = Uten en blott innen rekkevidde ville dette vært bra. Men der står en: å slå den er verdt 0,29 mer.
step-on-the-way-short = Du stoppet på 18. Gå videre med samme brikke: å slå er verdt 0,32 mer.
