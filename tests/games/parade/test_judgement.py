"""What judgement notices in Parade, from whose eyes, and that it is worth having."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.core.protocol import UNKNOWN
from sobremesa.games.parade import PARADE, judgement, rules
from sobremesa.games.parade.notation import write_card

from .build import card, dealt, position

SEAT = 0


def noticed(s: Any, played: str) -> Any:
    room = np.full(rules.THOUGHTS, np.nan)
    assert bots.bound(PARADE).notice(s, SEAT, card(played), room)
    return room[: rules.FACTS]


def judged(s: Any, played: int) -> float:
    return float(bots.bound(PARADE).inclination(s, SEAT, played))


def at_play(players: int, seed: int, plies: int) -> Any:
    """A position after so many moves by chance, the seat to play a card."""
    run, s, chance = bots.bound(PARADE), dealt(players, seed), np.random.default_rng(seed)
    moves = np.empty(rules.MOST_MOVES, np.int16)
    while s.ply < plies or s.turn != SEAT:
        count = run.legal(s, run.actor(s), moves)
        run.play(s, run.actor(s), int(chance.choice(moves[:count])))
    assert s.phase < rules.CHOOSING
    return s


def test_everything_is_noticed() -> None:
    for players in range(2, 7):
        s = at_play(players, 1, 6)
        assert np.isfinite(noticed(s, write_card(int(s.hand[SEAT, 0])))).all()


def test_a_worked_example() -> None:
    """Red 2 leaves two cards safe; of the others red 7 and violet 1 go (3b)."""
    s = position(
        line="R7 V1 B9 G5 G6",
        hands="R2 G0 B3 V4 Y10 / Y1 Y2 Y3 Y4 Y5",
        before="R1 R3 / B1 B2",
    )
    facts = noticed(s, "R2").tolist()
    red = facts[2 * rules.COLOUR_FACTS : 3 * rules.COLOUR_FACTS]
    assert red[judgement.OWN_COUNT] * 4 == 3  # R1 R3 and now R7
    assert red[judgement.OWN_VALUE] * 16 == pytest.approx(11)
    assert red[judgement.MAJORITY] == 1  # three to none: a majority of two players
    assert red[judgement.IN_THE_LINE] * 3 == 1  # the card played is in the line
    assert red[judgement.UNSEEN] * 8 == 11 - 4  # not seen yet
    assert facts[judgement.LINE_LENGTH] * 10 == 4  # B9 G5 G6 R2
    # V4 and Y10 take nothing; B3 takes B9; G0 takes G5 and G6
    assert [round(harm * 10) for harm in facts[judgement.HARMS :][:4]] == [0, 0, 9, 11]
    assert [value * 8 for value in facts[judgement.HELD_VALUES :][:4]] == [4, 10, 3, 0]
    assert facts[judgement.OWN_POINTS] * 20 == 3 + 1  # three red face down, violet 1
    assert facts[judgement.BEST_OF_THEM] * 20 == 2  # blue, face down


@pytest.mark.parametrize("players", [2, 4])
def test_it_knows_no_more_than_the_seat(players: int) -> None:
    run = bots.bound(PARADE)
    for seed in range(20):
        s = at_play(players, seed, 3 * players)
        other = s.copy()
        run.redeal(other, SEAT)
        assert s.tobytes() != other.tobytes()
        assert run.outlook(s, SEAT) == run.outlook(other, SEAT)
        for played in s.hand[SEAT].tolist():
            assert judged(s, played) == judged(other, played)


def test_the_outlook_is_that_of_the_best_card() -> None:
    s = at_play(3, 5, 9)
    best = max(judged(s, played) for played in s.hand[SEAT].tolist())
    assert bots.bound(PARADE).outlook(s, SEAT) == best
    assert 0 < best < 1


def test_there_is_no_outlook_while_the_last_cards_are_chosen() -> None:
    s = position(hands="R2 G0 B3 V4 / Y1 Y2 Y3 Y4", phase=rules.CHOOSING)
    assert bots.bound(PARADE).outlook(s, SEAT) == UNKNOWN


def test_colours_are_only_names() -> None:
    for seed in range(10):
        s = at_play(3, seed, 9)
        order = np.random.default_rng(seed).permutation(rules.COLOURS)
        renamed = s.copy()
        for field in ("hand", "line"):
            held = s[field]
            renamed[field] = np.where(held >= 0, order[held // rules.VALUES] * rules.VALUES + held % rules.VALUES, held)
        for field in ("count", "total"):
            renamed[field][:, order] = s[field]
        for one, two in zip(s.hand[SEAT].tolist(), renamed.hand[SEAT].tolist(), strict=True):
            assert judged(renamed, two) == pytest.approx(judged(s, one))
