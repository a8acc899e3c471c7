# The rules and the lesson of the game `gioul`.

intro = A Greek mixture: the start and direction of Plakoto, blocking instead of pinning, and doubles that climb as in Gul Bara.
setup = All fifteen checkers on your 24-point; the opponent’s fifteen on your 1-point.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = In your first three rolls a double is four moves. From your fourth roll on it climbs: 4-4 goes on with 5-5 and then 6-6. Each part is unlocked when the one before has been played in full. If a part can be played in several ways, choose one that lets you play the most moves of the next part. The parts after that do not count.
special-2 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-3 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = If you cannot play all of a climbing double, the opponent plays the rest.

# Below the pictures.

pictures-1-caption = One opposing checker on 18 closes it to the 6.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Leave the heap
lesson-1-task = Play both dice with two checkers from 24.
lesson-1-yes = Each of them closes a point now.
lesson-1-no = Move two different checkers.

lesson-2-title = Closed by one
lesson-2-task = A single opposing checker stands on 18. Bring one checker out with the 3 and use the 6 elsewhere.
lesson-2-yes = Nothing is hit: the point stays closed until it is left.
lesson-2-no = The 3 belongs to the heap on 24.

lesson-3-title = A climbing double
lesson-3-task = It is your fourth roll: four fives now, and four sixes follow when all are played. Use four different checkers.
lesson-3-yes = All four are played: the sixes are unlocked.
lesson-3-no = Move four different checkers by 5.
