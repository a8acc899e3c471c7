# The course `cube`: lessons/cube/ names the steps, docs/lessons.md the ids.

course-cube-title = The cube
course-cube-lead = When to double, when to take, and what the cube is worth in your hands.

lesson-cube-quarter-title = One game in four
lesson-cube-quarter-lead = Count the last roll, and know what a take needs.
lesson-cube-window-title = Twenty and eighty
lesson-cube-window-lead = The chances at which you double, and those at which you still take.
lesson-cube-gammons-title = Gammons and the cube
lesson-cube-gammons-lead = When to play on for a gammon, and when gammons make you pass.
lesson-cube-market-title = Market losers
lesson-cube-market-lead = Double before a good roll makes your opponent pass.
lesson-cube-woolsey-title = Position, race, threats
lesson-cube-woolsey-lead = Three questions before every double, and a law for when you are not sure.
lesson-cube-own-title = Your own cube
lesson-cube-own-lead = Why you redouble later, when you beaver, and what the cube is worth.

step-close-title = Closer than it looks
step-close-task = Your opponent doubles. With 19 of 36 rolls they take both checkers off and win. With the other 17 you win. Take or pass?
step-close-yes = You win 17 of 36, nearly half. Passing would give up a point every time.
step-close-hint = Imagine 36 such games. You win 17 of them.
step-close-pass = Take 36 times, and you win 17 and lose 19, at 2 points each: minus 4 in all. 36 passes cost 36 points.

step-price-title = The price of a take
step-price-task = Pass 100 doubles, and you lose 100 points. Take them, and each game wins or loses 2. How many of the 100 must you win so that taking costs no more?
step-price-yes = 25 wins bring 50 points, 75 losses cost 150: minus 100, the same as passing. So your take point is 25%.
step-price-no = Add 2 points for each win and subtract 2 for each loss. The result should be minus 100.
step-price-hint = With 30 wins it is plus 60 and minus 140, together minus 80. You can do with fewer.
step-price-half = With 50 wins you break even. You may do worse: passing costs 100 points.
step-price-third = 33 wins bring 66 points and 67 losses cost 134. That is only minus 68.

step-seven-title = Too few
step-seven-task = Your opponent doubles with checkers on 4 and 1. 29 of 36 rolls take both off. Take or pass?
step-seven-yes = 7 of 36 are left for you, about 19%. You need 25%, so it is cheaper to pay 1 point.
step-seven-hint = A quarter of 36 is 9.
step-seven-take = In 36 games you would win 14 points and lose 58. That is minus 44, and passing costs 36.

step-count-title = Count the rolls
step-count-task = It is your turn, with one checker on 4 and one on 2. How many of the 36 rolls take both off? 5-3 and 3-5 are two rolls.
step-count-yes = One die has to be 4 or more and the other 2 or more: 21 rolls. 3-3 and 2-2 make it 23.
step-count-no = Start with the rolls that have a 4, 5 or 6, but no 1.
step-count-hint = 21 rolls have a 4, 5 or 6, but no 1. Which doubles help, too?
step-count-doubles = Nearly. A double is played four times, so 3-3 and 2-2 take both off, too.
step-count-ones = A 1 is not enough for the checker on 2. Leave out the rolls with a 1.

step-low-title = The other seat
step-low-task = Now your opponent has that position, with 4 and 2, and doubles. You have just counted their rolls. Take or pass?
step-low-yes = They win with 23 rolls, you with 13. That is 36%, far more than a quarter.
step-low-hint = How many of the 36 are left, and is that more than a quarter?
step-low-pass = 13 of 36 is more than 9. In 36 games a take costs 20 points, a pass 36.

step-edge-title = Right on the edge
step-edge-task = You have one checker left, on 6. It may use both dice. How many of the 36 rolls take it off?
step-edge-yes = 27. The 9 others are exactly a quarter: against a double from here, take and pass cost the same.
step-edge-no = Count every roll that moves 6 or more. Doubles move four times.
step-edge-hint = Count the rolls that fail. 1-1 is one of them, and the others are small, too.
step-edge-sixes = You need no 6 for it. 5-1 takes the checker off as well.
step-edge-losers = These are the rolls that fail. How many take the checker off?

