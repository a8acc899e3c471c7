# The course `relatives`: lessons/relatives/ names the steps, docs/lessons.md the ids.

course-relatives-title = Relatives
course-relatives-lead = The other games on this board: what is different in each of them, and one plan to begin with.

lesson-portes-title = Portes
lesson-portes-lead = The first game of Tavli: made points are doors, and nothing counts three.
lesson-plakoto-title = Plakoto
lesson-plakoto-lead = Nobody is hit: lone checkers are pinned. And you look after your mother.
lesson-fevga-title = Fevga
lesson-fevga-lead = One checker holds a point, and both sides run the same way round.
lesson-tavla-title = Tavla
lesson-tavla-lead = The Turkish game: hit at home, and you stay there.
lesson-long-nardi-title = Long Nardi
lesson-long-nardi-lead = Everything waits on the head, one checker a turn may leave it.
lesson-hypergammon-title = Hypergammon
lesson-hypergammon-lead = Three checkers a side: a game of minutes, and no blot is ever small.
lesson-nackgammon-title = Nackgammon
lesson-nackgammon-lead = Backgammon with four checkers back: you need anchors, and patience.
lesson-acey-deucey-title = Acey-deucey
lesson-acey-deucey-lead = The board starts empty, and a humble 1-2 is the roll of your dreams.
lesson-tapa-title = Tapa
lesson-tapa-lead = The pinning game of Bulgaria: lock them in, and bring your stragglers home.
lesson-gul-bara-title = Gul Bara
lesson-gul-bara-lead = Fevga without its limits, and doubles that climb up to the sixes.
lesson-moultezim-title = Moultezim
lesson-moultezim-lead = Fevga’s Turkish cousin: walls at your own start are free, walls at theirs are not.
lesson-nard-title = Nard
lesson-nard-lead = Nobody is ever hit, and both sides walk straight into each other.
lesson-mahbusa-title = Mahbusa
lesson-mahbusa-lead = Plakoto again, but the mother is a checker like any other. Almost.
lesson-short-nardi-title = Short Nardi
lesson-short-nardi-lead = Backgammon as from the Black Sea to the Caspian: the same moves, no cube.
lesson-longgammon-title = LongGammon
lesson-longgammon-lead = Backgammon with all fifteen at the far end: bring sandwiches.
lesson-five-point-limit-title = Five a Point
lesson-five-point-limit-lead = Backgammon as in Egypt: a point is full with five.

step-portes-triple-title = Never three
step-portes-triple-task = All your checkers are off. Your opponent has taken off none and even has one on the bar. Portes counts 1 for a plain win and 2 at most. How many points did you win?
step-portes-triple-yes = Two. Greek players call it a double game, and there is no cube to raise it.
step-portes-triple-no = Not a single dark checker is off.
step-portes-triple-hint = The win is more than plain, and 2 is the most there is.
step-portes-triple-three = In backgammon it would be 3. Portes stops at 2.

step-portes-first-title = A double to begin with
step-portes-first-task = Whoever throws the higher die begins, but then rolls both dice anew. So you can even begin with a double. You have 1-1: make points 7 and 5.
step-portes-first-yes = Two new points beside your stacks. In backgammon nobody can begin like this.
step-portes-first-no = Both 7 and 5 need two checkers.
step-portes-first-hint = Each pair takes a single step, and two of your stacks are right next to these points.

step-portes-doors-title = One door more
step-portes-doors-task = Portes means doors: points that you hold and close. You hold 4, 5, 6 and 8, and two dark checkers on 1 still have to get past. You rolled 2 and 1: close the gap.
step-portes-doors-yes = Doors on 7, 6, 5 and 4, and one on 2. From 1 the dark checkers can play nothing but a 2.
step-portes-doors-no = Between 8 and 6 there is still a gap.
step-portes-doors-hint = Which point is missing between 8 and 6, and who is near?

step-portes-on-title = In and on
step-portes-on-task = You are on the bar and rolled 6 and 2. Several dark checkers stand alone. Enter, and hit one of them.
step-portes-on-yes = In and hit with one and the same checker. Five of your home points are doors, so the dark checker needs a 2 to come in.
step-portes-on-no = Nobody was hit, and such a chance does not come twice.
step-portes-on-hint = One checker may use both numbers, one after the other. Where does it end?

