"""The rules: plain functions over one record, as `sobremesa.core.protocol` specifies them. They are compiled, so: loops and integers, no objects.

A card is an int, 0 … 19, of the value card + 1. An action is the card to lay down.
Dealing takes `order` from its start: three cards to seat 0, three to seat 1, …; the rest is the pile, drawn in order.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from sobremesa.core import protocol
from sobremesa.core.observation import Part, length, put, put_one
from sobremesa.core.protocol import (
    MAX_SEATS,
    NOTHING,
    OVER,
    Features,
    Int8,
    Int8s,
    Int16s,
    Moves,
    Order,
    Points,
    Words,
    state_dtype,
)
from sobremesa.core.rng import below, shuffle_part

# These the contract asks for.
CARDS: Final = 20
SEATS: Final = (2, 4)  # the fewest and the most who can play
ACTIONS: Final = CARDS
HAND: Final = 3
MOST_MOVES: Final = HAND  # the most actions anybody can have to choose from

MOST_POINTS: Final = CARDS * CARDS // 2  # more than anybody can have


class State(protocol.State, Protocol):
    """One game, everything about it: no rule keeps anything elsewhere."""

    turn: Int8  # whose turn it is, or OVER
    drawn: Int8  # cards dealt so far, from the start of `deck`
    deck: Annotated[Int8s, CARDS]  # in dealing order; a card that was dealt leaves NOTHING behind
    hand: Annotated[Int8s, MAX_SEATS, HAND]  # NOTHING where a card was laid down and none drawn
    trick: Annotated[Int8s, MAX_SEATS]  # what each seat has laid down in this trick
    gone: Annotated[Int8s, CARDS]  # 1 for each card that everybody has seen
    points: Annotated[Int16s, MAX_SEATS]


STATE: Final = state_dtype(State)


# ---- set-up ----------------------------------------------------------------------------------------------------------------------------------


def shuffle(s: State, players: int, options: Words, order: Order) -> None:
    for card in range(CARDS):
        order[card] = card
    shuffle_part(s, order, 0, CARDS)


def deal(s: State, players: int, options: Words, order: Order) -> None:
    """Every field is written, whatever was there before; only `s.rng` is the caller's."""
    s.ply = 0
    s.players = players
    s.revealed = 0
    s.turn = options[0] if options[0] >= 0 else below(s, players)
    s.drawn = 0
    for card in range(CARDS):
        s.deck[card] = order[card]
        s.gone[card] = 0
    for seat in range(MAX_SEATS):
        s.trick[seat] = NOTHING
        s.points[seat] = 0
        for slot in range(HAND):
            s.hand[seat, slot] = next_card(s) if seat < players else NOTHING


def next_card(s: State) -> int:
    card = s.deck[s.drawn]
    s.deck[s.drawn] = NOTHING
    s.drawn += 1
    return int(card)


# ---- a turn ----------------------------------------------------------------------------------------------------------------------------------


def actor(s: State) -> int:
    return int(s.turn)


def owes(s: State, seat: int) -> bool:
    return s.turn != OVER and s.turn == seat


def legal(s: State, seat: int, moves: Moves) -> int:
    count = 0
    for slot in range(HAND):
        if owes(s, seat) and s.hand[seat, slot] != NOTHING:
            moves[count] = s.hand[seat, slot]
            count += 1
    return count


def play(s: State, seat: int, action: int) -> None:
    s.ply += 1
    s.revealed = 0
    for slot in range(HAND):
        if s.hand[seat, slot] == action:
            s.hand[seat, slot] = NOTHING
    s.trick[seat] = action
    s.gone[action] = 1
    s.turn = (seat + 1) % s.players
    if s.trick[s.turn] != NOTHING:  # all the way round
        end_trick(s)


def end_trick(s: State) -> None:
    """The highest card scores the value of the lowest, and begins."""
    taker, low = 0, int(s.trick[0])
    for seat in range(1, s.players):
        taker = seat if s.trick[seat] > s.trick[taker] else taker
        low = min(low, int(s.trick[seat]))
    s.points[taker] += low + 1
    for seat in range(s.players):
        s.trick[seat] = NOTHING
    draw_all(s)
    s.turn = taker if has_cards(s, taker) else OVER


