# Reglene og leksjonen for spillet `gioul`.

intro = En gresk blanding: starten og retningen fra Plakoto, sperring i stedet for låsing, og doble som stiger som i Gul Bara.
setup = Alle femten brikker på ditt 24-punkt; motspillerens femten på ditt 1-punkt.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = I dine tre første kast er doble fire flytt. Fra ditt fjerde kast stiger de: 4-4 går videre med 5-5 og så 6-6. Hver del åpnes når den forrige er spilt fullt ut. Kan en del spilles på flere måter, må du velge en som lar deg spille flest mulig flytt i neste del. Delene etter den teller ikke med.
special-2 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-3 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Kan du ikke spille hele de stigende doblene, spiller motspilleren resten.

# Under bildene.

pictures-1-caption = Én av motspillerens brikker på 18 stenger det for sekseren.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Forlat stabelen
lesson-1-task = Spill begge terningene med to brikker fra 24.
lesson-1-yes = Hver av dem stenger nå et punkt.
lesson-1-no = Flytt to forskjellige brikker.

lesson-2-title = Stengt av én
lesson-2-task = Én enkelt av motspillerens brikker står på 18. Få ut en brikke med treeren, og bruk sekseren et annet sted.
lesson-2-yes = Ingenting slås: punktet er stengt til det forlates.
lesson-2-no = Treeren hører til stabelen på 24.

lesson-3-title = Stigende doble
lesson-3-task = Det er ditt fjerde kast: fire femmere nå, og fire seksere følger når alle er spilt. Bruk fire forskjellige brikker.
lesson-3-yes = Alle fire er spilt: sekserne er åpnet.
lesson-3-no = Flytt fire forskjellige brikker med 5.
