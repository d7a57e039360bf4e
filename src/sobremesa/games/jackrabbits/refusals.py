"""Why an action is not legal, for a seat that owes a decision, from what that seat knows."""

from __future__ import annotations

from ...core.errors import Refusal, refuse
from ...core.protocol import NOTHING
from . import state as S
from .actions import BY_FIRST, decode
from .board.lattice import COLUMNS, SHAPE, SHAPE_SIDES, beyond, fits, place_turn, place_x, place_y, roads_met
from .cards import can_pay, holds
from .journey import joker_in_court, region, ridden_joker, suits_for
from .notation import SHAPES, place_word
from .phases import PHASES
from .plaza import cost_of, is_for_sale, is_plaza
from .preview import advice_against
from .settling import has_spade, owns_royal_of
from .state import State, bit, suit_of
from .turn import price


def why_not(s: State, seat: int, action: int) -> Refusal:
    if not 0 <= action < S.ACTIONS:
        return refuse("unknown-action", action=action)
    phase = PHASES[int(s.phase)]
    kind, argument = decode(action)
    if kind not in phase.kinds:
        return refuse("jackrabbits-not-now", phase=phase.name)
    if phase.number == S.JOURNEY:
        return why_no_journey(s, seat, kind, argument)
    if phase.number == S.SETTLING or kind == S.BUY:
        return why_not_here(s, seat, kind, argument)
    if phase.number == S.FLIPPING:
        return refuse("jackrabbits-no-piece", shape=SHAPES[argument])
    if phase.number == S.PLACING:
        return why_not_laid(s, kind, argument)
    if BY_FIRST[kind].about == "card":
        return why_not_card(s, seat, argument)
    return refuse("jackrabbits-not-now", phase=phase.name)


# ---- cards -----------------------------------------------------------------------------------------------------------------------------------


def why_not_card(s: State, seat: int, card: int) -> Refusal:
    phase = int(s.phase)
    if phase == S.CLAIMING:
        return refuse("jackrabbits-no-claim", card=card)
    if not holds(s, seat, card):
        return refuse("jackrabbits-not-in-hand", card=card)
    if phase == S.START:
        return refuse("jackrabbits-no-passport", card=card)
    if phase == S.LOTTERY:
        return refuse("jackrabbits-no-prize", card=card)
    if phase in (S.PAYING, S.TRADING):
        return why_no_payment(s, seat, card)
    if phase == S.FIGHTING:
        return refuse("jackrabbits-not-a-spade", card=card)
    if phase == S.FOURTH:
        return refuse("jackrabbits-not-a-royal", card=card)
    return refuse("jackrabbits-no-hearts", card=card)


def why_no_payment(s: State, seat: int, card: int) -> Refusal:
    suit = suit_of(card)
    if suit < 0 or not int(s.pay_suits) & bit(suit):
        return refuse("jackrabbits-wrong-suit", card=card)
    if s.pay_action == S.ACQUIRE and s.royals[seat] == S.CARROTS:
        return refuse("jackrabbits-royal-first")
    return refuse("jackrabbits-ace-too-small", card=card)


# ---- the draft -------------------------------------------------------------------------------------------------------------------------------


def why_not_laid(s: State, kind: int, place: int) -> Refusal:
    piece = int(s.flipped)
    x, y, turn = place_x(place, COLUMNS), place_y(place, COLUMNS), place_turn(place)
    if kind == S.ASIDE:
        return refuse("jackrabbits-not-aside")
    if not fits(s.cells, piece, x, y, turn):
        return refuse("jackrabbits-no-room")
    if is_touching(s, piece, x, y, turn) and not roads_met(s.cells, s.places, piece, x, y, turn):
        return refuse("jackrabbits-no-joint")
    if not is_touching(s, piece, x, y, turn):
        return refuse("jackrabbits-no-island" if piece < S.HEXAGONS else "jackrabbits-apart")
    against = advice_against(s, place)
    return refuse("jackrabbits-against-advice", advice=against[0]) if against else refuse("jackrabbits-no-place")


def is_touching(s: State, piece: int, x: int, y: int, turn: int) -> bool:
    return any(beyond(s.cells, piece, x, y, turn, side) != NOTHING for side in range(SHAPE_SIDES[SHAPE[piece]]))


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def why_no_journey(s: State, seat: int, kind: int, argument: int) -> Refusal:
    if kind == S.STAY:
        return refuse("jackrabbits-on-the-road")
    if kind == S.REST:
        return refuse("jackrabbits-no-cave")
    if kind == S.LEAVE:
        return refuse("jackrabbits-no-shore")
    if kind == S.GO:
        return refuse("jackrabbits-no-road", place=place_word(argument))
    if kind in (S.RIDE, S.FLOAT):
        return refuse("jackrabbits-no-joker" if ridden_joker(s, seat) < 0 else "jackrabbits-no-landing")
    if not touches(s, kind, argument):
        return refuse("jackrabbits-not-on-the-way")
    if kind == S.TAVERN and joker_in_court(s) < 0:
        return refuse("jackrabbits-no-joker-left")
    if not can_pay(s, seat, price(s), suits_for(kind, argument)):
        return refuse("jackrabbits-cannot-pay", need=price(s))
    return refuse("jackrabbits-no-landing")


def touches(s: State, kind: int, argument: int) -> bool:
    """Does the free road touch the piece that this transfer is bought at?"""
    reached = region(s)
    if kind == S.SHORTCUT:
        return bool(reached & bit(S.ROADS + argument))
    if kind == S.TAVERN:
        return bool(reached & bit(S.TRIANGLES + argument))
    if kind == S.HOLE:
        return bool(reached & S.CAVES)
    return bool(reached & S.CROSSINGS)


# ---- on a hexagon ----------------------------------------------------------------------------------------------------------------------------


def why_not_here(s: State, seat: int, kind: int, argument: int) -> Refusal:
    if kind == S.ACQUIRE:
        return why_no_royal(s, seat)
    if kind == S.BUY:
        return why_no_purchase(s, seat, argument)
    if argument >= s.players or argument == seat or s.at[argument] != s.at[seat]:
        return refuse("jackrabbits-nobody-there")
    if kind == S.BARGAIN:
        return refuse("jackrabbits-no-bargain")
    return refuse("jackrabbits-once-a-turn" if has_spade(s, seat) else "jackrabbits-no-spade")


def why_no_royal(s: State, seat: int) -> Refusal:
    house = int(s.at[seat]) - 1
    if house < 0 or house >= S.HEXAGONS - 1:
        return refuse("jackrabbits-no-house")
    if s.place[S.ROYAL + house] != S.IN_COURT:
        return refuse("jackrabbits-royal-taken", card=S.ROYAL + house)
    if s.royals[seat] >= S.CARROTS and not owns_royal_of(s, seat, house % S.SUITS):
        return refuse("jackrabbits-no-carrot")
    return refuse("jackrabbits-cannot-pay", need=S.ROYAL_PRICE)


def why_no_purchase(s: State, seat: int, card: int) -> Refusal:
    hexagon = int(s.at[seat])
    if hexagon >= S.HEXAGONS or not is_plaza(s, hexagon):
        return refuse("jackrabbits-no-plaza")
    if card >= S.NUMERALS or not is_for_sale(s, card, hexagon):
        return refuse("jackrabbits-not-for-sale", card=card)
    return refuse("jackrabbits-cannot-pay", need=int(s.pay_need) + cost_of(s, card))
