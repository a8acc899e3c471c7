"""Checks the dice of a match by docs/fair-dice.md (pasch-dice/3), without Pasch and without its server.

    python3 verify_dice.py EXPORT [SECOND-EXPORT] [--memory FILE]

Prints the verdict as JSON. Python's standard library is enough; with the package `cryptography` it is faster. What this
program cannot do is replay the game by its rules: it follows whose turn it is, and compares the log line by line.
"""
import base64
import hashlib
import hmac
import json
import re
import struct
import sys
from itertools import zip_longest

try:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
except ImportError:
    Ed25519PublicKey = None

PROTOCOL, LENGTH, RENEWAL, ANNULLED = "pasch-dice/3", 4096, 64, "annulled"
LETTER = {"server": b"S", "a": b"A", "b": b"B"}
NAME = {"server": "the server", "a": "player A", "b": "player B"}
OTHER = {"a": "b", "b": "a"}
SEATS = {"A": "a", "B": "b"}  # as lines of a .pasch file name players
WORDS = ["double", "take", "drop", "beaver", "resign 1", "resign 2", "resign 3", "accept", "decline", "reject opening",
         "take back", "allow", "concede", "that was me", "that was not me"]


class Fault(Exception):
    """A rule that is broken: its code, and what the sentence about it names."""

    def __init__(self, code, *named):
        super().__init__(code)
        self.code, self.named = code, named

    def words(self):
        return SENTENCES[self.code].format(*(NAME.get(one, one) if isinstance(one, str) else one for one in self.named))


SENTENCES = {
    "signature": "the signature of {0} is not right", "unsigned": "the signature of {0} is missing",
    "surplus": "there is a signature too many, of {0}", "stale": "{0} had not seen what was entered before",
    "no-head": "{0} names a head that does not exist",
    "bound": "{0} is bound for throws from {1} on, which is not possible here",
    "unbound": "{0} is not bound to throw {1}", "number": "it is about throw {0} where {1} is next",
    "link": "the link of {0} for throw {1} is not the one it was bound to", "links": "{0} has a link too many or too few",
    "dice": "throw {0} is recorded as {1}; the links give {2}", "pending": '"{0}" was entered before throw {1} was made',
    "not-declared": "throw {0} was not declared", "turn": "{0} is not on turn", "game": "{0}",
    "flag": "the flag of {0} cannot fall here", "burnt": "{0} burnt one number more than the terms allow",
    "deposit": "{0} cannot leave a link here", "skip": "{0} skipped a throw without a reason",
    "key": "{0} binds a key that cannot be its new one",
    "epoch": "the epoch does not go on from the head of the one before",
    "ended": "something follows the end of the match", "end": "the end does not fit the match", "context": "{0}",
    "long": "a text is too long", "receipt": "a receipt was not signed by the server",
    "head": "the server signed other entries than these", "log": "the game's log differs from the entries at its action {0}",
    "contexts": "the records name different keys, names or terms of one match", "fork": "the records differ in this entry",
    "dropped": "entries that the server had signed are left out", "memory": "the server signed another story for this browser",
    "other-key": "the record does not name this browser's key",
    "confirmed": "the server had confirmed this browser's link for throw {0} and did not go by it",
}


def counted(number, one, many):
    return f"{number} {one if number == 1 else many}"


def raw(text, size):
    """Bytes from base64url without padding; each byte string has one spelling."""
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(data) != size or base64.urlsafe_b64encode(data).rstrip(b"=").decode() != text:
        raise ValueError("base64url")
    return data


def sha(data):
    return hashlib.sha256(data).digest()


def enc(*fields):
    return b"".join(struct.pack(">H", len(field)) + field for field in fields)


def four(number):
    return struct.pack(">I", number)


# --- Ed25519: S below the order, canonical points, none of small order, S·B − k·A = R byte for byte --------------------

P, ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(n, p):
    q = (0, 1, 1, 0)
    while n:
        if n & 1:
            q = add(q, p)
        p, n = add(p, p), n >> 1
    return q


