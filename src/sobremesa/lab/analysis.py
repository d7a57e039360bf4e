"""A record looked at again: what each decision was worth, seen from the seat that made it and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec

from ..bots.hindsight import Decision, Position, blunders, mean_loss, weigh
from ..core.errors import Refusal
from ..table import check, fairness
from ..table.records import Record

Progress = Callable[[int, int], None]


class Analysis(msgspec.Struct, frozen=True):
    """`blunders` are the plies that lost most, worst first; `lost` is the mean loss a decision, by seat."""

    game: str
    number: int  # of the game in its match
    players: int
    names: list[str]
    budget: int
    decisions: list[Decision]
    blunders: list[int]
    lost: list[float]


def why_not(record: Record) -> list[Refusal]:
    """What is wrong with the record. An abandoned game can be looked at as far as it went."""
    return [refusal for refusal in check.check(record) if refusal.code != "record-unfinished"]


def positions(record: Record) -> Iterator[Position]:
    dealt = check.deal(record)
    assert not isinstance(dealt, Refusal), dealt
    s = dealt
    for ply, move in enumerate(record.moves):
        yield Position(ply, s, move.seat, move.action)
        s = fairness.fair_play(record.game, s, record.root or check.NO_SECRET, move.seat, move.action)


def analyse(
    record: Record, budget: int, seconds: float = 0.0, jobs: int = 1, progress: Progress | None = None
) -> Analysis:
    """Weigh every decision of a record (`why_not` says whether it can be read) with so many playouts, or for so many seconds."""
    asked = list(positions(record))
    decisions: list[Decision] = []
    with ThreadPoolExecutor(jobs) as pool:
        try:
            for decision in pool.map(lambda one: weigh(record.game, one, budget, seconds), asked):
                decisions.append(decision)
                if progress:
                    progress(len(decisions), len(asked))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return Analysis(
        game=record.game.name,
        number=record.number,
        players=record.players,
        names=[chair.name or chair.level for chair in record.chairs],
        budget=budget,
        decisions=decisions,
        blunders=blunders(decisions),
        lost=[mean_loss(decisions, seat) for seat in range(record.players)],
    )
