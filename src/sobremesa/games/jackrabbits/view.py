"""What a seat may know of a game of Jackrabbits. Nothing about the game leaves for a seat except through here, `story` and `why_not`."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ...core.protocol import MAX_SEATS, NOBODY
from ..game import Move, View
from . import rules, state
from .board.lattice import place_turn, place_x, place_y
from .cards import hand_limit, has_option
from .knowledge import row_of
from .notation import facts_of, place_word, word_of, write
from .options import ENDINGS, SWITCHES
from .payment import worth_paying
from .preview import Preview, in_suits, preview
from .refusals import PHASES
from .state import CARDS, ENDED, IN_HAND, PIECES, ROYALS, SEIZED_SURPLUS, State, bit
from .story import cards_in
from .turn import price


class Paying(msgspec.Struct, frozen=True):
    action: str
    need: int
    sum: int
    suits: list[int]
    cards: list[int]


class Fight(msgspec.Struct, frozen=True):
    attacker: int
    attacked: int
    force: list[int]


class Challenge(msgspec.Struct, frozen=True):
    visitor: int
    challenger: int | None  # while others are being asked: nobody yet
    shown: list[int]
    answer: list[int]


class Bargain(msgspec.Struct, frozen=True):
    """`sealed` names the viewer's own card only."""

    by: int
    other: int
    claimed: list[int | None]
    sealed: list[int | None]


class Draft(msgspec.Struct, frozen=True):
    flipped: int | None
    shares: list[list[int]]  # by seat: hexagons, rhombi, triangles left


class Laid(msgspec.Struct, frozen=True):
    """A piece on the board: its anchor in the window's lattice and its turn (see board/lattice.py)."""

    piece: int
    x: int
    y: int
    turn: int


class JackrabbitsSeat(msgspec.Struct, frozen=True):
    at: str
    node: int
    cards: int | None  # hidden under seized surplus
    royals: list[int]
    known: list[int]  # other cards of this hand that the viewer has seen and that must still be there
    capital: int | None
    open: list[int]
    points: int
    rank: int | None


class JackrabbitsMove(Move, frozen=True, kw_only=True):
    """`word` and `facts` are the message `jackrabbits-move-<word>` and its arguments."""

    word: str
    facts: dict[str, Any]
    preview: Preview


class JackrabbitsView(View, frozen=True, kw_only=True, tag="jackrabbits"):
    phase: str
    starter: int
    turn: int
    turns: int
    turn_limit: int
    ending: str
    switches: list[str]
    limit: int
    dice: list[int] | None
    price: int | None
    passport: int | None
    seats: list[JackrabbitsSeat]
    owner: list[int]  # of each royal's house: whose carrot, or -1
    hand: list[int]
    worth: list[int]  # what each of them would count in a payment, at most
    court: list[int]
    discards: list[int]
    pile: int
    road: int | None  # in the middle of a journey: the node
    paying: Paying | None
    fight: Fight | None
    challenge: Challenge | None
    bargain: Bargain | None
    draft: Draft | None
    board: list[Laid]
    links: list[list[int]]
    winner: int | None
    moves: list[JackrabbitsMove]


def view(s: State, seat: int) -> JackrabbitsView:
    """`seat` may be NOBODY: what a spectator sees."""
    seats = range(int(s.players))
    rolled = s.first_die > 0
    return JackrabbitsView(
        players=int(s.players),
        ply=int(s.ply),
        phase=PHASES[int(s.phase)],
        actor=rules.actor(s),
        owes=[x for x in seats if rules.owes(s, x)],
        starter=int(s.starter),
        turn=int(s.turn),
        turns=int(s.turns),
        turn_limit=int(s.turn_limit),
        ending=ENDINGS[int(s.ending)],
        switches=[name for name, flag in SWITCHES.items() if has_option(s, flag)],
        limit=hand_limit(s),
        dice=[int(s.first_die), int(s.second_die)] if rolled else None,
        price=price(s) if rolled else None,
        passport=or_none(s.passport),
        seats=seat_views(s, seat),
        owner=[int(owner) for owner in s.owner],
        hand=hand(s, seat),
        worth=[int(worth_paying(s, seat, card)) for card in hand(s, seat)],
        court=places(s, state.IN_COURT),
        discards=places(s, state.DISCARDED),
        pile=int(s.pile_size),
        road=or_none(s.on_road),
        paying=paying(s),
        fight=fight(s),
        challenge=challenge(s),
        bargain=bargain(s, seat),
        draft=draft(s),
        board=board(s),
        links=[[int(end) for end in ends] for ends in s.link],
        winner=or_none(s.won),
        moves=moves(s, seat) if seat != NOBODY else [],
    )


