# The course `cousins`: lessons/cousins/ names the steps, docs/lessons.md the ids.

course-cousins-title = Rarer relatives
course-cousins-lead = Old and unusual games of the family: other dice, other roads, other ways to win.

lesson-russian-title = Russian Backgammon
lesson-russian-lead = One road for both sides, and dice that count on both faces.
lesson-tabula-title = Tabula
lesson-tabula-lead = The game of Roman emperors: three dice, and no mercy for blots.
lesson-irish-title = Irish
lesson-irish-lead = The grandmother of backgammon: doubles are nothing special.
lesson-jacquet-title = Jacquet
lesson-jacquet-lead = A courier runs home with the news; only then may the others leave.
lesson-tawla-title = Tawla 31
lesson-tawla-lead = A runner goes home first, and the loser pays for every checker that is left.
lesson-crazy-narde-title = Crazy Narde
lesson-crazy-narde-lead = The head of Long Nardi, the climb of Gul Bara, and a finish all of its own.
lesson-gioul-title = Gioul
lesson-gioul-lead = Gul Bara again, but you meet in the middle of the road.
lesson-misere-title = Misère
lesson-misere-lead = Backgammon upside down: whoever is done first has lost.
lesson-backward-hit-title = Backward Hits
lesson-backward-hit-lead = Backgammon in which nobody is ever past you: checkers may turn round to hit.
lesson-backward-hit-small-title = Small Backward Hits
lesson-backward-hit-small-lead = You may turn back to hit, but only with the smaller die.
lesson-acey-deucey-eu-title = European Acey-deucey
lesson-acey-deucey-eu-lead = A double brings its underside, too, and nobody leaves without the exact number.
lesson-asodio-title = Asodio
lesson-asodio-lead = The Greek cousin of Acey-deucey, with a door that hardly ever opens.
lesson-race-bar-title = Backgammon Race
lesson-race-bar-lead = Nobody stands on the board yet; come in whenever it suits you.
lesson-contrare-puff-title = Contrare Puff
lesson-contrare-puff-lead = An old German game in which the small number always comes first.
lesson-lange-puff-title = Lange Puff
lesson-lange-puff-lead = Puff with both sides on one road: the crowd is at the entrance.
lesson-coan-ki-title = Coan ki
lesson-coan-ki-lead = The Chinese bottle game: once round the ring, the whole roll or nothing.

step-rus-last-title = All in, then off
step-rus-last-task = Both sides enter on 24 to 19 and run the same road. While one of yours waits beside the board, nothing else may move. You rolled 6 and 3: enter your last one, then hit.
step-rus-last-yes = All fifteen are in. Now three dark checkers have to come in before theirs can move.
step-rus-last-no = No dark checker is on the bar.
step-rus-last-hint = One number has to enter. From where does the other one hit?
step-rus-last-run = Both numbers with the new one, and the lone dark checker on 21 gets away.

step-rus-behind-title = Who is behind you
step-rus-behind-task = On one road only those behind can hit those in front. Nobody is on the bar. Two of your checkers stand alone: tap the one that can be hit.
step-rus-behind-yes = Three dark checkers come from 21. Nobody is behind your last one on 24.
step-rus-behind-no = Look for a lone checker with dark ones on higher points.
step-rus-behind-hint = Everybody moves from 24 down to 1.
step-rus-behind-rear = This one is last on the road: a dark checker would have to move backwards.
step-rus-behind-pair = Here you are not alone.

step-rus-chase-title = The chase
step-rus-chase-task = A dark checker is near the end of the road, alone on 5. You are behind it. You rolled 5 and 4: catch it.
step-rus-chase-yes = It has to go back to the beginning of the road: twenty steps for nothing.
step-rus-chase-no = The dark checker on 5 got away.
step-rus-chase-hint = Nine steps with one checker.

step-rus-under-title = Top and bottom
step-rus-under-task = After four 2s come four 5s from the undersides, and then another roll, as long as all can be played. A 5 from 23 or 20 is closed. Play the twos so that fives remain.
step-rus-under-yes = Five checkers on 21, and from there a 5 is open: the undersides can all be played.
step-rus-under-no = There are still checkers on 23 or 22.
step-rus-under-hint = From 21 a 5 lands on your own 16. Who can get to 21?