step-twos-title = Two checkers on 2
step-twos-task = Your opponent doubles with both checkers on 2. This time you count: how many rolls fail? Then take or pass.
step-twos-yes = A roll with exactly one 1 fails: 10 of 36. You win 28%, so you take.
step-twos-hint = A single 1 leaves a checker behind. How many rolls have exactly one 1?
step-twos-pass = 10 of 36 rolls fail, and 9 are enough for a take.

step-lone-title = A single checker
step-lone-task = Your opponent doubles with a single checker on 5. Take or pass?
step-lone-yes = Only 1-1, 2-1 and 3-1 fail: 5 rolls of 36, or 14%.
step-lone-hint = Which rolls move less than 5?
step-lone-take = Only 5 of 36 rolls fail. In 36 games a take costs 52 points, a pass 36.

step-chain-title = Two rolls to go
step-chain-task = Your opponent doubles with checkers on 3 and 2. If they miss, you roll, with checkers on 3 and 1. Take or pass?
step-chain-yes = They miss with 11 of 36, and then you finish with 34 of 36. Together that is 29%: enough.
step-chain-hint = Every roll with a 1 is a miss for them. And how often do you miss?
step-chain-pass = They miss with 11 of 36 rolls, and then you nearly always win. That is more than one game in four.

step-early-title = A small lead
step-early-task = Long before the last roll, a double also gives something away: your opponent owns the cube. You would win 66 of 100 such races. Double or roll?
step-early-yes = With 66% you wait. The race is long, and you can still double next turn.
step-early-hint = Two games in three are good. But after your double only your opponent may use the cube.
step-early-double = You are ahead, but not far enough. Here the cube is worth more to your opponent than the higher stake to you.

step-measure-title = Measure the lead
step-measure-task = In a race your chance comes from your lead. You need 78 pips. Count your opponent’s pips. How many more do they need?
step-measure-yes = 7 pips are 9% of your 78. With such a lead you win about 73 of 100 races.
step-measure-no = Multiply each point, in their count, by the checkers on it. Then subtract your 78.
step-measure-hint = Their five checkers on 6 need 30 pips, the three on 4 need 12. Seven others are left to add.
step-measure-whole = That is all they need. How many more is it than your 78?

step-ripe-title = Now it is time
step-ripe-task = The same race: you would win 73 of 100 games, and your opponent would still take. Double or roll?
step-ripe-yes = From about 70% in a race you double. One good roll more, and your opponent would pass.
step-ripe-hint = What will your opponent answer if you first roll well and then double?
step-ripe-roll = After a good roll your opponent would pass, and you would win 1 point. Play for 2 while they still take.

step-climb-title = From 20 to 80
step-climb-task = Your chance moves up and down until it is 0 or 100%. In this race it is 20% now. In how many of 100 games does it reach 80% on its way?
step-climb-yes = In 25, as 80 is four times 20. There you redouble and they pass: 25 games win 2 points, 75 lose 2. So with a perfect cube 20% is enough.
step-climb-no = The mean of all games stays 20%. Some reach 80%, the others end at 0.
step-climb-hint = How many games at 80%, with all others at 0, make 20% on average?
step-climb-twenty = 20 are won in the end. But even from 80% one game in five is lost, so more than 20 get that far.
step-climb-eighty = 80% is where you want to get. How often do you get there?

step-under-title = Just below a quarter
step-under-task = Your opponent doubles in this race. You would win 23 of 100 games. If you take, the cube is yours: only you may double next. Take or pass?
step-under-yes = A true race goes in jumps, so 20% is not quite enough. But from about 22% you take.
step-under-hint = The race goes on for many rolls, and the cube would be yours.
step-under-pass = Two games of 100 are missing, but owning the cube brings you more than that.

step-short-title = Three rolls each
step-short-task = You both have six checkers on point 1. Your opponent rolls first and doubles. Only your doubles can help: you would win 21 of 100 games. Take or pass?
step-short-yes = So near the end your cube hardly helps any more. It is almost a last roll, and you need almost 25%.
step-short-hint = How often will you be able to use the cube before it is over?
step-short-take = In a long race 21% would be close. Here you have no time left to use the cube.

step-beyond-title = Below the line
step-beyond-task = Again a race, and your opponent doubles. You would win 18 of 100 games. Take or pass?
step-beyond-yes = Below 20% a race is a pass, however well you use the cube.
step-beyond-hint = What would be enough if you could use the cube perfectly?
step-beyond-take = Even a perfect cube needs 20%. This take costs 1.15 points on average, a pass 1.

