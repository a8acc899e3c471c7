# The rules and the lesson of the game `tabula`.

also-1 = Alea
intro = The game of the Roman emperors, Zeno’s above all: three dice, one road for both, and no mercy for lone checkers.
setup = All checkers wait beside the board; the board starts empty. Both sides enter on the same points, 24 to 19.
direction = Both sides go the same way on one road: in at 24, home at 6 to 1. You share every number with the opponent.
aim = Bring all your checkers into your home board, points 6 to 1, then bear them off. The first player with none left wins.
lone = A checker alone can be hit by any opposing checker; it must enter again before its side moves anything else.
special-1 = Three dice are thrown, three moves made. Doubles and triples have no bonus.
special-2 = You must play as many dice as possible. If you have to leave dice out, play those with the highest total.
special-3 = No checker may go beyond your 13-point before all fifteen have entered.
special-4 = Bearing off is as in backgammon: you may begin once all your remaining checkers are home.
grades = Every win counts 1: there are no gammons.
options-1 = Without the rule that all must enter before one goes beyond the 13-point.

# Below the pictures.

pictures-1-caption = 2-5-6, the throw that ruined Zeno: a single play is legal.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = Three dice
lesson-1-task = Enter three checkers, one with each die.
lesson-1-yes = Three moves with three dice.
lesson-1-no = Enter with every die.

lesson-2-title = Zeno’s throw
lesson-2-task = You are the emperor, and it is AD 480. The opponent’s points leave you one legal play, and it breaks every pair you have.
lesson-2-yes = Eight lone checkers: the throw has been famous ever since.

lesson-3-title = Hit on the road
lesson-3-task = Two lone checkers stand before yours. Hit both.
lesson-3-yes = Both begin again.
lesson-3-no = Count from 20 and from 18.
