# Kontoen, måter å logge inn på, venner, moderering.

mail-hint = Når korrespondansepartier venter på deg, og når du har mindre enn et døgn igjen. Aldri mens du er her, og aldri om en tur du har sett. Glemmer du passordet, kan en lenke sendes til denne adressen.
mail-address = E-postadressen din
mail-give = Send lenken
mail-giving = Sender
mail-asked = En lenke er på vei til { $address }. Åpne den innen et døgn; ingenting annet sendes dit før det.
mail-askedHint = Kom det ingenting? Se i søppelposten, eller be om lenken igjen om en time.
mail-again = Send lenken på nytt
mail-refused = E-postserveren til { $address } tar ikke imot post til den. Skriv en annen adresse, eller denne en gang til.
mail-at = E-post går til { $address }.
mail-pace = Hvor ofte
mail-paces-never = aldri
mail-paces-hourly = med en gang, høyst én gang i timen
mail-paces-daily = høyst én gang om dagen
mail-change = En annen adresse
mail-remove = Fjern adressen
mail-removed = Adressen er fjernet.
mail-confirm = Er dette adressen din?
mail-confirmLead = Du åpnet lenken som ble sendt til den.
mail-confirmWhat = Trykk på knappen for å få e-post dit om korrespondansepartier som venter på deg.
mail-confirmButton = Ja, send meg e-post hit
mail-confirmed = Adressen er bekreftet.
mail-confirmedHint = Velg hvor ofte på kontosiden din.
mail-stop = Ikke mer e-post
mail-stopLead = Om korrespondansepartier som venter på deg.
mail-stopWhat = Trykk på knappen for å stoppe denne e-posten. Du kan slå den på igjen på kontosiden din.
mail-stopButton = Ikke mer e-post
mail-stopped = Du får ikke mer e-post.
mail-working = Et øyeblikk
mail-toAccount = Til kontoen
mail-noToken = Lenken er ufullstendig. Kopier hele lenken fra e-posten.

account-failures = Mislykkede innloggingsforsøk
account-failuresTold = { $n ->
    [one] Ett forsøk på å logge inn på kontoen din mislyktes ({ $last }).
   *[other] { $n } forsøk på å logge inn på kontoen din mislyktes, fra { $first } til { $last }.
}
account-failuresHint = De kom fra nettlesere du ikke har logget inn med før. Ingen av dem slapp inn, og de forsinker aldri en nettleser du har brukt før. En passnøkkel kan ikke gjettes.
account-failuresSeen = OK
account-signingIn = Logger inn
account-signOut = Logg ut
account-create = Opprett konto
account-creating = Oppretter
account-which = Har du en konto?
account-lead = Med en konto følger partiene, samlingen og innstillingene deg til alle enheter.
account-name = Navn
account-nameHint = 2 til 20 bokstaver og sifre. Andre ser det.
account-password = Passord
account-passwordHint = Minst 8 tegn. En kort setning du finner på selv, er best.
account-show = Vis
account-hide = Skjul
account-stays = Alt du har gjort her som gjest, er fortsatt ditt.
account-leaves = { $n ->
    [one] Én kamp du spilte her som gjest, blir ikke med. Opprett en konto for å beholde den.
   *[other] { $n } kamper du spilte her som gjest, blir ikke med. Opprett en konto for å beholde dem.
}
account-noMail = Denne serveren kan ikke sende deg et nytt passord. Oppbevar ditt på et trygt sted.
account-withMail = Bekreft en e-postadresse på kontosiden senere, så kan du bytte ut et glemt passord.
account-forgot = Glemt passordet?
account-welcome = Logget inn som { $name }.
account-made = Velkommen, { $name }. Kontoen din er klar.
account-left = Logget ut.
account-since = Konto siden { $day }
account-sessions = Her er du logget inn
account-here = denne enheten
account-seen = sist brukt { $day }
account-endOne = Logg ut der
account-endOthers = Logg ut alle andre steder
account-ended = Logget ut der.
account-endedOthers = Logget ut alle andre steder.
account-changePassword = Bytt passord
account-setPassword = Velg et passord
account-oldPassword = Nåværende passord
account-newPassword = Nytt passord
account-changing = Bytter
account-tokens = Programmer og tokener
account-tokensHint = Gi en bot, et brett eller et skript sitt eget token, så kan det spille eller lese i ditt navn.
account-tokensHow = Slik snakker programmer med denne serveren
account-tokenName = Hva skal det brukes til?
account-tokenScopes = La det
account-scopes-play = spille i ditt navn
account-scopes-read = lese kampene og samlingen din
account-scopes-analyse = bruke motoren
account-tokenDays = Det utløper etter
account-days = { $n ->
    [366] et år
   *[other] { $n } dager
}
account-makeToken = Lag et token
account-making = Lager
account-tokenMade = Kopier det nå: det vises ikke igjen.
account-token = Token
account-copyToken = Kopier
account-tokenCopied = Tokenet er kopiert
account-tokenSeen = { $day ->
    [none] ikke brukt ennå
   *[other] sist brukt { $day }
}
account-tokenEnds = utløper { $day }
account-revoke = Trekk tilbake
account-revokeNamed = Trekk tilbake { $name }
account-revoked = Trukket tilbake. Det virker ikke lenger.
account-games = Kampene dine
account-gamesHint = Alt du har spilt her, i ett arkiv: hver kamp som .mat for andre programmer, som Pasch’ egen logg og som JSON med bevisene for terningene.
account-download = Last ned alle kamper
account-changed = Passordet er byttet. Alle andre enheter er logget ut.

