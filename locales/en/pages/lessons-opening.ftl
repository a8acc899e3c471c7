# The course `opening`: lessons/opening/ names the steps, docs/lessons.md the ids.

course-opening-title = Opening
course-opening-lead = How to play the first roll, and how to answer your opponent’s.

lesson-make-points-title = Make points
lesson-make-points-lead = Rolls that make a point at once, and which point to choose.
lesson-split-or-slot-title = Split, slot or builder
lesson-split-or-slot-lead = Three ideas for rolls that make no point yet.
lesson-run-or-stay-title = Run
lesson-run-or-stay-lead = When one of your rear checkers should leave, and how far it should go.
lesson-answers-title = Answers
lesson-answers-lead = Your opponent has moved first. What does that change?
lesson-doubles-second-title = Doubles second
lesson-doubles-second-lead = Four moves at once, from 1-1 to 6-6.

step-five-title = The best first roll
step-five-task = Two of your checkers on a point close it to your opponent. With 3 and 1 you can close one right beside your stack on 6. Make it.
step-five-yes = You now hold 5, 6 and 8. Of all first rolls this one is worth most.
step-five-no = Both dice can work on the same point: one checker each.
step-five-hint = Look for a point that is 3 away from one of your stacks and 1 away from another.
step-five-nine = A checker alone on 9 only prepares a point, and you can have one now. On average this costs 0.23 points.
step-five-split = Three of your checkers stand alone, and nothing is closed. On average this costs 0.22 points.

step-doors-title = What a point is worth
step-doors-task = You are on the bar, and your opponent holds three points of their home: 19, 20 and 21. How many of the 36 rolls bring you in?
step-doors-yes = 27. Against a single point it would be 35, against two 32. Each point keeps more rolls out than the last.
step-doors-no = Count the rolls that keep you out. On those, both dice fail.
step-doors-hint = You stay out only if each die is a 4, 5 or 6. That is 3 times 3 rolls.
step-doors-half = Half of the points are open, but you have two dice. One good die is enough.
step-doors-out = Those are the rolls that keep you out.

step-four-title = The next best
step-four-task = You rolled 4 and 2. These two dice can meet on a point of your home as well. Find it.
step-four-yes = You hold 4 and 6. Only the gap on 5 is left for your opponent to land between them.
step-four-no = Both dice can bring a checker to the same point.
step-four-hint = The 4 comes from 8.
step-four-apart = Good places, but every checker you moved stands alone. The point is worth 0.13 more.
step-four-later = Those two checkers get ready to make a point. You can make one now, and that is worth 0.14 more.

step-wall-title = Rank three plays
step-wall-task = You rolled 6 and 1. Put these three plays in order, the best first.
step-wall-yes = 13/7 8/7 gives you 6, 7 and 8: three points in a row, right in front of your opponent’s rear checkers.
step-wall-no = Which play makes a point? And which one leaves checkers alone right in front of your opponent?
step-wall-hint = The point comes first. Checkers alone on 7 and 5 come last: both can be hit from 1.
step-wall-forward = Your rear checkers stand alone now, and nothing is closed. It costs 0.18 points.
step-wall-loose = Checkers alone on 7 and 5 face two of your opponent’s. It costs 0.21 points.

step-three-title = A deeper point
step-three-task = You rolled 5 and 3. You can make a point once more, a little deeper. Other plays are closer this time. Choose.
step-three-yes = Point 3 is less precious than 4 or 5, but it closes a door for the whole game.
step-three-no = There is a play that leaves none of your checkers alone.
step-three-hint = The 5 comes from 8, the 3 from 6.
step-three-close = A sound play, and it costs little. The point on 3 is still better by 0.04.
step-three-alone = Your checker on 5 stands alone, and 15 rolls hit it. It costs 0.09 points.

step-builder-title = Hit or make a point
step-builder-task = Some turns later you rolled 5 and 1. Your opponent’s checker on your point 4 stands alone. Hit it, or is there something better?
step-builder-yes = Point 5 is yours for good, right in front of the checker on 4. A hit would send it back only four points.
step-builder-no = Look at the checker on 10. What is it waiting for?
step-builder-hint = From 10 to 5 it is a 5. Which checker can join it with a 1?
step-builder-hit = You hit, but your checker on 4 stands alone and is easily hit in return. The point is better by 0.19.
step-builder-tidy = Nothing came of it. With 5 and 1 you could make point 5: it costs 0.34 points.

