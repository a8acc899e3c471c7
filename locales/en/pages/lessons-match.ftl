# The course `match`: lessons/match/ names the steps, docs/lessons.md the ids.

course-match-title = Match play
course-match-lead = How the score changes the cube, and the plays.

lesson-by-heart-title = Chances by heart
lesson-by-heart-lead = Seven numbers that give you the chances at almost any score.
lesson-take-points-title = Take points
lesson-take-points-lead = How many games you must win to take, without gammons and later doubles.
lesson-after-crawford-title = After Crawford
lesson-after-crawford-lead = Double at once, and when the leader passes for almost nothing.
lesson-gammon-go-title = One board, four scores
lesson-gammon-go-lead = When a gammon wins the match, when it loses it, and when it does not count.
lesson-seven-five-title = Leading 7–5
lesson-seven-five-lead = In a match to 9 the leader holds the cube back, and the trailer hurries.

step-level-title = After a pass
step-level-task = Your opponent redoubles to 4. If you pass, they win 2 points. How many of 100 matches will you win then?
step-level-yes = 3–3 is even: 50. This chance is called the match equity of the score.
step-level-no = What is the score after your pass?
step-level-hint = Your opponent gets 2 points. Then both have the same.
step-level-before = That is your chance now, at 3–1. A pass gives 2 points away.

step-ten-title = Ten for three
step-ten-task = You pass: 2–3. Start from 50. When you need 3, each point that you trail by counts 10. How many of 100 do you win?
step-ten-yes = You trail by one: 50 minus 10 is 40. The table says 40, too.
step-ten-no = You need 3 points, your opponent 2. Who leads, and by how much?
step-ten-hint = The leader adds to 50, the trailer subtracts.
step-ten-theirs = That is your opponent’s chance. After the pass you trail.

step-nine-title = Nine for four
step-nine-task = You pass: 1–3. You need 4, and then each point that you trail by counts 9. How many of 100 do you win?
step-nine-yes = Two points, 9 each: 50 minus 18 is 32. The table says 33.
step-nine-no = Your opponent leads by two points. Each counts 9.
step-nine-hint = 2 times 9 is 18.
step-nine-one = That would be right if you trailed by one point. It is two.
step-nine-theirs = That is your opponent’s chance. You trail.

step-use-it-title = Use it
step-use-it-task = A redouble to 4, for the whole match. They win with 25 of 36 rolls, you with 11. Take or pass?
step-use-it-yes = A pass leaves you 33 of 100, a take only 31. The score has turned a take into a pass.
step-use-it-hint = A pass makes it 1–3. You have worked that out before.
step-use-it-take = 11 of 36 is 31%, and for money you would take. But at 1–3 you still win 33%.

step-seven-title = And so on down
step-seven-task = 10 for three points to go, 9 for four, 8 for five, and so on. You pass: 3–5. How many of 100 do you win?
step-seven-yes = You need 6, so a point counts 7: 50 minus 14 is 36. The table agrees.
step-seven-no = How many points do you need at 3–5? Go on from 8 for five.
step-seven-hint = You need 6. For six points to go it is 7.
step-seven-theirs = That is your opponent’s chance. After the pass you trail.

step-six-title = Six for eight
step-six-task = Then the steps get wider: for eight points to go it is 6. You pass: 1–5. How many of 100 do you win?
step-six-yes = Four points, 6 each: 50 minus 24 is 26. The table says 25.
step-six-no = You need 8 points and trail by four.
step-six-hint = 4 times 6 is 24.
step-six-one = That is the answer for one point. Your opponent leads by four.

step-leader-title = When you lead
step-leader-task = You pass: 7–5. Now your opponent trails, so look at what they need. How many of 100 do you win?
step-leader-yes = They need 4, so a point counts 9: 50 plus 18 is 68. The table says 67.
step-leader-no = The trailer needs 4. Which number belongs to that?
step-leader-hint = You lead by two points, and each counts 9.
step-leader-behind = That is the trailer’s chance. You still lead.
step-leader-one = You lead by two points, not by one.

step-long-title = A long match
step-long-task = Two more numbers: 5 for eleven points to go, 4 for fifteen. You pass: 6–9. How many of 100 do you win?
step-long-yes = You need 11 and trail by three: 50 minus 15 is 35. For 3, 4, 5, 6, 8, 11 and 15 it is 10, 9, 8, 7, 6, 5 and 4.
step-long-no = How many points do you need, and by how many do you trail?
step-long-hint = You need 11. Each of the three points counts 5.
step-long-one = That is the answer for one point. You trail by three.
step-long-theirs = That is your opponent’s chance. After the pass you trail.

