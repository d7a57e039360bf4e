"""Cards of Parade in a terminal: always letter and value, with colour and picture where the terminal has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ....screen import Screen
from ..notation import COLOUR_NAMES, LETTERS, write_card
from ..rules import COLOURS, colour_of

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


def letter(screen: Screen, colour: int) -> str:
    """As it is printed on the cards in this language."""
    return screen.say(f"parade-letter-{COLOUR_NAMES[colour]}")


def spelled(screen: Screen, notation: str) -> str:
    """`-G3` is `-V3` in Spanish: verde."""
    dash, colour, value = _split(notation)
    return f"{dash}{letter(screen, LETTERS.index(colour))}{value}"


def heard(screen: Screen, typed: str) -> str:
    """And back. Letters that no card has here are taken as records write them."""
    dash, said, value = _split(typed)
    printed = [letter(screen, colour).casefold() for colour in range(COLOURS)]
    known = said.casefold() in printed
    return f"{dash}{LETTERS[printed.index(said.casefold())]}{value}" if known else typed


def _split(text: str) -> tuple[str, str, str]:
    dash = "-" if text.startswith("-") else ""
    said = text.removeprefix("-").rstrip("0123456789")
    return dash, said, text[len(dash) + len(said) :]


def chip(screen: Screen, card: int) -> Text:
    """One card, e.g. ` G3♣ `."""
    picture = PICTURES[colour_of(card)] if screen.has_symbols else ""
    return Text(f" {spelled(screen, write_card(card))}{picture} ", style=INKS[colour_of(card)])


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
    return Text(f" {letter(screen, colour)}{picture} ", style=INKS[colour])


def colour_name(screen: Screen, colour: int) -> str:
    return screen.say(f"parade-colour-{COLOUR_NAMES[colour]}")


def spoken(screen: Screen, card: int) -> str:
    """`green 3 (G3)`: what to hear and what to type."""
    return screen.say(
        "terminal-parade-card", colour=colour_name(screen, colour_of(card)), notation=spelled(screen, write_card(card))
    )
