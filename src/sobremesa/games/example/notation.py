"""Cards and actions as short text, for records and for typing: a card is written as its value, an action as its card."""

from __future__ import annotations

from typing import Any

from sobremesa.core.errors import Refusal, refuse

from .rules import CARDS


def write_card(card: int) -> str:
    return str(card + 1)


def read_card(text: str) -> int | Refusal:
    """The dual of `write_card`, for whatever anybody may type."""
    if text.isascii() and text.isdigit() and len(text) <= 2 and 1 <= int(text) <= CARDS:
        return int(text) - 1
    return refuse("example-unknown-card", text=text[:20])


write, read = write_card, read_card


def card_facts(card: int) -> dict[str, Any]:
    """Arguments of the sentence `example-card`."""
    return {"value": card + 1}
