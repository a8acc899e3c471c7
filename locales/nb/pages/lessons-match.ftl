# Kurset `match`: navnene på stegene står i lessons/match/.

course-match-title = Kampspill
course-match-lead = Hva stillingen gjør med kuben, og med brikkene.

lesson-by-heart-title = Sjansene utenat
lesson-by-heart-lead = Sju tall som gir deg sjansene på nesten alle stillinger.
lesson-take-points-title = Takepunkter
lesson-take-points-lead = Hvor mange partier du må vinne for å ta, uten gammon og senere doblinger.
lesson-after-crawford-title = Etter Crawford
lesson-after-crawford-lead = Hvorfor du dobler med en gang, og når det nesten er gratis å gi seg.
lesson-gammon-go-title = Ett brett, fire stillinger
lesson-gammon-go-lead = Når en gammon vinner kampen, når den taper den, og når den ikke teller.
lesson-seven-five-title = Ledelse 7–5
lesson-seven-five-lead = I en kamp til 9 venter lederen med kuben, mens den som ligger under, har det travelt.

step-level-title = Når du gir deg
step-level-task = Motspilleren dobler til 4. Gir du deg, koster det 2 poeng. Hvor mange av 100 kamper vinner du da?
step-level-yes = 3–3 er jevnt: 50. Dette tallet kalles matchequity for stillingen.
step-level-no = Hva er stillingen når du har gitt deg?
step-level-hint = Motspilleren får 2 poeng. Da har begge like mange.
step-level-before = Det er sjansen din nå, på 3–1. Gir du deg, gir du bort 2 poeng.

step-ten-title = Ti for tre
step-ten-task = Du gir deg: 2–3. Begynn på 50. Har du 3 igjen, teller hvert poeng du ligger under, 10. Hvor mange av 100 vinner du?
step-ten-yes = Du ligger ett poeng under: 50 minus 10 er 40. Det står i tabellen også.
step-ten-no = Du har 3 igjen, motspilleren 2. Hvem leder, og med hvor mye?
step-ten-hint = Leder du, legger du til; ligger du under, trekker du fra.
step-ten-theirs = Det er motspillerens sjanse. Når du har gitt deg, ligger du under.

step-nine-title = Ni for fire
step-nine-task = Du gir deg: 1–3. Du har 4 igjen, og da teller hvert poeng du ligger under, 9. Hvor mange av 100 vinner du?
step-nine-yes = To poeng à 9: 50 minus 18 er 32. I tabellen står det 33.
step-nine-no = Motspilleren leder med to poeng. Hvert teller 9.
step-nine-hint = 2 ganger 9 er 18.
step-nine-one = Det gjelder om du ligger ett poeng under. Her er det to.
step-nine-theirs = Det er motspillerens sjanse. Du ligger under.

step-use-it-title = Ta det i bruk
step-use-it-task = Motspilleren dobler til 4 og spiller om hele kampen. Motspilleren vinner med 25 av 36 kast, du med 11. Ta eller gi seg?
step-use-it-yes = Gir du deg, har du 33 av 100; tar du, bare 31. I pengespill ville du tatt. Stillingen gjør forskjellen.
step-use-it-hint = Gir du deg, blir det 1–3. Det har du regnet ut.
step-use-it-take = 11 av 36 er 31 %, og i pengespill holder det. Men på 1–3 vinner du fortsatt 33 %.

step-seven-title = Og så videre
step-seven-task = Med tre igjen er det 10, med fire 9, med fem 8, og så videre. Du gir deg: 3–5. Hvor mange av 100 vinner du?
step-seven-yes = Du har 6 igjen, så et poeng teller 7: 50 minus 14 er 36. Tabellen er enig.
step-seven-no = Hvor mange poeng har du igjen på 3–5? Med fem igjen er det 8.
step-seven-hint = Du har 6 igjen. Til det hører 7.
step-seven-theirs = Det er motspillerens sjanse. Når du har gitt deg, ligger du under.

