# Chouettes: what is refused, options that do not fit, a damaged log, the sheet.

chouette-options-most = en chouette er for { $least } til { $max } spillere, ikke { $most }
chouette-options-partner = en partner for boksen krever mer enn { $players } spillere
chouette-options-animals = { $animals } bevere og vaskebjørner er flere enn de { $max } som er tillatt
chouette-options-no-beavers = den som tar alene, kan ikke være nødt til å gi en bever der bevere ikke er tillatt
chouette-options-half-of-one = boksen kan ikke ta halvparten av kubene når laget bare har én
chouette-options-extra-of-one = ekstraer krever en kube for hvert medlem
chouette-options-clock = en forsinkelse på { $seconds } s er ikke mulig: velg 1 til 3600
chouette-options-no-cube = en chouette trenger et spill med doblingskube
chouette-options-said-twice = Jacoby-regelen, bevere og automatiske doblinger er valg for chouetten, ikke husregler
chouette-options-house = avviste åpningskast og ulovlige trekk finnes ikke i en chouette

chouette-refusal-not-seated = denne spilleren er ikke med i chouetten
chouette-refusal-seated = denne spilleren har ikke gått
chouette-refusal-full = chouetten er full: den har { $most } spillere
chouette-refusal-seats = { $max } spillere har vært med, og flere er det ikke plass til: start en ny chouette
chouette-refusal-name = dette navnet er tomt, for langt eller inneholder usynlige tegn
chouette-refusal-too-few = en chouette trenger minst { $least } spillere
chouette-refusal-ordered = rekkefølgen er allerede kjent
chouette-refusal-not-ordered = rekkefølgen er ikke kjent ennå
chouette-refusal-order-rule = rekkefølgen avgjøres på en annen måte
chouette-refusal-line = dette er ikke spillerne som mangler plass
chouette-refusal-game-on = et parti pågår
chouette-refusal-no-game = det pågår ikke noe parti
chouette-refusal-not-yours = det er ikke din avgjørelse
chouette-refusal-answer-first = et svar mangler først
chouette-refusal-nothing-asked = ingenting venter på svaret ditt
chouette-refusal-not-yet = spillerne bakerst i rekken svarer først
chouette-refusal-no-such-cube = denne kuben er ikke i spill
chouette-refusal-doubled-before = kuber kan tilbys én gang i et trekk
chouette-refusal-all-or-none = kubene tilbys sammen eller ikke i det hele tatt
chouette-refusal-must-beaver = bare du tar: gi en bever eller gi deg
chouette-refusal-captain-beavers = bare kapteinen kan gi en bever for laget
chouette-refusal-must-take-half = boksen må ta minst { $least } av disse kubene
chouette-refusal-no-taker = denne spilleren kan ikke ta over kuben
chouette-refusal-no-partner = denne spilleren kan ikke være boksens partner
chouette-refusal-start = hvem som begynner, avgjøres på en annen måte
chouette-refusal-grade = { $grade } er ikke mulig lenger
chouette-refusal-no-advice = råd er ikke tillatt nå

chouette-log-empty = loggen er tom
chouette-log-header = linje 1: ikke hodet til en chouette: { $reason }
chouette-log-version = linje 1: versjon { $version } er nyere enn dette programmet
chouette-log-house = linje 1: husregel { $name }: { $reason }
chouette-log-options = linje 1: { $reason }
chouette-log-line = linje { $line }: ikke en handling: { $reason }
chouette-log-refused = linje { $line }: { $reason }

chouette-sheet-game = Parti
chouette-sheet-total = Sum
