"""A full house: our server, every move durable in SQLite, in one process and with two workers, beside one of boardgame.io in memory, in turns in the
same run.

Everything goes over loopback. Visitors come from many addresses of 127.0.0.0/8, because a server of ours lets only so many in from one; all its
limits are on. One process makes all visitors, for both servers in the same way.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
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

from sobremesa.server import Settings
from sobremesa.server.signing import Signer

from .page import HERE, machine, show, table, write
from .visitors import Ours, Theirs, Visitor
from .wire import request

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
WARM = 4.0  # seconds until compiled rules are loaded
LATE = ("0.005", "0.02", "0.1")  # seconds


@dataclass
class Taken:
    """Moves, how long each took until whoever made it was told, and how long all took together."""

    moves: list[float] = field(default_factory=list)
    seconds: float = 0.0
    busy: float = 0.0  # how much of a processor the visitors needed
    used: float = 0.0  # seconds of processor time the server needed, in all its processes and threads

    def add(self, other: Taken) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.busy = max(self.busy, other.busy)
        self.used += other.used

    @property
    def rate(self) -> float:
        return len(self.moves) / self.seconds

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.moves)[int(share * (len(self.moves) - 1))]

    @property
    def cost(self) -> float:
        """Of one move, in microseconds of the server's processor time."""
        return 1e6 * self.used / len(self.moves)

    def row(self, name: str) -> list[str]:
        shares = (f"{self.percentile(share):.0f}" for share in (0.5, 0.99, 1.0))
        return [name, f"{self.rate:.0f}", *shares, f"{self.cost:.0f}", f"{len(self.moves)}", f"{100 * self.busy:.0f} %"]


# ---- servers ---------------------------------------------------------------------------------------------------------------------------------


@dataclass
class Server:
    process: subprocess.Popen[bytes]
    base: str
    data: str = ""  # the folder with its key

    def memory(self) -> float:
        """In kB, of all its processes."""
        return sum(resident(pid) for pid in family(self.process.pid))

    def used(self) -> float:
        """Seconds of processor time so far, of all its processes."""
        return sum(spent(pid) for pid in family(self.process.pid))

    def lags(self) -> dict[str, float]:
        """How often the event loop was late by no more than this."""
        headers = {"authorization": f"Bearer {Signer(Settings(Path(self.data)).key).operator()}"}
        with urllib.request.urlopen(urllib.request.Request(f"{self.base}/metrics", headers=headers)) as answer:
            text = answer.read().decode()
        return {
            limit: float(count)
            for limit, count in re.findall(r'sobremesa_lag_seconds_bucket{le="([^"]+)"} (\S+)', text)
        }


