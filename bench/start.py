"""The first minute on a machine, and every start after it: compiling, starting each command, and a server on which people play meanwhile."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sobremesa.client import join, watch
from sobremesa.games.registry import GAMES

from .page import HERE, machine, table, write

COMMAND = Path(sys.executable).with_name("sobremesa")
RECORD = HERE.parent / "tests" / "records" / "parade-3p-by-hand.txt"
AGAIN = 3
PORT = 8931
COMMANDS: dict[str, tuple[str, ...]] = {
    "--version": (),
    "games": (),
    "completion": ("bash",),
    "check": (str(RECORD),),
    "verify": (str(RECORD),),
    "board": ("--seed", "7"),
    "simulate": ("parade", "--players", "4", "--games", "1000"),
    "arena": ("parade", "--bots", "greedy,random", "--games", "20"),
    "analyse": (str(RECORD), "--budget", "100"),
    "play": ("parade", "--plain"),
}


class Used(NamedTuple):
    wall: float  # seconds
    processor: float  # seconds
    memory: float  # MB, at most


def run(cache: str, *arguments: str) -> Used:
    started = time.perf_counter()
    with tempfile.TemporaryFile() as out:
        environment = os.environ | {"SOBREMESA_CACHE": cache}
        child = subprocess.Popen(
            [COMMAND, *arguments], env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out
        )
        _, _, used = os.wait4(child.pid, 0)
    return Used(time.perf_counter() - started, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


# ---- compiling and starting ------------------------------------------------------------------------------------------------------------------


def compiling() -> str:
    with tempfile.TemporaryDirectory() as cache:
        by_game = {game: run(cache, "compile", game) for game in GAMES}
        size = sum(file.stat().st_size for file in Path(cache).rglob("*") if file.is_file())
    rows = [[game, f"{used.processor:.1f}", f"{used.memory:.0f}"] for game, used in by_game.items()]
    total = sum(used.processor for used in by_game.values()), max(used.memory for used in by_game.values())
    rows.append(["all (the aim: under 60 s and 600 MB)", f"{total[0]:.1f}", f"{total[1]:.0f}"])
    return (
        table(["`sobremesa compile`", "seconds of a processor", "MB at most"], rows)
        + f"\n\nOn the disk: {size / 1000:.0f} kB."
    )


PHASES = """
import time, sys
from pathlib import Path
from sobremesa.bots.compiled import linked_to
from sobremesa.core.jit import cpu
from sobremesa.core.jit.linker import entries
from sobremesa.games.registry import GAMES
game = GAMES[sys.argv[1]]
modules = (game.rules, *linked_to(game))
started = time.process_time()
with cpu.global_compiler_lock, cpu._without_collecting():
    parts = cpu._translated(modules, entries(modules), lambda *_: None)
    translated = time.process_time()
    cpu._compiled("bench", parts)
print(translated - started, time.process_time() - translated, len(cpu._closure([part.library for part in parts.values()])))
"""


def where_the_time_goes() -> str:
    rows = []
    for game in GAMES:
        done = subprocess.run([sys.executable, "-c", PHASES, game], check=True, capture_output=True, text=True)
        translated, optimised, functions = map(float, done.stdout.split())
        rows.append([game, f"{functions:.0f}", f"{translated:.1f}", f"{optimised:.1f}"])
    head = ["", "functions", "translating them (types, then LLVM's language)", "optimising all at once, machine code"]
    return table(head, rows)


def starting() -> str:
    rows = []
    for command, arguments in COMMANDS.items():
        with tempfile.TemporaryDirectory() as cache:
            cold = run(cache, command, *arguments)
            again = [run(cache, command, *arguments) for _ in range(AGAIN)]
        seconds = statistics.median(used.wall for used in again)
        memory = statistics.median(used.memory for used in again)
        rows.append(
            [f"`{' '.join([command, *map(shown, arguments)])}`", f"{cold.wall:.1f}", f"{seconds:.2f}", f"{memory:.0f}"]
        )
    head = ["the whole process", "first time, seconds", f"after that, median of {AGAIN}", "MB then"]
    return table(head, rows)


def shown(argument: str) -> str:
    return Path(argument).name if argument.startswith("/") else argument


# ---- a server on a new machine ---------------------------------------------------------------------------------------------------------------


@contextmanager
def new_machine() -> Iterator[subprocess.Popen[bytes]]:
    with tempfile.TemporaryDirectory() as folder:
        own = {"SOBREMESA_CACHE": f"{folder}/cache", "SOBREMESA_DATA": f"{folder}/data", "SOBREMESA_HURRY": "1000"}
        command = [COMMAND, "serve", "--port", str(PORT)]
        process = subprocess.Popen(command, env=os.environ | own, stdout=subprocess.DEVNULL)
        try:
            yield process
        finally:
            process.terminate()
            process.wait()


BROWSER = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())


def fetch(path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}{path}", data, {"content-type": "application/json"})
    with BROWSER.open(request) as answer:
        return json.loads(answer.read())


def wait_until(test: Any, longest: float = 300.0) -> float:
    started = time.perf_counter()
    while time.perf_counter() - started < longest:
        try:
            if test():
                return time.perf_counter() - started
        except OSError:
            pass
        time.sleep(0.01)
    raise TimeoutError


def new_table(game: str, *seats: str) -> str:
    """The link to it. A seat is open, or a bot's of this level."""
    plans = [{"kind": "open"} if seat == "open" else {"kind": "bot", "level": seat} for seat in seats]
    fetch("/api/me")
    return f"http://127.0.0.1:{PORT}" + fetch("/api/tables", {"game": game, "seats": plans})["link"]


