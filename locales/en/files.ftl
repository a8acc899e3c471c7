# Sentences about files and identifiers of positions: problems that readers report, and why a text cannot be read or written.

log-error = line { $line }: { $kind }
log-error-kind-not-a-log = this is not the header of a Pasch action log
log-error-kind-version = version { $value } of the action log is not known; this program reads up to version { $version }
log-error-kind-json = { $value }
log-error-kind-value = "{ $value }" is no { $what ->
    [variant] game known here
    [edition] edition of the rules
    [seat] seat (A or B)
    [grade] grade of a win
    [crawford] state of the Crawford rule
    [effect] effect of a move
    [point] point
    [place] place of a checker
    [die] die
    [roll] roll
    [checkers] list of checkers
    [game] number of a game
    [figure] figure
    [step] move from one point to another
   *[other] { $what }
}
log-error-kind-option = house rule "{ $name }": "{ $value }" { $why }
log-error-kind-refused = { $value }

paste-error-nothing = no XGID, OGID, GNUBG Position ID or Match ID found
paste-error-match-id-alone = a Match ID alone does not say where the checkers stand; add the Position ID

diagram-error-game = there is no game called "{ $value }"
diagram-error-fields = a position has 8 fields joined by colons, this has { $value }
diagram-error-field = the { $field ->
    [checkers] checkers
    [turn] turn
    [dice] dice
    [cube] cube
    [score] score
    [length] length
   *[other] { $field }
} "{ $text }" of the position is not { $expected ->
    [checkers] words like 13x5 joined by commas, or -
    [player] a or b
    [roll] 0, d, or two or three dice from 1 to 6
    [cube] 0, or a power of two and its owner, as 2a
    [score] two numbers of points, as 3-2
    [points] a number of points
    [length] a number, with c, j, b or jb after it
   *[other] { $expected }
}
diagram-fault-rules = { $value }
diagram-fault-record = { $value }
diagram-fault-crawford = in the Crawford game one player is one point from the match, and the other is not
diagram-fault-owned-cube = a cube at 1 belongs to nobody
no-position-record = not sound to its end: { $value }
no-position-not-under-way = no game is under way at its end

place-error-too-long = a text with a position has at most { $longest } characters

board-fault-too-many = { $player } has { $count } checkers; a set holds 15
board-fault-shared = both players stand on one point: { $player }'s { $point } point
board-fault-deadlock = both players are on the bar against a closed board: nobody can ever move
score-fault = a score of { $score } reaches the match length { $length }

xgid-error-fields = an XGID has a board and 9 fields after it, this has { $value }
xgid-error-board-length = the board of an XGID has 26 characters, this has { $value }
xgid-error-board-character = "{ $character }" (character { $number } of the board) is neither "-" nor a letter A to P
xgid-error-foreign-bar = checkers of { $on } stand on the bar of { $bar }
xgid-error-field = the { $field ->
    [cube] cube
    [cube-owner] cube owner
    [turn] turn
    [dice] dice
    [score-x] score of X
    [score-o] score of O
    [match-length] match length
    [rule] rule
    [cube-limit] cube limit
   *[other] { $field }
} "{ $text }" of the XGID is not { $expected ->
    [power-15] an exponent from 0 to 15 (a power of two)
    [owner] 1 (X), -1 (O) or 0 (nobody)
    [player] 1 (X) or -1 (O)
    [points] a number of points from 0 to 32767
    [crawford] 0 or 1 (Crawford game)
    [money-rule] 0 to 3 (1 Jacoby, 2 beavers)
    [power-30] an exponent from 0 to 30 (a power of two)
    [roll] two dice from 1 to 6, 00, D, B or R
   *[other] { $expected }
}
xgid-warning-no-cube-limit = the cube limit is missing from the XGID: 10 assumed
xgid-warning-turn = turn { $value } in the XGID: O assumed
xgid-warning-crawford-score = the XGID says Crawford, but nobody is one point from the match
xgid-warning-owned-cube = the XGID gives an owner to a cube that was never turned

ogid-error-fields = an OGID has 3 to 11 fields, this has { $value }
ogid-error-place = "{ $character }" is no place of a checker of { $side ->
    [white] White
   *[black] Black
}: 0 to 9, a to o for 10 to 24, p for Black's bar
ogid-error-field = the { $field ->
    [cube] cube
    [dice] dice
    [last-player] player who acted last
    [score-black] score of Black
    [score-white] score of White
    [match-length] match length
    [checkers] number of checkers
   *[other] { $field }
} "{ $text }" of the OGID is not { $expected ->
    [cube] W, B, N, D or ?, an exponent from 0 to 15, and N, O, T or P
    [roll] two dice from 1 to 6, or nothing
    [player] W or B
    [number] a number from 0 to 32767
    [length] a number, with C, L or G and a number after it
   *[other] { $expected }
}
ogid-warning-no-turn = the OGID does not say whose turn it is: White assumed
ogid-warning-checkers = the OGID speaks of { $value } checkers a side: read as backgammon, the others borne off
ogid-warning-crawford-score = the OGID says Crawford, but nobody is one point from the match
ogid-warning-owned-cube = the OGID gives an owner to a cube that was never turned

