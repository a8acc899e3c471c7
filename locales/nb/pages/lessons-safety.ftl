# Kurset `safety`: navnene på stegene står i lessons/safety/.

course-safety-title = Skudd og sikkerhet
course-safety-lead = Hvor ofte en blott blir slått, når du bør ta sjansen, og hvordan du får alle brikkene trygt hjem og ut.

lesson-direct-shots-title = Direkte skudd
lesson-direct-shots-lead = Hvor ofte en blott blir slått fra 1 til 6 punkter unna.
lesson-indirect-shots-title = Indirekte skudd
lesson-indirect-shots-lead = Blotter som bare begge terningene sammen kan slå, og punkter som stenger veien.
lesson-same-number-title = Samme tall to ganger
lesson-same-number-lead = La motspilleren bare ha ett tall å slå med, og ha mange selv.
lesson-from-the-bar-title = Inn fra baren
lesson-from-the-bar-lead = Hvor mange kast som entrer én eller to brikker, og hvordan du holder motspilleren ute.
lesson-pay-now-or-later-title = Betal nå eller senere
lesson-pay-now-or-later-lead = Når en risiko er verdt det, og når den kan vente.
lesson-bear-in-safely-title = Hjem forbi et anker
lesson-bear-in-safely-lead = Få brikkene hjem og ut mens noen ligger på lur bak dem.
lesson-bear-off-well-title = Ut på færre kast
lesson-bear-off-well-lead = Flytte ut en brikke, eller fylle et hull? Åtte nøyaktige svar.

step-one-away-title = Ett punkt unna
step-one-away-task = Står en mørk brikke 1 til 6 punkter bak blotten din, har den et direkte skudd: én terning er nok. Her sikter mørke brikker på 4 mot blotten på 5. Hvor mange av de 36 kastene har en ener?
step-one-away-yes = 1-1 kommer én gang, og 2-1, 3-1, 4-1, 5-1 og 6-1 to ganger hver: 11 kast. Slik er det for alle tall.
step-one-away-no = Tell 1-1 én gang, og hvert av de andre kastene med en ener to ganger.
step-one-away-hint = 2-1 kan falle på to måter: toeren er på den første terningen eller på den andre.
step-one-away-twice = 1-1 kan bare falle på én måte: begge terningene viser 1.
step-one-away-once = 2-1 og 1-2 er to av de 36 kastene. Bare 1-1 kommer én gang.

step-six-away-title = Seks punkter unna
step-six-away-task = Blotten din på 13 er 6 punkter foran de mørke brikkene på 7. En sekser slår den, og det gjør også en sum på 6, som 5-1. Hvor mange av de 36 kastene er det?
step-six-away-yes = 11 kast har en sekser. 5-1 og 4-2 gir fire til, 3-3 og 2-2 ett hver: 17.
step-six-away-no = Ta de 11 kastene med en sekser, og se så etter summer. Doble flytter opptil fire ganger.
step-six-away-hint = To ulike terninger gir 6 på to måter. Og to av doblene kommer også fram dit.
step-six-away-sums = Det er kastene med en sekser. Legg til summene av to terninger, og doblene.

step-nearest-title = Nær er tryggest
step-nearest-task = Fra 1, 2, 3, 4, 5 og 6 punkter unna slår 11, 12, 14, 15, 15 og 17 kast. Den siste brikken må stanse mellom 8 og 13, foran de mørke på 7. Trykk på det tryggeste punktet.
step-nearest-yes = Der slår bare en ener: 11 kast. Innen rekkevidde av én terning er det tryggest å stå nær, og 6 unna er verst.
step-nearest-no = Trykk på et tomt punkt mellom 8 og 13.
step-nearest-hint = Fra hvilken avstand slår færrest kast?
step-nearest-far = Det er 6 unna: 17 kast slår den, flere enn noe annet sted.
step-nearest-middle = Står den nærmere, blir den slått av færre kast.

step-last-pair-title = Én må vente ute
step-last-pair-task = Du kastet 6 og 2, og en mørk brikke venter fortsatt på 7. Bare én av de to siste brikkene dine kommer hjem. Sett den andre så trygt du kan.
step-last-pair-yes = På 8 er den ett punkt unna: 11 kast slår den. På 10 ville 14 kast slått den.
step-last-pair-no = Den siste brikken er 3 punkter unna: 14 kast slår den. Det finnes et nærmere punkt.
step-last-pair-hint = Sekseren tar én brikke hjem. Hva kan toeren gjøre for den andre?
step-last-pair-three = Brikken på 10 er 3 punkter unna: 14 kast slår den. Bruk toeren til å komme nærmere.

step-two-hitters-title = To jegere
step-two-hitters-task = Nå sikter to mørke brikker mot blotten din på 9, én fra 8 og én fra 5. En ener slår den, og en firer slår den. Hvor mange av de 36 kastene blir det?
step-two-hitters-yes = 16 kast har ingen av tallene, så 20 har minst ett. Og 2-2 går fra 5 til 9: 21.
step-two-hitters-no = Tell kastene uten ener og firer, og trekk dem fra 36. Se så etter summer.
step-two-hitters-hint = På hver terning bommer fire tall, så 4 ganger 4 kast har verken ener eller firer. Kan en doble også nå fram?
step-two-hitters-double = Riktig så langt: 20 kast har en ener eller en firer. Men én doble går også fra 5 til 9.
step-two-hitters-both = 4-1 har begge tallene. Du telte det for hvert av dem.

