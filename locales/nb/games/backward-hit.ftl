# Reglene og leksjonen for spillet `backward-hit`.

intro = En tysk idé: ingen enslig brikke er trygg bare fordi den er passert. Brikker kan snu, men bare for å slå.
setup = Som i backgammon: to på 24, fem på 13, tre på 8, fem på 6.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis. Brikker flyttes bakover bare for å slå.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke kan slås fra begge sider: av en brikke som kommer, og av en som har passert og snur med tallet på en terning.
special-1 = I tillegg til flytt framover kan en brikke flyttes bakover med en terning hvis den da lander på en enslig brikke hos motspilleren.
special-2 = Slike slag teller med når du må spille så mange terninger som mulig. Du kan også slå bakover fra ditt indre hjemland. Brikker på baren må fortsatt entre først.
special-3 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
grades = En seier teller 1. Har taperen ikke flyttet ut noe, er det gammon og teller 2. Står det i tillegg en av taperens brikker på baren eller i vinnerens indre hjemland, er det backgammon og teller 3.
options-1 = Du trenger ikke slå bakover, selv når ikke noe annet kan spilles.
options-2 = Slag bakover bare med den minste terningen: det er spillet Small Backward Hits.

# Under bildene.

pictures-1-caption = Med 4-3 snur en brikke på 6 for å slå på 10.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Snu
lesson-1-task = Den enslige brikken på ditt 10-punkt er passert. Slå den bakover med fireren.
lesson-1-yes = Du slo en brikke som allerede hadde passert din.
lesson-1-no = Flytt fra 6 tilbake til 10 med fireren.

lesson-2-title = To på én gang
lesson-2-task = Slå begge de enslige brikkene, på 10 og på 7.
lesson-2-yes = Én brikke snudde, slo, og slo igjen på veien framover.
lesson-2-no = Begge må slås: én måte er 6 til 10 og videre til 7.

lesson-3-title = Aldri uten å slå
lesson-3-task = Brikker flyttes bakover bare for å slå, og her er det ingenting å slå. Befest 5-punktet.
lesson-3-yes = Framover, som alltid.
lesson-3-no = To brikker må lande på 5.
