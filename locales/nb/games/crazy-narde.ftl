# Reglene og leksjonen for spillet `crazy-narde`.

intro = Long Nardi med doblene fra Gul Bara: én brikke i hver tur fra hodet, grenser for murer, og fra det fjerde kastet doble som stiger.
setup = Alle femten brikker på ditt 24-punkt, hodet. Motspillerens står på ditt 12-punkt, skrått overfor.
direction = Begge sider løper samme vei rundt, fra hvert sitt hjørne: ditt 24-punkt er motspillerens 12-punkt, og motspilleren starter på ditt 12-punkt. Dere følger etter hverandre rundt brettet og ender i forskjellige hjørner.
aim = Spill alle brikkene hjem og flytt dem ut, hver med sitt nøyaktige tall.
lone = En enslig brikke er trygg og holder punktet: den andre siden kan ikke lande der. Ingenting slås, ingenting låses.
special-1 = Bare én brikke i hver tur kan forlate hodet, med samme unntak i første tur som i Long Nardi.
special-2 = Seks punkter på rad er lov bare når en av motspillerens brikker er kommet forbi dem.
special-3 = Fra ditt fjerde kast stiger doble: 4-4 går videre med 5-5 og så 6-6. Hver del åpnes når den forrige er spilt fullt ut. Kan en del spilles på flere måter, må du velge en som lar deg spille flest mulig flytt i neste del. Delene etter den teller ikke med.
special-4 = En brikke hjemme kan ikke flyttes mer: den blir stående til den flyttes ut med sitt nøyaktige tall.
special-5 = Hver side kaster én terning. Den som kaster høyest, begynner og kaster begge terningene på nytt til det første trekket. Senere begynner den som vant forrige parti.
grades = En seier teller 1, eller 2 hvis taperen ikke har flyttet ut noe.
options-1 = Kan du ikke spille hele de stigende doblene, spiller motspilleren resten.

# Under bildene.

pictures-1-caption = Det første kastet tar én brikke fra hodet: 24/21 med 2-1.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Én fra hodet
lesson-1-task = Bare én brikke kan forlate hodet i en tur.
lesson-1-yes = Den spilte begge terningene.

lesson-2-title = Bare nøyaktige tall
lesson-2-task = Alt er hjemme. Sekseren kan ikke ta ut brikken på 4, og ingen brikke kan flyttes i det indre hjemlandet.
lesson-2-yes = Bare treeren kunne ta ut en brikke; sekseren er tapt.

lesson-3-title = Hjemme er slutten
lesson-3-task = En brikke hjemme blir stående til den flyttes ut. Bruk toeren utenfor det indre hjemlandet.
lesson-3-yes = I det indre hjemlandet flyttes ingenting.
