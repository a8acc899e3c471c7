# Reglene og leksjonen for spillet `five-point-limit`.

also-1 = Egyptisk
intro = En husregel fra Egypt og fra gamle engelske klubber: ikke noe punkt tar mer enn fem brikker fra en side, så det er ingen utvei å stable dem opp.
setup = Som i backgammon; punktene 13 og 6 er fulle fra starten.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Høyst fem av dine egne brikker kan stå på et punkt. En sjette kan ikke lande der, ikke engang fra baren.
special-2 = Hver terning er ett flytt. Du kan gjøre begge med samme brikke eller med to. Doble spilles fire ganger.
special-3 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-4 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
special-5 = Doblingskuben: før du kaster, kan du tilby å doble innsatsen. Motspilleren tar og eier så kuben, eller gir seg og taper partiet med den gamle innsatsen.
grades = En seier teller 1. Har taperen ikke flyttet ut noe, er det gammon og teller 2. Står det i tillegg en av taperens brikker på baren eller i vinnerens indre hjemland, er det backgammon og teller 3. Kuben multipliserer verdien.
options-1 = Jacoby-regelen (pengespill): gammon og backgammon teller bare 1 så lenge det ikke er doblet i partiet.
options-2 = Bever (pengespill): den som tar, kan doble tilbake med en gang og beholde kuben.
options-3 = Crawford-regelen (kamp): når en spiller for første gang mangler bare ett poeng på å vinne, spilles neste parti uten kube.

# Under bildene.

pictures-1-caption = Med 2-1 i starten er 8/6 ikke lov: det står allerede fem der.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Det fulle punktet
lesson-1-task = 6-punktet ditt har fem. Befest 4-punktet i stedet, og se hva brettet sier om 8/6.
lesson-1-yes = Regelen favoriserer trekk som sprer brikkene.
lesson-1-no = To brikker må lande på 4.

lesson-2-title = Gjør plass
lesson-2-task = Befest 7-punktet med 6-1.
lesson-2-yes = Begge stabler er én brikke mindre.
lesson-2-no = En fra 13 og en fra 8 møtes på 7.

lesson-3-title = Fem og ikke flere
lesson-3-task = Spill 2-2 slik at du holder 4 og 11 til slutt.
lesson-3-yes = To nye punkter, og ingen steder mer enn fem.
lesson-3-no = Flytt to brikker fra 13 til 11 og to fra 6 til 4.
