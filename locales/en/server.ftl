# Sentences of the server: refused requests, tables, and why it does not start.

gate-error-taken = the table is taken
gate-error-failed = { $value }

room-error-not-found = there is no such match
room-error-not-yours = the match belongs to somebody else
room-error-busy = the match is busy
room-error-closing = the server is shutting down
room-error-damaged = match { $match_id } is damaged at { $at }: { $cause }
room-error-random = the system gives no random numbers: { $value }

table-error-not-found = There is no such table.
table-error-taken = The seat is taken, or the table is closed.
table-error-not-host = Only the host may do that.
table-error-own-table = You sit at this table already: somebody else has to take the other seat.
table-error-not-invited = This seat is kept for somebody else.
table-error-nobody = There is nobody to be challenged under that name.
table-error-not-wanted = This player does not play with you.
table-error-too-many = You have { $open_tables } open tables already: close one first.
table-error-no-account = Rated matches are for players with an account.
table-error-not-rated = A rated match is played by two people to a number of points.
table-error-bad-range = A range of ratings goes from the lowest to the highest, and is for a rated table.
table-error-out-of-range = This table is for ratings from { $from } to { $to }; yours is { $rating }.
table-error-hand-rated = Dice thrown by hand cannot be verified: a match with them is never rated.
table-error-hand-strict = Dice thrown by hand have no links: strict dice are made by the server and both players.
table-error-random = the system gives no random numbers: { $value }
table-error-damaged = table { $value } is damaged

host-key-error-random = the system gives no random numbers: { $value }

vacation-error-past = a vacation cannot begin on { $first }, which is over: today is { $today } (UTC)
vacation-error-backwards = a vacation that begins on { $first } cannot end on { $last }
vacation-error-too-far = a vacation is planned a year ahead at most: { $value } is later
vacation-error-running = you are on vacation already: only its last day can be changed
vacation-error-over-budget = { $wanted ->
    [one] that is 1 day of { $year }, and you have { $left ->
        [one] 1 day
       *[other] { $left } days
    } left of { $budget }
   *[other] that is { $wanted } days of { $year }, and you have { $left ->
        [one] 1 day
       *[other] { $left } days
    } left of { $budget }
}

server-error-data-dir = the data directory { $path } cannot be used: { $source }
server-error-in-use = the data directory { $path } is in use by another server
server-error-store = the database { $database } cannot be opened: { $source }
server-error-hold-lost = the hold on the database { $database } was lost, so another server may use it now; start this one again
server-error-random = the system gives no random numbers: { $value }
server-error-notices = notices cannot be sent: { $value }
server-error-mail = mail cannot be sent: { $value }
server-error-listen = the listener failed: { $value }
