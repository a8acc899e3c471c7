# The computer's players: faces, and an opponent of one's own making.

opponents-title = Choose an opponent
opponents-pr = PR about { $n }
opponents-prBest = PR below 1
opponents-prNote = PR measures errors: 500 times the equity lost per decision. Lower is better.
opponents-own = Custom
opponents-customise = Customise opponent
opponents-name = Name
opponents-level = Level
opponents-style = Style
# How long the computer’s dice lie on the board before its checkers move.
opponents-pace = How long its dice stay
opponents-paces-quick = Briefly
opponents-paces-normal = As usual
opponents-paces-slow = Longer
