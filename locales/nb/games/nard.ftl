# Reglene og leksjonen for spillet `nard`.

also-1 = Persisk nard
intro = En persisk form: brikkene møtes front mot front som i backgammon, men ingen blir slått. En enslig brikke stenger punktet sitt, og trafikkorker avgjør.
setup = Alle femten brikker på ditt 24-punkt; motspillerens femten på ditt 1-punkt.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = Det finnes ingen løper og ingen forbudt mur: seks punkter på rad stopper rett og slett den som er bak dem.
special-2 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
special-3 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-4 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = I noen kilder løper begge sider samme vei rundt.

# Under bildene.

pictures-1-caption = Én av motspillerens brikker på 18 stenger det: sekseren kan ikke forlate 24.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Forlat stabelen
lesson-1-task = Spill begge terningene med to brikker fra 24.
lesson-1-yes = Hver av dem stenger nå et punkt.
lesson-1-no = Flytt to forskjellige brikker.

lesson-2-title = Stengt av én
lesson-2-task = Én enkelt av motspillerens brikker står på 18. Få ut en brikke med treeren, og bruk sekseren et annet sted.
lesson-2-yes = Ingenting slås, så punktet er stengt til det forlates.
lesson-2-no = Treeren hører til stabelen på 24.

lesson-3-title = Flytt ut
lesson-3-task = Flytt ut to brikker.
lesson-3-yes = Som i backgammon.
lesson-3-no = Bruk sekseren fra 6-punktet og femmeren fra 5-punktet.
