# Sentences that the commands of `pasch` print: errors, progress, headings, reports.

database-option = --database cannot be used
importing = importing
judging = judging
judging-game = game { $game } of { $games }
large-headings = KB | ROWS | KIND | OWNER
large-owner = { $guest ->
    [yes] { $name } (guest)
   *[no] { $name }
}
lasting-for-good = for good
lasting-until = until { $day }
made-otherwise = { $path } was made with other numbers or nets; name another file
making-database = making the database
match-kind = { $points ->
    [0] money session
   *[other] { $points } point match
}
moderators-already = { $moderator ->
    [yes] { $name } is a moderator already
   *[no] { $name } is not a moderator
}
moderators-now = { $moderator ->
    [yes] { $name } is a moderator now
   *[no] { $name } is no moderator now
}
numbered-match = { $path }, number { $number }
numbered-position = { $path }, position { $number }
options-no-object = "options" must be an object
options-refused = option { $key }: { $value }
position-said = The file says:
position-wins = wins { $win }%  { $method }
progress-left = { $percent } %  { $time } left
reason-length = the reason has 1 to { $most } characters
restore-failed = the backup was not restored
rolling-out = rolling out
unknown-language = known are { $known }
score-of = { $points } of { $length }
stopped-at = stopped; the same command continues from here ({ $path })
stopped-unwritten = stopped; nothing was written
yes-or-no = { $fact ->
    [yes] yes
   *[no] no
}

account-failures = failed sign-ins
account-identifier = identifier
account-made = made
account-mail = mail
account-matches = matches
account-muted = muted
account-name = name
account-passkeys = passkeys
account-password = password
account-role = role
account-second-factor = second factor
account-sessions = sessions
account-suspended = suspended
account-tokens = tokens

accounts-delete-again = { $name } is already being deleted; a running server does it
accounts-delete-unconfirmed = this cannot be undone: add --yes to delete { $name }
accounts-deleted = { $name } will be deleted: by a running server now, by a stopped one when it starts
accounts-ended = { $name }: { $count } ended
accounts-exported = { $path }: { $size } kB
accounts-lifted = { $name } may play and chat again
accounts-no-sanctions = { $name } is neither suspended nor muted
accounts-no-second-factor = { $name } has no second factor
accounts-second-factor-ended = { $name } now signs in with the password alone
accounts-suspended = { $name } is suspended { $until }

backup-contents = { $users } users, { $matches } matches played, { $actions } actions in their logs, { $collected } matches collected, { $analyses } analyses
backup-failed = no backup was made
backup-made = { $path }: { $contents }, { $size } kB
backup-no-folder = cannot make the data folder

bearoff-made = { $path }: { $what }, { $size } bytes, { $seconds } s
bearoff-made-one-sided = { $positions } positions of { $checkers } checkers on { $points } points
bearoff-made-two-sided = { $pairs } pairs of up to { $checkers } checkers on { $points } points
bearoff-position-missing = a covered position is missing
bearoff-verified-one-sided = { $file }: { $checkers } checkers on { $points } points, { $positions } positions; hash right, { $checked } known figures right
bearoff-verified-two-sided = { $file }: two-sided, { $checkers } checkers on { $points } points, { $pairs } pairs; hash right, { $checked } known figures right
bearoff-wrong = checkers on { $points } come off in one roll { $found } times of 36, not { $ways }

cannot-answer = cannot write the answer
cannot-listen = cannot listen at { $address }
cannot-make = cannot make { $path }
cannot-make-folder = cannot make the folder { $path }
cannot-open = cannot open { $path }
cannot-read = cannot read { $path }
cannot-read-question = cannot read the input
cannot-start = cannot start { $program }
cannot-start-threads = cannot start threads
cannot-write = cannot write { $path }
cannot-write-to = cannot write to { $path }