step-cash-title = Across the line
step-cash-task = You would win 82 of 100 games, and your opponent would pass. Double or roll?
step-cash-yes = You win the point now. Rolling on would leave them 18 chances in 100 for nothing.
step-cash-hint = If you roll on, who gains: you or your opponent?
step-cash-roll = Rolling on wins 0.91 points on average. A double wins the whole point now.

step-contact-title = Not only in races
step-contact-task = Your opponent doubles. You hold point 21 and may still get a blot to hit. You would win 24 of 100 games and lose hardly any gammon. Take or pass?
step-contact-yes = It is the same here: 24% and your own cube are enough. A hit would often make a strong redouble.
step-contact-hint = Without gammons the same line holds as in a race: about 22%.
step-contact-pass = You need about 22% and have 24. This pass costs you.

step-jacoby-title = Gammons asleep
step-jacoby-task = By the Jacoby rule a gammon counts as a single win until somebody has doubled. You would win 83 of 100 games, 56 as gammons. Double or roll?
step-jacoby-yes = Your opponent passes, and you have 1 point. Without a double a gammon would not win more.
step-jacoby-hint = What does a gammon win while the cube is in the middle?
step-jacoby-roll = With the cube in the middle your gammons win only 1 point, and you lose 17 of 100 games. A double wins the point now.

step-rich-title = Too good to double
step-rich-task = The same board, but you own the cube, at 2. A gammon now wins 4 points. Your opponent would pass a redouble. Double or roll?
step-rich-yes = You are too good to double. A pass would pay you 2 points, playing on is worth about 2.5.
step-rich-hint = A pass pays you 2 points. How often would you win 4?
step-rich-double = Your opponent is glad to pass for 2 points. With 56 gammons in 100, playing on wins more.

step-calm-title = Nothing extra to win
step-calm-task = The cube is in the middle, so a gammon wins nothing extra. You rolled 5 and 2. Do you hit, or do you bring checkers home safely?
step-calm-yes = You lead by 28 pips now, and only 5 rolls of 36 hit you. You may well double next turn.
step-calm-no = There is a play that keeps your lead and takes fewer risks.
step-calm-hint = You lead the race, and a gammon wins nothing extra. Stay out of fights.
step-calm-hit = The hit wins no more games, and its gammons count for nothing. But your blot on 3 can be hit.

step-bold-title = Same roll, other play
step-bold-task = The same board and roll, but you have doubled: the cube shows 2, and a gammon wins 4 points. What do you play now?
step-bold-yes = You win about as many games as with the safe play, but 39 of 100 are gammons instead of 9.
step-bold-no = A gammon counts now. Look for an attack.
step-bold-hint = Their rearmost checker stands alone on your point 3.
step-bold-safe = That is safe, but only 9 games of 100 become gammons. The hit makes 39.
step-bold-breaks = The hit is right. But keep the third checker on 5: next turn it can cover point 3.

step-plain-title = Few gammons
step-plain-task = Your opponent doubles. You hold point 21 and would win 25 of 100 games. Only 4 of your losses are gammons. Take or pass?
step-plain-yes = With so few gammons 25% is a take, as in the last lesson.
step-plain-hint = What was enough without gammons?
step-plain-pass = Four gammons in 100 hardly count. The take costs 0.86 points on average, a pass 1.

step-storm-title = Many gammons
step-storm-task = Your opponent attacks and doubles. You would win 30 of 100 games, more than before. But of your 70 losses 42 are gammons. Take or pass?
step-storm-yes = 30 wins bring 60 points. 28 single losses cost 56, and 42 gammons 168. That is minus 164, and 100 passes cost 100.
step-storm-hint = With the cube at 2 a gammon costs 4 points. Add up 100 games.
step-storm-take = You win more often than last time. But 42 gammons at 4 points each cost far too much.

step-rescue-title = Save the gammon
step-rescue-task = The cube is at 2, and you have taken off nothing yet. Your opponent needs two more rolls, or one double. You rolled 5 and 3: fight the gammon.
step-rescue-yes = One checker is outside. Next turn one die brings it home and the other takes one off: that saves half of the gammons.
step-rescue-no = Next turn you have to bring everything home and take one off.
step-rescue-hint = You probably have one more roll. It must bring the rest home and take a checker off.
step-rescue-two = Two checkers are still outside. Bringing them home takes both dice, and none is left to take one off.
step-rescue-far = From 12 only a 6 brings the last checker home with one die.

