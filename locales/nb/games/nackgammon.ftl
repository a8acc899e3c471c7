# Reglene og leksjonen for spillet `nackgammon`.

intro = Backgammon med to brikker til langt bak, laget av Nack Ballard. Partiene varer lenger, og det betyr mer å holde et punkt i motspillerens indre hjemland.
setup = To brikker på 24, to på 23, fire på 13, tre på 8 og fire på 6, for begge sider.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Bare starten skiller seg fra backgammon. Med fire brikker bak bør du heller bygge punkter enn løpe.
special-2 = Hver terning er ett flytt. Du kan gjøre begge med samme brikke eller med to. Doble spilles fire ganger.
special-3 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-4 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
special-5 = Doblingskuben: før du kaster, kan du tilby å doble innsatsen. Motspilleren tar og eier så kuben, eller gir seg og taper partiet med den gamle innsatsen.
grades = En seier teller 1. Har taperen ikke flyttet ut noe, er det gammon og teller 2. Står det i tillegg en av taperens brikker på baren eller i vinnerens indre hjemland, er det backgammon og teller 3. Kuben multipliserer verdien.
options-1 = Jacoby-regelen (pengespill): gammon og backgammon teller bare 1 så lenge det ikke er doblet i partiet.
options-2 = Bever (pengespill): den som tar, kan doble tilbake med en gang og beholde kuben.
options-3 = Crawford-regelen (kamp): når en spiller for første gang mangler bare ett poeng på å vinne, spilles neste parti uten kube.

# Under bildene.

pictures-1-caption = 4-3 fra starten: 24/20 23/20 gir et framskutt anker.
pictures-2-caption = 6-6: 24/18(2) 13/7(2). De to brikkene på 23 kan ikke følge etter, for 17 er stengt.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Et hjemmepunkt
lesson-1-task = Befest 4-punktet med begge terningene.
lesson-1-yes = Et tredje punkt i det indre hjemlandet er verdt mer her enn å løpe.
lesson-1-no = To brikker må lande på 4.

lesson-2-title = Et framskutt anker
lesson-2-task = Bruk to av de fire brikkene i motspillerens indre hjemland til å befeste 20-punktet.
lesson-2-yes = På 20-punktet kan du ikke bli stengt inne.
lesson-2-no = Sett en brikke fra 24 og en fra 23 sammen på 20.

lesson-3-title = Fire seksere
lesson-3-task = Spill 6-6 slik at du holder 18 og 7 til slutt.
lesson-3-yes = Begge barpunktene, 18 og 7, er dine: en mur i hver ende.
lesson-3-no = Flytt to brikker fra 24 og to fra 13.
