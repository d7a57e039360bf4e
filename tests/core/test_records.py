"""A state is a record like NumPy's own, only faster: what holds of those holds of ours."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from sobremesa.core.protocol import element_of
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES
from sobremesa.table import fairness

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def dealt(game: Game) -> Any:
    return fairness.fair_deal(game, game.player_counts()[0], game.Options(), fairness.root_key("07" * 32, []))[0]


@each_game
def test_its_fields_are_those_of_a_record_of_numpy(game: Game) -> None:
    ours = dealt(game)
    theirs = np.array([ours], np.dtype((np.record, game.rules.STATE.fields and np.dtype(game.rules.STATE.descr))))[0]
    for name in game.rules.STATE.names:
        assert np.array_equal(getattr(ours, name), getattr(theirs, name)), name
        assert getattr(ours, name).dtype == getattr(theirs, name).dtype, name


@each_game
def test_it_can_be_copied_kept_and_sent_to_another_process(game: Game) -> None:
    ours = dealt(game)
    for other in (ours.copy(), copy.deepcopy(ours)):
        assert type(other) is type(ours)
        assert other.tobytes() == ours.tobytes()
        other.ply = 7
        assert (other.ply, ours.ply) == (7, 0)
    sent = pickle.loads(pickle.dumps(ours))
    assert type(sent) is type(ours)
    assert sent.tobytes() == ours.tobytes()
    many = np.array([ours] * 3, game.rules.STATE)
    assert pickle.loads(pickle.dumps(many)).dtype == game.rules.STATE
    assert pickle.loads(pickle.dumps(game.rules.STATE)) == game.rules.STATE


@each_game
def test_what_does_not_fit_into_a_field_is_refused(game: Game) -> None:
    ours = dealt(game)
    with pytest.raises(OverflowError):
        ours.players = 1000
    with pytest.raises(AttributeError):
        _ = ours.no_such_field


def test_what_an_array_is_made_of_is_told_by_any_python() -> None:
    """NumPy's alias for arrays is of another kind from Python 3.12 on."""
    assert element_of(npt.NDArray[np.int8]) is np.int8
    assert element_of(int) is None
