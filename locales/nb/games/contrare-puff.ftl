# Reglene og leksjonen for spillet `contrare-puff`.

also-1 = Puff
also-2 = Gegenpuff
intro = Et tysk spill i backgammonfamilien, der sidene entrer overfor hverandre. Det lille tallet kommer først, alltid.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle femten til å entre, spill dem hjem, og flytt dem ut.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Alle brikkene dine må ha entret før en av dem kan forlate fjerdedelen der de entrer.
special-2 = Du må spille den minste terningen først. Kan du ikke det, er turen tapt.
special-3 = Med dine første doble spiller du hver terning én gang, så, hvis du vil, hver underside (7 minus øynene) én gang. Med senere doble spiller du hver terning to ganger, så undersidene hvis du vil, og kaster igjen.
special-4 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Bruker begge sider samme løype, er det Lange Puff.

# Under bildene.

pictures-1-caption = 6-2 på det tomme brettet: toeren entrer først.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Den minste terningen først
lesson-1-task = Toeren må spilles før sekseren.
lesson-1-yes = Først det lille tallet, så det store.

lesson-2-title = De første doble
lesson-2-task = Spill hver terning én gang: la to brikker entre med femmerne. Undersidene, to toere, kan følge.
lesson-2-yes = Undersidene, to toere, følger hvis du vil.

lesson-3-title = Kom inn med et slag
lesson-3-task = Motspillerens enslige brikke er på ditt 20-punkt. Treeren kommer først, så slår femmeren.
lesson-3-yes = Det lille tallet først, også når du slår.
