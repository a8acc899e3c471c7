# The course `safety`: lessons/safety/ names the steps, docs/lessons.md the ids.

course-safety-title = Shots and safety
course-safety-lead = How often a blot is hit, when to risk it, and how to bring all checkers home and off.

lesson-direct-shots-title = Direct shots
lesson-direct-shots-lead = How often a blot is hit from 1 to 6 points away.
lesson-indirect-shots-title = Indirect shots
lesson-indirect-shots-lead = Blots that only a sum of both dice can hit, and points that stop it.
lesson-same-number-title = The same number twice
lesson-same-number-lead = Let your opponent need one number for everything, and give yourself many.
lesson-from-the-bar-title = In from the bar
lesson-from-the-bar-lead = How many rolls enter, with one checker or two, and how to keep somebody out.
lesson-pay-now-or-later-title = Pay now or later
lesson-pay-now-or-later-lead = When a risk is worth it, and when it can wait.
lesson-bear-in-safely-title = Home past an anchor
lesson-bear-in-safely-lead = Bring your checkers in and off while somebody waits behind them.
lesson-bear-off-well-title = Off in fewer rolls
lesson-bear-off-well-lead = Take a checker off, or fill a gap? Eight exact answers.

step-one-away-title = One point away
step-one-away-task = A dark checker 1 to 6 points behind your blot has a direct shot: a single die can hit. Here dark checkers on 4 aim at your blot on 5. How many of the 36 rolls have a 1?
step-one-away-yes = 1-1 comes once, and 2-1, 3-1, 4-1, 5-1 and 6-1 come twice each: 11 rolls. That goes for every number.
step-one-away-no = Count 1-1 once, and every other roll with a 1 twice.
step-one-away-hint = 2-1 can fall in two ways: the first die shows the 2, or the second one does.
step-one-away-twice = 1-1 can fall in only one way: both dice show the 1.
step-one-away-once = 2-1 and 1-2 are two rolls of the 36. Only 1-1 comes once.

step-six-away-title = Six points away
step-six-away-task = Your blot on 13 is 6 away from the dark checkers on 7. A 6 hits, and so does a sum of 6, such as 5-1. How many of the 36 rolls hit?
step-six-away-yes = 11 rolls have a 6. 5-1 and 4-2 add four, 3-3 and 2-2 one each: 17.
step-six-away-no = Take the 11 rolls with a 6, then look for sums. Doubles move up to four times.
step-six-away-hint = Two different dice make 6 in two ways. And two doubles arrive there, too.
step-six-away-sums = Those are the rolls with a 6. Now add the sums of two dice, and the doubles.

step-nearest-title = Near is safer
step-nearest-task = From 1, 2, 3, 4, 5 and 6 points away, 11, 12, 14, 15, 15 and 17 rolls hit. Your last checker must stop between 8 and 13, in sight of the dark checkers on 7. Tap the safest point.
step-nearest-yes = Only a 1 hits there: 11 rolls. Within reach of one die, nearer is safer, and 6 away is worst.
step-nearest-no = Tap an empty point between 8 and 13.
step-nearest-hint = Which distance do the fewest rolls hit?
step-nearest-far = That is 6 away: 17 rolls hit, more than anywhere else.
step-nearest-middle = A nearer point is hit by fewer rolls.

step-last-pair-title = The last one outside
step-last-pair-task = You rolled 6 and 2, and a dark checker still waits on 7. Only one of your last two checkers gets home. Leave the other one where it is safest.
step-last-pair-yes = On 8 it is 1 away: 11 rolls hit. On 10 it would have been 14.
step-last-pair-no = Your last checker is 3 away there: 14 rolls hit. There is a nearer point.
step-last-pair-hint = The 6 takes one checker home. What can the 2 do for the other?
step-last-pair-three = Your checker on 10 is 3 away: 14 rolls hit. Use the 2 to come closer.

step-two-hitters-title = Two hunters
step-two-hitters-task = Now two dark checkers aim at your blot on 9: one from 8, one from 5. A 1 hits, and a 4 hits. How many of the 36 rolls do?
step-two-hitters-yes = 16 rolls have neither number, so 20 have one. And 2-2 walks from 5 to 9: 21.
step-two-hitters-no = Count the rolls with neither a 1 nor a 4, and take them from 36. Then look at the sums.
step-two-hitters-hint = On each die four numbers miss, so 4 times 4 rolls have neither. Does one of them arrive as a double?
step-two-hitters-double = Right so far: 20 rolls have a 1 or a 4. But one double goes from 5 to 9 as well.
step-two-hitters-both = 4-1 has both numbers. You counted it for each of them.

