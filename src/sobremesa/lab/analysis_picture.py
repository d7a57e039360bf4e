"""The chances of every seat through a game, each as the seat itself could see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ..bots.hindsight import Decision
from .analysis import Analysis
from .plot import Chart, Scale, round_steps

LEFT: Final = 64.0
TOP: Final = 92.0
HEIGHT: Final = 260.0
FOOT: Final = 92.0
A_PLY: Final = 13.0
NARROWEST, WIDEST = 560.0, 1400.0
A_NAME: Final = 150.0


class Words(msgspec.Struct, frozen=True):
    """What the picture says, in the reader's language."""

    title: str
    chance: str
    moves: str
    blunder: str
    names: list[str]


def draw(analyses: Sequence[Analysis], words: Words) -> str:
    """The games of a match one after the other."""
    plies = sum(len(one.decisions) for one in analyses)
    wide = min(WIDEST, max(NARROWEST, A_PLY * plies))
    chart = Chart(LEFT + wide + 30, TOP + HEIGHT + FOOT, words.title, words.chance)
    chart.text(24, 38, words.title, "title")
    chart.text(LEFT, 70, f"{words.chance} (○ {words.blunder})", "small")
    x, y = Scale((0, max(1, plies)), (LEFT, LEFT + wide)), Scale((0.0, 1.0), (TOP + HEIGHT, TOP))
    _grid(chart, x, y, plies, words)
    first = 0
    for one in analyses:
        if first:
            chart.line(x(first), TOP, x(first), TOP + HEIGHT, "fair")
        for seat in range(one.players):
            _seat(chart, one, seat, first, x, y, words)
        first += len(one.decisions)
    for seat, name in enumerate(words.names):
        chart.mark(LEFT + 6 + A_NAME * seat, TOP + HEIGHT + 62, seat)
        chart.text(LEFT + 18 + A_NAME * seat, TOP + HEIGHT + 67, name[:18])
    return chart.svg()


def _grid(chart: Chart, x: Scale, y: Scale, plies: int, words: Words) -> None:
    for quarter in range(5):
        chart.line(x(0), y(quarter / 4), x(plies), y(quarter / 4), "grid")
        chart.text(LEFT - 8, y(quarter / 4) + 4, f"{25 * quarter} %", "small", "end")
    for step in round_steps(0, plies, 8):
        if step <= plies:
            chart.text(x(step), y(0) + 20, f"{step:g}", "small", "middle")
    chart.text(x(plies), y(0) + 38, words.moves, "small", "end")


def _seat(chart: Chart, one: Analysis, seat: int, first: int, x: Scale, y: Scale, words: Words) -> None:
    seen = [decision for decision in one.decisions if decision.seat == seat and decision.best]
    chart.path(((x(first + d.ply + 1), y(d.best[0].chance)) for d in seen), seat)
    for decision in seen:
        where = x(first + decision.ply + 1)
        if decision.ply in one.blunders and decision.value:
            chart.reach(where, y(decision.best[0].chance), where, y(decision.value.chance), seat)
            chart.ring(where, y(decision.value.chance))
        chart.mark(where, y(decision.best[0].chance), seat, _told(decision, words.names[seat]), 3.5)


def _told(decision: Decision, name: str) -> str:
    best = decision.best[0]
    mine = f" ({100 * decision.value.chance:.0f} %)" if decision.value else ""
    return f"{decision.ply + 1}. {name}: {decision.played}{mine}, {best.notation} {100 * best.chance:.0f} %"
