"""Looking through everything for garbage waits until nobody moves."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.server.garbage import QUIET, TOO_MANY, WORTHWHILE, YOUNG, Garbage

from .conftest import catch_up, play_one, two_at_a_table

Arrive = Callable[..., Any]


class Looks:
    """How often Python has looked at young objects, and how often at all."""

    def __init__(self) -> None:
        self.young, self.all = 0, 0

    def collect(self) -> None:
        self.young, self.all = 0, self.all + 1


@pytest.fixture
def looks() -> Looks:
    return Looks()


@pytest.fixture
def garbage(looks: Looks) -> Garbage:
    return Garbage(lambda: looks.young, looks.collect)


def test_nobody_waits_for_it_while_people_move(garbage: Garbage, looks: Looks) -> None:
    looks.young = TOO_MANY - 1
    garbage.disturbed = 100.0
    garbage.look(100.0 + QUIET / 2)
    assert looks.all == 0


def test_a_quiet_moment_is_used(garbage: Garbage, looks: Looks) -> None:
    looks.young = WORTHWHILE
    garbage.disturbed = 100.0
    garbage.look(101.0 + QUIET)
    garbage.look(102.0 + QUIET)  # nothing new since
    assert looks.all == 1


def test_it_does_not_gather_without_end(garbage: Garbage, looks: Looks) -> None:
    looks.young = TOO_MANY
    garbage.disturbed = 100.0
    garbage.look(100.0)
    assert looks.all == 1


async def test_a_move_is_no_quiet_moment(arrive: Arrive) -> None:
    assert gc.get_threshold() == YOUNG
    ana, bea, _ = await two_at_a_table(arrive)
    begun = time.monotonic()
    await play_one(ana, bea)
    await catch_up(ana, bea)
    assert ana.served.hub.garbage.disturbed >= begun
