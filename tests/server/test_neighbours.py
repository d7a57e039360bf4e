"""Workers that are started together: all who come to one table are at one of them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from uvicorn import Config

from sobremesa.server.neighbours import Neighbours
from sobremesa.server.offspring import Worker

from ..e2e.serving import Server
from .backends import Redis
from .conftest import Player, Served, arrivals, two_at_a_table, until

LONG = 120.0  # seconds: for ever, on a busy machine
TABLES = 6  # whose players would all be at one worker by chance once in sixty times
WORKERS = 2


@pytest.fixture
def redis() -> Iterator[Redis]:
    running = Redis()
    running.start()
    yield running
    running.stop()


@pytest.fixture
def doors() -> Iterator[Path]:
    """Where the workers meet; the names of doors may not be long."""
    with TemporaryDirectory(prefix="s-") as folder:
        yield Path(folder)


@pytest.fixture(params=["redis", "nothing installed"])
async def server(request: pytest.FixtureRequest, doors: Path, tmp_path: Path) -> AsyncIterator[Server]:
    broker = {"SOBREMESA_REDIS": request.getfixturevalue("redis").url} if request.param == "redis" else {}
    running = Server(tmp_path, **broker, SOBREMESA_WORKERS=str(WORKERS), TMPDIR=str(doors)).start()
    await until(lambda: len(open_doors(doors)) == WORKERS)
    yield running
    running.stop()


def open_doors(folder: Path) -> list[Path]:
    return [path for path in folder.glob("*/door-*") if path.is_socket()]


async def test_tables_go_to_the_workers_in_turn(doors: Path) -> None:
    neighbours = Neighbours(doors, workers=3)
    homes = Counter(neighbours._home(neighbours.new_table_id()) for _ in range(30))
    await neighbours.close()
    assert homes == {0: 10, 1: 10, 2: 10}


@pytest.mark.parametrize("server", ["redis"], indirect=True)
async def test_players_of_one_table_hear_of_each_other_without_redis(server: Server, redis: Redis) -> None:
    async with arrivals(Served(server.port, None)) as come, asyncio.timeout(LONG):  # type: ignore[arg-type]
        redis.freeze()
        for _ in range(TABLES):
            ana, bea, _ = await two_at_a_table(come)
            await move(ana, bea)
            assert ana.game["ply"] == bea.game["ply"] == 1


async def test_where_a_worker_has_died_another_lets_its_visitors_in(server: Server) -> None:
    async with arrivals(Served(server.port, None)) as come, asyncio.timeout(LONG):  # type: ignore[arg-type]
        tables = [await two_at_a_table(come) for _ in range(TABLES)]
        os.kill(a_worker_of(server), signal.SIGKILL)
        for ana, bea, table in tables:
            for player in (ana, bea):
                await come_back(player, table)
            await move(ana, bea)
            assert ana.game["ply"] == bea.game["ply"] == 1


def test_a_worker_that_dies_before_it_answers_is_not_waited_for() -> None:
    worker = Worker(Config("nowhere:app"), [])
    worker.process = get_context("spawn").Process(target=time.sleep, args=(LONG,))
    worker.start()
    assert worker.process.is_alive()
    worker.process.kill()
    assert not worker.is_alive(timeout=1e6)
    worker.join()


def a_worker_of(server: Server) -> int:
    assert server.process
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return next(int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes())


async def move(*players: Player) -> None:
    """Whose turn it is moves, and all see it."""
    mover = next(player for player in players if player.game["moves"])
    answer = await mover.ask("move", ply=mover.game["ply"], action=mover.game["moves"][0]["action"])
    for player in players:
        while player._latest()["seq"] < answer["seq"]:
            await player.next()


async def come_back(player: Player, table: str) -> None:
    """As often as it takes: whoever is handed to a worker in its last moment is cut off."""
    for _ in range(600):
        try:
            await player.enter(table)
        except Exception:
            await asyncio.sleep(0.1)
        else:
            return
    raise AssertionError("nobody lets them in")
