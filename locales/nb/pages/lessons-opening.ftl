# Kurset `opening`: navnene på stegene står i lessons/opening/.

course-opening-title = Åpning
course-opening-lead = Hvordan du spiller det første kastet, og hvordan du svarer på motspillerens.

lesson-make-points-title = Befeste punkter
lesson-make-points-lead = Kast som befester et punkt med en gang, og hvilket punkt du bør velge.
lesson-split-or-slot-title = Split, slot eller bygger
lesson-split-or-slot-lead = Tre ideer for kast som ikke befester noe ennå.
lesson-run-or-stay-title = Løpe
lesson-run-or-stay-lead = Når en av de bakerste brikkene bør dra, og hvor langt.
lesson-answers-title = Svar
lesson-answers-lead = Motspilleren har begynt. Hva gjør det med trekket ditt?
lesson-doubles-second-title = Doble som svar
lesson-doubles-second-lead = Fire flytt på én gang, fra 1-1 til 6-6.

step-five-title = Det beste åpningskastet
step-five-task = To av brikkene dine på et punkt stenger det for motspilleren. Med 3 og 1 kan du befeste punktet rett ved siden av stabelen på 6. Gjør det.
step-five-yes = Nå holder du 5, 6 og 8. Ikke noe annet åpningskast er verdt så mye.
step-five-no = Før en brikke til samme punkt med hver terning.
step-five-hint = Se etter et punkt som ligger 3 fra én stabel og 1 fra en annen.
step-five-nine = En brikke alene på 9 forbereder bare et punkt, og du kan få et nå. I snitt koster det 0,23 poeng.
step-five-split = Tre av brikkene dine står alene, og ingenting er stengt. I snitt koster det 0,22 poeng.

step-doors-title = Hva et punkt er verdt
step-doors-task = Du er på baren, og motspilleren holder 19, 20 og 21 i hjemlandet sitt. Hvor mange av de 36 kastene får deg inn?
step-doors-yes = 27. Mot ett enkelt punkt ville det vært 35, mot to 32. Hvert nytt punkt stenger ute flere kast enn det forrige.
step-doors-no = Tell kastene der ingen av terningene passer.
step-doors-hint = Du blir ute bare når hver terning viser 4, 5 eller 6. Det er 3 ganger 3 kast.
step-doors-half = Halvparten av punktene er ledige, men du har to terninger. Det er nok at én passer.
step-doors-out = Det er kastene der du ikke kommer inn.

step-four-title = Det nest beste
step-four-task = Du kastet 4 og 2. Også disse to kan møtes på et punkt i hjemlandet ditt. Finn det.
step-four-yes = Du holder 4 og 6. Mellom dem har motspilleren bare hullet på 5 igjen.
step-four-no = Begge terningene kan føre en brikke til samme punkt.
step-four-hint = Fireren kommer fra 8.
step-four-apart = Gode plasser, men hver brikke du flyttet, står alene. Punktet er verdt 0,13 mer.
step-four-later = De to brikkene gjør klart til et punkt. Du kan befeste et nå, og det er verdt 0,14 mer.

step-wall-title = Ranger tre trekk
step-wall-task = Du kastet 6 og 1. Sett disse tre trekkene i rekkefølge, det beste først.
step-wall-yes = Med 13/7 8/7 holder du 6, 7 og 8: tre punkter på rad, rett foran motspillerens bakerste brikker.
step-wall-no = Hvilket trekk befester et punkt? Og hvilket lar brikker stå alene rett foran motspilleren?
step-wall-hint = Punktet kommer først. Brikker alene på 7 og 5 kommer sist: begge kan slås fra 1.
step-wall-forward = De bakerste brikkene står alene nå, og ingenting er stengt. Det koster 0,18 poeng.
step-wall-loose = Brikker alene på 7 og 5, rett foran nesen på to av motspillerens brikker. Det koster 0,21 poeng.