step-six-title = Seks for åtte
step-six-task = Så blir trinnene lengre: med åtte igjen er det 6. Du gir deg: 1–5. Hvor mange av 100 vinner du?
step-six-yes = Fire poeng à 6: 50 minus 24 er 26. I tabellen står det 25.
step-six-no = Du har 8 igjen og ligger fire under.
step-six-hint = 4 ganger 6 er 24.
step-six-one = Det gjelder for ett poeng. Motspilleren leder med fire.

step-leader-title = Når du leder
step-leader-task = Du gir deg: 7–5. Nå er det poengene motspilleren har igjen, som teller. Hvor mange av 100 vinner du?
step-leader-yes = Motspilleren har 4 igjen, så et poeng teller 9: 50 pluss 18 er 68. I tabellen står det 67.
step-leader-no = Motspilleren har 4 igjen. Hvilket tall hører til det?
step-leader-hint = Du leder med to poeng, og hvert teller 9.
step-leader-behind = Det er motspillerens sjanse. Du leder fortsatt.
step-leader-one = Du leder med to poeng, ikke ett.

step-long-title = En lang kamp
step-long-task = To tall til: 5 med elleve igjen, 4 med femten. Du gir deg: 6–9. Hvor mange av 100 vinner du?
step-long-yes = Du har 11 igjen og ligger tre under: 50 minus 15 er 35. Til 3, 4, 5, 6, 8, 11 og 15 hører 10, 9, 8, 7, 6, 5 og 4.
step-long-no = Hvor mange poeng har du igjen, og hvor mye ligger du under?
step-long-hint = Du har 11 igjen. Hvert av de tre poengene teller 5.
step-long-one = Det gjelder for ett poeng. Du ligger tre under.
step-long-theirs = Det er motspillerens sjanse. Når du har gitt deg, ligger du under.

step-favourite-title = Favoritten gir seg
step-favourite-task = Motspilleren dobler til 8 og spiller om hele kampen. Motspilleren vinner med 14 av 36 kast, du med 22. Ta eller gi seg?
step-favourite-yes = 22 av 36 er 61 %. Gir du deg, blir det 7–5, og derfra vinner du 67 %. Iblant må også favoritten gi seg.
step-favourite-hint = Hva er stillingen når du har gitt deg, og hva er sjansen din da?
step-favourite-take = Med 61 % er du favoritt her. Men på 7–5 er du større favoritt, med 67 %.

step-money-title = Risiko og gevinst
step-money-task = En dobling i pengespill: gir du deg, taper du 1 poeng; tar du, vinner eller taper du 2. Hvor mange av 100 partier må du vinne?
step-money-yes = 25. Å ta risikerer 1 poeng mer enn å gi seg, og kan gi 3 tilbake: 1 av 4. Dette tallet kalles takepunktet.
step-money-no = Sammenlign med det du taper når du gir deg: 1 poeng.
step-money-hint = Risikoen går fra −1 til −2, gevinsten fra −1 til +2. Del risikoen på begge til sammen.
step-money-half = Du trenger mindre enn halvparten, for det koster noe å gi seg også.
step-money-third = Del risikoen på risiko og gevinst til sammen, ikke på gevinsten.

step-two-two-title = To igjen hver
step-two-two-task = Gir du deg, har du 32 av 100 kamper. Tar du, avgjøres kampen. Hvor mange av 100 partier trenger du?
step-two-two-yes = 32. Når ett parti avgjør alt, må du vinne det like ofte som du vinner kampen når du gir deg.
step-two-two-no = Hva sitter du igjen med når du gir deg, og hva spiller du om når du tar?
step-two-two-hint = Du risikerer 32 og kan vinne 68.
step-two-two-money = Det holder i pengespill. Her har du 32 når du gir deg.

