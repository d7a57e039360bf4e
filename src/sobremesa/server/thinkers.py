"""Where bots think: in a few threads (compiled rules hold no GIL), one thought a table at a time, so that no table starves another.

People first: a table where somebody plays goes before one that is only watched, and of two of a kind the one whose people have made bots think less.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

import structlog

from ..bots import Thought, Way, analyse, by_instinct, is_ready, ponder_in_time
from ..core.protocol import State
from ..games.game import Game
from ..table.table import Table
from .metrics import Metrics
from .queueing import Queue, Shares, least

LONGEST_THOUGHT: Final = 60.0  # seconds
MANY: Final = 32  # so many legal actions are as hard to choose from as it gets
LONGEST_HINT: Final = 2.0  # seconds: a person waits for it, and so do the bots of other tables
AFTERWARDS: Final = 2.0  # a rank: people who play are served first, then people who watch
T = TypeVar("T")
logger = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Audience:
    """Who waits for a thought: the addresses of those who play at the table, or else of those who watch it."""

    addresses: frozenset[str] = frozenset()
    plays: bool = True


def variety(legal: int) -> float:
    """How hard it is to choose among so many."""
    return min(1.0, math.log(legal, MANY))


class Thinkers:
    def __init__(self, threads: int, metrics: Metrics) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._queue, self._shares = Queue(threads), Shares()
        self._metrics = metrics

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, table: Table, seat: int, audience: Audience) -> tuple[int, float]:
        """A legal action for a bot, whatever happens to the bot, and how hard it was to choose, from 0 to 1."""
        level = table.bot_at(seat) or ""
        known, seed = table.brief(seat)
        legal = table.game.legal(known, seat)
        with self._metrics.thought.labels(level).time():
            thought = await self._try(level, table.game, known, seat, seed, audience)
        if thought and thought.action in legal:
            return thought.action, variety(len(legal)) if thought.hard is None else thought.hard
        logger.error("bot-failed", level=level, game=table.game.name)
        return random.Random(seed).choice(legal), 0.0

    async def weigh(self, table: Table, seat: int, budget: int, asker: str = "") -> list[Way] | None:
        """What a seat can do, best first; None while the compiler still works, or if something went wrong."""
        known, seed = table.brief(seat)
        if not is_ready(table.game):
            return None
        try:
            with self._metrics.thought.labels("hint").time():
                ask = partial(analyse, table.game, known, seat, budget, seed, seconds=LONGEST_HINT)
                return await self._in_turn(ask, Audience(frozenset({asker})))
        except Exception as error:
            logger.error("hint-failed", game=table.game.name, error=repr(error)[:200])
            return None

    async def reflect(self, thought: Callable[[], T], asker: str) -> T:
        """A thought about what is over: after everybody who plays, or watches."""
        with self._metrics.thought.labels("lookback").time():
            return await self._in_turn(thought, Audience(frozenset({asker}), plays=False), AFTERWARDS)

    async def _try(
        self, level: str, game: Game, known: State, seat: int, seed: bytes, audience: Audience
    ) -> Thought | None:
        try:
            if not is_ready(game):  # the first minute on a new machine: nobody waits for the compiler
                return Thought(await self._in_turn(partial(by_instinct, game, known, seat), audience), None)
            return await self._in_turn(partial(ponder_in_time, level, game, known, seat, seed), audience)
        except Exception as error:
            logger.error("bot-error", level=level, game=game.name, error=repr(error)[:200])
            return None

    async def _in_turn(self, thought: Callable[[], T], audience: Audience, rank: float | None = None) -> T:
        had = least(self._shares, audience.addresses)
        async with self._place((0.0 if audience.plays else 1.0) if rank is None else rank, had):
            begun = time.monotonic()
            try:
                thinking = asyncio.get_running_loop().run_in_executor(self._pool, thought)
                return await asyncio.wait_for(thinking, LONGEST_THOUGHT)
            finally:
                self._book(audience.addresses, time.monotonic() - begun)

    @asynccontextmanager
    async def _place(self, kind: float, had: float) -> AsyncIterator[None]:
        """Whoever gives up waiting waits no more."""
        waits = True
        self._metrics.waiting.inc()
        try:
            async with self._queue.place(kind, had):
                waits = False
                self._metrics.waiting.dec()
                yield
        finally:
            if waits:
                self._metrics.waiting.dec()

    def _book(self, addresses: Iterable[str], seconds: float) -> None:
        for address in addresses:
            self._shares.add(address, seconds)
