# Help of the commands of `pasch-lab`, as in commands.ftl.

lab-opt-a = The first player: its points are counted
lab-opt-b = The second player
lab-opt-json = As JSON
lab-opt-seed = Seed of the dice

lab-cmd = Pasch for developers: measure the engine and a server, let engines play each other, train nets

lab-cmd-bench = Measure speed: evaluations, plays generated, decisions, memory, rollouts, a whole match; each beside GNU Backgammon's own figure, measured in the same run, where it is installed
lab-cmd-bench-quick = Measure a tenth as long; figures are rougher
lab-cmd-bench-no-gnubg = Leave GNU Backgammon out
lab-cmd-bench-databases = Make databases, too: bear-off one-sided and two-sided, Hypergammon of two checkers
lab-cmd-bench-large = With the one-sided database of ten points, too; GNU Backgammon takes ten minutes
lab-cmd-bench-hyper = With Hypergammon of three checkers, too; GNU Backgammon takes more than an hour
lab-cmd-bench-ubgi = Ask a UBGI engine for the same plays, too: its command line, perhaps with a level
lab-cmd-bench-threads = Threads for the match, for both programs, and for Pasch's databases; everything else is measured on one [default: all]

lab-cmd-load = Seat players at live games and measure how long their actions take to reach each other
lab-cmd-load-details = The players are guests with WebSockets and dice keys of their own, at tables with a clock. They think as people do: 1 to 3 seconds before a roll, 3 to 9 before a play, eight seconds a turn.
lab-cmd-load-more = Without --url it starts a server of its own, the `pasch` that lies beside this program, on the loopback interface, with its data in the folder for temporary files (TMPDIR chooses the disk). Limits by address do not apply on that interface; those of users and sockets do. Players and server share the machine: cores of both are reported.
lab-cmd-load-players = Players at once, two for each game
lab-cmd-load-seconds = Seconds to measure, once all players are seated
lab-cmd-load-pace = How many times faster than people they play
lab-cmd-load-url = The server, `http://HOST:PORT`; its limits have to let one address in that often
lab-cmd-load-database = Database of the own server, `postgres://USER@HOST/NAME`; it is filled with guests and their games, so use an empty one [default: a SQLite file that is deleted with the server]
lab-cmd-load-knee = Measure with growing numbers of players up to `--players`, each on a new server, and draw them
lab-cmd-load-overload = Find the rate at which one action in a hundred takes longer than 50 ms or newcomers are turned away, then flood the server for `--seconds` with three times as much. Half comes from the players, half from newcomers who want a session and a match. The generator does not wait for the server
lab-cmd-load-keyless = Players sign no dice, as programs without keys: the server throws for them. Otherwise each has a key and signs as a browser does
lab-cmd-load-json = As JSON, a line for each run

lab-cmd-arena = Let two players play money games with mirrored dice, and print points a game with a 95% interval
lab-cmd-arena-more = Players: pasch (the delivered nets, 0-ply), pasch:N (N plies), pasch:LEVEL (a level of the bot, from beginner to world-class), fast (the small nets), linear, random, gnubg or gnubg:N (GNU Backgammon, where it is installed), `ubgi:COMMAND LINE` (a UBGI engine), external:HOST:PORT (an external player, such as a GNU Backgammon that was told `external PORT`), or the file of a contact net, perhaps followed by a comma and that of a race net, by another comma and that of a net for late contact, and by :N. All but fast, linear and random have bear-off databases. With the cube also two of them joined by +, such as pasch:2+gnubg:2: the plays of the first, the cube of the second.
lab-cmd-arena-games = Games, rounded up to an even number
lab-cmd-arena-without-luck = Take the luck of the rolls out of the results, as the delivered nets see it one roll ahead: slower games, but an interval several times narrower
lab-cmd-arena-cubeful = With the cube: Jacoby's rule, no beavers

