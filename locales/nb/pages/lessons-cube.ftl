# Kurset `cube`: lessons/cube/ navngir trinnene, docs/lessons.md navnene.

course-cube-title = Kuben
course-cube-lead = Når du dobler, når du tar, og hva kuben er verdt når den er din.

lesson-cube-quarter-title = Ett av fire partier
lesson-cube-quarter-lead = Tell opp siste kast, så vet du om du kan ta.
lesson-cube-window-title = Tjue og åtti
lesson-cube-window-lead = Hvor gode sjanser du trenger for å doble, og hvor små sjanser som er nok til å ta.
lesson-cube-gammons-title = Gammon og kuben
lesson-cube-gammons-lead = Når du spiller videre for gammon, og når faren for gammon gjør at du gir deg.
lesson-cube-market-title = Markedstapere
lesson-cube-market-lead = Doble før et godt kast får motspilleren til å gi seg.
lesson-cube-woolsey-title = Posisjon, løp, trusler
lesson-cube-woolsey-lead = Tre spørsmål før hver dobling, og en lov når du er i tvil.
lesson-cube-own-title = Din egen kube
lesson-cube-own-lead = Hvorfor du gjendobler senere, når du svarer med bever, og hva kuben er verdt.

step-close-title = Jevnere enn det ser ut
step-close-task = Motspilleren dobler. Med 19 av 36 kast går begge brikkene ut, og du taper. Med de andre 17 vinner du. Ta eller gi seg?
step-close-yes = Du vinner 17 av 36, nesten halvparten. Å gi seg ville vært å kaste bort et poeng hver gang.
step-close-hint = Se for deg 36 slike partier. Du vinner 17 av dem.
step-close-pass = Tar du 36 ganger, blir det 17 seire og 19 tap à 2 poeng: minus 4 i alt. Å gi seg 36 ganger koster 36 poeng.

step-price-title = Prisen for å ta
step-price-task = Gir du deg 100 ganger, taper du 100 poeng. Tar du, er hvert parti verdt 2 poeng. Hvor mange av de 100 må du vinne for at det ikke skal koste mer å ta?
step-price-yes = 25 seire gir 50 poeng, 75 tap koster 150: minus 100, akkurat som å gi seg. Takepunktet ditt er altså 25 %.
step-price-no = Legg til 2 poeng for hver seier og trekk fra 2 for hvert tap. Svaret skal bli minus 100.
step-price-hint = Med 30 seire blir det pluss 60 og minus 140, til sammen minus 80. Du klarer deg med færre.
step-price-half = Med 50 seire går du i null. Så mange trenger du ikke: å gi seg koster jo 100 poeng.
step-price-third = 33 seire gir 66 poeng, og 67 tap koster 134. Det er bare minus 68.

step-seven-title = For lite
step-seven-task = Motspilleren dobler med brikker på 4 og 1. 29 av 36 kast tar ut begge. Ta eller gi seg?
step-seven-yes = Da er 7 av 36 igjen til deg, rundt 19 %. Du trenger 25 %, så det er billigere å betale 1 poeng.
step-seven-hint = En fjerdedel av 36 er 9.
step-seven-take = På 36 partier vinner du 14 poeng og taper 58. Det er minus 44, mens å gi seg koster 36.

step-count-title = Tell kastene
step-count-task = Det er din tur, med én brikke på 4 og én på 2. Hvor mange av de 36 kastene tar ut begge? 5-3 og 3-5 er to kast.
step-count-yes = Den ene terningen må vise minst 4 og den andre minst 2: det er 21 kast. Med 3-3 og 2-2 blir det 23.
step-count-no = Begynn med kastene med firer, femmer eller sekser, men uten ener.
step-count-hint = 21 kast har en firer, femmer eller sekser, men ingen ener. Hvilke doble hjelper også?
step-count-doubles = Nesten. Doble spilles fire ganger, så også 3-3 og 2-2 tar ut begge.
step-count-ones = En ener er ikke nok for brikken på 2. Hold kastene med en ener utenfor.