step-three-title = Et dypere punkt
step-three-task = Du kastet 5 og 3. Igjen kan du befeste et punkt, litt dypere. Denne gangen er andre trekk nesten like gode. Velg.
step-three-yes = Punkt 3 er mindre verdifullt enn 4 eller 5, men det er en dør som holder seg stengt.
step-three-no = Det finnes et trekk der ingen av brikkene dine står alene.
step-three-hint = Femmeren kommer fra 8, treeren fra 6.
step-three-close = Et fornuftig trekk, og det koster lite. Punktet på 3 er likevel 0,04 bedre.
step-three-alone = Brikken på 5 står alene, og kan slås med 15 kast. Det koster 0,09 poeng.

step-builder-title = Slå eller befeste
step-builder-task = Noen turer senere kastet du 5 og 1. Motspilleren har en brikke alene på ditt punkt 4. Slå den, eller finnes det noe bedre?
step-builder-yes = Punkt 5 er ditt, rett foran brikken på 4, og det varer lenge. Å slå den ville bare sendt den fire punkter tilbake.
step-builder-no = Se på brikken på 10. Hva venter den på?
step-builder-hint = Fra 10 til 5 er det en femmer. Hvilken brikke kan komme dit med en ener?
step-builder-hit = Du slår, men brikken på 4 står alene og blir lett slått tilbake. Punktet er 0,19 bedre.
step-builder-tidy = Det vant du ingenting på. Med 5 og 1 kunne du befeste punkt 5. Det koster 0,34 poeng.

step-far-title = Ett i hver ende
step-far-task = Motspilleren holder 19 og 20 i hjemlandet sitt. Du kastet 6 og 4 og kan befeste ett av to punkter: 2 eller 18. Velg.
step-far-yes = De to bakerste brikkene dine var alene. Sammen på 18 kan de ikke slås, og de er nesten ute.
step-far-no = Hvilke av brikkene dine er i fare?
step-far-hint = Se på 24 og 22. Seks fra den ene og fire fra den andre fører til samme punkt.
step-far-deep = Punkt 2 er for dypt, og de bakerste brikkene blir stående alene foran et sterkt hjemland. Det koster 0,29 poeng.
step-far-one = Én kommer seg unna. Den andre blir igjen, og begge står alene. Det koster 0,38 poeng.

step-bear-title = Byggere
step-bear-task = En bygger er en brikke som kan hjelpe til med å befeste et punkt, her 5. Trykk på de fire punktene der én terning rekker dit.
step-bear-yes = Fra 10, 9, 8 og 6. To ulike tall blant 5, 4, 3 og 1 befester punktet neste tur.
step-bear-no = En terning viser høyst 6. Tell bakover fra 5.
step-bear-hint = Brikkene dine på 6, 8, 9 og 10 står høyst seks punkter fra 5.
step-bear-far = Fra 13 til 5 er det 8, for langt for én terning.
step-bear-back = De bakerste brikkene har lang vei igjen.

step-builders-title = Hent byggere
step-builders-task = Med 4 og 3 kan ikke noe punkt befestes ennå. Hent byggere, eller få de bakerste brikkene i gang. Flere trekk er riktige.
step-builders-yes = Tre trekk ligger innenfor 0,02: to byggere, eller en bygger og en av de bakerste, på to måter.
step-builders-no = La 8 og 6 være. Bruk stabelen på 13, de bakerste brikkene, eller en av hver.
step-builders-hint = To brikker fra 13 ville blitt to nye byggere.
step-builders-stack = Trygt, men stabelen på 6 blir bare høyere, og ingenting er forberedt. Det koster 0,09 poeng.
step-builders-break = Brikken fra 8 står nå alene på 5, der den kan slås med 15 kast. Det koster 0,09 poeng.