step-tab-three-title = Three dice
step-tab-three-task = Both enter on 24 to 19 and run one road. You roll three dice and play each of them. You have 6, 3 and 2: come in from the bar, and leave only one checker alone.
step-tab-three-yes = A point on 19, three on 22, and just one blot. There is no bonus for doubles here: three dice are three moves.
step-tab-three-no = 19 should have two checkers, and 23 one.
step-tab-three-hint = All three numbers can enter a checker.

step-tab-bars-title = Cover and hit
step-tab-bars-task = You are on the bar, and two of yours stand alone. You rolled 6, 5 and 2: come in so that both get company, and hit with the third number.
step-tab-bars-yes = Two points at once, and a dark checker on the bar.
step-tab-bars-no = 23 and 20 should be points of yours, with a hit.
step-tab-bars-hint = A 2 enters on 23, a 5 on 20. Whom does the 6 meet?

step-tab-pairs-title = Keep your pairs
step-tab-pairs-task = Three dice hit more often than two, so stay in pairs. Dark checkers on 16 and 12 are still behind most of yours. You rolled 6, 5 and 1: leave no new checker alone.
step-tab-pairs-yes = Both moved from 8 to 2 together: one with the 6, the other with 5 and 1.
step-tab-pairs-no = A checker that had company stands alone now.
step-tab-pairs-hint = 5 and 1 together are as far as the 6.

step-tab-chase-title = Two dice for one
step-tab-chase-task = You are on the bar and rolled 6, 5 and 4. A dark checker stands alone on 13. Enter with one number, and use the other two for the hit.
step-tab-chase-yes = In on 19 among friends, and from 22 nine steps to the hit.
step-tab-chase-no = Hit on 13, and keep points 19 and 22.
step-tab-chase-hint = Which two of the numbers make nine?

step-irish-single-title = A win is a win
step-irish-single-task = You have taken off everything, your opponent nothing, and one of theirs is even on the bar. Irish is older than gammons and cubes: each win counts the same. How many points?
step-irish-single-yes = One point. You need not hope for a gammon, nor fear one.
step-irish-single-no = Each win counts as much as the smallest one.
step-irish-single-hint = It is the smallest number a win can count.
step-irish-single-more = Backgammon would count more. In Irish each win counts the same.

step-irish-aces-title = Twice, not four times
step-irish-aces-task = A double is two moves like any other roll, not four. You rolled 1-1, and a dark checker stands alone on 5: hit it and make the point.
step-irish-aces-yes = Two small steps were enough.
step-irish-aces-no = Two checkers should stand on 5, with a hit.
step-irish-aces-hint = Right beside 5 you have a full stack.
step-irish-aces-alone = The hitter went on and is alone on 4: now a 4 from the bar hits it.

step-irish-sixes-title = Twelve, not twenty-four
step-irish-sixes-task = You rolled 6-6: twelve steps in Irish. From 18 and 13 a 6 is closed. Move on from 16 without leaving anybody alone there.
step-irish-sixes-yes = The pair stays together, and 10 makes it easier for the last ones to follow.
step-irish-sixes-no = Two checkers should stand on 10.
step-irish-sixes-hint = One 6 for each of the two.

step-irish-close-title = Close the door
step-irish-close-task = A dark checker is on the bar, and only point 5 is not closed. You rolled 2-2: two moves of 2. Close all six points.
step-irish-close-yes = Nothing enters any more. Your two on 24 can start for home in peace.
step-irish-close-no = One of your six home points has fewer than two checkers.
step-irish-close-hint = 5 needs one more. Who is two steps away?

step-jac-courier-title = The courier
step-jac-courier-task = As in Fevga, both run the same way and one checker holds a point. But your first checker, the courier, must reach your home before any other may move. Tap the first point that is home.
step-jac-courier-yes = Eighteen steps alone. The others have to wait until it stands on 6 or lower.
step-jac-courier-no = Home is made of your last six points.
step-jac-courier-hint = Home is 6 to 1, and you come from above.
step-jac-courier-fevga = That would do in Fevga. The courier has farther to go.
step-jac-courier-almost = One step more.
step-jac-courier-far = Home begins earlier on the way.

