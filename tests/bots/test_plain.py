"""The plainest greedy bot, by which bench/bots.md measures too."""

from __future__ import annotations

import numpy as np
from bench.matches import Match
from bench.plain import PlainMatch, plainest

from sobremesa import bots
from sobremesa.games.parade import PARADE, rules
from tests.games.parade.build import card, position

MOVES = np.empty(rules.MOST_MOVES, np.int16)


def test_it_plays_the_card_that_takes_least() -> None:
    s = position(line="R7 V1 B9 G5 G6", hands="R2 G0 G1 K1 R0 / Y1 Y2 Y3 Y4 Y5")
    assert plainest(bots.bound(PARADE), s, 0, MOVES) == card("K1")  # V1 alone


def test_it_discards_the_highest_whatever_the_majorities() -> None:
    s = position(hands="R9 G0 B3 V4 / Y1 Y2 Y3 Y4", before="R1 R2 R3 R4 / B1", phase=rules.CHOOSING)
    assert plainest(bots.bound(PARADE), s, 0, MOVES) == rules.DISCARD + card("R9")


def test_it_is_easier_to_beat_than_greedy() -> None:
    """A greedy bot among plain ones, which differ from it in their discards alone."""
    greedy = bots.mind_of(PARADE, "greedy", 4)
    match = PlainMatch(PARADE, 4, greedy, greedy, 100, 100)
    match.add(match.play(0))
    assert match.games == 400
    assert match.share > 0.27  # 0.25 if they were alike
    assert match.key != Match(PARADE, 4, greedy, greedy, 100, 100).key