compare-analysing = GNU Backgammon analyses { $count } matches
compare-by-both = where both rollouts say the same
compare-by-gnubg = by gnubg's rollouts
compare-by-pasch = by Pasch's rollouts
compare-chart-across = lost, says GNU Backgammon
compare-chart-title = Loss of every decision: Pasch and GNU Backgammon
compare-chart-up = lost, says Pasch
compare-cubes = cube decisions
compare-dispute-headings = pasch | gnubg | pasch sees | gnubg sees | pasch's rollout | gnubg's | right | right | position
compare-disputes = the { $count } largest disagreements, rolled out by both: { $trials } games for each choice, to the end, 0-ply, with the cube, luck taken out, seed { $seed }; gain: Pasch's choice less gnubg's, ± standard error
compare-faulty-file = the file contradicts itself or the rules; `pasch info` says where
compare-head = { $matches } matches; Pasch at the level { $level }, { $program } { $plies }-ply; one thread each
compare-incomplete = GNU Backgammon did not do every match
compare-kind-headings = { "" } | decisions | correlation | same best | loss, pasch | gnubg | other's best loses, pasch | gnubg
compare-left-out = { $name }: left out: { $error }
compare-no-decision = a decision of the match is missing
compare-no-files = none of these files holds a match that both programs can judge
compare-not-rolled = GNU Backgammon did not roll out action { $action } of { $name }
compare-nothing-to-judge = there is nothing to judge in it
compare-one-choice = a rollout needs two choices
compare-open = open
compare-player-headings = match | player | decisions, pasch | gnubg | PR, pasch | gnubg
compare-plays = checker plays
compare-ratings = PR of a player: { $difference } apart on average, correlation { $correlation }
compare-rolling-out = GNU Backgammon rolls out { $count } decisions
compare-rollout-time = rollouts: { $pasch } s of processor time by Pasch, { $gnubg } s by gnubg
compare-time = analysis: { $pasch } s of processor time by Pasch, { $other } s by { $program }: { $times } times as fast
compare-unfinished = GNU Backgammon did not finish; it needs its Python
compare-unmatched = not compared, as only one of them judged it: { $count }
compare-unwritten = GNU Backgammon did not write { $path }
compare-verdict = { $judge }: Pasch right { $pasch }, gnubg right { $gnubg }, too near to tell { $open }; mean gain { $gain } ±{ $error }

convert-failed = cannot write { $output } from { $name }
convert-known = { $formats } can be written, a position as { $positions }
convert-loss = { $target } cannot hold { $loss }
convert-loss-in-game = game { $game }: { $target } cannot hold { $loss }
convert-no-identifiers = { $name } has no such identifiers
convert-other-format = { $path } is a file of the format { $format }, not { $expected }
convert-program = Written by Pasch { $version }
convert-read-only = the format { $format } is only read, not written; { $known }
convert-read-only-kind = files of the kind .{ $kind } are only read, not written; { $known }
convert-several = { $path } holds { $count } matches: written as { $first } to { $last }
convert-unclear-name = the name { $path } does not tell the format; add --to: { $known }
convert-unknown = unknown format { $id }
convert-use-pasch = use --to pasch, which holds every game and action

diagram-doubles = Doubles
diagram-on-roll = On roll
diagram-score-crawford = { $points } of { $length }, Crawford
diagram-theme = there is no theme of that name
diagram-too-large = a picture of { $width } by { $height } is too large
diagram-unpacked = the picture cannot be encoded
diagram-unreadable = the drawing cannot be read

dice-amber = not excluded (amber)
dice-checked = match { $id }, game { $game }, { $a } – { $b }: { $right } throws checked
dice-contradiction = { $name }: the record contradicts itself; keep the files
dice-faults = and this is wrong:
dice-game = { $name }, game { $game } of match { $match_id }
dice-given-up = { $count } given up
dice-green = no (green)
dice-keys = Keys: server { $server }, { $a } { $a_key }, { $b } { $b_key }. Compare them with those you know.
dice-log-unplayable = its log cannot be replayed
dice-log-unreadable = its log cannot be read
dice-none = { $path }: no dice of { $protocol } in it
dice-not-proved = Records of pasch-dice/2 do not prove when the server was bound, who bound a chain anew, or that a player for whom the server stood in was away.
dice-other-roller = action { $at }: { $party } was to roll, and the throw was declared by another
dice-red = the record contradicts itself (red)
dice-skipped = { $count ->
    [one] { $count } number was used up by a second device of the roller.
   *[other] { $count } numbers were used up by a second device of the roller.
}
dice-stood-in = { $count } with a chain that the server held for { $name }
dice-unknown-protocol = the dice are of { $other }; { $protocol } and { $protocol2 } are known
dice-unreadable = the dice cannot be read
dice-unsigned = { $name }: these dice are of { $protocol }: nothing in them is signed, so there is nothing to compare
dice-verdict =
    match { $id }, { $a } – { $b }: { $throws ->
        [one] { $throws } throw checked
       *[other] { $throws } throws checked
    }
    Could a throw be chosen? { $chosen }
    Could a throw be foreseen? { $foreseen }
