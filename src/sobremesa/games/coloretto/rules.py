"""Coloretto. The numbers in comments are those of the rules page (i18n/en/coloretto_rules.ftl).

A card is its kind: one of seven colours, "+2", joker, golden joker, or "last round"; equal cards are not told apart. `order` lists what is on the
table as people would: first the start cards, seat by seat, then the deck from the top with "last round" in its place, then the cards that
left the game.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from ...core import protocol
from ...core.observation import Part, length, put, put_one
from ...core.protocol import (
    MAX_SEATS,
    NOTHING,
    OVER,
    Features,
    Int8,
    Int8s,
    Moves,
    Order,
    Points,
    Words,
    state_dtype,
)
from ...core.rng import below, shuffle_part

# ---- 1: the cards ----------------------------------------------------------------------------------------------------------------------------

COLOURS: Final = 7
OF_A_COLOUR: Final = 9
PLUS_TWO: Final = 7
JOKER: Final = 8
GOLDEN: Final = 9
LAST_ROUND: Final = 10
KINDS: Final = 11
PLUS_TWOS: Final = 10
JOKERS: Final = 3
CARDS: Final = COLOURS * OF_A_COLOUR + PLUS_TWOS + JOKERS + 1
SEATS: Final = (2, 5)  # two only with the two-player switch (11)

ROWS: Final = 5
ROW: Final = 3  # cards a row holds
UNDER_LAST: Final = 15

# ---- actions ---------------------------------------------------------------------------------------------------------------------------------

DRAW: Final = 0
PLACE: Final = 1  # + row
TAKE: Final = PLACE + ROWS  # + row
NAME: Final = TAKE + ROWS  # + colour: what a joker is
ACTIONS: Final = NAME + COLOURS
MOST_MOVES: Final = COLOURS

# ---- options ---------------------------------------------------------------------------------------------------------------------------------

STARTER: Final = 0  # seat, or RANDOM
WITHOUT: Final = 1  # the colour that leaves with fewer than four players, or RANDOM
OTHER_TABLE: Final = 2  # 11
GOLDEN_JOKER: Final = 3  # 11
AIDS: Final = 4  # not a rule: whether the table shows odds and what rows would do
RANDOM: Final = -1

# 7: points for 0 … 6 cards of a colour, more count as six; 11: the other table
TABLE: Final = (0, 1, 3, 6, 10, 15, 21)
THE_OTHER_TABLE: Final = (0, 1, 4, 8, 7, 6, 5)
PLUS_COLOURS: Final = 3

# phases
PLAYING: Final = 0
NAMING: Final = 1  # the jokers are given their colours (6)
ENDED: Final = 2


class State(protocol.State, Protocol):
    """One game of Coloretto."""

    phase: Int8
    turn: Int8
    starter: Int8
    rounds: Int8
    is_last: Int8  # "last round" has been drawn
    drawn: Int8  # the card to be placed, or NOTHING
    other_table: Int8
    golden_joker: Int8
    aids: Int8
    deck_size: Int8
    deck: Annotated[Int8s, CARDS]  # the top card is the last
    gone: Annotated[Int8s, COLOURS]  # colours that left the game
    row: Annotated[Int8s, ROWS, ROW]
    row_size: Annotated[Int8s, ROWS]
    taker: Annotated[Int8s, ROWS]  # who took the row this round, or NOTHING
    out: Annotated[Int8s, MAX_SEATS]  # has taken a row this round
    held: Annotated[Int8s, MAX_SEATS, KINDS]
    named: Annotated[Int8s, MAX_SEATS, COLOURS]  # jokers by the colour their owner gave them
    unnamed: Annotated[Int8s, MAX_SEATS]  # jokers without a colour
    aside: Annotated[Int8s, KINDS]  # cards of rows that nobody took, in the two-player game


STATE: Final = state_dtype(State)


# ---- 2: set-up -------------------------------------------------------------------------------------------------------------------------------


def colours_leaving(players: int) -> int:
    """One with three players (2), two with two (11)."""
    return max(0, 4 - players)


def start_cards(players: int) -> int:
    """Cards each seat starts with: one (2), or two in the two-player game (11)."""
    return 2 if players == 2 else 1


def under_last(golden: int) -> int:
    """Cards below "last round": 15 (2), one more with the golden joker (11)."""
    return UNDER_LAST + (1 if golden else 0)


def shuffle(s: State, players: int, options: Words, order: Order) -> None:
    for colour in range(COLOURS):
        order[colour] = colour
    shuffle_part(s, order, 0, COLOURS)
    if options[WITHOUT] != RANDOM:
        put_last(order, int(options[WITHOUT]))
    leaving = colours_leaving(players)
    first_gone = int(order[COLOURS - 1]) if leaving > 0 else NOTHING
    second_gone = int(order[COLOURS - 2]) if leaving > 1 else NOTHING
    starts = players * start_cards(players)  # all of different colours
    count = fill_deck(order, starts, first_gone, second_gone, int(options[GOLDEN_JOKER]))
    shuffle_part(s, order, starts, count)
    bottom = count - under_last(int(options[GOLDEN_JOKER]))
    for index in range(count, bottom, -1):
        order[index] = order[index - 1]
    order[bottom] = LAST_ROUND
    for index in range(count + 1, CARDS):
        order[index] = first_gone if index < count + 1 + OF_A_COLOUR else second_gone


def put_last(order: Order, colour: int) -> None:
    for index in range(COLOURS - 1):
        if order[index] == colour:
            order[index], order[COLOURS - 1] = order[COLOURS - 1], order[index]


def fill_deck(order: Order, starts: int, first_gone: int, second_gone: int, golden: int) -> int:
    """Write all cards of the deck but "last round" behind the start cards; how far it got."""
    count = starts
    for kind in range(LAST_ROUND):
        if kind in (first_gone, second_gone):
            continue
        copies = copies_in_game(kind, golden)
        for start in range(starts):
            if order[start] == kind:
                copies -= 1
        for _ in range(copies):
            order[count] = kind
            count += 1
    return count


def copies_in_game(kind: int, golden: int) -> int:
    if kind < COLOURS:
        return OF_A_COLOUR
    if kind == PLUS_TWO:
        return PLUS_TWOS
    if kind == JOKER:
        return JOKERS - (1 if golden else 0)
    if kind == GOLDEN:
        return 1 if golden else 0
    return 1


def deal(s: State, players: int, options: Words, order: Order) -> None:
    clear(s, players)
    s.starter = options[STARTER] if options[STARTER] != RANDOM else below(s, players)
    s.turn = s.starter
    s.other_table = options[OTHER_TABLE]
    s.golden_joker = options[GOLDEN_JOKER]
    s.aids = options[AIDS]
    each = start_cards(players)
    for index in range(players * each):
        s.held[index // each, order[index]] += 1
    end = CARDS - OF_A_COLOUR * colours_leaving(players)
    for index in range(end, CARDS):
        s.gone[order[index]] = 1
    for index in range(end - 1, players * each - 1, -1):  # the next card to draw goes on top, that is last
        s.deck[s.deck_size] = order[index]
        s.deck_size += 1


def clear(s: State, players: int) -> None:
    s.players = players
    s.ply = 0
    s.revealed = 0
    s.phase = PLAYING
    s.rounds = 0
    s.is_last = 0
    s.drawn = NOTHING
    s.deck_size = 0
    for index in range(CARDS):
        s.deck[index] = NOTHING
    for colour in range(COLOURS):
        s.gone[colour] = 0
    for kind in range(KINDS):
        s.aside[kind] = 0
    for seat in range(MAX_SEATS):
        s.out[seat] = 0
        s.unnamed[seat] = 0
        for kind in range(KINDS):
            s.held[seat, kind] = 0
        for colour in range(COLOURS):
            s.named[seat, colour] = 0
    for row in range(ROWS):
        empty(s, row)


def empty(s: State, row: int) -> None:
    s.row_size[row] = 0
    s.taker[row] = NOTHING
    for slot in range(ROW):
        s.row[row, slot] = NOTHING


# ---- 3: the turn -----------------------------------------------------------------------------------------------------------------------------


def rows(s: State) -> int:
    """A row a player (1); three in the two-player game (11)."""
    return 3 if s.players == 2 else int(s.players)


def room_in(s: State, row: int) -> int:
    """How many cards the row holds: three (3a); one, two and three in the two-player game (11)."""
    return row + 1 if s.players == 2 else ROW


def can_be_filled(s: State, row: int) -> bool:
    return s.taker[row] == NOTHING and s.row_size[row] < room_in(s, row)


def can_be_taken(s: State, row: int) -> bool:
    return s.taker[row] == NOTHING and s.row_size[row] > 0


def may_draw(s: State) -> bool:
    """Not once all open rows are full (3a).

    The deck cannot run dry: a card is drawn only while an open row has room, rows hold at most 15 together, and when "last round" comes
    off there are 15 below it (5); the golden joker's extra card is the sixteenth (11)."""
    for row in range(rows(s)):
        if can_be_filled(s, row):
            return True
    return False


