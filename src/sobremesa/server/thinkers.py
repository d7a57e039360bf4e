"""Where bots think: in a few threads (compiled rules hold no GIL), one thought a table at a time, so that no table starves another."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import structlog

from ..bots import Way, analyse, by_instinct, choose_in_time, is_ready
from ..core.protocol import State
from ..games.game import Game
from ..table.table import Table
from .metrics import Metrics

LONGEST_THOUGHT: Final = 60.0  # seconds, waiting for a thread included
LONGEST_HINT: Final = 2.0  # seconds: a person waits for it, and so do the bots of other tables
logger = structlog.get_logger(__name__)


class Thinkers:
    def __init__(self, threads: int, metrics: Metrics) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._metrics = metrics

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, table: Table, seat: int) -> int:
        """A legal action for a bot, whatever happens to the bot."""
        level = table.seats[seat].level or ""
        known, seed = table.brief(seat)
        legal = table.game.legal(known, seat)
        with self._metrics.thought.labels(level).time():
            action = await self._try(level, table.game, known, seat, seed)
        if action in legal:
            return action
        logger.error("bot-failed", level=level, game=table.game.name)
        return random.Random(seed).choice(legal)

    async def weigh(self, table: Table, seat: int, budget: int) -> list[Way] | None:
        """What a seat can do, best first; None while the compiler still works, or if something went wrong."""
        known, seed = table.brief(seat)
        if not is_ready(table.game):
            return None
        loop = asyncio.get_running_loop()
        try:
            with self._metrics.thought.labels("hint").time():
                ask = partial(analyse, table.game, known, seat, budget, seed, seconds=LONGEST_HINT)
                thought = loop.run_in_executor(self._pool, ask)
                return await asyncio.wait_for(thought, LONGEST_THOUGHT)
        except Exception as error:
            logger.error("hint-failed", game=table.game.name, error=repr(error)[:200])
            return None

    async def _try(self, level: str, game: Game, known: State, seat: int, seed: bytes) -> int | None:
        loop = asyncio.get_running_loop()
        try:
            if not is_ready(game):  # the first minute on a new machine: nobody waits for the compiler
                return await loop.run_in_executor(self._pool, by_instinct, game, known, seat)
            thought = loop.run_in_executor(self._pool, choose_in_time, level, game, known, seat, seed)
            return int(await asyncio.wait_for(thought, LONGEST_THOUGHT))
        except Exception as error:
            logger.error("bot-error", level=level, game=game.name, error=repr(error)[:200])
            return None