step-near-anchor-title = Which one stands alone
step-near-anchor-task = You rolled 3 and 2. Dark checkers wait on 4, and one of your checkers will have to stand alone. Find the play that fewest rolls hit.
step-near-anchor-yes = The blot on 5 is 1 away: 11 rolls. Your pair on 12 can wait for a better roll.
step-near-anchor-no = More rolls hit there, or your home breaks up. Look for a blot right in front of 4.
step-near-anchor-hint = Both checkers on 8 can move. How close to 4 can one of them stop?
step-near-anchor-four = The blot on 8 is 4 away: 13 rolls hit it. Closer is better.
step-near-anchor-run = Now the blot on 7 is 3 away, and the one on 12 is alone, too: 15 rolls hit.

step-three-blots-title = Three blots, one roll
step-three-blots-task = Your checkers on 18, 15 and 10 stand alone, and you rolled 6 and 2. One play leaves a single blot. Find it.
step-three-blots-yes = Two of them meet on 10. Only the one on 15 is left, 3 away from the dark checkers on 12: 15 rolls hit it.
step-three-blots-no = At least 24 rolls hit one of your blots there. Which two can meet?
step-three-blots-hint = 6 and 2 make 8. Which two blots are 8 points apart?
step-three-blots-home = Point 4 is nice, but 31 rolls hit one of your two blots behind.
step-three-blots-long = Three checkers still stand alone, and 33 rolls hit one of them.

step-seven-away-title = Seven points away
step-seven-away-task = From more than 6 points away, one die is not enough: that is an indirect shot. Your blot on 11 is 7 away from the dark checkers on 4. How many of the 36 rolls hit it?
step-seven-away-yes = 6-1, 5-2 and 4-3, each in two ways: 6 rolls. One point nearer it would be 17.
step-seven-away-no = Which pairs of dice make 7?
step-seven-away-hint = 6-1 is one of three pairs. Each of them can fall in two ways.
step-seven-away-once = You have the three pairs. Each of them can fall in two ways.
step-seven-away-direct = 17 rolls hit from 6 away. From 7 away no single die does.

step-eleven-away-title = Eleven points away
step-eleven-away-task = The farther away, the fewer pairs of dice fit. Now your blot on 15 is 11 away from the dark checkers on 4. How many of the 36 rolls hit it?
step-eleven-away-yes = Only 6-5, in two ways. A blot is almost safe there.
step-eleven-away-no = The two dice have to make exactly 11.
step-eleven-away-hint = The highest number is 6. What has to be on the other die?
step-eleven-away-once = The pair is right, but it can fall in two ways.

step-twelve-away-title = Doubles travel far
step-twelve-away-task = From 12 points away only doubles hit, because they move up to four times. Your blot on 16 is 12 away from the dark checkers on 4. How many of the 36 rolls hit it?
step-twelve-away-yes = 6-6 needs two moves, 4-4 three, 3-3 four: 3 rolls. That is one more than from 11 away.
step-twelve-away-no = Which doubles arrive after exactly 12 points?
step-twelve-away-hint = 12 is 2 times 6. What is 12 by three equal moves, and by four?
step-twelve-away-sixes = 6-6 does. But a double moves up to four times, so smaller ones arrive, too.

step-blocked-title = No place to land
step-blocked-task = Each die has to land on a free point. Your blot on 10 is 7 away from the dark checkers on 3, but you hold points 8, 6, 5 and 4. How many rolls still hit?
step-blocked-yes = 5-2 is stopped: the 5 lands on your 8, the 2 on your 5. That leaves 6-1 and 4-3: 4 rolls.
step-blocked-no = Try 6-1, 5-2 and 4-3, with either die first.
step-blocked-hint = From 3, a 5 lands on 8 and a 2 on 5.
step-blocked-open = On an empty board it would be 6. Here one pair of dice finds no place to land.

step-step-past-title = Past them, and far enough
step-step-past-task = You rolled 4 and 3, and your checker on 18 stands right in front of dark checkers. Find the play after which only an indirect shot is left.
step-step-past-yes = On 11 it has passed the dark checkers on 12. Those on 4 are 7 away: 6 rolls hit.
step-step-past-no = There one die alone can hit you. Which point between the dark checkers on 12 and on 4 is far enough away?
step-step-past-hint = Both dice together bring it past the dark checkers on 12.
step-step-past-two = On 14 it is 2 away from the dark checkers on 12: 14 rolls hit.
step-step-past-three = On 15 it is 3 away from the dark checkers on 12: 15 rolls hit.