def actor(s: State) -> int:
    if s.phase == ENDED:
        return OVER
    seat = int(s.turn)
    if s.phase == NAMING:
        while s.unnamed[seat] == 0:
            seat = next_seat(s, seat)
    return seat


def owes(s: State, seat: int) -> bool:
    if s.phase == NAMING:
        return s.unnamed[seat] > 0  # owners name their jokers at the same time
    return s.phase == PLAYING and s.turn == seat


def legal(s: State, seat: int, moves: Moves) -> int:
    if not owes(s, seat):
        return 0
    if s.phase == NAMING:
        return legal_names(s, moves)
    if s.drawn != NOTHING:
        return legal_places(s, moves)
    count = 0
    if may_draw(s):
        moves[count] = DRAW
        count += 1
    for row in range(rows(s)):
        if can_be_taken(s, row):
            moves[count] = TAKE + row
            count += 1
    return count


def legal_places(s: State, moves: Moves) -> int:
    count = 0
    for row in range(rows(s)):
        if can_be_filled(s, row):
            moves[count] = PLACE + row
            count += 1
    return count


def legal_names(s: State, moves: Moves) -> int:
    count = 0
    for colour in range(COLOURS):
        if not s.gone[colour]:
            moves[count] = NAME + colour
            count += 1
    return count


