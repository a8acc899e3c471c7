# Reglene og leksjonen for spillet `tavla`.

also-1 = Takhteh
also-2 = Tachte
also-3 = Tawle
also-4 = Shesh besh
intro = Det tyrkiske spillet: start og flytt som i backgammon, ingen kube, og én skikk som endrer kampen hjemme: den som slår der, må bli.
setup = Som i backgammon: to på 24, fem på 13, tre på 8, fem på 6.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Ikke slå og løp: en brikke som slår i sitt eget indre hjemland, punktene 6 til 1, kan ikke flyttes videre i samme tur. Utenfor kan den det.
special-2 = En annen brikke som sto på punktet fra før, kan gå så lenge den som slo, blir.
special-3 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-4 = Hver terning er ett flytt. Du kan gjøre begge med samme brikke eller med to. Doble spilles fire ganger.
special-5 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-6 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
grades = En seier teller 1, eller 2 (mars) hvis taperen ikke har flyttet ut noe.
options-1 = Uten regelen mot å slå og løpe er det Portes.

# Under bildene.

pictures-1-caption = Med 3-1 må den som slår på 5, bli: 8/5* 6/5 dekker den.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Slå og bli
lesson-1-task = Slå på 5-punktet. Brikken som slår, må bli der, så bruk den andre terningen til å dekke den.
lesson-1-yes = Den slo, ble, og er trygg.
lesson-1-no = Slå med treeren fra 8 og dekk med eneren fra 6.

lesson-2-title = Utenfor kan du løpe videre
lesson-2-task = Den enslige brikken på ditt 10-punkt er utenfor hjemlandet. Slå den, og gå videre med den samme brikken.
lesson-2-yes = Bak 6-punktet gjelder ikke regelen.
lesson-2-no = Slå på 10 med treeren, og flytt den samme brikken videre til 9.

lesson-3-title = Flytt ut med en gang
lesson-3-task = Flytt ut to brikker.
lesson-3-yes = Hvert tall tok ut en brikke fra sitt eget punkt.
lesson-3-no = Bruk sekseren fra 6-punktet og fireren fra 4-punktet.