step-plakoto-pin-title = Sit on it
step-plakoto-pin-task = All fifteen start on 24. Land on a lone dark checker and it is pinned: it cannot move until you leave. You rolled 6 and 4: pin the one on 6.
step-plakoto-pin-yes = It loses no step, but it cannot move. On 6 you are home already, so you can sit there for a long time.
step-plakoto-pin-no = The dark checker on 6 is still free.
step-plakoto-pin-hint = It takes both dice with one checker: ten steps.

step-plakoto-leave-title = The mother is never alone
step-plakoto-leave-task = The last checker on 24 is called the mother. If it is pinned there, you may lose double. Your last two still stand on 24. You rolled 6 and 5: leave nobody alone anywhere.
step-plakoto-leave-yes = Both left together and landed on friends. The mother is safe for the rest of the game.
step-plakoto-leave-no = Look again at 24, and for checkers that stand alone.
step-plakoto-leave-hint = From 24 both numbers reach points that you already hold.
step-plakoto-leave-alone = Now the mother is alone, and a dark checker is lying in wait on 20. A 4 pins it.

step-plakoto-early-title = Where the pin hurts
step-plakoto-early-task = Two of your checkers and one dark checker are pinned already. You rolled 6 and 2. Another dark checker stands alone deep in your home: pin it.
step-plakoto-early-yes = Plan: pin in your own home. You may stay until the end, and that checker still has almost the whole way to go.
step-plakoto-early-no = The lone dark checker in your home is still free.
step-plakoto-early-hint = Look for a lone dark checker below point 6, and count eight steps back from it.

step-plakoto-mother-title = Catch the mother
step-plakoto-mother-task = Your start is clear. Your opponent still has one checker on theirs, your point 1. You rolled 4 and 2: pin it, and the game is over.
step-plakoto-mother-yes = The mother is caught: 2 points, long before anybody bears off.
step-plakoto-mother-no = Point 1 has no checker of yours yet.
step-plakoto-mother-hint = Which of your checkers is six steps away from 1?

step-fevga-past-title = The runner goes first
step-fevga-past-task = Both sides run the same way round: your opponent starts on your 12. Only one checker may move until it is past that point. Tap the first point where it is past.
step-fevga-past-yes = From 24 to 11 it is thirteen steps. The other fourteen have to wait that long.
step-fevga-past-no = Look for the dark stack, and count one step on from it.
step-fevga-past-hint = Your numbers go down as you move.
step-fevga-past-theirs = This is where your opponent starts, and even one checker closes a point.
step-fevga-past-own = This is where you start. Where is the runner past the dark stack?

step-fevga-runner-title = The others follow
step-fevga-runner-task = Your runner stands on 14 and can pass now. You rolled 6 and 3. Pass with one number, and with the other bring a new checker out of 24.
step-fevga-runner-yes = As soon as the runner is past, the others may move, even within the same roll.
step-fevga-runner-no = The 6 belongs to the runner, the 3 to the stack.
step-fevga-runner-hint = The runner has to be past 12 after its move.
step-fevga-runner-deep = One runner alone wins nothing. Fourteen are still waiting, and each new point on your side gets in the other’s way.

step-fevga-shut-title = One is a wall
step-fevga-shut-task = One dark checker is enough to close a point. Tap the three points within six steps of 24 where you cannot land.
step-fevga-shut-yes = From 24 you cannot play a 2, a 3 or a 5. Nobody is hit in Fevga: you wait.
step-fevga-shut-no = Look for dark checkers on 23 to 18.
step-fevga-shut-hint = Dark checkers, even single ones, on the six points after your stack.
step-fevga-shut-open = Nobody stands there: this point is free.
step-fevga-shut-own = This is your own checker. You may join it.

step-fevga-wall-title = Build where they must pass
step-fevga-wall-task = Ten dark checkers still have to come this way. You rolled 5 and 3: put new blocks on 19 and 14, and keep 20.
step-fevga-wall-yes = That is the plan of Fevga: spread out in front of the others, and let them run out of numbers.
step-fevga-wall-no = One of the three points is empty.
step-fevga-wall-hint = A 5 from your stack, a 3 from the pile on 17.