step-three-three-title = Tre igjen hver
step-three-three-task = Gir du deg: 40 av 100. Tar og taper du: 25. Tar og vinner du: 75. Hvor mange av 100 partier trenger du?
step-three-three-yes = Du risikerer 15, og avstanden mellom tap og seier er 50: 15 av 50 er 30 %.
step-three-three-no = Risikoen: fra 40 ned til 25. Del den på avstanden mellom tap og seier.
step-three-three-hint = 15 delt på 50.
step-three-three-risk = Det er risikoen. Del den nå på avstanden fra 25 til 75.
step-three-three-pass = Det er det du har når du gir deg. Hva risikerer du av det, og hva kan du vinne?

step-ten-rolls-title = Ti kast
step-ten-rolls-task = Motspilleren dobler og vinner med 26 av 36 kast, du med 10. Ta eller gi seg?
step-ten-rolls-yes = 10 av 36 er 28 %, og på 2–2 til 5 trenger du 30 %.
step-ten-rolls-hint = 10 av 36 er 28 %. Du har allerede regnet ut takepunktet på denne stillingen.
step-ten-rolls-take = 28 % holder i pengespill. Med tre igjen hver trenger du 30 %.

step-far-off-title = Langt fra slutten
step-far-off-task = Gir du deg: 42 av 100. Tar og taper du: 35. Tar og vinner du: 65. Hvor mange av 100 partier trenger du?
step-far-off-yes = 7 av 30, omtrent 24 %. Langt fra slutten er en kamp nesten som pengespill.
step-far-off-no = Risikoen: fra 42 ned til 35. Avstanden: fra 35 til 65.
step-far-off-hint = 7 delt på 30.
step-far-off-risk = Det er risikoen. Del den nå på avstanden fra 35 til 65.

step-ahead-title = Med ledelse
step-ahead-task = Gir du deg: 67 av 100. Tar og taper du: 60. Tar og vinner du: 100. Hvor mange av 100 partier trenger du?
step-ahead-yes = 7 av 40, omtrent 17 %. Når to poeng vinner kampen for deg, kan du ta med mindre.
step-ahead-no = Risikoen: fra 67 ned til 60. Avstanden: fra 60 til 100.
step-ahead-hint = 7 delt på 40.
step-ahead-money = Det holder i pengespill. Med denne ledelsen trenger du mindre: 7 i risiko delt på en avstand på 40.

step-behind-title = Når du ligger under
step-behind-task = Gir du deg: 25 av 100. Tar og taper du: 0. Tar og vinner du: 68. Hvor mange av 100 partier trenger du?
step-behind-yes = 25 av 68, omtrent 37 %. To poeng vinner kampen for motspilleren, så du må ha en god grunn til å ta.
step-behind-no = Risikoen: hele 25. Avstanden: fra 0 til 68.
step-behind-hint = 25 delt på 68.
step-behind-other = Det er et takepunkt for den som leder. Du ligger under.
step-behind-money = Det holder i pengespill. Her risikerer du hele kampen.

step-nine-rolls-title = Ni kast
step-nine-rolls-task = Motspilleren dobler og vinner med 27 av 36 kast, du med 9. Ta eller gi seg?
step-nine-rolls-yes = 9 av 36 er 25 %. Med denne ledelsen holder det med 17 %.
step-nine-rolls-hint = En fjerdedel av partiene er dine. Hva trenger du på 5–2?
step-nine-rolls-pass = I pengespill ville det kommet ut på ett. Med denne ledelsen holder 17 %, og du har 25 %.

step-at-once-title = Ingenting å tape
step-at-once-task = Når noen for første gang har 1 poeng igjen, spilles ett parti uten kube: Crawford-partiet. Her er det spilt. Doble eller kaste?
step-at-once-yes = Taper du, er kampen over, med kube eller uten. Så spill om 2 poeng fra første tur.
step-at-once-hint = Hva koster et tap nå, og hva koster det med kuben på 2?
step-at-once-roll = Et tap avslutter kampen uansett, og uten kube vinner du bare 1 poeng.

