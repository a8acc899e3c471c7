# The rules and the lesson of the game `contrare-puff`.

also-1 = Puff
also-2 = Gegenpuff
intro = A German game of the tables family, in which the sides enter opposite each other. The small number comes first, always.
setup = All checkers wait beside the board; the board starts empty.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. Your own numbers fall from 24 to 1 as you go.
aim = Enter all fifteen, bring them home, and bear them off.
lone = A checker alone on a point can be hit. It goes to the bar and must enter, on 25 less the die, before its side may move anything else. Two or more checkers close their point.
special-1 = All checkers must have entered before one may go beyond the entering quarter.
special-2 = The smaller die is played first; if it cannot be played, the turn is lost.
special-3 = Your first double: each die once, then, if you like, the undersides, 7 less the number, once. Later doubles: each twice, then the undersides if you like, and another roll.
special-4 = Bearing off is as in backgammon, once everything left is home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = On one road instead, it is Lange Puff.

# Below the pictures.

pictures-1-caption = 6-2 on the empty board: the 2 enters first.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Small die first
lesson-1-task = The 2 has to be played before the 6.
lesson-1-yes = First the small number, then the large one.

lesson-2-title = The first double
lesson-2-task = Each die once; and the undersides, two twos, may follow. Enter two checkers with the fives.
lesson-2-yes = The undersides, two twos, follow if you want them.

lesson-3-title = Come in with a hit
lesson-3-task = The opponent’s lone checker is on your 20-point. The 3 comes first, then the 5 hits.
lesson-3-yes = Small number first, even when hitting.