def point(data):
    """The point that 32 bytes stand for; None if they are not canonical or no point."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return (x, y, 1, x * y % P)


def packed(p):
    inverse = pow(p[2], P - 2, P)
    x, y = p[0] * inverse % P, p[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def is_small(p):
    q = times(8, p)
    return q[0] == 0 and q[1] == q[2]


BASE = point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))
GOOD_POINTS = {}


def is_good(data):
    if data not in GOOD_POINTS:
        p = point(data)
        GOOD_POINTS[data] = p is not None and not is_small(p)
    return GOOD_POINTS[data]


def holds(key, message, signature):
    r, s = signature[:32], int.from_bytes(signature[32:], "little")
    if s >= ORDER or not is_good(key):
        return False
    if Ed25519PublicKey:
        # The package compares S·B − k·A with R byte for byte, so that R is canonical; small R are sorted out here.
        try:
            Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
        except InvalidSignature:
            return False
        return is_good(r)
    k = int.from_bytes(hashlib.sha512(r + key + message).digest(), "little") % ORDER
    x, y, z, t = times(k, point(key))
    return is_good(r) and packed(add(times(s, BASE), (-x % P, y, z, -t % P))) == r


# --- Contexts, entries, heads ------------------------------------------------------------------------------------------

def context_bytes(c):
    t, keys = c["terms"], c["keys"]
    terms = enc(t["rules"].encode(), four(t["length"]), t["clock"].encode(), bytes([t["rated"]]), bytes([t["strict"]]))
    key = lambda text: raw(text, 32) if text is not None else b""
    return enc(PROTOCOL.encode(), c["host"].encode(), c["match"].encode(), raw(c["epoch"], 16), terms,
               c["players"][0].encode(), c["players"][1].encode(), raw(keys["server"], 32), key(keys["a"]), key(keys["b"]))


def fields(e):
    kind, link = e["kind"], lambda text: raw(text, 32) if text is not None else b""
    if kind == "bind":
        return [LETTER[e["party"]], four(e["from"]), raw(e["commitment"], 32), raw(e["salt"], 16)]
    if kind == "begin":
        return [four(e["number"])]
    if kind == "declare":
        return [LETTER[e["party"]], four(e["number"]), link(e["link"])]
    if kind in ("skip", "deposit"):
        return [LETTER[e["party"]], four(e["number"])]
    if kind == "throw":
        return [four(e["number"]), *(link(e["links"][p]) for p in ("server", "a", "b")), bytes(e["dice"])]
    if kind == "word":
        if e["word"] not in WORDS:
            raise ValueError("word")
        return [LETTER[e["party"]], e["word"].encode()]
    if kind == "act":
        return [e["line"].encode()]
    if kind == "rebind":
        return [LETTER[e["party"]], raw(e["key"], 32), four(e["from"]), raw(e["commitment"], 32), raw(e["salt"], 16)]
    if kind == "epoch":
        return [raw(e["old"], 16), four(e["head"]["k"]), raw(e["head"]["t"], 32), raw(e["new"], 16)]
    if kind == "end":
        return [LETTER[e["party"]], e["result"].encode()]
    raise ValueError(kind)


def heads_of(part):
    heads = [sha(enc(b"start", context_bytes(part["context"])))]
    for item in part["items"]:
        heads.append(sha(enc(heads[-1], item["entry"]["kind"].encode(), *fields(item["entry"]))))
    return heads


def signed(m, kind, k, head, some):
    return enc(PROTOCOL.encode(), m, kind.encode(), four(k), head, *some)


PLAIN = re.compile(r'(?:[{}\[\],:-]|(?<![0-9])[0-9]{1,15}(?![0-9])|true|false|null|"[ !#-\[\]-~]*")*')


def read_line(line):
    """An action's line: JSON that every program reads alike."""
    outside = re.sub(r'"[^"]*"', "", line)
    if not PLAIN.fullmatch(line) or len(line) > 4096 or outside.count("{") + outside.count("[") > 64:
        raise ValueError("line")
    return json.loads(line)


def seat_in(value):
    by = value.get("by")
    return SEATS.get(by) if isinstance(by, str) else None


def forfeit(line):
    try:
        value = read_line(line)
        return seat_in(value) if value["do"] == "forfeit" else None
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


# --- The game in outline: who is to roll -------------------------------------------------------------------------------

class Outline:
    def __init__(self, length):
        self.at, self.cube, self.uses_cube, self.before = ("begin",), None, length != 1, None
        self.money, self.opened = length == 0, False

    def copy(self):
        other = Outline(0)
        other.at, other.cube, other.uses_cube, other.before = self.at, self.cube, self.uses_cube, None
        other.money, other.opened = self.money, False
        return other

    def given_up(self):
        return ("begin",) if self.money else ("over",)

    def may_double(self, by):
        return self.uses_cube and self.cube in (None, by)

    def turn(self):
        """Who is to roll or to answer: ("roll", who), ("other", who), ("begin",), ("over",)."""
        kind = self.at[0]
        if kind == "roll":
            return ("roll", self.at[1])
        if kind == "play":
            return ("other", self.at[1])
        if kind in ("misplayed", "resigned"):
            return ("other", OTHER[self.at[1]])
        if kind == "doubled":
            return ("other", self.at[2])
        return self.at

    def may_be_over(self):
        return self.at[0] == "begin" or self.at[0] == "roll" and self.at[2]

    def opening(self, dice):
        if not self.may_be_over() or len(dice) < 2:
            raise Fault("game", "an opening throw is not possible now")
        self.cube, self.before = None, None
        self.at, self.opened = ("play", "a" if dice[-2] > dice[-1] else "b"), True

    def roll(self):
        if self.at[0] != "roll":
            raise Fault("game", "a roll is not possible now")
        self.before, self.at, self.opened = None, ("play", self.at[1]), False

    def word(self, party, word):
        at = self.at
        if word == "double" and at[:2] == ("roll", party) and self.may_double(party):
            self.at = ("doubled", party, OTHER[party])
        elif word == "take" and at[0] == "doubled" and at[2] == party:
            self.cube, self.at = OTHER[at[1]], ("roll", at[1], False)
        elif word == "beaver" and at[0] == "doubled" and at[2] == party:
            self.at = ("doubled", at[1], OTHER[at[2]])
        elif word == "drop" and at[0] == "doubled" and at[2] == party:
            self.at = ("begin",)
        elif word.startswith("resign") and (at[0] in ("roll", "play") and at[1] == party
                                            or at[0] == "misplayed" and at[1] != party
                                            or at[0] == "doubled" and at[2] == party):
            self.at = ("resigned", party, at)
        elif word == "accept" and at[0] == "resigned" and at[1] != party:
            self.at = ("begin",)
        elif word == "decline" and at[0] == "resigned" and at[1] != party:
            self.at = at[2]
        elif word == "reject opening" and at == ("play", party):
            self.at = ("roll", party, False)
        elif word == "take back" and self.before:
            self.at, self.cube, self.before = self.before.at, self.before.cube, None
        elif word == "concede":
            self.at = self.given_up()
        else:
            raise Fault("game", f'"{word}" of {NAME[party]} is not possible now')
        self.opened = False

    def line(self, line):
        try:
            value = read_line(line)
            name, at = value["do"], self.at
            by = seat_in(value)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Fault("game", line + " is not possible now") from None
        if name in ("play", "misplay") and at[0] == "play":
            self.before = self.copy()
            self.at = ("roll", OTHER[at[1]], True) if name == "play" else ("misplayed", at[1])
        elif name == "insist" and at[0] == "misplayed":
            self.at = ("play", at[1])
        elif name == "let_stand" and at[0] == "misplayed":
            self.at = ("roll", OTHER[at[1]], True)
        elif name == "first_turn" and self.may_be_over() and by:
            self.cube, self.before, self.at = None, None, ("roll", by, False)
        elif name == "forfeit" and at[0] != "over":
            self.at = self.given_up()
        elif name == "next" and self.goes_on(value.get("to"), by):
            pass
        else:
            raise Fault("game", line + " is not possible now")
        self.opened = False

    def goes_on(self, to, by):
        after_play = self.at[0] == "roll" and self.at[2]
        if after_play and to == "begin":
            self.at = ("begin",)
        elif after_play and to in ("roll", "play") and by and (to == "play" or by != self.at[1]):
            # No line names a player who is on roll already: it would only make a declaration late.
            self.at = ("roll", by, False) if to == "roll" else ("play", by)
        elif self.opened and to == "roll" and self.at == ("play", by):
            self.at = ("roll", by, False)
        else:
            return False
        return True


