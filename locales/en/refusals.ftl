# Sentences by which the server, a table or a worker refuses a wish: whatever was asked for, nothing has changed.

# Accounts, sessions, ways to sign in.

has-account = You have an account already.
name-is-taken = This name, or one that looks like it, is taken.
wrong-name-or-password = The name or the password is wrong.
account-wanted = This is for people with an account.
no-such-session = There is no such session.
settings-plain = Settings are plain values in at most { $bytes } bytes.
account-keeps-name = An account keeps its name.
guest-name = A name has 1 to 24 letters, figures, spaces or _ - . '
name-is-kept = This name, or one that looks like it, belongs to an account or is kept.
no-session = There is no session yet: call GET /api/v1/me first and keep its cookie.
token-scope = This needs a token with one of these scopes: { $scopes }.
token-over = This token is unknown, has been revoked or has expired.
not-for-tokens = No token opens this: it is for people who are signed in.
token-name = A token's name has 1 to { $longest } characters.
token-scopes = A token has to be good for something: play, read or analyse.
token-days = A token lives for 1 to { $longest } days.
too-many-tokens = An account has at most { $most } tokens: revoke one first.
no-such-token = There is no such token.
passkey-name = A passkey's name has 1 to { $longest } characters.
passkey-unfit = The new passkey cannot be used here.
too-many-passkeys = An account has at most { $most } passkeys: remove one first.
no-such-passkey = There is no such passkey.
last-way-in = Without this passkey nobody could come into the account: add another one or set a password first.
host-wanted = The request does not say which host it is for.
proof-wanted = This needs the account's password or one of its passkeys.
wrong-old-password = The current password is wrong.
wrong-password = The password is not right.
no-passkey-here = The account has no passkey for this address.
no-mail-ask-host = This server sends no mail. Ask whoever runs it for a new password: pasch accounts password NAME.
reset-link-over = This link is no longer good: it works once, for an hour. Ask for a new one.
wrong-code = This code is not right, or was used before. Wait for the next one.
no-second-factor = The account asks for no codes.
code-wanted = This account also asks for a code: of its authenticator app, or a recovery code.
no-password-for-codes = The account has no password, and a passkey needs no code beside it.
has-second-factor = The account asks for codes already.
no-mail = This server sends no mail.
no-address = There is no address yet.
bad-address = This is no e-mail address that can be used: NAME@HOST.TOP, without special characters.
address-link-over = This link is no longer good: it works once, for a day. The account's page sends a new one.
unsubscribed-already = No mail goes out by this link any more: the address was changed or removed since.
push-keys = The keys are a point of P-256, uncompressed, and 16 bytes, both in base64url.
bad-day = "{ $text }" is no day: it is written as 2026-12-05.

# Other people, names, moderation.

name-or-id = Give either a name or an identifier.
that-is-you = That is you.
no-player = There is no player of that name.
list-full = A list has at most { $most } names.
no-rating = No rating is known for this match.
no-such-list = There is no such list.
own-names = Nobody plays under more than { $most } names.
no-name = "{ $name }" is no name.
moderators-only = This is for moderators.
no-such-report = There is no such report.
decision-reason = A decision has a reason of 1 to { $longest } characters.
own-case = This is about you: others decide it.
about-moderator = This is about a moderator: whoever runs the server decides it.
report-decided = Another moderator has decided this report.
nothing-to-lift = There is nothing of the kind to be lifted.
decision-days = A decision holds for 1 to { $longest } days, or for good.
nobody-else = Nobody else plays this match.
report-empty = Say in a few words what happened.

# Files, analyses, collections, rollouts.

