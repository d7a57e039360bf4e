"""Cards of Parade in a terminal: always letter and value, with colour and picture where the terminal has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ....screen import Screen
from ..notation import COLOUR_NAMES, LETTERS, write_card
from ..rules import colour_of

# leaf, sun, heart, hat, cup, key: near enough in signs that every font has
PICTURES: Final = "♣☼♥▲∪¶"
INKS: Final = (
    "bold #ffffff on #2e6b3a",
    "bold #2b2320 on #d9a441",
    "bold #ffffff on #b3303c",
    "bold #ffffff on #6f4a9e",
    "bold #ffffff on #2b5f9e",
    "bold #ffffff on #4a4644",
)


def chip(screen: Screen, card: int) -> Text:
    """One card, e.g. ` G3♣ `."""
    picture = PICTURES[colour_of(card)] if screen.has_symbols else ""
    return Text(f" {write_card(card)}{picture} ", style=INKS[colour_of(card)])


def chips(screen: Screen, cards: Iterable[int]) -> Text:
    """Cards side by side; lines break between them, never inside."""
    return Text(" ").join(unbroken(chip(screen, card)) for card in cards)


def unbroken(text: Text) -> Text:
    """The same with spaces that do not break."""
    copy = text.copy()
    copy.plain = text.plain.replace(" ", "\N{NO-BREAK SPACE}")
    return copy


def suit(screen: Screen, colour: int) -> Text:
    picture = PICTURES[colour] if screen.has_symbols else ""
    return Text(f" {LETTERS[colour]}{picture} ", style=INKS[colour])


def colour_name(screen: Screen, colour: int) -> str:
    return screen.say(f"parade-colour-{COLOUR_NAMES[colour]}")


def spoken(screen: Screen, card: int) -> str:
    """`green 3 (G3)`: what to hear and what to type."""
    return screen.say("terminal-parade-card", colour=colour_name(screen, colour_of(card)), notation=write_card(card))
