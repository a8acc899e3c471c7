# E-poster og varsler i nettleseren.

# Tider på timen.
left-nothing = mindre enn en time
left-hours = { $hours ->
    [one] én time
   *[other] { $hours } timer
}
left-days = { $days ->
    [one] ett døgn
   *[other] { $days } døgn
}
left-both = { $days } og { $hours }
# Høyst så lenge, etter «mindre enn».
left-at-most = { $hours ->
    [one] en time
    [24] et døgn
   *[other] { $hours } timer
}

goal = { $points ->
    [0] pengespill
   *[other] til { $points }
}

notice-over = Kampen din mot { $name } er over
notice-won = Du vant { $score }.
notice-lost = { $name } vant { $score }.
notice-turn = Din tur mot { $name }
notice-stands = { $score }, { $goal }. Du har { $left }.
notice-comer = { $name } er her
notice-comer-where = I lobbyen.
notice-untouched = Bordet ditt ble lukket
notice-untouched-why = Ingen kom på en time.
notice-challenge = { $name } utfordrer deg
notice-terms-untimed = { $points ->
    [0] Pengespill, uten klokke.
    [one] En kamp til ett poeng, uten klokke.
   *[other] En kamp til { $points } poeng, uten klokke.
}
notice-terms-timed = { $points ->
    [0] Pengespill, med klokke.
    [one] En kamp til ett poeng, med klokke.
   *[other] En kamp til { $points } poeng, med klokke.
}
notice-terms-days = { $points ->
    [0] Pengespill, { $days } for hvert trekk.
    [one] En kamp til ett poeng, { $days } for hvert trekk.
   *[other] En kamp til { $points } poeng, { $days } for hvert trekk.
}

mail-link-subject = Er dette adressen din?
mail-link =
    Hei,

    { $name } på { $origin } vil gjerne ha beskjed om korrespondansepartier på denne adressen.
    Er det deg, åpner du denne siden innen et døgn og trykker på knappen:

    { $link }

    Er det ikke deg, trenger du ikke gjøre noe: det kommer ikke flere e-poster.

mail-attempts-subject = Noen prøver å logge inn på kontoen din
mail-attempts = { $count ->
    [one]
        Hei { $name },

        Siden { $since } UTC har det vært ett mislykket forsøk på å logge inn på kontoen din på { $origin },
        fra en enhet du ikke har logget inn med før. Ingen slapp inn.

        En nettleser du har logget inn med før, blir ikke forsinket av dette. En passnøkkel kan ikke gjettes; du kan
        legge til en, eller velge et nytt passord, på { $origin }/account

        Denne e-posten sendes høyst én gang om dagen.
   *[other]
        Hei { $name },

        Siden { $since } UTC har det vært { $count } mislykkede forsøk på å logge inn på kontoen din på { $origin },
        fra enheter du ikke har logget inn med før. Ingen slapp inn.

        En nettleser du har logget inn med før, blir ikke forsinket av dette. En passnøkkel kan ikke gjettes; du kan
        legge til en, eller velge et nytt passord, på { $origin }/account

        Denne e-posten sendes høyst én gang om dagen.
}

mail-reset-subject = Velg et nytt passord
mail-reset =
    Hei { $name },

    Noen ba om et nytt passord til kontoen din på { $origin }.
    Var det deg, åpner du denne siden innen en time og velger et:

    { $link }

    Lenken virker én gang. Et nytt passord logger deg ut overalt og trekker tilbake alle tokener.

    Var det ikke deg, trenger du ikke gjøre noe: passordet ditt er som før.

mail-password-subject = Passordet ditt ble byttet
mail-password =
    Hei { $name },

    Kontoen din på { $origin } har fått et nytt passord. Det ble valgt med en lenke som ble sendt deg på e-post.
    Alle enheter er logget ut, og alle tokener er trukket tilbake. Passnøkler åpner fortsatt kontoen.

    Var det ikke deg, leser noen e-posten din: bytt først passordet til e-posten, og be så om
    en ny lenke på { $origin }/reset

mail-change =
    Hei { $name },

    { $change }
    Kontoen er på { $origin }

    Var det deg, trenger du ikke gjøre noe. Var det ikke deg, velger du et nytt passord på
    { $origin }/account eller, hvis du ikke kan logge inn, på { $origin }/reset
change-password-subject = Passordet ditt ble byttet
change-password = Passordet til kontoen din ble byttet.
change-passkey-added-subject = En passnøkkel ble lagt til
change-passkey-added = Kontoen din har fått en passnøkkel til.
change-passkey-removed-subject = En passnøkkel ble fjernet
change-passkey-removed = En passnøkkel til kontoen din ble fjernet.
change-second-factor-subject = Kontoen din spør nå etter koder
change-second-factor = Kontoen din spør nå etter en kode fra en autentiseringsapp i tillegg til passordet.
change-no-second-factor-subject = Kontoen din spør ikke lenger etter koder
change-no-second-factor = Kontoen din spør ikke lenger etter en kode i tillegg til passordet.
change-recovery-codes-subject = Nye gjenopprettingskoder
change-recovery-codes = Det ble laget nye gjenopprettingskoder til kontoen din. De gamle gjelder ikke lenger.
change-recovery-code-used-subject = En gjenopprettingskode ble brukt
change-recovery-code-used = Noen kom inn på kontoen din med en av gjenopprettingskodene.
change-address-subject = En annen e-postadresse ble oppgitt
change-address = Det ble oppgitt en annen e-postadresse for kontoen din. Når den er bekreftet, går e-posten dit.

mail-turns-urgent = Mindre enn { $left } igjen mot { $name }
mail-turns-urgent-many = Mindre enn { $left } igjen i { $games } partier
mail-turns-one = Din tur mot { $name }
mail-turns-many = { $games } partier venter på deg
# $list er en linje for hvert parti; en tom linje følger etter hver.
mail-turns =
    Hei { $name },

    { $games ->
        [one] Ett parti venter på deg:
       *[other] { $games } partier venter på deg:
    }

    { $list }
    Hvor ofte du får e-post: { $origin }/account
    Ikke flere slike e-poster: { $stop }
mail-turns-game = Mot { $name }, { $score }. Du har { $left }.
mail-turns-more = { $games ->
    [one] Og ett parti til: { $origin }/lobby
   *[other] Og { $games } partier til: { $origin }/lobby
}
