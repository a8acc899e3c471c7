# Reglene og leksjonen for spillet `nackgammon`.

intro = Backgammon med to brikker til langt bak, laget av Nack Ballard. Partiene varer lenger, og det betyr mer å holde et punkt i motspillerens indre hjemland.
setup = To brikker på 24, to på 23, fire på 13, tre på 8 og fire på 6, for begge sider.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Dine egne tall synker fra 24 til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Bare starten skiller seg fra backgammon. Med fire brikker bak bør du heller bygge punkter enn løpe.
special-2 = Hver terning er ett flytt, med samme brikke eller med to. Doble spilles fire ganger.
special-3 = Kan begge terningene spilles, må begge spilles; kan bare én av de to spilles, er det den høyeste.
special-4 = Utflytting: en terning tar ut en brikke fra sitt eget punkt. Er punktet tomt, må en brikke lenger bak flyttes; finnes det ingen, tas den bakerste ut.
special-5 = Doblingskuben: før du kaster, kan du tilby å doble innsatsen. Motspilleren tar og eier kuben, eller gir seg og taper partiet med den gamle innsatsen.
grades = En seier teller 1. Det er gammon, 2, hvis taperen ikke har flyttet ut noe, og backgammon, 3, hvis en av taperens brikker i tillegg står på baren eller i vinnerens indre hjemland. Kuben multipliserer poengene.
options-1 = Jacoby-regelen (pengespill): gammon teller dobbelt bare når det er doblet i partiet.
options-2 = Bever (pengespill): den som tar, kan doble tilbake med en gang og beholde kuben.
options-3 = I en kamp er det ingen kube i det ene partiet etter at en spiller først mangler bare ett poeng på å vinne (Crawford-parti).

# Under bildene.

pictures-1-caption = 4-3 fra starten: 24/20 23/20 gir et framskutt anker.
pictures-2-caption = 6-6: 24/18(2) 13/7(2). De to andre bakerste kan ikke følge etter, for 17 er stengt.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Et hjemmepunkt
lesson-1-task = Befest 4-punktet med begge terningene.
lesson-1-yes = Et tredje punkt i det indre hjemlandet er verdt mer her enn å løpe.
lesson-1-no = To brikker må lande på 4.

lesson-2-title = Et framskutt anker
lesson-2-task = Bruk to av de fire brikkene i motspillerens indre hjemland til å befeste 20-punktet.
lesson-2-yes = På 20-punktet kan du ikke bli stengt inne.
lesson-2-no = Sett en brikke fra 24 og en fra 23 sammen på 20.

lesson-3-title = Seks ganger fire
lesson-3-task = Spill 6-6 slik at du holder 18 og 7 til slutt.
lesson-3-yes = Begge barpunktene er dine: en mur i hver ende.
lesson-3-no = Flytt to brikker fra 24 og to fra 13.
