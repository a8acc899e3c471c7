# Kurset `counting`: navnene på stegene står i lessons/counting/.

course-counting-title = Telling
course-counting-lead = Vit hvem som leder løpet, hvor mye, og hva det betyr for kuben.

lesson-pips-title = Pip
lesson-pips-lead = Hva en pip er, og hvordan du teller begge sider på et minutt.

step-three-left-title = Veien som er igjen
step-three-left-task = En pip er ett skritt for én brikke. Fra punkt 6 trenger en brikke 6 pip for å komme av brettet. Du har bare tre brikker igjen. Hvor mange pip trenger de til sammen?
step-three-left-yes = 6, 4 og 3 blir 13. Motspilleren trenger 12. Pip-tallet viser hvem som leder løpet.
step-three-left-no = Legg sammen numrene på de tre punktene der brikkene står.
step-three-left-hint = Én brikke trenger 6 pip, en annen 4.
step-three-left-checkers = 3 er antall brikker. Legg sammen skrittene hver av dem trenger.

step-biggest-title = Den tyngste stabelen
step-biggest-task = For en hel stabel ganger du antall brikker med nummeret på punktet. I startposisjonen har du fire stabler. Hvilken har flest pip? Trykk på den.
step-biggest-yes = Fem brikker på 13 er 65 pip: mer enn en tredjedel av veien din.
step-biggest-no = De fire stablene dine står på 24, 13, 8 og 6.
step-biggest-hint = To brikker på 24 er 48 pip. Regn ut de andre.
step-biggest-back = To brikker på 24 er 48 pip. En annen stabel har flere.
step-biggest-six = Fem brikker på 6 er bare 30 pip.
step-biggest-eight = Tre brikker på 8 er bare 24 pip.

step-four-stacks-title = Tallet du må huske
step-four-stacks-task = Legg sammen de fire stablene dine: 2 × 24, 5 × 13, 3 × 8 og 5 × 6. Hvor mange pip trenger hver side i starten?
step-four-stacks-yes = 48, 65, 24 og 30 blir 167. Husk tallet: hvert parti begynner med det.
step-four-stacks-no = Regn ut de fire stablene først, og legg dem så sammen.
step-four-stacks-hint = De to første er 48 og 65, til sammen 113.

step-one-roll-title = Tell videre derfra
step-one-roll-task = I det første trekket kastet du 6 og 4 og løp fra 24 til 14. Ingenting ble slått. Hvor mange pip trenger du nå?
step-one-roll-yes = 167 minus 10 er 157. Teller du underveis, trenger du sjelden å begynne på nytt.
step-one-roll-no = Begynn med 167. Hvor mye går bort med 6 og 4?
step-one-roll-hint = Du trekker fra så mange pip som kastet viser, her 10.
step-one-roll-added = 177 ville vært mer enn i starten. Kastet brakte deg nærmere mål.
step-one-roll-before = 167 var tallet før kastet ditt.

step-from-bar-title = Baren er punkt 25
step-from-bar-task = En brikke på baren har hele veien foran seg: 25 pip. Tell alle brikkene dine, også den.
step-from-bar-yes = 25, 42, 39, 24, 24 og 10 blir 164.
step-from-bar-no = Tell stabel for stabel, og ikke glem baren.
step-from-bar-hint = Brikken på baren teller 25, de to på 21 teller 42.
step-from-bar-no-bar = Du glemte brikken på baren. Den har 25 pip igjen.

step-their-side-title = Den andre siden
step-their-side-task = Motspilleren teller fra den andre enden: ditt punkt 17 er punkt 8 der. Tell begge sider. Hvor mange pip leder du med?
step-their-side-yes = Du trenger 66, motspilleren 78: du leder med 12.
step-their-side-no = Tell dine egne brikker, så de mørke, og trekk fra.
step-their-side-hint = Selv trenger du 66.
step-their-side-theirs = 78 er det motspilleren trenger. Trekk fra ditt eget tall.

step-one-minute-title = Begge sider på et minutt
step-one-minute-task = Det er midt i partiet, og klokken din går. Tell din egen side, så den andre, og finn forskjellen. Klarer du det på et minutt?
step-one-minute-yes = Du trenger 141, motspilleren 152: du leder med 11.
step-one-minute-no = Ett av de to tallene er feil. Ta stabel for stabel.
step-one-minute-hint = Du trenger 141. De to mørke brikkene på ditt punkt 3 teller 22 hver.
step-one-minute-own = 141 er ditt eget tall. Tell nå de mørke brikkene.

lesson-clusters-title = Klynger
lesson-clusters-lead = Grupper av brikker der du ser pip-tallet med det samme, etter Kissane.

step-middle-point-title = Midten av en blokk
step-middle-point-task = Fem punkter ved siden av hverandre med to brikker hver: blokken din fra 9 til 5. Den har ti ganger så mange pip som nummeret i midten. Hvilket punkt er det? Trykk på det.
step-middle-point-yes = Punkt 7: ti brikker, 70 pip. 9 og 5 veier hverandre opp, og det gjør 8 og 6 også.
step-middle-point-no = Det ligger like mange punkter i blokken over midten som under.
step-middle-point-hint = Blokken består av punktene 9, 8, 7, 6 og 5.
step-middle-point-end = Det er den ene enden av blokken.