lab-cmd-match = Let two engines play money games, or matches to a length, with the cube and mirrored dice, and print points a game or the share of matches won with a 95% interval. If a program does not answer in time or breaks the rules, the run ends and names position and roll
lab-cmd-match-more = Players: pasch (the delivered nets, 0-ply), pasch:N (N plies), pasch:LEVEL (a level of the bot, from beginner to world-class), fast (the small nets), linear, random, gnubg or gnubg:N (GNU Backgammon, where it is installed), `ubgi:COMMAND LINE` (a UBGI engine), external:HOST:PORT (an external player, such as a GNU Backgammon that was told `external PORT`), or the file of a contact net, perhaps followed by a comma and that of a race net, by another comma and that of a net for late contact, and by :N. All but fast, linear and random have bear-off databases. With the cube also two of them joined by +, such as pasch:2+gnubg:2: the plays of the first, the cube of the second.
lab-cmd-match-length = Play matches to this many points, by the Crawford rule; without it money games are played
lab-cmd-match-games = Games, or matches where there is a length; rounded up to an even number
lab-cmd-match-cubeless = Without the cube; otherwise with it and without beavers, for money by Jacoby's rule
lab-cmd-match-without-luck = Take the luck of the rolls out of the results, as the delivered nets see it one roll ahead
lab-cmd-match-timeout = Seconds an outside program may take for an answer

lab-cmd-validate = Measure what players lose a decision, in millipoints, on the decisions that Pasch has rolled out and never learns from. Plays they choose that were not rolled out yet are rolled out on the way
lab-cmd-validate-more = Players: pasch (the delivered nets, 0-ply), pasch:N (N plies), pasch:LEVEL (a level of the bot, from beginner to world-class), fast (the small nets), linear, random, gnubg or gnubg:N (GNU Backgammon, where it is installed), `ubgi:COMMAND LINE` (a UBGI engine), external:HOST:PORT (an external player, such as a GNU Backgammon that was told `external PORT`), or the file of a contact net, perhaps followed by a comma and that of a race net, by another comma and that of a net for late contact, and by :N. All but fast, linear and random have bear-off databases. With the cube also two of them joined by +, such as pasch:2+gnubg:2: the plays of the first, the cube of the second.
lab-cmd-validate-players = The players
lab-cmd-validate-set = Another set of decisions than the one that comes with the program

lab-cmd-problems = Make the problems for everybody: decisions of games that Pasch plays against itself, whose answers it rolls out until the best is certain. Stopped or killed at any moment, the same command goes on
lab-cmd-problems-more = Kinds that the set has already in this number, judged by the same nets, are kept.
lab-cmd-problems-each = Problems of each kind
lab-cmd-problems-games = Games played at most
lab-cmd-problems-threads = Threads
lab-cmd-problems-out = Folder of the journal from which the command goes on
lab-cmd-problems-set = The file of problems; its card lies beside it
lab-cmd-problems-write = Write the set from what the journal holds, without playing on
lab-cmd-problems-check = Judge a share of the problems again, drawn by the seed: by GNU Backgammon two rolls deep, and where it answers otherwise by rollouts of 3,600 games
lab-cmd-problems-share = The share that is judged again

lab-cmd-bots = Measure the bot in every game: points a game at a glance (0-ply) against random play and against rules of thumb, beside what its net's earlier states won against it
lab-cmd-bots-variant = Only this game
lab-cmd-bots-games = Games against each opponent, every sequence of dice once from either seat
lab-cmd-bots-seed = Where the dice come from
lab-cmd-bots-markdown = Write the results to this Markdown page
lab-cmd-bots-faces = Measure the opponents with a face instead: PR, hits, slots, doubles and passes over games of backgammon against an expert without a style. Fails when two of them are not told apart by three figures
lab-cmd-bots-ladder = Measure the levels instead: PR, and points a money game of backgammon against the level below. Fails when a level does not beat the one below. Its part of the page is written into the page that is there
lab-cmd-bots-judge = The level of analysis that judges their decisions
lab-cmd-bots-judged = One pair of games in so many is judged
lab-cmd-bots-threads = Threads
lab-cmd-bots-journal = The file with the games played so far, from which the command goes on; usually in the folder for temporary files
lab-cmd-bots-figures = Write the figures to this file, which is compiled into the engine