step-two-far-title = One blot or two
step-two-far-task = You rolled 3 and 2. Dark checkers on 1 and 12 watch you. Keep your wall of 7, 6 and 5, and find the play that fewest rolls hit.
step-two-far-yes = Two blots, but 9 and 10 away from 1, and your points 5, 6 and 7 stop almost everything. Only 6-3 hits: 2 rolls.
step-two-far-no = Your wall breaks there, or far more rolls hit. Where can blots stand that no single die reaches?
step-two-far-hint = Do not count the blots, count the rolls. Both checkers on 13 can get past the dark ones on 12.
step-two-far-one = The checker left on 13 is 1 away from the dark ones on 12: 13 rolls hit.
step-two-far-prime = Your wall of 5, 6 and 7 falls apart, and a single die hits the blot on 4: 11 rolls.

step-farther-title = As far as you can
step-farther-task = You rolled 6 and 1. A dark checker waits on 4, and one of your pairs has to part. Leave the blot that fewest rolls hit.
step-farther-yes = The blot on 15 is 11 away. Only 6-5 hits: 2 rolls.
step-farther-no = More rolls hit there. Count how far each blot is from 4.
step-farther-hint = Count from 4: how far away is your pair on 15, and how far the one on 13?
step-farther-nine = The blot on 13 is 9 away: 5 rolls hit. You can leave one farther away.
step-farther-five = The blot on 9 is 5 away: a single die hits, and 17 rolls do in all.

step-two-fours-title = Two blots, one number
step-two-fours-task = Your blot on 9 is 4 away from the dark checkers on 5, and your blot on 16 is 4 away from those on 12. How many of the 36 rolls hit at least one of them?
step-two-fours-yes = 11 rolls have a 4; 3-1, 2-2 and 1-1 make 4, and 6-5 goes from 5 to 16: 17. A single blot 4 away costs 15.
step-two-fours-no = Take the 11 rolls with a 4, add the sums of 4, and look for a long way from 5 to 16.
step-two-fours-hint = 4-1 hits one or the other blot, but it is one roll. From 5 to 16 it is 11 points.
step-two-fours-twice = Both blots are hit by the same 4s. Each roll counts only once.
step-two-fours-sums = Those are the rolls with a 4. Add the sums and the doubles.
step-two-fours-far = Nearly. There is one more way, from 5 all the way to 16.

step-three-places-title = Where to put the second one
step-three-places-task = Your blot on 9 is in reach of a 4. The checker on 22 comes next and may stop on 13, 14, 15 or 16. Tap the point where both blots together are hit by the fewest rolls.
step-three-places-yes = On 16 a 4 is needed again: 17 rolls in all. This is called duplication, because the same number is needed twice.
step-three-places-no = Tap one of the points 13, 14, 15 and 16.
step-three-places-hint = Which point is as far from the dark checkers on 12 as 9 is from those on 5?
step-three-places-other = There another number hits as well: at least 25 rolls in all.

step-both-ones-title = Only ones
step-both-ones-task = You rolled 4 and 3, and every play leaves two blots. Dark checkers wait on 5, 12 and 15. Let both blots need the same number.
step-both-ones-yes = The blot on 13 is 1 away from 12, the one on 6 is 1 away from 5. With the sums 17 rolls hit; any other play costs at least 25.
step-both-ones-no = At least 25 rolls hit there. Make both blots need the same number.
step-both-ones-hint = A checker on 13 is 1 away from the dark one on 12. Where would another one be 1 away?
step-both-ones-pair = The one on 9 is hit by a 4, the one on 10 by a 5. Different numbers add up: 26 rolls.
step-both-ones-nine = A 1 hits on 13, and a 4 on 9: 25 rolls. Can both be hit by a 1?

step-both-twos-title = Two blots, thirteen rolls
step-both-twos-task = You rolled 6 and 3. Your blot on 5 is 2 away from the dark checkers on 3. Bring your rearmost checker to a place where it needs the same number.
step-both-twos-yes = On 14 it is 2 away from the dark checkers on 12. Both need a 2, and only 13 rolls hit. Every other play costs 32 or more.
step-both-twos-no = At least 32 rolls hit there. Where can the checker on 23 stop, so that a 2 is needed?
step-both-twos-hint = Dark checkers stand on 12. Which point is 2 away from them?
step-both-twos-stay = Your checker on 23 stays among dark checkers. Many different numbers hit it or the blot on 5: 32 rolls.
step-both-twos-many = Now you have a whole row of blots, each needing another number: 32 rolls hit.

