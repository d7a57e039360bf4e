"""What was acknowledged survives the server being killed, not stopped: it is in the log, once. `make soak` kills it `KILLS` times."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from math import ceil
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from sobremesa.server import Settings
from sobremesa.server.store import SqlStore

from ..ports import free_port
from .backends import postgres
from .conftest import until

PROGRAM = "import sys; from sobremesa.cli import main; main(['serve', '--port', sys.argv[1]])"


KILLS = int(os.environ.get("KILLS", "500"))  # in the soak, over all databases
BATCH = 25  # kills in one test
TABLES = 3


def start(port: int, data: Path, database: str = "", workers: int = 1) -> subprocess.Popen[bytes]:
    ours = {"SOBREMESA_DATA": str(data), "SOBREMESA_DATABASE": database, "SOBREMESA_WORKERS": str(workers)}
    env = {**os.environ, **ours, "SOBREMESA_BOT_PAUSE": "0", "SOBREMESA_HURRY": "1000"}
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(port)], env=env, stdout=subprocess.DEVNULL)
    while process.poll() is None:
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return process
    raise AssertionError("the server did not start")


class Caller:
    """Plays one seat and remembers what the server acknowledged."""

    def __init__(self, port: int, cookie: str, table: str) -> None:
        self.table, self.cookie = table, cookie
        self.url = f"ws://127.0.0.1:{port}/api/tables/{table}/ws"
        self.acknowledged: list[tuple[int, str]] = []
        self.last: dict[str, Any] = {}

    @property
    def is_over(self) -> bool:
        return bool(self.last) and self.last["table"]["status"] == "over"

    def hear(self, message: dict[str, Any]) -> None:
        """An update says what has changed; the rest stays as it was."""
        table, game = ({**(self.last.get(part) or {}), **(message.get(part) or {})} for part in ("table", "game"))
        self.last = {**self.last, **message, "table": table, "game": game or None}

    async def play(self, dice: random.Random) -> None:
        headers = {"cookie": f"sobremesa={self.cookie}"}
        async with connect(self.url, additional_headers=headers) as wire:
            await wire.send(json.dumps({"type": "hello", "since": None, "language": "en"}))
            async for data in wire:
                message = json.loads(data)
                if message["type"] == "accepted":
                    self.acknowledged.append((message["seq"], message["id"]))
                if message["type"] in ("welcome", "update"):
                    self.hear(message)
                    await self.move(wire, message.get("game") and self.last["game"], dice)
                    if self.is_over:
                        return

    async def move(self, wire: Any, game: dict[str, Any] | None, dice: random.Random) -> None:
        if game and game["moves"]:
            action = dice.choice(game["moves"])["action"]
            id = f"{game['ply']}-{action}-{dice.random()}"
            await wire.send(json.dumps({"type": "move", "id": id, "ply": game["ply"], "action": action}))


async def open_table(port: int) -> list[Caller]:
    """Two people at a table."""
    ana, bea = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False) for _ in range(2)]
    async with ana, bea:
        await ana.get("/api/me")
        await bea.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await ana.post("/api/tables", json={"game": "parade", "seats": seats})).json()["table"]
        callers = [Caller(port, http.cookies["sobremesa"], table) for http in (ana, bea)]
    async with connect(callers[1].url, additional_headers={"cookie": f"sobremesa={callers[1].cookie}"}) as wire:
        await wire.send(json.dumps({"type": "hello", "since": None, "language": "en"}))
        await wire.send(json.dumps({"type": "sit", "id": "sit", "seat": 1}))
        assert (await answer(wire, "sit"))["type"] == "accepted"
    return callers


def url_of(folder: Path, kind: str, services: ExitStack) -> str:
    return f"sqlite:///{folder / 'kept.sqlite'}" if kind == "sqlite" else services.enter_context(postgres())


# whoever is killed: the server, or one of its workers, which hear of each other by sockets of the machine
KINDS = [("sqlite", 1), ("sqlite", 2), ("postgresql", 1)]


@pytest.mark.parametrize(("kind", "workers"), KINDS)
async def test_an_acknowledged_move_survives_kill_9(tmp_path: Path, kind: str, workers: int) -> None:
    with ExitStack() as services:
        await survive(tmp_path, url_of(tmp_path, kind, services), 1 + workers, 7, workers)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(ceil(KILLS / BATCH / len(KINDS))))
@pytest.mark.parametrize(("kind", "workers"), KINDS)
async def test_hundreds_of_kills_lose_nothing(tmp_path: Path, kind: str, workers: int, batch: int) -> None:
    kills = min(BATCH, max(1, KILLS // len(KINDS)))
    with ExitStack() as services:
        await survive(tmp_path, url_of(tmp_path, kind, services), kills, 1000 + batch, workers)


async def survive(folder: Path, database: str, kills: int, seed: int, workers: int) -> None:
    port, dice = free_port(), random.Random(seed)
    process = start(port, folder, database, workers)
    callers: list[Caller] = []
    try:
        for number in range(kills):
            playing = [caller for caller in callers if not caller.is_over]
            while len(playing) < 2 * TABLES:
                fresh = await open_table(port)
                callers += fresh
                playing += fresh
            family = workers_of(process) if workers > 1 else []
            await kill_while_they_play(family[0] if family and number % 2 else process.pid, playing, dice)
            if not family or number % 2 == 0:
                process.wait()
                await until(lambda: not any_of(folder))  # they went with it, those just being born, too
                process = start(port, folder, database, workers)
            for caller in playing:
                await compare(caller)
        await asyncio.gather(*(caller.play(dice) for caller in callers if not caller.is_over))
        assert all(caller.is_over for caller in callers)
    finally:
        process.kill()
        process.wait()
    await find_all_once(database, callers)


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def any_of(folder: Path) -> bool:
    """Is any process of a server with this data alive?"""
    mark = f"SOBREMESA_DATA={folder}\0".encode()
    return any(mark in environment(process) for process in Path("/proc").glob("[0-9]*"))


def environment(process: Path) -> bytes:
    with suppress(OSError):
        return (process / "environ").read_bytes()
    return b""


async def kill_while_they_play(pid: int, callers: list[Caller], dice: random.Random) -> None:
    games = [asyncio.create_task(caller.play(dice)) for caller in callers]
    await acknowledge(callers, games, dice.randrange(5, 12))
    os.kill(pid, signal.SIGKILL)
    await asyncio.gather(*games, return_exceptions=True)


async def find_all_once(database: str, callers: list[Caller]) -> None:
    """Every acknowledged command is one entry of the log, where it was said to be."""
    store = SqlStore(Settings(data=Path(), database=database).database_url)
    logs = {caller.table: await store.load(caller.table) for caller in callers}
    await store.stop()
    for caller in callers:
        written = [getattr(entry, "id", "") for entry in logs[caller.table]]
        for seq, id in caller.acknowledged:
            assert (written.count(id), written[seq - 1]) == (1, id)


async def acknowledge(callers: list[Caller], games: list[asyncio.Task[None]], more: int) -> None:
    """Wait until so many more moves have been acknowledged, or all games are over."""
    wanted = more + sum(len(caller.acknowledged) for caller in callers)
    await until(
        lambda: sum(len(caller.acknowledged) for caller in callers) >= wanted or all(game.done() for game in games)
    )


async def compare(caller: Caller) -> None:
    """The table after the restart has everything we were told of before it, and every acknowledged command is known as done."""
    last = caller.last
    async with await dial(caller) as wire:
        await wire.send(json.dumps({"type": "hello", "since": last.get("seq"), "language": "en"}))
        welcome = json.loads(await wire.recv())
        assert welcome["type"] == "welcome"
        assert welcome["seq"] >= last.get("seq", 0)
        if last and welcome["seq"] == last["seq"]:
            assert welcome["game"] == last["game"]
        for seq, id in caller.acknowledged[-3:]:
            await wire.send(json.dumps({"type": "move", "id": id, "ply": 0, "action": 0}))
            assert await answer(wire, id) == {"type": "accepted", "id": id, "seq": seq, "token": None}


async def dial(caller: Caller) -> ClientConnection:
    """Whom a worker had taken in that is no more tries again, as every client of ours does."""
    for _ in range(100):
        try:
            return await connect(caller.url, additional_headers={"cookie": f"sobremesa={caller.cookie}"})
        except (InvalidHandshake, OSError):
            await asyncio.sleep(0.05)
    raise AssertionError("nobody lets us in")


async def answer(wire: Any, id: str) -> dict[str, Any]:
    while True:
        message = json.loads(await asyncio.wait_for(wire.recv(), 10))
        if message.get("id") == id:
            return message