LINES = {"double": '{"do":"double"}', "take": '{"do":"take"}', "drop": '{"do":"drop"}', "beaver": '{"do":"beaver"}',
         "accept": '{"do":"accept_resign"}', "decline": '{"do":"reject_resign"}', "reject opening": '{"do":"reject_opening"}'}
GRADES = {"1": "single", "2": "gammon", "3": "backgammon"}


# --- The transcript ----------------------------------------------------------------------------------------------------

def keys_of(context):
    return {p: raw(text, 32) if text is not None else None for p, text in context["keys"].items()}


def check_context(c):
    texts = [(c["host"], "the host"), (c["match"], "the name of the match"), (c["terms"]["rules"], "the name of the rules"),
             (c["terms"]["clock"], "the clock"), (c["players"][0], "the name of player A"),
             (c["players"][1], "the name of player B")]
    for text, what in texts:
        if len(text.encode()) > 65535:
            raise Fault("context", what + " is longer than 65,535 bytes")
    if len(c["terms"]["rules"].encode()) + len(c["terms"]["clock"].encode()) > 60000:
        raise Fault("context", "the terms is longer than 65,535 bytes")
    keys = keys_of(c)
    if keys["a"] is not None and keys["a"] == keys["b"] != keys["server"]:
        raise Fault("context", "both players have the same key")


