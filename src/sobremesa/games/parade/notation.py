"""Cards and actions as short text: a letter for the colour and the value (`G3`, `K10`); a secret discard has a dash before it (`-G3`)."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from ...core.errors import Refusal, refuse
from .rules import DISCARD, VALUES, colour_of, value_of

COLOUR_NAMES: Final = ("green", "amber", "red", "violet", "blue", "charcoal")
LETTERS: Final = "GYRVBK"
_CARD: Final = re.compile(rf"([{LETTERS}])(10|\d)", re.IGNORECASE | re.ASCII)  # else the sign for kelvin is a K


def write_card(card: int) -> str:
    return f"{LETTERS[colour_of(card)]}{value_of(card)}"


def read_card(text: str) -> int | Refusal:
    match = _CARD.fullmatch(text)
    if not match:
        return refuse("parade-unknown-card", text=text[:20])
    return LETTERS.index(match[1].upper()) * VALUES + int(match[2])


@cache
def write(action: int) -> str:
    return f"-{write_card(action - DISCARD)}" if action >= DISCARD else write_card(action)


def read(text: str) -> int | Refusal:
    card = read_card(text.removeprefix("-"))
    if isinstance(card, Refusal):
        return card
    return card + DISCARD if text.startswith("-") else card


def card_facts(card: int) -> dict[str, Any]:
    """Arguments of the message `parade-card`."""
    return {"colour": COLOUR_NAMES[colour_of(card)], "value": value_of(card)}
