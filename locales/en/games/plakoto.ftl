# The rules and the lesson of the game `plakoto`.

intro = The second game of Tavli. Nobody is sent back; a lone checker is held down where it stands, and the first checkers home can trap the stragglers for good.
setup = All fifteen checkers on your 24-point; the opponent’s fifteen on your 1-point.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone can be pinned: an opposing checker lands on it and holds it there. The pinned checker cannot move until the last one on top has left. It is not sent back, and its place in the race is kept.
special-1 = Two checkers of yours, or one that pins, close a point to the opponent.
special-2 = A pinned checker is free the moment the last pinner leaves, even within the same turn.
special-3 = You may not bear off while one of your checkers at home is pinned.
special-4 = The mother is the last checker on a starting point. Pin it and you win 2 as soon as your own starting point is clear; if both mothers are pinned, the game is drawn. Either ends the game at once, even with dice left to play.
special-5 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
special-6 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-7 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing. Pinning the mother counts 2.
options-1 = Without the mother rule the game is called Mahbusa.
options-2 = You may bear off while one of your checkers is pinned, if both agree.

# Below the pictures.

pictures-1-caption = 6-3: 18/9* pins the lone checker on 9.
pictures-2-caption = The checker on 17 lies under two others and cannot move; other checkers can: 24/18 10/9.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Pin it
lesson-1-task = The opponent’s checker on your 9-point is alone. Land on it.
lesson-1-yes = It is held down until you leave. On the board a pinned checker lies underneath and wears a lock.
lesson-1-no = Count from 18: the two dice together reach 9.

lesson-2-title = Held down
lesson-2-task = Your checker on 17 is pinned. Try it: the board tells you why it stays. Then bring a new one out from 24.
lesson-2-yes = While a checker is pinned the others do the work.
lesson-2-no = Use the 6 from your starting point.

lesson-3-title = Leave nobody alone
lesson-3-task = Play 2-2 so that no checker of yours stands alone.
lesson-3-yes = Pairs cannot be pinned.
lesson-3-no = A checker is still alone. Move one checker from 15 to 11, and two from your starting point to one point.

lesson-4-title = Pinned at home
lesson-4-task = You would like to bear off with the 6, but one of your checkers at home is pinned.
lesson-4-yes = The 6 is lost: nothing may be borne off before the checker on 3 is free.

lesson-5-title = The mother
lesson-5-task = The opponent has one checker left on its starting point, your 1-point. Your own start is clear: pin it and win.
lesson-5-yes = The mother is caught: the game is over, for 2 points.
lesson-5-no = The 6 takes a checker from 7 to 1.
