# Kurset `first`: navnene på stegene står i lessons/first/.

course-first-title = Kom i gang
course-first-lead = Reglene på brettet, og så ditt første parti.

lesson-first-title = Din første leksjon
lesson-first-lead = Ti minutter fra ditt første flytt til ditt første parti.

step-way-title = Veien hjem
step-way-task = De lyse brikkene er dine. De følger pilen, fra punkt 24 ned til punkt 1. De seks siste punktene er ditt indre hjemland. Trykk på et punkt i hjemlandet.
step-way-yes = Alle brikkene dine skal dit. De mørke er motspillerens og går den andre veien.
step-way-no = Hjemlandet ditt er der pilen slutter.
step-way-hint = Det indre hjemlandet er punktene 6 til 1, der pilen slutter.
step-way-start = Her begynner veien din. Hjemlandet er i den andre enden.
step-way-theirs = Det er motspillerens hjemland. Ditt er der pilen slutter.

step-move-title = Flytt etter terningene
step-move-task = Du kastet 4 og 2. Hver terning er ett flytt: dra én brikke 4 punkter og én 2 punkter, eller den samme brikken to ganger. Trykk så Sjekk.
step-move-yes = Ett kast, to flytt. Du kan også trykke på en brikke for å flytte den.
step-move-hint = Dra en brikke fra 13 til 9 og en annen fra 13 til 11.

step-doubles-title = Doble teller dobbelt
step-doubles-task = To like terninger gir deg fire flytt. Du kastet 3 og 3: sett to brikker på punkt 5 og to på punkt 3.
step-doubles-yes = Fire flytt på 3. To av brikkene dine på et punkt gjør det til ditt.
step-doubles-no = Du trenger to brikker på punkt 5 og to på punkt 3.
step-doubles-hint = Flytt to brikker fra 8 til 5, og to fra 6 til 3.

step-blot-title = En brikke alene
step-blot-task = To eller flere brikker holder et punkt: motspilleren kan ikke lande der. En brikke alene kalles en blott. Trykk på motspillerens blott.
step-blot-yes = En blott kan slås. Det gjør du nå.
step-blot-no = Ingen brikke står alene der.
step-blot-hint = Se etter et punkt der motspilleren bare har én brikke.
step-blot-yours = Det er dine egne brikker, og de er ikke alene.
step-blot-held = Flere brikker holder det punktet. Se etter en som står alene.

step-hit-title = Slå blotten
step-hit-task = Lander du på en blott, går den til baren midt på brettet. Den må begynne veien på nytt. Slå blotten på 9.
step-hit-yes = Nå står den på baren, og hele veien den hadde gått, er tapt.
step-hit-no = Blotten på 9 står der fremdeles.
step-hit-hint = En firer tar deg fra 13 til 9.

step-held-title = Tilbake fra baren
step-held-task = Du ble slått. Brikken din entrer i motspillerens hjemland: en sekser lander på punkt 19, en firer på punkt 21. Trykk på punktet der du kan lande.
step-held-yes = Punkt 21 er ledig. På 19 har motspilleren fire brikker, så det er stengt for deg.
step-held-no = Med disse terningene kan du bare lande på 19 eller 21.
step-held-hint = Du kan ikke lande der motspilleren har to eller flere brikker.
step-held-six = Motspilleren holder punkt 19, så sekseren kan ikke entre.

step-enter-title = Entre først
step-enter-task = Så lenge du har en brikke på baren, kan ingenting annet flyttes. Entre med fireren, og spill så sekseren med hvilken brikke du vil.
step-enter-yes = Du er tilbake. Kan ingen av terningene entre, er turen din over.
step-enter-hint = Dra brikken fra baren til 21. Flytt så 24 til 18.

step-home-title = Få alle hjem
step-home-task = Før du kan flytte brikker ut, må alle femten være hjemme. Få hjem de to siste.
step-home-yes = Alle er hjemme. Nå gjelder det å få dem ut først.
step-home-no = Det er fremdeles en brikke utenfor hjemlandet ditt.
step-home-hint = Flytt 8 til 4 og 7 til 4.

step-off-title = Flytt ut
step-off-task = En femmer tar en brikke ut fra punkt 5, en treer tar en fra punkt 3. Det kalles å flytte ut. Trykk på begge brikkene, eller dra dem av brettet.
step-off-yes = To brikker færre. Den som først får ut alle femten, vinner.
step-off-no = To brikker kan ut med dette kastet.
step-off-hint = Trykk på en brikke på punkt 5, så en på punkt 3.

step-higher-title = Et for høyt tall
step-higher-task = Ingen står på 6 eller 5. Da flytter sekseren ut en brikke fra det høyeste punktet ditt. Flytt ut to brikker.
step-higher-yes = Sekseren tok en fra punkt 4, det høyeste. Toeren tok en fra punkt 2.
step-higher-no = Begge terningene kan flytte ut en brikke.
step-higher-hint = Trykk på en brikke på 4 for sekseren, og på den på 2 for toeren.

step-win-title = Hva en seier er verdt
step-win-task = En seier gir 1 poeng. Har taperen ikke flyttet ut noen brikke, er det gammon, 2 poeng. Står i tillegg en brikke på baren eller i hjemlandet ditt, er det backgammon, 3 poeng. Du har vunnet: hvor mange poeng?
step-win-yes = Motspilleren har ikke flyttet ut noen brikke, så du vinner gammon: 2 poeng.
step-win-no = Det er 1, 2 eller 3 poeng.
step-win-hint = Motspilleren har alle femten på brettet, ingen på baren eller i hjemlandet ditt.
step-win-one = Det ville vært 1 hvis motspilleren hadde flyttet ut en brikke. Ingen er ute.
step-win-three = For 3 poeng måtte motspilleren hatt en brikke på baren eller i hjemlandet ditt.

step-double-title = Doblingskuben
step-double-task = Før du kaster, kan du tilby å doble det partiet er verdt. Motspilleren vinner med neste kast, så det er nå eller aldri: du får ut begge brikkene med 26 av 36 kast. Doble eller kaste?
step-double-yes = Du er favoritt, så spill om mer. Kuben brukes i kamper som går til flere poeng.
step-double-hint = Du vinner 26 ganger av 36: mer enn halvparten.
step-double-roll = Du ville vunnet oftere enn du taper, men spilt om for få poeng. Med 26 seire av 36 vil du doble.

step-take-title = Ta eller gi seg
step-take-task = Motspilleren dobler. Gir du deg, taper du 1 poeng. Tar du, er partiet verdt 2: du vinner med 17 av 36 kast. Du kan ta hvis du vinner minst 1 av 4 partier. Ta eller gi seg?
step-take-yes = Du vinner nesten halvparten av disse partiene. Du taper mindre på å ta enn på å gi deg.
step-take-hint = 17 av 36 er langt mer enn en fjerdedel.
step-take-pass = Du vinner 17 av 36, og 9 av 36 ville vært nok til å ta.

step-game-title = Ditt første parti
step-game-task = Nå kan du nok til å spille. Motspilleren er nybegynner, og Tips hjelper når du vil. Ingenting er ratet.
step-game-yes = Lykke til.