step-far-title = One at each end
step-far-task = Your opponent holds 19 and 20 in their home. You rolled 6 and 4 and can make one of two points: 2 or 18. Choose.
step-far-yes = Your two rear checkers were alone. Together on 18 nothing can hit them, and they are nearly out.
step-far-no = Which of your checkers are in danger?
step-far-hint = Look at 24 and 22. Six from one and four from the other lead to the same point.
step-far-deep = Point 2 lies too deep, and your rear checkers stay alone in front of a strong home. It costs 0.29 points.
step-far-one = One gets away. The other stays behind, and both stand alone. It costs 0.38 points.

step-bear-title = Builders
step-bear-task = A builder is a checker that can help to make a point, here point 5. Tap the four points from which one die reaches it.
step-bear-yes = From 10, 9, 8 and 6. Any two different numbers of 5, 4, 3 and 1 make the point next turn.
step-bear-no = One die is at most 6. Count back from 5.
step-bear-hint = Your own checkers stand on 6, 8, 9 and 10, all within six of point 5.
step-bear-far = From 13 to 5 it is 8, too far for one die.
step-bear-back = Your rear checkers have a long way to go.

step-builders-title = Bring builders
step-builders-task = With 4 and 3 no point can be made yet. Bring builders, or set your rear checkers in motion. Several plays are right.
step-builders-yes = Three plays lie within 0.02 of each other: two builders, or one builder and a rear checker, in two ways.
step-builders-no = Leave 8 and 6 as they are. Use the stack on 13, the rear checkers, or one of each.
step-builders-hint = Two checkers from 13 would be two new builders.
step-builders-stack = Safe, but it puts one more checker on the stack on 6, and prepares nothing. It costs 0.09 points.
step-builders-break = You took a checker from 8 and left it alone on 5, where 15 rolls hit it. It costs 0.09 points.

step-one-title = Split
step-one-task = To split is to part your two rear checkers, so that they look at more points. You rolled 5 and 1. The 5 is 13/8. Where is the 1 best?
step-one-yes = 24/23: a small split. Your rear checkers now see more of your opponent’s outer board, and nothing else is at risk.
step-one-no = Play 13/8 with the 5. Then look at the rear checkers.
step-one-hint = Move a checker from 24.
step-one-slot = A checker alone on 5 is a gamble. The split is quieter, and better by 0.02.
step-one-seven = A checker alone on 7 can be hit by any 6. It costs 0.08 points.

step-risk-title = The price of a slot
step-risk-task = A slot is a lone checker on a point you want, here 5. You mean to cover it next turn. How many of the 36 rolls hit one of your checkers?
step-risk-yes = 15: every 4, and 3-1, 2-2 and 1-1. On the other 21 you may cover it next turn.
step-risk-no = Your opponent hits from your point 1, four points away. Count the rolls.
step-risk-hint = 11 rolls contain a 4. Then add the ways to make 4 with both dice.
step-risk-direct = Those are the rolls with a 4. What about 3-1, 2-2 and 1-1?
step-risk-sixth = A 4 comes up on more than 6 rolls, because there are two dice.

step-two-one-title = Split or slot
step-two-one-task = You rolled 2 and 1. 13/11 brings a builder with the 2. For the 1 you may split or slot: find a good play.
step-two-one-yes = 24/23 13/11 and 13/11 6/5 lie within 0.02. The split is quieter, the slot fights for point 5.
step-two-one-no = Bring a builder to 11 with the 2. The 1 then splits at 24, or slots point 5.
step-two-one-hint = Begin with 13/11.
step-two-one-ten = One builder, and the dice are used up. A builder and a split do more: this costs 0.04 points.
step-two-one-rear = Both dice behind, and nothing comes down from 13. It costs 0.06 points.

