# The rules and the lesson of the game `tawla-31`.

also-1 = Tawla
intro = An Egyptian and Levantine game played to 31: one runner goes home alone before the others may follow, and the loser pays for every checker left.
setup = All fifteen checkers on your 24-point; the opponent’s fifteen on your 1-point.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = Only one checker, the runner, may move until it has reached your home board, points 6 to 1.
special-2 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
special-3 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-4 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = The winner gets a point for every checker the loser still has on the board, 1 to 15. A match goes to 31. With a cube for money the Jacoby rule changes nothing here: it is about gammons.
options-1 = The other checkers may move as soon as the runner has travelled twelve pips.
options-2 = Both sides run the same way round.

# Below the pictures.

pictures-1-caption = 6-6 at the start: the runner goes home with three sixes, the fourth brings another out.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = The runner goes alone
lesson-1-task = Your runner stands on 15. Try to move another checker; then play.
lesson-1-yes = Two steps more, and the others may follow.

lesson-2-title = The others follow
lesson-2-task = The runner can reach home with the 3. Bring a new checker out with the 5.
lesson-2-yes = The rule ends within the roll: once the runner is home, the others may move.
lesson-2-no = First the 3 with the runner, then the 5 from 24.

lesson-3-title = Count what is left
lesson-3-task = Bear off two: each checker the opponent keeps is a point for you.
lesson-3-yes = You win seven points.
lesson-3-no = One is left. Use each number on its own point.
