"""Entering palaces: the others are asked by turns whether they challenge the visitor (8.3, 9: advanced citadel, provisional palaces)."""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from . import state as S
from .cards import (
    all_see,
    hearts_in_hand,
    holds,
    laid_open,
    lay_open,
    put_away,
    seats_left_of,
    shown_value,
    standing_capital,
)
from .state import State, as_int, bit, letter_of, offer, suit_of
from .turn import end_if_won, end_turn, must_discard_first, send_off, settle


def is_palace(s: State, hexagon: int) -> bool:
    if not s.switches & S.COMPLETE:
        return False
    if hexagon == S.CITADEL:
        return (s.switches & S.ADVANCED_CITADEL) != 0
    return letter_of(hexagon - 1) == S.QUEEN


def is_guarded(s: State, visitor: int, hexagon: int) -> bool:
    """May a visitor be challenged there? In palaces, and by open hearts on any house (9: provisional palaces)."""
    return is_palace(s, hexagon) or open_house(s, visitor, hexagon) != NOTHING


def key_of(hexagon: int) -> int:
    """The card that opens this palace besides hearts, or NOTHING: the royal of the house, in a palace its queen. Of a provisional palace too [R]:
    the verse asks for "its card of nobility", and open hearts make a palace of the house as it is. The citadel has none (9)."""
    return NOTHING if hexagon == S.CITADEL else S.ROYAL + hexagon - 1


def can_answer(s: State, seat: int, hexagon: int) -> bool:
    """Could the seat show what opens this palace?"""
    key = key_of(hexagon)
    return hearts_in_hand(s, seat) >= S.HEARTS_SHOWN or (key != NOTHING and holds(s, seat, key))


# ---- entering --------------------------------------------------------------------------------------------------------------------------------


def enter(s: State, hexagon: int) -> None:
    """The journey ends on a hexagon. Open hearts challenge by themselves (9); else the others are asked in turn order [R]."""
    seat = as_int(s.turn)
    s.at[seat] = hexagon
    s.on_road = NOTHING
    s.barred = NOTHING
    s.shown = 0
    s.answer = 0
    host = open_house(s, seat, hexagon)
    if host != NOTHING:
        s.challenger = host
        s.shown = laid_open(s, host)
        s.phase = S.DEFENCE
        s.asked = seat
    elif is_palace(s, hexagon):
        ask_next(s, seat)
    else:
        be_in(s)


def open_house(s: State, visitor: int, hexagon: int) -> int:
    """Who has laid hearts open on this house: the first in turn order, or NOTHING."""
    if not s.switches & S.PROVISIONAL_PALACES:
        return NOTHING
    seat = seats_left_of(s, visitor)
    while seat != visitor:
        if s.at[seat] == hexagon and laid_open(s, seat):
            return seat
        seat = seats_left_of(s, seat)
    return NOTHING


def ask_next(s: State, asked: int) -> None:
    """Ask the next seat on the board after `asked` whether it challenges; when all have been asked, the visitor is in."""
    seat = seats_left_of(s, asked)
    while seat != s.turn and s.at[seat] == S.OFF:
        seat = seats_left_of(s, seat)
    s.shown = 0
    if seat == s.turn:
        be_in(s)
    else:
        s.phase = S.CHALLENGE
        s.asked = seat


def be_in(s: State) -> None:
    settle(s)
    end_if_won(s)


# ---- showing ---------------------------------------------------------------------------------------------------------------------------------


def legal_shows(s: State, seat: int, cards: int, decline: int, moves: Moves) -> int:
    """8.3: the royal of the house, in a palace its queen, or hearts until they are worth six. `cards` have been shown already: before the first
    of them one may decline."""
    count = 0 if cards else offer(moves, 0, decline)
    key = key_of(as_int(s.at[s.turn]))
    enough = hearts_in_hand(s, seat) >= S.HEARTS_SHOWN
    for card in range(S.JOKER):
        if holds(s, seat, card) and not cards & bit(card):
            if (enough and suit_of(card) == S.HEARTS) or (card == key and cards == 0):
                count = offer(moves, count, S.SHOW + card)
    return count


