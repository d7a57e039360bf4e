"""Where the cards of Parade lie, and which of them a seat cannot see: for the tests of its secrets."""

from __future__ import annotations

from ..lens import Lens
from . import rules
from .rules import State


def cards(s: State) -> list[int]:
    before = [card for card in range(rules.CARDS) if rules.BEFORE <= s.place[card] < rules.AWAY]
    line, pile, away = s.line[: s.line_size], s.pile[: s.pile_size], s.away[s.away >= 0]
    hands = s.hand[s.hand >= 0] if s.phase != rules.ENDED else []  # the last two lie before their seats
    return [int(card) for cards in (before, line, pile, away, hands) for card in cards]


def hidden(s: State, seat: int) -> list[int]:
    others = [other for other in range(s.players) if other != seat]
    hands = [s.hand[other, : s.hand_size[other]] for other in others if s.phase != rules.ENDED]
    away = [s.away[other, : s.away_size[other]] for other in others]
    return [int(card) for cards in (*hands, *away, s.pile[: s.pile_size]) for card in cards]


def hide(s: State, seat: int, cards: list[int]) -> None:
    rest = iter(cards)
    others = [other for other in range(s.players) if other != seat]
    places = [(s.hand, s.hand_size, rules.IN_HAND)] if s.phase != rules.ENDED else []
    for array, size, where in [*places, (s.away, s.away_size, rules.AWAY)]:
        for other in others:
            for slot in range(size[other]):
                array[other, slot] = card = next(rest)
                s.place[card] = where + other
    for slot, card in enumerate(rest):
        s.pile[slot] = card
        s.place[card] = rules.IN_PILE


LENS = Lens(cards, hidden, hide, unobserved=frozenset({"pile", "count", "total"}))
