"""A decision looked at again: what it was worth, seen from the seat that made it and nothing more."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

import msgspec

from ..core.plain import freeze
from ..core.protocol import State
from ..core.rng import rekey
from ..games.game import Game
from .decision import analyse

SHOWN: Final = 5  # moves of each decision
MOST_BLUNDERS: Final = 5
A_BLUNDER: Final = 0.03  # of the chance to win; less is noise


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


@dataclass(frozen=True)
class Position:
    ply: int
    before: State
    seat: int
    action: int


def weigh(game: Game, position: Position, budget: int, seconds: float) -> Decision:
    played = game.notation.write(position.action)
    known, seed = brief(game, position)
    if len(game.legal(known, position.seat)) == 1:
        return Decision(position.ply, position.seat, played, [], None, None)
    ways = analyse(game, known, position.seat, budget, seed, seconds=seconds)
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
    return freeze(known), seed


def blunders(decisions: list[Decision]) -> list[int]:
    found = [one for one in decisions if one.lost is not None and one.lost >= A_BLUNDER]
    return [one.ply for one in sorted(found, key=lambda one: -(one.lost or 0.0))[:MOST_BLUNDERS]]


def mean_loss(decisions: list[Decision], seat: int) -> float:
    losses = [one.lost for one in decisions if one.seat == seat and one.lost is not None]
    return sum(losses) / max(1, len(losses))
