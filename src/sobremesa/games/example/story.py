"""What happened, as sentences for one viewer, and why something cannot be done. The words themselves are in `i18n/`."""

from __future__ import annotations

from sobremesa.core.errors import Refusal, refuse
from sobremesa.core.protocol import OVER
from sobremesa.games.game import Sentence

from .rules import State
from .view import hand_of


def story(before: State, seat: int, action: int, after: State, viewer: int) -> list[Sentence]:
    told = [Sentence("example-played", {"seat": seat, "card": action})]
    gained = [int(after.points[other] - before.points[other]) for other in range(int(after.players))]
    if any(gained):
        told.append(Sentence("example-took", {"seat": gained.index(max(gained)), "points": max(gained)}))
    drawn = sorted({*hand_of(after, viewer)} - {*hand_of(before, viewer)})
    if drawn:  # nobody else is told which card it was
        told.append(Sentence("example-drew", {"card": drawn[0]}))
    if after.turn == OVER:
        told.append(tell_end(after))
    return told


def tell_end(s: State) -> Sentence:
    points = [int(s.points[seat]) for seat in range(int(s.players))]
    winners = [seat for seat, one in enumerate(points) if one == max(points)]
    return Sentence("example-won", {"seats": winners, "count": len(winners), "points": max(points)})


def why_not(s: State, seat: int, action: int) -> Refusal:
    """Asked only about actions that are not legal, and answered from what the seat knows."""
    return refuse("example-not-in-hand", card=action)