dice-wrong = { $name }: the dice of { $wrong } of { $games } games are not those that everybody was bound to

endgame-cube = { $owned ->
    [yes] cube owned
   *[no] cube in the middle
}
endgame-cube-headings = money | no double | take | pass | ideal cube |
endgame-equities = { $exact ->
    [yes] Equities known from the database of both sides.
   *[no] Equities by the cube model.
}
endgame-keith = { $mine } to { $theirs }
endgame-no-race = this is no race of a game that moves as backgammon
endgame-no-redouble = double, no redouble
endgame-redouble = double, redouble
endgame-roll-headings = rolls | on roll % | opponent %
endgame-side-headings = { "" } | pips | rolls | ± | effective | wastage
endgame-trice = { $behind } behind, last take { $last }
endgame-wins = { $exact ->
    [yes] Wins { $win }%, from the database.
   *[no] Wins { $win }%, by the net.
}

engine-hyper-damaged = pasch: { $error }; `pasch hyper generate` makes it again
engine-no-bearoff = cannot make the bear-off database
engine-too-deep = { $plies } plies is deeper than the { $most } there are
engine-unknown-level = unknown level { $id }; known are { $known }

eval-no-such-text = { $name } has no such text
eval-seconds = --seconds takes a number of seconds, like 2.5
eval-text = --text takes an identifier or a file of a position

external-failed = pasch: { $error }
external-listening = listening at { $address }; in GNU Backgammon: set player 0 external { $address }
external-no-connection = cannot accept a connection

files-archive = { $path } is an archive of several files; `pasch analyze` and `pasch import` take it whole
files-empty-archive = { $path } is an archive without a file in it
files-folder = { $path } is a folder; name a file in it
files-no-file = { $path } is { $kind ->
    [pipe] a named pipe
    [socket] a socket
    [device] a device
   *[other] something else
}, not a file; `-` reads standard input
files-no-folder = cannot write { $path }: there is no folder { $folder }
files-no-name = { $path } names no file
files-no-text = this is no text: name a file for it, or send it into a pipe
files-packed = cannot unpack
files-too-large = { $path } is larger than { $most } MiB: not a match file

game-drawn = drawn
game-over = the game is over
game-unfinished = unfinished

gnubg-answer = GNU Backgammon's answer cannot be read
gnubg-no-input = GNU Backgammon has no standard input
gnubg-no-output = GNU Backgammon has no standard output
gnubg-slow = GNU Backgammon took longer than { $seconds } s
gnubg-unreadable = reading GNU Backgammon's output failed

hyper-made = { $checkers } checkers a side, { $pairs } pairs of positions
hyper-verified = { $path }: { $checkers } checkers a side, { $pairs } pairs of positions; hash right, { $checked } known figures right; { $samples } sampled positions agree with their rolls to within { $fault }
hyper-wrong = a position is worth { $fault } more or less than what its rolls lead to

import-broke-off = the import failed; what was imported stays
import-done = { $files } files: { $added } new matches ({ $faulty } with faults), { $known } known, { $refused } not understood
import-link = open this link once, in the browser that shall own the collection (valid for a week):
import-more = … and { $printed } more; --json prints up to a thousand
import-no-database = cannot use the database { $database }
import-no-link = cannot make a link
import-no-path = there is no { $path }
import-paths = { $count } paths
import-stopped = stopped; what was imported stays, and the same command continues from here