step-near-anchor-title = Hvem skal stå alene?
step-near-anchor-task = Du kastet 3 og 2. Mørke brikker venter på 4, og en av dine må stå alene. Finn trekket der færrest kast slår deg.
step-near-anchor-yes = Blotten på 5 er ett punkt unna: 11 kast. Paret på 12 kan vente på et bedre kast.
step-near-anchor-no = Flere kast slår der, eller hjemlandet ditt går i stykker. Se etter en blott rett foran 4.
step-near-anchor-hint = Begge brikkene på 8 kan flyttes. Hvor nær 4 kan en av dem stanse?
step-near-anchor-four = Blotten på 8 er 4 punkter unna: 13 kast slår den. Nærmere er bedre.
step-near-anchor-run = Blotten på 7 er 3 punkter unna, og nå står også den på 12 alene: 15 kast slår en av dem.

step-three-blots-title = Tre blotter, ett kast
step-three-blots-task = Brikkene dine på 18, 15 og 10 står alene, og du kastet 6 og 2. Ett trekk etterlater bare én blott. Finn det.
step-three-blots-yes = To av dem møtes på 10. Bare den på 15 er igjen, 3 punkter foran de mørke brikkene på 12: 15 kast slår den.
step-three-blots-no = Minst 24 kast slår en av blottene dine der. Hvilke to kan møtes?
step-three-blots-hint = 6 og 2 er 8. Hvilke to blotter står 8 punkter fra hverandre?
step-three-blots-home = Punkt 4 er fint, men 31 kast slår en av de to blottene bak.
step-three-blots-long = Tre brikker står fortsatt alene, og 33 kast slår en av dem.

step-seven-away-title = Sju punkter unna
step-seven-away-task = Fra mer enn 6 punkter unna holder det ikke med én terning: det er et indirekte skudd. Blotten på 11 er 7 punkter foran de mørke brikkene på 4. Hvor mange av de 36 kastene slår den?
step-seven-away-yes = 6-1, 5-2 og 4-3, på to måter hver: 6 kast. Ett punkt nærmere ville det vært 17.
step-seven-away-no = Hvilke to terninger blir 7 til sammen?
step-seven-away-hint = 6-1 er ett av tre par. Hvert av dem kan falle på to måter.
step-seven-away-once = De tre parene stemmer. Hvert av dem kan falle på to måter.
step-seven-away-direct = 17 kast slår fra 6 punkter unna. Fra 7 holder det ikke med én terning.

step-eleven-away-title = Elleve punkter unna
step-eleven-away-task = Jo lenger unna, desto færre kast passer. Nå er blotten på 15, 11 punkter foran de mørke brikkene på 4. Hvor mange av de 36 kastene slår den?
step-eleven-away-yes = Bare 6-5, på to måter. Der er en blott nesten trygg.
step-eleven-away-no = De to terningene må bli nøyaktig 11.
step-eleven-away-hint = Det høyeste tallet er 6. Hva må den andre terningen vise?
step-eleven-away-once = Paret er riktig, men det kan falle på to måter.

step-twelve-away-title = Doble går langt
step-twelve-away-task = Fra 12 punkter unna slår bare doble, for de flytter opptil fire ganger. Blotten på 16 er 12 punkter foran de mørke brikkene på 4. Hvor mange av de 36 kastene slår den?
step-twelve-away-yes = 6-6 trenger to flytt, 4-4 tre og 3-3 fire: 3 kast. Det er ett mer enn fra 11 unna.
step-twelve-away-no = Hvilke av doblene kommer fram etter nøyaktig 12 punkter?
step-twelve-away-hint = 12 er 2 ganger 6. Hvordan blir det 12 med tre like flytt, eller med fire?
step-twelve-away-sixes = 6-6 stemmer. Men doble flytter opptil fire ganger, så mindre tall kommer også fram.

step-blocked-title = Ikke noe sted å lande
step-blocked-task = Hver terning må lande på et ledig punkt. Blotten på 10 er 7 punkter foran de mørke brikkene på 3, men du holder 8, 6, 5 og 4. Hvor mange kast slår den likevel?
step-blocked-yes = 5-2 er stengt: femmeren lander på 8 og toeren på 5, og begge er dine. Igjen er 6-1 og 4-3: 4 kast.
step-blocked-no = Prøv 6-1, 5-2 og 4-3, med den ene eller den andre terningen først.
step-blocked-hint = Fra 3 lander en femmer på 8 og en toer på 5.
step-blocked-open = På et tomt brett ville det vært 6. Her er det ett par som ikke finner noe sted å lande.

step-step-past-title = Forbi og langt nok unna
step-step-past-task = Du kastet 4 og 3, og brikken din på 18 står rett foran mørke brikker. Finn trekket som bare etterlater et indirekte skudd.
step-step-past-yes = På 11 er den forbi de mørke brikkene på 12. De på 4 er 7 punkter unna: 6 kast slår.
step-step-past-no = Der er én terning nok til å slå deg. Hvilket punkt mellom de mørke brikkene på 12 og på 4 er langt nok unna?
step-step-past-hint = Begge terningene sammen får den forbi de mørke brikkene på 12.
step-step-past-two = På 14 er den 2 punkter foran de mørke brikkene på 12: 14 kast slår.
step-step-past-three = På 15 er den 3 punkter foran de mørke brikkene på 12: 15 kast slår.

