"""How good an action looks at first sight in Jackrabbits.

Head for the royal that can be bought soonest, pay with what is needed least, pick fights that can be won.

Everything here is worked out from what the seat knows: its own hand, the open cards, the board, and how many cards others hold.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from ...core.protocol import NOTHING
from . import state as S
from .actions import decode
from .board.lattice import COLUMNS, faults, place_turn, place_x, place_y, roads_met
from .cards import hand_limit, hearts_in_hand, holds, shown_value, spending_value, standing_capital, value_of
from .flight import may_land
from .journey import after_transfer, is_paid, region, suits_for
from .palace import can_answer, is_palace, open_house
from .payment import worth_paying
from .shopping import appeal_of_pick, is_better_left
from .state import State, as_int, bit, is_royal, suit_of
from .turn import price
from .wishes import ends_of, good_royals, hand_worth, has_terna, steps_to, wanted, worth_after, worth_in

WINS: Final = 100.0  # whatever it costs
NEVER: Final = -100.0
RIDE: Final = 0.6  # what a joker spent counts, in turns
GAIN: Final = 1.6  # points of a suit a turn brings, roughly
IN_CIRCLES: Final = 25.0  # less than to spend a royal that is wanted


def appeal(s: State, seat: int, action: int) -> float:
    kind, argument = decode(action)
    return appeal_of(s, seat, kind, argument)


def appeal_of(s: State, seat: int, kind: int, argument: int) -> float:
    if s.phase == S.JOURNEY:
        return appeal_of_journey(s, seat, kind, argument)
    if kind == S.PAY or kind == S.PAY_HIGH:
        return appeal_of_payment(s, seat, argument, kind == S.PAY_HIGH)
    if s.phase == S.START:
        return appeal_of_start(s, seat, kind, argument)
    if kind == S.FLY:
        return -float(turns_from(s, seat, landed(s, seat, kind, argument), hand_worth(s, seat)))
    if kind == S.DISCARD or kind == S.RETURN:
        return -use_of(s, seat, argument)
    if kind == S.REFUSE or kind == S.AGREE or kind == S.SEAL or kind == S.CLAIM:
        return appeal_of_bargain(s, seat, kind, argument)
    if kind == S.FLIP:
        return 0.1 * as_int(s.shares[seat, argument])
    if kind == S.PLACE:
        return appeal_of_place(s, argument)
    return appeal_of_meeting(s, seat, kind, argument)


def landed(s: State, seat: int, kind: int, argument: int) -> int:
    """Where a flight may end."""
    return past_open_hearts(s, seat, ends_of(after_transfer(s, kind, argument)))


# ---- how far it is ---------------------------------------------------------------------------------------------------------------------------


def turns_from(s: State, seat: int, places: int, worth: int) -> int:
    """From the best of these places: turns until the next royal is bought, or until the citadel if the three are together."""
    if has_terna(s, seat):
        return steps_to(s, places, S.CITADEL) - 2 * S.FAR
    houses = wanted(s, seat)
    soonest = S.FAR
    for house in range(S.ROYALS):
        if houses & bit(house):
            soonest = min(soonest, max(steps_to(s, places, house + 1), turns_to_afford(s, seat, house, worth)))
    return soonest


def turns_to_afford(s: State, seat: int, house: int, worth: int) -> int:
    """Turns of drawing until its royal can be paid; an unwelcoming palace counts a turn more."""
    late = 1 if is_palace(s, house + 1) and hearts_in_hand(s, seat) < S.HEARTS_SHOWN else 0
    return max(0, ceil((S.ROYAL_PRICE - worth_in(worth, house % S.SUITS)) / GAIN) + late)


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def appeal_of_journey(s: State, seat: int, kind: int, argument: int) -> float:
    worth = worth_left(s, seat, kind, argument)
    if worth < 0:
        return NEVER
    cost = 0.3 + 0.12 * price(s) if is_paid(kind) else (RIDE if is_ridden(kind) else 0.0)
    road = appeal_of_ends(s, seat, ends_of(places_after(s, seat, kind, argument)), worth, cost)
    if kind == S.TAVERN:  # 6.3: the joker may be ridden at once
        return max(road, appeal_of_ends(s, seat, as_int(s.present) & S.ALL_HEXAGONS, worth, cost + RIDE))
    return road + (0.01 if kind == S.STAY else 0.0)


def appeal_of_ends(s: State, seat: int, places: int, worth: int, cost: float) -> float:
    """Of a journey that may end at any of these places."""
    places = past_open_hearts(s, seat, places)
    if places & (1 << S.CITADEL) and has_terna(s, seat):
        return WINS - cost
    return -turns_from(s, seat, places, worth) - cost - risk_of(s, seat, places)


def worth_left(s: State, seat: int, kind: int, argument: int) -> int:
    """What the hand is worth once this is paid for; -1 if only a royal that is wanted could pay it."""
    worth = hand_worth(s, seat)
    return worth_after(worth, price(s), suits_for(kind, argument)) if is_paid(kind) else worth


def is_ridden(kind: int) -> bool:
    """On a joker."""
    return kind == S.RIDE or kind == S.FLOAT


def places_after(s: State, seat: int, kind: int, argument: int) -> int:
    """Where the journey can end after this action."""
    if kind == S.STAY:
        return bit(as_int(s.at[seat]))
    if kind == S.REST:
        return 1 << S.UNDERGROUND
    if kind == S.LEAVE:
        return 1 << S.OFF
    if kind == S.GO:
        return bit(argument)
    return after_transfer(s, kind, argument)


def risk_of(s: State, seat: int, places: int) -> float:
    """Leaving the board costs a card; a palace where hearts are missing may show the door."""
    if places == (1 << S.OFF):
        return 0.7
    return 0.3 if shows_the_door(s, seat, places) else 0.0


def shows_the_door(s: State, seat: int, places: int) -> bool:
    """Is this a single palace, to be entered without what a challenge asks for?"""
    for hexagon in range(S.HEXAGONS):
        if places == bit(hexagon) and is_palace(s, hexagon) and hexagon != s.at[seat]:
            return not can_answer(s, seat, hexagon)
    return False


def past_open_hearts(s: State, seat: int, places: int) -> int:
    """9, provisional palaces: a single house where open hearts challenge and nothing could be shown is as good as off the board."""
    if s.switches & S.PROVISIONAL_PALACES:
        for hexagon in range(1, S.HEXAGONS):
            if places == bit(hexagon) and hexagon != s.at[seat] and open_house(s, seat, hexagon) != NOTHING:
                return places if can_answer(s, seat, hexagon) else 1 << S.OFF
    return places


# ---- the start of a turn ---------------------------------------------------------------------------------------------------------------------


def appeal_of_start(s: State, seat: int, kind: int, argument: int) -> float:
    if kind == S.ROLL:
        return 0.0
    if kind == S.CALL:
        over = as_int(s.hand_size[argument]) - hand_limit(s)
        return 5.0 * over
    worth = hand_worth(s, seat)
    here = turns_from(s, seat, ends_of(region(s)) | bit(as_int(s.at[seat])), worth)
    there = turns_from(s, seat, landings_of(s, seat), worth)
    chance = ways_up_to(shown_value(s, argument)) / 36.0
    return chance * (here - there) - (1.0 - chance) * 4.0 - 0.1


def landings_of(s: State, seat: int) -> int:
    found = 0
    for hexagon in range(S.HEXAGONS):
        if may_land(s, hexagon, as_int(s.at[seat])):
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


def appeal_of_payment(s: State, seat: int, card: int, high: bool) -> float:
    """Little too much, few cards, and what is needed least. Who pays for cards of a suit in that suit could trade for ever (8.4)."""
    value = spending_value(s, seat, card, high)
    left = as_int(s.pay_need) - as_int(s.pay_sum) - value
    waste = -left if left <= 0 else 2 + least_waste(s, seat, card, left)
    kind, bought = decode(as_int(s.pay_action))
    circle = IN_CIRCLES if kind == S.BUY and suit_of(card) == suit_of(bought) else 0.0
    return -waste - 0.5 * use_of(s, seat, card) - circle


def least_waste(s: State, seat: int, card: int, left: int) -> int:
    """What one more card would waste at least; if none is enough, what still would be missing."""
    least = 20
    largest = 0
    for other in range(S.JOKER):
        if other != card and holds(s, seat, other) and as_int(s.pay_suits) & bit(suit_of(other)):
            value = worth_paying(s, seat, other)
            largest = max(largest, value)
            if value >= left:
                least = min(least, value - left)
    return least if least < 20 else 4 + left - largest


def use_of(s: State, seat: int, card: int) -> float:
    """How much a card is missed when it is gone."""
    if card >= S.JOKER:
        return 6.0
    if is_royal(card):
        return 60.0 if good_royals(s, seat) & bit(card - S.ROYAL) else 5.0
    suit = suit_of(card)
    has = worth_in(hand_worth(s, seat), suit)
    wish = 0.2 * worth_paying(s, seat, card)
    houses = wanted(s, seat)
    for house in range(suit, S.ROYALS, S.SUITS):
        if houses & bit(house):
            return wish + 0.1 * min(has, 20)
    return wish


# ---- meetings --------------------------------------------------------------------------------------------------------------------------------


def appeal_of_meeting(s: State, seat: int, kind: int, argument: int) -> float:
    """Lotteries, palaces, fights, plazas. What ends the matter counts 0."""
    if kind == S.PASS or kind == S.YIELD or kind == S.END or kind == S.FALL:
        return 0.0 if s.phase != S.TRADING or is_better_left(s, seat) else NEVER
    if kind == S.ACQUIRE:
        return 50.0 if wanted(s, seat) & bit(as_int(s.at[seat]) - 1) and not has_terna(s, seat) else -1.0
    if kind == S.SHOW:
        return appeal_of_showing(s, seat, argument)
    if kind == S.ATTACK:
        return appeal_of_attack(s, seat, argument)
    if kind == S.STRIKE or kind == S.STRIKE_HIGH:
        return appeal_of_strike(s, seat, argument, kind == S.STRIKE_HIGH)
    if kind == S.BUY:
        return appeal_of_pick(s, seat, argument)
    if kind == S.LAY:
        enough = hearts_in_hand(s, seat) >= S.HEARTS_SHOWN or s.shown != 0
        return 1.0 - 0.1 * shown_value(s, argument) if enough else -1.0
    if kind == S.BARGAIN:
        return 0.5 if a_diamond_to_spare(s, seat) != NOTHING else -1.0
    return 1.0  # pay the fare


def appeal_of_showing(s: State, seat: int, card: int) -> float:
    """For a prize, or to stay in: always. To challenge: somebody close to winning who probably has no hearts."""
    small = 0.01 * shown_value(s, card)
    if s.phase != S.CHALLENGE or s.shown != 0:
        return 1.0 - small
    visitor = as_int(s.turn)
    unknown = as_int(s.hand_size[visitor]) - as_int(s.royals[visitor])
    return 1.5 * as_int(s.royals[visitor]) - unknown - 10.0 * known_hearts(s, seat, visitor) - small


def known_hearts(s: State, seat: int, other: int) -> int:
    """1 if the other is known to hold hearts enough."""
    total = standing_capital(s, other, 1 << S.HEARTS)
    for card in range(S.JOKER):
        if suit_of(card) == S.HEARTS and s.seen[seat, card] == bit(other):
            total += shown_value(s, card)
    return 1 if total >= S.HEARTS_SHOWN else 0


def spades_in_hand(s: State, seat: int) -> int:
    return worth_in(hand_worth(s, seat), S.SPADES)


def appeal_of_attack(s: State, seat: int, other: int) -> float:
    """Worth it against royals, or a full hand, with spades that probably beat a quarter of the other's cards; against three royals, sooner."""
    fear = 1.6 * (as_int(s.hand_size[other]) - as_int(s.royals[other]))
    prize = 4.0 * as_int(s.royals[other]) + 0.3 * as_int(s.hand_size[other])
    surplus = spades_in_hand(s, seat) - fear - (0.0 if s.royals[other] >= S.CARROTS else 4.0)
    return min(surplus, prize - 1.0)


