# Sentences of the rules: why a play, a cube action or a position is refused. Points are in the count of the player who is told.

notation-error-syntax = `{ $word }` is not a move such as 13/7 or bar/20*
notation-error-illegal = { $fault ->
    [none] `{ $text }` is not a legal play
   *[some] `{ $text }` is not a legal play: { $fault }
}

options-error-backgammon-value = a backgammon counts 2 or 3 points, not { $value }
options-error-max-per-point = at most { $value } checkers on a point leave no room on six home points
options-error-no-hitting = { $value } has no hitting, so the no-hit-and-run rule does not apply
options-error-no-pinning = { $value } has no pinning, so its mother and pin rules cannot be set
options-error-no-runner = { $value } has no first-checker and starting-prime rules to set
options-error-pointless = { $variant } has no rule about { $option }
options-error-turn-limit = a game cannot end after 0 turns
options-error-cascade-from = a player's turns are counted from 1: doubles cannot climb from turn 0 on
options-error-runner-to = the first checker starts on 24: it has to reach a point below that before another may move
options-error-opening-dice = { $value } is played with three dice: the starter has to throw them
options-error-no-such-form = { $value } is not played with that start, direction or contact

decision-refusal-not-your-turn = it is not your turn
decision-refusal-grade = a { $grade } is not possible any more

header-error-length = a match to { $value } points is longer than the { $max } allowed
header-error-games = a round of { $value } games is longer than the { $max } allowed

replay-error = action { $index } of the record: { $source }

why-not-no-checker = you have no checker on { $from }
why-not-no-such-die = no die left moves a checker from { $from } to { $to }
why-not-bar-first = your checkers on the bar must enter first
why-not-pool-first = all your checkers must be entered first
why-not-blocked = the opponent holds your { $to } point
why-not-pinned = your checker on { $from } is pinned
why-not-not-all-home = you may bear off only when all your checkers are in your home board
why-not-pinned-at-home = you may not bear off while one of your checkers is pinned
why-not-not-rearmost = a { $die } may bear off from a lower point only when no checker stands behind it; { $rearmost } is still occupied
why-not-exact-number-only = checkers are borne off with the exact number only
why-not-must-bear-off = with a { $die } the checker on { $point } must be borne off
why-not-rearmost-only = only your rearmost checker, on { $rearmost }, may be used here
why-not-runner-first = your first checker, on { $runner }, must reach your { $to } point before another one moves
why-not-point-full = your { $point } point already holds { $max } checkers, the most allowed
why-not-hit-and-run = a checker that hit in your home board must stay there this turn ({ $point })
why-not-holds-too-many = you may not hold more than { $max } of these points at once: { $points }
why-not-closes-too-many = you may not close more than { $max } of these points at once: { $points }
why-not-must-open-home = you must open your home board: an opposing checker on the bar waits to enter
why-not-must-open-prime = you must open your prime: all the opponent's checkers are locked up behind it
why-not-entry-roll = new checkers enter only with a double or a 1-2
why-not-enter-all-before = no checker may go beyond your { $limit } point before all of them have entered
why-not-backward-only-to-hit = a checker may move backwards only to hit a lone opposing checker; there is none on your { $to } point
why-not-backward-smaller-die = only the smaller die may hit backwards
why-not-head-used = { $max ->
    [one] only one checker may leave your head, the 24 point, in this turn
   *[other] only { $max } checkers may leave your head, the 24 point, in this turn
}
why-not-six-block = six points in a row are allowed only when an opposing checker has got past them (from your { $farthest } point on)
why-not-home-stays = a checker in your home board may only be borne off; the one on { $from } stays
why-not-hit-needs-one-home = you may hit only when one of your checkers has come home
why-not-game-over = the game is over here: nothing more is played
why-not-not-yet = the { $die } may be played only when the dice before it have been played
why-not-more-dice = you must use as many dice as possible: { $possible } can be played, this allows { $this_way }
why-not-more-later = { $possible } moves of the number that follows can be kept playable, this allows { $this_way }
why-not-blockade = { $checkers } opposing checkers on your { $at } point let nobody land there or pass
why-not-moved-already = the checker on { $from } has moved: each moves only once a roll
why-not-whole-roll = the whole roll must be played or nothing, and after this the rest of it could not be
why-not-fined = 1-1 moves nothing: it only takes your foremost checker
why-not-higher-die = only one of the dice can be played, and it must be the higher one
play-fault-move = move { $index }: { $why }
play-fault-misstated = move { $index }: die or hit are not as stated
play-fault-incomplete = only { $played } of { $possible } possible moves are played

