# Terningnøkkelen til denne nettleseren.

diceKey-lead = Din halvdel av hvert kast kommer fra denne nøkkelen. Den blir i nettleseren: serveren ser den aldri.
diceKey-fingerprint = Fingeravtrykk på denne serveren
diceKey-unkept = Denne nettleseren tar ikke vare på noe. Nøkkelen varer så lenge siden er åpen.
diceKey-bring = Ta nøkkelen med til en annen enhet
diceKey-bringNote = Med samme nøkkel kan du fortsette kampene dine der. Hold koden for deg selv: den som har den, kan kaste for deg.
diceKey-show = Vis koden
diceKey-hide = Skjul koden
diceKey-copy = Kopier
diceKey-copied = Kopiert
diceKey-notCopied = Nettleseren tillater ikke kopiering her. Merk koden og kopier den selv.
diceKey-enter = Bruk nøkkelen fra en annen enhet
diceKey-enterNote = Kamper du begynte med denne nettleserens egen nøkkel, går fortsatt videre her.
diceKey-code = Kode fra den andre enheten
diceKey-use = Bruk koden
diceKey-taken = Nettleseren har nøkkelen nå
diceKey-wrong = Koden er ikke riktig kopiert. Kontroller hver gruppe på fire.
