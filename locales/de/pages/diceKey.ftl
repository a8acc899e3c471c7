# Der Würfelschlüssel dieses Browsers.

diceKey-lead = Aus diesem Schlüssel kommt dein Anteil an jedem Wurf. Er bleibt in diesem Browser: Der Server sieht ihn nie.
diceKey-fingerprint = Fingerabdruck auf diesem Server
diceKey-unkept = Dieser Browser speichert nichts. Der Schlüssel hält so lange wie diese Seite.
diceKey-bring = Schlüssel auf ein anderes Gerät bringen
diceKey-bringNote = Mit demselben Schlüssel kannst du deine Matches dort fortsetzen. Behalt den Code für dich: Wer ihn hat, kann für dich würfeln.
diceKey-show = Code zeigen
diceKey-hide = Code verbergen
diceKey-copy = Kopieren
diceKey-copied = Kopiert
diceKey-notCopied = Der Browser erlaubt hier kein Kopieren. Markier den Code und kopier ihn selbst.
diceKey-enter = Schlüssel eines anderen Geräts verwenden
diceKey-enterNote = Matches, die du mit dem eigenen Schlüssel dieses Browsers begonnen hast, gehen hier trotzdem weiter.
diceKey-code = Code vom anderen Gerät
diceKey-use = Diesen Code verwenden
diceKey-taken = Dieser Browser hat jetzt den Schlüssel
diceKey-wrong = Dieser Code wurde nicht richtig kopiert. Prüf jede Vierergruppe.
