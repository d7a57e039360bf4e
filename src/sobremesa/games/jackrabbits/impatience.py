"""What a beginner does not like in Jackrabbits: to stay where there is nothing to be had, round after round."""

from __future__ import annotations

from typing import Final

from . import state as S
from .actions import decode
from .state import State, as_int, bit
from .wishes import hand_worth, wanted, worth_in

OFTEN: Final = 2  # every other round


def impatience(s: State, seat: int, action: int) -> float:
    """-1 for staying, or coming back to the same place, in a round of unrest; else 0."""
    if s.phase != S.JOURNEY or as_int(s.turns) // as_int(s.players) % OFTEN == 0:
        return 0.0
    kind, argument = decode(action)
    stays = kind == S.STAY or (kind == S.GO and argument == s.at[seat])
    return -1.0 if stays and not can_buy_here(s, seat) else 0.0


def can_buy_here(s: State, seat: int) -> bool:
    house = as_int(s.at[seat]) - 1
    if house < 0 or house >= S.ROYALS or not wanted(s, seat) & bit(house):
        return False
    return worth_in(hand_worth(s, seat), house % S.SUITS) >= S.ROYAL_PRICE
