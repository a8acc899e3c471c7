# Reglene og leksjonen for spillet `tabula`.

also-1 = Alea
intro = Spillet til de romerske keiserne, Zenon framfor alle: tre terninger, én løype for begge, og ingen nåde for enslige brikker.
setup = Alle brikkene venter utenfor brettet; brettet er tomt i starten. Begge sider entrer på de samme punktene, 24 til 19.
direction = Begge sider går samme vei på én løype: inn på 24, hjem på 6 til 1. Du og motspilleren har de samme tallene.
aim = Få alle brikkene inn i ditt indre hjemland, punktene 6 til 1, og flytt dem så ut. Den som først ikke har flere igjen, vinner.
lone = En brikke alene kan slås av alle motspillerens brikker; den må entre igjen før eieren flytter noe annet.
special-1 = Tre terninger kastes, tre flytt gjøres. To eller tre like gir ingen bonus.
special-2 = Du må spille så mange terninger som mulig. Må du utelate noen, spiller du dem med høyest sum.
special-3 = Ingen brikke kan gå forbi ditt 13-punkt før alle femten har entret.
special-4 = Utflyttingen er som i backgammon: du kan begynne når alle brikkene du har igjen, er hjemme.
grades = Hver seier teller 1: gammon finnes ikke.
options-1 = Uten regelen om at alle må entre før en går forbi 13-punktet.

# Under bildene.

pictures-1-caption = 2-5-6, kastet som ruinerte Zenon: bare ett trekk er lovlig.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Tre terninger
lesson-1-task = La tre brikker entre, én med hver terning.
lesson-1-yes = Tre flytt med tre terninger.
lesson-1-no = Entre med hver terning.

lesson-2-title = Zenons kast
lesson-2-task = Du er keiseren, og året er 480 e.Kr. Motspillerens punkter gir deg bare ett lovlig trekk, og det bryter alle parene du har.
lesson-2-yes = Åtte enslige brikker: kastet har vært berømt siden.

lesson-3-title = Slå på løypa
lesson-3-task = To enslige brikker står foran dine. Slå begge.
lesson-3-yes = Begge begynner på nytt.
lesson-3-no = Tell fra 20 og fra 18.
