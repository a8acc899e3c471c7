# Reglene og leksjonen for spillet `long-nardi`.

also-1 = Narde
also-2 = Nardi
also-3 = Langbackgammon
intro = Det lange spillet fra Kaukasus og Russland. Alle brikker forlater hodet én etter én, ingen blir slått, og det er grenser for murene du kan bygge.
setup = Alle femten brikker på ditt 24-punkt, hodet. Motspillerens står på ditt 12-punkt, skrått overfor.
direction = Begge sider løper samme vei rundt, fra hvert sitt hjørne: ditt 24-punkt er motspillerens 12-punkt, og motspilleren starter på ditt 12-punkt. Dere følger etter hverandre rundt brettet og ender i forskjellige hjørner.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = Bare én brikke i hver tur kan forlate hodet. I din aller første tur tillater 6-6, 4-4 og 3-3 to.
special-2 = Seks punkter på rad, en full mur, er lov bare når minst én av motspillerens brikker allerede er kommet forbi dem.
special-3 = Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
special-4 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-5 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = En seier (oyn) teller 1. Har taperen ikke flyttet ut noe, er det mars og teller 2.
options-1 = I første tur kan en brikke til forlate hodet bare med 6-6 og 4-4, eller med alle doble.
options-2 = Når den som begynte, har flyttet ut alt, får den andre ett siste kast hvis det står igjen en enkelt brikke: flyttes den ut, er partiet uavgjort.
options-3 = I noen kilder går sidene mot hverandre.
options-4 = Koks: der det er avtalt, teller en gammon 3 hvis taperen fremdeles har en brikke i startfjerdedelen, 24 til 19. Kildene er uenige: i noen er det koks når ingen av taperens brikker er kommet hjem. Turneringer bruker ikke koks.

# Under bildene.

pictures-1-caption = Det første kastet tar én brikke fra hodet: 24/21 med 2-1.
pictures-2-caption = 6-6 som første kast: to brikker drar, og ingenting annet passer.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Én fra hodet
lesson-1-task = Bare én brikke kan forlate hodet i en tur. Spill begge terningene med den.
lesson-1-yes = Resten av hodet må vente til neste tur.

lesson-2-title = Unntaket
lesson-2-task = I første tur lar 4-4 to brikker dra, for motspillerens hode stopper en som går alene.
lesson-2-yes = To forlot hodet. Senere i partiet kan bare én.

lesson-3-title = Én fra hodet, én på veien
lesson-3-task = Én brikke kan forlate hodet; spill den andre terningen med den som allerede er ute.
lesson-3-yes = Én forlot hodet, én løp videre.
lesson-3-no = Fireren tar en brikke fra hodet, treeren flytter den på 18.

lesson-4-title = Ingen full mur ennå
lesson-4-task = Du holder 22 til 18, og motspilleren er ikke kommet forbi. Sett en brikke på 23, og åpne et hull med treeren: seks på rad er ikke lov ennå.
lesson-4-yes = Ingen seks på rad: motspilleren beholder et hull.
lesson-4-no = Ta en brikke fra hodet med eneren.
