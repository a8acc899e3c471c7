# Reglene og leksjonen for spillet `irish`.

also-1 = Todas tablas
also-2 = Shuanglu
also-3 = Ssang-ryuk
intro = Forløperen til backgammon, spilt i England og Irland lenge før doble ble spilt fire ganger. De østlige spillene Shuanglu og Ssang-ryuk og det spanske Todas tablas spilles likt, så langt vi vet.
setup = Som i backgammon: to på 24, fem på 13, tre på 8, fem på 6.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Doble er ikke noe spesielt: hver terning spilles én gang, så 3-3 er to treere.
special-2 = Det er ingen kube, og alle seire teller likt.
special-3 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-4 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
grades = Hver seier teller 1: gammon finnes ikke.
options-1 = En gammel kilde legger til: er ditt indre hjemland helt stengt, og venter en av motspillerens brikker på baren, må du åpne ett av de seks punktene, hvis du kan det og likevel spille så mange terninger som mulig.

# Under bildene.

pictures-1-caption = 3-3 er to treere: 8/5(2).

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Doble er to flytt
lesson-1-task = Du har to treere, ikke fire. Befest 5-punktet med dem.
lesson-1-yes = To treere, og kastet er over.
lesson-1-no = Begge treerne må lande på 5.

lesson-2-title = Slå med en firer
lesson-2-task = Slå den enslige brikken på ditt 4-punkt og dekk.
lesson-2-yes = Her slås det som i backgammon.
lesson-2-no = Slå med fireren fra 8 og dekk med toeren fra 6.

lesson-3-title = Flytt ut med doble
lesson-3-task = To femmere tar ut to brikker.
lesson-3-yes = To ute; i backgammon ville det vært fire.