lab-cmd-museum = The classic players of the museum: how strong they are, and where their nets and numbers come from
lab-cmd-museum-measure = Measure every classic: points a game without the cube against the one before it and against the delivered net, which looks at one play at a time
lab-cmd-museum-measure-games = Games against each opponent, every sequence of dice once from either seat
lab-cmd-museum-measure-seed = Where the dice come from
lab-cmd-museum-measure-markdown = Write the results to this Markdown page, with the learning curves as a picture in museum/ beside it
lab-cmd-museum-measure-figures = Write the strengths to this file, which is compiled into the museum
lab-cmd-museum-measure-curves = Write the learning curves to this file, which the museum's page draws
lab-cmd-museum-train = Train a net of the museum: by self-play, or neurogammon by the choices of the delivered net. A stopped run continues where it was when started again, and ends with the same files. Nets kept on the way are measured at the end
lab-cmd-museum-train-recipe = td-gammon-0, td-gammon-1 or neurogammon
lab-cmd-museum-train-out = Folder for everything the run makes
lab-cmd-museum-train-games = Games in all [default: those of the recipe]
lab-cmd-museum-fit = Fit the ten numbers of our BKG by least squares to the delivered net's judgement of positions from its own games
lab-cmd-museum-fit-games = Games of each round
lab-cmd-museum-fit-seed = Where the dice come from
lab-cmd-museum-fit-write = Write the numbers to this file

lab-cmd-tournaments = Simulate tournaments of every format and print, as a table in Markdown, how many rounds, matches, byes and second meetings they have, and how long players wait
lab-cmd-tournaments-tournaments = Tournaments of each format and number of entrants
lab-cmd-tournaments-seed = Where draws and results come from
lab-cmd-tournaments-entrants = This number of entrants alone [default: 8, 16, 32, 64, 128 and 256]

lab-cmd-train = Carry out a training recipe. A stopped run continues where it was when started again, and ends with the same files. `family` trains a net for any other game of the family: see --variant
lab-cmd-train-recipe = A recipe file, or the name of one that comes with the program (see --list)
lab-cmd-train-nets = Folder of the nets that the recipe names
lab-cmd-train-out = Folder for everything the run makes [default: runs/NAME]
lab-cmd-train-list = List the recipes that come with the program
lab-cmd-train-variant = family: the game to train a net for
lab-cmd-train-games = family: games to learn from in all, those of earlier runs included [default: 200000]
lab-cmd-train-minutes = family: train for this long instead
lab-cmd-train-seed = family: seed of the random numbers
lab-cmd-train-hidden = family: hidden units

lab-cmd-completions = Print the completion script of a shell
lab-cmd-completions-shell = Which shell
lab-cmd-help-md = Print the reference of all commands as Markdown

# The page of all commands, docs/lab.md.

lab-page-head =
    # Commands for developers

    `pasch-lab` measures the engine and a server, lets engines play each other, and trains nets. `make build` builds it beside `pasch`. `pasch bench` and the other names below run it from there, or from the `PATH`, with the same options, output and exit code. The commands for players and hosts are in [cli.md](cli.md).

    This page is the output of `pasch-lab help-md` (`make docs`); a test refuses any other content.

    Exit codes: 0 done, 1 not possible (the reason is on standard error), 2 wrong use, 130 stopped by Ctrl-C.

# Sentences that the commands of `pasch-lab`, the trainer and the players of a load test say.

arena-score = { $points } ± { $interval } points a game over { $games } games, { $wins } % won, { $gammons } % gammons

checkpoint-damaged = the checkpoint is damaged
checkpoint-none = not a checkpoint
checkpoint-of-other-net = the checkpoint is of another net
checkpoint-of-other-recipe = the checkpoint belongs to another recipe or other inputs; use another folder
checkpoint-short = the checkpoint is too short

fair-error-frame = not understood: { $value }
fair-error-key = the server's key cannot be read
fair-error-random = no random numbers: { $value }

family-error-stopped = stopped; the run can go on from its folder

lab-arena-score = { $a } against { $b }: { $score }

