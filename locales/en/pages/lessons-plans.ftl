# The course `plans`: lessons/plans/ names the steps, docs/lessons.md the ids.

course-plans-title = Plans
course-plans-lead = Seven ways to win a game, and how to see which one a position asks for.

lesson-running-game-title = The running game
lesson-running-game-lead = You are ahead in the race: get your rear checkers out in time.

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