step-five-prime-title = Én blokk og resten
step-five-prime-task = Kissane teller slike klynger først og så resten. Denne blokken har 70 pip. Fem brikker til står på 20, 14 og 13. Hvor mange pip blir det i alt?
step-five-prime-yes = 70 for blokken, 40 for de to på 20, 40 for 14 og de to på 13: 150.
step-five-prime-no = Blokken har 70. Legg til to brikker på 20, én på 14 og to på 13.
step-five-prime-hint = 14 og to ganger 13 blir 40.
step-five-prime-prime-only = 70 er blokken alene. Legg til de fem andre brikkene.

step-full-board-title = Fullt hjemland
step-full-board-task = To brikker på hvert av de seks punktene hjemme er 42 pip: verdt å huske. Du har tre til, og én av dem står på 6. Hvor mange pip blir det i alt?
step-full-board-yes = 42, og 13, 8 og 6 for de tre andre: 69.
step-full-board-no = 42 for de tolv, så brikkene på 13 og 8 og den tredje på 6.
step-full-board-hint = De tre andre trenger 13, 8 og 6.
step-full-board-spare = Du glemte den tredje brikken på 6.

step-round-fifty-title = Runde tall
step-round-fifty-task = Summer som ender på null, er lette å huske. To av stablene dine har nøyaktig 50 pip til sammen. Trykk på begge.
step-round-fifty-yes = To på 13 er 26, tre på 8 er 24. Dette paret dukker opp i mange partier.
step-round-fifty-no = Regn ut hver stabel, og se etter to som blir 50.
step-round-fifty-hint = To brikker på 13 er 26. Hvilken stabel har 24?
step-round-fifty-anchor = De to på 22 har 44 pip. Ingen stabel har 6.
step-round-fifty-stack = De fem på 6 har 30 pip. Ingen stabel har 20.

step-mirror-pairs-title = Par som blir 25
step-mirror-pairs-task = Punkter som ligger rett overfor hverandre på brettet, som 18 og 7, blir 25 til sammen. Finn slike par blant brikkene dine, og legg til resten. Hvor mange pip?
step-mirror-pairs-yes = Fem par blir 125: 18 og 7 to ganger, 13 og 12 to ganger, 24 og 1. Med 8, 18 og 5 blir det 156.
step-mirror-pairs-no = Fem par blir 25 hver. Resten står på 8, 6 og 5.
step-mirror-pairs-hint = 18 og 7, 13 og 12, 24 og 1: hvert par blir 25.

step-shift-block-title = Flytt på to brikker
step-shift-block-task = Går én brikke et skritt tilbake og en annen et skritt fram, er summen den samme. Sett én brikke fra 6 på 7 og én fra 6 på 5, og trykk Sjekk.
step-shift-block-yes = En blokk fra 8 til 4: ti brikker, 60 pip, og summen stemmer fortsatt.
step-shift-block-no = To brikker blir på 6. Én skal til 7, den andre til 5.
step-shift-block-hint = Ta to brikker fra punkt 6. Sett den ene på 7 og den andre på 5.
step-shift-block-one = Flytter du bare den ene, endrer summen seg. Den andre jevner det ut.

step-mental-shift-title = Nå bare i tankene
step-mental-shift-task = I et parti flytter du bare i tankene. Her får du en blokk når du flytter én brikke fra 8 til 9 og én fra 6 til 5. Hvor mange pip i alt?
step-mental-shift-yes = Blokken fra 9 til 5 er 70. Med 44 for de to på 22 og 39 for de tre på 13 blir det 153.
step-mental-shift-no = Blokken har ti ganger midten. Legg til brikkene på 22 og 13.
step-mental-shift-hint = Da står det to brikker på hvert punkt fra 9 til 5. Midten er 7.
step-mental-shift-shift-only = 70 er blokken alene. Legg til brikkene på 22 og 13.

step-both-in-tens-title = Begge sider i tiere
step-both-in-tens-task = Du har en blokk, motspilleren har et par som blir 50. Tell begge sider med klynger. Hvor mange pip leder du med?
step-both-in-tens-yes = Hos deg blir 50, 40 og 39 til sammen 129. Hos motspilleren blir 50, 48, 30, 8 og 2 til sammen 138. Du leder med 9.
step-both-in-tens-no = Blokken din går fra 7 til 3. Motspillerens par står på 13 og 8, talt derfra.
step-both-in-tens-hint = Du trenger 129: 50, 40 og 39.
step-both-in-tens-mine = 129 er ditt eget tall. Hvor mye mer trenger motspilleren?

lesson-half-crossovers-title = Halve crossovere
lesson-half-crossovers-lead = Tell i skritt på tre og seks, slik Zare og Urquhart gjør.

step-triplets-title = Grupper på tre
step-triplets-task = Del brettet i grupper på tre: 1 til 3, 4 til 6, 7 til 9 og så videre. Hver gruppe teller som punktet i midten. Hvilken av stablene dine står midt i gruppen sin? Trykk på den.
step-triplets-yes = 8 er midt mellom 7 og 9: der er det ingenting å rette.
step-triplets-no = Punktene i midten er 2, 5, 8, 11 og så videre til 23.
step-triplets-hint = Punktene i midten er 2, 5 og hvert tredje punkt derfra.
step-triplets-upper = 6 er øvre kant av 4, 5 og 6.
step-triplets-lower = 13 er nedre kant av 13, 14 og 15.
step-triplets-top = 24 er øvre kant av 22, 23 og 24.

