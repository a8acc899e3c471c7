# The course `first`: lessons/first/ names the steps, docs/lessons.md the ids.

course-first-title = Quick start
course-first-lead = The rules on the board, then your first game.

lesson-first-title = Your first lesson
lesson-first-lead = Ten minutes from your first move to your first game.

step-way-title = Your way home
step-way-task = The light checkers are yours. They follow the arrow, from point 24 down to point 1. The last six points are your home. Tap any point in your home.
step-way-yes = All your checkers want to get there. The dark ones are your opponent’s and go the other way.
step-way-no = Your home is at the end of the arrow.
step-way-hint = Home is points 6 to 1, where the arrow ends.
step-way-start = This is where your way begins. Home is at its other end.
step-way-theirs = That is your opponent’s home. Yours is where the arrow ends.

step-move-title = Move by the dice
step-move-task = You rolled 4 and 2. Each die is one move: drag one checker 4 points and one 2 points, or the same checker twice. Then press Check.
step-move-yes = One roll, two moves. You may also tap a checker to move it.
step-move-hint = Drag a checker from 13 to 9 and another from 13 to 11.

step-doubles-title = Doubles count twice
step-doubles-task = Two equal dice give you four moves. You rolled 3 and 3: bring two checkers to point 5 and two to point 3.
step-doubles-yes = Four moves of 3. Two of your checkers on a point make it yours.
step-doubles-no = You need two checkers on point 5 and two on point 3.
step-doubles-hint = Move two checkers from 8 to 5, and two from 6 to 3.

step-blot-title = A checker alone
step-blot-task = Two or more checkers hold a point: the other side cannot land there. A checker alone is called a blot. Tap your opponent’s blot.
step-blot-yes = A blot can be hit. You do that next.
step-blot-no = No checker stands alone there.
step-blot-hint = Look for a point with a single checker of your opponent’s.
step-blot-yours = Those are your own checkers, and they are not alone.
step-blot-held = Several checkers hold that point. Look for one that is alone.

step-hit-title = Hit the blot
step-hit-task = Land on a blot and it goes to the bar, in the middle of the board. It has to start its way again. Hit the blot on 9.
step-hit-yes = It is on the bar now, and loses all the way that it had come.
step-hit-no = The blot on 9 is still there.
step-hit-hint = A 4 takes you from 13 to 9.

step-held-title = Back from the bar
step-held-task = You were hit. Your checker enters in your opponent’s home: a 6 lands on point 19, a 4 on point 21. Tap the point where you can land.
step-held-yes = Point 21 is free. On 19 your opponent has four checkers, so it is closed to you.
step-held-no = You can only land on 19 or 21 with these dice.
step-held-hint = You cannot land where two or more of theirs stand.
step-held-six = Your opponent holds point 19, so the 6 cannot enter.

step-enter-title = Enter first
step-enter-task = While you have a checker on the bar, nothing else may move. Enter with the 4, then play the 6 with any checker.
step-enter-yes = You are back. If neither die can enter, your turn is over.
step-enter-hint = Drag the checker from the bar to 21. Then move 24 to 18.

step-home-title = Bring everybody home
step-home-task = Before you can take checkers off, all fifteen must be in your home. Bring the last two in.
step-home-yes = Everybody is home. Now the race to take them off begins.
step-home-no = There is still a checker outside your home.
step-home-hint = Move 8 to 4 and 7 to 4.

step-off-title = Bear off
step-off-task = A 5 takes a checker off point 5, a 3 takes one off point 3. This is called bearing off. Tap both checkers, or drag them off the board.
step-off-yes = Two checkers less. Whoever takes off all fifteen first wins.
step-off-no = Two checkers can come off with this roll.
step-off-hint = Tap a checker on point 5, then one on point 3.

step-higher-title = A number too high
step-higher-task = Nobody stands on 6 or 5. Then a 6 takes off a checker from your highest point. Take two checkers off.
step-higher-yes = The 6 took one off point 4, your highest. The 2 took one off point 2.
step-higher-no = Both dice can take a checker off.
step-higher-hint = Tap a checker on 4 for the 6, and the one on 2 for the 2.

step-win-title = What a win is worth
step-win-task = A win counts 1 point. If the loser took no checker off it is a gammon, 2 points. If one is also on the bar or in your home, a backgammon, 3 points. You have won: how many points?
step-win-yes = Your opponent took no checker off, so you win a gammon: 2 points.
step-win-no = It is 1, 2 or 3 points.
step-win-hint = Your opponent has all fifteen on the board, none on the bar or in your home.
step-win-one = It would be 1 if your opponent had taken a checker off. None is off.
step-win-three = For 3 points, one of theirs would have to be on the bar or in your home.

step-double-title = The doubling cube
step-double-task = Before you roll you may offer to double what the game is worth. Your opponent wins with the next roll, so it is now or never: you take both checkers off with 26 rolls of 36. Double or roll?
step-double-yes = You are the favourite, so play for more. In a match the cube is used in longer games.
step-double-hint = You win 26 times of 36: more than half.
step-double-roll = You would win more often than lose, for too few points. With 26 wins of 36 you want to double.

step-take-title = Take or pass
step-take-task = Your opponent doubles. Pass, and you lose 1 point. Take, and the game is worth 2: you win it with 17 rolls of 36. Taking pays if you win at least 1 game of 4. Take or pass?
step-take-yes = You win nearly half of these games. Taking loses less than passing.
step-take-hint = 17 of 36 is far more than a quarter.
step-take-pass = You win 17 of 36, and 9 of 36 would be enough to take.

step-game-title = Your first game
step-game-task = You know enough to play. Your opponent is a beginner, and Hint helps whenever you like. Nothing is rated.
step-game-yes = Good luck.
