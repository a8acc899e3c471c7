# Reglene og leksjonen for spillet `mahbusa`.

intro = Den arabiske formen av låsespillet: start og flytt som i Plakoto, men du vinner ikke ved å fange en mor, den siste brikken på et startpunkt.
setup = Alle femten brikker på ditt 24-punkt; motspillerens femten på ditt 1-punkt.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene kan låses: en av motspillerens brikker lander på den og holder den der til den siste oppå er gått. Den sendes ikke tilbake.
special-1 = To av brikkene dine, eller én som låser, stenger et punkt.
special-2 = Å låse den siste brikken på et startpunkt vinner ikke partiet; er den siste brikken til begge sider låst slik, er partiet uavgjort.
special-3 = Du kan ikke flytte ut mens en av brikkene dine hjemme er låst.
special-4 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Med regelen om moren er det Plakoto.

# Under bildene.

pictures-1-caption = 6-3: 18/9* låser den enslige brikken på 9.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Lås den
lesson-1-task = Motspillerens brikke på ditt 9-punkt står alene. Land på den.
lesson-1-yes = Den holdes nede til du går.
lesson-1-no = Tell fra 18: de to terningene når sammen 9.

lesson-2-title = Holdt nede
lesson-2-task = Brikken din på 17 er låst. Få ut en ny fra 24.
lesson-2-yes = Mens en brikke er låst, gjør de andre jobben.
lesson-2-no = Bruk sekseren fra startpunktet.

lesson-3-title = La ingen stå alene
lesson-3-task = Spill 2-2 slik at ingen av brikkene dine står alene.
lesson-3-yes = Par kan ikke låses.
lesson-3-no = Flytt én brikke fra 15 til 11, og to fra startpunktet til samme punkt.
