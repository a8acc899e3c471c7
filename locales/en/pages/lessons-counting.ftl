# The course `counting`: lessons/counting/ names the steps, docs/lessons.md the ids.

course-counting-title = Counting
course-counting-lead = Know who leads the race, by how much, and what that means for the cube.

lesson-pips-title = Pips
lesson-pips-lead = Pips, and how to count both sides within a minute.

step-three-left-title = Steps to go
step-three-left-task = A pip is one step of one checker. From point 6 a checker needs 6 pips to leave the board. Only three of your checkers are left. How many pips do they need together?
step-three-left-yes = 6, 4 and 3 make 13. Your opponent needs 12. The pip count tells you who leads the race.
step-three-left-no = Add the numbers of the three points.
step-three-left-hint = One checker needs 6 pips, another one 4.
step-three-left-checkers = 3 is the number of checkers. Add the steps that each of them needs.

step-biggest-title = The heaviest stack
step-biggest-task = For a whole stack, multiply: checkers times point. At the start you have four stacks. Which one holds the most pips? Tap it.
step-biggest-yes = Five checkers on 13 are 65 pips: more than a third of your way.
step-biggest-no = Your four stacks stand on 24, 13, 8 and 6.
step-biggest-hint = Two checkers on 24 are 48 pips. Work out the others.
step-biggest-back = Two checkers on 24 are 48 pips. Another stack has more.
step-biggest-six = Five checkers on 6 are only 30 pips.
step-biggest-eight = Three checkers on 8 are only 24 pips.

step-four-stacks-title = The number to remember
step-four-stacks-task = Add your four stacks: 2 × 24, 5 × 13, 3 × 8 and 5 × 6. How many pips does each side need at the start?
step-four-stacks-yes = 48, 65, 24 and 30 make 167. Remember it: every game starts with this number.
step-four-stacks-no = Work out the four stacks first, then add them.
step-four-stacks-hint = The first two are 48 and 65, together 113.

step-one-roll-title = Count on from there
step-one-roll-task = On your first turn you rolled 6 and 4 and ran from 24 to 14. Nothing was hit. How many pips do you need now?
step-one-roll-yes = 167 minus 10 is 157. If you count along, you rarely have to start afresh.
step-one-roll-no = Start from 167. How much does a roll of 6 and 4 take away?
step-one-roll-hint = A roll takes away as many pips as it shows, here 10.
step-one-roll-added = 177 would be more than at the start. Your roll brought you closer.
step-one-roll-before = 167 was the count before your roll.

step-from-bar-title = The bar is point 25
step-from-bar-task = A checker on the bar still has the whole way to go: 25 pips. Count all your checkers, that one included.
step-from-bar-yes = 25, 42, 39, 24, 24 and 10 make 164.
step-from-bar-no = Count stack by stack, and do not forget the bar.
step-from-bar-hint = The checker on the bar counts 25, the two on 21 count 42.
step-from-bar-no-bar = You left out the checker on the bar. It counts 25.

step-their-side-title = The other side
step-their-side-task = Your opponent counts from the other end: your point 17 is their point 8. Count both sides. How many pips do you lead by?
step-their-side-yes = You need 66 and your opponent 78: you lead by 12.
step-their-side-no = Count your own checkers, then the dark ones, and subtract.
step-their-side-hint = You need 66 yourself.
step-their-side-theirs = 78 is what your opponent needs. Subtract your own count.

step-one-minute-title = Both sides in a minute
step-one-minute-task = The middle of a game, and only your own clock is running. Count your side, then the other, and give the difference. Can you do it within a minute?
step-one-minute-yes = You need 141 and your opponent 152: you lead by 11.
step-one-minute-no = One of the two counts is off. Go stack by stack.
step-one-minute-hint = You need 141. The two dark checkers on your point 3 count 22 each.
step-one-minute-own = 141 is your own count. Now count the dark checkers.

lesson-clusters-title = Clusters
lesson-clusters-lead = Groups of checkers whose pips you know at a glance, after Kissane.

step-middle-point-title = The middle of a block
step-middle-point-task = Five neighbouring points with two checkers each: your block from 9 to 5. Its pips are ten times its middle point. Which point is that? Tap it.
step-middle-point-yes = Point 7: ten checkers, 70 pips. 9 and 5 balance each other, and so do 8 and 6.
step-middle-point-no = The block has as many points above its middle as below it.
step-middle-point-hint = The block holds the points 9, 8, 7, 6 and 5.
step-middle-point-end = That is one end of the block.

