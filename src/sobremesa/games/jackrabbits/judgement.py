"""Second thoughts in Jackrabbits: what the players of a bot's playouts go by, its own seat at least.

Where `appeal` looks for the royal that can be bought soonest, this looks on to the next one and to the way home, knows that waiting for cards takes
longer than walking, attacks nobody but who is about to win, and never challenges a visitor. Its numbers were tuned in a million games against three
players of instinct, of which it wins 32 % (fair: 25 %).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from . import state as S
from .actions import decode
from .appeal import (
    NEVER,
    WINS,
    appeal_of,
    is_ridden,
    landed,
    landings_of,
    least_waste,
    past_open_hearts,
    places_after,
    shows_the_door,
    spades_in_hand,
    ways_up_to,
    worth_left,
)
from .cards import holds, shown_value, spending_value
from .journey import is_paid, region
from .payment import worth_paying
from .settling import can_be_met
from .state import State, as_int, bit, is_royal, suit_of
from .survey import steps
from .turn import how_many, price
from .wishes import ends_of, good_royals, hand_worth, has_terna, steps_to, tribe_of, wanted_beside, worth_in

# Tuned, in turns.
LACKING: Final = 2.4  # a royal that cannot be paid yet …
A_POINT: Final = 0.69  # … and for every point that is missing
WHAT_FOLLOWS: Final = 0.385  # how much what comes after the next royal counts
SHARPNESS: Final = 4.0  # how much the best plan counts for more than the others
RIDE_SAVES: Final = 0.52  # of the turns that a joker's ride makes shorter
TRANSFER: Final = 0.66
PRICE: Final = 0.016
JOKER_TAKEN: Final = 0.7  # dearer than it looks
JOKER_SPENT: Final = 1.7
LEFT_THE_BOARD: Final = 1.6
NOT_WELCOME: Final = 0.19
FELL: Final = 4.6
COMPANY: Final = 0.5  # how much an attack that is to come speaks for going there
# In points of a payment.
SECOND_CARD: Final = 1.4
MISSED: Final = 0.7


def inclination(s: State, seat: int, action: int) -> float:
    kind, argument = decode(action)
    if s.phase == S.JOURNEY:
        return of_journey(s, seat, kind, argument)
    if kind == S.PASSPORT:
        return of_passport(s, seat, argument)
    if kind == S.FLY:
        return of_arrival(s, seat, landed(s, seat, kind, argument), hand_worth(s, seat))
    if kind == S.ATTACK:
        return of_attack(s, seat, argument)
    if s.phase == S.CHALLENGE and kind == S.SHOW and s.shown == 0:
        return -1.0  # less than passing: hearts shown may be lost, and whoever is turned out helps two others too
    if kind == S.PAY or kind == S.PAY_HIGH:
        return of_payment(s, seat, argument, kind == S.PAY_HIGH)
    if kind == S.DISCARD:
        return -missed(s, seat, argument)
    return appeal_of(s, seat, kind, argument)


def sight(s: State, seat: int) -> int:
    """What a plan should depend on: which suits can pay a royal now, and whether transfers are cheap this turn."""
    worth = hand_worth(s, seat)
    seen = 0
    for suit in range(S.SUITS):
        if worth_in(worth, suit) >= S.ROYAL_PRICE:
            seen |= bit(suit)
    return seen | (min(2, price(s) // 5) << S.SUITS if s.phase == S.JOURNEY else 0)


# ---- how long until one could win ------------------------------------------------------------------------------------------------------------


def turns_to_win(s: State, seat: int, places: int, worth: int) -> float:
    """About: from the best of these places, with a hand that is worth so much, over the royals that are still missing and home."""
    good = good_royals(s, seat)
    missing = S.CARROTS - how_many(good)
    riding = RIDE_SAVES if holds(s, seat, S.JOKER) or holds(s, seat, S.JOKER + 1) else 0.0
    if missing <= 0:
        home = float(steps_to(s, places, S.CITADEL))
        return home - riding * max(0.0, home - 1.0)
    tribe = tribe_of(s, seat) if s.ending == S.TRIBAL else 0
    houses = wanted_beside(s, good, tribe)
    hopes = 0.0
    for house in range(S.ROYALS):
        if houses & bit(house):
            way = float(steps_to(s, places, house + 1))
            bought = max(way, wait(worth, house % S.SUITS, 1))
            total = bought + follows(s, house, bought, worth, good | bit(house), tribe, missing - 1)
            hopes += exp(-SHARPNESS * (total - riding * max(0.0, way - 1.0)))
    return -log(hopes) / SHARPNESS if hopes > 0.0 else 4.0 * S.FAR


def follows(s: State, house: int, bought: float, worth: int, good: int, tribe: int, missing: int) -> float:
    """What comes after a royal bought so many turns from now: the way home, or the next royal and what comes then."""
    if missing == 0:
        return float(steps(s, house + 1, S.CITADEL))
    houses = wanted_beside(s, good, tribe)
    soonest = 2.0 * S.FAR
    for other in range(S.ROYALS):
        if houses & bit(other):
            both = 2 if other % S.SUITS == house % S.SUITS else 1
            turns = max(float(steps(s, house + 1, other + 1)), wait(worth, other % S.SUITS, both) - bought)
            if turns < soonest:
                soonest = min(soonest, turns + float(steps(s, other + 1, S.CITADEL)))
    return WHAT_FOLLOWS * soonest


def wait(worth: int, suit: int, royals: int) -> float:
    """Turns until so many royals of the suit can be paid."""
    lacking = S.ROYAL_PRICE * royals - worth_in(worth, suit)
    return LACKING + A_POINT * lacking if lacking > 0 else 0.0


# ---- on the way ------------------------------------------------------------------------------------------------------------------------------


def of_journey(s: State, seat: int, kind: int, argument: int) -> float:
    worth = worth_left(s, seat, kind, argument)
    if worth < 0:
        return NEVER
    places = ends_of(places_after(s, seat, kind, argument))
    if kind == S.TAVERN:
        return of_joker(s, seat, places, worth)
    return of_ends(s, seat, places, worth, cost_of_journey(s, kind)) + (0.01 if kind == S.STAY else 0.0)


def of_joker(s: State, seat: int, places: int, worth: int) -> float:
    """6.3: taken along on the road to these places, or ridden at once to any hexagon."""
    cost = cost_of_journey(s, S.TAVERN)
    along = of_ends(s, seat, places, worth, cost + JOKER_TAKEN)
    return max(along, of_ends(s, seat, as_int(s.present) & S.ALL_HEXAGONS, worth, cost + JOKER_SPENT))


def of_ends(s: State, seat: int, places: int, worth: int, cost: float) -> float:
    places = past_open_hearts(s, seat, places)
    if places & (1 << S.CITADEL) and has_terna(s, seat):
        return WINS - cost
    return of_arrival(s, seat, places, worth) - cost


def cost_of_journey(s: State, kind: int) -> float:
    if is_paid(kind):
        return TRANSFER + PRICE * price(s)
    return JOKER_SPENT if is_ridden(kind) else 0.0


def of_arrival(s: State, seat: int, places: int, worth: int) -> float:
    """Of being at one of these places, with a hand that is worth so much."""
    value = -turns_to_win(s, seat, places, worth)
    if places == (1 << S.OFF):
        value -= LEFT_THE_BOARD
    for other in range(s.players):
        if can_be_met(s, seat, other) and places == bit(as_int(s.at[other])):
            value += COMPANY * max(0.0, of_attack(s, seat, other))
    if shows_the_door(s, seat, places):
        value -= NOT_WELCOME
    return value


def of_passport(s: State, seat: int, card: int) -> float:
    worth = hand_worth(s, seat)
    here = turns_to_win(s, seat, ends_of(region(s)) | bit(as_int(s.at[seat])), worth)
    there = turns_to_win(s, seat, landings_of(s, seat), worth)
    chance = ways_up_to(shown_value(s, card)) / 36.0
    return chance * (here - there) - (1.0 - chance) * FELL + 0.2


def of_attack(s: State, seat: int, other: int) -> float:
    """Whoever has three royals wins next, unless somebody comes."""
    return 3.3 + 0.2 * spades_in_hand(s, seat) if s.royals[other] >= S.CARROTS else -1.0


# ---- paying ----------------------------------------------------------------------------------------------------------------------------------


def of_payment(s: State, seat: int, card: int, high: bool) -> float:
    """Little too much, few cards, and what is missed least."""
    left = as_int(s.pay_need) - as_int(s.pay_sum) - spending_value(s, seat, card, high)
    waste = -left if left <= 0 else SECOND_CARD + least_waste(s, seat, card, left)
    return -waste - MISSED * missed(s, seat, card)


def missed(s: State, seat: int, card: int) -> float:
    """How much a card is missed when it is gone: spades most, and what makes a royal affordable; small ones may still win in the lottery."""
    if card >= S.JOKER:
        return 6.4
    if is_royal(card):
        return 60.0 if good_royals(s, seat) & bit(card - S.ROYAL) else 6.4
    value = worth_paying(s, seat, card)
    suit = suit_of(card)
    spare = worth_in(hand_worth(s, seat), suit) - S.ROYAL_PRICE
    likes = 1.8 if suit == S.SPADES else (-0.6 if suit == S.HEARTS else 0.0)
    return likes - 0.1 * value + (1.5 if 0 <= spare < value else 0.0)
