# Reglene og leksjonen for spillet `portes`.

also-1 = Tabla
intro = Det første spillet i gresk Tavli, backgammon uten kube og uten tredobbel seier, som regel spilt raskt og til fem poeng.
setup = Som i backgammon: to på 24, fem på 13, tre på 8, fem på 6.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt, så det første kastet kan være doble. Senere begynner den som vant forrige parti.
special-2 = Det finnes ingen kube og ingen backgammon: ingenting teller mer enn 2.
special-3 = Hver terning er ett flytt. Du kan gjøre begge med samme brikke eller med to. Doble spilles fire ganger.
special-4 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-5 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe. En brikke igjen på baren endrer ingenting.
options-1 = Spilt med kube eller med tredobbel seier er det backgammon med en annen åpning.

# Under bildene.

pictures-1-caption = 6-1 befester barpunktet: 13/7 8/7.
pictures-2-caption = Entre og hold: bar/21* 24/21 slår og gir et anker på én gang.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = En god start
lesson-1-task = Befest 7-punktet med 6-1.
lesson-1-yes = Tre punkter på rad holder de to brikkene bak dem tilbake.
lesson-1-no = Én brikke fra 13 og én fra 8 møtes på 7.

lesson-2-title = Entre og hold
lesson-2-task = Entre med et slag, og befest punktet du lander på.
lesson-2-yes = Du slo og holder et anker: ingen av de bakerste brikkene dine står alene.
lesson-2-no = Entre på 21 med fireren, og før så brikken på 24 dit med treeren.

lesson-3-title = Rydd bakfra
lesson-3-task = Ingenting står på 5-punktet. Da må en brikke fra et høyere punkt flyttes; ingen kan flyttes ut fra et lavere.
lesson-3-yes = Så lenge det står en brikke bak, kan ikke en femmer ta ut en fra et lavere punkt.
