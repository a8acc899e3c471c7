# The rules and the lesson of the game `moultezim`.

intro = The Turkish running game, Fevga’s cousin: one way round, one checker holds a point, and the opponent’s door must stay open.
setup = All fifteen checkers on your 24-point. The opponent’s stand on your 12-point, diagonally across.
direction = Both sides run the same way round, from opposite corners: your 24-point is the opponent’s 12-point, and the opponent starts from your 12. You follow each other round the board and end in different corners.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = The first checker must reach your 11-point or go beyond it before another may move.
special-2 = You may hold at most four points of the quarter in front of the opponent’s start, your points 12 to 7.
special-3 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
special-4 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-5 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = Instead of the limit on your 12 to 7, you may not hold all six points of your own starting quarter, 24 to 19.
options-2 = The other checkers may move as soon as the first one has travelled twelve pips.

# Below the pictures.

pictures-1-caption = Four points of the quarter are held; 16/11 with the 5 adds none.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = The runner
lesson-1-task = Only the first checker may move until it has reached 11.
lesson-1-yes = It has passed the opponent’s start, and the others are free.

lesson-2-title = Four and no fifth
lesson-2-task = You hold 11, 10, 9 and 8. Land with the 5 on 11, and play the 4 so that no fifth point of this quarter is held.
lesson-2-yes = The opponent keeps a way out, as the rule wants.
lesson-2-no = The 5 takes a checker from 16 to 11.

lesson-3-title = Block the road
lesson-3-task = A single checker holds a point. Put one on 18 and one on 20.
lesson-3-yes = Two points are closed with two checkers.
lesson-3-no = Play two checkers from 24.
