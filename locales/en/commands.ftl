# Help of the commands of `pasch`: `cmd-analyze` is the command, `cmd-analyze-more` the notes below its options,
# `cmd-analyze-plies` an option; `opt-threads` is an option of several commands.

opt-data = Folder of the server's data; created if missing
opt-database = Database: `sqlite:PATH` or `postgres://USER@HOST/NAME`; keep a password in `PGPASSWORD` or `~/.pgpass` rather than here [default: the SQLite file pasch.sqlite in that folder]
opt-days = Number of days; for good if not given
opt-json = As JSON
opt-lang = Language of help and answers, such as `de` [default: the language of the environment]
opt-met = Match equity table: kazaross-xg2, pasch, or a file in GNU Backgammon's XML
opt-name = The account's name
opt-passed-on = Options and arguments of pasch-lab
opt-plies = Rolls to look ahead, 0 to 4
opt-seed = Seed of the dice
opt-stdin = Read questions from standard input, one JSON object a line, and answer each with one line
opt-threads = Threads to use [default: all]
opt-truncate = Evaluate a game after this many half-moves instead of playing on; 0 plays to the end

cmd = Backgammon: a board in the browser, an engine that taught itself, analysis of matches

cmd-serve = Serve the game in the browser until Ctrl-C or SIGTERM. One log line per event goes to standard error
cmd-serve-addr = Address to listen on; `localhost` means both 127.0.0.1 and ::1, and port 0 takes a free port
cmd-serve-origin = Address that people type when a proxy stands in front, such as `https://play.example.org`; pages of other addresses cannot change anything
cmd-serve-proxy = Address of a proxy whose X-Forwarded-For is trusted; may be given several times
cmd-serve-metrics-token-file = File whose first line is the token with which programs elsewhere read `/metrics`, as `Authorization: Bearer …`; PASCH_METRICS_TOKEN works too [default: only this machine may read them]
cmd-serve-keep-guests = Days to keep guests and their matches after they were last seen [default: 400 with `--origin` or where other machines reach the server, for ever elsewhere]
cmd-serve-smtp = Mail server for outgoing mail: `smtp://USER@HOST:PORT` (secured by STARTTLS, unless it is this machine) or `smtps://…`; keep the password in a file or in PASCH_SMTP_PASSWORD rather than here [default: no mail is sent]
cmd-serve-smtp-password-file = File whose first line is the password for the mail server
cmd-serve-mail-from = Sender of the mail, such as `Club <pasch@club.example>`
cmd-serve-no-bearoff = Do not make missing bear-off databases; otherwise they are made in the background at the first start
cmd-serve-house-bots = Tables that the computer’s players keep open in the lobby, one for each of the most played games that nobody else offers; 0 for none
cmd-serve-open = Open the page in the browser
cmd-serve-shed-newcomers = For tests: turn newcomers away under pressure although nobody else can reach the server
cmd-serve-clock-moved-by = For tests: shift the clock by the whole seconds in this file, read each time; a second number sets the wall clock

cmd-analyze = Judge every checker play and cube decision of a match, or of many
cmd-analyze-more = Without a format the report is text for a terminal: the mistakes and a summary. Ctrl-C stops in order: what was judged until then is printed as text, and no file is written. For several files, a folder or an archive (.zip, .tar.gz) the report is a line for each match and the totals of each player. --out names a folder that gets a report of each; --json prints one line for each. Judgements are remembered, so the same command continues after an interruption.
cmd-analyze-files = The match file; `-` reads standard input. Several files, folders and archives (.zip, .tar.gz) work too
cmd-analyze-game = Judge only this game of the match, counted from 1
cmd-analyze-level = How deep to look: instant (0-ply), standard (2-ply), thorough (3-ply), world-class (4-ply), rollout (2-ply, then close and costly decisions rolled out) [default: standard]
cmd-analyze-no-cache = Neither use nor keep the engine's answers to positions it has seen before
cmd-analyze-marks = Thresholds of the marks: .030/.060/.120, or .020/.080 as eXtreme Gammon has them
cmd-analyze-all = Show every decision, not only the mistakes
cmd-analyze-boards = Draw the board before each blunder (text)
cmd-analyze-json = The report as JSON, in the form of the server's report
cmd-analyze-schema = Print the JSON Schema of the report and analyse nothing
cmd-analyze-html = The report as one HTML page that needs nothing else
cmd-analyze-svg = The winning chances of every game as an SVG drawing
cmd-analyze-sgf = The match with the analysis as SGF, as GNU Backgammon reads it; comments of the file are kept
cmd-analyze-out = Write to a file, whole or not at all, instead of standard output; for several matches, to files in this folder
cmd-analyze-positions = Write the costly decisions to a file: XGIDs, for .txt texts as eXtreme Gammon copies them, for .csv a table
cmd-analyze-from-loss = What a decision must give up at least to be written to that file
cmd-analyze-threads = Threads to use; the report does not depend on it [default: all]

