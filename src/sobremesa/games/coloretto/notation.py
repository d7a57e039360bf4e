"""Cards and actions as short text. Cards: a letter for the colour, `+2`, `J`, `J*` (golden), `L` (last round).
Actions: `D` draw, `P2` place on row 2, `T2` take row 2, `=G` this joker is green."""

from __future__ import annotations

import re
from typing import Any, Final

from ...core.errors import Refusal, refuse
from .rules import COLOURS, DRAW, NAME, PLACE, ROWS, TAKE

COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "violet", "brown")
CARD_NAMES: Final = (*COLOUR_NAMES, "plus-two", "joker", "golden-joker", "last-round")
LETTERS: Final = ("R", "O", "Y", "G", "B", "V", "N", "+2", "J", "J*", "L")
_ROW: Final = re.compile(rf"([PT])([1-{ROWS}])", re.IGNORECASE)


def write_card(card: int) -> str:
    return LETTERS[card]


def read_card(text: str) -> int | Refusal:
    if text.upper() not in LETTERS:
        return refuse("coloretto-unknown-card", text=text[:20])
    return LETTERS.index(text.upper())


def write(action: int) -> str:
    if action == DRAW:
        return "D"
    if action < TAKE:
        return f"P{action - PLACE + 1}"
    if action < NAME:
        return f"T{action - TAKE + 1}"
    return f"={LETTERS[action - NAME]}"


def read(text: str) -> int | Refusal:
    if text.upper() == "D":
        return DRAW
    if match := _ROW.fullmatch(text):
        return (PLACE if match[1].upper() == "P" else TAKE) + int(match[2]) - 1
    if text.startswith("="):
        return read_colour(text[1:])
    return refuse("coloretto-unknown-move", text=text[:20])


def read_colour(text: str) -> int | Refusal:
    """The colour a joker gets, as an action."""
    card = read_card(text)
    if isinstance(card, Refusal):
        return card
    return NAME + card if card < COLOURS else refuse("coloretto-not-a-colour", text=write_card(card))


def card_facts(card: int) -> dict[str, Any]:
    """Arguments of the message `coloretto-card`."""
    return {"kind": CARD_NAMES[card]}