step-tavla-door-title = Hit and cover
step-tavla-door-task = Tavla is played like Portes, with one more rule for hits in your own home. First a hit without worry: you rolled 4 and 2. Hit on 4 and make the point.
step-tavla-door-yes = A checker on the bar, and a point that nobody takes away from you.
step-tavla-door-no = Hit on 4, and let two checkers stand there.
step-tavla-door-hint = Both numbers meet on the same point.

step-tavla-stays-title = No hit and run
step-tavla-stays-task = You rolled 4 and 1 and want to hit on 5 with the 4. On your points 1 to 6 the hitter must stay this turn. Tap the point from which you may not play the 1 then.
step-tavla-stays-yes = The checker that hit on 5 is frozen. Any other may play the 1, even 6/5 to cover it.
step-tavla-stays-no = Where does the checker stand that has just hit?
step-tavla-stays-hint = A 4 from 9 lands on the dark checker. That is the one that has to stay.
step-tavla-stays-free = From here the 1 is free: this checker has not hit anybody.

step-tavla-outside-title = Outside it is allowed
step-tavla-outside-task = The rule holds only on points 1 to 6. You rolled 5 and 2: hit outside on 11, and go on with the same checker.
step-tavla-outside-yes = Hit on the way and safe on 6. Two checkers stay together on 13.
step-tavla-outside-no = Hit on 11, and do not stay there alone.
step-tavla-outside-hint = The 2 hits. Then the 5 takes the same checker home.

step-tavla-patience-title = Leave that blot alone
step-tavla-patience-task = A dark checker stands alone on 1, and 6/1 would hit it. But the hitter would be stuck there, far too deep. You rolled 6 and 5: bring a rear checker to safety instead.
step-tavla-patience-yes = Half of your trouble is over: one of the two rear checkers is on 13, among friends.
step-tavla-patience-no = A rear checker should reach 13.
step-tavla-patience-hint = Both numbers with one checker lead from 24 to your own stack.
step-tavla-patience-hit = Now three of your checkers stand alone, and the one on 1 can do nothing for you any more.

step-nardi-head-title = The head
step-nardi-head-task = As in Fevga, both run the same way and one checker holds a point. All start on the head, and only one checker a turn may leave it. Tap your head.
step-nardi-head-yes = Eight are still waiting. There is no runner here: any checker on its way may move.
step-nardi-head-no = It is the point where your journey begins.
step-nardi-head-hint = Look for your tallest stack.
step-nardi-head-theirs = That is your opponent’s head, half a round away.
step-nardi-head-one = This one has already left. Where do the others wait?

step-nardi-one-title = One from the head, one on the way
step-nardi-one-task = You rolled 6 and 3. One number takes a checker off the head, the other has to be played elsewhere. Stand on 18 and on 7.
step-nardi-one-yes = 21, 20, 19 and 18 are yours, and one fewer waits on the head.
step-nardi-one-no = Both 18 and 7 should be yours.
step-nardi-one-hint = From the head, which of the two numbers makes your row longer?

step-nardi-five-title = Five, not yet six
step-nardi-five-task = Six points in a row are a full wall. It is allowed only once a dark checker is past it, and none is. You rolled 5 and 1: hold 24 to 20, five in a row.
step-nardi-five-yes = Five are legal and nearly as good: only a 6 leads over them, from the point right in front.
step-nardi-five-no = One of the points 24 to 20 is empty.
step-nardi-five-hint = 23 is missing. And 19 has to go, or there would be six.

step-nardi-unload-title = Take one whenever you can
step-nardi-unload-task = Nine checkers on the head are a burden: each turn can free one at most. You rolled 6 and 4. Bring one all the way out to 14, and keep 23 and 21.
step-nardi-unload-yes = One more is free, 23 and 21 still block, and 16, 15 and 14 stand in a row.
step-nardi-unload-no = Both numbers belong to one checker from the head.
step-nardi-unload-hint = The checkers already outside are fine where they are.

step-hyper-enter-title = In with a bang
step-hyper-enter-task = Each side has only three checkers; they start on 24, 23 and 22. You are on the bar and rolled 6 and 5. Enter with a hit.
step-hyper-enter-yes = Eleven steps with one checker, and one of only three dark ones is on the bar.
step-hyper-enter-no = No dark checker is on the bar.
step-hyper-enter-hint = A dark checker stands alone eleven steps from the bar.