step-new-number-title = Many numbers for you
step-new-number-task = Now turn it round: you want different numbers yourself. Your blot on 4 needs company, and 9 brings it with a 5. Tap where the checker from 16 adds a new number for one die: 9, 10 or 12.
step-new-number-yes = From 10 a 6 does it. 20 rolls have a 5 or a 6; with only a 5 there are 11. Checkers that wait to help like this are builders.
step-new-number-no = Tap 9, 10 or 12.
step-new-number-hint = How far is each of them from 4?
step-new-number-same = From 9 it is again a 5. You have that number already.
step-new-number-far = From 12 it is 8 points. No single die makes that.

step-spread-out-title = Spread your builders
step-spread-out-task = A dark checker is on the bar, and you want a second checker on 4 next turn. You rolled 4 and 2. Place your builders so that most rolls do it.
step-spread-out-yes = 35 of the 36 rolls now put a second checker on 4. Your builders on 9, 10 and 11 need different numbers.
step-spread-out-no = Fewer rolls put a second checker on 4 then. Keep your builders apart, and within 6 or 7 points of it.
step-spread-out-hint = A builder on 9 needs a 5. Is there one that needs a 6?
step-spread-out-stack = Three builders on 9 all need the same 5: only 28 rolls put a second checker on 4.
step-spread-out-spent = That builder has passed point 4 and can no longer help there.

step-last-ones-title = Hold them back
step-last-ones-task = You trail by 34 pips, and two dark checkers on 9 still have to come home. You rolled 6 and 1. Keep your checker on 20 in their way, and place the other one well.
step-last-ones-yes = Both your blots are 1 away from dark checkers. Only 13 rolls hit, and you stay in their way.
step-last-ones-no = Either more rolls hit you, or you let them get home. Let both blots need the same number.
step-last-ones-hint = The dark checkers on 19 need a 1 to hit on 20. Which point is 1 away from those on 9?
step-last-ones-two = On 11 it is 2 away from the dark checkers on 9, and on 20 a 1 hits: 22 rolls in all.
step-last-ones-run = Safer, with 4 rolls that hit. But nobody is left at 20 in their way, and you trail.

step-one-shut-title = One point closed
step-one-shut-task = From the bar, each number has its own point: a 6 lands on 19, a 1 on 24. Your opponent holds only 19. How many of the 36 rolls bring you in?
step-one-shut-yes = Only 6-6 fails. With a single point closed you nearly always get in.
step-one-shut-no = It is enough if one die fits. Count the rolls that fail.
step-one-shut-hint = A roll fails only if both dice show a 6.
step-one-shut-sixes = 25 rolls have no 6. But 6-1 enters as well, with the 1.
step-one-shut-five = Five numbers of six fit, but you have two dice, and one is enough.

step-three-shut-title = Three points closed
step-three-shut-task = Now your opponent holds 19, 20 and 22. Only 4, 2 and 1 enter. How many of the 36 rolls bring you in?
step-three-shut-yes = On each die three numbers fail, so 3 times 3, or 9 rolls, fail in all. The other 27 enter: three of four.
step-three-shut-no = Count the rolls that fail: both dice show a 6, a 5 or a 3.
step-three-shut-hint = Three numbers of the first die fail, and three of the second. How many rolls are that together?
step-three-shut-half = Half of the numbers fit, but you have two dice, and one is enough.

step-five-shut-title = Five points closed
step-five-shut-task = A hard place: five points are closed, and only 24 is open. How many of the 36 rolls bring you in?
step-five-shut-yes = The 11 rolls with a 1. With 1, 2, 3, 4 and 5 points closed, 35, 32, 27, 20 and 11 rolls enter.
step-five-shut-no = Only a 1 enters. How many rolls have one?
step-five-shut-hint = Every number is in 11 of the 36 rolls.
step-five-shut-twice = 1-1 can fall in only one way.
step-five-shut-sixth = One number of six fits, but you have two dice.

step-two-in-title = Two on the bar
step-two-in-task = Now two of your checkers are on the bar, so both dice have to fit. 19, 21 and 23 are closed. How many of the 36 rolls bring both in at once?
step-two-in-yes = Three numbers fit on the first die and three on the second: 9 rolls. Just as many keep both out.
step-two-in-no = A 5, a 3 and a 1 enter. Both dice have to show one of them.
step-two-in-hint = How many numbers fit on the first die, and how many on the second?
step-two-in-one = 27 rolls bring at least one in. Here both have to enter.
step-two-in-half = Half of the numbers fit on the first die. Of these rolls, the second die has to fit as well.

