"""What happened, told to one viewer as coded events. A stolen card is named to two seats only, a sealed one to its owner.

Whoever travels leaves a `path`: the nodes passed, in order."""

from __future__ import annotations

from typing import Any

from ..game import Sentence
from ..standing import standing_of
from . import rules, state
from .cards import spending_value
from .journey import shore_node
from .notation import SHAPES, piece_word, place_word
from .routes import path_of
from .state import (
    CARDS,
    DISCARDED,
    ENDED,
    HEXAGONS,
    IN_HAND,
    IN_PILE,
    NUMERALS,
    OFF,
    ROADS,
    ROYAL,
    ROYALS,
    TRIANGLES,
    UNDERGROUND,
    State,
    is_royal,
)
from .turn import price

Told = list[tuple[str, dict[str, Any]]]


def opening(s: State, viewer: int) -> list[Sentence]:
    drafted = s.phase == state.FLIPPING
    return [Sentence("jackrabbits-drafting" if drafted else "jackrabbits-dealt", {"seat": int(s.starter)})]


def story(before: State, seat: int, action: int, after: State, viewer: int) -> list[Sentence]:
    told = TELLERS[int(before.phase)](before, seat, action, after, viewer)
    told += tell_sent_off(before, action, after)
    told += tell_draws(before, action, after, viewer)
    if after.phase == ENDED:
        told += tell_end(after)
    return [Sentence(f"jackrabbits-{code}", facts) for code, facts in told]


def cards_in(mask: int) -> list[int]:
    return [card for card in range(CARDS) if int(mask) >> card & 1]


# ---- the start of a turn ---------------------------------------------------------------------------------------------------------------------


