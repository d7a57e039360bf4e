"""What a seat cannot know, dealt again.

`s.seen[viewer, card]` says which seats one of which must hold a hidden card, as far as the viewer has seen: a card that was shown, bought
or taken from the court is with one seat; after a theft among others it is with one of two; after a reshuffle what lay nowhere open is in some hand.
"""

from __future__ import annotations

from typing import Final

from ...core.protocol import NOBODY, NOTHING
from ...core.rng import below, shuffle_part
from . import state as S
from .cards import any_card_of
from .state import State, as_int, bit
from .turn import how_many

SPECTATOR: Final = S.MOST_SEATS
STIRS: Final = 24


def row_of(seat: int) -> int:
    return SPECTATOR if seat == NOBODY else seat


def is_hidden_from(place: int, seat: int) -> bool:
    """The pile, and the hands of others."""
    return place == S.IN_PILE or (S.IN_HAND <= place < S.BEFORE and place != S.IN_HAND + seat)


def deal_again(s: State, seat: int) -> None:
    """By card, not by place, so that the outcome cannot depend on where they were."""
    for card in range(S.CARDS):
        if is_hidden_from(as_int(s.place[card]), seat):
            s.place[card] = S.NOWHERE
    for seats in range(1, S.MOST_SEATS + 1):  # what is known best first: it leaves room for the rest
        for card in range(S.CARDS - 1, -1, -1):  # jokers before numerals
            if s.place[card] == S.NOWHERE and how_many(as_int(s.seen[row_of(seat), card])) == seats:
                place_known(s, card, as_int(s.seen[row_of(seat), card]))
    deal_rest(s)
    stir(s, seat)
    assume_common_knowledge(s, seat)
    seal_again(s, seat)


def room_in_hand(s: State, seat: int) -> int:
    room = as_int(s.hand_size[seat])
    for card in range(S.CARDS):
        if s.place[card] == S.IN_HAND + seat:
            room -= 1
    return room


def room_in_hands(s: State, seats: int) -> int:
    total = 0
    for seat in range(s.players):
        if seats & bit(seat):
            total += room_in_hand(s, seat)
    return total


def place_known(s: State, card: int, seats: int) -> None:
    """Into one of these hands, the likelier the more room there is. Where none has room a joker goes to any hand, a numeral to the rest."""
    if room_in_hands(s, seats) == 0:
        if card < S.JOKER:
            return
        seats = bit(as_int(s.players)) - 1
    which = below(s, room_in_hands(s, seats))
    for seat in range(s.players):
        if seats & bit(seat):
            which -= room_in_hand(s, seat)
            if which < 0:
                s.place[card] = S.IN_HAND + seat
                return


def deal_rest(s: State) -> None:
    """Shuffle what nothing is known about; fill the hands, the rest is the pile."""
    count = 0
    for card in range(S.NUMERALS):
        if s.place[card] == S.NOWHERE:
            s.pile[count] = card
            count += 1
    shuffle_part(s, s.pile, 0, count)
    for seat in range(s.players):
        for _ in range(room_in_hand(s, seat)):
            count -= 1
            s.place[s.pile[count]] = S.IN_HAND + seat
            s.pile[count] = NOTHING
    for index in range(count):
        s.place[s.pile[index]] = S.IN_PILE


def stir(s: State, seat: int) -> None:
    """Make every arrangement that fits equally likely, where a card may be with one of several seats: filling hands card by card does not.
    Such a card changes places with any other, again and again, whenever both still fit, or at least not worse."""
    for _ in range(STIRS):
        for card in range(S.CARDS):
            if how_many(as_int(s.seen[row_of(seat), card])) > 1 and is_hidden_from(as_int(s.place[card]), seat):
                other = below(s, S.CARDS)
                if is_hidden_from(as_int(s.place[other]), seat):
                    change_places(s, seat, card, other)


def change_places(s: State, seat: int, card: int, other: int) -> None:
    here, there = as_int(s.place[card]), as_int(s.place[other])
    fit = fits(s, seat, card, here) + fits(s, seat, other, there)
    if here != there and fits(s, seat, card, there) + fits(s, seat, other, here) >= fit:
        s.place[card], s.place[other] = there, here
        for index in range(s.pile_size):
            if s.pile[index] == card:
                s.pile[index] = other
            elif s.pile[index] == other:
                s.pile[index] = card


def fits(s: State, seat: int, card: int, place: int) -> int:
    """May the card be in this hand or the pile, for all the seat knows? 1 or 0."""
    known = as_int(s.seen[row_of(seat), card])
    if place == S.IN_PILE:
        return 1 if known == 0 and card < S.JOKER else 0
    return 1 if known == 0 or known & bit(place - S.IN_HAND) else 0


def assume_common_knowledge(s: State, seat: int) -> None:
    """What others have seen in private is theirs: they are taken to know what everybody knows, and their own cards."""
    for other in range(S.MOST_SEATS):
        if other != seat:
            for card in range(S.CARDS):
                s.seen[other, card] = s.seen[SPECTATOR, card]
            assume_own_cards(s, other)


def assume_own_cards(s: State, seat: int) -> None:
    for card in range(S.CARDS):
        if s.place[card] == S.IN_HAND + seat:
            s.seen[seat, card] = bit(seat)
        elif s.seen[seat, card] & bit(seat):
            s.seen[seat, card] = 0


def seal_again(s: State, seat: int) -> None:
    """A sealed card of somebody else may be any of their hand."""
    for side in range(2):
        sealer = as_int(s.turn) if side == 0 else as_int(s.rival)
        if s.sealed[side] != NOTHING and sealer != seat:
            s.sealed[side] = any_card_of(s, sealer)
