# Å få beskjed, og å være borte.

notices-title = Varsler
notices-tell = Si fra når det er min tur
notices-hint = I korrespondansekamper, mens du ikke ser på kampen. Også når du blir utfordret, og når en kamp er slutt. I denne nettleseren.
notices-denied = Nettleseren blokkerer varsler fra dette nettstedet. Tillat dem i innstillingene for nettstedet, og kom tilbake hit.
notices-unable = Varsler krever en sikker adresse (https); på iPhone eller iPad må du først legge nettstedet på Hjem-skjermen.
notices-noService = Nettleserens push-tjeneste svarte ikke: { $why }

lookout-tell = Si fra når noen kommer
lookout-hint = Mens du ser på en annen side; med varsler slått på også når Pasch er lukket. Høyst én gang hvert tiende minutt, i 12 timer eller til du setter deg ved et bord.
lookout-until = På til { $time }.
lookout-came = { $name } er i lobbyen.
lookout-opened = { $name } har åpnet et bord.
lookout-go = Til lobbyen

vacation-title = Ferie
vacation-hint = Klokkene dine i korrespondansekamper står; motspillernes klokker går. Alle ved bordet ser til når, og du får ingen varsler om partier som venter. I kamper med klokke går klokkene videre. Dagene begynner og slutter ved midnatt UTC.
vacation-awayHint = Klokkene dine i korrespondansekamper står. Du kan fortsatt spille; det avslutter ikke ferien.
vacation-left = { $left ->
    [one] 1 dag av { $budget } igjen i { $year }.
   *[other] { $left } dager av { $budget } igjen i { $year }.
}
vacation-first = Første dag
vacation-last = Siste dag
vacation-go = Ta ferie
vacation-keep = Lagre de nye dagene
vacation-working = Et øyeblikk
vacation-isAway = Du har ferie til { $last }.
vacation-isPlanned = Du har ferie fra { $first } til { $last }.
vacation-back = Jeg er tilbake
vacation-drop = Avlys ferien
vacation-change = Endre dagene
vacation-welcome = Velkommen tilbake. Klokkene dine går igjen.
vacation-dropped = Ferien er avlyst.
vacation-until = på ferie til { $last }
vacation-line = Skal du på ferie? Stans klokkene dine.
