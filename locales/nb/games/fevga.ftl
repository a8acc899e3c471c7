# Reglene og leksjonen for spillet `fevga`.

also-1 = Feuga
also-2 = Fewga
intro = Det tredje spillet i Tavli. Begge sider løper samme vei rundt, en enslig brikke holder et punkt, og den som bygger den lengste muren, får den andre til å vente.
setup = Alle femten brikker på ditt 24-punkt. Motspillerens står på ditt 12-punkt, skrått overfor.
direction = Begge sider løper samme vei rundt, fra hvert sitt hjørne: ditt 24-punkt er motspillerens 12-punkt, og motspilleren starter på ditt 12-punkt. Dere følger etter hverandre rundt brettet og ender i forskjellige hjørner.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = Den første brikken din løper alene. Ingenting annet kan flyttes før den har passert motspillerens startpunkt, det vil si står på ditt 11-punkt eller lenger framme.
special-2 = Du kan ikke holde alle seks punktene i din egen startfjerdedel, 24 til 19, på én gang.
special-3 = Har du en mur på seks punkter, og står alle motspillerens brikker på det ene punktet rett bak den, må du åpne muren hvis du kan.
special-4 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
special-5 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-6 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Regelen mot å holde alle seks punktene kan gjelde motspillerens startfjerdedel, dine punkter 12 til 7, i stedet for din egen; eller begge.
options-2 = De andre brikkene kan flyttes så snart den første har gått tolv pip.

# Under bildene.

pictures-1-caption = Den første brikken løper: 24/13 med 6-5.
pictures-2-caption = Én brikke er nok: 18 er stengt for sekseren fra 24.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Én brikke drar
lesson-1-task = I starten kan bare den første brikken flyttes. Spill hele kastet med den.
lesson-1-yes = Den står ett skritt foran motspillerens start.

lesson-2-title = Løperen må forbi først
lesson-2-task = Den første brikken står på 14, og motspillerens femten på 12. Prøv å flytte en fra 24; gjør så det som er lov.
lesson-2-yes = Løperen er forbi. Fra nå av kan alle brikkene dine flyttes.

lesson-3-title = En enslig brikke er en mur
lesson-3-task = Én av motspillerens brikker står på 18. Få ut en brikke med toeren, og spill sekseren med løperen.
lesson-3-yes = I dette spillet er én nok til å sperre.
lesson-3-no = Toeren hører til stabelen på 24, sekseren til brikken på 11.

lesson-4-title = Ikke alle seks
lesson-4-task = Du holder fem av de seks punktene i startfjerdedelen. Sett en brikke på 19 slik at ikke alle seks holdes til slutt.
lesson-4-yes = Ett av punktene måtte vike.
lesson-4-no = Få en brikke til 19 med femmeren.

lesson-5-title = Flytt ut
lesson-5-task = Flytt ut to brikker.
lesson-5-yes = Utflyttingen er som i backgammon.
lesson-5-no = Bruk femmeren fra 5-punktet og fireren fra 4-punktet.
