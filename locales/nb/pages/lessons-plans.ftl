# Kurset `plans`: navnene på stegene står i lessons/plans/.

course-plans-title = Planer
course-plans-lead = Sju måter å vinne et parti på, og hvordan du ser hvilken posisjonen krever.

lesson-running-game-title = Løpespillet
lesson-running-game-lead = Du leder løpet: få de bakerste brikkene ut i tide.
lesson-holding-game-title = Holdespillet
lesson-holding-game-lead = Du ligger bak: hold et punkt på den andre siden, vent, og slå.
lesson-priming-title = Primespillet
lesson-priming-lead = En mur av punkter som ingen kommer over.
lesson-blitz-title = Blitzen
lesson-blitz-lead = Angrip før motspilleren får fotfeste.
lesson-back-game-title = Bakspillet
lesson-back-game-lead = To punkter langt bak, mye tålmodighet og ett sent skudd.
lesson-prime-battle-title = Prime mot prime
lesson-prime-battle-lead = Begge er muret inne. Den som må åpne muren først, taper.
lesson-containment-title = Innesperring
lesson-containment-lead = Motspilleren har begynt å flytte ut. Fang den siste brikken.
lesson-which-plan-title = Hvilken plan?
lesson-which-plan-lead = Ni posisjoner: finn først planen, så trekket.

step-ahead-title = Regn ut ledelsen
step-ahead-task = En pip er ett punkt på veien. For å bli ferdig trenger du 141 pip og motspilleren 158. Den som trenger færrest, leder løpet. Hvor mange pip leder du med?
step-ahead-yes = 17 pip. Et kast er verdt omtrent 8, så du ligger to kast foran. Den som leder, vil ha et løp.
step-ahead-no = Trekk dine 141 fra 158.
step-ahead-hint = Hvor mange flere pip trenger motspilleren enn du?
step-ahead-own = Så mange trenger du selv. Hvor mange flere trenger motspilleren?
step-ahead-theirs = Så mange trenger motspilleren. Trekk fra dine egne 141.

step-leave-title = Gå i tide
step-leave-task = Du leder, så du vil at begge sider skal komme forbi hverandre uten slag. Men de to siste brikkene dine står langt bak. Du kastet 5 og 4: legg i vei.
step-leave-yes = Én brikke er på vei før det står en mur foran den. Ledelsen teller først når de to siste er ute.
step-leave-no = Løpet begynner bakerst: flytt en av de bakerste brikkene.
step-leave-hint = Hvilke brikker har lengst vei, og hvor langt kommer en av dem med dette kastet?
step-leave-stay = Ingen av brikkene dine kan slås nå. Men motspilleren får tid til å bygge en mur foran de to siste, og bak en mur er en ledelse lite verdt.
step-leave-half = På 20 står brikken rett foran motspillerens brikker: 32 av 36 kast slår deg.

step-last-one-title = Hent den siste
step-last-one-task = Den første brikken venter på 15. Den andre står fortsatt på 24, og motspilleren begynner å stenge veien. Du kastet 6 og 3.
step-last-one-yes = De møtes på 15, og ingen av dine kan slås. Nå leder du med 31 pip.
step-last-one-no = Se på den siste brikken. Hvor kommer den med begge terningene?
step-last-one-hint = 6 og 3 er 9. Tell fra 24.
step-last-one-easy = Den ene brikken er hjemme, og den andre står alene på 24. Muren foran den vokser for hvert kast.
step-last-one-halfway = Nå står to brikker alene foran motspilleren: 30 av 36 kast slår.

step-rear-first-title = De bakerste først
step-rear-first-task = Paret ditt på 15 må fortsatt forbi de mørke brikkene på 12. Det som står lengst bak, kommer først. Du kastet 5 og 4.
step-rear-first-yes = Begge er forbi. Bare de to mørke brikkene på 3 kan fortsatt slå deg, og bare med 4 av 36 kast.
step-rear-first-no = Det bakerste paret ditt står fortsatt bak de mørke brikkene på 12.
step-rear-first-hint = Se etter et trekk som flytter begge brikkene fra 15.
step-rear-first-one = Punkt 11 er borte, og paret på 15 må fortsatt forbi.
step-rear-first-stack = Ingen av dine kan slås. Men hjemlandet ditt faller fra hverandre, og paret på 15 må fortsatt forbi.

step-price-title = Hva ledelsen er verdt
step-price-task = Du leder med 18 pip, og bare de to mørke brikkene på 3 kan fortsatt slå deg. Før du kaster, kan du doble. Doble eller kaste?
step-price-yes = Ledelsen er mer enn en tidel av dine 114 pip. Nå koster det motspilleren omtrent like mye å gi seg som å ta. Det er det beste tidspunktet for en dobling.
step-price-hint = I et løp er en ledelse på en tidel en god grunn til å doble. En tidel av 114 er litt over 11.
step-price-roll = Med en slik ledelse kan du spille om dobbelt så mye. Etter ett godt kast til gir motspilleren seg rett og slett.

step-home-first-title = To av tre
step-home-first-task = Spill det ferdig mot en hobbyspiller: Du begynner og leder med 18 pip. Få alle hjem før du flytter ut. Spill så én gang til, og vinn to av tre.
step-home-first-yes = Godt løp. Med «Spill igjen» begynner du i den samme stillingen.