class Transcript:
    def __init__(self, context, old=None):
        check_context(context)
        self.context, self.m = context, sha(context_bytes(context))
        self.heads, self.loud = [sha(enc(b"start", context_bytes(context)))], 0
        self.keys = keys_of(context)
        self.chains, self.served = {"server": [], "a": [], "b": []}, None
        self.pending, self.deposits, self.result, self.ended = None, {}, None, set()
        self.next, self.game, self.lines, self.last_play = 1, Outline(context["terms"]["length"]), [], None
        self.before, self.rebound_since = None, set()
        self.throws, self.rebound, self.skipped, self.deposited = 0, [], [], []
        self.doubled, self.voided, self.unopened, self.burnt = 0, [], None, {"a": 0, "b": 0}
        self.restored, self.spoken = [], set()
        if old:
            self._renew(old)

    def _renew(self, old):
        mine, theirs = self.context, old.context
        same = all(mine[x] == theirs[x] for x in ("host", "match", "players"))
        same &= {**mine["terms"], "rated": 0} == {**theirs["terms"], "rated": 0}
        worse = mine["terms"]["rated"] and not theirs["terms"]["rated"]
        if not same or mine["epoch"] == theirs["epoch"] or self.keys != old.keys or worse:
            raise Fault("epoch")
        if old.result:
            raise Fault("ended")
        for name in ("next", "game", "lines", "last_play", "throws", "rebound", "skipped", "deposited", "doubled",
                     "restored", "voided", "unopened", "burnt"):
            setattr(self, name, getattr(old, name))
        self.rebound_since = old.rebound_since
        self.restored.append(old.next)
        if old.pending:
            self.voided.append(old.pending["number"])
            self.next = old.pending["number"] + 1
        self.before = (raw(theirs["epoch"], 16), len(old.heads) - 1, old.heads[-1])

    def signing(self, p):
        return self.keys[p] or self.keys["server"]

    def has_chain(self, p):
        return p == "server" or self.keys[p] is not None and self.keys[p] != self.keys["server"]

    def bound(self, p, number):
        for chain in reversed(self.chains[p]):
            if chain["from"] <= number < chain["from"] + LENGTH:
                return chain
        return None

    def all_bound(self):
        for p in ("server", "a", "b"):
            if self.has_chain(p) and not self.bound(p, self.next):
                raise Fault("unbound", p, self.next)

    def owing(self):
        return [p for p in ("a", "b") if self.has_chain(p) and self.pending["roller"] != p and p not in self.deposits]

    def enter(self, item):
        e, stamps = item["entry"], list(item.get("signed", []))
        kind = e["kind"]
        if self.before and len(self.heads) == 1 and kind != "epoch":
            raise Fault("epoch")
        if self.result:
            late = kind == "end" and e["party"] != "server" or kind == "word" and e["word"].startswith("that was")
            if not late:
                raise Fault("ended")
        if self.pending:
            self._may_be_pending(e)
        some = fields(e)
        if any(len(field) > 65535 for field in some):
            raise Fault("long")
        self.stamps = stamps
        getattr(self, "_" + kind)(e, some)
        if self.stamps:
            raise Fault("surplus", self.stamps[0]["by"])
        self.heads.append(sha(enc(self.heads[-1], kind.encode(), *some)))
        if kind not in ("bind", "deposit", "end") and not (kind == "word" and e["word"].startswith("that was")):
            self.loud = len(self.heads) - 1
        if kind in ("begin", "declare"):
            self.pending["head"] = len(self.heads) - 1

    def _may_be_pending(self, e):
        kind = e["kind"]
        if kind in ("throw", "rebind") or kind == "end" and e["party"] == "server" and e["result"] == ANNULLED:
            return
        by = forfeit(e["line"]) if kind == "act" else None
        if by is None:
            raise Fault("pending", kind, self.pending["number"])
        if by not in self.owing():
            raise Fault("flag", by)

    def sign(self, party, kind, some, key=None):
        if not self.stamps or self.stamps[0]["by"] != party:
            raise Fault("unsigned", party)
        stamp = self.stamps.pop(0)
        if stamp["at"] >= len(self.heads):
            raise Fault("no-head", party)
        text = signed(self.m, kind, stamp["at"], self.heads[stamp["at"]], some)
        if not holds(key or self.signing(party), text, raw(stamp["signature"], 64)):
            raise Fault("signature", party)
        return stamp["at"]

    def fresh(self, at, party):
        if at < self.loud:
            raise Fault("stale", party)

    def number(self, found):
        if found != self.next:
            raise Fault("number", found, self.next)

    def due(self, p):
        if not self.has_chain(p) or self.pending or self.result:
            return None
        if not self.chains[p]:
            if p == "server":
                return self.next
            return self.chains["server"][0]["from"] if self.chains["server"] else None
        end = self.chains[p][-1]["from"] + LENGTH
        return end if self.next < end <= self.next + RENEWAL else None

    def _bind(self, e, some):
        p, start = e["party"], e["from"]
        at = self.sign(p, "bind", some)
        self.fresh(at, p)
        due, first = self.due(p), not self.chains[p]
        loose = first and p == "server" and self.before and due is not None
        if not (due <= start <= due + LENGTH if loose else due is not None and start == due):
            raise Fault("bound", p, start)
        if p == "server":
            if first:
                self.voided.extend(range(self.next, start))
                self.next, self.served = start, len(self.heads)
        elif first and (self.served is None or at < self.served):
            raise Fault("stale", p)
        self.chains[p].append({"from": start, "link": raw(e["commitment"], 32), "number": start - 1})

    def _begin(self, e, some):
        self.number(e["number"])
        self.all_bound()
        turn = self.game.turn()
        if turn[0] == "over":
            raise Fault("ended")
        if not self.game.may_be_over():
            raise Fault("turn", OTHER[turn[1]])
        self.pending = {"number": e["number"], "roller": None, "cube": False}

    def _declare(self, e, some):
        self.fresh(self.sign(e["party"], "declare", some), e["party"])
        self.number(e["number"])
        self.all_bound()
        if self.game.turn() != ("roll", e["party"]):
            raise Fault("turn", e["party"])
        self.leads_back(e["party"], e["number"], some[2])
        cube = self.game.may_double(e["party"])
        self.pending = {"number": e["number"], "roller": e["party"], "cube": cube}

    def _skip(self, e, some):
        p = e["party"]
        self.fresh(self.sign(p, "skip", some), p)
        self.number(e["number"])
        if self.game.turn() != ("roll", p) or not self.has_chain(p):
            raise Fault("turn", p)
        # The server's own entries make no declaration late: otherwise it could have each throw made once more.
        if p not in self.spoken:
            raise Fault("skip", p)
        known = OTHER[p] in self.deposits
        if known:
            self.burn(p)
        self.skipped.append((p, e["number"], known))
        self.use_up()

    def _deposit(self, e, some):
        p = e["party"]
        if p == "server":
            raise Fault("deposit", p)
        self.fresh(self.sign(p, "deposit", some), p)
        self.number(e["number"])
        if not self.bound(p, e["number"]):
            raise Fault("unbound", p, e["number"])
        turn = self.game.turn()
        if turn == ("roll", p):
            raise Fault("turn", p)
        if turn[0] == "over":
            raise Fault("ended")
        cube = turn[0] == "other" or turn[0] == "roll" and self.game.may_double(turn[1])
        bot = self.keys[OTHER[p]] == self.keys["server"]
        if not self.has_chain(p) or bot or p in self.deposits or self.context["terms"]["strict"] and cube:
            raise Fault("deposit", p)
        self.deposits[p] = e["number"]

    def _throw(self, e, some):
        if not self.pending:
            raise Fault("not-declared", e["number"])
        number, pending, dice = e["number"], self.pending, e["dice"]
        self.number(number)
        if not 1 <= len(dice) <= 80:
            raise Fault("game", f"a throw of {len(dice)} dice")
        for p, link in zip(("server", "a", "b"), some[1:4]):
            if pending["roller"] == p:
                chain = self.bound(p, number)
                declared = chain["link"] if chain and chain["number"] == number else b""
                if link != declared:
                    raise Fault("link", p, number)
                continue
            if p != "server" and self.has_chain(p) and p not in self.deposits:
                if not link:
                    raise Fault("links", p)
                if self.sign(p, "release", [LETTER[p], four(number), link]) != pending["head"]:
                    raise Fault("stale", p)
            self.leads_back(p, number, link)
        found = self.faces(number, some[1:4], pending["roller"] is None, len(dice))
        if found != dice:
            raise Fault("dice", number, dice, found)
        if pending["roller"] is None:
            self.game.opening(dice)
            self.lines += [f'{{"do":"opening","dice":[{a},{b}]}}' for a, b in zip(dice[::2], dice[1::2])]
        else:
            self.game.roll()
            self.lines.append('{"do":"roll","dice":[%s]}' % ",".join(map(str, sorted(dice, reverse=True))))
        self.deposited += [(number, p, pending["cube"]) for p in ("a", "b") if p in self.deposits]
        self.throws += 1
        self.rebound_since = set()
        self.use_up()

    def faces(self, number, links, opening, count):
        found = []
        for block in range(2**32):
            text = enc(b"throw", self.m, four(number), links[1], links[2], four(block))
            for byte in hmac.new(links[0], text, hashlib.sha256).digest():
                if byte >= 252:
                    continue
                found.append(byte % 6 + 1)
                if not opening and len(found) >= count:
                    return found
                if opening and len(found) % 2 == 0 and (found[-1] != found[-2] or len(found) >= 80):
                    return found
        return found

    def use_up(self):
        self.pending, self.deposits, self.spoken, self.next = None, {}, set(), self.next + 1

    def burn(self, p):
        if p in self.rebound_since or self.context["terms"]["rated"] and self.burnt[p]:
            raise Fault("burnt", p)
        self.rebound_since = self.rebound_since | {p}
        self.burnt[p] += 1

    def leads_back(self, p, number, link):
        if not self.has_chain(p):
            if link:
                raise Fault("links", p)
            return
        if not link:
            raise Fault("links", p)
        chain = self.bound(p, number)
        if not chain:
            raise Fault("unbound", p, number)
        back = link
        for at in range(number, chain["number"], -1):
            back = sha(enc(b"link", self.m, LETTER[p], four(chain["from"]), four(at), back))
        if back != chain["link"]:
            raise Fault("link", p, number)
        chain["link"], chain["number"] = link, number

    def _word(self, e, some):
        p, word = e["party"], e["word"]
        if p == "server":
            raise Fault("turn", p)
        if word.startswith("that was"):
            known = next((one for one in reversed(self.rebound) if one["party"] == p), None)
            if not known:
                raise Fault("turn", p)
            self.fresh(self.sign(p, "word", some, known["old"]), p)
            if known["mine"] is not None:
                raise Fault("turn", p)
            known["mine"] = word == "that was me"
            return
        self.fresh(self.sign(p, "word", some), p)
        turn = self.game.turn()
        if word == "allow" or turn[0] == "over":
            raise Fault("turn", p)
        if word == "take back":
            self.fresh(self.sign(OTHER[p], "word", [LETTER[OTHER[p]], b"allow"]), OTHER[p])
        elif turn[0] in ("roll", "other") and turn[1] != p:
            raise Fault("turn", p)
        doubled = word == "double" and OTHER[p] in self.deposits
        self.game.word(p, word)
        if turn[0] == "roll":
            self.spoken = self.spoken | {turn[1]}
        self.doubled += doubled
        if word == "take back":
            self.lines, self.last_play = self.lines[:self.last_play], None
        elif word.startswith("resign"):
            self.lines.append(f'{{"do":"offer_resign","by":"{p.upper()}","grade":"{GRADES[word[-1]]}"}}')
        elif word == "concede":
            self.lines.append(f'{{"do":"forfeit","by":"{p.upper()}"}}')
        else:
            self.lines.append(LINES[word])

    def owes_binding(self, p):
        return (self.has_chain(p) and not self.bound(p, self.next)) and bool(self.bound("server", self.next))

    def _act(self, e, some):
        by, turn = forfeit(e["line"]), self.game.turn()
        if by and not self.pending and turn[0] in ("roll", "other") and by != turn[1] and not self.owes_binding(by):
            raise Fault("flag", by)
        if by:
            self.use_up()
        self.game.line(e["line"])
        if e["line"].startswith(('{"do":"play"', '{"do":"misplay"')):
            self.last_play = len(self.lines)
        if not e["line"].startswith('{"do":"next",'):
            self.lines.append(e["line"])

    def _rebind(self, e, some):
        p, key, number = e["party"], raw(e["key"], 32), self.next
        self.fresh(self.sign(p, "rebind", some, key), p)
        if p == "server" or not self.has_chain(p):
            raise Fault("key", p)
        if key in (self.keys["server"], self.signing("a"), self.signing("b")):
            raise Fault("key", p)
        if e["from"] != number + 1:
            raise Fault("bound", p, e["from"])
        self.all_bound()
        if self.pending and not self.owing():
            raise Fault("pending", "rebind", number)
        if self.game.turn()[0] == "over":
            raise Fault("ended")
        self.burn(p)
        self.rebound.append({"party": p, "number": number, "old": self.keys[p], "new": e["key"], "mine": None})
        self.keys[p] = key
        self.chains[p] = [{"from": e["from"], "link": raw(e["commitment"], 32), "number": e["from"] - 1}]
        self.use_up()

    def _epoch(self, e, some):
        self.sign("server", "epoch", some)
        said = (raw(e["old"], 16), e["head"]["k"], raw(e["head"]["t"], 32))
        if said != self.before or e["new"] != self.context["epoch"] or len(self.heads) > 1:
            raise Fault("epoch")

    def _end(self, e, some):
        p, at = e["party"], self.sign(e["party"], "end", some)
        if p in self.ended:
            raise Fault("end")
        if p == "server":
            over = self.game.may_be_over() or self.game.turn()[0] == "over"
            if e["result"] != ANNULLED and (not over or self.pending):
                raise Fault("end")
            if self.pending:
                self.unopened, self.pending = self.pending["number"], None
            self.result = (len(self.heads), e["result"])
        elif not self.result or self.result[1] != e["result"] or at < self.result[0] or not self.has_chain(p):
            raise Fault("end")
        self.ended.add(p)


