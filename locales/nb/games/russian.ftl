# Reglene og leksjonen for spillet `russian`.

intro = Én løype for begge: alle entrer i samme hjørne og løper etter de andre. En brikke bak kan slå, en foran kan ikke slå tilbake.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten. Begge sider entrer på de samme punktene, 24 til 19.
direction = Begge sider går samme vei på én løype: inn på 24, hjem på 6 til 1. Du og motspilleren har de samme tallene.
aim = Få alle brikkene dine til å entre, løp rundt brettet, og flytt dem ut før motspilleren gjør det.
lone = En brikke alene kan slås av dem som er bak den. Den går til baren og entrer igjen ved begynnelsen av løypa.
special-1 = Ingen av brikkene dine på brettet kan flyttes før alle har entret.
special-2 = Hver side kaster én terning. Den som kaster høyest, begynner og kan spille disse to terningene eller kaste begge på nytt.
special-3 = Doble spilles fire ganger, så spilles tallet på undersiden av terningene (7 minus øynene) fire ganger; så kaster du igjen. Kan du ikke fullføre en del, er turen slutt.
special-4 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Start og retning som i backgammon, men med disse doblene.
options-2 = I noen kilder må den som begynner, alltid spille åpningsterningene; i andre kastes det alltid på nytt.

# Under bildene.

pictures-1-caption = 6-2 som første kast: begge entrer, ingen løper videre.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Entre først
lesson-1-task = Mens brikker venter, flyttes ingenting annet.
lesson-1-yes = En 2 entrer på 23, en 6 på 19.

lesson-2-title = Slå bakfra
lesson-2-task = Motspillerens enslige brikke står på 18. Dine er bak den: slå.
lesson-2-yes = Den må begynne løypa på nytt.
lesson-2-no = Bruk treeren fra 21.

lesson-3-title = Overside og underside
lesson-3-task = 5-5 er fire femmere, så fire toere fra undersiden. Alle venter ennå.
lesson-3-yes = Fire har entret. Toerne følger, og så ett kast til.