step-both-home-title = Hjem, men ikke for dypt
step-both-home-task = Et rent løp: ingen kan slås lenger. Du kan flytte ut når alle er hjemme, på 6 eller lavere. Du kastet 6 og 1.
step-both-home-yes = To brikker kom hjem med ett kast. Bare én er igjen utenfor.
step-both-home-no = Tell brikkene dine utenfor hjemlandet: det kan være bare én igjen.
step-both-home-hint = Tre er utenfor. Kan dette kastet få inn to av dem?
step-both-home-deep = Én brikke kom hjem og gikk videre. To venter fortsatt på 7, og eneren kunne fått inn en av dem.
step-both-home-shift = Eneren flyttet bare på en brikke som allerede var hjemme. Den kunne fått inn en fra 7.

step-together-title = Ut sammen
step-together-task = Et annet parti. Du leder med 21 pip, men de to bakerste brikkene står hver for seg og kan slås begge to. Du kastet 6 og 2.
step-together-yes = De møtes på 16, og ingen av dine kan slås. Nå teller bare ledelsen.
step-together-no = En av de bakerste står fortsatt alene. Kan begge nå samme punkt?
step-together-hint = Den ene trenger sekseren, den andre toeren.
step-together-left = Den ene slapp unna, men den andre står alene på 22. 32 av 36 kast slår deg.
step-together-alone = Begge står fortsatt alene: 28 av 36 kast slår deg.
step-together-hit = Du slo, men nå står fire av brikkene dine alene. Du leder og trenger ingen kamp.

step-anchor-title = Et anker
step-anchor-task = Et punkt som du holder i motspillerens indre hjemland med to brikker eller flere, kalles et anker. Der kan du alltid entre. Trykk på ankeret ditt.
step-anchor-yes = To brikker holder punkt 20. Uansett hva som skjer ellers, får en femmer deg alltid inn fra baren.
step-anchor-no = Motspillerens indre hjemland er punktene 19 til 24.
step-anchor-hint = Se mellom 19 og 24 etter to lyse brikker på ett punkt.
step-anchor-blot = Denne står alene, og like utenfor motspillerens indre hjemland.
step-anchor-middle = Du holder dette punktet, men det er ikke i motspillerens indre hjemland.
step-anchor-own = Det er et punkt i ditt eget hjemland.

step-twenty-title = Det beste ankeret
step-twenty-task = Punkt 20 er det beste ankeret: derfra har du god utsikt, og det er vanskelig å bygge en mur foran det. Du kastet 5 og 4.
step-twenty-yes = Punkt 20 er ditt, og ingen av brikkene dine står alene.
step-twenty-no = Befest punkt 20, og spill femmeren slik at ingen brikke blir stående alene.
step-twenty-hint = Fireren gir deg ankeret. Hvor er femmeren trygg?
step-twenty-ran = Én brikke slapp unna, men den andre står alene på 24: 31 av 36 kast slår deg.
step-twenty-other = Nå står to brikker alene: 24 av 36 kast slår deg.
step-twenty-blots = Ankeret er på plass. Men femmeren lot en brikke stå alene på 3, og 12 av 36 kast slår den.

step-eighteen-title = Hold punkt 18
step-eighteen-task = Punkt 18 er også godt å holde: det stenger for motspillerens seksere, og derfra ser du alt som vil forbi. Du kastet 6 og 3.
step-eighteen-yes = Du holder 18, og treeren bringer en ny brikke i spill. Bare 5 av 36 kast slår den.
step-eighteen-no = To brikker kan møtes på 18.
step-eighteen-hint = Med en sekser fra 24 når du den andre brikken din.
step-eighteen-out = Den ene dro, den andre ble igjen alene: 32 av 36 kast slår deg.
step-eighteen-split = Nå står to brikker alene: 30 av 36 kast slår deg.

step-patience-title = Tålmodighet
step-patience-task = Du ligger 7 pip bak. Men motspilleren må fortsatt forbi punktene dine på 20 og 13. Det er planen: hold begge og vent. Du kastet 6 og 4.
step-patience-yes = Du holder begge punktene. Spill ventetrekk med brikkene du kan unnvære.
step-patience-no = Behold 20 og 13, og la ingen stå alene uten grunn.
step-patience-hint = Hvilke brikker trengs ikke for å holde 20 og 13?
step-patience-broke = Du forlot ankeret selv om du ligger bak: 32 av 36 kast slår deg, og planen er borte.
step-patience-lone = Punkt 13 er brutt: 15 av 36 kast slår brikken som ble igjen.

step-big-double-title = En stor doble
step-big-double-task = Samme posisjon, et annet kast: 5 og 5. Et slikt kast snur løpet. Hva blir det av planen din?
step-big-double-yes = Nå ligger du 13 pip foran, og de bakerste brikkene har sluppet ut. Det var et slikt kast du ventet på.
step-big-double-no = Fire femmere er 20 pip. Hvem leder etterpå?
step-big-double-hint = Etter dette kastet leder du. Hva gjør man da med de bakerste brikkene?
step-big-double-short = Det bakerste paret stopper på 15 og må fortsatt forbi motspillerens brikker.
step-big-double-buried = To femmere havnet dypt i hjemlandet. Det bakerste paret må fortsatt forbi.

step-still-there-title = Ta eller gi seg
step-still-there-task = Du ligger 24 pip bak, og motspilleren dobler. Men alle de mørke brikkene på 12 og 17 må fortsatt forbi punktet ditt på 18. Ta eller gi seg?
step-still-there-yes = Du vinner omtrent ett av fire partier: med et skudd eller et stort kast. Det er nok.
step-still-there-hint = Ett av fire partier er nok til å ta. Har du fortsatt veier til seier?
step-still-there-pass = Å gi seg koster hele poenget. Du taper mindre på å ta, for et skudd kan fortsatt komme.