info-beside = beside the play: { $comments } comments, { $plays } rolls and { $cubes } cubes judged
info-format = { $games ->
    [one] format { $format }, { $games } game, score { $score }
   *[other] format { $format }, { $games } games, score { $score }
}
info-game = { $crawford ->
    [yes] game { $number } at { $score }, Crawford game: { $rolls } rolls, { $result }
   *[no] game { $number } at { $score }: { $rolls } rolls, { $result }
}
info-position = format { $format }, a position: { $position }
info-wins = { $resigned ->
    [yes] { $points ->
        [one] { $name } wins { $points } point by resignation
       *[other] { $name } wins { $points } points by resignation
    }
   *[no] { $points ->
        [one] { $name } wins { $points } point
       *[other] { $name } wins { $points } points
    }
}

json-array = an array
json-bad = not JSON: { $error }
json-null = null
json-number = a number
json-object = an object
json-string = a string
json-true-or-false = true or false
json-twice = the key { $key } stands twice
json-value = a JSON value

lines-empty = an empty line; expected a JSON object
lines-no-object = expected a JSON object, got { $kind }
lines-no-text = not UTF-8: byte { $place } is { $byte }
lines-too-long = the line is longer than { $most } bytes

mail-from = --mail-from cannot be used
mail-no-password = the mail server's password cannot be read from { $path }
mail-smtp = --smtp cannot be used

many-game = --game is about one match; name its file alone
many-length = { $points ->
    [0] money
   *[other] { $points }
}
many-match-headings = file | points | | PR | | PR
many-needs-folder = reports of several matches are several files: name a folder for them with --out
many-nothing-played = nothing was played in it
positions-written = { $count ->
    [one] { $path } written: 1 decision
   *[other] { $path } written: { $count } decisions
}
many-nothing-to-judge = there is no match to judge in { $path }
many-passed-over = { $count ->
    [one] { $count } file was skipped
   *[other] { $count } files were skipped
}
many-player-headings = player | matches | PR | decisions | errors | blunders | luck a match, EMG
many-progress = { $seen } of about { $about }: { $name }
many-progress-left = { $seen } of about { $about }, { $left } left: { $name }
many-same-match = the same match as { $first }
many-stopped = { $count ->
    [one] stopped after { $count } match; the same command continues
   *[other] stopped after { $count } matches; the same command continues
}
many-warnings = { $count ->
    [one] { $name }: { $count } warning; `pasch info` shows it
   *[other] { $name }: { $count } warnings; `pasch info` shows them
}

met-about = Match winning chances, rolled out score by score by `pasch met make`.
met-after = after
met-head = { $name }; beyond { $published } points projected. Row 1 and column 1: the Crawford game; `after`: the trailer after it.
met-made = { $path }: { $points } points, { $figures } scores, standard errors to { $largest }
met-name = Pasch { $points } point MET
met-scores = scores

networks-banned = { $network } is banned { $until }
networks-lifted = { $network } may come again
networks-not-banned = { $network } is not banned

no-database = there is no database at { $path }
no-gnubg = GNU Backgammon is not installed (Debian package gnubg)
no-home = there is no home folder; name a file
no-input = cannot read standard input
no-output = cannot write to standard output
no-such-account = there is no account named { $name }
no-text = { $path } is no text

openings-about = Equities of first plays and replies, rolled out by `pasch openings make`.
openings-first-rolls = first rolls
openings-headings = { "" } | equity | ±95 % | win | g | lose g | games
openings-made = { $path }: { $made } of { $all } rolls, { $plays } plays, { $games } games
openings-no-book = no book of { $game } comes with the program; of Hypergammon there is one once `pasch hyper generate` has solved it
openings-not-in-book = this is not in the book yet