def tell_start(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    if state.CALL <= action < state.ATTACK:
        return tell_call(before, seat, action - state.CALL, after, viewer)
    dice = {"first": int(after.first_die), "second": int(after.second_die), "price": price(after)}
    rolled: Told = [("rolled", {"seat": seat, **dice})]
    if action >= state.PASSPORT:
        return [("passport", {"seat": seat, "card": action - state.PASSPORT}), *rolled]
    return rolled


def tell_call(before: State, seat: int, called: int, after: State, viewer: int) -> Told:
    seized = [c for c in range(CARDS) if before.place[c] == IN_HAND + called and after.place[c] == IN_HAND + seat]
    if not seized:
        return [("called-in-vain", {"seat": seat, "by": called})]
    told: Told = [("seized", {"seat": seat, "by": called, "number": len(seized)})]
    return told + [event for card in seized for event in tell_taken(card, seat, called, viewer)]


def tell_taken(card: int, taker: int, giver: int, viewer: int) -> Told:
    """A card that went from hand to hand: everybody sees a royal's carrot move, only two see any other card."""
    if is_royal(card):
        return [("took-royal", {"seat": taker, "by": giver, "card": card})]
    return [("took-card", {"seat": taker, "by": giver, "card": card})] if viewer in (taker, giver) else []


def tell_lottery(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    told: Told = []
    if action != state.PASS:
        told.append(("prize", {"seat": seat, "card": action - state.SHOW}))
    if before.at[seat] == OFF and after.at[seat] == UNDERGROUND:
        told.append(("crept-under", {"seat": seat}))
    return told


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def tell_journey(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    if action == state.STAY:
        return [("stayed", {"seat": seat, "place": place_word(int(before.at[seat]))})]
    if action == state.REST:
        return [("rested", {"seat": seat, "path": path_of(before, action)})]
    if action == state.LEAVE:
        return [("left", {"seat": seat, "path": path_of(before, action)})]
    if action < state.GALLOP:
        return [("went", {"seat": seat, "place": place_word(action - state.GO), "path": path_of(before, action)})]
    if state.RIDE <= action < state.FLY:
        return [("rode", {"seat": seat, "place": place_word(action - state.RIDE)})]
    if state.FLOAT <= action < state.PASSPORT:
        return [("floated", {"seat": seat, "place": place_word(shore_node(action - state.FLOAT))})]
    return []  # told when it is paid


def tell_transfer(seat: int, action: int, before: State) -> Told:
    way = {"seat": seat, "path": path_of(before, action)}
    if action < state.RIDE:
        return [("galloped", {**way, "place": place_word(action - state.GALLOP)})]
    if action < state.TAVERN:
        return [("took-shortcut", {**way, "place": piece_word(ROADS + action - state.SHORTCUT)})]
    if action < state.HOLE:
        return [("took-joker", way)]
    if action < state.SAIL:
        return [("burrowed", way)]
    return [("sailed", {**way, "place": place_word(shore_node(action - state.SAIL))})]


def tell_payment(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    if before.phase == after.phase and after.paid != 0:
        return []
    bought = int(before.pay_action)
    card = (action - state.PAY) % CARDS
    total = int(before.pay_sum) + rules_value(before, seat, action)
    told: Told = [("paid", {"seat": seat, "cards": cards_in(int(before.paid) | 1 << card), "total": total})]
    if bought == state.ACQUIRE:
        return [*told, ("acquired", {"seat": seat, "card": ROYAL + int(before.at[seat]) - 1})]
    if bought == state.PAY_FARE:
        return [*told, ("fare-paid", {"seat": seat})]
    if state.BUY <= bought < state.LAY:
        return [*told, ("bought", {"seat": seat, "card": bought - state.BUY})]
    return told + tell_transfer(seat, bought, before)


def rules_value(s: State, seat: int, action: int) -> int:
    high = action >= state.PAY_HIGH
    return int(spending_value(s, seat, (action - state.PAY) % CARDS, high))


def tell_fare(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    return [("fell", {"seat": seat})] if action == state.FALL else []


def tell_flight(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    return [("flew", {"seat": seat, "place": place_word(action - state.FLY)})]


# ---- palaces ---------------------------------------------------------------------------------------------------------------------------------


def tell_challenge(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    visitor = int(before.turn)
    if action == state.PASS:
        alone = after.phase != state.CHALLENGE
        return [("let-in", {"seat": visitor, "place": place_word(int(before.at[visitor]))})] if alone else []
    if after.phase == state.DEFENCE:
        return [("challenged", {"seat": seat, "by": visitor, "cards": cards_in(after.shown)})]
    return []


def tell_defence(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    challenger = int(before.challenger)
    if action == state.YIELD:
        return [("gave-way", {"seat": seat, "by": challenger})]
    if after.phase == state.DEFENCE and after.answer != 0:
        return []
    shown = cards_in(int(before.answer) | 1 << action - state.SHOW)
    return [
        ("proved", {"seat": seat, "by": challenger, "cards": shown}),
        ("lost-shown", {"seat": challenger, "cards": cards_in(before.shown)}),
    ]


def tell_laying(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    if action == state.PASS or (after.phase == state.LAYING and after.turn == seat):
        return []
    cards = cards_in(int(before.shown) | 1 << action - state.LAY)
    return [("laid-open", {"seat": seat, "cards": cards, "place": place_word(int(before.at[seat]))})]


# ---- meetings --------------------------------------------------------------------------------------------------------------------------------


def tell_settling(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    if state.ATTACK <= action < state.BARGAIN:
        return [("attacked", {"seat": seat, "by": action - state.ATTACK})]
    if state.BARGAIN <= action < state.GO:
        return [("bargaining", {"seat": seat, "by": action - state.BARGAIN})]
    return []


def tell_fight(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    attacker, rival = int(before.turn), int(before.rival)
    if action != state.YIELD:
        card = (action - state.STRIKE) % CARDS
        high = action >= state.STRIKE_HIGH
        side = 0 if seat == attacker else 1
        total = int(before.force[side]) + int(spending_value(before, seat, card, high))
        return [("struck", {"seat": seat, "card": card, "total": total})]
    told: Told = [("beaten", {"seat": seat, "by": rival if seat == attacker else attacker})]
    if seat == attacker:
        return told
    moved = [c for c in range(CARDS) if before.place[c] != IN_HAND + attacker and after.place[c] == IN_HAND + attacker]
    stolen = [c for c in moved if before.place[c] in (IN_HAND + rival, state.OPEN + rival)]
    if stolen and not is_royal(stolen[0]) and viewer not in (attacker, rival):
        return [*told, ("stole", {"seat": attacker, "by": rival})]
    return told + [event for card in stolen for event in tell_taken(card, attacker, rival, viewer)]


def tell_seal(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    if action == state.REFUSE:
        return [("refused-bargain", {"seat": seat})]
    if viewer == seat:
        return [("sealed-card", {"seat": seat, "card": action - state.SEAL})]
    return [("sealed", {"seat": seat})]


def tell_claim(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    if action == state.REFUSE:
        return [("refused-bargain", {"seat": seat})]
    return [("claimed", {"seat": seat, "card": action - state.CLAIM})]


def tell_agreement(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    if action == state.REFUSE:
        return [("refused-bargain", {"seat": seat})]
    other = int(before.rival)
    told: Told = [("swapped", {"seat": seat, "by": other})]
    for side, (giver, taker) in enumerate(((seat, other), (other, seat))):
        told += tell_taken(int(before.sealed[side]), taker, giver, viewer)
        if before.sealed[side] != before.claimed[side]:
            told.append(("lied", {"seat": giver, "card": int(before.claimed[side])}))
    return told


def tell_surplus(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    return [("discarded", {"seat": seat, "card": action - state.DISCARD})]


def tell_fourth(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    return [("returned", {"seat": seat, "card": action - state.RETURN})]


# ---- the draft -------------------------------------------------------------------------------------------------------------------------------


def tell_flip(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    return [("flipped", {"seat": seat, "piece": piece_name(int(after.flipped)), "shape": SHAPES[action - state.FLIP]})]


def tell_place(before: State, seat: int, action: int, after: State, viewer: int) -> Told:
    told: Told = [("placed", {"seat": seat, "piece": piece_name(int(before.flipped))})]
    if after.phase != state.FLIPPING:
        told.append(("dealt", {"seat": int(after.starter)}))
    return told


def piece_name(piece: int) -> str:
    """The piece as the messages name places."""
    if piece < HEXAGONS:
        return place_word(piece)
    rhombus = piece < HEXAGONS + 12
    return piece_word(ROADS + 2 * (piece - HEXAGONS) if rhombus else TRIANGLES + piece - HEXAGONS - 12)


TELLERS = {
    state.START: tell_start,
    state.LOTTERY: tell_lottery,
    state.JOURNEY: tell_journey,
    state.PAYING: tell_payment,
    state.FARE: tell_fare,
    state.FLYING: tell_flight,
    state.CHALLENGE: tell_challenge,
    state.DEFENCE: tell_defence,
    state.SETTLING: tell_settling,
    state.FIGHTING: tell_fight,
    state.SEALING: tell_seal,
    state.CLAIMING: tell_claim,
    state.AGREEING: tell_agreement,
    state.SURPLUS: tell_surplus,
    state.FOURTH: tell_fourth,
    state.LAYING: tell_laying,
    state.FLIPPING: tell_flip,
    state.PLACING: tell_place,
}


# ---- what any action may lead to -------------------------------------------------------------------------------------------------------------


def tell_sent_off(before: State, action: int, after: State) -> Told:
    if action in (state.LEAVE, state.FALL):
        return []
    return [
        ("sent-off", {"seat": seat})
        for seat in range(int(after.players))
        if before.at[seat] != OFF and after.at[seat] == OFF
    ]


def tell_draws(before: State, action: int, after: State, viewer: int) -> Told:
    """Only the seat whose turn it is draws."""
    seat = int(before.turn)
    bought = int(before.pay_action) - state.BUY if before.phase == state.PAYING else -1
    drawn = [
        card
        for card in range(NUMERALS)
        if before.place[card] in (IN_PILE, DISCARDED) and after.place[card] == IN_HAND + seat and card != bought
    ]
    told: Told = []
    if drawn and int(before.pile_size) - len(drawn) != int(after.pile_size):
        told.append(("reshuffled", {}))
    for card in drawn:
        told.append(("drew-card", {"seat": seat, "card": card}) if viewer == seat else ("drew", {"seat": seat}))
    return told


def tell_end(s: State) -> Told:
    if s.won >= 0:
        cards = [ROYAL + house for house in range(ROYALS) if s.owner[house] == s.won]
        return [("won", {"seat": int(s.won), "cards": cards})]
    standing = standing_of(rules, s)
    ahead = standing.winners
    return [("time-up", {"seats": ahead, "count": len(ahead), "points": standing.points[ahead[0]]})]