step-shot-title = Skuddet
step-shot-task = Ventingen lønte seg: motspilleren måtte la to brikker stå alene, på 12 og 15. Du kastet 4 og 2.
step-shot-yes = Fra ankeret slo du brikken på 12. Bare 8 av 36 kast slår tilbake, og nå er det motspilleren som ligger bak.
step-shot-no = En mørk brikke kan slås. Det er dette du har ventet på.
step-shot-hint = Hvor langt er det fra ankeret ditt til brikken på 12?
step-shot-quiet = Et pent punkt, men skuddet er borte. Det kommer sjelden to ganger.
step-shot-tame = Du ventet videre, selv om skuddet var der.

step-two-shots-title = Enda bedre
step-two-shots-task = Samme posisjon med 6 og 3. Finn det sterkeste trekket.
step-two-shots-yes = Begge er på baren, og bare 9 av 36 kast får inn begge. Ankeret har gjort jobben sin, så nå kan du slippe det.
step-two-shots-no = Se på begge de mørke brikkene som står alene.
step-two-shots-hint = Begge terningene kan slå fra det samme punktet.
step-two-shots-single = Du slo den ene. Den andre slipper unna, selv om treeren din kunne slått den.
step-two-shots-bare = Du slo den ene, men nå står fire av brikkene dine alene: 15 av 36 kast slår tilbake.

step-hit-and-home-title = Slå, og så hjem
step-hit-and-home-task = Et nytt parti. Du ligger 8 pip bak og holder 20. Motspilleren måtte la en brikke stå alene på 15. Du kastet 5 og 2.
step-hit-and-home-yes = Du slo og gikk videre til 13. Nå leder du med 14 pip, og bare 12 av 36 kast slår brikken som ble igjen på 20.
step-hit-and-home-no = En mørk brikke kan slås fra ankeret. Og hvor er din egen brikke trygg etterpå?
step-hit-and-home-hint = Den ene terningen slår. Bruk den andre på brikken som slo.
step-hit-and-home-open = Du slo, men nå står to av brikkene dine alene: 18 av 36 kast slår tilbake.
step-hit-and-home-missed = Skuddet du ventet på, var der. Nå kommer den mørke brikken forbi.

step-sixth-title = Det sjette punktet
step-sixth-task = Punkter på rad er en mur og kalles en prime. Du holder fem på rad, 4 til 8. Ingen kommer over seks. Trykk på et punkt som gjør dem til seks.
step-sixth-yes = Med 9 eller 3 blir det seks på rad. Ikke engang en sekser hopper over dem.
step-sixth-no = Det må ligge rett ved siden av de fem punktene dine.
step-sixth-hint = De fem punktene er 4, 5, 6, 7 og 8. Hva kommer ved endene?
step-sixth-far = Punkt 13 er allerede ditt, men det er langt fra muren.
step-sixth-gap = Med 10 blir det et hull på 9, og der kan en brikke lande.
step-sixth-low = Med 2 blir det et hull på 3.

step-way-out-title = Den eneste veien ut
step-way-out-task = De mørke brikkene på 3 kommer bare over de fem punktene dine med en sekser, og den lander på den enslige brikken din på 9. Hvor mange av de 36 kastene slår den?
step-way-out-yes = Alle kast med en sekser: 11 av 36. Står det to brikker på 9, er det ingen.
step-way-out-no = Tell kastene som viser minst én sekser.
step-way-out-hint = Viser den første terningen 6, har den andre seks muligheter, og omvendt. Tell ikke 6 og 6 to ganger.
step-way-out-six = Det holder med én sekser, uansett på hvilken terning: tenk på begge.
step-way-out-twice = Nesten: 6 og 6 ble telt to ganger.
step-way-out-all = Alle andre tall lander på punktene dine.

step-fifth-title = Fra fire til fem
step-fifth-task = Du holder 5 til 8. Foran de mørke brikkene på 3 er det fortsatt plass. Du kastet 4 og 2: gjør muren lengre.
step-fifth-yes = Fem på rad, fra 4 til 8, og ingen brikke alene. Nå er en sekser den eneste veien ut.
step-fifth-no = Et femte punkt rett ved siden av de fire: hvilket kan dette kastet gi deg?
step-fifth-hint = Punkt 4 er det neste. Fra hvilke punkter når en firer og en toer dit?
step-fifth-run = Én brikke løper rett inn blant motspillerens brikker. Muren blir stående på fire, og de mørke kan komme ut.
step-fifth-split = Du forbereder mye og får ingenting. Muren kunne vært fem lang nå.

step-full-title = Fra fem til seks
step-full-task = Fem på rad, og en brikke på 9 som skal bli det sjette punktet. Du kastet 4 og 1.
step-full-yes = Seks på rad, fra 4 til 9: en full prime. De to mørke brikkene blir der til du slipper dem ut.
step-full-no = Det trengs en brikke til på 9.
step-full-hint = Med en firer fra 13 når du punkt 9.
step-full-safe = Brikken på 9 står fortsatt alene, og alle seksere slår den: 11 av 36 kast.
step-full-gave = Ingen av dine kan slås, men du ga bort det sjette punktet. Alle seksere slipper ut.

step-front-title = Muren flytter seg
step-front-task = Muren må flyttes hjem: befest et nytt punkt foran, og gi opp et gammelt bak. Du holder 4 til 10; den mørke brikken står på 2. Du kastet 6 og 1.
step-front-yes = Brikken på 3 forbereder det neste punktet. Den kan godt bli slått: bak seks punkter på rad kommer ingen unna.
step-front-no = Det neste punktet foran muren er 3. Begynn på det nå, mens seks punkter står.
step-front-hint = Hvilken brikke kan gå til 3 mens du holder punktene 4 til 9?
step-front-slow = Trygt, men tregt. Mens ingen kan komme ut, er det beste tidspunktet å begynne på punkt 3.
step-front-hole = Brikken på 9 står alene, så bare fem punkter på rad er igjen.