step-hyper-point-title = A point of two
step-hyper-point-task = With three checkers you hold one point at most. You rolled 5 and 4, and a dark checker stands alone in your home on 6. Hit it with two checkers.
step-hyper-point-yes = Hit and safe: two on 6, and the dark checker has to begin again behind you.
step-hyper-point-no = Two checkers should stand on 6, and a dark one on the bar.
step-hyper-point-hint = Both numbers lead to 6, from two different points.
step-hyper-point-loose = Your checker now stands where the dark one enters: a 2 hits back.

step-hyper-past-title = Past each other
step-hyper-past-task = Two dark checkers on 9 still face the ones you have on 10. You rolled 6 and 3: bring both past, and nobody can be hit any more.
step-hyper-past-yes = Contact is over. You need 19 steps, your opponent 35.
step-hyper-past-no = A checker of yours is still on 10.
step-hyper-past-hint = The race is yours already. Which risk is left, and for whom?
step-hyper-past-one = One checker stayed behind on 10, right before two dark ones: any 1 hits it.

step-hyper-last-title = The last three
step-hyper-last-task = Three checkers are the whole game, so one double can end it. How many of the 36 rolls take all three off at once?
step-hyper-last-yes = 2-2, 3-3, 4-4, 5-5 and 6-6. Two dice take two checkers at most, a double four.
step-hyper-last-no = Only doubles can do it. Try each of the six.
step-hyper-last-hint = Without a double you play two numbers. How many checkers have to go?
step-hyper-last-aces = Six doubles there are, but 1-1 gives only four steps, and you need six.
step-hyper-last-two = Most rolls have two numbers, and those take off two checkers at most.

step-nack-start-title = Two more at the back
step-nack-start-task = Everything is as in backgammon, but each side starts with four checkers back. One comes from 13 and one from 6. Put the two missing ones right beside the pair on 24.
step-nack-start-yes = Two on 24 and two on 23. It is harder to get everybody out, so games last longer.
step-nack-start-no = Two checkers belong on 23.
step-nack-start-hint = Look at the dark checkers on your points 1 and 2: yours mirror them.
step-nack-start-four = Not on top of the others: they have a point of their own.

step-nack-anchor-title = An anchor first
step-nack-anchor-task = An anchor is a point that you hold in your opponent’s home. You rolled 4 and 3, and 20 is the best place for one. Make it with two different rear checkers.
step-nack-anchor-yes = With an anchor on 20 you can hardly be locked in, and there is always a place to land.
step-nack-anchor-no = Two checkers should stand on 20.
step-nack-anchor-hint = One comes from 24, the other from 23.
step-nack-anchor-run = One is out, but alone and in the open, and three are still back there without an anchor.

step-nack-point-title = The same good points
step-nack-point-task = Your points count for more here: four dark checkers have to get past them. You rolled 3 and 1. Hit on 5 and make the point.
step-nack-point-yes = Points 8, 6 and 5 in front of four dark checkers: now the long wait is theirs.
step-nack-point-no = Hit on 5, with two checkers on the point.
step-nack-point-hint = As in backgammon: 3 and 1 meet on the same point.

step-nack-two-title = Two anchors
step-nack-two-task = One of your four rear checkers is on the bar, one is alone on 24, two hold 22. You rolled 5 and 4: leave none of the four alone.
step-nack-two-yes = Anchors on 22 and 20. You can wait for a good roll, and nothing at the back worries you.
step-nack-two-no = One of the rear checkers still stands alone.
step-nack-two-hint = Where can the one from the bar and the one from 24 meet?
step-nack-two-hit = A hit is tempting, but two of your rear checkers stand alone now, and so does the hitter on 4.

step-acey-optional-title = Nobody has to enter
step-acey-optional-task = All checkers start beside the board and enter like from the bar. But as long as none was hit, you may move others instead. You rolled 3 and 2, ten are waiting: find something better than entering.
step-acey-optional-yes = That dark checker had come a long way. Yours beside the board can wait.
step-acey-optional-no = A lone dark checker is within your reach.
step-acey-optional-hint = Five steps with one checker.
step-acey-optional-enter = Two more are in, but a chance to hit is gone.

