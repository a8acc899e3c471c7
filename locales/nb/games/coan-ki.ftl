# Reglene og leksjonen for spillet `coan-ki`.

also-1 = Flaskespillet
also-2 = Erectus ludus
intro = Det kinesiske flaskespillet: seksten flasker på hver side går én gang rundt brettet, og et kast spilles helt eller ikke i det hele tatt. Det du spiller her, er en rekonstruksjon: Thomas Hyde beskrev spillet i 1694 i De Ludis Orientalibus, og beskrivelsen lar mye stå åpent.
setup = De åtte feltene er delt i to: seksten ruter i en ring, som hver side teller fra 16 ned til 1, fra sin egen start. Alle dine seksten brikker står på din 16; motspillerens står på sin, som er din 8. Den tildekte delen av brettet brukes ikke.
direction = Begge sider går samme vei rundt, fra 16 til 1 og så hjem dit de startet. Din 8 er motspillerens 16.
aim = Få alle seksten hjem før motspilleren. En brikke er hjemme så snart tallet bringer den tilbake til starten eller forbi; den venter utenfor brettet og røres ikke igjen.
lone = Det skjer ingenting med den: brikker fra begge sider står side om side på en rute, og ingen blir slått.
special-1 = Kjent fra kildene: én brikke flyttes summen av terningene, eller to brikker flyttes tallet på hver sin terning.
special-2 = Kjent: ved doble flyttes to brikker summen hver, eller én flyttes halvparten.
special-3 = Kjent: ved to tall på rad, som 4-3, flyttes to brikker: den ene summen, den andre det laveste tallet eller summen minus én.
special-4 = Kjent: hele kastet spilles eller ingenting. Kan ikke hele kastet spilles, er turen tapt.
special-5 = Kjent: åtte brikker på en rute stenger den, og motspilleren kan ikke lande der eller gå forbi. De to startrutene kan ikke stenges.
special-6 = Kjent: 1-1 koster en brikke og en tidel av innsatsen. Bestemt her: det er ingen innsats. Den fremste brikken din på vei går tilbake til start, og ingenting annet spilles. Å ta bort en brikke ville bare bety færre å få hjem.
special-7 = Bestemt her, fordi kildene tier: seksten ruter, starter rett overfor hverandre, og hver brikke flyttes bare én gang per kast.
special-8 = Bestemt her: doble og tall på rad spilles bare på sine egne to måter. En brikke trenger ikke nøyaktig tall for å komme hjem: med nøyaktige tall kunne to brikker på den siste ruten aldri komme videre.
grades = Hver seier teller 1, og det er ingen kube.
options-1 = 1-1 tar den fremste brikken din ut av spillet for godt, så den ikke trenger å komme hjem.
options-2 = 1-1 spilles som andre doble.

# Under bildene.

pictures-1-caption = Motspillerens åtte på din 7 stenger veien: 9 kan gå til 8, men ikke forbi.

# Leksjonen: hva som skal gjøres, og hva som sies når det er gjort, og når det ikke er det.

lesson-1-title = Ett tall hver
lesson-1-task = Flytt to brikker, én med hver terning.
lesson-1-yes = Én brikke med summen, 16/8, ville vært den andre måten.
lesson-1-no = Spill en 2 og en 6 med to brikker.

lesson-2-title = Doble
lesson-2-task = Med 3-3 flyttes to brikker seks ruter hver. Før to til din 10.
lesson-2-yes = Tolv ruter i alt; halve kastet med én brikke ville vært tre.
lesson-2-no = Begge går til 10.

lesson-3-title = Tall på rad
lesson-3-task = 4-3: én brikke flyttes sju, en annen tre eller seks. Ta det beste av de to.
lesson-3-yes = Tretten ruter med 4-3.
lesson-3-no = Sju med den ene, seks med den andre.

lesson-4-title = Åtte stenger en rute
lesson-4-task = Motspillerens åtte på din 7 slipper ingen forbi. Finn trekket som bruker hele kastet og får en brikke hjem.
lesson-4-yes = Eneren bak sperren, sekseren foran den.
lesson-4-no = Ingenting kommer forbi 7, men brikkene på 5 er på den andre siden.

lesson-5-title = De to siste
lesson-5-task = Få begge hjem.
lesson-5-yes = Det trengs ikke nøyaktig tall.
lesson-5-no = Hver tar én terning.

lesson-6-title = Boten
lesson-6-task = 1-1 flytter ingenting: den fremste brikken din begynner på nytt.
lesson-6-yes = Tolv ruter tapt; det skjer én gang på trettiseks kast.
