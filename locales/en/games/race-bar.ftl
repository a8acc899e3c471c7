# The rules and the lesson of the game `race-bar`.

intro = Backgammon from an empty board, known from play-by-mail servers: everything waits outside, and you come in when you like.
setup = All checkers wait beside the board; the board starts empty. They enter in the opponent’s home board, on the point 25 minus the die.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Enter all fifteen, bring them home, and bear them off.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = You may enter waiting checkers or move those on the board, as you like; a hit checker has to enter first.
special-2 = You may bear off only when nothing waits any more and everything left is home.
special-3 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
grades = Every win counts 1: there are no gammons.

# Below the pictures.

pictures-1-caption = 4-3: one checker enters with each die.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Come in
lesson-1-task = Enter two checkers.
lesson-1-yes = Two are in, thirteen wait.
lesson-1-no = Enter with both dice.

lesson-2-title = Make a point at once
lesson-2-task = Cover the lone checker on 20 by entering with the 5.
lesson-2-yes = A point in the opponent’s home is a safe landing.
lesson-2-no = The 5 enters on 20.

lesson-3-title = The bar comes first
lesson-3-task = Your hit checker has to enter before a waiting one may.
lesson-3-yes = It is back in play.