step-calm-title = Ta det rolig
step-calm-task = Den mørke brikken på 1 er fanget. Du kan slå den, men trenger ikke. Du kastet 4 og 2: flytt muren ett punkt fram.
step-calm-yes = Nå går de seks fra 3 til 8. Fangen kommer ingen vei; et slag ville bare gjort den farlig.
step-calm-no = Etter trekket ditt bør det stå seks punkter på rad.
step-calm-hint = Muren kan miste et punkt bak hvis den får ett foran.
step-calm-hit = Nå står tre av brikkene dine alene, og 27 av 36 kast slår en av dem. Den mørke var fanget uansett.
step-calm-hole = Punkt 4 er brutt, og det er et hull midt i muren.

step-close-front-title = Steng døren foran
step-close-front-task = En ny mur: punktene 4 til 8, og to brikker er på vei. En mørk brikke står rett foran, på 3. Du kastet 6 og 4.
step-close-front-yes = Du slo, og muren er seks lang, fra 3 til 8. Selv om brikken entrer, kommer den ikke unna.
step-close-front-no = Slå på 3, og bli der med to brikker.
step-close-front-hint = Hvilke av brikkene dine er 6 og 4 unna den mørke?
step-close-front-loose = Du slo, men brikken din på 3 står alene: 14 av 36 kast slår deg.
step-close-front-waits = Det er også seks på rad, men den mørke brikken blir på brettet. Etter et slag vinner du dessuten oftere gammon.

step-two-doors-title = To på baren
step-two-doors-task = Se det først fra den andre siden. Du har to brikker på baren, og punktene 19, 20 og 21 er stengt. Hvor mange av 36 kast får inn begge?
step-two-doors-yes = Bare 9: begge terningene må finne et ledig punkt. Derfor vil en blitz ha to på baren.
step-two-doors-no = Begge terningene må entre. Tre tall passer.
step-two-doors-hint = Den første terningen entrer med tre tall, og det gjør den andre også.
step-two-doors-one = Med 27 kast kommer minst én inn. Men begge må inn.
step-two-doors-half = Hver terning entrer i halvparten av tilfellene, men her må begge.

step-third-title = Steng punkter
step-third-task = En mørk brikke er på baren, en annen står alene på 1. Et angrep uten pause kalles en blitz. Du kastet 5 og 3.
step-third-yes = Et tredje stengt punkt, og ingen av brikkene dine kan slås. Med 9 av 36 kast kommer motspilleren ikke engang inn.
step-third-no = Hvert punkt du stenger hjemme, tar ett tall fra motspilleren.
step-third-hint = Kan begge terningene sammen befeste et nytt punkt i hjemlandet ditt?
step-third-run = Du løper mens motspilleren er på baren. Nå entrer motspilleren lett: med 32 av 36 kast.
step-third-loose = Du slo, men med bare to stengte punkter: 12 av 36 kast slår brikken som står alene.

step-strike-title = Ti til angrep
step-strike-task = Rett før det kastet: ti av brikkene dine står på 8 eller lavere, klare til angrep. Motspilleren har én på baren og ikke noe anker. Doble eller kaste?
step-strike-yes = Mange av disse partiene ender med gammon. Motspilleren kan ta, men du spiller om dobbelt så mye.
step-strike-hint = Hva skjer hvis du kaster godt og motspilleren ikke kommer inn?
step-strike-roll = Etter ett godt kast gir motspilleren seg med en gang. Doble mens motspilleren fortsatt kan ta.

step-loose-title = Slå med én
step-loose-task = Du har doblet, og motspilleren tok. Med 2 og 1 får du ikke befestet noe nytt punkt. Den mørke brikken på 2 vil bli et anker.
step-loose-yes = To på baren, og bare 9 av 36 kast får inn begge. Brikken din på 2 kan slås, men uten slaget får motspilleren et anker.
step-loose-no = Gi ikke brikken på 2 tid til å få selskap.
step-loose-hint = Du kan la en brikke stå alene når motspilleren har nok med å entre.
step-loose-tidy = Pent og ryddig, men nå gir alle toere et anker, og angrepet er over.
step-loose-away = De bakerste brikkene dine kan vente. Nå får motspilleren et gratis kast til å skaffe seg et anker.

step-again-title = Og en gang til
step-again-task = Senere i et slikt parti: fire punkter i hjemlandet ditt er stengt. En mørk brikke er på baren, den andre på 2. Du kastet 5 og 2.
step-again-yes = Igjen to på baren, og bare 4 av 36 kast får inn begge. 12 kast slår brikken din på 2: en grei pris.
step-again-no = Brikken på 2 må ikke få fred.
step-again-hint = Hvilken av brikkene dine er 7 unna den på 2?
step-again-pause = En pause i angrepet: alle toere gir et anker, og 20 av 36 kast entrer.
step-again-pretty = Fint bygd, men den mørke brikken på 2 får et kast for seg selv.

step-swap-title = Bytt punkt
step-swap-task = Du holder 6, 5, 4 og 3. En mørk brikke står på 1, en annen er på baren. Du kastet 1 og 1.
step-swap-yes = Du byttet 3 mot 1 og slo: fortsatt fire punkter, to på baren, og ingen av brikkene dine kan slås.
step-swap-no = Slå på 1 med to brikker, og behold fire punkter.
step-swap-hint = Fire enere: to brikker kan flytte to punkter hver. Hvilke to når punkt 1 sammen?
step-swap-single = Du slo med én brikke alene: 11 av 36 kast slår den. Du kunne ha brukt to.
step-swap-outside = Du bygde utenfor, og den mørke brikken på 1 fikk et kast i fred.

