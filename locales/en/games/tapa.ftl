# The rules and the lesson of the game `tapa`.

intro = The pinning game of Bulgaria, twin of Plakoto: everything starts on one point, and a lone checker is held where it stands.
setup = All fifteen checkers on your 24-point; the opponent’s fifteen on your 1-point. Some players put only two on the board at first and take the rest from the box as needed: the rules are the same.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone can be pinned: an opposing checker lands on it and holds it there. The pinned checker cannot move until the last one on top has left. It is not sent back, and its place in the race is kept.
special-1 = Two checkers of yours, or one that pins, close a point.
special-2 = You may not bear off while one of your checkers at home is pinned.
special-3 = Pinning the mother, the last checker on the opponent’s starting point, wins 2 once your own starting point is clear; if both mothers are pinned, the game is drawn. Either ends the game at once, even with dice left to play.
special-4 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
special-5 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-6 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing. Pinning the mother counts 2.
options-1 = Many play without the mother rule.

# Below the pictures.

pictures-1-caption = 5-2: 14/7* pins on 7, just outside your home board.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Hold it far from home
lesson-1-task = Pin the lone checker on your 7-point.
lesson-1-yes = Every checker held far from its home costs the opponent time.
lesson-1-no = One checker from 14 plays both dice.

lesson-2-title = Two on top
lesson-2-task = Your single checker pins on 9. Put a second one on it, so that the point stays yours if one has to go.
lesson-2-yes = Two hold more firmly than one.
lesson-2-no = The 5 takes the checker from 14 to 9.

lesson-3-title = Closed by two
lesson-3-task = Two opposing checkers close 18, so the 6 cannot leave your start. Find the way round: which die has to go first?
lesson-3-yes = First the 4 to 20, then the 6: a checker has to find an open point at each step.
