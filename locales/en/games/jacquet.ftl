# The rules and the lesson of the game `jacquet`.

also-1 = Jaquet
intro = The French running game of the cafés. A courier rides ahead; only when it has reached the last quarter may the others leave.
setup = All fifteen checkers on your 24-point. The opponent’s stand on your 12-point, diagonally across.
direction = Both sides run the same way round, from opposite corners: your 24-point is the opponent’s 12-point, and the opponent starts from your 12. You follow each other round the board and end in different corners.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = The courier, your first checker, must reach your home board, points 6 to 1, before another may move. What it cannot play is lost.
special-2 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
special-3 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-4 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = Descriptions differ. In the French ones a single checker blocks, as here. In others checkers are hit: a hit checker enters on 24 to 19 before anything else moves, even while the courier is on its way, and whichever checker is foremost then is the courier. In that form you may close at most two points of your starting quarter, 24 to 19, and have at most two checkers on your 13-point.

# Below the pictures.

pictures-1-caption = The courier runs with both dice: 24/13.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = The courier
lesson-1-task = At the start only one checker may move.
lesson-1-yes = The courier is on its way.

lesson-2-title = Not before it is home
lesson-2-task = The courier stands on 11. Try one of the others, then play on.
lesson-2-yes = One step short of home.

lesson-3-title = The road is free
lesson-3-task = Bring the courier home with the 4, and let the next one leave with the 6.
lesson-3-yes = Now all may move.
lesson-3-no = The 4 belongs to the courier, the 6 to the stack.