step-two-far-title = Én blott eller to?
step-two-far-task = Du kastet 3 og 2. Mørke brikker på 1 og 12 følger med. Behold muren av 7, 6 og 5, og finn trekket der færrest kast slår deg.
step-two-far-yes = Det er to blotter, men de står 9 og 10 punkter fra 1, og punktene dine 5, 6 og 7 stenger nesten alt. Bare 6-3 slår: 2 kast.
step-two-far-no = Der ryker muren, eller langt flere kast slår deg. Hvor kan blotter stå uten at én terning når dem?
step-two-far-hint = Ikke tell blottene, tell kastene. Begge brikkene på 13 kommer seg forbi de mørke på 12.
step-two-far-one = Brikken som blir igjen på 13, er ett punkt foran de mørke på 12: 13 kast slår den.
step-two-far-prime = Muren av 5, 6 og 7 rakner, og én terning er nok mot blotten på 4: 11 kast.

step-farther-title = Så langt unna du kan
step-farther-task = Du kastet 6 og 1. En mørk brikke venter på 4, og ett av parene dine må skilles. Etterlat den blotten som færrest kast slår.
step-farther-yes = Blotten på 15 er 11 punkter unna. Bare 6-5 slår den: 2 kast.
step-farther-no = Flere kast slår deg der. Tell hvor langt hver blott er fra 4.
step-farther-hint = Tell fra 4: hvor langt unna er paret på 15, og hvor langt unna er det på 13?
step-farther-nine = Blotten på 13 er 9 punkter unna: 5 kast slår den. Du kan la en stå lenger unna.
step-farther-five = Blotten på 9 er 5 punkter unna. Én terning er nok, og i alt slår 17 kast.

step-two-fours-title = To blotter, ett tall
step-two-fours-task = Blotten din på 9 er 4 punkter foran de mørke brikkene på 5, og den på 16 er 4 punkter foran dem på 12. Hvor mange av de 36 kastene slår minst én av dem?
step-two-fours-yes = 11 kast har en firer, 3-1, 2-2 og 1-1 blir 4, og 6-5 går fra 5 til 16: 17. Allerede én blott 4 punkter unna koster 15.
step-two-fours-no = Ta de 11 kastene med en firer, legg til summene på 4, og se etter en lang vei fra 5 til 16.
step-two-fours-hint = 4-1 slår den ene eller den andre blotten, men det er ett kast. Fra 5 til 16 er det 11 punkter.
step-two-fours-twice = Den samme fireren slår begge blottene. Hvert kast teller bare én gang.
step-two-fours-sums = Det er kastene med en firer. Legg til summene og doblene.
step-two-fours-far = Nesten. Det finnes én vei til, helt fra 5 til 16.

step-three-places-title = Hvor skal den andre stå?
step-three-places-task = En firer slår blotten din på 9. Brikken fra 22 kommer etter og kan stanse på 13, 14, 15 eller 16. Trykk på punktet der færrest kast slår en av de to.
step-three-places-yes = På 16 trengs det en firer igjen: 17 kast i alt. Det kalles duplisering, for det samme tallet trengs to ganger.
step-three-places-no = Trykk på et av punktene 13, 14, 15 og 16.
step-three-places-hint = Hvilket punkt er like langt fra de mørke brikkene på 12 som 9 er fra dem på 5?
step-three-places-other = Der slår et annet tall også: minst 25 kast i alt.

step-both-ones-title = Bare enere
step-both-ones-task = Du kastet 4 og 3, og hvert trekk etterlater to blotter. Mørke brikker venter på 5, 12 og 15. Sørg for at motspilleren trenger samme tall mot begge blottene.
step-both-ones-yes = Blotten på 13 er ett punkt fra 12, og den på 6 er ett punkt fra 5. Med summene er det 17 kast som slår; alle andre trekk koster minst 25.
step-both-ones-no = Minst 25 kast slår deg der. Sørg for at motspilleren trenger samme tall mot begge blottene.
step-both-ones-hint = En brikke på 13 er ett punkt fra den mørke på 12. Hvor ville den andre også vært ett punkt unna?
step-both-ones-pair = Den på 9 blir slått av en firer, den på 10 av en femmer. Ulike tall legges sammen: 26 kast.
step-both-ones-nine = En ener slår på 13 og en firer på 9: 25 kast. Kan begge trenge en ener?

step-both-twos-title = To blotter, tretten kast
step-both-twos-task = Du kastet 6 og 3. Blotten din på 5 er 2 punkter fra de mørke brikkene på 3. Flytt den bakerste brikken dit det må samme tall til for å slå den.
step-both-twos-yes = På 14 er den 2 punkter fra de mørke brikkene på 12. Begge trenger en toer, og bare 13 kast slår. Alle andre trekk koster 32 eller mer.
step-both-twos-no = Minst 32 kast slår deg der. Hvor kan brikken på 23 stanse, så det trengs en toer?
step-both-twos-hint = Det står mørke brikker på 12. Hvilket punkt er 2 unna dem?
step-both-twos-stay = Brikken på 23 blir stående blant mørke brikker. Mange tall slår den eller blotten på 5: 32 kast.
step-both-twos-many = Nå har du en hel rekke blotter, og hver trenger sitt eget tall: 32 kast slår.

