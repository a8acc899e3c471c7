# Samlingen.

collection-lead = Alle kampene dine på ett sted: slipp filer, mapper eller en zip hvor som helst.
collection-decisions = Søk i avgjørelser
collection-choose = Velg filer
collection-chooseFolder = Velg en mappe
collection-kinds = Alle kampformater, blandet slik du har dem; zip-arkiver opptil 2 GB
collection-matches = { $n ->
    [one] 1 kamp
   *[other] { $n } kamper
}
collection-sending = Sender { $what }
collection-importing = Leser { $what }
collection-read = { $total ->
    [none] { $files ->
        [one] 1 fil
       *[other] { $files } filer
    }
   *[other] { $total ->
        [one] { $files } av 1 fil
       *[other] { $files } av { $total } filer
    }
}
collection-counts = { $added ->
    [one] 1 ny kamp
   *[other] { $added } nye kamper
}{ $known ->
    [0] { "" }
   *[other] , { $known } kjente
}
collection-stopped = stoppet
collection-failed = avbrutt
collection-stop = Stopp
collection-dismiss = Fjern fra listen
collection-faulty = { $n ->
    [one] 1 kamp med feil
   *[other] { $n } kamper med feil
}
collection-refused = { $n ->
    [one] 1 fil ikke forstått
   *[other] { $n } filer ikke forstått
}
collection-showProblems = Vis hva som var galt
collection-hideProblems = Skjul
collection-moreProblems = Vis { $n } til
collection-problemRefused = hoppet over
collection-search = Søk
collection-searchHint = Navn, turnering, sted eller fil
collection-filters = Filtre
collection-player = Spiller
collection-opponent = Motspiller
collection-kind = Type
collection-allKinds = Alle
collection-kindName = { $length ->
    [0] { $variant }, pengespill
    [one] { $variant }, 1 poeng
   *[other] { $variant }, { $length } poeng
}
collection-from = Spilt fra
collection-to = Til
collection-dateHint = 2024 eller 2024-05-30
collection-state = Vis
collection-states-all = Alle
collection-states-analysed = Analyserte
collection-states-open = Ikke analyserte
collection-states-faulty = Med feil
collection-order = Rekkefølge
collection-orders-added = Sist lagt til
collection-orders-newest = Sist spilt
collection-orders-oldest = Først spilt
collection-orders-players = Etter spillere
collection-orders-longest = Lengst
collection-orders-worst = Høyest PR
collection-clear = Nullstill
collection-found = { $n ->
    [one] 1 kamp, { $analysed } analysert
   *[other] { $n } kamper, { $analysed } analysert
}
collection-waiting = { $n ->
    [one] 1 kamp venter på analyse
   *[other] { $n } kamper venter på analyse
}
collection-stopAll = Stopp alle
collection-col-players = Spillere
collection-col-kind = Type
collection-col-score = Stilling
collection-col-date = Spilt
collection-col-pr = PR
collection-col-state = { "" }
collection-prOf = PR for { $name }
collection-review = Gå gjennom
collection-analyseIt = Analyser
collection-queued = venter
collection-running = pågår
collection-faultsOf = { $n ->
    [one] 1 feil i filen
   *[other] { $n } feil i filen
}
collection-noDate = uten dato
collection-select = Velg { $what }
collection-selectAll = Velg alle som vises
collection-chosen = { $n } valgt
collection-analyseThese = Analyser
collection-analyseAll = Analyser alle
collection-exportAll = Last ned alle
collection-exportThese = Last ned
collection-format = Format
collection-remove = Slett
collection-removeSure = { $n ->
    [one] Slette 1 kamp?
   *[other] Slette { $n } kamper?
}
collection-more = Vis flere
collection-none = Ingen kamper ennå
collection-noneHint = Slipp filer fra et hvilket som helst program her. Duplikater hoppes over.
collection-noneFound = Ingen kamp passer til filtrene
collection-noneFoundHint = Fjern et filter, eller bruk færre ord.
collection-claimed = { $moved ->
    [one] 1 kamp er din nå
   *[other] { $moved } kamper er dine nå
}{ $known ->
    [0] { "" }
   *[other] ; { $known } hadde du fra før
}.
collection-unnamed = Uten navn
collection-place-game = parti { $n }
collection-place-move = trekk { $n }
collection-place-line = linje { $n }
collection-place-column = kolonne { $n }
