# The rules and the lesson of the game `contrare-puff`.

also-1 = Puff
also-2 = Gegenpuff
intro = A German game of the tables family, in which the sides enter opposite each other. The small number comes first, always.
setup = All checkers wait beside the board; the board starts empty.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Enter all fifteen, bring them home, and bear them off.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = All your checkers must have entered before one of them may leave the quarter in which they enter.
special-2 = You must play the smaller die first. If you cannot, the turn is lost.
special-3 = With your first double you play each die once; then, if you like, the underside of each (7 minus the number rolled) once. With later doubles you play each die twice, then, if you like, the undersides, and roll again.
special-4 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = If both sides use one road, the game is Lange Puff.

# Below the pictures.

pictures-1-caption = 6-2 on the empty board: the 2 enters first.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Small die first
lesson-1-task = The 2 has to be played before the 6.
lesson-1-yes = First the small number, then the large one.

lesson-2-title = The first double
lesson-2-task = Play each die once: enter two checkers with the fives. The undersides, two twos, may follow.
lesson-2-yes = The undersides, two twos, follow if you want them.

lesson-3-title = Come in with a hit
lesson-3-task = The opponent’s lone checker is on your 20-point. The 3 comes first, then the 5 hits.
lesson-3-yes = Small number first, even when hitting.