step-five-prime-title = One block and the rest
step-five-prime-task = Kissane counts such clusters first and then adds the rest. This block has 70 pips. Five more checkers stand on 20, 14 and 13. How many pips in all?
step-five-prime-yes = 70 for the block, 40 for the two on 20, 40 for 14 and the two on 13: 150.
step-five-prime-no = The block has 70. Add two checkers on 20, one on 14 and two on 13.
step-five-prime-hint = 14 and twice 13 make 40.
step-five-prime-prime-only = 70 is the block alone. Add the other five checkers.

step-full-board-title = The closed board
step-full-board-task = Two checkers on each of your six home points make 42 pips: worth remembering. You have three more, one of them on 6. How many pips in all?
step-full-board-yes = 42, and 13, 8 and 6 for the other three: 69.
step-full-board-no = 42 for the twelve, then the checkers on 13 and 8 and the third one on 6.
step-full-board-hint = The other three need 13, 8 and 6.
step-full-board-spare = You left out the third checker on 6.

step-round-fifty-title = Round numbers
step-round-fifty-task = Sums that end in zero are easy to keep in mind. Two of your stacks make exactly 50 pips together. Tap both.
step-round-fifty-yes = Two on 13 make 26, three on 8 make 24. You will meet this pair in many games.
step-round-fifty-no = Work out each stack, then look for two that make 50.
step-round-fifty-hint = Two checkers on 13 make 26. Which stack has 24?
step-round-fifty-anchor = The two on 22 make 44. None of your stacks has 6.
step-round-fifty-stack = The five on 6 make 30. None of your stacks has 20.

step-mirror-pairs-title = Pairs of 25
step-mirror-pairs-task = Points that face each other across the board, such as 18 and 7, make 25 together. Find such pairs among your checkers, then add the rest. How many pips?
step-mirror-pairs-yes = Five pairs make 125: 18 and 7 twice, 13 and 12 twice, 24 and 1. With 8, 18 and 5 that is 156.
step-mirror-pairs-no = Five pairs make 25 each. The rest stands on 8, 6 and 5.
step-mirror-pairs-hint = 18 and 7, 13 and 12, 24 and 1: each pair makes 25.

step-shift-block-title = Shift two checkers
step-shift-block-task = If one checker steps back and another steps forward, the sum stays the same. Move one checker from 6 to 7 and another from 6 to 5, then press Check.
step-shift-block-yes = A block from 8 to 4: ten checkers, 60 pips, and your count is still right.
step-shift-block-no = Two checkers stay on 6. One goes to 7, the other to 5.
step-shift-block-hint = Take two checkers off point 6. Put one on 7 and the other on 5.
step-shift-block-one = One shift alone changes the sum. The second one makes up for it.

step-mental-shift-title = Now in your mind
step-mental-shift-task = In a game you only think such shifts. Here one from 8 to 9 and one from 6 to 5 complete a block. How many pips in all?
step-mental-shift-yes = The block from 9 to 5 makes 70. With 44 for the two on 22 and 39 for the three on 13 that is 153.
step-mental-shift-no = The block has ten times its middle. Add the checkers on 22 and 13.
step-mental-shift-hint = After the shifts, each point from 9 to 5 holds two checkers. The middle is 7.
step-mental-shift-shift-only = 70 is the block alone. Add the checkers on 22 and 13.

step-both-in-tens-title = Both sides in tens
step-both-in-tens-task = You have a block, your opponent has a pair that makes 50. Count both sides by clusters. How many pips do you lead by?
step-both-in-tens-yes = You: 50, 40 and 39 make 129. They: 50, 48, 30, 8 and 2 make 138. You lead by 9.
step-both-in-tens-no = Your block runs from 7 to 3. Their pair stands on their 13 and 8.
step-both-in-tens-hint = You need 129: 50, 40 and 39.
step-both-in-tens-mine = 129 is your own count. How much more does your opponent need?

lesson-half-crossovers-title = Half-crossovers
lesson-half-crossovers-lead = Count in steps of three and six, as Zare and Urquhart do.

