"""Looking at a record again: from each seat's own view, and with the right words for what was lost."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.bots.hindsight import MOST_BLUNDERS, Decision, Option, Position, blunders, mean_loss, weigh
from sobremesa.games.registry import GAMES
from sobremesa.lab.analysis import analyse, positions
from sobremesa.table.parsing import read_record
from sobremesa.table.records import Record, write_record

from ..contract.games import redealt
from ..table.test_records import finished


def record(game: str, players: int = 3, seed: int = 5) -> Record:
    read = read_record(write_record(finished(game, players, seed)))
    assert isinstance(read, Record)
    return read


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_every_game_is_weighed(game: str) -> None:
    told: list[tuple[int, int]] = []
    played = record(game)
    found = analyse(played, 60, 0.5, 2, lambda done, total: told.append((done, total)))
    assert [one.ply for one in found.decisions] == list(range(len(played.moves)))
    assert told[-1] == (len(played.moves), len(played.moves))
    assert [one.played for one in found.decisions] == [GAMES[game].notation.write(move.action) for move in played.moves]
    for one in found.decisions:
        assert all(0 <= option.chance <= 1 for option in one.best)
        assert one.lost is None or 0 <= one.lost <= 1


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_did_not_know_changes_nothing(game: str) -> None:
    """The judgement is the same in every world that the seat could not tell from the real one."""
    found = GAMES[game]
    for position in list(positions(record(game)))[2:20:6]:
        worlds = [position.before, *(redealt(found.rules, position.before, position.seat, key) for key in (1, 2))]
        answers = [weigh(found, Position(position.ply, w, position.seat, position.action), 40, 0) for w in worlds]
        assert answers[0] == answers[1] == answers[2]
        assert len({world.tobytes() for world in worlds}) > 1


def test_who_plays_at_random_loses_a_lot() -> None:
    found = [analyse(record("parade", 2, seed), 800) for seed in (5, 6, 7)]
    assert 0.04 < np.mean([lost for analysed in found for lost in analysed.lost]) < 0.5
    assert all(len(analysed.blunders) == MOST_BLUNDERS for analysed in found)


def decision(ply: int, seat: int, lost: float | None) -> Decision:
    option: Any = Option("x", 0.5, 3.0)
    return Decision(ply, seat, "x", [option], option if lost is not None else None, lost)


def test_blunders_are_the_worst_first_and_noise_is_none() -> None:
    found = [decision(0, 0, 0.01), decision(1, 1, 0.2), decision(2, 0, 0.4), decision(3, 1, None)]
    assert blunders(found) == [2, 1]
    assert mean_loss(found, 0) == pytest.approx(0.205)
    assert mean_loss(found, 1) == pytest.approx(0.2)
    assert mean_loss([], 0) == 0