misplay-refusal-not-agreed = only legal plays are accepted at this table
misplay-refusal-insisted-on = your opponent has insisted on a legal play
misplay-refusal-no-such-move = move { $index }: no checker can be moved so
misplay-refusal-too-long = a play of { $value } moves is too long
misplay-refusal-legal = this play is legal
misplay-refusal-has-to-be-corrected = an illegal play has to be corrected at this table
misplay-refusal-cannot-stand = this play cannot stand: { $value }

house-error-name = no such option
house-error-value = must be { $value }
house-values-yes-no = yes or no
house-values-words = one of { $words }
house-values-number = a number from { $least } to { $most }
house-values-words-number = one of { $words }, or a number from { $least } to { $most }

parse-side-error = `{ $word }` is not of the form point:checkers, such as 13:5
setup-fault-too-many-checkers = player { $player } has { $count } checkers, { $allowed } are allowed
setup-fault-shared-point = both players stand on one point: A's { $a }, B's { $b }
setup-fault-unclear-pin = one checker of each player stands on A's { $a } (B's { $b }), but neither is marked pinned
setup-fault-false-pin = player { $player } has no pinned checker on { $point }
setup-fault-no-bar = player { $player } has a checker on the bar, but this game has no hitting
setup-fault-no-pool = player { $player } has a checker not yet entered, but this game starts on the board
setup-fault-off-track = player { $player } has a checker on { $point }, which this game does not use
setup-fault-empty = there is no checker on the board
setup-fault-both-closed-out = both players are on the bar against closed home boards: nobody can ever move

apply-error-not-now = { $action ->
    [opening-roll] an opening roll
    [first-turn] choosing who starts
    [refuse-opening] refusing the opening roll
    [roll] a roll
    [play] a play
    [illegal-play] an illegal play
    [insist] insisting on a legal play
    [let-stand] letting an illegal play stand
    [double] a double
    [take] a take
    [drop] a drop
    [beaver] a beaver
    [resignation] a resignation
    [accept-resignation] accepting a resignation
    [refuse-resignation] refusing a resignation
    [forfeit] a forfeit
    [set-up] setting up a position
   *[other] a { $action }
} is not possible now
apply-error-match-over = the match is over
apply-error-wrong-dice = this game is played with { $expected } dice, not { $count }
apply-error-illegal-play = illegal play { $play }: { $fault }
apply-error-no-opening-refusal = the opening roll may not be refused here
apply-error-no-such-grade = this game cannot be lost by a { $grade }
apply-error-setup = impossible position: { $value }
apply-error-setup-finished = player { $player } has borne off all checkers: there is nothing to play
apply-error-setup-decided = the game is over in this position: there is nothing to play
apply-error-setup-cube = a cube cannot show { $value }
apply-error-setup-score = a score of { $a } to { $b } is not possible in a { $length } point match

cube-refusal-no-cube = this game is played without the cube
cube-refusal-crawford-game = there is no cube in the Crawford game
cube-refusal-not-owner = the opponent owns the cube
cube-refusal-not-now = a player may double only at the start of their own turn, before rolling
cube-refusal-dead = the cube is dead: at its present value it already decides the match
cube-refusal-holland = after the Crawford game nobody may double before each side has rolled twice
cube-refusal-no-beaver = no further beaver is allowed here
cube-refusal-limit = the cube cannot go higher than { $max }

grade-single = single game
grade-gammon = gammon
grade-backgammon = backgammon

special-option-extra-roll = an extra roll after doubles
special-option-entry = how checkers enter
special-option-hit-needs-one-home = when hitting is allowed
special-option-checkers-left = what a win counts
special-option-cascade-from = the turn from which doubles climb
special-option-leftover = unfinished doubles
special-option-head = checkers that leave the head
special-option-six-block = six points in a row
special-option-last-roll = a last roll for a draw
special-option-optional-hits = hitting backwards
special-option-ones = what 1-1 does
special-option-bear-off = how checkers are borne off
special-option-koks = koks
special-option-open-home = opening a closed home board

# $faults are sentences, each as above, with semicolons between them.
setup-error = { $faults }