step-acey-deuce-title = Ace and deuce
step-acey-deuce-task = You rolled 1-2, the best roll: play 1 and 2, then any double you like, and then roll once more. Here you play the first part. Hit with it.
step-acey-deuce-yes = Now a double of your choice and another roll would follow, while a dark checker sits on the bar.
step-acey-deuce-no = No dark checker was hit.
step-acey-deuce-hint = Both numbers with one checker make three.

step-acey-double-title = A double, and again
step-acey-double-task = A double is played four times, and after that you roll again. But play all four, or the extra roll is lost. You rolled 4-4: make point 6 with a hit.
step-acey-double-yes = A hit, a home point, and it is your roll again.
step-acey-double-no = Two checkers should stand on 6.
step-acey-double-hint = Two fours lead from 14 to 6, for each of the pair.

step-acey-two-title = Hit on the way in
step-acey-two-task = There are no gammons here: every win counts 1. So it is the long way back that hurts. You rolled 6 and 2: send two dark checkers back.
step-acey-two-yes = One checker hit twice. One of the two was almost home.
step-acey-two-no = Two dark checkers should be on the bar.
step-acey-two-hint = One of your checkers can touch both, first with the 2.

step-tapa-pair-title = Two side by side
step-tapa-pair-task = As in Plakoto, you pin a lone checker instead of hitting it. Your checker on 6 already holds one down. You rolled 4 and 3: pin the next one on 5.
step-tapa-pair-yes = Two dark checkers sit in your home, and the others must do the running alone.
step-tapa-pair-no = The dark checker on 5 is still free.
step-tapa-pair-hint = Seven steps with one checker. The one on 6 stays.
step-tapa-pair-quiet = Two on 12 look solid, but a second pin in your own home decides games.

step-tapa-home-title = Pinned at home
step-tapa-home-task = You cannot bear off while one of your own is pinned at home, as on 4. So the 6 is lost. Two dark checkers wait on 1. Play the 1, and open no pair.
step-tapa-home-yes = All your points are still safe, and the dark checker on 4 will have to leave one day.
step-tapa-home-no = Points 6, 5, 3 and 2 should all keep two checkers.
step-tapa-home-hint = Only one of your points has a checker to spare.
step-tapa-home-alone = Your checker on 3 is alone now. A 2 pins it, and the wait gets longer.

step-tapa-last-title = The stragglers together
step-tapa-last-task = Your pin on 5 holds. Your last two stand on 21, with a dark checker lurking on 18. You rolled 6 and 4: bring both on, to points that you hold.
step-tapa-last-yes = Both are past 18 at once, and nobody is left alone back there.
step-tapa-last-no = Both should leave 21, and the checker on 5 should stay.
step-tapa-last-hint = From 21 both numbers end on points of yours.
step-tapa-last-stay = The two on 21 are still in front of the dark checker, and soon one of them will have to go alone.

step-tapa-mother-title = The mother is held, the game goes on
step-tapa-mother-task = The dark mother stands alone on 1. But you still have two on 24, so a pin does not win at once. You rolled 5 and 1: pin it, and keep your two together.
step-tapa-mother-yes = As soon as your two leave 24 together, you win 2. If your own mother got pinned, it would be a draw.
step-tapa-mother-no = Pin on 1, and keep both checkers on 24.
step-tapa-mother-hint = The 5 comes from 6. Who can spare the 1?

step-gul-free-title = No runner, no head
step-gul-free-task = Both run the same way, one checker holds a point, and nobody is hit. But no runner has to go first: as many as you like may leave 24. You rolled 4 and 2: hold 24 to 20.
step-gul-free-yes = Two left 24 in one turn, and five points in a row are yours.
step-gul-free-no = One of the points 24 to 20 is empty.
step-gul-free-hint = Both numbers come from the big stack.
step-gul-free-gap = You moved a stone of the wall: now there are holes on 23 and 22.

step-gul-six-title = Six in a row are fine
step-gul-six-task = In Fevga and Long Nardi a full wall of six can be forbidden. Here it never is. You rolled 5 and 1: build six in a row, 24 to 19.
step-gul-six-yes = Nothing jumps over six points. Whoever has not passed yet waits until you open.
step-gul-six-no = There is a gap between 24 and 19.
step-gul-six-hint = Two points are missing, and the stack has the checkers for both.

