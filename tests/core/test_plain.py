"""A plain state is the record in another form, and rules do the same to both."""

from __future__ import annotations

import random

import pytest

from sobremesa.core.plain import freeze, once, thaw
from sobremesa.core.protocol import NOBODY, State
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES
from sobremesa.table import fairness

ROOT = b"r" * 32


def dealt(game: Game) -> State:
    players = game.player_counts()[-1]
    return fairness.fair_deal(game, players, game.Options(), ROOT)[0]


@pytest.mark.parametrize("name", GAMES)
def test_rules_views_and_stories_are_the_same_for_a_record_and_a_plain_state(name: str) -> None:
    game, chance = GAMES[name], random.Random(3)
    record = dealt(game)
    plain = thaw(record)
    for _ in range(60):
        assert plain.tobytes() == record.tobytes()
        seat = game.rules.actor(plain)
        assert game.rules.actor(record) == seat
        if seat < 0:
            break
        legal = game.legal(plain, seat)
        assert game.legal(record, seat) == legal
        action = chance.choice(legal)
        after, same = (fairness.fair_play(game, s, ROOT, seat, action) for s in (record, plain))
        for viewer in (seat, NOBODY):
            assert game.view(after, viewer) == game.view(same, viewer)
            told = game.story(record, seat, action, after, viewer)
            assert game.story(plain, seat, action, same, viewer) == told
        assert game.why(plain, seat, action, same) == game.why(record, seat, action, after)
        assert game.standing(same) == game.standing(after)
        record, plain = after, same


def test_what_is_done_to_a_copy_is_not_done_to_the_state() -> None:
    state = thaw(dealt(GAMES["parade"]))
    other = state.copy()
    other.ply = 7
    other.rng[0] = 1
    assert state.ply == 0
    assert state.rng[0] != 1
    assert freeze(other).ply == 7
    assert thaw(freeze(other)).tobytes() == other.tobytes() != state.tobytes()


def test_what_all_seats_share_is_worked_out_once_for_each_plain_state() -> None:
    asked: list[int] = []

    @once
    def turn(s: State) -> int:
        asked.append(s.ply)
        return int(s.ply)

    record = dealt(GAMES["parade"])
    plain = thaw(record)
    assert [turn(plain), turn(plain), turn(plain.copy())] == [0, 0, 0]
    assert len(asked) == 2
    record.ply = 4  # whoever has a record may change it
    assert turn(record) == 4
