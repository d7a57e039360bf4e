"""Cards from place to place, what they are worth, and who has seen them (1, 5.5, 5.6, 9)."""

from __future__ import annotations

from ...core.protocol import NOTHING
from ...core.rng import below, shuffle_part
from . import state as S
from .state import State, as_int, bit, is_ace, is_royal, letter_of, rank_of, suit_of


def has_option(s: State, flag: int) -> bool:
    return (as_int(s.switches) & flag) != 0


def holds(s: State, seat: int, card: int) -> bool:
    return s.place[card] == S.IN_HAND + seat


def hand_limit(s: State) -> int:
    return S.OVERTAXED_LIMIT if s.switches & S.OVERTAXED_HANDS else S.HAND_LIMIT  # 5.2, 9


# ---- values ----------------------------------------------------------------------------------------------------------------------------------


def value_of(s: State, card: int) -> int:
    """What a card counts before the ace options, and what it is bought for (5.4, 8.4, 9: patriarchal values)."""
    patriarchal = (s.switches & S.PATRIARCHAL_VALUES) != 0
    if card >= S.JOKER:
        return 0  # 6.3
    if card >= S.ROYAL:
        return 13 - letter_of(card - S.ROYAL) if patriarchal else 10
    if is_ace(card) and patriarchal:
        return 14
    return rank_of(card)


def shown_value(s: State, card: int) -> int:
    """What a card counts when it is shown: as a passport, or among hearts (8.1, 8.3). An ambivalent ace counts 11 there (9): more never harms [R]."""
    return 11 if is_ace(card) and s.switches & S.AMBIVALENT_ACES else value_of(s, card)


def spending_value(s: State, seat: int, card: int, high: bool) -> int:
    """What a card counts when `seat` spends it now (9: ambivalent aces, capital aces)."""
    if is_ace(card) and (high or is_first_ace(s, seat)):
        return 11
    return value_of(s, card)


def is_first_ace(s: State, seat: int) -> bool:
    return (s.switches & S.CAPITAL_ACES) != 0 and s.capital[seat] == NOTHING


def purse(s: State, seat: int, suits: int) -> int:
    """The most that the hand is worth in these suits."""
    total = 0
    aces = 0
    for suit in range(S.SUITS):
        if suits & bit(suit):
            total += in_hand(s, seat, suit)
            aces += 1 if holds(s, seat, suit * S.RANKS) else 0
    if s.switches & S.AMBIVALENT_ACES:
        return total + 10 * aces
    return total + 10 if aces > 0 and is_first_ace(s, seat) else total


def in_hand(s: State, seat: int, suit: int) -> int:
    """What the hand is worth in one suit, before the ace options."""
    total = 0
    for rank in range(S.RANKS):
        total += value_of(s, suit * S.RANKS + rank) if holds(s, seat, suit * S.RANKS + rank) else 0
    for royal in range(S.ROYAL + suit, S.JOKER, S.SUITS):
        total += value_of(s, royal) if holds(s, seat, royal) else 0
    return total


def standing_capital(s: State, seat: int, suits: int) -> int:
    """9, additional capital: the ace before a seat adds 1 wherever one of these suits is needed: in a payment, a fight, or among hearts shown [R]."""
    if not s.switches & S.ADDITIONAL_CAPITAL or s.capital[seat] == NOTHING:
        return 0
    return 1 if suits & bit(suit_of(as_int(s.capital[seat]))) else 0


def can_pay(s: State, seat: int, need: int, suits: int) -> bool:
    """A payment needs a card, even where the capital alone would be enough [R]."""
    most = purse(s, seat, suits)
    return most > 0 and most + standing_capital(s, seat, suits) >= need


def hearts_in_hand(s: State, seat: int) -> int:
    """8.3: what a seat could show in hearts; a capital ace helps those in hand (9)."""
    total = 0
    for rank in range(10):
        if holds(s, seat, S.HEARTS * 10 + rank):
            total += shown_value(s, S.HEARTS * 10 + rank)
    for letter in range(3):
        card = S.ROYAL + letter * S.SUITS + S.HEARTS
        if holds(s, seat, card):
            total += value_of(s, card)
    return total + standing_capital(s, seat, 1 << S.HEARTS) if total > 0 else 0


# ---- who has seen what -----------------------------------------------------------------------------------------------------------------------


def all_see(s: State, card: int, seat: int) -> None:
    """Everybody knows that `seat` holds the card."""
    for viewer in range(S.VIEWERS):
        s.seen[viewer, card] = bit(seat)


def nobody_sees(s: State, card: int) -> None:
    for viewer in range(S.VIEWERS):
        s.seen[viewer, card] = 0


def two_see(s: State, card: int, giver: int, taker: int) -> None:
    """A card went from hand to hand. The others know only that any card they thought with the giver may now be with the taker."""
    for viewer in range(S.VIEWERS):
        if viewer != giver and viewer != taker:
            for other in range(S.CARDS):
                if s.seen[viewer, other] & bit(giver) and not is_royal(other):
                    s.seen[viewer, other] = as_int(s.seen[viewer, other]) | bit(taker)
    s.seen[giver, card] = bit(taker)
    s.seen[taker, card] = bit(taker)


