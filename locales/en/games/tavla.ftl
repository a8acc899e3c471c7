# The rules and the lesson of the game `tavla`.

also-1 = Takhteh
also-2 = Tachte
also-3 = Tawle
also-4 = Shesh besh
intro = The Turkish game: backgammon’s start and moves, no cube, and one custom that changes the fight at home: whoever hits there has to stay.
setup = As in backgammon: two on 24, five on 13, three on 8, five on 6.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = No hit and run: a checker that hits in its own home board, points 6 to 1, may not move on in the same turn. Outside home it may.
special-2 = Another checker that was on the point before may leave as long as the one that hit stays.
special-3 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again for the first turn. Later the winner of the last game starts.
special-4 = Each die is one move. You may make both moves with one checker, or move two. A double is played four times.
special-5 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-6 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
grades = A win counts 1, or 2 (mars) if the loser has borne off nothing.
options-1 = Without the hit-and-run rule it is Portes.

# Below the pictures.

pictures-1-caption = With 3-1 the hit on 5 must stay: 8/5* 6/5 covers it.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Hit and stay
lesson-1-task = Hit on your 5-point. The checker that hits must stay there, so use the other die to cover it.
lesson-1-yes = It hit, stayed, and is safe.
lesson-1-no = Hit with the 3 from 8 and cover with the 1 from 6.

lesson-2-title = Outside you may run on
lesson-2-task = The lone checker on your 10-point is outside your home. Hit it and go on with the same checker.
lesson-2-yes = Beyond the 6-point the rule does not apply.
lesson-2-no = Hit on 10 with the 3 and move the same checker on to 9.

lesson-3-title = Bear off at once
lesson-3-task = Bear off two checkers.
lesson-3-yes = Each number took a checker off its own point.
lesson-3-no = Use the 6 from the 6-point and the 4 from the 4-point.