step-new-number-title = Mange tall til deg
step-new-number-task = Nå omvendt: selv vil du ha ulike tall. Blotten på 4 trenger selskap, og 9 kommer med en femmer. Trykk der brikken fra 16 gir deg et nytt tall for én terning: 9, 10 eller 12.
step-new-number-yes = Fra 10 er det en sekser. 20 kast har en femmer eller en sekser; med bare femmere er det 11. Brikker som står klare til å hjelpe slik, heter byggere.
step-new-number-no = Trykk på 9, 10 eller 12.
step-new-number-hint = Hvor langt er hvert av dem fra 4?
step-new-number-same = Fra 9 er det en femmer igjen. Det tallet har du allerede.
step-new-number-far = Fra 12 er det 8 punkter. Det klarer ikke én terning.

step-spread-out-title = Spre byggerne
step-spread-out-task = En mørk brikke er på baren, og du vil ha en brikke til på 4 neste gang. Du kastet 4 og 2. Sett byggerne slik at flest kast klarer det.
step-spread-out-yes = Nå får 35 av 36 kast en brikke til på 4. Byggerne på 9, 10 og 11 trenger ulike tall.
step-spread-out-no = Da er det færre kast som får en brikke til på 4. Hold byggerne fra hverandre, og høyst 6 eller 7 punkter unna.
step-spread-out-hint = En bygger på 9 trenger en femmer. Finnes det en som trenger en sekser?
step-spread-out-stack = Tre byggere på 9 trenger den samme femmeren: bare 28 kast får en brikke til på 4.
step-spread-out-spent = Den byggeren er forbi punkt 4 og kan ikke hjelpe der lenger.

step-last-ones-title = Hold dem igjen
step-last-ones-task = Du ligger 34 pip bak, og to mørke brikker på 9 skal fortsatt hjem. Du kastet 6 og 1. La brikken på 20 stå i veien, og sett den andre godt.
step-last-ones-yes = Begge blottene dine er ett punkt fra mørke brikker. Bare 13 kast slår, og du står fortsatt i veien for dem.
step-last-ones-no = Enten slår flere kast deg, eller så slipper du dem hjem. Sørg for at motspilleren trenger samme tall mot begge blottene.
step-last-ones-hint = De mørke brikkene på 19 trenger en ener for å slå på 20. Hvilket punkt er ett unna dem på 9?
step-last-ones-two = På 11 er den 2 punkter fra de mørke brikkene på 9, og på 20 slår en ener: 22 kast i alt.
step-last-ones-run = Tryggere, bare 4 kast slår. Men ingen står lenger i veien på 20, og du ligger bak.

step-one-shut-title = Ett punkt stengt
step-one-shut-task = Fra baren har hvert tall sitt punkt: en sekser lander på 19, en ener på 24. Motspilleren holder bare 19. Hvor mange av de 36 kastene får deg inn?
step-one-shut-yes = Bare 6-6 bommer. Når ett eneste punkt er stengt, kommer du nesten alltid inn.
step-one-shut-no = Det er nok at én terning passer. Tell kastene der ingen av dem gjør det.
step-one-shut-hint = Du blir stående ute bare når begge terningene viser 6.
step-one-shut-sixes = 25 kast er uten sekser. Men 6-1 entrer også, med eneren.
step-one-shut-five = Fem av seks tall passer, men du har to terninger, og én er nok.

step-three-shut-title = Tre punkter stengt
step-three-shut-task = Nå holder motspilleren 19, 20 og 22. Bare 4, 2 og 1 entrer. Hvor mange av de 36 kastene får deg inn?
step-three-shut-yes = På hver terning er det tre tall som ikke passer, så 3 ganger 3, altså 9 kast, bommer helt. De andre 27 entrer: tre av fire.
step-three-shut-no = Tell kastene som bommer: begge terningene viser 6, 5 eller 3.
step-three-shut-hint = Tre tall på den første terningen bommer, og tre på den andre. Hvor mange kast blir det?
step-three-shut-half = Halvparten av tallene passer, men du har to terninger, og én er nok.

step-five-shut-title = Fem punkter stengt
step-five-shut-task = Nå er det trangt: fem punkter er stengt, og bare 24 er ledig. Hvor mange av de 36 kastene får deg inn?
step-five-shut-yes = De 11 kastene med en ener. Er 1, 2, 3, 4 eller 5 punkter stengt, entrer 35, 32, 27, 20 eller 11 kast.
step-five-shut-no = Bare en ener entrer. Hvor mange kast har en?
step-five-shut-hint = Hvert tall er med i 11 av de 36 kastene.
step-five-shut-twice = 1-1 kan bare falle på én måte.
step-five-shut-sixth = Ett av seks tall passer, men du har to terninger.

step-two-in-title = To på baren
step-two-in-task = Nå er to av brikkene dine på baren, så begge terningene må passe. 19, 21 og 23 er stengt. Hvor mange av de 36 kastene får begge inn på én gang?
step-two-in-yes = Tre tall passer på den første terningen og tre på den andre: 9 kast. Like mange holder begge ute.
step-two-in-no = 5, 3 og 1 entrer. Begge terningene må vise ett av dem.
step-two-in-hint = Hvor mange tall passer på den første terningen, og hvor mange på den andre?
step-two-in-one = 27 kast får minst én inn. Her må begge entre.
step-two-in-half = I halvparten av kastene passer den første terningen. Blant dem må også den andre passe.