step-three-two-title = Another quiet roll
step-three-two-task = You rolled 3 and 2. The same two ideas: two builders from 13, or one builder and a split. Choose one.
step-three-two-yes = 24/21 13/11 and 13/11 13/10 lie within 0.02. Play the one you like.
step-three-two-no = The 2 brings a builder to 11. What can the 3 do?
step-three-two-hint = Begin with 13/11. The 3 may split from 24 or bring a second builder.
step-three-two-safe = Safe, but a fourth checker on 8 does little. It costs 0.05 points.
step-three-two-slot-four = The slot on 4 leaves checkers alone in front of your opponent, for a point that is not the best one. It costs 0.06 points.

step-five-four-title = Split, run or bury
step-five-four-task = You rolled 5 and 4. One play splits, one runs, one takes a checker deep into your home. Put them in order, the best first.
step-five-four-yes = 24/20 13/8 does two things: a checker on 20 that wants company, and one more on 8. 13/4 buries a checker.
step-five-four-no = Which play brings two checkers to good places?
step-five-four-hint = A checker on 4 helps nobody: that play comes last.
step-five-four-run = It gets one away, but leaves both alone, one of them within reach of the stack on 12. It costs 0.03 points.
step-five-four-bury = Nothing is won: a checker alone on 4, and no builder for later. It costs 0.07 points.

step-aimed-title = Where they aim
step-aimed-task = Your opponent has brought builders to 14 and 17. They aim at checkers that split. You rolled 2 and 1. What now?
step-aimed-yes = Leave the rear checkers together and slot point 5. A split would walk into the builders.
step-aimed-no = A split is dangerous here, and one more builder is not enough. Which idea is left?
step-aimed-hint = The 2 brings a builder. The 1 puts a checker where you want a point.
step-aimed-rear = Both rear checkers stand alone, and the builders aim at them. It costs 0.10 points.
step-aimed-fire = A checker on 21 stands just where your opponent wants a point. It costs 0.06 points.

step-strong-title = When a hit costs more
step-strong-task = Now your opponent has made point 20 beside 19: it is harder to come in from the bar. You rolled 4 and 1. Slot or split?
step-strong-yes = 24/23 13/9. A checker that is hit now would have a hard way back, so you leave no slot.
step-strong-no = Bring a builder with the 4. What does the 1 do without much danger?
step-strong-hint = What happens to a slot that is hit? Look at your opponent’s home.
step-strong-slot = Against a stronger home a hit costs you more. The slot now loses 0.10 points.
step-strong-stack = Safe, but it prepares nothing. It costs 0.06 points.

step-leap-title = All the way
step-leap-task = Your rear checkers have the longest way. You rolled 6 and 5: how far can one of them go, and is it safe there?
step-leap-yes = 24/13: one checker is out, and it is safe with the five on 13.
step-leap-no = One rear checker can use both dice.
step-leap-hint = 24 minus 6 minus 5 is 13.
step-leap-halfway = On 18 it stands alone, in reach of your opponent’s stacks. It costs 0.05 points to stop there.
step-leap-buried = Alone on point 2, a checker can be hit there and does no work. It costs 0.20 points.

step-ahead-title = What it is worth
step-ahead-task = One pip is one point of the way. Both sides began with 167 pips. You have just played 24/13. By how many pips do you lead?
step-ahead-yes = 11: you have 156 to go, your opponent 167. The lead is small. That a checker got away is worth more.
step-ahead-no = How many points did your checker move?
step-ahead-hint = You rolled 6 and 5.
step-ahead-one = Count points of the way, not checkers.

step-danger-title = Who can hit it
step-danger-task = A checker ran from 24 to 16 and stands alone. Your opponent moves the other way. Tap the point from which one die hits it.
step-danger-yes = From 12 it is 4 away: 11 rolls have a 4, and some others add up to it.
step-danger-no = Your opponent’s checkers move up, from your 1 towards your 24. Which ones are still below 16, and near?
step-danger-hint = Look for dark checkers at most six points below 16.
step-danger-past = Those have passed already. They move away from 16.
step-danger-far = From 1 to 16 it is 15, too far for one die.

step-six-two-title = Run, step up or build
step-six-two-task = You rolled 6 and 2. Put these three plays in order, the best first.
step-six-two-yes = 24/18 13/11 asks for more: a checker at the edge and a builder. The others follow, 0.03 and 0.07 behind.
step-six-two-no = The best play uses both sides of the board. The two blots in front come last.
step-six-two-hint = A checker on 18 fights for a good point, and one on 11 is a builder.
step-six-two-run = On 16 it is not home yet, and your other checkers have done nothing. It costs 0.03 points.
step-six-two-build = Two checkers alone on 7 and 11. Any 6 hits 7, and your rear two stay together behind. It costs 0.07 points.

