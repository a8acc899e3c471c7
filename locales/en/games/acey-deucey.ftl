# The rules and the lesson of the game `acey-deucey`.

intro = The game of the US Navy. The board starts empty, checkers come in as the dice allow, and a 1-2 is the best roll: it brings a double of your choice and another roll.
setup = All checkers wait beside the board; the board starts empty. They enter in the opponent’s home board, on the point 25 minus the die.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Enter all fifteen, bring them round and home, and bear them off.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = You may enter waiting checkers or move those on the board, as you like. Only a hit checker, on the bar, has to enter first.
special-2 = If you roll 1-2, play the 1 and the 2, then any double you choose, and then roll again.
special-3 = A double gives four moves and then another roll.
special-4 = If you cannot play a part in full, you lose the rest and the extra roll.
special-5 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = Every win counts 1: there are no gammons.
options-1 = The loser pays for each of their checkers still on the board.
options-2 = An ordinary double brings no extra roll.
options-3 = All your checkers must enter before one on the board moves.
options-4 = You may not hit before one of your checkers has come home.

# Below the pictures.

pictures-1-caption = 6-3 on the empty board: two enter, or one enters and runs on.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = The board is empty
lesson-1-task = Bring two checkers in, one with each die.
lesson-1-yes = A 3 enters on 22, a 6 on 19.
lesson-1-no = Enter with both dice.

lesson-2-title = The deuce and the ace
lesson-2-task = You rolled 1-2. Play the 1 and the 2 first: bring two checkers in with them.
lesson-2-yes = Now you would choose any double, play it four times, and roll again.
lesson-2-no = Enter with the 1 and with the 2.

lesson-3-title = The bar comes first
lesson-3-task = One of your checkers was hit. Until it has entered, nothing else may move, not even a waiting checker.
lesson-3-yes = It is back in play.