lab-bench-database = s for a database: { $name }
lab-bench-decisions = 0-ply decisions/s
lab-bench-evaluations = evaluations/s
lab-bench-fast-evaluations = evaluations/s, fast net
lab-bench-foot = { $count } decisions in the match; fingerprint { $fingerprint }
lab-bench-generated = plays generated/s
lab-bench-headings = { "" } | pasch | { $gnubg } | times better
lab-bench-match = { $threads ->
    [one] s per analysed 7-point match, { $threads } thread
   *[other] s per analysed 7-point match, { $threads } threads
}
lab-bench-memory = MiB at most, 2-ply play
lab-bench-no-board = the position is not one of backgammon
lab-bench-no-candidate = a rollout has no candidate
lab-bench-no-clock = the system does not tell how long a thread has worked
lab-bench-no-engine = cannot measure { $command }
lab-bench-no-level = there is no level expert
lab-bench-no-result = a roll has no result
lab-bench-no-xgid = a standard position has no XGID
lab-bench-rollout = SE² × s × 10⁶ of a rollout
lab-bench-stopped = stopped
lab-bench-two-ply = ms per 2-ply decision (median)
lab-bench-ubgi = { $command }: { $ms } ms a decision (median), { $pasch } times as long as Pasch 2-ply

lab-faces-alike = not told apart by { $enough } figures: { $pairs }
lab-faces-news = { $name }: { $games } games
lab-faces-no-judge = there is no level of analysis { $id }
lab-faces-page =
    # The opponents

    This page is the output of `pasch-lab bots --faces --games { $games } --seed { $seed } --judge { $judge } --judged { $judged } --markdown docs/opponents.md --figures crates/engine/data/faces.txt`: how the opponents with a face play backgammon for money, each over { $games } games against an expert without a style, with 95% intervals. Every sequence of dice is played once from either seat.

    PR is that of the analysis `{ $judge }`, over every game of one pair of games in { $judged }. An opponent that looks as deep as the judge makes no errors in its eyes. Hits, slots (blots newly put on the own home board) and doubles are counted a game; passes are a share of the doubles that it was offered. Styles and levels are data: `crates/engine/src/style.rs`, `crates/engine/src/faces.rs`.

    | opponent | level | style | PR | hits | slots | doubles | passes % |
    |---|---|---|---|---|---|---|---|
lab-faces-pairs =
    ## What tells them apart

    The figures whose difference lies beyond its 95% interval, for every pair; the command fails where there are fewer than three.

    | | | told apart by |
    |---|---|---|
lab-ladder-lost = { $level } does not beat the level below it
lab-ladder-page =
    This part is the output of `pasch-lab bots --ladder --games { $games } --seed { $seed } --judge { $judge } --judged { $judged } --markdown docs/bots.md --figures crates/engine/data/levels.txt`: what each level wins against the one below it in { $games } money games of backgammon with the cube, with 95% intervals. Every sequence of dice is played once from either seat.

    PR is judged over every game of one pair of games in { $judged }, by the analysis `{ $judge }`, or by `{ $deeper }` where the level looks as deep as that. Levels are data: `crates/engine/src/level.rs`.

    | level | PR | judged by | points against the one below |
    |---|---|---|---|
lab-ladder-table = Written by pasch-lab bots --ladder --figures: level, PR, half the width of its 95% interval, points a game against the level below, half the width of theirs.
lab-faces-table = Written by pasch-lab bots --faces --figures: opponent, PR, half the width of its 95% interval.

faces-pr = PR
faces-hits = hits
faces-slots = slots
faces-doubles = doubles
faces-passes = passes

lab-bots-backgammon = backgammon's
lab-bots-card = the card of { $variant } cannot be read
lab-bots-headings = game | net | against | points | ±95 % | won
lab-bots-heuristic = rules of thumb
lab-bots-no-bot = there is no bot for { $id }
lab-bots-no-game = there is no game { $name }
lab-bots-now = now
lab-bots-page =
    # The bots

    This page is the output of `pasch-lab bots --games { $games } --seed { $seed } --markdown docs/bots.md`: what the bot of each game wins, in points a game with 95 % intervals, at a glance (0-ply). Every sequence of dice is played once from either seat. Hypergammon is played by its solution, as everywhere once it has been made.

    The rules of thumb are written from each game's data and look at one play at a time (`crates/train/src/family/heuristic.rs`): the race; points made, blots by the chance that they are reached, pins and the mother; blockades, the runner and the stack at the start. How the nets are made: [training.md](training.md).

    | game | net | against | points a game | ±95 % | won |
    |---|---|---|---|---|---|
