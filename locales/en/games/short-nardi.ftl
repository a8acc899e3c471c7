# The rules and the lesson of the game `short-nardi`.

also-1 = Short narde
intro = The eastern name of backgammon on a Caucasian board: the start and all moves are the same, and the cube is seldom seen.
setup = As in backgammon: two on 24, five on 13, three on 8, five on 6.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = The short game is the hitting one; the long game, Long Nardi, knows no hits.
special-2 = Each die is one move. You may make both moves with one checker, or move two. A double is played four times.
special-3 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-4 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
grades = A win counts 1. If the loser has borne off nothing, it is a gammon and counts 2. If one of the loser’s checkers is then also on the bar or in the winner’s home board, it is a backgammon and counts 3. The cube multiplies the value.
options-1 = A doubling cube, if both agree.

# Below the pictures.

pictures-1-caption = 6-5 brings a back checker to safety: 24/13.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Close a point
lesson-1-task = Make your 4-point with 4-2.
lesson-1-yes = Two checkers close a point.
lesson-1-no = Two checkers have to land on 4.

lesson-2-title = Two on the bar
lesson-2-task = Both your checkers must enter. One number is open, the other is not.
lesson-2-yes = The 1 entered; the 6 was closed, and the second checker waits.

lesson-3-title = Last checkers
lesson-3-task = Bear off both with this roll.
lesson-3-yes = All off: you win.
lesson-3-no = One is left. Use each number on its own point.