step-third-point-title = Close one more
step-third-point-task = Now it is your opponent who has two checkers on the bar, and you hold only points 6 and 3. You rolled 3 and 1. Make it as hard as you can to get in.
step-third-point-yes = Three points are closed now. Only 9 rolls bring both checkers in; it would have been 16.
step-third-point-no = You still hold only two points in your home. Which play makes a third?
step-third-point-hint = You want two checkers on an open point of your home. Which point do a 3 and a 1 reach together?
step-third-point-outside = Point 7 keeps nobody on the bar: 16 rolls still bring both in.
step-third-point-loose = A checker alone closes no point, and 21 rolls hit one of your blots.

step-anchor-in-title = Get in and hold on
step-anchor-in-task = You rolled 4 and 3, and either die enters. Get a firm foothold: two checkers together on one point of your opponent’s home, called an anchor.
step-anchor-in-yes = On 21 nobody can hit you, and there is always a place to land if another checker is hit.
step-anchor-in-no = Your rear checkers do not hold a better point there. Use both dice for one.
step-anchor-in-hint = The 4 from the bar and the 3 from 24 land on the same point.
step-anchor-in-run = On 18 you stand alone, in sight of most of the dark checkers: 24 rolls hit.
step-anchor-in-spread = Now three of your checkers stand alone back there: 34 rolls hit.

step-hit-close-title = Out, and the door shut
step-hit-close-task = You rolled 6 and 5, and you are behind. Dark checkers stand alone on 1, 10 and 11. Find the play that gives your opponent the hardest next roll.
step-hit-close-yes = A dark checker is on the bar, points 6, 2 and 1 are closed, and 9 rolls do not enter. Only 4 hit your blot.
step-hit-close-no = Your opponent gets time to bring three blots to safety, or hits you back. Look at point 1.
step-hit-close-hint = Both dice reach the same dark blot.
step-hit-close-loose = A hit, but your checker on 1 is alone, and others are, too: 22 rolls hit you.
step-hit-close-quiet = Safe, but your opponent may do the same now, and leads the race.

step-their-home-title = What a hit would cost
step-their-home-task = A checker that is hit starts again from the bar. How bad that is depends on your opponent’s home, 19 to 24. Tap the points that your opponent holds there.
step-their-home-yes = Three of six: a hit would hurt, and 9 rolls of 36 would not even bring you in.
step-their-home-no = Tap every point from 19 to 24 with two or more dark checkers.
step-their-home-hint = There are three of them, side by side.
step-their-home-outside = That one is outside. Their home is 19 to 24.
step-their-home-anchor = Those wait in your own home. Your opponent’s home is 19 to 24.

step-keep-safe-title = Free safety
step-keep-safe-task = The same position: a hit would hurt. You rolled 5 and 1. Leave no blot that can be hit, and keep all your points.
step-keep-safe-yes = Nothing can be hit, and no point is lost. Where safety costs nothing, take it.
step-keep-safe-no = A blot can be hit there, by at least 11 rolls.
step-keep-safe-hint = The third checker on 13 is free to move. Where is it safe?
step-keep-safe-blot = Now your checker on 9 is alone, and 13 rolls hit it.
step-keep-safe-break = Nothing can be hit, but you gave up point 7 and put a checker out of play on 2.

step-be-bold-title = A risk worth taking
step-be-bold-task = Now your opponent holds only 19 and 23 at home, and your anchor on 20 gives you a place to land. You rolled 6 and 2. Go for the best wall.
step-be-bold-yes = 8, 7, 6 and 5 are a wall of four in front of the two dark checkers. Only 8 rolls hit, and a hit does not hurt much.
step-be-bold-no = More rolls hit there, and you gain less. Which point is missing between 8 and 6?
step-be-bold-hint = There is a gap in your wall at 7. A 6 and a 2 meet there.
step-be-bold-gap = No risk, but the gap on 7 stays, and the dark checkers get away more easily.
step-be-bold-deep = The hit leaves a blot of yours deep in your home and another one on 9: 15 rolls hit.

step-pay-now-title = Pay now
step-pay-now-task = Your pair on 18 still has to get past the dark checkers. Your opponent holds only two points at home so far. You rolled 5 and 4: run now, or wait?
step-pay-now-yes = 11 rolls hit now, and you come in easily. Each turn that you wait, their home gets stronger, and your own breaks up.
step-pay-now-no = The pair on 18 still has the hard part before it, and your home or your pair on 13 is spent.
step-pay-now-hint = When will a hit cost you least: today, or when their home has grown?
step-pay-now-later = Safe today. But your last pair on 18 is now alone back there, and their home grows.
step-pay-now-crumble = You break up your home, your best weapon, only to wait one turn.