cmd-compare = Analyse matches with Pasch and with GNU Backgammon: how far the judgements agree, the players' ratings by each, the time both take, and which is right where they disagree most, by the rollouts of both
cmd-compare-more = Needs GNU Backgammon 1.07 with its Python. Both programs work on one thread, and nothing is remembered from earlier runs. Times are processor time of the analysis alone, including luck but not the start of the programs.
cmd-compare-files = Match files of any program; those that cannot be judged to the end are named and left out
cmd-compare-matches = Compare at most this many of the matches [default: all]
cmd-compare-level = How deep Pasch looks: a level of `pasch analyze`
cmd-compare-gnubg-plies = Rolls that GNU Backgammon looks ahead for plays and cubes
cmd-compare-disputes = Number of the largest disagreements that both roll out
cmd-compare-trials = Games for each of the two choices in either program's rollout; multiples of 36 balance the dice
cmd-compare-seed = Seed of the dice of both rollouts
cmd-compare-svg = Draw the loss of every decision, by either program, into this file

cmd-info = Show what a file holds: players, length, games, score, and any faults
cmd-info-file = The file; `-` reads standard input

cmd-convert = Write a match, or the position in which it stands, in another format
cmd-convert-input = The file to read; `-` is standard input
cmd-convert-output = The file to write, whole or not at all; `-` is standard output
cmd-convert-from = Refuse the input unless it has this format (the format is recognised by content)
cmd-convert-to = Format to write: `mat`, `sgf`, `oldmoves` or `pasch`; else the extension of OUT decides (.mat, .txt, .sgf, .fibs, .pasch, .jsonl). A position, which is a file of one or where an unfinished match stands: { $spellings } (the last a drawn board with what the file says about the decision). Several positions are written one after the other, several matches to numbered files