step-low-title = Nå omvendt
step-low-task = Nå er det motspilleren som står på 4 og 2 og dobler. Du har nettopp talt kastene. Ta eller gi seg?
step-low-yes = 23 kast vinner for motspilleren og 13 for deg. Det er 36 %, mye mer enn en fjerdedel.
step-low-hint = Hvor mange av de 36 er igjen til deg, og er det mer enn en fjerdedel?
step-low-pass = 13 av 36 er mer enn 9. På 36 partier koster det 20 poeng å ta og 36 å gi seg.

step-edge-title = Akkurat på grensen
step-edge-task = Du har én brikke igjen, på 6. Den kan bruke begge terningene. Hvor mange av de 36 kastene tar den ut?
step-edge-yes = 27. De andre 9 er nøyaktig en fjerdedel: Dobler noen i denne posisjonen, koster det like mye å ta som å gi seg.
step-edge-no = Tell alle kast som flytter 6 eller mer. Doble flytter fire ganger.
step-edge-hint = Tell kastene som ikke holder. 1-1 er ett av dem, og de andre er også små.
step-edge-sixes = Du trenger ingen sekser. Også 5-1 tar ut brikken.
step-edge-losers = Det er kastene som ikke holder. Hvor mange tar ut brikken?

step-twos-title = To brikker på 2
step-twos-task = Motspilleren dobler med begge brikkene på 2. Denne gangen teller du selv: Hvor mange kast holder ikke? Ta eller gi seg?
step-twos-yes = Kast med nøyaktig én ener holder ikke: 10 av 36. Du vinner 28 %, så du tar.
step-twos-hint = En enslig ener lar en brikke bli stående. Hvor mange kast har nøyaktig én ener?
step-twos-pass = 10 av 36 kast holder ikke, og 9 er nok til å ta.

step-lone-title = En enslig brikke
step-lone-task = Motspilleren dobler med en eneste brikke på 5. Ta eller gi seg?
step-lone-yes = Bare 1-1, 2-1 og 3-1 er for lite: 5 av 36 kast, eller 14 %.
step-lone-hint = Hvilke kast flytter mindre enn 5?
step-lone-take = Bare 5 av 36 kast er for små. På 36 partier koster det 52 poeng å ta og 36 å gi seg.

step-chain-title = To kast igjen
step-chain-task = Motspilleren dobler med brikker på 3 og 2. Holder ikke kastet, er det din tur, med brikker på 3 og 1. Ta eller gi seg?
step-chain-yes = 11 av 36 kast holder ikke, og da blir du ferdig med 34 av 36. Til sammen er det 29 %: nok.
step-chain-hint = Hver ener ødelegger kastet for motspilleren. Og hvor ofte bommer du?
step-chain-pass = 11 av 36 kast holder ikke, og da vinner du nesten alltid. Det er mer enn ett av fire partier.

step-early-title = Et lite forsprang
step-early-task = Lenge før siste kast gir du også fra deg noe når du dobler: Motspilleren får kuben. Du vinner 66 av 100 slike løp. Doble eller kaste?
step-early-yes = Med 66 % venter du. Løpet er langt, og du kan like gjerne doble neste gang.
step-early-hint = To av tre partier er bra. Men etter doblingen er det bare motspilleren som kan bruke kuben.
step-early-double = Du leder, men ikke med nok. Her er kuben mer verdt for motspilleren enn den høyere innsatsen er for deg.

step-measure-title = Mål ledelsen
step-measure-task = I et løp er det ledelsen som gir sjansen. Du trenger 78 pip. Tell motspillerens pip. Hvor mange flere er det?
step-measure-yes = 7 pip er 9 % av dine 78. Med en slik ledelse vinner du rundt 73 av 100 løp.
step-measure-no = Tell fra motspillerens side: hvert punkt ganger brikkene som står der. Trekk så fra dine 78.
step-measure-hint = De fem brikkene på 6 trenger 30 pip, de tre på 4 trenger 12. Sju andre gjenstår.
step-measure-whole = Det er alt motspilleren trenger. Hvor mye mer er det enn dine 78?

