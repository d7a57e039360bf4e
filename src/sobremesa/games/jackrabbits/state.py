"""Jackrabbits: the words the rules are written in, and the record they work on.

Suits are ♣ 0, ♠ 1, ♥ 2, ♦ 3. A card is an int: numerals suit × 10 + rank - 1 (0 … 39, the ace first), royals 40 + house (40 … 51: K♣ K♠ K♥ K♦, the
queens, the jacks), jokers 52 and 53. A royal's house is its place among the royals; the house stands on node 1 + house of the board.

A set of nodes, and a set of cards, is an int with a bit for each: boards have 49 nodes, the deck has 54 cards.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from ...core import protocol
from ...core.protocol import (
    Int8,
    Int8s,
    Int16,
    Int16s,
    Int32,
    Int64,
    Int64s,
    Moves,
    state_dtype,
)
from .board import catalogue
from .board.lattice import CELL_WORDS, MOST_PLACES, PLACES
from .board.network import WORDS

# ---- 1: cards --------------------------------------------------------------------------------------------------------------------------------

SUITS: Final = 4
CLUBS: Final = 0
SPADES: Final = 1
HEARTS: Final = 2
DIAMONDS: Final = 3
RANKS: Final = 10
NUMERALS: Final = SUITS * RANKS
ROYALS: Final = 12
ROYAL: Final = NUMERALS  # the first royal
JOKER: Final = ROYAL + ROYALS  # the first joker
CARDS: Final = 54
KING: Final = 0
QUEEN: Final = 1
JACK: Final = 2

SEATS: Final = (2, 4)
MOST_SEATS: Final = 4
CARROTS: Final = 3
FIRST_HAND: Final = 3
HAND_LIMIT: Final = 9  # 5.2
OVERTAXED_LIMIT: Final = 6  # 9
ROYAL_PRICE: Final = 10  # 5.4
HEARTS_SHOWN: Final = 6  # 8.3

EVERY_SUIT: Final = 0b1111  # the suits a payment accepts are a set too

# where a card is: one of these, plus the seat for the last three
IN_PILE: Final = 0
DISCARDED: Final = 1
IN_COURT: Final = 2
GONE: Final = 3  # left the game with its suit (9: tight suits)
NOWHERE: Final = 4  # being dealt again
IN_HAND: Final = 5
BEFORE: Final = IN_HAND + MOST_SEATS  # a capital ace (9)
OPEN: Final = BEFORE + MOST_SEATS  # hearts of a provisional palace (9)

# ---- 1.4, 2: the board as the rules see it ---------------------------------------------------------------------------------------------------

NODES: Final = 49
SIDES: Final = 6
CITADEL: Final = 0
HEXAGONS: Final = 13  # the citadel, then the houses in the order of their royals
ROADS: Final = 13  # the first road of a rhombus; its twin is beside it
TRIANGLES: Final = 37
ROAD_NODES: Final = NODES - ROADS
ENDS: Final = 3  # the most road ends of a node that is no hexagon
SHORES: Final = HEXAGONS * SIDES + ROAD_NODES * ENDS  # numbers for road ends, whether they meet a shore or not

# where a road end leads, if not to a node
NO_ROAD: Final = -1
SHORE: Final = -2
BARE: Final = -3

# What stands where is the same on every board; what a piece takes for its transfer is printed on it (1.6).
KINDS: Final = catalogue.KINDS
PIECES: Final = catalogue.PIECES


def _pays(kind: str) -> int:
    piece = next(piece for piece in catalogue.pieces() if piece.kind == kind)
    return sum(1 << suit for suit in piece.pays)


FOR_SHORTCUT: Final = tuple(_pays(kind) for kind in catalogue.RHOMBI)  # by kind of rhombus
FOR_MERCHANT: Final = _pays("crossing")
FOR_TAVERN: Final = _pays("tavern")
FOR_HOLE: Final = _pays("cave")
# by kind of rhombus, the roads of all of them: every third has two
RHOMBI: Final = tuple(sum(3 << road for road in range(ROADS + 2 * kind, TRIANGLES, 6)) for kind in range(3))
CROSSINGS: Final = sum(1 << node for node in range(TRIANGLES, NODES, 3))
TAVERNS: Final = CROSSINGS << 1
CAVES: Final = CROSSINGS << 2
ALL_HEXAGONS: Final = (1 << HEXAGONS) - 1

# where a rabbit is, besides the hexagons
UNDERGROUND: Final = 49
OFF: Final = 50  # off the board; also the bit of a free road over a shore

# … and in a table of distances, where these two follow the hexagons
FROM_UNDERGROUND: Final = HEXAGONS
FROM_OFF: Final = HEXAGONS + 1
PLACES_TO_BE: Final = HEXAGONS + 2
STEP_BITS: Final = 4  # of a distance, in turns
FAR: Final = 14  # turns: as good as never

# What `roads` holds, once the board is laid, a word each (see survey.py); before that, the cells of the draft.
OUT_OF: Final = 0  # by hexagon: what can be reached from it for free
ALONG: Final = OUT_OF + HEXAGONS  # by end of a road node: … leaving it by this end; a road of a rhombus has two
TRIANGLES_ALONG: Final = ALONG + 2 * (TRIANGLES - ROADS)
STEPS: Final = TRIANGLES_ALONG + ENDS * (
    NODES - TRIANGLES
)  # by hexagon: turns of free journeys to it, from every place to be
ROAD_WORDS: Final = max(STEPS + HEXAGONS, CELL_WORDS)

# ---- options ---------------------------------------------------------------------------------------------------------------------------------

STARTER: Final = 0  # word 0: the starting seat, or RANDOM_SEAT
FLAGS: Final = 1
ENDING: Final = 2
TURN_LIMIT: Final = 3
IN_PLAY: Final = 4  # suits, as a set
NETWORK: Final = 5  # where the roads lead
WINDOW: Final = NETWORK + WORDS  # how many columns the board is drawn on
PIECES_AT: Final = WINDOW + 1  # the place of every piece, for pictures
OPTIONS: Final = PIECES_AT + PIECES
RANDOM_SEAT: Final = -1

# flags
COMPLETE: Final = 1 << 0
INDIVIDUAL_TRADES: Final = 1 << 1
AMBIVALENT_ACES: Final = 1 << 2
CAPITAL_ACES: Final = 1 << 3
ADDITIONAL_CAPITAL: Final = 1 << 4
ADVANCED_CITADEL: Final = 1 << 5
RESIDENTIAL_FLIGHTS: Final = 1 << 6
PROVISIONAL_PALACES: Final = 1 << 7
TRAILING_CARROTS: Final = 1 << 8
WINDFALL_LOTTERY: Final = 1 << 9
OVERTAXED_HANDS: Final = 1 << 10
SEIZED_SURPLUS: Final = 1 << 11
PATRIARCHAL_VALUES: Final = 1 << 12
DRAFT: Final = 1 << 13  # the board is laid by the players (2.2)
HEEDED_ADVICE: Final = 1 << 14  # … who keep to 2.3 wherever they can
LATE_CARDS: Final = 1 << 15  # a house rule that only the deal knows
AFTER_THE_DEAL: Final = LATE_CARDS - 1  # the switches a game is played by

# endings (3)
SIMPLE: Final = 0
DIVERSE: Final = 1
MONARCHIC: Final = 2
DIVERSE_MONARCHIC: Final = 3
TRIBAL: Final = 4

# ---- phases ----------------------------------------------------------------------------------------------------------------------------------

START: Final = 0  # of a turn: roll, show a passport, call a surplus
LOTTERY: Final = 1
JOURNEY: Final = 2
PAYING: Final = 3
FARE: Final = 4  # of a flight: pay the shortfall or fall
FLYING: Final = 5  # where to
CHALLENGE: Final = 6  # others are asked
DEFENCE: Final = 7  # the visitor answers
SETTLING: Final = 8  # on a hexagon: fight, trade, acquire
FIGHTING: Final = 9
SEALING: Final = 10  # individual trades: which card
CLAIMING: Final = 11  # … and what it is said to be
AGREEING: Final = 12
SURPLUS: Final = 13  # over the hand limit
FOURTH: Final = 14  # royal: one goes back
LAYING: Final = 15  # a provisional palace
FLIPPING: Final = 16  # draft: which shape
PLACING: Final = 17  # draft: where
TRADING: Final = 18  # in a plaza: more cards to buy, or pay
ENDED: Final = 19

# what follows when the fourth royal is back in the court, and whoever held too much has discarded
THEN_START: Final = 0
THEN_INCREMENT: Final = 1
THEN_SETTLE: Final = 2
THEN_END: Final = 3  # of the turn, without an increment
THEN_PRIZES: Final = 4  # more of them
THEN_CLOSE: Final = 5  # the lottery
THEN_REST: Final = 6  # after the increment
THEN_ENTER: Final = 7  # the palace, after a challenge
THEN_ROB: Final = 8  # whoever lost the fight

# ---- actions: see actions.py -----------------------------------------------------------------------------------------------------------------

ROLL: Final = 0
PASS: Final = 1  # show nothing, challenge nobody, lay nothing open, buy nothing
STAY: Final = 2
REST: Final = 3  # in the underground
LEAVE: Final = 4  # the board, over a shore
ACQUIRE: Final = 5
END: Final = 6
YIELD: Final = 7
PAY_FARE: Final = 8
FALL: Final = 9
AGREE: Final = 10
REFUSE: Final = 11
CALL: Final = 12  # + seat
ATTACK: Final = CALL + MOST_SEATS  # + seat
BARGAIN: Final = ATTACK + MOST_SEATS  # + seat
GO: Final = BARGAIN + MOST_SEATS  # + hexagon
GALLOP: Final = GO + HEXAGONS  # + hexagon, with a merchant
RIDE: Final = GALLOP + HEXAGONS  # + hexagon, on a joker
FLY: Final = RIDE + HEXAGONS  # + hexagon
SHORTCUT: Final = FLY + HEXAGONS  # + road of a rhombus - ROADS: the one left
TAVERN: Final = SHORTCUT + TRIANGLES - ROADS  # + triangle - TRIANGLES
HOLE: Final = TAVERN + NODES - TRIANGLES  # + triangle - TRIANGLES: the cave to come out of
SAIL: Final = HOLE + NODES - TRIANGLES  # + shore, with a merchant
FLOAT: Final = SAIL + SHORES  # + shore, on a joker
PASSPORT: Final = FLOAT + SHORES  # + card, and so all below
SHOW: Final = PASSPORT + CARDS
PAY: Final = SHOW + CARDS
PAY_HIGH: Final = PAY + CARDS  # an ambivalent ace as 11
STRIKE: Final = PAY_HIGH + CARDS
STRIKE_HIGH: Final = STRIKE + CARDS
DISCARD: Final = STRIKE_HIGH + CARDS
RETURN: Final = DISCARD + CARDS  # a fourth royal, to the court
BUY: Final = RETURN + CARDS
LAY: Final = BUY + CARDS
SEAL: Final = LAY + CARDS
CLAIM: Final = SEAL + CARDS
FLIP: Final = CLAIM + CARDS  # + shape: draft
ASIDE: Final = FLIP + 3  # draft: the piece fits nowhere
PLACE: Final = ASIDE + 1  # + place number of the draft's window
ACTIONS: Final = PLACE + PLACES
MOST_MOVES: Final = MOST_PLACES  # a journey has fewer: 114 road ends twice, and less than 100 others

MOST_PLIES: Final = 32_000  # a game that never ends is ended here (our own; `ply` is 16 bits)
VIEWERS: Final = MOST_SEATS + 1  # the last one is a spectator


class State(protocol.State, Protocol):
    """One game of Jackrabbits."""

    phase: Int8
    turn: Int8
    asked: Int8  # who decides now
    starter: Int8
    won: Int8  # the winner, or NOTHING
    ending: Int8
    in_play: Int8  # suits
    switches: Int32
    turn_limit: Int16  # 0: none
    turns: Int16  # that have ended
    first_die: Int8
    second_die: Int8
    then: Int8  # what follows when a fourth royal is back, or a surplus discarded
    on_road: Int8  # in the middle of a journey: the node, or NOTHING
    barred: Int8  # the road end of that node the rabbit came in by, or NOTHING
    called: Int8  # this turn's call of a surplus is done
    fought: Int8  # this turn's fight is done, or too late
    bargained: Int8
    put_back: Int8  # this turn cards picked in a plaza were left there after all
    passport: Int8
    rival: Int8  # in a fight or a bargain
    challenger: Int8
    pay_suits: Int8
    pay_action: Int16  # what is being paid for
    pay_need: Int16
    pay_sum: Int16
    force: Annotated[Int16s, 2]  # of attacker and attacked
    sealed: Annotated[Int8s, 2]
    claimed: Annotated[Int8s, 2]
    paid: Int64  # cards of this payment
    shown: Int64  # cards shown in this lottery or by a challenger, or picked to be bought
    answer: Int64  # cards the visitor shows back
    at: Annotated[Int8s, MOST_SEATS]
    hand_size: Annotated[Int8s, MOST_SEATS]
    royals: Annotated[Int8s, MOST_SEATS]  # carrots out
    capital: Annotated[Int8s, MOST_SEATS]  # the capital ace before a seat
    owner: Annotated[Int8s, ROYALS]  # whose carrot lies on the house
    place: Annotated[Int8s, CARDS]
    seen: Annotated[Int8s, VIEWERS, CARDS]  # by viewer and hidden card: the seats one of which must hold it; 0: no idea
    pile_size: Int8
    pile: Annotated[Int8s, NUMERALS]  # the top card is the last
    link: Annotated[Int8s, NODES, SIDES]
    present: Int64  # nodes on the board, as a set
    shored: Int64  # nodes with a shore of their own
    roads: Annotated[Int64s, ROAD_WORDS]  # where they lead; in a draft, the cells of the board so far
    columns: Int16  # of the window in which the pieces lie
    places: Annotated[Int16s, PIECES]
    shares: Annotated[Int8s, MOST_SEATS, 3]  # draft: pieces of each shape a seat has left
    flipped: Int8  # draft: the piece to be placed


STATE: Final = state_dtype(State)


def as_int(number: int) -> int:
    """A field of the state as an int of full width. Compiled, `int()` keeps a byte a byte, and every function that is handed bytes here and ints
    there is compiled twice."""
    return int(number) + 0


def bit(which: int) -> int:
    return 1 << as_int(which)


def offer(moves: Moves, count: int, action: int) -> int:
    """One legal move more; how many there are then."""
    moves[count] = action
    return count + 1


def suit_of(card: int) -> int:
    """-1 for a joker."""
    if card < NUMERALS:
        return card // RANKS
    return (card - ROYAL) % SUITS if card < JOKER else -1


def rank_of(numeral: int) -> int:
    return numeral % RANKS + 1


def is_ace(card: int) -> bool:
    return card < NUMERALS and card % RANKS == 0


def is_royal(card: int) -> bool:
    return ROYAL <= card < JOKER


def letter_of(house: int) -> int:
    """KING, QUEEN or JACK."""
    return house // SUITS
