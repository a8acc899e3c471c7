# The course `plans`: lessons/plans/ names the steps, docs/lessons.md the ids.

course-plans-title = Plans
course-plans-lead = Seven ways to win a game, and how to see which one a position asks for.

lesson-running-game-title = The running game
lesson-running-game-lead = You are ahead in the race: get your rear checkers out in time.
lesson-holding-game-title = The holding game
lesson-holding-game-lead = You are behind: hold a point on the other side, wait, and hit.
lesson-priming-title = The priming game
lesson-priming-lead = A wall of points that nobody jumps over.
lesson-blitz-title = The blitz
lesson-blitz-lead = Attack before the other side gets a foothold.
lesson-back-game-title = The back game
lesson-back-game-lead = Two points far back, a lot of patience, and one late shot.
lesson-prime-battle-title = Prime against prime
lesson-prime-battle-lead = Both are walled in. Whoever has to open the wall first loses.
lesson-containment-title = Containment
lesson-containment-lead = The other side has begun to bear off. Catch the last checker.
lesson-which-plan-title = Which plan?
lesson-which-plan-lead = Nine positions: find the plan first, then the play.

step-ahead-title = Count the lead
step-ahead-task = A pip is one point of the way. To finish, you need 141 pips and your opponent 158. Whoever needs fewer leads the race. By how many pips do you lead?
step-ahead-yes = 17 pips. A roll is worth about 8, so you are two rolls ahead. The leader wants a race.
step-ahead-no = Take your 141 away from 158.
step-ahead-hint = How many pips does your opponent need more than you?
step-ahead-own = That is what you need. How many more does your opponent need?
step-ahead-theirs = That is what your opponent needs. Take your own 141 away from it.

step-leave-title = Leave in time
step-leave-task = You lead, so you want both sides to get past each other without a hit. But your last two checkers are far behind. You rolled 5 and 4: set out.
step-leave-yes = One checker is on its way before there is a wall in front of it. Your lead counts only once the last two are out.
step-leave-no = The race begins at the back: move a rear checker.
step-leave-hint = Which checkers have the longest way, and how far does this roll take one of them?
step-leave-stay = Nothing can be hit now. But your opponent gets time to build a wall in front of your last two, and behind a wall a lead is worth little.
step-leave-half = On 20 it stands right in front of your opponent’s checkers: 32 of 36 rolls hit you.

step-last-one-title = Bring the last one
step-last-one-task = The first checker waits on 15. The other one is still on 24, and your opponent begins to close the way. You rolled 6 and 3.
step-last-one-yes = Both meet on 15, and nothing can be hit. Now you lead by 31 pips.
step-last-one-no = Look at your last checker. Where do both dice take it?
step-last-one-hint = 6 and 3 are 9. Count from 24.
step-last-one-easy = One checker is home, and the other one is alone on 24. The wall in front of it grows with each roll.
step-last-one-halfway = Two checkers now stand alone in front of your opponent: 30 of 36 rolls hit.

step-rear-first-title = The rear comes first
step-rear-first-task = Your pair on 15 still has to get past the dark checkers on 12. Whatever stands farthest back comes first. You rolled 5 and 4.
step-rear-first-yes = Both are past. Only the two dark checkers on 3 can still hit you, and only with 4 of 36 rolls.
step-rear-first-no = Your rear pair is still behind the dark checkers on 12.
step-rear-first-hint = Look for a play that moves both checkers from 15.
step-rear-first-one = Your point on 11 is gone, and the pair on 15 still has to get past.
step-rear-first-stack = Nothing can be hit. But your home falls apart, and the pair on 15 still has to get past.

step-price-title = Name the price
step-price-task = You lead by 18 pips, and only the two dark checkers on 3 could still hit you. Before you roll, you may double. Double or roll?
step-price-yes = Your lead is more than a tenth of your own 114 pips. For your opponent a pass and a take now cost about the same: the best moment to double.
step-price-hint = In a race a lead of a tenth is a good reason to double. A tenth of 114 is about 11.
step-price-roll = With such a lead you may play for twice as much. After one more good roll your opponent simply passes.

step-home-first-title = Win two of three
step-home-first-task = Play the race out against a casual player: you move first, and your lead is 18 pips. Bring everybody home before you bear off. Then play it again, and win two of three.
step-home-first-yes = Have a good race. The button “Play again” begins from the same position.

step-both-home-title = Home, but not deep
step-both-home-task = A pure race: nobody can be hit any more. You may take checkers off once all are home, on 6 or lower. You rolled 6 and 1.
step-both-home-yes = Two checkers came home with one roll. Only one is still outside.
step-both-home-no = Count your checkers outside your home: it could be only one.
step-both-home-hint = Three are outside. Can this roll bring in two of them?
step-both-home-deep = One checker came home and went on. Two still wait on 7, and the 1 could have brought in one of them.
step-both-home-shift = The 1 only moved a checker inside your home. It could have brought one in from 7.

