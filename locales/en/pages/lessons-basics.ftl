# The course `basics`: lessons/basics/ names the steps, docs/lessons.md the ids.

course-basics-title = First game
course-basics-lead = Everything you need to play your first game to its end.

lesson-way-home-title = The way home
lesson-way-home-lead = Where your checkers stand, where they go, and what blocks them.
lesson-both-dice-title = Dice must be played
lesson-both-dice-lead = Doubles, a number that does not fit, and no play at all.
lesson-hit-and-enter-title = Hit and enter
lesson-hit-and-enter-lead = Send a checker back, and come back from the bar.
lesson-bear-off-title = Bearing off
lesson-bear-off-lead = Take your checkers off the board.
lesson-grades-title = Single, gammon, backgammon
lesson-grades-lead = The worth of a win, and how to lose less.
lesson-cube-once-title = The doubling cube
lesson-cube-once-lead = When to double, when to take and when to pass.
lesson-notation-title = Write it down
lesson-notation-lead = Read plays as books and programs write them, and write your own.

step-rear-title = Your rearmost checkers
step-rear-task = You play the light checkers. They move with the arrow, from point 24 down to point 1. Tap the two that have the longest way.
step-rear-yes = From point 24 they have to come all the way round. The points are numbered from your side.
step-rear-no = Look for the beginning of the arrow.
step-rear-hint = Two light checkers stand on point 24.
step-rear-ace = Those are your opponent’s two rearmost checkers. Yours stand opposite them.
step-rear-nearer = These have come nearer home already. Two checkers are farther back.

step-stacks-title = Set up the board
step-stacks-task = You start with two checkers on 24, five on 13, three on 8 and five on 6. Put the missing five on the board, then press Check.
step-stacks-yes = This is how every game starts. Your opponent’s checkers mirror yours.
step-stacks-no = Two on 24, five on 13, three on 8 and five on 6.
step-stacks-hint = Points 24 and 8 are still empty.

step-point-title = One die, one move
step-point-task = You rolled 3 and 1. Move one checker 3 points and another one 1 point, so that both meet on point 5. Then press Check.
step-point-yes = Two checkers together hold a point. Your opponent cannot land there.
step-point-no = Point 5 needs two of your checkers.
step-point-hint = Move one checker from 8 to 5 and one from 6 to 5.

step-closed-title = A closed point
step-closed-task = Where two or more opposing checkers stand, you cannot land. From 24, which point is closed: 20, 19 or 18? Tap it.
step-closed-yes = Five dark checkers hold point 19, so a 5 cannot be played from 24.
step-closed-no = Look at the points that a checker on 24 reaches.
step-closed-hint = 24 minus 5 is 19.
step-closed-six = Point 18 is free: a 6 can be played from 24.
step-closed-four = Point 20 is free: a 4 can be played from 24.
step-closed-start = That is where you stand. Where can you not land?

step-run-title = Both dice with one checker
step-run-task = You rolled 6 and 5. Move your rearmost checker with both dice, all the way to 13.
step-run-yes = One checker may use both dice, one after the other.
step-run-no = The checker from 24 should arrive on 13.
step-run-hint = First the 6 to 18, then the 5 to 13. A 5 to 19 would land on a closed point.

step-middle-title = Where you touch down
step-middle-task = You rolled 6 and 4. Each move has to land on a point that is not closed. Bring the checker from 24 to 14.
step-middle-yes = The 6 is closed from 24, so you played the 4 first and then the 6.
step-middle-no = The checker from 24 should arrive on 14.
step-middle-hint = A 6 from 24 lands on 18, which is closed. Start with the 4.

step-bar-title = The bar
step-bar-task = One of your checkers was hit. It waits in the middle of the board, on the bar. Tap it.
step-bar-yes = From the bar it comes in again, in your opponent’s home.
step-bar-no = The bar is the strip between the two halves.
step-bar-hint = The bar is in the middle, between points 6 and 7.
step-bar-other = This one stands on the board. The other one is on the bar.

step-begin-title = Who begins
step-begin-task = Each player rolls one die. You have 4 and your opponent 1: the higher number begins and plays both. Play 4 and 1 as you like.
step-begin-yes = That was your first turn. From now on both players roll two dice in turn.
step-begin-hint = Many play 24 to 23 and 13 to 9.