step-triplets-title = Groups of three
step-triplets-task = Cut the board into groups of three: 1 to 3, 4 to 6, 7 to 9, and so on. Each group counts as its middle point. Which of your stacks stands exactly on a middle? Tap it.
step-triplets-yes = 8 is the middle of 7, 8 and 9: no correction is needed there.
step-triplets-no = The middles are 2, 5, 8, 11 and so on, up to 23.
step-triplets-hint = The middles are 2, 5 and every third point from there.
step-triplets-upper = 6 is the upper edge of 4, 5 and 6.
step-triplets-lower = 13 is the lower edge of 13, 14 and 15.
step-triplets-top = 24 is the upper edge of 22, 23 and 24.

step-zare-title = Seventy-five and threes
step-zare-task = Zare puts all fifteen on 5: that makes 75. Each group farther back is one half-crossover for each checker there, and adds 3. How many pips do you need? Two off is fine.
step-zare-yes = Three on 8 are one half-crossover each, two on 11 are two each: 7. 75 and 21 make 96.
step-zare-no = Checkers on 4 to 6 count 0, on 7 to 9 one each, on 10 to 12 two each.
step-zare-hint = The three on 8 count 3, the two on 11 count 4.
step-zare-unmultiplied = Each half-crossover is worth 3 pips. Multiply before you add.

step-deep-home-title = Too deep
step-deep-home-task = Checkers on 1 to 3 stand one group too deep. Each of them takes one half-crossover away. How many pips do you need now? Two off is fine.
step-deep-home-yes = 6 for the two on 14, 4 for the four on 8, minus 3 for the deep ones: 7. That makes 96; exactly it is 98.
step-deep-home-no = Checkers on 14 count three each, on 8 one each. The three on 3 and 2 take one away each.
step-deep-home-hint = The two on 14 count 6, the four on 8 count 4. Three checkers stand too deep.
step-deep-home-ignored = You left out the checkers on 3 and 2. Each takes one half-crossover away.
step-deep-home-counted-up = You added the checkers on 3 and 2. They take away.

step-edges-title = Correct the edges
step-edges-task = For the exact count, add 1 for each checker on an upper edge, such as 3, 6 and 9, and take 1 away for each on a lower edge, such as 1, 4 and 7. How many pips exactly?
step-edges-yes = 11 half-crossovers make 108. Six checkers on upper edges and five on lower ones: 109.
step-edges-no = First 75 and three for each half-crossover, then the edges.
step-edges-hint = Without the edges it is 108. Upper edges here are 9, 6 and 3, lower ones 13 and 4.
step-edges-rough = 108 is the rough count. Now correct the edges.

step-far-side-title = From the far side
step-far-side-task = Your two rearmost checkers stand five groups back, right on a middle. Count the half-crossovers, then the edges. How many pips exactly?
step-far-side-yes = 10, 12 and 2 make 24 half-crossovers, and 75 and 72 make 147. Five up and five down: it stays 147.
step-far-side-no = The two on 20 count five each, the four on 13 three each, the two on 8 one each.
step-far-side-hint = There are 24 half-crossovers.

step-quarters-title = Quarters of the board
step-quarters-task = Urquhart starts with 30. Add 6 for each quarter that a checker must cross to get home, and 3 for each one on the far half of a quarter, such as 4 to 6. How many pips?
step-quarters-yes = Fifteen quarters make 90, and eight checkers on far halves make 24. With 30 that is 144.
step-quarters-no = The two on 22 cross three quarters each, the three on 13 two each, the three on 8 one each.
step-quarters-hint = Fifteen quarters make 90. The checkers on 22, 6 and 5 stand on far halves.
step-quarters-no-halves = You left out the 3 for each checker on 22, 6 and 5.

step-exactly-title = Both sides, exactly
step-exactly-task = Use the way you like best, and correct the edges on both sides. How many pips do you lead by, exactly?
step-exactly-yes = You need 113 and your opponent 132: you lead by 19.
step-exactly-no = One of the counts is a little off. Go through the edges once more.
step-exactly-hint = You need 113: roughly 114, minus 1 for the edges.
step-exactly-edge = 21 is the rough difference. Now correct the edges on both sides.

lesson-difference-title = Only the difference
lesson-difference-lead = Often the lead is all you need: cancel what is equal, and count along with the rolls.

step-same-again-title = Cancel what is equal
step-same-again-task = You played 8/5 6/5, and your opponent has not moved yet. Everything else is equal on both sides, so it cancels. How many pips do you lead by?
step-same-again-yes = Only two checkers have moved: 3 pips and 1 pip, a lead of 4.
step-same-again-no = The rest cancels. How far did your two checkers move?
step-same-again-hint = One checker moved from 8 to 5, the other from 6 to 5.