step-third-point-title = Steng ett til
step-third-point-task = Nå er det motspilleren som har to brikker på baren, og du holder bare punkt 6 og 3. Du kastet 3 og 1. Gjør det så vanskelig du kan å entre.
step-third-point-yes = Nå er tre punkter stengt. Bare 9 kast får begge brikkene inn; ellers hadde det vært 16.
step-third-point-no = Du holder fortsatt bare to punkter hjemme. Hvilket trekk befester et tredje?
step-third-point-hint = Du vil ha to brikker på et ledig punkt hjemme. Hvor møtes en treer og en ener?
step-third-point-outside = Punkt 7 holder ingen på baren: fortsatt får 16 kast begge inn.
step-third-point-loose = En brikke alene stenger ingenting, og 21 kast slår en av blottene dine.

step-anchor-in-title = Inn, og hold fast
step-anchor-in-task = Du kastet 4 og 3, og begge entrer. Skaff deg godt feste: to brikker sammen på et punkt i motspillerens indre hjemland. Det heter et anker.
step-anchor-in-yes = På 21 kan ingen slå deg, og blir en annen brikke slått, har den alltid et sted å lande.
step-anchor-in-no = De bakerste brikkene dine holder ikke noe bedre punkt der. Bruk begge terningene på det.
step-anchor-in-hint = Fireren fra baren og treeren fra 24 lander på samme punkt.
step-anchor-in-run = På 18 står du alene, og nesten alle de mørke brikkene sikter dit: 24 kast slår deg.
step-anchor-in-spread = Nå står tre av brikkene dine alene der bak: 34 kast slår deg.

step-hit-close-title = Ut, og døren i lås
step-hit-close-task = Du kastet 6 og 5 og ligger bak. Mørke brikker står alene på 1, 10 og 11. Finn trekket som gjør neste kast vanskeligst for motspilleren.
step-hit-close-yes = En mørk brikke er på baren, og punktene 6, 2 og 1 er stengt: 9 kast entrer ikke. Bare 4 kast slår blotten din.
step-hit-close-no = Motspilleren får tid til å sikre tre blotter, eller slår deg tilbake. Se på punkt 1.
step-hit-close-hint = Begge terningene når den samme mørke blotten.
step-hit-close-loose = Du slo, men brikken din på 1 står alene, og flere andre også: 22 kast slår deg.
step-hit-close-quiet = Trygt, men nå kan motspilleren også sikre seg, og leder dessuten løpet.

step-their-home-title = Hva et slag ville koste
step-their-home-task = En brikke som blir slått, begynner på nytt fra baren. Hvor ille det er, avhenger av motspillerens indre hjemland, 19 til 24. Trykk på punktene motspilleren holder der.
step-their-home-yes = Tre av seks: å bli slått ville svi, og 9 av 36 kast ville ikke engang fått deg inn.
step-their-home-no = Trykk på hvert punkt fra 19 til 24 der det står to eller flere mørke brikker.
step-their-home-hint = Det er tre av dem, side om side.
step-their-home-outside = Det ligger utenfor. Motspillerens hjemland er 19 til 24.
step-their-home-anchor = De venter i ditt eget hjemland. Motspillerens er 19 til 24.

step-keep-safe-title = Gratis trygghet
step-keep-safe-task = Samme posisjon: å bli slått ville svi. Du kastet 5 og 1. La ingen blott stå der den kan bli slått, og behold alle punktene dine.
step-keep-safe-yes = Ingen av brikkene dine kan bli slått, og du har ikke mistet noe punkt. Når tryggheten er gratis, så ta den.
step-keep-safe-no = Der står det en blott som minst 11 kast slår.
step-keep-safe-hint = Den tredje brikken på 13 er fri. Hvor står den trygt?
step-keep-safe-blot = Nå står brikken på 9 alene, og 13 kast slår den.
step-keep-safe-break = Ingen av brikkene dine kan bli slått, men punkt 7 er borte, og brikken på 2 er ute av spill.

step-be-bold-title = En risiko verdt å ta
step-be-bold-task = Nå holder motspilleren bare 19 og 23 hjemme, og ankeret ditt på 20 gir deg alltid et sted å lande. Du kastet 6 og 2. Bygg den beste muren.
step-be-bold-yes = 8, 7, 6 og 5 er en mur på fire foran de to mørke brikkene. Bare 8 kast slår deg, og det ville nesten ikke svi.
step-be-bold-no = Flere kast slår deg der, og du vinner mindre. Hvilket punkt mangler mellom 8 og 6?
step-be-bold-hint = Muren har et hull på 7. Der møtes en sekser og en toer.
step-be-bold-gap = Ingen risiko, men hullet på 7 blir stående, og de mørke brikkene slipper lettere unna.
step-be-bold-deep = Du slo, men nå står en blott langt inne i hjemlandet ditt og en til på 9: 15 kast slår deg.

step-pay-now-title = Betal nå
step-pay-now-task = Paret ditt på 18 må fortsatt forbi de mørke brikkene. Motspilleren holder foreløpig bare to punkter hjemme. Du kastet 5 og 4: løper du nå, eller venter du?
step-pay-now-yes = Nå slår 11 kast, og du kommer lett inn igjen. For hver tur du venter, blir motspillerens hjemland sterkere og ditt eget svakere.
step-pay-now-no = Paret på 18 har det verste foran seg, og du har ofret hjemlandet ditt eller paret på 13.
step-pay-now-hint = Når koster det minst å bli slått: i dag, eller når motspilleren har fått flere punkter hjemme?
step-pay-now-later = Trygt i dag. Men nå er det siste paret alene på 18, og motspilleren bygger videre hjemme.
step-pay-now-crumble = Du river ned hjemlandet ditt, det beste våpenet du har, bare for å vente én tur.