step-even-two-title = Fra den andre siden
step-even-two-task = Du blir doblet med en gang. Gir du deg, blir det 4–4; tar du, avgjøres kampen. Hvor mange av 100 partier trenger du?
step-even-two-yes = 50. Står du litt dårligere, gir du deg og spiller siste parti fra start. Det kalles en gratis pass.
step-even-two-no = Hva er sjansen din på 4–4?
step-even-two-hint = På 4–4 leder ingen.
step-even-two-money = Ikke her: gir du deg, er kampen jevn.

step-drop-two-title = Litt dårligere
step-drop-two-task = Du blir doblet. Motspilleren skal kaste, og brettet er nesten jevnt. Ta eller gi seg?
step-drop-two-yes = Herfra vinner du bare 46 av 100, på 4–4 vinner du 50. Så du gir deg, selv om alt er åpent.
step-drop-two-hint = Vil du helst spille dette brettet, der motspilleren kaster først, eller begynne på nytt?
step-drop-two-take = Herfra vinner du 46 av 100. Gir du deg, har du 50.

step-odd-three-title = Et oddetall
step-odd-three-task = Gir du deg, 4–3: 51 av 100. Tar og taper du, 4–4: 50. Tar og vinner du: 100. Hvor mange av 100 partier trenger du?
step-odd-three-yes = 1 av 50, altså 2 %. Det hjelper ikke å gi seg: på 4–3 trenger motspilleren ett doblet parti, og på 4–4 også ett.
step-odd-three-no = Risikoen: fra 51 ned til 50. Avstanden: fra 50 til 100.
step-odd-three-hint = 1 delt på 50.
step-odd-three-money = Det gjelder i pengespill. Hva risikerer du her? Bare fra 51 ned til 50.
step-odd-three-even = Det var på 4–3. Nå har motspilleren 3 igjen.

step-take-three-title = Enda dårligere
step-take-three-task = Motspilleren har befestet 20, skal kaste og dobler. Ta eller gi seg?
step-take-three-yes = Herfra vinner du 39 av 100, og 2 hadde vært nok. Har motspilleren et oddetall igjen, tar du nesten alt.
step-take-three-hint = Du har nettopp regnet ut hva du trenger på denne stillingen.
step-take-three-pass = På 4–3 trenger motspilleren ett doblet parti til, og på 4–4 også ett. Du ga bort et parti for ingenting.

step-drop-four-title = Samme brett, ett poeng mindre
step-drop-four-task = Nøyaktig samme brett, men nå har motspilleren 4 igjen. Du blir doblet. Ta eller gi seg?
step-drop-four-yes = Da blir det 4–2. Motspilleren trengte to doblede partier og trenger fortsatt to: det var nesten gratis.
step-drop-four-hint = Hvor mange doblede partier trenger motspilleren på 4–1, og hvor mange på 4–2?
step-drop-four-take = Du står dårligere, og en gammon ville kostet kampen. Å gi seg koster nesten ingenting: det er fortsatt to doblede partier.

step-five-left-title = Partall eller oddetall
step-five-left-task = I et løp ligger du 12 pip bak, og du blir doblet. Ta eller gi seg?
step-five-left-yes = 5 er et oddetall: gir du deg, er det to doblede partier igjen; tar du og taper, også to. Så spill videre, selv med 22 av 100.
step-five-left-hint = Hvor mange poeng har motspilleren igjen: et partall eller et oddetall?
step-five-left-pass = Motspilleren har 5 igjen. På 6–3 er det to doblede partier, på 6–4 også: du fikk ingenting igjen for å gi deg.

step-two-points-title = Hva en gammon gjør
step-two-points-task = Du har vunnet, og ingen mørk brikke er ute. Hvor mange poeng er det?
step-two-points-yes = 2, og kampen er din. Den som har nøyaktig 2 igjen i Crawford-partiet, spiller på gammon.
step-two-points-no = Motspilleren har ikke tatt ut noen.
step-two-points-hint = Det er gammon.
step-two-points-one = En eneste brikke ute ville ha reddet motspilleren fra gammon. Ingen er ute.
step-two-points-three = Da måtte en mørk brikke stått på baren eller i hjemlandet ditt.

