# Kurset `cousins`: navnene på stegene står i lessons/cousins/.

course-cousins-title = Sjeldne slektninger
course-cousins-lead = Gamle og uvanlige spill i familien: andre terninger, andre veier, andre måter å vinne på.

lesson-russian-title = Russian Backgammon
lesson-russian-lead = Én vei for begge, og terninger som teller både over og under.

step-rus-last-title = Alle inn, så av sted
step-rus-last-task = Begge entrer på 24 til 19 og løper samme vei. Så lenge en av dine venter utenfor brettet, kan ingenting annet flyttes. Du kastet 6 og 3: få inn den siste, og slå så.
step-rus-last-yes = Alle femten er inne. Nå må tre mørke inn før de andre deres kan flyttes.
step-rus-last-no = Ingen mørk brikke er på baren.
step-rus-last-hint = Ett tall må entre. Hvor slår det andre fra?
step-rus-last-run = Begge tallene med den nye, og den enslige mørke på 21 slipper unna.

step-rus-behind-title = Hvem som er bak deg
step-rus-behind-task = På én vei kan bare de bakerste slå dem foran. Ingen er på baren. To av brikkene dine står alene: trykk på den som kan bli slått.
step-rus-behind-yes = Tre mørke brikker kommer fra 21. Bak den siste din på 24 er det ingen.
step-rus-behind-no = Se etter en enslig brikke med mørke på høyere punkter.
step-rus-behind-hint = Alle går fra 24 ned til 1.
step-rus-behind-rear = Denne er sist på veien: en mørk måtte ha gått baklengs.
step-rus-behind-pair = Her er du ikke alene.

step-rus-chase-title = Jakten
step-rus-chase-task = En mørk brikke er nesten ved enden av veien, alene på 5. Du er bak den. Du kastet 5 og 4: ta den.
step-rus-chase-yes = Den må tilbake til begynnelsen av veien: tjue skritt til ingen nytte.
step-rus-chase-no = Den mørke brikken på 5 slapp unna.
step-rus-chase-hint = Ni skritt med én brikke.

step-rus-under-title = Over og under
step-rus-under-task = Etter fire toere kommer fire femmere fra undersiden, og så ett kast til, så lenge alt kan spilles. Fra 23 og 20 er femmeren stengt. Spill toerne slik at det blir femmere igjen.
step-rus-under-yes = Fem brikker på 21, og derfra er femmeren ledig: alle undersidene kan spilles.
step-rus-under-no = Det står fortsatt brikker på 23 eller 22.
step-rus-under-hint = Fra 21 lander en femmer på din egen 16. Hvem kommer til 21?
