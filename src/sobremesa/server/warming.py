"""The first minute on a new machine: games are compiled by processes of their own, so that those who play already notice nothing."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from ..bots import is_on_disk, prepare
from ..games.game import Game
from ..games.registry import GAMES
from .calling_off import called_off

GENTLY: Final = 10  # the niceness of a compiler beside people who play
logger = structlog.get_logger(__name__)


class WarmUp:
    """Compiles, one after the other, the games that were not compiled before, and loads them all. `tell` hears of each that is ready."""

    def __init__(self, tell: Callable[[Game], None]) -> None:
        self._tell = tell
        self._waiting = list(GAMES)
        self._compiler: subprocess.Popen[str] | None = None
        self._task: asyncio.Task[None] | None = None
        self._starting = threading.Lock()  # held while a compiler begins: it cannot begin unseen while the server stops
        self._stopped = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def want(self, game: Game) -> None:
        """Somebody sits down to it: it is next."""
        if game.name in self._waiting:
            self._waiting.remove(game.name)
            self._waiting.insert(0, game.name)

    async def stop(self) -> None:
        self._stopped = True
        await asyncio.to_thread(self._end_compiler)
        await called_off(self._task)

    def _end_compiler(self) -> None:
        """It is gone when this returns: a server that is told to go does not wait for its threads."""
        with self._starting:
            compiler = self._compiler
        if compiler:
            compiler.kill()
            compiler.wait()

    async def _run(self) -> None:
        """What is loaded by then stays: whoever looks for garbage need not look through it again."""
        await self._warm_all()
        gc.freeze()

    async def _warm_all(self) -> None:
        while self._waiting:
            game = GAMES[self._waiting.pop(0)]
            try:
                await asyncio.to_thread(self._warm, game)
                self._tell(game)
            except Exception as error:  # bots go on by instinct
                logger.error("not-warmed-up", game=game.name, error=repr(error)[:300])

    def _warm(self, game: Game) -> None:
        if not is_on_disk(game):
            self._compile(game)
        if not self._stopped:
            prepare(game)

    def _compile(self, game: Game) -> None:
        with self._starting:
            if self._stopped:
                return
            compiler = self._compiler = compiler_of(game)
        with suppress(AttributeError, OSError):  # Windows has no such thing
            os.setpriority(os.PRIO_PROCESS, compiler.pid, GENTLY)
        _, said = compiler.communicate()
        if compiler.returncode and not self._stopped:
            raise RuntimeError(said[-300:])


def compiler_of(game: Game) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "sobremesa", "compile", game.name],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # who stops the server with Ctrl+C means the server
    )