def play(s: State, seat: int, action: int) -> None:
    s.ply += 1
    s.revealed = 0
    if action == DRAW:
        s.drawn = top_card(s)
    elif action < TAKE:
        place(s, seat, action - PLACE)
    elif action < NAME:
        take(s, seat, action - TAKE)
    else:
        name_joker(s, seat, action - NAME)


def top_card(s: State) -> int:
    """Draw; "last round" is laid aside for all to see and another card drawn (5)."""
    s.revealed = 1
    card = off_the_deck(s)
    if card == LAST_ROUND:
        s.is_last = 1
        card = off_the_deck(s)
    return card


def off_the_deck(s: State) -> int:
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = NOTHING
    return card


def place(s: State, seat: int, row: int) -> None:
    s.row[row, s.row_size[row]] = s.drawn
    s.row_size[row] += 1
    s.drawn = NOTHING
    pass_turn(s, seat)


def take(s: State, seat: int, row: int) -> None:
    """3b: the row with all its cards; out until the next round."""
    for slot in range(s.row_size[row]):
        card = s.row[row, slot]
        s.held[seat, card] += 1
        if card == GOLDEN:
            s.held[seat, top_card(s)] += 1  # 11
    for slot in range(ROW):
        s.row[row, slot] = NOTHING
    s.row_size[row] = 0
    s.taker[row] = seat
    s.out[seat] = 1
    if all_out(s):
        end_round(s, seat)
    else:
        pass_turn(s, seat)


def next_seat(s: State, seat: int) -> int:
    return 0 if seat + 1 == s.players else seat + 1


def pass_turn(s: State, seat: int) -> None:
    seat = next_seat(s, seat)
    while s.out[seat]:
        seat = next_seat(s, seat)
    s.turn = seat


# ---- 4, 5: rounds ----------------------------------------------------------------------------------------------------------------------------


def all_out(s: State) -> bool:
    for seat in range(s.players):
        if not s.out[seat]:
            return False
    return True


def end_round(s: State, last_taker: int) -> None:
    """The rows go back; who took last starts the next round (4). The row nobody took is discarded in the two-player game (11)."""
    for row in range(rows(s)):
        for slot in range(s.row_size[row]):
            s.aside[s.row[row, slot]] += 1
        empty(s, row)
    for seat in range(s.players):
        s.out[seat] = 0
    s.turn = last_taker
    if s.is_last:
        finish(s)
    else:
        s.rounds += 1


def finish(s: State) -> None:
    s.phase = ENDED
    for seat in range(s.players):
        s.unnamed[seat] = s.held[seat, JOKER] + s.held[seat, GOLDEN]
        if s.unnamed[seat] > 0:
            s.phase = NAMING


# ---- 6: jokers -------------------------------------------------------------------------------------------------------------------------------


def name_joker(s: State, seat: int, colour: int) -> None:
    s.named[seat, colour] += 1
    s.unnamed[seat] -= 1
    for other in range(s.players):
        if s.unnamed[other] > 0:
            return
    s.phase = ENDED


def free_jokers(s: State, seat: int) -> int:
    """Jokers whose colour is still open."""
    if s.phase == PLAYING:
        return int(s.held[seat, JOKER] + s.held[seat, GOLDEN])
    return int(s.unnamed[seat])


