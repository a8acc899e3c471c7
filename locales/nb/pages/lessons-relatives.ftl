# Kurset `relatives`: navnene på stegene står i lessons/relatives/.

course-relatives-title = Slektninger
course-relatives-lead = De andre spillene på brettet: hva som er annerledes i hvert av dem, og én plan å begynne med.

lesson-portes-title = Portes
lesson-portes-lead = Det første spillet i Tavli: befestede punkter er dører, og ingenting teller tre.
lesson-plakoto-title = Plakoto
lesson-plakoto-lead = Ingen blir slått: enslige brikker blir låst. Og moren må du passe på.
lesson-fevga-title = Fevga
lesson-fevga-lead = Én brikke holder et punkt, og begge løper samme vei.
lesson-tavla-title = Tavla
lesson-tavla-lead = Det tyrkiske spillet: slår du hjemme, blir du stående.
lesson-long-nardi-title = Long Nardi
lesson-long-nardi-lead = Alle venter på hodet, og bare én brikke kan dra i hver tur.
lesson-hypergammon-title = Hypergammon
lesson-hypergammon-lead = Tre brikker på hver side: partier på få minutter, og ingen blott er liten.
lesson-nackgammon-title = Nackgammon
lesson-nackgammon-lead = Backgammon med fire brikker bak: du trenger ankre og tålmodighet.
lesson-acey-deucey-title = Acey-deucey
lesson-acey-deucey-lead = Brettet starter tomt, og lille 1-2 er drømmekastet.
lesson-tapa-title = Tapa
lesson-tapa-lead = Låsespillet fra Bulgaria: lås dem inne, og få etternølerne dine hjem.
lesson-gul-bara-title = Gul Bara
lesson-gul-bara-lead = Fevga uten grensene, og doble som klatrer helt til 6-6.
lesson-moultezim-title = Moultezim
lesson-moultezim-lead = Fevgas tyrkiske slektning: murer ved egen start er tillatt, murer ved motspillerens er det ikke.
lesson-nard-title = Nard
lesson-nard-lead = Ingen blir noen gang slått, og begge går rett mot hverandre.
lesson-mahbusa-title = Mahbusa
lesson-mahbusa-lead = Plakoto igjen, men moren er en brikke som alle andre. Nesten.
lesson-short-nardi-title = Short Nardi
lesson-short-nardi-lead = Backgammon slik det spilles fra Svartehavet til Det kaspiske hav: samme trekk, ingen kube.
lesson-longgammon-title = LongGammon
lesson-longgammon-lead = Backgammon med alle femten brikkene lengst borte: ta med niste.
lesson-five-point-limit-title = Five a Point
lesson-five-point-limit-lead = Backgammon som i Egypt: et punkt er fullt med fem brikker.

step-portes-triple-title = Aldri tre
step-portes-triple-task = Alle brikkene dine er ute. Motspilleren har ikke tatt ut noen og har til og med en på baren. Portes teller 1 for en enkel seier og høyst 2. Hvor mange poeng vant du?
step-portes-triple-yes = To. Grekerne kaller det et dobbelt parti, og det finnes ingen kube som kan øke det.
step-portes-triple-no = Ikke en eneste mørk brikke er ute.
step-portes-triple-hint = Det er mer enn en enkel seier, og mer enn 2 finnes ikke.
step-portes-triple-three = I backgammon ville det vært 3. Portes stopper på 2.

step-portes-first-title = Doble til å begynne med
step-portes-first-task = Den som kaster høyest, begynner, men kaster begge terningene på nytt. Derfor kan du til og med begynne med doble. Du har 1-1: befest punkt 7 og 5.
step-portes-first-yes = To nye punkter ved siden av stablene. I backgammon kan ingen begynne slik.
step-portes-first-no = Det må stå to brikker både på 7 og på 5.
step-portes-first-hint = Hvert par tar bare ett skritt, og to av stablene dine står rett ved siden av.

step-portes-doors-title = En dør til
step-portes-doors-task = Portes betyr dører: punkter du holder og stenger. Du holder 4, 5, 6 og 8, og to mørke brikker på 1 skal fortsatt forbi. Du kastet 2 og 1: tett hullet.
step-portes-doors-yes = Dører på 7, 6, 5 og 4, og en på 2. Fra 1 kan de mørke brikkene ikke spille annet enn en toer.
step-portes-doors-no = Mellom 8 og 6 er det fortsatt et hull.
step-portes-doors-hint = Hvilket punkt mangler mellom 8 og 6, og hvem står i nærheten?

step-portes-on-title = Inn og videre
step-portes-on-task = Du er på baren og kastet 6 og 2. Flere mørke brikker står alene. Entre, og slå en av dem.
step-portes-on-yes = Inn og slått med samme brikke. Fem punkter i hjemlandet ditt er dører, så den mørke brikken trenger en toer for å entre.
step-portes-on-no = Ingen ble slått, og du får neppe en slik sjanse igjen.
step-portes-on-hint = Én brikke kan bruke begge tallene etter hverandre. Hvor ender den?