step-together-title = Out together
step-together-task = Another game. You lead by 21 pips, but your two rear checkers stand apart, and each of them can be hit. You rolled 6 and 2.
step-together-yes = They meet on 16, and nothing can be hit. Now only your lead counts.
step-together-no = A rear checker stays alone. Can both reach the same point?
step-together-hint = One of them needs the 6, the other one the 2.
step-together-left = One ran away, but the other is left alone on 22. 32 of 36 rolls hit you.
step-together-alone = Both are still alone: 28 of 36 rolls hit you.
step-together-hit = You hit, but now four of your checkers stand alone. You are ahead and do not need a fight.

step-anchor-title = An anchor
step-anchor-task = A point that you hold in your opponent’s home, with two checkers or more, is called an anchor. There you can always enter. Tap your anchor.
step-anchor-yes = Two checkers hold point 20. Whatever happens to you elsewhere, a 5 from the bar always brings you in.
step-anchor-no = Your opponent’s home is on points 19 to 24.
step-anchor-hint = Look between 19 and 24 for two light checkers on one point.
step-anchor-blot = This one is alone, and just outside your opponent’s home.
step-anchor-middle = You hold this point, but it is not in your opponent’s home.
step-anchor-own = That is a point in your own home.

step-twenty-title = The best anchor
step-twenty-task = Point 20 is the best anchor: you look far out from it, and hardly any wall can be built in front of it. You rolled 5 and 4.
step-twenty-yes = Point 20 is yours, and not one of your checkers stands alone.
step-twenty-no = Make point 20, and put the 5 where no checker is left alone.
step-twenty-hint = The 4 makes the anchor. Where is the 5 safe?
step-twenty-ran = One checker got away, but the other one is alone on 24: 31 of 36 rolls hit you.
step-twenty-other = Now two checkers are alone: 24 of 36 rolls hit you.
step-twenty-blots = The anchor is there. But the 5 left a checker alone on 3, and 12 of 36 rolls hit it.

step-eighteen-title = Hold point 18
step-eighteen-task = Point 18 is also a good one to hold: it blocks your opponent’s 6s and looks at everything that comes by. You rolled 6 and 3.
step-eighteen-yes = You hold 18, and the 3 brings a fresh checker down. Only 5 of 36 rolls hit it.
step-eighteen-no = Two checkers can meet on 18.
step-eighteen-hint = From 24 a 6 reaches your other checker.
step-eighteen-out = One left, the other one stayed alone: 32 of 36 rolls hit you.
step-eighteen-split = Two checkers are alone now: 30 of 36 rolls hit you.

step-patience-title = Patience
step-patience-task = You are 7 pips behind. Your opponent still has to get past your points on 20 and 13. That is your plan: hold both and wait. You rolled 6 and 4.
step-patience-yes = Both points stay. Your spare checkers do the waiting.
step-patience-no = Keep 20 and 13, and leave nobody alone without need.
step-patience-hint = Which checkers are not needed to hold 20 and 13?
step-patience-broke = You left the anchor while you are behind: 32 of 36 rolls hit you, and the plan is gone.
step-patience-lone = Your point on 13 is broken: 15 of 36 rolls hit the checker that stayed.

step-big-double-title = A big double
step-big-double-task = The same position, another roll: 5 and 5. Such a roll turns the race around. What becomes of your plan?
step-big-double-yes = Now you are 13 pips ahead, and your rear checkers are out. You waited for just such a roll.
step-big-double-no = Four 5s are 20 pips. Who leads after that?
step-big-double-hint = After this roll you lead. What does a leader do with the rear checkers?
step-big-double-short = Your rear pair stops on 15 and still has to get past your opponent’s checkers.
step-big-double-buried = Two 5s went deep into your home. Your rear pair still has to get past.

step-still-there-title = Take or pass
step-still-there-task = You are 24 pips behind, and your opponent doubles. But all their checkers on 12 and 17 still have to get past your point on 18. Take or pass?
step-still-there-yes = You win about one game in four: by a shot, or by a big double. That is enough.
step-still-there-hint = Remember: one win in four is enough to take. Do you still have ways to win?
step-still-there-pass = A pass costs the whole point. You lose less with a take, because a shot may still come.

step-shot-title = The shot
step-shot-task = The waiting was worth it: your opponent had to leave two checkers alone, on 12 and 15. You rolled 4 and 2.
step-shot-yes = From the anchor you hit the one on 12. Only 8 of 36 rolls hit back, and now your opponent is behind.
step-shot-no = A dark checker can be hit. You have waited for that.
step-shot-hint = How far is the checker on 12 from your anchor?
step-shot-quiet = A pretty point, but the shot is gone. It seldom comes twice.
step-shot-tame = You kept waiting, though the shot was there.

