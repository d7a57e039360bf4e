"""What the search imagines is fair: of all that the seat cannot know, every world is as likely as every other.

That each hidden card is as often in each hidden place is part of the contract (tests/contract); here, that places do not depend on each
other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from tests.contract.games import copy, every_game, lens_of, walk

each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
ROUNDS = 12_000


def chi_squared(counts: Counter[Any], expected: dict[Any, float]) -> float:
    """In standard deviations from what chance does."""
    chi2 = sum((counts[cell] - mean) ** 2 / mean for cell, mean in expected.items())
    freedom = len(expected) - 1
    return float((chi2 - freedom) / np.sqrt(2 * freedom))


@each_game
@pytest.mark.parametrize("progress", [0.2, 0.6])
def test_the_next_two_cards_are_drawn_independently(game: Any, progress: float) -> None:
    """The two last hidden places are the top of the pile in every game."""
    run, lens = bots.bound(game), lens_of(game)
    states = [copy(s) for s in walk(game, 3, 5)]
    s = states[int(progress * len(states))]
    seat = 1
    counts: Counter[Any] = Counter()
    for _ in range(ROUNDS):
        run.redeal(s, seat)
        counts[tuple(lens.hidden(s, seat)[-2:])] += 1
    cards = Counter(lens.hidden(s, seat))
    total = sum(cards.values())
    expected = {
        (a, b): ROUNDS * cards[a] * (cards[b] - (a == b)) / (total * (total - 1))
        for a in cards
        for b in cards
        if cards[b] - (a == b)
    }
    assert sum(counts.values()) == pytest.approx(sum(expected.values()))
    assert abs(chi_squared(counts, expected)) < 5
