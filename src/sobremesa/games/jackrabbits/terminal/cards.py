"""Cards of Jackrabbits in a terminal: rank and suit, with what they count where that is not written on them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ....core.protocol import NOTHING
from ....i18n import either, listing
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
        screen.spelling = dict(zip(SIGNS, letters(screen), strict=True))


def letters(screen: Screen) -> list[str]:
    """Of the suits, as they are printed on the cards in this language."""
    return [screen.say("jackrabbits-letter", suit=name) for name in SUIT_NAMES]


# A card, or a house by its royal, alone or after a word: `pay:7S`, `go:KD`, `10C`.
_CARD: Final = re.compile(r"((?:[a-z0-9]+:)?(?:10|[2-9AKQJ]))([a-z]{1,2})", re.IGNORECASE)


def spelled(screen: Screen, notation: str) -> str:
    """`pay:7S` is `pay:7P` in Spanish: picas."""
    card = _CARD.fullmatch(notation)
    known = card is not None and card[2] in SUIT_LETTERS
    return card[1] + letters(screen)[SUIT_LETTERS.index(card[2])] if card and known else notation


def heard(screen: Screen, typed: str) -> str:
    """And back. Letters that no card has here are taken as records write them."""
    card, printed = _CARD.fullmatch(typed), [letter.casefold() for letter in letters(screen)]
    known = card is not None and card[2].casefold() in printed
    return card[1] + SUIT_LETTERS[printed.index(card[2].casefold())] if card and known else typed


def spoken(screen: Screen, card: int) -> str:
    return screen.say("jackrabbits-card", **card_facts(card))


def list_cards(screen: Screen, cards: Iterable[int]) -> str:
    return listing(screen.language, (spoken(screen, card) for card in cards))


def suit_signs(screen: Screen, suits: Iterable[int]) -> str:
    """`♠♦`, or their names: any of them will do."""
    if screen.plain:
        return either(screen.language, (screen.say("jackrabbits-suit", suit=SUIT_NAMES[suit]) for suit in suits))
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
