# The rules and the lesson of the game `lange-puff`.

also-1 = Long puff
intro = Puff on one road: both sides enter at the same corner and run the same way.
setup = All checkers wait beside the board; the board starts empty. Both sides enter on the same points.
direction = Both sides go the same way on one road: in at 24, home at 6 to 1. You share every number with the opponent.
aim = Enter all fifteen, run round the board, and bear off all of them before the opponent does.
lone = A checker alone can be hit from behind; it enters again at the start of the road.
special-1 = All your checkers must have entered before one of them may leave the quarter in which they enter.
special-2 = You must play the smaller die first. If you cannot, the turn is lost.
special-3 = With your first double you play each die once; then, if you like, the underside of each (7 minus the number rolled) once. With later doubles you play each die twice, then, if you like, the undersides, and roll again.
special-4 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = If the sides enter opposite each other, the game is Contrare Puff.

# Below the pictures.

pictures-1-caption = 6-2 on the empty board: the 2 enters first.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Small die first
lesson-1-task = The 2 has to be played before the 6.
lesson-1-yes = First the small number, then the large one.

lesson-2-title = The first double
lesson-2-task = Play each die once. The undersides may follow.
lesson-2-yes = The undersides, two twos, follow if you want them.

lesson-3-title = Hit from behind
lesson-3-task = The opponent’s lone checker is on 20. Enter there and hit it.
lesson-3-yes = It has to enter again.