step-plakoto-pin-title = Sett deg på den
step-plakoto-pin-task = Alle femten starter på 24. Lander du på en enslig mørk brikke, er den låst til du går. Du kastet 6 og 4: lås den på 6.
step-plakoto-pin-yes = Den mister ingen skritt, men kommer ikke av flekken. På 6 er du allerede hjemme, og der kan du sitte lenge.
step-plakoto-pin-no = Den mørke brikken på 6 er fortsatt fri.
step-plakoto-pin-hint = Det trengs begge terningene med én brikke: ti skritt.

step-plakoto-leave-title = Aldri moren alene
step-plakoto-leave-task = Den siste brikken på 24 heter moren. Blir den låst der, kan du tape dobbelt. To står igjen på 24. Du kastet 6 og 5: la ingen brikke stå alene noe sted.
step-plakoto-leave-yes = Begge dro sammen og landet hos venner. Moren er trygg resten av partiet.
step-plakoto-leave-no = Se på 24 en gang til, og se etter brikker som står alene.
step-plakoto-leave-hint = Fra 24 fører begge tallene til punkter du allerede holder.
step-plakoto-leave-alone = Nå er moren alene, og en mørk brikke lurer på 20. En firer låser den.

step-plakoto-early-title = Der det svir
step-plakoto-early-task = To av brikkene dine og én mørk er allerede låst. Du kastet 6 og 2. Langt inne i hjemlandet ditt står enda en mørk brikke alene: lås den.
step-plakoto-early-yes = Planen: lås hjemme hos deg selv. Du kan bli til siste slutt, og den brikken har nesten hele veien igjen.
step-plakoto-early-no = Den enslige mørke brikken i hjemlandet ditt er fortsatt fri.
step-plakoto-early-hint = Se etter en enslig mørk brikke under punkt 6, og tell åtte skritt tilbake.

step-plakoto-mother-title = Fang moren
step-plakoto-mother-task = Starten din er tom. Motspilleren har én brikke igjen på sin, ditt punkt 1. Du kastet 4 og 2: lås den, og partiet er over.
step-plakoto-mother-yes = Moren er fanget: 2 poeng, lenge før noen flytter ut.
step-plakoto-mother-no = Ingen av brikkene dine står på punkt 1 ennå.
step-plakoto-mother-hint = Hvilken av brikkene dine er seks skritt fra 1?

step-fevga-past-title = Løperen først
step-fevga-past-task = Begge løper samme vei: motspilleren starter på ditt punkt 12. Bare én brikke kan flyttes til den er forbi. Trykk på det første punktet der den er forbi.
step-fevga-past-yes = Fra 24 til 11 er det tretten skritt. Så lenge må de andre fjorten vente.
step-fevga-past-no = Finn den mørke stabelen, og gå ett skritt videre.
step-fevga-past-hint = Punktene dine teller nedover på veien.
step-fevga-past-theirs = Her starter de selv, og én brikke er nok til å stenge.
step-fevga-past-own = Her starter du selv. Hvor er løperen forbi den mørke stabelen?

step-fevga-runner-title = De andre følger
step-fevga-runner-task = Løperen står på 14 og kan komme forbi nå. Du kastet 6 og 3. Gå forbi med det ene tallet, og hent en ny brikke fra 24 med det andre.
step-fevga-runner-yes = Så snart løperen er forbi, kan de andre flyttes, også i samme kast.
step-fevga-runner-no = Sekseren hører til løperen, treeren til stabelen.
step-fevga-runner-hint = Etter flyttet må løperen være forbi 12.
step-fevga-runner-deep = Én løper alene vinner ingenting. Fjorten venter, og hvert nytt punkt foran starten din er i veien for motspilleren.

step-fevga-shut-title = Én er en mur
step-fevga-shut-task = Én mørk brikke er nok til å stenge et punkt. Trykk på de tre punktene innen seks skritt fra 24 der du ikke kan lande.
step-fevga-shut-yes = Fra 24 kan du ikke spille 2, 3 eller 5. I Fevga blir ingen slått: du må vente.
step-fevga-shut-no = Se etter mørke brikker på 23 til 18.
step-fevga-shut-hint = Mørke brikker, også enslige, på de seks punktene etter stabelen din.
step-fevga-shut-open = Der står ingen: punktet er ledig.
step-fevga-shut-own = Det er din egen brikke. Du kan gå dit.

step-fevga-wall-title = Bygg der de må forbi
step-fevga-wall-task = Ti mørke brikker har fortsatt denne veien foran seg. Du kastet 5 og 3: sett nye sperrer på 19 og 14, og behold 20.
step-fevga-wall-yes = Det er planen i Fevga: spre deg foran motspilleren til tallene tar slutt.
step-fevga-wall-no = Ett av de tre punktene er tomt.
step-fevga-wall-hint = Femmeren fra den store stabelen, treeren fra 17.

