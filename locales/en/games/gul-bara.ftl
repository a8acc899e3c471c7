# The rules and the lesson of the game `gul-bara`.

also-1 = Gjul bara
also-2 = Rosespring
intro = The climbing game of the Balkans, also called Rosespring. Both run the same way, one checker blocks, and from the fourth roll on a double goes on with every higher double.
setup = All fifteen checkers on your 24-point. The opponent’s stand on your 12-point, diagonally across.
direction = Both sides run the same way round, from opposite corners: your 24-point is the opponent’s 12-point, and the opponent starts from your 12. You follow each other round the board and end in different corners.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = In your first three rolls a double is four moves and no more.
special-2 = From your fourth roll on a double climbs: 4-4 is four fours, then four fives, then four sixes. Each part is unlocked when the one before has been played in full; otherwise the turn ends. If a part can be played in several ways, choose one that lets you play the most moves of the next part. The parts after that do not count.
special-3 = There is no runner, no head rule and no forbidden wall.
special-4 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-5 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = If you cannot play all of a climbing double, the opponent plays the rest.
options-2 = Doubles climb from your first roll on.

# Below the pictures.

pictures-1-caption = From the fourth roll on 5-5 is four fives and then four sixes.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = An early double
lesson-1-task = It is your first roll: a double is four moves. Bring all four out of the stack.
lesson-1-yes = Four fives, and the roll is over.
lesson-1-no = Move four different checkers by 5.

lesson-2-title = A climbing double
lesson-2-task = It is your fourth roll, so the fives are only the first part. Play all four with different checkers.
lesson-2-yes = All four are played: four sixes are unlocked and follow at once.
lesson-2-no = Move four different checkers by 5.

lesson-3-title = Stopped halfway
lesson-3-task = Two fours can be played, and no more. The fives stay locked.
lesson-3-yes = A part that cannot be finished ends the turn.