def or_none(number: int) -> int | None:
    return int(number) if number >= 0 else None


def hand(s: State, seat: int) -> list[int]:
    return places(s, IN_HAND + seat) if seat != NOBODY else []


def places(s: State, place: int) -> list[int]:
    return [card for card in range(CARDS) if s.place[card] == place]


def seat_views(s: State, viewer: int) -> list[JackrabbitsSeat]:
    points, ranks = np.zeros((2, MAX_SEATS), np.int32)
    rules.standing(s, points, ranks)
    secret = has_option(s, SEIZED_SURPLUS) and s.phase != ENDED
    return [
        JackrabbitsSeat(
            at=place_word(int(s.at[seat])),
            node=int(s.at[seat]),
            cards=int(s.hand_size[seat]) if seat == viewer or not secret else None,
            royals=[state.ROYAL + house for house in range(ROYALS) if s.owner[house] == seat],
            known=known(s, viewer, seat),
            capital=or_none(s.capital[seat]),
            open=places(s, state.OPEN + seat),
            points=int(points[seat]),
            rank=None if secret else int(ranks[seat]),
        )
        for seat in range(int(s.players))
    ]


def known(s: State, viewer: int, seat: int) -> list[int]:
    """Cards of another hand that the viewer has seen there."""
    if viewer == seat:
        return []
    row = s.seen[row_of(viewer)]
    return [c for c in range(CARDS) if row[c] == bit(seat) and not state.ROYAL <= c < state.JOKER]


def paying(s: State) -> Paying | None:
    if s.phase != state.PAYING:
        return None
    return Paying(
        action=write(int(s.pay_action)),
        need=int(s.pay_need),
        sum=int(s.pay_sum),
        suits=in_suits(int(s.pay_suits)),
        cards=cards_in(s.paid),
    )


def fight(s: State) -> Fight | None:
    if s.phase != state.FIGHTING:
        return None
    return Fight(int(s.turn), int(s.rival), [int(force) for force in s.force])


def challenge(s: State) -> Challenge | None:
    if s.phase not in (state.CHALLENGE, state.DEFENCE):
        return None
    challenger = int(s.challenger) if s.phase == state.DEFENCE else None
    return Challenge(int(s.turn), challenger, cards_in(s.shown), cards_in(s.answer))


def bargain(s: State, viewer: int) -> Bargain | None:
    if s.phase not in (state.SEALING, state.CLAIMING, state.AGREEING):
        return None
    seats = (int(s.turn), int(s.rival))
    own = [or_none(s.sealed[side]) if seats[side] == viewer else None for side in range(2)]
    return Bargain(*seats, [or_none(card) for card in s.claimed], own)


def draft(s: State) -> Draft | None:
    if s.phase not in (state.FLIPPING, state.PLACING):
        return None
    return Draft(or_none(s.flipped), [[int(n) for n in s.shares[seat]] for seat in range(int(s.players))])


def board(s: State) -> list[Laid]:
    columns = int(s.columns)
    laid = [(piece, int(s.places[piece])) for piece in range(PIECES) if s.places[piece] >= 0]
    return [Laid(piece, place_x(at, columns), place_y(at, columns), place_turn(at)) for piece, at in laid]


def moves(s: State, seat: int) -> list[JackrabbitsMove]:
    found = np.empty(rules.MOST_MOVES, np.int16)
    legal = [int(action) for action in found[: rules.legal(s, seat, found)]]
    return [move(s, seat, action) for action in legal]


def move(s: State, seat: int, action: int) -> JackrabbitsMove:
    return JackrabbitsMove(
        action=action,
        notation=write(action),
        word=word_of(action),
        facts=facts_of(action),
        preview=preview(s, seat, action),
    )