step-tavla-door-title = Slå og dekk
step-tavla-door-task = Tavla spilles som Portes, med én regel til for slag i ditt eget hjemland. Først et trygt slag: du kastet 4 og 2. Slå på 4, og befest punktet.
step-tavla-door-yes = En brikke på baren, og et punkt ingen tar fra deg.
step-tavla-door-no = Slå på 4, og la to brikker stå der.
step-tavla-door-hint = Begge tallene møtes på samme punkt.

step-tavla-stays-title = Ikke slå og stikk
step-tavla-stays-task = Du kastet 4 og 1 og vil slå på 5 med fireren. På punkt 1 til 6 må brikken som slo, bli denne turen. Trykk på punktet du da ikke kan spille eneren fra.
step-tavla-stays-yes = Brikken som slo på 5, sitter fast. Alle andre kan spille eneren, også 6/5 for å dekke.
step-tavla-stays-no = Hvor står brikken som nettopp slo?
step-tavla-stays-hint = En firer fra 9 lander på den mørke brikken. Den som slo, må bli.
step-tavla-stays-free = Herfra er eneren fri: denne brikken har ikke slått noen.

step-tavla-outside-title = Utenfor er det lov
step-tavla-outside-task = Regelen gjelder bare på punkt 1 til 6. Du kastet 5 og 2: slå ute på 11, og gå videre med samme brikke.
step-tavla-outside-yes = Du slo underveis, og brikken er trygg på 6. På 13 står to igjen sammen.
step-tavla-outside-no = Slå på 11, og bli ikke stående der alene.
step-tavla-outside-hint = Toeren slår. Så tar femmeren den samme brikken hjem.

step-tavla-patience-title = La den blotten være
step-tavla-patience-task = En mørk brikke står alene på 1, og 6/1 ville slå den. Men brikken din ville sitte fast der, altfor dypt. Du kastet 6 og 5: få heller en bakerste brikke i sikkerhet.
step-tavla-patience-yes = Halve jobben er gjort: en av de to bakerste står på 13, blant venner.
step-tavla-patience-no = En bakerste brikke skal nå 13.
step-tavla-patience-hint = Begge tallene med én brikke fører fra 24 til din egen stabel.
step-tavla-patience-hit = Nå står tre av brikkene dine alene, og den på 1 gjør ingen nytte lenger.

step-nardi-head-title = Hodet
step-nardi-head-task = Som i Fevga løper begge samme vei, og én brikke holder et punkt. Alle starter på hodet, og bare én i hver tur kan forlate det. Trykk på hodet ditt.
step-nardi-head-yes = Åtte venter fortsatt. Her finnes ingen løper: alle brikker på vei kan flyttes.
step-nardi-head-no = Det er punktet der reisen din begynner.
step-nardi-head-hint = Se etter den høyeste stabelen din.
step-nardi-head-theirs = Det er hodet til motspilleren, en halv runde unna.
step-nardi-head-one = Denne har allerede dratt. Hvor venter de andre?

step-nardi-one-title = Én fra hodet, én på veien
step-nardi-one-task = Du kastet 6 og 3. Det ene tallet tar en brikke fra hodet, det andre må spilles et annet sted. Stå på 18 og på 7.
step-nardi-one-yes = 21, 20, 19 og 18 er dine, og én færre venter på hodet.
step-nardi-one-no = Både 18 og 7 skal være dine.
step-nardi-one-hint = Hvilket av de to tallene gjør rekken lengre fra hodet?

step-nardi-five-title = Fem, ikke seks ennå
step-nardi-five-task = Seks punkter på rad er en full mur. Den er lov først når en mørk brikke er forbi, og det er ingen. Du kastet 5 og 1: hold 24 til 20, fem på rad.
step-nardi-five-yes = Fem er lov og nesten like bra: bare en sekser kommer over, og bare fra punktet rett foran.
step-nardi-five-no = Ett av punktene 24 til 20 er tomt.
step-nardi-five-hint = 23 mangler. Og 19 må bort, ellers blir det seks.

step-nardi-unload-title = Ta én når du kan
step-nardi-unload-task = Ni brikker på hodet er en byrde: hver tur kan høyst befri én. Du kastet 6 og 4. Få én helt ut til 14, og behold 23 og 21.
step-nardi-unload-yes = En til er fri, 23 og 21 sperrer fortsatt, og 16, 15 og 14 står på rad.
step-nardi-unload-no = Begge tallene hører til én brikke fra hodet.
step-nardi-unload-hint = Brikkene som allerede er ute, står godt der de er.

step-hyper-enter-title = Inn med et slag
step-hyper-enter-task = Hver side har bare tre brikker; de starter på 24, 23 og 22. Du er på baren og kastet 6 og 5. Entre, og slå på veien.
step-hyper-enter-yes = Elleve skritt med én brikke, og en tredjedel av motspillerens brikker er på baren.
step-hyper-enter-no = Det er ingen mørk brikke på baren.
step-hyper-enter-hint = Elleve skritt fra baren står en mørk brikke alene.

