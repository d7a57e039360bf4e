"""Why an action is not legal, for a seat that owes a decision, from what that seat knows."""

from __future__ import annotations

from ...core.errors import Refusal, refuse
from . import state
from .cards import can_pay, holds
from .journey import joker_in_court, region, ridden_joker, suits_for
from .notation import place_word
from .settling import cost_of, has_spade, is_plaza, owns_royal_of, suits_sold
from .state import (
    ACTIONS,
    CARDS,
    CARROTS,
    DISCARDED,
    HEXAGONS,
    IN_COURT,
    NUMERALS,
    ROYAL,
    ROYAL_PRICE,
    SUITS,
    State,
    bit,
    suit_of,
)
from .turn import price

# the first and last action that belongs to a phase, as ranges; everything else is not the question now
ASKED: dict[int, tuple[tuple[int, int], ...]] = {
    state.START: ((state.ROLL, 1), (state.CALL, 4), (state.PASSPORT, CARDS)),
    state.LOTTERY: ((state.PASS, 1), (state.SHOW, CARDS)),
    state.JOURNEY: ((state.STAY, 3), (state.GO, 3 * HEXAGONS), (state.SHORTCUT, state.PASSPORT - state.SHORTCUT)),
    state.PAYING: ((state.PAY, 2 * CARDS),),
    state.FARE: ((state.PAY_FARE, 2),),
    state.FLYING: ((state.FLY, HEXAGONS),),
    state.CHALLENGE: ((state.PASS, 1), (state.SHOW, CARDS)),
    state.DEFENCE: ((state.YIELD, 1), (state.SHOW, CARDS)),
    state.SETTLING: ((state.ACQUIRE, 2), (state.ATTACK, 8), (state.BUY, CARDS)),
    state.FIGHTING: ((state.YIELD, 1), (state.STRIKE, 2 * CARDS)),
    state.SEALING: ((state.REFUSE, 1), (state.SEAL, CARDS)),
    state.CLAIMING: ((state.REFUSE, 1), (state.CLAIM, CARDS)),
    state.AGREEING: ((state.AGREE, 2),),
    state.SURPLUS: ((state.DISCARD, CARDS),),
    state.FOURTH: ((state.RETURN, CARDS),),
    state.LAYING: ((state.PASS, 1), (state.LAY, CARDS)),
    state.FLIPPING: ((state.FLIP, 3),),
    state.PLACING: ((state.PLACE, ACTIONS - state.PLACE),),
}
PHASES = "start lottery journey payment fare flight challenge defence settle fight seal claim agree surplus fourth lay flip place over".split()


def why_not(s: State, seat: int, action: int) -> Refusal:
    if not 0 <= action < ACTIONS:
        return refuse("unknown-action", action=action)
    phase = int(s.phase)
    if not any(first <= action < first + count for first, count in ASKED.get(phase, ())):
        return refuse("jackrabbits-not-now", phase=PHASES[phase])
    if phase == state.JOURNEY:
        return why_no_journey(s, seat, action)
    if phase == state.SETTLING:
        return why_not_here(s, seat, action)
    if action >= state.FLIP:
        return refuse("jackrabbits-no-place")
    if action >= state.PASSPORT:
        return why_not_card(s, seat, action)
    return refuse("jackrabbits-not-now", phase=PHASES[phase])


# ---- cards -----------------------------------------------------------------------------------------------------------------------------------


def why_not_card(s: State, seat: int, action: int) -> Refusal:
    card = (action - state.PASSPORT) % CARDS
    phase = int(s.phase)
    if phase == state.CLAIMING:
        return refuse("jackrabbits-no-claim", card=card)
    if not holds(s, seat, card):
        return refuse("jackrabbits-not-in-hand", card=card)
    if phase == state.START:
        return refuse("jackrabbits-no-passport", card=card)
    if phase == state.LOTTERY:
        return refuse("jackrabbits-no-prize", card=card)
    if phase == state.PAYING:
        return why_no_payment(s, seat, card)
    if phase == state.FIGHTING:
        return refuse("jackrabbits-not-a-spade", card=card)
    if phase == state.FOURTH:
        return refuse("jackrabbits-not-a-royal", card=card)
    return refuse("jackrabbits-no-hearts", card=card)


