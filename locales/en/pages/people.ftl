# Players, their ratings, what keeps somebody from playing.

players-title = Players
players-player = Player
players-lead = Players of rated matches, by rating.
players-all = All players
players-mine = your ratings and matches
players-kinds = Kind of game
players-pools-hitting = Backgammon and its like
players-pools-pinning = Plakoto and its like
players-pools-running = Fevga and its like
players-pools-entering = Acey-deucey and its like
players-pools-mixed = Mixed matches
players-rank = Rank
players-rating = Rating
players-fibs = Rating (FIBS)
players-glicko = Glicko-2
players-experience = Experience
players-matches = Rated matches
players-friendly = Friendly matches
players-friendlyNote = Against people and the computer. Only you can see these, and how you played in them.
players-results = Won–lost
players-score = Score
players-won = won
players-lost = lost
players-left = somebody who left
players-overTime = Rating over time
players-overTimeNow = { $n ->
    [one] Rating over time: { $now } after one match
   *[other] Rating over time: { $now } after { $n } matches
}
players-nobody = Nobody has played a rated match yet.
players-none = No rated match yet.
players-noneHint = Rated matches are played between two accounts, to a number of points: choose Rated when you open a table.
players-how = The list follows FIBS's formula: beating a stronger player gains more, and longer matches count more; experience is the sum of all lengths. Glicko-2 is shown with twice its standard deviation.
players-rules = Rated matches count for both ratings, and anyone can look at them when they are over.
players-needAccount = Rated matches are for players with an account.
players-ratings = Opponent’s rating
players-anyRating = Any
players-someRatings = From – to
players-lowest = Lowest rating
players-highest = Highest rating
players-range = Rated { $from }–{ $to }
players-needPoints = Rated matches are played to a number of points.
players-why-leftEarly = Void: the match ended before play { $least }. No rating changes.
players-why-fewPlays = Not counted: a match of this length counts from { $least } plays, and this one had { $plays }.
players-why-noAccount = Not counted: one of the players has no account.
players-why-samePair = { $percent ->
    [0] Not counted: the two had played each other five times within a day.
   *[other] Counted { $percent }%: the two had played each other within a day.
}
players-unknownWhy = This match did not count in full.
players-notCounted = not counted
players-part = { $percent }%
players-change = { $name }: { $before } → { $after }

restraint-mute = { $until ->
    [none] You may not talk at matches any more.
   *[other] You may not talk at matches until { $until }.
}
restraint-suspension = { $until ->
    [none] Your account is suspended for good.
   *[other] Your account is suspended until { $until }.
}
restraint-why = The moderator's reason: { $reason }
restraint-goesOn = Matches that you are playing go on. You cannot begin new ones.
