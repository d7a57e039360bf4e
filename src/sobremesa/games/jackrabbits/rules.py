"""Jackrabbits: the contract. The numbers in comments are those of the rules page (docs/rules/jackrabbits.md).

The rules are told section by section in the modules beside this one: `lottery` (5.1), `journey` (5.3, 6, 7), `payment`, `settling` (5.4, 8.2, 8.4),
`flight` (8.1), `palace` (8.3), `bargain` (9), `turn` (4, 5.2, 5.5) and `draft` (2); `state` holds the words they share.

`order` lists all 54 cards; the numerals in it are dealt from the start, three to seat 0, three to seat 1, …, and what is left of them is the pile,
drawn in order. Where royals and jokers stand in `order` does not matter: they begin in the court.
"""

from __future__ import annotations

from ...core.protocol import NOTHING, OVER, Features, Moves, Order, Points, Words
from ...core.rng import below, shuffle_part
from .bargain import (
    begin_bargain,
    claim,
    forget_bargain,
    legal_agreement,
    legal_claims,
    legal_seals,
    refuse_bargain,
    seal,
    swap,
)
from .cards import clear_cards, give, holds
from .draft import begin_draft, clear_draft, flip, legal_flips, legal_places, place
from .flight import fly, legal_fares, legal_flights, settle_fare, take_off
from .journey import legal_journeys, transfer, travel
from .knowledge import FEATURES as FEATURES
from .knowledge import deal_again, features
from .lottery import close_lottery, legal_prizes, legal_starts, show_for_prize, start
from .network import read_network, survey
from .palace import (
    ask_next,
    give_way,
    lay,
    legal_challenge,
    legal_defence,
    legal_laying,
    show_as_challenger,
    show_as_visitor,
)
from .payment import legal_payments, pay
from .settling import acquire, acquired, attack, bought, buy, legal_settling, legal_strikes, strike, yield_fight
from .state import (
    ACQUIRE,
    AGREE,
    AGREEING,
    ATTACK,
    BARGAIN,
    BUY,
    CARDS,
    CHALLENGE,
    CITADEL,
    CLAIM,
    CLAIMING,
    DEFENCE,
    DISCARD,
    DRAFT,
    END,
    ENDED,
    ENDING,
    FARE,
    FIGHTING,
    FIRST_HAND,
    FLAGS,
    FLIP,
    FLIPPING,
    FLY,
    FLYING,
    FOURTH,
    GO,
    GONE,
    IN_COURT,
    IN_PILE,
    IN_PLAY,
    JOKER,
    JOURNEY,
    LAY,
    LAYING,
    LOTTERY,
    MOST_PLIES,
    MOST_SEATS,
    NO_ROAD,
    NODES,
    NUMERALS,
    OFF,
    PASS,
    PAY,
    PAY_FARE,
    PAY_HIGH,
    PAYING,
    PLACE,
    PLACING,
    RANDOM_SEAT,
    REFUSE,
    RETURN,
    ROYAL,
    ROYALS,
    SEAL,
    SEALING,
    SETTLING,
    SHOW,
    SIDES,
    START,
    STARTER,
    STRIKE,
    STRIKE_HIGH,
    SURPLUS,
    THEN_START,
    TURN_LIMIT,
    YIELD,
    State,
    bit,
    suit_of,
    wide,
)
from .state import ACTIONS as ACTIONS
from .state import MOST_MOVES as MOST_MOVES
from .state import SEATS as SEATS
from .state import STATE as STATE
from .turn import ask_for_surplus, begin_turn, discard_surplus, end_turn, increment, return_royal

# ---- 3: set-up -------------------------------------------------------------------------------------------------------------------------------


def shuffle(s: State, players: int, options: Words, order: Order) -> None:
    for card in range(CARDS):
        order[card] = card
    shuffle_part(s, order, 0, NUMERALS)


def deal(s: State, players: int, options: Words, order: Order) -> None:
    clear(s, players, options)
    if s.switches & DRAFT:
        clear_roads(s)
    else:
        read_network(s, options)
        survey(s)
    for card in range(CARDS):
        gone = suit_of(card) >= 0 and not wide(s.in_play) & bit(suit_of(card))  # 9: tight suits
        s.place[card] = GONE if gone else (IN_PILE if card < NUMERALS else IN_COURT)
    deal_numerals(s, order)
    s.starter = options[STARTER] if options[STARTER] != RANDOM_SEAT else below(s, players)
    begin_turn(s, wide(s.starter))
    if s.switches & DRAFT:
        begin_draft(s)


