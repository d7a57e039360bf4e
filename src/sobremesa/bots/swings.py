"""Why the chances of a game swung: what a seat lost by its own decisions, what the others gave it by theirs, and what the cards did.

A seat's chance to win is known at each of its decisions, as it could see it then: of its best move, and of the one it made. From one decision to the
next it changes by what the move lost, by what the others' moves lost meanwhile (shared out among all who profit), and the rest is luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from .hindsight import A_BLUNDER, Decision

TURNS: Final = 3  # of a game
A_STROKE_OF_LUCK: Final = 0.1  # of the chance to win


class Swing(msgspec.Struct, frozen=True):
    """A seat's chance when it decided at `ply`, and how it came to the next: chance - lost + given + luck."""

    ply: int
    seat: int
    chance: float
    lost: float
    given: float
    luck: float


class Turn(msgspec.Struct, frozen=True):
    """Where a game turned: a decision that lost much, or a stroke of luck that came after it."""

    kind: Literal["decision", "luck"]
    ply: int
    seat: int
    size: float


def swings(decisions: Sequence[Decision], shares: Sequence[float]) -> list[Swing]:
    """Of one game, which ended with these shares of the win."""
    found = [one for seat, share in enumerate(shares) for one in _of_seat(decisions, seat, share, len(shares))]
    return sorted(found, key=lambda one: (one.ply, one.seat))


def _of_seat(decisions: Sequence[Decision], seat: int, share: float, players: int) -> list[Swing]:
    weighed = [one for one in decisions if one.seat == seat and one.best]
    chances = [*(one.best[0].chance for one in weighed), share]
    ends = [*(one.ply for one in weighed[1:]), len(decisions)]
    found: list[Swing] = []
    for number, one in enumerate(weighed):
        lost = one.lost or 0.0
        given = sum(
            other.lost or 0.0 for other in decisions if other.seat != seat and one.ply < other.ply < ends[number]
        )
        given /= max(1, players - 1)
        chance = chances[number]
        found.append(Swing(one.ply, seat, chance, lost, given, chances[number + 1] - chance + lost - given))
    return found


def turns(found: Sequence[Swing]) -> list[Turn]:
    """The largest, in the order they came."""
    decided = [Turn("decision", one.ply, one.seat, one.lost) for one in found if one.lost >= A_BLUNDER]
    lucky = [Turn("luck", one.ply, one.seat, one.luck) for one in found if abs(one.luck) >= A_STROKE_OF_LUCK]
    largest = sorted([*decided, *lucky], key=lambda one: -abs(one.size))[:TURNS]
    return sorted(largest, key=lambda one: one.ply)
