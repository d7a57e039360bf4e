"""What a place promises a traveller who comes there by a certain way: asked of the rules as they stand once the way is paid (4, 5.4, 8.3).

A palace keeps its promise to those who are let in. Where hearts lie open a challenge is certain, and must be answered (9).
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ...core.protocol import NOTHING
from . import state as S
from .after import After
from .cards import laid_open, put_away
from .palace import can_answer, is_guarded, open_house
from .settling import may_acquire, owns_royal_of
from .state import State
from .turn import is_ready

Promise = Literal["carrot", "swap", "crown"]
CARROT: Final = "carrot"  # its royal can be acquired, and none is given up for it
SWAP: Final = "swap"  # … and one is given up, for the way or for the royal
CROWN: Final = "crown"  # the game is won there


class Welcome(NamedTuple):
    """`risk`: could a challenge be lost there? None where nobody can challenge (8.3). `host`: who is certain to, with open hearts (9)."""

    promise: Promise | None = None
    risk: bool | None = None
    host: int | None = None


def welcome(after: After, hexagon: int) -> Welcome:
    """What awaits a traveller on this hexagon."""
    s, seat = after.s, after.seat
    if not is_guarded(s, seat, hexagon):
        return Welcome(promise(after, hexagon))
    host, risk = int(open_house(s, seat, hexagon)), not can_answer(s, seat, hexagon)
    if host == NOTHING:
        return Welcome(promise(after, hexagon), risk)
    return Welcome(None if risk else promise(beaten(after, host), hexagon), risk, host)


def beaten(after: After, host: int) -> After:
    """9: the answer sends the host off the board, and what lay open away."""
    then = After(after.s.copy(), after.seat)
    then.gave_up = after.gave_up
    for card in range(S.CARDS):
        if laid_open(after.s, host) & S.bit(card):
            put_away(then.s, host, card)
    return then


def promise(after: After, hexagon: int) -> Promise | None:
    if hexagon == S.CITADEL:
        return CROWN if is_ready(after.s, after.seat) else None
    house = hexagon - 1
    if after.s.place[S.ROYAL + house] != S.IN_COURT:
        return None
    if after.affords(house % S.SUITS) and not after.gave_up and could_acquire(after.bare, after.seat, hexagon):
        return CARROT
    gives_up = after.gave_up or owns_royal_of(after.s, after.seat, house % S.SUITS)
    return SWAP if gives_up and could_acquire(after.s, after.seat, hexagon) else None


def could_acquire(s: State, seat: int, hexagon: int) -> bool:
    there = s.copy()
    there.at[seat] = hexagon
    return bool(may_acquire(there, seat))
