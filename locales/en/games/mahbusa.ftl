# The rules and the lesson of the game `mahbusa`.

intro = The Arab form of the pinning game: Plakoto’s start and moves, but catching a mother, the last checker on a starting point, does not win.
setup = All fifteen checkers on your 24-point; the opponent’s fifteen on your 1-point.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone can be pinned: an opposing checker lands on it and holds it there until the last one on top has left. It is not sent back.
special-1 = Two checkers of yours, or one that pins, close a point.
special-2 = Pinning the last checker on a starting point does not win the game; if the last checkers of both sides are pinned that way, the game is drawn.
special-3 = You may not bear off while one of your checkers at home is pinned.
special-4 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = With the mother rule it is Plakoto.

# Below the pictures.

pictures-1-caption = 6-3: 18/9* pins the lone checker on 9.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Pin it
lesson-1-task = The opponent’s checker on your 9-point is alone. Land on it.
lesson-1-yes = It is held down until you leave.
lesson-1-no = Count from 18: the two dice together reach 9.

lesson-2-title = Held down
lesson-2-task = Your checker on 17 is pinned. Bring a new one out from 24.
lesson-2-yes = While a checker is pinned the others do the work.
lesson-2-no = Use the 6 from your starting point.

lesson-3-title = Leave nobody alone
lesson-3-task = Play 2-2 so that no checker of yours stands alone.
lesson-3-yes = Pairs cannot be pinned.
lesson-3-no = Move one checker from 15 to 11, and two from your starting point to one point.