step-gul-climb-title = Doubles that climb
step-gul-climb-task = From your fourth roll on, doubles climb: after four 4s come four 5s, then four 6s, as far as they fit. Tap both points from which you cannot play a 5.
step-gul-climb-yes = Dark checkers hold 19 and 11. Whenever not all four of a number can be played, the climb is over.
step-gul-climb-no = Count five steps from each of your points.
step-gul-climb-hint = One of them is your starting stack.
step-gul-climb-fits = From here a 5 lands on a free point or on your own.

step-gul-keep-title = Keep the wall, move the rest
step-gul-keep-task = Your wall on 19 to 15 stands between ten dark checkers and their home. You rolled 3 and 1. Play so that all five wall stones stay.
step-gul-keep-yes = Your spare checkers take the small numbers, and your opponent runs out of moves first.
step-gul-keep-no = One of the stones on 19 to 15 has moved.
step-gul-keep-hint = One spare checker takes both numbers. One of the two ways is free.
step-gul-keep-open = Through the gap on 18 fits a 4, and your opponent was waiting for exactly that.

step-moul-runner-title = Past and out
step-moul-runner-task = As in Fevga, one runner has to pass your opponent’s start on 12 before others move. Yours stands on 13. You rolled 5 and 4: pass, and bring a new checker out.
step-moul-runner-yes = One is past, and the first of fourteen has followed.
step-moul-runner-no = One number for the runner, the other for the stack.
step-moul-runner-hint = Which of the two numbers is free for the runner?
step-moul-runner-alone = The runner goes home, and your opponent builds in peace where your fourteen have to come out.

step-moul-limit-title = Four and no more
step-moul-limit-task = Your opponent starts in the quarter from 12 to 7. There you may hold four points at most, and you hold four already. Tap the empty point that you may not take as well.
step-moul-limit-yes = 11, 10, 9 and 8 are yours; 7 would be the fifth. You could take it only by giving up another.
step-moul-limit-no = Look between 12 and 7.
step-moul-limit-hint = One of these six points is still empty.
step-moul-limit-theirs = That is your opponent’s start. It is closed in any case.
step-moul-limit-have = This one is yours already.

step-moul-six-title = At your own start everything is allowed
step-moul-six-task = Fevga forbids holding all of 24 to 19. Moultezim does not. You rolled 2 and 1: fill the last gap of your wall.
step-moul-six-yes = Six in a row, and every dark checker still has to come past.
step-moul-six-no = The gap is still open.
step-moul-six-hint = Which point between 24 and 19 is empty, and how far is it from the stack?

step-moul-jump-title = Jump while you can
step-moul-jump-task = Your opponent holds 12 to 8. From 13 only a 6 leads over this wall, and you have one. You rolled 6 and 5: jump, and bring a new checker out with the 5.
step-moul-jump-yes = Over the wall, and your new checker on 19 stands in the way of theirs.
step-moul-jump-no = The 6 belongs to 13, the 5 to 24.
step-moul-jump-hint = Who stands right before the wall?
step-moul-jump-wait = Both numbers for one checker, and now one more waits before the wall.
step-moul-jump-deep = Over it, but far too deep. And the six on 24 have not moved at all.

step-nard-face-title = Face to face
step-nard-face-task = All fifteen start on 24. As in backgammon you move towards each other, but one checker is enough to hold a point, and nobody is hit. Tap the point where your opponent starts.
step-nard-face-yes = Your point 1 is their 24. Each side has to get through all the others.
step-nard-face-no = Look for the dark stack.
step-nard-face-hint = It is the last point of your own journey.
step-nard-face-behind = That is where they start in Fevga. Here you come from opposite ends.
step-nard-face-own = This is your own start.

step-nard-around-title = Around the guard
step-nard-around-task = A dark checker on 18 blocks the 6 from 24. You rolled 6 and 2. Bring one out all the same, and keep 17.
step-nard-around-yes = First the 2, then the 6. 17 and 16 block side by side, and nine remain on 24.
step-nard-around-no = 17 and 16 should both be yours.
step-nard-around-hint = The order of the dice is yours to choose.
step-nard-around-give = You gave up 17, a point on their way home, and ten are still waiting.