step-zare-title = Syttifem og treere
step-zare-task = Zare setter alle femten på 5 i tankene: det er 75. Hver gruppe lenger bak er en halv crossover for hver brikke der, altså 3 pip mer. Hvor mange pip trenger du? To fra eller til går bra.
step-zare-yes = Tre på 8 har én halv crossover hver, to på 11 har to hver: til sammen 7, altså 21 pip. 75 og 21 blir 96.
step-zare-no = Brikker på 4 til 6 teller 0, på 7 til 9 én hver, på 10 til 12 to hver.
step-zare-hint = De tre på 8 teller 3, de to på 11 teller 4.
step-zare-unmultiplied = Hver halve crossover er verdt 3 pip. Gang med 3 før du legger til.

step-deep-home-title = For dypt
step-deep-home-task = Brikker på 1 til 3 står én gruppe for dypt. For hver av dem trekker du fra en halv crossover. Hvor mange pip trenger du nå? To fra eller til går bra.
step-deep-home-yes = 6 for de to på 14, 4 for de fire på 8, minus 3 for de dype: 7. Det gir 96; det nøyaktige tallet er 98.
step-deep-home-no = Brikker på 14 teller tre hver, på 8 én hver. For de tre på 3 og 2 trekker du fra én hver.
step-deep-home-hint = De to på 14 teller 6, de fire på 8 teller 4. Tre brikker står for dypt.
step-deep-home-ignored = Du glemte brikkene på 3 og 2. For hver av dem trekker du fra en halv crossover.
step-deep-home-counted-up = Du la til brikkene på 3 og 2. De skal trekkes fra.

step-edges-title = Rett kantene
step-edges-task = For det nøyaktige tallet legger du til 1 for hver brikke på en øvre kant, som 3, 6 og 9, og trekker fra 1 for hver på en nedre, som 1, 4 og 7. Hvor mange pip er det nøyaktig?
step-edges-yes = 11 halve crossovere gir 108. Seks brikker på øvre kanter og fem på nedre: 109.
step-edges-no = Først 75 og tre for hver halve crossover, så kantene.
step-edges-hint = Uten kantene er det 108. Øvre kanter her er 9, 6 og 3, nedre er 13 og 4.
step-edges-rough = 108 er det grove tallet. Nå gjenstår kantene.

step-far-side-title = Helt bakfra
step-far-side-task = De to bakerste brikkene dine står fem grupper bak, midt i gruppen. Tell de halve crossoverne, så kantene. Hvor mange pip er det nøyaktig?
step-far-side-yes = 10, 12 og 2 blir 24 halve crossovere, og 75 og 72 blir 147. Kantene er fem opp og fem ned, så tallet er fortsatt 147.
step-far-side-no = De to på 20 teller fem hver, de fire på 13 tre hver, de to på 8 én hver.
step-far-side-hint = Det er 24 halve crossovere.

step-quarters-title = Brettets fjerdedeler
step-quarters-task = Urquhart begynner med 30. Legg til 6 for hver fjerdedel en brikke har igjen hjem, og 3 for hver brikke på bakre halvdel av en fjerdedel, som 4 til 6. Hvor mange pip?
step-quarters-yes = Femten fjerdedeler er 90, og åtte brikker på bakre halvdeler er 24. Med 30 blir det 144.
step-quarters-no = De to på 22 har tre fjerdedeler foran seg hver, de tre på 13 to hver, de tre på 8 én hver.
step-quarters-hint = Femten fjerdedeler er 90. Brikkene på 22, 6 og 5 står på bakre halvdeler.
step-quarters-no-halves = Du glemte 3 for hver brikke på 22, 6 og 5.

step-exactly-title = Begge sider, helt nøyaktig
step-exactly-task = Tell på den måten du liker best, og rett kantene på begge sider. Hvor mange pip leder du med, nøyaktig?
step-exactly-yes = Du trenger 113, motspilleren 132: du leder med 19.
step-exactly-no = Ett av tallene er litt feil. Gå gjennom kantene en gang til.
step-exactly-hint = Du trenger 113: grovt regnet 114, minus 1 for kantene.
step-exactly-edge = 21 er den grove forskjellen. Nå gjenstår kantene på begge sider.

lesson-difference-title = Bare forskjellen
lesson-difference-lead = Ofte trenger du bare ledelsen: stryk det som er likt, og tell med kastene.

step-same-again-title = Stryk det som er likt
step-same-again-task = Du spilte 8/5 6/5, og motspilleren har ikke flyttet ennå. Alt annet er likt på begge sider og går opp i opp. Hvor mange pip leder du med?
step-same-again-yes = Bare to brikker er flyttet: 3 pip og 1 pip, en ledelse på 4.
step-same-again-no = Resten går opp i opp. Hvor langt flyttet de to brikkene dine?
step-same-again-hint = Den ene gikk fra 8 til 5, den andre fra 6 til 5.

