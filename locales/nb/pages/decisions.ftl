# Søk etter avgjørelser, notater til dem, og sett.

decisions-lead = Finn en hvilken som helst avgjørelse i de analyserte kampene dine: etter hva som sto på brettet, hva som ble gjort, og hva det kostet.
decisions-matches = Kamper
decisions-all = Alle
decisions-whose = Hvem sine
decisions-mine = Mine
decisions-theirs = Motspillernes
decisions-kind = Avgjørelse
decisions-kindPlays = Trekk
decisions-kindDoubles = Doble eller ikke
decisions-kindTakes = Ta eller gi seg
decisions-loss = Feilens størrelse
decisions-lossFrom = { $loss } eller mer
decisions-position = Posisjon
decisions-score = Stilling
decisions-scores-money = Penger
decisions-scores-dmp = Siste parti (DMP)
decisions-scores-crawford = Crawford-parti
decisions-scores-postCrawford = Etter Crawford
decisions-scores-bothTwoAway = 2 igjen mot 2 igjen
decisions-scores-twoAway = Én spiller har 2 igjen
decisions-scores-other = Andre stillinger
decisions-dice = Kast
decisions-cube = Kube
decisions-owner-centre = I midten
decisions-owner-mine = Hos den som avgjør
decisions-owner-theirs = Hos den andre
decisions-leadFrom = Pip foran, fra
decisions-leadTo = til
decisions-names = Spillere, turnering eller fil
decisions-costliest = De dyreste først
decisions-latest = Siste kamp først
decisions-points-title = Punkter som holdes
decisions-points-hint = Trykk på et punkt: én gang for den som avgjør (lys), to ganger for den andre (mørk).
decisions-points-label = Punkt { $point }: { $state }
decisions-points-any = hva som helst
decisions-points-mine = holdt av den som avgjør
decisions-points-theirs = holdt av den andre
decisions-count = { $n ->
    [one] 1 avgjørelse
   *[other] { $n } avgjørelser
} i { $matches ->
    [one] 1 kamp
   *[other] { $matches } kamper
}, { $loss } til sammen
decisions-chosen = { $n ->
    [one] 1 avgjørelse valgt
   *[other] { $n } avgjørelser valgt
}
decisions-none = Ingen avgjørelse passer
decisions-noneHint = Still færre krav, eller analyser flere kamper.
decisions-noMatches = Ingen analyserte kamper ennå
decisions-noMatchesHint = Spill en kamp, eller legg filer i samlingen og analyser dem.
decisions-acts-double = Doblet
decisions-acts-noDouble = Doblet ikke
decisions-acts-take = Tok
decisions-acts-drop = Ga seg
decisions-acts-beaver = Bever
decisions-acts-raccoon = Vaskebjørn
decisions-played = Spilt
decisions-best = Best
decisions-flag = Merk
decisions-flagged = Merket
decisions-note = Notat
decisions-tags = Stikkord
decisions-tagsHint = prime timing
decisions-saveNote = Lagre
decisions-cancel = Avbryt
decisions-retry = Prøv igjen
decisions-practise = Øv
decisions-practiseSet = Øv på { $name }
decisions-saveAs = Lagre som sett
decisions-setName = Navn på settet
decisions-save = { $n ->
    [one] Lagre 1 avgjørelse
   *[other] Lagre { $n } avgjørelser
}
decisions-saved = { $n ->
    [one] { $name }: 1 avgjørelse
   *[other] { $name }: { $n } avgjørelser
}
decisions-sets = Sett
decisions-remove = Slett { $name }
decisions-removeSure = Vil du virkelig slette { $name }?
decisions-first = Sett og filer tar de første 500.
decisions-export = Eksporter
decisions-formats-xgid = XGID-er
decisions-formats-xg = XG-tekst
decisions-formats-csv = CSV
decisions-done = Ferdig: { $right } av { $n } riktige
decisions-again = En gang til
decisions-left = { $n ->
    [0] den siste
    [one] 1 til
   *[other] { $n } til
}
decisions-back = Alle avgjørelser
decisions-yourNotes = Notatene dine
decisions-addNote = Skriv et notat
decisions-onMatch = Om kampen
