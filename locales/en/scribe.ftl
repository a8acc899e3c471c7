# Transcripts of matches: lines that do not fit, refused entries and keys, damaged logs, merging.

scribe-fault-not-legal = not a legal play of this roll: { $fault }
scribe-fault-no-roll = the roll before this play is missing
scribe-fault-no-play = the roll before was not played
scribe-fault-no-answer = the offer before was not answered
scribe-fault-unfinished = the game before was not finished
scribe-fault-not-now = a play has no place here

scribe-refusal-no-match = the first entry has to begin the match
scribe-refusal-second-match = the match has begun already: correct its first line instead
scribe-refusal-first-line = the first line begins the match and stays where it is
scribe-refusal-no-line = there is no line { $line }
scribe-refusal-nothing-to-undo = there is nothing to take back
scribe-refusal-note = a note has 1 to { $max } characters
scribe-refusal-texts = names and other texts have at most { $max } characters, and there are at most { $count } others
scribe-refusal-full = a transcript has at most { $max } entries

scribe-expected-opening = the opening throw
scribe-expected-first-roll = the dice of the player who starts
scribe-expected-roll = dice or a double
scribe-expected-play = a play
scribe-expected-answer = take, pass or beaver
scribe-expected-resignation = an answer to the resignation
scribe-expected-illegal-play = an answer to the illegal play
scribe-expected-over = nothing: the match is over

scribe-key-meaningless = this key has no meaning here; expected: { $expected }
scribe-key-no-die = no die shows { $digit }
scribe-key-no-proposal = { $count ->
    [0] there is no proposal
    [one] there is only one proposal
   *[other] there are only { $count } proposals
}
scribe-key-unreadable = { $word } is not a play
scribe-key-not-legal = this play is not legal: type ! before it if it was played all the same
scribe-key-too-long = a play has at most { $max } keys
scribe-key-nothing-to-undo = there is nothing to take back
scribe-key-no-line = there is no line there

scribe-desk-behind = you have seen entry { $seen }, the last one is { $last }: look again first

scribe-log-not-a-log = line 1: not the log of a transcript
scribe-log-version = line 1: version { $version } is newer than this program
scribe-log-line = line { $line }: not an entry: { $reason }
scribe-log-action = line { $line }: { $reason }
scribe-log-refused = line { $line }: { $reason }

scribe-merge-header = names, length or options differ: choose one of the two
scribe-merge-undecided = game { $game } differs: choose one of the two
