# Reglene og leksjonen for spillet `backgammon`.

intro = To styrker på femten passerer gjennom hverandre. Du løper hjem, bygger punkter motspilleren ikke kan krysse, og sender enslige etternølere tilbake til start.
setup = To brikker på ditt 24-punkt, fem på 13, tre på 8 og fem på 6. Motspillerens står likedan, sett fra den andre siden.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
terms-1-word = Barpunkt
terms-1-meaning = Ditt 7-punkt, ved siden av baren. Sammen med 6-punktet og 8-punktet er det begynnelsen på en mur.
terms-2-word = Midtpunkt
terms-2-meaning = Ditt 13-punkt, halvveis hjem, der fem av brikkene dine starter. Det er et godt sted å lande på veien tilbake.
terms-3-word = Gullpunkt
terms-3-meaning = 5-punktet på hver side. Ditt er det nyttigste å befeste tidlig; motspillerens, ditt 20-punkt, er det beste ankeret.
terms-4-word = Anker
terms-4-meaning = Et punkt du holder i motspillerens indre hjemland. Så lenge du har et, kan du alltid entre.
terms-5-word = Blott
terms-5-meaning = En brikke alene på et punkt, som kan slås.
terms-6-word = Prime
terms-6-meaning = Punkter på rad som du holder. Ingen kan hoppe over seks på rad.
special-1 = Hver side kaster én terning. Den som kaster høyest, begynner og spiller disse to terningene. Ved like tall kaster begge på nytt.
special-2 = Hver terning er ett flytt. Du kan gjøre begge med samme brikke eller med to. Doble spilles fire ganger.
special-3 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-4 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
special-5 = Doblingskuben: før du kaster, kan du tilby å doble innsatsen. Motspilleren tar og eier så kuben, eller gir seg og taper partiet med den gamle innsatsen.
grades = En seier teller 1. Har taperen ikke flyttet ut noe, er det gammon og teller 2. Står det i tillegg en av taperens brikker på baren eller i vinnerens indre hjemland, er det backgammon og teller 3. Kuben multipliserer verdien.
options-1 = Jacoby-regelen (pengespill): gammon og backgammon teller bare 1 så lenge det ikke er doblet i partiet.
options-2 = Bever (pengespill): den som tar, kan doble tilbake med en gang og beholde kuben.
options-3 = Crawford-regelen (kamp): når en spiller for første gang mangler bare ett poeng på å vinne, spilles neste parti uten kube.

# Under bildene.

pictures-1-caption = Med 3-1 gir 8/5 6/5 et punkt der motspilleren ikke kan lande.
pictures-2-caption = På baren med 4-2: 23-punktet er stengt, så fireren entrer, bar/21.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Befest et punkt
lesson-1-task = Bruk begge terningene til å sette to brikker på 5-punktet: ingen brikke blir stående alene, og punktet er stengt for motspilleren.
lesson-1-yes = To brikker holder 5-punktet. Det er et av de beste åpningstrekkene.
lesson-1-no = 5-punktet er ikke befestet: to av brikkene dine må lande der.

lesson-2-title = Entre fra baren
lesson-2-task = En av brikkene dine ble slått. Den må entre før noe annet flyttes: en 4 lander på 21, en 2 på 23. Se hva som er ledig, og spill så den andre terningen som du vil.
lesson-2-yes = Du entret med fireren. 23-punktet holdes av to brikker, så toeren kunne ikke entre.

lesson-3-title = Slå og dekk
lesson-3-task = Motspillerens brikke på ditt 4-punkt står alene. Slå den, og dekk punktet med den andre terningen.
lesson-3-yes = Den enslige brikken venter på baren, og punktet ditt er trygt.
lesson-3-no = Slå på 4-punktet med den ene terningen, og land der med den andre også.

lesson-4-title = Når bare én terning passer
lesson-4-task = Du kan ikke spille begge terningene. Hver av dem kunne spilles alene; reglene sier hvilken du må spille.
lesson-4-yes = Kan du spille hvilket som helst av tallene, men ikke begge, må du spille det høyeste.

lesson-5-title = Flytt ut med 6-1
lesson-5-task = Flytt ut begge brikkene og vinn. Tenk over hvilken terning hver av dem trenger.
lesson-5-yes = Sekseren tar ut brikken på 6, eneren den på 1.
lesson-5-no = Det står fremdeles en brikke på brettet: å flytte 6/5 først kaster bort en terning.
