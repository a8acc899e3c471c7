# Chouettes: what is refused, options that do not fit, a damaged log, the sheet.

chouette-options-most = a chouette is for { $least } to { $max } players, not { $most }
chouette-options-partner = a partner of the box needs more than { $players } players
chouette-options-animals = { $animals } beavers and raccoons are more than the { $max } allowed
chouette-options-no-beavers = a sole taker cannot have to beaver where beavers are not allowed
chouette-options-half-of-one = the box cannot take half of the cubes where the team has a single one
chouette-options-extra-of-one = extras need a cube for each member
chouette-options-clock = a delay of { $seconds } s is not possible: choose 1 to 3600
chouette-options-no-cube = a chouette needs a game with a cube
chouette-options-said-twice = the Jacoby rule, beavers and automatic doubles are options of the chouette, not house rules
chouette-options-house = refused opening rolls and illegal plays do not exist in a chouette

chouette-refusal-not-seated = this player is not in the chouette
chouette-refusal-seated = this player has not left
chouette-refusal-full = the chouette is full: it has { $most } players
chouette-refusal-seats = { $max } players have joined, and no more can: start another chouette
chouette-refusal-name = this name is blank, too long, or contains invisible characters
chouette-refusal-too-few = a chouette needs at least { $least } players
chouette-refusal-ordered = the order of the line is known already
chouette-refusal-not-ordered = the order of the line is not known yet
chouette-refusal-order-rule = the order of the line is found in another way
chouette-refusal-line = these are not the players whose places are open
chouette-refusal-game-on = a game is being played
chouette-refusal-no-game = no game is being played
chouette-refusal-not-yours = it is not your decision
chouette-refusal-answer-first = an answer is missing first
chouette-refusal-nothing-asked = nothing waits for your answer
chouette-refusal-not-yet = the players behind in line answer first
chouette-refusal-no-such-cube = this cube is not in play
chouette-refusal-doubled-before = cubes can be offered once in a turn
chouette-refusal-all-or-none = the cubes are offered together, or not at all
chouette-refusal-must-beaver = as the only taker, beaver or drop
chouette-refusal-captain-beavers = only the captain can beaver for the team
chouette-refusal-must-take-half = the box has to take at least { $least } of these cubes
chouette-refusal-no-taker = this player cannot be asked to take the cube over
chouette-refusal-no-partner = this player cannot be the partner of the box
chouette-refusal-start = the first turn is decided in another way
chouette-refusal-grade = a { $grade } is not possible any more
chouette-refusal-no-advice = advice is not allowed now

chouette-log-empty = the log is empty
chouette-log-header = line 1: not the header of a chouette: { $reason }
chouette-log-version = line 1: version { $version } is newer than this program
chouette-log-house = line 1: house rule { $name }: { $reason }
chouette-log-options = line 1: { $reason }
chouette-log-line = line { $line }: not an action: { $reason }
chouette-log-refused = line { $line }: { $reason }

chouette-sheet-game = Game
chouette-sheet-total = Total
