"""One decision: what a bot does, and what all that could be done is worth."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from threading import Timer
from typing import Any, Final, NamedTuple

import numpy as np

from ..core.protocol import State
from ..core.rng import rekey
from ..games.game import Game
from .compiled import bound
from .levels import LEVELS, mind_of
from .mind import BY_SEARCH, Mind, mind_records
from .workspace import CANDIDATE, new_workspace

WHOLE_GAME: Final = (
    400  # decisions: people are told chances and points at the end, not at a horizon; few games go on for longer
)
QUICK: Final = 1000  # so few samples need no clock to watch them
CLEAR: Final = 0.025  # worth more than the next best by so much, an action is half as hard to choose as between equals


class Way(NamedTuple):
    """One of the actions a seat has, and what came of it in the playouts."""

    action: int
    share: float  # of the playouts: the search spends them on what looks best
    wins: float  # the chance to win, a shared win counting its share
    points: float  # the seat's own, on average


class Thought(NamedTuple):
    """What a bot does, and how hard it was to choose: from 0, nothing compares, to 1, it could as well have been another; None without a search."""

    action: int
    hard: float | None


def choose(level: str, game: Game, state: State, seat: int, seed: bytes) -> int:
    """The action a bot of this level takes for `seat`, which must owe a decision. `state` is only read.

    Bounded by samples, not by the clock: the same on a busy machine as on a fast one."""
    return decide(mind_of(game, level, int(state.players)), game, state, seat, seed)


def choose_in_time(level: str, game: Game, state: State, seat: int, seed: bytes) -> int:
    """Like `choose`, for somebody who waits: on a slow machine it answers with what it knows when the level's seconds are over."""
    return ponder_in_time(level, game, state, seat, seed).action


def ponder_in_time(level: str, game: Game, state: State, seat: int, seed: bytes) -> Thought:
    """Like `choose_in_time`, for somebody who wants to know how hard it was, too."""
    return ponder(mind_of(game, level, int(state.players)), game, state, seat, seed, LEVELS[level].seconds)


def decide(mind: Mind, game: Game, state: State, seat: int, seed: bytes) -> int:
    """Like `choose`, for any mind."""
    return ponder(mind, game, state, seat, seed).action


def ponder(mind: Mind, game: Game, state: State, seat: int, seed: bytes, seconds: float = 0.0) -> Thought:
    """After so many seconds, if any are given, it answers with what it knows."""
    compiled = bound(game)  # loading it may take a while, and is no part of its time to think
    w = new_workspace(compiled)
    w.candidates["tried"] = 0.0
    rekey(w.position, hashlib.sha256(seed).digest())
    with stopped_after(seconds if mind.way == BY_SEARCH and mind.samples > QUICK else 0.0, w):
        action = int(compiled.decide(state, seat, mind.record(), w))
    return Thought(action, closeness(w.candidates[:2]))


def closeness(best: Any) -> float | None:
    """Of the best two candidates, if they were tried."""
    if len(best) < 2 or not best["tried"].all():
        return None
    first, second = best["worth"] / best["tried"]
    return float(1 / (1 + max(0.0, first - second) / CLEAR))


def analyse(
    game: Game,
    state: State,
    seat: int,
    budget: int,
    seed: bytes,
    *,
    level: str = "champion",
    threads: int = 1,
    seconds: float = 0.0,
) -> list[Way]:
    """What `seat`, which must owe a decision, can do, best first, after about `budget` playouts of the level's kind.

    Several threads each search a part of the budget, apart from each other, and their findings are added up. The answer is a function of
    what the seat knows, the budget, the seed and the number of threads, unless the seconds are over first."""
    mind = replace(
        mind_of(game, level, int(state.players)),
        way=BY_SEARCH,
        slip=0.0,
        sure=0.0,
        horizon=WHOLE_GAME,
        outlook=0.0,
        samples=max(1, budget // threads),
    )
    compiled, record = bound(game), mind.record()

    def search(part: int) -> Any:
        w = new_workspace(compiled)
        w.position = state
        rekey(w.position, hashlib.sha256(bytes([part]) + seed).digest())
        with stopped_after(seconds, w):
            return w.candidates[: compiled.search(w, record, seat)].copy()

    with ThreadPoolExecutor(threads) as pool:
        return ways(np.concatenate(list(pool.map(search, range(threads)))))


def ways(candidates: Any) -> list[Way]:
    """Candidates of several searches, added up by action; what was tried most comes first, then what was worth most."""
    sums: dict[int, Any] = {}
    for candidate in candidates:
        same = sums.setdefault(int(candidate.action), np.zeros(1, CANDIDATE)[0])
        for name in ("tried", "worth", "won", "scored"):
            same[name] += candidate[name]
    total = max(1.0, candidates["tried"].sum())
    best = sorted(sums.items(), key=lambda item: (-item[1].tried, -item[1].worth / max(1.0, item[1].tried)))
    return [
        Way(action, same.tried / total, same.won / max(1.0, same.tried), same.scored / max(1.0, same.tried))
        for action, same in best
    ]


def minds(game: Game, levels: Sequence[str]) -> Any:
    """A record a seat, for compiled `contests`."""
    return mind_records(mind_of(game, level, len(levels)) for level in levels)


@contextmanager
def stopped_after(seconds: float, w: Any) -> Iterator[None]:
    """Raise the flag that a search watches when its time is up. 0: it has all the time it needs."""
    if not seconds:
        yield
        return
    timer = Timer(seconds, setattr, (w, "stop", 1))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
