# The collection.

collection-lead = All your matches in one place: drop files, folders or a zip anywhere.
collection-decisions = Search decisions
collection-choose = Choose files
collection-chooseFolder = Choose a folder
collection-kinds = Every match format, mixed as you have them; zip archives up to 2 GB
collection-matches = { $n ->
    [one] 1 match
   *[other] { $n } matches
}
collection-sending = Sending { $what }
collection-importing = Reading { $what }
collection-read = { $total ->
    [none] { $files ->
        [one] 1 file
       *[other] { $files } files
    }
   *[other] { $total ->
        [one] { $files } of 1 file
       *[other] { $files } of { $total } files
    }
}
collection-counts = { $added ->
    [one] 1 new match
   *[other] { $added } new matches
}{ $known ->
    [0] { "" }
   *[other] , { $known } known
}
collection-stopped = stopped
collection-failed = interrupted
collection-stop = Stop
collection-dismiss = Remove from the list
collection-faulty = { $n ->
    [one] 1 match with faults
   *[other] { $n } matches with faults
}
collection-refused = { $n ->
    [one] 1 file not understood
   *[other] { $n } files not understood
}
collection-showProblems = Show what was wrong
collection-hideProblems = Hide
collection-moreProblems = Show { $n } more
collection-problemRefused = skipped
collection-search = Search
collection-searchHint = Names, event, place or file
collection-filters = Filters
collection-player = Player
collection-opponent = Opponent
collection-kind = Kind
collection-allKinds = All
collection-kindName = { $length ->
    [0] { $variant }, money
    [one] { $variant }, 1 point
   *[other] { $variant }, { $length } points
}
collection-from = Played from
collection-to = To
collection-dateHint = 2024 or 2024-05-30
collection-state = Show
collection-states-all = All
collection-states-analysed = Analysed
collection-states-open = Not analysed
collection-states-faulty = With faults
collection-order = Order
collection-orders-added = Latest added
collection-orders-newest = Latest played
collection-orders-oldest = Earliest played
collection-orders-players = By players
collection-orders-longest = Longest
collection-orders-worst = Highest PR
collection-clear = Clear
collection-found = { $n ->
    [one] 1 match, { $analysed } analysed
   *[other] { $n } matches, { $analysed } analysed
}
collection-waiting = { $n ->
    [one] 1 match waiting for analysis
   *[other] { $n } matches waiting for analysis
}
collection-stopAll = Stop all
collection-col-players = Players
collection-col-kind = Kind
collection-col-score = Score
collection-col-date = Played
collection-col-pr = PR
collection-col-state = { "" }
collection-prOf = PR of { $name }
collection-review = Review
collection-analyseIt = Analyse
collection-queued = waiting
collection-running = in progress
collection-faultsOf = { $n ->
    [one] 1 fault in the file
   *[other] { $n } faults in the file
}
collection-noDate = no date
collection-select = Select { $what }
collection-selectAll = Select all shown
collection-chosen = { $n } selected
collection-analyseThese = Analyse
collection-analyseAll = Analyse all
collection-exportAll = Download all
collection-exportThese = Download
collection-format = Format
collection-remove = Delete
collection-removeSure = { $n ->
    [one] Delete 1 match?
   *[other] Delete { $n } matches?
}
collection-more = Show more
collection-none = No matches yet
collection-noneHint = Drop the files of any program here. Duplicates are skipped.
collection-noneFound = No match fits these filters
collection-noneFoundHint = Remove a filter, or use fewer words.
collection-claimed = { $moved ->
    [one] 1 match is
   *[other] { $moved } matches are
} yours now{ $known ->
    [0] { "" }
   *[other] ; { $known } you had already
}.
collection-unnamed = Unnamed
collection-place-game = game { $n }
collection-place-move = move { $n }
collection-place-line = line { $n }
collection-place-column = column { $n }