step-for-money-title = I pengespill
step-for-money-task = Entre med toeren. Så er tre trekk like gode: et anker, å slå på 7, eller en tredje brikke til 5. Velg ett.
step-for-money-yes = Alle tre ligger innenfor 0,02. Ankeret taper færrest gammoner, et slag vinner flest partier. Stillingen avgjør.
step-for-money-no = Entre på 23. Med eneren: 24/23, 8/7* eller 6/5.
step-for-money-hint = Begynn med bar/23.
step-for-money-idle = På 24 gjør de to brikkene lite, og blotten på 7 får være i fred. Det koster 0,20 poeng.
step-for-money-stray = Du har en blott på 4, og motspillerens på 7 får være i fred. Det koster 0,12 poeng.

step-last-game-title = Siste parti
step-last-game-task = Samme brett og kast. Nå teller bare seieren; en gammon gir ikke noe ekstra. Hva spiller du?
step-last-game-yes = Slår du, vinner du 40 av 100 partier; med bar/23 6/5 nesten like mange, med ankeret 38.
step-last-game-no = Du trenger så mange seire som mulig, og ikke noe annet.
step-last-game-hint = Tapte gammoner betyr ingenting, så du kan være dristig.
step-last-game-anchor = Ankeret verner mot gammon, men gammon teller ikke nå. Det gir to færre seire av 100.

step-go-title = På jakt etter gammon
step-go-task = Samme brett. En gammon gir deg kampen, men gir ikke motspilleren noe ekstra. Hva spiller du?
step-go-yes = bar/23 8/7*. Slår du, vinner du 12 gammoner av 100, med ankeret 9.
step-go-no = Du vil ha gammon. Hvilket trekk angriper?
step-go-hint = Send en brikke tilbake.
step-go-anchor = Du verner deg mot gammoner som ikke teller, og vinner færre selv.

step-save-title = I fare for gammon
step-save-task = Nå er det omvendt: en gammon ville gitt motspilleren kampen. Hva spiller du?
step-save-yes = bar/23 24/23. Du taper 13 gammoner av 100; slår du, blir det 23.
step-save-no = Hvilket trekk verner deg mot gammon?
step-save-hint = Med et anker kommer du alltid inn igjen.
step-save-hit = Slår du, vinner du noen flere partier, men taper 23 gammoner av 100, med ankeret bare 13.
step-save-loose = De to bakerste brikkene står alene. Slik taper du 20 gammoner av 100, med ankeret bare 13.

step-attack-title = 4-4, og du trenger gammon
step-attack-task = Et annet brett, og 4-4. Du har 2 poeng igjen. Angripe, eller bygge solid?
step-attack-yes = 8/4(2) 6/2*(2) vinner 22 gammoner av 100, det solide trekket 15. Det veier opp for at du vinner noen færre partier.
step-attack-no = En gammon vinner kampen. Hvor er det en blott å slå?
step-attack-hint = En firer fra 6 slår. To fra 6 og to fra 8 stenger to punkter.
step-attack-solid = Slik vinner du flere partier, men 7 færre gammoner av 100.
step-attack-half = Det er riktig å slå. Befest et punkt til i hjemlandet med det andre paret: du trenger gammon.

step-solid-title = 4-4, og gammon er en fare
step-solid-task = Samme brett og kast, men nå har du bare 1 poeng igjen, og motspilleren 2. Hva spiller du?
step-solid-yes = 24/20(2) 13/9(2). Slik taper du 6 gammoner av 100; angriper du, blir det 11.
step-solid-no = Hvilket trekk taper færrest gammoner?
step-solid-hint = Et anker redder deg fra mange gammoner.
step-solid-attack = En gammon gir motspilleren kampen: angrepet taper 11 av 100, et anker 6.

step-read-it-title = Les stillingen først
step-read-it-task = Du kastet 3-3. Løpe hjem eller angripe?
step-read-it-yes = 8/5(2) 6/3(2). En gammon vinner kampen: du vinner 23 av 100 slik, og 12 hvis du løper.
step-read-it-no = Hvor mange poeng har du igjen?
step-read-it-hint = Du har 2 poeng igjen, og en gammon gir 2.
step-read-it-home = Slik vinner du flest partier, men bare halvparten så mange gammoner. På 2–2 ville det vært riktig.