step-four-title = Doubles
step-four-task = Equal dice are played four times. You rolled 3 and 3: make points 21 and 10 with two checkers each.
step-four-yes = Four moves of 3, twice as many as usual.
step-four-no = You need two checkers on 21 and two on 10.
step-four-hint = Move both checkers from 24 to 21, and two from 13 to 10.

step-sixes-title = The best double
step-sixes-task = You rolled 6 and 6. Make points 18 and 7 with two checkers each.
step-sixes-yes = Now you hold 6, 7 and 8 in a row, and 18. Your opponent finds few ways through.
step-sixes-no = You need two checkers on 18 and two on 7.
step-sixes-hint = Move both checkers from 24 to 18, and two from 13 to 7.

step-higher-title = Only one of the two
step-higher-task = You rolled 6 and 5. Your checker on 24 can play either, but after that 13 is closed. Then the higher number must be played. Tap the point where it lands.
step-higher-yes = The 6 must be played, so it lands on 18.
step-higher-no = Count from 24.
step-higher-hint = The higher number is the 6: 24 minus 6.
step-higher-five = That would be the 5. If only one die can be played, it must be the higher one.
step-higher-sum = Point 13 is closed: two dark checkers stand there.

step-part-title = Play what you can
step-part-task = You rolled 6 and 5. A number that fits nowhere is lost; the other one must be played. Play what you can.
step-part-yes = The 5 had to be played. The 6 is lost, because it fits nowhere.
step-part-hint = Only the checker on 20 can move: a 5 to 15.

step-dance-title = No play at all
step-dance-task = You are on the bar and rolled 6 and 4. A 6 enters on 19, a 4 on 21, but both are closed. Your turn is over. Press Check.
step-dance-yes = Players call this dancing. Next turn you try again.
step-dance-hint = There is nothing to move. Press Check.

step-blot-title = Hit a blot
step-blot-task = A checker alone is a blot. If you land on it, it goes to the bar. You rolled 3 and 1: hit the blot on 10.
step-blot-yes = That checker has to start again from the bar.
step-blot-no = The blot on 10 is still there.
step-blot-hint = A 3 from 13 lands on 10.

step-passing-title = Hit in passing
step-passing-task = You may hit and move on with the same checker. You rolled 3 and 2: hit on 10, and leave no checker of yours alone.
step-passing-yes = Hit with the 3, safe with the 2.
step-passing-no = Hit on 10, and let none of your checkers stand alone.
step-passing-hint = Move one checker from 13 to 10 and on to 8.
step-passing-loose = You hit, but two of your checkers stand alone.

step-two-title = Hit two at once
step-two-task = Two blots, on 10 and on 5. You rolled 3 and 1: hit both.
step-two-yes = Two checkers on the bar. Your opponent has lost 15 steps.
step-two-no = Two checkers should be on the bar.
step-two-hint = Hit on 10 with the 3 from 13, and on 5 with the 1 from 6.

step-enter-title = Enter from the bar
step-enter-task = From the bar, a 4 lands on 21 and a 2 on 23, which is closed. Enter first. Then use the other die to make point 11.
step-enter-yes = While a checker is on the bar, no other may move.
step-enter-no = Two checkers should stand on 11.
step-enter-hint = Enter with the 4 to 21. Then move 13 to 11.

step-both-title = Two on the bar
step-both-task = Both must enter before anything else moves. You rolled 4 and 2, and only 21 is open. Play what you can.
step-both-yes = One is in. The other waits on the bar, and the 2 is lost.
step-both-hint = Enter one checker with the 4.

step-shut-title = Shut out
step-shut-task = Your opponent holds all six points of their home, and you are on the bar. How many of the 36 rolls bring you in?
step-shut-yes = None. You do not even roll until a point opens.
step-shut-no = Look at points 19 to 24.
step-shut-hint = All six points are closed, so no number enters.
step-shut-all = Each of the points 19 to 24 is closed. Nothing enters.

step-gather-title = All fifteen home
step-gather-task = Before you take checkers off, all fifteen must be in your home, on points 6 to 1. You rolled 3 and 1: bring the last two in.
step-gather-yes = From now on you may take checkers off.
step-gather-no = A checker is still outside your home.
step-gather-hint = Move 9 to 6 and 7 to 6.