step-two-shots-title = Better still
step-two-shots-task = The same position with 6 and 3. Find the strongest play.
step-two-shots-yes = Both are on the bar, and only 9 of 36 rolls bring both in. The anchor has done its work, so you may give it up.
step-two-shots-no = Look at both dark checkers that stand alone.
step-two-shots-hint = Both dice can hit from the same point.
step-two-shots-single = You hit one. The other one gets away, although your 3 hits it.
step-two-shots-bare = You hit one, but now four of your checkers stand alone: 15 of 36 rolls hit back.

step-hit-and-home-title = Hit, then home
step-hit-and-home-task = A new game. You are 8 pips behind and hold 20. Your opponent had to leave a checker alone on 15. You rolled 5 and 2.
step-hit-and-home-yes = You hit and carried on to 13. Now you lead by 14 pips, and only 12 of 36 rolls hit the checker that stayed on 20.
step-hit-and-home-no = A dark checker can be hit from your anchor. And where is your own checker safe after that?
step-hit-and-home-hint = One die hits. Use the other one for the checker that hit.
step-hit-and-home-open = You hit, but now two of your checkers stand alone: 18 of 36 rolls hit back.
step-hit-and-home-missed = The shot you were waiting for was there. Now the dark checker gets past.

step-sixth-title = The sixth point
step-sixth-task = Points in a row make a wall, called a prime. You hold five in a row, 4 to 8. Nobody jumps over six. Tap a point that would complete the six.
step-sixth-yes = 9 or 3 makes it six in a row. Even a 6 is too short to jump over that.
step-sixth-no = It has to be right beside your five points.
step-sixth-hint = The five points are 4, 5, 6, 7 and 8. What comes next at either end?
step-sixth-far = Point 13 is yours already, but it is far from the wall.
step-sixth-gap = With 10 there would be a gap on 9, and a checker could land in it.
step-sixth-low = With 2 there would be a gap on 3.

step-way-out-title = The only way out
step-way-out-task = The dark checkers on 3 can only jump over your five points with a 6, and it lands on your lone checker on 9. How many of the 36 rolls hit it?
step-way-out-yes = Every roll with a 6: 11 of 36. Once a second checker is on 9, it is none.
step-way-out-no = Count the rolls that show at least one 6.
step-way-out-hint = The first die can be a 6 with six numbers beside it, and so can the second. Do not count 6 and 6 twice.
step-way-out-six = It takes only one 6, on either die: think of both dice.
step-way-out-twice = Nearly: 6 and 6 was counted twice.
step-way-out-all = All other numbers land on your points.

step-fifth-title = From four to five
step-fifth-task = You hold 5 to 8. In front of the dark checkers on 3 there is still room. You rolled 4 and 2: make the wall longer.
step-fifth-yes = Five in a row, from 4 to 8, and no checker alone. Now only a 6 gets out.
step-fifth-no = A fifth point right beside the four: which one can this roll make?
step-fifth-hint = Point 4 is next. From where do a 4 and a 2 reach it?
step-fifth-run = One checker runs, into the middle of your opponent’s checkers. Your wall stays at four, and they can get out.
step-fifth-split = You prepare much and make nothing. The wall would be five long now.

step-full-title = From five to six
step-full-task = Five in a row, and a checker on 9 that should become the sixth point. You rolled 4 and 1.
step-full-yes = Six in a row, from 4 to 9. The two dark checkers stay until you let them out.
step-full-no = The sixth point needs a second checker on 9.
step-full-hint = From 13 a 4 reaches point 9.
step-full-safe = Your checker on 9 is still alone, and each 6 hits it: 11 of 36 rolls.
step-full-gave = Nothing can be hit, but the sixth point is given away. Each 6 gets out.

step-front-title = The wall walks
step-front-task = A wall has to come home with you: new points in front, old ones go at the back. You hold 4 to 10; the dark checker is on 2. You rolled 6 and 1.
step-front-yes = The checker on 3 prepares the next point. It may be hit: behind six points in a row nobody gets away.
step-front-no = The next point in front of the wall is 3. Start it now, while six points stay.
step-front-hint = Which of your checkers can get to 3 while points 4 to 9 stay whole?
step-front-slow = Safe but slow. While nobody can get out is the best time to start point 3.
step-front-hole = The checker on 9 is alone, so only five points in a row are left.

