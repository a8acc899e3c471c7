# The rules and the lesson of the game `five-point-limit`.

also-1 = Egyptian
intro = A house rule from Egypt, and from old English clubs: no point takes more than five checkers of a side, so heaping them up is no way out.
setup = As in backgammon; the points 13 and 6 are full from the start.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = At most five of your own checkers may stand on a point. A sixth may not land there, not even from the bar.
special-2 = Each die is one move. You may make both moves with one checker, or move two. A double is played four times.
special-3 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-4 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
special-5 = The doubling cube: before rolling you may offer to double the stake. The opponent either takes and then owns the cube, or passes and loses the game at the old stake.
grades = A win counts 1. If the loser has borne off nothing, it is a gammon and counts 2. If one of the loser’s checkers is then also on the bar or in the winner’s home board, it is a backgammon and counts 3. The cube multiplies the value.
options-1 = Jacoby rule (money): gammons and backgammons count as single games unless the cube has been turned.
options-2 = Beavers (money): whoever takes may double again at once and keep the cube.
options-3 = Crawford rule (match): when a player is one point from winning for the first time, the next game is played without the cube.

# Below the pictures.

pictures-1-caption = With 2-1 at the start 8/6 is not allowed: five stand there already.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = The full point
lesson-1-task = Your 6-point holds five. Make the 4-point instead, and look at what the board says of 8/6.
lesson-1-yes = The rule favours plays that spread your checkers.
lesson-1-no = Two checkers have to land on 4.

lesson-2-title = Make room
lesson-2-task = With 6-1 make your 7-point.
lesson-2-yes = Both heaps are a checker smaller.
lesson-2-no = One from 13 and one from 8 meet on 7.

lesson-3-title = Five and no more
lesson-3-task = Play 2-2 so that you hold 4 and 11 at the end.
lesson-3-yes = Two new points, and nowhere more than five.
lesson-3-no = Bring two checkers from 13 to 11 and two from 6 to 4.
