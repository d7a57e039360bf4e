"""What others' play tells about their hands: from what everybody has seen, and rightly."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.games.parade import PARADE, rules
from sobremesa.games.parade.inference import march_on

from .build import dealt

SEAT = 0
TRUST = 0.95


def played_by_instinct(players: int, seed: int, plies: int) -> Any:
    run, s, moves = bots.bound(PARADE), dealt(players, seed), np.empty(rules.MOST_MOVES, np.int16)
    for _ in range(plies):
        seat = run.actor(s)
        count = run.legal(s, seat, moves)
        run.play(s, seat, max(moves[:count].tolist(), key=lambda action: run.appeal(s, seat, action)))
    return s


def reading_of(s: Any, trust: float = TRUST) -> Any:
    reading = np.zeros(rules.READING)
    bots.bound(PARADE).read_play(s, SEAT, trust, reading)
    return reading


def hands(s: Any) -> list[set[int]]:
    return [set(s.hand[other, : s.hand_size[other]].tolist()) for other in range(int(s.players)) if other != SEAT]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_who_plays_by_instinct_can_be_read(players: int) -> None:
    """The cards they really hold come up more often in likely redeals than in any redeals."""
    run, found, by_chance = bots.bound(PARADE), 0, 0
    for seed in range(40):
        s = played_by_instinct(players, seed, 5 * players)
        reading, truth = reading_of(s), hands(s)
        for _ in range(25):
            run.redeal_likely(s, SEAT, reading)
            found += sum(len(a & b) for a, b in zip(hands(s), truth, strict=True))
            run.redeal(s, SEAT)
            by_chance += sum(len(a & b) for a, b in zip(hands(s), truth, strict=True))
    assert found > 1.12 * by_chance


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("plies", [0, 7, 21])
def test_a_reading_does_not_depend_on_what_is_hidden(players: int, plies: int) -> None:
    s = played_by_instinct(players, 3, plies)
    other = s.copy()
    bots.bound(PARADE).redeal(other, SEAT)
    assert hands(s) != hands(other)
    np.testing.assert_array_equal(reading_of(s), reading_of(other))


def test_without_trust_everything_is_as_likely() -> None:
    reading = reading_of(played_by_instinct(3, 5, 12), trust=0.0).reshape(-1, rules.CARDS)
    assert all(len(set(odds)) == 1 for odds in reading.tolist())


@pytest.mark.parametrize("plies", [4, 25, 46])
def test_a_likely_redeal_changes_nothing_the_seat_knows(plies: int) -> None:
    s = played_by_instinct(4, 11, plies)
    before = PARADE.view(s, SEAT)
    bots.bound(PARADE).redeal_likely(s, SEAT, reading_of(s))
    assert PARADE.view(s, SEAT) == before
    cards = np.concatenate([s.pile[: s.pile_size], *(s.hand[seat, : s.hand_size[seat]] for seat in range(4))])
    assert len(set(cards.tolist())) == len(cards)
    assert all(rules.is_hidden(s.place[card], SEAT) or card in s.hand[SEAT] for card in cards)


def test_the_line_can_be_told_again() -> None:
    s = played_by_instinct(3, 2, 20)
    line, size = np.zeros(rules.CARDS, np.int8), rules.LINE
    line[:size] = s.told[:size]
    for card in s.told[rules.LINE : rules.LINE + 20].tolist():
        size = march_on(line, size, card)
    assert line[:size].tolist() == s.line[: s.line_size].tolist()