step-favourite-title = The favourite passes
step-favourite-task = A redouble to 8, for the whole match. They win with 14 of 36 rolls, you with 22. Take or pass?
step-favourite-yes = 22 of 36 is 61%. A pass makes it 7–5, and from there you win 67%. So even the favourite may have to pass.
step-favourite-hint = What is the score after a pass, and what is your chance then?
step-favourite-take = You are the favourite here, with 61%. But at 7–5 you are a bigger one, with 67%.

step-money-title = Risk and gain
step-money-task = A double for money: a pass loses 1 point, a take wins or loses 2. How many of 100 games must you win to take?
step-money-yes = 25. A take risks 1 point more than the pass and can gain 3: 1 of 4. This number is called the take point.
step-money-no = Compare the take with the pass, which loses 1.
step-money-hint = The risk is from −1 to −2, the gain from −1 to +2. Divide the risk by both together.
step-money-half = You need less than half, because a pass has a price, too.
step-money-third = Divide the risk by risk and gain together, not by the gain.

step-two-two-title = Both need two
step-two-two-task = A pass leaves you 32 of 100 matches. A take decides the match. How many of 100 games do you need?
step-two-two-yes = 32. When one game decides everything, you must win it as often as you would win the match after a pass.
step-two-two-no = What does a pass leave you, and what are you playing for if you take?
step-two-two-hint = You risk 32 and can gain 68.
step-two-two-money = That is enough for money. Here a pass keeps 32.

step-three-three-title = Both need three
step-three-three-task = A pass leaves you 40 of 100. Take and lose: 25. Take and win: 75. How many of 100 games do you need?
step-three-three-yes = You risk 15, and 50 lie between losing and winning: 15 of 50 is 30.
step-three-three-no = Risk: from 40 down to 25. Divide it by all that lies between losing and winning.
step-three-three-hint = 15 divided by 50.
step-three-three-risk = That is the risk. Now divide it by the way from 25 to 75.
step-three-three-pass = That is what a pass leaves you. What do you risk beyond it, and what can you gain?

step-ten-rolls-title = Ten rolls
step-ten-rolls-task = Your opponent doubles and wins with 26 of 36 rolls, you with 10. Take or pass?
step-ten-rolls-yes = 10 of 36 is 28%, and at 2–2 to 5 you need 30%.
step-ten-rolls-hint = 10 of 36 is 28%. You have worked out this score’s take point.
step-ten-rolls-take = 28% would do for money. When both need three points, you need 30%.

step-far-off-title = Far from the end
step-far-off-task = A pass leaves you 42 of 100. Take and lose: 35. Take and win: 65. How many of 100 games do you need?
step-far-off-yes = 7 of 30, about 24. Far from the end a match is nearly like money.
step-far-off-no = Risk: from 42 down to 35. All together: from 35 to 65.
step-far-off-hint = 7 divided by 30.
step-far-off-risk = That is the risk. Now divide it by the way from 35 to 65.

step-ahead-title = With a lead
step-ahead-task = A pass leaves you 67 of 100. Take and lose: 60. Take and win: 100. How many of 100 games do you need?
step-ahead-yes = 7 of 40, about 17. When your two points win the match, you can take with less.
step-ahead-no = Risk: from 67 down to 60. All together: from 60 to 100.
step-ahead-hint = 7 divided by 40.
step-ahead-money = That would do for money. With this lead you need less: risk 7, of 40 in all.

step-behind-title = Behind
step-behind-task = A pass leaves you 25 of 100. Take and lose: 0. Take and win: 68. How many of 100 games do you need?
step-behind-yes = 25 of 68, about 37. Two points win your opponent the match, so you need more to take.
step-behind-no = Risk: all of the 25. All together: from 0 to 68.
step-behind-hint = 25 divided by 68.
step-behind-other = That is the take point of a leader. You trail.
step-behind-money = That would do for money. Here you risk the whole match.

step-nine-rolls-title = Nine rolls
step-nine-rolls-task = Your opponent doubles and wins with 27 of 36 rolls, you with 9. Take or pass?
step-nine-rolls-yes = 9 of 36 is 25%. With this lead 17% is enough.
step-nine-rolls-hint = A quarter of the games is yours. What do you need with a lead of 5–2?
step-nine-rolls-pass = For money it would be all the same. With this lead 17% is enough, and you have 25%.

step-at-once-title = Nothing to lose
step-at-once-task = When somebody first needs only one point, one game has no cube: the Crawford game. It is over. Double or roll?
step-at-once-yes = If you lose, the match is over, with a cube or without. So play for 2 points from the first turn.
step-at-once-hint = What does a loss cost you now, and what would it cost with the cube on 2?
step-at-once-roll = A loss ends the match either way, and without the cube you win only 1 point.