step-no-need-title = Ingen grunn til å slåss
step-no-need-task = Du trenger 66 pip for å bli ferdig. Motspilleren trenger 126, men har stengt fire punkter hjemme. Du kastet 5 og 4, og det står en blott på 2. Slår du den?
step-no-need-yes = Nei. Du leder klart, og et rolig trekk vinner nesten fire av fem partier. Det du har å frykte, er å bli slått.
step-no-need-no = Da står en blott igjen, og du trenger ingen risiko. Finn et trekk uten.
step-no-need-hint = Den som leder, spiller trygt. Etter hvilket trekk kan ingen av brikkene dine bli slått?
step-no-need-hit = Du slo, men brikken din på 2 står alene, og 11 kast slår den fra baren. Det trengte du ikke.
step-no-need-clear = Én brikke blir igjen på 8: 24 kast slår en av blottene dine.

step-pay-later-title = Betal senere
step-pay-later-task = Du kastet 6 og 3, og ingen sekser kan spilles. Mørke brikker ligger på lur på 3, mens resten av dem allerede er hjemme. Rydder du punkt 9 nå, eller venter du?
step-pay-later-yes = Du står trygt. Snart må motspilleren bryte punkter hjemme eller forlate 3. Da koster et skudd mindre, eller det kommer aldri.
step-pay-later-no = Da står en blott igjen mens motspillerens hjemland er på sitt sterkeste.
step-pay-later-hint = Motspilleren har få frie flytt igjen. Hva skjer der hvis du bare venter?
step-pay-later-now = 15 kast slår brikken som blir igjen på 9. Den prisen kan du betale senere, eller aldri.
step-pay-later-five = 11 kast slår brikken som blir igjen på 5. Det finnes en treer som ikke lar noen stå alene.

step-small-price-title = En liten pris
step-small-price-task = Motspillerens hjemland er sterkt: fire punkter er stengt. Men paret ditt på 16 må forbi 12 en gang. Du kastet 5 og 3. Hvor mange kast slår deg nå, og hvor mange senere?
step-small-price-yes = Bare 8 kast slår deg, og det verste er over. Venter du, må paret på 16 likevel av sted senere.
step-small-price-no = Flere kast slår deg der, eller paret på 16 står fortsatt fast. Tell skuddene når begge drar.
step-small-price-hint = Begge brikkene på 16 kan gå forbi 12 eller til andre brikker. Tell skuddene da.
step-small-price-bury = Ikke noe skudd nå, men brikken på 1 er ute av spill, og paret på 16 har alt foran seg.
step-small-price-half = Én brikke på 13 blir stående rett foran de mørke på 12: 15 kast slår en av blottene dine.

step-full-prime-title = Den store gevinsten
step-full-prime-task = En mørk brikke står igjen på 3. Du kastet 6 og 3. Seks punkter på rad er en full prime: ingen kommer forbi den. Er det verdt en blott?
step-full-prime-yes = Ja. Fra 4 til 9 er alle seks stengt. 12 kast slår blotten din, men den mørke brikken på 3 er fortsatt låst inne.
step-full-prime-no = Der har muren et hull. Hvilket punkt gjør den til seks?
step-full-prime-hint = Du holder 8, 7, 6, 5 og 4. Hvilket punkt ved siden av kan få to brikker?
step-full-prime-safe = Ingen blott, men den mørke brikken på 3 kan fortsatt hoppe ut, og du ligger bak i løpet.
step-full-prime-hit = Muren har fortsatt bare fem punkter, og 14 kast slår blotten din på 3.

step-odd-one-title = Tre er én for mye
step-odd-one-task = Mørke brikker holder et anker på 5 hjemme hos deg. De kan bare slå brikker som står høyere. Flytt helst to og to. Trykk på punktet ditt over 5 med et odde antall brikker.
step-odd-one-yes = To av de tre kan gå sammen, og den tredje blir stående alene. Partall er lettere å rydde.
step-odd-one-no = Se på punktene dine 9 og 6, og tell.
step-odd-one-hint = Bare to av punktene dine ligger over 5. Ett av dem har tre brikker.
step-odd-one-even = Fire brikker går i to par, og ingen blir stående alene.
step-odd-one-behind = De mørke brikkene på 5 er allerede forbi det punktet. Der kan de ikke slå.

step-rear-first-title = Begynn bakerst
step-rear-first-task = Tre mørke brikker holder 5. Du kastet 5 og 4. Hvilket punkt rydder du først, uten noen blott nå og med liten fare neste gang?
step-rear-first-yes = Det bakerste punktet er ryddet, og alle er hjemme. Uansett hva du kaster neste gang, slipper du å la en blott stå.
step-rear-first-no = Da står en blott igjen over 5: 13 kast slår den.
step-rear-first-hint = Jo lenger et punkt er fra de andre, desto vanskeligere er det å rydde senere.
step-rear-first-front = Trygt nå. Men paret på 8 er fortsatt ute, og neste gang må du la en blott stå etter 8 kast.
step-rear-first-loose = Blotten på 8 er 3 punkter fra de mørke brikkene: 13 kast slår den.

step-one-behind-title = Prisen for en etternøler
step-one-behind-task = Her står en brikke alene på 7, 3 punkter foran de mørke brikkene på 4. Punktene dine 5 og 6 ligger imellom. Hvor mange av de 36 kastene slår den?
step-one-behind-yes = Bare en treer slår: 11 kast. 2-1 og 1-1 finner ikke noe sted å lande på 5 og 6.
step-one-behind-no = Hvilke kast tar en brikke fra 4 til 7 når den ikke kan lande på 5 eller 6?
step-one-behind-hint = En sum på 3 må først lande på 5 eller 6.
step-one-behind-empty = Det stemmer når 5 og 6 er ledige. Her er 2-1 og 1-1 stengt.

