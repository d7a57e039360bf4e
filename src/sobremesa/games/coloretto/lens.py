"""Where the cards of Coloretto lie, and which of them a seat cannot see: for the tests of its secrets."""

from __future__ import annotations

from ..lens import Lens
from . import rules
from .rules import State


def cards(s: State) -> list[int]:
    lying = [*s.row[s.row >= 0], *s.deck[: s.deck_size], *([s.drawn] if s.drawn >= 0 else [])]
    held = [kind for kind in range(rules.KINDS) for _ in range(s.held[:, kind].sum() + s.aside[kind])]
    gone = [colour for colour in range(rules.COLOURS) for _ in range(rules.OF_A_COLOUR * s.gone[colour])]
    return [int(card) for card in lying] + held + gone + [rules.LAST_ROUND] * int(s.is_last)


def hidden(s: State, seat: int) -> list[int]:
    return [int(card) for card in s.deck[: s.deck_size] if card != rules.LAST_ROUND]


def hide(s: State, seat: int, cards: list[int]) -> None:
    rest = iter(cards)
    for slot in range(s.deck_size):
        if s.deck[slot] != rules.LAST_ROUND:
            s.deck[slot] = next(rest)


LENS = Lens(cards, hidden, hide, unobserved=frozenset({"aids", "aside", "row_size"}), cosmetic=frozenset({"aids"}))
