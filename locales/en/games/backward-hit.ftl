# The rules and the lesson of the game `backward-hit`.

intro = A German idea: a lone checker is not safe just because it has been passed. Checkers may turn back, but only to hit.
setup = As in backgammon: two on 24, five on 13, three on 8, five on 6.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move. Checkers move backwards only to hit.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A lone checker can be hit from both sides: by a checker on its way towards it, and by one that has already passed it and turns back by the number of a die.
special-1 = A checker may also move backwards by a die if it then lands on a lone opposing checker.
special-2 = Such hits count when you must play as many dice as possible. You may also hit backwards from your home board. Checkers on the bar still enter first.
special-3 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
grades = A win counts 1. If the loser has borne off nothing, it is a gammon and counts 2. If one of the loser’s checkers is then also on the bar or in the winner’s home board, it is a backgammon and counts 3.
options-1 = You need not hit backwards, even when nothing else can be played.
options-2 = Backward hits only with the smaller die: that is the game Small Backward Hits.

# Below the pictures.

pictures-1-caption = With 4-3 a checker turns back from 6 to hit on 10.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Turn back
lesson-1-task = The lone checker on your 10-point has been passed. Hit it backwards with the 4.
lesson-1-yes = You hit a checker that had already passed yours.
lesson-1-no = Move from 6 back to 10 with the 4.

lesson-2-title = Two at once
lesson-2-task = Hit both lone checkers, on 10 and on 7.
lesson-2-yes = One checker turned back, hit, and hit again on its way forward.
lesson-2-no = Both must be hit: one of the ways is 6 to 10 and on to 7.

lesson-3-title = Never without a hit
lesson-3-task = Checkers move backwards only to hit, and here there is nothing to hit. Make your 5-point.
lesson-3-yes = Forward, as ever.
lesson-3-no = Two checkers have to land on 5.
