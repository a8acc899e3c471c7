"""Open Sage as a UBGI engine, so that `pasch-lab arena` and `pasch-lab match` can play against it and `pasch-lab validate` judge it.

    python3 -m venv sage && sage/bin/pip install bgsage
    pasch-lab arena --b 'ubgi:sage/bin/python examples/open_sage.py 1ply --cubeless' --without-luck

The level is Open Sage's own: its 1ply is what GNU Backgammon and Pasch call 0-ply. Questions are the FIBS boards of UBGI's
first draft. The processor time of each play goes to the file named by --times, a line each, in seconds.
"""

import argparse
import sys
import time

from bgsage import BgBotAnalyzer, flip_board, possible_single_die_moves

BAR = 25


def read(line):
    """The board in Open Sage's way, the dice, the points both need (0 for money), the cube and the turn."""
    fields = line.split(":")
    length, mine, theirs = (int(field) for field in fields[3:6])
    points = [int(field) for field in fields[6:32]]
    turn, cube = int(fields[32]), int(fields[37])
    # Both bars hold counts; the opponent's is point 0 and negative in a FIBS board.
    points[0] = abs(points[0])
    away = (0, 0) if length == 9999 else (length - mine, length - theirs)
    mine_to_turn, theirs_to_turn = fields[38] == "1", fields[39] == "1"
    owner = "centered" if mine_to_turn == theirs_to_turn else "player" if mine_to_turn else "opponent"
    dice = tuple(int(field) for field in fields[33:35])
    match = {"away1": away[0], "away2": away[1], "is_crawford": 1 in away and not (mine_to_turn or theirs_to_turn)}
    return points, dice, {"cube_value": cube, "cube_owner": owner, **match}, turn


def flipped(cube):
    """The cube and the score as the other side sees them."""
    owner = {"player": "opponent", "opponent": "player"}.get(cube["cube_owner"], cube["cube_owner"])
    return {**cube, "cube_owner": owner, "away1": cube["away2"], "away2": cube["away1"]}


def path(board, target, dice):
    """Single steps that lead from a board to another, or None."""
    if board == target or not dice:
        return [] if board == target else None
    for at, die in enumerate(dice):
        if die in dice[:at]:
            continue
        for step in possible_single_die_moves(board, die):
            rest = path(list(step["board"]), target, dice[:at] + dice[at + 1 :])
            if rest is not None:
                return [(step["from"], step["to"])] + rest
    return None


def name(place):
    return "bar" if place == BAR else "off" if place <= 0 else str(place)


def answer(line, engine, times):
    board, dice, cube, turn = read(line)
    if turn < 0:
        return "take" if engine.cube_action(flip_board(board), beaver=False, **flipped(cube)).should_take else "drop"
    if 0 in dice:
        return "double" if engine.cube_action(board, beaver=False, **cube).should_double else "roll"
    begun = time.process_time()
    best = engine.checker_play(board, *dice, beaver=False, **cube).moves
    if times:
        print(f"{time.process_time() - begun:.6f}", file=times, flush=True)
    if not best:
        return ""
    steps = path(board, list(best[0].board), list(dice) * (2 if dice[0] == dice[1] else 1))
    return " ".join(f"{name(start)}/{name(end)}" for start, end in steps)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("level", help="1ply, 2ply, 3ply, truncated1 …")
    arguments.add_argument("--cubeless", action="store_true")
    arguments.add_argument("--times")
    asked = arguments.parse_args()
    engine = BgBotAnalyzer(eval_level=asked.level, cubeful=not asked.cubeless, parallel_threads=1)
    times = open(asked.times, "w") if asked.times else None
    for line in sys.stdin:
        match line.split()[:1]:
            case ["ubgi"]:
                print("id name Open Sage\nubgiok", flush=True)
            case ["isready"]:
                print("readyok", flush=True)
            case ["quit"]:
                break
            case [word] if word.startswith("board:"):
                print(answer(word, engine, times), flush=True)


if __name__ == "__main__":
    main()
