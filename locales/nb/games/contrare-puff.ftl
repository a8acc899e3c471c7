# Reglene og leksjonen for spillet `contrare-puff`.

also-1 = Puff
also-2 = Gegenpuff
intro = Et tysk spill i backgammonfamilien, der sidene entrer overfor hverandre. Det lille tallet kommer først, alltid.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Dine egne tall synker fra 24 til 1 underveis.
aim = Få alle femten til å entre, spill dem hjem, og flytt dem ut.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Alle brikkene må ha entret før en kan gå ut av entrefjerdedelen.
special-2 = Den minste terningen spilles først; kan den ikke spilles, er turen tapt.
special-3 = Dine første doble: hver terning én gang, så, hvis du vil, undersidene, 7 minus tallet, én gang. Senere doble: hver to ganger, så undersidene hvis du vil, og ett kast til.
special-4 = Utflyttingen er som i backgammon, når alt som er igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = På én felles løype er det Lange Puff.

# Under bildene.

pictures-1-caption = 6-2 på det tomme brettet: toeren entrer først.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Den minste terningen først
lesson-1-task = Toeren må spilles før sekseren.
lesson-1-yes = Først det lille tallet, så det store.

lesson-2-title = De første doble
lesson-2-task = Hver terning én gang; undersidene, to toere, kan følge. La to brikker entre med femmerne.
lesson-2-yes = Undersidene, to toere, følger hvis du vil.

lesson-3-title = Kom inn med et slag
lesson-3-task = Motspillerens enslige brikke er på ditt 20-punkt. Treeren kommer først, så slår femmeren.
lesson-3-yes = Det lille tallet først, også når du slår.
