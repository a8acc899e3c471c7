# The rules and the lesson of the game `nackgammon`.

intro = Backgammon with two more checkers far back, devised by Nack Ballard. Games last longer, and holding a point in the opponent’s home matters more.
setup = Two checkers on 24, two on 23, four on 13, three on 8 and four on 6, for both sides.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = Only the start differs from backgammon. With four checkers behind, prefer plays that build points over plays that run.
special-2 = Each die is one move. You may make both moves with one checker, or move two. A double is played four times.
special-3 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-4 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
special-5 = The doubling cube: before rolling you may offer to double the stake. The opponent either takes and then owns the cube, or passes and loses the game at the old stake.
grades = A win counts 1. If the loser has borne off nothing, it is a gammon and counts 2. If one of the loser’s checkers is then also on the bar or in the winner’s home board, it is a backgammon and counts 3. The cube multiplies the value.
options-1 = Jacoby rule (money): gammons and backgammons count as single games unless the cube has been turned.
options-2 = Beavers (money): whoever takes may double again at once and keep the cube.
options-3 = Crawford rule (match): when a player is one point from winning for the first time, the next game is played without the cube.

# Below the pictures.

pictures-1-caption = 4-3 from the start: 24/20 23/20 makes an advanced anchor.
pictures-2-caption = 6-6: 24/18(2) 13/7(2). The two checkers on 23 cannot follow, for 17 is closed.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = A home point
lesson-1-task = Make your 4-point with both dice.
lesson-1-yes = A third point of your home board is worth more here than a run.
lesson-1-no = Two checkers have to land on 4.

lesson-2-title = An advanced anchor
lesson-2-task = Use two of the four checkers in the opponent’s home to make the 20-point.
lesson-2-yes = From the 20-point you cannot be shut in.
lesson-2-no = Bring one checker from 24 and one from 23 together on 20.

lesson-3-title = Four sixes
lesson-3-task = Play 6-6 so that you hold 18 and 7 at the end.
lesson-3-yes = Both bar points, 18 and 7, are yours: a wall at either end.
lesson-3-no = Move two checkers from 24 and two from 13.
