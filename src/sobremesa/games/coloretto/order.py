"""Which orders of the cards the set-up can bring about. `rules.shuffle` makes one; here one that somebody wrote down is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...core.errors import Refusal, refuse
from ...core.protocol import Words
from .rules import (
    CARDS,
    COLOURS,
    GOLDEN_JOKER,
    LAST_ROUND,
    OF_A_COLOUR,
    RANDOM,
    WITHOUT,
    colours_leaving,
    start_cards,
    under_last,
)


def why_not_order(players: int, options: Words, order: Sequence[int]) -> Refusal | None:
    """Why this order of the right cards cannot have been dealt; `place` counts its cards from 1."""
    return (
        why_not_starts(players, order)
        or why_not_last(players, int(options[GOLDEN_JOKER]), order)
        or why_not_gone(players, int(options[WITHOUT]), order)
    )


def why_not_starts(players: int, order: Sequence[int]) -> Refusal | None:
    """2: everybody starts with a colour, and all start with different ones."""
    starts = order[: players * start_cards(players)]
    for place, card in enumerate(starts, 1):
        if card >= COLOURS:
            return refuse("coloretto-order-start", card=card, place=place)
        if card in starts[: place - 1]:
            return refuse("coloretto-order-same", card=card, place=place)
    return None


def why_not_last(players: int, golden: int, order: Sequence[int]) -> Refusal | None:
    """2, 11: "last round" lies on the cards counted off for the bottom of the deck."""
    under = under_last(golden)
    place, correct = order.index(LAST_ROUND) + 1, cards_in_game(players) - under
    if place == correct:
        return None
    return refuse("coloretto-order-last", place=place, correct=correct, under=under)


def why_not_gone(players: int, without: int, order: Sequence[int]) -> Refusal | None:
    """2, 11: whole colours leave, the one that was chosen among them."""
    stay = cards_in_game(players)
    gone = dict(Counter(order[stay:]).most_common(colours_leaving(players)))
    if gone and without != RANDOM and without not in gone:
        return refuse("coloretto-order-without", card=without, place=stay + 1)
    for place, card in enumerate(order[stay:], stay + 1):
        if card >= COLOURS or card not in gone:
            return refuse("coloretto-order-gone", card=card, place=place)
    return None


def cards_in_game(players: int) -> int:
    return CARDS - OF_A_COLOUR * colours_leaving(players)