step-calm-title = Keep calm
step-calm-task = The dark checker on 1 is caught. You may hit it, but you need not. You rolled 4 and 2: bring the wall one point further.
step-calm-yes = Now the six are 3 to 8. The caught checker cannot run away; hitting it would only make it dangerous.
step-calm-no = Keep six points in a row after your play.
step-calm-hint = The wall may lose a point at the back if it wins one in front.
step-calm-hit = Three of your checkers stand alone now, and 27 of 36 rolls hit one of them. The dark one was caught anyway.
step-calm-hole = The 4 point is broken, and there is a gap in the middle of your wall.

step-close-front-title = Shut it
step-close-front-task = A new wall: points 4 to 8, and two checkers that are coming. A dark checker stands right in front, on 3. You rolled 6 and 4.
step-close-front-yes = You hit, and the wall is six long, from 3 to 8. Even if the checker enters, it cannot get away.
step-close-front-no = Hit on 3, and stay there with two checkers.
step-close-front-hint = Which of your checkers are 6 and 4 away from the dark one?
step-close-front-loose = You hit, but your checker on 3 is alone: 14 of 36 rolls hit one of yours.
step-close-front-waits = Six in a row, too, but the dark checker stays on the board. After a hit you also win more gammons.

step-two-doors-title = Two on the bar
step-two-doors-task = First see it from the other side. You have two checkers on the bar, and points 19, 20 and 21 are closed. How many of 36 rolls bring in both?
step-two-doors-yes = Only 9: both dice have to find an open point. That is why a blitz wants two on the bar.
step-two-doors-no = Both dice have to enter. Three numbers do that.
step-two-doors-hint = The first die enters with three numbers, and so does the second.
step-two-doors-one = With 27 rolls at least one comes in. But both have to.
step-two-doors-half = Each die enters half of the time, but here both have to.

step-third-title = Close points
step-third-task = A dark checker is on the bar, another one alone on 1. An attack that gives it no rest is called a blitz. You rolled 5 and 3.
step-third-yes = A third closed point, and nothing of yours can be hit. With 9 of 36 rolls your opponent does not even enter.
step-third-no = Each point in your home that you close is a number less for your opponent.
step-third-hint = Can both dice make a new point in your home?
step-third-run = You run while your opponent is on the bar. Now they enter at ease: 32 of 36 rolls.
step-third-loose = You hit, but with only two closed points: 12 of 36 rolls hit your lone checker.

step-strike-title = Ten to attack
step-strike-task = Before that roll: ten of your checkers stand on 8 or lower, ready to attack. Your opponent has one on the bar and no anchor. Double or roll?
step-strike-yes = Many of these games end in a gammon. Your opponent may take, but you play for twice as much.
step-strike-hint = What happens if you roll well and your opponent does not enter?
step-strike-roll = After one good roll your opponent passes at once. Double while they still may take.

step-loose-title = Hit with one checker
step-loose-task = You have doubled, your opponent has taken. You rolled 2 and 1. No new point can be made. The dark checker on 2 wants to become an anchor.
step-loose-yes = Two on the bar, and only 9 of 36 rolls bring in both. Your lone checker on 2 can be hit, but without the hit an anchor comes.
step-loose-no = Do not give the checker on 2 time to find company.
step-loose-hint = You are allowed to leave a checker alone if the other side is busy entering.
step-loose-tidy = Nicely ordered, but each 2 now makes an anchor, and the attack is over.
step-loose-away = Your rear checkers can wait. Your opponent gets a free roll to make an anchor.

step-again-title = And again
step-again-task = Later in such a game: four points in your home are closed. One dark checker is on the bar, the other one on 2. You rolled 5 and 2.
step-again-yes = Again two on the bar, and only 4 of 36 rolls bring in both. 12 rolls hit your checker on 2: a fair price.
step-again-no = The checker on 2 must not come to rest.
step-again-hint = Which of your checkers is 7 away from the one on 2?
step-again-pause = A pause in the attack: each 2 makes an anchor, and 20 of 36 rolls enter.
step-again-pretty = A fine build-up, but the dark checker on 2 has a roll for itself.

step-swap-title = Swap points
step-swap-task = You hold 6, 5, 4 and 3. A dark checker stands on 1, another one is on the bar. You rolled 1 and 1.
step-swap-yes = You gave up 3 for 1 and hit: still four points, two on the bar, and nothing of yours can be hit.
step-swap-no = Hit on 1 with two checkers, and keep four points.
step-swap-hint = Four 1s: two checkers can move two points each. Which two reach point 1 together?
step-swap-single = You hit with one checker alone: 11 of 36 rolls hit it. Two could have gone.
step-swap-outside = You built outside, and the dark checker on 1 had a quiet roll.

