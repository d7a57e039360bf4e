"""The numbers of an observation say what their names say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.core.observation import named
from sobremesa.games.coloretto import COLORETTO, rules
from sobremesa.games.coloretto.view import ColorettoView

from ...contract.games import features_of
from ...contract.positions import somewhere


def ones(numbers: Any) -> list[int]:
    return np.flatnonzero(numbers).tolist()


@pytest.mark.parametrize("seed", range(30))
def test_an_observation_agrees_with_the_view(seed: int) -> None:
    s = somewhere(COLORETTO, seed, bots.bound(COLORETTO))
    for seat in range(s.players):
        seen = named(rules.OBSERVATION, features_of(bots.bound(COLORETTO), s, seat))
        seats = [(other - seat) % int(s.players) for other in range(s.players)]
        assert_seats_alike(seen, COLORETTO.view(s, seat), seats)
        assert_table_alike(seen, COLORETTO.view(s, seat), seats)
        assert ones(seen["turn"]) == [seats[s.turn]]
        assert seen["options"].tolist() == [s.other_table, s.golden_joker]


def assert_seats_alike(seen: dict[str, Any], view: ColorettoView, seats: list[int]) -> None:
    assert (10 * seen["held"][seats]).round().tolist() == view.held
    assert (3 * seen["named"][seats]).round().tolist() == view.named
    assert (3 * seen["unnamed"][seats]).round().tolist() == view.unnamed
    assert seen["out"][seats].tolist() == view.out
    assert ones(seen["starter"]) == [seats[view.starter]]
    assert ones(seen["players"]) == [view.players - 1]


def assert_table_alike(seen: dict[str, Any], view: ColorettoView, seats: list[int]) -> None:
    assert [[ones(slot)[0] for slot in row if slot.any()] for row in seen["rows"][: len(view.rows)]] == [
        row.cards for row in view.rows
    ]
    takers = [[] if row.taker is None else [seats[row.taker]] for row in view.rows]
    assert [ones(taker) for taker in seen["taker"][: len(view.rows)]] == takers
    assert ones(seen["drawn"]) == ([] if view.drawn is None else [view.drawn])
    assert ones(seen["gone"]) == view.gone
    assert bool(seen["is_last"]) == view.last_round
    assert round(77 * float(seen["deck_size"][0])) == view.deck + (0 if view.last_round else 1)
    assert view.unseen is not None
    assert (10 * seen["deck"]).round().tolist()[: rules.LAST_ROUND] == view.unseen[: rules.LAST_ROUND]
    assert round(77 * float(seen["rounds"][0])) == view.round - 1
    assert seen["ply"] == view.ply / 1024
