# The rules and the lesson of the game `longgammon`.

also-1 = Long backgammon
intro = Everything starts on one point. Fifteen checkers have to be led out of the opponent’s home board, so the game is long and rich in primes.
setup = All fifteen checkers on your 24-point; the opponent’s stand on your 1-point.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = Only the start differs from backgammon. A six-point prime in front of the big stack decides most games.
special-2 = Each die is one move. You may make both moves with one checker, or move two. A double is played four times.
special-3 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-4 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
special-5 = The doubling cube: before rolling you may offer to double the stake. The opponent either takes and then owns the cube, or passes and loses the game at the old stake.
grades = A win counts 1. If the loser has borne off nothing, it is a gammon and counts 2. If one of the loser’s checkers is then also on the bar or in the winner’s home board, it is a backgammon and counts 3. The cube multiplies the value.
options-1 = Jacoby rule (money): gammons and backgammons count as single games unless the cube has been turned.
options-2 = Beavers (money): whoever takes may double again at once and keep the cube.
options-3 = Crawford rule (match): when a player is one point from winning for the first time, the next game is played without the cube.

# Below the pictures.

pictures-1-caption = 6-5 from the start can run with one checker, 24/13.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = One checker runs
lesson-1-task = At the start leave as few lone checkers as you can: play both dice with one checker.
lesson-1-yes = One lone checker, and it stands far from the opponent’s stack.
lesson-1-no = Two checkers are alone now. Let one make both moves.

lesson-2-title = A point in front
lesson-2-task = Cover the lone checker on 4 and bring one more out of the stack.
lesson-2-yes = The 4-point is made; three points stand before the big stack.
lesson-2-no = Use the 4 from the 8-point and the 2 from the stack.

lesson-3-title = Hit the straggler
lesson-3-task = The opponent has slipped out with one checker, to your 6-point. Hit it, and hold the point.
lesson-3-yes = It must start over from the bar, and two of yours hold the point.
lesson-3-no = Hit on 6 from the 10-point, and bring a second checker there from 7.