step-hyper-point-title = Et punkt for to
step-hyper-point-task = Med tre brikker kan du høyst holde ett punkt. Du kastet 5 og 4, og i hjemlandet ditt står en mørk brikke alene på 6. Slå den med to brikker.
step-hyper-point-yes = Slått og trygt: to på 6, og den mørke brikken må begynne på nytt bak deg.
step-hyper-point-no = På 6 skal det stå to brikker, og en mørk brikke på baren.
step-hyper-point-hint = Begge tallene fører til 6, fra to forskjellige punkter.
step-hyper-point-loose = Brikken din står der den mørke brikken entrer: en toer slår tilbake.

step-hyper-past-title = Forbi hverandre
step-hyper-past-task = To mørke brikker på 9 står fortsatt foran dine to på 10. Du kastet 6 og 3: få begge forbi, så kan ingen bli slått lenger.
step-hyper-past-yes = Kontakten er slutt. Du trenger 19 skritt, motspilleren 35.
step-hyper-past-no = En av brikkene dine står fortsatt på 10.
step-hyper-past-hint = Løpet er allerede ditt. Hvem er fortsatt i fare?
step-hyper-past-one = Én brikke ble igjen på 10, rett foran to mørke: alle enere slår den.

step-hyper-last-title = De tre siste
step-hyper-last-task = Tre brikker er hele partiet, så ett kast med doble kan avslutte det. Hvor mange av de 36 kastene tar ut alle tre på én gang?
step-hyper-last-yes = 2-2, 3-3, 4-4, 5-5 og 6-6. To terninger tar høyst ut to brikker, doble fire.
step-hyper-last-no = Bare doble kan greie det. Prøv hver av de seks.
step-hyper-last-hint = Uten doble spiller du to tall. Hvor mange brikker skal ut?
step-hyper-last-aces = Det finnes seks doble, men 1-1 gir bare fire skritt, og du trenger seks.
step-hyper-last-two = De fleste kast har to tall, og de tar høyst ut to brikker.

step-nack-start-title = To ekstra der bak
step-nack-start-task = Alt er som i backgammon, men begge starter med fire brikker bak. Én er tatt fra 13 og én fra 6. Sett de to som mangler, rett ved siden av paret på 24.
step-nack-start-yes = To på 24 og to på 23. Det er vanskeligere å få alle ut, så partiene varer lenger.
step-nack-start-no = To brikker hører hjemme på 23.
step-nack-start-hint = Se på de mørke brikkene på dine punkter 1 og 2: dine står speilvendt.
step-nack-start-four = Ikke oppå de andre: de har sitt eget punkt.

step-nack-anchor-title = Først et anker
step-nack-anchor-task = Et anker er et punkt du holder i motspillerens hjemland. Du kastet 4 og 3, og 20 er den beste plassen. Befest det med to forskjellige bakerste brikker.
step-nack-anchor-yes = Med et anker på 20 blir du neppe stengt inne, og du har alltid et sted å lande.
step-nack-anchor-no = På 20 skal det stå to brikker.
step-nack-anchor-hint = Én kommer fra 24, den andre fra 23.
step-nack-anchor-run = Én er ute, men alene og udekket, og tre står igjen bak uten anker.

step-nack-point-title = De samme gode punktene
step-nack-point-task = Punktene dine er enda mer verdt her: fire mørke brikker må forbi. Du kastet 3 og 1. Slå på 5, og befest punktet.
step-nack-point-yes = Punkt 8, 6 og 5 foran fire mørke brikker: nå er det de som får vente lenge.
step-nack-point-no = Slå på 5, med to brikker på punktet.
step-nack-point-hint = Som i backgammon: 3 og 1 møtes på samme punkt.

step-nack-two-title = To ankre
step-nack-two-task = Av dine fire bakerste brikker er én på baren, én står alene på 24, og to holder 22. Du kastet 5 og 4: la ingen av de fire stå alene.
step-nack-two-yes = Ankre på 22 og 20. Du kan vente på et godt kast, og alle de bakerste er trygge.
step-nack-two-no = En av de bakerste brikkene står fortsatt alene.
step-nack-two-hint = Hvor kan den fra baren og den fra 24 møtes?
step-nack-two-hit = Et slag frister, men nå står to av brikkene dine alene bak, og enda en på 4.

step-acey-optional-title = Du trenger ikke entre
step-acey-optional-task = Alle brikkene starter utenfor brettet og entrer som fra baren. Er ingen slått, kan du også flytte andre. Du kastet 3 og 2, ti venter: finn noe bedre enn å entre.
step-acey-optional-yes = Den mørke brikken hadde kommet langt. Dine egne kan vente utenfor brettet.
step-acey-optional-no = En enslig mørk brikke er innen rekkevidde.
step-acey-optional-hint = Fem skritt med én brikke.
step-acey-optional-enter = To til er inne, men sjansen til å slå er borte.