step-jac-arrive-title = The news has arrived
step-jac-arrive-task = Your courier stands on 8. You rolled 2 and 1: one number brings it home. Use the other at once to bring a new checker out of 24.
step-jac-arrive-yes = Home with the 2, and in the same roll the second one is on its way.
step-jac-arrive-no = The courier on 6, and a new checker on 23.
step-jac-arrive-hint = Once the courier is home, the others are free, even for the other die.
step-jac-arrive-both = The courier has nothing more to do there. Fourteen are waiting for your help.

step-jac-block-title = Right in front of them
step-jac-block-task = Thirteen dark checkers stand on 12, and all of them have to get past 11 to 7. You rolled 6 and 2: put a checker right there, on 10.
step-jac-block-yes = On 10 you take their 2 away, and from there you can build on.
step-jac-block-no = A checker of yours should stand on 10.
step-jac-block-hint = Eight steps from 18, but not over 12.
step-jac-block-home = Well built at your own start, but they will not come by there for a long time.

step-jac-fan-title = Spread out
step-jac-fan-task = Your courier is home. Twelve checkers on 24 hold no more than one point. You rolled 2 and 1: let two more of them hold points of their own.
step-jac-fan-yes = 24, 23, 22 and 21 in a row: whoever comes round has to jump over you.
step-jac-fan-no = 23, 22 and both on 21 should be yours.
step-jac-fan-hint = Both numbers from the stack.

step-tawla-count-title = Every checker counts
step-tawla-count-task = A match goes to 31. The winner of a game gets one point for each checker that the loser still has on the board. You are done: how many points is this?
step-tawla-count-yes = Eleven points. Even a lost game is worth a fight: each checker you take off saves one.
step-tawla-count-no = Count the dark checkers, one by one.
step-tawla-count-hint = Two, one, three, two and three.
step-tawla-count-one = There is no single and no gammon here: checkers are counted.
step-tawla-count-off = Those are the four that came off. Count the others.

step-tawla-runner-title = The runner arrives
step-tawla-runner-task = You move towards each other, and a single checker holds a point. Only the runner may move until it is home. You rolled 6 and 3: home with one number, and a new one out with the other.
step-tawla-runner-yes = The other fourteen are free now, and their runner is still on its way.
step-tawla-runner-no = The runner on 5, and a new checker on 21.
step-tawla-runner-hint = Which number brings the runner to 6 or lower?
step-tawla-runner-deep = The runner is home, but nobody else has started. Your opponent would be the first to build.

step-tawla-wall-title = Walls are points
step-tawla-wall-task = Every dark checker you hold up may count in the end. You rolled 5 and 2. Bring one out of 24 to close the gap between 18 and 16.
step-tawla-wall-yes = 18, 17, 16 and 15 in a row, then 13 and 12: a long way round for whoever is still behind.
step-tawla-wall-no = 17 should be yours, and no stone of the wall may leave.
step-tawla-wall-hint = Seven steps from the stack. Which number fits first?

step-tawla-out-title = Get the others out
step-tawla-out-task = Twelve are still on 24, and if you lose, each one that is left costs a point. You rolled 5 and 4. The 5 from 24 is blocked: find the play that frees one, and keep 18.
step-tawla-out-yes = 20 and 18 are stepping stones for the others: from 24 your next 4s and 6s will fit as well.
step-tawla-out-no = 20, 18, 11 and 6 should all be yours.
step-tawla-out-hint = The 4 frees one. Who plays the 5?

step-crazy-head-title = One off the head
step-crazy-head-task = Ten are on your head, and one a turn may leave, as in Long Nardi. You rolled 6 and 5. Use both numbers for a checker from the head, and keep 19 and 14.
step-crazy-head-yes = Nine left, and 14 and 13 block side by side.
step-crazy-head-no = A checker from 24 should stand on 13, and the rest should stay.
step-crazy-head-hint = Eleven steps with one checker, over a point of your own.
step-crazy-head-home = At home there is nothing to win yet, and the head is as heavy as before.