def deal_numerals(s: State, order: Order) -> None:
    """Three cards each; the rest is the pile."""
    dealt = 0
    for index in range(CARDS):
        card = wide(order[index])
        if card < NUMERALS and s.place[card] == IN_PILE and dealt < FIRST_HAND * s.players:
            seat = dealt // FIRST_HAND
            give(s, seat, card)
            s.seen[seat, card] = bit(seat)
            dealt += 1
    for index in range(CARDS - 1, -1, -1):  # the next card to draw goes on top, that is last
        card = wide(order[index])
        if card < NUMERALS and s.place[card] == IN_PILE:
            s.pile[s.pile_size] = card
            s.pile_size += 1


def clear(s: State, players: int, options: Words) -> None:
    s.players = players
    s.ply = 0
    s.revealed = 0
    s.won = NOTHING
    s.switches = options[FLAGS]
    s.ending = options[ENDING]
    s.turn_limit = options[TURN_LIMIT]
    s.in_play = options[IN_PLAY]
    s.turns = 0
    s.then_phase = START
    s.then_asked = NOTHING
    s.then = THEN_START
    s.pile_size = 0
    clear_cards(s)
    clear_dealings(s)
    clear_draft(s)
    for seat in range(MOST_SEATS):
        s.at[seat] = CITADEL if seat < players else OFF
    for house in range(ROYALS):
        s.owner[house] = NOTHING


def clear_dealings(s: State) -> None:
    """No fight, no challenge, no payment, no bargain is going on."""
    s.rival = NOTHING
    s.challenger = NOTHING
    s.answer = 0
    s.pay_suits = 0
    s.pay_action = NOTHING
    s.pay_need = 0
    s.pay_sum = 0
    s.paid = 0
    s.force[0] = 0
    s.force[1] = 0
    forget_bargain(s)


def clear_roads(s: State) -> None:
    for node in range(NODES):
        for side in range(SIDES):
            s.link[node, side] = NO_ROAD
    survey(s)


# ---- decisions -------------------------------------------------------------------------------------------------------------------------------


def actor(s: State) -> int:
    return OVER if s.phase == ENDED else wide(s.asked)


def owes(s: State, seat: int) -> bool:
    return s.phase != ENDED and s.asked == seat


def legal(s: State, seat: int, moves: Moves) -> int:
    if not owes(s, seat):
        return 0
    phase = wide(s.phase)
    if phase == START:
        return legal_starts(s, seat, moves)
    if phase == LOTTERY:
        return legal_prizes(s, seat, moves)
    if phase == JOURNEY:
        return legal_journeys(s, seat, moves)
    if phase == PAYING:
        return legal_payments(s, seat, moves)
    if phase == SETTLING:
        return legal_settling(s, seat, moves)
    if phase == SURPLUS:
        return legal_discards(s, seat, moves)
    if phase == FLIPPING:
        return legal_flips(s, seat, moves)
    if phase == PLACING:
        return legal_places(s, seat, moves)
    return legal_complete(s, seat, phase, moves)


def legal_complete(s: State, seat: int, phase: int, moves: Moves) -> int:
    """What only the complete game and the options ask (8, 9)."""
    if phase == FARE:
        return legal_fares(s, seat, moves)
    if phase == FLYING:
        return legal_flights(s, seat, moves)
    if phase == CHALLENGE:
        return legal_challenge(s, seat, moves)
    if phase == DEFENCE:
        return legal_defence(s, seat, moves)
    if phase == FIGHTING:
        return legal_strikes(s, seat, moves)
    if phase == SEALING:
        return legal_seals(s, seat, moves)
    if phase == CLAIMING:
        return legal_claims(s, seat, moves)
    if phase == AGREEING:
        return legal_agreement(s, seat, moves)
    if phase == FOURTH:
        return legal_returns(s, seat, moves)
    return legal_laying(s, seat, moves)


def legal_discards(s: State, seat: int, moves: Moves) -> int:
    """5.2: what you like."""
    count = 0
    for card in range(CARDS):
        if holds(s, seat, card):
            moves[count] = DISCARD + card
            count += 1
    return count


def legal_returns(s: State, seat: int, moves: Moves) -> int:
    """8.2: one of choice."""
    count = 0
    for card in range(ROYAL, JOKER):
        if holds(s, seat, card):
            moves[count] = RETURN + card
            count += 1
    return count