step-one-title = Splitte
step-one-task = Å splitte er å skille de to bakerste brikkene, så de ser flere punkter. Du kastet 5 og 1. Femmeren er 13/8. Hvor er eneren best?
step-one-yes = 24/23, en liten split. De bakerste brikkene ser nå mer av motspillerens ytre hjemland, og ellers er ingen brikker i fare.
step-one-no = Spill 13/8 med femmeren. Se så på de bakerste brikkene.
step-one-hint = Flytt en brikke fra 24.
step-one-slot = En brikke alene på 5 er et sjansespill. Splitten er roligere, og 0,02 bedre.
step-one-seven = En brikke alene på 7 blir slått av alle seksere. Det koster 0,08 poeng.

step-risk-title = Prisen på en slot
step-risk-task = En slot er en enslig brikke på et punkt du vil ha, her 5. Hvor mange av de 36 kastene slår en av brikkene dine før du får dekket?
step-risk-yes = 15: alle firere, og 3-1, 2-2 og 1-1. På de 21 andre kan du kanskje dekke den neste tur.
step-risk-no = Motspilleren slår fra ditt punkt 1, fire punkter unna. Tell kastene.
step-risk-hint = 11 kast har en firer. Legg så til dem der begge terningene til sammen blir 4.
step-risk-direct = Det er kastene med en firer. Hva med 3-1, 2-2 og 1-1?
step-risk-sixth = En firer kommer i mer enn 6 kast, for det er to terninger.

step-two-one-title = Split eller slot
step-two-one-task = Du kastet 2 og 1. Med toeren henter 13/11 en bygger. Med eneren kan du splitte eller legge en slot: finn et godt trekk.
step-two-one-yes = 24/23 13/11 og 13/11 6/5 ligger innenfor 0,02. Splitten er roligere, sloten kjemper om punkt 5.
step-two-one-no = Hent en bygger til 11 med toeren. Eneren splitter så fra 24, eller legger en slot på 5.
step-two-one-hint = Begynn med 13/11.
step-two-one-ten = Én bygger, og terningene er brukt opp. En bygger og en split gjør mer: dette koster 0,04 poeng.
step-two-one-rear = Begge terningene gikk til de bakerste brikkene, og ingen kom ned fra 13. Det koster 0,06 poeng.

step-three-two-title = Enda et rolig kast
step-three-two-task = Du kastet 3 og 2. Ideene er de samme: to byggere fra 13, eller en bygger og en split. Velg en av dem.
step-three-two-yes = 24/21 13/11 og 13/11 13/10 ligger innenfor 0,02. Spill det du liker best.
step-three-two-no = Toeren henter en bygger til 11. Hva kan treeren gjøre?
step-three-two-hint = Begynn med 13/11. Treeren kan splitte fra 24 eller hente en bygger til.
step-three-two-safe = Trygt, men en fjerde brikke på 8 gjør lite nytte. Det koster 0,05 poeng.
step-three-two-slot-four = Sloten på 4 lar brikker stå alene foran motspilleren, for et punkt som ikke er det beste. Det koster 0,06 poeng.

step-five-four-title = Splitte, løpe, begrave
step-five-four-task = Du kastet 5 og 4. Ett trekk splitter, ett løper, ett legger en brikke langt inne. Sett dem i rekkefølge, det beste først.
step-five-four-yes = 24/20 13/8 gjør to ting: en brikke på 20 som vil ha selskap, og en til på 8. 13/4 begraver en brikke.
step-five-four-no = Hvilket trekk fører to brikker til gode plasser?
step-five-four-hint = Brikken på 4 hjelper ingen: det trekket kommer sist.
step-five-four-run = Én kommer seg unna, men begge står alene, og stabelen på 12 er nær. Det koster 0,03 poeng.
step-five-four-bury = Ingenting er vunnet: en brikke alene på 4, og ingen bygger til senere. Det koster 0,07 poeng.

