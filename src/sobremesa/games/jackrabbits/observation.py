"""All that a seat knows, as numbers for a neural net: what its view tells, and the cards it has seen go by.

Seats are counted from the one that looks, nodes and road ends as on every board (see state.py). Under seized surplus the hand sizes of others
are hidden (9).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ...core.observation import Part, clear, first_of, length, mark_one, mark_set, put
from ...core.protocol import NOTHING, Features
from . import state as S
from .actions import decode
from .board.lattice import place_turn, place_x, place_y
from .journey import shore_end, shore_node
from .phases import PHASES
from .state import State, as_int, bit
from .turn import how_many

PLACES: Final = S.HEXAGONS + 2  # to be: the hexagons, the underground, off the board
FOLLOWING: Final = S.THEN_ROB + 1
# what can be paid for
PAID: Final = (S.ACQUIRE, S.PAY_FARE, S.GALLOP, S.SHORTCUT, S.TAVERN, S.HOLE, S.SAIL, S.BUY)
SWITCHES: Final = (
    S.COMPLETE,
    S.INDIVIDUAL_TRADES,
    S.AMBIVALENT_ACES,
    S.CAPITAL_ACES,
    S.ADDITIONAL_CAPITAL,
    S.ADVANCED_CITADEL,
    S.RESIDENTIAL_FLIGHTS,
    S.PROVISIONAL_PALACES,
    S.TRAILING_CARROTS,
    S.WINDFALL_LOTTERY,
    S.OVERTAXED_HANDS,
    S.SEIZED_SURPLUS,
    S.PATRIARCHAL_VALUES,
    S.DRAFT,
    S.HEEDED_ADVICE,
)
ROWS: Final = 4 + 3 * S.MOST_SEATS  # of numbers by card: my hand, known, discarded, court, gone, capital, open
BITS: Final = 6  # of where a road end leads
IN_BITS: Final = np.array([[(number >> index) & 1 for index in range(BITS)] for number in range(1 << BITS)], np.float32)
TURNS: Final = 6  # of a piece
PIECE: Final = 3 + TURNS
SHAPES: Final = 3
MOST_SHARE: Final = 6  # pieces of a shape that a seat can have
# Larger than anything that is counted; powers of two, so that the numbers are exact.
POINTS: Final = 128
PLIES: Final = 32_768
SPAN: Final = 256
RISE: Final = 128

# In the order of `then` in state.py, and of the switches above.
FOLLOWS: Final = "start, increment, settling, the turn's end, more prizes, the lottery's end, the end after the increment, entering a palace, robbing"
CHOSEN: Final = (
    "complete, individual trades, ambivalent aces, capital aces, additional capital, advanced citadel, residential flights, provisional "
    "palaces, trailing carrots, windfall lottery, overtaxed hands, seized surplus, patriarchal values, a drafted board, "
    "heeded advice"
)
OBSERVATION: Final = (
    # cards
    Part("hand", (S.CARDS,), "by card: 1 in my hand"),
    Part("known", (S.MOST_SEATS, S.CARDS), "by seat from mine and card: that it must be there 1, that it is there or with one other ½, …"),
    Part("discarded", (S.CARDS,), "by card: 1 among the discards"),
    Part("court", (S.CARDS,), "by card: 1 in the court"),
    Part("gone", (S.CARDS,), "by card: 1 if it left the game with its suit"),
    Part("capital", (S.MOST_SEATS, S.CARDS), "by seat from mine and card: 1 for the capital ace before it"),
    Part("open", (S.MOST_SEATS, S.CARDS), "by seat from mine and card: 1 for hearts laid open"),
    Part("pile", (1,), "cards in the pile, of 40"),
    # seats
    Part("seat", (S.MOST_SEATS,), "1 for my own number: actions name seats by it"),
    Part("players", (S.MOST_SEATS,), "1 for so many players, from 1"),
    Part("at", (S.MOST_SEATS, PLACES), "by seat from mine: 1 where it is: the citadel, the houses K♣ K♠ … J♦, underground, off the board"),
    Part("hands", (S.MOST_SEATS,), "by seat from mine: cards in hand, of 54; others' 0 while they are hidden"),
    Part("carrots", (S.MOST_SEATS, S.ROYALS), "by seat from mine and house: 1 if its carrot lies there"),
    Part("turn", (S.MOST_SEATS,), "by seat from mine: 1 whose turn it is"),
    Part("asked", (S.MOST_SEATS,), "by seat from mine: 1 who decides now"),
    Part("starter", (S.MOST_SEATS,), "by seat from mine: 1 who began the game"),
    Part("winner", (S.MOST_SEATS,), "by seat from mine: 1 who has won"),
    # the turn
    Part("phase", (S.ENDED + 1,), f"1 for: {', '.join(phase.name for phase in PHASES)}"),
    Part("then", (FOLLOWING,), f"1 for what follows a discard or a royal given back: {FOLLOWS}"),
    Part("dice", (2, 6), "by die: 1 for its eyes; none before the roll"),
    Part("done", (4,), "1 for: a surplus called, a fight fought or too late, a bargain made, cards of a plaza put back this turn"),
    Part("passport", (S.CARDS,), "by card: 1 for the passport shown this turn"),
    Part("turns", (1,), "turns that have ended, of 32,768"),
    Part("ply", (1,), "decisions so far, of 32,768"),
    # the journey
    Part("road", (S.NODES,), "by node: 1 where the traveller stands in the middle of a journey"),
    Part("barred", (S.SIDES,), "by end of that node: 1 for the one it came in by from the sea"),
    # payments, fights, palaces, bargains
    Part("paying", (len(PAID),), "1 for what is paid for: a royal, a fare, a gallop, a shortcut, a joker, a hole, a passage by sea, a card"),
    Part("paying_node", (S.NODES,), "by node: 1 where it leads, or the road left by a shortcut"),
    Part("paying_end", (S.SIDES,), "by end of that node: 1 for the shore to land on"),
    Part("paying_card", (S.CARDS,), "by card: 1 for the first one that is bought"),
    Part("paying_suits", (S.SUITS,), "by suit: 1 if it is taken"),
    Part("paying_points", (2,), "the price, and what has been paid of it, of 128"),
    Part("paid", (S.CARDS,), "by card: 1 paid"),
    Part("rival", (S.MOST_SEATS,), "by seat from mine: 1 in a fight or a bargain with whose turn it is"),
    Part("force", (2,), "of attacker and attacked, of 128"),
    Part("challenger", (S.MOST_SEATS,), "by seat from mine: 1 who challenges"),
    Part("shown", (S.CARDS,), "by card: 1 shown in this lottery or by a challenger, laid open just now, or picked to be bought"),
    Part("answer", (S.CARDS,), "by card: 1 shown by the visitor"),
    Part("sealed", (S.CARDS,), "by card: 1 for the one I have sealed"),
    Part("claimed", (2, S.CARDS), "by side (whose turn it is, the other) and card: 1 for what the sealed card is said to be"),
    # the options
    Part("ending", (S.TRIBAL + 1,), "1 for: simple, diverse, monarchic, diverse-monarchic, tribal"),
    Part("switches", (len(SWITCHES),), f"1 for: {CHOSEN}"),
    Part("suits", (S.SUITS,), "by suit: 1 if it is in play"),
    Part("turn_limit", (1,), "turns after which the game stops, of 32,768; 0: none"),
    # the board
    Part("roads", (S.SHORES, BITS), "by road end: bits of where it leads, the lowest first: 0 a side without a road, 1 a shore, 2 no road, 3 + node"),
    Part("pieces", (S.PIECES, PIECE), "by piece: 1 if it was set aside in the draft; x, of 256, y, of 128, and 1 for its turn, where it lies"),
    Part("flipped", (S.PIECES,), "by piece: 1 for the one to be placed"),
    Part("shares", (S.MOST_SEATS, SHAPES), "by seat from mine and shape: pieces left to flip, of 6"),
)  # fmt: skip
FEATURES: Final = length(OBSERVATION)

# Where groups of parts begin. Where compiled code knows the place beforehand it writes much faster.
CARDS_AT: Final = first_of(OBSERVATION, "hand")
SEATS_AT: Final = first_of(OBSERVATION, "seat")
TURN_AT: Final = first_of(OBSERVATION, "phase")
PAYMENT_AT: Final = first_of(OBSERVATION, "paying")
DEALINGS_AT: Final = first_of(OBSERVATION, "rival")
OPTIONS_AT: Final = first_of(OBSERVATION, "ending")
ROADS_AT: Final = first_of(OBSERVATION, "roads")
PIECES_AT: Final = first_of(OBSERVATION, "pieces")


def observe_all(s: State, seat: int, out: Features) -> int:
    """Part after part, in the order of the table; how many numbers. What nothing is written to is 0."""
    clear(out)
    observe_cards(s, seat, out, CARDS_AT)
    observe_seats(s, seat, out, SEATS_AT)
    observe_turn(s, out, TURN_AT)
    observe_payment(s, out, PAYMENT_AT)
    observe_dealings(s, seat, out, DEALINGS_AT)
    observe_options(s, out, OPTIONS_AT)
    observe_roads(s, out, ROADS_AT)
    return observe_pieces(s, seat, out, PIECES_AT)


def seat_after(s: State, seat: int, place: int) -> int:
    """The seat that many places after this one; beyond the last one come those where nobody sits."""
    return (seat + place) % as_int(s.players) if place < s.players else place


def put_seat(s: State, seat: int, out: Features, at: int, other: int) -> int:
    """1 for one seat, counted from the one that looks."""
    return mark_one(out, at, S.MOST_SEATS, (other - seat) % as_int(s.players) if other != NOTHING else NOTHING)


# ---- cards and seats -------------------------------------------------------------------------------------------------------------------------


def observe_cards(s: State, seat: int, out: Features, at: int) -> int:
    for card in range(S.CARDS):
        seats = as_int(s.seen[seat, card])
        if seats:
            for place in range(S.MOST_SEATS):
                if seats & bit(seat_after(s, seat, place)):
                    out[at + (1 + place) * S.CARDS + card] = 1.0 / how_many(seats)
        row = row_of(s, seat, as_int(s.place[card]))
        if row != NOTHING:
            out[at + row * S.CARDS + card] = 1.0
    return put(out, at + ROWS * S.CARDS, s.pile_size / S.NUMERALS)


def row_of(s: State, seat: int, place: int) -> int:
    """Which row of cards tells that one lies in this place; NOTHING where that is hidden."""
    if place == S.IN_HAND + seat:
        return 0
    if S.DISCARDED <= place <= S.GONE:
        return 1 + S.MOST_SEATS + place - S.DISCARDED
    if place >= S.BEFORE:
        other = (place - S.BEFORE) % S.MOST_SEATS
        first = ROWS - S.MOST_SEATS if place >= S.OPEN else ROWS - 2 * S.MOST_SEATS
        return first + (other - seat) % as_int(s.players)
    return NOTHING


def observe_seats(s: State, seat: int, out: Features, at: int) -> int:
    at = mark_one(out, at, S.MOST_SEATS, seat)
    at = mark_one(out, at, S.MOST_SEATS, as_int(s.players) - 1)
    for place in range(S.MOST_SEATS):
        at = mark_one(out, at, PLACES, whereabouts(s, seat_after(s, seat, place)) if place < s.players else NOTHING)
    for place in range(S.MOST_SEATS):
        at = put(out, at, size_of_hand(s, seat, seat_after(s, seat, place)) / S.CARDS)
    for place in range(S.MOST_SEATS):
        for house in range(S.ROYALS):
            at = put(out, at, 1.0 if s.owner[house] == seat_after(s, seat, place) else 0.0)
    at = put_seat(s, seat, out, at, as_int(s.turn))
    at = put_seat(s, seat, out, at, as_int(s.asked))
    at = put_seat(s, seat, out, at, as_int(s.starter))
    return put_seat(s, seat, out, at, as_int(s.won))


def whereabouts(s: State, seat: int) -> int:
    at = as_int(s.at[seat])
    return at if at < S.HEXAGONS else S.HEXAGONS + at - S.UNDERGROUND


def size_of_hand(s: State, seat: int, other: int) -> int:
    """As far as the seat may know it (9: seized surplus)."""
    hidden = other != seat and (s.switches & S.SEIZED_SURPLUS) != 0 and s.phase != S.ENDED
    return 0 if hidden else as_int(s.hand_size[other])


# ---- what goes on ----------------------------------------------------------------------------------------------------------------------------


def observe_turn(s: State, out: Features, at: int) -> int:
    at = mark_one(out, at, S.ENDED + 1, as_int(s.phase))
    at = mark_one(out, at, FOLLOWING, as_int(s.then))
    at = mark_one(out, at, 6, as_int(s.first_die) - 1)
    at = mark_one(out, at, 6, as_int(s.second_die) - 1)
    at = put(out, at, s.called)
    at = put(out, at, s.fought)
    at = put(out, at, s.bargained)
    at = put(out, at, s.put_back)
    at = mark_one(out, at, S.CARDS, as_int(s.passport))
    at = put(out, at, as_int(s.turns) / PLIES)
    at = put(out, at, as_int(s.ply) / PLIES)
    at = mark_one(out, at, S.NODES, as_int(s.on_road))
    return mark_one(out, at, S.SIDES, as_int(s.barred))


def observe_payment(s: State, out: Features, at: int) -> int:
    kind, argument = decode(as_int(s.pay_action)) if s.pay_action != NOTHING else (NOTHING, NOTHING)
    for index in range(len(PAID)):
        at = put(out, at, 1.0 if kind == PAID[index] else 0.0)
    at = mark_one(out, at, S.NODES, node_paid_for(kind, argument))
    at = mark_one(out, at, S.SIDES, shore_end(argument) if kind == S.SAIL else NOTHING)
    at = mark_one(out, at, S.CARDS, argument if kind == S.BUY else NOTHING)
    at = mark_set(out, at, S.SUITS, as_int(s.pay_suits))
    at = put(out, at, as_int(s.pay_need) / POINTS)
    at = put(out, at, as_int(s.pay_sum) / POINTS)
    return mark_set(out, at, S.CARDS, as_int(s.paid))


def node_paid_for(kind: int, argument: int) -> int:
    if kind == S.GALLOP:
        return argument
    if kind == S.SHORTCUT:
        return S.ROADS + argument
    if kind == S.TAVERN or kind == S.HOLE:
        return S.TRIANGLES + argument
    return shore_node(argument) if kind == S.SAIL else NOTHING


def observe_dealings(s: State, seat: int, out: Features, at: int) -> int:
    """Fights, palaces, bargains. A sealed card is seen by whoever sealed it (9)."""
    at = put_seat(s, seat, out, at, as_int(s.rival))
    at = put(out, at, as_int(s.force[0]) / POINTS)
    at = put(out, at, as_int(s.force[1]) / POINTS)
    at = put_seat(s, seat, out, at, as_int(s.challenger))
    at = mark_set(out, at, S.CARDS, as_int(s.shown))
    at = mark_set(out, at, S.CARDS, as_int(s.answer))
    at = mark_one(out, at, S.CARDS, own_sealed(s, seat))
    at = mark_one(out, at, S.CARDS, as_int(s.claimed[0]))
    return mark_one(out, at, S.CARDS, as_int(s.claimed[1]))


def own_sealed(s: State, seat: int) -> int:
    if seat == s.turn:
        return as_int(s.sealed[0])
    return as_int(s.sealed[1]) if seat == s.rival else NOTHING


# ---- what was chosen -------------------------------------------------------------------------------------------------------------------------


def observe_options(s: State, out: Features, at: int) -> int:
    at = mark_one(out, at, S.TRIBAL + 1, as_int(s.ending))
    for index in range(len(SWITCHES)):
        at = put(out, at, 1.0 if s.switches & SWITCHES[index] else 0.0)
    at = mark_set(out, at, S.SUITS, as_int(s.in_play))
    return put(out, at, as_int(s.turn_limit) / PLIES)


def observe_roads(s: State, out: Features, at: int) -> int:
    """The number of a road end is that of its shore, if it had one."""
    for end in range(S.SHORES):
        leads = as_int(s.link[shore_node(end), shore_end(end)]) - S.BARE
        for index in range(BITS):
            out[at + end * BITS + index] = IN_BITS[leads, index]
    return at + S.SHORES * BITS


def observe_pieces(s: State, seat: int, out: Features, at: int) -> int:
    columns = as_int(s.columns)
    for piece in range(S.PIECES):
        place = as_int(s.places[piece])
        lies = place >= 0
        at = put(out, at, 1.0 if place < NOTHING else 0.0)
        at = put(out, at, place_x(place, columns) / SPAN if lies else 0.0)
        at = put(out, at, place_y(place, columns) / RISE if lies else 0.0)
        at = mark_one(out, at, TURNS, place_turn(place) if lies else NOTHING)
    at = mark_one(out, at, S.PIECES, as_int(s.flipped))
    for place in range(S.MOST_SEATS):
        for shape in range(SHAPES):
            at = put(out, at, s.shares[seat_after(s, seat, place), shape] / MOST_SHARE)
    return at
