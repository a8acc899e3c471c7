# Kurset `plans`: navnene på stegene står i lessons/plans/.

course-plans-title = Planer
course-plans-lead = Sju måter å vinne et parti på, og hvordan du ser hvilken posisjonen ber om.

lesson-running-game-title = Løpespillet
lesson-running-game-lead = Du leder løpet: få de bakerste brikkene ut i tide.

step-ahead-title = Regn ut ledelsen
step-ahead-task = En pip er ett punkt på veien. For å bli ferdig trenger du 141 pip og motspilleren 158. Den som trenger færrest, leder løpet. Hvor mange pip leder du med?
step-ahead-yes = 17 pip. Et kast er verdt omtrent 8, så du ligger to kast foran. Den som leder, vil ha et løp.
step-ahead-no = Trekk dine 141 fra 158.
step-ahead-hint = Hvor mange flere pip trenger motspilleren enn du?
step-ahead-own = Så mange trenger du selv. Hvor mange flere trenger motspilleren?
step-ahead-theirs = Så mange trenger motspilleren. Trekk fra dine egne 141.

step-leave-title = Gå i tide
step-leave-task = Du leder, så du vil at begge sider skal komme forbi hverandre uten slag. Men de to siste brikkene dine står langt bak. Du kastet 5 og 4: legg i vei.
step-leave-yes = Én brikke er på vei før det står en mur foran den. Ledelsen teller først når de to siste er ute.
step-leave-no = Løpet begynner bakerst: flytt en av de bakerste brikkene.
step-leave-hint = Hvilke brikker har lengst vei, og hvor langt kommer en av dem med dette kastet?
step-leave-stay = Ingenting kan slås nå. Men motspilleren får tid til å bygge en mur foran de to siste, og bak en mur er en ledelse lite verdt.
step-leave-half = På 20 står brikken rett foran motspillerens brikker: 32 av 36 kast slår deg.

step-last-one-title = Hent den siste
step-last-one-task = Den første brikken venter på 15. Den andre står fortsatt på 24, og motspilleren begynner å stenge veien. Du kastet 6 og 3.
step-last-one-yes = Begge møtes på 15, og ingenting kan slås. Nå leder du med 31 pip.
step-last-one-no = Se på den siste brikken. Hvor kommer den med begge terningene?
step-last-one-hint = 6 og 3 er 9. Tell fra 24.
step-last-one-easy = Den ene brikken er hjemme, og den andre står alene på 24. Muren foran den vokser for hvert kast.
step-last-one-halfway = Nå står to brikker alene foran motspilleren: 30 av 36 kast slår.

step-rear-first-title = De bakerste først
step-rear-first-task = Paret ditt på 15 må fortsatt forbi de mørke brikkene på 12. Det som står lengst bak, kommer først. Du kastet 5 og 4.
step-rear-first-yes = Begge er forbi. Bare de to mørke brikkene på 3 kan fortsatt slå deg, og bare med 4 av 36 kast.
step-rear-first-no = Det bakerste paret ditt står fortsatt bak de mørke brikkene på 12.
step-rear-first-hint = Se etter et trekk som flytter begge brikkene fra 15.
step-rear-first-one = Punkt 11 er borte, og paret på 15 må fortsatt forbi.
step-rear-first-stack = Ingenting kan slås. Men hjemlandet ditt faller fra hverandre, og paret på 15 må fortsatt forbi.

step-price-title = Sett prisen
step-price-task = Du leder med 18 pip, og bare de to mørke brikkene på 3 kan fortsatt slå deg. Før du kaster, kan du doble. Doble eller kaste?
step-price-yes = Ledelsen er mer enn en tidel av dine 114 pip. For motspilleren koster det nå omtrent like mye å gi seg som å ta: det beste tidspunktet å doble på.
step-price-hint = I et løp er en ledelse på en tidel en god grunn til å doble. En tidel av 114 er litt over 11.
step-price-roll = Med en slik ledelse kan du spille om dobbelt så mye. Etter ett godt kast til gir motspilleren seg rett og slett.

step-both-home-title = Hjem, men ikke for dypt
step-both-home-task = Et rent løp: ingen kan slås lenger. Du kan flytte ut når alle er hjemme, på 6 eller lavere. Du kastet 6 og 1.
step-both-home-yes = To brikker kom hjem med ett kast. Bare én er igjen utenfor.
step-both-home-no = Tell brikkene dine utenfor hjemlandet: det kan være bare én igjen.
step-both-home-hint = Tre er utenfor. Kan dette kastet få inn to av dem?
step-both-home-deep = Én brikke kom hjem og gikk videre. To venter fortsatt på 7, og eneren kunne fått inn en av dem.
step-both-home-shift = Eneren flyttet bare på en brikke som alt var hjemme. Den kunne fått inn en fra 7.

step-together-title = Ut sammen
step-together-task = Et annet parti. Du leder med 21 pip, men de to bakerste brikkene står hver for seg og kan slås begge to. Du kastet 6 og 2.
step-together-yes = De møtes på 16, og ingenting kan slås. Nå teller bare ledelsen.
step-together-no = En av de bakerste står fortsatt alene. Kan begge nå samme punkt?
step-together-hint = Den ene trenger sekseren, den andre toeren.
step-together-left = Den ene slapp unna, men den andre står alene på 22. 32 av 36 kast slår deg.
step-together-alone = Begge står fortsatt alene: 28 av 36 kast slår deg.
step-together-hit = Du slo, men nå står fire av brikkene dine alene. Du leder og trenger ingen kamp.