lab-museum-page =
    # The museum of classic players

    This page is the output of `pasch-lab museum measure --games { $games } --seed { $seed } --markdown docs/museum.md --figures crates/museum/data/figures.txt --curves web/src/museum/curves.json`. It shows how strong the classic players are, in points a game with 95% intervals, without the cube, at one play at a time. Every sequence of dice is played once from either seat.

    All of them are built again from published descriptions (`crates/museum`): no code, weights or sentences of the originals. So the figures are those of our players, not of the programs that they are named after.

    | player | against the one before | points a game | against the delivered net | won |
    |---|---|---|---|---|
lab-museum-curves =
    ## How the nets learnt

    Each of these nets played against itself from small random weights. The nets kept on the way then played { $games } games (seed { $seed }) against the linear player and against the delivered net.

    ![Learning curves]({ $picture })

    | net | games learnt from | against Pubeval-like | against the delivered net |
    |---|---|---|---|
lab-museum-neuro =
    ## How the comparison player learnt

    The nets of the Neurogammon-like player saw { $games } games of the delivered net against itself, in which { $stray } of the plays were made by chance. They made { $pairs } comparisons of the play that the teacher prefers with another one, and learnt from { $cubes } decisions of the cube.

    On { $held_out } other games with { $plays } choices they choose the teacher's play { $agreement } of the time; Pubeval-like does so { $linear } of the time. By the teacher's judgement they lose { $lost } points a play, Pubeval-like { $lost_linear }. The cube net doubles as the teacher does { $doubles } of the time, and takes or passes as it does { $takes } of the time.

    | stage | plays learnt from |
    |---|---|
lab-museum-made =
    ## How to make them again

    - `pasch-lab museum train td-gammon-0` and `pasch-lab museum train td-gammon-1` play and learn: TD(λ) with λ 0.7 and a rate of 0.1, one hidden layer of sigmoid units, three outputs (win, win a gammon, lose a gammon; backgammons count as gammons). The same recipe gives the same bytes. The cards beside the nets (`crates/museum/data`) say how many games they have learnt from.
    - `pasch-lab museum train neurogammon` trains six small nets, one for each stage of the game, and a net for the cube. They learn from the choices of the delivered net, which looks at one play at a time. After each roll the play that it prefers is put above each of the others, by the logistic loss of the difference of two scores. The cube net learns from its decisions about the cube in the same way. The same recipe gives the same bytes.
    - `pasch-lab museum fit --write crates/museum/data/bkg.toml` fits the ten numbers of our BKG: least squares on the delivered net's judgement of positions from its own games and of how plays differ, in four rounds.
    - The weights of the linear player are those of `linear` in the arena ([training.md](training.md)).
lab-museum-picture = Points a game, by games learnt from
lab-museum-picture-games = games of self-play
lab-museum-picture-linear = v linear
lab-museum-picture-net = v our net
lab-museum-no-recipe = the museum has no { $name }
lab-museum-other-net = { $path } is a net of another recipe
lab-museum-done = { $name }: { $games } games
lab-museum-pass = { $name }: pass { $pass } of { $passes }, { $games } games, { $pairs } comparisons
lab-museum-point = after { $games } games: { $linear } against the linear player, { $net } against the delivered net
lab-museum-fitted = { $error } points of error remain
lab-bots-picture = Points a game against the delivered net, by games learned from
lab-bots-random = random play
lab-bots-rises =
    ## Against itself

    What the nets that a training run kept on its way win against the delivered one, points a game ±95 %, by the games they had learned from; measured at the end of the run and told on the net's card (`nets/family/`). A curve that rises to the line at 0 is a net that went on learning.

    ![{ $title }]({ $picture })

    | game | after games: points |
    |---|---|
lab-bots-solved = solved
lab-bots-solving = Hypergammon is played by its solution; making it takes some minutes if it is missing
lab-bots-unsolved = stopped before Hypergammon was solved

