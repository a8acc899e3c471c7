# Runs inside GNU Backgammon (gnubg -t -q -p cube.py).
# First writes its match equity table: 25 rows, then the post-Crawford row. Then reads lines of integers from $PASCH_IN:
#   cube owner (1 the player on roll, 0 the opponent, -1 nobody), length, score of the player on roll, of the opponent,
#   Crawford game, Jacoby, 25 counts of the opponent, 25 of the player on roll (ace point first, bar last), cube value
# and writes for each to $PASCH_OUT its five static chances and its equities of no double and double/take.
import os

import gnubg

context = gnubg.evalcontext(1, 0, 1, 0, 0.0)

with open(os.environ["PASCH_IN"]) as questions, open(os.environ["PASCH_OUT"], "w") as answers:
    table = gnubg.met(25)
    for row in table[0]:
        answers.write(" ".join(repr(v) for v in row[:25]) + "\n")
    answers.write(" ".join(repr(v) for v in table[1][:25]) + "\n")
    for line in questions:
        n = [int(word) for word in line.split()]
        owner, length, mine, theirs, crawford, jacoby = n[:6]
        board = (tuple(n[6:31]), tuple(n[31:56]))
        info = gnubg.cubeinfo(n[56], owner, 1, length, (theirs, mine), crawford, 0)
        info["jacoby"] = jacoby
        chances = gnubg.evaluate(board, info, context)
        cubeful = gnubg.cfevaluate(board, info, context)
        answers.write(" ".join(repr(v) for v in tuple(chances[:5]) + (cubeful[1], cubeful[2])) + "\n")
