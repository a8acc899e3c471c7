# The course `counting`: lessons/counting/ names the steps, docs/lessons.md the ids.

course-counting-title = Counting
course-counting-lead = Know who leads the race, by how much, and what that means for the cube.

lesson-pips-title = Pips
lesson-pips-lead = What a pip is, and how to count both sides within a minute.

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

step-four-stacks-title = The number every game starts with
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
step-one-minute-task = The middle of a game, and only your own clock is running. Count yourself, then your opponent, and give the difference. Can you do it within a minute?
step-one-minute-yes = You need 141 and your opponent 152: you lead by 11.
step-one-minute-no = One of the two counts is off. Go stack by stack.
step-one-minute-hint = You need 141. The two dark checkers on your point 3 count 22 each.
step-one-minute-own = 141 is your own count. Now count your opponent.
