"""Cards of Jackrabbits in a terminal: rank and suit, with what they count where that is not written on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ....core.protocol import NOTHING
from ....i18n import listing
from ....screen import Screen
from .. import JACKRABBITS
from .. import state as S
from ..cards import spending_value, value_of
from ..notation import SIGNS, SUIT_LETTERS, SUIT_NAMES, card_facts, rank_text
from ..options import SWITCHES
from ..state import is_ace, suit_of
from ..view import JackrabbitsView

INKS: Final = (
    "bold #1d5a31 on #f3ecdf",
    "bold #22262b on #f3ecdf",
    "bold #a8242f on #f3ecdf",
    "bold #a04a00 on #f3ecdf",
)
JOKER_INK: Final = "bold #5b3b8c on #f3ecdf"


def spell_suits(screen: Screen) -> None:
    """Suits by name for the ear, by letter where the terminal cannot write their signs."""
    if screen.plain:
        names = (screen.say("jackrabbits-suit", suit=name) for name in SUIT_NAMES)
        screen.spelling = {sign: f" {name}" for sign, name in zip(SIGNS, names, strict=True)}
    elif not screen.has_symbols:
        screen.spelling = dict(zip(SIGNS, SUIT_LETTERS, strict=True))


def spoken(screen: Screen, card: int) -> str:
    return screen.say("jackrabbits-card", **card_facts(card))


def list_cards(screen: Screen, cards: Iterable[int]) -> str:
    return listing(screen.language, (spoken(screen, card) for card in cards))


def suit_signs(screen: Screen, suits: Iterable[int]) -> str:
    """`♠♦`, or their names."""
    if screen.plain:
        return listing(screen.language, (screen.say("jackrabbits-suit", suit=SUIT_NAMES[suit]) for suit in suits))
    return "".join(screen.spelled(SIGNS[suit]) for suit in suits)


def chip(screen: Screen, card: int, after: str = "") -> Text:
    """One card, e.g. ` 7♠ `."""
    space = "\N{NO-BREAK SPACE}"
    ink = JOKER_INK if card >= S.JOKER else INKS[suit_of(card)]
    return Text(f"{space}{spoken(screen, card)}{after}{space}", style=ink)


class Purse:
    """What the cards of one hand count, with the options of this game (5.4, 9)."""

    def __init__(self, view: JackrabbitsView, seat: int) -> None:
        self.rules = JACKRABBITS.new()
        self.rules.switches = sum(SWITCHES[name] for name in view.switches)
        capital = view.seats[seat].capital
        self.rules.capital[seat] = NOTHING if capital is None else capital
        self.seat = seat
        self.ambivalent = "ambivalent_aces" in view.switches

    def value(self, card: int) -> str:
        low, high = value_of(self.rules, card), spending_value(self.rules, self.seat, card, self.ambivalent)
        return f"{low}/{high}" if self.ambivalent and is_ace(card) else str(high)

    def total(self, cards: Iterable[int]) -> int:
        return sum(spending_value(self.rules, self.seat, card, self.ambivalent) for card in cards)

    def is_plain(self, card: int) -> bool:
        """Is the value written on the card?"""
        return card < S.NUMERALS and self.value(card) == rank_text(card)


def by_suit(hand: Iterable[int]) -> list[tuple[int, list[int]]]:
    """Suits with their cards; jokers last, as suit -1."""
    cards = list(hand)
    suits = [(suit, [card for card in cards if suit_of(card) == suit]) for suit in (*range(S.SUITS), -1)]
    return [(suit, held) for suit, held in suits if held]
