"""Builders: positions of Parade in the notation of cards."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.games.parade import PARADE, rules
from sobremesa.games.parade.notation import read_card, write_card


def card(text: str) -> int:
    read = read_card(text)
    assert isinstance(read, int), read
    return read


def cards(text: str) -> list[int]:
    return [card(word) for word in text.split()]


def shown(numbers: Any) -> str:
    return " ".join(write_card(int(number)) for number in numbers)


def position(line: str = "", hands: str = "", before: str = "", pile: str | None = None, **fields: int) -> Any:
    """A position with seat 0 to move. `hands` and `before` are divided by `/` between seats; the pile is drawn from its left, and is
    made of the cards not named elsewhere unless it is given."""
    s = PARADE.new()
    rules.clear(s, max(2, len(hands.split("/")), len(before.split("/"))))
    named = cards(f"{line} {hands} {before}".replace("/", " "))
    unnamed = [index for index in range(rules.CARDS) if index not in named]
    for index in reversed(unnamed if pile is None else cards(pile)):
        s.pile[s.pile_size] = index
        s.pile_size += 1
    for index in cards(line):
        rules.join_line(s, index)
    for seat, text in enumerate(hands.split("/")):
        for index in cards(text):
            rules.give(s, seat, index)
    for seat, text in enumerate(before.split("/")):
        for index in cards(text):
            rules.lay_before(s, seat, index)
    for name, value in fields.items():
        s[name] = value
    return s


def dealt(players: int, seed: int = 0, starter: int = -1) -> Any:
    s, order = PARADE.new(), np.empty(rules.CARDS, np.int8)
    s.rng[:] = np.random.default_rng(seed).integers(1, 2**63, 4, np.uint64)
    options = PARADE.Options(starter=starter).encode()  # type: ignore[call-arg]
    rules.shuffle(s, players, options, order)
    rules.deal(s, players, options, order)
    return s


def play(s: Any, *texts: str, seat: int | None = None) -> Any:
    """Each text by the seat whose turn it is, or by `seat`."""
    for text in texts:
        action = PARADE.notation.read(text)
        who = rules.actor(s) if seat is None else seat
        assert action in PARADE.legal(s, who), f"{text} is not legal for seat {who}"
        rules.play(s, who, action)  # type: ignore[arg-type]
    return s


def play_randomly(s: Any, until: int, seed: int = 0) -> Any:
    """Random moves until the phase `until` is reached."""
    chance = np.random.default_rng(seed)
    while s.phase < until:
        seat = rules.actor(s)
        rules.play(s, seat, int(chance.choice(PARADE.legal(s, seat))))
    return s


def line(s: Any) -> str:
    return shown(s.line[: s.line_size])


def hand(s: Any, seat: int) -> str:
    return shown(s.hand[seat, : s.hand_size[seat]])


def before(s: Any, seat: int) -> str:
    """The cards before a seat, by colour and value."""
    return shown(c for c in range(rules.CARDS) if s.place[c] == rules.BEFORE + seat)


def points(s: Any) -> list[int]:
    return [rules.points_of(s, seat) for seat in range(s.players)]


def ranks(s: Any) -> list[int]:
    out, ranks = np.zeros(6, np.int32), np.zeros(6, np.int32)
    rules.standing(s, out, ranks)
    return ranks[: s.players].tolist()
