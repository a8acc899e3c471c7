# The rules and the lesson of the game `long-nardi`.

also-1 = Narde
also-2 = Nardi
also-3 = Langbackgammon
intro = The long game of the Caucasus and Russia. All checkers leave the head one after another, nobody is hit, and there are limits to the walls you may build.
setup = All fifteen checkers on your 24-point, the head. The opponent’s stand on your 12-point, diagonally across.
direction = Both sides run the same way round, from opposite corners: your 24-point is the opponent’s 12-point, and the opponent starts from your 12. You follow each other round the board and end in different corners.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker is safe and holds its point: the other side may not land there. Nothing is hit, nothing is pinned.
special-1 = Only one checker a turn may leave the head. In your very first turn 6-6, 4-4 and 3-3 let two leave.
special-2 = Six points in a row, a full wall, are allowed only when at least one opposing checker has already got past them.
special-3 = You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
special-4 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-5 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win (oyn) counts 1. If the loser has borne off nothing, it is mars and counts 2.
options-1 = In the first turn a second checker may leave the head only with 6-6 and 4-4, or with every double.
options-2 = When the first player has borne off everything, the second player gets one last roll if they have a single checker left: bearing it off draws the game.
options-3 = In some descriptions the sides move towards each other.
options-4 = Koks: where it is agreed on, a gammon counts 3 if the loser still has a checker in the starting quarter, 24 to 19. Sources differ: in some it is koks when none of the loser’s checkers has come home. Tournaments do not use it.

# Below the pictures.

pictures-1-caption = The first roll takes one checker off the head: 24/21 with 2-1.
pictures-2-caption = 6-6 as the first roll: two checkers leave, and nothing else fits.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = One from the head
lesson-1-task = Only one checker may leave the head in a turn. Play both dice with it.
lesson-1-yes = The rest of the head has to wait for your next turn.

lesson-2-title = The exception
lesson-2-task = In the first turn a 4-4 lets two checkers leave, because the opponent’s head stops a single one.
lesson-2-yes = Two left the head. Later in the game only one may.

lesson-3-title = One from the head, one on the road
lesson-3-task = One checker may leave your head; play the other die with the one that is out already.
lesson-3-yes = One left the head, one ran on.
lesson-3-no = The 4 takes a checker off the head, the 3 moves the one on 18.

lesson-4-title = No full wall yet
lesson-4-task = You hold 22 to 18, and the opponent has not got past. Bring a checker to 23, and open a gap with the 3: six in a row are not allowed yet.
lesson-4-yes = No six in a row: the opponent keeps a gap.
lesson-4-no = Take a checker off the head with the 1.