step-even-two-title = The leader’s side
step-even-two-task = You are doubled at once. A pass makes it 4–4, a take decides the match. How many of 100 games do you need?
step-even-two-yes = 50. If you stand a little worse, you pass and play the last game from the start. That is the free drop.
step-even-two-no = What is your chance at 4–4?
step-even-two-hint = At 4–4 nobody is ahead.
step-even-two-money = Not here: a pass leaves you an even match.

step-drop-two-title = A little worse
step-drop-two-task = You are doubled. Your opponent is on roll, and the board is almost even. Take or pass?
step-drop-two-yes = You would win only 46 of 100 from here, and 50 at 4–4. So you pass, although nothing is decided yet.
step-drop-two-hint = Would you rather play this board, with your opponent on roll, or begin anew?
step-drop-two-take = You win 46 of 100 from here. A pass leaves you 50.

step-odd-three-title = An odd number
step-odd-three-task = A pass, 4–3, leaves you 51 of 100. Take and lose, 4–4: 50. Take and win: 100. How many of 100 games do you need?
step-odd-three-yes = 1 of 50, that is 2. A pass gains nothing: at 4–3 they need one doubled game, and at 4–4 one as well.
step-odd-three-no = Risk: from 51 down to 50. All together: from 50 to 100.
step-odd-three-hint = 1 divided by 50.
step-odd-three-money = That is the number for money. What do you risk here? Only from 51 down to 50.
step-odd-three-even = That was at 4–3. Now your opponent needs 3 points.

step-take-three-title = Much worse
step-take-three-task = Your opponent has made 20, is on roll and doubles. Take or pass?
step-take-three-yes = You win 39 of 100 from here, and 2 would do. Against an odd number of points you take nearly everything.
step-take-three-hint = You have just worked out what you need at this score.
step-take-three-pass = At 4–3 they need one more doubled game, just as at 4–4. You gave a game away for nothing.

step-drop-four-title = The same board, one point less
step-drop-four-task = The very same board, but now your opponent needs 4. You are doubled. Take or pass?
step-drop-four-yes = That makes it 4–2. They needed two doubled games before, and need two now: the pass was almost free.
step-drop-four-hint = How many doubled games do they need at 4–1, and how many at 4–2?
step-drop-four-take = You stand worse, and a gammon would cost the match. A pass costs almost nothing: they still need two doubled games.

step-five-left-title = Odd or even
step-five-left-task = In a race you are 12 pips behind, and you are doubled. Take or pass?
step-five-left-yes = 5 is odd: a pass leaves them two doubled games, and a lost take as well. So play on, even with 22 of 100.
step-five-left-hint = How many points does your opponent need: an odd number or an even one?
step-five-left-pass = They need 5. At 6–3 it is two doubled games, at 6–4 as well: your pass gained nothing.

step-two-points-title = What a gammon does
step-two-points-task = You have won, and no dark checker is off. How many points is that?
step-two-points-yes = 2, and the match is yours. If you need just 2 in the Crawford game, you play for a gammon.
step-two-points-no = Nothing of your opponent’s is off.
step-two-points-hint = That is a gammon.
step-two-points-one = One dark checker off would have saved the gammon. None is.
step-two-points-three = That would need a dark checker on the bar or in your home.

step-for-money-title = For money
step-for-money-task = Enter with the 2. Then three plays are equally good: an anchor, a hit on 7, or a third checker to 5. Choose one.
step-for-money-yes = All three lie within 0.02. The anchor loses fewest gammons, the hit wins most games. So the score will decide.
step-for-money-no = Enter on 23. With the 1: 24/23, 8/7* or 6/5.
step-for-money-hint = Begin with bar/23.
step-for-money-idle = On 24 your two checkers do little, and the blot on 7 is left alone. It costs 0.20 points.
step-for-money-stray = You leave a blot on 4, and theirs on 7 is left alone. It costs 0.12 points.

step-last-game-title = The last game
step-last-game-task = The same board and roll. Only winning counts now, a gammon is nothing more. What do you play?
step-last-game-yes = The hit wins 40 of 100 games, bar/23 6/5 nearly as many, the anchor 38.
step-last-game-no = You need as many wins as you can get, and nothing else.
step-last-game-hint = Gammons lost do not matter, so you can be bold.
step-last-game-anchor = The anchor saves gammons, but nobody counts them now. It wins two games of 100 fewer.

step-go-title = Gammon wanted
step-go-task = The same board. Your gammon wins the match, and theirs is worth nothing more. What do you play?
step-go-yes = bar/23 8/7*. The hit wins 12 gammons of 100, the anchor 9.
step-go-no = You want a gammon. Which play attacks?
step-go-hint = Send a checker back.
step-go-anchor = You guard against gammons that do not count, and win fewer of your own.