def friend(link: str, name: str, until: threading.Event, waits: list[float]) -> None:
    """Somebody who never thinks; how long each move takes until it is acknowledged, which is when it is stored."""
    with join(link, name) as player:
        for view in player.turns():
            if until.is_set():
                return
            started = time.perf_counter()
            player.play(view["moves"][0]["action"])
            waits.append(time.perf_counter() - started)


def friends(until: threading.Event) -> list[float]:
    """Two friends, one game after the other, at their own table."""
    waits: list[float] = []
    while not until.is_set():
        link = new_table("parade", "open", "open")
        both = [
            threading.Thread(target=friend, args=(link, name, until, waits), daemon=True) for name in ("Ana", "Bea")
        ]
        for one in both:
            one.start()
        for one in both:
            one.join(10)
    return waits


def warmed_up(link: str) -> None:
    """Wait until the table says that its bots think."""
    with watch(link) as watcher:
        while watcher.presence.get("warming", True):
            watcher._run(watcher._chair.hear())


def meanwhile(work: Callable[[], object]) -> list[float]:
    """What friends at another table waited while this was done."""
    over = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        waits = pool.submit(friends, over)
        try:
            work()
        finally:
            over.set()
        return waits.result()


def memory_of(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def bots_turn(link: str) -> float:
    """One move against a strong bot; seconds until it has answered."""
    with join(link, "Eva") as eva:
        turns = eva.turns()
        eva.play(next(turns)["moves"][0]["action"])
        started = time.perf_counter()
        next(turns)
        return time.perf_counter() - started


def on_a_new_machine() -> str:
    started = time.perf_counter()

    def since() -> str:
        return f"{time.perf_counter() - started:.1f}"

    with new_machine() as server:
        wait_until(lambda: fetch("/healthz")["ok"])
        rows = [["the server answers", since()]]
        link = new_table("parade", "open", "strong")
        instinct = bots_turn(link)
        rows.append([f"a bot of Parade has answered, by instinct, after {instinct:.1f} s", since()])
        busy = meanwhile(lambda: warmed_up(link))
        rows.append(["bots of Parade think", since()])
        link = new_table("parade", "open", "strong")
        thought = bots_turn(link)
        rows.append([f"the first strong move has come, after {thought:.1f} s", since()])
        for game in ("coloretto", "jackrabbits"):
            watched = new_table(game, "open", "strong", "strong", "strong")
            busy += meanwhile(partial(warmed_up, watched))
            rows.append([f"bots of {game.title()} think", since()])
        quiet = meanwhile(partial(time.sleep, 15))
        memory = memory_of(server.pid)
    named = {"while games are compiled": busy, "afterwards": quiet}
    moves = [[what, len(waits), *quantiles(waits)] for what, waits in named.items()]
    return "\n\n".join(
        [
            table(["after `sobremesa serve`, nothing compiled", "seconds"], rows),
            "What two friends wait for an acknowledged move, at a table of their own (a bot's pause of 0.8 s is part of its answers above):",
            table(["", "moves", "median, ms", "p99, ms (the aim: under 50)"], moves),
            f"The server itself, compilers not counted, has used {memory:.0f} MB at most.",
        ]
    )


def quantiles(waits: list[float]) -> list[str]:
    return [f"{1000 * sorted(waits)[int(part * (len(waits) - 1))]:.1f}" for part in (0.5, 0.99)]


def main() -> None:
    write(
        "start",
        "Starting",
        "## Compiling, once on a machine",
        compiling(),
        "Where the time goes, in seconds of a processor:",
        where_the_time_goes(),
        "## Starting each command",
        starting(),
        "## The first minute of a server",
        on_a_new_machine(),
        machine("numpy", "numba"),
    )


if __name__ == "__main__":
    main()
