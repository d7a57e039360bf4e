"""Cards of Coloretto in a terminal: always a letter, with colour and picture where the terminal has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ....screen import Screen
from ..notation import CARD_NAMES, LETTERS
from ..rules import COLOURS

# cherries, half an orange, cheese, pear, fish, grapes, coffee bean: near enough in signs that every font has
PICTURES: Final = "♥◒◣♠≈∴◊"
# the skins of the web client, with ink that can be read on them
INKS: Final = (
    "bold #ffffff on #be4c56",
    "bold #2b2018 on #db8a32",
    "bold #2b2018 on #f8e040",
    "bold #ffffff on #176800",
    "bold #2b2018 on #35acf1",
    "bold #ffffff on #7048af",
    "bold #ffffff on #3c2922",
)
PLAIN_INK: Final = "bold #2b2018 on #f3ecdf"  # "+2" and jokers


def letter(screen: Screen, card: int) -> str:
    """As it is printed on the cards in this language."""
    return screen.say("coloretto-letter", kind=CARD_NAMES[card]).replace("★", "*")


def spelled(screen: Screen, notation: str) -> str:
    """`=G`, this joker is green, is `=V` in Spanish: verde."""
    return f"={letter(screen, LETTERS.index(notation[1:]))}" if notation.startswith("=") else notation


def heard(screen: Screen, typed: str) -> str:
    """And back. Letters that no card has here are taken as records write them."""
    printed = [letter(screen, colour).casefold() for colour in range(COLOURS)]
    said = typed.removeprefix("=").casefold()
    return f"={LETTERS[printed.index(said)]}" if typed.startswith("=") and said in printed else typed


def chip(screen: Screen, card: int, after: str = "") -> Text:
    """One card, e.g. ` G♠ `; `after` goes with it, e.g. how many."""
    picture = PICTURES[card] if card < COLOURS and screen.has_symbols else ""
    space = "\N{NO-BREAK SPACE}"
    return Text(
        f"{space}{letter(screen, card)}{picture}{after}{space}", style=INKS[card] if card < COLOURS else PLAIN_INK
    )


def chips(screen: Screen, cards: Iterable[int]) -> Text:
    return Text(" ").join(chip(screen, card) for card in cards)


def spoken(screen: Screen, card: int) -> str:
    return screen.say("coloretto-card", kind=CARD_NAMES[card])