cmd-import = Add match files, folders and archives (zip, tar, gzip) to the collection of a server. Duplicates are skipped, so the same command continues after an interruption. A running server need not be stopped
cmd-import-paths = Match files, folders (with everything in them) and archives
cmd-import-for = Name of the collection, if a server keeps several
cmd-import-link = Print a new link that gives the collection to the browser that opens it, even if another browser has it
cmd-import-url = Address of the server in that link [default: that of the server that uses this data, else http://localhost:8080]
cmd-import-json = Print JSON

cmd-stats = Show a player's statistics over a collection: PR over time, by opponent and by kind of position, cube mistakes, luck
cmd-stats-names = Names under which the player plays; blanks, dots and capitals make no difference [default: those chosen in the browser]
cmd-stats-user = Owner of the collection, by identifier or by the name it was imported under; needed if there are several
cmd-stats-rows = Number of matches and opponents to list at most
cmd-stats-json = As JSON, all rows

cmd-backup = Copy everything a server keeps into one file, complete or not at all; the server may keep running. What can be computed again is left out: bear-off databases, the engine's kept answers
cmd-backup-file = File to write; must not exist yet. It is a SQLite database, whichever engine the server uses

cmd-restore = Restore a backup, on either engine. Stop the server first; the backup is checked and then written as a whole
cmd-restore-file = The backup
cmd-restore-replace = Replace the existing SQLite database, which is kept beside the new one under its name with `.replaced`. A database on a PostgreSQL server has to be empty

cmd-moderators = Appoint, dismiss or list moderators; the server may keep running. Moderators find the reports at `/moderation`. The server's log of decisions records each change
cmd-moderators-add = Make an account a moderator
cmd-moderators-remove = Take the role from an account
cmd-moderators-list = List all moderators, one name a line

cmd-purge = Remove guests who have not been seen for long, with their matches; the server may keep running. Matches with somebody who may still come back stay, and the guest is called *deleted guest* there. A server that others reach does the same by itself
cmd-purge-keep-guests = Days to keep guests after they were last seen
cmd-purge-dry-run = Show what would be removed, and change nothing

cmd-accounts = Manage one account: reset its password, end its sessions, ban it or lift the ban, export or delete it. The server may keep running; each command says when it takes effect
cmd-accounts-show = Show what is known about an account, without secrets
cmd-accounts-password = Give an account a new password and print it once; all its sessions and tokens end
cmd-accounts-password-details = The password is random. Its owner signs in with it and chooses another one under Account. Works beside a running server, which closes open pages of the account within a minute. Passkeys stay.
cmd-accounts-end-sessions = End all sessions and tokens of an account
cmd-accounts-end-sessions-details = Works beside a running server, which closes open pages of the account within a minute.
cmd-accounts-end-second-factor = Turn off an account's second factor, for an owner who has lost the authenticator app and the recovery codes
cmd-accounts-end-second-factor-details = Make sure that it is the owner who asks. The password stays the same. Works beside a running server.
cmd-accounts-ban = Suspend an account: it can start no match with others and cannot chat, but it may finish what it has started
cmd-accounts-ban-details = This is the same as a moderator's decision, and in the same log, but you may also suspend a moderator. A running server applies it from the next request on.
cmd-accounts-ban-reason = Reason, at most 280 characters; the account's owner reads it
cmd-accounts-lift = Lift an account's suspension, and unmute it
cmd-accounts-lift-reason = Reason, at most 280 characters, for the log
cmd-accounts-export = Write an account's data into a zip, with every match it took part in
cmd-accounts-export-details = The account's own data is account.json; passwords, tokens and keys are left out. Works beside a running server.
cmd-accounts-export-file = Zip file to write; must not exist yet
cmd-accounts-export-collection = Write the account's collection instead, as .pasch files
cmd-accounts-delete = Delete an account as its owner can: its games with others are forfeited, and its data is removed
cmd-accounts-delete-details = The server does it: a running one within some seconds, a stopped one at its next start.
cmd-accounts-delete-yes = Confirm the deletion

cmd-networks = Ban networks, lift bans, or list them. A running server applies the change within some seconds: everybody from a banned network is refused everything but the pages themselves. A single IPv6 address stands for its /64
cmd-networks-ban = Refuse everybody from a network
cmd-networks-ban-network = An address or a network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48
cmd-networks-ban-reason = Reason, at most 280 characters; only you see it
cmd-networks-lift = Lift the ban of a network
cmd-networks-lift-network = The network as it is listed
cmd-networks-list = List banned networks: network, until when, why

cmd-large = List what takes the most room, by owner: matches, collections, analyses, imports and sessions. The server may keep running. Bytes are those of the stored texts, without indexes
cmd-large-limit = Number of owners to list for each kind
cmd-large-json = Print JSON, one object a line

cmd-moves = List the legal plays of a roll, each resulting position once
cmd-moves-more =
    A question is {"{"}"xgid":"XGID=…"{"}"}, {"{"}"position":"…"{"}"} with any identifier of a position or, for every variant,
    {"{"}"variant":"plakoto","me":"24:5 17:1 10:9","op":"24:10 8:2 2:3","me_pinned":"17","op_pinned":"","dice":[6,1],"options":{"{"}{"}"}{"}"}.
    Points are in each side's own numbers, 25 is the bar; checkers that are not named have been borne off. In games that
    begin with checkers beside the board write bar:1 for the bar and pool:14 for those that have not entered; 25 means these
    while every checker is named. A side that stands as it started is taken to have its first turn before it.
    The answer is {"{"}"plays":[{"{"}"play","me","op","position_id"{"}"},…],"count":N{"}"}: the position after each play, written the same way;
    position_id is GNUBG's, with the opponent on roll, on standard boards. Where the same player rolls again after a play it
    says "again":true. Without a legal play: {"{"}"plays":[],"count":0{"}"}. Of a roll that is played in parts, such as 4-4 that goes
    on with 5-5, the answer lists the first and says so: "part":1,"parts":N. With --whole it lists what the whole roll leads
    to, the plays of the parts joined by "; ".
cmd-moves-question = A position with dice: { $identifiers }, the address of a position's page, a file of a position or a match (as it stands at its end), or one JSON object
cmd-moves-whole = List the positions after the whole roll if it is played in several parts, such as a double that climbs

cmd-eval = Evaluate positions: the plays of a roll, best first, or a position before the roll with its cube decision
cmd-eval-more =
    Questions are those of `pasch moves`; with "variant" also "cube", "cube_owner" ("me" or "op"), "score" ([me, op]),
    "length" and "crawford". With dice the answer is {"{"}"moves":[{"{"}"play","position_id","equity","win","win_g","win_bg","lose_g","lose_bg"{"}"},…]{"}"}.
    Without dice: {"{"}"win",…,"equity","equity_cubeful","mwc","cube":{"{"}"no_double","double_take","double_pass","best"{"}"}{"}"}. All numbers are those
    of the player on roll; "equity" is cubeless for money unless --cubeful. "solved":true says that the game is solved
    (`pasch hyper generate`) and the numbers for money are exact.
cmd-eval-plies = Rolls to look ahead, 0 to 4 [default: 0; with --seconds 4]
cmd-eval-level = Look as deep as this level of analysis: instant, standard, thorough, world-class; rollout plays out the best plays or the branches of the cube decision
cmd-eval-seconds = Look deeper and deeper, up to --plies, and answer each question after this many seconds with the deepest finished search
cmd-eval-cubeful = Rank plays by cubeful equity for the cube and score of the question, instead of cubeless money equity
cmd-eval-play = Evaluate this play, such as "24/18 13/11", as deeply as the best ones; may be given several times
cmd-eval-text = Answer with eXtreme Gammon's text, which other programs and people read: the board, and plays or cube by cubeful equity. For identifiers and files of positions of backgammon and of games that move alike
cmd-eval-question = { $identifiers }, the address of a position's page, a file of a position or a match (as it stands at its end), or one JSON object. A text or file of several positions gets an answer for each

cmd-diagram = Draw a position of any game: checkers, cube, dice, score, pip counts and the ways home, as SVG or PNG
cmd-diagram-more = A position is one of: { $identifiers }, the address of a position's page, a file of a position or a match (as it stands at its end), or one JSON object. A JSON object is as for `pasch eval`. The player on roll sits below.
cmd-diagram-theme = Colours
cmd-diagram-no-numbers = Leave out the numbers of the points
cmd-diagram-no-pips = Leave out the pip counts
cmd-diagram-bare = Leave out the strips with names, score and pip counts
cmd-diagram-flip = Draw the side at the bottom that is not on roll
cmd-diagram-names = Names of the players, the one on roll first
cmd-diagram-width = Width of a PNG in pixels
cmd-diagram-out = Write to a file, whole or not at all: .png for a PNG, anything else for SVG [default: SVG on standard output]
cmd-diagram-position = The position

cmd-rollout = Roll out a position with its cube decision, or the best plays of a roll, with the luck of the dice taken out
cmd-rollout-more =
    Questions are those of `pasch eval`. The answer in JSON is {"{"}"candidates":[{"{"}"subject","play","trials","equity","se","ci95",
    "cubeless","cubeless_se","win",…,"mwc","jsd","dropped"{"}"},…],"best","ended","seed","trials","truncate",…{"}"}: "subject" is "no_double", "double_take" or
    "play", equities are those of the player on roll, "jsd" is how many joint standard deviations a candidate is behind the best.
    Ctrl-C ends early with what is known; with --state the same question goes on from there.
    Games whose checkers do not move as in backgammon are rolled out with the cube left where it is, both sides playing at a glance, or
    with --plies 1 a roll deep.
cmd-rollout-preset = Settings to start from; other options replace parts of them
cmd-rollout-trials = Games for each candidate; multiples of 36 balance the dice, of 1296 those of the first two rolls together
cmd-rollout-plies = Rolls that the players look ahead, for the whole game
cmd-rollout-cube-plies = The same for decisions about the cube
cmd-rollout-cubeless = Leave the cube where it is
cmd-rollout-plays = Plays of a roll to roll out: the best ones, found 2-ply [default: 4, none beside --play]
cmd-rollout-play = Roll out this play, such as "24/18 13/11"; may be given several times
cmd-rollout-opening = The first roll is that of an opening: no doubles
cmd-rollout-jsd = Stop, after 324 games, when the decision is certain by this many joint standard deviations, and drop plays that are so far behind
cmd-rollout-state = Keep the progress in a file, every few seconds and at the end, and continue from it if it exists; the numbers are those of a rollout that was never interrupted
cmd-rollout-with-luck = Do not take the luck out: for checks
cmd-rollout-threads = Threads to use; the numbers are the same for any number [default: all]
cmd-rollout-question = { $identifiers }, the address of a position's page, a file of a position or a match (as it stands at its end), or one JSON object

cmd-endgame = Races and bear-offs: rolls needed, effective pips, the cube, and rules of thumb beside the truth
cmd-endgame-position = { $identifiers }, or a file

cmd-openings = The opening book: how to play the first roll, and how to answer it
cmd-openings-show = Print plays with their equities: of all first rolls, of one, or of one with all or one of its replies
cmd-openings-show-first = The first roll, such as 31; doubles too, for rules under which the first player throws both dice
cmd-openings-show-reply = The roll that answers it, or `all`
cmd-openings-show-file = A book made by `pasch openings make` [default: the one of the game that comes with the program]
cmd-openings-show-variant = The game whose book comes with the program: backgammon or nackgammon; hypergammon once it is solved (`pasch hyper`)
cmd-openings-make = Roll the openings out and write the book; with the same numbers and nets the same bytes, for any number of threads
cmd-openings-make-out = The file to write, after every roll; rolls that it already holds are not made again. A card with the name of the file and `.toml` records at the end where it comes from
cmd-openings-make-variant = The game: backgammon or one that moves like it
cmd-openings-make-trials = Games for each play of a first roll; multiples of 36 balance the dice
cmd-openings-make-plies = Rolls that the players of these games look ahead
cmd-openings-make-reply-trials = Games for each reply; one that is three joint standard deviations behind is left early
cmd-openings-make-reply-plies = Rolls that the players of these games look ahead
cmd-openings-make-rolls = Stop after this many rolls in all; the same command continues

cmd-lessons = Lessons as files
cmd-lessons-check = Check lessons: the rules prove them, and the engine looks two rolls ahead
cmd-lessons-check-lessons = Files of lessons, as docs/lessons.md tells
cmd-lessons-check-sentences = Look for their sentences, too, in this folder of languages
cmd-lessons-check-write = Write the plays that each step accepts into the files
cmd-met = Match equity tables: print one, or make one from the engine's own rollouts
cmd-met-show = Print the chances, in per cent, of the player who needs the row's points against one who needs the column's
cmd-met-show-points = Rows and columns, 1 to 64
cmd-met-make = Roll out the first roll at every score, the lowest first, and write the table as GNU Backgammon's XML; with the same numbers and nets the same bytes, for any number of threads
cmd-met-make-out = The file to write. Progress is kept beside it, in a file that ends in `.scores`, and is not rolled out again; a card that ends in `.toml` records where the table comes from
cmd-met-make-points = Number of points that the table reaches, 2 to 64
cmd-met-make-trials = Games for each of the two who may begin; multiples of 30 balance the dice
cmd-met-make-plies = Rolls that the players look ahead

cmd-reference = Compute the figures of the reference page: shots, entering, last rolls, take points, race formulas, the cube
cmd-reference-details = Without an option the Markdown is printed. The same seed gives the same figures for any number of threads.
cmd-reference-json = Write the figures as JSON; into a folder a file for each section
cmd-reference-markdown = Write the tables as Markdown
cmd-reference-races = Number of races of each kind that the formulas are tried on
cmd-reference-seed = The seed that the races are drawn with

cmd-variants = List the games and the series of them, and which the engine plays
cmd-variants-json = As JSON: [{"{"}"id","names","playable","bot","nets"{"}"},…]; a series has "games" and "length", too

cmd-bearoff = Make or check a bear-off database
cmd-bearoff-generate = Make a database and write it, whole or not at all
cmd-bearoff-generate-out = The file to write
cmd-bearoff-generate-points = Points covered, 1 to 12; each additional point roughly doubles the size, or quadruples it two-sided
cmd-bearoff-generate-checkers = Checkers covered, 1 to 15 [default: 15, two-sided 6]
cmd-bearoff-generate-two-sided = Exact equities of both sides with the cube, for the last checkers, instead of the rolls of one side
cmd-bearoff-verify = Read a database, and check its hash and figures that can be counted by hand
cmd-bearoff-verify-file = The file to check

cmd-hyper = Solve Hypergammon or check its solution. Once solved, every command plays and judges it perfectly
cmd-hyper-generate = Solve the game and write the solution, whole or not at all; takes minutes and 0.7 GB of memory
cmd-hyper-generate-out = The file to write [default: where all commands look for it; a server looks for hyper-3.bin in its folder]
cmd-hyper-generate-checkers = Checkers a side, 1 to 3
cmd-hyper-verify = Read a solution, and check its hash and known figures
cmd-hyper-verify-file = The file to check [default: where all commands look for it]

cmd-ubgi = Speak the Universal Backgammon Interface on standard input and output, so that other programs can use the engine
cmd-ubgi-plies = Rolls to look ahead, 0 to 4, where `go` gives neither depth nor time

cmd-external = Serve as an external player: GNU Backgammon plays against it after `set player 0 external HOST:PORT`. The other way round, `external PORT` in GNU Backgammon and `pasch-lab match --b external:HOST:PORT` here let GNU Backgammon play
cmd-external-address = Address to listen on; port 0 takes a free one
cmd-external-once = Exit when the first program that connected has gone
cmd-verify-dice = Check the dice of an exported game, without a server
cmd-verify-dice-more = The protocol, and what it protects from, is described in docs/fair-dice.md.
cmd-verify-dice-file = The exported game or match; `-` reads standard input
cmd-verify-dice-second = The other player's export of the same match (pasch-dice/3): both have to agree
cmd-verify-dice-memory = What a player's browser remembers of the match (pasch-dice/3)
cmd-verify-dice-vector = Print every value of the test vectors in docs/fair-dice.md, computed anew
cmd-verify-dice-sample = Print the match of the test vector of pasch-dice/3 as an export

cmd-bench = Measure speed, beside GNU Backgammon's where it is installed (pasch-lab)

cmd-load = Measure how many people a server can carry at once (pasch-lab)

cmd-arena = Let two players play money games and count the points (pasch-lab)

cmd-match = Let two engines play money games or matches (pasch-lab)

cmd-validate = Measure what players lose on decisions that have been rolled out (pasch-lab)

cmd-problems = Make the problems for everybody (pasch-lab)

cmd-bots = Measure the bot in every game (pasch-lab)

cmd-museum = Measure the classic players, train their nets and fit their numbers (pasch-lab)
cmd-tournaments = Simulate tournaments of every format: rounds, matches, byes, waiting (pasch-lab)

cmd-train = Train a net from a recipe (pasch-lab)

cmd-completions = Print the completion script of a shell
cmd-completions-shell = Which shell
cmd-help-md = Print the reference of all commands as Markdown

# The page of all commands, docs/cli.md.

command-of-lab = This is a command of pasch-lab, the program for developers: with --help it shows its options.
page-head =
    # pasch on the command line

    This page is the output of `pasch help-md` (`make docs`); a test refuses any other content.

    Exit codes: 0 done, 1 not possible (the reason is on standard error), 2 wrong use, 130 stopped by Ctrl-C.

    The commands with `--stdin` read one JSON object a line and write one a line, in the same order, each at once; a bad line is answered by `{"{"}"error": "…"{"}"}` and the next one is read.
page-lab =
    ## Commands of pasch-lab

    These are for developers. `pasch` runs `pasch-lab` for them when it lies beside `pasch` or on the `PATH`. [lab.md](lab.md) tells their options.

    | command | what it does |
    |---|---|
page-lab-command = | `pasch { $name }` | { $about }. |
page-columns = | argument | meaning |
page-one-of = One of { $values }.
page-default = Default `{ $value }`.
page-options = [OPTIONS]