step-acey-deuce-title = Ener og toer
step-acey-deuce-task = Du kastet 1-2, det beste kastet: spill 1 og 2, så doble etter eget valg, og kast så igjen. Her spiller du den første delen. Slå med den.
step-acey-deuce-yes = Nå ville du fått doble etter eget valg og ett kast til, mens en mørk brikke sitter på baren.
step-acey-deuce-no = Ingen mørk brikke ble slått.
step-acey-deuce-hint = Begge tallene med én brikke blir tre.

step-acey-double-title = Doble, og en gang til
step-acey-double-task = Doble spilles fire ganger, og så kaster du igjen. Kan ikke alle fire spilles, mister du det ekstra kastet. Du kastet 4-4: befest punkt 6 med et slag.
step-acey-double-yes = Et slag, et punkt hjemme, og det er din tur igjen.
step-acey-double-no = På 6 skal det stå to brikker.
step-acey-double-hint = To firere fører fra 14 til 6, for begge i paret.

step-acey-two-title = På vei hjem
step-acey-two-task = Her finnes ingen gammon: hver seier teller 1. Det er den lange veien tilbake som svir. Du kastet 6 og 2: send to mørke brikker tilbake.
step-acey-two-yes = Én brikke slo to ganger. Den ene var nesten hjemme.
step-acey-two-no = To mørke brikker skal være på baren.
step-acey-two-hint = En av brikkene dine når begge, først med toeren.

step-tapa-pair-title = To ved siden av hverandre
step-tapa-pair-task = Som i Plakoto låser du en enslig brikke i stedet for å slå den. Brikken din på 6 holder allerede én. Du kastet 4 og 3: lås den på 5 også.
step-tapa-pair-yes = To mørke brikker sitter i hjemlandet ditt, og de andre må løpe alene.
step-tapa-pair-no = Den mørke brikken på 5 er fortsatt fri.
step-tapa-pair-hint = Sju skritt med én brikke. Den på 6 blir stående.
step-tapa-pair-quiet = To på 12 ser solid ut, men å låse én til hjemme avgjør partier.

step-tapa-home-title = Låst hjemme
step-tapa-home-task = Du kan ikke flytte ut så lenge en av dine er låst hjemme, her på 4. Sekseren går tapt. To mørke brikker venter på 1. Spill eneren uten å bryte et par.
step-tapa-home-yes = Alle punktene dine er fortsatt trygge, og den mørke brikken på 4 må gå før eller senere.
step-tapa-home-no = På punkt 6, 5, 3 og 2 skal det bli stående to brikker.
step-tapa-home-hint = Bare ett av punktene dine har en brikke til overs.
step-tapa-home-alone = Brikken på 3 er alene nå. En toer låser den, og ventetiden blir lengre.

step-tapa-last-title = Etternølerne sammen
step-tapa-last-task = Låsen din på 5 holder. De to siste står på 21, og en mørk brikke lurer på 18. Du kastet 6 og 4: få begge videre til punkter du holder.
step-tapa-last-yes = Begge er forbi 18 samtidig, og ingen står alene der bak.
step-tapa-last-no = Begge skal forlate 21, og brikken på 5 skal bli stående.
step-tapa-last-hint = Fra 21 ender begge tallene på punkter som er dine.
step-tapa-last-stay = De to på 21 har fortsatt den mørke brikken foran seg, og snart må en av dem gå alene.

step-tapa-mother-title = Moren låst, partiet fortsetter
step-tapa-mother-task = Den mørke moren står alene på 1. Men du har fortsatt to på 24, så du vinner ikke straks. Du kastet 5 og 1: lås den, og hold dine to sammen.
step-tapa-mother-yes = Så snart dine to har forlatt 24, vinner du 2. Ble din egen mor låst, ville det blitt uavgjort.
step-tapa-mother-no = Lås på 1, og la begge brikkene stå på 24.
step-tapa-mother-hint = Femmeren kommer fra 6. Hvem kan ta eneren?

step-gul-free-title = Verken løper eller hode
step-gul-free-task = Begge går samme vei, én brikke holder et punkt, og ingen blir slått. Men ingen løper må gå først: så mange du vil, kan forlate 24. Du kastet 4 og 2: hold 24 til 20.
step-gul-free-yes = To forlot 24 i samme tur, og fem punkter på rad er dine.
step-gul-free-no = Ett av punktene 24 til 20 er tomt.
step-gul-free-hint = Begge tallene kommer fra den store stabelen.
step-gul-free-gap = Du tok en stein ut av muren: nå er det hull på 23 og 22.

step-gul-six-title = Seks på rad er lov
step-gul-six-task = I Fevga og Long Nardi kan en full mur på seks være forbudt. Her er den aldri det. Du kastet 5 og 1: bygg seks på rad, 24 til 19.
step-gul-six-yes = Ingen hopper over seks punkter. Den som ikke er forbi, må vente til du åpner.
step-gul-six-no = Mellom 24 og 19 er det et hull.
step-gul-six-hint = To punkter mangler, og stabelen har brikker til begge.