step-collect-title = Nothing to wait for
step-collect-task = You own the cube at 2. You would win 85 of 100 games, but only 3 as gammons. Your opponent would pass. Double or roll?
step-collect-yes = Hardly a gammon is in sight, so you take the 2 points now.
step-collect-hint = You play on for gammons. Are there any to win?
step-collect-roll = Playing on wins 1.75 points on average. The double wins 2 now.

step-sum-title = Do the sum
step-sum-task = You are shut out, but two of theirs are stuck as well. Your opponent doubles. You would win 42 of 100 games and lose 31 as gammons. Take or pass?
step-sum-yes = Plus 84, minus 54 for 27 single losses, minus 124 for the gammons: minus 94. The rule: 25 wins, and one more for every two gammons.
step-sum-hint = A win brings 2 points, a single loss costs 2 and a gammon 4. Compare that with 100 passes.
step-sum-pass = 100 games would cost 94 points, 100 passes cost 100. And you would own the cube.

step-last-title = Everything on one roll
step-last-task = With checkers on 5 and 2, 19 of 36 rolls win at once. After any other you lose. Double or roll?
step-last-yes = The game ends with this roll, so you will never be able to double again. The smallest edge is enough.
step-last-hint = Will anybody be able to use the cube later?
step-last-roll = You win more often than you lose, and nobody can use the cube after this roll. Double.

step-targets-title = Two targets
step-targets-task = A market loser is a pair of rolls, yours and theirs, after which your opponent no longer takes a double. Many begin with a hit. Tap both dark blots.
step-targets-yes = If you hit one and they do not hit back, they will pass next turn: you have lost your market.
step-targets-no = A blot is a checker that stands alone.
step-targets-hint = One is in your home, the other just outside theirs.
step-targets-held = Two or more dark checkers hold this point. You cannot hit there.
step-targets-own = That checker is yours.

step-burst-title = Many market losers
step-burst-task = You would win 64 of 100 games from here. A third of all pairs of rolls lose your market. Double or roll?
step-burst-yes = If you wait, your good rolls win just 1 point. Double now, and they win 2 or even 4.
step-burst-hint = What do you win after a market loser if the cube is still in the middle?
step-burst-roll = After a third of all pairs your opponent would pass, and you would have just 1 point.

step-gone-title = The market is gone
step-gone-task = You change seats. Your opponent did not double, rolled 6-3 and hit you. You rolled 6-1 and stay on the bar. Now they double. Take or pass?
step-gone-yes = You would win only 26 of 100 games and lose 47 as gammons. One turn ago you would have taken.
step-gone-hint = Compare it with the last board: they have made a point on your blot, and gammons threaten.
step-gone-take = A take now costs 1.6 points on average. Your opponent waited too long, so you lose only 1.

step-still-title = A quiet position
step-still-task = You would win 68 of 100 games, more than on the first board. But only 7 of 100 pairs of rolls lose your market. Double or roll?
step-still-yes = Nothing is urgent. Next turn your opponent will nearly always still take.
step-still-hint = What do you lose if you wait one turn?
step-still-double = You hand over the cube without need. Next turn you can nearly always still double, and they still take.

step-enter-title = Count the danger
step-enter-task = You are on the bar. Your opponent holds four points of their home; their 6 and their 1 are open. How many of your 36 rolls enter?
step-enter-yes = 20: all rolls with a 6 or a 1. With the other 16 you stay on the bar.
step-enter-no = Count all rolls with a 6 or a 1, and each of them once.
step-enter-hint = Four numbers do not enter. How many rolls show only these four?
step-enter-stay = With 16 rolls you stay on the bar. How many enter?
step-enter-twice = 11 rolls have a 6 and 11 have a 1. But 6-1 and 1-6 are in both groups.

step-seat-title = From the other side
step-seat-task = Now you hold those four points, and your opponent is on the bar. You would win 74 of 100 games. Half of all pairs of rolls lose your market. Double or roll?
step-seat-yes = They stay on the bar with 16 rolls of 36, and then they would pass. You double in time.
step-seat-hint = They stay on the bar with 16 of 36. What will they say to a double then?
step-seat-roll = If they stay on the bar, they pass your next double. Half of all pairs are too many to wait.