step-ripe-title = Tiden er inne
step-ripe-task = Samme løp: Du vinner 73 av 100 ganger, og motspilleren ville fortsatt ta. Doble eller kaste?
step-ripe-yes = Fra rundt 70 % dobler du i et løp. Ett godt kast til, og motspilleren gir seg.
step-ripe-hint = Hva svarer motspilleren hvis du kaster godt først og dobler etterpå?
step-ripe-roll = Etter et godt kast gir motspilleren seg, og du får 1 poeng. Spill om 2 mens motspilleren fortsatt tar.

step-climb-title = Fra 20 til 80
step-climb-task = Sjansen din går opp og ned til den ender på 0 eller 100 %. I dette løpet er den 20 % nå. Hvor mange av 100 partier når 80 % underveis?
step-climb-yes = I 25, for 80 er fire ganger 20. Der gjendobler du, og motspilleren gir seg: 25 ganger pluss 2, 75 ganger minus 2. Med en perfekt kube holder altså 20 %.
step-climb-no = I snitt blir sjansen stående på 20 %. Noen partier når 80 %, de andre ender på 0.
step-climb-hint = Hvor mange partier på 80 %, med resten på 0, gir 20 % i snitt?
step-climb-twenty = Du vinner 20 til slutt. Men også fra 80 % går hvert femte tapt, så flere enn 20 kommer så langt.
step-climb-eighty = Det er til 80 % du vil. Hvor ofte kommer du dit?

step-under-title = Like under en fjerdedel
step-under-task = Motspilleren dobler i dette løpet. Du vinner 23 av 100 partier. Tar du, er kuben din: Bare du kan doble neste gang. Ta eller gi seg?
step-under-yes = Et virkelig løp går i rykk, så 20 % er ikke helt nok. Men fra rundt 22 % tar du.
step-under-hint = Løpet varer i mange kast til, og kuben blir din.
step-under-pass = Du mangler to partier av 100, men å eie kuben gir deg mer enn det.

step-short-title = Tre kast hver
step-short-task = Dere har seks brikker hver på punkt 1. Motspilleren kaster først og dobler. Bare doble kan hjelpe deg: Du vinner 21 av 100 partier. Ta eller gi seg?
step-short-yes = Så nær slutten har du nesten ingen nytte av kuben. Det er nesten siste kast, og du trenger nesten 25 %.
step-short-hint = Hvor ofte rekker du å bruke kuben før det er slutt?
step-short-take = I et langt løp ville 21 % vært på grensen. Her har du ikke tid igjen til å bruke kuben.

step-beyond-title = Under grensen
step-beyond-task = Et løp igjen, og motspilleren dobler. Du vinner 18 av 100 partier. Ta eller gi seg?
step-beyond-yes = Under 20 % gir du deg i et løp, uansett hvor godt du bruker kuben.
step-beyond-hint = Hva ville vært nok hvis du kunne bruke kuben perfekt?
step-beyond-take = Selv en perfekt kube krever 20 %. Her koster det 1,15 poeng i snitt å ta og 1 å gi seg.

step-cash-title = Over grensen
step-cash-task = Du vinner 82 av 100 partier, og motspilleren ville gitt seg. Doble eller kaste?
step-cash-yes = Du vinner poenget nå. Kaster du videre, får motspilleren 18 sjanser av 100 gratis.
step-cash-hint = Hvem tjener på at du kaster først: du eller motspilleren?
step-cash-roll = Å kaste videre gir 0,91 poeng i snitt. Doblingen gir hele poenget nå.

step-contact-title = Ikke bare i løp
step-contact-task = Motspilleren dobler. Du holder punkt 21 og kan fortsatt få slått en blott. Du vinner 24 av 100 partier og taper nesten aldri gammon. Ta eller gi seg?
step-contact-yes = Det er som i et løp: 24 % og egen kube er nok. Får du slått en blott, har du ofte en sterk gjendobling.
step-contact-hint = Uten gammon gjelder samme grense som i et løp: rundt 22 %.
step-contact-pass = Du trenger rundt 22 % og har 24. Her taper du på å gi deg.

step-jacoby-title = Gammon som ikke teller
step-jacoby-task = Etter Jacoby-regelen teller gammon bare som en enkel seier til noen har doblet. Du vinner 83 av 100 partier, 56 av dem med gammon. Doble eller kaste?
step-jacoby-yes = Motspilleren gir seg, og du har 1 poeng. Uten dobling gir ikke en gammon mer enn det.
step-jacoby-hint = Hva gir gammon så lenge kuben er i midten?
step-jacoby-roll = Med kuben i midten gir gammon bare 1 poeng, og du taper 17 av 100 partier. Med en dobling har du poenget nå.

