# Reglene og leksjonen for spillet `plakoto`.

intro = Det andre spillet i Tavli. Ingen sendes tilbake; en enslig brikke holdes nede der den står, og de første brikkene hjemme kan fange etternølerne for godt.
setup = Alle femten brikker på ditt 24-punkt; motspillerens femten på ditt 1-punkt.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene kan låses: en av motspillerens brikker lander på den og holder den der. Den låste brikken kan ikke flyttes før den siste oppå er gått. Den sendes ikke tilbake, men den beholder plassen sin i løpet.
special-1 = To av brikkene dine, eller én som låser, stenger et punkt for motspilleren.
special-2 = En låst brikke er fri i samme øyeblikk som den siste oppå går, også i samme tur.
special-3 = Du kan ikke flytte ut mens en av brikkene dine hjemme er låst.
special-4 = Moren er den siste brikken på et startpunkt. Lås den, og du vinner 2 så snart ditt eget startpunkt er tomt; er begge mødrene låst, er partiet uavgjort. Begge deler avslutter partiet med en gang, selv om det er terninger igjen.
special-5 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
special-6 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-7 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe. Å låse moren teller 2.
options-1 = Uten regelen om moren heter spillet Mahbusa.
options-2 = Hvis begge er enige, kan man flytte ut mens en av ens egne brikker er låst.

# Under bildene.

pictures-1-caption = 6-3: 18/9* låser den enslige brikken på 9.
pictures-2-caption = Brikken på 17 ligger under to andre og kan ikke flyttes; andre brikker kan: 24/18 10/9.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Lås den
lesson-1-task = Motspillerens brikke på ditt 9-punkt står alene. Land på den.
lesson-1-yes = Den holdes nede til du går. På brettet ligger en låst brikke underst og har en hengelås.
lesson-1-no = Tell fra 18: de to terningene når sammen 9.

lesson-2-title = Holdt nede
lesson-2-task = Brikken din på 17 er låst. Prøv den: brettet sier hvorfor den blir. Få så ut en ny fra 24.
lesson-2-yes = Mens en brikke er låst, gjør de andre jobben.
lesson-2-no = Bruk sekseren fra startpunktet.

lesson-3-title = La ingen stå alene
lesson-3-task = Spill 2-2 slik at ingen av brikkene dine står alene.
lesson-3-yes = Par kan ikke låses.
lesson-3-no = En brikke står fremdeles alene. Flytt én brikke fra 15 til 11, og to fra startpunktet til samme punkt.

lesson-4-title = Låst hjemme
lesson-4-task = Du vil gjerne flytte ut med sekseren, men en av brikkene dine hjemme er låst.
lesson-4-yes = Sekseren er tapt: ingenting kan flyttes ut før brikken på 3 er fri.

lesson-5-title = Moren
lesson-5-task = Motspilleren har én brikke igjen på startpunktet sitt, ditt 1-punkt. Din egen start er tom: lås den og vinn.
lesson-5-yes = Moren er fanget: partiet er over, og du får 2 poeng.
lesson-5-no = Sekseren tar en brikke fra 7 til 1.
