"""Work done by a GPU: the `cuda` extra. Bots that do not search play there, a thread a game; rows are kept here.

The first games of every table are played by the processor, too. Were they not the same, byte for byte, that would be said and nothing kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final

import numpy as np

from ....core import jit, playout
from ....core.errors import Refusal, refuse
from ....games.registry import GAMES
from ... import first_sight
from ...chunks import Chunk, Series
from ..plan import Plan
from ..work import Task, columns_of, keep, series_of
from .interface import Stopped

AT_ONCE: Final = 1 << 18  # games a launch
COMPARED: Final = 64


class Device:
    """The GPU of this machine."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once

    def play(self, tasks: Iterable[Task]) -> Iterator[int]:
        for _, some in groupby(tasks, lambda task: task.number):
            compared = False
            for batch in batches(some, self._at_once):
                played = played_on_gpu(batch)
                if not compared:
                    compare(batch[0], played)
                    compared = True
                at = 0
                for task in batch:
                    own = Chunk(played.states[at : at + task.games], played.decisions[at : at + task.games])
                    yield keep(task, columns_of(task, series_of(task.cell), own))
                    at += task.games


def found(plan: Plan) -> Device | Refusal:
    thinking = [
        bot for cell in plan.cells if series_of(cell).thinks for bot in cell.bots if bot not in first_sight.LEVELS
    ]
    if thinking:
        return refuse("lab-cuda-bots", bot=thinking[0], bots=", ".join(first_sight.LEVELS))
    return Device() if jit.has_gpu() else refuse("lab-cuda-none")


def batches(tasks: Iterable[Task], games: int) -> Iterator[list[Task]]:
    """Several tasks of a cell together, not more games than that unless one alone has more."""
    batch: list[Task] = []
    for task in tasks:
        if batch and sum(one.games for one in batch) + task.games > games:
            yield batch
            batch = []
        batch.append(task)
    if batch:
        yield batch


def played_on_gpu(tasks: list[Task]) -> Chunk:
    """All games of tasks of one cell, in their order."""
    series = series_of(tasks[0].cell)
    states = np.concatenate([series.keyed(part) for task in tasks for part in series.parts(task.last, task.first)])
    there, decisions = jit.games_to_gpu(states), jit.to_gpu(np.zeros(len(states), np.int64))
    launch(series, GAMES[tasks[0].cell.game], there, decisions)
    return Chunk(jit.games_from_gpu(there, states.dtype), decisions.copy_to_host())


def launch(series: Series, game: Any, there: Any, decisions: Any) -> None:
    options = jit.to_gpu(series.options)
    if series.by_chance:
        run = jit.bind(game.rules, "cuda", playout)
        jit.launch(run, "random_game", there, series.players, options, decisions)
        return
    minds = (jit.to_gpu(np.ascontiguousarray(series.minds[knob])) for knob in ("way", "slip", "impatience"))
    run = jit.bind(game.rules, "cuda", game.policy, first_sight)
    jit.launch(run, "contest_here", there, series.players, options, *minds, decisions)


def compare(task: Task, played: Chunk) -> None:
    """Raises Stopped, unless the processor plays the same first games."""
    series, count = series_of(task.cell), min(COMPARED, task.games)
    here = series.play_part(next(series.parts(task.first + count, task.first)))
    same = here.states.tobytes() == played.states[:count].tobytes()
    if not same or (here.decisions != played.decisions[:count]).any():
        raise Stopped(refuse("lab-cuda-differs", game=task.cell.game))
