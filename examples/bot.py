#!/usr/bin/env python3
"""A bot: plays any legal play, takes every double, believes every resignation.

    bot.py http://localhost:8080 TOKEN           plays one point against the server's beginner
    bot.py http://localhost:8080 TOKEN TABLE     sits down at a table, or goes on there

The token has the scope `play`; docs/api.md tells where tokens come from.
"""
import random
import sys

from pasch import Dice, Server, Socket

GAME = {"variant": "backgammon", "length": 1, "cube": False, "jacoby": False, "beavers": False,
        "opponent": {"type": "bot", "level": "beginner"}, "seat": "a"}

ANSWERS = {"opening": "roll", "toRoll": "roll", "doubleOffered": "take", "resignOffered": "acceptResign", "gameOver": "next"}


def some_play(plays):
    """A walk through the graph of legal plays, to its end."""
    path = [0]
    while edges := plays["nodes"][path[-1]]["edges"]:
        path.append(random.choice(edges)["node"])
    return {"type": "play", "path": path}


def wish(view, seat):
    """What to do now; None while it is the other's turn."""
    phase = view["phase"]
    if phase.get("player", seat) != seat or phase.get("by") == seat or phase["type"] == "opening" and seat == "b":
        return None  # one of both begins, when both are there
    if phase["type"] == "toMove":
        return some_play(view["plays"])
    return {"type": ANSWERS[phase["type"]]} if phase["type"] in ANSWERS else None


def main(url, token, table=None):
    server, dice, seat, wishes = Server(url, token), Dice(), None, set()
    if table:
        match = server.ask(f"/tables/{table}")["matchId"] or server.ask(f"/tables/{table}/join", {})["matchId"]
    else:
        match = server.ask("/matches", GAME)["id"]
    line = Socket(server, f"/matches/{match}/ws")
    line.say({"type": "resume", "since": 0, "dice": True})
    for message in line.messages():
        if message["type"] == "dice" and seat and (answer := dice.answer(message["view"], seat)):
            line.say(answer)
        elif message["type"] == "state":
            view, seat = message["view"], message["view"]["you"]
            if view["phase"]["type"] == "matchOver":
                return print(match, "won" if view["phase"]["winner"] == seat else "lost")
            # One wish for each state: the server refuses what comes too late.
            if view["seq"] not in wishes and (intent := wish(view, seat)):
                wishes.add(view["seq"])
                line.say({"type": "intent", "id": str(view["seq"]), "seq": view["seq"], "intent": intent})
    return "the line broke before the match was over"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
