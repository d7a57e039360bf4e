"""Phases, one table of them: what a phase is called, which rule it is, what may answer it, and which two functions know it.

In every phase but the last one seat is asked, `s.asked`, and it alone owes a decision.

A table cannot be called: compiled code would need a pointer to every function, which the compiler could not look through. So the two functions that
choose by phase are written out from the table when this module is loaded: a row more is a phase more, and no list of phases stands anywhere else.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ...core.protocol import Moves
from . import state as S
from .bargain import agree, claim, legal_agreement, legal_claims, legal_seals, seal
from .draft import flip, legal_flips, legal_places, place
from .flight import fly, legal_fares, legal_flights, settle_fare
from .fulfilment import pay_for, trade
from .journey import legal_journeys, travel
from .lottery import answer_lottery, legal_prizes, legal_starts, start
from .palace import challenge, defend, lay, legal_challenge, legal_defence, legal_laying
from .payment import legal_payments
from .plaza import legal_trade
from .settling import fight, legal_settling, legal_strikes, settle_by
from .state import State
from .surplus import discard_surplus
from .turn import legal_discards, legal_returns, return_royal

JOURNEYS: Final = (S.STAY, S.REST, S.LEAVE, S.GO, S.GALLOP, S.RIDE, S.SHORTCUT, S.TAVERN, S.HOLE, S.SAIL, S.FLOAT)
MEETINGS: Final = (S.END, S.ACQUIRE, S.ATTACK, S.BARGAIN, S.BUY)


class Phase(NamedTuple):
    number: int
    name: str  # as messages and views know it
    rule: str
    kinds: tuple[int, ...] = ()  # of the actions that may answer; none where the game is over
    legal: Callable[..., int] | None = None  # (s, seat, moves)
    play: Callable[..., None] | None = None  # (s, seat, kind, argument)


USUAL: Final = (
    Phase(S.START, "start", "5.1", (S.ROLL, S.CALL, S.PASSPORT), legal_starts, start),
    Phase(S.LOTTERY, "lottery", "5.1", (S.PASS, S.SHOW), legal_prizes, answer_lottery),
    Phase(S.JOURNEY, "journey", "5.3", JOURNEYS, legal_journeys, travel),
    Phase(S.PAYING, "payment", "5.4", (S.PAY, S.PAY_HIGH), legal_payments, pay_for),
    Phase(S.SETTLING, "settle", "8.5", MEETINGS, legal_settling, settle_by),
    Phase(S.SURPLUS, "surplus", "5.2", (S.DISCARD,), legal_discards, discard_surplus),
)
# of the draft, of the complete game and of the options (2, 8, 9)
RARE: Final = (
    Phase(S.FLIPPING, "flip", "2.2", (S.FLIP,), legal_flips, flip),
    Phase(S.PLACING, "place", "2.2", (S.ASIDE, S.PLACE), legal_places, place),
    Phase(S.FARE, "fare", "8.1", (S.PAY_FARE, S.FALL), legal_fares, settle_fare),
    Phase(S.FLYING, "flight", "8.1", (S.FLY,), legal_flights, fly),
    Phase(S.CHALLENGE, "challenge", "8.3", (S.PASS, S.SHOW), legal_challenge, challenge),
    Phase(S.DEFENCE, "defence", "8.3", (S.YIELD, S.SHOW), legal_defence, defend),
    Phase(S.FIGHTING, "fight", "8.2", (S.YIELD, S.STRIKE, S.STRIKE_HIGH), legal_strikes, fight),
    Phase(S.SEALING, "seal", "9", (S.REFUSE, S.SEAL), legal_seals, seal),
    Phase(S.CLAIMING, "claim", "9", (S.REFUSE, S.CLAIM), legal_claims, claim),
    Phase(S.AGREEING, "agree", "9", (S.REFUSE, S.AGREE), legal_agreement, agree),
    Phase(S.FOURTH, "fourth", "8.2", (S.RETURN,), legal_returns, return_royal),
    Phase(S.LAYING, "lay", "9", (S.PASS, S.LAY), legal_laying, lay),
    Phase(S.TRADING, "trade", "8.4", (S.PASS, S.BUY, S.PAY, S.PAY_HIGH), legal_trade, trade),
)
PHASES: Final = (*sorted(USUAL + RARE), Phase(S.ENDED, "over", "4"))


def _by_phase(name: str, column: str, arguments: str) -> Any:
    """The function that hands on to the one in this column, by `s.phase`: `if phase == 0: return legal_starts(s, seat, moves)`, and so on.
    What is rarely asked is a function of its own: all in one would be two percent slower."""
    rest = _written(f"{name}_rare", column, arguments, RARE[:-1], getattr(RARE[-1], column))
    return _written(name, column, arguments, USUAL, rest)


def _written(name: str, column: str, arguments: str, phases: tuple[Phase, ...], rest: Callable[..., Any]) -> Any:
    lines = [f"def {name}(s, seat, {arguments}):", "    phase = int(s.phase)"]
    for phase in phases:
        lines += [
            f"    if phase == {phase.number}:",
            f"        return {getattr(phase, column).__name__}(s, seat, {arguments})",
        ]
    lines += [f"    return {rest.__name__}(s, seat, {arguments})", ""]
    file, source = f"<{__name__}.{name}>", "\n".join(lines)
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # a debugger can show it
    exec(compile(source, file, "exec"), globals())  # noqa: S102 (nothing in it but the table above)
    return globals()[name]


legal_by_phase: Callable[[State, int, Moves], int] = _by_phase("legal_by_phase", "legal", "moves")
play_by_phase: Callable[[State, int, int, int], None] = _by_phase("play_by_phase", "play", "kind, argument")
