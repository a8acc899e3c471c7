# The rules and the lesson of the game `fevga`.

also-1 = Feuga
also-2 = Fewga
intro = The third game of Tavli. Both sides run the same way round, a single checker holds a point, and whoever builds the longer wall makes the other wait.
setup = All fifteen checkers on your 24-point. The opponent’s stand on your 12-point, diagonally across.
direction = Both sides run the same way round, from opposite corners: your 24-point is the opponent’s 12-point, and the opponent starts from your 12. You follow each other round the board and end in different corners.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = Your first checker runs alone. Nothing else may move until it has passed the opponent’s starting point, that is, until it stands on your 11-point or beyond.
special-2 = You may not hold all six points of your own starting quarter, 24 to 19, at once.
special-3 = If you have a wall of six points and all the opponent’s checkers stand on the one point right behind it, you must open the wall if you can.
special-4 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
special-5 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-6 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = The rule against holding all six points may be about the opponent’s starting quarter, your 12 to 7, instead of your own; or about both.
options-2 = The other checkers may move as soon as the first one has travelled twelve pips.

# Below the pictures.

pictures-1-caption = The first checker runs: 24/13 with 6-5.
pictures-2-caption = One checker is enough: 18 is closed to the 6 from 24.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = One checker leaves
lesson-1-task = At the start only your first checker may move. Play the whole roll with it.
lesson-1-yes = It stands one step before the opponent’s start.

lesson-2-title = Your runner must pass first
lesson-2-task = The first checker stands on 14, and the opponent’s fifteen on 12. Try to move one from 24; then do what is allowed.
lesson-2-yes = The runner has passed. From now on all your checkers may move.

lesson-3-title = A single checker is a wall
lesson-3-task = One opposing checker stands on 18. Bring a checker out with the 2, and play the 6 with your runner.
lesson-3-yes = In this game one is enough to block.
lesson-3-no = The 2 belongs to the stack on 24, the 6 to the checker on 11.

lesson-4-title = Not all six
lesson-4-task = You hold five of the six points of your starting quarter. Put a checker on 19 so that the six are not all held at the end.
lesson-4-yes = One of the points had to give way.
lesson-4-no = Bring a checker to 19 with the 5.

lesson-5-title = Bear off
lesson-5-task = Take two checkers off.
lesson-5-yes = Bearing off is as in backgammon.
lesson-5-no = Use the 5 from the 5-point and the 4 from the 4-point.
