# Reglene og leksjonen for spillet `moultezim`.

intro = Det tyrkiske løpespillet, fetteren til Fevga: én vei rundt, én brikke holder et punkt, og motspillerens dør må stå åpen.
setup = Alle femten brikker på ditt 24-punkt. Motspillerens står på ditt 12-punkt, skrått overfor.
direction = Begge sider løper samme vei rundt, fra hvert sitt hjørne: ditt 24-punkt er motspillerens 12-punkt, og motspilleren starter på ditt 12-punkt. Dere følger etter hverandre rundt brettet og ender i forskjellige hjørner.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = Den første brikken må nå ditt 11-punkt eller gå forbi det før en annen kan flyttes.
special-2 = Du kan holde høyst fire punkter i fjerdedelen foran motspillerens start, dine punkter 12 til 7.
special-3 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
special-4 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-5 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = I stedet for grensen på punktene 12 til 7 gjelder dette: du kan ikke holde alle seks punktene i din egen startfjerdedel, 24 til 19.
options-2 = De andre brikkene kan flyttes så snart den første har gått tolv pip.

# Under bildene.

pictures-1-caption = Fire punkter i fjerdedelen holdes; 16/11 med femmeren gir ikke flere.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Løperen
lesson-1-task = Bare den første brikken kan flyttes til den har nådd 11.
lesson-1-yes = Den har passert motspillerens start, og de andre er frie.

lesson-2-title = Fire og ingen femte
lesson-2-task = Du holder 11, 10, 9 og 8. Land på 11 med femmeren, og spill fireren slik at ikke et femte punkt i denne fjerdedelen holdes.
lesson-2-yes = Motspilleren beholder en vei ut, slik regelen vil.
lesson-2-no = Femmeren tar en brikke fra 16 til 11.

lesson-3-title = Sperr veien
lesson-3-task = En enslig brikke holder et punkt. Sett en på 18 og en på 20.
lesson-3-yes = To punkter er stengt med to brikker.
lesson-3-no = Spill to brikker fra 24.
