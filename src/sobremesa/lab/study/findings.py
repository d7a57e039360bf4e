"""What the rows say, counted file by file: no more of them is ever in memory."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from ..arena.statistics import Share, wilson
from . import rows
from .plan import Cell, Plan

BELL: Final = 1.96  # standard errors: a 95 % interval
SURE: Final = 0.05  # so seldom would a fair table look at least as unfair, all comparisons of a study taken together


class SeatFinding(msgspec.Struct, frozen=True):
    """`p` is how likely a difference from a fair share at least as large as this one is by chance, after Holm's correction for all comparisons."""

    bot: str
    wins: Share
    points: float
    p: float

    @property
    def differs(self) -> bool:
        return self.p < SURE


class Mean(msgspec.Struct, frozen=True):
    """With the interval in which it lies 95 times of a hundred, by the bell curve."""

    value: float
    low: float
    high: float
    count: int


class EndingFinding(msgspec.Struct, frozen=True):
    code: str
    share: Share


class TableFinding(msgspec.Struct, frozen=True):
    """One cell of the plan. `points` and `moves` say how many seats, or games, had each number; `counted` are means of what else the game counts."""

    table: Cell
    games: int
    seats: list[SeatFinding]
    points: dict[int, int]
    moves: dict[int, int]
    endings: list[EndingFinding]
    counted: dict[str, Mean]


class Findings(msgspec.Struct, frozen=True):
    title: str
    planned: int
    games: int
    comparisons: int
    tables: list[TableFinding]


@dataclass
class _Count:
    """Sums over the rows of a cell."""

    games: int = 0
    wins: Any = 0.0
    squares: Any = 0.0
    totals: Any = 0.0
    points: Counter[int] = field(default_factory=Counter)
    moves: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    counted: dict[str, Any] = field(default_factory=dict)  # name → sum, and sum of squares

    def add(self, columns: rows.Columns, players: int) -> None:
        points, ranks = rows.seats_of(columns, "points", players), rows.seats_of(columns, "rank", players)
        won = ranks == 0
        shares = won / won.sum(axis=1, keepdims=True)
        self.games += len(points)
        self.wins = self.wins + shares.sum(axis=0)
        self.squares = self.squares + (shares**2).sum(axis=0)
        self.totals = self.totals + points.sum(axis=0)
        self.points.update(_counted(points))
        self.moves.update(_counted(columns["moves"]))
        self.endings.update(_counted(columns["ending"]))
        for name in columns.keys() - rows.ALWAYS:
            values = columns[name]
            if not np.isnan(values).any():
                self.counted[name] = self.counted.get(name, 0.0) + np.array([values.sum(), (values**2).sum()])

    def chances(self, players: int) -> list[float]:
        """By seat, how likely its share of wins is where all are equal, by the bell curve."""
        return [_chance(self.wins[seat], self.squares[seat], self.games, 1 / players) for seat in range(players)]


def find_out(plan: Plan, folder: Path) -> Findings:
    """Over the rows that are there: all of them, or those that were played before somebody stopped."""
    counts = [_Count() for _ in plan.cells]
    for file in rows.files_in(folder):
        columns = rows.read(file)
        number = int(columns["table"][0])
        counts[number].add(columns, plan.cells[number].players)
    played = [(cell, count) for cell, count in zip(plan.cells, counts, strict=True) if count.games]
    chances = holm([p for cell, count in played for p in count.chances(cell.players)])
    left = iter(chances)
    tables = [_finding(cell, count, [next(left) for _ in range(cell.players)]) for cell, count in played]
    return Findings(plan.title, plan.games, sum(count.games for count in counts), len(chances), tables)


def _finding(cell: Cell, count: _Count, chances: list[float]) -> TableFinding:
    seats = [
        SeatFinding(bot, share_of(float(count.wins[seat]), count.games), float(count.totals[seat]) / count.games, p)
        for seat, (bot, p) in enumerate(zip(cell.bots, chances, strict=True))
    ]
    endings = [EndingFinding(code, share_of(times, count.games)) for code, times in count.endings.most_common()]
    ordered = {
        name: dict(sorted(counted.items())) for name, counted in (("points", count.points), ("moves", count.moves))
    }
    means = {name: mean_of(sums[0], sums[1], count.games) for name, sums in sorted(count.counted.items())}
    return TableFinding(cell, count.games, seats, ordered["points"], ordered["moves"], endings, means)


def share_of(times: float, games: int) -> Share:
    low, high = wilson(times / games, games)
    return Share(times / games, low, high, games)


def mean_of(total: float, squares: float, games: int) -> Mean:
    mean = float(total) / games
    reach = BELL * math.sqrt(max(0.0, float(squares) / games - mean**2) / games)
    return Mean(mean, mean - reach, mean + reach, games)


def holm(chances: list[float]) -> list[float]:
    """Each corrected for there being so many: who asks often enough always finds something."""
    corrected, worst = [1.0] * len(chances), 0.0
    for place, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        worst = max(worst, min(1.0, (len(chances) - place) * chances[index]))
        corrected[index] = worst
    return corrected


def _chance(total: float, squares: float, games: int, fair: float) -> float:
    mean = total / games
    variance = squares / games - mean**2
    if variance <= 0:
        return 1.0 if math.isclose(mean, fair) else 0.0
    return math.erfc(abs(mean - fair) / math.sqrt(variance / games) / math.sqrt(2))


def _counted(values: Any) -> dict[Any, int]:
    found, times = np.unique(values, return_counts=True)
    return dict(zip(found.tolist(), times.tolist(), strict=True))