def is_enough(s: State, seat: int, cards: int) -> bool:
    """Do the cards this seat shows open the palace the visitor stands before?"""
    key = key_of(as_int(s.at[s.turn]))
    if key != NOTHING and cards & bit(key):
        return True
    return hearts_among(s, seat, cards) >= S.HEARTS_SHOWN


def hearts_needed(s: State, seat: int, cards: int) -> int:
    """What hearts shown or laid besides these must be worth yet."""
    return S.HEARTS_SHOWN - hearts_among(s, seat, cards)


def hearts_among(s: State, seat: int, cards: int) -> int:
    """What these count for the seat, with the capital ace before it (9)."""
    total = standing_capital(s, seat, 1 << S.HEARTS)
    for card in range(S.JOKER):
        if cards & bit(card) and suit_of(card) == S.HEARTS:
            total += shown_value(s, card)
    return total


def legal_challenge(s: State, seat: int, moves: Moves) -> int:
    return legal_shows(s, seat, as_int(s.shown), S.PASS, moves)


def legal_defence(s: State, seat: int, moves: Moves) -> int:
    return legal_shows(s, seat, as_int(s.answer), S.YIELD, moves)


def challenge(s: State, seat: int, kind: int, card: int) -> None:
    if kind == S.PASS:
        ask_next(s, seat)
    else:
        show_as_challenger(s, seat, card)


def defend(s: State, seat: int, kind: int, card: int) -> None:
    if kind == S.YIELD:
        give_way(s)
    else:
        show_as_visitor(s, seat, card)


def show_as_challenger(s: State, seat: int, card: int) -> None:
    all_see(s, card, seat)
    s.revealed = 1
    s.shown = as_int(s.shown) | bit(card)
    if is_enough(s, seat, as_int(s.shown)):
        s.challenger = seat
        s.answer = 0
        s.phase = S.DEFENCE
        s.asked = s.turn


def show_as_visitor(s: State, seat: int, card: int) -> None:
    """Who shows as much is in; the challenger loses the cards shown and is sent off."""
    all_see(s, card, seat)
    s.revealed = 1
    s.answer = as_int(s.answer) | bit(card)
    if is_enough(s, seat, as_int(s.answer)):
        loser = as_int(s.challenger)
        for lost in range(S.CARDS):
            if as_int(s.shown) & bit(lost):
                put_away(s, loser, lost)
        send_off(s, loser)
        forget_challenge(s)
        if not must_discard_first(s, S.THEN_ENTER):  # 5.2: hearts that lay open elsewhere are back in the loser's hand
            be_in(s)


def give_way(s: State) -> None:
    """The visitor cannot or will not show as much: off the board."""
    send_off(s, as_int(s.turn))
    forget_challenge(s)
    end_turn(s)


def forget_challenge(s: State) -> None:
    s.challenger = NOTHING
    s.shown = 0
    s.answer = 0


# ---- 9: provisional palaces ------------------------------------------------------------------------------------------------------------------


def legal_laying(s: State, seat: int, moves: Moves) -> int:
    count = 0
    if s.shown == 0:
        moves[0] = S.PASS
        count = 1
    if s.shown == 0 and hearts_in_hand(s, seat) < S.HEARTS_SHOWN:
        return count
    for card in range(S.JOKER):
        if holds(s, seat, card) and suit_of(card) == S.HEARTS:
            count = offer(moves, count, S.LAY + card)
    return count


def lay(s: State, seat: int, kind: int, card: int) -> None:
    if kind == S.PASS:
        end_turn(s)
        return
    lay_open(s, seat, card)
    s.revealed = 1
    s.shown = as_int(s.shown) | bit(card)
    if hearts_among(s, seat, as_int(s.shown)) >= S.HEARTS_SHOWN:
        end_turn(s)