step-lock-title = Lås døren
step-lock-task = Fem punkter er stengt, og på 1 har du bare én brikke. En mørk brikke er på baren. Du kastet 4 og 1.
step-lock-yes = Alle seks punktene er stengt. Motspilleren får ikke engang kaste før du åpner et av dem.
step-lock-no = Brikken på 1 trenger en til.
step-lock-hint = 4 og 1 er 5. Hvilken brikke kan unnværes?
step-lock-bring = Alle enere entrer fortsatt og slår: 11 av 36 kast.
step-lock-builders = Døren står åpen: alle enere entrer og slår brikken din, 11 av 36 kast.

step-change-title = Tomt for krutt
step-change-task = Den første posisjonen igjen, nå med 6 og 5. Noe nytt punkt får du ikke. Angripe likevel, eller en annen plan?
step-change-yes = En plan er god så lenge terningene passer til den. En av de bakerste er trygg, og motspilleren er fortsatt på baren.
step-change-no = Dette kastet gir ikke noe punkt i hjemlandet. Hva kan det ellers brukes til?
step-change-hint = 6 og 5 er 11. Hvor lander en av de bakerste brikkene da?
step-change-force = Du slo med én brikke alene, og enda en står alene på 7: 11 av 36 kast slår tilbake. De to bakerste blir igjen.
step-change-both = Et halvt angrep og en halv flukt: 13 av 36 kast slår tilbake.

step-fresh-title = Et nytt angrep
step-fresh-task = En ny posisjon, og ingen er på baren ennå. Den mørke brikken på 2 står alene. Du kastet 6 og 4: angripe eller løpe?
step-fresh-yes = Du slo, og fire punkter på rad er stengt, fra 3 til 6. Brikken din på 2 kan slås, men 16 av 36 kast kommer ikke inn i det hele tatt.
step-fresh-no = Den mørke brikken på 2 er alene: ikke la den få fotfeste.
step-fresh-hint = Kan den ene terningen slå mens den andre stenger et punkt?
step-fresh-switch = Et slag med to brikker, men punkt 4 blir stående ledig midt i. Fire punkter på rad er sterkere.
step-fresh-half = Et fjerde punkt, men den mørke brikken får et kast for seg selv: 25 av 36 kast slår deg.

step-two-anchors-title = To ankre
step-two-anchors-task = Du ligger langt bak: 158 pip mot 72. Men du holder to ankre og venter på et skudd. Det er et bakspill. Trykk på begge ankrene.
step-two-anchors-yes = Punkt 23 og 22. Motspilleren må få alt hjem forbi dem.
step-two-anchors-no = Se etter punkter du holder i motspillerens hjemland.
step-two-anchors-hint = Det er to av dem mellom 19 og 24.
step-two-anchors-theirs = De to er mørke.
step-two-anchors-wall = Det er din egen side. Den får du bruk for etter slaget.

step-pair-title = Et godt par
step-pair-task = Løpet er tapt: 183 pip mot 124. Fire av brikkene dine står langt bak, hver for seg. Du kastet 3 og 1.
step-pair-yes = To ankre, på 22 og 21, og ingen av brikkene dine kan slås. Ikke for dypt, side om side: et godt par.
step-pair-no = Hver av de fire bør finne en makker.
step-pair-hint = Treeren og eneren kan samle alle fire i par.
step-pair-one = Ett anker, og tre brikker alene: du blir bare slått oftere.
step-pair-blots = Ett anker, og tre brikker er fortsatt alene: 35 av 36 kast slår en av dem.

step-good-pair-title = Et par som holder
step-good-pair-task = Du holder 24 og 22, og dine egne punkter står godt. Motspilleren dobler. Ta eller gi seg?
step-good-pair-yes = Du vinner mer enn ett av tre partier. Faren er gammon, men du har tid og et godt hjemland.
step-good-pair-hint = Ett av fire partier er nok, hvis du ikke taper for mange gammoner. Hvor godt står din egen side?
step-good-pair-pass = Du gir bort for mye: her vinner du mer enn ett av tre partier.

step-bad-pair-title = Et par for dypt
step-bad-pair-task = Bare ett punkt er annerledes: du holder 24 og 23. Motspilleren kan bygge igjen alt foran deg. Ta eller gi seg?
step-bad-pair-yes = Derfra ser du for lite: du vinner omtrent ett av fire partier, og nesten en tredel går tapt med gammon.
step-bad-pair-hint = Hva kan motspilleren nå bygge i fred på 18 til 22?
step-bad-pair-take = Du vinner omtrent ett av fire partier, men taper nesten en tredel med gammon. Å ta koster mer enn å gi seg.

step-spare-title = Ta vare på hjemlandet
step-spare-task = Et skudd hjelper bare hvis hjemlandet ditt fortsatt er stengt når det kommer. Det kalles timing. Du kastet 6 og 2. Hvilken brikke kan gå uten at noe går i stykker?
step-spare-yes = Den femte brikken der bak tok hele kastet. Begge ankrene står, og det gjør hjemlandet også.
step-spare-no = Begge ankrene og hjemlandet bør stå som de står.
step-spare-hint = Hvilken av brikkene dine hører ikke til noe punkt?
step-spare-anchor = Du brøt et anker, og det som er igjen, kan angripes: alle 36 kast slår en brikke som står alene.
step-spare-shed = Et anker er brutt, og et punkt hjemme ble tynnere. Én brikke kunne tatt hele kastet.

