# The rules and the lesson of the game `irish`.

also-1 = Todas tablas
also-2 = Shuanglu
also-3 = Ssang-ryuk
intro = Backgammon’s forebear, played in England and Ireland long before doubles were played four times. The eastern games Shuanglu and Ssang-ryuk, and the Spanish Todas tablas, are played alike as far as is known.
setup = As in backgammon: two on 24, five on 13, three on 8, five on 6.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = A double is nothing special: each die is played once, so 3-3 is two threes.
special-2 = There is no cube, and every win counts the same.
special-3 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-4 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
grades = Every win counts 1: there are no gammons.
options-1 = An old source adds: if your home board is fully closed and an opposing checker waits on the bar, you must open one of the six points, if you can do so and still play as many dice as possible.

# Below the pictures.

pictures-1-caption = 3-3 is two threes: 8/5(2).

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = A double is two moves
lesson-1-task = You have two threes, not four. Make your 5-point with them.
lesson-1-yes = Two threes, and the roll is over.
lesson-1-no = Both threes have to land on 5.

lesson-2-title = Hit with a four
lesson-2-task = Hit the lone checker on your 4-point and cover it.
lesson-2-yes = Hitting is as in backgammon.
lesson-2-no = Hit with the 4 from 8 and cover with the 2 from 6.

lesson-3-title = Bear off a double
lesson-3-task = Two fives take off two checkers.
lesson-3-yes = Two off; in backgammon it would have been four.
