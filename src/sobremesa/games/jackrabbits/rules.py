"""Jackrabbits: the contract. The numbers in comments are those of the rules page (i18n/en/jackrabbits_rules.ftl).

The rules are told section by section in the modules beside this one: `lottery` (5.1), `journey` (5.3, 6, 7), `payment`, `settling` (5.4, 8.2, 8.4),
`flight` (8.1), `palace` (8.3), `bargain` (9), `turn` (4, 5.2, 5.5) and `draft` (2). `state` holds the words they share, `actions` and `phases` the
two tables that hold them together: what can be done, and when.

`order` lists all 54 cards; the numerals in it are dealt from the start, three to seat 0, three to seat 1, …, and what is left of them is the pile,
drawn in order; late cards (9) are its first. Where royals and jokers stand in `order` does not matter: they begin in the court.
"""

from __future__ import annotations

from ...core.protocol import NOTHING, OVER, Features, Moves, Order, Points, Words
from ...core.rng import below, shuffle_part
from . import state as S
from .actions import decode
from .bargain import forget_bargain
from .cards import clear_cards, draw, give, laid_open
from .draft import begin_draft, clear_draft
from .knowledge import deal_again
from .observation import FEATURES as FEATURES
from .observation import OBSERVATION as OBSERVATION
from .observation import observe_all
from .payment import forget_payment
from .phases import legal_by_phase, play_by_phase
from .state import ACTIONS as ACTIONS
from .state import CARDS as CARDS
from .state import MOST_MOVES as MOST_MOVES
from .state import SEATS as SEATS
from .state import STATE as STATE
from .state import State, as_int, bit, suit_of
from .survey import read_network, survey
from .turn import begin_turn, how_many

# ---- 3: set-up -------------------------------------------------------------------------------------------------------------------------------


def shuffle(s: State, players: int, options: Words, order: Order) -> None:
    for card in range(S.CARDS):
        order[card] = card
    shuffle_part(s, order, 0, S.NUMERALS)


def deal(s: State, players: int, options: Words, order: Order) -> None:
    clear(s, players, options)
    if s.switches & S.DRAFT:
        clear_roads(s)
    else:
        read_network(s, options)
        survey(s)
    for card in range(S.CARDS):
        gone = suit_of(card) >= 0 and not as_int(s.in_play) & bit(suit_of(card))  # 9: tight suits
        s.place[card] = S.GONE if gone else (S.IN_PILE if card < S.NUMERALS else S.IN_COURT)
    deal_numerals(s, order)
    s.starter = options[S.STARTER] if options[S.STARTER] != S.RANDOM_SEAT else below(s, players)
    if options[S.FLAGS] & S.LATE_CARDS:
        deal_late_cards(s)
    begin_turn(s, as_int(s.starter))
    if s.switches & S.DRAFT:
        begin_draft(s)


def deal_numerals(s: State, order: Order) -> None:
    """Three cards each; the rest is the pile."""
    dealt = 0
    for index in range(S.CARDS):
        card = as_int(order[index])
        if card < S.NUMERALS and s.place[card] == S.IN_PILE and dealt < S.FIRST_HAND * s.players:
            seat = dealt // S.FIRST_HAND
            give(s, seat, card)
            s.seen[seat, card] = bit(seat)
            dealt += 1
    for index in range(S.CARDS - 1, -1, -1):  # the next card to draw goes on top, that is last
        card = as_int(order[index])
        if card < S.NUMERALS and s.place[card] == S.IN_PILE:
            s.pile[s.pile_size] = card
            s.pile_size += 1


def deal_late_cards(s: State) -> None:
    """9, late cards: one card more for the last to play, of four for the last two."""
    for late in range((s.players + 1) // 2, s.players):
        draw(s, (as_int(s.starter) + late) % s.players)
    s.revealed = 0


def clear(s: State, players: int, options: Words) -> None:
    s.players = players
    s.ply = 0
    s.revealed = 0
    s.won = NOTHING
    s.switches = options[S.FLAGS] & S.AFTER_THE_DEAL
    s.ending = options[S.ENDING]
    s.turn_limit = options[S.TURN_LIMIT]
    s.in_play = options[S.IN_PLAY]
    s.turns = 0
    s.then = S.THEN_START
    s.pile_size = 0
    clear_cards(s)
    clear_dealings(s)
    clear_draft(s)
    for seat in range(S.MOST_SEATS):
        s.at[seat] = S.CITADEL if seat < players else S.OFF
    for house in range(S.ROYALS):
        s.owner[house] = NOTHING


def clear_dealings(s: State) -> None:
    """No fight, no challenge, no payment, no bargain is going on."""
    s.rival = NOTHING
    s.challenger = NOTHING
    s.answer = 0
    s.force[0] = 0
    s.force[1] = 0
    forget_payment(s)
    forget_bargain(s)


def clear_roads(s: State) -> None:
    for node in range(S.NODES):
        for side in range(S.SIDES):
            s.link[node, side] = S.NO_ROAD
    survey(s)


# ---- decisions -------------------------------------------------------------------------------------------------------------------------------


def actor(s: State) -> int:
    return OVER if s.phase == S.ENDED else as_int(s.asked)


def owes(s: State, seat: int) -> bool:
    return s.phase != S.ENDED and s.asked == seat


def legal(s: State, seat: int, moves: Moves) -> int:
    return legal_by_phase(s, seat, moves) if owes(s, seat) else 0


def play(s: State, seat: int, action: int) -> None:
    s.ply += 1
    s.revealed = 0
    kind, argument = decode(action)
    play_by_phase(s, seat, kind, argument)
    if s.ply >= S.MOST_PLIES:
        s.phase = S.ENDED


# ---- 4, 9: who is ahead ----------------------------------------------------------------------------------------------------------------------


def standing(s: State, points: Points, ranks: Points) -> None:
    """Points are royals. The winner is ahead of all; the others, and everybody where the turn limit came first, by royals, then by cards."""
    for seat in range(s.players):
        points[seat] = merit(s, seat)
    for seat in range(s.players):
        ranks[seat] = 0
        for other in range(s.players):
            if points[other] > points[seat]:
                ranks[seat] += 1
    for seat in range(s.players):
        points[seat] = s.royals[seat]


def merit(s: State, seat: int) -> int:
    return (1000 if s.won == seat else 0) + 100 * as_int(s.royals[seat]) + cards_of(s, seat)


def cards_of(s: State, seat: int) -> int:
    """5.2: what breaks a tie: the hand, and hearts that lie open (9: provisional palaces)."""
    return as_int(s.hand_size[seat]) + how_many(laid_open(s, seat))


# ---- what a seat cannot know, what a neural net is shown -------------------------------------------------------------------------------------


def redeal(s: State, seat: int) -> None:
    deal_again(s, seat)


def observe(s: State, seat: int, out: Features) -> None:
    observe_all(s, seat, out)