OUTSIDE = ("signature", "unsigned", "surplus", "no-head", "stale")


# --- Verdicts ----------------------------------------------------------------------------------------------------------

def receipts_hold(part):
    """The heads of a part that the server has signed."""
    m, heads, key = sha(context_bytes(part["context"])), heads_of(part), raw(part["context"]["keys"]["server"], 32)
    for receipt in part["receipts"]:
        k, t = receipt["head"]["k"], raw(receipt["head"]["t"], 32)
        if k < len(heads) and heads[k] == t and holds(key, signed(m, "head", k, t, []), raw(receipt["signature"], 64)):
            yield k


def is_signed(part, k):
    return any(at >= k for at in receipts_hold(part))


def red(epoch, entry, what, by, *named):
    """A contradiction: where, what, and by whom if signatures tell. `what` is a code or a broken rule."""
    fault = what if isinstance(what, Fault) else Fault(what, *named)
    who = f"signed by {NAME[by]}" if by else "no signature tells who did it"
    words = f"epoch {epoch}, entry {entry}: {fault.words()} ({who})"
    return {"epoch": epoch, "entry": entry, "what": fault.code, "by": by, "words": words}


def check_receipts(part, epoch):
    m, heads, key = sha(context_bytes(part["context"])), heads_of(part), raw(part["context"]["keys"]["server"], 32)
    for receipt in part["receipts"]:
        k, t = receipt["head"]["k"], raw(receipt["head"]["t"], 32)
        if not holds(key, signed(m, "head", k, t, []), raw(receipt["signature"], 64)):
            return red(epoch, k, "receipt", None)
        if k >= len(heads) or heads[k] != t:
            return red(epoch, k, "head", None)
    return None


