# Terninger som hvem som helst kan kontrollere.

dice-title = Terninger alle kan kontrollere
dice-menu = Kontroller terningene
dice-lead = Serveren og begge spillerne lager hvert kast sammen. Hvem som helst kan kontrollere det etterpå.
dice-howTitle = Slik blir et kast til
dice-how-1 = Til hvert kast finnes det tre forseglede tall: ditt, motspillerens og serverens. Alle ble forseglet før kampen.
dice-how-2 = Når du kaster, åpnes tallet ditt. Så åpnes motspillerens, så serverens. De tre blandes til terningene. Er ett av dem tilfeldig, er kastet tilfeldig.
dice-how-3 = Ingen kan endre et forseglet tall, og motspillerens nettleser åpner sitt eget først når den har din signerte melding om at du kaster. Før det kan ingen se kastet.
dice-how-4 = Hvert steg signeres av den som gjør det, sammen med alt som har skjedd før, og serveren signerer at den har mottatt det. Denne nettleseren, kommandoen pasch verify-dice eller en side helt uten server kontrollerer hele loggen.
dice-how-5 = Terningnøkkelen din blir i nettleseren. Vil du fortsette på en annen enhet, tar du nøkkelen med dit med koden (kontosiden). Uten den får du nye forseglede tall, ett kast forkastes, og begge spillerne ser det.
dice-statistics = Alle kast på denne serveren
dice-none = Ingen har kastet her ennå.
dice-throws = { $n } kast
dice-expected = Hvert doble kast ventes { $double } ganger, hvert annet kast { $other } ganger.
dice-gridLabel = Hvor ofte hvert kast falt: den høyeste terningen nedover, den laveste bortover
dice-cell = { $first }-{ $second }: { $count }, { $off } fra det ventede
dice-testsTitle = Tester
dice-testsNote = χ² måler hvor langt tallene er fra å være like; p er hvor ofte ærlige terninger ligger like langt unna eller lenger. En p under 0,001 ville være verdt et spørsmål.
dice-test-rolls = Kast så ofte som de skal
dice-test-openings = Kast som begynner et parti
dice-test-faces = Alle seks sider like sannsynlige
dice-test-doubles = Hvert sjette kast er doble
dice-columns-test = Test
dice-columns-count = Antall
dice-columns-chi2 = χ²
dice-columns-freedom = Frihetsgrader
dice-columns-p = p
dice-few = for få
dice-vector = Testvektor for eldre kamper
dice-vectorNote = Kamp m1, parti 1, backgammon, alice mot bob, kjeder med fire ledd fra frøene 00…1f (server), 20…3f (alice), 40…5f (bob), nettopp regnet ut av denne nettleseren. pasch verify-dice --vector skriver det samme.
dice-party-server = Server
dice-party-a = alice
dice-party-b = bob
dice-link = { $index ->
    [0] { $who }, binding
   *[other] { $who }, ledd { $index }
}
dice-throwOf = Kast { $index }
dice-matchTitle = Terningene i { $a } – { $b }
dice-toMatch = Til kampen
dice-checking = Kontrollerer
dice-checked = Kontrollert
dice-noProof = Terningene i denne kampen ble ikke laget på denne måten.
dice-fine = { $n ->
    [one] 1 kast kontrollert, som det skal være
   *[other] { $n } kast kontrollert, alle som de skal være
}
dice-wrong = { $n ->
    [one] 1 ting er ikke som den skal være
   *[other] { $n } ting er ikke som de skal være
}
dice-game = Parti { $n }
dice-right = { $right ->
    [one] 1 kast regnet ut på nytt
   *[other] { $right } kast regnet ut på nytt
}
dice-given = { $n } forkastet
dice-held = { $n ->
    [one] serveren ga 1 tall for { $who }, for nettleseren var borte
   *[other] serveren ga { $n } tall for { $who }, for nettleseren var borte
}
dice-bot = { $who } spiller på serveren, som trakk tallene
dice-notHeld = hver spillers egen nettleser deltok i hvert kast
dice-bound = Bundet til
dice-theServer = Serveren
dice-heldFor = oppbevart av serveren
dice-from = fra kast { $n }
dice-number = Kast
dice-faces = Terninger
dice-links = Ledd
dice-voided = forkastet
dice-details = Hvert ledd
dice-export = Lagre som JSON
dice-again = pasch verify-dice FIL kontrollerer det uten denne nettleseren.
dice-fault-unbound = Kast { $n } ble gjort før { $who } var bundet til det.
dice-fault-rebound = { $who } ble bundet på nytt før kast { $n }, der det ikke er tillatt.
dice-fault-link = Leddet til { $who } for kast { $n } er ikke det som ble lovet.
dice-fault-dice = Kast { $n } er notert som { $recorded }; leddene gir { $found }.
dice-fault-protocol = Disse terningene følger protokollen { $name }, som ikke er kjent her.
dice-fault-forged = Fra kast { $n } binder loggen { $who } til noe denne nettleseren aldri sendte.
dice-fault-withheld = Loggen utelater leddet til { $who } som denne nettleseren sendte for kast { $n }.
dice-fault-played = Kast { $n } var { $thrown }; partiet ble spilt med { $played }.
dice-fault-nothing = ingenting
dice-keyTitle = Terningnøkkel
dice-unkept = Denne nettleseren tar ikke vare på noe. Laster du siden på nytt, fortsetter du med nye forseglede tall, og ett kast forkastes.
dice-noShare = Kampen begynte før siden din var åpen: du har ingen del i terningene. Motspillerens tall holder dem ærlige for motspilleren.
dice-leaveLink = Legg igjen det forseglede tallet mitt når jeg forlater siden
dice-leaveLinks-never = Aldri
dice-leaveLinks-friendly = Vennskapspartier
dice-leaveLinks-always = Alle partier
dice-leaveLinkNote = Da slipper den andre spilleren å vente mens skjermen din er mørk. Serveren kan se inni, og loggen merker hvert slikt kast.