step-lock-title = Lock the door
step-lock-task = Five points are closed, and on 1 you have one checker alone. A dark checker is on the bar. You rolled 4 and 1.
step-lock-yes = All six points are closed. Your opponent does not even roll until you open one.
step-lock-no = The checker on 1 needs a second one.
step-lock-hint = 4 and 1 are 5. Which checker can be spared?
step-lock-bring = Each 1 still enters and hits: 11 of 36 rolls.
step-lock-builders = The door stays open: each 1 enters and hits your checker, 11 of 36 rolls.

step-change-title = No ammunition
step-change-task = The first position again, now with 6 and 5. No new point can be made. Attack anyway, or another plan?
step-change-yes = A plan is good as long as the dice fit. One rear checker is safe, and the other side is still on the bar.
step-change-no = This roll makes no point in your home. What else is it good for?
step-change-hint = 6 and 5 are 11. Where does a rear checker land with it?
step-change-force = You hit with one checker alone, and another one stays alone on 7: 11 of 36 rolls hit back. Your rear two stay behind.
step-change-both = Half an attack and half an escape: 13 of 36 rolls hit back.

step-fresh-title = A new attack
step-fresh-task = A new position, and nobody is on the bar yet. The dark checker on 2 stands alone. You rolled 6 and 4: attack or run?
step-fresh-yes = You hit, and four points in a row are closed, from 3 to 6. Your checker on 2 can be hit, but 16 of 36 rolls do not enter at all.
step-fresh-no = The dark checker on 2 is alone: do not let it settle.
step-fresh-hint = Can one die hit while the other one closes a point?
step-fresh-switch = A hit with two, but point 4 stays open in the middle. Four points in a row are stronger.
step-fresh-half = A fourth point, but the dark checker has a roll for itself: 25 of 36 rolls hit you.

step-two-anchors-title = Two anchors
step-two-anchors-task = You are far behind: 158 pips to 72. But you hold two anchors and wait for a shot. That is a back game. Tap both anchors.
step-two-anchors-yes = Points 23 and 22. Your opponent has to bring everything home past them.
step-two-anchors-no = Look in your opponent’s home for points that you hold.
step-two-anchors-hint = There are two of them among 19 to 24.
step-two-anchors-theirs = Those two are dark.
step-two-anchors-wall = That is your own side. You will need it after the hit.

step-pair-title = A good pair
step-pair-task = The race is lost: 183 pips to 124. Four of your checkers stand alone far back. You rolled 3 and 1.
step-pair-yes = Two anchors, on 22 and 21, and nothing can be hit. Not too deep, side by side: a good pair.
step-pair-no = Each of the four should find a partner.
step-pair-hint = The 3 and the 1 can pair all four.
step-pair-one = One anchor, and three checkers left alone: you only get hit more often.
step-pair-blots = One anchor, and three checkers still alone: 35 of 36 rolls hit one of them.

step-good-pair-title = A pair that holds
step-good-pair-task = You hold 24 and 22, and your own points stand well. Your opponent doubles. Take or pass?
step-good-pair-yes = You win more than one game in three. The danger is the gammon, but you have time and a strong home.
step-good-pair-hint = One win in four is enough if you do not lose too many gammons. How well does your side stand?
step-good-pair-pass = You give up too much: you win more than one game in three here.

step-bad-pair-title = A pair too deep
step-bad-pair-task = Only one point is different: you hold 24 and 23. Your opponent can pile up everything in front of you. Take or pass?
step-bad-pair-yes = You see too little from there: about one win in four, and nearly a third of the games are lost as gammons.
step-bad-pair-hint = Look at what your opponent can build on 18 to 22 now, undisturbed.
step-bad-pair-take = You win about one game in four, but lose nearly a third as gammons. A take costs more than the pass.

step-spare-title = Keep your home
step-spare-task = A shot helps only if your home is still closed when it comes. That is called timing. You rolled 6 and 2. Who can move without harm?
step-spare-yes = The fifth one in the rear does the walking. Both anchors stay, and so does your home.
step-spare-no = Both anchors and your home should stay as they are.
step-spare-hint = Which of your checkers belongs to no point?
step-spare-anchor = You broke an anchor, and what stays behind can be attacked: all 36 rolls hit a lone checker.
step-spare-shed = An anchor is broken, and a point in your home got thinner. One checker could have done it all.

step-late-title = Hit late
step-late-task = Now your home has four points, and your opponent has to leave two checkers alone on 16 and 17. You rolled 6 and 5.
step-late-yes = Both are on the bar, only 4 of 36 rolls bring in both, and the other anchor still waits.
step-late-no = Both dark checkers can be hit.
step-late-hint = Which anchor is 6 away from one of them and 5 away from the other?
step-late-one = You hit one and ran. The other dark checker gets away.
step-late-wrong-one = You hit only the one on 17. From the other anchor both could be hit.

