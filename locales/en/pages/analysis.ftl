# The review of a match, and what its file says.

said-title = The file says
said-game = On this game:
said-about = About this match
said-figures = Its figures ({ $how })
said-luck = Luck of the roll { $equity }

analysis-lead = Drop a match or a position anywhere on this page, or choose one.
analysis-choose = Choose files
analysis-kinds = Matches and positions of any program; several or a zip go to your collection
analysis-paste = Or paste a match or a position
analysis-pasteGo = Analyse text
analysis-past = Your analyses
analysis-rated = { $name } PR { $pr }
analysis-none = No analyses yet
analysis-noneHint = Play a match and press Analyse, or drop a file.
analysis-status-running = running
analysis-status-done = done
analysis-status-cancelled = stopped
analysis-status-failed = not readable
analysis-remove = Delete
analysis-removeSure = Delete?
analysis-sending = Sending { $name }…
analysis-running = Game { $game } of { $games }
analysis-secondsLeft = About { $n } s left.
analysis-meanwhile = Read the finished games meanwhile.
analysis-stop = Stop
analysis-stopped = Stopped. The finished part is shown.
analysis-waiting = The first game will appear here.
analysis-warnings = { $n ->
    [one] 1 note on this file
   *[other] { $n } notes on this file
}
analysis-nothing = It contains no decision to judge.
analysis-game = Game { $n }
analysis-gameAt = Game { $n }, { $score }
analysis-chooseGame = Game
analysis-depth = How deep
analysis-whole = Whole match
analysis-thisGame = This game
analysis-chances = Winning chances
analysis-chancesOf = { $name }’s winning chances
analysis-yourChances = Your winning chances
analysis-plays = { $n ->
    [one] 1 decision · { $level }
   *[other] { $n } decisions · { $level }
}
analysis-where = { $dice ->
    [none] Game { $game } · play { $n }
   *[other] Game { $game } · play { $n } · { $dice }
}
analysis-pr = PR
analysis-playsOf = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
analysis-luck = Luck
analysis-nextMistake = Next mistake
analysis-noMistake = No more mistakes
analysis-first = First
analysis-previous = Previous
analysis-next = Next
analysis-last = Last
analysis-mark-best = Best
analysis-mark-ok = Fine
analysis-mark-doubtful = Doubtful
analysis-mark-error = Error
analysis-mark-blunder = Blunder
analysis-forced = Only move
analysis-noDecision = No decision
analysis-noMove = No move
analysis-seat = { $length ->
    [0] { $score ->
        [one] 1 point
       *[other] { $score } points
    }
   *[other] { $score } of { $length }
} · { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
analysis-played = played
analysis-col-rank = Rank
analysis-col-play = Play
analysis-col-equity = Equity
analysis-col-loss = Loss
analysis-col-win = Win %
analysis-col-gammon = Gammon %
analysis-col-lost = Lost g. %
analysis-col-level = Level
analysis-noLoss = no loss
analysis-candidates = Candidate plays
analysis-lessDeeply = Analysed less deeply ({ $level })
analysis-more = { $n } more
analysis-fewer = Fewer
analysis-cube-title = Cube decision
analysis-cube-action = Action
analysis-cube-noDouble = No double
analysis-cube-doubleTake = Double, take
analysis-cube-doublePass = Double, pass
analysis-cube-best = Best
analysis-cube-cubeless = Cubeless
analysis-cube-rollout = rolled out
analysis-kind-double = Doubles
analysis-kind-noDouble = Rolls
analysis-kind-take = Takes
analysis-kind-drop = Passes
analysis-kind-beaver = Beavers
analysis-kind-raccoon = Raccoons
analysis-kind-play = { "" }
analysis-breakdown-title = All figures
analysis-breakdown-figure = Figure
analysis-breakdown-gnubg = Error rate, mEMG (gnubg)
analysis-breakdown-snowie = Error rate (Snowie)
analysis-breakdown-decisions = Decisions
analysis-breakdown-cubeDecisions = of them with the cube
analysis-breakdown-lost = Given up, EMG
analysis-breakdown-lostCube = of it with the cube
analysis-breakdown-lostMwc = Given up, match chances
analysis-breakdown-luck = Luck, EMG
analysis-breakdown-withoutLuck = Match chances without luck
analysis-breakdown-pointsWithoutLuck = Points without luck
analysis-breakdown-byKind = PR by kind of position
analysis-breakdown-of = of { $n }
analysis-luckMark-lucky = lucky roll
analysis-luckMark-veryLucky = very lucky roll
analysis-luckMark-unlucky = unlucky roll
analysis-luckMark-veryUnlucky = very unlucky roll
analysis-list = Plays
analysis-asTable = As a table
analysis-asGraph = As a graph
analysis-player = Player
analysis-won = { $you ->
    [yes] { $n ->
        [one] You won 1 point
       *[other] You won { $n } points
    }
   *[no] { $n ->
        [one] { $name } won 1 point
       *[other] { $name } won { $n } points
    }
}
analysis-unfinished = unfinished
analysis-exportHint = Copy XGID
analysis-copied = XGID copied
analysis-summary = { $doubtful ->
    [one] 1 doubtful play
   *[other] { $doubtful } doubtful plays
}, { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}
analysis-mistakes-missedDouble = Missed doubles
analysis-mistakes-wrongDouble = Wrong doubles
analysis-mistakes-wrongTake = Wrong takes
analysis-mistakes-wrongPass = Wrong passes
analysis-mistakes-wrongBeaver = Wrong beavers
analysis-themes-cube = Cube
analysis-themes-opening = Opening
analysis-themes-backGame = Back game
analysis-themes-blitz = Blitz
analysis-themes-prime = Prime
analysis-themes-bearOffAgainstContact = Bear-off against contact
analysis-themes-holdingGame = Holding game
analysis-themes-middleGame = Middle game
analysis-themes-race = Race
analysis-themes-bearOff = Bear-off