step-exact-title = Take off
step-exact-task = A number takes a checker off the point with that number. You rolled 6 and 4: take two checkers off.
step-exact-yes = The 6 took one off point 6, the 4 one off point 4.
step-exact-no = Two checkers can come off.
step-exact-hint = Tap a checker on 6, then one on 4.

step-inside-title = Nobody on the point
step-inside-task = Now you play a 5. Nobody stands on 5, but there are checkers on 6. Then a checker from 6 must move. Tap the point where it lands.
step-inside-yes = While a checker stands higher, you have to move it.
step-inside-no = Count five points from 6.
step-inside-hint = 6 minus 5 is 1.
step-inside-stay = It has to move from there. Where does it land?
step-inside-low = Those are lower than 5, and cannot be taken off with a 5 now.

step-first-title = The right order
step-first-task = You rolled 5 and 1. You choose which die comes first. Find the order that takes a checker off.
step-first-yes = The 1 brought a checker to 5, and the 5 took it off.
step-first-no = A checker can come off if you start with the other die.
step-first-hint = Move 6 to 5 with the 1. Then the 5 takes that checker off.

step-highest-title = A number too high
step-highest-task = You rolled 6 and 5, but nobody stands on 5 or 6. Then a high number takes off a checker from your highest point. Play both.
step-highest-yes = Both took a checker off point 4, your highest.
step-highest-hint = Tap two checkers on 4.

step-hit-late-title = Hit while bearing off
step-hit-late-task = One of your last checkers was hit. It must enter and come home before you take off any more. You rolled 2 and 1: play them.
step-hit-late-yes = The race stops until it is home. Take care while opponents are behind you.
step-hit-late-hint = Enter with the 2 on 23, then play a 1.

step-last-title = The last two
step-last-task = You rolled 4 and 1, and your opponent would win with the next roll. Win now.
step-last-yes = All fifteen are off: you have won.
step-last-no = Both checkers can come off.
step-last-hint = The 4 takes the checker off 3, because nobody stands higher. The 1 takes off the other one.

step-single-title = A single win
step-single-task = You have taken off all your checkers, and your opponent has taken off some. That is worth 1 point. How many points did you win?
step-single-yes = A plain win is worth 1 point.
step-single-no = The answer is in the task.
step-single-hint = Seven dark checkers are left, so eight are off.
step-single-gammon = It would be 2 if your opponent had not taken off a single checker.

step-gammon-title = A gammon
step-gammon-task = Your opponent has not taken off a single checker. That is a gammon, worth 2 points. How many points did you win?
step-gammon-yes = All fifteen dark checkers are on the board: a gammon, 2 points.
step-gammon-no = Count the dark checkers that are off.
step-gammon-hint = None is off: a gammon.
step-gammon-one = For 1 point, a dark checker would have to be off.
step-gammon-three = For 3 points, one of theirs would have to stand in your home or on the bar.

step-in-home-title = A backgammon
step-in-home-task = No dark checker is off, and one still stands in your home or on the bar: that is a backgammon, worth 3 points. How many points here?
step-in-home-yes = A dark checker stands on your point 3: a backgammon.
step-in-home-no = Look for a dark checker on your points 1 to 6.
step-in-home-hint = There is a dark checker in your home.
step-in-home-two = It is more than a gammon: one of theirs is still in your home.

step-one-off-title = One is enough
step-one-off-task = A dark checker stands in your home. But your opponent has taken one off. How many points did you win?
step-one-off-yes = Once a single checker is off, there is no gammon and no backgammon.
step-one-off-no = Are any dark checkers off?
step-one-off-hint = Fourteen are on the board, so one is off: 1 point.
step-one-off-back = Your opponent has taken one checker off, and so loses only 1 point.

step-save-title = Save the gammon
step-save-task = Your opponent wins with the next roll. You have taken nothing off yet. You rolled 6 and 1: lose only 1 point.
step-save-yes = One checker is off. You lose 1 point instead of 2.
step-save-no = No checker is off yet.
step-save-hint = Bring the last checker home with the 1. Then the 6 takes one off.

step-win-title = Win the gammon
step-win-task = With the next roll your opponent could come home and take a checker off. You rolled 5 and 2: win 2 points now.
step-win-yes = Both are off, and your opponent has taken off none: a gammon.
step-win-no = Both of your checkers can come off.
step-win-hint = The 5 takes off the checker on 4, the 2 the one on 2.

