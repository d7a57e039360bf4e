"""What the contract cannot ask a game itself: where its cards are, and which of them a seat cannot see. One lens a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sobremesa.games.coloretto import rules as coloretto
from sobremesa.games.jackrabbits import state as jackrabbits
from sobremesa.games.jackrabbits.knowledge import row_of
from sobremesa.games.parade import rules as parade


@dataclass(frozen=True)
class Lens:
    cards: Callable[[Any], list[int]]  # every card, wherever it lies; sorted it is the same at any time
    hidden: Callable[[Any, int], list[int]]  # what a seat cannot see, place by place, in an order of places it knows
    hide: Callable[[Any, int, list[int]], None]  # its dual: put these cards into those places
    zones: Callable[[Any, int], list[Any]] | None = (
        None  # where each of these lies, if some places are one (a hand in no order)
    )
    games: int = 100  # per player count, interpreted against compiled; fewer where a game is long and has more such tests of its own
    soak_games: int = 10_000


def parade_cards(s: Any) -> list[int]:
    before = [card for card in range(parade.CARDS) if parade.BEFORE <= s.place[card] < parade.AWAY]
    line, pile, away = s.line[: s.line_size], s.pile[: s.pile_size], s.away[s.away >= 0]
    hands = s.hand[s.hand >= 0] if s.phase != parade.ENDED else []  # the last two lie before their seats
    return [int(card) for cards in (before, line, pile, away, hands) for card in cards]


def parade_hidden(s: Any, seat: int) -> list[int]:
    others = [other for other in range(s.players) if other != seat]
    hands = [s.hand[other, : s.hand_size[other]] for other in others if s.phase != parade.ENDED]
    away = [s.away[other, : s.away_size[other]] for other in others]
    return [int(card) for cards in (*hands, *away, s.pile[: s.pile_size]) for card in cards]


def parade_hide(s: Any, seat: int, cards: list[int]) -> None:
    rest = iter(cards)
    others = [other for other in range(s.players) if other != seat]
    places = [(s.hand, s.hand_size, parade.IN_HAND)] if s.phase != parade.ENDED else []
    for array, size, where in [*places, (s.away, s.away_size, parade.AWAY)]:
        for other in others:
            for slot in range(size[other]):
                array[other, slot] = card = next(rest)
                s.place[card] = where + other
    for slot, card in enumerate(rest):
        s.pile[slot] = card
        s.place[card] = parade.IN_PILE


def coloretto_cards(s: Any) -> list[int]:
    lying = [*s.row[s.row >= 0], *s.deck[: s.deck_size], *([s.drawn] if s.drawn >= 0 else [])]
    held = [kind for kind in range(coloretto.KINDS) for _ in range(s.held[:, kind].sum() + s.aside[kind])]
    gone = [colour for colour in range(coloretto.COLOURS) for _ in range(coloretto.OF_A_COLOUR * s.gone[colour])]
    return [int(card) for card in lying] + held + gone + [coloretto.LAST_ROUND] * int(s.is_last)


def coloretto_hidden(s: Any, seat: int) -> list[int]:
    return [int(card) for card in s.deck[: s.deck_size] if card != coloretto.LAST_ROUND]


def coloretto_hide(s: Any, seat: int, cards: list[int]) -> None:
    rest = iter(cards)
    for slot in range(s.deck_size):
        if s.deck[slot] != coloretto.LAST_ROUND:
            s.deck[slot] = next(rest)


def jackrabbits_cards(s: Any) -> list[int]:
    pile = s.pile[: s.pile_size]
    assert all(s.place[card] == jackrabbits.IN_PILE for card in pile)
    elsewhere = [card for card in range(jackrabbits.CARDS) if s.place[card] != jackrabbits.IN_PILE]
    return [*map(int, pile), *elsewhere]


def jackrabbits_hidden(s: Any, seat: int) -> list[int]:
    """Of the pile and of other hands, the cards about which the seat has no idea at all; the others it has seen go where they are."""
    held = [card for other in range(s.players) if other != seat for card in _held(s, other)]
    return [int(card) for card in [*held, *s.pile[: s.pile_size]] if s.seen[row_of(seat), card] == 0]


def jackrabbits_hide(s: Any, seat: int, cards: list[int]) -> None:
    rest = iter(cards)
    holders = [(other, card) for other in range(s.players) if other != seat for card in _held(s, other)]
    homes = [other for other, card in holders if s.seen[row_of(seat), card] == 0]
    unknown = [slot for slot in range(s.pile_size) if s.seen[row_of(seat), s.pile[slot]] == 0]
    for other in homes:
        s.place[next(rest)] = jackrabbits.IN_HAND + other
    for slot in unknown:
        s.pile[slot] = card = next(rest)
        s.place[card] = jackrabbits.IN_PILE


def jackrabbits_zones(s: Any, seat: int) -> list[Any]:
    hands = [(other, card) for other in range(s.players) if other != seat for card in _held(s, other)]
    pile = [("pile", slot) for slot in range(s.pile_size)]
    return [other for other, card in hands if s.seen[row_of(seat), card] == 0] + pile


def _held(s: Any, seat: int) -> list[int]:
    return [card for card in range(jackrabbits.CARDS) if s.place[card] == jackrabbits.IN_HAND + seat]


LENSES = {
    "parade": Lens(parade_cards, parade_hidden, parade_hide),
    "coloretto": Lens(coloretto_cards, coloretto_hidden, coloretto_hide),
    "jackrabbits": Lens(
        jackrabbits_cards, jackrabbits_hidden, jackrabbits_hide, jackrabbits_zones, games=2, soak_games=100
    ),
}