step-nard-row-title = A row across the road
step-nard-row-task = Ten dark checkers still have to come from 1. You rolled 6 and 2: lengthen your row with a point on 10, and bring one out of 24.
step-nard-row-yes = 15, 14, 13, 11 and 10: the ten from 1 will soon have few numbers left.
step-nard-row-no = 10 and 22 should be yours, and 15, 14, 13 and 11 stay.
step-nard-row-hint = Who stands six steps before 10?

step-nard-step-title = A stepping stone
step-nard-step-task = Your wall from 9 to 4 holds seven dark checkers. Your own six on 24 can get out only by 18, 22 and 23. You rolled 6 and 4: one out to 14, keeping 18.
step-nard-step-yes = Five left on 24, and 18 waits for the next 6. A dark checker can never take a point that you hold.
step-nard-step-no = The wall from 9 to 4 and the checker on 18 should all stay.
step-nard-step-hint = A checker from 24 may land on its friend, and then go on.
step-nard-step-stone = Now a dark checker can take 18, and the six on 24 are as good as walled in.

step-mah-deep-title = The deepest pin
step-mah-deep-task = Pinning works as in Plakoto. You rolled 6 and 4, and one dark checker has just left its start: hold it down on 4.
step-mah-deep-yes = It has 21 steps to go, and it will not start before you let it.
step-mah-deep-no = The dark checker on 4 is still free.
step-mah-deep-hint = It takes ten steps, and two of yours stand together in just the right place.

step-mah-on-title = No prize for the mother
step-mah-on-task = The dark mother stands alone on 1, and your start is clear. In Plakoto a pin would win at once; here the game goes on. It is still worth it: you rolled 6 and 2, pin it.
step-mah-on-yes = It cannot move, so your opponent cannot bear off before you let it go. You leave last.
step-mah-on-no = The mother on 1 is still free.
step-mah-on-hint = Six steps before 1 you have a pair.

step-mah-leave-title = Leave before it is too late
step-mah-leave-task = Two of yours are pinned on 17 and 16. Two more stand on 24, and a last one there would soon be trapped. You rolled 6 and 2: both leave, and your pin on 2 stays.
step-mah-leave-yes = Nobody is left on 24. It would not have cost two points, but the whole journey.
step-mah-leave-no = 24 should be empty, and the checker on 2 should stay.
step-mah-leave-hint = Each number leads from 24 to a point of yours.

step-mah-keep-title = Stay on it, and build
step-mah-keep-task = Your checker on 5 pins a dark one, and yours on 15 is pinned itself. You rolled 4 and 1: keep the pin, and make a new point on 17.
step-mah-keep-yes = 21 to 17 are five points in a row, and every dark checker is still in front of them.
step-mah-keep-no = 17 needs two checkers, and the one on 5 should stay.
step-mah-keep-hint = Two of your stacks are 4 and 1 away from 17.

step-short-triple-title = Up to three
step-short-triple-task = Moves and wins are those of backgammon, only the cube is missing. You are done, your opponent has taken off nothing, and one dark checker is still in your home. How many points is it?
step-short-triple-yes = A backgammon, three points. Without a cube this is the only way to win more than two.
step-short-triple-no = Find the dark checker on your points 1 to 6.
step-short-triple-hint = More than a gammon.
step-short-triple-two = A gammon is 2. But one of theirs never left your home.

step-short-point-title = The usual point
step-short-point-task = Your two rear checkers stand apart, but with 3 and 1 you do what you always do in backgammon. Make the best point that this roll can make.
step-short-point-yes = 8/5 and 6/5: what you know from backgammon holds here without change.
step-short-point-no = Two checkers should meet on 5.
step-short-point-hint = Two of your stacks are 3 and 1 away from the same point.

step-short-prime-title = A hit and a wall
step-short-prime-task = Three dark checkers are behind your front. You rolled 4-4: hit on 9, and close five points in a row, 10 to 6.
step-short-prime-yes = Five in a row and one on the bar. Without a cube nobody escapes you by passing: play on for a gammon.
step-short-prime-no = Points 10, 9, 8, 7 and 6 should all be yours, with a hit.
step-short-prime-hint = Two pairs move one 4 each.
step-short-prime-greedy = A second hit costs you the wall, and two of your checkers stand alone, on 11 and 3.

