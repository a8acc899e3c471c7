# The rules and the lesson of the game `russian`.

intro = One road for both: everybody enters in the same corner and runs after the others. A checker behind can hit, one in front cannot hit back.
setup = All checkers wait beside the board; the board starts empty. Both sides enter on the same points, 24 to 19.
direction = Both sides go the same way on one road: in at 24, home at 6 to 1. You share every number with the opponent.
aim = Enter all your checkers, run round the board, and bear off all of them before the opponent does.
lone = A checker alone can be hit by those behind it. It goes to the bar and enters again at the start of the road.
special-1 = None of your checkers on the board may move before all of them have entered.
special-2 = Each side throws one die. Whoever throws the higher number starts, and may play these two dice or roll both again.
special-3 = A double is played four times, then the number on the undersides of the dice (7 minus the number rolled) four times; then you roll again. If you cannot finish a part, the turn ends.
special-4 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = A win counts 1, or 2 if the loser has borne off nothing.
options-1 = Backgammon’s start and direction, with these doubles.
options-2 = In some sources the starter always plays the opening dice; in others they always roll again.

# Below the pictures.

pictures-1-caption = 6-2 as the first roll: both enter, none runs on.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Enter first
lesson-1-task = While checkers wait, nothing else moves.
lesson-1-yes = A 2 enters on 23, a 6 on 19.

lesson-2-title = Hit from behind
lesson-2-task = The opponent’s lone checker stands on 18. Yours are behind it: hit.
lesson-2-yes = It has to start the road again.
lesson-2-no = Use the 3 from 21.

lesson-3-title = Top and bottom
lesson-3-task = 5-5 is four fives, then four twos from under the dice. All are still waiting.
lesson-3-yes = Four have entered. The twos follow, and then another roll.
