# Tournaments: why their options, an action or a log are refused.

tournament-options-name = A tournament has a name of at most 80 letters.
tournament-options-format = The numbers of the format make no sense: each has to be at least 1, and a last chance needs a consolation.
tournament-options-length = A match is to 1 to { $longest } points.
tournament-options-money = The Jacoby rule, beavers, automatic doubles and refusing the first roll are for money, not for matches.
tournament-options-entry = The limit or the range of ratings lets nobody in.
tournament-options-boards = A match between teams needs at least one board.
tournament-options-game = There is no game called { $game }.
tournament-options-payouts = The shares of a pool make at most 100%, with one table for each part.

tournament-refusal-created = A log begins with the creation of its tournament, and has only one.
tournament-refusal-backwards = This happened before the last entry of the log, or its time is not possible.
tournament-refusal-unseen = Say which entry of the log this was decided on.
tournament-refusal-stale = Something else was decided in the meantime: look again.
tournament-refusal-over = The tournament is over.
tournament-refusal-begun = That is only possible before the start.
tournament-refusal-not-begun = That is only possible after the start.
tournament-refusal-paused = The tournament is paused.
tournament-refusal-not-paused = The tournament is not paused.
tournament-refusal-no-entrant = There is no entrant number { $number }.
tournament-refusal-withdrawn = Entrant number { $number } has withdrawn.
tournament-refusal-name = Names have 1 to 80 letters, clubs and countries at most 80.
tournament-refusal-twice = This account is registered already.
tournament-refusal-rating = The rating is missing or out of range for this tournament.
tournament-refusal-too-late = It is too late for that.
tournament-refusal-checked-in = This entrant has checked in already.
tournament-refusal-order = The order names an unknown entrant, or one twice.
tournament-refusal-too-few = At least two entrants are needed.
tournament-refusal-too-many = This format takes at most { $most } entrants.
tournament-refusal-no-match = There is no match number { $number }.
tournament-refusal-decided = Match number { $number } is over: correct its result instead.
tournament-refusal-undecided = Match number { $number } has no result to correct.
tournament-refusal-void = Match number { $number } does not count any more.
tournament-refusal-outcome = This winner or score does not fit the match.
tournament-refusal-reason = Give a reason of 1 to 500 letters.
tournament-refusal-extension = The new time has to be later than the old one.
tournament-refusal-pairing = These matches cannot be paired now.
tournament-refusal-busy = Entrant number { $number } is still playing, or does not take part.
tournament-refusal-round = The round before is not over, or it was the last one.
tournament-refusal-bye = This bye is not possible.
tournament-refusal-unfinished = Some matches have not been played yet.
tournament-refusal-line-up = The board or the line-up does not fit the match.

tournament-log-empty = The log is empty.
tournament-log-syntax = Line { $line } is no entry of a log: { $error }
tournament-log-refused = Line { $line }: { $refusal }

calcutta-refusal-rules = The shares, the step or the timer of the auction make no sense.
calcutta-refusal-backwards = This happened before the last bid, or its time is not possible.
calcutta-refusal-closed = The auction is closed.
calcutta-refusal-open = The lot is still open.
calcutta-refusal-no-lot = No lot is open for bids.
calcutta-refusal-lot = A lot needs entrants that are in no other lot.
calcutta-refusal-low = The lowest possible bid is { $least }.
calcutta-refusal-high = This bid is too high.
calcutta-refusal-not-sold = This entrant is in no lot that was sold.
calcutta-refusal-share = At most { $most }% can be bought back.

csv-fault-no-name = The first line needs a column called name.
csv-fault-column = The column { $title } is unknown or appears twice: use name, rating, club, country, account and members.
csv-fault-quote = Line { $line }: a quotation mark is missing or in the wrong place.
csv-fault-fields = Line { $line } has more fields than the first line.
csv-fault-name = Line { $line }: the name is missing.
csv-fault-rating = Line { $line }: the rating { $text } is no whole number.
csv-fault-lines = The file has more than { $most } lines.

hall-error-not-found = there is no such tournament
hall-error-not-director = that is the director’s to do
hall-error-not-entered = you have not entered this tournament
hall-error-stale = somebody else has decided meanwhile: look at the tournament again
hall-error-not-yours = you do not play this match
hall-error-online = matches of this tournament are played here, and report themselves
hall-error-reason = say why you change this result
hall-error-random = the system gives no random numbers: { $value }
hall-error-broke-off = something went wrong here: try again
