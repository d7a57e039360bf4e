"""What was acknowledged survives the server being killed, not stopped."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from .backends import free_port

PROGRAM = "import sys; from sobremesa.cli import main; main(['serve', '--port', sys.argv[1]])"


def start(port: int, data: Path) -> subprocess.Popen[bytes]:
    env = {**os.environ, "SOBREMESA_DATA": str(data), "SOBREMESA_BOT_PAUSE": "0", "SOBREMESA_HURRY": "1000"}
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(port)], env=env, stdout=subprocess.DEVNULL)
    for _ in range(3000):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return process
    raise AssertionError("the server did not start")


class Caller:
    """Plays one seat and remembers what the server acknowledged."""

    def __init__(self, port: int, cookie: str, table: str) -> None:
        self.url, self.cookie = f"ws://127.0.0.1:{port}/api/tables/{table}/ws", cookie
        self.acknowledged: list[tuple[int, str]] = []
        self.last: dict[str, Any] = {}

    async def play(self, dice: random.Random) -> None:
        headers = {"cookie": f"sobremesa={self.cookie}"}
        async with connect(self.url, additional_headers=headers) as wire:
            await wire.send(json.dumps({"type": "hello", "since": None, "language": "en"}))
            async for data in wire:
                message = json.loads(data)
                if message["type"] == "accepted":
                    self.acknowledged.append((message["seq"], message["id"]))
                if message["type"] in ("welcome", "update"):
                    self.last = message
                    await self.move(wire, message["game"], dice)
                    if message["table"]["status"] == "over":
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


async def test_an_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    port, dice = free_port(), random.Random(7)
    process = start(port, tmp_path)
    try:
        callers = [caller for _ in range(3) for caller in await open_table(port)]
        for _ in range(3):
            games = [asyncio.create_task(caller.play(dice)) for caller in callers]
            await acknowledge(callers, dice.randrange(5, 12))
            process.send_signal(signal.SIGKILL)
            process.wait()
            await asyncio.gather(*games, return_exceptions=True)
            seen = [(len(caller.acknowledged), caller.last) for caller in callers]
            process = start(port, tmp_path)
            for caller, (_, last) in zip(callers, seen, strict=True):
                await compare(caller, last)
        await asyncio.gather(*(caller.play(dice) for caller in callers))
        assert all(caller.last["table"]["status"] == "over" for caller in callers)
    finally:
        process.kill()
        process.wait()


async def acknowledge(callers: list[Caller], more: int) -> None:
    """Wait until so many more moves have been acknowledged."""
    wanted = more + sum(len(caller.acknowledged) for caller in callers)
    for _ in range(30_000):
        if sum(len(caller.acknowledged) for caller in callers) >= wanted:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("nothing was acknowledged")


async def compare(caller: Caller, last: dict[str, Any]) -> None:
    """The table after the restart has everything we were told of before it, and every acknowledged command is known as done."""
    headers = {"cookie": f"sobremesa={caller.cookie}"}
    async with connect(caller.url, additional_headers=headers) as wire:
        await wire.send(json.dumps({"type": "hello", "since": last.get("seq"), "language": "en"}))
        welcome = json.loads(await wire.recv())
        assert welcome["type"] == "welcome"
        assert welcome["seq"] >= last.get("seq", 0)
        if last and welcome["seq"] == last["seq"]:
            assert welcome["game"] == last["game"]
        for seq, id in caller.acknowledged[-3:]:
            await wire.send(json.dumps({"type": "move", "id": id, "ply": 0, "action": 0}))
            assert await answer(wire, id) == {"type": "accepted", "id": id, "seq": seq, "token": None}


async def answer(wire: Any, id: str) -> dict[str, Any]:
    while True:
        message = json.loads(await asyncio.wait_for(wire.recv(), 10))
        if message.get("id") == id:
            return message