no-level = There is no level "{ $level }": { $known }.
too-many-analyses = { $waiting } of your analyses are not done yet: wait for them or cancel some.
no-such-analysis = There is no such analysis.
lesson-points = An answer names all 24 points.
no-such-lesson = There is no such lesson or step.
analysis-not-yours = This analysis belongs to somebody else.
bad-date = "{ $text }" is no date: write 2024, 2024-05 or 2024-05-30.
no-order = There is no order "{ $order }": added, newest, oldest, players, longest or worst.
unknown-search-word = "{ $word }" is not known here: { $known }.
no-such-set = There is no such set of decisions.
note-too-long = A note has at most { $most } characters.
bad-tags = A note has at most { $most } tags, each of at most { $length } characters and without blanks.
bad-set-name = A set needs a name of at most { $most } characters.
set-too-large = A set has at most { $most } decisions.
too-many-sets = You have { $most } sets: delete one first.
no-rolls = There is no roll to come here: dice are thrown, a double waits, or the game is played with other dice.
no-format = There is no export format "{ $format }": { $known }.
collected-not-yours = This match is in somebody else's collection.
too-many-imports = { $waiting } of your imports are not done yet: wait for them or cancel some.
upload-silent = Too little came within { $seconds } s.
import-elsewhere = This import runs in a terminal: stop it there.
no-such-import = There is no such import.
import-not-yours = This import belongs to somebody else.
import-link-over = This link has been used or is too old. `pasch import --link` prints a new one.
no-such-rollout = There is no such rollout.
rollout-not-yours = Somebody else began this rollout.
no-such-problem-kind = There is no such kind of problem.
no-such-problem = There is no such problem.
no-advice = There is advice only in matches against the computer, and not at a table.
no-advice-here = The engine has no advice in this game.
nothing-to-decide = You have nothing to decide just now.
again-at-a-table = The other player has to agree: ask for a rematch at the table.
still-playing = A match against somebody else can be analysed when it is over.
your-pages-full = Too many pages of yours are connected: close some and try again.
network-pages-full = Too many pages of your network are connected: close some and try again.
uploads-too-large = Your uploads under way are larger than { $mebibytes } MiB together: wait until some have been taken in.
disk-full = The server's disk is nearly full, so it takes no uploads now. Please tell whoever runs it.
no-position = there is no position in it
no-decision = there is no decision in it to judge
not-collected-any-more = the match is not in the collection any more

# Positions and plays.

no-variant = There is no variant called "{ $variant }".
roll-faces = A roll of { $game } is { $count } numbers from 1 to 6.
engine-failed-on-position = The engine failed on this position.
too-many-plays = This roll can be played in too many ways to list them.
side-text = The text of a side has at most { $longest } characters.
no-point = There is no point { $point }.
bad-house-rule = House rule { $rule } with the value "{ $word }": { $error }.
position-over = The game is over in this position: there is nothing to play.
most-plies = The program looks at most { $plies } rolls ahead.
no-race = This is no race, or its game does not move as backgammon does.
no-opening-book = There is no opening book of { $game } yet.
no-such-opening = The book has no such play.
cube-value = A cube cannot show { $value }.
cube-limit = A cube's limit is an exponent from 0 to { $most } (a power of two), not { $limit }.
side-points = A side has 24 points, not { $count }.
rollout-trials = A rollout has 2 to { $most } games.
rollout-horizon = A game is played for at least one half-move.
rollout-plies = The players look at most { $plies } rolls ahead.
rollout-certainty = Certainty is a number above 0.
rollout-error = A standard error is a number above 0.
rolled-plays = Chosen decisions name no plays; each has plays of its own.
rolled-none = No decision is found that can be rolled out.
rolled-too-many = At most { $most } of your decisions can wait to be rolled out: wait for them or stop them.
rollout-plays = At most { $most } plays are rolled out together.

# Tables and what is agreed at them.

match-too-long = A match of { $points } points is too long: at most { $longest }.
no-house-rule = There is no house rule "{ $rule }" that can be kept in the way "{ $way }".
only-for-money = { $points ->
    [one] { $rule }: this is a rule of money play. A match to 1 point is played without it; switch it off.
   *[other] { $rule }: this is a rule of money play. A match to { $points } points is played without it; switch it off.
}
no-bot-level = There is no level called "{ $level }".
bot-cannot-play = The bot does not play { $game } by these rules.
clock-setting = A clock has a delay of at most { $delay } s and a reserve of at most { $reserve } s, or 1 to { $days } days for each move.

# Requests as such.