step-gul-climb-title = Doble som klatrer
step-gul-climb-task = Fra ditt fjerde kast klatrer doble: etter fire firere kommer fire femmere, så fire seksere, så lenge de passer. Trykk på de to punktene der du ikke kan spille en femmer.
step-gul-climb-yes = Mørke brikker holder 19 og 11. Kan ikke alle fire av et tall spilles, er klatringen over.
step-gul-climb-no = Tell fem skritt fra hvert av punktene dine.
step-gul-climb-hint = Ett av dem er startstabelen din.
step-gul-climb-fits = Herfra lander en femmer på et ledig punkt eller på ditt eget.

step-gul-keep-title = Behold muren, flytt resten
step-gul-keep-task = Muren din på 19 til 15 står mellom ti mørke brikker og hjemlandet deres. Du kastet 3 og 1. Spill slik at alle fem steinene i muren blir stående.
step-gul-keep-yes = De ledige brikkene dine tar de små tallene, og motspilleren går tom for trekk først.
step-gul-keep-no = En av steinene på 19 til 15 er borte.
step-gul-keep-hint = Én ledig brikke tar begge tallene. Bare den ene av de to veiene er åpen.
step-gul-keep-open = Hullet på 18 slipper gjennom en firer, og det var akkurat den motspilleren ventet på.

step-moul-runner-title = Forbi og ut
step-moul-runner-task = Som i Fevga må en løper forbi starten til motspilleren på 12 før andre kan flyttes. Din står på 13. Du kastet 5 og 4: gå forbi, og hent ut en ny.
step-moul-runner-yes = Løperen er forbi, og den første av de fjorten andre er ute.
step-moul-runner-no = Ett tall til løperen, det andre til stabelen.
step-moul-runner-hint = Hvilket av de to tallene er ledig for løperen?
step-moul-runner-alone = Løperen går hjem, og motspilleren får bygge i fred der de fjorten andre dine skal ut.

step-moul-limit-title = Fire og ikke flere
step-moul-limit-task = Motspilleren starter i fjerdedelen fra 12 til 7. Der kan du høyst holde fire punkter, og fire holder du allerede. Trykk på det tomme punktet du ikke kan ta i tillegg.
step-moul-limit-yes = 11, 10, 9 og 8 er dine; 7 ville blitt det femte. Da måtte du gi opp et annet.
step-moul-limit-no = Se mellom 12 og 7.
step-moul-limit-hint = Ett av disse seks punktene er fortsatt tomt.
step-moul-limit-theirs = Det er starten til motspilleren. Der er det stengt uansett.
step-moul-limit-have = Dette er allerede ditt.

step-moul-six-title = Ved egen start er alt lov
step-moul-six-task = Fevga forbyr å holde hele 24 til 19. Det gjør ikke Moultezim. Du kastet 2 og 1: tett det siste hullet i muren din.
step-moul-six-yes = Seks på rad, og alle de mørke brikkene må fortsatt forbi her.
step-moul-six-no = Hullet står fortsatt åpent.
step-moul-six-hint = Hvilket punkt mellom 24 og 19 er tomt, og hvor langt er det fra stabelen?

step-moul-jump-title = Hopp mens du kan
step-moul-jump-task = Motspilleren holder 12 til 8. Fra 13 fører bare en sekser over muren, og den har du. Du kastet 6 og 5: hopp, og hent ut en ny med femmeren.
step-moul-jump-yes = Du er over muren, og den nye brikken på 19 står i veien for motspilleren.
step-moul-jump-no = Sekseren hører til 13, femmeren til 24.
step-moul-jump-hint = Hvem står rett foran muren?
step-moul-jump-wait = Du brukte begge tallene på én brikke, og nå venter enda en foran muren.
step-moul-jump-deep = Over, men altfor langt. Og de seks på 24 har ikke rørt seg.

step-nard-face-title = Ansikt til ansikt
step-nard-face-task = Alle femten starter på 24. Som i backgammon går dere mot hverandre, men én brikke er nok til å holde et punkt, og ingen blir slått. Trykk på punktet der motspilleren starter.
step-nard-face-yes = Ditt punkt 1 er motspillerens 24. Hver side må forbi alle brikkene til den andre.
step-nard-face-no = Se etter den mørke stabelen.
step-nard-face-hint = Det er det siste punktet på din egen reise.
step-nard-face-behind = Der starter de i Fevga. Her kommer dere fra hver sin ende.
step-nard-face-own = Det er din egen start.

step-nard-around-title = Forbi vakten
step-nard-around-task = En mørk brikke på 18 sperrer sekseren fra 24. Du kastet 6 og 2. Få ut én likevel, og behold 17.
step-nard-around-yes = Først toeren, så sekseren. 17 og 16 sperrer side om side, og på 24 står det ni igjen.
step-nard-around-no = 17 og 16 skal begge være dine.
step-nard-around-hint = Rekkefølgen på terningene bestemmer du.
step-nard-around-give = Du ga fra deg 17, et punkt på motspillerens vei hjem, og ti venter fortsatt.