step-no-partner-title = Checkers without a partner
step-no-partner-task = A stack of yours cancels an equal one on the same point of your opponent’s, counted from their end. Two of your points have no partner. Tap both.
step-no-partner-yes = 13, 8 and 6 have partners and cancel. Only 20 and 5 are left.
step-no-partner-no = Counted from their end, your opponent stands on 22, 13, 8, 6 and 4.
step-no-partner-hint = Counted from their end, your opponent stands on 22, 13, 8, 6 and 4. Which of your points are not among them?
step-no-partner-thirteen = Your opponent has four on 13, too. They cancel.
step-no-partner-eight = Your opponent has three on 8, too. They cancel.
step-no-partner-six = Your opponent has four on 6, too. They cancel.

step-left-over-title = Compare what is left
step-left-over-task = Your two on 20 stand against their two on 22, your two on 5 against their two on 4. How many pips do you lead by?
step-left-over-yes = 20 instead of 22 gains 4 pips, 5 instead of 4 loses 2. You lead by 2.
step-left-over-no = One comparison speaks for you, the other for your opponent.
step-left-over-hint = Two checkers on 20 instead of 22: that is 4 pips for you.
step-left-over-sum = The second pair speaks for your opponent: subtract it.
step-left-over-single = There are two checkers on each of these points.

step-two-pairs-title = Cancel parts of a stack
step-two-pairs-task = Your three on 13 cancel three of their four. Cancel everything that you can. How many pips do you lead by? One off is fine.
step-two-pairs-yes = Your 10 and 7 stand against their 16 and 13: 6 pips each, a lead of 12.
step-two-pairs-no = After cancelling, two checkers are left on each side.
step-two-pairs-hint = You keep 10 and 7. Your opponent keeps 16 and one of the four on 13.

step-first-rolls-title = Count along
step-first-rolls-task = You led by 7 and rolled 6 and 4. Then your opponent rolled 5 and 2. Do not count afresh: how many pips do you lead by now?
step-first-rolls-yes = 10 more, 7 less: your lead has grown from 7 to 10.
step-first-rolls-no = Your roll adds to your lead, their roll takes away from it.
step-first-rolls-hint = 7 and 10 make 17. Then take away 5 and 2.
step-first-rolls-half = 17 was your lead before your opponent rolled.

step-next-rolls-title = Doubles count four times
step-next-rolls-task = You led by 10. Now you rolled 3 and 3, and your opponent 6 and 1. How many pips do you lead by?
step-next-rolls-yes = Your doubles brought 12, their roll 7: 10 and 5 make 15.
step-next-rolls-no = Add all that your roll brought, then subtract theirs.
step-next-rolls-hint = A double is played four times: 4 × 3.
step-next-rolls-doubles = A double is played four times: 12 pips, not 6.

step-last-rolls-title = After six rolls
step-last-rolls-task = You led by 15, but now you rolled 2 and 1, and your opponent 4 and 4. How much of your lead is left?
step-last-rolls-yes = 15 and 3, minus 16: you still lead by 2. One double has opened the race again.
step-last-rolls-no = Add your roll, then subtract the four fours.
step-last-rolls-hint = 15 and 3 make 18. How many pips is a double of fours?
step-last-rolls-pair = A double is played four times: 16 pips, not 8.

step-run-home-title = Use your lead
step-run-home-task = You rolled 6 and 5. Only your two checkers on 16 still have dark checkers in front of them. Find out who leads, then play accordingly.
step-run-home-yes = You led by 12 and ran past. From here on it is a race, and you are well ahead.
step-run-home-no = You need 100 pips and your opponent 112. The leader wants a race.
step-run-home-hint = The leader wants to run past and race. Your opponent needs 112 pips. And you?
step-run-home-wait = You broke up point 8 and are still in contact. With a lead of 12 you want to get past.

lesson-race-cubes-title = Race cubes by percent
lesson-race-cubes-lead = When to double, redouble and take in a race: 8, 9 and 12 percent.

step-percent-title = Your lead
step-percent-task = Both sides have passed each other: only the race is left, and it is your turn. You need 100 pips. Count the dark checkers: how many pips do you lead by?
step-percent-yes = They need 110, so you lead by 10. That is 10% of your own count.
step-percent-no = You need 100. Add up the dark checkers.
step-percent-hint = The dark checkers on their 11 and 10 make 42.