too-many-requests = Too many requests: try again in { $seconds } s.
acted-first = Somebody else acted first. The match has moved on.
no-such-match = There is no such match.
match-not-yours = This match belongs to somebody else.
match-busy = The match is busy: try again in a moment.
shutting-down = The server is shutting down.
address-unreadable = The { $part ->
    [query] query
    [path] path
   *[other] { $part }
} of the address cannot be read: { $error }.
no-such-address = There is no { $address }.
page-method = { $address } does not answer to { $method }.
wrong-method = This address does not answer to { $method }.
network-banned = Your network has been banned by whoever runs this server.
body-json = The body must be JSON with Content-Type: application/json.
body-unreadable = The body cannot be read: { $error }.
body-too-large = { $size ->
    [none] The body is too large: at most { $limit } bytes are accepted.
   *[other] The body of { $size } bytes is too large: at most { $limit } bytes are accepted.
}
body-broken = The body broke off: { $error }.
too-slow = The request took longer than { $seconds } s.
operators-only = This page is for the server's own machine, or for a program with the token for operators.
several-hosts = This request names more than one host.
foreign-origin = This request comes from another site's page and is refused.
database-silent = The database does not answer, or cannot be written.
inner-fault = Something went wrong on the server. Try again in a moment. If it stays like this, tell whoever runs the server the number { $reference }.
overloaded = The server has a lot to do just now. Try again in { $seconds } s.
not-a-websocket = This address is a WebSocket: { $error }.
frame-unreadable = The frame cannot be read: { $error }.

# A match under way.

intent-id = An intent needs an id of 1 to { $longest } bytes.
view-is-old = The match has moved on: it is at { $now }, your view at { $seq }.
hand-faces = Dice have faces from 1 to 6.
no-throw-again = There is no throw of yours that could be made again.
hand-wanted = The dice of this table are thrown by hand: enter what was thrown.
hand-opening = A game begins with one die of each player, and after a tie with two more.
hand-too-few = These are fewer dice than are thrown.
hand-too-many = These are more dice than are thrown.
dice-commitment = A commitment has 64 hexadecimal digits.
nothing-to-throw = There is nothing to be thrown.
dice-link = A link has 64 hexadecimal digits.
dice-other-game = These are not the dice of the present game.
dice-key = A dice key has 32 bytes as base64url, and is a player's own.
unsigned-program = Your page has not signed this. Reload it; a program needs the key that it has named.
throw-burnt = The number of this throw was burnt by a player's new device: roll again.
illegal-stands = The play on the board is illegal: let it stand first, or insist on a legal one.
throw-pending = A throw is being made: wait until it is there.
server-set-back = The server was set back to an earlier state. The match goes on as soon as both players have come back.
message-length = A hash, key, link or signature has the wrong length.
entry-no-action = An entry is no action of the game.
dice-not-signed = The dice of this match are not signed, or its players have not come.
too-many-skips = So many numbers are not skipped in a match.
signed-with-action = This is signed with the action that it belongs to.
number-burnt = The number was burnt by a player's new device: roll again.
take-back-unsigned = The other player has not signed the wish to take back.
entry-unreadable = An entry cannot be read.
too-many-entries = These are more entries than a match has.
unsigned-page = Your page has not signed this. Reload it.
no-take-back = There is no play to be taken back any more.
talk-players-only = Only the two players can talk here.
talk-failed = This could not be said. Try again.
talk-length = A line has 1 to 280 characters.
restrained = { $restraint ->
    [mute] { $until ->
        [none] You may not talk at matches, for good. The moderator's reason: { $reason }
       *[other] You may not talk at matches, until { $until } UTC. The moderator's reason: { $reason }
    }
   *[suspension] { $until ->
        [none] Your account is suspended, for good. The moderator's reason: { $reason }
       *[other] Your account is suspended, until { $until } UTC. The moderator's reason: { $reason }
    }
}
talk-too-fast = That is a lot of talk: wait a moment.
not-by-hand = The dice of this match are not thrown by hand.
throw-again-first = The dice were thrown: the throw is made again before the cube is turned.
nothing-to-play = There is nothing to play: nobody has rolled.
no-such-place = There is no such place on the board.
match-over = The match is over.
game-not-over = The present game is not over.
path-nowhere = Step { $step } of the path leads nowhere.
not-your-turn = It is { $name }'s turn.
no-seat = You have no seat at this table.
next-game-first = That is not possible now: the next game has to begin first.
