"""One visitor against a server with the limits that everybody has, while two people play: how long their moves take meanwhile.

`pytest -m soak -s tests/server/test_attacks.py` prints the numbers.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sobremesa.server import Settings
from sobremesa.server.signing import Signer
from tests.e2e.serving import Server

from .attacks import ATTACKS, LASTS, Guest, Message, hear

ROOT = Path(__file__).parents[2]
P99 = 1.0  # seconds, of other people's moves, on two cores that all of this shares


async def play(ana: Guest, bea: Guest, until: float) -> list[float]:
    """Games between two people; the seconds each move took to be accepted."""
    took: list[float] = []
    while time.monotonic() < until:
        table = await ana.open("me", "open")
        await bea.http.get("/api/me")
        wires = [await ana.enter(table), await bea.enter(table)]
        await wires[1].send(json.dumps({"type": "sit", "id": "sit", "seat": 1}))
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                await asyncio.gather(*(play_seat(wire, took, until) for wire in wires))
    return took


async def play_seat(wire: ClientConnection, took: list[float], until: float) -> None:
    """They think while they listen: an answer is heard when it comes."""
    begun: dict[str, float] = {}
    thoughts: dict[str, asyncio.Task[None]] = {}
    table, game = {}, {}
    while time.monotonic() < until:
        message = await hear(wire, "welcome", "update", "accepted", "refused")
        if message["type"] in ("accepted", "refused"):
            took.append(time.perf_counter() - begun.pop(message["id"], time.perf_counter()))
            continue
        table, game = table | message["table"], game | (message.get("game") or {})  # updates say what has changed
        ply = table["ply"]
        if table["status"] == "over":
            return
        if game and game["moves"] and f"at {ply}" not in thoughts:
            move = {"type": "move", "id": f"at {ply}", "ply": ply, "action": game["moves"][0]["action"]}
            thoughts[move["id"]] = asyncio.create_task(think(wire, move, begun))


async def think(wire: ClientConnection, move: Message, begun: dict[str, float]) -> None:
    await asyncio.sleep(0.1)
    begun[move["id"]] = time.perf_counter()
    with suppress(ConnectionClosed):
        await wire.send(json.dumps(move))


@contextmanager
def under(attack: str, server: Server) -> Iterator[None]:
    eve = subprocess.Popen([sys.executable, "-m", "tests.server.attacks", attack, str(server.port)], cwd=ROOT)
    try:
        yield
    finally:
        eve.kill()
        eve.wait()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path, SOBREMESA_HURRY="1").start()
    wait_until_ready(started)
    yield started
    started.stop()


def wait_until_ready(server: Server) -> None:
    for _ in range(600):
        if httpx.get(f"{server.address}/readyz", trust_env=False).status_code == 200:
            return
        time.sleep(0.5)
    raise AssertionError("the rules were never compiled")


def lags(server: Server) -> dict[str, float]:
    """How often the event loop was late by no more than this."""
    key = Settings(Path(server.environment["SOBREMESA_DATA"])).key
    headers = {"authorization": f"Bearer {Signer(key).operator()}"}
    text = httpx.get(f"{server.address}/metrics", headers=headers, trust_env=False).text
    return {
        limit: float(count) for limit, count in re.findall(r'sobremesa_lag_seconds_bucket{le="([^"]+)"} (\S+)', text)
    }


@pytest.mark.soak
@pytest.mark.parametrize("attack", ATTACKS)
async def test_others_play_on(server: Server, attack: str) -> None:
    ana, bea = Guest(server.port, "127.0.0.2"), Guest(server.port, "127.0.0.3")
    before = lags(server)
    with under(attack, server):
        took = sorted(await play(ana, bea, time.monotonic() + LASTS))
    late = lags(server)
    middle, nearly_all = took[len(took) // 2], took[int(0.99 * (len(took) - 1))]
    numbers = (1000 * seconds for seconds in (middle, nearly_all, took[-1]))
    print(
        "{:>18}: {} moves, p50 {:.0f} ms, p99 {:.0f} ms, longest {:.0f} ms".format(attack, len(took), *numbers), end=""
    )
    looks = late["+Inf"] - before["+Inf"]
    shares = (
        f"{limit} s {100 * (1 - (late[limit] - before[limit]) / looks):.0f} %" for limit in ("0.005", "0.02", "0.1")
    )
    print("; the event loop was late by more than", ", ".join(shares))
    for guest in (ana, bea):
        await guest.leave()
    assert nearly_all < P99


@pytest.mark.soak
async def test_a_bot_of_the_club_answers_while_champions_think_elsewhere(server: Server) -> None:
    ana = Guest(server.port, "127.0.0.2")
    with under("champions", server):
        await asyncio.sleep(5)
        table = await ana.open("me", "club", options={"starter": 1})
        begun = time.perf_counter()
        wire = await ana.enter(table)
        while not (await hear(wire, "welcome", "update"))["table"].get("ply"):
            pass
        waited = time.perf_counter() - begun
    print(f"a bot of the club: {waited:.1f} s")
    await ana.leave()
    assert waited < 10
