# The door for FIBS clients: refusals, help and greetings in our own words. Sentences that clients match are not here.

fibs-line-error-no-board = a board string begins with "board:"
fibs-line-error-fields = a board string has { $fields } fields, this has { $value }
fibs-line-error-field = field { $field } of the board string cannot be "{ $text }"
fibs-line-error-contradiction = field { $field } of the board string contradicts the checkers or the direction

fibs-refusal-known = { $text }
fibs-refusal-too-long = This line is longer than { $max } characters and was dropped.
fibs-refusal-flood = { $max } bytes came without a line end. The connection is closed.
fibs-refusal-ambiguous = '{ $word }' may be { $commands }. Please type more letters.
fibs-refusal-not-here = '{ $command }' is not available here. Use your browser for that.
fibs-refusal-nothing-said = There is no text. Type it after the command.
fibs-refusal-half-move = Each move has a start and an end, such as 24-18.
fibs-refusal-move-word = '{ $word }' is not a point. Use 1 to 24, bar or off.
fibs-refusal-too-many-moves = A roll has at most { $most } moves.
fibs-refusal-other-play = You can play more of this roll, or the higher die.
fibs-refusal-roll-first = You have to roll the dice before you move.
fibs-refusal-rolled-already = You have rolled already. Please move.
fibs-refusal-nothing-offered = Nothing waits for your answer.
fibs-refusal-wait-for-answer = Please wait for your opponent's answer.
fibs-refusal-answer-first = Please type 'accept' or 'reject' first.
fibs-refusal-resign-word = Type 'resign n' for a single game, 'resign g' for a gammon or 'resign b' for a backgammon.
fibs-refusal-grade = You can no longer lose a { $grade }.
fibs-refusal-no-game = No game is going on. Type 'join' for the next one.
fibs-refusal-length = A match has 1 to { $max } points.
fibs-refusal-variable = There is no variable '{ $word }'. Type 'set' for a list.
fibs-refusal-value = '{ $value }' is not possible for { $variable }: use { $possible }.
fibs-refusal-show = 'show { $word }' is unknown. Use games, saved, savedcount, watchers or max.
fibs-refusal-ratings = Type 'ratings', 'ratings NAME' or 'ratings from 1 to 20' (at most 100 places).
fibs-refusal-topic = There is no help on '{ $topic }'. Type 'help' for a list of commands.
fibs-refusal-game = This match is of a game that FIBS clients cannot show.
fibs-refusal-sign-in-first = Please sign in first.
fibs-refusal-signing-in = You are being signed in. Please wait a moment.
fibs-refusal-login-usage = Type your name, or 'login CLIENT 1008 NAME TOKEN'.
fibs-refusal-no-pips = Your opponent does not allow pip counts.
fibs-refusal-no-old-moves = There is no game to show.
fibs-refusal-list-full = This list is full: it has { $most } names.

fibs-welcome = Welcome to { $program }, which speaks the protocol of FIBS.
fibs-welcome-how = Sign in with your name and an access token as the password, or as guest.
fibs-sign-in-tries = Too many sign-ins were refused. Please connect again.
fibs-about = { $program } is a backgammon server for browsers. FIBS clients play at the same tables, with the same accounts.
fibs-dice = In matches with a FIBS client the server alone throws the dice. Such a client cannot take part in a throw, so these dice cannot be verified, and such matches have a rating of their own.
fibs-log-lost = The match could not be followed. Please type 'leave' and then resume it.
fibs-forfeit = { $name } has given up the match.
fibs-nobody = No players match.
fibs-gagged = You do not hear: { $names }
fibs-blinded = These people do not hear or watch you: { $names }
fibs-awaited = You wait for: { $names }
fibs-wait-for = { $waits ->
    [yes] You will be told when { $name } comes.
   *[other] You will no longer be told when { $name } comes.
 }

fibs-help = Type 'help COMMAND' for a sentence on a command. A command can be shortened as long as it is clear. These are the commands:
fibs-help-about = about, motd and version tell you about this server.
fibs-help-answer = accept or reject answers a double or a resignation.
fibs-help-figures = average shows connections by the hour; dicetest shows how often each roll has fallen.
fibs-help-away = away TEXT tells others that you are away; back ends it. away alone lists everybody who is away.
fibs-help-beaver = beaver or redouble accepts a double and turns the cube again at once, in unlimited matches that allow it.
fibs-help-gag = gag NAME: you no longer hear NAME. blind NAME: NAME no longer hears or watches you. Type it again to undo it.
fibs-help-board = board or look shows the board; look NAME that of another match; rawboard the board string; oldboard the last game.
fibs-help-bye = bye signs you out and keeps your match. wave says goodbye; a second wave signs you out.
fibs-help-clear = clear clears the terminal.
fibs-help-time = time tells the time in UTC.
fibs-help-double = double offers the cube before you roll.
fibs-help-help = help lists the commands; help COMMAND explains one.
fibs-help-invite = invite NAME LENGTH invites to a match of LENGTH points, or 'unlimited'. invite NAME and resume NAME go on with a match that was left.
fibs-help-join = join NAME accepts an invitation; join begins the next game of a match.
fibs-help-talk = say TEXT speaks to your opponent, tell NAME TEXT to anybody, kibitz TEXT to everybody at the match, whisper TEXT to those who watch, shout TEXT to everybody.
fibs-help-whois = whois NAME tells about a person; last NAME and lastlogins tell who was here; where NAME tells where they connect from.
fibs-help-leave = leave leaves the match, which is kept; invite NAME goes on with it.
fibs-help-login = login CLIENT 1008 NAME TOKEN signs a program in.
fibs-help-message = message NAME TEXT leaves a message.
fibs-help-move = move 24-18 13-11 plays your roll: a start and an end for each die, with bar and off. Spaces, '-' and '/' are all right.
fibs-help-oldmoves = oldmoves lists the moves of the game, or of the last one.
fibs-help-pip = pip counts the pips, where your opponent allows it.
fibs-help-ratings = ratings shows the players around you; ratings from 1 to 20 shows places; ratings NAME shows one player.
fibs-help-who = who lists everybody; who ready, who playing, who away and who NAME list some. rawwho uses the numbered form.
fibs-help-resign = resign n, resign g and resign b offer to lose a single game, a gammon or a backgammon.
fibs-help-roll = roll rolls the dice.
fibs-help-set = toggle lists and turns switches, set lists and changes variables. Both are kept with your account.
fibs-help-show = show games, show saved, show savedcount NAME, show watchers and show max.
fibs-help-watch = watch NAME shows you a match; unwatch ends it.
fibs-help-waitfor = waitfor NAME tells you when NAME comes.