step-late-title = Slå sent
step-late-task = Nå har du fire punkter hjemme, og motspilleren må la to brikker stå alene, på 16 og 17. Du kastet 6 og 5.
step-late-yes = Begge er på baren, bare 4 av 36 kast får inn begge, og det andre ankeret venter fortsatt.
step-late-no = Begge de mørke brikkene kan slås.
step-late-hint = Hvilket anker er 6 unna den ene og 5 unna den andre?
step-late-one = Du slo den ene og løp. Den andre mørke brikken slipper unna.
step-late-wrong-one = Du slo bare den på 17. Fra det andre ankeret kunne du slått begge.

step-avoid-title = Helst uten
step-avoid-task = Du kan få to ankre igjen, eller noe bedre. Motspilleren har én brikke alene på 18. Du kastet 4 og 2.
step-avoid-yes = Du slo, og punkt 18 er ditt. Et bakspill er for tapte posisjoner; unngå det så lenge det finnes noe bedre.
step-avoid-no = Det er noe å slå. Og kan du bli stående der?
step-avoid-hint = To av brikkene dine kan møtes på 18.
step-avoid-deep = To ankre, men du ligger 56 pip bak, og mange slike partier går tapt med gammon. Slaget var bedre.
step-avoid-alone = Du slo, men brikken på 18 står alene: 29 av 36 kast slår deg.

step-edge-title = Kanten
step-edge-task = Motspilleren holder fem punkter på rad, 17 til 21. Fra punktet rett foran en mur hopper en sekser over den. Det punktet kalles kanten. Trykk på det.
step-edge-yes = Punkt 22. Derfra slipper en sekser ut, og her slår den til og med brikken på 16.
step-edge-no = Kanten er på din side av muren, rett ved siden av den.
step-edge-hint = Muren slutter på 21. Du kommer fra 24.
step-edge-back = Der står du. Fra 24 lander en sekser på muren.
step-edge-nearly = Fra 23 lander en sekser på 17, og det er stengt.
step-edge-beyond = Der er du allerede over muren.
step-edge-wall = Dette punktet er en del av muren.

step-spares-title = Reserver
step-spares-task = Du bygger også en mur: 4 til 8. To brikker holder et punkt. Brikker som kan flyttes uten at muren brytes, er reserver. Trykk på alle punkter med en reserve.
step-spares-yes = Den på 11, og en tredje på 6 og på 5. Mens de flyttes, står muren. Den som først går tom for reserver, må bryte muren sin.
step-spares-no = Se etter enslige brikker utenfor muren og en tredje brikke på den.
step-spares-hint = Én står utenfor muren, og to av punktene i den har tre brikker.
step-spares-caught = De to er fanget bak den andre muren.
step-spares-needed = To holder dette punktet: begge trengs.

step-step-up-title = Fram til kanten
step-step-up-task = Samme posisjon. Du kastet 4 og 2. Bruk det du har lært: kanten og reservene.
step-step-up-yes = Én står på kanten, klar for en sekser. Reserven styrket punkt 7, og muren er hel.
step-step-up-no = Én terning til kanten, én til en reserve.
step-step-up-hint = Toeren bringer en brikke til kanten. Hvilken reserve passer best til fireren?
step-step-up-stay = De to bakerste står dypt, der ingen sekser hjelper dem. Da må du bryte muren din først.
step-step-up-spent = Kanten er riktig. Men fireren begravde en brikke på 2, der den ikke er til nytte.

step-jump-title = Hopp
step-jump-task = En annen kamp: motspillerens mur er fire lang, 17 til 20. Du kastet 6 og 2. Begge tallene hjelper.
step-jump-yes = Toeren går fram til kanten, og sekseren hopper. Én er ute, og din egen mur står fortsatt.
step-jump-no = En av de bakerste kan komme ut med dette kastet.
step-jump-hint = Med en toer fra 23 når du kanten. Og så?
step-jump-wait = På kanten må du vente på en sekser, og den har du jo allerede.
step-jump-home = Begge er fortsatt fanget, og du har brukt opp den beste reserven.

step-pay-title = Hvem betaler?
step-pay-task = Samme posisjon med 6 og 4. Fra 24 og 23 går ingen av tallene. Noe på din side må betale: muren eller en reserve?
step-pay-yes = Reserven betalte, og muren din på fem står. De to mørke brikkene er fortsatt bak den.
step-pay-no = Muren din mistet et punkt. Én brikke kunne spilt begge tallene.
step-pay-hint = Hvilken reserve kan spille begge tallene?
step-pay-tail = Punkt 2 er nytt, men punkt 8 ble brutt: muren er bare fire lang.
step-pay-tail-too = Punkt 8 er brutt, og veien blir kortere for motspilleren.

step-offer-title = Begge er fanget
step-offer-task = Motspilleren har en mur på seks, 16 til 21, og dobler. Men de to siste mørke brikkene står alene foran de fem punktene dine. Ta eller gi seg?
step-offer-yes = Den mørke muren er ferdig, men to mørke brikker sitter fast hos deg. Du kan fortsatt slå begge, og du vinner nesten ett av tre partier.
step-offer-hint = En mur vinner bare hvis de siste brikkene også kommer hjem.
step-offer-pass = Du ser bare på den mørke muren. Se på din: to mørke brikker står alene foran den.

step-both-tasks-title = Begge deler
step-both-tasks-task = En ny kamp. Motspilleren holder 17 til 20 og vil ha 16 også. Du kastet 4 og 3.
step-both-tasks-yes = Én brikke står på kanten på 21, der en femmer til og med slår. Det andre tallet brukte en reserve.
step-both-tasks-no = Ett tall til kanten, det andre til en reserve.
step-both-tasks-hint = Muren slutter på 20. Med hvilket tall når en brikke fra 24 kanten?
step-both-tasks-deep = Muren din ser fin ut, men begge de bakerste står der ingen sekser får dem ut.
step-both-tasks-buried = Kanten er riktig. Men fireren begravde en brikke på 1, der den ikke holder noe.

