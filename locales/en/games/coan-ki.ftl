# The rules and the lesson of the game `coan-ki`.

also-1 = Bottle game
also-2 = Erectus ludus
intro = The Chinese bottle game: sixteen bottles a side go once round the board, and a roll is played whole or not at all. What you play here is a reconstruction: Thomas Hyde described the game in 1694 in De Ludis Orientalibus, and the account leaves much open.
setup = The eight fields are split in two: sixteen squares in a ring, which each side counts from 16 down to 1, beginning at its own start. All your sixteen checkers stand on your 16; the opponent’s stand on theirs, your 8. The covered part of the board is not used.
direction = Both sides go the same way round, from 16 to 1 and then home to where they started. Your 8 is the opponent’s 16.
aim = Bring all sixteen home before the opponent does. A checker is home as soon as its number brings it back to its start or beyond; it waits beside the board and is never touched again.
lone = Nothing happens to it: checkers of both sides stand side by side on a square, and nobody is ever hit.
special-1 = Known from the sources: one checker moves the sum of the dice, or two checkers move the number of one die each.
special-2 = Known: with a double two checkers move the sum each, or one moves half of it.
special-3 = Known: with two numbers in a row, such as 4-3, two checkers move: one the sum, the other the lower number or the sum minus one.
special-4 = Known: the whole roll is played or nothing. If the whole roll cannot be played, the turn is lost.
special-5 = Known: eight checkers on a square close it, and no opponent may land there or pass. The two starting squares cannot be closed.
special-6 = Known: 1-1 costs a checker and a tenth of the stakes. Decided here: there are no stakes. Your foremost checker on the way goes back to your start, and nothing else is played. To take a checker away would only leave fewer to bring home.
special-7 = Decided here, because the sources are silent: sixteen squares, starts opposite each other, and every checker moves only once a roll.
special-8 = Decided here: doubles and numbers in a row are played in their own two ways only. A checker needs no exact number to come home: with exact numbers two checkers on the last square could never leave.
grades = Every win counts 1, and there is no cube.
options-1 = 1-1 takes your foremost checker out of the game for good, so that it need not come home.
options-2 = 1-1 is played as any other double.

# Below the pictures.

pictures-1-caption = The opponent’s eight on your 7 close the way: 9 may go to 8, but not past.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = One number each
lesson-1-task = Move two checkers, one with each die.
lesson-1-yes = One checker by the sum, 16/8, would have been the other way.
lesson-1-no = Play a 2 and a 6 with two checkers.

lesson-2-title = A double
lesson-2-task = With 3-3 two checkers move six squares each. Take two to your 10.
lesson-2-yes = Twelve squares in all; half the roll with one checker would have been three.
lesson-2-no = Both go to 10.

lesson-3-title = Numbers in a row
lesson-3-task = 4-3: one checker moves seven, another three or six. Take the better of the two.
lesson-3-yes = Thirteen squares with a 4-3.
lesson-3-no = Seven with one, six with the other.

lesson-4-title = Eight close a square
lesson-4-task = The opponent’s eight on your 7 let nobody through. Find the play that uses the whole roll and brings a checker home.
lesson-4-yes = The 1 behind the barrier, the 6 in front of it.
lesson-4-no = Nothing gets past 7, but the checkers on 5 are beyond it.

lesson-5-title = The last two
lesson-5-task = Bring both home.
lesson-5-yes = No exact number is needed.
lesson-5-no = Each takes one die.

lesson-6-title = The fine
lesson-6-task = 1-1 moves nothing: your foremost checker starts again.
lesson-6-yes = Twelve squares lost; it happens once in thirty-six rolls.
