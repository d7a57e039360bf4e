"""A full house: our server, every move durable in SQLite, beside one of boardgame.io in memory, in turns in the same run.

Everything goes over loopback. Visitors come from many addresses of 127.0.0.0/8, because a server of ours lets only so many in from one; all its limits are on.
One process makes all visitors, for both servers in the same way.
"""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from .page import HERE, machine, table, write
from .visitors import Ours, Theirs, Visitor

COMMAND = Path(sys.executable).with_name("sobremesa")
PEER = HERE / "peers" / "boardgame"
PORT = 8941
TABLES = 200
ROUNDS = 3
OPEN_TABLES = 1000
EVERY = 5.0  # seconds between two moves at an open table
WATCHED = 20.0  # seconds
STORM = 1000
AT_ONCE = 50  # visitors who come in together
LONGEST = 120.0  # seconds for anything


@dataclass
class Taken:
    """Moves, how long each took until whoever made it was told, and how long all took together."""

    moves: list[float] = field(default_factory=list)
    seconds: float = 0.0
    busy: float = 0.0  # how much of a processor the visitors needed

    def add(self, other: Taken) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.busy = max(self.busy, other.busy)

    @property
    def rate(self) -> float:
        return len(self.moves) / self.seconds

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.moves)[int(share * (len(self.moves) - 1))]

    def row(self, name: str) -> list[str]:
        shares = (f"{self.percentile(share):.0f}" for share in (0.5, 0.99, 1.0))
        return [name, f"{self.rate:.0f}", *shares, f"{len(self.moves)}", f"{100 * self.busy:.0f} %"]


# ---- servers ---------------------------------------------------------------------------------------------------------------------------------


@dataclass
class Server:
    process: subprocess.Popen[bytes]
    base: str

    def memory(self) -> float:
        """In kB, of all its processes."""
        return sum(resident(pid) for pid in family(self.process.pid))

    def lag(self) -> str:
        with urllib.request.urlopen(f"{self.base}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return next(line for line in lines if line.startswith("sobremesa_longest_lag_seconds"))


def resident(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


@asynccontextmanager
async def ours(port: int = PORT, **settings: str) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as data:
        variables = (
            os.environ
            | {"SOBREMESA_DATA": data}
            | {f"SOBREMESA_{name.upper()}": value for name, value in settings.items()}
        )
        command = [str(COMMAND), "serve", "--port", str(port)]
        async with running(command, port, "/api/games", variables) as server:
            yield server


@asynccontextmanager
async def theirs() -> AsyncIterator[Server]:
    variables = os.environ | {"NODE_ENV": "production"}
    async with running(["node", str(PEER / "server.js"), str(PORT + 1)], PORT + 1, "/games", variables) as server:
        yield server


@asynccontextmanager
async def running(command: list[str], port: int, path: str, variables: dict[str, str]) -> AsyncIterator[Server]:
    process = subprocess.Popen(command, env=variables, stdout=subprocess.DEVNULL)
    server = Server(process, f"http://127.0.0.1:{port}")
    try:
        await asyncio.to_thread(wait_for, server.base + path, process)
        yield server
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + LONGEST
    while process.poll() is None and time.monotonic() < until:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"{url} does not answer")


# ---- visitors --------------------------------------------------------------------------------------------------------------------------------


async def together(work: Iterable[Awaitable[None]], most: int = AT_ONCE) -> None:
    gate = asyncio.Semaphore(most)

    async def one(work: Awaitable[None]) -> None:
        async with gate:
            await asyncio.wait_for(work, LONGEST)

    await asyncio.gather(*map(one, work))


class House:
    """Tables for two, all of them taken, nobody moving yet."""

    def __init__(self, server: Server, tables: int, pause: Callable[[], float] = lambda: 0.0) -> None:
        self.server, self.taken = server, Taken()
        kind = Ours if server.base.endswith(str(PORT)) else Theirs
        self.visitors: list[Visitor] = [kind(number, self.taken.moves.append, pause) for number in range(2 * tables)]
        self.pairs = list(zip(self.visitors[::2], self.visitors[1::2], strict=True))
        self.tables: dict[Visitor, str] = {}

    async def fill(self) -> None:
        for visitor in self.visitors:
            visitor.held = True
        await together(self._seat(*pair) for pair in self.pairs)

    async def _seat(self, host: Visitor, friend: Visitor) -> None:
        for visitor in (host, friend):
            await visitor.introduce(self.server.base)
        name = self.tables[host] = self.tables[friend] = await host.open()
        for seat, visitor in enumerate((host, friend)):
            await visitor.enter(name) if isinstance(visitor, Ours) else await visitor.enter(name, seat)
        if isinstance(friend, Ours):
            friend.sit()

    def begin(self) -> None:
        for visitor in self.visitors:
            visitor.held = False
            visitor.consider()

    def empty(self) -> None:
        for visitor in self.visitors:
            visitor.hang_up()

    async def play(self) -> Taken:
        """All games to their end."""
        await self.fill()
        await asyncio.sleep(0.5)
        started, used = time.perf_counter(), processor()
        self.begin()
        await asyncio.wait_for(asyncio.gather(*(visitor.over.wait() for visitor in self.visitors)), LONGEST)
        self.taken.seconds = time.perf_counter() - started
        self.taken.busy = (processor() - used) / self.taken.seconds
        self.empty()
        return self.taken


def processor() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


# ---- what is measured ------------------------------------------------------------------------------------------------------------------------


async def without_thinking(tables: int = TABLES, rounds: int = ROUNDS) -> tuple[Taken, Taken]:
    """In turns, so that what else the machine does disturbs both alike."""
    us, them = Taken(), Taken()
    for _ in range(rounds):
        async with ours() as server:
            us.add(await House(server, tables).play())
        async with theirs() as server:
            them.add(await House(server, tables).play())
    return us, them


def main() -> None:
    if not shutil.which("node") or not (PEER / "node_modules").exists():
        raise SystemExit("needs Node, and `npm ci` in bench/peers/boardgame")
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    uvloop.run(measure())


async def measure() -> None:
    us, them = await without_thinking(int(os.environ.get("T", TABLES)), int(os.environ.get("R", ROUNDS)))
    print(table(["", "moves/s", "p50", "p99", "max", "moves", "visitors"], [us.row("ours"), them.row("boardgame.io")]))


if __name__ == "__main__":
    main()