def resident(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def spent(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")  # in user mode, in the kernel


def family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


@asynccontextmanager
async def ours(data: str | None = None, **settings: str) -> AsyncIterator[Server]:
    """With its data in this folder, or in one of its own."""
    with tempfile.TemporaryDirectory() as own:
        chosen = {f"SOBREMESA_{name.upper()}": value for name, value in settings.items()}
        variables = os.environ | {"SOBREMESA_DATA": data or own} | chosen
        async with running([str(COMMAND), "serve", "--port", str(PORT)], PORT, "/api/games", variables) as server:
            server.data = data or own
            await asyncio.sleep(WARM)
            yield server


@asynccontextmanager
async def theirs() -> AsyncIterator[Server]:
    variables = os.environ | {"NODE_ENV": "production"}
    async with running(["node", str(PEER / "server.js"), str(PORT + 1)], PORT + 1, "/games", variables) as server:
        yield server


@asynccontextmanager
async def running(command: list[str], port: int, path: str, variables: dict[str, str]) -> AsyncIterator[Server]:
    process = await asyncio.to_thread(subprocess.Popen, command, env=variables, stdout=subprocess.DEVNULL)
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
        started, used, served = time.perf_counter(), processor(), self.server.used()
        self.begin()
        await asyncio.wait_for(asyncio.gather(*(visitor.over.wait() for visitor in self.visitors)), LONGEST)
        self.taken.seconds = time.perf_counter() - started
        self.taken.busy = (processor() - used) / self.taken.seconds
        self.taken.used = self.server.used() - served
        self.empty()
        return self.taken


def processor() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


# ---- what is measured ------------------------------------------------------------------------------------------------------------------------


@dataclass
class Compared:
    one: Taken = field(default_factory=Taken)  # process
    two: Taken = field(default_factory=Taken)  # workers, with nothing else installed
    them: Taken = field(default_factory=Taken)


async def without_thinking(tables: int, rounds: int) -> Compared:
    """In turns, so that what else the machine does disturbs all alike."""
    found = Compared()
    for _ in range(rounds):
        async with ours(workers="1") as server:
            found.one.add(await House(server, tables).play())
        async with ours(workers="2") as server:
            found.two.add(await House(server, tables).play())
        async with theirs() as server:
            found.them.add(await House(server, tables).play())
    return found


@dataclass
class Evening:
    """Many open tables, where people think; then all lose their connection at once and come back; then all have gone and the server starts anew."""

    moves: Taken
    storm: float  # seconds
    lag: dict[str, float]  # how much of the time the event loop was later than this, in per cent
    rest: float  # kB a table


async def evening(tables: int, seconds: float, storm: int) -> Evening:
    chance = random.Random(7)
    with tempfile.TemporaryDirectory() as data:
        async with ours(data) as server:
            house = House(server, tables, lambda: chance.uniform(0.0, 2 * EVERY))
            await house.fill()
            before, started = server.lags(), time.perf_counter()
            house.begin()
            await asyncio.sleep(seconds)
            moves = Taken(list(house.taken.moves), time.perf_counter() - started)
            lag = late(before, server.lags())
            taken = await come_back(house, storm)
            house.empty()
        async with ours(data) as server:
            return Evening(moves, taken, lag, await at_rest(server, house))


async def at_rest(server: Server, house: House) -> float:
    """What a table needs that was read from its log, while nobody is there; in kB."""
    await look_at(server, house, 0)  # whatever a first request needs
    empty = server.memory()
    await together(look_at(server, house, number) for number in range(2, len(house.visitors), 2))
    return (server.memory() - empty) / (len(house.pairs) - 1)


async def look_at(server: Server, house: House, number: int) -> None:
    await request(server.base, number, "GET", f"/api/tables/{house.tables[house.visitors[number]]}")


async def come_back(house: House, number: int) -> float:
    """Until everybody has been welcomed."""
    lost = house.visitors[:number]
    for visitor in lost:
        visitor.hang_up()
    await asyncio.sleep(0.2)
    started = time.perf_counter()
    await together((visitor.enter(house.tables[visitor]) for visitor in lost if isinstance(visitor, Ours)), number)
    return time.perf_counter() - started


def late(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    looks = after["+Inf"] - before["+Inf"]
    return {limit: 100 * (1 - (after[limit] - before[limit]) / looks) for limit in LATE}


# ---- the page --------------------------------------------------------------------------------------------------------------------------------

HEAD = [
    "",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "longest, ms",
    "processor time of the server a move, µs",
    "moves",
    "of a processor, for the visitors",
]


def main() -> None:
    if not shutil.which("npm"):
        raise SystemExit("needs Node")
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    uvloop.run(measure())


async def measure() -> None:
    others = Others()
    busy = await without_thinking(TABLES, ROUNDS)
    night = await evening(OPEN_TABLES, WATCHED, STORM)
    here = f"{machine('uvicorn', 'uvloop', 'msgspec')}; {node()}. {others.say()}"
    write(
        "load",
        "A full house",
        compared(busy),
        many(night),
        "[What a move costs to tell, and what it weighs](told.md).",
        here,
    )
    show("load", f"{summary(busy, night)}\n\n({here})")


class Others:
    """What else ran on this machine meanwhile: where that is much, everything waits for a processor, and times tell little."""

    def __init__(self) -> None:
        self._begun, self._all, self._ours = time.monotonic(), all_busy(), families()

    def say(self) -> str:
        seconds = time.monotonic() - self._begun
        others = (all_busy() - self._all - (families() - self._ours)) / seconds
        return f"Other programs took {max(0.0, others):.1f} of the {os.cpu_count()} processors meanwhile."


def all_busy() -> float:
    """Seconds that all processors of this machine have worked."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def families() -> float:
    """Seconds that this process and those it has waited for have worked."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(used.ru_utime + used.ru_stime for used in map(resource.getrusage, kinds))


def summary(busy: Compared, night: Evening) -> str:
    taken = (busy.two, busy.one, busy.them)
    rows = [
        ["moves/s", *(f"{one.rate:.0f}" for one in taken)],
        ["99 of 100 moves told within, ms", *(f"{one.percentile(0.99):.0f}" for one in taken)],
        ["processor time of the server a move, µs", *(f"{one.cost:.0f}" for one in taken)],
        [f"the same 99 with {OPEN_TABLES} open tables and a move every {EVERY:.0f} s at each, ms", "–", f"{night.moves.percentile(0.99):.0f}", "–"],
        [f"{STORM} lost connections are back after, s", "–", f"{night.storm:.1f}", "–"],
        ["memory a table at rest, kB", "–", f"{night.rest:.0f}", "–"],
    ]  # fmt: skip
    names = ["ours, two workers, every move on the disk", "ours, one process", "boardgame.io 0.50, in memory"]
    return table([f"{TABLES} full tables, nobody thinks", *names], rows)


def compared(busy: Compared) -> str:
    one, two, them = busy.one, busy.two, busy.them
    rows = [
        two.row("ours, two workers, every move durable in SQLite"),
        one.row("ours, one process, every move durable in SQLite"),
        them.row("boardgame.io 0.50.2, in memory"),
    ]
    return (
        f"{TABLES} tables of Parade for two, nobody thinks, every game is played to its end; {ROUNDS} rounds in turn. With two workers, as "
        "`SOBREMESA_WORKERS=auto` starts them where there are two cores and with nothing else installed, "
        f"**{two.rate / them.rate:.2f}×** the moves of boardgame.io a second (the aim: 2×), "
        f"a p99 of **{later(two, them):.2f}** of its (the aim: 0.5). "
        f"In one process **{one.rate / them.rate:.2f}×** and **{later(one, them):.2f}**; a server of boardgame.io is one process, whose runtime has "
        f"threads of its own. Two workers make **{two.rate / one.rate:.2f}×** the moves of one (the aim: 1.6×), "
        "beside their visitors on this machine. "
        "A move has taken until whoever made it was told. Ours tells them their view, what each legal move would do, the score and the story.\n\n"
        + table(HEAD, rows)
    )


def later(one: Taken, other: Taken) -> float:
    return one.percentile(0.99) / other.percentile(0.99)


def many(night: Evening) -> str:
    rows = [
        [
            f"p99 of a move at {OPEN_TABLES} open tables, one every {EVERY:.0f} s at each",
            f"{night.moves.percentile(0.99):.0f} ms",
            "50 ms",
        ],
        ["p50 of it", f"{night.moves.percentile(0.5):.1f} ms", ""],
        *(
            [f"the event loop was more than {1000 * float(limit):.0f} ms late", f"{share:.1f} % of the time", ""]
            for limit, share in night.lag.items()
        ),
        [f"{STORM} connections lost at once, until all are welcomed again", f"{night.storm:.1f} s", "5 s"],
        ["memory a table at rest", f"{night.rest:.0f} kB", "50 kB"],
    ]
    return table(["", "measured", "the aim: under"], rows)


def node() -> str:
    return "Node " + subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main()
