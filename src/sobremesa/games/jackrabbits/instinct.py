"""First instincts in Jackrabbits: head for the royal that can be bought soonest, pay with what is needed least, pick fights that can be won.

Everything here is worked out from what the seat knows: its own hand, the open cards, the board, and how many cards others hold.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from ...core.protocol import NOTHING
from .board.growth import roads_joined
from .cards import hand_limit, hearts_in_hand, holds, spending_value, value_of
from .flight import may_land
from .journey import (
    region,
    shore_end,
    shore_node,
    suits_for,
    twin_of,
)
from .network import onwards
from .palace import is_palace, queen_of
from .payment import worth_paying
from .settling import cost_of, suits_taken
from .state import (
    ACQUIRE,
    AGREE,
    AGREEING,
    ATTACK,
    BARGAIN,
    BUY,
    CALL,
    CARROTS,
    CHALLENGE,
    CITADEL,
    CLAIM,
    CLAIMING,
    DIAMONDS,
    DISCARD,
    END,
    FALL,
    FAR,
    FLIP,
    FLOAT,
    FLY,
    FLYING,
    FOURTH,
    GALLOP,
    GO,
    HEARTS,
    HEARTS_SHOWN,
    HEXAGONS,
    HOLE,
    JOKER,
    JOURNEY,
    LAY,
    LEAVE,
    NUMERALS,
    OFF,
    PASS,
    PASSPORT,
    PAY,
    PAY_HIGH,
    PAYING,
    PLACE,
    REFUSE,
    REST,
    RETURN,
    RIDE,
    ROADS,
    ROLL,
    ROYAL,
    ROYAL_PRICE,
    ROYALS,
    SAIL,
    SEAL,
    SEALING,
    SHORTCUT,
    SHOW,
    SPADES,
    START,
    STAY,
    STRIKE,
    STRIKE_HIGH,
    SUITS,
    SURPLUS,
    TAVERN,
    TRIANGLES,
    UNDERGROUND,
    YIELD,
    State,
    bit,
    is_royal,
    suit_of,
    wide,
)
from .turn import price
from .wishes import ends_of, good_royals, hand_worth, has_terna, steps_to, wanted, worth_after, worth_in

WINS: Final = 100.0  # whatever it costs
NEVER: Final = -100.0
GAIN: Final = 1.6  # points of a suit a turn brings, roughly


def appeal(s: State, seat: int, action: int) -> float:
    phase = wide(s.phase)
    if phase == JOURNEY:
        return appeal_of_journey(s, seat, action)
    if phase == PAYING:
        return appeal_of_payment(s, seat, action)
    if phase == START:
        return appeal_of_start(s, seat, action)
    if phase == FLYING:
        return -float(turns_from(s, seat, bit(action - FLY), hand_worth(s, seat)))
    if phase == SURPLUS:
        return -use_of(s, seat, action - DISCARD)
    if phase == FOURTH:
        return -use_of(s, seat, action - RETURN)
    if phase == SEALING or phase == CLAIMING or phase == AGREEING:
        return appeal_of_bargain(s, seat, action)
    if action >= PLACE:
        return appeal_of_place(s, action - PLACE)
    return appeal_of_meeting(s, seat, phase, action)


# ---- how far it is ---------------------------------------------------------------------------------------------------------------------------


def turns_from(s: State, seat: int, places: int, worth: int) -> int:
    """From the best of these places: turns until the next royal is bought, or until the citadel if the three are together."""
    if has_terna(s, seat):
        return steps_to(s, places, CITADEL) - 2 * FAR
    houses = wanted(s, seat)
    soonest = FAR
    for house in range(ROYALS):
        if houses & bit(house):
            soonest = min(soonest, max(steps_to(s, places, house + 1), turns_to_afford(s, seat, house, worth)))
    return soonest


def turns_to_afford(s: State, seat: int, house: int, worth: int) -> int:
    """Turns of drawing until its royal can be paid; an unwelcoming palace counts a turn more."""
    late = 1 if is_palace(s, house + 1) and hearts_in_hand(s, seat) < HEARTS_SHOWN else 0
    return max(0, ceil((ROYAL_PRICE - worth_in(worth, house % SUITS)) / GAIN) + late)


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def appeal_of_journey(s: State, seat: int, action: int) -> float:
    worth = worth_left(s, seat, action)
    if worth < 0:
        return NEVER
    cost = 0.3 + 0.12 * price(s) if is_paid(action) else (0.6 if is_ridden(action) else 0.0)
    places = ends_of(places_after(s, seat, action))
    if places & (1 << CITADEL) and has_terna(s, seat):
        return WINS - cost
    return -turns_from(s, seat, places, worth) - cost - risk_of(s, seat, places) + (0.01 if action == STAY else 0.0)


def worth_left(s: State, seat: int, action: int) -> int:
    """What the hand is worth once this is paid for; -1 if only a royal that is wanted could pay it."""
    worth = hand_worth(s, seat)
    return worth_after(worth, price(s), suits_for(action)) if is_paid(action) else worth


def is_paid(action: int) -> bool:
    return GALLOP <= action < RIDE or SHORTCUT <= action < FLOAT


def is_ridden(action: int) -> bool:
    """On a joker, in a journey."""
    return RIDE <= action < RIDE + HEXAGONS or action >= FLOAT


def places_after(s: State, seat: int, action: int) -> int:
    """Where the journey can end after this action."""
    if action == STAY:
        return bit(wide(s.at[seat]))
    if action == REST:
        return 1 << UNDERGROUND
    if action == LEAVE:
        return 1 << OFF
    if action < GALLOP:
        return bit(action - GO)
    if action < RIDE:
        return bit(action - GALLOP)
    if action < FLY:
        return bit(action - RIDE)
    if action < TAVERN:
        return onwards(s, twin_of(ROADS + action - SHORTCUT), NOTHING)
    if action < HOLE:
        return onwards(s, TRIANGLES + action - TAVERN, NOTHING)
    if action < SAIL:
        return onwards(s, TRIANGLES + action - HOLE, NOTHING)
    shore = action - (SAIL if action < FLOAT else FLOAT)
    node = shore_node(shore)
    return bit(node) if node < HEXAGONS else onwards(s, node, shore_end(shore))


def risk_of(s: State, seat: int, places: int) -> float:
    """Leaving the board costs a card; a palace where hearts are missing may show the door."""
    if places == (1 << OFF):
        return 0.7
    return 0.3 if shows_the_door(s, seat, places) else 0.0


def shows_the_door(s: State, seat: int, places: int) -> bool:
    """Is this a single palace, to be entered without what a challenge asks for?"""
    for hexagon in range(HEXAGONS):
        if places == bit(hexagon) and is_palace(s, hexagon) and hexagon != s.at[seat]:
            queen = queen_of(hexagon)
            return hearts_in_hand(s, seat) < HEARTS_SHOWN and not (queen != NOTHING and holds(s, seat, queen))
    return False


# ---- the start of a turn ---------------------------------------------------------------------------------------------------------------------


def appeal_of_start(s: State, seat: int, action: int) -> float:
    if action == ROLL:
        return 0.0
    if action < PASSPORT:
        over = wide(s.hand_size[action - CALL]) - hand_limit(s)
        return 5.0 * over
    worth = hand_worth(s, seat)
    here = turns_from(s, seat, ends_of(region(s)) | bit(wide(s.at[seat])), worth)
    there = turns_from(s, seat, landings_of(s, seat), worth)
    chance = ways_up_to(value_of(s, action - PASSPORT)) / 36.0
    return chance * (here - there) - (1.0 - chance) * 4.0 - 0.1


def landings_of(s: State, seat: int) -> int:
    found = 0
    for hexagon in range(HEXAGONS):
        if may_land(s, hexagon, wide(s.at[seat])):
            found |= bit(hexagon)
    return found


def ways_up_to(most: int) -> int:
    """Of 36 rolls, how many are at most this."""
    ways = 0
    for first in range(1, 7):
        for second in range(1, 7):
            if first + second <= most:
                ways += 1
    return ways


# ---- paying ----------------------------------------------------------------------------------------------------------------------------------


def appeal_of_payment(s: State, seat: int, action: int) -> float:
    """Little too much, few cards, and what is needed least."""
    high = action >= PAY_HIGH
    card = action - (PAY_HIGH if high else PAY)
    value = spending_value(s, seat, card, high)
    left = wide(s.pay_need) - wide(s.pay_sum) - value
    waste = -left if left <= 0 else 2 + least_waste(s, seat, card, left)
    return -waste - 0.5 * use_of(s, seat, card)


def least_waste(s: State, seat: int, card: int, left: int) -> int:
    """What one more card would waste at least; if none is enough, what still would be missing."""
    least = 20
    largest = 0
    for other in range(JOKER):
        if other != card and holds(s, seat, other) and wide(s.pay_suits) & bit(suit_of(other)):
            value = worth_paying(s, seat, other)
            largest = max(largest, value)
            if value >= left:
                least = min(least, value - left)
    return least if least < 20 else 4 + left - largest


def use_of(s: State, seat: int, card: int) -> float:
    """How much a card is missed when it is gone."""
    if card >= JOKER:
        return 6.0
    if is_royal(card):
        return 60.0 if good_royals(s, seat) & bit(card - ROYAL) else 5.0
    suit = suit_of(card)
    has = worth_in(hand_worth(s, seat), suit)
    wish = 0.2 * worth_paying(s, seat, card)
    houses = wanted(s, seat)
    for house in range(suit, ROYALS, SUITS):
        if houses & bit(house):
            return wish + 0.1 * min(has, 20)
    return wish


# ---- meetings --------------------------------------------------------------------------------------------------------------------------------


def appeal_of_meeting(s: State, seat: int, phase: int, action: int) -> float:
    """Lotteries, palaces, fights, plazas. What ends the matter counts 0."""
    if action == PASS or action == YIELD or action == END or action == FALL:
        return 0.0
    if action == ACQUIRE:
        return 50.0 if wanted(s, seat) & bit(wide(s.at[seat]) - 1) and not has_terna(s, seat) else -1.0
    if SHOW <= action < PAY:
        return appeal_of_showing(s, seat, phase, action - SHOW)
    if ATTACK <= action < BARGAIN:
        return appeal_of_attack(s, seat, action - ATTACK)
    if STRIKE <= action < DISCARD:
        return appeal_of_strike(s, seat, action)
    if BUY <= action < LAY:
        return appeal_of_purchase(s, seat, action - BUY)
    if LAY <= action < SEAL:
        return (
            1.0 - 0.1 * value_of(s, action - LAY) if hearts_in_hand(s, seat) >= HEARTS_SHOWN or s.shown != 0 else -1.0
        )
    if BARGAIN <= action < GO:
        return 0.5 if a_diamond_to_spare(s, seat) != NOTHING else -1.0
    if action >= FLIP:
        return 0.1 * wide(s.shares[seat, action - FLIP])
    return 1.0  # pay the fare


def appeal_of_showing(s: State, seat: int, phase: int, card: int) -> float:
    """For a prize, or to stay in: always. To challenge: somebody close to winning who probably has no hearts."""
    small = 0.01 * value_of(s, card)
    if phase != CHALLENGE or s.shown != 0:
        return 1.0 - small
    visitor = wide(s.turn)
    unknown = wide(s.hand_size[visitor]) - wide(s.royals[visitor])
    return 1.5 * wide(s.royals[visitor]) - unknown - 10.0 * known_hearts(s, seat, visitor) - small


def known_hearts(s: State, seat: int, other: int) -> int:
    """1 if the other is known to hold hearts enough."""
    total = 0
    for card in range(JOKER):
        if suit_of(card) == HEARTS and s.seen[seat, card] == bit(other):
            total += value_of(s, card)
    return 1 if total >= HEARTS_SHOWN else 0


def spades_in_hand(s: State, seat: int) -> int:
    return worth_in(hand_worth(s, seat), SPADES)


def appeal_of_attack(s: State, seat: int, other: int) -> float:
    """Worth it against royals, or a full hand, with spades that probably beat a quarter of the other's cards; against three royals, sooner."""
    fear = 1.6 * (wide(s.hand_size[other]) - wide(s.royals[other]))
    prize = 4.0 * wide(s.royals[other]) + 0.3 * wide(s.hand_size[other])
    surplus = spades_in_hand(s, seat) - fear - (0.0 if s.royals[other] >= CARROTS else 4.0)
    return min(surplus, prize - 1.0)


