# Kontroll av terningene i en kamp.

verdict-chosen = Kunne et kast velges?
verdict-foreseen = Kunne et kast forutses?
verdict-answer-green = Nei
verdict-answer-amber = Ikke utelukket
verdict-answer-red = Loggen motsier seg selv
verdict-chosenNote-green = Alle var bundet før det første kastet, hver signatur stemmer, og hvert kast følger av leddene sine.
verdict-chosenNote-amber = Ingen signatur motsier en annen, men punktene nedenfor etterlater tvil.
verdict-chosenNote-red = Signaturer eller hasher motsier hverandre. Ta vare på filen.
verdict-foreseenNote-green = Ikke noe ledd lå hos serveren før kastet ble meldt.
verdict-foreseenNote-amber = Noen ledd lå hos serveren før kastene.
verdict-foreseenNote-red = I en logg som motsier seg selv, kan det ikke sies noe om dette.
verdict-throws = { $n ->
    [one] 1 kast kontrollert
   *[other] { $n } kast kontrollert
}
verdict-skipped = { $n ->
    [one] 1 nummer ble brukt opp av en annen enhet hos spilleren i trekket, uten at noen kunne vite kastet
   *[other] { $n } numre ble brukt opp av en annen enhet hos spilleren i trekket, uten at noen kunne vite kastet
}
verdict-doubts = Det som etterlater tvil
verdict-contradiction = Det som ikke stemmer
verdict-keys = Nøkler
verdict-keysNote = Sammenlign dem med nøklene som den andre spilleren og den som driver serveren, viser andre steder. En nøkkel som er den samme i årevis, er vanskelig å forfalske.
verdict-noKey = ingen nøkkel
verdict-botKey = serverens egen bot
verdict-replaced = { $name }, fra kast { $number }
verdict-fault-count = et kast med { $dice } terninger
verdict-fault-opening = et åpningskast er ikke mulig nå
verdict-fault-roll = et kast er ikke mulig nå
verdict-fault-word = «{ $word }» fra { $party } er ikke mulig nå
verdict-fault-line = { $line } er ikke mulig nå
verdict-trouble-protocol = Terningene følger protokollen «{ $protocol }». Denne siden kontrollerer pasch-dice/3.
verdict-trouble-empty = Loggen er tom.
verdict-trouble-matches = De to loggene er fra forskjellige kamper.
verdict-trouble-memory = Minnefilen er endret: en melding i den er ikke signert med nøkkelen sin.
verdict-trouble-json = Dette er ikke en JSON-fil med en kamp eller et minne.
verdict-trouble-noDice = Kampen har ingen logg etter protokollen pasch-dice/3.
verdict-trouble-altered = Filen er endret eller fra en annen versjon: { $place } kan ikke leses.

checker-title = Kontroller terningene i en kamp
checker-lead = Slipp én eller to eksporterte kamper og en minnefil her. Ingenting forlater siden: den virker uten nett og uten serveren kampen ble spilt på.
checker-choose = Velg filer
checker-drop = eller slipp dem hvor som helst på siden
checker-againstTitle = Kontroller mot flere filer
checker-againstNote = Den andre spillerens eksport viser om serveren fortalte begge det samme.
checker-withMemory = Loggen ble sammenlignet med det denne nettleseren husker om kampen.
checker-withoutMemory = Denne nettleseren husker ingenting om kampen.
checker-kinds-record = en logg
checker-kinds-memory = minnet til en nettleser
checker-add = Legg til en fil
checker-clear = Fjern filene
checker-saveRecord = Lagre kampen som JSON
checker-saveMemory = Lagre minnet til nettleseren
checker-alone = Den samme kontrollen som en egen side, som ikke trenger noen server:
checker-open = åpne den
checker-download = lagre den
checker-command = Kommandoen pasch verify-dice FIL og programmet examples/verify_dice.py kontrollerer det også.
checker-checking = Kontrollerer
checker-need = Et minne kontrolleres sammen med en kamp: legg til den eksporterte kampen.