fibs-board-error-no-board = a FIBS board begins with "board:"
fibs-board-error-fields = a FIBS board has { $fields } fields, this has { $value }
fibs-board-error-field = field { $field } of the FIBS board is "{ $text }", not { $expected ->
    [match-length] a match length
    [score] a score
    [sign] 1 or -1
    [both-checkers] -15 to 15 checkers
    [checkers] 0 to 15 checkers
    [sign-or-none] 1, -1 or 0
    [die] a die
    [power] a power of two
    [flag] 0 or 1
   *[other] { $expected }
}

loss-opening-throw = the throw for the first turn
loss-early-cube = a cube turned before the first play
loss-refused-resignation = a refused resignation
loss-resigned-grade = the grade of a resignation under the Jacoby rule
loss-forced-play = that a forced play was not made any more
loss-missing-turn = a turn that is missing from the record
loss-forfeit = the forfeit of the match
loss-position = a position set by hand: it is written as an illegal play, which GNU Backgammon does not read
loss-illegal-play = that a play was illegal, and what became of it
loss-other-game = a game of another kind
loss-overlay = comments, luck and what programs thought of the decisions
loss-judgements = luck and what programs thought of the decisions
loss-cube-equities = figures of the cube in a match that are equities, not winning chances
loss-depth = how deep another program looked: that is written as 0-ply
loss-names = the players' names, which could be taken for something else than names
write-error-variant = { $value } cannot hold { $second }
write-error-unsupported = { $value } cannot be written; { $list } can
write-error-series = { $value } cannot hold a series of different games

step-error-not-a-move = "{ $word }" is no move from one point to another
step-error-too-many = more checker moves in one play than there are checkers

pos-error-version = version { $value } of the Jellyfish position is not known; 124, 125 and 126 are
pos-error-short = the Jellyfish position ends before its { $value ->
    [version] version
    [settings] settings
    [cube] cube
    [cube-owner] owner of the cube
    [player] player on roll
    [play] kind of play
    [opponent] opponent
    [match-length] match length
    [score] score
    [names] names
    [crawford] Crawford game
    [last-move] last move
    [dice] dice
    [board] board
   *[other] { $value }
}
pos-error-value = the { $what ->
    [cube] cube
    [cube-owner] owner of the cube
    [player] player on roll
    [match-length] match length
    [score] score
    [crawford] Crawford game
    [die] die
    [checkers] number of checkers
    [bar] number of checkers on the bar
   *[other] { $what }
} of the Jellyfish position is { $value }