page-all-headings = # | Player | Play | Loss | Luck | Position
page-all-plays = All plays
page-analysed = { $occasion }, analysed by Pasch { $version }
page-blunders = Blunders ??
page-chance-headings = Win % | Gammon % | Lost g. % | Level
page-chances = { $name }: chances to win the game
page-cube-headings = Action | Equity
page-cube-mistake = Cube: { $kind }
page-cubes = Cube decisions
page-cubes-by-theme = Cube decisions by kind of position
page-decisions = Decisions
page-double-pass = Double, pass
page-double-take = Double, take
page-doubtful = Doubtful ?!
page-errors = Errors ?
page-game = Game { $number }
page-game-head = { $crawford ->
    [yes] Game { $number }{ $name }, { $score }, Crawford game: { $result }
   *[no] Game { $number }{ $name }, { $score }: { $result }
}
page-game-headings = Game | Score | Result
page-games = Games
page-graph = Chances of { $name } to win game { $number }
page-less-deep = Looked at less deeply ({ $level })
page-loss = Given up, EMG
page-loss-cube = of it with the cube
page-loss-mwc = Given up, MWC
page-luck = Luck, EMG
page-luck-mwc = Luck, MWC
page-luckless = Result without luck
page-memg = Error rate, mEMG (gnubg)
page-mwc-heading = MWC %
page-no-double = No double
page-of = of { $decisions }
page-pips = { $pips } pips
page-play-headings = # | Play | Equity | Loss
page-pr-of = PR { $name }
page-rollout = Rollout of { $games } games, ±{ $error }
page-score = { $crawford ->
    [yes] { $score }, Crawford
   *[no] { $score }
}
page-snowie = Error rate (Snowie)
page-summary = Summary
page-worst = The most expensive decisions
page-worst-turn = Game { $number }, { $name } { $what }
page-wrong = { $count } wrong, { $loss }

place-column = column { $at }
place-game = game { $at }
place-line = line { $at }
place-move = move { $at }

purge-gone = { $kept ->
    [0] { $guests } not seen for { $days } days are gone, with { $matches }
   *[other] { $guests } not seen for { $days } days are gone, with { $matches }; with others stay: { $kept }
}
purge-guests = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
purge-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
purge-would-go = { $kept ->
    [0] { $guests } not seen for { $days } days would go, with { $matches }
   *[other] { $guests } not seen for { $days } days would go, with { $matches }; with others stay: { $kept }
}

query-both-sides = both sides stand on one point: "me" on { $a }, which is { $b } for "op"
query-checkers = too many checkers
query-crawford = "crawford" must be true or false
query-cube = "cube": { $value } is not a power of two
query-cube-owner = "cube_owner" must be "me", "op" or null, not { $owner }
query-cube-too-large = a cube at { $cube_value } is beyond the largest
query-dice = "dice": { $dice } is not a roll of { $count } dice
query-game-over = the game is over in this position: there is nothing to play
query-in = in "{ $key }"
query-key-missing = "{ $key }" is missing
query-no-dice = the dice are missing: give "dice":[6,1], or an XGID with a roll
query-no-object = expected a JSON object
query-no-point = `{ $text }` is not a point
query-nothing = give "xgid" or "position", or "variant" with "me" and "op"
query-number = "{ $key }" must be a whole number
query-pinned = one checker of each side stands on { $a } for "me", { $b } for "op": name the pinned one in "me_pinned" or "op_pinned"
query-play = --play { $text }
query-position = "position" must be a string
query-score = "score" must be two whole numbers, mine first
query-score-too-high = a score of { $score } reaches the match length { $length }
query-string = "{ $key }" must be a string
query-too-large = "{ $key }": { $value } is too large
query-unknown-key = unknown key { $key }; known are { $known }
query-unknown-variant = unknown variant { $variant }; known are { $known }
query-xgid = "xgid" must be a string

