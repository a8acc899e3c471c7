# The rules and the lesson of the game `nackgammon`.

intro = Backgammon with two more checkers far back, devised by Nack Ballard. Games last longer, and holding a point in the opponent’s home matters more.
setup = Two checkers on 24, two on 23, four on 13, three on 8 and four on 6, for both sides.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. Your own numbers fall from 24 to 1 as you go.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. Whoever has none left wins.
lone = A checker alone on a point can be hit. It goes to the bar and must enter in the opponent’s home board, on 25 less the die, before its side may move anything else. Two or more checkers close their point.
special-1 = Only the start differs from backgammon. With four checkers behind, prefer plays that build points over plays that run.
special-2 = Each die is one move, with the same checker or with two. A double is played four times.
special-3 = If both dice can be played, both must be; if only one of the two can, the higher one.
special-4 = Bearing off: a die takes a checker off its own point. If that point is empty, a checker farther back has to move; if there is none, the rearmost one comes off.
special-5 = The doubling cube: before rolling you may offer to double the stake. The opponent takes, and owns the cube, or passes and loses the game at the old stake.
grades = A win counts 1. It is a gammon, 2, if the loser has borne off nothing, and a backgammon, 3, if besides that one of the loser’s checkers is on the bar or in the winner’s home board. The cube multiplies it.
options-1 = Jacoby rule (money): gammons count double only once the cube has been turned.
options-2 = Beavers (money): whoever takes may double again at once and keep the cube.
options-3 = In a match there is no cube in the one game after a player first comes within a point of winning (Crawford game).

# Below the pictures.

pictures-1-caption = 4-3 from the start: 24/20 23/20 makes an advanced anchor.
pictures-2-caption = 6-6: 24/18(2) 13/7(2). The fourth checkers back cannot follow, for 17 is closed.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = A home point
lesson-1-task = Make your 4-point with both dice.
lesson-1-yes = A third point of your home board is worth more here than a run.
lesson-1-no = Two checkers have to land on 4.

lesson-2-title = An advanced anchor
lesson-2-task = Use two of the four checkers in the opponent’s home to make the 20-point.
lesson-2-yes = From the 20-point you cannot be shut in.
lesson-2-no = Bring one checker from 24 and one from 23 together on 20.

lesson-3-title = Six times four
lesson-3-task = Play 6-6 so that you hold 18 and 7 at the end.
lesson-3-yes = Both bars are yours: a wall at either end.
lesson-3-no = Move two checkers from 24 and two from 13.