step-no-need-title = No need to fight
step-no-need-task = You need 66 pips to finish, your opponent 126, and their home has four closed points. You rolled 5 and 4. There is a blot on 2 to hit. Do you?
step-no-need-yes = No. You are far ahead, and a quiet play wins nearly four games of five. What you fear most is being hit.
step-no-need-no = That leaves a blot, and you do not need any risk. Look for a play with none.
step-no-need-hint = A leader plays it safe. Find a play after which none of your checkers can be hit.
step-no-need-hit = You hit, but your checker on 2 is alone, and 11 rolls hit it from the bar. You did not need that.
step-no-need-clear = One checker stays on 8: 24 rolls hit one of your blots.

step-pay-later-title = Pay later
step-pay-later-task = You rolled 6 and 3, and no 6 can be played. Dark checkers on 3 lie in wait; all the other dark ones are home already. Clear point 9 now, or wait?
step-pay-later-yes = You are safe. Soon your opponent has to break up their home or leave 3. Then a shot costs less, or there is none.
step-pay-later-no = That leaves a blot now, while their home is at its best.
step-pay-later-hint = Your opponent has few free moves left. What happens there if you just wait?
step-pay-later-now = 15 rolls hit the checker left on 9. You can pay that price later, or never.
step-pay-later-five = 11 rolls hit the checker left on 5. There is a 3 that leaves nobody alone.

step-small-price-title = A small price
step-small-price-task = Their home is strong: four closed points. But your pair on 16 must get past 12 some day. You rolled 5 and 3. How many rolls hit now, and how many later?
step-small-price-yes = Only 8 rolls hit, and the hard part is done. If you wait, the pair on 16 still has to leave later.
step-small-price-no = More rolls hit there, or the pair on 16 is still stuck. Count the shots when both of them go.
step-small-price-hint = Both checkers on 16 can move past 12 or join others. Count the shots then.
step-small-price-bury = No shot now, but the checker on 1 is out of play, and the pair on 16 has all its troubles ahead.
step-small-price-half = One checker on 13 is left right in front of the dark ones on 12: 15 rolls hit one of your blots.

step-full-prime-title = The big prize
step-full-prime-task = A dark checker is left on 3. You rolled 6 and 3. Six points in a row are a full prime: nobody gets past it. Is it worth a blot?
step-full-prime-yes = Yes. From 4 to 9 all six are closed. 12 rolls hit your blot, but the dark checker on 3 stays locked in.
step-full-prime-no = The wall has a hole there. Which point makes it six?
step-full-prime-hint = You hold 8, 7, 6, 5 and 4. Which point next to them can get two checkers?
step-full-prime-safe = No blot, but the dark checker on 3 can still jump out, and you trail in the race.
step-full-prime-hit = The wall still has only five points, and 14 rolls hit your blot on 3.

step-odd-one-title = Three are one too many
step-odd-one-task = Dark checkers on 5 hold an anchor in your home and can hit only what stands above it. Checkers leave in pairs, so an odd one may be left. Tap your point above 5 with an odd number.
step-odd-one-yes = Two of the three can leave together, and the third stays alone. Even numbers are easier to clear.
step-odd-one-no = Look at your points 9 and 6, and count.
step-odd-one-hint = Only two of your points are above 5. One of them has three checkers.
step-odd-one-even = Four checkers leave in two pairs, and nobody is left alone.
step-odd-one-behind = The dark checkers on 5 have already passed that point. They cannot hit there.

step-rear-first-title = Begin at the rear
step-rear-first-task = Three dark checkers hold 5. You rolled 5 and 4. Choose which of your points you clear first, with no blot now and few risks next turn.
step-rear-first-yes = The farthest point is gone, and all are home. Whatever you roll next turn, it need not leave a blot.
step-rear-first-no = That leaves a blot above 5: 13 rolls hit it.
step-rear-first-hint = The farther a point is from the others, the harder it is to clear later.
step-rear-first-front = Safe now. But the pair on 8 is still out, and next turn 8 rolls force you to leave a blot.
step-rear-first-loose = The blot left on 8 is 3 away from the dark checkers: 13 rolls hit.

step-one-behind-title = The price of one left behind
step-one-behind-task = Here somebody left a checker alone on 7, 3 away from the dark checkers on 4. Your points 5 and 6 stand in between. How many of the 36 rolls hit?
step-one-behind-yes = Only a 3 hits: 11 rolls. 2-1 and 1-1 find no place to land on 5 and 6.
step-one-behind-no = Which rolls bring a checker from 4 to 7, if it cannot land on 5 or 6?
step-one-behind-hint = A sum of 3 needs to land on 5 or 6 first.
step-one-behind-empty = That is right where 5 and 6 are free. Here 2-1 and 1-1 are stopped.

