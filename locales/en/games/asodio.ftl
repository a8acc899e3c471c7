# The rules and the lesson of the game `asodio`.

also-1 = Greek acey-deucey
intro = The Greek form of Acey-deucey, with a narrow door: new checkers enter only with a double or with 1-2.
setup = All checkers wait beside the board; the board starts empty.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Enter all fifteen, bring them home, and bear them off.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. It enters with any roll. Two or more checkers close their point.
special-1 = Waiting checkers enter only with a double or with 1-2. Other rolls move what is already on the board.
special-2 = If you roll 1-2, play both, then a double of your choice, and then roll again. A double gives four moves and another roll.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = The loser pays for each of their checkers still on the board.

# Below the pictures.

pictures-1-caption = 6-3 opens no door: only checkers on the board may move.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = A closed door
lesson-1-task = 6-3 lets no waiting checker in. Move what is on the board.
lesson-1-yes = Doubles and 1-2 open the door.
lesson-1-no = The 6 belongs to a checker on 20.

lesson-2-title = A double opens it
lesson-2-task = With 5-5 enter four checkers.
lesson-2-yes = Four are in, and you would roll again.
lesson-2-no = Enter with all four fives.

lesson-3-title = The bar comes first
lesson-3-task = Your hit checker may enter with any roll, but before anything else moves. With 1-2 a waiting checker may follow it.
lesson-3-yes = It is in. After a 1-2 a double of your choice follows.