def see_reshuffle(s: State) -> None:
    """The pile was empty: whatever is in no open place now is in somebody's hand."""
    for viewer in range(S.VIEWERS):
        others = bit(as_int(s.players)) - 1
        if viewer < s.players:
            others -= bit(viewer)
        for card in range(S.NUMERALS):
            if S.IN_HAND <= s.place[card] < S.BEFORE and s.seen[viewer, card] == 0:
                s.seen[viewer, card] = others


# ---- moving cards ----------------------------------------------------------------------------------------------------------------------------


def give(s: State, seat: int, card: int) -> None:
    s.place[card] = S.IN_HAND + seat
    s.hand_size[seat] += 1


def take_royal(s: State, seat: int, card: int) -> None:
    """5.4: into the hand, a carrot on its house."""
    give(s, seat, card)
    s.owner[card - S.ROYAL] = seat
    s.royals[seat] += 1
    all_see(s, card, seat)


def put_away(s: State, seat: int, card: int) -> None:
    """Out of a seat's hand or from before it: numerals to the discards, royals and jokers to the court (5.2, 5.6)."""
    if s.place[card] == S.IN_HAND + seat:
        s.hand_size[seat] -= 1
    nobody_sees(s, card)
    s.place[card] = S.DISCARDED if card < S.NUMERALS else S.IN_COURT
    if is_royal(card):
        s.royals[seat] -= 1
        s.owner[card - S.ROYAL] = NOTHING


def spend(s: State, seat: int, card: int, high: bool) -> int:
    """What the spent card counts. A first ace stays before its owner (9: capital aces)."""
    value = spending_value(s, seat, card, high)
    first = is_ace(card) and is_first_ace(s, seat)
    put_away(s, seat, card)
    if first:
        s.place[card] = S.BEFORE + seat
        s.capital[seat] = card
    return value


def draw(s: State, seat: int) -> None:
    """5.5: the top card; an empty pile is made of the discards; both empty: no card [R]."""
    if s.pile_size == 0:
        reshuffle(s)
    if s.pile_size == 0:
        return
    s.pile_size -= 1
    card = as_int(s.pile[s.pile_size])
    s.pile[s.pile_size] = NOTHING
    give(s, seat, card)
    s.seen[seat, card] = bit(seat)
    s.revealed = 1


def reshuffle(s: State) -> None:
    see_reshuffle(s)
    count = 0
    for card in range(S.NUMERALS):
        if s.place[card] == S.DISCARDED:
            s.place[card] = S.IN_PILE
            s.pile[count] = card
            count += 1
    shuffle_part(s, s.pile, 0, count)
    s.pile_size = count


def any_card_of(s: State, seat: int) -> int:
    """A random card of a hand that is not empty."""
    which = below(s, as_int(s.hand_size[seat]))
    for card in range(S.CARDS):
        if holds(s, seat, card):
            if which == 0:
                return card
            which -= 1
    return NOTHING


def hand_over(s: State, giver: int, taker: int, card: int) -> None:
    """From hand to hand; a royal takes its carrot along for all to see (8.2)."""
    s.hand_size[giver] -= 1
    give(s, taker, card)
    if is_royal(card):
        s.owner[card - S.ROYAL] = taker
        s.royals[giver] -= 1
        s.royals[taker] += 1
        all_see(s, card, taker)
    else:
        two_see(s, card, giver, taker)
    s.revealed = 1


def pick_up(s: State, seat: int) -> None:
    """Hearts that lay open come back to the hand; everybody has seen them (9: provisional palaces)."""
    if not s.switches & S.PROVISIONAL_PALACES:
        return
    for card in range(S.CARDS):
        if s.place[card] == S.OPEN + seat:
            give(s, seat, card)
            all_see(s, card, seat)


def lay_open(s: State, seat: int, card: int) -> None:
    s.hand_size[seat] -= 1
    s.place[card] = S.OPEN + seat
    nobody_sees(s, card)


def laid_open(s: State, seat: int) -> int:
    """The cards a seat has laid open, as a set."""
    cards = 0
    if not s.switches & S.PROVISIONAL_PALACES:
        return cards
    for card in range(S.CARDS):
        if s.place[card] == S.OPEN + seat:
            cards |= bit(card)
    return cards


def seats_left_of(s: State, seat: int) -> int:
    return 0 if seat + 1 >= s.players else seat + 1


def clear_cards(s: State) -> None:
    for card in range(S.CARDS):
        nobody_sees(s, card)
    for index in range(S.NUMERALS):
        s.pile[index] = NOTHING
    for seat in range(S.MOST_SEATS):
        s.hand_size[seat] = 0
        s.royals[seat] = 0
        s.capital[seat] = NOTHING