step-both-home-title = Both or none
step-both-home-task = The same board a turn earlier. You rolled 4 and 2. Leave no blot, and think of your next roll as well.
step-both-home-yes = Both come in, and nobody can be hit. Next turn only 5 rolls leave a blot.
step-both-home-no = A checker stays alone above 4: at least 11 rolls hit it.
step-both-home-hint = One pair is still outside your home. Can both of them come in?
step-both-home-wait = Safe now, but the pair on 7 still has to leave, and next turn 12 rolls leave a blot.
step-both-home-one = One is home, and the other pays for it: 11 rolls hit the blot on 7.

step-not-off-title = Do not be greedy
step-not-off-task = You are far ahead: 41 pips against 96. Dark checkers wait on 4. You rolled 5 and 1, and could take a checker off. Is that the best?
step-not-off-yes = Right, it can wait. Your last three above 4 stand together on 5, and nothing can be hit.
step-not-off-no = That leaves a blot above 4: 11 rolls hit it. You are ahead, so find a safe play.
step-not-off-hint = Which two moves clear point 6 completely?
step-not-off-greedy = A checker is off, but the one left on 6 is alone: 11 rolls hit it, and that could cost the game.
step-not-off-two = Two are off, but one checker is alone on 5: 11 rolls hit it. You can win without that.

step-look-ahead-title = Look one roll ahead
step-look-ahead-task = Dark checkers hold 2. You rolled 3 and 2, and several plays are safe now. Find the one that leaves an even number on 6 and on 5.
step-look-ahead-yes = Two on 6 and two on 5. Next turn only 6-4 leaves a blot: 2 rolls of 36.
step-look-ahead-no = Either a blot can be hit now, or an odd number on 6 or 5 makes trouble next turn.
step-look-ahead-hint = You have three on 6 and three on 5. How do both become even?
step-look-ahead-off = One checker more is off, but three stay on 6: next turn 12 rolls leave a blot.
step-look-ahead-single = Point 6 is even, but three stay on 5: next turn 9 rolls leave a blot.

step-against-bar-title = One on the bar
step-against-bar-task = A dark checker is on the bar, and all your six points are closed. You rolled 6 and 4, so something has to open. Open it the safe way.
step-against-bar-yes = Point 6 is empty, and all others have two or more. Even if the dark checker enters on 6, it hits nothing.
step-against-bar-no = That leaves two blots: 20 rolls hit one of them.
step-against-bar-hint = One 6 has to come off. Where can the 4 go so that nobody is left alone on 6?
step-against-bar-two = Two checkers off, but one stays alone on 6 and one on 4: 20 rolls hit. You lead by far and need no hurry.
step-against-bar-five = One checker stays alone on 6 and one on 5: 20 rolls hit.

step-three-high-title = Put it all together
step-three-high-task = Dark checkers hold 2, and you have three on 7 and three on 6. You rolled 5 and 3. Play safe, and prepare the next roll.
step-three-high-yes = Two on 7, two on 6, four on 5: all even, and no blot above 2. Next turn only 5-4 and 6-5 are bad.
step-three-high-no = That leaves a blot above 2: 11 rolls hit it.
step-three-high-hint = Take one checker from each point with an odd number.
step-three-high-six = One checker stays alone on 6: 11 rolls hit it. Take one from 7 and one from 6 instead.
step-three-high-four = One checker stays alone on 4: 11 rolls hit it, and 7 is still odd.

step-three-one-title = The last two
step-three-one-task = Two checkers are left, on 3 and on 1. How many of the 36 rolls take both off at once? Doubles are played four times.
step-three-one-yes = Only 2-1 fails, and it comes in two ways. Even 1-1 is enough: three moves for one checker and one for the other.
step-three-one-no = Which rolls are too small? Count those, and take them from 36.
step-three-one-hint = Any roll with a 3 or more is enough. That leaves 1-1, 2-1 and 2-2 to try.
step-three-one-all = Try 2-1: one checker comes off, and the other one stays.
step-three-one-ways = One pair of numbers fails, but it can fall in two ways.

step-split-four-title = Three and one, or two and two
step-split-four-task = Your opponent takes four checkers off with two rolls, so you mostly get one more roll. You rolled 6 and 1. The 6 takes one off. Where does the 1 help most?
step-split-four-yes = From 3 and 1, 34 rolls take both off. From 2 and 2 it would be only 26, because every 1 fails except 1-1.
step-split-four-no = Take one off with the 6. Then make the other two easy to take off.
step-split-four-hint = You will have 3 and 1, or 2 and 2. You counted the first a moment ago.
step-split-four-even = From 2 and 2, 26 rolls take both off. The other way there are 34.

