# Kurset `relatives`: navnene på stegene står i lessons/relatives/.

course-relatives-title = Slektninger
course-relatives-lead = De andre spillene på brettet: hva som er annerledes i hvert av dem, og én plan å begynne med.

lesson-portes-title = Portes
lesson-portes-lead = Det første spillet i Tavli: befestede punkter er dører, og ingenting teller tre.

step-portes-triple-title = Aldri tre
step-portes-triple-task = Alle brikkene dine er ute. Motspilleren har ikke tatt ut noen og har til og med en på baren. Portes teller 1 for en vanlig seier og høyst 2. Hvor mange poeng vant du?
step-portes-triple-yes = To. Grekerne kaller det et dobbelt parti, og det finnes ingen kube som kan øke det.
step-portes-triple-no = Ikke en eneste mørk brikke er ute.
step-portes-triple-hint = Det er mer enn en vanlig seier, og mer enn 2 finnes ikke.
step-portes-triple-three = I backgammon ville det vært 3. Portes stopper på 2.

step-portes-first-title = Doble til å begynne med
step-portes-first-task = Den som kaster høyest, begynner, men kaster begge terningene på nytt. Derfor kan du til og med begynne med doble. Du har 1-1: befest punkt 7 og 5.
step-portes-first-yes = To nye punkter ved siden av stablene. Slik kan ingen begynne i backgammon.
step-portes-first-no = Det må stå to brikker både på 7 og på 5.
step-portes-first-hint = Hvert par tar bare ett skritt, og to av stablene dine står rett ved siden av.

step-portes-doors-title = En dør til
step-portes-doors-task = Portes betyr dører: punkter du holder og stenger. Du holder 4, 5, 6 og 8, og to mørke brikker på 1 skal fortsatt forbi. Du kastet 2 og 1: tett hullet.
step-portes-doors-yes = Dører på 7, 6, 5 og 4, og en på 2. Fra 1 kan de mørke brikkene ikke spille annet enn en toer.
step-portes-doors-no = Mellom 8 og 6 er det fortsatt et hull.
step-portes-doors-hint = Hvilket punkt mangler mellom 8 og 6, og hvem står i nærheten?

step-portes-on-title = Inn og videre
step-portes-on-task = Du er på baren og kastet 6 og 2. Flere mørke brikker står alene. Entre, og slå en av dem.
step-portes-on-yes = Inn og slått med samme brikke. Fem punkter i hjemlandet ditt er dører, så den mørke brikken trenger en toer for å entre.
step-portes-on-no = Ingen ble slått, og en slik sjanse kommer ikke to ganger.
step-portes-on-hint = Én brikke kan bruke begge tallene etter hverandre. Hvor ender den?