step-wait-title = Only high doubles
step-wait-task = It is almost a race, and you would win 67 of 100 games. Only big doubles like 4-4, 5-5 and 6-6 lose your market. Double or roll?
step-wait-yes = Nine of 100 pairs lose the market: too few to give up the cube for.
step-wait-hint = How often do you roll one of three doubles?
step-wait-double = You would give up the cube for a few rare rolls. Wait until you win about 70 of 100.

step-strike-title = Find them yourself
step-strike-task = Race even, 67 of 100 wins. Their last checker still has to pass your points 8, 6, 5 and 4. Which rolls lose your market? Double or roll?
step-strike-yes = 6-1, 6-3, 3-1, 1-1, 3-3 and 6-6 can make point 7: five in a row. In all, 42 of 100 pairs lose the market.
step-strike-hint = Look at point 7. Which rolls make it?
step-strike-roll = Nine of your rolls can make point 7 at once. After 42 of 100 pairs your opponent would pass.

step-lead-title = First question: the race
step-lead-task = You need 128 pips. Count your opponent’s, from their side of the board. How many more do they need?
step-lead-yes = They need 149. You lead by 21 pips.
step-lead-no = In their count the checkers stand on 20, 13, 8, 7, 6 and 5.
step-lead-hint = Two on 20 need 40 pips, four on 13 need 52. Go on like that, and subtract your 128.
step-lead-whole = That is all they need. How many more is it than your 128?

step-alone-title = One of three
step-alone-task = Before you double, ask: who has the better position, who leads the race, who threatens something? Here only the race is for you. Double or roll?
step-alone-yes = A lead of 21 pips is fine. But your last checker is still far back, and you threaten nothing.
step-alone-hint = Your checker on 24 still has to get past. And what could you attack?
step-alone-double = You would win 58 of 100 games. One of three is too little.

step-threats-title = Second question: threats
step-threats-task = A threat is something your next roll may do. Tap the three dark blots that you could hit.
step-threats-yes = On 10, 4 and 2. Each of your 36 rolls can hit one of them.
step-threats-no = There are three dark checkers that stand alone.
step-threats-hint = Two of them are in your home, one is outside.
step-threats-own = That checker is yours.
step-threats-made = Two dark checkers hold this point.

step-three-title = All three
step-three-task = The same board. You lead by 15 pips and have three targets. Your points are in a row, their rear checkers stand alone: your position is better. Double or roll?
step-three-yes = Two of three are enough for a double. You have all three, and they can still take.
step-three-hint = How many of the three questions speak for you?
step-three-roll = 59 of 100 pairs of rolls lose your market. With three of three you do not wait.

step-behind-title = Two of three
step-behind-task = You are 16 pips behind. But their home is full of gaps, you hold an anchor, and their blot on your point 5 is a target. Double or roll?
step-behind-yes = Position and threats are for you. Although you are behind, you would win 68 of 100 games.
step-behind-hint = Two of three are enough. Which two do you have?
step-behind-roll = The race is only one of three. Position and threats are enough for a double.

step-one-title = A threat alone
step-one-task = Your opponent is on the bar and has a blot on your point 5. But you are 7 pips behind, and three of your checkers stand alone. Double or roll?
step-one-yes = One of three: you wait. You would win 56 of 100 games.
step-one-hint = You do threaten something. What about race and position?
step-one-double = Nothing but the threat is for you, and 56 of 100 is not enough for a double.

step-doubt-title = Woolsey’s law
step-doubt-task = Kit Woolsey’s law: are you unsure whether your opponent should take or pass? Then double. You lead by 10 pips, but must still pass their anchor. Double or roll?
step-doubt-yes = Take or pass? It is hard to say, and you need not know. If there is a doubt, the double is right.
step-doubt-hint = Are you sure that they should take? Are you sure that they should pass?
step-doubt-roll = If a take is in doubt, you are near the end of your market. Double while they can still go wrong.

step-answer-title = And in the other seat?
step-answer-task = Now you are the one who is asked. You would win 23 of 100 games and lose hardly any gammon. Take or pass?
step-answer-yes = Just enough: about 22% are needed with your own cube. The doubler was right, too.
step-answer-hint = Which line did you learn for games without gammons?
step-answer-pass = It is close, but 23% with your own cube is a take. Here you see why a doubtful double is good.