def agreed(part):
    keys = keys_of(part["context"])
    chained = [p for p in ("a", "b") if keys[p] is not None and keys[p] != keys["server"]]
    return all(any(i["entry"]["kind"] == "bind" and i["entry"]["party"] == p for i in part["items"]) for p in chained)


def verify(record, log=None):
    verdict = {"throws": 0, "skipped": 0, "doubts": [], "contradiction": None}
    parts = record["epochs"]
    if record["protocol"] != PROTOCOL or not parts:
        raise ValueError("no dice of " + PROTOCOL)
    for epoch, part in enumerate(parts, 1):
        verdict["contradiction"] = verdict["contradiction"] or check_receipts(part, epoch)
    if verdict["contradiction"]:
        return verdict, None
    t = None
    for epoch, part in enumerate(parts, 1):
        k = 0
        try:
            t = Transcript(part["context"], t)
            for k, item in enumerate(part["items"], 1):
                t.enter(item)
        except Fault as fault:
            by = "server" if fault.code not in OUTSIDE and is_signed(part, k) else None
            verdict["contradiction"] = red(epoch, k, fault, by)
            return verdict, None
    # A match whose dice the server does not go on with may end in its log by somebody's loss.
    given_up = t.result and t.result[1] == ANNULLED and log and forfeit(log[-1])
    if log is not None and log != t.lines and not (given_up and log[:-1] == t.lines):
        differ = next(at for at, (x, y) in enumerate(zip_longest(t.lines, log), 1) if x != y)
        verdict["contradiction"] = red(len(parts), len(t.heads) - 1, "log", None, differ)
    verdict["throws"], verdict["skipped"] = t.throws, sum(not known for _, _, known in t.skipped)
    judge(record, t, verdict["doubts"])
    return verdict, t


