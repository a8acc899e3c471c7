# Reglene og leksjonen for spillet `acey-deucey-eu`.

intro = Acey-deucey slik det spilles i Europa: doble gir også tallene på undersiden av terningene, og utflytting krever nøyaktige tall.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten. De entrer på punktet 25 minus øynene, i motspillerens indre hjemland.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle femten til å entre, spill dem hjem, og flytt dem ut med nøyaktige tall.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Doble spilles fire ganger, så spilles tallet på undersiden av terningene (7 minus øynene) fire ganger; så kaster du igjen.
special-2 = Kaster du 1-2, spiller du begge, så doble etter eget valg med undersidene, og så kaster du igjen.
special-3 = Kan du ikke spille en del fullt ut, mister du resten og det ekstra kastet.
special-4 = En brikke flyttes ut bare med det nøyaktige tallet for punktet sitt.
grades = Hver seier teller 1: gammon finnes ikke.
options-1 = Taperen betaler for hver av sine brikker som står igjen på brettet.

# Under bildene.

pictures-1-caption = 4-4: fire firere, så fire treere, så ett kast til.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Overside og underside
lesson-1-task = 5-5 gir fire femmere og så, fra undersiden, fire toere. La fire brikker entre med femmerne.
lesson-1-yes = De fire toerne følger, og så ett kast til.
lesson-1-no = Entre med hver femmer.

lesson-2-title = Nøyaktige tall
lesson-2-task = Brikker flyttes ut bare med nøyaktige tall. Sekseren kan ikke ta ut brikken på 4.
lesson-2-yes = Treeren ble spilt i det indre hjemlandet; sekseren er tapt.

lesson-3-title = Baren kommer først
lesson-3-task = Den slåtte brikken din må entre først.
lesson-3-yes = Den er tilbake i spillet.