step-nard-row-title = En rekke tvers over veien
step-nard-row-task = Ti mørke brikker skal fortsatt ut fra 1. Du kastet 6 og 2: forleng rekken med punkt 10, og hent ut én fra 24.
step-nard-row-yes = 15, 14, 13, 11 og 10: snart har de ti på 1 få tall igjen.
step-nard-row-no = 10 og 22 skal være dine, og 15, 14, 13 og 11 blir stående.
step-nard-row-hint = Hvem står seks skritt foran 10?

step-nard-step-title = Et springbrett
step-nard-step-task = Muren din fra 9 til 4 holder igjen sju mørke brikker. Dine egne seks på 24 kommer bare ut over 18, 22 og 23. Du kastet 6 og 4: én til 14, og behold 18.
step-nard-step-yes = Fem igjen på 24, og 18 venter på neste sekser. Et punkt du holder, kan ingen ta fra deg.
step-nard-step-no = Muren fra 9 til 4 og brikken på 18 skal alle bli.
step-nard-step-hint = En brikke fra 24 kan lande hos vennen sin og så gå videre.
step-nard-step-stone = Nå kan en mørk brikke ta 18, og de seks på 24 er nesten innemurt.

step-mah-deep-title = Så langt inne som mulig
step-mah-deep-task = Brikker låses som i Plakoto. Du kastet 6 og 4, og en mørk brikke har nettopp dratt fra starten: lås den på 4.
step-mah-deep-yes = Den har 21 skritt igjen og får ikke begynne før du vil.
step-mah-deep-no = Den mørke brikken på 4 er fortsatt fri.
step-mah-deep-hint = Det er ti skritt, og to av dine står akkurat der de skal.

step-mah-on-title = Ingen premie for moren
step-mah-on-task = Den mørke moren står alene på 1, og starten din er tom. I Plakoto ville du vunnet straks; her går partiet videre. Det lønner seg likevel: du kastet 6 og 2, lås den.
step-mah-on-yes = Den kan ikke flyttes, så motspilleren kan ikke flytte ut før du slipper den. Og du trenger ikke gå før til slutt.
step-mah-on-no = Moren på 1 er fortsatt fri.
step-mah-on-hint = Seks skritt foran 1 har du et par.

step-mah-leave-title = Gå før det er for sent
step-mah-leave-task = To av dine er låst på 17 og 16. To står fortsatt på 24, og den siste der kunne lett bli fanget. Du kastet 6 og 2: begge drar, og låsen på 2 blir.
step-mah-leave-yes = Ingen er igjen på 24. En lås der ville ikke kostet to poeng, men hele reisen.
step-mah-leave-no = 24 skal være tomt, og brikken på 2 skal bli.
step-mah-leave-hint = Hvert av tallene fører fra 24 til et punkt som er ditt.

step-mah-keep-title = Bli sittende, og bygg
step-mah-keep-task = Brikken din på 5 låser en mørk brikke, og den på 15 er selv låst. Du kastet 4 og 1: behold låsen, og befest et nytt punkt på 17.
step-mah-keep-yes = 21 til 17 er fem punkter på rad, og alle de mørke brikkene må forbi dem.
step-mah-keep-no = På 17 skal det stå to brikker, og den på 5 skal bli.
step-mah-keep-hint = To av stablene dine er 4 og 1 unna 17.

step-short-triple-title = Opptil tre
step-short-triple-task = Trekk og seire er som i backgammon, bare kuben mangler. Du er ferdig, motspilleren har ikke tatt ut noen brikke, og én mørk brikke står fortsatt i hjemlandet ditt. Hvor mange poeng er det?
step-short-triple-yes = Backgammon, tre poeng. Uten kube er det den eneste veien til mer enn to.
step-short-triple-no = Finn den mørke brikken på dine punkter 1 til 6.
step-short-triple-hint = Mer enn gammon.
step-short-triple-two = Gammon teller 2. Men én kom aldri ut av hjemlandet ditt.

step-short-point-title = Det vanlige punktet
step-short-point-task = De to bakerste brikkene dine står hver for seg, men med 3 og 1 gjør du som alltid i backgammon. Befest det beste punktet dette kastet kan gi.
step-short-point-yes = 8/5 og 6/5: det du kan fra backgammon, gjelder uendret her.
step-short-point-no = To brikker skal møtes på 5.
step-short-point-hint = To av stablene dine er 3 og 1 unna samme punkt.

step-short-prime-title = Et slag og en mur
step-short-prime-task = Tre mørke brikker står bak punktene dine. Du kastet 4-4: slå på 9, og steng fem punkter på rad, 10 til 6.
step-short-prime-yes = Fem på rad og én på baren. Uten kube kan ingen gi seg: spill videre for å vinne gammon.
step-short-prime-no = 10, 9, 8, 7 og 6 skal alle være dine, med et slag.
step-short-prime-hint = To par flytter hver sin firer.
step-short-prime-greedy = Det andre slaget koster deg muren, og du står alene på 11 og 3.