def judge(record, t, doubts):
    """The reasons for amber: (is it about foresight, the words)."""
    say = lambda text, foresight=False: doubts.append((foresight, text))
    for p in ("a", "b"):
        if t.keys[p] is None:
            say(f"{NAME[p]} had no share in the dice")
    answers = {None: "the old key has not said whether that was its player", True: "the old key says: that was me",
               False: "the old key says: that was not me"}
    for one in t.rebound:
        say(f"{NAME[one['party']]} went on with the new key {one['new']}, which burnt throw {one['number']}; "
            + answers[one["mine"]])
    for p, number, known in t.skipped:
        if known:
            say(f"{NAME[p]} skipped throw {number}, for which the other link was with the server")
    for number in t.restored:
        say(f"the server was set back before throw {number}")
    for number in t.voided:
        say(f"a restore of the server voided throw {number}")
    if t.unopened is not None:
        say(f"the server did not open throw {t.unopened} and annulled the match")
    if not t.result:
        say("the match is not over")
    for p in ("a", "b"):
        if t.result and t.has_chain(p) and p not in t.ended:
            say(f"{NAME[p]} has not signed the end")
    if not all(is_signed(part, len(part["items"])) for part in record["epochs"]):
        say("the server's receipt for the last entries is missing")
    for p in ("a", "b"):
        own = [cube for _, by, cube in t.deposited if by == p]
        if own:
            before = f"could have doubled before {sum(own)} of them"
            if len(own) == 1:
                before = "could have doubled before it" if own[0] else "could not have doubled before it"
            say(f"{counted(len(own), 'throw', 'throws')} with a link that {NAME[p]} had left with the server; the roller "
                + before, True)
    if t.doubled:
        say(f"{counted(t.doubled, 'double', 'doubles')} while the other link for the next throw was with the server", True)


def verify_two(one, two):
    first, second = verify(one)[0], verify(two)[0]
    for verdict in (first, second):
        if verdict["contradiction"]:
            return verdict
    a, b = one["epochs"], two["epochs"]
    if any(a[0]["context"][x] != b[0]["context"][x] for x in ("host", "match")):
        raise ValueError("the records are of different matches")
    size = lambda parts: (len(parts), len(parts[-1]["items"]))
    verdict, lost = first if size(a) >= size(b) else second, None
    for at, (left, right) in enumerate(zip(a, b)):
        both = lambda k: "server" if is_signed(left, k) and is_signed(right, k) else None
        if left["context"] != right["context"]:
            verdict["contradiction"] = red(at + 1, 0, "contexts", both(0))
            return verdict
        heads, others = heads_of(left), heads_of(right)
        for k, (x, y) in enumerate(zip(heads, others)):
            if x != y:
                verdict["contradiction"] = red(at + 1, k, "fork", both(k))
                return verdict
        short = min(len(heads), len(others))
        long, next_part = (right, a[at + 1:at + 2]) if len(heads) < len(others) else (left, b[at + 1:at + 2])
        if len(long["items"]) >= short and next_part:
            if not agreed(next_part[0]):
                by = "server" if is_signed(long, short) else None
                verdict["contradiction"] = red(at + 1, short, "dropped", by)
                return verdict
            lost = len(long["items"]) + 1 - short
    if lost is not None:
        verdict["doubts"].append((False, lost_words(lost)))
    return verdict


def lost_words(entries):
    them = "it" if entries == 1 else "them"
    return f"a restore of the server lost {counted(entries, 'entry', 'entries')}; both players went on without {them}"


def message_bytes(message):
    (tag, body), = message["body"].items()
    k, t = message["head"]["k"], raw(message["head"]["t"], 32)
    if tag == "entry":
        kind, some = body["kind"], fields(body)
    else:
        kind, some = tag, [LETTER[body["party"]], four(body["number"])]
        some += [raw(body["link"], 32)] if tag == "release" else []
    return signed(raw(message["m"], 32), kind, k, t, some)


def verify_memory(record, memory):
    verdict, t = verify(record)
    own = raw(memory["key"], 32)
    if not all(holds(own, message_bytes(s["message"]), raw(s["message"]["signature"], 64)) for s in memory["sent"]):
        raise ValueError("the memory file was altered: a message in it is not signed by its key")
    if verdict["contradiction"]:
        return verdict
    parts, party = record["epochs"], memory["party"]
    rebinds = lambda i: i["entry"]["kind"] == "rebind" and i["entry"]["key"] == memory["key"]
    if not any(part["context"]["keys"][party] == memory["key"] or any(map(rebinds, part["items"])) for part in parts):
        by = "server" if is_signed(parts[0], 0) else None
        verdict["contradiction"] = red(1, 0, "other-key", by)
        return verdict
    ids = [sha(context_bytes(part["context"])) for part in parts]
    found = check_seen(parts, ids, memory, verdict["doubts"])
    for sent in memory["sent"]:
        m = raw(sent["message"]["m"], 32)
        if not found and m in ids:
            found = check_link(parts[ids.index(m)], ids.index(m) + 1, party, sent, verdict["doubts"])
    verdict["contradiction"] = found
    return verdict


