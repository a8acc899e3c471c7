# Reglene og leksjonen for spillet `race-bar`.

intro = Backgammon fra et tomt brett, kjent fra servere for korrespondansespill: alt venter utenfor, og du kommer inn når du vil.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten. De entrer på punktet 25 minus øynene, i motspillerens indre hjemland.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle femten til å entre, spill dem hjem, og flytt dem ut.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Brikker som venter, kan entre, eller du kan flytte dem som er på brettet, som du vil; en slått brikke må entre først.
special-2 = Du kan flytte ut først når ingenting venter lenger og alt som er igjen, er hjemme.
special-3 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
grades = Hver seier teller 1: gammon finnes ikke.

# Under bildene.

pictures-1-caption = 4-3: én brikke entrer med hver terning.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Kom inn
lesson-1-task = La to brikker entre.
lesson-1-yes = To er inne, tretten venter.
lesson-1-no = Entre med begge terningene.

lesson-2-title = Befest et punkt med en gang
lesson-2-task = Dekk den enslige brikken på 20 ved å entre med femmeren.
lesson-2-yes = Et punkt i motspillerens indre hjemland er et trygt sted å lande.
lesson-2-no = Femmeren entrer på 20.

lesson-3-title = Baren kommer først
lesson-3-task = Den slåtte brikken din må entre før en som venter.
lesson-3-yes = Den er tilbake i spillet.
