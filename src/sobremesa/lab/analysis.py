"""A record looked at again: what each decision was worth, seen from the seat that made it and nothing more."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import msgspec

from .. import bots
from ..core.errors import Refusal
from ..core.protocol import State
from ..core.rng import rekey
from ..games.game import Game
from ..table import check, fairness
from ..table.records import Record

SHOWN: Final = 5  # moves of each decision
MOST_BLUNDERS: Final = 5
A_BLUNDER: Final = 0.03  # of the chance to win; less is noise

Progress = Callable[[int, int], None]


class Option(msgspec.Struct, frozen=True):
    """A move that could be made: its chance to win (shared wins count their share), and the points to expect at the end."""

    notation: str
    chance: float
    points: float


class Decision(msgspec.Struct, frozen=True):
    """`best` are the best moves in order; empty without a choice, when there is nothing to weigh. `value` is what the played move was worth, `lost`
    what it cost; both None where it was so unlikely a move that the search did not weigh it."""

    ply: int
    seat: int
    played: str
    best: list[Option]
    value: Option | None
    lost: float | None


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


@dataclass(frozen=True)
class Position:
    ply: int
    before: State
    seat: int
    action: int


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


def weigh(game: Game, position: Position, budget: int, seconds: float) -> Decision:
    played = game.notation.write(position.action)
    known, seed = brief(game, position)
    if len(game.legal(known, position.seat)) == 1:
        return Decision(position.ply, position.seat, played, [], None, None)
    ways = bots.analyse(game, known, position.seat, budget, seed, seconds=seconds)
    options = {way.action: Option(game.notation.write(way.action), float(way.wins), float(way.points)) for way in ways}
    value = options.get(position.action)
    lost = None if value is None else max(0.0, options[ways[0].action].chance - value.chance)
    shown = [options[way.action] for way in ways[:SHOWN]]
    return Decision(position.ply, position.seat, played, shown, value, lost)


def brief(game: Game, position: Position) -> tuple[State, bytes]:
    """The game redealt for the seat: nothing it did not know can find its way into the judgement."""
    seed = hashlib.sha256(b"analysis %d %d" % (position.ply, position.seat)).digest()
    known = position.before.copy()
    rekey(known, seed)
    game.rules.redeal(known, position.seat)
    return known, seed


def blunders(decisions: list[Decision]) -> list[int]:
    found = [one for one in decisions if one.lost is not None and one.lost >= A_BLUNDER]
    return [one.ply for one in sorted(found, key=lambda one: -(one.lost or 0.0))[:MOST_BLUNDERS]]


def mean_loss(decisions: list[Decision], seat: int) -> float:
    losses = [one.lost for one in decisions if one.seat == seat and one.lost is not None]
    return sum(losses) / max(1, len(losses))