def play(s: State, seat: int, action: int) -> None:
    s.ply += 1
    s.revealed = 0
    carry_out(s, seat, wide(s.phase), action)
    ask_for_surplus(s)
    if s.ply >= MOST_PLIES:
        s.phase = ENDED


def carry_out(s: State, seat: int, phase: int, action: int) -> None:
    if phase == START:
        start(s, seat, action)
    elif phase == LOTTERY:
        if action == PASS:
            close_lottery(s)
        else:
            show_for_prize(s, seat, action - SHOW)
    elif phase == JOURNEY:
        travel(s, seat, action)
    elif phase == PAYING:
        high = action >= PAY_HIGH
        if pay(s, seat, action - (PAY_HIGH if high else PAY), high):
            fulfil(s, seat, wide(s.pay_action))
    elif phase == SETTLING:
        settle_by(s, seat, action)
    elif phase == SURPLUS:
        discard_surplus(s, seat, action - DISCARD)
    elif phase == FLIPPING:
        flip(s, seat, action - FLIP)
    elif phase == PLACING:
        place(s, seat, action - PLACE)
    else:
        carry_out_rest(s, seat, phase, action)


def fulfil(s: State, seat: int, action: int) -> None:
    """What was paid for happens."""
    s.pay_action = NOTHING
    s.pay_need = 0
    s.pay_sum = 0
    s.pay_suits = 0
    s.paid = 0
    if action == ACQUIRE:
        acquired(s, seat)
    elif action == PAY_FARE:
        take_off(s)
    elif BUY <= action < LAY:
        bought(s, seat, action - BUY)
    else:
        transfer(s, seat, action)


def settle_by(s: State, seat: int, action: int) -> None:
    if action == END:
        increment(s)
    elif action == ACQUIRE:
        acquire(s, seat)
    elif action < BARGAIN:
        attack(s, seat, action - ATTACK)
    elif action < GO:
        begin_bargain(s, seat, action - BARGAIN)
    else:
        buy(s, seat, action - BUY)


def carry_out_rest(s: State, seat: int, phase: int, action: int) -> None:
    if phase == FARE:
        settle_fare(s, seat, action)
    elif phase == FLYING:
        fly(s, action - FLY)
    elif phase == CHALLENGE:
        if action == PASS:
            ask_next(s, seat)
        else:
            show_as_challenger(s, seat, action - SHOW)
    elif phase == DEFENCE:
        if action == YIELD:
            give_way(s)
        else:
            show_as_visitor(s, seat, action - SHOW)
    elif phase == FIGHTING:
        fight(s, seat, action)
    elif phase == FOURTH:
        return_royal(s, seat, action - RETURN)
    elif phase == LAYING:
        if action == PASS:
            end_turn(s)
        else:
            lay(s, seat, action - LAY)
    else:
        bargain(s, seat, action)


def fight(s: State, seat: int, action: int) -> None:
    if action == YIELD:
        yield_fight(s, seat)
    else:
        high = action >= STRIKE_HIGH
        strike(s, seat, action - (STRIKE_HIGH if high else STRIKE), high)


def bargain(s: State, seat: int, action: int) -> None:
    if action == REFUSE:
        refuse_bargain(s)
    elif action == AGREE:
        swap(s)
    elif action >= CLAIM:
        claim(s, seat, action - CLAIM)
    else:
        seal(s, seat, action - SEAL)


# ---- 4, 9: who is ahead ----------------------------------------------------------------------------------------------------------------------


def standing(s: State, points: Points, ranks: Points) -> None:
    """Points are royals. The winner is ahead of all; the others, and everybody where the turn limit came first, by royals, then by cards."""
    for seat in range(s.players):
        points[seat] = s.royals[seat]
    for seat in range(s.players):
        ranks[seat] = 0
        for other in range(s.players):
            if merit(s, other) > merit(s, seat):
                ranks[seat] += 1


def merit(s: State, seat: int) -> int:
    return (1000 if s.won == seat else 0) + 100 * wide(s.royals[seat]) + wide(s.hand_size[seat])


# ---- what a seat cannot know, what a neural net is shown -------------------------------------------------------------------------------------


def redeal(s: State, seat: int) -> None:
    deal_again(s, seat)


def observe(s: State, seat: int, out: Features) -> None:
    features(s, seat, out)
