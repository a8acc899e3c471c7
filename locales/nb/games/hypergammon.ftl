# Reglene og leksjonen for spillet `hypergammon`.

also-1 = Hyper-backgammon
intro = Tre brikker hver: hvert kast kan avgjøre partiet. Det er kort, skarpt, og så lite at hver posisjon er regnet ut.
setup = Én brikke hver på 24, 23 og 22; de andre tolv blir i esken.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Spill de tre brikkene dine hjem og flytt dem ut.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet. Med tre brikker står nesten alt alene, så se etter slag først.
special-1 = Alle andre regler er som i backgammon, også gammon og backgammon.
special-2 = Hver terning er ett flytt. Du kan gjøre begge med samme brikke eller med to. Doble spilles fire ganger.
special-3 = Kan du spille begge terningene, må du det. Kan du spille hvilken som helst av dem, men ikke begge, spiller du den høyeste.
special-4 = Utflytting: en terning tar ut en brikke fra punktet med det tallet. Er det tomt, må du flytte en brikke fra et høyere punkt; finnes det ingen, flyttes en ut fra det høyeste punktet ditt.
special-5 = Doblingskuben: før du kaster, kan du tilby å doble innsatsen. Motspilleren tar og eier så kuben, eller gir seg og taper partiet med den gamle innsatsen.
grades = En seier teller 1. Har taperen ikke flyttet ut noe, er det gammon og teller 2. Står det i tillegg en av taperens brikker på baren eller i vinnerens indre hjemland, er det backgammon og teller 3. Kuben multipliserer verdien.
options-1 = Jacoby-regelen (pengespill): gammon og backgammon teller bare 1 så lenge det ikke er doblet i partiet.
options-2 = Bever (pengespill): den som tar, kan doble tilbake med en gang og beholde kuben.
options-3 = Crawford-regelen (kamp): når en spiller for første gang mangler bare ett poeng på å vinne, spilles neste parti uten kube.

# Under bildene.

pictures-1-caption = 2-1 slår to ganger: 16/15* og 8/6*.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = To med ett kast
lesson-1-task = To av motspillerens brikker står ett og to skritt foran dine. Slå begge.
lesson-1-yes = Begge må entre igjen; du har tid til å løpe.
lesson-1-no = Bare én ble slått, eller ingen: bruk eneren fra 16 og toeren fra 8.

lesson-2-title = Entre der det er ledig
lesson-2-task = Brikken din på baren kan entre med en 6 på 19 eller en 5 på 20. Ett av de to er stengt.
lesson-2-yes = To brikker stengte 20-punktet; den enslige på 19 ble slått.

lesson-3-title = Ut med to
lesson-3-task = Flytt ut to av de tre brikkene dine med dette kastet.
lesson-3-yes = Én igjen: hvilket som helst kast holder.
lesson-3-no = Bare én kom ut. Ta hver brikke med sitt eget tall.