step-aimed-title = Der de sikter
step-aimed-task = Motspilleren har hentet byggere til 14 og 17. De sikter på brikkene du splitter. Du kastet 2 og 1. Hva nå?
step-aimed-yes = La de bakerste brikkene stå sammen, og legg sloten på 5. En split ville gått rett i armene på byggerne.
step-aimed-no = Det er farlig å splitte her, og én bygger til er ikke nok. Hvilken idé er igjen?
step-aimed-hint = Toeren henter en bygger. Eneren setter en brikke der du vil ha et punkt.
step-aimed-rear = Begge de bakerste brikkene står alene, og byggerne sikter på dem. Det koster 0,10 poeng.
step-aimed-fire = En brikke på 21 står akkurat der motspilleren vil ha et punkt. Det koster 0,06 poeng.

step-strong-title = Når det koster mer å bli slått
step-strong-task = Nå holder motspilleren 20 i tillegg til 19: det er vanskeligere å komme inn fra baren. Du kastet 4 og 1. Slot eller split?
step-strong-yes = 24/23 13/9. En brikke som blir slått nå, har en tung vei tilbake. Derfor ingen slot.
step-strong-no = Hent en bygger med fireren. Hvor er eneren minst farlig?
step-strong-hint = Hva skjer med en slot som blir slått? Se på motspillerens hjemland.
step-strong-slot = Mot et sterkere hjemland koster det deg mer å bli slått. Sloten koster nå 0,10 poeng.
step-strong-stack = Trygt, men ingenting er forberedt. Det koster 0,06 poeng.

step-leap-title = Hele veien
step-leap-task = De bakerste brikkene har lengst vei. Du kastet 6 og 5: hvor langt kan en av dem komme, og er den trygg der?
step-leap-yes = 24/13: én brikke er ute, og den står trygt hos de fem på 13.
step-leap-no = En av de bakerste brikkene kan bruke begge terningene.
step-leap-hint = 24 minus 6 minus 5 er 13.
step-leap-halfway = På 18 står den alene, og motspillerens stabler er nær. Å stoppe der koster 0,05 poeng.
step-leap-buried = Alene på punkt 2 kan en brikke slås og gjør ingen nytte. Det koster 0,20 poeng.

step-ahead-title = Hva det gir
step-ahead-task = En pip er ett punkt på veien. Begge begynte med 167 pip. Du har nettopp spilt 24/13. Hvor mange pip leder du med?
step-ahead-yes = 11: du har 156 igjen, motspilleren 167. Det er ikke mye. At en brikke kom seg unna, er verdt mer.
step-ahead-no = Hvor mange punkter flyttet brikken?
step-ahead-hint = Du kastet 6 og 5.
step-ahead-one = Tell punkter, ikke brikker.

step-danger-title = Hvem kan slå den
step-danger-task = En brikke løp fra 24 til 16 og står alene. Motspilleren flytter den andre veien. Trykk på punktet der én terning er nok til å slå den.
step-danger-yes = Fra 12 er det 4: 11 kast har en firer, og noen til blir 4 til sammen.
step-danger-no = Motspillerens brikker flytter oppover, fra din 1 mot din 24. Hvilke er fortsatt under 16, og nær?
step-danger-hint = Se etter mørke brikker høyst seks punkter under 16.
step-danger-past = De er allerede forbi. De flytter bort fra 16.
step-danger-far = Fra 1 til 16 er det 15, for langt for én terning.

step-six-two-title = Løpe, rykke fram eller bygge
step-six-two-task = Du kastet 6 og 2. Sett disse tre trekkene i rekkefølge, det beste først.
step-six-two-yes = 24/18 13/11 er det mest ambisiøse: én brikke rykker fram, og en bygger kommer til. De andre ligger 0,03 og 0,07 bak.
step-six-two-no = Det beste trekket bruker begge sider av brettet. De to blottene foran kommer sist.
step-six-two-hint = En brikke på 18 kjemper om et godt punkt, og en på 11 er en bygger.
step-six-two-run = På 16 er den ikke hjemme ennå, og de andre brikkene har ikke gjort noe. Det koster 0,03 poeng.
step-six-two-build = To brikker alene på 7 og 11. Alle seksere slår 7, og de to bakerste rører seg ikke. Det koster 0,07 poeng.