step-both-home-title = Begge eller ingen
step-both-home-task = Samme brett én tur tidligere. Du kastet 4 og 2. La ingen blott stå, og tenk på neste kast også.
step-both-home-yes = Begge er hjemme, og ingen kan bli slått. Neste gang må du la en blott stå etter bare 5 kast.
step-both-home-no = En brikke blir stående alene over 4: minst 11 kast slår den.
step-both-home-hint = Ett par står fortsatt utenfor hjemlandet. Kan begge komme inn?
step-both-home-wait = Trygt nå, men paret på 7 må fortsatt vekk, og neste gang etterlater 12 kast en blott.
step-both-home-one = Én er hjemme, og den andre betaler for det: 11 kast slår blotten på 7.

step-not-off-title = Ikke vær grådig
step-not-off-task = Du leder klart: 41 pip mot 96. Mørke brikker ligger på lur på 4. Du kastet 5 og 1, og kunne flyttet ut en brikke. Er det best?
step-not-off-yes = Riktig, det kan vente. De tre siste over 4 står sammen på 5, og ingen kan bli slått.
step-not-off-no = Da står en blott igjen over 4: 11 kast slår den. Du leder, så finn et trygt trekk.
step-not-off-hint = Hvilke to flytt rydder punkt 6 helt?
step-not-off-greedy = En brikke er ute, men den på 6 er alene: 11 kast slår den, og det kan koste partiet.
step-not-off-two = To er ute, men en brikke er alene på 5: 11 kast slår den. Du vinner uten det.

step-look-ahead-title = Se ett kast fram
step-look-ahead-task = Mørke brikker holder 2. Du kastet 3 og 2, og flere trekk er trygge nå. Finn det som gir et partall på både 6 og 5.
step-look-ahead-yes = To på 6 og to på 5. Neste gang etterlater bare 6-4 en blott: 2 av 36 kast.
step-look-ahead-no = Enten kan en blott bli slått nå, eller et oddetall på 6 eller 5 gir problemer neste gang.
step-look-ahead-hint = Du har tre på 6 og tre på 5. Hvordan blir begge partall?
step-look-ahead-off = Én brikke til er ute, men tre blir igjen på 6: neste gang etterlater 12 kast en blott.
step-look-ahead-single = Punkt 6 har partall, men tre blir igjen på 5: neste gang etterlater 9 kast en blott.

step-against-bar-title = Én på baren
step-against-bar-task = En mørk brikke er på baren, og alle de seks punktene dine er stengt. Du kastet 6 og 4, så noe må åpnes. Åpne det på den trygge måten.
step-against-bar-yes = Punkt 6 er tomt, og alle de andre har to eller flere. Selv om den mørke brikken entrer på 6, slår den ingenting.
step-against-bar-no = Da står to blotter igjen: 20 kast slår en av dem.
step-against-bar-hint = Én brikke på 6 må ut. Hvor kan fireren spilles så ingen blir alene på 6?
step-against-bar-two = To er ute, men én står alene på 6 og én på 4: 20 kast slår. Du leder klart og har det ikke travelt.
step-against-bar-five = Én brikke står alene på 6 og én på 5: 20 kast slår.

step-three-high-title = Alt på én gang
step-three-high-task = Mørke brikker holder 2, og du har tre på 7 og tre på 6. Du kastet 5 og 3. Spill trygt, og forbered neste kast.
step-three-high-yes = To på 7, to på 6 og fire på 5: bare partall, og ingen blott over 2. Neste gang er bare 5-4 og 6-5 ille.
step-three-high-no = Da står en blott igjen over 2: 11 kast slår den.
step-three-high-hint = Ta én brikke fra hvert punkt med oddetall.
step-three-high-six = En brikke blir alene på 6: 11 kast slår den. Ta heller én fra 7 og én fra 6.
step-three-high-four = En brikke blir alene på 4: 11 kast slår den, og 7 har fortsatt oddetall.

step-three-one-title = De to siste
step-three-one-task = To brikker er igjen, på 3 og på 1. Hvor mange av de 36 kastene tar begge ut på én gang? Doble spilles fire ganger.
step-three-one-yes = Bare 2-1 er for lite, og det kommer på to måter. Selv 1-1 er nok: tre flytt for den ene brikken og ett for den andre.
step-three-one-no = Hvilke kast er for små? Tell dem, og trekk dem fra 36.
step-three-one-hint = Alle kast med en treer eller mer er nok. Da gjenstår det å prøve 1-1, 2-1 og 2-2.
step-three-one-all = Prøv 2-1: én brikke kommer ut, den andre blir stående.
step-three-one-ways = Ett tallpar er for lite, men det kan falle på to måter.

step-split-four-title = Tre og én, eller to og to
step-split-four-task = Motspilleren trenger som regel to kast for fire brikker, så du får oftest ett til. Du kastet 6 og 1. Sekseren tar ut én. Hvor hjelper eneren mest?
step-split-four-yes = Fra 3 og 1 tar 34 kast ut begge. Fra 2 og 2 ville det bare vært 26, for alle enere unntatt 1-1 er for lite.
step-split-four-no = Ta ut én med sekseren. Gjør så de to andre lette å få ut.
step-split-four-hint = Du får 3 og 1, eller 2 og 2. Det første talte du nettopp.
step-split-four-even = Fra 2 og 2 tar 26 kast ut begge. På den andre måten er det 34.