step-avoid-title = Better without
step-avoid-task = You may have two anchors again, or something better. Your opponent has one checker alone on 18. You rolled 4 and 2.
step-avoid-yes = A hit, and point 18 for you. A back game is for lost positions; as long as there is something better, avoid it.
step-avoid-no = There is something to hit. And can you stay there?
step-avoid-hint = Two of your checkers can meet on 18.
step-avoid-deep = Two anchors, but you are 56 pips behind, and many such games are lost as gammons. The hit was better.
step-avoid-alone = You hit, but your checker on 18 is alone: 29 of 36 rolls hit you.

step-edge-title = The edge
step-edge-task = Your opponent holds five points in a row, 17 to 21. From the point right in front of a wall a 6 jumps over it. It is called the edge. Tap it.
step-edge-yes = Point 22. From there a 6 gets out, and here it even hits the checker on 16.
step-edge-no = The edge is on your side of the wall, right beside it.
step-edge-hint = The wall ends at 21. You come from 24.
step-edge-back = That is where you stand. From 24 a 6 lands on the wall.
step-edge-nearly = From 23 a 6 lands on 17, which is closed.
step-edge-beyond = There you would have got over already.
step-edge-wall = This point is part of the wall.

step-spares-title = Spare checkers
step-spares-task = You are building a wall, too: 4 to 8. Two checkers hold a point. Checkers you can move without breaking the wall are spare. Tap all points with a spare one.
step-spares-yes = The one on 11, and a third one on 6 and on 5. While they move, your wall stands. Whoever runs out of spare moves first has to break it.
step-spares-no = Look for single checkers outside the wall and for third ones on it.
step-spares-hint = One stands outside the wall, and two of its points have three checkers.
step-spares-caught = Those two are caught behind the other wall.
step-spares-needed = Two hold this point: both are needed.

step-step-up-title = Step up
step-step-up-task = The same position. You rolled 4 and 2. Use what you have learnt: the edge and the spare checkers.
step-step-up-yes = One stands at the edge, ready for a 6. The spare checker made point 7 stronger, and your wall is whole.
step-step-up-no = One die for the edge, one for a spare checker.
step-step-up-hint = The 2 brings a checker to the edge. Which spare one is best for the 4?
step-step-up-stay = Your rear two stay deep, where no 6 helps them. So you have to break your wall first.
step-step-up-spent = The edge is right. But the 4 buried a checker on 2, where it is of no use.

step-jump-title = Jump
step-jump-task = Another battle: your opponent’s wall is four long, 17 to 20. You rolled 6 and 2. Both numbers help.
step-jump-yes = The 2 steps up to the edge, and the 6 jumps. One is out, and your own wall still stands.
step-jump-no = One of your rear checkers can get out with this roll.
step-jump-hint = From 23 a 2 reaches the edge. And then?
step-jump-wait = At the edge you would have to wait for a 6. You have one already.
step-jump-home = Both stay caught, and you have used up your best spare checker.

step-pay-title = Who pays?
step-pay-task = The same position with 6 and 4. From 24 and 23 neither number moves. Something on your side has to pay: your wall or a spare checker?
step-pay-yes = The spare one went, and your wall of five stands. The two dark checkers stay behind it.
step-pay-no = Your wall lost a point. One checker could have played both numbers.
step-pay-hint = Which spare checker can play both numbers?
step-pay-tail = Point 2 is new, but point 8 was broken: your wall is only four long.
step-pay-tail-too = Point 8 is broken, and your opponent’s way gets shorter.

step-offer-title = Both are caught
step-offer-task = Your opponent has a wall of six, 16 to 21, and doubles. But the last two dark checkers stand alone in front of your five points. Take or pass?
step-offer-yes = The dark wall is complete, but two dark checkers are caught on your side. You can still hit both, and you win nearly one game in three.
step-offer-hint = A wall only wins if its owner’s last checkers get home, too.
step-offer-pass = You look only at the dark wall. Look at yours: two dark checkers are alone in front of it.

step-both-tasks-title = Both at once
step-both-tasks-task = A new battle. Your opponent holds 17 to 20 and threatens to make 16, too. You rolled 4 and 3.
step-both-tasks-yes = One checker stands at the edge on 21, where a 5 even hits. The other number used a spare one.
step-both-tasks-no = One number for the edge, the other one for a spare checker.
step-both-tasks-hint = The wall ends at 20. With which number does a checker from 24 reach its edge?
step-both-tasks-deep = Your wall looks fine, but both rear checkers stay where no 6 gets out.
step-both-tasks-buried = The edge is right. But the 4 buried a checker on 1, where it holds nothing.