step-six-three-title = To gode veier
step-six-three-task = Du kastet 6 og 3. Å løpe og å rykke fram er like bra her. Velg selv.
step-six-three-yes = 24/18 13/10 og 24/15 ligger innenfor 0,01. Løp hvis du liker det enkelt.
step-six-three-no = Sekseren bør flytte en av de bakerste brikkene. Hva med treeren?
step-six-three-hint = Begynn med 24/18. Så løper den brikken videre, eller du henter en bygger.
step-six-three-deep = Brikken på 4 står alene, og ingen er klar til å dekke den. Det koster 0,06 poeng.
step-six-three-both = Begge de bakerste brikkene står alene, og stabelen på 13 har ikke rørt seg. Det koster 0,07 poeng.

step-six-four-title = Tre gode veier
step-six-four-task = Du kastet 6 og 4. Tre trekk er gode: løpe, rykke fram og hente en bygger, eller befeste et punkt. Finn ett.
step-six-four-yes = 24/14, 24/18 13/9 og 8/2 6/2 ligger innenfor 0,02. Punkt 2 er dypt, men døren er stengt like fullt.
step-six-four-no = Løp med begge terningene, spill 24/18 og hent en bygger, eller befest et punkt med en sekser fra 8.
step-six-four-hint = En sekser fra 24 er en god begynnelse.
step-six-four-both = Begge de bakerste brikkene står alene, og motspilleren har nok brikker til å angripe. Det koster 0,09 poeng.
step-six-four-down = To blotter foran motspillerens bakerste brikker, og den på 7 blir slått av alle seksere. Det koster 0,08 poeng.

step-growing-title = Før muren står
step-growing-task = Motspilleren spilte 6-1 og holder 17, 18 og 19 på rad. Du kastet 6 og 2. Bli, bygge eller løpe?
step-growing-yes = 24/16. Ett punkt til, og de bakerste brikkene ville knapt kommet ut. Dra mens du kan.
step-growing-no = Tell motspillerens punkter på rad. Hva om det blir fire eller fem?
step-growing-hint = En sekser fra 24 lander på et befestet punkt. Begynn med toeren.
step-growing-stay = Begge de bakerste brikkene blir stående bak en mur som vokser, og den på 5 står alene. Det koster 0,04 poeng.
step-growing-build = Byggere er for trege her, og den på 7 blir slått av alle seksere. Det koster 0,07 poeng.

step-on-the-way-title = Se hvor du lander
step-on-the-way-task = Motspilleren har nettopp hentet to brikker fra 12. Du kastet 6 og 4, og flere trekk ser bra ut. Finn det beste.
step-on-the-way-yes = 24/14*: du løper og slår på veien. Motspilleren har tapt 14 pip og må entre først.
step-on-the-way-no = En av motspillerens brikker står alene.
step-on-the-way-hint = Tell ti punkter fra 24.
step-on-the-way-point = Uten en blott innen rekkevidde ville dette vært bra. Men der står en: å slå den er verdt 0,26 mer.
step-on-the-way-short = Du stoppet på 18. Gå videre med samme brikke: å slå er verdt 0,27 mer.

step-blots-title = Se etter blotter først
step-blots-task = Motspilleren åpnet med 6-2: 24/18 13/11, talt fra den andre siden. Se først etter enslige brikker. Trykk på alle tre.
step-blots-yes = På 1, 7 og 14. Begynn alltid med å se etter dem: kan du slå en, og bør du?
step-blots-no = En brikke alene er en blott. Motspilleren har tre.
step-blots-hint = En er i hjemlandet ditt, en ved siden av baren, en på den andre siden.
step-blots-stack = Der står det fire brikker. Se etter enslige.
step-blots-three = Der står det tre brikker. Se etter enslige.
step-blots-yours = De er dine egne.