problem-partial-id = { $value ->
    [position-id] a Position ID
    [xgid-board] the board of an XGID
   *[other] { $value }
} alone does not say whose turn it is, the score or the cube: these are assumed
problem-unlimited = match length { $value } taken as unlimited play
problem-other-game = a game of another kind (GM[{ $value }]) was passed over
problem-variation = a variation beside the main line begins here and was not read
problem-missing-bracket = the closing bracket of the game is missing
problem-ends-inside-node = the file ends inside an entry; what is whole was read
problem-more = { $value } more in the file, not read here
problem-second-match = a second match begins here and was not read
problem-unknown-variation = unknown variation "{ $value }": read as backgammon
problem-variation-by-play = no variation is named; by the plays this is { $value }
problem-unknown-line = line not understood: "{ $value }"
problem-unknown-cell = entry not understood: "{ $value }"
problem-too-many-cells = more than two entries in a line
problem-ends-inside-line = the file ends inside a line
problem-no-score-line = the game has no line of names and scores
problem-game-number = game { $found } where game { $expected } was due
problem-other-names = the players are called "{ $first }" and "{ $second }" here
problem-score-jump = the score is given as { $found_a }-{ $found_b }, but the games before make it { $due_a }-{ $due_b }
problem-crawford-flag = { $called ->
    [yes] called the Crawford game, which it is not by the score
   *[no] not called the Crawford game, which it is by the score
}
problem-other-position = the checkers stand elsewhere than the play so far leads; they were set as the file shows them
problem-score-too-high = at { $first }-{ $second } the match to { $third } is already won
problem-bad-score = "{ $value }" is no score
problem-bad-dice = { $dice ->
    [none] a throw that is not named; { $then }
   *[other] impossible roll { $dice }; { $then }
}
problem-bad-play = { $error }; { $then }
problem-illegal-play = illegal play { $dice }: { $play }, { $reason ->
    [too-many] more than four checker moves
    [no-move] no move is possible with this roll
    [not-legal] which no legal play of this roll leads to
   *[other] { $reason }
}; { $then }
problem-nobody-to-roll = nobody is to roll
problem-no-play = no play is written for { $dice }, though { $legal } are legal; { $then }
problem-forced-play = no play is written for { $dice }; the only legal one was filled in: { $play }
problem-ambiguous-play = the play { $play } can be made in { $ways } ways that hit differently; the one that hits least was taken
problem-missing-turn = it is { $first }'s turn here, not { $second }'s; the missing turn was passed over
problem-opening-double = the first roll is a double
problem-nothing-offered = { $value ->
    [beaver] beaver
    [take] take
    [drop] drop
   *[other] { $value }
} without a double on offer; passed over
problem-refused = { $what ->
    [take] take
    [drop] drop
    [roll] roll
    [opening-roll] opening roll
    [play] play
    [double] double
    [beaver] beaver
    [result] result
    [resignation] resignation
   *[other] { $what }
} refused: { $reason }; passed over
problem-doubled-in-crawford = a double in the Crawford game, which has no cube; passed over
problem-no-crawford-rule = nothing says that the Crawford rule holds, and somebody doubles in what would be the Crawford game: read without it
problem-cube-value = the cube goes to { $due }, not to { $found }
problem-no-answer = the double is not answered; { $value }
problem-bad-setup = the position set by hand cannot be: { $value }
problem-won-points = the file gives { $found } points for the win, the play gives { $due }
problem-won-by-other = the win is written for { $first }, but { $second } has won
problem-won-unplayed = a result without a single roll: counted as a resignation
problem-resigned-without-points = resigned, but no points are given: counted as a single game
problem-odd-points = { $points } points for a resignation with the cube on { $cube }: counted as { $counted }
problem-analysis-passed-over = what a program thought of the decisions is in the file and was not read
problem-after-the-end = play goes on after the end of the game; passed over
problem-unfinished = the game stops before its end
read-error-empty = the file is empty
read-error-html = this is an HTML page, not a match: the download has failed, or it is a report for reading; save the match as SGF or match text (.mat)
read-error-binary = not a match file: neither text nor a known binary format
read-error-not-a-match = not a match file: no match and no position found in the text
read-error-other-game = not a backgammon file: SGF of game { $value }, where backgammon is 6
read-error-corrupt = the file is damaged: its part { $value } cannot be unpacked
read-error-too-large = the file unpacks to more than any match takes
read-error-no-length = line { $line }: the match has no "N point match" line before its first game
read-error-bad-length = line { $line }: invalid match length { $text }
read-error-no-game = no game found in the match
read-error-no-score = line { $line }: no "Score is" line stands before the first game
read-error-position = no game can go on from this position: { $value }

spell-error = GNU Backgammon's identifiers cannot hold this position: more than 15 checkers a side, or a score or cube too large

snowie-error-fields = a Snowie position has 40 fields, this has { $value }
snowie-error-field = field { $field } of the Snowie position is "{ $text }", not { $expected ->
    [player] player 0 or 1
    [match-length] a match length
    [flag] 0 or 1
    [score] a score
    [power] a power of two
    [sign-or-none] 1, -1 or 0
    [their-checkers] 0 to -15 checkers
    [both-checkers] -15 to 15 checkers
    [checkers] 0 to 15 checkers
    [die] a die
   *[other] { $expected }
}

match-id-error-length = a Match ID has 12 characters, this has { $value }
match-id-error-character = "{ $character }" (character { $number }) cannot stand in a Match ID
match-id-error-cube-owner = the Match ID gives the cube to a player 2
match-id-error-state = the Match ID has the unknown game state { $value }
match-id-error-dice = the Match ID has the impossible dice { $first } and { $second }
match-id-error-score = the Match ID has a score of { $score } in a match to { $length } that is still played
match-id-error-crawford-in-money = the Match ID has a Crawford game without a match

position-id-error-length = a Position ID has 14 characters, this has { $value }
position-id-error-character = "{ $character }" (character { $number }) cannot stand in a Position ID
position-id-error-overfull = the Position ID holds too many checkers

decode-note-not-utf8 = not valid UTF-8, read as Windows-1252
decode-note-nul-bytes = { $count ->
    [one] { $count } NUL byte removed
   *[other] { $count } NUL bytes removed
}
decode-note-broken-utf16 = broken UTF-16, unreadable characters replaced

remedy-set-by-hand = the checkers were set where the file puts them
remedy-game-ends = the rest of the game was not read
remedy-resignation = taken as a resignation
remedy-not-played = the turn was passed over
remedy-taken = taken as accepted
remedy-dropped = taken as refused

# The place of a remark, before it.
warning-line = line { $number }
warning-column = column { $number }
warning-game = game { $number }
warning-move = move { $number }
warning-at = { $places }: { $problem }
