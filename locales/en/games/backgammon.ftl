# The rules and the lesson of the game `backgammon`.

intro = Two forces of fifteen pass through each other. You race for home, build points the other side cannot cross, and send lone stragglers back to the start.
setup = Two checkers on your 24-point, five on 13, three on 8 and five on 6. The opponent’s stand the same way, seen from the other side.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
terms-1-word = Bar point
terms-1-meaning = Your 7-point, next to the bar. Together with the 6-point and the 8-point it is the beginning of a wall.
terms-2-word = Midpoint
terms-2-meaning = Your 13-point, half-way home, where five of your checkers start. It is the place to land on the way back.
terms-3-word = Golden point
terms-3-meaning = Either side’s 5-point. Yours is the most useful point to make early; the opponent’s, your 20-point, is the best anchor.
terms-4-word = Anchor
terms-4-meaning = A point you hold in the opponent’s home board. As long as you have one, you can always enter.
terms-5-word = Blot
terms-5-meaning = A checker alone on a point, which can be hit.
terms-6-word = Prime
terms-6-meaning = Points in a row that you hold. Nobody can jump over six in a row.
special-1 = Each side throws one die. Whoever throws the higher number starts and plays these two dice. After equal numbers both throw again.
special-2 = Each die is one move. You may make both moves with one checker, or move two. A double is played four times.
special-3 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-4 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
special-5 = The doubling cube: before rolling you may offer to double the stake. The opponent either takes and then owns the cube, or passes and loses the game at the old stake.
grades = A win counts 1. If the loser has borne off nothing, it is a gammon and counts 2. If one of the loser’s checkers is then also on the bar or in the winner’s home board, it is a backgammon and counts 3. The cube multiplies the value.
options-1 = Jacoby rule (money): gammons and backgammons count as single games unless the cube has been turned.
options-2 = Beavers (money): whoever takes may double again at once and keep the cube.
options-3 = Crawford rule (match): when a player is one point from winning for the first time, the next game is played without the cube.

# Below the pictures.

pictures-1-caption = With 3-1, 8/5 6/5 makes a point the opponent cannot land on.
pictures-2-caption = On the bar with 4-2: the 23-point is closed, so the four enters, bar/21.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Make a point
lesson-1-task = Use both dice to put two checkers on your 5-point: no lone checker is left behind, and the point is closed to the opponent.
lesson-1-yes = Two checkers hold the 5-point. It is one of the best opening plays.
lesson-1-no = The 5-point is not made: two of your checkers have to land there.

lesson-2-title = Enter from the bar
lesson-2-task = One of your checkers was hit. It has to enter before anything else moves: a 4 lands on 21, a 2 on 23. See which is open, then play the other die as you like.
lesson-2-yes = You entered with the 4. The 23-point is held by two checkers, so the 2 could not enter.

lesson-3-title = Hit and cover
lesson-3-task = The opponent’s checker on your 4-point is alone. Hit it, and cover the point with the other die.
lesson-3-yes = The lone checker waits on the bar, and your point is safe.
lesson-3-no = Hit on your 4-point with one die and land there with the other as well.

lesson-4-title = When only one die fits
lesson-4-task = You cannot play both dice. Either could be played alone; the rules say which of them you must play.
lesson-4-yes = If you can play either number but not both, you must play the higher.

lesson-5-title = Bear off with a 6-1
lesson-5-task = Take both checkers off and win. Think about which die each one needs.
lesson-5-yes = The 6 takes off the checker on 6, the 1 the one on 1.
lesson-5-no = A checker is still on the board: moving 6/5 first wastes a die.