step-offer-title = Offer a double
step-offer-task = Before you roll you may double what the game is worth. Your opponent wins with the next roll. You win now with 29 rolls of 36. Double or roll?
step-offer-yes = You win four games of five, so play for twice as much.
step-offer-hint = 29 of 36 is far more than half.
step-offer-roll = You would win as often, but only 1 point. As the favourite in the last roll, you double.

step-behind-title = Not now
step-behind-task = Only 6 and 5, or doubles from threes up, take both off: 6 rolls of 36. If not, you lose. Double or roll?
step-behind-yes = You lose five games of six. Nobody wants to lose twice as much.
step-behind-hint = You win only 6 of 36.
step-behind-double = With 6 wins of 36 you would pay 2 points far more often than win them.

step-thirty-title = Take or pass
step-thirty-task = Your opponent doubles. Pass, and you lose 1 point. Take, and you play for 2. They win with 25 rolls of 36, you with 11. Take or pass?
step-thirty-yes = You win 30% of these games. One in four is enough to take.
step-thirty-hint = A quarter of 36 is 9, and you win 11.
step-thirty-pass = A pass costs 1 point each time. With 30% wins a take loses less than that.

step-fifteen-title = Too little
step-fifteen-task = Your opponent doubles again in another game. They win with 31 rolls of 36, you with 5. Take or pass?
step-fifteen-yes = You win only 14%. The pass costs 1 point, and a take would cost more.
step-fifteen-hint = A quarter of 36 is 9, and you win 5.
step-fifteen-take = In 36 games you would win 10 points and lose 62. Passing loses only 36.

step-again-title = Your cube
step-again-task = You took a double, so the cube shows 2 and is yours: only you may double next. You win now with 26 rolls of 36. Double or roll?
step-again-yes = You double to 4. If your opponent passes, you win 2 points.
step-again-hint = 26 of 36 is more than half, and it is the last roll.
step-again-roll = It is your last roll, and you are the favourite: double while you can.

step-play-title = Play with the cube
step-play-task = Now play to 3 points against a beginner. Double when you are well ahead, and take if you win one game in four.
step-play-yes = Good luck.

step-read-title = Read a play
step-read-task = Plays are written from, slash, to. You rolled 6 and 1. Play 13/7 8/7.
step-read-yes = One checker from 13 to 7 and one from 8 to 7.
step-read-no = The text says 13/7 8/7.
step-read-hint = Move 13 to 7 with the 6, and 8 to 7 with the 1.

step-write-title = Write a play
step-write-task = The arrows show a play of 3 and 1. Write it like this: 13/7 8/7.
step-write-yes = 8/5 6/5 is the best play of this roll.
step-write-no = Write where each arrow begins and where it ends.
step-write-hint = One arrow goes from 8 to 5, the other from 6 to 5.

step-star-title = A star for a hit
step-star-task = The bar is written as bar, and a star follows where you hit. Write the play on the board.
step-star-yes = bar/21* means: entered on 21 and hit there.
step-star-no = One checker enters from the bar on 21. The other moves from 6 to 5.
step-star-hint = Write bar/21* 6/5.

step-away-title = Off the board
step-away-task = A checker that is taken off goes to off. Write the play on the board.
step-away-yes = 6/off 3/off: two checkers fewer.
step-away-no = Each part has the form 5/off.
step-away-hint = One checker leaves from 6, one from 3.

step-times-title = How many times
step-times-task = If several checkers make the same move, the number follows in brackets, as in 8/5(2). Write the play on the board.
step-times-yes = 13/11(2) 6/4(2): four moves of 2.
step-times-no = Two checkers move from 13, and two from 6.
step-times-hint = Write 13/11(2) 6/4(2).

step-theirs-title = Both sides count
step-theirs-task = Your opponent counts from the other end: a point’s two numbers add up to 25. Your opponent names point 20. Tap it.
step-theirs-yes = Their 20 is your 5. A play is always written in the count of the player who moves.
step-theirs-no = Subtract 20 from 25.
step-theirs-hint = 25 minus 20 is 5.
step-theirs-own = That is your own 20. Your opponent counts from the other end.
