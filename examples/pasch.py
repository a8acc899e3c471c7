"""What a program needs to play over Pasch's API: requests, a WebSocket, and its own part of the dice.

Python's standard library is enough. What is said here stands in docs/api.md, docs/wire.md and docs/fair-dice.md.
"""
import base64
import hashlib
import json
import os
import socket
import ssl
import struct
import urllib.parse
import urllib.request


class Server:
    """A server, and the token that opens it."""

    def __init__(self, url, token):
        self.url, self.token, self.host = url, token, urllib.parse.urlsplit(url)

    def ask(self, path, body=None):
        """One request: POST with a body, GET without; the answer's JSON."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        return json.load(urllib.request.urlopen(urllib.request.Request(f"{self.url}/api/v1{path}", data, headers)))


class Socket:
    """A WebSocket (RFC 6455) for messages of one frame, which is all the server sends."""

    def __init__(self, server, path):
        host, secure = server.host, server.host.scheme == "https"
        self.line = socket.create_connection((host.hostname, host.port or (443 if secure else 80)))
        if secure:
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=host.hostname)
        head = [f"GET /api/v1{path} HTTP/1.1", f"Host: {host.netloc}", f"Authorization: Bearer {server.token}",
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "", ""]
        self.line.sendall("\r\n".join(head).encode())
        self.file = self.line.makefile("rb")
        status = self.file.readline().decode()
        if " 101 " not in status:
            raise ConnectionError(f"no socket: {status}")
        while self.file.readline() != b"\r\n":
            pass

    def say(self, message):
        self._send(1, json.dumps(message).encode())

    def _send(self, kind, data):
        short = len(data) < 126
        size = struct.pack(">B", 128 | len(data)) if short else struct.pack(">BH", 254, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.line.sendall(bytes([128 | kind]) + size + mask + masked)

    def messages(self):
        """All that is heard until the other end closes."""
        while len(head := self.file.read(2)) == 2 and (kind := head[0] & 15) != 8:
            longer = {126: 2, 127: 8}.get(head[1])
            data = self.file.read(int.from_bytes(self.file.read(longer), "big") if longer else head[1])
            if kind == 9:
                self._send(10, data)  # a ping is answered
            elif kind == 1:
                yield json.loads(data)


def enc(*fields):
    return b"".join(struct.pack(">H", len(field)) + field for field in fields)


def chain(game, seat, start, length=1024, link=None):
    """Links by the number of their throw; the one before the first throw is the commitment."""
    link, number = link or os.urandom(32), struct.Struct(">I").pack
    context = enc(b"pasch-dice/2", game["match"].encode(), number(game["game"]), game["rules"].encode(),
                  *map(str.encode, game["players"]))
    links = {start + length - 1: link}
    for throw in reversed(range(start, start + length)):
        link = hashlib.sha256(enc(b"link", seat.upper().encode(), context, number(throw), link)).digest()
        links[throw - 1] = link
    return links


class Dice:
    """A player's own part of the dice: nobody, the server included, can choose a throw without breaking a promise."""

    def __init__(self):
        self.chains = {}

    def answer(self, view, seat):
        """What there is to say to where the dice stand: a promise, a link, or nothing."""
        own, game, throw = view[seat], view["context"]["game"], view["next"]
        if own["wanted"] == "commitment" or own["held"] and not view["begun"]:
            if (game, throw) not in self.chains:
                self.chains[game, throw] = chain(view["context"], seat, throw)
            commitment = self.chains[game, throw][throw - 1].hex()
            return {"type": "diceCommit", "game": game, "seat": seat, "from": throw, "commitment": commitment}
        links = self.chains.get((game, own["from"]))
        if own["wanted"] == "link" and links:
            return {"type": "diceLink", "game": game, "seat": seat, "throw": throw, "link": links[throw].hex()}
        return None