# ---- 7: the score ----------------------------------------------------------------------------------------------------------------------------


def worth(s: State, cards: int) -> int:
    """Points of a colour with so many cards, before plus and minus."""
    counted = min(cards, 6)
    return THE_OTHER_TABLE[counted] if s.other_table else TABLE[counted]


def cards_of(s: State, seat: int, colour: int) -> int:
    return int(s.held[seat, colour] + s.named[seat, colour])


def points_with(s: State, seat: int, a: int, b: int, c: int) -> int:
    """Points with open jokers as colours a, b and c (COLOURS: none). The three colours worth most count plus, all others minus (7)."""
    total = 0
    first = 0
    second = 0
    third = 0
    for colour in range(COLOURS):
        cards = (
            cards_of(s, seat, colour)
            + (1 if a == colour else 0)
            + (1 if b == colour else 0)
            + (1 if c == colour else 0)
        )
        value = worth(s, cards)
        total += value
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    return 2 * (first + second + third) - total + points_of_twos(s, seat)


def points_of_twos(s: State, seat: int) -> int:
    return 2 * int(s.held[seat, PLUS_TWO])


def points_of(s: State, seat: int) -> int:
    """Points now, open jokers used best (6)."""
    free = free_jokers(s, seat)
    if free == 0:
        return points_with(s, seat, COLOURS, COLOURS, COLOURS)
    if s.other_table:
        return best_of_all(s, seat, free)
    a = largest_below_six(s, seat, COLOURS, COLOURS)
    b = largest_below_six(s, seat, a, COLOURS) if free > 1 else COLOURS
    c = largest_below_six(s, seat, a, b) if free > 2 else COLOURS
    return points_with(s, seat, a, b, c)


def largest_below_six(s: State, seat: int, a: int, b: int) -> int:
    """Where the next joker is best with the rulebook's table (6); with three full colours on one of those, for a fourth would cost a point."""
    best = COLOURS
    most = -1
    full = 0
    full_one = COLOURS
    for colour in range(COLOURS):
        cards = cards_of(s, seat, colour) + (1 if a == colour else 0) + (1 if b == colour else 0)
        if cards >= 6:
            full += 1
            full_one = colour
        elif cards > most and not s.gone[colour]:
            best = colour
            most = cards
    return full_one if full >= PLUS_COLOURS else best


def best_of_all(s: State, seat: int, free: int) -> int:
    """Every way to name the jokers: with the other table (11) the largest colour is not always best."""
    best = -1000
    for a in range(COLOURS):
        for b in range(a, COLOURS) if free > 1 else range(COLOURS, COLOURS + 1):
            for c in range(b, COLOURS) if free > 2 else range(COLOURS, COLOURS + 1):
                if is_allowed(s, a) and is_allowed(s, b) and is_allowed(s, c):
                    best = max(best, points_with(s, seat, a, b, c))
    return best


def is_allowed(s: State, colour: int) -> bool:
    """A joker may be any colour that is in the game."""
    return colour == COLOURS or not s.gone[colour]


def standing(s: State, points: Points, ranks: Points) -> None:
    for seat in range(s.players):
        points[seat] = points_of(s, seat)
    for seat in range(s.players):
        ranks[seat] = 0
        for other in range(s.players):
            if points[other] > points[seat]:
                ranks[seat] += 1


# ---- 10: what a seat cannot know -------------------------------------------------------------------------------------------------------------


def cards_before_last(s: State) -> int:
    """Cards that come off the deck before "last round" does. Everybody can count them; -1 once it is out."""
    return -1 if s.is_last else int(s.deck_size) - 1 - under_last(int(s.golden_joker))


def left_in_deck(s: State, kind: int) -> int:
    count = 0
    for index in range(s.deck_size):
        if s.deck[index] == kind:
            count += 1
    return count


def redeal(s: State, seat: int) -> None:
    """Only the order of the deck is secret, and the place of "last round" in it is not."""
    last_at = NOTHING if s.is_last else under_last(int(s.golden_joker))
    sort_deck(s)
    size = int(s.deck_size) - (0 if s.is_last else 1)  # "last round", the largest kind, is sorted to the end
    shuffle_part(s, s.deck, 0, size)
    if last_at != NOTHING:
        for index in range(size, last_at, -1):
            s.deck[index] = s.deck[index - 1]
        s.deck[last_at] = LAST_ROUND


