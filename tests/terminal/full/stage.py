"""The full screen without a terminal: keys go in, text comes out."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from sobremesa.bots import LEVELS, choose
from sobremesa.cli.doorkeeper import Doorkeeper
from sobremesa.core.errors import Refusal
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES
from sobremesa.table.fairness import secret_of
from sobremesa.table.hints import Advice
from sobremesa.table.table import Table
from sobremesa.terminal.full.app import Full
from sobremesa.terminal.full.drawer import Drawer
from sobremesa.terminal.full.home import Home
from sobremesa.terminal.full.listed import Listed
from sobremesa.terminal.full.sitting import Sitting
from sobremesa.terminal.session import open_table

PATIENCE = 60  # seconds; a busy machine is no failure
# a message that nobody wrote would be shown as its bare id
LEFT_OVER = re.compile(r"\b(?:terminal|parade|coloretto|jackrabbits|error|seat|match|ending|tables|wait)-[a-z]+[a-z-]*")


class Steady:
    """Bots bounded by samples, whatever the machine does; who asks is told the last move there is."""

    def choose(self, level: str, game: Game, state: Any, seat: int, seed: bytes) -> int:
        return choose(level, game, state, seat, seed)

    def weigh(self, game: Game, state: Any, seat: int, seed: bytes) -> list[Advice]:
        return [Advice(max(game.legal(state, seat)), 0.42, 7.0)]


class Doors(Doorkeeper):
    """Tables whose bots play at once, and the same in every run."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Drawer(folder), pause=0.0)

    def home(self, table: Table, file: Path, language: str) -> Home:
        home = super().home(table, file, language)
        home.minds = Steady()
        return home


def dealt(game: str, players: int = 3, games: int = 1, seed: str = "stage", **options: Any) -> Table:
    levels = ["greedy"] * (players - 1)
    table = open_table(GAMES[game], options, "Ana", levels, list(LEVELS), secret_of(seed), "words", games)
    assert not isinstance(table, Refusal), table
    return table


def at(doors: Doors, table: Table, language: str = "en") -> Full:
    return Full(doors, language, doors.begin(table, language))


# ---- looking -------------------------------------------------------------------------------------------------------------------------------


def shown(app: Full) -> str:
    """The screen as it is, without what is white at the ends of lines."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def listed(app: Full) -> Listed:
    return app.screen.query_one(Listed)


async def until(pilot: Pilot[Any], condition: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert pilot.app._exception is None
        assert time.monotonic() < until, shown(pilot.app)  # pyright: ignore[reportArgumentType]
        await asyncio.sleep(0.01)
    await pilot.pause()


def is_asked(app: Full) -> bool:
    """Is there something to choose, or nothing to come?"""
    sitting = app.screen
    if not isinstance(sitting, Sitting):
        return False
    over = sitting.place.table.status == "over"
    return (bool(listed(app).choices) and not sitting.doing) or over