step-crazy-exact-title = Exactly, or not at all
step-crazy-exact-task = At home nobody moves any more, and each number takes a checker off exactly its own point. You rolled 5 and 2: tap the point from which a checker comes off.
step-crazy-exact-yes = The 5 takes one off 5. Nobody stands on 2, so the 2 is lost.
step-crazy-exact-no = Compare the two numbers with your points.
step-crazy-exact-hint = Only one of the two numbers has checkers on its point.
step-crazy-exact-inside = Its number was not rolled, and moving inside home is not allowed.

step-crazy-fill-title = A number for every die
step-crazy-fill-task = Where you land at home, you stay until that number comes. So it is good to have a checker on every point. You rolled 4 and 1: fill a point that is still empty.
step-crazy-fill-yes = Now your 4s will take one off, too. On 5 you have enough already.
step-crazy-fill-no = Point 4 is still empty.
step-crazy-fill-hint = Which two points at home are empty, and which can be reached with the 4?

step-crazy-off-title = Home, and one off
step-crazy-off-task = Your last checker stands on 10. You rolled 4 and 1. Bring it home, and take your first one off.
step-crazy-off-yes = Both numbers used to the full: one in, one off.
step-crazy-off-no = No checker is off yet.
step-crazy-off-hint = Home begins on 6. Which number reaches it alone?

step-gioul-out-title = Two ways out
step-gioul-out-task = As in Gul Bara one checker holds a point, but your opponent comes towards you. One on 18 blocks your 6. You rolled 6 and 4: bring one out of 24, and keep your row.
step-gioul-out-yes = First the 4, then the 6. Seven remain on 24, and 17 to 13 are still yours.
step-gioul-out-no = One from 24 should reach 14, and the row should stay.
step-gioul-out-hint = Try the other die first.

step-gioul-six-title = A full wall
step-gioul-six-task = Walls of any length are allowed. You hold 18 and 16 to 13. You rolled 5 and 2: complete six in a row.
step-gioul-six-yes = 18 to 13: every dark checker that has not passed waits behind six points.
step-gioul-six-no = One of the points 18 to 13 is empty.
step-gioul-six-hint = 17 is missing, seven steps from the stack.

step-gioul-climb-title = The last step of the climb
step-gioul-climb-task = From your fourth roll on doubles climb: after four 5s come four 6s. Find the three points from which a 6 is closed, and tap them.
step-gioul-climb-yes = 12, 11 and 9 are held. The sixes have to come from 16, 14 or 10.
step-gioul-climb-no = Count six steps from each of your points.
step-gioul-climb-hint = Look for dark checkers on 12 to 4.
step-gioul-climb-fits = From here a 6 lands well.

step-mis-stay-title = No hurry
step-mis-stay-task = All moves are those of backgammon, but the first to bear off everything loses. So your two on 24 are gold: they have the longest way. You rolled 3 and 1: leave them there.
step-mis-stay-yes = Blots do not worry you here: to be hit is a present.
step-mis-stay-no = Both checkers should stay on 24.
step-mis-stay-hint = Play with the checkers that are nearer home.
step-mis-stay-run = In backgammon you may be glad to get out. Here you want to be the last to leave.

step-mis-must-title = You cannot refuse
step-mis-must-task = Numbers that can be played must be played. You rolled 5 and 4: the 5 takes one off, and then the 4 has only one move left. Tap the point where it lands.
step-mis-must-yes = 5/1 hits, although you would rather not send anybody back.
step-mis-must-no = The second checker on 5 has to move four steps.
step-mis-must-hint = 5 minus 4.
step-mis-must-other = From 2 no checker may go off with a 4 while one still stands higher.
step-mis-must-stay = It cannot stay there: a 4 can be played.

step-mis-slow-title = As slowly as you can
step-mis-slow-task = You and your opponent have six checkers left. You rolled 2 and 1: take off as few as the rules let you.
step-mis-slow-yes = Only one is off, and five are left. Moving inside your home wastes a number, and here that is good.
step-mis-slow-no = Fewer can come off.
step-mis-slow-hint = A 1 need not take a checker off.
step-mis-slow-fast = Two are off, and four left go in two rolls. Your opponent needs three: you would be done first, and lose.