step-rich-title = For god til å doble
step-rich-task = Samme brett, men kuben er din og viser 2. Nå gir gammon 4 poeng. Motspilleren gir seg hvis du gjendobler. Doble eller kaste?
step-rich-yes = Du er for god til å doble. Gir motspilleren seg, får du 2 poeng, og å spille videre er verdt rundt 2,5.
step-rich-hint = Gir motspilleren seg, får du 2 poeng. Hvor ofte ville du vinne 4?
step-rich-double = Motspilleren gir seg gjerne for 2 poeng. Med 56 gammoner av 100 vinner du mer på å spille videre.

step-calm-title = Ingenting ekstra å vinne
step-calm-task = Kuben er i midten, så gammon gir ingenting ekstra. Du kastet 5 og 2. Slår du, eller bringer du brikkene i sikkerhet?
step-calm-yes = Nå leder du med 28 pip, og bare 5 av 36 kast slår deg. Neste gang kan du ofte doble.
step-calm-no = Det finnes et trekk som holder på ledelsen og tar mindre risiko.
step-calm-hint = Du leder løpet, og gammon gir ingenting ekstra. Unngå nærkamp.
step-calm-hit = Du vinner ikke oftere når du slår, og gammon gir ingenting. Men blotten din på 3 kan bli slått.

step-bold-title = Samme kast, annet trekk
step-bold-task = Samme brett og samme kast, men du har doblet: Kuben viser 2, og gammon gir 4 poeng. Hva spiller du nå?
step-bold-yes = Du vinner omtrent like ofte som med det sikre trekket. Men 39 av 100 partier blir gammon, mot 9.
step-bold-no = Nå teller gammon. Se etter et angrep.
step-bold-hint = Den bakerste mørke brikken står alene på ditt punkt 3.
step-bold-safe = Det er trygt, men bare 9 av 100 partier blir gammon. Slår du, blir det 39.
step-bold-breaks = Det er riktig å slå. Men la den tredje brikken på 5 stå: Neste gang kan den dekke punkt 3.

step-plain-title = Lite gammon
step-plain-task = Motspilleren dobler. Du holder punkt 21 og vinner 25 av 100 partier. Bare 4 av tapene er gammon. Ta eller gi seg?
step-plain-yes = Med så lite gammon er 25 % nok til å ta, som i forrige leksjon.
step-plain-hint = Hva var nok uten gammon?
step-plain-pass = Fire gammoner av 100 betyr nesten ingenting. Det koster 0,86 poeng i snitt å ta og 1 å gi seg.

step-storm-title = Mye gammon
step-storm-task = Motspilleren angriper og dobler. Du vinner 30 av 100 partier, flere enn sist. Men av de 70 tapene er 42 gammoner. Ta eller gi seg?
step-storm-yes = 30 seire gir 60 poeng. 28 enkle tap koster 56, og 42 gammoner koster 168. Det er minus 164, og å gi seg 100 ganger koster 100.
step-storm-hint = Med kuben på 2 koster gammon 4 poeng. Regn sammen 100 partier.
step-storm-take = Du vinner oftere enn sist. Men 42 gammoner à 4 poeng blir altfor dyrt.

step-rescue-title = Redd deg fra gammon
step-rescue-task = Kuben viser 2, og du har ikke tatt ut noen brikker. Motspilleren trenger to kast til, eller doble. Du kastet 5 og 3: prøv å unngå gammon.
step-rescue-yes = Bare én brikke er utenfor hjemlandet. Neste gang får den ene terningen den hjem, og den andre tar ut en brikke: Da slipper du unna halvparten av gangene.
step-rescue-no = Neste gang må alt hjem, og én brikke må ut.
step-rescue-hint = Du har trolig ett kast til. Det må få resten hjem og ta ut en brikke.
step-rescue-two = To brikker er fortsatt utenfor hjemlandet. De krever begge terningene, og da er det ingen terning igjen til å ta ut en brikke.
step-rescue-far = Fra 12 er det bare en sekser som får den siste brikken hjem med én terning.

