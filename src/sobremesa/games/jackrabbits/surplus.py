"""A surplus is discarded: what it held up goes on (5.2)."""

from __future__ import annotations

from . import state as S
from .cards import put_away
from .lottery import close_lottery
from .palace import be_in
from .settling import rob
from .state import State, as_int
from .turn import go_on_with_turn, must_discard_first, rest


def discard_surplus(s: State, seat: int, kind: int, card: int) -> None:
    put_away(s, seat, card)
    if not must_discard_first(s, as_int(s.then)):
        go_on(s)


def go_on(s: State) -> None:
    if s.then == S.THEN_PRIZES:
        s.phase = S.LOTTERY
        s.asked = s.turn
    elif s.then == S.THEN_CLOSE:
        close_lottery(s)
    elif s.then == S.THEN_REST:
        rest(s)
    elif s.then == S.THEN_ENTER:
        be_in(s)
    elif s.then == S.THEN_ROB:
        rob(s)
    else:
        go_on_with_turn(s)