reset-lead = Med en lenke i en e-post kan du velge et nytt.
reset-who = Navnet eller e-postadressen din
reset-send = Send lenken
reset-sending = Sender
reset-sent = Finnes kontoen, og har den en bekreftet e-postadresse, er en lenke på vei.
reset-sentHint = Den virker én gang, i en time. Kom det ingenting? Se i søppelposten, og sjekk navnet.
reset-again = Be om ny lenke
reset-noMail = Denne serveren sender ikke e-post, så den kan ikke sende deg en lenke.
reset-operator = Den som driver serveren, kan gi deg et nytt passord med denne kommandoen:
reset-command = pasch accounts password NAVN
reset-choose = Velg et nytt passord
reset-chooseLead = Du logges ut på alle enheter, og alle tokener trekkes tilbake. Passnøklene beholder du.
reset-save = Lagre passordet
reset-saving = Lagrer
reset-done = Passordet er byttet.
reset-doneHint = Logg inn med det nå.
reset-signIn = Gå til innlogging

passkeys-title = Passnøkler
passkeys-hint = En passnøkkel åpner kontoen din med fingeren, ansiktet eller PIN-koden til enheten. Det er ingenting å skrive og ingenting å gjette.
passkeys-or = eller
passkeys-enter = Logg inn med passnøkkel
passkeys-create = Opprett konto med passnøkkel
passkeys-add = Legg til en passnøkkel
passkeys-goOn = Lag passnøkkelen
passkeys-adding = Lager
passkeys-added = Passnøkkelen er lagt til. Nå kan du logge inn med den.
passkeys-name = Navn på passnøkkelen
passkeys-made = laget { $day }
passkeys-used = { $day ->
    [none] ikke brukt ennå
   *[other] sist brukt { $day }
}
passkeys-elsewhere = laget på { $host }: den åpner ingenting her
passkeys-last = din eneste vei inn: velg et passord eller legg til en passnøkkel før denne kan fjernes
passkeys-rename = Gi nytt navn
passkeys-renameOf = Gi { $name } nytt navn
passkeys-renaming = Endrer navn
passkeys-renamed = Navnet er endret.
passkeys-remove = Fjern
passkeys-removeOf = Fjern { $name }
passkeys-removing = Fjerner
passkeys-removeWhat = Alle andre enheter logges ut, og alle tokener trekkes tilbake. Slett passnøkkelen på enheten også; her virker den ikke lenger.
passkeys-removed = Fjernet. Passnøkkelen virker ikke lenger.
passkeys-asked = Enheten din kommer til å spørre etter passnøkkelen.
passkeys-instead = Bruk passnøkkel i stedet
passkeys-cannot = Nettleseren kan ikke lage passnøkler på denne adressen.

codes-title = Koder i tillegg til passordet
codes-hint = En app på telefonen viser en ny kode hvert 30. sekund. Kontoen spør da etter både passordet og en kode, så passordet alene er ikke nok. En passnøkkel trenger ingen kode.
codes-code = Kode
codes-codeHint = De seks sifrene som autentiseringsappen viser, eller en gjenopprettingskode.
codes-signIn = Kontoen din spør også etter en kode.
codes-turnOn = Slå på
codes-turningOn = Slår på
codes-goOn = Fortsett
codes-working = Arbeider
codes-scan = Skann denne med autentiseringsappen:
codes-picture = QR-kode til autentiseringsappen
codes-type = Eller skriv denne nøkkelen i den:
codes-open = Åpne den i appen på denne enheten
codes-first = Skriv så inn koden som appen viser.
codes-digits = Seks sifre fra appen
codes-on = På siden { $day }.
codes-left = { $count ->
    [0] Ingen gjenopprettingskoder igjen.
    [one] Én gjenopprettingskode igjen.
   *[other] { $count } gjenopprettingskoder igjen.
}
codes-few = Lag nye mens du har appen.
codes-isOn = Kontoen spør nå etter koder. Alle andre enheter er logget ut.
codes-isOff = Kontoen spør bare etter passordet.
codes-turnOff = Slå av
codes-turningOff = Slår av
codes-renew = Nye gjenopprettingskoder
codes-renewWhat = Gjenopprettingskodene du har, slutter å virke.
codes-making = Lager
codes-recovery = Gjenopprettingskodene dine
codes-recoveryHint = Uten telefonen åpner hver av disse kontoen én gang, sammen med passordet. Oppbevar dem der du finner dem uten telefonen. De vises bare nå.
codes-copy = Kopier
codes-copied = Kodene er kopiert.
codes-download = Last ned
codes-kept = Jeg har tatt vare på dem