step-plain-title = I pengespill
step-plain-task = Du holder 4, 5, 6 og 8 mot to enslige brikker, og vinner to av tre partier. I pengespill: doble eller kaste?
step-plain-yes = Doble, og motspilleren tar. Husk dette brettet.
step-plain-hint = Du leder klart, og etter et godt kast gir motspilleren seg neste gang.
step-plain-roll = Du venter for lenge: etter et godt kast ville motspilleren gitt seg. Det koster 0,13 poeng.

step-keep-title = Den som leder
step-keep-task = Samme brett, men nå leder du og har 2 poeng igjen. Doble eller kaste?
step-keep-yes = Kaste. Motspilleren ville doblet til 4 med en gang: ett parti om hele kampen. Og du vinner den med en gammon uten kube.
step-keep-hint = Hva kan motspilleren gjøre med kuben på 2?
step-keep-double = Motspilleren tar og dobler til 4. Nå avgjør ett eneste parti kampen, og ledelsen din er borte.

step-leader-takes-title = Å ta når du leder
step-leader-takes-task = Du blir doblet. Gir du deg: 60 av 100. Tar og taper du: 50. Tar og vinner du: 100. Hvor mange av 100 trenger du?
step-leader-takes-yes = 10 av 50 er 20 %. Uten gammoner kan den som leder, ta litt lettere enn i pengespill.
step-leader-takes-no = Risikoen: fra 60 ned til 50. Avstanden: fra 50 til 100.
step-leader-takes-hint = 10 delt på 50.
step-leader-takes-money = Det gjelder i pengespill. Her vinner 2 poeng kampen for deg.

step-race-title = I et løp
step-race-task = I et løp ligger du 14 pip bak, og du blir doblet. Du vinner 21 av 100. Ta eller gi seg?
step-race-yes = Du trenger 20 og har 21. I et løp taper du aldri gammon, så takepunktet gjelder.
step-race-hint = Du har nettopp regnet ut hva du trenger.
step-race-pass = I pengespill ville det vært like bra å gi seg. Her trenger du bare 20 av 100, og du har 21.

step-danger-title = Under angrep
step-danger-task = Du er på baren og blir doblet. Av 100 vinner du 34, men i 23 taper du gammon. Ta eller gi seg?
step-danger-yes = Gi deg. Med kuben på 2 er en gammon verdt 4 poeng, og 4 gir motspilleren kampen. I pengespill tar du.
step-danger-hint = Hva er en gammon verdt med kuben på 2? Og hva har motspilleren igjen?
step-danger-take = 34 holder når du ikke kan tape gammon. Men i 23 av 100 partier er kampen over på flekken.

step-early-title = Den som ligger under, har det travelt
step-early-task = Nå ligger du under. Du holder punkt 5 og vinner 58 av 100. I pengespill ville du ventet. Doble eller kaste?
step-early-yes = Doble. Motspilleren har ikke bruk for kuben, og en gammon gir nå deg kampen.
step-early-hint = Hva skal motspilleren med kuben på 2? Og hva er en gammon verdt for deg da?
step-early-roll = Riktig i pengespill. Men her gir en gammon deg kampen. Det koster 0,09 poeng å vente.

step-back-at-once-title = Rett tilbake
step-back-at-once-task = Motspilleren doblet, og du tok. Kuben på 2 er din, og du står litt dårligere. Doble eller kaste?
step-back-at-once-yes = Til 4, med en gang. Et tap på 2 avslutter kampen uansett. En seier på 4 vinner den.
step-back-at-once-hint = Hva koster det å tape 2 poeng, og hva koster det å tape 4?
step-back-at-once-roll = Taper du på 2, er kampen tapt. På 4 er det ikke verre, men en seier er hele kampen.
