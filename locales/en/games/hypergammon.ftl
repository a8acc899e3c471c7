# The rules and the lesson of the game `hypergammon`.

also-1 = Hyper-backgammon
intro = Three checkers each: every roll can decide the game. It is short, sharp, and so small that every position has been worked out.
setup = One checker each on 24, 23 and 22; the other twelve stay in the box.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring your three checkers home and bear them off.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point. With three checkers nearly everything stands alone, so look for hits first.
special-1 = All other rules are backgammon’s, gammons and backgammons included.
special-2 = Each die is one move. You may make both moves with one checker, or move two. A double is played four times.
special-3 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-4 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
special-5 = The doubling cube: before rolling you may offer to double the stake. The opponent either takes and then owns the cube, or passes and loses the game at the old stake.
grades = A win counts 1. If the loser has borne off nothing, it is a gammon and counts 2. If one of the loser’s checkers is then also on the bar or in the winner’s home board, it is a backgammon and counts 3. The cube multiplies the value.
options-1 = Jacoby rule (money): gammons and backgammons count as single games unless the cube has been turned.
options-2 = Beavers (money): whoever takes may double again at once and keep the cube.
options-3 = Crawford rule (match): when a player is one point from winning for the first time, the next game is played without the cube.

# Below the pictures.

pictures-1-caption = 2-1 hits twice: 16/15* and 8/6*.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Two with one roll
lesson-1-task = Two of the opponent’s checkers stand one and two steps before yours. Hit both.
lesson-1-yes = Both must enter again; you have time to run.
lesson-1-no = Only one was hit, or none: use the 1 from 16 and the 2 from 8.

lesson-2-title = Enter with what is open
lesson-2-task = Your checker on the bar can enter with a 6 on 19 or a 5 on 20. One of the two is closed.
lesson-2-yes = Two checkers closed the 20-point; the lone one on 19 was hit.

lesson-3-title = Off with two
lesson-3-task = Bear off two of your three checkers with this roll.
lesson-3-yes = One left: any roll will do.
lesson-3-no = Only one came off. Take each checker off with its own number.
