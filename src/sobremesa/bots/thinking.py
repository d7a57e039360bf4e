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

from sobremesa.core.protocol import State
from sobremesa.core.rng import rekey
from sobremesa.games.game import Game

from .compiled import bound
from .levels import LEVELS, mind_of
from .mind import BY_SEARCH, Mind, desk
from .montecarlo import ACTION, SCORED, TRIED, WON, WORTH

WHOLE_GAME: Final = 400  # decisions: people are told chances and points at the end, not at a horizon; only Jackrabbits goes on for longer
QUICK: Final = 1000  # so few samples need no clock to watch them


class Way(NamedTuple):
    """One of the actions a seat has, and what came of it in the playouts."""

    action: int
    share: float  # of the playouts: the search spends them on what looks best
    wins: float  # the chance to win, a shared win counting its share
    points: float  # the seat's own, on average


def choose(level: str, game: Game, state: State, seat: int, seed: bytes) -> int:
    """The action a bot of this level takes for `seat`, which must owe a decision. `state` is only read.

    Bounded by samples, not by the clock: the same on a busy machine as on a fast one."""
    return decide(mind_of(game, level, int(state.players)), game, state, seat, seed)


def choose_in_time(level: str, game: Game, state: State, seat: int, seed: bytes) -> int:
    """Like `choose`, for somebody who waits: on a slow machine it answers with what it knows when the level's seconds are over."""
    return decide(mind_of(game, level, int(state.players)), game, state, seat, seed, LEVELS[level].seconds)


def decide(mind: Mind, game: Game, state: State, seat: int, seed: bytes, seconds: float = 0.0) -> int:
    """Like `choose`, for any mind. After so many seconds, if any are given, it answers with what it knows."""
    compiled, row = bound(game), mind.row()
    arrays = desk(compiled, row)
    rekey(arrays[0][0], hashlib.sha256(seed).digest())
    moves = np.empty(game.rules.MOST_MOVES, np.int16)
    think = compiled.decide  # loading it may take a while, and is no part of its time to think
    with stopped_after(seconds if mind.way == BY_SEARCH and mind.samples > QUICK else 0.0, arrays[-1]):
        return int(think(state, seat, row, *arrays, moves))


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
    compiled, row = bound(game), mind.row()
    weigh = compiled.search
    desks = [desk(compiled, row) for _ in range(threads)]

    def search(part: int) -> Any:
        tables, _, ledger, *_, stop = desks[part]
        tables[0] = state
        rekey(tables[0], hashlib.sha256(bytes([part]) + seed).digest())
        with stopped_after(seconds, stop):
            return ledger[: weigh(*desks[part], seat, row)]

    with ThreadPoolExecutor(threads) as pool:
        return ways(np.concatenate(list(pool.map(search, range(threads)))))


def ways(rows: Any) -> list[Way]:
    """Ledgers, added up by action; what was tried most comes first, then what was worth most."""
    sums: dict[int, Any] = {}
    for row in rows:
        sums[int(row[ACTION])] = sums.get(int(row[ACTION]), 0.0) + row
    total = max(1.0, rows[:, TRIED].sum())
    best = sorted(sums.items(), key=lambda item: (-item[1][TRIED], -item[1][WORTH] / max(1.0, item[1][TRIED])))
    return [
        Way(action, row[TRIED] / total, row[WON] / max(1.0, row[TRIED]), row[SCORED] / max(1.0, row[TRIED]))
        for action, row in best
    ]


def minds(game: Game, levels: Sequence[str]) -> Any:
    """One row a seat, for compiled `contests`."""
    return np.array([mind_of(game, level, len(levels)).row() for level in levels])


@contextmanager
def stopped_after(seconds: float, stop: Any) -> Iterator[None]:
    """Raise the flag that a search watches when its time is up. 0: it has all the time it needs."""
    if not seconds:
        yield
        return
    timer = Timer(seconds, stop.fill, (1,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