step-no-partner-title = Punkter uten motstykke
step-no-partner-task = En stabel oppveies av en like stor på samme punkt hos motspilleren, talt derfra. To av punktene dine har ikke noe motstykke. Trykk på begge.
step-no-partner-yes = 13, 8 og 6 har motstykker og strykes. Bare 20 og 5 er igjen.
step-no-partner-no = Talt fra den andre enden står motspilleren på 22, 13, 8, 6 og 4.
step-no-partner-hint = Talt fra den andre enden står motspilleren på 22, 13, 8, 6 og 4. Hvilke av punktene dine er ikke med der?
step-no-partner-thirteen = Motspilleren har også fire på 13. De strykes.
step-no-partner-eight = Motspilleren har også tre på 8. De strykes.
step-no-partner-six = Motspilleren har også fire på 6. De strykes.

step-left-over-title = Sammenlign resten
step-left-over-task = Dine to på 20 står mot to på 22, dine to på 5 mot to på 4. Hvor mange pip leder du med?
step-left-over-yes = 20 i stedet for 22 gir deg 4 pip, 5 i stedet for 4 koster deg 2. Du leder med 2.
step-left-over-no = Det ene paret taler for deg, det andre for motspilleren.
step-left-over-hint = To brikker på 20 i stedet for 22: det er 4 pip til deg.
step-left-over-sum = Det andre paret taler for motspilleren: trekk det fra.
step-left-over-single = Det står to brikker på hvert av disse punktene.

step-two-pairs-title = Også deler av en stabel
step-two-pairs-task = Dine tre på 13 oppveier tre av motspillerens fire. Stryk alt som oppveier hverandre. Hvor mange pip leder du med? Én fra eller til går bra.
step-two-pairs-yes = Dine på 10 og 7 står mot 16 og 13: 6 pip hver, en ledelse på 12.
step-two-pairs-no = Når alt er strøket, har hver side to brikker igjen.
step-two-pairs-hint = Du sitter igjen med 10 og 7, motspilleren med 16 og én av de fire på 13.

step-first-rolls-title = Regn med kastene
step-first-rolls-task = Du ledet med 7 og kastet 6 og 4. Så kastet motspilleren 5 og 2. Ikke tell på nytt: hvor mange pip leder du med nå?
step-first-rolls-yes = 10 til og 7 fra: ledelsen har vokst fra 7 til 10.
step-first-rolls-no = Ditt kast legges til ledelsen, motspillerens trekkes fra.
step-first-rolls-hint = 7 og 10 blir 17. Trekk så fra 5 og 2.
step-first-rolls-half = 17 var ledelsen før motspilleren kastet.

step-next-rolls-title = Doble teller fire ganger
step-next-rolls-task = Du ledet med 10. Nå kastet du 3 og 3, og motspilleren 6 og 1. Hvor mange pip leder du med?
step-next-rolls-yes = Doblen din ga 12, det andre kastet 7: 10 og 5 blir 15.
step-next-rolls-no = Legg til alt kastet ditt ga, og trekk fra motspillerens.
step-next-rolls-hint = En doble spilles fire ganger: 4 × 3.
step-next-rolls-doubles = En doble spilles fire ganger: 3-3 er 12 pip, ikke 6.

step-last-rolls-title = Etter seks kast
step-last-rolls-task = Du ledet med 15, men nå kastet du 2 og 1, og motspilleren 4 og 4. Hvor mye av ledelsen er igjen?
step-last-rolls-yes = 15 og 3, minus 16: du leder fortsatt med 2. Én doble, og løpet er åpent igjen.
step-last-rolls-no = Legg til kastet ditt, og trekk så fra fire firere.
step-last-rolls-hint = 15 og 3 blir 18. Hvor mange pip gir 4 og 4?
step-last-rolls-pair = En doble spilles fire ganger: 4-4 er 16 pip, ikke 8.

step-run-home-title = Bruk ledelsen
step-run-home-task = Du kastet 6 og 5. Bare de to brikkene dine på 16 har fortsatt mørke brikker foran seg. Finn ut hvem som leder, og spill deretter.
step-run-home-yes = Du ledet med 12 og løp forbi. Nå er det et løp, og du er godt foran.
step-run-home-no = Du trenger 100 pip, motspilleren 112. Den som leder, vil ha et løp.
step-run-home-hint = Den som leder, vil forbi og inn i løpet. Motspilleren trenger 112 pip. Og du?
step-run-home-wait = Du brøt punkt 8 og har ikke kommet forbi. Med en ledelse på 12 vil du ha et løp.

lesson-race-cubes-title = Kuben i løp: prosent
lesson-race-cubes-lead = Når du skal doble, gjendoble og ta i et løp: 8, 9 og 12 prosent.

step-percent-title = Ledelsen din
step-percent-task = Alle har passert hverandre, bare løpet er igjen, og det er din tur. Du trenger 100 pip. Tell de mørke brikkene: hvor mange pip leder du med?
step-percent-yes = Motspilleren trenger 110, så du leder med 10. Det er 10 % av ditt eget pip-tall.
step-percent-no = Du trenger 100. Legg sammen de mørke brikkene.
step-percent-hint = De mørke brikkene på 11 og 10, talt derfra, har 42 til sammen.

