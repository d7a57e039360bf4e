"""What a seat cannot know, dealt again; and what it knows, as numbers for a neural net.

`s.seen[viewer, card]` says which seats one of which must hold a hidden card, as far as the viewer has seen: a card that was shown, bought
or taken from the court is with one seat; after a theft among others it is with one of two; after a reshuffle what lay nowhere open is in some hand.
"""

from __future__ import annotations

from typing import Final

from ...core.protocol import NOBODY, NOTHING, Features
from ...core.rng import below, shuffle_part
from . import state as S
from .cards import any_card_of
from .state import State, as_int, bit
from .turn import how_many

SPECTATOR: Final = S.MOST_SEATS
PER_CARD: Final = 5 + 2 * S.MOST_SEATS
POSITIONS: Final = S.HEXAGONS + 2
STIRS: Final = 24
FEATURES: Final = S.CARDS * PER_CARD + S.MOST_SEATS * (POSITIONS + 3) + S.ENDED + 1 + 16


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


# ---- for a neural net ------------------------------------------------------------------------------------------------------------------------


def features(s: State, seat: int, out: Features) -> None:
    """By card: mine, discarded, in court, gone, shown now; by seat from mine: known to be there, lying there. Then the seats, the phase, the rest."""
    for feature in range(FEATURES):
        out[feature] = 0.0
    for card in range(S.CARDS):
        card_features(s, seat, card, out)
    base = S.CARDS * PER_CARD
    for other in range(s.players):
        seat_features(s, other, base + ((other - seat) % as_int(s.players)) * (POSITIONS + 3), out)
    base += S.MOST_SEATS * (POSITIONS + 3)
    out[base + as_int(s.phase)] = 1.0
    base += S.ENDED + 1
    if s.first_die > 0:
        out[base + as_int(s.first_die) - 1] = 1.0
        out[base + 6 + as_int(s.second_die) - 1] = 1.0
    out[base + 12] = s.pile_size / S.NUMERALS
    out[base + 13] = s.ending / 4.0
    out[base + 14] = min(1.0, max(0, as_int(s.pay_need) - as_int(s.pay_sum)) / 14.0)
    out[base + 15] = 1.0 if s.turn == seat else 0.0


def card_features(s: State, seat: int, card: int, out: Features) -> None:
    place = as_int(s.place[card])
    base = card * PER_CARD
    out[base] = 1.0 if place == S.IN_HAND + seat else 0.0
    out[base + 1] = 1.0 if place == S.DISCARDED else 0.0
    out[base + 2] = 1.0 if place == S.IN_COURT else 0.0
    out[base + 3] = 1.0 if place == S.GONE else 0.0
    out[base + 4] = 1.0 if as_int(s.shown) & bit(card) else 0.0
    known = as_int(s.seen[row_of(seat), card])
    for other in range(s.players):
        from_me = (other - seat) % as_int(s.players)
        if known & bit(other) and other != seat:
            out[base + 5 + from_me] = 1.0 / how_many(known)
        if place == S.BEFORE + other or place == S.OPEN + other:
            out[base + 5 + S.MOST_SEATS + from_me] = 1.0


def seat_features(s: State, seat: int, base: int, out: Features) -> None:
    at = as_int(s.at[seat])
    out[base + (at if at < S.HEXAGONS else S.HEXAGONS + (1 if at == S.OFF else 0))] = 1.0
    out[base + POSITIONS] = min(1.0, s.hand_size[seat] / S.HAND_LIMIT)
    out[base + POSITIONS + 1] = min(1.0, s.royals[seat] / S.CARROTS)
    out[base + POSITIONS + 2] = 1.0 if s.capital[seat] != NOTHING else 0.0