def appeal_of_strike(s: State, seat: int, card: int, high: bool) -> float:
    """The smallest spade that is enough; none at all where all together are not."""
    side = 0 if seat == s.turn else 1
    needed = as_int(s.force[1 - side]) - as_int(s.force[side]) + 1
    if spades_in_hand(s, seat) < needed:
        return -5.0
    value = spending_value(s, seat, card, high)
    enough = 3.0 if value >= needed else 1.0
    return enough - 0.05 * value if not is_royal(card) else 0.2


# ---- bargains --------------------------------------------------------------------------------------------------------------------------------


def a_diamond_to_spare(s: State, seat: int) -> int:
    """A diamond that helps to no royal."""
    if worth_in(hand_worth(s, seat), S.DIAMONDS) >= S.ROYAL_PRICE:
        return NOTHING
    for card in range(S.DIAMONDS * 10, S.NUMERALS):
        if holds(s, seat, card):
            return card
    return NOTHING


def appeal_of_bargain(s: State, seat: int, kind: int, card: int) -> float:
    """Offer what is missed least and say what it is; agree to what is worth more."""
    side = 0 if seat == s.turn else 1
    if kind == S.REFUSE:
        return 0.0
    if kind == S.CLAIM:
        return 2.0 if card == s.sealed[side] else bluff(s, seat, card)
    if kind == S.AGREE:
        return use_of(s, seat, as_int(s.claimed[1])) - use_of(s, seat, as_int(s.sealed[0])) - 0.1
    if side == 0:
        return 1.0 if card == a_diamond_to_spare(s, seat) else -1.0
    gain = use_of(s, seat, as_int(s.claimed[0])) - use_of(s, seat, card)
    return gain if not is_royal(card) and card < S.JOKER else -5.0


def bluff(s: State, seat: int, card: int) -> float:
    """Whoever has to name a diamond and holds none may still be tempted, if it has no royals and so nothing to hurry for."""
    side = 0 if seat == s.turn else 1
    forced = side == 1 and suit_of(as_int(s.sealed[1])) != S.DIAMONDS and suit_of(as_int(s.claimed[0])) != S.DIAMONDS
    if not forced or s.royals[seat] > 0 or is_royal(card) or card >= S.JOKER:
        return -1.0
    return 0.5 - 0.01 * value_of(s, card)


# ---- the draft -------------------------------------------------------------------------------------------------------------------------------


def appeal_of_place(s: State, where: int) -> float:
    """Join as many roads as possible, and nothing that 2.3 advises against."""
    x, y, turn = place_x(where, COLUMNS), place_y(where, COLUMNS), place_turn(where)
    met = roads_met(s.roads, s.places, as_int(s.flipped), x, y, turn)
    return float(met - (S.SIDES if faults(s.roads, s.places, as_int(s.flipped), x, y, turn) != 0 else 0))