step-eight-percent-title = Åtte prosent
step-eight-percent-task = Sammenlign ledelsen med pip-tallet til den som skal kaste. Med kuben i midten er 8 % nok til å doble. Du trenger 100 og leder med 10. Doble eller kaste?
step-eight-percent-yes = 10 % er nok. Motspilleren kan fortsatt ta, men nå spiller du som favoritt om det dobbelte.
step-eight-percent-hint = 10 av 100 er mer enn 8 %.
step-eight-percent-roll = Du har 10 %, og 8 % er nok. Å vente koster deg 0,08 poeng her.

step-not-enough-title = Ikke ennå
step-not-enough-task = Det er din tur. Du trenger 81 pip, motspilleren 85. Doble eller kaste?
step-not-enough-yes = 4 av 81 er bare 5 %. Motspilleren ville blitt glad for kuben.
step-not-enough-hint = 8 % av 81 ville vært mellom 6 og 7 pip.
step-not-enough-double = 4 av 81 er bare 5 %. Motspilleren tar, og etterpå kan du ikke doble lenger.

step-twelve-percent-title = Inntil tolv prosent
step-twelve-percent-task = Motspilleren dobler med 93 pip, du trenger 102. Du kan ta når du ligger høyst 12 % bak, regnet av pip-tallet til den som skal kaste. Ta eller gi seg?
step-twelve-percent-yes = 9 av 93 er mindre enn 10 %. Du vinner omtrent hvert fjerde parti, og kuben er din.
step-twelve-percent-hint = 12 % av 93 er litt mer enn 11 pip.
step-twelve-percent-pass = Du ligger mindre enn 10 % bak. Å gi seg koster deg 0,13 poeng.

step-too-far-title = For langt bak
step-too-far-task = Motspilleren dobler med 95 pip, du trenger 109. Ta eller gi seg?
step-too-far-yes = 14 av 95 er nesten 15 %. Du ville vunnet færre enn ett av fem partier.
step-too-far-hint = 12 % av 95 er mellom 11 og 12 pip.
step-too-far-take = Du ligger nesten 15 % bak. Tar du, taper du 0,13 poeng mer enn ved å gi deg.

step-nine-percent-title = Ni prosent for å gjendoble
step-nine-percent-task = Kuben er din og viser 2. Vent med å gjendoble til du leder med 9 %, for du gir fra deg retten til å doble. Du trenger 100 pip, motspilleren 108. Doble eller kaste?
step-nine-percent-yes = 8 % holder når kuben er i midten. Men når kuben er din, er den verdt å beholde litt til.
step-nine-percent-hint = 8 av 100 er 8 %. Er det nok når kuben er din?
step-nine-percent-double = 8 % holder i midten, men ikke når kuben er din. Du gir den fra deg for tidlig.

step-send-back-title = En gang til
step-send-back-task = Kuben er din og viser 2. Du trenger 86 pip, motspilleren 95. Doble eller kaste?
step-send-back-yes = 9 av 86 er mer enn 10 %. Du gjendobler til 4, og motspilleren kan fortsatt ta.
step-send-back-hint = 9 % av 86 er mellom 7 og 8 pip.
step-send-back-roll = Du har mer enn 10 %, og 9 % er nok. Etter et godt kast ville motspilleren gitt seg.

step-near-the-edge-title = Helt på grensen
step-near-the-edge-task = Motspilleren dobler, og denne gangen har ingen talt for deg. Ta eller gi seg?
step-near-the-edge-yes = 80 mot 89 pip: 9 av 80 er litt over 11 %. Det er knapt, men du kan ta.
step-near-the-edge-hint = Motspilleren trenger 80 pip.
step-near-the-edge-pass = Motspilleren trenger 80 pip, du 89. Det er litt over 11 %, og inntil 12 % kan du ta.

lesson-trice-rule-title = Kuben i løp: Trices regel
lesson-trice-rule-lead = Hvor mange pip bak du kan ligge og fortsatt ta, i korte løp og i lange.

step-sixty-two-title = Grensen for å ta
step-sixty-two-task = Trices regel opp til 62 pip: pip-tallet til den som skal kaste, minus 5, delt på 7. Ligger du ikke lenger bak, tar du. Motspilleren dobler med 47 pip, du trenger 52. Ta eller gi seg?
step-sixty-two-yes = 47 minus 5 er 42, og en sjudel av det er 6. Du ligger bare 5 bak.
step-sixty-two-hint = 47 minus 5 er 42. Del på 7.
step-sixty-two-pass = Grensen er 6 pip bak, og du ligger bare 5 bak. Å gi seg koster deg 0,17 poeng.

step-beyond-title = Over grensen
step-beyond-task = Motspilleren dobler med 46 pip, du trenger 54. Går ikke delingen på 7 opp, runder du ned. Ta eller gi seg?
step-beyond-yes = 41 delt på 7 er 5, rundet ned. Du ligger 8 bak og gir deg.
step-beyond-hint = 46 minus 5 er 41. Hvor mange ganger går 7 opp i det?
step-beyond-take = Grensen er 5 pip bak, og du ligger 8 bak. Tar du, taper du 0,17 poeng mer enn ved å gi deg.

