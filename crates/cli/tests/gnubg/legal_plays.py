# Runs inside GNU Backgammon (gnubg -t -q -p legal_plays.py).
# Reads lines "POSITION_ID DIE DIE" from $PASCH_IN; writes for each the plays gnubg finds, joined by "|", to $PASCH_OUT.
import os

import gnubg

for line in (
    "set display off",
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set player 0 human",
    "set player 1 human",
    "set evaluation chequerplay evaluation plies 0",
    "set evaluation chequerplay evaluation prune off",
    "set evaluation cubedecision evaluation plies 0",
    "new game",
):
    gnubg.command(line)

with open(os.environ["PASCH_IN"]) as questions, open(os.environ["PASCH_OUT"], "w") as answers:
    for line in questions:
        position, first, second = line.split()
        gnubg.command("set turn 1")
        gnubg.command("set board " + position)
        gnubg.command("set dice %s %s" % (first, second))
        try:
            hints = gnubg.hint(2000)
            plays = [h["move"] for h in hints["hint"]] if hints else []
        except Exception as error:  # gnubg raises where nothing can be played
            plays = []
            if "no legal" not in str(error).lower():
                plays = ["?" + str(error)]
        answers.write("|".join(plays) + "\n")
        answers.flush()
