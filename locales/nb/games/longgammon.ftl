# Reglene og leksjonen for spillet `longgammon`.

also-1 = Lang backgammon
intro = Alt starter på ett punkt. Femten brikker må føres ut av motspillerens indre hjemland, så spillet er langt og rikt på primer.
setup = Alle femten brikker på ditt 24-punkt; motspillerens står på ditt 1-punkt.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Bare starten skiller seg fra backgammon. En full prime foran den store stabelen avgjør de fleste partier.
special-2 = Hver terning er ett flytt. Du kan gjøre begge med samme brikke eller med to. Doble spilles fire ganger.
special-3 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-4 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
special-5 = Doblingskuben: før du kaster, kan du tilby å doble innsatsen. Motspilleren tar og eier så kuben, eller gir seg og taper partiet med den gamle innsatsen.
grades = En seier teller 1. Har taperen ikke flyttet ut noe, er det gammon og teller 2. Står det i tillegg en av taperens brikker på baren eller i vinnerens indre hjemland, er det backgammon og teller 3. Kuben multipliserer verdien.
options-1 = Jacoby-regelen (pengespill): gammon og backgammon teller bare 1 så lenge det ikke er doblet i partiet.
options-2 = Bever (pengespill): den som tar, kan doble tilbake med en gang og beholde kuben.
options-3 = Crawford-regelen (kamp): når en spiller for første gang mangler bare ett poeng på å vinne, spilles neste parti uten kube.

# Under bildene.

pictures-1-caption = 6-5 fra starten kan løpe med én brikke, 24/13.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Én brikke løper
lesson-1-task = Etterlat så få enslige brikker som mulig i starten: spill begge terningene med én brikke.
lesson-1-yes = Én enslig brikke, og den står langt fra motspillerens stabel.
lesson-1-no = Nå står to brikker alene. La én gjøre begge flyttene.

lesson-2-title = Et punkt foran
lesson-2-task = Dekk den enslige brikken på 4, og få én til ut av stabelen.
lesson-2-yes = 4-punktet er befestet; tre punkter står foran den store stabelen.
lesson-2-no = Bruk fireren fra 8-punktet og toeren fra stabelen.

lesson-3-title = Slå etternøleren
lesson-3-task = Motspilleren har smettet ut med én brikke, til ditt 6-punkt. Slå den, og hold punktet.
lesson-3-yes = Den må begynne forfra på baren, og to av dine holder punktet.
lesson-3-no = Slå på 6 fra 10-punktet, og få en brikke til dit fra 7.
