# Reglene og leksjonen for spillet `tapa`.

intro = Låsespillet fra Bulgaria, tvillingen til Plakoto: alt starter på ett punkt, og en enslig brikke holdes der den står.
setup = Alle femten brikker på ditt 24-punkt; motspillerens femten på ditt 1-punkt. Noen setter bare to på brettet først og henter resten fra esken etter behov: reglene er de samme.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene kan låses: en av motspillerens brikker lander på den og holder den der. Den låste brikken kan ikke flyttes før den siste oppå er gått. Den sendes ikke tilbake, men den beholder plassen sin i løpet.
special-1 = To av brikkene dine, eller én som låser, stenger et punkt.
special-2 = Du kan ikke flytte ut mens en av brikkene dine hjemme er låst.
special-3 = Å låse moren, den siste brikken på motspillerens startpunkt, gir 2 så snart ditt eget startpunkt er tomt; er begge mødrene låst, er partiet uavgjort. Begge deler avslutter partiet med en gang, selv om det er terninger igjen.
special-4 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
special-5 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-6 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe. Å låse moren teller 2.
options-1 = Mange spiller uten regelen om moren.

# Under bildene.

pictures-1-caption = 5-2: 14/7* låser på 7, rett utenfor hjemlandet.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Hold den langt hjemmefra
lesson-1-task = Lås den enslige brikken på ditt 7-punkt.
lesson-1-yes = Hver brikke som holdes langt hjemmefra, koster motspilleren tid.
lesson-1-no = Én brikke fra 14 spiller begge terningene.

lesson-2-title = To oppå
lesson-2-task = Den enslige brikken din låser på 9. Sett en til oppå, så punktet er ditt selv om en må gå.
lesson-2-yes = To holder bedre enn én.
lesson-2-no = Femmeren tar brikken fra 14 til 9.

lesson-3-title = Stengt av to
lesson-3-task = To av motspillerens brikker stenger 18, så sekseren kan ikke forlate starten. Finn omveien: hvilken terning må gå først?
lesson-3-yes = Først fireren til 20, så sekseren: en brikke må finne et ledig punkt i hvert skritt.
