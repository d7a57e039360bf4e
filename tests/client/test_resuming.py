"""Servers that are killed and programs that are killed, in the middle of games: nothing is lost, and no move is made twice."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sobremesa.client import Player, aio, join, open_table
from sobremesa.server import Settings
from sobremesa.server.store import SqlStore
from sobremesa.table import log

from ..ports import free_port
from ..server.test_durability import start

KILLS = 2
PLAYER = """
import sys
from sobremesa.client import join

link, file, moves = sys.argv[1:]
with join(link, name="Robot", me=file) as seat:
    for number, view in enumerate(seat.turns()):
        print(seat.seat, view["ply"], flush=True)
        if number == int(moves):
            sys.stdin.read()  # until it is killed
        seat.play(view["moves"][0]["action"])
print("over", flush=True)
"""


class Host:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port, self.folder = free_port(), folder
        self.process = start(self.port, folder)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def start(self) -> None:
        self.process = start(self.port, self.folder)

    def log(self, link: str) -> list[log.AnyEntry]:
        async def load() -> list[log.AnyEntry]:
            store = SqlStore(Settings(data=self.folder).database_url)
            try:
                return await store.load(link.rsplit("/", 1)[1])
            finally:
                await store.stop()

        return asyncio.run(load())


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path)
    try:
        yield host
    finally:
        host.kill()


def moves_of(entries: list[log.AnyEntry]) -> list[log.Moved]:
    return [entry for entry in entries if isinstance(entry, log.Moved)]


def played_once(entries: list[log.AnyEntry]) -> None:
    """Every ply has one move, and every command is one entry."""
    moves = moves_of(entries)
    assert [move.ply for move in moves] == list(range(len(moves)))
    ids = [move.id for move in moves if move.id]
    assert len(ids) == len(set(ids))


def test_a_game_goes_on_over_servers_that_are_killed(host: Host) -> None:
    link = open_table(host.address, "parade", ["open", "open"])
    with join(link, name="Uno") as one, join(link, name="Dos") as two:
        made = threading.Semaphore(0)
        players = [threading.Thread(target=play, args=[seat, made]) for seat in (one, two)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            for _ in range(6):
                assert made.acquire(timeout=120)
            host.kill()
            host.start()
        for player in players:
            player.join(300)
        assert one.table["status"] == two.table["status"] == "over"
        assert one.view
        assert two.view
        assert one.view["sheet"] == two.view["sheet"]
    host.kill()
    played_once(host.log(link))


def play(seat: Player, made: threading.Semaphore) -> None:
    for view in seat.turns():
        seat.play(random.choice(view["moves"])["action"])
        made.release()


def test_the_twin_of_asyncio_goes_on_as_well(host: Host) -> None:
    async def game() -> str:
        link = await aio.open_table(host.address, "parade", ["open", "open"])
        async with aio.join(link) as one, aio.join(link) as two:
            made = asyncio.Semaphore(0)
            playing = asyncio.gather(play_on(one, made), play_on(two, made))
            for _ in range(6):
                await made.acquire()
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
            await asyncio.wait_for(playing, 300)
            assert one.table["status"] == "over"
        return link

    link = asyncio.run(game())
    host.kill()
    played_once(host.log(link))


async def play_on(seat: aio.Player, made: asyncio.Semaphore) -> None:
    async for view in seat.turns():
        await seat.play(random.choice(view["moves"])["action"])
        made.release()


def test_a_program_that_is_killed_goes_on_in_its_seat(host: Host, tmp_path: Path) -> None:
    link = open_table(host.address, "parade", ["open", "random"])
    me = tmp_path / "me.json"
    with program(link, me, moves=2) as first:
        seen = [read(first) for _ in range(3)]  # the third turn is the one it never answers
        first.kill()
        first.wait()
    with program(link, me, moves=-1) as second:
        again = read(second)
        assert again == seen[-1]
        assert second.stdout
        assert second.stdout.read().splitlines()[-1] == "over"
    host.kill()
    played_once(host.log(link))


@contextmanager
def program(link: str, me: Path, moves: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", PLAYER, link, str(me), str(moves)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def read(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline()
