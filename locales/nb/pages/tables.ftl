# Lobbyen, bord, klokker, prat.

calls-label = Til deg
calls-later = Ikke nå: { $name }
calls-begun = Kampen din mot { $name } har begynt.
calls-toBoard = Til brettet

lobby-title = Lobby
lobby-table = Bord
lobby-online = { $people ->
    [one] 1 spiller
   *[other] { $people } spillere
} · { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
}
lobby-lost = Kobler til igjen. Listen kan være gammel.
lobby-quick-1 = Hurtigkamp
lobby-quick-2 = Kort kamp
lobby-quick-3 = Vanlig kamp
lobby-quick-4 = Lang kamp
lobby-finding = Finner en motspiller … { $time }
lobby-pairing = Type kamp
lobby-nearRange = Nær min rating: { $from }–{ $to }
lobby-seekingNear = Søker rating { $from }–{ $to }.
lobby-seekingAnybody = Søker alle ratinger.
lobby-anybody = Hvem som helst
lobby-rating = Rating
lobby-near = Nær min rating
lobby-emptyNear = Ingen nær ratingen din har et åpent bord akkurat nå.
lobby-findingHint = Trykk igjen for å stoppe.
lobby-open = Åpne bord
lobby-all = Alle
lobby-live = Med klokke
lobby-days = Korrespondanse
lobby-join = Bli med
lobby-joinOf = Bli med hos { $name }
lobby-yours = Ditt
lobby-cancel = Avbryt
lobby-empty = Ingen åpne bord akkurat nå. Åpne et selv, eller velg en av kampene ovenfor.
lobby-friend = Spill mot en venn
lobby-friendHint = Send lenken. Vennen din trenger ikke konto.
lobby-newTable = Nytt bord
lobby-enterCode = Skriv inn kode
lobby-code = Kode
lobby-codeGo = Åpne
lobby-waiting = Venter på deg
lobby-noneWaiting = Ingen partier venter på deg.
lobby-challenges = Utfordringer
lobby-challengedBy = { $name } utfordrer deg
lobby-challenged = Du utfordrer { $name }
lobby-accept = Godta
lobby-decline = Avslå
lobby-declinedBy = { $name } avslo utfordringen din.
lobby-withdrawnBy = { $name } trakk utfordringen.
lobby-counter = Andre vilkår
lobby-watch = Se på
lobby-noneToWatch = Ingen offentlige kamper akkurat nå.
lobby-score = { $a } – { $b }, { $x }–{ $y }
lobby-people = Til stede nå
lobby-you = (deg)
lobby-challenge = Utfordre
lobby-challengeOf = Utfordre { $name }
lobby-name = Navnet ditt
lobby-nameHint = Andre ser det ved bordet.
lobby-rated = Ratet
lobby-friendly = Vennskapelig
lobby-length = { $n ->
    [0] Pengespill
   *[other] { $series ->
        [yes] Til { $n }
       *[no] { $n ->
            [one] 1 poeng
           *[other] { $n } poeng
        }
    }
}
lobby-chouettes = Chouetter: én mot et lag
lobby-tournaments = Turneringer
lobby-computerMark = maskin
lobby-computer = Spill mot maskinen

watch-title = Se på
watch-lead = To av maskinens spillere spiller mot hverandre for alle som ser på. Når en kamp er slutt, setter to andre seg ned.
watch-link = Se maskinens spillere
watch-note = to maskiner spiller

clocks-title = Klokke
clocks-none = Ingen klokke
clocks-delay = { $minutes ->
    [none] { $delay } s + { $reserve } s
   *[other] { $delay } s + { $minutes } min
}
clocks-days = { $n ->
    [one] 1 dag per trekk
   *[other] { $n } dager per trekk
}
clocks-fast = Rask
clocks-usual = Vanlig
clocks-slow = Langsom
clocks-left = går om { $delay } s
clocks-ofTime = { $name }: { $time } igjen
clocks-paused = Klokkene går igjen om { $s } s.
clocks-soon = { $s } sekunder igjen.
clocks-dayShort = { $days ->
    [0] { $hours } t
   *[other] { $days } d { $hours } t
}

