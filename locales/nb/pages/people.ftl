# Spillere, ratingen deres, og det som hindrer noen i å spille.

players-title = Spillere
players-player = Spiller
players-lead = Spillere i ratede kamper, etter rating.
players-all = Alle spillere
players-mine = ratingen og kampene dine
players-kinds = Type spill
players-pools-hitting = Backgammon og lignende
players-pools-pinning = Plakoto og lignende
players-pools-running = Fevga og lignende
players-pools-entering = Acey-deucey og lignende
players-pools-mixed = Blandede kamper
players-rank = Plass
players-rating = Rating
players-fibs = Rating (FIBS)
players-glicko = Glicko-2
players-experience = Erfaring
players-matches = Ratede kamper
players-friendly = Vennskapskamper
players-friendlyNote = Mot mennesker og maskinen. Bare du kan se disse, og hvordan du spilte i dem.
players-results = Vunnet–tapt
players-score = Stilling
players-won = vunnet
players-lost = tapt
players-left = noen som har sluttet
players-overTime = Rating over tid
players-overTimeNow = { $n ->
    [one] Rating over tid: { $now } etter én kamp
   *[other] Rating over tid: { $now } etter { $n } kamper
}
players-nobody = Ingen har spilt en ratet kamp ennå.
players-none = Ingen ratet kamp ennå.
players-noneHint = Ratede kamper spilles mellom to kontoer, til et antall poeng: velg Ratet når du åpner et bord.
players-how = Listen følger formelen til FIBS: seier over en sterkere spiller gir mer, og lengre kamper teller mer; erfaring er summen av alle lengder. Glicko-2 vises med to ganger standardavviket.
players-rules = Ratede kamper teller for begges rating, og alle kan se dem når de er over.
players-needAccount = Ratede kamper er for spillere med konto.
players-ratings = Motspillerens rating
players-anyRating = Alle
players-someRatings = Fra – til
players-lowest = Laveste rating
players-highest = Høyeste rating
players-range = Rating { $from }–{ $to }
players-needPoints = Ratede kamper spilles til et antall poeng.
players-why-leftEarly = Ugyldig: kampen endte før trekk { $least }. Ingen rating endres.
players-why-fewPlays = Teller ikke: en kamp av denne lengden teller fra { $least } trekk, og denne hadde { $plays }.
players-why-noAccount = Teller ikke: en av spillerne har ingen konto.
players-why-samePair = { $percent ->
    [0] Teller ikke: de to hadde møtt hverandre fem ganger i løpet av et døgn.
   *[other] Teller { $percent } %: de to hadde møtt hverandre i løpet av et døgn.
}
players-unknownWhy = Denne kampen telte ikke fullt.
players-notCounted = teller ikke
players-part = { $percent } %
players-change = { $name }: { $before } → { $after }

restraint-mute = { $until ->
    [none] Du kan ikke lenger snakke i kamper.
   *[other] Du kan ikke snakke i kamper før { $until }.
}
restraint-suspension = { $until ->
    [none] Kontoen din er stengt for godt.
   *[other] Kontoen din er stengt til { $until }.
}
restraint-why = Moderatorens begrunnelse: { $reason }
restraint-goesOn = Kamper du er i gang med, går videre; du kan ikke sette deg ved et nytt bord.
