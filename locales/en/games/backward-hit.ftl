# The rules and the lesson of the game `backward-hit`.

intro = A German idea: no lone checker is safe because it has been passed. Checkers may turn back, but only to hit.
setup = As in backgammon: two on 24, five on 13, three on 8, five on 6.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. Your own numbers fall from 24 to 1 as you go. Backwards only to hit.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. Whoever has none left wins.
lone = A checker alone can be hit from both sides: by a checker coming on, and by one that has passed and turns back by the number of a die.
special-1 = Besides forward moves a checker may move backwards by a die if that lands on a lone opposing checker.
special-2 = Such hits count when it comes to playing as many dice as possible. They are allowed from home as well; checkers on the bar enter first.
special-3 = Each die is one move; a double is played four times. As many dice as possible must be played, and if only one of two fits, the higher.
grades = A win counts 1; a gammon, 2, if the loser has borne off nothing; a backgammon, 3, if besides one of the loser’s checkers is on the bar or in the winner’s home board.
options-1 = Backward hits may be left out even when nothing else can be played.
options-2 = Backward hits only with the smaller die: that is the game Small Backward Hits.

# Below the pictures.

pictures-1-caption = With 4-3 a checker turns back from 6 to hit on 10.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Turn back
lesson-1-task = The lone checker on your 10-point has been passed. Hit it backwards with the 4.
lesson-1-yes = You hit behind your own lines.
lesson-1-no = Move from 6 back to 10 with the 4.

lesson-2-title = Two at once
lesson-2-task = Hit both lone checkers, on 10 and on 7.
lesson-2-yes = One checker turned back, hit, and hit again on its way forward.
lesson-2-no = Both must be hit: one of the ways is 6 to 10 and on to 7.

lesson-3-title = Never without a hit
lesson-3-task = Backwards is only for hitting. Play an ordinary roll.
lesson-3-yes = Forward, as ever.
lesson-3-no = Make your 5-point.
