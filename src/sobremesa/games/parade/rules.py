"""Parade. The numbers in comments are those of the rules page (i18n/en/parade_rules.ftl).

A card is an int: colour × 11 + value. An action is a card to play (0 … 65), or 66 + a card to discard in secret at the end.
Dealing takes `order` from its start: five cards to seat 0, five to seat 1, …, then six to the line from front to back; the rest is the
pile, drawn in order.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from ...core import protocol
from ...core.observation import Part, length, put, put_one, put_set
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

# ---- 1, 2: the cards ------------------------------------------------------------------------------------------------------------------------

COLOURS: Final = 6  # green, amber, red, violet, blue, charcoal
VALUES: Final = 11  # 0 … 10
CARDS: Final = COLOURS * VALUES
SEATS: Final = (2, 6)
HAND: Final = 5
LINE: Final = 6
KEPT: Final = 2  # of the last four cards, two are kept (6)
LAST_HAND: Final = 4

DISCARD: Final = CARDS  # action `DISCARD + card`
ACTIONS: Final = 2 * CARDS
MOST_MOVES: Final = HAND

# phases
PLAYING: Final = 0
LAST_ROUND: Final = 1
CHOOSING: Final = 2
ENDED: Final = 3

# why the last round began; both at once is their sum
BY_COLOURS: Final = 1
BY_PILE: Final = 2

# options
STARTER: Final = 0  # word 0: the starting seat, or RANDOM_SEAT
RANDOM_SEAT: Final = -1

# where a card is: one of these, plus the seat for the last three
IN_PILE: Final = 0
IN_LINE: Final = 1
IN_HAND: Final = 2
BEFORE: Final = IN_HAND + MAX_SEATS
AWAY: Final = BEFORE + MAX_SEATS  # discarded in secret

READING: Final = MAX_SEATS * CARDS  # see `inference`
COLOUR_FACTS: Final = 9  # see `judgement`
TABLE_FACTS: Final = 30
FACTS: Final = COLOURS * COLOUR_FACTS + TABLE_FACTS
IMPRESSIONS: Final = 16
HIDDEN: Final = 64  # so many that a compiler sees it pays to add them up in parallel
THOUGHTS: Final = FACTS + IMPRESSIONS + HIDDEN


class State(protocol.State, Protocol):
    """One game of Parade."""

    phase: Int8
    turn: Int8  # whose turn it is; while choosing, where turn order starts
    starter: Int8
    why_last: Int8
    last_by: Int8  # who began the last round
    turns_left: Int8  # in the last round
    pile_size: Int8
    line_size: Int8
    hand_size: Annotated[Int8s, MAX_SEATS]
    away_size: Annotated[Int8s, MAX_SEATS]
    pile: Annotated[Int8s, CARDS]  # the top card is the last
    line: Annotated[Int8s, CARDS]  # front first
    hand: Annotated[Int8s, MAX_SEATS, HAND]  # in the order drawn
    away: Annotated[Int8s, MAX_SEATS, LAST_HAND - KEPT]
    place: Annotated[Int8s, CARDS]
    count: Annotated[Int8s, MAX_SEATS, COLOURS]  # cards before a seat, by colour
    total: Annotated[Int8s, MAX_SEATS, COLOURS]  # their printed values, at most 55
    told: Annotated[Int8s, CARDS]  # what everybody has seen: the first line, then every card played, in order


STATE: Final = state_dtype(State)


def colour_of(card: int) -> int:
    return int(card) * 187 >> 11  # card // VALUES, for every card, without a division: an eighth of the time of a game


def value_of(card: int) -> int:
    return int(card) - VALUES * colour_of(card)


# ---- 2: set-up -------------------------------------------------------------------------------------------------------------------------------


def shuffle(s: State, players: int, options: Words, order: Order) -> None:
    for card in range(CARDS):
        order[card] = card
    shuffle_part(s, order, 0, CARDS)


def deal(s: State, players: int, options: Words, order: Order) -> None:
    clear(s, players)
    s.starter = options[STARTER] if options[STARTER] != RANDOM_SEAT else below(s, players)
    s.turn = s.starter
    position = 0
    for seat in range(players):
        for _ in range(HAND):
            give(s, seat, order[position])
            position += 1
    for index in range(LINE):
        s.told[index] = order[position]
        join_line(s, order[position])
        position += 1
    for rest in range(CARDS - 1, position - 1, -1):  # the next card to draw goes on top, that is last
        s.pile[s.pile_size] = order[rest]
        s.pile_size += 1


def clear(s: State, players: int) -> None:
    s.players = players
    s.ply = 0
    s.revealed = 0
    s.phase = PLAYING
    s.why_last = 0
    s.last_by = NOTHING
    s.turns_left = 0
    s.pile_size = 0
    s.line_size = 0
    for card in range(CARDS):
        s.pile[card] = NOTHING
        s.line[card] = NOTHING
        s.told[card] = NOTHING
        s.place[card] = IN_PILE
    for seat in range(MAX_SEATS):
        s.hand_size[seat] = 0
        s.away_size[seat] = 0
        for slot in range(HAND):
            s.hand[seat, slot] = NOTHING
        for slot in range(LAST_HAND - KEPT):
            s.away[seat, slot] = NOTHING
        for colour in range(COLOURS):
            s.count[seat, colour] = 0
            s.total[seat, colour] = 0


# ---- moving single cards ---------------------------------------------------------------------------------------------------------------------


def give(s: State, seat: int, card: int) -> None:
    s.hand[seat, s.hand_size[seat]] = card
    s.hand_size[seat] += 1
    s.place[card] = IN_HAND + seat


def take_from_hand(s: State, seat: int, card: int) -> None:
    """The other cards keep the order in which they were drawn."""
    kept = 0
    for slot in range(s.hand_size[seat]):
        held = s.hand[seat, slot]
        s.hand[seat, kept] = held
        kept += int(held != card)
    s.hand[seat, kept] = NOTHING
    s.hand_size[seat] = kept


def join_line(s: State, card: int) -> None:
    s.line[s.line_size] = card
    s.line_size += 1
    s.place[card] = IN_LINE


def lay_before(s: State, seat: int, card: int) -> None:
    s.place[card] = BEFORE + seat
    s.count[seat, colour_of(card)] += 1
    s.total[seat, colour_of(card)] += value_of(card)


def draw(s: State, seat: int) -> None:
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = NOTHING
    give(s, seat, card)
    s.revealed = 1


# ---- 3: the turn -----------------------------------------------------------------------------------------------------------------------------


def actor(s: State) -> int:
    if s.phase == ENDED:
        return OVER
    if s.phase != CHOOSING:
        return int(s.turn)
    seat = int(s.turn)
    while has_chosen(s, seat):
        seat = next_seat(s, seat)
    return seat


def owes(s: State, seat: int) -> bool:
    if s.phase == CHOOSING:
        return not has_chosen(s, seat)  # all choose at the same time (6)
    return s.phase != ENDED and s.turn == seat


def legal(s: State, seat: int, moves: Moves) -> int:
    if not owes(s, seat):
        return 0
    first = DISCARD if s.phase == CHOOSING else 0
    for slot in range(s.hand_size[seat]):
        moves[slot] = first + int(s.hand[seat, slot])
    return int(s.hand_size[seat])


def play(s: State, seat: int, action: int) -> None:
    s.ply += 1
    s.revealed = 0
    if action >= DISCARD:
        discard(s, seat, action - DISCARD)
    else:
        play_card(s, seat, action)


def play_card(s: State, seat: int, card: int) -> None:
    s.told[LINE + s.ply - 1] = card
    take_from_hand(s, seat, card)
    march(s, seat, card)  # 3a, 3b, 3c
    if s.phase == PLAYING:
        draw(s, seat)  # 3d
        s.why_last = what_begins_last_round(s, seat)
        if s.why_last:
            s.phase = LAST_ROUND
            s.last_by = seat
            s.turns_left = s.players  # every seat once more, this one last (5)
    else:
        s.turns_left -= 1
        if s.turns_left == 0:
            s.phase = CHOOSING
    s.turn = next_seat(s, seat)


def next_seat(s: State, seat: int) -> int:
    return 0 if seat + 1 == s.players else seat + 1


def leaves(card: int, played: int) -> bool:
    """3b, for a card that is not safe."""
    return (colour_of(card) == colour_of(played)) | (value_of(card) <= value_of(played))


def march(s: State, seat: int, played: int) -> None:
    """Cards that leave go before the seat, the line closes up, the card played joins at the back."""
    exposed = int(s.line_size) - value_of(played)  # 3b: as many cards as the value are safe, counted from the back
    kept = 0
    for index in range(exposed):  # without branches: which cards leave is as good as random to a processor
        card = int(s.line[index])
        gone = int(leaves(card, played))
        s.place[card] = IN_LINE + gone * (BEFORE + seat - IN_LINE)
        s.count[seat, colour_of(card)] += gone
        s.total[seat, colour_of(card)] += gone * value_of(card)
        s.line[kept] = card
        kept += 1 - gone
    if kept < exposed:
        close_up(s, kept, exposed)
    join_line(s, played)


def close_up(s: State, kept: int, safe: int) -> None:
    """The safe cards, from place `safe` on, move up behind the first `kept`."""
    size = int(s.line_size)
    for index in range(safe, size):
        s.line[kept] = s.line[index]
        kept += 1
    for index in range(kept, size):
        s.line[index] = NOTHING
    s.line_size = kept


# ---- 5: the last round -----------------------------------------------------------------------------------------------------------------------


def what_begins_last_round(s: State, seat: int) -> int:
    """0 while the game goes on. The pile counts the moment its last card is drawn; both at once make one last round."""
    why = 0
    if has_all_colours(s, seat):
        why += BY_COLOURS
    if s.pile_size == 0:
        why += BY_PILE
    return why


def has_all_colours(s: State, seat: int) -> bool:
    colours = 0
    for colour in range(COLOURS):
        colours += int(s.count[seat, colour] > 0)
    return colours == COLOURS


# ---- 6: the last two cards -------------------------------------------------------------------------------------------------------------------


def has_chosen(s: State, seat: int) -> bool:
    return discards_left(s, seat) == 0


def discards_left(s: State, seat: int) -> int:
    """How many of its last cards a seat has yet to discard."""
    return LAST_HAND - KEPT - s.away_size[seat]


def discard(s: State, seat: int, card: int) -> None:
    take_from_hand(s, seat, card)
    s.away[seat, s.away_size[seat]] = card
    s.away_size[seat] += 1
    s.place[card] = AWAY + seat
    if all_have_chosen(s):
        reveal(s)


def all_have_chosen(s: State) -> bool:
    for seat in range(s.players):
        if not has_chosen(s, seat):
            return False
    return True


def reveal(s: State) -> None:
    """All reveal together; the two cards kept join those before each seat. What was discarded stays secret (10)."""
    for seat in range(s.players):
        for slot in range(KEPT):
            lay_before(s, seat, s.hand[seat, slot])
    s.phase = ENDED
    s.revealed = 1


# ---- 7, 8: the score -------------------------------------------------------------------------------------------------------------------------


def lead_needed(s: State) -> int:
    """How many cards more than anybody else make a majority: with two players 2, else a tie is enough."""
    return 2 if s.players == 2 else 0


def has_majority(s: State, seat: int, colour: int) -> bool:
    mine = s.count[seat, colour]
    if mine == 0:
        return False
    for other in range(s.players):
        if other != seat and mine < s.count[other, colour] + lead_needed(s):
            return False
    return True


def colour_points(s: State, seat: int, colour: int) -> int:
    """Cards of a majority lie face down and count 1 each; flipping is not a choice."""
    if has_majority(s, seat, colour):
        return int(s.count[seat, colour])
    return int(s.total[seat, colour])


def points_of(s: State, seat: int) -> int:
    points = 0
    for colour in range(COLOURS):
        points += colour_points(s, seat, colour)
    return points


def cards_before(s: State, seat: int) -> int:
    cards = 0
    for colour in range(COLOURS):
        cards += s.count[seat, colour]
    return cards


def standing(s: State, points: Points, ranks: Points) -> None:
    for seat in range(s.players):
        points[seat] = points_of(s, seat)
    rank(s, points, ranks)


def rank(s: State, points: Points, ranks: Points) -> None:
    """Fewer points are better; who has as many with fewer cards is ahead (8)."""
    for seat in range(s.players):
        ranks[seat] = 0
        for other in range(s.players):
            if points[other] < points[seat]:
                ranks[seat] += 1
            elif points[other] == points[seat] and cards_before(s, other) < cards_before(s, seat):  # 8
                ranks[seat] += 1


# ---- 10: what a seat cannot know -------------------------------------------------------------------------------------------------------------


def is_hidden(place: int, seat: int) -> bool:
    """The pile, and the hands and discards of others."""
    if place == IN_PILE:
        return True
    if IN_HAND <= place < BEFORE:
        return place != IN_HAND + seat
    return place >= AWAY and place != AWAY + seat


def redeal(s: State, seat: int) -> None:
    hand_out(s, seat, gather_hidden(s, seat))


def gather_hidden(s: State, seat: int) -> int:
    """All that a seat cannot know, into the pile, shuffled; how many cards. By card, not by place: the outcome cannot depend on where they were."""
    hidden = 0
    for card in range(CARDS):
        if is_hidden(s.place[card], seat):
            s.pile[hidden] = card
            hidden += 1
    shuffle_part(s, s.pile, 0, hidden)
    return hidden


def hand_out(s: State, seat: int, hidden: int) -> None:
    """To the others, seat by seat, from the end of the hidden cards; the rest stays the pile. After the reveal the cards kept are public."""
    for other in range(s.players):
        if other == seat:
            continue
        if s.phase != ENDED:
            for slot in range(s.hand_size[other]):
                hidden -= 1
                s.hand[other, slot] = s.pile[hidden]
                s.place[s.pile[hidden]] = IN_HAND + other
                s.pile[hidden] = NOTHING
        for slot in range(s.away_size[other]):
            hidden -= 1
            s.away[other, slot] = s.pile[hidden]
            s.place[s.pile[hidden]] = AWAY + other
            s.pile[hidden] = NOTHING
    for slot in range(s.pile_size):
        s.place[s.pile[slot]] = IN_PILE


# ---- what a neural net is shown --------------------------------------------------------------------------------------------------------------

MOST_PLIES: Final = 128  # more than there can be
OBSERVATION: Final = (
    Part("hand", (CARDS,), "by card: 1 in my hand"),
    Part("line", (CARDS,), "by card: its place in the line, the front 1, of 66"),
    Part("discarded", (CARDS,), "by card: my secret discards, ½ the first, 1 the second"),
    Part("before", (MAX_SEATS, CARDS), "by seat from mine and card: 1 before it"),
    Part("kept", (CARDS,), "by card: 1 where the seat before which it lies kept it to the end"),
    Part(
        "told", (CARDS,), "by card: as which card everybody has seen it, the first line and then what was played, of 66"
    ),
    Part("hands", (MAX_SEATS,), "by seat from mine: cards in hand, of 5"),
    Part("away", (MAX_SEATS,), "by seat from mine: secret discards made, of 2"),
    Part("players", (MAX_SEATS,), "1 for so many players, from 1"),
    Part("turn", (MAX_SEATS,), "by seat from mine: 1 whose turn it is; while all choose, where turn order starts"),
    Part("starter", (MAX_SEATS,), "by seat from mine: 1 who began the game"),
    Part("last_by", (MAX_SEATS,), "by seat from mine: 1 who began the last round"),
    Part("why_last", (2,), "what began it: all colours, the pile"),
    Part("phase", (4,), "1 for: play, last round, choosing, over"),
    Part("pile", (1,), "cards in the pile, of 66"),
    Part("turns_left", (1,), "of the last round, of 6"),
    Part("ply", (1,), "decisions so far, of 128"),
)
FEATURES: Final = length(OBSERVATION)


def observe(s: State, seat: int, out: Features) -> None:
    at = observe_cards(s, seat, out)
    for place in range(MAX_SEATS):
        shown = place < s.players and s.phase != ENDED
        at = put(out, at, s.hand_size[(seat + place) % s.players] / HAND if shown else 0.0)
    for place in range(MAX_SEATS):
        at = put(out, at, s.away_size[(seat + place) % s.players] / (LAST_HAND - KEPT) if place < s.players else 0.0)
    at = put_one(out, at, MAX_SEATS, int(s.players) - 1)
    at = put_one(out, at, MAX_SEATS, seats_after(s, seat, int(s.turn)))
    at = put_one(out, at, MAX_SEATS, seats_after(s, seat, int(s.starter)))
    at = put_one(out, at, MAX_SEATS, seats_after(s, seat, int(s.last_by)) if s.last_by != NOTHING else NOTHING)
    at = put_set(out, at, 2, int(s.why_last))
    at = put_one(out, at, ENDED + 1, int(s.phase))
    at = put(out, at, s.pile_size / CARDS)
    at = put(out, at, s.turns_left / MAX_SEATS)
    put(out, at, s.ply / MOST_PLIES)


def observe_cards(s: State, seat: int, out: Features) -> int:
    """All that is told by card; the index of what comes next."""
    for feature in range((5 + MAX_SEATS) * CARDS):
        out[feature] = 0.0
    hand, line, away, before = 0, CARDS, 2 * CARDS, 3 * CARDS
    for slot in range(s.hand_size[seat] if s.phase != ENDED else 0):
        out[hand + int(s.hand[seat, slot])] = 1.0
    for card in range(CARDS):
        place = int(s.place[card])
        if BEFORE <= place < AWAY:
            out[before + seats_after(s, seat, place - BEFORE) * CARDS + card] = 1.0
    for index in range(s.line_size):
        out[line + int(s.line[index])] = (index + 1.0) / CARDS
    for slot in range(s.away_size[seat]):
        out[away + int(s.away[seat, slot])] = (slot + 1.0) / (LAST_HAND - KEPT)
    return observe_past(s, out, before + MAX_SEATS * CARDS)


def observe_past(s: State, out: Features, at: int) -> int:
    """What the seats kept, and when each card was seen."""
    if s.phase == ENDED:
        for seat in range(s.players):
            for slot in range(KEPT):
                out[at + int(s.hand[seat, slot])] = 1.0
    for index in range(CARDS):
        if s.told[index] == NOTHING:
            break
        out[at + CARDS + int(s.told[index])] = (index + 1.0) / CARDS
    return at + 2 * CARDS


def seats_after(s: State, seat: int, other: int) -> int:
    """How many seats further clockwise the other one sits."""
    further = other - seat
    return further if further >= 0 else further + int(s.players)