reference-head = Reference
reference-intro = Figures of the game. `pasch reference --markdown docs/reference.md` computes them; nothing here is typed by hand. The page *Reference* in the program shows the same figures.
reference-shots = Shots
reference-shots-how = Rolls of 36 with which one checker hits a blot that is so many points away. The points between are open. Every roll is played by the rules.
reference-shots-headings = points away|rolls
reference-blocked-how = The same with one point blocked. Rows are the distance of the blot, columns that of the blocked point. The page and the JSON answer for any set of blocked points.
reference-pairs-how = Two blots: rolls with which one checker hits at least one of them. Row and column are the two distances.
reference-entering = Entering and dice
reference-entering-how = Rolls of 36 by the number of closed points in the home board. It does not matter which ones are closed.
reference-entering-headings = closed points|one checker enters|of two, at least one|of two, both
reference-dice-headings = dice|of 36
reference-dice-double = a double
reference-dice-given = a given number
reference-dice-either = one of two given numbers
reference-dice-pips = A roll is worth { $pips } pips on average, { $plain } without the doubles.
reference-last = Last checkers
reference-last-how = Rolls of 36 that take off all checkers at once. Row and column are the points of the two checkers; the first column is one checker alone.
reference-last-more = Three and four checkers need a double. How many of the six do it, with all positions for which it is so:
reference-last-alone = alone
reference-last-doubles = { $n ->
    [one] { $n } double
   *[other] { $n } doubles
}
reference-last-checkers = { $n } checkers
reference-takes = Take points
reference-takes-how = Chance in per cent that you need to take a double to { $cube }, without gammons, by the table { $met }. Rows: points you need; columns: points your opponent needs. The first number holds if you never redouble (dead cube), the second if you redouble at the perfect moment (live cube). The third is the one to play by: live + { $weight } × (dead − live), after Simborg and O'Hagan.
reference-gammons-how = Gammon value at a cube of { $cube }: what a gammon adds, as a share of the difference between a plain win and a loss. For money it is .50.
reference-after-how = After the Crawford game: chance in per cent that the leader needs to take the double of an opponent who needs so many points.
reference-after-headings = trailer needs|take point
reference-met = Match equities
reference-met-how = Chance in per cent to win the match: { $met }. Rows: points you need; columns: points your opponent needs. Row and column 1 are the Crawford game.
reference-met-after = after Crawford
reference-rules-how = Rules of thumb beside the table { $met }, over all scores from 2 to { $points } points: mean and largest error in per cent.
reference-rules-headings = rule|mean error|largest error|at
reference-rules-janowski = Janowski: 50 + 85 × lead ÷ (trailer's need + 6)
reference-rules-turner = Turner: 50 + (24 ÷ trailer's need + 3) × lead
reference-rules-numbers = One number for each point of lead: { $numbers } if the trailer needs 3, 4, 5 and so on (after Kazaross)
reference-rules-pasch = The table of Pasch's own rollouts
reference-races = Race formulas
reference-races-how = Each formula beside the truth, for money. All races have a player on roll who wins { $low } to { $high }% without a cube. Drawn with seed { $seed }.
reference-races-short = { $races } bear-offs of { $fewest } to { $most } checkers on each side. The truth is exact: a database of every pair of positions.
reference-races-long = { $races } races with all 15 checkers on each side, on the points 1 to { $points }. The truth is a search of { $plies } rolls over exact chances. In bear-offs this search is wrong as often as the last row of the table before says.
reference-races-headings = formula|double wrong|lost|redouble wrong|lost|take wrong|lost
reference-races-key = *Wrong*: per cent of the races. *Lost*: equity that the errors cost over all races, in thousandths of the cube, for each race.
reference-races-chance = Error of the winning chance that a formula names, in per cent:
reference-races-chance-headings = formula|mean error|largest error
reference-races-search = a search of { $plies } rolls
reference-races-sources = Sources: 8-9-12 (B. Robertie); Thorp (E. O. Thorp, with the percentages of M. Bower); Ward (J. Ward); Keith (T. Keith, 2004); Kleinman (D. Kleinman, 1980); Trice (W. Trice, 2004); Isight (A. Reichert, 2014).
reference-model = The cube for money
reference-model-how = Winning chances in per cent at which decisions change, without gammons, by Janowski's mix of a dead and a live cube. Efficiency 0 is the dead cube, 1 the ideal cube of Keeler and Spencer.
reference-model-headings = efficiency|take|double|redouble|cash

report-beavered = Beavered
report-blunders = blunders ??
report-cube-decisions = { "  " }of them cube
report-date = Date
report-decisions = decisions
report-doubled = Doubled
report-doubtful = doubtful ?!
report-errors = errors ?
report-game = { $crawford ->
    [yes] Game { $number }{ $name }, { $score }, Crawford game: { $result }; PR { $a } and { $b }
   *[no] Game { $number }{ $name }, { $score }: { $result }; PR { $a } and { $b }
}
report-less-deep = looked at less deeply
report-loss = given up, EMG
report-loss-checkers = { "  " }with checkers
report-loss-cube = { "  " }with the cube
report-loss-mwc = given up, MWC
report-loss-points = given up, points
report-luck = luck, EMG
report-luck-mwc = luck, MWC
report-luck-points = luck, points
report-luckless = result without luck
report-memg = error rate, mEMG (gnubg)
report-missed-doubles = missed doubles
report-mwc = ({ $mwc }% MWC)
report-no-mistakes = no mistakes
report-not-doubled = Not doubled
report-passed = Passed
report-place = Place
report-play-headings = { "" } | play | equity | loss | win % | gammon % | lost g. % | level
report-played = { $play } (played)
report-pr = PR (pasch)
report-pr-theme = PR, { $theme }
report-rollout = rollout of { $games } games, ±{ $error }
report-rolls = rolls
report-snowie = error rate (Snowie)
report-taken = Taken
report-time = Time
report-wins = { $points ->
    [one] { $name } wins { $points } point
   *[other] { $name } wins { $points } points
}
report-wrong-beavers = wrong beavers
report-wrong-doubles = wrong doubles
report-wrong-passes = wrong passes
report-wrong-takes = wrong takes

rollout-before-roll = before the roll
rollout-double-take = { $again ->
    [yes] Redouble, take
   *[no] Double, take
}
rollout-family-plies = games whose checkers do not move as in backgammon are rolled out with --plies 0 or 1
rollout-foot = { $turns ->
    [none] { $best }; { $ended }, { $plies }, seed { $seed }, nets { $net }
   *[other] { $best }; { $ended }, { $turns } half-moves, { $plies }, seed { $seed }, nets { $net }
}
rollout-foot-family = { $turns ->
    [none] { $trials } games, { $plies }, seed { $seed }, net { $net }
   *[other] { $trials } games, { $turns } half-moves, { $plies }, seed { $seed }, net { $net }
}
rollout-headings = { "" } | equity | ±95 % | cubeless | win | g | lose g | JSD | games
rollout-jsd = --jsd is for games whose checkers move as in backgammon
rollout-no-double = { $again ->
    [yes] No redouble
   *[no] No double
}
rollout-nothing-known = stopped before anything was known
rollout-plies-of = { $early }-ply, then { $late }-ply
rollout-ply = { $plies }-ply
rollout-preset = there is no preset of that name

serve-cannot-listen = cannot listen on { $addr }
serve-listening = listening on { $url }
serve-no-token = the token for /metrics cannot be read from { $path }
serve-open = open { $url } in your browser
serve-origin = `{ $text }` is no origin; write it like https://play.example.org or http://club.example:8080
serve-short-token = the token for /metrics is too short: it has at least { $length } characters

stats-collection = { $owner } ({ $name }, { $matches } matches)
stats-cube = Cube mistakes
stats-cube-headings = kind | number | equity
stats-head =
    { $names }: { $matches } matches, { $analysed } analysed, { $won } won, { $lost } lost
    PR { $pr } over { $decisions } decisions, { $errors } errors, { $blunders } blunders; luck a match { $luck }
stats-latest = Latest matches
stats-latest-headings = played | opponent | PR | decisions | mean of { $count } | decisions
stats-no-collection = { $id } has no collection here
stats-no-matches = no matches are collected in this folder
stats-nobody = nobody of this name plays in the collection
stats-opponents = By opponent
stats-opponents-headings = opponent | won | lost | PR | decisions
stats-several = there are several collections; choose one with --user: { $list }
stats-themes = By kind of position
stats-themes-headings = kind | PR | decisions | blunders | equity
stats-which-player = name a player; the most frequent names are { $list }

variants-engine = { $plays ->
    [yes] plays
   *[no] rules only
}
variants-headings = id | name | engine | character
variants-late = late contact { $shape }

word-double = double
word-double-pass = double, pass
word-double-take = double, take
word-no-double = no double
word-on-roll = on roll
word-opponent = opponent
word-pass = pass
word-take = take
