# Reglene og leksjonen for spillet `acey-deucey`.

intro = Spillet til den amerikanske marinen. Brettet er tomt i starten, brikkene kommer inn etter terningene, og 1-2 er det beste kastet: det gir doble etter eget valg og ett kast til.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten. De entrer på punktet 25 minus øynene, i motspillerens indre hjemland.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle femten til å entre, før dem rundt og hjem, og flytt dem ut.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Brikker som venter, kan entre, eller du kan flytte dem som allerede er på brettet, som du vil. Bare en slått brikke, på baren, må entre først.
special-2 = Kaster du 1-2, spiller du eneren og toeren, så doble etter eget valg, og så kaster du igjen.
special-3 = Doble gir fire flytt og så ett kast til.
special-4 = Kan du ikke spille en del fullt ut, mister du resten og det ekstra kastet.
special-5 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = Hver seier teller 1: gammon finnes ikke.
options-1 = Taperen betaler for hver av sine brikker som står igjen på brettet.
options-2 = Vanlige doble gir ikke noe ekstra kast.
options-3 = Alle brikkene dine må ha entret før en på brettet flyttes.
options-4 = Du kan ikke slå før en av brikkene dine er kommet hjem.

# Under bildene.

pictures-1-caption = 6-3 på det tomme brettet: to entrer, eller én entrer og løper videre.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Brettet er tomt
lesson-1-task = Få inn to brikker, én med hver terning.
lesson-1-yes = En 3 entrer på 22, en 6 på 19.
lesson-1-no = Entre med begge terningene.

lesson-2-title = Toeren og eneren
lesson-2-task = Du kastet 1-2. Spill eneren og toeren først: få inn to brikker med dem.
lesson-2-yes = Nå ville du valgt doble, spilt dem fire ganger og kastet igjen.
lesson-2-no = Entre med eneren og med toeren.

lesson-3-title = Baren kommer først
lesson-3-task = En av brikkene dine ble slått. Til den har entret, kan ingenting annet flyttes, ikke engang en brikke som venter.
lesson-3-yes = Den er tilbake i spillet.
