# Reglene og leksjonen for spillet `lange-puff`.

also-1 = Lang puff
intro = Puff på én løype: begge sider entrer i samme hjørne og løper samme vei.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten. Begge sider entrer på de samme punktene.
direction = Begge sider går samme vei på én løype: inn på 24, hjem på 6 til 1. Du og motspilleren har de samme tallene.
aim = Få alle femten til å entre, løp rundt brettet, og flytt dem ut før motspilleren gjør det.
lone = En brikke alene kan slås bakfra; den entrer igjen ved begynnelsen av løypa.
special-1 = Alle brikkene dine må ha entret før en av dem kan forlate fjerdedelen der de entrer.
special-2 = Du må spille den minste terningen først. Kan du ikke det, er turen tapt.
special-3 = Med dine første doble spiller du hver terning én gang, så, hvis du vil, hver underside (7 minus øynene) én gang. Med senere doble spiller du hver terning to ganger, så undersidene hvis du vil, og kaster igjen.
special-4 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Entrer dere overfor hverandre, er det Contrare Puff.

# Under bildene.

pictures-1-caption = 6-2 på det tomme brettet: toeren entrer først.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Den minste terningen først
lesson-1-task = Toeren må spilles før sekseren.
lesson-1-yes = Først det lille tallet, så det store.

lesson-2-title = De første doble
lesson-2-task = Spill hver terning én gang. Undersidene kan følge.
lesson-2-yes = Undersidene, to toere, følger hvis du vil.

lesson-3-title = Slå bakfra
lesson-3-task = Motspillerens enslige brikke er på 20. Entre der og slå den.
lesson-3-yes = Den må entre igjen.
