"""What a bot's move is good for, in one line: only from what lies open for everybody, so that it tells nothing about a hand."""

from __future__ import annotations

from typing import Any

from ..game import Sentence
from . import rules
from .notation import COLOUR_NAMES
from .rules import COLOURS, DISCARD, State


def why(before: State, seat: int, action: int, after: State) -> Sentence | None:
    """The weightiest of the reasons anybody at the table can see (3, 4, 7)."""
    if action >= DISCARD:
        return None  # chosen in secret
    return (
        why_majority(before, seat, after)
        or why_denied(before, seat, after)
        or why_end(before, seat, after)
        or why_price(before, seat, after)
    )


def why_majority(before: State, seat: int, after: State) -> Sentence | None:
    """7: a colour whose cards count one each from now on."""
    for colour in range(COLOURS):
        if rules.has_majority(after, seat, colour) and not rules.has_majority(before, seat, colour):
            return Sentence("parade-why-majority", {"seat": seat, **named(colour)})
    return None


def why_denied(before: State, seat: int, after: State) -> Sentence | None:
    for colour in range(COLOURS):
        for other in range(int(before.players)):
            had, has = rules.has_majority(before, other, colour), rules.has_majority(after, other, colour)
            if other != seat and had and not has:
                return Sentence("parade-why-denied", {"seat": seat, "by": other, **named(colour)})
    return None


def why_end(before: State, seat: int, after: State) -> Sentence | None:
    """4: the last round begins while it stands well."""
    begins = after.why_last and not before.why_last
    points = [rules.points_of(after, other) for other in range(int(after.players))]
    return Sentence("parade-why-end", {"seat": seat}) if begins and points[seat] == min(points) else None


def why_price(before: State, seat: int, after: State) -> Sentence | None:
    """3: what the turn costs, as if it ended now."""
    cards = int(rules.cards_before(after, seat) - rules.cards_before(before, seat))
    price = int(rules.points_of(after, seat) - rules.points_of(before, seat))
    if cards == 0:
        return Sentence("parade-why-nothing", {"seat": seat})
    if price <= 0:
        return Sentence("parade-why-free", {"seat": seat, "count": cards})
    return Sentence("parade-why-price", {"seat": seat, "points": price})


def named(colour: int) -> dict[str, Any]:
    return {"colour": COLOUR_NAMES[colour]}
