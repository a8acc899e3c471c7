# Positions, rollouts, openings, races.

position-rolls-title = All 21 rolls
position-rolls-ask = Judge all rolls
position-rolls-roll = Roll
position-rolls-luck = Luck
position-rolls-mean = Mean of all rolls: { $equity }
position-rolls-take = Take point: { $live }% with a live cube, { $dead }% with a dead one; they have { $now }%.
position-rolls-gammon = Gammon value: { $mine } for you, { $theirs } for them.
position-rolls-market = Market losers: { $share }% of all pairs of rolls, yours and then theirs, lead to a pass.
position-side-a = A
position-side-b = B
position-board = Board to set up
position-brush = Checkers of
position-hint = Click a point to put a checker there, right-click to take one away, or drag it.
position-hintTouch = Tap a point to put a checker there, hold it to take one away.
position-keys = Enter puts a checker, Delete takes one away, X changes the side.
position-here = puts one more
position-undo = Undo
position-clear = Clear
position-start = Start position
position-flip = Turn the board
position-paste = Any ID of a position, or a link
position-open = Open
position-copied = Copied.
position-copy = Copy
position-link = Link
position-text = Text
position-copyLink = Copy link
position-copyId = Copy { $name }
position-copyText = Copy as text
position-faults = { $n ->
    [one] 1 problem:
   *[other] { $n } problems:
}
position-game = Game
position-onTurn = On roll
position-dice = Dice
position-die = Die { $n }
position-noDice = None
position-doubled = has doubled
position-cube = Cube
position-cubeValue = Value of the cube
position-noCube = None
position-middle = Middle
position-length = Match to
position-money = 0 is a money game
position-score = Points of { $side }
position-crawford = Crawford game
position-jacoby = Jacoby rule
position-beavers = Beavers
position-pips = { $n } pips
position-off = { $n } off
position-judge = Evaluate
position-level = How deep
position-levels-1 = 0-ply
position-levels-2 = 1-ply
position-levels-3 = 2-ply
position-levels-4 = 3-ply
position-levels-5 = 4-ply
position-levelNotes-1 = instant
position-levelNotes-2 = quick
position-levelNotes-3 = standard
position-levelNotes-4 = deep
position-levelNotes-5 = deepest
position-unfinished = Time ran out: this is { $level }.
position-notJudged = The computer does not judge this game yet.
position-noPlay = There is no legal play with this roll.
position-cubeAnswer-take = Take
position-cubeAnswer-pass = Pass
position-cubeAway = There is no cube decision.
position-chances = Wins { $win }%, gammon { $gammon }%, loses a gammon { $lost }%.
position-equity = Equity
position-mwc = Wins the match { $chance }%.
position-play = Play from here
position-playAs = You play
position-fromReview = Open this position
position-write-title = Write a lesson
position-write-lead = Make the position a step of a lesson. With a roll it asks for the play, without one for the cube. The engine says which answers are right.
position-write-add = Add this position
position-write-file = Your lesson
position-write-check = Check
position-write-save = Save as a file
position-write-clear = Start again
position-write-good = The rules and the engine agree with every step.
position-write-faults = { $n ->
    [one] 1 problem:
   *[other] { $n } problems:
}
position-write-sentences = Sentences to write for it
position-list-title = { $n } positions
position-list-close = Close the list
position-list-toPlay = { $side } plays { $dice }
position-list-toRoll = { $side } is to roll
position-list-doubled = { $side } has doubled
position-list-match = match to { $length }, A { $a }, B { $b }
position-list-money = money
position-list-unreadable = cannot be read

rollout-title = Rollout
rollout-how = How to roll out
rollout-preset-quick = Quick
rollout-preset-full = Full
rollout-preset-strong = Strong
rollout-start = Roll out
rollout-settings = Settings
rollout-trials = Games
rollout-horizon = Half-moves, 0 to the end
rollout-plies = Plies of plays
rollout-cubePlies = Plies of the cube
rollout-seed = Seed of the dice
rollout-best = Best plays
rollout-chosen = Or these plays
rollout-unknownPlays = Evaluate the position to choose among its plays.
rollout-jsd = Stop when ahead by JSD
rollout-error = Stop below error
rollout-cubeful = With the cube
rollout-luck = Take the luck out
rollout-always = Dice are balanced and the same for all candidates. 0 switches a stop off.
rollout-status-waiting = Waiting.
rollout-status-running = Playing.
rollout-status-done = Done.
rollout-status-certain = Certain enough.
rollout-status-stopped = Stopped.
rollout-status-failed = Failed.
rollout-games = { $n } of { $all } games
rollout-left = about { $n } s left
rollout-took = { $seconds } s
rollout-stop = Stop
rollout-goOn = Go on
rollout-more = Go on to { $n }
rollout-position = Position
rollout-interval = 95% interval
rollout-between = from { $low } to { $high }
rollout-trialsOf = { $n ->
    [one] 1 game
   *[other] { $n } games
}
rollout-dropped = given up
rollout-jsdOf = { $n } JSD

openings-replies = Replies to { $first } { $play }
openings-how = { $horizon ->
    [0] Rolled out by Pasch’s own nets: { $games } games a play, { $plies }-ply. Money, no Jacoby rule, 95% intervals.
   *[other] Rolled out by Pasch’s own nets: { $games } games a play, { $plies }-ply, judged after { $horizon } half-moves. Money, no Jacoby rule, 95% intervals.
}
openings-solved = This game is solved: the best plays of every roll are here with their exact worth. Money, no Jacoby rule.
openings-mean = Throwing first with both dice is worth { $equity } on average.
openings-meanReply = The answer is worth { $equity } on average.
openings-all = All first rolls
openings-game = Game
openings-doubles = Doubles
openings-plain = Rolls of two different dice
openings-firstDoubles = Doubles, where the first player throws both dice
openings-open = Open { $roll } as a position
openings-plays = Plays of { $roll }
openings-answers = replies

endgame-title = Race
endgame-side = Side
endgame-onRoll = on roll
endgame-rolls = Rolls
endgame-effective = Effective pips
endgame-wastage = Wastage
endgame-win = { $exact ->
    [yes] The player on roll wins { $chance }%, known from the database.
   *[no] The player on roll wins { $chance }%, as the net judges.
}
endgame-distribution = Chance of needing so many rolls
endgame-cube = Cube for money
endgame-owned = Owned
endgame-ideal = Ideal cube
endgame-cubesExact = Equities known from the database of both sides.
endgame-cubesModel = Equities by the cube model.
endgame-idealNote = The ideal cube (Keeler and Spencer, 1975) is always turned at the very best moment.
endgame-thumb = Rules of thumb
endgame-rule = Rule
endgame-count = Count
endgame-says = It says
endgame-names-keith = Keith count
endgame-names-kleinman = Kleinman metric
endgame-names-trice = Trice’s rule of 62
endgame-keith = { $mine } to { $theirs }
endgame-kleinman = { $metric }, wins { $win }%
endgame-trice = { $behind } behind, last take { $last }
endgame-double = Double, no redouble
endgame-redouble = Double and redouble
endgame-noDouble = No double
endgame-take = take
endgame-pass = pass