step-collect-title = Ingenting å vente på
step-collect-task = Kuben er din og viser 2. Du vinner 85 av 100 partier, men bare 3 med gammon. Motspilleren ville gitt seg. Doble eller kaste?
step-collect-yes = Det er knapt gammon i sikte, så ta de 2 poengene nå.
step-collect-hint = Du spiller videre for å vinne gammon. Er det noe gammon å vinne her?
step-collect-roll = Å spille videre gir 1,75 poeng i snitt. Doblingen gir 2 med en gang.

step-sum-title = Regn det ut
step-sum-task = Du er stengt ute, men to av motspillerens brikker sitter også fast. Motspilleren dobler. Du vinner 42 av 100 partier og taper 31 med gammon. Ta eller gi seg?
step-sum-yes = Pluss 84, minus 54 for 27 enkle tap, minus 124 for gammonene: minus 94. Regelen er 25 seire, pluss én for annenhver gammon.
step-sum-hint = En seier gir 2 poeng, et enkelt tap koster 2 og gammon 4. Sammenlign med å gi seg 100 ganger.
step-sum-pass = 100 partier ville koste 94 poeng, og å gi seg 100 ganger koster 100. Og kuben ville vært din.

step-last-title = Alt på ett kast
step-last-task = Med brikker på 5 og 2 vinner 19 av 36 kast med en gang. Med alle andre taper du. Doble eller kaste?
step-last-yes = Partiet er slutt etter dette kastet, så du får aldri doble igjen. Da holder den minste fordel.
step-last-hint = Kan noen bruke kuben senere?
step-last-roll = Du vinner oftere enn du taper, og ingen kan bruke kuben etter dette kastet. Så doble.

step-targets-title = To mål
step-targets-task = En markedstaper er et kastpar, ditt kast og motspillerens, som gjør at en dobling ikke lenger blir tatt. Ofte begynner det med et slag. Trykk på begge de mørke blottene.
step-targets-yes = Slår du en av dem og ikke blir slått tilbake, gir motspilleren seg neste gang: Du har mistet markedet.
step-targets-no = En blott er en brikke som står alene.
step-targets-hint = Den ene står i hjemlandet ditt, den andre like utenfor motspillerens.
step-targets-held = Her står det minst to mørke brikker. Der kan du ikke slå.
step-targets-own = Den brikken er din.

step-burst-title = Mange markedstapere
step-burst-task = Herfra vinner du 64 av 100 partier. En tredjedel av alle kastpar koster deg markedet. Doble eller kaste?
step-burst-yes = Venter du, gir de gode kastene bare 1 poeng. Dobler du nå, gir de 2 eller til og med 4.
step-burst-hint = Hva vinner du etter en markedstaper hvis kuben fortsatt er i midten?
step-burst-roll = Etter hvert tredje kastpar gir motspilleren seg, og du får bare 1 poeng.

step-gone-title = Markedet er borte
step-gone-task = Du bytter side. Motspilleren doblet ikke, kastet 6-3 og slo deg. Du kastet 6-1 og ble stående på baren. Nå dobler motspilleren. Ta eller gi seg?
step-gone-yes = Du vinner bare 26 av 100 partier og taper 47 med gammon. For et trekk siden ville du tatt.
step-gone-hint = Sammenlign med forrige brett: Der blotten din sto, er punktet nå befestet, og det er stor fare for gammon.
step-gone-take = Nå koster det 1,6 poeng i snitt å ta. Motspilleren ventet for lenge, så du taper bare 1.

step-still-title = En rolig posisjon
step-still-task = Du vinner 68 av 100 partier, flere enn på det første brettet. Men bare 7 av 100 kastpar koster deg markedet. Doble eller kaste?
step-still-yes = Det haster ikke. Motspilleren tar nesten alltid neste gang også.
step-still-hint = Hva taper du på å vente ett kast?
step-still-double = Du gir fra deg kuben uten grunn. Neste gang kan du nesten alltid doble like godt.

