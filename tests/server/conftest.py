"""A real server on a loopback port, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.server import Settings, create_app
from sobremesa.server.hub import Hub
from sobremesa.server.serving import bind, options

PATIENCE = 300.0  # seconds; a busy machine is no failure
GOODBYE = 1.0  # seconds
Message = dict[str, Any]

# A server that has stopped is garbage in circles, of which Python by itself lets a gigabyte gather: it looks after so many of them.
SERVERS_KEPT = 40
gone = itertools.count(1)


@dataclass
class Served:
    port: int
    app: Litestar

    @property
    def hub(self) -> Hub:
        return self.given("hub")

    def given(self, name: str) -> Any:
        """What the server's handlers are given under this name."""
        return self.app.dependencies[name].dependency()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@dataclass
class Player:
    """A browser with its cookie, and maybe a WebSocket."""

    served: Served
    http: httpx.AsyncClient
    wire: ClientConnection | None = None
    heard: list[Message] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    count: int = 0

    async def operate(self, path: str) -> httpx.Response:
        """Ask for what is for the host alone."""
        return await self.http.get(path, headers={"authorization": f"Bearer {self.served.hub.signer.operator()}"})

    @property
    def cookie(self) -> str:
        return self.http.cookies["sobremesa"]

    async def open(self, seats: list[Any], **more: Any) -> str:
        plans = [seat if isinstance(seat, dict) else {"kind": seat} for seat in seats]
        answer = await self.http.post("/api/tables", json={"game": "parade", "seats": plans, "options": {}, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    async def enter(
        self, table: str, since: int | None = None, headers: dict[str, str] | None = None, **hello: Any
    ) -> Message:
        await self.dial(table, headers)
        await self.send(type="hello", since=since, **{"language": "en", **hello})
        return await self.hear("welcome")

    async def dial(self, table: str, headers: dict[str, str] | None = None) -> None:
        cookie = self.http.cookies.get("sobremesa")
        given = headers if headers is not None else ({"cookie": f"sobremesa={cookie}"} if cookie else {})
        url = f"ws://127.0.0.1:{self.served.port}/api/tables/{table}/ws"
        # Who has stopped listening in the middle of much news hears no goodbye, and need not wait for it.
        self.wire = await connect(
            url, additional_headers=given, max_size=None, open_timeout=PATIENCE, close_timeout=GOODBYE
        )

    async def send(self, **message: Any) -> None:
        await self.send_raw(json.dumps(message))

    async def send_raw(self, data: str | bytes) -> None:
        assert self.wire
        await self.wire.send(data)

    async def next(self) -> Message:
        assert self.wire
        data = await asyncio.wait_for(self.wire.recv(), PATIENCE)
        self.raw.append(data.encode() if isinstance(data, str) else data)
        message = json.loads(data)
        if message["type"] == "update":  # it says what has changed
            message["table"] = self.table | message["table"]
            message["game"] = {**(self.game or {}), **message["game"]} if "game" in message else self.game
        self.heard.append(message)
        return message

    async def hear(self, kind: str, test: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of this kind (and passing this test); what comes before is kept in `heard`."""
        while True:
            message = await self.next()
            if message["type"] == kind and test(message):
                return message
            if message["type"] == "refused" and kind not in ("refused", "answer"):
                raise AssertionError(message)

    async def ask(self, type: str, **command: Any) -> Message:
        """Send a command and wait for its answer."""
        self.count += 1
        id = command.pop("id", f"{type}-{self.count}")
        await self.send(type=type, id=id, **command)
        while True:
            message = await self.next()
            if message["type"] in ("accepted", "refused") and message["id"] == id:
                return message

    async def closed(self) -> int:
        """Read to the end; the code the server hung up with."""
        assert self.wire
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        assert self.wire.close_code is not None
        return self.wire.close_code

    @property
    def game(self) -> Message:
        return self._latest()["game"]

    @property
    def table(self) -> Message:
        return self._latest()["table"]

    def _latest(self) -> Message:
        return next(m for m in reversed(self.heard) if m["type"] in ("welcome", "update"))

    async def hang_up(self) -> None:
        if self.wire:
            await self.wire.close()
            self.wire = None


class Prompt(uvicorn.Server):
    """Stops when it is told to, not at its next look at whether it was: hundreds of tests would wait for that."""

    async def main_loop(self) -> None:
        self.leaving = asyncio.Event()
        await self.on_tick(0)
        await self.leaving.wait()


@asynccontextmanager
async def serving(app: Litestar) -> AsyncIterator[Served]:
    sock = bind("127.0.0.1", 0)
    port = sock.getsockname()[1]
    server = Prompt(uvicorn.Config(app, **options("127.0.0.1", port)))
    server.install_signal_handlers = lambda: None  # the test runner's own business
    task = asyncio.create_task(server.serve(sockets=[sock]))
    while not hasattr(server, "leaving"):
        assert not task.done()
        await asyncio.sleep(0.005)
    try:
        yield Served(port, app)
    finally:
        server.leaving.set()
        await task
        if next(gone) % SERVERS_KEPT == 0:
            gc.collect()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", bot_pause=0.0, thinkers=1, hurry=100.0)


@pytest.fixture
async def served(settings: Settings) -> AsyncIterator[Served]:
    async with serving(create_app(settings)) as running:
        yield running


@pytest.fixture
async def arrive(served: Served) -> AsyncIterator[Callable[..., Any]]:
    """Call it for a new visitor with a cookie and a name."""
    async with arrivals(served) as come:
        yield come


@asynccontextmanager
async def arrivals(served: Served) -> AsyncIterator[Callable[..., Any]]:
    players: list[Player] = []

    async def come(name: str = "", at: Served | None = None) -> Player:
        http = httpx.AsyncClient(base_url=(at or served).address, timeout=PATIENCE, verify=False)
        player = Player(at or served, http)
        players.append(player)
        await http.get("/api/me")
        if name:
            assert (await http.put("/api/me", json={"name": name})).status_code == 200
        return player

    try:
        yield come
    finally:
        for player in players:
            await player.hang_up()
            await player.http.aclose()


async def two_at_a_table(arrive: Callable[..., Any], **more: Any) -> tuple[Player, Player, str]:
    """Ana opens a table and Bea sits down at it: the cards are dealt."""
    ana, bea = await arrive("Ana"), await arrive("Bea")
    table = await ana.open(["me", "open"], **more)
    await ana.enter(table)
    await bea.enter(table)
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"
    await ana.hear("update", lambda m: m["table"]["status"] == "playing")
    return ana, bea, table


async def until(test: Callable[[], bool]) -> None:
    """Wait for what comes to pass by itself."""
    for _ in range(int(PATIENCE / 0.05)):
        if test():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came to pass")


async def catch_up(*players: Player) -> int:
    """Let every player hear all the table has told until now."""
    newest = max(p.served.hub.rooms[p.table["id"]].table.seq for p in players)
    for player in players:
        while player._latest()["seq"] < newest:
            await player.next()
    return newest


async def play_one(*players: Player) -> Player:
    """Whoever owes a decision makes their first legal move."""
    await catch_up(*players)
    player = next(p for p in players if p.game["moves"])
    answer = await player.ask("move", ply=player.game["ply"], action=player.game["moves"][0]["action"])
    assert answer["type"] == "accepted", answer
    await catch_up(*players)
    return player


async def play_out(*players: Player) -> None:
    while players[0].table["status"] == "playing":
        await play_one(*players)


__all__ = [
    "Message",
    "Player",
    "Served",
    "arrivals",
    "catch_up",
    "play_one",
    "play_out",
    "replace",
    "serving",
    "two_at_a_table",
    "until",
]
