# The rules and the lesson of the game `portes`.

also-1 = Tabla
intro = The first game of Greek Tavli, backgammon without cube and without triple games, usually played fast and for a score of five.
setup = As in backgammon: two on 24, five on 13, three on 8, five on 6.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = Each side throws one die. Whoever throws the higher number starts, and rolls both dice again, so the first roll may be a double. Later the winner of the last game starts.
special-2 = There is no cube and no backgammon: nothing counts more than 2.
special-3 = Each die is one move. You may make both moves with one checker, or move two. A double is played four times.
special-4 = You must play both dice if you can. If you can play either of them but not both, play the higher.
special-5 = Bearing off: a die takes a checker off the point of that number. If that point is empty, you must move a checker from a higher point; if there is none, a checker comes off your highest point.
grades = A win counts 1, or 2 if the loser has borne off nothing. A checker left on the bar changes nothing.
options-1 = Played with a cube or with triple games, it is backgammon with another opening.

# Below the pictures.

pictures-1-caption = 6-1 makes the bar point: 13/7 8/7.
pictures-2-caption = Enter and hold: bar/21* 24/21 hits and makes an anchor at once.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = A good start
lesson-1-task = Make your 7-point with 6-1.
lesson-1-yes = Three points in a row hold back the two checkers behind them.
lesson-1-no = One checker from 13 and one from 8 meet on 7.

lesson-2-title = Enter and hold
lesson-2-task = Enter with a hit, and make the point you land on.
lesson-2-yes = You hit and hold an anchor: none of your back checkers is alone.
lesson-2-no = Enter on 21 with the 4, then bring the checker on 24 there with the 3.

lesson-3-title = Clear the back
lesson-3-task = Nothing stands on your 5-point. So a checker from a higher point must move; none may come off from a lower one.
lesson-3-yes = As long as a checker stands behind, a 5 cannot take one off from a lower point.