step-three-before-title = Tre før grensen
step-three-before-task = Med kuben i midten dobler du fra 3 pip før grensen for å ta. Du skal kaste og trenger 48 pip, motspilleren 52. Doble eller kaste?
step-three-before-yes = Grensen for å ta er 6 pip, så du dobler fra 3. Du leder med 4.
step-three-before-hint = 48 minus 5 er 43. 7 går opp i det 6 ganger. Trekk så fra 3.
step-three-before-roll = Grensen er 6 pip, så du dobler fra 3, og du leder med 4. Å vente koster 0,05 poeng.

step-too-early-title = For tidlig
step-too-early-task = Du skal kaste og trenger 57 pip, motspilleren 59. Doble eller kaste?
step-too-early-yes = Grensen for å ta er 7 pip, så du dobler fra 4. 2 er for lite.
step-too-early-hint = 57 minus 5 er 52. 7 går opp i det 7 ganger. Trekk så fra 3.
step-too-early-double = Du leder med 2, og doblinger lønner seg fra 4. Denne koster deg 0,05 poeng.

step-two-before-title = To før grensen
step-two-before-task = Når kuben er din, venter du til 2 pip før grensen for å ta. Du trenger 57 pip, motspilleren 60. Doble eller kaste?
step-two-before-yes = Grensen for å ta er 7 pip, så du gjendobler fra 5. Du leder med 3.
step-two-before-hint = Grensen for å ta er 7 pip. Trekk så fra 2.
step-two-before-double = Du leder med 3, og gjendoblinger lønner seg fra 5. Denne koster deg 0,13 poeng.

step-long-race-title = Lange løp
step-long-race-task = Over 62 pip er grensen en tidel av pip-tallet til den som skal kaste, pluss 1. Motspilleren dobler med 91 pip, du trenger 101. Ta eller gi seg?
step-long-race-yes = En tidel av 91 pluss 1 er så vidt over 10. Du ligger 10 bak og kan akkurat ta.
step-long-race-hint = En tidel av 91 er litt mer enn 9.
step-long-race-pass = Grensen er så vidt over 10, og du ligger 10 bak. Å gi seg koster 0,07 poeng.

step-long-lost-title = Langt og tapt
step-long-lost-task = Motspilleren dobler med 87 pip, du trenger 100. Ta eller gi seg?
step-long-lost-yes = En tidel av 87 pluss 1 er ikke helt 10. Du ligger 13 bak og gir deg.
step-long-lost-hint = En tidel av 87 er litt mindre enn 9.
step-long-lost-take = Grensen er like under 10, og du ligger 13 bak. Tar du, taper du 0,11 poeng mer enn ved å gi deg.

step-turn-again-title = Tell begge, og bestem deg
step-turn-again-task = Kuben er din og viser 2, og det er din tur. Tell begge sider, og bruk Trices regel. Doble eller kaste?
step-turn-again-yes = 45 mot 50 pip: grensen for å ta er 5, så du gjendobler fra 3. Du leder med 5.
step-turn-again-hint = Du trenger 45 pip. 45 minus 5 er 40, og 7 går opp i det 5 ganger.
step-turn-again-roll = Du trenger 45 pip, motspilleren 50. Du gjendobler fra 3. Å vente koster 0,19 poeng.

lesson-adjusted-counts-title = Justert pip-tall
lesson-adjusted-counts-lead = Thorp, Keith, Ward og Isight: det pip-tallet alene ikke viser.

step-thorp-title = Thorp: brikker og punkter
step-thorp-task = Thorps tall: pip-tallet ditt, pluss 2 for hver brikke, pluss 1 til for hver på punkt 1, minus 1 for hvert punkt hjemme med en brikke på. Hva er ditt?
step-thorp-yes = 39 pip, 24 for tolv brikker, 5 for dem på 1, minus 4 punkter: 64. Motspilleren har 46 pip, men etter Thorp bare 65.
step-thorp-no = Begynn med pip-tallet ditt. Du har tolv brikker, fem av dem på 1, og fire punkter hjemme.
step-thorp-hint = 39 pip og 24 for tolv brikker blir 63.
step-thorp-plain = 39 er bare pip-tallet. Nå gjenstår det Thorp legger til og trekker fra.

step-keith-title = Keith: stabler og hull
step-keith-task = Keiths tall: pip-tallet ditt, pluss 2 for hver brikke unntatt én på 1, 1 for hver unntatt én på 2, 1 for hver ut over tre på 3 og 1 for hvert hull på 4 til 6. Hva er ditt?
step-keith-yes = 39, og 8 for fire brikker på 1, og 1 for hullet på 5: 48. Motspilleren har 47.
step-keith-no = Begynn med 39. Bare stabelen på 1 og ett hull teller her.
step-keith-hint = Fem brikker står på 1, og fire av dem teller. Og hvilket punkt av 4 til 6 er tomt?
step-keith-all-five = Den første brikken på 1 er gratis. Fire av de fem teller.
step-keith-no-gap = Punkt 5 er tomt, og det hullet teller 1.

step-ward-title = Ward: sammenlign sidene
step-ward-task = Ward legger til 2 for hver brikke ut over to på 1, og 1 ut over to på 2. Den som holder flest punkter hjemme, trekker fra 1 for hvert ekstra. Resten er likt her. Hva er ditt tall?
step-ward-yes = 39, og 6 for tre brikker på 1: 45. Motspilleren holder to punkter mer og har 44.
step-ward-no = Begynn med 39. Du holder færre punkter, så du trekker ikke fra noe.
step-ward-hint = Fem brikker står på 1. Hvor mange er det ut over to?
step-ward-single = Hver ekstra brikke på 1 koster 2 pip, ikke 1.