step-enter-title = Tell faren
step-enter-task = Du er på baren. Motspilleren holder fire punkter i hjemlandet, bare 6 og 1 er ledige. Med hvor mange av de 36 kastene entrer du?
step-enter-yes = 20: alle kast med en sekser eller en ener. Med de andre 16 blir du stående på baren.
step-enter-no = Tell alle kast med en sekser eller en ener, og hvert av dem bare én gang.
step-enter-hint = Fire tall hjelper ikke. Hvor mange kast viser bare disse fire?
step-enter-stay = Med 16 kast blir du stående på baren. Med hvor mange entrer du?
step-enter-twice = 11 kast har en sekser, og 11 har en ener. Men 6-1 og 1-6 er med begge steder.

step-seat-title = Fra den andre siden
step-seat-task = Nå holder du disse fire punktene, og motspilleren er på baren. Du vinner 74 av 100 partier. Halvparten av alle kastpar koster deg markedet. Doble eller kaste?
step-seat-yes = Med 16 av 36 kast blir motspilleren stående på baren og gir seg neste gang. Du dobler i tide.
step-seat-hint = Med 16 av 36 kast blir motspilleren stående på baren. Blir en dobling tatt da?
step-seat-roll = Blir motspilleren stående på baren, blir ikke den neste doblingen tatt. Halvparten av alle kastpar er for mye å risikere.

step-wait-title = Bare høye doble
step-wait-task = Det er nesten et løp, og du vinner 67 av 100 partier. Bare høye doble som 4-4, 5-5 og 6-6 koster deg markedet. Doble eller kaste?
step-wait-yes = Ni av 100 kastpar koster deg markedet. Det er for lite til å gi fra seg kuben.
step-wait-hint = Hvor ofte får du ett av tre bestemte kast?
step-wait-double = Du gir fra deg kuben for noen få sjeldne kast. Vent til du vinner rundt 70 av 100.

step-strike-title = Finn dem selv
step-strike-task = Løpet er jevnt, og du vinner 67 av 100. Motspillerens siste brikke må ennå forbi punktene dine 8, 6, 5 og 4. Hvilke kast koster deg markedet? Doble eller kaste?
step-strike-yes = 6-1, 6-3, 3-1, 1-1, 3-3 og 6-6 kan befeste punkt 7: det blir fem på rad. I alt koster 42 av 100 kastpar deg markedet.
step-strike-hint = Se på punkt 7. Hvilke kast kan befeste det?
step-strike-roll = Med ni av kastene kan du befeste punkt 7 med en gang. Etter 42 av 100 kastpar gir motspilleren seg.

step-lead-title = Første spørsmål: løpet
step-lead-task = Du trenger 128 pip. Tell motspillerens, fra den andre siden av brettet. Hvor mange flere er det?
step-lead-yes = Motspilleren trenger 149. Du leder med 21 pip.
step-lead-no = Sett fra motspilleren står de mørke brikkene på 20, 13, 8, 7, 6 og 5.
step-lead-hint = To brikker på 20 er 40 pip, fire på 13 er 52. Fortsett slik, og trekk fra dine 128.
step-lead-whole = Det er alt motspilleren trenger. Hvor mye mer er det enn dine 128?

step-alone-title = Én av tre
step-alone-task = Spør deg selv før du dobler: Hvem har best posisjon, hvem leder løpet, hvem truer med noe? Her er det bare løpet som taler for deg. Doble eller kaste?
step-alone-yes = En ledelse på 21 pip er fint. Men den siste brikken din er fortsatt langt bak, og du truer ikke med noe.
step-alone-hint = Brikken på 24 må fortsatt forbi. Og hva kunne du angripe?
step-alone-double = Du vinner 58 av 100 partier. Én av tre er for lite.

step-threats-title = Andre spørsmål: trusler
step-threats-task = En trussel er noe du kan gjøre alvor av i neste kast. Trykk på de tre mørke blottene du kan slå.
step-threats-yes = På 10, 4 og 2. Hvert av de 36 kastene dine kan slå en av dem.
step-threats-no = Tre mørke brikker står alene.
step-threats-hint = To av dem står i hjemlandet ditt, en står utenfor.
step-threats-own = Den brikken er din.
step-threats-made = Her står det to mørke brikker.

