"""What others' play tells about their hands in Parade: whoever plays a card that takes much had, in all likelihood, none that takes less.

Every seat's odds to hold a card: what could have been drawn at each time, weighed down for every turn at which it would have been better than the
card played. All of it follows from the first line and the cards played since, which everybody has seen.
"""

from __future__ import annotations

from ...core.jit import room_for_cards
from ...core.protocol import NOTHING, Order, Values
from ...core.rng import uniform
from .rules import CARDS, ENDED, HAND, LINE, PLAYING, State, gather_hidden, hand_out, is_hidden, leaves, value_of


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
    hidden = gather_hidden(s, seat)
    left = hidden
    for other in range(s.players):
        if other != seat:
            hand = int(s.hand_size[other]) if s.phase != ENDED else 0
            for _ in range(hand + int(s.away_size[other])):
                put_likely_last(s, other, left, reading)
                left -= 1
    hand_out(s, seat, hidden)


def put_likely_last(s: State, other: int, count: int, reading: Values) -> None:
    """One of the first `count` cards of the pile, by the odds that this seat holds it, becomes the last of them."""
    total = 0.0
    for index in range(count):
        total += reading[other * CARDS + int(s.pile[index])]
    left = uniform(s) * total
    chosen = count - 1
    for index in range(count):
        left -= reading[other * CARDS + int(s.pile[index])]
        if left < 0.0:
            chosen = index
            break
    s.pile[chosen], s.pile[count - 1] = s.pile[count - 1], s.pile[chosen]