step-six-three-title = Two good ways
step-six-three-task = You rolled 6 and 3. Running and stepping up are equally good here. Play one of them.
step-six-three-yes = 24/18 13/10 and 24/15 lie within 0.01. Run if you like it simple.
step-six-three-no = The 6 should move a rear checker. What about the 3?
step-six-three-hint = Begin with 24/18. Then either go on with this checker or bring a builder.
step-six-three-deep = Alone on 4, with nothing behind it. It costs 0.06 points.
step-six-three-both = Both rear checkers stand alone, and the stack on 13 has not moved. It costs 0.07 points.

step-six-four-title = Three good ways
step-six-four-task = You rolled 6 and 4. There are three good plays: run, step up with a builder, or make a point. Find one.
step-six-four-yes = 24/14, 24/18 13/9 and 8/2 6/2 lie within 0.02. Point 2 is deep, but a closed door all the same.
step-six-four-no = Run with both dice, or 24/18 with a builder, or make a point with a 6 from 8.
step-six-four-hint = A 6 from 24 is a good beginning.
step-six-four-both = Both rear checkers stand alone, and your opponent has builders enough to attack. It costs 0.09 points.
step-six-four-down = Two blots in front of your opponent’s rear checkers, and 7 can be hit with any 6. It costs 0.08 points.

step-growing-title = Before the wall stands
step-growing-task = Your opponent has played 6-1 and holds 17, 18 and 19 in a row. You rolled 6 and 2. Stay, build or run?
step-growing-yes = 24/16. One more point, and your rear checkers would hardly get out. Leave while you can.
step-growing-no = Count your opponent’s points in a row. What happens if there are four or five?
step-growing-hint = A 6 from 24 lands on a closed point. Start with the 2.
step-growing-stay = Both rear checkers stay behind a growing wall, and the one on 5 stands alone. It costs 0.04 points.
step-growing-build = Builders are too slow here, and 7 can be hit with any 6. It costs 0.07 points.

step-on-the-way-title = Look where you land
step-on-the-way-task = Your opponent has just brought two checkers down from 12. You rolled 6 and 4, and several plays look good. Find the best one.
step-on-the-way-yes = 24/14*: you run and hit on the way. Your opponent has lost 14 pips and must enter first.
step-on-the-way-no = One of your opponent’s checkers stands alone.
step-on-the-way-hint = Count 10 from 24.
step-on-the-way-point = With no blot in reach this would be fine. But one is: the hit is worth 0.26 more.
step-on-the-way-short = You stopped on 18. Go on with the same checker: the hit is worth 0.27 more.

step-blots-title = First look
step-blots-task = Your opponent opened with 6-2: 24/18 13/11 in their count. First look for checkers that stand alone. Tap all three of theirs.
step-blots-yes = On 1, 7 and 14. Every answer begins with this look: can you hit one, and should you?
step-blots-no = A checker alone is a blot. Your opponent has three of them.
step-blots-hint = One is in your home, one next to the bar, one on the far side.
step-blots-stack = Four checkers stand there. Look for single ones.
step-blots-three = Three checkers stand there. Look for single ones.
step-blots-yours = Those are yours.

step-bar-hit-title = A hit and a point
step-bar-hit-task = Your opponent opened with 6-2, and you rolled 6 and 1. Use both dice well.
step-bar-hit-yes = 13/7* 8/7 hits and makes the point at once. You hold 6, 7 and 8, and your opponent is on the bar.
step-bar-hit-no = The checker on 7 can be hit with either die, or with both.
step-bar-hit-hint = It is a 6 from 13 and a 1 from 8.
step-bar-hit-alone = Alone on 7 you can be hit back. Both dice reach 7: use both. It costs 0.22 points.
step-bar-hit-on = You hit and went on to 6. Stay on 7 and make the point. It costs 0.17 points.