step-split-five-title = Fem pip på to brikker
step-split-five-task = Også her får du som regel ett kast til. Du kastet 3 og 2: ta ut en brikke, og la de to beste stå igjen.
step-split-five-yes = Fra 4 og 1 tar 29 kast ut begge, fra 3 og 2 bare 25. En brikke på 1 kommer ut med hva som helst.
step-split-five-no = Én brikke kan komme ut med treeren. Spill så toeren slik at to lette brikker blir igjen.
step-split-five-hint = Du kan la 4 og 1 stå igjen, eller 3 og 2. Hvor holder det med ett godt tall?
step-split-five-even = Fra 3 og 2 tar 25 kast ut begge. Fra 4 og 1 ville det vært 29.

step-split-seven-title = Unntaket
step-split-seven-task = Du kastet 3 og 1 og får som regel ett kast til. Ta ut en brikke, og la de to beste stå igjen. Pass på brikken på 6.
step-split-seven-yes = Fra 5 og 2 tar 19 kast ut begge, fra 6 og 1 bare 15. En brikke på 6 trenger en sekser, eller en annen doble enn 1-1.
step-split-seven-no = Én brikke kan komme ut med treeren. Spill så eneren slik at flest kast er nok.
step-split-seven-hint = Du kan la 5 og 2 stå igjen, eller 6 og 1. Hvor mange kast har en sekser, og hvor mange en femmer eller en sekser?
step-split-seven-six = Fra 6 og 1 tar bare 15 kast ut begge. Med eneren kommer brikken ned fra 6.

step-three-left-title = Tre igjen
step-three-left-task = Du kastet 2 og 1. Du kan ta ut brikken på 2 og flytte en annen med eneren, eller bruke begge terningene på den på 3. Hvilke tre vil du beholde?
step-three-left-yes = 5, 4 og 2 er bedre enn tre som står tett: en toer tar fortsatt ut en brikke. Det gir 2 flere seire av 100.
step-three-left-no = Ta ut en brikke, og behold tre som står fra hverandre.
step-three-left-hint = Det er like mange pip igjen. Hvilke tre har bruk for små tall også?
step-three-left-close = Igjen står 4, 4 og 3. En toer tar ikke ut noen nå, og det gir 2 færre seire av 100.
step-three-left-equal = Igjen står 5, 3 og 3. En toer tar ikke ut noen nå, og det gir 3 færre seire av 100.

step-two-go-title = To er mer enn én
step-two-go-task = Du kastet 4 og 1. Du kan ta ut den høyeste brikken med begge terningene til sammen, eller gjøre noe annet. Hva vinner oftest?
step-two-go-yes = To brikker er ute. Til slutt er det brikkene som teller: hver som står igjen, koster et halvt kast.
step-two-go-no = To brikker kan komme ut med dette kastet.
step-two-go-hint = Finnes det en brikke for hvert av de to tallene?
step-two-go-high = Bare én er ute. Det gir 2 færre seire av 100 enn å ta ut to.

step-empty-three-title = Bruk flere tall
step-empty-three-task = Du kastet 4 og 1. Fireren tar ut en brikke. Bruk eneren slik at flere tall tar ut en brikke neste gang.
step-empty-three-yes = Nå tar en treer også ut en brikke. Små tall går ikke til spille.
step-empty-three-no = Ta ut én med fireren først, og flytt så en annen med eneren.
step-empty-three-hint = Ingen står på 3 eller 5. Hvilket av de to tallene får du mest bruk for?
step-empty-three-six = Brikken kommer knapt fortere ut fra 5. Men en treer tar fortsatt ikke ut noen: 2 færre seire av 100.

step-none-off-title = Når ingen skal ut
step-none-off-task = Du kastet 3 og 2, og motspilleren trenger omtrent to kast. Tar du ut en brikke, står to igjen på 6. Finnes det noe bedre?
step-none-off-yes = Fra 5, 4, 3 og 1 tar både 5-5 og 6-6 ut alt på én gang. Med to brikker på 6 var det bare 6-6. Det gir 2 flere seire av 100.
step-none-off-no = Begge brikkene på 6 er trege. Hva kan hver terning gjøre for dem?
step-none-off-hint = Noen ganger er det bedre å ikke ta ut noen. Se på de to brikkene på 6.
step-none-off-greedy = Én er ute, men to står igjen på 6, og bare 6-6 gjør deg ferdig neste gang: 2 færre seire av 100.
step-none-off-half = Én brikke står fortsatt på 6. Få begge ned derfra.

step-last-gap-title = Hvilket hull først?
step-last-gap-task = Du kastet 4 og 1. Det er hull på 5 og 3, og tre brikker står på 6. Finn det beste trekket.
step-last-gap-yes = Én er ute, det står én færre på det trege punkt 6, og neste gang tar en femmer også ut en.
step-last-gap-no = Fireren tar ut en brikke. Eneren kan fylle et hull.
step-last-gap-hint = Et hull høyt oppe koster mer enn et lavt, for høye tall bør ta ut brikker.
step-last-gap-three = Du fylte det lave hullet. Tre står fortsatt på 6, og en femmer tar ikke ut noen: 2 færre seire av 100.
step-last-gap-low = Det fyller ikke noe hull. Med eneren kan du gjøre noe for brikkene på 6.