step-back-turn-title = Turn round
step-back-turn-task = All is as in backgammon, but a checker may also move backwards if it hits a blot. A dark one on 16 thinks it is past. You rolled 4 and 3: hit it from 13, and bring 10 home.
step-back-turn-yes = 13/16*, three steps the wrong way, and the blot from 10 is at home.
step-back-turn-no = A dark checker on the bar, two of yours on 13, none on 10.
step-back-turn-hint = 13 plus 3.
step-back-turn-home = Safe at home, but you let the dark checker on 16 go.

step-back-late-title = Not over yet
step-back-late-task = Your opponent has taken off seven, and all the rest is at home: in backgammon the game is lost. But on 22 one stands alone. You rolled 5 and 2: get it.
step-back-late-yes = First 2 forwards, then 5 back. Only the hit itself may go backwards.
step-back-late-no = The dark checker on 22 is still there.
step-back-late-hint = From 19 no number reaches 22 at once. Where could you start with the 5?

step-back-safe-title = Eyes in the back of your head
step-back-safe-task = Twelve dark checkers are past you, but each of them may turn round, too. You rolled 6 and 5: leave none of yours alone anywhere.
step-back-safe-yes = Both left 13 together. In this game being past is no protection, only company is.
step-back-safe-no = One of your checkers stands alone.
step-back-safe-hint = Which pair can land on two of your own points?
step-back-safe-alone = Two of yours stand alone now, and dark checkers on both sides are looking.

step-small-which-title = The smaller die
step-small-which-task = Backward hits as before, but only with the smaller die. You rolled 5 and 2. Two dark blots are behind your pair on 10: tap the one that you can hit.
step-small-which-yes = Two steps back from 10. The 5 goes forwards only.
step-small-which-no = Count back from 10.
step-small-which-hint = Your smaller number is 2.
step-small-which-five = That would be five steps back, and the 5 is the larger die.
step-small-which-own = That is your own pair.

step-small-chance-title = Back and home again
step-small-chance-task = Your two on 23 are hemmed in, and only a hit helps. You rolled 6 and 4, and a dark checker stands alone on 12. Hit it with the smaller number, and use the 6 to get the hitter home.
step-small-chance-yes = 8/12*/6: four back, six forwards, and no blot left behind.
step-small-chance-no = The dark checker on 12 was not hit.
step-small-chance-hint = 12 is four steps behind one of your checkers.
step-small-chance-quiet = All is safe, but your two on 23 stay hemmed in, and this was your shot.

step-small-off-title = Hit from your ace point
step-small-off-task = You are bearing off, and a dark checker on 5 runs for home, with another on the bar. You rolled 6 and 4: hit it from behind, do not stay there, and take a checker off.
step-small-off-yes = From 1 back to 5 with the 4, and off with the 6: two on the bar, and one less for you.
step-small-off-no = Two dark checkers on the bar, nobody on 5, and one more of yours off.
step-small-off-hint = The same checker may use both numbers.

step-euro-under-title = The underside
step-euro-under-task = As in Acey-deucey a double is played four times. But then comes its underside four times, 7 minus the number, and then a new roll. You rolled 5-5: tap where the underside takes a checker from 20.
step-euro-under-yes = 7 minus 5 is 2, so the twos take it to 18. All eight moves have to fit, or the new roll is lost.
step-euro-under-no = First find the number on the underside of a 5.
step-euro-under-hint = Opposite sides of a die make seven together.
step-euro-under-five = That is the 5 itself. What is underneath?
step-euro-under-start = From there it starts. Where does it land?

step-euro-hit-title = Down the long road
step-euro-hit-task = Five of yours still have to come round. A dark checker stands alone on 13. You rolled 4 and 3: take it on the way.
step-euro-hit-yes = One of yours is well on its way, and one of theirs starts again from the bar.
step-euro-hit-no = The dark checker on 13 was not hit.
step-euro-hit-hint = Seven steps with one checker.

step-euro-exact-title = Exact to the end
step-euro-exact-task = A number takes off a checker only from its own point: here the 3 does nothing. You rolled 3 and 1. Use the 1 as well as you can.
step-euro-exact-yes = One off. The last one needs a 2, or two ones in two turns.
step-euro-exact-no = No checker came off.
step-euro-exact-hint = Which point belongs to the 1?
step-euro-exact-inside = Two on point 1 now: both need a 1, and two are left instead of one.

