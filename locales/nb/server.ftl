# Setninger fra serveren: avslåtte forespørsler, bord, og hvorfor den ikke starter.

gate-error-taken = bordet er opptatt
gate-error-failed = { $value }

room-error-not-found = kampen finnes ikke
room-error-not-yours = kampen tilhører noen andre
room-error-busy = kampen er opptatt
room-error-closing = serveren stenger
room-error-damaged = kamp { $match_id } er skadet ved { $at }: { $cause }
room-error-random = systemet gir ingen tilfeldige tall: { $value }

table-error-not-found = Bordet finnes ikke.
table-error-taken = Plassen er tatt, eller bordet er lukket.
table-error-not-host = Bare verten kan gjøre det.
table-error-own-table = Du sitter allerede ved dette bordet: noen andre må ta den andre plassen.
table-error-not-invited = Denne plassen er holdt av til noen andre.
table-error-nobody = Det finnes ingen å utfordre med det navnet.
table-error-not-wanted = Denne spilleren spiller ikke med deg.
table-error-too-many = Du har allerede { $open_tables } åpne bord: lukk et først.
table-error-no-account = Ratede kamper er for spillere med konto.
table-error-not-rated = En ratet kamp spilles av to mennesker til et antall poeng.
table-error-bad-range = Et ratingområde går fra laveste til høyeste og gjelder et ratet bord.
table-error-out-of-range = Dette bordet er for ratinger fra { $from } til { $to }; din er { $rating }.
table-error-hand-rated = Terninger kastet for hånd kan ikke kontrolleres: en kamp med dem er aldri ratet.
table-error-hand-strict = Terninger kastet for hånd har ingen ledd: strenge terninger lages av serveren og begge spillere.
table-error-random = systemet gir ingen tilfeldige tall: { $value }
table-error-damaged = bord { $value } er skadet

host-key-error-random = systemet gir ingen tilfeldige tall: { $value }

vacation-error-past = en ferie kan ikke begynne { $first }, som er forbi: i dag er det { $today } (UTC)
vacation-error-backwards = en ferie som begynner { $first }, kan ikke slutte { $last }
vacation-error-too-far = en ferie planlegges høyst et år fram: { $value } er senere
vacation-error-running = du har allerede ferie: bare siste dag kan endres
vacation-error-over-budget = { $wanted ->
    [one] det er 1 dag i { $year }, og du har { $left ->
        [one] 1 dag
       *[other] { $left } dager
    } igjen av { $budget }
   *[other] det er { $wanted } dager i { $year }, og du har { $left ->
        [one] 1 dag
       *[other] { $left } dager
    } igjen av { $budget }
}

server-error-data-dir = datamappen { $path } kan ikke brukes: { $source }
server-error-in-use = datamappen { $path } er i bruk av en annen server
server-error-store = databasen { $database } kan ikke åpnes: { $source }
server-error-hold-lost = låsen på databasen { $database } gikk tapt, så en annen server kan bruke den nå; start denne på nytt
server-error-random = systemet gir ingen tilfeldige tall: { $value }
server-error-notices = varsler kan ikke sendes: { $value }
server-error-mail = e-post kan ikke sendes: { $value }
server-error-listen = serveren kan ikke ta imot forbindelser lenger: { $value }
