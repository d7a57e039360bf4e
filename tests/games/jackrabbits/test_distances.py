"""How many turns of free journeys lie between two places (5.3, 6.4, 7)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.jackrabbits import JACKRABBITS, rules
from sobremesa.games.jackrabbits.state import CAVES, FAR, FROM_OFF, FROM_UNDERGROUND, HEXAGONS, STEPS
from sobremesa.games.jackrabbits.survey import from_caves, out_of, steps

from .build import dealt

BOARDS = ["sample", "random:1", "random:2:1", "random:3:2"]


@pytest.fixture(params=BOARDS)
def s(request: pytest.FixtureRequest) -> Any:
    return dealt(board=request.param)


def one_journey(s: Any, place: int) -> tuple[set[int], bool]:
    """Hexagons a free journey can end on, and whether the underground is one of its ends."""
    if place == FROM_OFF:
        return set(), True
    reached = from_caves(s) if place == FROM_UNDERGROUND else out_of(s, place)
    into = place != FROM_UNDERGROUND and reached & CAVES != 0
    return {hexagon for hexagon in range(HEXAGONS) if reached >> hexagon & 1}, into


def test_every_distance_is_one_more_than_the_nearest_after_a_journey(s: Any) -> None:
    for goal in range(HEXAGONS):
        assert steps(s, goal, goal) == 0
        for place in range(HEXAGONS + 2):
            if place != goal:
                ends, into = one_journey(s, place)
                onwards = [steps(s, end, goal) for end in ends]
                onwards += [steps(s, FROM_UNDERGROUND, goal)] if into else []
                assert steps(s, place, goal) == min(FAR, 1 + min(onwards, default=FAR)), (place, goal)


def test_the_rules_do_not_care(s: Any) -> None:
    """Distances are for bots: whoever changes them changes no legal move."""
    seat = rules.actor(s)
    before = JACKRABBITS.legal(s, seat)
    s.roads[STEPS : STEPS + HEXAGONS] = 0
    assert JACKRABBITS.legal(s, seat) == before