step-bar-hit-title = Slå og befest på én gang
step-bar-hit-task = Motspilleren åpnet med 6-2, og du kastet 6 og 1. Bruk begge terningene godt.
step-bar-hit-yes = 13/7* 8/7 slår og befester punktet på én gang. Du holder 6, 7 og 8, og motspilleren er på baren.
step-bar-hit-no = Brikken på 7 kan slås med hver av terningene, eller med begge.
step-bar-hit-hint = Fra 13 er det en sekser, fra 8 en ener.
step-bar-hit-alone = Alene på 7 kan brikken bli slått tilbake. Begge terningene rekker til 7: bruk begge. Det koster 0,22 poeng.
step-bar-hit-on = Du slo og gikk videre til 6. Bli på 7 og befest punktet. Det koster 0,17 poeng.

step-which-blot-title = Hvilken skal du slå
step-which-blot-task = Samme åpning, og du kastet 6 og 4. Du kan slå på 7 eller på 14. Hva er best?
step-which-blot-yes = 24/14*. På 14 taper motspilleren 14 pip, på 7 bare 7, og en av de bakerste brikkene dine er ute.
step-which-blot-no = Du kan slå. Sammenlign de to: hvor langt må brikken gå om igjen?
step-which-blot-hint = Å slå på 14 krever begge terningene, men bare én brikke.
step-which-blot-near = Bra å slå, men du kunne slått den andre. Det koster 0,07 poeng.
step-which-blot-quiet = Du befestet et punkt og lot to sjanser gå. Det koster 0,26 poeng.

step-point-or-hit-title = Slå eller befeste punkt 5
step-point-or-hit-task = Samme åpning, og du kastet 3 og 1. Du kan slå med 8/7*, eller befeste punkt 5. Velg.
step-point-or-hit-yes = 8/5 6/5. Det beste punktet ditt blir stående, og blotten på 7 må fortsatt forbi deg.
step-point-or-hit-no = Hva er 3-1 godt for som første kast?
step-point-or-hit-hint = Et punkt blir stående. En brikke som slår og blir stående alene, kan bli slått tilbake.
step-point-or-hit-hit = Et godt trekk, og likevel litt svakere: punkt 5 er verdt mer enn 7 pip.

step-facing-five-title = Mot et bedre hjemland
step-facing-five-task = Motspilleren åpnet med 3-1 og holder 19 og 20. Du kastet 4 og 3. Sett trekkene i rekkefølge, det beste først.
step-facing-five-yes = 24/21 13/9. Motspillerens hjemland blir sterkere, så du bør snart få i gang de bakerste brikkene.
step-facing-five-no = Motspilleren har to punkter ved siden av hverandre. Hvilke av brikkene dine rammer det?
step-facing-five-hint = De bakerste brikkene kan ikke vente. Trekket som bare stabler, kommer sist.
step-facing-five-wait = Som åpning er det like godt som noe annet. Mot 19 og 20 kan de bakerste brikkene ikke vente. Det koster 0,03 poeng.
step-facing-five-stack = Trygt, men ingenting blir bedre av det. Det koster 0,09 poeng.

step-tempo-title = Vinn tid
step-tempo-task = Motspilleren åpnet med 4-3: 24/20 13/10, og vil befeste punkt 5 hos deg. Du kastet 6 og 2.
step-tempo-yes = 13/5*. Brikken taper bare 5 pip, men motspilleren må entre først. Det tar halve kastet.
step-tempo-no = Hva vil motspilleren gjøre neste gang, og hvordan hindrer du det?
step-tempo-hint = Tell åtte punkter fra 13.
step-tempo-usual = Slik spilles 6-2 ellers. Men neste tur kan motspilleren befeste ditt punkt 5. Det koster 0,13 poeng.
step-tempo-run = Én kommer seg unna, men motspilleren kan befeste ditt punkt 5. Det koster 0,12 poeng.