def appeal_of_strike(s: State, seat: int, action: int) -> float:
    """The smallest spade that is enough; none at all where all together are not."""
    high = action >= STRIKE_HIGH
    card = action - (STRIKE_HIGH if high else STRIKE)
    side = 0 if seat == s.turn else 1
    needed = wide(s.force[1 - side]) - wide(s.force[side]) + 1
    if spades_in_hand(s, seat) < needed:
        return -5.0
    value = spending_value(s, seat, card, high)
    enough = 3.0 if value >= needed else 1.0
    return enough - 0.05 * value if not is_royal(card) else 0.2


def appeal_of_purchase(s: State, seat: int, card: int) -> float:
    """A card that completes the price of a royal, paid with what is not needed for another."""
    worth = hand_worth(s, seat)
    suit = suit_of(card)
    has = worth_in(worth, suit)
    houses = wanted(s, seat)
    useful = False
    for house in range(suit, ROYALS, SUITS):
        if houses & bit(house):
            useful = True
    taken = suits_taken(wide(s.at[seat])) & ~bit(suit)
    if not useful or has >= ROYAL_PRICE or has + value_of(s, card) < ROYAL_PRICE or taken == 0:
        return -1.0
    left = worth_after(worth, cost_of(s, card), taken)
    if left < 0 or worth_in(worth, DIAMONDS) >= ROYAL_PRICE > worth_in(left, DIAMONDS):
        return -1.0
    return 3.0 - 0.1 * value_of(s, card)


