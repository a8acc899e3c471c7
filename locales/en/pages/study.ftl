# Your own play: statistics, problems, trainers.

you-lead = How well you play, and where it costs most: in your matches here and in your collection.
you-empty = No matches are collected yet.
you-emptyHint = Add matches to your collection and analyse them to see your statistics here.
you-toCollection = To the collection
you-who = Which of these names are yours?
you-whoHint = Statistics and problems are about the matches played under the names you choose.
you-counted = Matches that count
you-kinds-computer = against the computer
you-kinds-people = against people
you-kinds-screen = two at one screen
you-kinds-file = from files
you-add = Another name
you-save = That’s me
you-saving = Saving
you-change = Change names
you-addNames = Add names from files
you-playedAs = Played as { $names }
you-matches = { $n ->
    [one] 1 match
   *[other] { $n } matches
}
you-notAnalysed = None of these matches is analysed yet.
you-notAnalysedHint = Matches that you finish here are analysed by themselves. Have those of files analysed in your collection.
you-part = { $done } of { $all } matches analysed
you-key-pr = PR
you-key-results = Won – lost
you-key-decisions = Decisions
you-key-mistakes = Errors, blunders
you-key-luck = Luck a match
you-overTime = PR over time
you-undated = no date
you-undatedNote = Hollow dots have no date.
you-fewNote = Small dots had fewer than { $n } decisions.
you-overTimeNote = Dots are matches, the line is the mean over { $n } of them. Lower is better.
you-dot = { $decisions ->
    [one] { $on }, against { $opponent }: PR { $pr }, 1 decision
   *[other] { $on }, against { $opponent }: PR { $pr }, { $decisions } decisions
}
you-mean = Mean
# Heading of a column: how many decisions the PR of a match is counted from.
you-behind = Counted from
you-on = Played
you-opponent = Opponent
you-opponents = By opponent
you-themes = By kind of position
you-cube = Cube mistakes
you-noCube = No cube mistakes.
you-kind = Kind
you-count = Number
you-loss = Equity
you-each = Each
you-blunders = Blunders
you-decisions = Decisions
you-result = Result
you-won = won
you-lost = lost
you-all = Show all { $n }
you-few = Show fewer
you-parts-title = Part by part
you-parts-csv = CSV
you-parts-by-length = Length
you-parts-by-score = Score
you-parts-by-decision = Decision
you-parts-by-against = Against
you-parts-by-month = Month
you-parts-points = { $n ->
    [0] Money
    [one] 1 point
   *[other] { $n } points
}
you-parts-decision-play = Plays
you-parts-decision-double = Doubles
you-parts-decision-noDouble = No double
you-parts-decision-take = Takes
you-parts-decision-drop = Passes
you-parts-decision-beaver = Beavers
you-parts-errors = Errors
you-parts-luck = Luck
you-parts-dice = Dice and luck
you-parts-rolls = Rolls
you-parts-number = Number
you-parts-doubles = Doubles
you-parts-pips = Pips a roll
you-parts-luckEach = Luck a roll
you-parts-mine = Yours, { $against }
you-parts-theirs = Theirs, { $against }
you-parts-expected = In the long run 16.7% of all rolls are doubles, a roll has 8.17 pips, and luck is zero.
you-practise = Practise your mistakes
you-due = { $due ->
    [0] { $fresh ->
        [0] Nothing due now
       *[other] { $fresh } new today
    }
   *[other] { $fresh ->
        [0] { $due } due
       *[other] { $due } due, { $fresh } new
    }
}
you-daily = Problem of the day
you-dailyNote = One decision of your own
you-train = Trainers
you-trainNote = Pip counts, match scores

quiz-daily = Problem of the day
quiz-own = From your own play
quiz-back = Your play
quiz-none = Nothing is due now.
quiz-noneNext = The next problem comes back { $when }.
quiz-noProblems = There are no problems yet.
quiz-noProblemsHint = Problems are your own mistakes of .060 and more. Finish a match, and they come by themselves.
quiz-left = { $left ->
    [0] The last one for now
   *[other] { $left } to go
}
quiz-from = { $when ->
    [none] { $white } – { $black }
   *[other] { $white } – { $black }, { $when }
}
quiz-money = Money game
quiz-score = { $mine }–{ $theirs } to { $length }
quiz-crawford = Crawford game
quiz-askPlay = { $name } to play { $dice }
quiz-askDouble = { $name } to roll, or double to { $value }
quiz-askTake = { $other } doubles to { $value }. { $name } answers
quiz-confirm = Answer
quiz-noDouble = No double
quiz-double = Double to { $value }
quiz-take = Take
quiz-pass = Pass
quiz-judging = Judging
quiz-yours = your answer
quiz-best = Best.
quiz-inMatch = In the match: { $text }, { $loss }.
quiz-sameAsMatch = As in the match.
quiz-today = Comes back today.
quiz-comesBack = { $days ->
    [one] Comes back tomorrow.
   *[other] Comes back in { $days } days.
}
quiz-next = Next problem
quiz-done = Done for now
quiz-open = Open the analysis
quiz-keysPlay = Enter answers
quiz-act-noDouble = No double
quiz-act-double = Double
quiz-act-take = Take
quiz-act-drop = Pass
quiz-act-beaver = Beaver
quiz-act-raccoon = Raccoon
quiz-act-play = { "" }
quiz-loading = Setting up the board…
quiz-when-today = today
quiz-when-tomorrow = tomorrow
quiz-when-days = in { $n } days