step-which-blot-title = Which one to hit
step-which-blot-task = The same opening, and you rolled 6 and 4. You can hit on 7 or on 14. Which is better?
step-which-blot-yes = 24/14*. On 14 your opponent loses 14 pips, on 7 only 7, and one of your rear checkers is out.
step-which-blot-no = You can hit. Compare both hits: how far does each checker have to go again?
step-which-blot-hint = The hit on 14 uses both dice with one checker.
step-which-blot-near = A good hit, but there was a better one. It costs 0.07 points.
step-which-blot-quiet = You made a point and let two chances go by. It costs 0.26 points.

step-point-or-hit-title = Hit or make a point
step-point-or-hit-task = The same opening, and you rolled 3 and 1. You can hit with 8/7*, or make point 5. Choose.
step-point-or-hit-yes = 8/5 6/5. Your best point stays, and the blot on 7 must still get past you.
step-point-or-hit-no = What is 3-1 good for as a first roll?
step-point-or-hit-hint = A point is there to stay. A loose hit can be hit back.
step-point-or-hit-hit = A good play, and still a little worse: point 5 is worth more than 7 pips.

step-facing-five-title = Against a better home
step-facing-five-task = Your opponent opened with 3-1 and holds 19 and 20. You rolled 4 and 3. Put the plays in order, the best first.
step-facing-five-yes = 24/21 13/9. Their home gets stronger, so your rear checkers should move soon.
step-facing-five-no = Your opponent has two points side by side. Which of your checkers is that bad for?
step-facing-five-hint = The rear checkers cannot wait. The play that stacks comes last.
step-facing-five-wait = As a first roll this was as good as any. Against 19 and 20 your rear checkers cannot wait. It costs 0.03 points.
step-facing-five-stack = Safe, but nothing gets better by it. It costs 0.09 points.

step-tempo-title = Take away time
step-tempo-task = Your opponent opened with 4-3: 24/20 13/10. They want to make a point on your 5. You rolled 6 and 2.
step-tempo-yes = 13/5*. The checker loses only 5 pips, but your opponent has to enter first. Half of their roll is gone.
step-tempo-no = What would your opponent like to do next, and how can you stop it?
step-tempo-hint = Count 8 from 13.
step-tempo-usual = The usual play of 6-2. But next turn your opponent may make a point on your 5. It costs 0.13 points.
step-tempo-run = One gets away, and your opponent may make a point on your 5. It costs 0.12 points.

step-crowd-title = Into the crowd
step-crowd-task = Your opponent opened with 4-3: 13/10 13/9. The two builders stand on 15 and 16. You rolled 4 and 3 as well.
step-crowd-yes = 13/10 13/9. Your rear checkers stay together, because the builders aim at whatever steps forward.
step-crowd-no = Where do the builders on 15 and 16 aim?
step-crowd-hint = Copy your opponent.
step-crowd-split = The checker on 21 walks into the builders. It costs 0.05 points.
step-crowd-both = Two checkers alone, right where the builders aim. It costs 0.13 points.

step-loose-title = On your own
step-loose-task = A new opening: your opponent played 5-4, 24/20 13/8. You rolled 4 and 1. Two plays are right: find one.
step-loose-yes = 6/5* takes away their time, and 13/9 or 24/20 both go well with it.
step-loose-no = Look for blots first.
step-loose-hint = A blot stands on your point 5. Which die hits it?
step-loose-leave = You left the blot on 5 in peace. Next turn it may become a point. It costs 0.13 points.
step-loose-safe = Safe for now, but your opponent may make a point on your 5. It costs 0.15 points.

step-sixes-title = 6-6
step-sixes-task = Your opponent opened with 3-1. You rolled 6-6 and move four checkers by six. Make two points at once.
step-sixes-yes = 24/18(2) 13/7(2). Your rear checkers are nearly out, and 6, 7 and 8 stand in a row.
step-sixes-no = Move in pairs: two from one place, two from another.
step-sixes-hint = Two from 24 and two from 13.
step-sixes-three = One checker stays behind alone, and another stands alone on 18. It costs 0.40 points.
step-sixes-deep = 18 is right. But point 2 lies too deep, and 7 would be the third in a row. It costs 0.35 points.