step-isight-title = Isight: den yngste
step-isight-task = Reicherts Isight legger til 2 for hver brikke ut over to på 1, og 1 for et hull på 4 til 6 som den andre siden har fylt. Resten er likt her. Hva er ditt tall?
step-isight-yes = 39, og 6 for stabelen på 1 og 1 for hullet på 5: 46. Motspilleren har også 46.
step-isight-no = Begynn med 39. Stabelen på 1 og ett hull teller.
step-isight-hint = Stabelen på 1 koster 6, som hos Ward. Og hullet?
step-isight-gap = Ditt punkt 5 er tomt, motspillerens er det ikke: det teller 1.

step-verdict-title = 18 prosent, og likevel jevnt
step-verdict-task = 39 mot 46 pip: det er en ledelse på 18 % og egentlig en klar dobling. Men alle fire tallene sier at løpet er jevnt. Det er din tur. Doble eller kaste?
step-verdict-yes = Du vinner bare 58 %. Stabelen på 1 spiser opp nesten hele ledelsen.
step-verdict-hint = Thorp sier 64 mot 65, Keith 48 mot 47. Stol på dem.
step-verdict-double = Pip-tallet lurer deg: du vinner bare 58 %. Doblingen koster deg 0,16 poeng.

step-two-behind-title = Bak, og likevel foran
step-two-behind-task = Det er din tur. Du trenger 34 pip, motspilleren bare 32, men med én brikke mer og en stabel på 1. Keith sier 35 mot 38. Doble eller kaste?
step-two-behind-yes = Når du skal kaste, legger du til en sjudel, her 5, og dobler inntil 4 over det andre tallet: 40 mot 38.
step-two-behind-hint = Når du skal kaste, legger du til en sjudel: 35 og 5. Du dobler inntil 4 over det andre tallet.
step-two-behind-roll = Bare i pip ligger du bak. Du vinner 77 %, og å vente koster 0,16 poeng.

step-your-keith-title = Når du ligger bak
step-your-keith-task = Nå skal motspilleren kaste og leder med 8 pip. Tell din egen side etter Keith: 2 for hver brikke unntatt én på 1, 1 for hver unntatt én på 2, 1 for hvert hull på 4 til 6.
step-your-keith-yes = 47, og 2 for den andre brikken på 1: 49.
step-your-keith-no = Begynn med 47. Det er ingen hull på 4 til 6, og bare én brikke på 2.
step-your-keith-hint = Pip-tallet ditt er 47. Bare punkt 1 koster noe.
step-your-keith-ace = 47 er bare pip-tallet. Den andre brikken på 1 koster 2.

step-twenty-percent-title = Tjue prosent bak
step-twenty-percent-task = Motspilleren dobler, har 46 etter Keith og 52 med en sjudel til. Er det minst 2 mer enn dine 49, kan du ta. Ta eller gi seg?
step-twenty-percent-yes = 52 er 3 mer enn 49, så du tar. I pip ligger du 20 % bak, og likevel vinner du hvert fjerde parti.
step-twenty-percent-hint = 52 minus 49 er 3.
step-twenty-percent-pass = De fire mørke brikkene på 1 koster mye. Å gi seg koster deg 0,17 poeng.

step-ugly-home-title = Din egen stabel
step-ugly-home-task = Motspilleren dobler med 41 pip, etter Keith også 41. Du trenger 44, bare 7 % mer, men tre av brikkene dine står på 1. Tell først, og bestem deg. Ta eller gi seg?
step-ugly-home-yes = 46 med sjudelen mot dine 48: for å ta måtte det vært 50. Du vinner bare 18 %.
step-ugly-home-hint = De tre på 1 koster deg 4. Med sjudelen har motspilleren 46.
step-ugly-home-take = 46 med sjudelen mot dine 48. Tar du, taper du 0,18 poeng mer enn ved å gi deg.

lesson-wastage-title = Svinn og effektive pip
lesson-wastage-lead = Hvorfor ti pip kan være verdt trettiseks: Trices effektive pip-tall.

step-whole-roll-title = Et kast for to pip
step-whole-roll-task = Trice måler et løp i kast, og et kast gir 8 1/6 pip i snitt. De to brikkene dine på 1 trenger ett kast, uansett hvilket. Hvor mange pip er det, avrundet?
step-whole-roll-yes = 8 effektive pip for 2 på brettet. De andre 6 er svinn: pip du kaster og ikke får brukt.
step-whole-roll-no = Ett kast er 8 1/6 pip. Rund av.
step-whole-roll-hint = Du trenger nøyaktig ett kast, og det gir 8 1/6.
step-whole-roll-pips = Det står 2 pip på brettet. Men du bruker et helt kast på dem.

