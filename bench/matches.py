"""Matches between minds: every deal played once from each seat, on all cores, kept as they come so that a run can be ended and taken up again."""

from __future__ import annotations

import hashlib
import json
import math
import os
import sys
import threading
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa import bots
from sobremesa.core.keys import keys
from sobremesa.games.game import Game

from .page import machine

# To be raised when bots with the same knobs have learnt to play otherwise: what was kept is measured again then.
EDITIONS = {"parade": 3, "coloretto": 2, "jackrabbits": 2}


@dataclass
class Match:
    """One seat of one mind among seats of another."""

    game: Game
    players: int
    one: bots.Mind
    others: bots.Mind
    deals: int
    chunk: int = 2  # deals played at a time
    won: float = 0.0
    games: int = 0
    seconds: float = 0.0
    moves: float = 0.0  # of the one
    machines: set[str] = field(default_factory=set)

    @property
    def key(self) -> str:
        edition = self.game.name, self.game.version, EDITIONS[self.game.name]
        what = (*edition, self.players, knobs(self.one), knobs(self.others), self.chunk)
        return hashlib.sha256(repr(what).encode()).hexdigest()[:16]

    def chunks(self) -> range:
        return range(math.ceil(self.deals / self.chunk))

    def play(self, number: int) -> dict[str, Any]:
        """Chunk `number`: the same deals once from every seat."""
        played = [self.wins_and_moves(number, seat) for seat in range(self.players)]
        won, moves, spent = (sum(part) for part in zip(*played, strict=True))
        return {
            "match": self.key,
            "number": number,
            "won": won,
            "games": self.chunk * self.players,
            "seconds": spent,
            "moves": moves,
            "machine": machine("numpy", "numba"),
        }

    def wins_and_moves(self, number: int, seat: int) -> tuple[float, float, float]:
        """With the one in this seat: its wins, its moves (about), and the seconds they took."""
        run, options = bots.bound(self.game), self.game.Options().simulated().encode()
        minds = bots.mind_records(self.one if other == seat else self.others for other in range(self.players))
        games, lengths = run.states(self.chunk), np.zeros(self.chunk, np.int64)
        games["rng"] = keys("bots", number, self.chunk)
        wins = np.zeros(self.players)
        started = time.thread_time()
        run.contests(games, options, minds, bots.new_workspace(run), lengths)
        spent = time.thread_time() - started
        run.tally(self.chunk, games, wins, np.zeros(self.players))
        return float(wins[seat]), float(lengths.sum()) / self.players, spent

    def add(self, chunk: dict[str, Any]) -> None:
        self.won += chunk["won"]
        self.games += chunk["games"]
        self.seconds += chunk["seconds"]
        self.moves += chunk["moves"]
        self.machines.add(chunk["machine"])

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def milliseconds(self) -> float:
        """A move of the one, those of the others included where they search."""
        return 1e3 * self.seconds / self.moves


def knobs(mind: bots.Mind) -> list[tuple[str, float]]:
    """Those that are not as usual: a knob that is new changes no match that does without it."""
    usual = asdict(bots.Mind())
    return [(name, value) for name, value in asdict(mind).items() if value != usual[name]]


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def kept_in() -> Path:
    """A line a chunk that was played."""
    cache = os.environ.get("SOBREMESA_CACHE") or Path.home() / ".cache" / "sobremesa"
    return Path(cache) / "bench-bots.jsonl"


def play_all(matches: Iterable[Match]) -> None:
    """What is not kept from a run before, on all cores (or BENCH_CORES of them), for as many seconds as BENCH_SECONDS says, or to the end. A bit of
    every match first, so that a run cut short has something of each."""
    seconds = float(os.environ.get("BENCH_SECONDS", "inf"))
    matches = list(matches)
    known = {match.key: match for match in matches}
    done: set[tuple[str, int]] = set()
    file = kept_in()
    file.parent.mkdir(parents=True, exist_ok=True)
    for line in file.read_text().splitlines() if file.exists() else []:
        chunk = json.loads(line)
        where = chunk["match"], chunk["number"]
        if chunk["match"] in known and where not in done and chunk["number"] in known[chunk["match"]].chunks():
            known[chunk["match"]].add(chunk)
            done.add(where)
    todo = [(match, number) for match in matches for number in match.chunks() if (match.key, number) not in done]
    todo.sort(key=lambda item: item[1] / len(item[0].chunks()))
    for game in {match.game.name: match.game for match, _ in todo}.values():
        _ = bots.bound(game).contests, bots.bound(game).tally
    lock, ends = threading.Lock(), time.monotonic() + seconds
    cores = int(os.environ.get("BENCH_CORES", "0")) or os.cpu_count()
    with file.open("a") as kept, ThreadPoolExecutor(cores) as pool:

        def one(item: tuple[Match, int]) -> None:
            if time.monotonic() > ends:
                return
            chunk = item[0].play(item[1])
            with lock:
                item[0].add(chunk)
                kept.write(json.dumps(chunk) + "\n")
                kept.flush()

        for count, _ in enumerate(pool.map(one, todo), 1):
            print(f"\r{count} of {len(todo)} chunks", end="", file=sys.stderr, flush=True)
