# Sätze über Namen, Passwörter, Passkeys, Mails und Benachrichtigungen.

network-error = „{ $value }“ ist kein Netzwerk: nimm eine Adresse wie 203.0.113.7 oder ein Netzwerk wie 203.0.113.0/24 oder 2001:db8::/48

webauthn-error-not-base64 = { $value } ist kein base64url
webauthn-error-client-data = die Client-Daten entsprechen nicht der Spezifikation: { $value }
webauthn-error-wrong-ceremony = die Antwort gehört zu einer anderen Zeremonie: „{ $value }“
webauthn-error-wrong-challenge = die Antwort gilt einer anderen Challenge
webauthn-error-wrong-origin = die Seite hat den Ursprung „{ $value }“
webauthn-error-embedded = die Seite ist in die Seite einer anderen Website eingebettet
webauthn-error-not-cbor = { $value } ist kein lesbares CBOR
webauthn-error-malformed = { $value } ist fehlerhaft
webauthn-error-wrong-host = das Gerät hat für einen anderen Host signiert
webauthn-error-not-present = niemand war anwesend
webauthn-error-not-verified = das Gerät hat nicht geprüft, wer es benutzt
webauthn-error-wrong-flags = die Flags widersprechen einander
webauthn-error-wrong-id = die Kennung des Schlüssels ist eine andere
webauthn-error-algorithm = kein Verfahren, das verlangt war: { $value }
webauthn-error-signature = die Signatur stimmt nicht
webauthn-error-counter = der Zähler ist nicht weitergegangen
webauthn-error-not-asked-for = nach diesem Passkey war nicht gefragt

factor-error-random = keine Zufallszahlen: { $value }
factor-error-unfit = das Geheimnis lässt sich nicht verwenden: { $value }

name-fault-length = ein Name hat { $shortest } bis { $longest } Zeichen
name-fault-characters = ein Name besteht aus Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Binde- oder Unterstriche oder Punkte
name-fault-mixed = ein Name wird in einem einzigen Alphabet geschrieben
name-fault-reserved = dieser Name ist reserviert

password-fault-short = ein Passwort braucht mindestens { $shortest } Zeichen
password-fault-long = ein Passwort hat höchstens { $longest } Zeichen
password-fault-common = dieses Passwort ist zu verbreitet: nimm ein anderes
password-fault-name = das Passwort darf nicht der Name sein
hash-error-busy = gerade melden sich zu viele an
hash-error-failed = das Passwort ließ sich nicht hashen: { $value }

passkey-error-over = diese Anfrage ist abgelaufen oder wurde schon benutzt: versuch es noch einmal
passkey-error-busy = gerade melden sich zu viele an: versuch es gleich noch einmal
passkey-error-unfit = der neue Passkey lässt sich hier nicht verwenden
passkey-error-unproved = dieser Passkey wurde nicht angenommen
passkey-error-random = eine Anfrage nach einem Passkey ließ sich nicht erstellen

endpoint-fault-not-https = ein Push-Dienst hat eine https-Adresse von höchstens { $length } Byte, ohne Namen oder Passwort darin
endpoint-fault-not-public = ein Push-Dienst hat einen eigenen Namen und antwortet auf Port { $port }

mail-config-error-relay = ein Mailserver wird als smtp://HOST:PORT oder smtps://HOST:PORT angegeben, mit USER:PASSWORD@ vor dem Host, wenn er danach fragt
mail-config-error-port = ungültiger Port des Mailservers
mail-config-error-no-user = für den Mailserver gibt es ein Passwort, aber keinen Namen: smtp://USER@HOST
mail-config-error-sender = „{ $value }“ ist kein Absender: gib eine Adresse an oder NAME <ADRESSE>
mail-config-error-no-origin = Mails enthalten Links auf diesen Server: sag, unter welcher Adresse man ihn kennt (--origin)

courier-error-random = das System liefert keine Zufallszahlen: { $value }
courier-error-key = der Schlüssel des Servers für Push-Dienste ist beschädigt: leere die Tabelle push_key, dann melden sich alle neu an
courier-error-tls = keine Verbindung lässt sich absichern: { $value }

letter-error-random = das System liefert keine Zufallszahlen: { $value }
letter-error-mail = eine Mail lässt sich nicht schreiben: { $value }

seal-error-too-long = eine Nachricht hat höchstens { $value } Byte
seal-error-random = das System liefert keine Zufallszahlen: { $value }
seal-error-cipher = die Nachricht lässt sich nicht verschlüsseln