step-ace-stack-title = Sju per kast, og én til
step-ace-stack-task = En stabel på 1 som trenger n kast uten doble, har omtrent 7 × n + 1 effektive pip, fant Trice. Da er doblene regnet med. Du har seks brikker der. Hvor mange effektive pip er det?
step-ace-stack-yes = To brikker går ut med hvert kast, så n er 3. Da blir 21 og 1 til sammen 22. Bare 6 av dem står på brettet.
step-ace-stack-no = Finn n først: hvert kast uten doble tar ut to brikker.
step-ace-stack-hint = Seks brikker trenger tre kast. Gang med 7, og legg til 1.
step-ace-stack-pips = Det står 6 pip på brettet. Hvor mange kast trenger du til dem?
step-ace-stack-checkers = n teller kast, ikke brikker: to går ut med hvert kast.

step-smooth-title = Jevnt fordelt
step-smooth-task = Brikker fordelt på 6, 5 og 4 har lite svinn, her omtrent 7 pip. Tell pipene dine, og legg til svinnet. Hvor mange effektive pip trenger du? Én fra eller til går bra.
step-smooth-yes = 51 pip og omtrent 7: 58 effektive pip.
step-smooth-no = Tell stablene på 6, 5 og 4, og legg til 7.
step-smooth-hint = 24, 15 og 12 er pipene dine.
step-smooth-bare = Det står 51 pip på brettet. Legg til svinnet.

step-ragged-title = Dårlig fordelt
step-ragged-task = Disse brikkene trenger 6,2 kast i snitt, og hvert kast gir 8 1/6 pip. Trekk fra pipene på brettet. Hvor mange pip er svinn? Én fra eller til går bra.
step-ragged-yes = 6,2 kast er rundt 50 effektive pip, og 36 står på brettet. Rundt 14 er svinn, dobbelt så mye som før.
step-ragged-no = Gang først, og trekk så fra pipene på brettet.
step-ragged-hint = 6,2 kast gir mellom 50 og 51 pip. På brettet står 24, 8 og 4.
step-ragged-pips = Det står 36 pip på brettet. Hvor mange flere gir 6,2 kast?
step-ragged-all = Det er alle de effektive pipene. Trekk fra dem på brettet.

step-fill-gap-title = Fyll hullet
step-fill-gap-task = Du kastet 6 og 1. Sekseren tar ut en brikke. Hvor spiller du eneren, så de neste kastene gir mer?
step-fill-gap-yes = Punkt 5 er ikke tomt lenger: den neste femmeren tar ut en brikke i stedet for bare å flytte en.
step-fill-gap-no = Se etter det tomme punktet hjemme som du snart kommer til å savne.
step-fill-gap-hint = Med hvilket tall kunne du ikke tatt ut noe i neste kast?
step-fill-gap-leave = Punkt 5 er fortsatt tomt, så den neste femmeren tar ikke ut noe. Det koster 0,10 poeng.
step-fill-gap-ace = Nå står en brikke på 1, og punkt 5 er fortsatt tomt. Det koster 0,17 poeng.

step-two-off-title = Én brikke eller to
step-two-off-task = Du kastet 4 og 2. Du kan bruke begge tallene på en brikke på 6, eller ta ut én brikke med hvert. Hva gir mest?
step-two-off-yes = Fem brikker er igjen i stedet for seks. Og ingen pip i kastet gikk tapt.
step-two-off-no = Etter kastet skal bare fem brikker være igjen.
step-two-off-hint = Det står brikker på 4 og på 2.
step-two-off-one-off = Seks brikker er igjen, og det kunne vært fem. Det koster 0,11 poeng.

step-behind-ahead-title = Elleve bak, og en dobling
step-behind-ahead-task = Det er din tur. Du trenger 41 pip, motspilleren bare 30. Men dine brikker er jevnt fordelt og har effektivt 48, mens motspillerens står i stabler på lave punkter og har effektivt 50. Doble eller kaste?
step-behind-ahead-yes = Effektivt leder du, og det er din tur: du vinner 73 %.
step-behind-ahead-hint = Glem 41 og 30. Sammenlign 48 med 50, og husk hvem som kaster først.
step-behind-ahead-roll = Effektivt leder du, og du vinner 73 %. Å vente koster 0,08 poeng.

step-ten-aces-title = Ti på punkt 1
step-ten-aces-task = Motspilleren dobler med ti brikker på 1. Du trenger 32 pip og har omtrent 6 i svinn. Tell den andre siden med 7 × n + 1, og sammenlign. Ta eller gi seg?
step-ten-aces-yes = Der er det 36, hos deg 38. Du ligger så vidt bak og vinner nesten hvert fjerde parti.
step-ten-aces-hint = Ti brikker trenger fem kast: 35 og 1.
step-ten-aces-pass = 36 mot 38 effektive pip er jevnt. Å gi seg koster deg 0,10 poeng.

step-one-pip-more-title = Bare én pip mer
step-one-pip-more-task = Motspilleren dobler igjen med ti brikker på 1. Denne gangen trenger du 33 pip, men med åtte lave brikker og omtrent 8 i svinn. Ta eller gi seg?
step-one-pip-more-yes = 41 mot 36 effektive pip: fem bak er for mye. Du ville bare vunnet 15 %.
step-one-pip-more-hint = Legg sammen 33 og 8, og sammenlign med 36.
step-one-pip-more-take = Du ligger fem effektive pip bak, nesten 14 %. Tar du, taper du 0,31 poeng mer enn ved å gi deg.