step-aso-door-title = The door is open
step-aso-door-task = Checkers come in only with a double or with 1-2. You rolled 1-2, and all fifteen of yours are waiting. Use the open door for two of them.
step-aso-door-yes = Two are in. After 1-2 comes a double of your choice, so the door stays open for a while.
step-aso-door-no = One should stand on 24, another on 23.
step-aso-door-hint = Each number can bring a checker of its own.
step-aso-door-one = Only one came in, and fourteen still wait for the door.

step-aso-shut-title = The door is shut
step-aso-shut-task = Eleven of yours wait, but 5 and 2 lets nobody in: only those on the board can move. Let all four stand in pairs.
step-aso-shut-yes = Pairs on 10 and 6. While eleven wait outside, each checker on the board is precious.
step-aso-shut-no = 10 and 6 should have two checkers each.
step-aso-shut-hint = The lone one on 13 has a friend seven steps away.

step-aso-past-title = Save your moves
step-aso-past-task = Seven are waiting, and without a double only the checkers on the board move. You rolled 5 and 4. Do not spoil your home: play both with the one on 19.
step-aso-past-yes = Your points at home stay, and the rear checker has come a good way.
step-aso-past-no = The checker from 19 should reach 10.
step-aso-past-hint = Nine steps with one checker.

step-aso-double-title = Open, but not needed
step-aso-double-task = A double opens the door, but you may do something better with it. You rolled 4-4, and a dark checker stands alone on 6. Hit it with two of yours.
step-aso-double-yes = A point at home and a hit, and after a double you roll again. The two outside have time.
step-aso-double-no = Two checkers should stand on 6, and a dark one on the bar.
step-aso-double-hint = Two fours lead from 14 to 6.

step-race-later-title = No need to hurry in
step-race-later-task = All start beside the board and enter like from the bar, but whenever you like. Each win counts 1. You rolled 3 and 1: let the twelve wait and make a point on 10.
step-race-later-yes = Two blots have become a point in their way, and the twelve beside the board are in no danger.
step-race-later-no = Two checkers should stand on 10.
step-race-later-hint = 13 and 11 are 3 and 1 away from it.
step-race-later-enter = Two more blots where your opponent is about to build.

step-race-mixed-title = One in, one pair
step-race-mixed-task = You may use one number to enter and the other to move. You rolled 3 and 1. Turn your three on 13 and the one on 10 into two points, and enter one on 24.
step-race-mixed-yes = Two points in the middle, and an outpost right at the back.
step-race-mixed-no = 13 and 10 with two each, and one on 24.
step-race-mixed-hint = The 1 enters.

step-race-bar-first-title = The bar is another matter
step-race-bar-first-task = Waiting checkers may wait, but a hit one on the bar has to enter first. You rolled 6 and 2: in, and on to the lone dark checker in front of its own home.
step-race-bar-first-yes = Entered and hit on 17, and the checker you hit was almost home.
step-race-bar-first-no = Yours should stand on 17, and a dark one on the bar.
step-race-bar-first-hint = Eight steps from the bar.
step-race-bar-first-home = A hit, too, but on a checker with its whole way still before it, and your hitter is exposed on 4.

step-race-strike-title = The last one strikes
step-race-strike-task = It can pay to wait: your last checker is still beside the board, and a dark one stands alone on 23. You rolled 3 and 2: hit it, and make point 6.
step-race-strike-yes = It was two steps from the end. Whoever still has a checker outside can hit even there.
step-race-strike-no = Hit on 23, and let two checkers stand on 6.
step-race-strike-hint = The 2 enters. Who is three steps from 6?

step-puff-small-title = Small before large
step-puff-small-task = All enter on 24 to 19, and none leaves these points before all are in. The smaller die is always played first. You rolled 6 and 5: bring two in.
step-puff-small-yes = The 5 to 20, then the 6 to 19.
step-puff-small-no = A checker should stand on 20.
step-puff-small-hint = Enter with both numbers, instead of moving the one on 24.