step-split-five-title = Five pips in two checkers
step-split-five-task = Again you mostly get one more roll. You rolled 3 and 2: take one checker off and leave the best two behind.
step-split-five-yes = From 4 and 1, 29 rolls take both off. From 3 and 2 it is 25. A checker on 1 comes off with anything.
step-split-five-no = One checker can come off with the 3. Then play the 2 so that two easy checkers are left.
step-split-five-hint = You can leave 4 and 1, or 3 and 2. Which of them needs just one good number?
step-split-five-even = From 3 and 2, 25 rolls take both off. From 4 and 1 it would be 29.

step-split-seven-title = The exception
step-split-seven-task = You rolled 3 and 1, and mostly one more roll is to come. Take one checker off, and leave the best two. Mind the checker on 6.
step-split-seven-yes = From 5 and 2, 19 rolls take both off, from 6 and 1 only 15. A checker on 6 needs a 6, or a double other than 1-1.
step-split-seven-no = One checker can come off with the 3. Then play the 1 so that most rolls finish.
step-split-seven-hint = You can leave 5 and 2, or 6 and 1. How many rolls have a 6, and how many a 5 or a 6?
step-split-seven-six = From 6 and 1 only 15 rolls take both off. With the 1 you can get the checker off 6.

step-three-left-title = Three left
step-three-left-task = You rolled 2 and 1. You can take the checker off 2 and move another by 1, or use both dice for the one on 3. Which three do you want to keep?
step-three-left-yes = 5, 4 and 2 are better than three that stand close together: a 2 still takes one off. It wins 2 games of 100 more.
step-three-left-no = Take a checker off, and keep three that stand apart.
step-three-left-hint = The pips left are the same. Which three make use of small numbers, too?
step-three-left-close = 4, 4 and 3 are left. A 2 takes nobody off now, and that wins 2 games of 100 fewer.
step-three-left-equal = 5, 3 and 3 are left. A 2 takes nobody off now, and that wins 3 games of 100 fewer.

step-two-go-title = Two are more than one
step-two-go-task = You rolled 4 and 1. You can take the highest checker off with both dice together, or do something else. What wins most games?
step-two-go-yes = Two checkers are off. In the end it is the checkers that count: each one left costs half a roll.
step-two-go-no = Two checkers can come off with this roll.
step-two-go-hint = Is there a checker for each of the two numbers?
step-two-go-high = Only one is off. That wins 2 games of 100 fewer than taking off two.

step-empty-three-title = Cover more numbers
step-empty-three-task = You rolled 4 and 1. The 4 takes a checker off. Use the 1 so that more numbers take one off next turn.
step-empty-three-yes = Now a 3 takes a checker off, too. Small numbers will not be wasted.
step-empty-three-no = Take one off with the 4 first, then move another with the 1.
step-empty-three-hint = Nobody stands on 3 or 5. Which of these numbers would do more on its own point?
step-empty-three-six = From 5 that checker hardly comes off any sooner, and a 3 still takes nobody off. That wins 2 games of 100 fewer.

step-none-off-title = When nobody comes off
step-none-off-task = You rolled 3 and 2, and your opponent needs about two rolls. Taking a checker off leaves two on 6. Is there something better?
step-none-off-yes = From 5, 4, 3 and 1, both 5-5 and 6-6 finish at once. With two checkers on 6 only 6-6 would. You win 2 games of 100 more.
step-none-off-no = Both checkers on 6 are slow. What can each die do for them?
step-none-off-hint = Sometimes it is better to take nobody off. Look at the two checkers on 6.
step-none-off-greedy = One is off, but two stay on 6, and only 6-6 finishes next turn. That wins 2 games of 100 fewer.
step-none-off-half = One checker still stands on 6. Bring both down from there.

step-last-gap-title = Which gap first
step-last-gap-task = You rolled 4 and 1. There are gaps on 5 and 3, and three checkers on 6. Find the best play.
step-last-gap-yes = One off, one fewer on the slow 6, and a 5 has work next turn.
step-last-gap-no = The 4 takes a checker off. The 1 can fill a gap.
step-last-gap-hint = A gap high up costs more than a low one, because big numbers should take checkers off.
step-last-gap-three = You filled the low gap. Three still stand on 6, and a 5 takes nobody off. That wins 2 games of 100 fewer.
step-last-gap-low = That fills no gap. There is a move for the 1 that helps the checkers on 6.