tableForm-title = Nytt bord
tableForm-challenge = Utfordre { $name }
tableForm-counter = Andre vilkår for { $name }
tableForm-who = Hvem kan bli med
tableForm-public = Hvem som helst
tableForm-private = Alle med lenken
tableForm-kind = Type
tableForm-open = Åpne bordet
tableForm-send = Send utfordringen
tableForm-close = Lukk

tablePage-share = Send denne lenken til vennen din. Det trengs ingen konto.
tablePage-code = Eller si koden: { $code }
tablePage-copy = Kopier
tablePage-copied = Lenken er kopiert
tablePage-waiting = Kampen begynner så snart noen setter seg.
tablePage-stays = Du kan lukke siden: bordet blir stående.
tablePage-bot = La maskinen sette seg
tablePage-level = Nivå
tablePage-cancel = Lukk bordet
tablePage-asked = { $name } vil spille mot deg.
tablePage-playedBy = Bordet til { $name }
tablePage-free = ledig
tablePage-sit = Sett deg og spill
tablePage-closed = Dette bordet er lukket.
tablePage-untouched = Lukket: ingen kom på en time.
tablePage-anHour = Kommer det ingen på en time, lukkes bordet.
tablePage-notFound = Bordet finnes ikke, eller det er ikke for deg.
tablePage-lobby = Til lobbyen
tablePage-public = synlig i lobbyen, alle kan se på
tablePage-private = bare med lenken
tablePage-hostGone = { $name } er borte akkurat nå.

chat-title = Prat
chat-with = Prat med { $name }
chat-unread = { $n ->
    [one] 1 ny linje
   *[other] { $n } nye linjer
}
chat-said = { $name } sier: { $text }
chat-none = Si hei.
chat-placeholder = Skriv en linje
chat-send = Send
chat-phrases-1 = Hei
chat-phrases-2 = Lykke til
chat-phrases-3 = Godt spilt
chat-phrases-4 = Takk
chat-phrases-5 = Et øyeblikk
chat-phrases-6 = Bra parti
chat-mute = Demp { $name }
chat-unmute = Slutt å dempe { $name }
chat-muted = { $name } er dempet.
chat-report = Rapporter { $name }
chat-reportAsk = Hva skjedde? En moderator leser det.
chat-reportGo = Send rapporten
chat-reported = Rapporten er sendt til moderatorene.

programs-mark = bot
programs-title = Et program spiller under dette navnet.

byItself-title = Autospill
byItself-hint = La Pasch ta rutineklikkene for deg, fra og med neste tur.
byItself-roll = Kast når jeg ikke kan doble
byItself-forced = Spill tvungne trekk
byItself-bearOff = Flytt ut når alle terningene kan det
byItself-some = Autospill, { $n } på
byItself-borneOff = Flyttet ut automatisk: { $play }.

takeBack-ask = Ta tilbake
takeBack-asked = Du har spurt { $name } om du kan ta trekket tilbake.
takeBack-withdraw = La det stå
takeBack-wish = { $name } vil gjerne ta siste trekk tilbake. Kastet står.
takeBack-allow = Tillat det
takeBack-decline = Avslå

meet-rated = ratet
meet-rematch = Omkamp
meet-rematchAsked = Bedt om omkamp
meet-rematchAccept = Godta omkampen
meet-rematchBy = { $name } vil ha omkamp.
meet-concede = Gi opp kampen
meet-concedeGame = Gi opp partiet
meet-concedeSure = Gi opp kampen? Motspilleren vinner den.
meet-concedeYes = Ja, gi opp
meet-watchers = { $n ->
    [one] 1 ser på
   *[other] { $n } ser på
}
meet-watching = Du ser på.
meet-away = borte
meet-here = her
meet-gaveUp = { $you ->
    [yes] Du ga opp kampen.
   *[no] { $name } ga opp kampen.
}
meet-outOfTime = { $you ->
    [yes] Tiden din er ute.
   *[no] { $name } brukte opp tiden.
}
meet-toTable = Til bordet
meet-nextMatch = Til neste kamp
