# The rules and the lesson of the game `crazy-narde`.

intro = Long Nardi with Gul Bara’s doubles: one checker a turn off the head, limits to walls, and from the fourth roll on doubles that climb.
setup = All fifteen checkers on your 24-point, the head. The opponent’s stand on your 12-point, diagonally across.
direction = Both sides run the same way round, from opposite corners: your 24-point is the opponent’s 12-point, and the opponent starts from your 12. You follow each other round the board and end in different corners.
aim = Bring all your checkers home and bear them off, each with its exact number.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = Only one checker a turn may leave the head, with the same exception in the first turn as in Long Nardi.
special-2 = Six points in a row are allowed only when an opposing checker has got past them.
special-3 = From your fourth roll on a double climbs: 4-4 goes on with 5-5 and then 6-6. Each part is unlocked when the one before has been played in full. If a part can be played in several ways, choose one that lets you play the most moves of the next part. The parts after that do not count.
special-4 = A checker at home may not move any more: it stays until it is borne off with its exact number.
special-5 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = If you cannot play all of a climbing double, the opponent plays the rest.

# Below the pictures.

pictures-1-caption = The first roll takes one checker off the head: 24/21 with 2-1.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = One from the head
lesson-1-task = Only one checker may leave the head in a turn.
lesson-1-yes = It played both dice.

lesson-2-title = Exact numbers only
lesson-2-task = Everything is home. Your 6 cannot take off the checker on 4, and no checker may move within the home board.
lesson-2-yes = Only the 3 could take off a checker; the 6 is lost.

lesson-3-title = Home is the end
lesson-3-task = A checker at home stays until it is borne off. Use the 2 outside your home board.
lesson-3-yes = In the home board nothing moves.
