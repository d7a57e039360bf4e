"""Individual trades: one sealed card against another, each with a claim; whoever claimed what is not so is sent off after the swap (9).

Our reading [R]: one card each, once a turn; at least one of the two is claimed to be a diamond; either side may say no until both have spoken.
"""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from .cards import all_see, hand_over, holds
from .state import (
    AGREE,
    AGREEING,
    BEFORE,
    CARDS,
    CLAIM,
    CLAIMING,
    DIAMONDS,
    IN_HAND,
    IN_PILE,
    REFUSE,
    ROYAL,
    SEAL,
    SEALING,
    THEN_END,
    THEN_SETTLE,
    State,
    is_royal,
    suit_of,
    wide,
)
from .turn import return_royals, send_off, settle


def begin_bargain(s: State, seat: int, other: int) -> None:
    s.fought = 1  # 8.5: fights come before trades
    s.bargained = 1
    s.rival = other
    s.phase = SEALING
    s.asked = seat


def side_of(s: State, seat: int) -> int:
    return 0 if seat == s.turn else 1


def legal_seals(s: State, seat: int, moves: Moves) -> int:
    moves[0] = REFUSE
    count = 1
    for card in range(CARDS):
        if holds(s, seat, card):
            moves[count] = SEAL + card
            count += 1
    return count


def seal(s: State, seat: int, card: int) -> None:
    s.sealed[side_of(s, seat)] = card
    s.phase = CLAIMING


def may_claim(s: State, seat: int, card: int) -> bool:
    """Not what everybody can see to be elsewhere; and a diamond, where the other claims none."""
    place = wide(s.place[card])
    if place != IN_PILE and not IN_HAND <= place < BEFORE:
        return False
    if is_royal(card) and s.owner[card - ROYAL] != seat:
        return False
    return side_of(s, seat) == 0 or frees_the_other(wide(s.claimed[0])) or frees_the_other(card)


def frees_the_other(claimed: int) -> bool:
    """One of the two cards must be called a diamond: where it is this one, the other may be called anything."""
    return suit_of(claimed) == DIAMONDS


def legal_claims(s: State, seat: int, moves: Moves) -> int:
    moves[0] = REFUSE
    count = 1
    for card in range(CARDS):
        if may_claim(s, seat, card):
            moves[count] = CLAIM + card
            count += 1
    return count


def claim(s: State, seat: int, card: int) -> None:
    side = side_of(s, seat)
    s.claimed[side] = card
    s.phase = SEALING if side == 0 else AGREEING
    s.asked = s.rival if side == 0 else s.turn


def legal_agreement(s: State, seat: int, moves: Moves) -> int:
    moves[0] = REFUSE
    moves[1] = AGREE
    return 2


def refuse_bargain(s: State) -> None:
    forget_bargain(s)
    settle(s)


def forget_bargain(s: State) -> None:
    for side in range(2):
        s.sealed[side] = NOTHING
        s.claimed[side] = NOTHING


def swap(s: State) -> None:
    """Both cards change hands; a fourth royal goes back; then liars leave."""
    seat, other = wide(s.turn), wide(s.rival)
    mine, theirs = wide(s.sealed[0]), wide(s.sealed[1])
    hand_over(s, seat, other, mine)
    hand_over(s, other, seat, theirs)
    told = tell_truth(s, 0, other)
    other_told = tell_truth(s, 1, seat)
    forget_bargain(s)
    if not other_told:
        send_off(s, other)
    if not told:
        send_off(s, seat)
    return_royals(s, THEN_SETTLE if told else THEN_END)


def tell_truth(s: State, side: int, holder: int) -> bool:
    """Was the claim true? Whoever is not sent off afterwards has told the truth, and so everybody knows the card."""
    honest = s.sealed[side] == s.claimed[side]
    if honest:
        all_see(s, wide(s.sealed[side]), holder)
    return bool(honest)
