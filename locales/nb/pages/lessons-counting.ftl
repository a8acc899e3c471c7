# Kurset `counting`: navnene på stegene står i lessons/counting/.

course-counting-title = Telling
course-counting-lead = Vit hvem som leder løpet, hvor mye, og hva det betyr for kuben.

lesson-pips-title = Pip
lesson-pips-lead = Hva en pip er, og hvordan du teller begge sider på et minutt.

step-three-left-title = Veien som er igjen
step-three-left-task = En pip er ett skritt for én brikke. Fra punkt 6 trenger en brikke 6 pip for å komme av brettet. Du har bare tre brikker igjen. Hvor mange pip trenger de til sammen?
step-three-left-yes = 6, 4 og 3 blir 13. Motspilleren trenger 12. Pip-tallet viser hvem som leder løpet.
step-three-left-no = Legg sammen numrene på de tre punktene.
step-three-left-hint = Én brikke trenger 6 pip, en annen 4.
step-three-left-checkers = 3 er antall brikker. Legg sammen skrittene hver av dem trenger.

step-biggest-title = Den tyngste stabelen
step-biggest-task = For en hel stabel ganger du brikker med punkt. I startposisjonen har du fire stabler. Hvilken har flest pip? Trykk på den.
step-biggest-yes = Fem brikker på 13 er 65 pip: mer enn en tredjedel av veien din.
step-biggest-no = De fire stablene dine står på 24, 13, 8 og 6.
step-biggest-hint = To brikker på 24 er 48 pip. Regn ut de andre.
step-biggest-back = To brikker på 24 er 48 pip. En annen stabel har flere.
step-biggest-six = Fem brikker på 6 er bare 30 pip.
step-biggest-eight = Tre brikker på 8 er bare 24 pip.

step-four-stacks-title = Tallet alt begynner med
step-four-stacks-task = Legg sammen de fire stablene dine: 2 × 24, 5 × 13, 3 × 8 og 5 × 6. Hvor mange pip trenger hver side i starten?
step-four-stacks-yes = 48, 65, 24 og 30 blir 167. Husk tallet: hvert parti begynner med det.
step-four-stacks-no = Regn ut de fire stablene først, og legg dem så sammen.
step-four-stacks-hint = De to første er 48 og 65, til sammen 113.

step-one-roll-title = Tell videre derfra
step-one-roll-task = I det første trekket kastet du 6 og 4 og løp fra 24 til 14. Ingenting ble slått. Hvor mange pip trenger du nå?
step-one-roll-yes = 167 minus 10 er 157. Teller du med underveis, må du sjelden begynne på nytt.
step-one-roll-no = Gå ut fra 167. Hvor mye tar et kast med 6 og 4 bort?
step-one-roll-hint = Et kast tar bort så mange pip som det viser, her 10.
step-one-roll-added = 177 ville vært mer enn i starten. Kastet brakte deg nærmere mål.
step-one-roll-before = 167 var tallet før kastet ditt.

step-from-bar-title = Baren er punkt 25
step-from-bar-task = En brikke på baren har hele veien foran seg: 25 pip. Tell alle brikkene dine, også den.
step-from-bar-yes = 25, 42, 39, 24, 24 og 10 blir 164.
step-from-bar-no = Tell stabel for stabel, og ikke glem baren.
step-from-bar-hint = Brikken på baren teller 25, de to på 21 teller 42.
step-from-bar-no-bar = Du glemte brikken på baren. Den teller 25.

step-their-side-title = Den andre siden
step-their-side-task = Motspilleren teller fra den andre enden: ditt punkt 17 er punkt 8 der. Tell begge sider. Hvor mange pip leder du med?
step-their-side-yes = Du trenger 66, motspilleren 78: du leder med 12.
step-their-side-no = Tell dine egne brikker, så de mørke, og trekk fra.
step-their-side-hint = Selv trenger du 66.
step-their-side-theirs = 78 er det motspilleren trenger. Trekk fra ditt eget tall.

step-one-minute-title = Begge sider på et minutt
step-one-minute-task = Midt i partiet, og bare din egen klokke går. Tell deg selv, så motspilleren, og si forskjellen. Klarer du det på et minutt?
step-one-minute-yes = Du trenger 141, motspilleren 152: du leder med 11.
step-one-minute-no = Ett av de to tallene er feil. Ta stabel for stabel.
step-one-minute-hint = Du trenger 141. De to mørke brikkene på ditt punkt 3 teller 22 hver.
step-one-minute-own = 141 er ditt eget tall. Tell nå motspilleren.