def say(doubts, foresight, text):
    """Adds a doubt, once: a browser may have sent two messages for one throw."""
    if (foresight, text) not in doubts:
        doubts.append((foresight, text))


def check_seen(parts, ids, memory, doubts):
    server = raw(parts[0]["context"]["keys"]["server"], 32)
    for seen in memory["seen"]:
        m, head = raw(seen["m"], 32), seen["receipt"]["head"]
        k, t = head["k"], raw(head["t"], 32)
        if not holds(server, signed(m, "head", k, t, []), raw(seen["receipt"]["signature"], 64)):
            continue
        if m not in ids:
            return red(len(parts), 0, "memory", "server")
        at = ids.index(m)
        heads = heads_of(parts[at])
        if k < len(heads):
            if heads[k] != t:
                return red(at + 1, k, "memory", "server")
        elif at + 1 == len(parts):
            say(doubts, False, "this browser has seen more than the record holds")
        elif agreed(parts[at + 1]):
            say(doubts, False, lost_words(k - len(parts[at]["items"])))
        else:
            return red(at + 1, k, "dropped", "server")
    return None


def check_link(part, epoch, party, sent, doubts):
    number, message, got = sent["number"], sent["message"], sent.get("got")
    confirmed = False
    if got:
        digest = sha(message_bytes(message))
        text = signed(raw(message["m"], 32), "got", got["head"]["k"], raw(got["head"]["t"], 32), [digest])
        server = raw(part["context"]["keys"]["server"], 32)
        confirmed = raw(got["message"], 32) == digest and holds(server, text, raw(got["signature"], 64))
    (tag, _), = message["body"].items()
    keys, other, declared, pending = keys_of(part["context"]), OTHER[party], False, False
    other_has_chain = keys[other] is not None and keys[other] != keys["server"]
    for k, item in enumerate(part["items"], 1):
        e = item["entry"]
        kind, same = e["kind"], e.get("number") == number
        stamped = any(stamp["signature"] == message["signature"] for stamp in item.get("signed", []))
        if kind in ("begin", "declare") and same:
            pending = True
            declared = declared or kind == "declare" and e["party"] == other
            if stamped:
                return None
        elif kind == "deposit" and same and e["party"] == party:
            return None
        elif kind == "throw" and same:
            if tag == "deposit":
                say(doubts, True, f"this browser left its link for throw {number} with the server; "
                                  "the record does not say so")
            elif not stamped and (e["links"][party] is not None
                                  or any(stamp["by"] == party for stamp in item.get("signed", []))):
                if confirmed:
                    return red(epoch, k, "confirmed", "server", number)
                say(doubts, False, f"this browser gave its link for throw {number} for another head than the one "
                                   "that counts")
            return None
        elif kind == "act" and pending and tag != "deposit" and forfeit(e["line"]) == party:
            if confirmed:
                return red(epoch, k, "confirmed", "server", number)
            say(doubts, False, f"this browser gave its link for throw {number}, and its player's flag fell")
            return None
        elif (kind == "rebind" and e["from"] == number + 1 and pending and e["party"] != party and confirmed
              and (declared or not other_has_chain)):
            return red(epoch, k, "confirmed", "server", number)
    return None


def printed(verdict):
    """The verdict with its two answers."""
    color = lambda foresight: ("red" if verdict["contradiction"] else
                               "amber" if any(about == foresight for about, _ in verdict["doubts"]) else "green")
    found = dict(verdict["contradiction"]) if verdict["contradiction"] else None
    words = found.pop("words") if found else None
    return {"chosen": color(False), "foreseen": color(True), "throws": verdict["throws"], "skipped": verdict["skipped"],
            "doubts": [text for _, text in verdict["doubts"]], "contradiction": found, "words": words}


def load(path):
    """The record in a file, and the lines of its log's actions if it has one."""
    with open(path, encoding="utf-8") as file:
        value = json.load(file)
    log = value.get("log") if isinstance(value, dict) else None
    found = value["dice"] if isinstance(value, dict) and "dice" in value else value
    if isinstance(found, list):
        found = next(one for one in found if one.get("protocol") == PROTOCOL)
    lines = [line for line in log.splitlines()[1:] if line.startswith('{"do":')] if log is not None else None
    return found, lines


def main(arguments):
    memory = None
    if "--memory" in arguments:
        at = arguments.index("--memory")
        memory, arguments = arguments[at + 1], arguments[:at] + arguments[at + 2:]
    record, log = load(arguments[0])
    verdict = verify(record, log)[0]
    if len(arguments) > 1 and not verdict["contradiction"]:
        verdict = verify_two(record, load(arguments[1])[0])
    if memory and not verdict["contradiction"]:
        with open(memory, encoding="utf-8") as file:
            beside = verify_memory(record, json.load(file))
        verdict["doubts"] += [doubt for doubt in beside["doubts"] if doubt not in verdict["doubts"]]
        verdict["contradiction"] = beside["contradiction"]
    print(json.dumps(printed(verdict), ensure_ascii=False))
    return 1 if verdict["contradiction"] else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