step-crowd-title = Rett inn i flokken
step-crowd-task = Motspilleren åpnet med 4-3: 13/10 13/9. De to byggerne står på 15 og 16. Også du kastet 4 og 3.
step-crowd-yes = 13/10 13/9. De bakerste brikkene blir stående sammen, for byggerne sikter på alt som rykker fram.
step-crowd-no = Hvor sikter byggerne på 15 og 16?
step-crowd-hint = Gjør som motspilleren.
step-crowd-split = Brikken på 21 går rett i armene på byggerne. Det koster 0,05 poeng.
step-crowd-both = To enslige brikker, akkurat der byggerne sikter. Det koster 0,13 poeng.

step-loose-title = På egen hånd
step-loose-task = En ny åpning: motspilleren spilte 5-4, 24/20 13/8. Du kastet 4 og 1. To trekk er riktige: finn ett.
step-loose-yes = 6/5* koster motspilleren tid, og både 13/9 og 24/20 passer til.
step-loose-no = Begynn med å se etter blotter.
step-loose-hint = Det står en blott på ditt punkt 5. Hvilken terning slår den?
step-loose-leave = Du lot blotten på 5 være i fred. Neste tur kan det bli et punkt av den. Det koster 0,13 poeng.
step-loose-safe = Trygt for øyeblikket, men motspilleren kan befeste ditt punkt 5. Det koster 0,15 poeng.

step-sixes-title = 6-6
step-sixes-task = Motspilleren åpnet med 3-1. Du kastet 6-6 og flytter seks punkter fire ganger. Befest to punkter på én gang.
step-sixes-yes = 24/18(2) 13/7(2). De bakerste brikkene er nesten ute, og 6, 7 og 8 står på rad.
step-sixes-no = Flytt parvis: to fra ett punkt, to fra et annet.
step-sixes-hint = To fra 24 og to fra 13.
step-sixes-three = En brikke blir alene igjen, og en annen står alene på 18. Det koster 0,40 poeng.
step-sixes-deep = 18 er riktig. Men punkt 2 er for dypt, og 7 ville vært det tredje på rad. Det koster 0,35 poeng.

step-fours-title = 4-4, og 20 er stengt
step-fours-task = Motspilleren holder 20, så ingen firer kan spilles fra 24. Du kastet 4-4. Hvilket punkt befester du?
step-fours-yes = 13/5(2): to brikker, rett til det beste ledige punktet ditt.
step-fours-no = To brikker kan gå fire punkter to ganger hver.
step-fours-hint = Fra 13 til 5 er det 8.
step-fours-two = To punkter, men 8 er gitt opp, og 5 er verdt mer enn begge. Det koster 0,12 poeng.
step-fours-home = To punkter i hjemlandet, men 8 er gitt opp, og stabelen på 13 har ikke rørt seg. Det koster 0,13 poeng.

step-fours-free-title = 4-4, og 20 er ledig
step-fours-free-task = Et anker er et punkt du holder i motspillerens hjemland. Mot 6-2 er 20 ledig. Sett disse trekkene med 4-4 i rekkefølge, det beste først.
step-fours-free-yes = 24/20(2) 13/9(2): et anker og et punkt i det ytre hjemlandet. Det beste ankeret er punkt 20.
step-fours-free-no = Hvilket trekk gjør begge sider av brettet bedre?
step-fours-free-hint = Begynn med ankeret på 20. Det som var best mot 3-1, kommer sist her.
step-fours-free-away = Begge de bakerste brikkene er nesten ute, men de andre har ikke gjort noe. Det koster 0,11 poeng.
step-fours-free-before = Det var riktig da 20 var stengt. Nå kan du ta ankeret med de bakerste brikkene. Det koster 0,13 poeng.

