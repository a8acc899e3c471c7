# Reglene og leksjonen for spillet `tawla-31`.

also-1 = Tawla
intro = Et spill fra Egypt og Levanten som spilles til 31: en løper går hjem alene før de andre kan følge, og taperen betaler for hver brikke som er igjen.
setup = Alle femten brikker på ditt 24-punkt; motspillerens femten på ditt 1-punkt.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = Bare én brikke, løperen, kan flyttes til den har nådd ditt indre hjemland, punktene 6 til 1.
special-2 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
special-3 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
special-4 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = Vinneren får ett poeng for hver brikke taperen har igjen på brettet, 1 til 15. En kamp går til 31. Med kube i pengespill endrer Jacoby-regelen ingenting her: den gjelder gammon.
options-1 = De andre brikkene kan flyttes så snart løperen har gått tolv pip.
options-2 = Begge sider løper samme vei rundt.

# Under bildene.

pictures-1-caption = 6-6 i starten: løperen går hjem med tre seksere, den fjerde får ut en annen.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Løperen går alene
lesson-1-task = Løperen din står på 15. Prøv å flytte en annen brikke; spill så.
lesson-1-yes = To skritt til, så kan de andre følge.

lesson-2-title = De andre følger
lesson-2-task = Løperen kan komme hjem med treeren. Få ut en ny brikke med femmeren.
lesson-2-yes = Regelen slutter å gjelde midt i kastet: når løperen er hjemme, kan de andre flyttes.
lesson-2-no = Først treeren med løperen, så femmeren fra 24.

lesson-3-title = Tell det som er igjen
lesson-3-task = Flytt ut to: hver brikke motspilleren har igjen, er et poeng til deg.
lesson-3-yes = Du vinner sju poeng.
lesson-3-no = Én er igjen. Bruk hvert tall på sitt eget punkt.
