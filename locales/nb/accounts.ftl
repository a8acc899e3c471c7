# Setninger om navn, passord, passnøkler, e-post og varsler.

network-error = «{ $value }» er ikke et nettverk: bruk en adresse som 203.0.113.7, eller et nettverk som 203.0.113.0/24 eller 2001:db8::/48

webauthn-error-not-base64 = { $value } er ikke base64url
webauthn-error-client-data = klientdataene er ikke slik spesifikasjonen sier: { $value }
webauthn-error-wrong-ceremony = svaret hører til en annen seremoni: «{ $value }»
webauthn-error-wrong-challenge = svaret er på en annen utfordring
webauthn-error-wrong-origin = siden kommer fra «{ $value }»
webauthn-error-embedded = siden er innebygd i en side fra et annet nettsted
webauthn-error-not-cbor = { $value } er ikke CBOR som kan leses
webauthn-error-malformed = { $value } har feil form
webauthn-error-wrong-host = enheten signerte for en annen vert
webauthn-error-not-present = ingen var til stede
webauthn-error-not-verified = enheten bekreftet ikke brukeren
webauthn-error-wrong-flags = flaggene motsier hverandre
webauthn-error-wrong-id = nøkkelens identifikator er en annen
webauthn-error-algorithm = algoritme { $value } er ingen av dem det ble bedt om
webauthn-error-signature = signaturen holder ikke
webauthn-error-counter = telleren gikk ikke framover
webauthn-error-not-asked-for = det ble ikke bedt om denne passnøkkelen

factor-error-random = ingen tilfeldige tall: { $value }
factor-error-unfit = hemmeligheten kan ikke brukes: { $value }

name-fault-length = et navn har { $shortest } til { $longest } tegn
name-fault-characters = et navn består av bokstaver og sifre, med enkle mellomrom, bindestreker, understreker eller punktum imellom
name-fault-mixed = et navn skrives med ett alfabet
name-fault-reserved = dette navnet er reservert

password-fault-short = et passord må ha minst { $shortest } tegn
password-fault-long = et passord har høyst { $longest } tegn
password-fault-common = dette passordet er for vanlig: velg et annet
password-fault-name = passordet kan ikke være det samme som navnet
hash-error-busy = for mange logger inn akkurat nå
hash-error-failed = passordet kunne ikke hashes: { $value }

passkey-error-over = forespørselen er utløpt eller allerede brukt: prøv igjen
passkey-error-busy = for mange logger inn: prøv igjen om et øyeblikk
passkey-error-unfit = den nye passnøkkelen kan ikke brukes her
passkey-error-unproved = passnøkkelen ble ikke godtatt
passkey-error-random = kan ikke lage en forespørsel om passnøkkel

endpoint-fault-not-https = en push-tjeneste har en https-adresse på høyst { $length } byte, uten navn eller passord i den
endpoint-fault-not-public = en push-tjeneste har et eget navn og svarer på port { $port }

mail-config-error-relay = en e-postserver oppgis som smtp://VERT:PORT eller smtps://VERT:PORT, med BRUKER:PASSORD@ foran verten der den spør etter det
mail-config-error-port = ugyldig port for e-postserveren
mail-config-error-no-user = det finnes et passord til e-postserveren, men ingen bruker: smtp://BRUKER@VERT
mail-config-error-sender = «{ $value }» er ikke en avsender: oppgi en adresse, eller NAVN <ADRESSE>
mail-config-error-no-origin = e-poster har lenker til denne serveren: oppgi hvilken adresse folk kjenner den under (--origin)

courier-error-random = systemet gir ingen tilfeldige tall: { $value }
courier-error-key = serverens nøkkel for push-tjenester er skadet: tøm tabellen push_key, så abonnerer folk på nytt
courier-error-tls = ingen forbindelse kan sikres: { $value }

letter-error-random = systemet gir ingen tilfeldige tall: { $value }
letter-error-mail = en e-post kan ikke skrives: { $value }

seal-error-too-long = en melding har høyst { $value } byte
seal-error-random = systemet gir ingen tilfeldige tall: { $value }
seal-error-cipher = meldingen kan ikke krypteres