friends-lead = Se hvem som er på nett, og start en kamp med ett trykk. Listen er bare for deg.
friends-needAccount = Venner er for spillere med konto.
friends-add = Legg til en venn
friends-name = Navn
friends-adding = Legger til
friends-none = Ingen venner ennå. Legg til spillere med navn: du finner navn i lobbyen og på siden med spillere.
friends-here = her
friends-away = borte
friends-challenge = Utfordre
friends-challengeOf = Utfordre { $name }
friends-remove = Fjern
friends-removeOf = Fjern { $name }
friends-challenged = { $name } er utfordret. Svaret kommer i lobbyen.
friends-blocked = Blokkerte
friends-blockedHint = Blokkerte spillere kan ikke utfordre deg, snakke til deg eller sette seg ved bordene dine.
friends-block = Blokker
friends-blockOf = Blokker { $name }
friends-blocking = Blokkerer
friends-unblock = Opphev
friends-unblockOf = Opphev blokkeringen av { $name }

leave-title = Slett kontoen
leave-what-1 = Navn, passord, passnøkler, innstillinger, enheter og tokener forsvinner, og det gjør også samlingen, analysene og det du har øvd på.
leave-what-2 = Kamper du er i gang med mot andre, gis opp; åpne bord og utfordringer lukkes.
leave-what-3 = Ferdige partier blir stående hos dem du spilte mot, og resultatene blir stående i ratingen deres; der heter du «noen som har sluttet». Det du sa, fjernes.
leave-what-4 = Andre kan ta navnet ditt etterpå. Dette kan ikke angres. Last ned kampene dine først.
leave-dice = Ett sted beholder navnet du spilte under: bevisene for terningene. Det inngår i hashen til hvert kast, og uten det kunne ingen kontrollere dem lenger.
leave-go = Slett kontoen min
leave-going = Sletter
leave-done = Kontoen er slettet.

moderation-lead = Rapporter fra spillere, og det som følger av dem. Alt som gjøres her, står i loggen nedenfor.
moderation-link = Moderering
moderation-open = Ubehandlede rapporter
moderation-none = Ingen rapport venter på avgjørelse.
moderation-reports = { $by } rapporterer { $about }
moderation-look = Les det som ble sagt
moderation-lookOf = Les det som ble sagt: { $by } rapporterer { $about }
moderation-lookHint = Det noteres i loggen at du har lest det.
moderation-said = Sagt før rapporten
moderation-nothingSaid = Ingenting ble sagt før den.
moderation-others = Andre rapporter
moderation-noOthers = Det finnes ingen andre rapporter.
moderation-before = Tidligere avgjørelser
moderation-noneBefore = Ingenting er avgjort tidligere.
moderation-decided = avgjort
moderation-undecided = åpen
moderation-verdict = Avgjørelse
moderation-verdicts-dismiss = Avvis
moderation-verdicts-mute = Ingen prat
moderation-verdicts-suspend = Steng ute
moderation-time = Hvor lenge
moderation-times-day = en dag
moderation-times-week = en uke
moderation-times-good = for godt
moderation-reason = Begrunnelse
moderation-reasonHint = { $about } leser den også. Skriv ingen navn.
moderation-decide = Avgjør
moderation-deciding = Avgjør
moderation-done = Avgjørelsen står i loggen.
moderation-notYours = Dette gjelder en moderator: den som driver serveren, avgjør det.
moderation-restrained = Kan ikke snakke eller spille
moderation-nobody = Ingen er hindret i noe.
moderation-kinds-mute = ingen prat
moderation-kinds-suspension = stengt ute
moderation-until = { $at ->
    [none] for godt
   *[other] til { $at }
}
moderation-lift = Opphev
moderation-liftOf = Opphev det som hindrer { $name }
moderation-lifting = Opphever
moderation-lifted = Opphevet.
moderation-log = Logg
moderation-earlier = Eldre
moderation-operator = Den som driver serveren
moderation-deeds-look = { $by } leste det som ble sagt med { $about }
moderation-deeds-dismiss = { $by } avviste en rapport om { $about }
moderation-deeds-mute = { $by } dempet { $about }
moderation-deeds-suspend = { $by } stengte ute { $about }
moderation-deeds-unmute = { $by } lot { $about } snakke igjen
moderation-deeds-unsuspend = { $by } lot { $about } spille igjen
moderation-deeds-appoint = { $by } gjorde { $about } til moderator
moderation-deeds-release = { $by } fratok { $about } rollen som moderator
