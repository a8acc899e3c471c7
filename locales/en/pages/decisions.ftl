# The search of decisions, notes on them, and sets.

decisions-lead = Find any decision of your analysed matches by what stood on the board, what was done and what it cost.
decisions-matches = Matches
decisions-all = All
decisions-whose = Whose
decisions-mine = Mine
decisions-theirs = My opponents'
decisions-kind = Decision
decisions-kindPlays = Plays
decisions-kindDoubles = Double or not
decisions-kindTakes = Take or pass
decisions-loss = Size of the error
decisions-lossFrom = { $loss } or more
decisions-position = Position
decisions-score = Score
decisions-scores-money = Money
decisions-scores-dmp = Double match point
decisions-scores-crawford = Crawford game
decisions-scores-postCrawford = After the Crawford game
decisions-scores-bothTwoAway = 2-away, 2-away
decisions-scores-twoAway = One player 2-away
decisions-scores-other = Other scores
decisions-dice = Roll
decisions-cube = Cube
decisions-owner-centre = In the middle
decisions-owner-mine = With the player who decides
decisions-owner-theirs = With the other player
decisions-leadFrom = Pips ahead, from
decisions-leadTo = to
decisions-names = Players, event or file
decisions-costliest = Costliest first
decisions-latest = Latest match first
decisions-points-title = Points that are held
decisions-points-hint = Press a point: once for the player who decides (light), twice for the other one (dark).
decisions-points-label = Point { $point }: { $state }
decisions-points-any = anything
decisions-points-mine = held by the player who decides
decisions-points-theirs = held by the other player
decisions-count = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $loss } in all
decisions-chosen = { $n ->
    [one] 1 decision chosen
   *[other] { $n } decisions chosen
}
decisions-none = No decision fits
decisions-noneHint = Ask for less, or analyse more matches.
decisions-noMatches = No analysed matches yet
decisions-noMatchesHint = Play a match, or add files to your collection and analyse them.
decisions-acts-double = Doubled
decisions-acts-noDouble = Did not double
decisions-acts-take = Took
decisions-acts-drop = Passed
decisions-acts-beaver = Beavered
decisions-acts-raccoon = Raccooned
decisions-played = Played
decisions-best = Best
decisions-flag = Flag
decisions-flagged = Flagged
decisions-note = Note
decisions-tags = Tags
decisions-tagsHint = prime timing
decisions-saveNote = Save
decisions-cancel = Cancel
decisions-retry = Try again
decisions-practise = Practise
decisions-practiseSet = Practise { $name }
decisions-saveAs = Save as a set
decisions-setName = Name of the set
decisions-save = { $n ->
    [one] Save 1 decision
   *[other] Save { $n } decisions
}
decisions-saved = { $n ->
    [one] { $name }: 1 decision
   *[other] { $name }: { $n } decisions
}
decisions-sets = Sets
decisions-remove = Delete { $name }
decisions-removeSure = Really delete { $name }?
decisions-first = Sets and files take the first 500.
decisions-export = Export
decisions-formats-xgid = XGIDs
decisions-formats-xg = XG text
decisions-formats-csv = CSV
decisions-done = Done: { $right } of { $n } right
decisions-again = Once more
decisions-left = { $n ->
    [0] the last one
    [one] 1 more
   *[other] { $n } more
}
decisions-back = All decisions
decisions-yourNotes = Your notes
decisions-addNote = Add a note
decisions-onMatch = On the match