step-sure-title = No doubt at all
step-sure-task = You would win 66 of 100 games. Your opponent is sure to take, and only one pair of rolls in 100 loses your market. Double or roll?
step-sure-yes = No doubt about the take and no market losers: you wait, and keep the cube from them.
step-sure-hint = Woolsey’s law speaks of doubt. Is there any?
step-sure-double = The law is for doubtful takes. This one is certain, so a double can wait.

step-middle-title = The cube in the middle
step-middle-task = You lead by 27 pips, and three of their checkers stand alone in your home. You would win 61 of 100 games. Double or roll?
step-middle-yes = Race and threats are for you. In the middle the cube was as much theirs as yours, so you give up little.
step-middle-hint = Ask the three questions: position, race, threats.
step-middle-roll = Two of three are for you, and 37 of 100 pairs of rolls lose your market.

step-mine-title = The cube on your side
step-mine-task = The same board, but the cube is at 2 and yours. A redouble to 4 gives it to your opponent. Double or roll?
step-mine-yes = Now only you may double. Redoubling gives up more, so you redouble later than you double.
step-mine-hint = Who may double now, and who after your redouble?
step-mine-double = From the middle it was a double. But nobody can double you while the cube is yours: that is worth waiting for.

step-race-title = The line for a redouble
step-race-task = You own the cube at 2 and would win 70 of 100 games. From the middle it would be close. Double or roll?
step-race-yes = In a race you double at about 70% and redouble at about 73%.
step-race-hint = You redouble a little later than you double.
step-race-double = At 70% your own cube is worth more than the higher stake. Wait for about 73%.

step-turn-title = If they miss
step-turn-task = Suppose your opponent misses, and you roll with checkers on 4 and 1. How many of the 36 rolls take both off?
step-turn-yes = 27 rolls have a 4, 5 or 6. 3-3 and 2-2 make it 29.
step-turn-no = Count the rolls with a 4, 5 or 6, then look at the doubles.
step-turn-hint = 27 rolls have a 4, 5 or 6. Which doubles help, too?
step-turn-misses = That many fail. How many take both off?

step-vig-title = The cube adds chances
step-vig-task = Now it is real: your opponent doubles with two checkers on 2 and misses with 10 of 36. Then you redouble, with your 29 good rolls. Take or pass?
step-vig-yes = With 7 chances of 36 they must pass your redouble. So you win all 10 of 36, and not just 8.
step-vig-hint = If they miss and you redouble: will they take with 7 of 36?
step-vig-pass = Without the cube you would win 8 of 36, too few. But your redouble wins all 10, and 9 are enough.

step-final-title = The cube’s last day
step-final-task = You own the cube at 2. With checkers on 4 and 2, 23 of 36 rolls win, and after any other you lose. Double or roll?
step-final-yes = After this roll the cube is worth nothing. So in the last roll the owner redoubles with any edge, too.
step-final-hint = Will you need your cube after this roll?
step-final-roll = You keep a cube that you will never use. 23 of 36 is more than half.

step-gift-title = The beaver
step-gift-task = Your opponent doubles with two checkers on 3: 17 of 36 rolls win. A beaver takes and doubles again at once: you play for 4 and own the cube. Your answer?
step-gift-yes = You win with 19 of 36. So you are glad to play for 4.
step-gift-hint = Who wins more often?
step-gift-take = You are right to play, but you win 19 of 36. Play for more.
step-gift-pass = You win more than half of these games. Never pass those.

step-hasty-title = A hasty double
step-hasty-task = Your opponent doubles far too early: you would win 55 of 100 games. What do you answer?
step-hasty-yes = The take would win you 0.67 points on average, the beaver wins twice as much.
step-hasty-hint = Who is the favourite, and who would own the cube?
step-hasty-take = A take wins 0.67 points on average. The beaver doubles that.
step-hasty-pass = You would be paying a point in a game where you are ahead.

step-eager-title = Early, but not that early
step-eager-task = Again the double is too early. But this time you would win only 38 of 100 games. What do you answer?
step-eager-yes = The take costs 0.26 points on average, less than a pass. A beaver would cost twice that.
step-eager-hint = Would you like to play this game for twice as much?
step-eager-pass = You need about 25% and have 38. A pass costs 1 point, the take 0.26.
step-eager-beaver = You are behind, and a beaver doubles what you lose: 0.52 points instead of 0.26.
