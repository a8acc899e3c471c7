# Reglene og leksjonen for spillet `asodio`.

also-1 = Gresk acey-deucey
intro = Den greske formen av Acey-deucey, med en trang dør: nye brikker entrer bare med doble og med 1-2.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle femten til å entre, spill dem hjem, og flytt dem ut.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. Den entrer med alle kast. To eller flere brikker stenger punktet.
special-1 = Brikker som venter, entrer bare med doble eller med 1-2. Andre kast flytter det som allerede er på brettet.
special-2 = Kaster du 1-2, spiller du begge, så doble etter eget valg, og så kaster du igjen. Doble gir fire flytt og ett kast til.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Taperen betaler for hver av sine brikker som står igjen på brettet.

# Under bildene.

pictures-1-caption = 6-3 åpner ingen dør: bare brikker på brettet kan flyttes.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = En stengt dør
lesson-1-task = 6-3 slipper ikke inn noen brikke som venter. Flytt det som er på brettet.
lesson-1-yes = Doble og 1-2 åpner døren.
lesson-1-no = Sekseren hører til en brikke på 20.

lesson-2-title = Doble åpner den
lesson-2-task = La fire brikker entre med 5-5.
lesson-2-yes = Fire er inne, og du ville kastet igjen.
lesson-2-no = Entre med alle fire femmerne.

lesson-3-title = Baren kommer først
lesson-3-task = Den slåtte brikken kan entre med alle kast, men før noe annet flyttes. Med 1-2 kan en brikke som venter, følge etter.
lesson-3-yes = Den er inne. Etter 1-2 følger doble etter eget valg.
