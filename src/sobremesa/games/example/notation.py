"""Cards and actions as short text, for records and for typing: a card is C and its value (`C7`), an action its card.

Not a bare number: where somebody types a move, that picks from the list."""

from __future__ import annotations

from typing import Any

from sobremesa.core.errors import Refusal, refuse

from .rules import CARDS


def write_card(card: int) -> str:
    return f"C{card + 1}"


def read_card(text: str) -> int | Refusal:
    """The dual of `write_card`, for whatever anybody may type."""
    for card in range(CARDS):
        if write_card(card) == text.upper():
            return card
    return refuse("example-unknown-card", text=text[:20])


write, read = write_card, read_card


def card_facts(card: int) -> dict[str, Any]:
    """Arguments of the sentence `example-card`."""
    return {"value": card + 1}
