# Reglene og leksjonen for spillet `backward-hit-small`.

intro = Slag bakover, med en tømme: bare den minste av de to terningene kan slå bakover.
setup = Som i backgammon: to på 24, fem på 13, tre på 8, fem på 6.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Dine egne tall synker fra 24 til 1 underveis. Bakover bare for å slå.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som ikke har flere igjen, vinner.
lone = En enslig brikke kan slås av en brikke som kommer, og av en som har passert, hvis den minste terningen i kastet passer.
special-1 = En brikke kan flyttes bakover med den minste terningen hvis den da lander på en enslig brikke hos motspilleren; ved doble kan hvilket som helst av de fire flyttene gjøre det.
special-2 = Hver terning er ett flytt; doble spilles fire ganger. Så mange terninger som mulig må spilles, og passer bare én av to, den høyeste.
grades = En seier teller 1; gammon, 2, hvis taperen ikke har flyttet ut noe; backgammon, 3, hvis en av taperens brikker i tillegg står på baren eller i vinnerens indre hjemland.
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