step-fours-title = 4-4, and 20 is closed
step-fours-task = Your opponent holds 20, so no 4 can be played from 24. You rolled 4-4. Which point do you make?
step-fours-yes = 13/5(2): two checkers, all the way to your best free point.
step-fours-no = Two checkers can go twice four points each.
step-fours-hint = From 13 to 5 it is 8.
step-fours-two = Two points, but 8 is given up, and 5 is worth more than both. It costs 0.12 points.
step-fours-home = Two points in your home, but 8 is given up, and the stack on 13 has not moved. It costs 0.13 points.

step-fours-free-title = 4-4, and 20 is free
step-fours-free-task = An anchor is a point that you hold in your opponent’s home. Against 6-2, point 20 is free. Put these plays of 4-4 in order, the best first.
step-fours-free-yes = 24/20(2) 13/9(2): an anchor and a point in your outer board. The best anchor is point 20.
step-fours-free-no = Which play improves both sides of the board?
step-fours-free-hint = Begin with the anchor on 20. The play that was best against 3-1 comes last here.
step-fours-free-away = Both rear checkers are nearly out, but your other ones did nothing. It costs 0.11 points.
step-fours-free-before = That was right when 20 was closed. Now your rear checkers can have their anchor. It costs 0.13 points.

step-threes-title = 3-3
step-threes-task = Your opponent opened with 3-1 and holds 19 and 20. You rolled 3-3. Which two pairs do you move?
step-threes-yes = 24/21(2) 13/10(2). The anchor is what you need against a strong home, and 10 is a point in front of your stack.
step-threes-no = Your opponent’s home is strong. What do your rear checkers need?
step-threes-hint = An anchor first. The other pair comes from the tallest stack behind your home.
step-threes-five = The anchor is right. Giving up 8 loses 0.03 points: take the other checkers from 13.
step-threes-home = Two points in your home, but your rear checkers stay where they are. It costs 0.08 points.

step-fives-title = 5-5
step-fives-task = Your opponent opened with 6-2 and left a blot on your point 1. You rolled 5-5. Attack, or move quietly?
step-fives-yes = 8/3(2) 6/1*(2): two points and a hit. Your opponent has blots everywhere and has to enter first.
step-fives-no = Is there anything to hit with a 5?
step-fives-hint = From 6 to 1 it is a 5.
step-fives-quiet = The usual 5-5. Here there is a blot to hit, and the hit is worth 0.26 more.
step-fives-half = The hit is right. The second pair should make another point in your home, not one more stack. It costs 0.11 points.

step-twos-title = 2-2
step-twos-task = Your opponent opened with 6-2. You rolled 2-2. Is a hit on 7 better, an anchor, or two points in front of the blots?
step-twos-yes = 13/11(2) 6/4(2). Two new points stand in the way of both checkers, and nothing of yours is alone.
step-twos-no = There is a play that makes two points on your own side.
step-twos-hint = A pair from 13 and a pair from 6.
step-twos-hit = The hit leaves you with blots on 7, 22 and 24. Two points are worth 0.08 more.
step-twos-nine = The point on 9 blocks neither checker, and the stack on 6 stays. It costs 0.18 points.

step-ones-title = 1-1
step-ones-task = Your opponent opened with 6-2. You rolled 1-1. Small steps can do a lot here.
step-ones-yes = 8/7*(2) 6/5(2) hits and makes two points: you hold 5, 6 and 7 in a row.
step-ones-no = Which blot is one step away?
step-ones-hint = The blot on 7 can be hit by two checkers from 8. The other two ones make point 5.
step-ones-no-hit = Point 5 is made, but the blot on 7 goes free. It costs 0.29 points.
step-ones-single = Your checker on 7 stands alone. A second one from 8 makes the point. It costs 0.08 points.

step-attack-title = A new opening
step-attack-task = Your opponent played 5-4: 24/20 13/8. You rolled 3-3. Against 3-1 you took the anchor. And now?
step-attack-yes = 8/5*(2) 6/3(2). A hit, and 3, 5 and 6 closed: over one game in five is won as a gammon.
step-attack-no = Look for blots first, and then for pairs that hit.
step-attack-hint = The blot on 5 is a 3 away from 8. What else makes it hard to come in?
step-attack-build = Good against a strong home. Here there is a blot on 5, and you did not hit it. It costs 0.34 points.
step-attack-both = The hit is right. While your opponent is on the bar, points at home matter more than an anchor. It costs 0.16 points.
