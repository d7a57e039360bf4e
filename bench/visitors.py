"""Two people at a table of Parade who need no time to think, here and at a server of boardgame.io: random legal moves until the game is over."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from .wire import Wire, request

DISCARDS = 2
Answered = Callable[[float], None]  # hears how long each move took until whoever made it was told


class Move(msgspec.Struct):
    action: int


class Game(msgspec.Struct):
    """What is not said is as it was."""

    ply: int | None = None
    moves: list[Move] | None = None


class Table(msgspec.Struct):
    status: str = ""


class Said(msgspec.Struct):
    """What this player listens to."""

    type: str
    seq: int = 0
    table: Table | None = None
    game: Game | None = None
    id: str | None = None
    code: str = ""


class Visitor:
    """One seat. `pause` is how long it thinks; `over` is set when the game is."""

    def __init__(self, number: int, answered: Answered, pause: Callable[[], float] = lambda: 0.0) -> None:
        self.number, self.pause, self._answered = number, pause, answered
        self.over = asyncio.Event()
        self.here = asyncio.Event()
        self.chance = random.Random(number)
        self._asked_at = 0.0
        self.is_waiting = False
        self.held = False
        self.wire: Wire | None = None

    def ask(self, message: bytes) -> None:
        assert self.wire
        self._asked_at, self.is_waiting = time.perf_counter(), True
        self.wire.send(message)

    def is_answered(self) -> None:
        if self.is_waiting:
            self.is_waiting = False
            self._answered(time.perf_counter() - self._asked_at)

    def later(self, act: Callable[[], None]) -> None:
        wait = self.pause()
        if wait:
            asyncio.get_running_loop().call_later(wait, act)
        else:
            act()

    def hang_up(self) -> None:
        self.held = True
        if self.wire:
            self.wire.close()


class Ours(Visitor):
    decode = staticmethod(msgspec.json.Decoder(Said).decode)

    async def introduce(self, base: str) -> None:
        headers, _ = await request(base, self.number, "GET", "/api/me")
        self.base, self.cookie = base, headers["set-cookie"].split(";")[0]
        self.seq: int | None = None
        self.ply, self.moved_at = 0, -1
        self.moves: list[Move] = []
        self.count = 0
        self.seat_id = ""

    async def open(self) -> str:
        wish = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
        _, created = await request(self.base, self.number, "POST", "/api/tables", wish, cookie=self.cookie)
        return created["table"]

    async def enter(self, table: str) -> None:
        """Come in, or back."""
        self.here.clear()
        url = f"{self.base}/api/tables/{table}/ws"
        self.wire = await Wire.dial(url, self.number, self.hear, cookie=self.cookie)
        self.wire.send(json.dumps({"type": "hello", "since": self.seq}).encode())
        await self.here.wait()

    def sit(self) -> None:
        assert self.wire
        self.wire.send(b'{"type":"sit","id":"sit","seat":1}')

    def hear(self, wire: Wire, data: bytes) -> None:
        said = self.decode(data)
        if said.type in ("update", "welcome"):
            self.seq = said.seq
            if said.table and said.table.status == "over":
                self.over.set()
            if said.game:
                self.ply = self.ply if said.game.ply is None else said.game.ply
                self.moves = self.moves if said.game.moves is None else said.game.moves
            if said.type == "welcome":
                self.here.set()
            self.consider()
        elif said.type == "accepted" and said.id == self.seat_id:
            self.is_answered()
            self.consider()
        elif said.type == "refused" and said.code not in ("stale-ply", "not-your-turn"):
            raise AssertionError(data)

    def consider(self) -> None:
        if self.moves and self.ply != self.moved_at and not self.is_waiting and not self.held:
            self.is_waiting = True
            self.later(self.move)

    def move(self) -> None:
        if not self.moves or self.ply == self.moved_at or self.held:
            return
        self.count += 1
        self.seat_id = f"m{self.count}"
        self.moved_at, action = self.ply, self.chance.choice(self.moves).action
        self.ask(b'{"type":"move","id":"%s","ply":%d,"action":%d}' % (self.seat_id.encode(), self.ply, action))


class Theirs(Visitor):
    """Over the wire boardgame.io speaks Socket.IO."""

    async def introduce(self, base: str) -> None:
        self.base = base
        self.match = self.key = ""
        self.me = "0"
        self.state_id = -1

    async def open(self) -> str:
        _, created = await request(self.base, self.number, "POST", "/games/parade/create", {"numPlayers": 2})
        return created["matchID"]

    async def enter(self, match: str, seat: int) -> None:
        wish = {"playerID": str(seat), "playerName": f"v{self.number}"}
        _, joined = await request(self.base, self.number, "POST", f"/games/parade/{match}/join", wish)
        self.match, self.me, self.key = match, str(seat), joined["playerCredentials"]
        self.wire = await Wire.dial(f"{self.base}/socket.io/?EIO=4&transport=websocket", self.number, self.hear)
        await self.here.wait()

    def hear(self, wire: Wire, data: bytes) -> None:
        self.wire = wire
        if data.startswith(b"0"):
            self.wire.send(b"40/parade,")
        elif data.startswith(b"40/parade,"):
            self.emit("sync", self.match, self.me, self.key, 2)
        elif data == b"2":
            self.wire.send(b"3")
        elif data.startswith(b"42/parade,"):
            self.take(*msgspec.json.decode(data[10:]))

    def emit(self, *what: Any) -> None:
        assert self.wire
        self.wire.send(b"42/parade," + json.dumps(what).encode())

    def take(self, kind: str, match: str, news: Any, log: Any = ()) -> None:
        if kind == "sync":
            self.here.set()
            news, log = news["state"], ()
        if kind not in ("sync", "update"):
            return
        if any(
            one["action"]["payload"]["playerID"] == self.me for one in log or () if one["action"]["type"] == "MAKE_MOVE"
        ):
            self.is_answered()
        self.state, self.state_id = news, news["_stateID"]
        if news["ctx"].get("gameover"):
            self.over.set()
        elif not self.is_waiting and not self.held:
            self.consider()

    def consider(self) -> None:
        g, ctx = self.state["G"], self.state["ctx"]
        hand = g["players"][self.me]["hand"]
        discarding = ctx["phase"] == "choosing"
        if (discarding and len(g["players"][self.me]["away"]) < DISCARDS) or (
            not discarding and ctx["currentPlayer"] == self.me
        ):
            card = self.chance.choice(hand)
            self.is_waiting = True
            self.later(lambda: self.move("discard" if discarding else "playCard", card))

    def move(self, kind: str, card: int) -> None:
        payload = {"type": kind, "args": [card], "playerID": self.me, "credentials": self.key}
        self.is_waiting, self._asked_at = True, time.perf_counter()
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state_id, self.match, self.me)