step-net-title = Stretch the net
step-net-task = Your opponent has borne off five checkers. One is on the bar: catch it, and you win after all. You rolled 6 and 4.
step-net-yes = Five points in a row, from 4 to 8, and three more checkers are coming. That is a net.
step-net-no = You need points in a row, and more checkers nearby.
step-net-hint = A 4 makes the fifth point in a row. Who is still too far away?
step-net-deep = Point 2 catches nobody, and your wall in front falls apart.
step-net-hasty = Your last checker came along, but point 7 is still open: the wall has a gap.

step-catch-title = Send it back
step-catch-task = The dark checker entered on 3, and a 6 jumps over your five points. You rolled 5 and 1.
step-catch-yes = Back on the bar it goes, and points 4 to 8 all stay.
step-catch-no = Hit it, and keep your five points.
step-catch-hint = 5 and 1 are 6. Which checker outside the wall is 6 away?
step-catch-gap = You hit, but point 8 is gone, and the wall is shorter.

step-wall-first-title = The wall first
step-wall-first-task = The dark checker stands on 2 now. You may hit again, or do something better. You rolled 6 and 4.
step-wall-first-yes = Six in a row, from 3 to 8. Nobody gets out of that: now you have all the time you need.
step-wall-first-no = Six points in a row are worth more than a hit.
step-wall-first-hint = 6 and 4 are 10. Where does your farthest checker land?
step-wall-first-greedy = You hit, but point 8 is broken, and 13 of 36 rolls hit you back.
step-wall-first-loose = You hit, but three of your checkers stand alone now: 21 of 36 rolls hit you back.

step-pounce-title = Now hit
step-pounce-task = Behind six points in a row nobody runs away: you have time. You rolled 6 and 5: close one more point in your home.
step-pounce-yes = Five points in your home are closed. Only a 1 enters: 11 of 36 rolls.
step-pounce-no = Hit on 2, with two checkers at once.
step-pounce-hint = From where do a 6 and a 5 reach point 2?
step-pounce-shy = Without the hit the dark checker may sit on 2, and you cannot close your home.
step-pounce-half = You hit with one checker alone: 12 of 36 rolls hit it.

step-last-door-title = The last door
step-last-door-task = Your opponent did not enter. Only point 1 is still open. You rolled 5 and 4.
step-last-door-yes = All six points are closed. Your opponent has to watch until you open one.
step-last-door-no = Point 1 needs two checkers.
step-last-door-hint = Two points in your home have a checker to spare. How far is each of them from 1?
step-last-door-bring = The door stays open: with each 1 the dark checker enters and may get away.

step-cash-title = Worth a double
step-cash-task = Some rolls later: two of your checkers are off, five of theirs. But the dark checker is still locked up. Double or roll?
step-cash-yes = The dark checker is still far from home, and you bear off fast. A pass is right for your opponent: you win at once.
step-cash-hint = How many of your checkers can you bear off before it comes out, and how far does it have to go?
step-cash-roll = Your opponent is locked up and cannot take any more. Do not give them further chances for nothing.

step-from-the-rear-title = From the rear
step-from-the-rear-task = Bear off, but do not let yourself be hit now. The dark checker is still on the bar. You rolled 6 and 4.
step-from-the-rear-yes = Point 6 is empty, and nobody stands alone. Even if the checker enters, it hits nothing.
step-from-the-rear-no = After your play no checker of yours should stand alone.
step-from-the-rear-hint = Clear the highest point whole, not half.
step-from-the-rear-two = Two are off, but two others stand alone: 20 of 36 rolls hit one of them.
step-from-the-rear-five = You leave two checkers alone: 20 of 36 rolls hit one of them.

step-keep-them-title = Three tries
step-keep-them-task = Five dark checkers are off, and one is on the bar. Contain it against an expert, close it out and bring the game home. You have three tries.
step-keep-them-yes = Good luck. The button “Play again” begins from the same position.

step-plan-hold-title = Three plans
step-plan-hold-task = You rolled 6 and 5. Hold a point, run with one, or attack: put the best play first and the worst one last.
step-plan-hold-yes = You hold point 18, and nothing can be hit. Running leaves one behind; attacking with so little leaves four alone.
step-plan-hold-no = The best is right. Now compare the other two: how much can be hit after each?
step-plan-hold-hint = Two of your checkers can meet. What stays alone after the other plays?
step-plan-hold-run = One is safe, but the other one stays behind alone: 29 of 36 rolls hit you.
step-plan-hold-hit = Four of your checkers stand alone after that, and only two points at home are closed.

