# Reglene og leksjonen for spillet `gul-bara`.

also-1 = Gjul bara
also-2 = Rosespring
intro = Balkans klatrespill, også kalt Rosespring. Begge løper samme vei, én brikke sperrer, og fra det fjerde kastet går doble videre med alle høyere doble.
setup = Alle femten brikker på ditt 24-punkt. Motspillerens står på ditt 12-punkt, skrått overfor.
direction = Begge sider løper samme vei rundt, fra hvert sitt hjørne: ditt 24-punkt er motspillerens 12-punkt, og motspilleren starter på ditt 12-punkt. Dere følger etter hverandre rundt brettet og ender i forskjellige hjørner.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = I dine tre første kast er doble fire flytt og ikke mer.
special-2 = Fra ditt fjerde kast stiger doble: 4-4 er fire firere, så fire femmere, så fire seksere. Hver del åpnes når den forrige er spilt fullt ut; ellers er turen slutt. Kan en del spilles på flere måter, må du velge en som lar deg spille flest mulig flytt i neste del. Delene etter den teller ikke med.
special-3 = Det finnes ingen løper, ingen regel om hodet og ingen forbudt mur.
special-4 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-5 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Kan du ikke spille hele de stigende doblene, spiller motspilleren resten.
options-2 = Doble stiger allerede fra ditt første kast.

# Under bildene.

pictures-1-caption = Fra det fjerde kastet er 5-5 fire femmere og så fire seksere.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Tidlige doble
lesson-1-task = Det er ditt første kast: doble er fire flytt. Få alle fire ut av stabelen.
lesson-1-yes = Fire femmere, og kastet er over.
lesson-1-no = Flytt fire forskjellige brikker med 5.

lesson-2-title = Stigende doble
lesson-2-task = Det er ditt fjerde kast, så femmerne er bare den første delen. Spill alle fire med forskjellige brikker.
lesson-2-yes = Alle fire er spilt: fire seksere er åpnet og følger med en gang.
lesson-2-no = Flytt fire forskjellige brikker med 5.

lesson-3-title = Stoppet halvveis
lesson-3-task = To firere kan spilles, og ikke flere. Femmerne åpnes ikke.
lesson-3-yes = En del som ikke kan fullføres, avslutter turen.