step-net-title = Spenn ut nettet
step-net-task = Motspilleren har flyttet ut fem brikker. Én er på baren: fanger du den, vinner du likevel. Du kastet 6 og 4.
step-net-yes = Fem punkter på rad, fra 4 til 8, og tre brikker til er på vei. Det er et nett.
step-net-no = Du trenger punkter på rad, og flere brikker i nærheten.
step-net-hint = En firer gir deg det femte punktet på rad. Hvilken brikke er fortsatt for langt unna?
step-net-deep = Punkt 2 fanger ingen, og muren foran faller fra hverandre.
step-net-hasty = Den siste brikken ble med, men punkt 7 er fortsatt ledig: muren har et hull.

step-catch-title = Send den tilbake
step-catch-task = Den mørke brikken entret på 3, og en sekser hopper over de fem punktene dine. Du kastet 5 og 1.
step-catch-yes = Den er på baren igjen, og du holder fortsatt 4 til 8.
step-catch-no = Slå den, og behold de fem punktene.
step-catch-hint = 5 og 1 er 6. Hvilken brikke utenfor muren er 6 unna?
step-catch-gap = Du slo, men punkt 8 er borte, og muren er kortere.

step-wall-first-title = Muren først
step-wall-first-task = Nå står den mørke brikken på 2. Du kan slå igjen, eller gjøre noe bedre. Du kastet 6 og 4.
step-wall-first-yes = Seks på rad, fra 3 til 8. Ingen kommer ut av det: nå har du all verdens tid.
step-wall-first-no = Seks punkter på rad er mer verdt enn et slag.
step-wall-first-hint = 6 og 4 er 10. Hvor lander den fjerneste brikken din?
step-wall-first-greedy = Du slo, men punkt 8 er brutt, og 13 av 36 kast slår tilbake.
step-wall-first-loose = Du slo, men nå står tre av brikkene dine alene: 21 av 36 kast slår tilbake.

step-pounce-title = Slå nå
step-pounce-task = Bak seks punkter på rad løper ingen sin vei: du har tid. Du kastet 6 og 5: steng ett punkt til hjemme.
step-pounce-yes = Fem punkter hjemme er stengt. Bare en ener entrer: 11 av 36 kast.
step-pounce-no = Slå på 2, med to brikker på én gang.
step-pounce-hint = Fra hvilke punkter når en sekser og en femmer punkt 2?
step-pounce-shy = Uten slaget blir den mørke brikken sittende på 2, og du får ikke stengt hjemlandet.
step-pounce-half = Du slo med én brikke alene: 12 av 36 kast slår den.

step-last-door-title = Den siste døren
step-last-door-task = Motspilleren kom ikke inn. Bare punkt 1 er fortsatt ledig. Du kastet 5 og 4.
step-last-door-yes = Alle seks punktene er stengt. Motspilleren må se på til du åpner et.
step-last-door-no = Punkt 1 trenger to brikker.
step-last-door-hint = To punkter hjemme har en brikke å avse. Hvor langt er det derfra til 1?
step-last-door-bring = Døren står åpen: med alle enere entrer den mørke brikken og slipper kanskje unna.

step-cash-title = Verdt en dobling
step-cash-task = Noen kast senere: du har to brikker ute, motspilleren fem. Men den mørke brikken er fortsatt innelåst. Doble eller kaste?
step-cash-yes = Den mørke brikken har lang vei hjem, og du tømmer brettet fort. Det riktige for motspilleren er å gi seg: du vinner med en gang.
step-cash-hint = Hvor mange brikker får du ut før den slipper ut, og hvor langt må den gå?
step-cash-roll = Motspilleren er innelåst og kan ikke ta lenger. Gi ikke bort flere sjanser gratis.

step-from-the-rear-title = Rydd bakerst først
step-from-the-rear-task = Flytt ut, men bli ikke slått nå. Den mørke brikken er fortsatt på baren. Du kastet 6 og 4.
step-from-the-rear-yes = Punkt 6 er tomt, og ingen står alene. Selv om brikken entrer, slår den ingenting.
step-from-the-rear-no = Etter trekket bør ingen av brikkene dine stå alene.
step-from-the-rear-hint = Rydd det høyeste punktet helt, ikke halvt.
step-from-the-rear-two = To er ute, men to andre står alene: 20 av 36 kast slår en av dem.
step-from-the-rear-five = Du lar to brikker stå alene: 20 av 36 kast slår en av dem.

step-keep-them-title = Tre forsøk
step-keep-them-task = Fem mørke brikker er ute, og én står på baren. Hold den tilbake mot en ekspert, steng den ute og vinn partiet. Du har tre forsøk.
step-keep-them-yes = Lykke til. Med «Spill igjen» begynner du i den samme stillingen.

step-plan-hold-title = Tre planer
step-plan-hold-task = Du kastet 6 og 5. Holde et punkt, løpe med én eller angripe? Sett det beste trekket først og det dårligste sist.
step-plan-hold-yes = Du holder punkt 18, og ingen av dine kan slås. Å løpe lar én bli igjen; å angripe med så lite lar fire stå alene.
step-plan-hold-no = Det beste er riktig. Sammenlign nå de to andre: hvor mye kan slås etterpå?
step-plan-hold-hint = To av brikkene dine kan møtes. Hva blir stående alene etter de andre trekkene?
step-plan-hold-run = Én er trygg, men den andre blir igjen alene: 29 av 36 kast slår deg.
step-plan-hold-hit = Etterpå står fire av brikkene dine alene, og bare to punkter hjemme er stengt.