def draw_all(s: State) -> None:
    if s.drawn + s.players > CARDS:
        return
    for seat in range(s.players):
        for slot in range(HAND):
            if s.hand[seat, slot] == NOTHING:
                s.hand[seat, slot] = next_card(s)
    s.revealed = 1  # everybody has seen a card that was hidden from them: this turn is not taken back without asking


def has_cards(s: State, seat: int) -> bool:
    found = False
    for slot in range(HAND):
        found = found or s.hand[seat, slot] != NOTHING
    return found


# ---- the end, and what bots need -----------------------------------------------------------------------------------------------------------------


def standing(s: State, points: Points, ranks: Points) -> None:
    for seat in range(s.players):
        points[seat] = s.points[seat]
        ranks[seat] = 0
        for other in range(s.players):
            ranks[seat] += int(s.points[other] > s.points[seat])


def redeal(s: State, seat: int) -> None:
    """Everything `seat` cannot see, dealt anew. The unseen cards are gathered by number, not by place: what comes out tells nothing of the truth."""
    first = int(s.drawn)
    for other in range(s.players):
        for slot in range(HAND):
            first -= int(other != seat and s.hand[other, slot] != NOTHING)
    place = first
    for card in range(CARDS):
        if s.gone[card] == 0 and not holds(s, seat, card):
            s.deck[place] = card
            place += 1
    shuffle_part(s, s.deck, first, CARDS)
    for other in range(s.players):
        for slot in range(HAND):
            if other != seat and s.hand[other, slot] != NOTHING:
                s.hand[other, slot] = s.deck[first]
                s.deck[first] = NOTHING
                first += 1


def holds(s: State, seat: int, card: int) -> bool:
    found = False
    for slot in range(HAND):
        found = found or (seat >= 0 and s.hand[seat, slot] == card)
    return found


# What a neural net may see: all that the seat knows, as numbers from 0 to 1, and what each of them means.
OBSERVATION: Final = (
    Part("hand", (CARDS,), "by card: 1 in my hand"),
    Part("gone", (CARDS,), "by card: 1 if everybody has seen it"),
    Part("trick", (MAX_SEATS, CARDS), "by seat from mine and card: 1 laid down in this trick"),
    Part("points", (MAX_SEATS,), "by seat from mine: points, of 200"),
    Part("turn", (MAX_SEATS,), "by seat from mine: 1 whose turn it is"),
    Part("players", (MAX_SEATS,), "1 for so many players, from 1"),
    Part("drawn", (1,), "cards dealt so far, of 20"),
    Part("ply", (1,), "decisions so far, of 20"),
)
FEATURES: Final = length(OBSERVATION)  # how many numbers `observe` writes


def observe(s: State, seat: int, out: Features) -> None:
    """Part after part: `put` and `put_one` write from `at` on and say where to go on. Seats are counted from the one that looks."""
    at = 0
    for card in range(CARDS):
        at = put(out, at, holds(s, seat, card))
    for card in range(CARDS):
        at = put(out, at, s.gone[card])
    for place in range(MAX_SEATS):
        at = put_one(out, at, CARDS, int(s.trick[seat_after(s, seat, place)]))
    for place in range(MAX_SEATS):
        at = put(out, at, int(s.points[seat_after(s, seat, place)]) / MOST_POINTS)
    at = put_one(out, at, MAX_SEATS, (int(s.turn) - seat) % s.players if s.turn != OVER else NOTHING)
    at = put_one(out, at, MAX_SEATS, int(s.players) - 1)
    at = put(out, at, s.drawn / CARDS)
    put(out, at, s.ply / CARDS)


def seat_after(s: State, seat: int, place: int) -> int:
    """The seat that many places after this one; beyond the last one come those where nobody sits."""
    return (seat + place) % int(s.players) if place < s.players else place
