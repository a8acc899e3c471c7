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
opponents-ask-title = Which one suits me?
opponents-ask-played = How much have you played?
opponents-ask-never = Hardly at all
opponents-ask-some = Some games
opponents-ask-years = For years
opponents-ask-cube = How do you answer a double?
opponents-ask-new = I do not know the cube
opponents-ask-feeling = By feeling
opponents-ask-percent = I know what I need to win, also at a match score
opponents-ask-others = Against whom do you play?
opponents-ask-home = Family and friends
opponents-ask-club = At a club, or often online
opponents-ask-tournaments = In tournaments
opponents-ask-found = { $name } should suit you. Choose a stronger or a weaker opponent whenever you like.