step-puff-hit-title = The order helps
step-puff-hit-task = You are on the bar and rolled 6 and 3. The 3 has to be first. Enter with it, and hit with the 6.
step-puff-hit-yes = bar/22, then on to 16. This time the rule was no trouble.
step-puff-hit-no = No dark checker was hit.
step-puff-hit-hint = Nine steps from the bar.

step-puff-lost-title = A lost turn
step-puff-lost-task = You are on the bar and rolled 5 and 2. The 2 has to come first, but dark checkers close 23. So everything is lost, though the 5 would fit. Press Check.
step-puff-lost-yes = That is the sting of Puff: close the small numbers, and your opponent stands still.
step-puff-lost-hint = There is nothing to move. Press Check.

step-puff-double-title = Your first double
step-puff-double-task = With your first double you play each die once, then the undersides if you like. You rolled 4-4, and a dark checker stands alone on 20. Take it with two of yours.
step-puff-double-yes = A hit and a point. Two threes from the undersides could follow; from the second double on everything counts twice.
step-puff-double-no = Two checkers should stand on 20.
step-puff-double-hint = Moves inside the entering quarter are allowed.

step-lange-first-title = The same entrance
step-lange-first-task = The rules are those of Contrare Puff, but both sides enter in the same corner and run the same way. You rolled 1-1, your first double: each die once. Make point 24.
step-lange-first-yes = Nobody can get behind 24, and with a 1 your opponent cannot come in any more.
step-lange-first-no = Two checkers should stand on 24.
step-lange-first-hint = Each 1 brings a checker of its own.

step-lange-two-title = Crowd at the door
step-lange-two-task = Two dark checkers stand alone where you enter, on 21 and 19. The 1 comes first. You rolled 6 and 1: hit both.
step-lange-two-yes = One hit by a neighbour, one by a newcomer. Both have to come in again before anything else.
step-lange-two-no = Two dark checkers should be on the bar.
step-lange-two-hint = The 1 moves inside, the 6 enters.

step-lange-chase-title = From behind only
step-lange-chase-task = On one road you hit only what is in front of you. You rolled 5 and 1 from the bar. Enter, and then catch the lone dark checker on 15.
step-lange-chase-yes = In with the 1, hit with the 5. The one you hit has ten steps to do again.
step-lange-chase-no = The dark checker on 15 was not hit.
step-lange-chase-hint = The 1 has to enter. Who is five steps behind 15?
step-lange-chase-slow = Nothing hit, and the 5 was wasted at home.

step-coan-eighth-title = The eighth bottle
step-coan-eighth-task = Sixteen a side go once round, from 16 to home. Nobody is hit, but eight of yours on a square close it. You rolled 5 and 2: one checker each. Make it eight on 10.
step-coan-eighth-yes = Eight on 10: no dark checker may land there or pass.
step-coan-eighth-no = The checker from 15 should be on 10, and one from 16 on 14.
step-coan-eighth-hint = Which of your two numbers leads to 10, and from where?

step-coan-double-title = A double moves two
step-coan-double-task = With a double two checkers move the sum each, or one moves half of it. You rolled 6-6: take the larger choice, with your last ones on 16.
step-coan-double-yes = Twelve squares each: nothing else in this game is so fast.
step-coan-double-no = Two checkers should stand on 4.
step-coan-double-hint = Sixteen minus twelve.

step-coan-keep-title = Keep the eight
step-coan-keep-task = All dark checkers still have to pass your 10, and nine of yours stand there. You rolled 5 and 3, one checker each. Leave eight on 10.
step-coan-keep-yes = The gate stays shut. Whole rolls are lost on the other side now.
step-coan-keep-no = Only one may leave 10.
step-coan-keep-hint = Who else can play the 3?
step-coan-keep-open = Seven are left on 10, and the dark checkers walk through.

step-coan-row-title = Two numbers in a row
step-coan-row-task = With numbers in a row, such as 6-5, one checker moves the sum, 11, and another the lower number or the sum minus one, 10. Bring two of your farthest home at once.
step-coan-row-yes = Eleven and ten: both are home. No exact number is needed.
step-coan-row-no = Two of those on 10 should be home, and 2 and 1 stay.
step-coan-row-hint = Ten steps bring a checker from 10 home.