step-three-title = Alle tre
step-three-task = Samme brett. Du leder med 15 pip og har tre mål. Punktene dine ligger på rad, og de bakerste mørke brikkene står spredt: Du har best posisjon. Doble eller kaste?
step-three-yes = To av tre er nok til å doble. Du har alle tre, og motspilleren kan fortsatt ta.
step-three-hint = Hvor mange av de tre spørsmålene taler for deg?
step-three-roll = 59 av 100 kastpar koster deg markedet. Med tre av tre venter du ikke.

step-behind-title = To av tre
step-behind-task = Du ligger 16 pip bak. Men motspillerens hjemland er fullt av hull, du har et anker, og på ditt punkt 5 står en mørk blott. Doble eller kaste?
step-behind-yes = Posisjon og trusler taler for deg. Selv om du ligger bak, vinner du 68 av 100 partier.
step-behind-hint = To av tre er nok. Hvilke to har du?
step-behind-roll = Løpet er bare én av tre. Posisjon og trusler er nok til å doble.

step-one-title = Bare en trussel
step-one-task = Motspilleren er på baren og har en blott på ditt punkt 5. Men du ligger 7 pip bak, og tre av brikkene dine står alene. Doble eller kaste?
step-one-yes = Én av tre: Du venter. Du vinner 56 av 100 partier.
step-one-hint = Du truer med noe. Men hvem leder løpet, og hvem har best posisjon?
step-one-double = Bare trusselen taler for deg, og 56 av 100 er for lite til å doble.

step-doubt-title = Woolseys lov
step-doubt-task = Kit Woolseys lov: Er du usikker på om motspilleren bør ta eller gi seg, så doble. Du leder med 10 pip, men må forbi ankeret. Doble eller kaste?
step-doubt-yes = Ta eller gi seg? Det er vanskelig å si, og du trenger ikke å vite det. Er det tvil, er doblingen riktig.
step-doubt-hint = Er du sikker på at det er riktig å ta? Er du sikker på at det er riktig å gi seg?
step-doubt-roll = Er det tvilsomt å ta, mister du snart markedet. Doble mens motspilleren fortsatt kan svare feil.

step-answer-title = Og på den andre siden?
step-answer-task = Nå er det du som blir spurt. Du vinner 23 av 100 partier og taper nesten aldri gammon. Ta eller gi seg?
step-answer-yes = Akkurat nok: Med egen kube trenger du rundt 22 %. Doblingen var også riktig.
step-answer-hint = Hvilken grense gjelder når det ikke er fare for gammon?
step-answer-pass = Det er knapt, men med 23 % og egen kube tar du. Her ser du hvorfor det lønner seg å doble når det er tvil.

step-sure-title = Ingen tvil
step-sure-task = Du vinner 66 av 100 partier. Motspilleren tar helt sikkert, og bare ett av 100 kastpar koster deg markedet. Doble eller kaste?
step-sure-yes = Ingen tvil og ingen markedstapere: Du venter og holder kuben unna motspilleren.
step-sure-hint = Woolseys lov handler om tvil. Er det noen her?
step-sure-double = Loven gjelder når det er tvil om å ta. Her er det sikkert, så doblingen kan vente.

step-middle-title = Kuben i midten
step-middle-task = Du leder med 27 pip, og tre av motspillerens brikker står alene i hjemlandet ditt. Du vinner 61 av 100 partier. Doble eller kaste?
step-middle-yes = Løp og trusler taler for deg. Kuben i midten var like mye motspillerens som din, så du gir fra deg lite.
step-middle-hint = Still de tre spørsmålene: posisjon, løp, trusler.
step-middle-roll = To av tre taler for deg, og 37 av 100 kastpar koster deg markedet.

step-mine-title = Kuben på din side
step-mine-task = Samme brett, men kuben er din og viser 2. Gjendobler du til 4, får motspilleren den. Doble eller kaste?
step-mine-yes = Nå kan bare du doble. Med en gjendobling gir du fra deg mer, så den kommer senere enn den første doblingen.
step-mine-hint = Hvem kan doble nå, og hvem kan det etter gjendoblingen?
step-mine-double = Med kuben i midten var det riktig å doble. Men så lenge kuben er din, kan ingen doble deg. Derfor er det verdt å vente.

