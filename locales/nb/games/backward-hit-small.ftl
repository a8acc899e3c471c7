# Reglene og leksjonen for spillet `backward-hit-small`.

intro = Backward Hits med en grense: bare den minste av de to terningene kan slå bakover.
setup = Som i backgammon: to på 24, fem på 13, tre på 8, fem på 6.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis. Brikker flyttes bakover bare for å slå.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke kan slås av en brikke som kommer mot den, og av en som allerede har passert den, hvis den minste terningen passer.
special-1 = En brikke kan flyttes bakover med den minste terningen hvis den da lander på en enslig brikke hos motspilleren; ved doble kan hvilket som helst av de fire flyttene gjøre det.
special-2 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
grades = En seier teller 1. Har taperen ikke flyttet ut noe, er det gammon og teller 2. Står det i tillegg en av taperens brikker på baren eller i vinnerens indre hjemland, er det backgammon og teller 3.
options-1 = Slag bakover med hvilken som helst terning: det er spillet Backward Hits.

# Under bildene.

pictures-1-caption = Med 4-3 kan bare treeren snu.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Den minste terningen
lesson-1-task = Slå den enslige brikken på 7 bakover, med treeren.
lesson-1-yes = Treeren er den minste terningen.
lesson-1-no = Flytt fra 4 tilbake til 7.

lesson-2-title = Slå og kom hjem
lesson-2-task = Slå bakover på 7, og flytt den samme brikken videre med fireren.
lesson-2-yes = Tilbake, slå, og hjem igjen.
lesson-2-no = Først 4/7 med treeren, så videre med fireren.

lesson-3-title = Framover som alltid
lesson-3-task = Befest 5-punktet.
lesson-3-yes = Ingenting annet er endret.
lesson-3-no = To brikker må lande på 5.
