# Reglene og leksjonen for spillet `misere`.

also-1 = Tapsbackgammon
intro = Backgammon om å tape: den som først har flyttet ut alle brikkene, har tapt. Alle regler om hva du må spille, gjelder, og du vinner ved å tvinge motspilleren til å flytte ut.
setup = Som i backgammon: to på 24, fem på 13, tre på 8, fem på 6.
direction = Du og motspilleren går mot hverandre: ditt 24-punkt er motspillerens 1-punkt. Du teller punktene dine fra 24 ned til 1 underveis.
aim = Ikke flytt ut alle brikkene dine før motspilleren gjør det: den som blir først ferdig, taper.
lone = En brikke alene på et punkt kan slås. Den går til baren og må entre i motspillerens indre hjemland, på punktet 25 minus øynene, før eieren kan flytte noe annet. To eller flere brikker stenger punktet.
special-1 = Alt som kan spilles, må spilles, også slag og utflytting.
special-2 = Når begge sider har kastet 500 ganger, er partiet uavgjort.
special-3 = Hver terning er ett flytt; doble spilles fire ganger. Du må spille så mange terninger som mulig. Kan du spille hvilken som helst av to, men ikke begge, spiller du den høyeste.
grades = Den som først har flyttet ut alle brikkene, taper 1 poeng.
options-1 = Uavgjort kan komme etter et annet antall kast enn 500.

# Under bildene.

pictures-1-caption = 6-5 tvinger fram 6/off og slaget 6/1*, selv om du ikke vil noen av delene.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Ingen utvei
lesson-1-task = Du vil helst verken flytte ut eller slå. Du må.
lesson-1-yes = Så mange terninger som mulig, enten du liker det eller ikke.

lesson-2-title = Bli bak
lesson-2-task = La de bakerste brikkene stå: spill dette kastet uten å flytte fra 24.
lesson-2-yes = Den langsomste siden vinner.
lesson-2-no = Flytt fra 13 og fra 6.

lesson-3-title = Bli slått
lesson-3-task = La en enslig brikke stå rett foran motspilleren: å bli sendt tilbake er bra for deg. Sett en på 7, som begge motspillerens bakerste brikker sikter på.
lesson-3-yes = En invitasjon.
lesson-3-no = Spill sekseren fra 13.