step-eight-percent-title = Eight percent
step-eight-percent-task = Compare the lead with the count of the player on roll. With the cube in the middle, 8% is enough to double. You lead by 10 with 100 to go. Double or roll?
step-eight-percent-yes = 10% is enough. Your opponent can still take, but now you play for twice as much, and you are the favourite.
step-eight-percent-hint = 10 of 100 is more than 8%.
step-eight-percent-roll = You have 10%, and 8% is enough. Waiting costs you 0.08 points here.

step-not-enough-title = Not yet
step-not-enough-task = It is your turn. You need 81 pips, your opponent 85. Double or roll?
step-not-enough-yes = 4 of 81 is only 5%. Your opponent would be glad to get the cube.
step-not-enough-hint = 8% of 81 would be between 6 and 7 pips.
step-not-enough-double = 4 of 81 is only 5%. Your opponent takes, and from then on you cannot double any more.

step-twelve-percent-title = Up to twelve percent
step-twelve-percent-task = Your opponent doubles with 93 pips, you need 102. You can take if you are no more than 12% behind, measured by the count of the player on roll. Take or pass?
step-twelve-percent-yes = 9 of 93 is less than 10%. You win about one game in four, and the cube is yours.
step-twelve-percent-hint = 12% of 93 is a little more than 11 pips.
step-twelve-percent-pass = You are less than 10% behind. The pass gives away 0.13 points.

step-too-far-title = Too far behind
step-too-far-task = Your opponent doubles. They need 95 pips, you need 109. Take or pass?
step-too-far-yes = 14 of 95 is almost 15%. You would win fewer than one game in five.
step-too-far-hint = 12% of 95 is between 11 and 12 pips.
step-too-far-take = You are almost 15% behind. The take loses 0.13 points more than the pass.

step-nine-percent-title = Nine percent to redouble
step-nine-percent-task = The cube is yours at 2. To redouble, wait for 9%: you give away your right to turn the cube. You need 100 pips, your opponent 108. Double or roll?
step-nine-percent-yes = 8% would do with the cube in the middle. Your own cube is worth keeping a little longer.
step-nine-percent-hint = 8 of 100 is 8%. Is that enough with your own cube?
step-nine-percent-double = 8% is enough in the middle, but not with your own cube. You would give it away too early.

step-send-back-title = Turn it again
step-send-back-task = The cube is yours at 2. You need 86 pips, your opponent 95. Double or roll?
step-send-back-yes = 9 of 86 is more than 10%. You redouble to 4, and your opponent still has a take.
step-send-back-hint = 9% of 86 is between 7 and 8 pips.
step-send-back-roll = You have more than 10%, and 9% is enough. After a good roll your opponent would pass.

step-near-the-edge-title = Count for yourself
step-near-the-edge-task = Your opponent doubles, and this time nobody has counted for you. Take or pass?
step-near-the-edge-yes = 80 against 89 pips: 9 of 80 is a little over 11%. Close, but a take.
step-near-the-edge-hint = Your opponent needs 80 pips.
step-near-the-edge-pass = They need 80 pips, you need 89. That is a little over 11%, and up to 12% you can take.

lesson-trice-rule-title = Race cubes by Trice’s rule
lesson-trice-rule-lead = How many pips behind you can still take, in short races and in long ones.

step-sixty-two-title = How far behind you can take
step-sixty-two-task = Trice’s limit up to 62 pips: the count of the player on roll, minus 5, divided by 7. If you are no farther behind, take. Your opponent doubles with 47 pips, you need 52. Take or pass?
step-sixty-two-yes = 47 minus 5 is 42, and a seventh of that is 6. You are only 5 behind.
step-sixty-two-hint = 47 minus 5 is 42. Divide by 7.
step-sixty-two-pass = The limit is 6, and you are only 5 behind. The pass gives away 0.17 points.

step-beyond-title = Past the limit
step-beyond-task = Your opponent doubles with 46 pips, you need 54. If the division by 7 does not come out even, round down. Take or pass?
step-beyond-yes = 41 divided by 7 is 5, rounded down. You are 8 behind: pass.
step-beyond-hint = 46 minus 5 is 41. How many times does 7 go into that?
step-beyond-take = The limit is 5, and you are 8 behind. The take loses 0.17 points more than the pass.

