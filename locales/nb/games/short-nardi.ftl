# Reglene og leksjonen for spillet `short-nardi`.

also-1 = Kort narde
intro = Det østlige navnet på backgammon, på et kaukasisk brett: starten og alle flytt er de samme, og kuben er sjelden å se.
setup = Som i backgammon: to på 24, fem på 13, tre på 8, fem på 6.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = I det korte spillet slås det; i det lange, Long Nardi, slås det ikke.
special-2 = Hver terning er ett flytt. Du kan gjøre begge med samme brikke eller med to. Doble spilles fire ganger.
special-3 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-4 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
grades = En seier teller 1. Har taperen ikke flyttet ut noe, er det gammon og teller 2. Står det i tillegg en av taperens brikker på baren eller i vinnerens indre hjemland, er det backgammon og teller 3. Kuben multipliserer verdien.
options-1 = Doblingskuben, hvis begge er enige.

# Under bildene.

pictures-1-caption = 6-5 fører en av de bakerste brikkene i sikkerhet: 24/13.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Steng et punkt
lesson-1-task = Befest 4-punktet med 4-2.
lesson-1-yes = To brikker stenger et punkt.
lesson-1-no = To brikker må lande på 4.

lesson-2-title = To på baren
lesson-2-task = Begge brikkene dine må entre. Det ene tallet er ledig, det andre ikke.
lesson-2-yes = Eneren entret; sekseren var stengt, og den andre brikken venter.

lesson-3-title = De siste brikkene
lesson-3-task = Flytt ut begge med dette kastet.
lesson-3-yes = Alle ute: du vinner.
lesson-3-no = Én er igjen. Bruk hvert tall på sitt eget punkt.