train-lead = Short exercises for what everybody has to count at the table.
train-pips = Pip count
train-pipsNote = Count both sides of a real position against the clock.
train-score = Match equity
train-scoreNote = Winning chances and take points at a score.
train-streak = { $n ->
    [0] No streak yet
   *[other] Streak { $n }
}
train-best = best { $n }
train-start = Start
train-mine = Pips, { $name }
train-below = below
train-above = above
train-check = Check
train-again = Next position
train-nextScore = Next score
train-right = Right.
train-wrong = Not quite.
train-off = { $n } off
train-exact = exact
train-was = It is { $n }: { $how }.
train-took = { $seconds } s
train-leadBy = { $who ->
    [nobody] The race is even.
    [below] Below leads by { $n }.
   *[above] Above leads by { $n }.
}
train-fromCollection = From your collection
train-fromGame = From a game played for this
train-youNeed = You need { $mine }, your opponent needs { $theirs }.
train-crawford = This is the Crawford game.
train-postCrawford = The Crawford game is over.
train-askMwc = What are your chances to win the match?
train-askTake = Your opponent doubles to { $value }. From which winning chance do you take, without gammons and further doubles?
train-percent = Per cent
train-within = Right within { $n } per cent.
train-answer = It is { $text }%.
train-table = Table: { $name }
train-how = Passing leaves { $pass }%, losing { $loss }%, winning { $win }%. You risk { $risk } to gain { $gain }: { $risk } / ({ $risk } + { $gain }) = { $point }%.
train-numbers = Enter a number.

trainer-title = Your coach
trainer-from = { $n ->
    [one] From your last match.
   *[other] From your last { $n } matches.
}
trainer-well = Well done
# A play that the player found, and how often in 100 a casual player finds it.
trainer-found = You found { $play } with { $dice }. A casual player finds it { $n } times in 100.
trainer-look = Look at it
trainer-work = Work on this
trainer-lost = { $errors ->
    [one] { $loss } in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, with one error. Usual for your strength: { $usual }.
   *[other] { $loss } in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, with { $errors } errors. Usual for your strength: { $usual }.
}
trainer-retry = Retry the costliest
trainer-own = { $n ->
    [one] One of your own
   *[other] { $n } of your own
}
trainer-everybody = Problems of this kind
trainer-lesson = The lesson
trainer-nothing = Nothing stands out in these matches.

problems-lead = Find the best play. Each answer was played out hundreds of times.
problems-everybody = For everybody
problems-rating = Your rating
problems-streak = Streak
problems-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
problems-found = Best answers
problems-of = { $right } of { $answered }
problems-dailyDone = Problem of the day, done
problems-mixed = Mixed problems
problems-byKind = By kind
problems-own = Your own mistakes
problems-ownNote = Decisions of your matches that cost .060 or more come back until you find the best play.
problems-ownOpen = Practise your mistakes
problems-none = There are no problems of this kind.
problems-noneHint = Choose another kind, or mixed problems.
problems-standing = { $days ->
    [0] Rating { $rating }
    [one] Rating { $rating } · 1 day in a row
   *[other] Rating { $rating } · { $days } days in a row
}
problems-rated = Your rating: { $rating } ({ $change }). This problem’s: { $problem }.
problems-unrated = You have answered this problem before: your rating stays.
problems-streakNow = { $n ->
    [one] 1 day in a row.
   *[other] { $n } days in a row.
}
problems-goal = Today’s goal
problems-goalDone = Done
problems-goalOpen = One problem
problems-sheet-open = Print a sheet
problems-sheet-title = Problems on paper
problems-sheet-lead = Print this page or save it as a PDF. The answers are on the last page.
problems-sheet-kind = Kind
problems-sheet-count = How many
problems-sheet-print = Print
problems-sheet-answers = Answers
# A numbered question, as in "3. White to play 5-2".
problems-sheet-number = { $n }. { $text }
problems-kind-opening = Opening
problems-kind-attack = Attack
problems-kind-prime = Prime
problems-kind-holding = Holding game
problems-kind-backGame = Back game
problems-kind-middle = Middle game
problems-kind-bearIn = Against contact
problems-kind-bearOff = Race and bear-off
problems-kind-raceCube = Doubling in races
problems-kind-contactCube = Doubling with contact
problems-kind-take = Take or pass
problems-kind-score = Match scores