step-three-before-title = Three before the limit
step-three-before-task = With the cube in the middle, double from 3 pips before the limit for a take. You are on roll with 48 pips, your opponent needs 52. Double or roll?
step-three-before-yes = The limit is 6, so you double from 3 on. You lead by 4.
step-three-before-hint = 48 minus 5 is 43, and 7 goes into it 6 times. Now go 3 back.
step-three-before-roll = The limit is 6, so you double from 3 on. Waiting costs 0.05 points.

step-too-early-title = Too early
step-too-early-task = You are on roll with 57 pips, your opponent needs 59. Double or roll?
step-too-early-yes = The limit is 7, so you double from 4 on. 2 is not enough.
step-too-early-hint = 57 minus 5 is 52, and 7 goes into it 7 times. Now go 3 back.
step-too-early-double = You lead by 2, and doubles start at 4. This one gives away 0.05 points.

step-two-before-title = Two before the limit
step-two-before-task = With your own cube, wait until 2 pips before the limit. You need 57 pips, your opponent 60. Double or roll?
step-two-before-yes = The limit is 7, so you redouble from 5 on. You lead by 3.
step-two-before-hint = The limit is 7. Now go 2 back.
step-two-before-double = You lead by 3, and redoubles start at 5. This one gives away 0.13 points.

step-long-race-title = Long races
step-long-race-task = Above 62 pips, the limit is a tenth of the count of the player on roll, plus 1. Your opponent doubles with 91 pips, you need 101. Take or pass?
step-long-race-yes = A tenth of 91, plus 1, is just over 10. You are 10 behind and can just take.
step-long-race-hint = A tenth of 91 is a little more than 9.
step-long-race-pass = The limit is just over 10, and you are 10 behind. The pass gives away 0.07 points.

step-long-lost-title = Long and lost
step-long-lost-task = Your opponent doubles with 87 pips, you need 100. Take or pass?
step-long-lost-yes = A tenth of 87, plus 1, is not quite 10. You are 13 behind: pass.
step-long-lost-hint = A tenth of 87 is a little less than 9.
step-long-lost-take = The limit is not quite 10, and you are 13 behind. The take loses 0.11 points more than the pass.

step-turn-again-title = Count both sides, then decide
step-turn-again-task = The cube is yours at 2, and it is your turn. Count both sides, then use Trice’s rule. Double or roll?
step-turn-again-yes = 45 against 50 pips: the limit is 5, so you redouble from 3 on. You lead by 5.
step-turn-again-hint = You need 45 pips. 45 minus 5 is 40, and 7 goes into it 5 times.
step-turn-again-roll = You need 45 pips, your opponent 50. You redouble from 3 on. Waiting costs 0.19 points.

lesson-adjusted-counts-title = Adjusted counts
lesson-adjusted-counts-lead = Thorp, Keith, Ward and Isight: what plain pips do not show.

step-thorp-title = Thorp: checkers and points
step-thorp-task = Thorp’s count: your pips, plus 2 for each checker, plus 1 more for each on point 1, minus 1 for each home point with a checker on it. What is yours?
step-thorp-yes = 39 pips, 24 for twelve checkers, 5 for those on 1, minus 4 points: 64. Your opponent has 46 pips, but by Thorp only 65.
step-thorp-no = Twelve checkers, five of them on 1, and four home points: start from your pips.
step-thorp-hint = 39 pips and 24 for twelve checkers make 63.
step-thorp-plain = 39 are your plain pips. Now add and subtract what Thorp asks for.

step-keith-title = Keith: stacks and gaps
step-keith-task = Keith’s count: your pips, plus 2 for each checker beyond one on 1, 1 for each beyond one on 2, 1 for each beyond three on 3, and 1 for each gap on 4 to 6. What is yours?
step-keith-yes = 39, and 8 for four checkers on 1, and 1 for the gap on 5: 48. Your opponent has 47.
step-keith-no = Start from 39. Only the stack on 1 and one gap count here.
step-keith-hint = Five checkers stand on 1: four of them count. And which of 4 to 6 is empty?
step-keith-all-five = The first checker on 1 is free. Four of the five count.
step-keith-no-gap = Point 5 is empty, and that gap counts 1.