step-save-title = Gammon feared
step-save-task = Now it is the other way round: a gammon would win the match for your opponent. What do you play?
step-save-yes = bar/23 24/23. You lose 13 gammons of 100, after the hit it would be 23.
step-save-no = Which play makes you safe from a gammon?
step-save-hint = An anchor lets you enter for the rest of the game.
step-save-hit = The hit wins some games more, but loses 23 gammons of 100, the anchor only 13.
step-save-loose = Your two rear checkers stand alone. You would lose 20 gammons of 100, the anchor only 13.

step-attack-title = 4-4, you need a gammon
step-attack-task = Another board, and you rolled 4-4. You need 2 points. Attack, or build soundly?
step-attack-yes = 8/4(2) 6/2*(2) wins 22 gammons of 100, the sound play 15. That outweighs a few single wins.
step-attack-no = A gammon wins the match. Where is a blot to hit?
step-attack-hint = A 4 from 6 hits. Two from 6 and two from 8 close two points.
step-attack-solid = You win more games like this, but 7 gammons of 100 fewer.
step-attack-half = The hit is right. Close another point at home with the other pair: you need a gammon.

step-solid-title = 4-4, you fear a gammon
step-solid-task = The same board and roll, but now you need only 1 point, and your opponent 2. What do you play?
step-solid-yes = 24/20(2) 13/9(2). You lose 6 gammons of 100 like this, and 11 if you attack.
step-solid-no = Which play lets you lose fewest gammons?
step-solid-hint = With an anchor you seldom lose a gammon.
step-solid-attack = Your opponent’s gammon would win the match: the attack loses 11 of 100, an anchor 6.

step-read-it-title = Read the score first
step-read-it-task = You rolled 3-3. Run home, or attack?
step-read-it-yes = 8/5(2) 6/3(2). A gammon wins the match: you win 23 of 100, and 12 if you run.
step-read-it-no = How many points do you need?
step-read-it-hint = You need 2 points, and a gammon has them.
step-read-it-home = That wins most games, but half as many gammons. At 2–2 it would be right.

step-plain-title = For money
step-plain-task = You hold 4, 5, 6 and 8 against two lone checkers, and win two games of three. For money: double or roll?
step-plain-yes = Double, and your opponent takes. Keep this board in mind.
step-plain-hint = You are well ahead, and with a good roll your opponent will pass next time.
step-plain-roll = You wait too long: after a good roll your opponent would pass. It costs 0.13 points.

step-keep-title = The leader
step-keep-task = The same board, but now you lead and need 2 points. Double or roll?
step-keep-yes = Roll. A cube on 2 would go to 4 at once: one game for the whole match. And your gammon wins it without a cube.
step-keep-hint = What could your opponent do with a cube on 2?
step-keep-double = Your opponent takes and redoubles to 4. Now one game decides the match, and your lead is gone.

step-leader-takes-title = The leader takes
step-leader-takes-task = You are doubled. A pass leaves you 60 of 100. Take and lose: 50. Take and win: 100. How many of 100 games do you need?
step-leader-takes-yes = 10 of 50 is 20. Without gammons the leader may take a little more easily than for money.
step-leader-takes-no = Risk: from 60 down to 50. All together: from 50 to 100.
step-leader-takes-hint = 10 divided by 50.
step-leader-takes-money = That is the number for money. Here 2 points win the match for you.

step-race-title = In a race
step-race-task = In a race you are 14 pips behind, and you are doubled. You would win 21 of 100. Take or pass?
step-race-yes = You need 20 and have 21. In a race nobody wins a gammon, so the take point holds.
step-race-hint = You have just worked out what you need.
step-race-pass = For money a pass would be as good. Here you need only 20 of 100, and you have 21.

step-danger-title = Under attack
step-danger-task = You are on the bar and are doubled. You would win 34 of 100, but lose a gammon in 23. Take or pass?
step-danger-yes = Pass. On a cube of 2 a gammon is worth 4 points, and 4 win your opponent the match. For money you would take.
step-danger-hint = With the cube on 2, what is a gammon worth? And what does your opponent need?
step-danger-take = 34 would do without gammons. But in 23 of 100 games the match is over at once.

step-early-title = The trailer hurries
step-early-task = Now you trail. You have made 5, and you win 58 of 100 games. For money you would wait. Double or roll?
step-early-yes = Double. The leader has no use for the cube, and your gammon is now worth the match.
step-early-hint = What use is a cube on 2 to the leader? And what is your gammon worth then?
step-early-roll = Right for money. But here your gammons would win the match. It costs 0.09.

step-back-at-once-title = Turn it back
step-back-at-once-task = The leader doubled, and you took. The cube on 2 is yours, and you stand a little worse than even. Redouble or roll?
step-back-at-once-yes = To 4, and at once. A loss on 2 ends the match anyway. A win on 4 wins it.
step-back-at-once-hint = What does it cost to lose 2 points, and what to lose 4?
step-back-at-once-roll = If you lose on 2, the match is lost. On 4 it is no worse, but a win is the whole match.