step-short-clear-title = Forsiktig på slutten
step-short-clear-task = Du flytter ut, men tre mørke brikker venter på sjansen sin på 2. Du kastet 6 og 3. La ingen av dine stå alene.
step-short-clear-yes = Én er ute, og det bakerste punktet er ryddet. De mørke brikkene har ingen å slå.
step-short-clear-no = En av brikkene dine står alene nå.
step-short-clear-hint = På 6 står det to, og begge kan dra.
step-short-clear-two = To ute, men den siste på 6 står alene, og en firer fra 2 slår den.

step-long-pips-title = En lang vei
step-long-pips-task = Reglene er som i backgammon, men alle femten brikkene på begge sider starter på 24. Hvor mange skritt må du gå til sammen før alt er ute?
step-long-pips-yes = 15 ganger 24 er 360, mer enn dobbelt så mange som i backgammon.
step-long-pips-no = Hver brikke på 24 trenger 24 skritt.
step-long-pips-hint = Femten ganger samme tall.
step-long-pips-usual = Det er tallet for startposisjonen i backgammon.
step-long-pips-one = Det er én brikke. Du har femten.

step-long-ambush-title = Den siste har en jobb
step-long-ambush-task = Her må alle forbi alle, så selv den siste brikken din har en jobb. Du kastet 4 og 1: slå den mørke brikken på 21, rett foran deg, og dekk blotten din på 4.
step-long-ambush-yes = Den var fire skritt fra målet og begynner på nytt fra baren. Og nå holder du 4.
step-long-ambush-no = Slå på 21, og la to brikker stå på 4.
step-long-ambush-hint = Eneren slår. Hvilken stabel er fire skritt fra punkt 4?

step-long-both-title = To på baren
step-long-both-task = To mørke brikker står alene, på 8 og på 6. Du kastet 2-2: slå begge med det fremste paret ditt, og befest punkt 6.
step-long-both-yes = Begge er på baren, og du holder ditt første punkt hjemme.
step-long-both-no = To mørke brikker skal være på baren, og to av dine på 6.
step-long-both-hint = Paret på 10 kommer til 8 og så til 6.

step-long-sixes-title = Seksere flytter fjell
step-long-sixes-task = Du er på baren og kastet 6-6. En mørk brikke står alene på 10. Entre, og få så et par sammen til 10, med et slag.
step-long-sixes-yes = Tjuefire skritt i ett kast: du er inne, du slo, og punkt 11 og 10 er dine.
step-long-sixes-no = På 10 skal det stå to brikker, og 11 skal fortsatt være ditt.
step-long-sixes-hint = Den første sekseren må entre. Hvem er seks skritt fra 10?

step-five-full-title = Fullt hus
step-five-full-task = Et punkt rommer høyst fem av brikkene dine. Et fullt punkt er stengt for dine egne også. Trykk på de to punktene dine som er fulle fra starten.
step-five-full-yes = Ingen kan lande på 13 eller 6 før noen har dratt.
step-five-full-no = Se etter stabler med fem lyse brikker.
step-five-full-hint = Den ene er langt unna, den andre hjemme.
step-five-full-room = Her er det plass til flere.
step-five-full-theirs = Denne stabelen er motspillerens.

step-five-hit-title = Tynn ut stablene
step-five-hit-task = Fulle stabler er i veien for deg, så hver brikke som drar derfra, er velkommen. Du kastet 4 og 2: slå på 4, og befest punktet.
step-five-hit-yes = Et slag, et punkt og én ledig plass på 6.
step-five-hit-no = Slå på 4, med to brikker der.
step-five-hit-hint = 8 og 6 er 4 og 2 unna.

step-five-around-title = Utenom det fulle punktet
step-five-around-task = Punkt 6 er fullt: ingen kan lande der, heller ikke underveis. Du kastet 6 og 5. Slå på 4 med to brikker.
step-five-around-yes = 10/4 og 9/4 kommer rett dit. Når de står spredt, finner du alltid en vei.
step-five-around-no = På 4 skal det stå to brikker etter et slag.
step-five-around-hint = Én er seks skritt fra 4, én er fem.

step-five-plan-title = Tell plassene
step-five-plan-task = Du kastet 4-4 og vil hjem med tre brikker fra 8. Men på 4 står det allerede tre, og på 2 lurer mørke brikker. Spill slik at 8 fortsatt er trygt.
step-five-plan-yes = På 4 er det bare plass til to, så én av tre ville blitt alene. Da er det bedre at to blir sammen på 8.
step-five-plan-no = To brikker skal bli på 8.
step-five-plan-hint = Hvor mange til rommer 4, og hva skjer med den tredje?
step-five-plan-alone = 4 er fullt, og den tredje brikken står alene på 8: en sekser slår den.