def why_no_payment(s: State, seat: int, card: int) -> Refusal:
    suit = suit_of(card)
    if suit < 0 or not int(s.pay_suits) & bit(suit):
        return refuse("jackrabbits-wrong-suit", card=card)
    if s.pay_action == state.ACQUIRE and s.royals[seat] == CARROTS:
        return refuse("jackrabbits-royal-first")
    return refuse("jackrabbits-ace-too-small", card=card)


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def why_no_journey(s: State, seat: int, action: int) -> Refusal:
    if action == state.STAY:
        return refuse("jackrabbits-on-the-road")
    if action == state.REST:
        return refuse("jackrabbits-no-cave")
    if action == state.LEAVE:
        return refuse("jackrabbits-no-shore")
    if action < state.GALLOP:
        return refuse("jackrabbits-no-road", place=place_word(action - state.GO))
    if state.RIDE <= action < state.SHORTCUT or state.FLOAT <= action:
        return refuse("jackrabbits-no-joker" if ridden_joker(s, seat) < 0 else "jackrabbits-no-landing")
    if not touches(s, action):
        return refuse("jackrabbits-not-on-the-way")
    if state.TAVERN <= action < state.HOLE and joker_in_court(s) < 0:
        return refuse("jackrabbits-no-joker-left")
    if not can_pay(s, seat, price(s), suits_for(action)):
        return refuse("jackrabbits-cannot-pay", need=price(s))
    return refuse("jackrabbits-no-landing")


def touches(s: State, action: int) -> bool:
    """Does the free road touch the piece that this transfer is bought at?"""
    reached = region(s)
    if state.SHORTCUT <= action < state.TAVERN:
        return bool(reached & bit(state.ROADS + action - state.SHORTCUT))
    if state.TAVERN <= action < state.HOLE:
        return bool(reached & bit(state.TRIANGLES + action - state.TAVERN))
    if state.HOLE <= action < state.SAIL:
        return bool(reached & state.CAVES)
    return bool(reached & state.CROSSINGS)


# ---- on a hexagon ----------------------------------------------------------------------------------------------------------------------------


def why_not_here(s: State, seat: int, action: int) -> Refusal:
    if action == state.ACQUIRE:
        return why_no_royal(s, seat)
    if action < state.GO:
        other = (action - state.ATTACK) % 4
        if other >= s.players or other == seat or s.at[other] != s.at[seat]:
            return refuse("jackrabbits-nobody-there")
        if action >= state.BARGAIN:
            return refuse("jackrabbits-no-bargain")
        return refuse("jackrabbits-once-a-turn" if has_spade(s, seat) else "jackrabbits-no-spade")
    return why_no_purchase(s, seat, action - state.BUY)


def why_no_royal(s: State, seat: int) -> Refusal:
    house = int(s.at[seat]) - 1
    if house < 0 or house >= HEXAGONS - 1:
        return refuse("jackrabbits-no-house")
    if s.place[ROYAL + house] != IN_COURT:
        return refuse("jackrabbits-royal-taken", card=ROYAL + house)
    if s.royals[seat] >= CARROTS and not owns_royal_of(s, seat, house % SUITS):
        return refuse("jackrabbits-no-carrot")
    return refuse("jackrabbits-cannot-pay", need=ROYAL_PRICE)


def why_no_purchase(s: State, seat: int, card: int) -> Refusal:
    hexagon = int(s.at[seat])
    if hexagon >= HEXAGONS or not is_plaza(s, hexagon):
        return refuse("jackrabbits-no-plaza")
    sold = card < NUMERALS and s.place[card] == DISCARDED and suits_sold(hexagon) & bit(suit_of(card))
    if not sold:
        return refuse("jackrabbits-not-for-sale", card=card)
    return refuse("jackrabbits-cannot-pay", need=cost_of(s, card))
