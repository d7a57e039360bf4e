"""The numbers of an observation say what their names say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.core.observation import named
from sobremesa.games.parade import PARADE, rules
from sobremesa.games.parade.view import PHASES, ParadeView

from ...contract.games import features_of
from ...contract.positions import somewhere
from .build import card, cards, dealt, hand, play, position


def parts(s: Any, seat: int = 0) -> dict[str, Any]:
    out = np.full(rules.FEATURES, np.nan, np.float32)
    rules.observe(s, seat, out)
    return named(rules.OBSERVATION, out)


def ones(numbers: Any) -> list[int]:
    return np.flatnonzero(numbers).tolist()


@pytest.mark.parametrize("seed", range(30))
def test_an_observation_agrees_with_the_view(seed: int) -> None:
    s = somewhere(PARADE, seed, bots.bound(PARADE))
    for seat in range(s.players):
        seen = named(rules.OBSERVATION, features_of(bots.bound(PARADE), s, seat))
        assert_alike(seen, PARADE.view(s, seat), seat)


def assert_alike(seen: dict[str, Any], view: ParadeView, seat: int) -> None:
    players = view.players
    assert ones(seen["hand"]) == view.hand
    assert np.argsort(seen["line"])[rules.CARDS - len(view.line) :].tolist() == view.line
    assert ones(seen["discarded"]) == sorted(view.discarding)
    assert [ones(seen["before"][(other - seat) % players]) for other in range(players)] == view.before
    assert ones(seen["kept"]) == sorted(one for kept in view.kept or [] for one in kept)
    assert [round(5 * float(seen["hands"][(other - seat) % players])) for other in range(players)] == view.hands
    assert ones(seen["players"]) == [players - 1]
    assert ones(seen["starter"]) == [(view.starter - seat) % players]
    assert PHASES[seen["phase"].argmax()] == view.phase
    assert round(66 * float(seen["pile"][0])) == view.pile
    assert seen["ply"] == view.ply / 128
    assert ones(seen["last_by"]) == ([(view.last_round.by - seat) % players] if view.last_round else [])


def test_whose_turn_it_is_and_when_a_card_was_seen() -> None:
    s = dealt(3, starter=1)
    first = hand(s, 1).split()[0]
    play(s, first)
    seen = parts(s, 0)
    assert ones(seen["turn"]) == [2]
    assert seen["told"][card(first)] == np.float32(7 / 66)  # after the six of the first line


def test_why_it_is_the_last_round() -> None:
    s = play(position("R1", "R0 R2/B1", "G1 Y1 V1 B2 K1/", pile="G2 G3"), "R0")
    assert parts(s)["why_last"].tolist() == [1, 0]
    assert ones(parts(s, 1)["before"][1]) == sorted(cards("G1 Y1 V1 B2 K1 R1"))