step-ward-title = Ward: compare both sides
step-ward-task = Ward adds 2 for each checker beyond the second on 1, and 1 beyond the second on 2. The side with more home points takes 1 away for each extra one. The rest is equal here. Your count?
step-ward-yes = 39, and 6 for three checkers on 1: 45. Your opponent has two more home points and 44.
step-ward-no = Start from 39. You have fewer home points, so you take nothing away.
step-ward-hint = Five checkers stand on 1. How many are that beyond the second?
step-ward-single = Each extra checker on 1 costs 2 pips, not 1.

step-isight-title = Isight: the youngest
step-isight-task = Reichert’s Isight adds 2 for each checker beyond the second on 1, and 1 for a gap on 4 to 6 that the other side has filled. The rest is equal here. What is your count?
step-isight-yes = 39, 6 for the stack on 1 and 1 for the gap on 5: 46. Your opponent has 46, too.
step-isight-no = Start from 39. The stack on 1 and one gap count.
step-isight-hint = The stack on 1 costs 6, as with Ward. And the gap?
step-isight-gap = Point 5 is empty, and your opponent’s 5 is not: that counts 1.

step-verdict-title = Eighteen percent, and even
step-verdict-task = 39 against 46 pips: that is a lead of 18%, normally a clear double. But all four counts call this race even. It is your turn. Double or roll?
step-verdict-yes = You win only 58%. The stack on 1 wastes almost all of your lead.
step-verdict-hint = Thorp says 64 against 65, Keith 48 against 47. Trust them.
step-verdict-double = The pips are misleading: you win only 58%. This double gives away 0.16 points.

step-two-behind-title = Behind, and yet ahead
step-two-behind-task = It is your turn. You need 34 pips, your opponent only 32, but with one checker more and with a stack on 1. Keith says 35 against 38. Double or roll?
step-two-behind-yes = On roll you add a seventh, here 5. You double if that is at most 4 above the other count: 40 against 38.
step-two-behind-hint = On roll you add a seventh: 35 and 5. Double up to 4 above the other count.
step-two-behind-roll = You are behind in pips only. You win 77%, and waiting costs 0.16 points.

step-your-keith-title = When you are behind
step-your-keith-task = Now your opponent is on roll and leads by 8 pips. Count your side by Keith: 2 for each checker beyond one on 1, 1 for each beyond one on 2, 1 for each gap on 4 to 6.
step-your-keith-yes = 47, and 2 for the second checker on 1: 49.
step-your-keith-no = Start from 47. 4 to 6 have no gap, and on 2 stands only one checker.
step-your-keith-hint = Your plain count is 47. Only point 1 costs anything.
step-your-keith-ace = 47 are the plain pips. The second checker on 1 costs 2.

step-twenty-percent-title = Twenty percent behind
step-twenty-percent-task = Your opponent doubles. By Keith they have 46, and a seventh more is 52. If that is at least 2 more than your 49, you can take. Take or pass?
step-twenty-percent-yes = 52 is 3 more than 49: a take. By plain pips you are 20% behind, and yet you win one game in four.
step-twenty-percent-hint = 52 minus 49 is 3.
step-twenty-percent-pass = Their four checkers on 1 waste a lot. The pass gives away 0.17 points.

step-ugly-home-title = Your own stack
step-ugly-home-task = Your opponent doubles with 41 pips, by Keith 41, too. You need 44, only 7% more, but three of your checkers stand on 1. Count first, then decide. Take or pass?
step-ugly-home-yes = 46 with a seventh, against your 48: to take, it would have to be 50. You win only 18%.
step-ugly-home-hint = The three on 1 cost you 4. With a seventh, your opponent has 46.
step-ugly-home-take = 46 with a seventh, against your 48. The take loses 0.18 points more than the pass.

lesson-wastage-title = Wastage and effective pips
lesson-wastage-lead = Why ten pips can be worth thirty-six: Trice’s effective pip count.

step-whole-roll-title = A roll for two pips
step-whole-roll-task = Trice measures a race in rolls, and an average roll brings 8 1/6 pips. Your two checkers on 1 need one roll, whatever you throw. How many pips is that, as a whole number?
step-whole-roll-yes = 8 effective pips for 2 on the board. The other 6 are wastage: pips that you roll and cannot use.
step-whole-roll-no = One roll is 8 1/6 pips. Round it.
step-whole-roll-hint = You need exactly one roll, and a roll brings 8 1/6.
step-whole-roll-pips = 2 pips are on the board. But you spend a whole roll on them.

