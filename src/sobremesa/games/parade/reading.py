"""What others' play tells about their hands in Parade: whoever plays a card that takes much had, in all likelihood, none that takes less.

Every seat's odds to hold a card: what could have been drawn at each time, weighed down for every turn at which it would have been better than the
card played. All of it follows from the first line and the cards played since, which everybody has seen.
"""

from __future__ import annotations

from ...core.jit import room_for_cards
from ...core.protocol import NOTHING, Order, State, Values
from ...core.rng import shuffle_part, uniform
from .rules import (
    AWAY,
    CARDS,
    ENDED,
    HAND,
    IN_HAND,
    IN_PILE,
    LINE,
    PLAYING,
    is_hidden,
    leaves,
    value_of,
)


def read_play(s: State, seat: int, trust: float, reading: Values) -> None:
    for place in range(int(s.players) * CARDS):
        reading[place] = HAND
    line = room_for_cards()
    for place in range(LINE):
        line[place] = s.told[place]
    size = LINE
    turns = turns_told(s)
    mover = int(s.starter)
    for turn in range(turns):
        played = int(s.told[LINE + turn])
        if mover != seat:
            passed_over(s, seat, mover, line, size, played, 1.0 - trust, reading)
            if turn < turns - turns_without_drawing(s):
                for card in range(CARDS):
                    reading[mover * CARDS + card] += 1.0
        size = march_on(line, size, played)
        mover = 0 if mover + 1 == s.players else mover + 1


def turns_told(s: State) -> int:
    turns = 0
    while LINE + turns < CARDS and s.told[LINE + turns] != NOTHING:
        turns += 1
    return turns


def turns_without_drawing(s: State) -> int:
    """Of the last round (5)."""
    return 0 if s.phase == PLAYING else int(s.players) - int(s.turns_left)


def passed_over(
    s: State, seat: int, mover: int, line: Order, size: int, played: int, doubt: float, reading: Values
) -> None:
    """Cards that would have taken less than the one played are hardly in the hand."""
    harm = harm_of(line, size, played)
    if harm > 0:
        for card in range(CARDS):
            if is_hidden(s.place[card], seat) and harm_of(line, size, card) < harm:
                reading[mover * CARDS + card] *= doubt


def harm_of(line: Order, size: int, played: int) -> int:
    harm = 0
    for index in range(size - value_of(played)):
        card = int(line[index])
        harm += int(leaves(card, played)) * value_of(card)
    return harm


def march_on(line: Order, size: int, played: int) -> int:
    """The line after a card was played (3)."""
    exposed = size - value_of(played)
    kept = 0
    for index in range(size):
        card = int(line[index])
        if index >= exposed or not leaves(card, played):
            line[kept] = card
            kept += 1
    line[kept] = played
    return kept + 1


def redeal_likely(s: State, seat: int, reading: Values) -> None:
    size = int(s.pile_size)
    hidden = 0
    for card in range(CARDS):  # by card, not by place, so that the outcome cannot depend on where they were
        if is_hidden(s.place[card], seat):
            s.pile[hidden] = card
            hidden += 1
    shuffle_part(s, s.pile, 0, hidden)
    for other in range(s.players):
        if other == seat:
            continue
        if s.phase != ENDED:
            for slot in range(s.hand_size[other]):
                card = take_likely(s, other, hidden, reading)
                hidden -= 1
                s.hand[other, slot] = card
                s.place[card] = IN_HAND + other
        for slot in range(s.away_size[other]):
            card = take_likely(s, other, hidden, reading)
            hidden -= 1
            s.away[other, slot] = card
            s.place[card] = AWAY + other
    for slot in range(size):
        s.place[s.pile[slot]] = IN_PILE


def take_likely(s: State, other: int, hidden: int, reading: Values) -> int:
    """One of the first `hidden` cards of the pile, by the odds that this seat holds it."""
    total = 0.0
    for index in range(hidden):
        total += reading[other * CARDS + int(s.pile[index])]
    left = uniform(s) * total
    chosen = hidden - 1
    for index in range(hidden):
        left -= reading[other * CARDS + int(s.pile[index])]
        if left < 0.0:
            chosen = index
            break
    card = int(s.pile[chosen])
    s.pile[chosen] = s.pile[hidden - 1]
    s.pile[hidden - 1] = NOTHING
    return card
