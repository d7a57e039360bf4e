"""The first minute on a new machine: what is compiled where, in which order, and what people are told."""

from __future__ import annotations

import asyncio
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES
from sobremesa.server import warming
from sobremesa.server.warming import WarmUp
from tests.e2e.serving import Server

from .backends import Redis
from .conftest import Player, Served, arrivals


@pytest.fixture
def new_machine(tmp_path: Path) -> Any:
    """A server in a process of its own that finds nothing compiled."""
    server = Server(tmp_path, SOBREMESA_CACHE=str(tmp_path / "cache")).start()
    yield server
    server.stop()


@pytest.fixture
async def arrive(new_machine: Server) -> AsyncIterator[Callable[..., Any]]:
    async with arrivals(Served(new_machine.port, None)) as come:  # type: ignore[arg-type]
        yield come


def compiled(folder: Path) -> set[str]:
    files = (folder / "cache").rglob("*-*/*-*")
    return {file.name.split("-")[0] for file in files if file.is_file()}


async def test_the_game_somebody_opened_is_next_and_its_bots_play_by_instinct_until_then(
    arrive: Callable[..., Any], tmp_path: Path
) -> None:
    ana: Player = await arrive("Ana")
    table = await ana.open(["me", *[{"kind": "bot", "level": "strong"}] * 2], game="coloretto")
    await ana.enter(table)
    assert (await ana.hear("presence"))["warming"]
    assert "coloretto" not in compiled(tmp_path)
    while ana.table["status"] == "playing" and not any(m["type"] == "presence" and not m["warming"] for m in ana.heard):
        if ana.game["moves"]:
            answer = await ana.ask("move", ply=ana.game["ply"], action=ana.game["moves"][0]["action"])
            assert answer["type"] == "accepted", answer
        else:
            await ana.next()
    assert ana.table["ply"] > 0, "bots moved while the compiler worked"
    if not any(m["type"] == "presence" and not m["warming"] for m in ana.heard):
        await ana.hear("presence", lambda m: not m["warming"])
    assert "coloretto" in compiled(tmp_path)
    assert "jackrabbits" not in compiled(tmp_path), "nobody has asked for it yet"


async def test_a_table_without_bots_is_not_told(arrive: Callable[..., Any]) -> None:
    ana: Player = await arrive("Ana")
    await ana.enter(await ana.open(["me", "open"]))
    assert not (await ana.hear("presence"))["warming"]


@pytest.mark.soak  # compiles once more; that workers' bots think is asked of ready code in test_as_one.py
async def test_all_workers_of_a_new_machine_warm_up(tmp_path: Path) -> None:
    redis = Redis()
    redis.start()
    two = {"SOBREMESA_WORKERS": "2", "SOBREMESA_REDIS": redis.url, "SOBREMESA_CACHE": str(tmp_path / "cache")}
    server = Server(tmp_path, **two).start()
    try:
        async with arrivals(Served(server.port, None)) as come:  # type: ignore[arg-type]
            ana: Player = await come("Ana")
            table = await ana.open(["me", {"kind": "bot", "level": "strong"}], options={"starter": 0})
            for _ in range(12):  # each by a connection of its own, which any worker may take
                await wait_for_hint(ana, table)
    finally:
        server.stop()
        redis.stop()


async def wait_for_hint(player: Player, table: str) -> None:
    address, cookies = player.served.address, player.http.cookies
    code = "hint-not-yet"
    while code == "hint-not-yet":
        async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=300, verify=False) as http:
            answer = await http.post(f"/api/tables/{table}/hint")
        code = answer.json().get("code", "")
        await asyncio.sleep(0.1)
    assert answer.status_code == 200, answer.text


def test_what_is_wanted_goes_first() -> None:
    warm_up = WarmUp(lambda game: None)
    for name in reversed(GAMES):
        warm_up.want(GAMES[name])
    assert warm_up._waiting == list(GAMES)
    warm_up.want(GAMES["jackrabbits"])
    assert warm_up._waiting[0] == "jackrabbits"


def test_the_compiler_goes_with_its_server(new_machine: Server) -> None:
    while not compilers(new_machine):
        time.sleep(0.05)
    new_machine.stop()
    assert not compilers(new_machine)


async def test_no_compiler_begins_unseen_while_the_server_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told to stop at the very moment a compiler begins, before anybody knows of it."""
    begun: list[subprocess.Popen[str]] = []
    begins = threading.Event()

    def slow_to_begin(game: Game) -> subprocess.Popen[str]:
        begun.append(subprocess.Popen(["sleep", "600"], stderr=subprocess.PIPE, text=True))
        begins.set()
        time.sleep(0.3)
        return begun[0]

    monkeypatch.setattr(warming, "compiler_of", slow_to_begin)
    monkeypatch.setattr(warming, "is_on_disk", lambda game: False)
    warm_up = WarmUp(lambda game: None)
    warm_up.start()
    await asyncio.to_thread(begins.wait)
    await warm_up.stop()
    assert [process.poll() is None for process in begun] == [False]


def compilers(server: Server) -> list[str]:
    return [pid.name for pid in Path("/proc").iterdir() if pid.name.isdigit() and compiles_for(pid, server)]


def compiles_for(pid: Path, server: Server) -> bool:
    try:
        return (
            str(server.folder).encode() in (pid / "environ").read_bytes()
            and b"compile" in (pid / "cmdline").read_bytes()
        )
    except OSError:
        return False
