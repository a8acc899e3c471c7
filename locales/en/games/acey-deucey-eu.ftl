# The rules and the lesson of the game `acey-deucey-eu`.

intro = Acey-deucey as played in Europe: a double brings the numbers on the undersides of the dice as well, and bearing off needs exact numbers.
setup = All checkers wait beside the board; the board starts empty. They enter on 25 less the die, in the opponent’s home board.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. Your own numbers fall from 24 to 1 as you go.
aim = Enter all fifteen, bring them home, and bear them off with exact numbers.
lone = A checker alone on a point can be hit. It goes to the bar and must enter, on 25 less the die, before its side may move anything else. Two or more checkers close their point.
special-1 = A double is played four times, then what is under the dice, 7 less the number, four times; then you roll again.
special-2 = Roll 1-2: play both, then a double of your choice with its underside, then roll again.
special-3 = If any part cannot be played in full, the rest, with the extra roll, is lost.
special-4 = Nothing is borne off with a higher number than its point.
grades = Every win counts 1: there are no gammons.
options-1 = The loser pays for every checker left on the board.

# Below the pictures.

pictures-1-caption = 4-4: four fours, then four threes, then another roll.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Top and bottom
lesson-1-task = 5-5 brings four fives and then, from under the dice, four twos. Enter four checkers with the fives.
lesson-1-yes = The four twos follow, and then another roll.
lesson-1-no = Enter with every five.

lesson-2-title = Exact numbers
lesson-2-task = Nothing may be borne off with a higher number. The 6 cannot take the checker from 4.
lesson-2-yes = The 3 was played inside; the 6 is lost.

lesson-3-title = The bar comes first
lesson-3-task = Your hit checker has to enter first.
lesson-3-yes = It is back in play.
