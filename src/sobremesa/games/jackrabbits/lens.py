"""Where the cards of Jackrabbits lie, and which of them a seat cannot see: for the tests of its secrets."""

from __future__ import annotations

from typing import Any

from ..lens import Lens
from . import state as S
from .knowledge import row_of
from .state import State


def cards(s: State) -> list[int]:
    pile = s.pile[: s.pile_size]
    assert all(s.place[card] == S.IN_PILE for card in pile)
    elsewhere = [card for card in range(S.CARDS) if s.place[card] != S.IN_PILE]
    return [*map(int, pile), *elsewhere]


def hidden(s: State, seat: int) -> list[int]:
    """Of the pile and of other hands, the cards about which the seat has no idea at all; the others it has seen go where they are."""
    held = [card for other in range(s.players) if other != seat for card in held_by(s, other)]
    return [int(card) for card in [*held, *s.pile[: s.pile_size]] if s.seen[row_of(seat), card] == 0]


def hide(s: State, seat: int, cards: list[int]) -> None:
    rest = iter(cards)
    holders = [(other, card) for other in range(s.players) if other != seat for card in held_by(s, other)]
    homes = [other for other, card in holders if s.seen[row_of(seat), card] == 0]
    unknown = [slot for slot in range(s.pile_size) if s.seen[row_of(seat), s.pile[slot]] == 0]
    for other in homes:
        s.place[next(rest)] = S.IN_HAND + other
    for slot in unknown:
        s.pile[slot] = card = next(rest)
        s.place[card] = S.IN_PILE


def zones(s: State, seat: int) -> list[Any]:
    hands = [(other, card) for other in range(s.players) if other != seat for card in held_by(s, other)]
    pile = [("pile", slot) for slot in range(s.pile_size)]
    return [other for other, card in hands if s.seen[row_of(seat), card] == 0] + pile


def held_by(s: State, seat: int) -> list[int]:
    return [card for card in range(S.CARDS) if s.place[card] == S.IN_HAND + seat]


LENS = Lens(
    cards,
    hidden,
    hide,
    zones,
    games=1,
    soak_games=100,
    unobserved=frozenset({"pile", "royals", "capital", "present", "shored", "roads"}),
    choices={"board": [*(f"random:{seed}" for seed in range(6)), "random:7:1", "random:8:2"]},
)