lab-database-hyper = Hypergammon, { $checkers } checkers
lab-database-one-sided = one-sided, { $points } points
lab-database-two-sided = two-sided, { $points } points, { $checkers } checkers

lab-load-figures =
    { $players } players in { $games } games, { $turn } s a turn, { $seconds } s ({ $seating } s to seat them)
    { "  " }action to opponent's screen: half within { $p50 } ms, 99 of 100 within { $p99 } ms, all within { $most } ms
    { "  " }{ $actions } actions, { $rate } a second, { $lost } lost, { $bytes } bytes each
lab-load-flood =
    { $players } players: 99 of 100 actions took { $knee_p99 } ms at { $knee } a second, half of them newcomers ({ $knee_put_off } of { $knee_asked } put off)
    { "  " }flood of { $flood } a second for { $seconds } s, half of them newcomers
    { "  " }players: { $actions } actions, half within { $p50 } ms, 99 of 100 within { $p99 } ms, all within { $most } ms, { $waiting } still waiting, { $lost } lost
    { "  " }newcomers: { $let_in } let in, { $put_off } put off with 503, 99 of 100 of them within { $refused_p99 } ms, { $silent } without Retry-After, { $failed } failed, { $not_asked } not asked
    { "  " }99 of 100 actions at the first rate: { $before } ms before, { $after } ms after
lab-load-lost = { $count } acknowledged actions have not reached the opponent
lab-load-memory = server: at most { $memory } MB
lab-load-no-pasch = there is no `pasch` beside pasch-lab or on the PATH to start a server: build it with `cargo build --release -p pasch-cli`
lab-load-range = --pace is between 0 and 1000, --seconds between 0 and a day
lab-load-server = server: { $cores } cores, { $memory } MB, { $each } kB for each connection; players: { $players } cores

lab-match-timeout = --timeout takes a number of seconds

lab-missing = pasch: `{ $command }` needs pasch-lab, the program for developers, beside pasch or on the PATH; `make build` makes both from Pasch's source

lab-players-failed = cannot play with { $what }
lab-players-no-cube = the player { $name } cannot handle cubes
lab-players-no-level = { $plies } is neither a number of plies nor a level of the bot
lab-players-unknown = { $path } is neither a player nor a net file

lab-problems-begun = seed { $seed }, { $each } of each of { $kinds } kinds, { $threads ->
    [one] one thread
   *[other] { $threads } threads
}; the journal is { $path }
lab-problems-card = the card { $path } cannot be read
lab-problems-checked = { $asked } of { $count } problems, drawn by seed { $seed }
lab-problems-head =
    | kind | problems | mean margin | its standard error | asked | GNU Backgammon 2-ply agrees | of the others the long rollout agrees with the set | given up by GNU Backgammon, a question |
    |---|---|---|---|---|---|---|---|
lab-problems-no-set = { $path } is no set of problems, or damaged
lab-problems-stand = { $done } of { $total }, { $minutes } min left: { $note }
lab-problems-written = { $count } problems written to { $path }

lab-program-failed = { $program } failed

# Pictures of a training run: a title, and what lies along the axes.

curve-family = { $game }: points a game against the heuristic
curve-games = games
curve-points = points a game
curve-campaign = campaign
curve-rounds = rounds
curve-champion = champion's loss on rolled-out decisions, millipoints
curve-passes = passes
curve-rms = rms error of the equity, held-out labels
curve-against-linear = points a game against the linear player
curve-gates = Candidates at the gates, by checksum
curve-gate-values = values, rms in points
curve-gate-decisions = decisions, millipoints
curve-gate-values-gain = values, gain in points
curve-gate-decisions-gain = decisions, gain in millipoints
curve-gate-games = games, points a game

lab-train-family-made = { $variant }: { $games } games, { $seconds } s, { $measured }; written to { $path }
lab-train-family-measured = { $rolls } rolls a game, { $big } % big; against random { $random }, heuristic { $heuristic }
lab-train-family-progress = { $rolls } rolls a game, { $big } % big
lab-train-made = { $seconds } s; written to { $out }
lab-train-minutes = --minutes takes a number of minutes, like 2.5
lab-train-no-recipe = there is no recipe file { $asked }, and none of that name comes with the program ({ $known })
lab-train-no-variant = family needs --variant; `pasch variants` lists the games
lab-train-recipe = recipe { $name }