step-short-clear-title = Careful at the end
step-short-clear-task = You are taking checkers off, but three dark ones wait for their chance on 2. You rolled 6 and 3. Leave none of yours alone.
step-short-clear-yes = One off, and point 6 is cleared from behind. The dark checkers have nothing to shoot at.
step-short-clear-no = One of your checkers stands alone now.
step-short-clear-hint = Two stand on 6, and both can leave.
step-short-clear-two = Two off, but the last one on 6 is alone, and a 4 from 2 hits it.

step-long-pips-title = A long way
step-long-pips-task = The rules are those of backgammon, but all fifteen checkers of both sides start on 24. How many steps do you have to go in all, until everything is off?
step-long-pips-yes = 15 times 24 is 360, more than twice as many as in backgammon.
step-long-pips-no = Each checker on 24 needs 24 steps.
step-long-pips-hint = Fifteen times the same number.
step-long-pips-usual = That is the count of backgammon’s starting position.
step-long-pips-one = That is one checker. You have fifteen of them.

step-long-ambush-title = The last one has work
step-long-ambush-task = Everybody has to pass everybody here, so even your last checker has work. You rolled 4 and 1: hit the dark one right in front of it on 21, and cover your blot on 4.
step-long-ambush-yes = It was four steps from the end and starts again from the bar. And you hold 4 now.
step-long-ambush-no = Hit on 21, and let two checkers stand on 4.
step-long-ambush-hint = The 1 hits. Which stack is four steps from point 4?

step-long-both-title = Two on the bar
step-long-both-task = Two dark checkers stand alone, on 8 and on 6. You rolled 2-2: hit both with your foremost pair, and make point 6.
step-long-both-yes = Both are on the bar, and you hold your first point at home.
step-long-both-no = Two dark checkers should be on the bar, and two of yours on 6.
step-long-both-hint = The pair on 10 reaches 8 and then 6.

step-long-sixes-title = Sixes move mountains
step-long-sixes-task = You are on the bar and rolled 6-6. A dark checker stands alone on 10. Enter, and then bring a pair together to 10, with a hit.
step-long-sixes-yes = Twenty-four steps in one roll: in, a hit, and points 11 and 10 are yours.
step-long-sixes-no = Two checkers should stand on 10, and 11 should stay yours.
step-long-sixes-hint = The first 6 has to enter. Who is six steps away from 10?

step-five-full-title = House full
step-five-full-task = A point takes five of your checkers at most. A full point is closed to your own, too. Tap your two points that are full from the start.
step-five-full-yes = Nobody can land on 13 or 6 before somebody has left.
step-five-full-no = Look for stacks of five light checkers.
step-five-full-hint = One is far away, one is at home.
step-five-full-room = Here is room for more.
step-five-full-theirs = This stack is your opponent’s.

step-five-hit-title = Thin out the stacks
step-five-hit-task = Full stacks are in your way, so every checker that leaves them is welcome. You rolled 4 and 2: hit on 4 and make the point.
step-five-hit-yes = A hit, a point, and one place free on 6.
step-five-hit-no = Hit on 4, with two checkers there.
step-five-hit-hint = 8 and 6 are 4 and 2 away from it.

step-five-around-title = Around the full point
step-five-around-task = Your point 6 is full: nothing may land there, not even on the way. You rolled 6 and 5. Hit on 4 with two checkers.
step-five-around-yes = 10/4 and 9/4 reach it directly. Spread out like this, you always find a way.
step-five-around-no = Two checkers should stand on 4, with a hit.
step-five-around-hint = One is six steps away from 4, one is five.

step-five-plan-title = Count the places
step-five-plan-task = You rolled 4-4 and come home with three checkers from 8. But point 4 holds three already, and dark ones lurk on 2. Play so that 8 stays safe.
step-five-plan-yes = Only two fit on 4, so one of the three would have been left alone. Better leave two together on 8.
step-five-plan-no = Two checkers should stay on 8.
step-five-plan-hint = How many more does 4 take, and what happens to the third?
step-five-plan-alone = 4 is full, and the third checker is alone on 8: a 6 hits it.