step-plan-prime-title = Posisjon 2
step-plan-prime-task = Du kastet 5 og 1. To mørke brikker står på 1 og 2. Hvilken plan passer?
step-plan-prime-yes = Primespill: du holder 5 til 8 på rad, og 3. Først muren, så slagene.
step-plan-prime-no = Se på punktene dine 6, 7 og 8. Hva ville passe til dem?
step-plan-prime-hint = Hvilket punkt blir fire på rad sammen med 6, 7 og 8?
step-plan-prime-hits = To slag, men punkt 7 er brutt, og 16 av 36 kast får inn begge på én gang.
step-plan-prime-solid = Punkt 7 er sterkere, men muren er ikke lengre enn før. De to mørke brikkene kan gå videre.

step-plan-run-title = Posisjon 3
step-plan-run-task = Du leder med 6 pip og kastet 6 og 4. Løpe, bygge hjemme, eller gå halve veien og forberede? Sett det beste først.
step-plan-run-yes = Den som leder, løper: etterpå slår bare 6 av 36 kast deg. Å bygge er nest best: da står én alene, etter halve veien to.
step-plan-run-no = Det beste er riktig. Hvilket av de to andre lar færrest brikker stå alene?
step-plan-run-hint = Du leder, og dette er den siste brikken din der bak.
step-plan-run-board = Et bedre hjemland, men den siste brikken står fortsatt der bak, og 26 av 36 kast slår deg.
step-plan-run-half = Halve veien er ingen vei: 22 av 36 kast slår en av dem som står alene.

step-plan-blitz-title = Posisjon 4
step-plan-blitz-task = Du har doblet, og motspilleren tok. Én mørk brikke er på baren, én på 4. Du kastet 6 og 2.
step-plan-blitz-yes = En blitz: du slo og befestet det fjerde punktet hjemme. Bare 4 av 36 kast får inn begge.
step-plan-blitz-no = To på baren er bedre enn én. Og kan du befeste punktet samtidig?
step-plan-blitz-hint = Hvilke av brikkene dine er 6 og 2 unna den på 4?
step-plan-blitz-loose = Et slag, men med én brikke alene: 12 av 36 kast slår den, og begge entrer lettere.
step-plan-blitz-run = Du lar den mørke brikken på 4 bli et anker.

step-plan-back-title = Posisjon 5
step-plan-back-task = Du ligger 65 pip bak og kastet 4 og 1. To ankre, et slag, eller et nytt punkt hjemme? Sett det beste først.
step-plan-back-yes = Løpet er tapt, så her er bakspillet best. Du holder 22 og 20, og ingen av dine kan slås.
step-plan-back-no = Det beste er riktig. Av de to andre er det ett som i det minste koster motspilleren noe.
step-plan-back-hint = Hvor mange av brikkene dine står alene etter hvert trekk?
step-plan-back-hit = Du slo, men fire av brikkene dine står alene: 35 av 36 kast slår tilbake.
step-plan-back-build = Etter dette slår hvert eneste kast en av brikkene dine.

step-plan-edge-title = Posisjon 6
step-plan-edge-task = Begge har en mur. Du kastet 4 og 1. Hvilken plan passer?
step-plan-edge-yes = Prime mot prime: de bakerste brikkene går fram, en av dem helt til kanten av den mørke muren.
step-plan-edge-no = Hvor slutter den mørke muren? Gå dit.
step-plan-edge-hint = Motspilleren holder 17, 18 og 19. Hvilket punkt er kanten?
step-plan-edge-hit = Et slag med én brikke alene, mens de to bakerste blir igjen bak muren.
step-plan-edge-behind = Bedre forberedt, men de bakerste står dypt, og den mørke muren kan vokse.

step-plan-hit-title = Posisjon 7
step-plan-hit-task = Du kastet 4 og 2. Slå på 7, befest punkt 4, eller splitt de to bakerste? Sett det beste først.
step-plan-hit-yes = Slaget ødelegger motspillerens plan: et punkt på 7. Punkt 4 er godt; å splitte lar alt stå åpent.
step-plan-hit-no = Det beste er riktig. Hvilket av de to andre gir deg bedre punkter?
step-plan-hit-hint = Hva vil motspilleren med brikken på 7?
step-plan-hit-point = Et godt punkt, men brikken på 7 får fotfeste nå. Slaget kan ikke vente.
step-plan-hit-split = Da slipper den mørke brikken på 7 unna, og 33 av 36 kast slår deg.

step-plan-break-title = Posisjon 8
step-plan-break-task = Du leder med 19 pip, og de to bakerste brikkene holder et anker på 21. Du kastet 5 og 5. Hvilken plan passer?
step-plan-break-yes = Løpespillet: begge er ute, og ingen kan slås. Nå leder du med 39 pip.
step-plan-break-no = De to bakerste bør komme så langt de kan, sammen.
step-plan-break-hint = Fire femmere: hvor langt kommer to brikker sammen?
step-plan-break-short = De stopper på 16 og må fortsatt forbi de mørke brikkene på 12.
step-plan-break-scatter = Den ene løp videre, den andre står alene: 17 av 36 kast slår den.

step-plan-contain-title = Posisjon 9
step-plan-contain-task = Alle de mørke brikkene er hjemme unntatt én, på din 1. Du kastet 4 og 1. Hvilken plan passer?
step-plan-contain-yes = Innesperring: seks på rad, fra 5 til 10. Den kommer ikke ut, og du har all verdens tid.
step-plan-contain-no = Du holder fem punkter på rad. Hvilket gjør dem til seks?
step-plan-contain-hint = På punkt 10 står det allerede én brikke.
step-plan-contain-loose = Muren blir stående på fem, og med riktig kast slipper den mørke brikken unna.
step-plan-contain-slow = Muren blir stående på fem. Den kunne vært seks nå.
