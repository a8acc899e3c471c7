# The rules and the lesson of the game `acey-deucey-eu`.

intro = Acey-deucey as played in Europe: a double brings the numbers on the undersides of the dice as well, and bearing off needs exact numbers.
setup = All checkers wait beside the board; the board starts empty. They enter in the opponent’s home board, on the point 25 minus the die.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Enter all fifteen, bring them home, and bear them off with exact numbers.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = A double is played four times, then the number on the undersides of the dice (7 minus the number rolled) four times; then you roll again.
special-2 = If you roll 1-2, play both, then a double of your choice with its undersides, and then roll again.
special-3 = If you cannot play a part in full, you lose the rest and the extra roll.
special-4 = A checker is borne off only with the exact number of its point.
grades = Every win counts 1: there are no gammons.
options-1 = The loser pays for each of their checkers still on the board.

# Below the pictures.

pictures-1-caption = 4-4: four fours, then four threes, then another roll.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Top and bottom
lesson-1-task = 5-5 brings four fives and then, from under the dice, four twos. Enter four checkers with the fives.
lesson-1-yes = The four twos follow, and then another roll.
lesson-1-no = Enter with every five.

lesson-2-title = Exact numbers
lesson-2-task = Checkers are borne off with exact numbers only. The 6 cannot take off the checker on 4.
lesson-2-yes = The 3 was played in your home board; the 6 is lost.

lesson-3-title = The bar comes first
lesson-3-task = Your hit checker has to enter first.
lesson-3-yes = It is back in play.