step-ace-stack-title = Seven a roll, and one more
step-ace-stack-task = A stack on 1 that takes n rolls without doubles has about 7 × n + 1 effective pips, as Trice found. Doubles are included. You have six checkers there. How many effective pips?
step-ace-stack-yes = Two checkers go with each roll, so n is 3: 21 and 1 make 22. Only 6 of them are on the board.
step-ace-stack-no = First find n: each roll without doubles takes two checkers off.
step-ace-stack-hint = Six checkers take three rolls. Multiply by 7 and add 1.
step-ace-stack-pips = 6 pips are on the board. How many rolls do they take?
step-ace-stack-checkers = n counts rolls, not checkers: two go with each roll.

step-smooth-title = A smooth home
step-smooth-task = Checkers spread over 6, 5 and 4 waste little: about 7 pips here. Count your pips and add the wastage. How many effective pips do you need? One off is fine.
step-smooth-yes = 51 pips and about 7: 58 effective pips.
step-smooth-no = Count the stacks on 6, 5 and 4, then add 7.
step-smooth-hint = 24, 15 and 12 are your pips.
step-smooth-bare = 51 are the pips on the board. Add what you will waste.

step-ragged-title = A ragged home
step-ragged-task = This home takes 6.2 rolls on average, of 8 1/6 pips each. Subtract the pips on the board. How many pips are wasted? One off is fine.
step-ragged-yes = 6.2 rolls are about 50 effective pips, and 36 are on the board. About 14 are wasted, twice as many as before.
step-ragged-no = First multiply, then subtract the pips on the board.
step-ragged-hint = 6.2 rolls bring between 50 and 51 pips. On the board are 24, 8 and 4.
step-ragged-pips = 36 pips are on the board. How many more do 6.2 rolls bring?
step-ragged-all = Those are all effective pips. Subtract the pips on the board.

step-fill-gap-title = Fill the gap
step-fill-gap-task = You rolled 6 and 1. The 6 takes a checker off. Where do you play the 1, so that later rolls waste less?
step-fill-gap-yes = Point 5 is no longer empty: the next 5 will take a checker off instead of moving one down.
step-fill-gap-no = Look for the point in your home that is empty and will be missed.
step-fill-gap-hint = Which number could take nothing off at your next roll?
step-fill-gap-leave = 5 is still empty, so the next 5 only moves a checker. That costs 0.10 points.
step-fill-gap-ace = Now a checker stands on 1, and 5 is still empty. That costs 0.17 points.

step-two-off-title = One checker or two
step-two-off-task = You rolled 4 and 2. You can use both numbers for a checker on 6, or take one checker off with each. What wastes less?
step-two-off-yes = Five checkers are left instead of six. No pip of this roll was wasted, either.
step-two-off-no = After your roll, only five checkers should be left.
step-two-off-hint = Checkers stand on 4 and on 2.
step-two-off-one-off = Six checkers are left where it could be five. That costs 0.11 points.

step-behind-ahead-title = Eleven behind, and a double
step-behind-ahead-task = It is your turn. You need 41 pips, your opponent only 30. But yours are well spread, 48 effective pips, and theirs are low stacks, 50 effective pips. Double or roll?
step-behind-ahead-yes = In effective pips you lead, and you are on roll: you win 73%.
step-behind-ahead-hint = Forget 41 and 30. Compare 48 with 50, and remember who rolls first.
step-behind-ahead-roll = In effective pips you lead, and you win 73%. Waiting costs 0.08 points.

step-ten-aces-title = Ten on the ace point
step-ten-aces-task = Your opponent doubles with ten checkers on 1. You need 32 pips and waste about 6. Count their effective pips by 7 × n + 1, and compare. Take or pass?
step-ten-aces-yes = They have 36, you have 38. You are hardly behind, and you win almost one game in four.
step-ten-aces-hint = Ten checkers take five rolls: 35 and 1.
step-ten-aces-pass = 36 against 38 effective pips is close. The pass gives away 0.10 points.

step-one-pip-more-title = One pip more
step-one-pip-more-task = Your opponent doubles again with ten checkers on 1. You need 33 pips this time, but with eight low checkers and about 8 wasted. Take or pass?
step-one-pip-more-yes = 41 against 36 effective pips: five behind is too much. You would win only 15%.
step-one-pip-more-hint = Add 33 and 8, and compare with 36.
step-one-pip-more-take = You are five effective pips behind, about 14%. The take loses 0.31 points more than the pass.
