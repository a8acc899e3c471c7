# Sentences of the engine: nets, databases, tables and runs that cannot be used or went wrong.

net-error-magic = not a net file: it does not begin with PASCHNET
net-error-truncated = the net file ends after { $found } bytes, { $expected } are needed
net-error-trailing = the net file has { $found } bytes, only { $expected } belong to it
net-error-version = net file version { $found } is not supported (this program reads version { $version })
net-error-encoding = input encoding { $found } is not known (this program knows { $encoding })
net-error-kind = unknown kind of net: { $found }
net-error-shape = the layer widths { $widths } make no net from { $inputs } inputs to { $classes } classes
net-error-checksum = the net file is damaged: checksum { $found }, expected { $expected }
net-error-weight = layer { $layer } holds a weight that cannot be used: { $value }

kind-error = a { $expected ->
    [Contact] Contact
    [Race] Race
    [Late] Late contact
   *[other] { $expected }
} net is needed, this one is for { $found ->
    [Contact] contact
    [Race] races
    [Late] late contact
   *[other] { $found }
}

book-error-roll = `{ $text }` is no roll such as 31
book-error-plan = the book needs at least two games a play
book-error-game = there is no book of { $variant }: its checkers do not move as in backgammon
book-error-order = { $line } is not the next line of the book, or has no plays
book-error-damaged = line { $line } of the book is damaged

database-error-size = no such database is built for { $points } points and { $checkers } checkers
database-error-cancelled = cancelled
database-error-magic = this is no { $value }
database-error-version = the { $kind } has version { $found }, this program reads { $expected }
database-error-damaged = the { $kind } is damaged: { $what ->
    [size] its size is impossible
    [header-short] its header is cut off
    [header] its header holds what does not belong there
    [length] its length is wrong
    [hash] its hash is wrong
    [positions] its number of positions is wrong
    [parts] its parts do not fit together
    [distribution] the chances of a position do not add up to 1
   *[other] { $what }
}

keep-error-foreign = no state of a rollout, or one of another version
keep-error-damaged = the state of the rollout is damaged

rollout-error-settings = this rollout is not possible: { $value ->
    [trials] at least one game is needed
    [horizon] at least one half-move is needed
    [plies] the search does not look that many plies ahead
    [drop] the JSD for dropping candidates must be above 0
    [stop] the certainty at which it stops must be above 0
   *[other] { $value }
}
rollout-error-empty = no candidates
rollout-error-state = this state belongs to another rollout
rollout-error-foreign = no state of this rollout

scores-error-plan = a table has 2 to { $value } points and needs at least one game a score
scores-error-order = { $found } is not the next score
scores-error-line = line { $line } of the scores is damaged
scores-error-unfinished = not all scores are rolled out yet

gate-error-game = the engine does not play { $value } with these options
gate-error-position = this is no position of a game the engine plays

family-net-error-magic = not a net of the family: it does not begin with PASCHFAM
family-net-error-length = the net file has { $found } bytes, { $expected } are needed
family-net-error-version = net file version { $found } is not supported (this program reads version { $version })
family-net-error-variant = the net is for a game this program does not know: "{ $value }"
family-net-error-shape = the net for { $variant } was made for other inputs or results than this program's
family-net-error-checksum = the net file is damaged: checksum { $found }, expected { $expected }
family-net-error-weight = the net holds a weight that cannot be used: { $value }

analyst-error-phase = there is nothing to judge now: { $value }
analyst-error-dice = the engine plays with two dice

met-error-number = line { $line }: `{ $text }` is not a number
met-error-missing = missing from the table: { $what ->
    [pre-crawford] the pre-Crawford table
    [post-crawford] the post-Crawford table
    [row] a row
    [end] the end, </met>
   *[other] { $what }
}
met-error-row-length = row { $row } has { $found } values, not { $expected }
met-error-too-long = a table of { $points } points, more than { $max_away }
met-error-not-a-chance = the value for { $row }-away against { $column }-away is { $value }, not a chance
met-error-not-symmetric = { $row }-away against { $column }-away and its mirror do not add up to 1
met-error-not-rising = the value for { $row }-away against { $column }-away falls along its row
met-error-computed = a table computed by `{ $kind }`, which holds no values

search-error-cancelled = cancelled
search-error-dice = { $first }-{ $second } is no roll
search-error-too-deep = { $value } plies, more than { $most_plies }
search-error-position = no position of a game in play: { $value }

plan-error-variant = { $value } cannot be analysed yet: the engine has no net for it

analysis-error-stopped = stopped after { $done } of { $total } decisions

judge-error-search = action { $action } of the record: { $source }
judge-error-misfit = action { $action } of the record is not what its state asks for

database-kind-one-sided = one-sided bear-off database
database-kind-two-sided = two-sided bear-off database
database-kind-hyper = hypergammon database

style-even = Even
style-careful = Careful
style-hitter = Hitter
style-runner = Runner
style-builder = Builder
style-gambler = Gambler
style-patient = Patient

face-lumi = New to the game, hits everything in reach.
face-otto = Still learning, hides from every shot.
face-mila = Plays for fun and runs for home early.
face-bruno = Doubles on a hunch and takes any cube.
face-nilo = Waits on an anchor for you to stumble.
face-tara = Slots the points others are afraid to slot.
face-rex = Strong and aggressive, never lets a blot live.
face-juno = An expert who takes no risk for free.
face-vega = World class: looks two rolls ahead.

## Classic players
museum-net-error-kind = not a net of the museum: it does not begin with PMUS
museum-net-error-shape = the sizes of the net do not fit its inputs and hidden units
museum-neuro-error-kind = not the nets of the museum's comparison player: they do not begin with PNEU
museum-neuro-error-shape = the sizes of the nets do not fit their inputs and hidden units
museum-neuro-error-weight = a weight of the nets is not a finite number
museum-data-error-toml = not a classic's numbers: { $value }
museum-data-error-weights = { $found } weights where { $wanted } are needed
museum-error-phase = this question does not fit what happens in the game now: { $value }

museum-error-dice = the classic players need a roll of two dice
