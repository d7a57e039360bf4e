"""Cards are paid; after the last one, what they were for happens (5.4, 6, 8.1, 8.4)."""

from __future__ import annotations

from . import state as S
from .actions import decode
from .flight import take_off
from .journey import transfer
from .payment import forget_payment, pay
from .plaza import bought, close_choice, pick, put_back
from .settling import acquired
from .state import State, as_int


def trade(s: State, seat: int, kind: int, argument: int) -> None:
    """8.4: pick another card, leave all where they are, or begin to pay."""
    if kind == S.BUY:
        pick(s, seat, argument)
    elif kind == S.PASS:
        put_back(s)
    else:
        close_choice(s)
        pay_for(s, seat, kind, argument)


def pay_for(s: State, seat: int, kind: int, card: int) -> None:
    if pay(s, seat, card, kind == S.PAY_HIGH):
        action = as_int(s.pay_action)
        forget_payment(s)
        fulfil(s, seat, action)


def fulfil(s: State, seat: int, action: int) -> None:
    kind, argument = decode(action)
    if kind == S.ACQUIRE:
        acquired(s, seat)
    elif kind == S.PAY_FARE:
        take_off(s)
    elif kind == S.BUY:
        bought(s, seat)
    else:
        transfer(s, seat, kind, argument)