step-threes-title = 3-3
step-threes-task = Motspilleren åpnet med 3-1 og holder 19 og 20. Du kastet 3-3. Hvilke to par flytter du?
step-threes-yes = 24/21(2) 13/10(2). Ankeret trenger du mot et sterkt hjemland, og 10 er et punkt foran stabelen din.
step-threes-no = Motspillerens hjemland er sterkt. Hva trenger de bakerste brikkene?
step-threes-hint = Et anker først. Det andre paret kommer fra den høyeste stabelen utenfor hjemlandet.
step-threes-five = Ankeret er riktig. Det er bedre å ta fra stabelen på 13 enn å gi opp 8. Det koster 0,03 poeng.
step-threes-home = To punkter i hjemlandet, men de bakerste brikkene blir stående. Det koster 0,08 poeng.

step-fives-title = 5-5
step-fives-task = Motspilleren åpnet med 6-2 og har en blott på ditt punkt 1. Du kastet 5-5. Angripe, eller spille rolig?
step-fives-yes = 8/3(2) 6/1*(2): to punkter, og du slår. Motspilleren har blotter overalt og må entre først.
step-fives-no = Finnes det noe å slå med en femmer?
step-fives-hint = Fra 6 til 1 er det en femmer.
step-fives-quiet = Slik spilles 5-5 ellers. Her står det en blott, og å slå den er verdt 0,26 mer.
step-fives-half = Det er riktig å slå. Det andre paret bør befeste et punkt til i hjemlandet, ikke bygge en høyere stabel. Det koster 0,11 poeng.

step-twos-title = 2-2
step-twos-task = Motspilleren åpnet med 6-2. Du kastet 2-2. Slå på 7, ta et anker, eller befeste to punkter foran blottene?
step-twos-yes = 13/11(2) 6/4(2). To nye punkter står i veien for begge brikkene, og ingen av dine er alene.
step-twos-no = Det finnes et trekk som befester to punkter på din egen side.
step-twos-hint = Et par fra 13 og et par fra 6.
step-twos-hit = Når du har slått, står det blotter på 7, 22 og 24. To punkter er verdt 0,08 mer.
step-twos-nine = Punktet på 9 stopper ingen av brikkene, og stabelen på 6 blir stående. Det koster 0,18 poeng.

step-ones-title = 1-1
step-ones-task = Motspilleren åpnet med 6-2. Du kastet 1-1. Små steg kan gjøre mye her.
step-ones-yes = 8/7*(2) 6/5(2) slår og befester to punkter: du holder 5, 6 og 7 på rad.
step-ones-no = Hvilken blott er ett steg unna?
step-ones-hint = Blotten på 7 kan slås av to brikker fra 8. De to andre enerne befester punkt 5.
step-ones-no-hit = Punkt 5 er befestet, men blotten på 7 slipper unna. Det koster 0,29 poeng.
step-ones-single = Brikken på 7 står alene. En til fra 8 befester punktet. Det koster 0,08 poeng.

step-attack-title = En ny åpning
step-attack-task = Motspilleren spilte 5-4: 24/20 13/8. Du kastet 3-3. Mot 3-1 tok du ankeret. Og nå?
step-attack-yes = 8/5*(2) 6/3(2). Du slår og holder 3, 5 og 6: du vinner mer enn hvert femte parti med gammon.
step-attack-no = Se først etter blotter, og så etter par som slår.
step-attack-hint = Blotten på 5 er en treer fra 8. Hva mer gjør det vanskelig å entre?
step-attack-build = Bra mot et sterkt hjemland. Her står det en blott på 5, og du slo den ikke. Det koster 0,34 poeng.
step-attack-both = Det er riktig å slå. Når motspilleren er på baren, er punkter i hjemlandet viktigere enn et anker. Det koster 0,16 poeng.