step-plan-prime-title = Position 2
step-plan-prime-task = You rolled 5 and 1. Two dark checkers stand on 1 and 2. Which plan fits?
step-plan-prime-yes = Priming: you hold 5 to 8 in a row, and 3. First the wall, then the hits.
step-plan-prime-no = Look at your points 6, 7 and 8. What would go with them?
step-plan-prime-hint = Which point makes a row of four with 6, 7 and 8?
step-plan-prime-hits = Two hits, but point 7 is broken, and 16 of 36 rolls bring in both at once.
step-plan-prime-solid = Point 7 is stronger, but the wall is no longer than before. The dark two may go on.

step-plan-run-title = Position 3
step-plan-run-task = You lead by 6 pips and rolled 6 and 4. Run, build at home, or go half the way and prepare? Put the best first.
step-plan-run-yes = The leader runs: after that only 6 of 36 rolls hit you. Building comes second: it leaves one checker alone, half the way leaves two.
step-plan-run-no = The best is right. Which of the other two leaves fewer checkers alone?
step-plan-run-hint = You lead, and this is your last checker behind.
step-plan-run-board = A better home, but your last checker is still behind, and 26 of 36 rolls hit you.
step-plan-run-half = Half the way is no way: 22 of 36 rolls hit one of your lone checkers.

step-plan-blitz-title = Position 4
step-plan-blitz-task = You have doubled, your opponent has taken. One dark checker is on the bar, one on 4. You rolled 6 and 2.
step-plan-blitz-yes = A blitz: you hit and made the fourth point at home. Only 4 of 36 rolls bring in both.
step-plan-blitz-no = Two on the bar are better than one. And can you hit with a point?
step-plan-blitz-hint = Which of your checkers are 6 and 2 away from the one on 4?
step-plan-blitz-loose = A hit, but with one checker alone: 12 of 36 rolls hit it, and the other dark one enters more easily.
step-plan-blitz-run = You let the dark checker on 4 become an anchor.

step-plan-back-title = Position 5
step-plan-back-task = You are 65 pips behind and rolled 4 and 1. Two anchors, a hit, or a new point at home? Put the best first.
step-plan-back-yes = The race is lost, so the back game is best here. It holds 22 and 20, and nothing can be hit.
step-plan-back-no = The best is right. Of the other two, one at least costs your opponent something.
step-plan-back-hint = How many of your checkers stand alone after each play?
step-plan-back-hit = You hit, but four of your checkers stand alone: 35 of 36 rolls hit back.
step-plan-back-build = After this every roll hits one of your checkers.

step-plan-edge-title = Position 6
step-plan-edge-task = Both sides have a wall. You rolled 4 and 1. Which plan fits?
step-plan-edge-yes = Prime against prime: your rear checkers step up, one of them right to the edge of the dark wall.
step-plan-edge-no = Where does the dark wall end? Go there.
step-plan-edge-hint = Your opponent holds 17, 18 and 19. Which point is the edge?
step-plan-edge-hit = A hit with one checker alone, while your rear two stay behind the wall.
step-plan-edge-behind = Better prepared, but the rear checkers stay deep, and the dark wall may grow.

step-plan-hit-title = Position 7
step-plan-hit-task = You rolled 4 and 2. Hit on 7, make point 4, or split your rear two? Put the best first.
step-plan-hit-yes = The hit takes away your opponent’s plan, a point on 7. Point 4 is good; the split leaves everything open.
step-plan-hit-no = The best is right. Which of the other two leaves you better points?
step-plan-hit-hint = What does your opponent want to do with the checker on 7?
step-plan-hit-point = A fine point, but the checker on 7 may become an anchor now. The hit cannot wait.
step-plan-hit-split = The split lets the dark checker on 7 get away, and 33 of 36 rolls hit you.

step-plan-break-title = Position 8
step-plan-break-task = You lead by 19 pips, and your two rear checkers hold an anchor on 21. You rolled 5 and 5. Which plan fits?
step-plan-break-yes = The running game: both are out, and nothing can be hit. Now you lead by 39 pips.
step-plan-break-no = Your rear two should get as far as they can, together.
step-plan-break-hint = Four 5s: how far do two checkers come together?
step-plan-break-short = They stop on 16 and still have to get past the dark checkers on 12.
step-plan-break-scatter = One ran on, the other one stays alone: 17 of 36 rolls hit it.

step-plan-contain-title = Position 9
step-plan-contain-task = All dark checkers are home but one, on your 1. You rolled 4 and 1. Which plan fits?
step-plan-contain-yes = Containment: six in a row, from 5 to 10. It cannot get out, and you have all the time you need.
step-plan-contain-no = You hold five points in a row. Which one makes six?
step-plan-contain-hint = Point 10 has one checker already.
step-plan-contain-loose = The wall stays at five, and the dark checker may escape with the right roll.
step-plan-contain-slow = The wall stays at five. Now you could have made it six.