lab-validate-all = all
lab-validate-count = { $count } decisions
lab-validate-head = millipoints given up a decision, ± standard error
lab-validate-no-set = { $path } is no set of decisions, or damaged
lab-validate-outside = rolled out now
lab-validate-player = player

labels-damaged = the labels are damaged

line-error-broken = the connection failed: { $value }
line-error-refused = { $what } was refused with { $status }: { $message }
line-error-socket = the WebSocket failed: { $value }
line-error-strange = this is no answer of a Pasch server: { $value }

linear-error-toml = not a linear player: { $value }
linear-error-weights = a linear player has { $wanted } weights for each kind of position, not { $found }

load-chart-half = half of the actions
load-chart-most = 99 of 100
load-chart-players = players at once
load-chart-title = From a player's action to the opponent's screen
load-error-files = { $needed } files have to be open at once and the system allows { $allowed }: raise it with `ulimit -n { $needed }` (limits.conf, LimitNOFILE)
load-error-house = the server cannot be started: { $value }
load-error-no-house = the server does not listen: { $value }
load-error-players = two players make a game: ask for at least 2, and an even number
load-error-ports = one machine has ports for about { $ports } players; start a second one with --url on another machine
load-error-seat = a player cannot be seated: { $value }
load-error-url = a server is given as http://HOST:PORT; encrypted connections are not spoken
load-knee = Over { $ms } ms (dashed) for one action in a hundred from { $players } players on; { $lost } lost
load-long-head = its head is too long
load-no-knee = No knee up to { $most } players: 99 of 100 within { $ms } ms (dashed); { $lost } lost
load-no-match = no match has begun
load-silent = it says nothing

log-unreadable = the log cannot be read

match-score = { $won } ± { $interval } % of { $matches } matches to { $length } won, { $points } points a match, { $games } games

player-error-answer = the answer { $answer } is no legal play of { $dice } on { $board }
player-error-io = the other program cannot be reached: { $value }
player-error-silent = { $source }: asked about { $dice } on { $board }
player-no-program = no program is named
player-patience = no answer within { $seconds } s

recipe-astray = learning went astray: { $error }
recipe-error = not a recipe: { $value }
recipe-few-labels = { $games } games give no labels to learn from and to test on
recipe-larger-net = the net to go on from is larger than { $hidden }
recipe-no-game = there is no game { $name }
recipe-no-labels = { $path }: no labels there
recipe-no-late-net = the teacher names no net for late contact
recipe-no-starts = a phase of backgammon says where games begin
recipe-nothing-learned = { $games } games gave nothing to learn from
recipe-other-shape = { $one } and { $other } have different shapes
recipe-same-nets = the candidate's nets are those of the champion
recipe-stream-mean = the running mean of a stream reaches back over at least one step
recipe-stream-parts = leg, replay, batch and measure of a stream are at least 1
recipe-stream-rates = the rates of a stream are above 0

rounds-unreadable = the log of the rounds cannot be read

run-decisions = { $count } decisions in the last part
run-error-net = { $path }: { $source }
run-error-refused = { $error }
run-error-stopped = stopped; the run can go on from its folder
run-files-error-damaged = { $path }: { $fault }
run-files-error-io = { $path }: { $source }
run-fit = rms error { $error }
run-labels = { $labels } labels in the last { $games } games
run-positions = { $count } positions in the last part
run-self-play = { $linear ->
    [none] { $plies } half-moves a game, { $gammons }% gammons, { $backgammons }% backgammons; against the linear player not yet played
   *[other] { $plies } half-moves a game, { $gammons }% gammons, { $backgammons }% backgammons; against the linear player { $linear }
}
run-stream = { $samples } samples, rms error { $error }, rate { $rate }

state-of-other-net = the state is of another net

lab-tournaments-begun = { $entrants } entrants, { $name }