step-race-title = Grensen for gjendobling
step-race-task = Kuben er din og viser 2. Du vinner 70 av 100 partier. Med kuben i midten ville det vært på grensen. Doble eller kaste?
step-race-yes = I et løp dobler du fra rundt 70 % og gjendobler fra rundt 73 %.
step-race-hint = Du gjendobler litt senere enn du dobler.
step-race-double = På 70 % er din egen kube mer verdt enn den høyere innsatsen. Vent til rundt 73 %.

step-turn-title = Når kastet ikke holder
step-turn-task = Si at motspillerens kast ikke holder, og at du kaster med brikker på 4 og 1. Hvor mange av de 36 kastene tar ut begge?
step-turn-yes = 27 kast har en firer, femmer eller sekser. Med 3-3 og 2-2 blir det 29.
step-turn-no = Tell kastene med en firer, femmer eller sekser, og se så på doblene.
step-turn-hint = 27 kast har en firer, femmer eller sekser. Hvilke doble hjelper også?
step-turn-misses = Så mange holder ikke. Hvor mange tar ut begge?

step-vig-title = Hva kuben legger til
step-vig-task = Nå er det alvor: Motspilleren dobler med to brikker på 2. 10 av 36 kast holder ikke. Da gjendobler du og har 29 gode kast. Ta eller gi seg?
step-vig-yes = Med 7 sjanser av 36 må motspilleren gi seg når du gjendobler. Derfor vinner du alle 10 av 36, ikke bare 8.
step-vig-hint = Holder ikke kastet, gjendobler du: Vil motspilleren ta med 7 av 36?
step-vig-pass = Uten kuben ville du vunnet 8 av 36, og det er for lite. Men gjendoblingen vinner alle 10, og 9 er nok.

step-final-title = Siste gang med kuben
step-final-task = Kuben er din og viser 2. Med brikker på 4 og 2 vinner 23 av 36 kast, og med alle andre taper du. Doble eller kaste?
step-final-yes = Etter dette kastet er kuben ingenting verdt. Derfor er enhver fordel nok i siste kast, også til å gjendoble.
step-final-hint = Trenger du kuben etter dette kastet?
step-final-roll = Du beholder en kube du aldri får brukt. 23 av 36 er mer enn halvparten.

step-gift-title = Bever
step-gift-task = Motspilleren dobler med to brikker på 3: 17 av 36 kast vinner. Med bever tar du og dobler igjen med en gang: Dere spiller om 4, og kuben er din. Hva svarer du?
step-gift-yes = Du vinner med 19 av 36. Da spiller du gjerne om 4.
step-gift-hint = Hvem vinner oftest?
step-gift-take = Det er riktig å spille, men du vinner 19 av 36. Spill om mer.
step-gift-pass = Du vinner mer enn halvparten av slike partier. Da gir du deg aldri.

step-hasty-title = En forhastet dobling
step-hasty-task = Motspilleren dobler altfor tidlig: Du vinner 55 av 100 partier. Hva svarer du?
step-hasty-yes = Å ta gir deg 0,67 poeng i snitt, og beveren gir dobbelt så mye.
step-hasty-hint = Hvem er favoritt, og hvem får kuben?
step-hasty-take = Å ta gir 0,67 poeng i snitt. Beveren gir dobbelt så mye.
step-hasty-pass = Du ville betalt et poeng i et parti der du er favoritt.

step-eager-title = For tidlig, men bare litt
step-eager-task = Igjen kommer doblingen for tidlig. Men nå vinner du bare 38 av 100 partier. Hva svarer du?
step-eager-yes = Det koster 0,26 poeng i snitt å ta, mindre enn å gi seg. En bever ville kostet dobbelt så mye.
step-eager-hint = Ville du spilt dette partiet for dobbelt så mye?
step-eager-pass = Du trenger rundt 25 % og har 38. Det koster 1 poeng å gi seg, og 0,26 å ta.
step-eager-beaver = Du taper oftere enn du vinner, og en bever dobler tapet: 0,52 poeng i stedet for 0,26.
