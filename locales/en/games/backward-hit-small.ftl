# The rules and the lesson of the game `backward-hit-small`.

intro = Backward Hits with a limit: only the smaller of the two dice may hit backwards.
setup = As in backgammon: two on 24, five on 13, three on 8, five on 6.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move. Checkers move backwards only to hit.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker can be hit by a checker on its way towards it, and by one that has already passed it if the smaller die fits.
special-1 = A checker may move backwards by the smaller die if it then lands on a lone opposing checker. With a double any of the four moves may do so.
special-2 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
grades = A win counts 1. If the loser has borne off nothing, it is a gammon and counts 2. If one of the loser’s checkers is then also on the bar or in the winner’s home board, it is a backgammon and counts 3.
options-1 = Backward hits with either die: that is the game Backward Hits.

# Below the pictures.

pictures-1-caption = With 4-3 only the 3 may turn back.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = The smaller die
lesson-1-task = Hit the lone checker on 7 backwards, with the 3.
lesson-1-yes = The 3 is the smaller die.
lesson-1-no = Move from 4 back to 7.

lesson-2-title = Hit and come home
lesson-2-task = Hit on 7 backwards, and bring the same checker on with the 4.
lesson-2-yes = Back, hit, and home again.
lesson-2-no = First 4/7 with the 3, then on with the 4.

lesson-3-title = Forward as ever
lesson-3-task = Make your 5-point.
lesson-3-yes = Nothing else has changed.
lesson-3-no = Two checkers have to land on 5.
