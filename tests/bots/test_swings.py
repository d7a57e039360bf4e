"""Why chances swung, and where a game turned."""

from __future__ import annotations

import pytest

from sobremesa.bots.hindsight import Decision, Option
from sobremesa.bots.swings import swings, turns


def decision(ply: int, seat: int, best: float, lost: float | None = 0.0) -> Decision:
    value = None if lost is None else Option("b", best - lost, 0.0)
    return Decision(ply, seat, "b", [Option("a", best, 0.0)], value, lost)


def test_a_swing_is_what_was_lost_what_was_given_and_luck() -> None:
    game = [decision(0, 0, 0.5, 0.1), decision(1, 1, 0.6, 0.3), decision(2, 0, 0.8), decision(3, 1, 0.2)]
    found = swings(game, [1.0, 0.0])
    first = found[0]
    assert (first.ply, first.seat, first.chance, first.lost, first.given) == (0, 0, 0.5, 0.1, 0.3)
    assert first.luck == pytest.approx(0.8 - 0.5 + 0.1 - 0.3)
    for swing, then in zip(found, [0.8, 0.2, 1.0, 0.0], strict=True):
        assert swing.chance - swing.lost + swing.given + swing.luck == pytest.approx(then)


def test_what_others_lose_is_shared_out_among_all_who_profit() -> None:
    game = [decision(0, 0, 0.3), decision(1, 1, 0.3, 0.2), decision(2, 2, 0.3)]
    assert swings(game, [1.0, 0.0, 0.0])[0].given == pytest.approx(0.1)


def test_where_there_was_no_choice_nothing_is_said_and_what_was_not_weighed_lost_nothing() -> None:
    forced = Decision(0, 0, "a", [], None, None)
    found = swings([forced, decision(1, 0, 0.4, None)], [1.0, 0.0])
    assert [(one.ply, one.lost) for one in found] == [(1, 0.0)]
    assert swings([], [1.0, 0.0]) == []


def test_a_game_turns_three_times_at_most_by_decisions_and_by_luck() -> None:
    lost = [0.02, 0.2, 0.04, 0.05, 0.06]
    game = [decision(ply, 0, 0.5, one) for ply, one in enumerate(lost)]
    found = turns(swings(game, [0.5]))
    assert [(one.kind, one.ply, round(one.size, 2)) for one in found] == [
        ("decision", 1, 0.2),
        ("luck", 1, 0.2),
        ("decision", 4, 0.06),
    ]
    assert turns(swings([decision(0, 0, 0.5, 0.02)], [0.5])) == []
