"""Individual trades: one sealed card against another, each with a claim; whoever claimed what is not so is sent off after the swap (9).

Our reading [R]: one card each, once a turn; at least one of the two is claimed to be a diamond; either side may say no until both have spoken.
"""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from . import state as S
from .cards import all_see, hand_over, holds
from .state import State, as_int, is_royal, offer, suit_of
from .turn import return_royals, send_off, settle


def begin_bargain(s: State, seat: int, other: int) -> None:
    s.fought = 1  # 8.5: fights come before trades
    s.bargained = 1
    s.rival = other
    s.phase = S.SEALING
    s.asked = seat


def side_of(s: State, seat: int) -> int:
    return 0 if seat == s.turn else 1


def legal_seals(s: State, seat: int, moves: Moves) -> int:
    moves[0] = S.REFUSE
    count = 1
    for card in range(S.CARDS):
        if holds(s, seat, card):
            count = offer(moves, count, S.SEAL + card)
    return count


def seal(s: State, seat: int, kind: int, card: int) -> None:
    if kind == S.REFUSE:
        refuse_bargain(s)
        return
    s.sealed[side_of(s, seat)] = card
    s.phase = S.CLAIMING


def may_claim(s: State, seat: int, card: int) -> bool:
    """Not what everybody can see to be elsewhere; and a diamond, where the other claims none."""
    place = as_int(s.place[card])
    if place != S.IN_PILE and not S.IN_HAND <= place < S.BEFORE:
        return False
    if is_royal(card) and s.owner[card - S.ROYAL] != seat:
        return False
    return side_of(s, seat) == 0 or frees_the_other(as_int(s.claimed[0])) or frees_the_other(card)


def frees_the_other(claimed: int) -> bool:
    """One of the two cards must be called a diamond: where it is this one, the other may be called anything."""
    return suit_of(claimed) == S.DIAMONDS


def legal_claims(s: State, seat: int, moves: Moves) -> int:
    moves[0] = S.REFUSE
    count = 1
    for card in range(S.CARDS):
        if may_claim(s, seat, card):
            count = offer(moves, count, S.CLAIM + card)
    return count


def claim(s: State, seat: int, kind: int, card: int) -> None:
    if kind == S.REFUSE:
        refuse_bargain(s)
        return
    side = side_of(s, seat)
    s.claimed[side] = card
    s.phase = S.SEALING if side == 0 else S.AGREEING
    s.asked = s.rival if side == 0 else s.turn


def legal_agreement(s: State, seat: int, moves: Moves) -> int:
    moves[0] = S.REFUSE
    moves[1] = S.AGREE
    return 2


def agree(s: State, seat: int, kind: int, argument: int) -> None:
    if kind == S.REFUSE:
        refuse_bargain(s)
    else:
        swap(s)


def refuse_bargain(s: State) -> None:
    forget_bargain(s)
    settle(s)


def forget_bargain(s: State) -> None:
    for side in range(2):
        s.sealed[side] = NOTHING
        s.claimed[side] = NOTHING


def swap(s: State) -> None:
    """Both cards change hands; a fourth royal goes back; then liars leave."""
    seat, other = as_int(s.turn), as_int(s.rival)
    mine, theirs = as_int(s.sealed[0]), as_int(s.sealed[1])
    hand_over(s, seat, other, mine)
    hand_over(s, other, seat, theirs)
    told = tell_truth(s, 0, other)
    other_told = tell_truth(s, 1, seat)
    forget_bargain(s)
    if not other_told:
        send_off(s, other)
    if not told:
        send_off(s, seat)
    return_royals(s, S.THEN_SETTLE if told else S.THEN_END)


def tell_truth(s: State, side: int, holder: int) -> bool:
    """Was the claim true? Whoever is not sent off afterwards has told the truth, and so everybody knows the card."""
    honest = s.sealed[side] == s.claimed[side]
    if honest:
        all_see(s, as_int(s.sealed[side]), holder)
    return bool(honest)
