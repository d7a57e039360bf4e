"""The last card of a payment is paid: what it was for happens (5.4, 6, 8.1, 8.4)."""

from __future__ import annotations

from . import state as S
from .actions import decode
from .flight import take_off
from .journey import transfer
from .payment import forget_payment, pay
from .settling import acquired, bought
from .state import State, as_int


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
        bought(s, seat, argument)
    else:
        transfer(s, seat, kind, argument)
