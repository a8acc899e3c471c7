# The rules and the lesson of the game `nard`.

also-1 = Persian nard
intro = A Persian form: the checkers meet head on as in backgammon, but nobody is ever hit. A single checker closes its point, and traffic jams decide.
setup = All fifteen checkers on your 24-point; the opponent’s fifteen on your 1-point.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = There is no runner and no forbidden wall: six points in a row simply stop whoever is behind them.
special-2 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
special-3 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-4 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = In some descriptions both sides run the same way round.

# Below the pictures.

pictures-1-caption = One opposing checker on 18 closes it: the 6 cannot leave 24.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Leave the heap
lesson-1-task = Play both dice with two checkers from 24.
lesson-1-yes = Each of them closes a point now.
lesson-1-no = Move two different checkers.

lesson-2-title = Closed by one
lesson-2-task = A single opposing checker stands on 18. Bring one checker out with the 3 and use the 6 elsewhere.
lesson-2-yes = Nothing is hit, so the point stays closed until it is left.
lesson-2-no = The 3 belongs to the heap on 24.

lesson-3-title = Bear off
lesson-3-task = Take two checkers off.
lesson-3-yes = As in backgammon.
lesson-3-no = Use the 6 from the 6-point and the 5 from the 5-point.
