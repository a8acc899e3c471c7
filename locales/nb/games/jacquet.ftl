# Reglene og leksjonen for spillet `jacquet`.

also-1 = Jaquet
intro = Det franske løpespillet fra kafeene. En kurer rir foran; først når den har nådd den siste fjerdedelen, kan de andre dra.
setup = Alle femten brikker på ditt 24-punkt. Motspillerens står på ditt 12-punkt, skrått overfor.
direction = Begge sider løper samme vei rundt, fra hvert sitt hjørne: ditt 24-punkt er motspillerens 12-punkt, og motspilleren starter på ditt 12-punkt. Dere følger etter hverandre rundt brettet og ender i forskjellige hjørner.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = Kureren, den første brikken din, må nå ditt indre hjemland, punktene 6 til 1, før en annen kan flyttes. Det den ikke kan spille, er tapt.
special-2 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
special-3 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-4 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Kildene er uenige. De franske lar en enslig brikke sperre, som her. Andre lar brikker bli slått: en brikke som ble slått, entrer på 24 til 19 før noe annet flyttes, også mens kureren er på vei; da er den fremste brikken kurer. I den formen kan du stenge høyst to punkter i startfjerdedelen, 24 til 19, og ha høyst to brikker på 13-punktet.

# Under bildene.

pictures-1-caption = Kureren løper med begge terningene: 24/13.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Kureren
lesson-1-task = I starten kan bare én brikke flyttes.
lesson-1-yes = Kureren er på vei.

lesson-2-title = Ikke før den er hjemme
lesson-2-task = Kureren står på 11. Prøv en av de andre, og spill så videre.
lesson-2-yes = Ett skritt fra hjemlandet.

lesson-3-title = Veien er fri
lesson-3-task = Få kureren hjem med fireren, og la den neste dra med sekseren.
lesson-3-yes = Nå kan alle flyttes.
lesson-3-no = Fireren hører til kureren, sekseren til stabelen.
