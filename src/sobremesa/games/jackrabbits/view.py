"""What a seat may know of a game of Jackrabbits. Nothing about the game leaves for a seat except through here, `story` and `why_not`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from ...core.plain import once
from ...core.protocol import NOBODY
from ..asking import Standing, legal_of, standing_of
from ..game import Move, View
from . import rules
from . import state as S
from .asked import Asked, Errands, asked_of, errands
from .board.lattice import place_turn, place_x, place_y
from .cards import hand_limit, has_option
from .ending import as_set, journeys_home, royals_counting
from .knowledge import row_of
from .market import Market, market
from .notation import facts_of, place_word, word_of, write
from .options import ENDINGS, SWITCHES
from .palace import is_enough, key_of
from .payment import worth_paying
from .phases import PHASES
from .preview import Preview, preview, rule_of
from .prices import Payment, Prices, in_suits, smaller
from .settling import blow_needed
from .state import State
from .story import cards_in
from .turn import is_ready, price

BOARDS: Final = 256  # that are remembered, however often they are looked at: few moves change one


class Paying(msgspec.Struct, frozen=True):
    action: str
    need: int
    sum: int
    suits: list[int]
    cards: list[int]
    picked_cards: list[int]  # that are bought in a plaza (8.4)


class Fight(msgspec.Struct, frozen=True):
    attacker: int
    attacked: int
    force: list[int]
    need: int  # what whoever is asked must still strike with to be ahead


class Challenge(msgspec.Struct, frozen=True):
    """`known`: cards of the visitor that would answer, as far as the viewer knows; `sure`: they are enough."""

    visitor: int
    challenger: int | None  # while others are being asked: nobody yet
    shown: list[int]
    answer: list[int]
    key: int | None  # the royal that opens this palace by itself; the citadel has none (9)
    wins: bool  # the visitor, once let in (4)
    known: list[int]
    sure: bool


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
    counting: list[int]  # those of them that can be part of one ending (3)
    missing: int  # royals the ending still asks for
    home: int | None  # turns of free journeys to the citadel; none where no free road leads there
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
    rule: str  # that asks what is asked now
    starter: int
    turn: int
    turns: int
    turn_limit: int
    turns_left: int | None  # until the limit ends the game
    ending: str
    switches: list[str]
    limit: int
    carrots: int  # a seat has, and so royals it can own
    dice: list[int] | None
    price: int | None
    passport: int | None
    seats: list[JackrabbitsSeat]
    owner: list[int]  # of each royal's house: whose carrot, or -1
    hand: list[int]
    worth: list[int]  # what each of them would count in a payment or a fight, at most
    low: dict[int, int]  # cards of the hand that count so much instead, if their owner likes (9: ambivalent aces)
    later: dict[int, int]  # … that count so much after another of these (9: capital aces)
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
    asked: Asked | None
    errands: Errands | None
    market: Market | None
    payments: list[Payment]  # what moves cost
    moves: list[JackrabbitsMove]


# Where every card lies: place → cards.
Lying = Mapping[int, list[int]]


def view(s: State, seat: int) -> JackrabbitsView:
    """`seat` may be NOBODY: what a spectator sees."""
    seats = range(int(s.players))
    rolled = s.first_die > 0
    lying = where_cards_lie(s)
    hand = lying.get(S.IN_HAND + seat, []) if seat != NOBODY else []
    low, later = smaller_worths(s, seat, hand)
    prices = Prices(s, seat)
    options = moves(s, seat, prices) if seat != NOBODY else []
    return JackrabbitsView(
        players=int(s.players),
        ply=int(s.ply),
        phase=PHASES[int(s.phase)].name,
        rule=rule_of(s),
        actor=rules.actor(s),
        owes=[x for x in seats if rules.owes(s, x)],
        starter=int(s.starter),
        turn=int(s.turn),
        turns=int(s.turns),
        turn_limit=int(s.turn_limit),
        turns_left=max(0, int(s.turn_limit) - int(s.turns)) if s.turn_limit > 0 else None,
        ending=ENDINGS[int(s.ending)],
        switches=[name for name, flag in SWITCHES.items() if has_option(s, flag)],
        limit=hand_limit(s),
        carrots=S.CARROTS,
        dice=[int(s.first_die), int(s.second_die)] if rolled else None,
        price=price(s) if rolled else None,
        passport=or_none(s.passport),
        seats=seat_views(s, seat, lying),
        owner=s.owner.tolist(),
        hand=hand,
        worth=[int(worth_paying(s, seat, card)) for card in hand],
        low=low,
        later=later,
        court=lying.get(S.IN_COURT, []),
        discards=lying.get(S.DISCARDED, []),
        pile=int(s.pile_size),
        road=or_none(s.on_road),
        paying=paying(s),
        fight=fight(s),
        challenge=challenge(s, seat),
        bargain=bargain(s, seat),
        draft=draft(s),
        board=board(s),
        links=links(s),
        winner=or_none(s.won),
        asked=asked_of(s, seat, [move.facts["card"] for move in options if "card" in move.facts]),
        errands=errands(s, seat, prices.now),
        market=market(s, seat),
        payments=prices.payments,
        moves=options,
    )


def or_none(number: int) -> int | None:
    return int(number) if number >= 0 else None


@once
def where_cards_lie(s: State) -> Lying:
    lying: dict[int, list[int]] = {}
    for card, place in enumerate(s.place.tolist()):
        lying.setdefault(place, []).append(card)
    return lying


def smaller_worths(s: State, seat: int, hand: list[int]) -> tuple[dict[int, int], dict[int, int]]:
    """`low` and `later` of the view."""
    less = {card: worth for card in hand if (worth := smaller(s, seat, card)) is not None}
    return (less, {}) if has_option(s, S.AMBIVALENT_ACES) else ({}, less)


def seat_views(s: State, viewer: int, lying: Lying) -> list[JackrabbitsSeat]:
    now = standing(s)
    secret = has_option(s, S.SEIZED_SURPLUS) and s.phase != S.ENDED
    return [
        seat_view(s, viewer, seat, lying, now.points[seat], None if secret else now.ranks[seat])
        for seat in range(int(s.players))
    ]


@once
def standing(s: State) -> Standing:
    return standing_of(rules, s)


def seat_view(s: State, viewer: int, seat: int, lying: Lying, points: int, rank: int | None) -> JackrabbitsSeat:
    counting = royals_counting(s, seat)
    return JackrabbitsSeat(
        at=place_word(int(s.at[seat])),
        node=int(s.at[seat]),
        cards=int(s.hand_size[seat]) if seat == viewer or rank is not None else None,
        royals=[S.ROYAL + house for house, owner in enumerate(s.owner.tolist()) if owner == seat],
        counting=counting,
        missing=S.CARROTS - len(counting),
        home=journeys_home(s, seat),
        known=known(s, viewer, seat),
        capital=or_none(s.capital[seat]),
        open=lying.get(S.OPEN + seat, []),
        points=points,
        rank=rank,
    )


def known(s: State, viewer: int, seat: int) -> list[int]:
    """Cards of another hand that the viewer has seen there."""
    if viewer == seat:
        return []
    holder = S.bit(seat)
    seen = sights(s)[row_of(viewer)]
    return [card for card, seats in enumerate(seen) if seats == holder and not S.is_royal(card)]


@once
def sights(s: State) -> list[list[int]]:
    return s.seen.tolist()


def paying(s: State) -> Paying | None:
    if s.phase not in (S.PAYING, S.TRADING):
        return None
    return Paying(
        action=write(int(s.pay_action)),
        need=int(s.pay_need),
        sum=int(s.pay_sum),
        suits=in_suits(int(s.pay_suits)),
        cards=cards_in(s.paid),
        picked_cards=cards_in(s.shown),
    )


def fight(s: State) -> Fight | None:
    if s.phase != S.FIGHTING:
        return None
    return Fight(int(s.turn), int(s.rival), s.force.tolist(), blow_needed(s))


def challenge(s: State, viewer: int) -> Challenge | None:
    if s.phase not in (S.CHALLENGE, S.DEFENCE):
        return None
    visitor, hexagon = int(s.turn), int(s.at[s.turn])
    challenger = int(s.challenger) if s.phase == S.DEFENCE else None
    could = answers_known(s, viewer, visitor, hexagon)
    return Challenge(
        visitor,
        challenger,
        cards_in(s.shown),
        cards_in(s.answer),
        key=or_none(key_of(hexagon)),
        wins=hexagon == S.CITADEL and bool(is_ready(s, visitor)),
        known=could,
        sure=bool(is_enough(s, visitor, as_set(could))),
    )


def answers_known(s: State, viewer: int, visitor: int, hexagon: int) -> list[int]:
    """8.3: hearts of the visitor that the viewer has seen or everybody sees, and the royal of the house."""
    royals = [S.ROYAL + house for house, owner in enumerate(s.owner.tolist()) if owner == visitor]
    seen = [*known(s, viewer, visitor), *royals] if viewer != visitor else []
    return [card for card in seen if S.suit_of(card) == S.HEARTS or card == key_of(hexagon)]


def bargain(s: State, viewer: int) -> Bargain | None:
    if s.phase not in (S.SEALING, S.CLAIMING, S.AGREEING):
        return None
    seats = (int(s.turn), int(s.rival))
    own = [or_none(s.sealed[side]) if seats[side] == viewer else None for side in range(2)]
    return Bargain(*seats, [or_none(card) for card in s.claimed], own)


def draft(s: State) -> Draft | None:
    if s.phase not in (S.FLIPPING, S.PLACING):
        return None
    return Draft(or_none(s.flipped), s.shares.tolist()[: s.players])


@once
def board(s: State) -> list[Laid]:
    return laid(int(s.columns), tuple(s.places.tolist()))


@lru_cache(BOARDS)
def laid(columns: int, places: tuple[int, ...]) -> list[Laid]:
    there = [(piece, at) for piece, at in enumerate(places) if at >= 0]
    return [Laid(piece, place_x(at, columns), place_y(at, columns), place_turn(at)) for piece, at in there]


@once
def links(s: State) -> list[list[int]]:
    return linked(s.link.tobytes())


@lru_cache(BOARDS)
def linked(links: bytes) -> list[list[int]]:
    return np.frombuffer(links, np.int8).reshape(S.NODES, S.SIDES).tolist()


def moves(s: State, seat: int, prices: Prices) -> list[JackrabbitsMove]:
    return [move(s, seat, action, prices) for action in legal_of(rules, s, seat)]


def move(s: State, seat: int, action: int, prices: Prices) -> JackrabbitsMove:
    notation, word, facts = named(action)
    previewed = preview(s, seat, action, prices)
    return JackrabbitsMove(action=action, notation=notation, word=word, facts=facts, preview=previewed)


@cache
def named(action: int) -> tuple[str, str, dict[str, Any]]:
    """Notation, word and facts of an action: always the same."""
    return write(action), word_of(action), facts_of(action)