def sort_deck(s: State) -> None:
    """By kind, so that the outcome of a redeal cannot depend on the order there was. Sorting by insertion: no room elsewhere is needed."""
    for index in range(1, s.deck_size):
        card = s.deck[index]
        slot = index
        while slot > 0 and s.deck[slot - 1] > card:
            s.deck[slot] = s.deck[slot - 1]
            slot -= 1
        s.deck[slot] = card


# ---- what a neural net is shown --------------------------------------------------------------------------------------------------------------

MOST_PLIES: Final = 1024  # more than there can be
OBSERVATION: Final = (
    Part("held", (MAX_SEATS, KINDS), "by seat from mine and kind: cards before it, of 10"),
    Part("named", (MAX_SEATS, COLOURS), "by seat from mine and colour: jokers named so, of 3"),
    Part("unnamed", (MAX_SEATS,), "by seat from mine: jokers it has yet to name, of 3"),
    Part("out", (MAX_SEATS,), "by seat from mine: 1 if it has taken a row this round"),
    Part(
        "turn", (MAX_SEATS,), "by seat from mine: 1 whose turn it is; while jokers are named, where turn order starts"
    ),
    Part("starter", (MAX_SEATS,), "by seat from mine: 1 who began the game"),
    Part("players", (MAX_SEATS,), "1 for so many players, from 1"),
    Part("rows", (ROWS, ROW, KINDS), "by row, place in it and kind: 1 where that card lies"),
    Part("taker", (ROWS, MAX_SEATS), "by row and seat from mine: 1 if it took the row this round"),
    Part("drawn", (KINDS,), "by kind: 1 for the card drawn and not yet placed"),
    Part("deck", (KINDS,), "by kind: cards left in the deck, of 10"),
    Part("deck_size", (1,), "cards left in the deck, of 77"),
    Part("gone", (COLOURS,), "by colour: 1 if it left the game"),
    Part("is_last", (1,), "1 once “last round” has been drawn"),
    Part("phase", (3,), "1 for: play, naming, over"),
    Part("options", (2,), "1 for: the other table, the golden joker"),
    Part("rounds", (1,), "rounds that are over, of 77"),
    Part("ply", (1,), "decisions so far, of 1024"),
)
FEATURES: Final = length(OBSERVATION)


def observe(s: State, seat: int, out: Features) -> None:
    at = observe_seats(s, seat, out)
    at = put_one(out, at, MAX_SEATS, seats_after(s, seat, int(s.turn)))
    at = put_one(out, at, MAX_SEATS, seats_after(s, seat, int(s.starter)))
    at = put_one(out, at, MAX_SEATS, int(s.players) - 1)
    for row in range(ROWS):
        for slot in range(ROW):
            at = put_one(out, at, KINDS, int(s.row[row, slot]))
    for row in range(ROWS):
        at = put_one(
            out, at, MAX_SEATS, seats_after(s, seat, int(s.taker[row])) if s.taker[row] != NOTHING else NOTHING
        )
    at = put_one(out, at, KINDS, int(s.drawn))
    for kind in range(KINDS):
        at = put(out, at, left_in_deck(s, kind) / PLUS_TWOS)
    at = put(out, at, s.deck_size / CARDS)
    for colour in range(COLOURS):
        at = put(out, at, s.gone[colour])
    at = put(out, at, s.is_last)
    at = put_one(out, at, ENDED + 1, int(s.phase))
    at = put(out, at, s.other_table)
    at = put(out, at, s.golden_joker)
    at = put(out, at, s.rounds / CARDS)
    put(out, at, s.ply / MOST_PLIES)


def observe_seats(s: State, seat: int, out: Features) -> int:
    """By seat, from the one that looks; the index of what comes next. A seat that is not there has nothing."""
    named, unnamed = MAX_SEATS * KINDS, MAX_SEATS * (KINDS + COLOURS)
    out_of_round = unnamed + MAX_SEATS
    for place in range(MAX_SEATS):
        other = (seat + place) % int(s.players) if place < s.players else place
        for kind in range(KINDS):
            out[place * KINDS + kind] = s.held[other, kind] / (OF_A_COLOUR + 1)
        for colour in range(COLOURS):
            out[named + place * COLOURS + colour] = s.named[other, colour] / JOKERS
        out[unnamed + place] = s.unnamed[other] / JOKERS
        out[out_of_round + place] = s.out[other]
    return out_of_round + MAX_SEATS


def seats_after(s: State, seat: int, other: int) -> int:
    """How many seats further clockwise the other one sits."""
    further = other - seat
    return further if further >= 0 else further + int(s.players)