# ---- bargains --------------------------------------------------------------------------------------------------------------------------------


def a_diamond_to_spare(s: State, seat: int) -> int:
    """A diamond that helps to no royal."""
    if worth_in(hand_worth(s, seat), DIAMONDS) >= ROYAL_PRICE:
        return NOTHING
    for card in range(DIAMONDS * 10, NUMERALS):
        if holds(s, seat, card):
            return card
    return NOTHING


def appeal_of_bargain(s: State, seat: int, action: int) -> float:
    """Offer what is missed least and say what it is; agree to what is worth more."""
    side = 0 if seat == s.turn else 1
    if action == REFUSE:
        return 0.0
    if action >= CLAIM:
        honest = action - CLAIM == s.sealed[side]
        return 2.0 if honest else bluff(s, seat, action - CLAIM)
    if action == AGREE:
        return use_of(s, seat, wide(s.claimed[1])) - use_of(s, seat, wide(s.sealed[0])) - 0.1
    card = action - SEAL
    if side == 0:
        return 1.0 if card == a_diamond_to_spare(s, seat) else -1.0
    gain = use_of(s, seat, wide(s.claimed[0])) - use_of(s, seat, card)
    return gain if not is_royal(card) and card < JOKER else -5.0


def bluff(s: State, seat: int, card: int) -> float:
    """Whoever has to name a diamond and holds none may still be tempted, if it has no royals and so nothing to hurry for."""
    side = 0 if seat == s.turn else 1
    forced = side == 1 and suit_of(wide(s.sealed[1])) != DIAMONDS and suit_of(wide(s.claimed[0])) != DIAMONDS
    if not forced or s.royals[seat] > 0 or is_royal(card) or card >= JOKER:
        return -1.0
    return 0.5 - 0.01 * value_of(s, card)


# ---- the draft -------------------------------------------------------------------------------------------------------------------------------


def appeal_of_place(s: State, where: int) -> float:
    """Join as many roads as possible."""
    return float(roads_joined(s.cells, wide(s.flipped), where))
