"""Some games of a table, played and kept: what one worker does at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ...core.errors import Refusal
from ...games import folder as game_folder
from ...games.registry import GAMES
from ..arrays import standings
from ..chunks import CHUNK, SLOW_CHUNK, Chunk, Series
from . import rows
from .plan import Cell, options_of

FAST: Final = 4 * CHUNK  # games a file
SLOW: Final = SLOW_CHUNK  # where a search thinks: what a kill may cost
PLAIN: Final = "over"  # how a game ended, where it does not say


@dataclass(frozen=True)
class Task:
    """Games `first` up to `last` of a cell, and the file their rows go to."""

    cell: Cell
    number: int  # of the cell in its plan
    first: int
    last: int
    file: Path
    counted: tuple[str, ...] = ()  # what games of the plan count: every row has a column for each

    @property
    def games(self) -> int:
        return self.last - self.first


def tasks_of(
    cell: Cell, number: int, folder: Path, format: rows.Format, counted: tuple[str, ...] = ()
) -> Iterator[Task]:
    size = SLOW if series_of(cell).thinks else FAST
    for part, first in enumerate(range(0, cell.games, size)):
        file = rows.file_of(folder, number, part, format)
        yield Task(cell, number, first, min(first + size, cell.games), file, counted)


def do(task: Task) -> int:
    """How many games were played and kept."""
    return keep(task, rows_of(task))


def rows_of(task: Task) -> rows.Columns:
    """Its games, played here."""
    series = series_of(task.cell)
    chunks = [series.play_part(part) for part in series.parts(task.last, task.first)]
    played = Chunk(np.concatenate([one.states for one in chunks]), np.concatenate([one.decisions for one in chunks]))
    return columns_of(task, series, played)


def keep(task: Task, columns: rows.Columns) -> int:
    """Its games, played anywhere, become a file here."""
    rows.write(task.file, columns)
    return task.games


@lru_cache(maxsize=8)
def _series(game: str, players: int, seed: str, bots: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> Series:
    chosen = options_of(GAMES[game], dict(options))
    assert not isinstance(chosen, Refusal)
    settled = GAMES[game].dealable(players, chosen)
    assert not isinstance(settled, Refusal)
    return Series(GAMES[game], players, seed, bots, settled)


def series_of(cell: Cell) -> Series:
    return _series(cell.game, cell.players, cell.seed, tuple(cell.bots), tuple(cell.options.items()))


def columns_of(task: Task, series: Series, played: Chunk) -> rows.Columns:
    cell, count = task.cell, len(played.decisions)
    points, ranks = standings(series.bound, played, cell.players)
    said = {
        "table": np.full(count, task.number, np.int32),
        "game": np.full(count, cell.game),
        "players": np.full(count, cell.players, np.int8),
        "bots": np.full(count, " ".join(cell.bots)),
        "options": np.full(count, " ".join(f"{name}={value}" for name, value in cell.options.items())),
        "seed": np.full(count, cell.seed),
        "number": np.arange(task.first, task.last, dtype=np.int64),
        "moves": played.decisions.astype(np.int32),
        "ending": endings_of(cell.game, played.states),
    }
    seated = by_seat("points", points, 0, np.int32) | by_seat("rank", ranks, rows.NOBODY_SITS, np.int8)
    return said | seated | counted_in(task, played.states)


def by_seat(name: str, values: Any, empty: int, kind: Any) -> rows.Columns:
    """A column a seat, whatever the number of players."""
    count, players = values.shape
    return {
        f"{name}_{seat}": values[:, seat - 1].astype(kind) if seat <= players else np.full(count, empty, kind)
        for seat in rows.SEATS
    }


def endings_of(game: str, states: Any) -> Any:
    """What ended each game, where the game can say (a function `endings` of a module of that name in its folder)."""
    module = game_folder.part(GAMES[game], "endings")
    return np.full(len(states), PLAIN) if module is None else np.asarray(module.endings(states))


def counted_in(task: Task, states: Any) -> rows.Columns:
    """A column for whatever games of the plan count, without a number where this one does not."""
    found = count_of(task.cell.game, states)
    return {name: np.asarray(found.get(name, np.full(len(states), np.nan)), np.float64) for name in task.counted}


def count_of(game: str, states: Any) -> dict[str, Any]:
    """By name, a number a game (a function `counted` of a module of that name in its folder)."""
    module = game_folder.part(GAMES[game], "counted")
    return {} if module is None else module.counted(states)


def counted_by(games: Iterable[str]) -> tuple[str, ...]:
    """The names of all that these games count."""
    found = (name for game in games for name in count_of(game, np.zeros(0, GAMES[game].rules.STATE)))
    return tuple(dict.fromkeys(found))
