# Wer spielt, die Ratings, und was jemanden vom Spielen abhält.

players-title = Rangliste
players-player = Name
players-lead = Alle mit gewerteten Matches, nach Rating.
players-all = Rangliste
players-mine = deine Ratings und Matches
players-kinds = Art des Spiels
players-pools-hitting = Backgammon und Ähnliches
players-pools-pinning = Plakoto und Ähnliches
players-pools-running = Fevga und Ähnliches
players-pools-entering = Acey-deucey und Ähnliches
players-pools-mixed = Gemischte Matches
players-rank = Rang
players-rating = Rating
players-fibs = Rating (FIBS)
players-glicko = Glicko-2
players-experience = Erfahrung
players-matches = Gewertete Matches
players-friendly = Ungewertete Matches
players-friendlyNote = Gegen Menschen und den Computer. Nur du siehst sie und wie du darin gespielt hast.
players-results = Gewonnen–verloren
players-score = Spielstand
players-won = gewonnen
players-lost = verloren
players-left = jemand, der gegangen ist
players-overTime = Rating im Lauf der Zeit
players-overTimeNow = { $n ->
    [one] Rating im Lauf der Zeit: { $now } nach einem Match
   *[other] Rating im Lauf der Zeit: { $now } nach { $n } Matches
}
players-nobody = Noch hat niemand ein gewertetes Match gespielt.
players-none = Noch kein gewertetes Match.
players-noneHint = Gewertete Matches laufen zwischen zwei Konten bis zu einer festen Punktzahl: Wähl Gewertet, wenn du einen Tisch aufmachst.
players-how = Die Liste folgt der Formel von FIBS: Wer Stärkere schlägt, gewinnt mehr, und längere Matches zählen mehr; die Erfahrung ist die Summe aller Längen. Glicko-2 steht mit seiner doppelten Standardabweichung dabei.
players-rules = Gewertete Matches zählen für beide Ratings, und alle dürfen sie ansehen, wenn sie vorbei sind.
players-needAccount = Gewertete Matches gibt es nur mit Konto.
players-ratings = Rating des Gegners
players-anyRating = Beliebig
players-someRatings = Von – bis
players-lowest = Niedrigstes Rating
players-highest = Höchstes Rating
players-range = Rating { $from }–{ $to }
players-needPoints = Gewertet wird nur, wenn bis zu einer festen Punktzahl gespielt wird.
players-why-leftEarly = Ungültig: Das Match endete vor dem { $least }. Zug. Kein Rating ändert sich.
players-why-fewPlays = Nicht gezählt: Ein Match dieser Länge zählt ab { $least } Zügen, und dieses hatte { $plays }.
players-why-noAccount = Nicht gezählt: Eine Seite hat kein Konto.
players-why-samePair = { $percent ->
    [0] Nicht gezählt: Die beiden hatten innerhalb eines Tages schon fünfmal gegeneinander gespielt.
   *[other] Zu { $percent } % gezählt: Die beiden hatten innerhalb eines Tages schon gegeneinander gespielt.
}
players-unknownWhy = Dieses Match zählte nicht voll.
players-notCounted = nicht gezählt
players-part = { $percent } %
players-change = { $name }: { $before } → { $after }

restraint-mute = { $until ->
    [none] Du darfst im Chat nicht mehr schreiben.
   *[other] Du darfst bis { $until } nicht im Chat schreiben.
}
restraint-suspension = { $until ->
    [none] Dein Konto ist für immer gesperrt.
   *[other] Dein Konto ist bis { $until } gesperrt.
}
restraint-why = Begründung der Moderation: { $reason }
restraint-goesOn = Laufende Matches gehen weiter; an einem neuen Tisch kannst du nicht Platz nehmen.
