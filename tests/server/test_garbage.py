"""Looking through everything for garbage waits until nobody moves."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.server import Settings, create_app
from sobremesa.server.garbage import (
    ALL,
    CALM,
    EVERY,
    NEW,
    PAUSE,
    QUIET,
    SEEN_ONCE,
    TOO_MANY,
    WORTHWHILE,
    YOUNG,
    Garbage,
)

from .conftest import catch_up, play_one, serving, two_at_a_table

Arrive = Callable[..., Any]
MOVED = 100.0  # when


class Python:
    """What it was asked to look at, and how often it had looked at those it had seen once."""

    def __init__(self) -> None:
        self.looks = 0
        self.asked: list[int] = []

    def collect(self, what: int) -> None:
        self.asked.append(what)


@pytest.fixture
def python() -> Python:
    return Python()


@pytest.fixture
def garbage(python: Python) -> Garbage:
    made = Garbage(lambda: python.looks, python.collect)
    made.disturbed = MOVED
    return made


def test_while_people_move_it_looks_at_little(garbage: Garbage, python: Python) -> None:
    python.looks = TOO_MANY - 1
    for number in range(2 * EVERY):
        garbage.disturbed = now = MOVED + number * PAUSE / 2
        garbage.look(now, late=0.0)
    assert python.asked == [NEW] * (EVERY - 1) + [SEEN_ONCE]


def test_a_server_with_enough_to_do_is_left_alone(garbage: Garbage, python: Python) -> None:
    garbage.look(MOVED + QUIET / 2, late=CALM)
    assert python.asked == []


def test_a_quiet_moment_is_used(garbage: Garbage, python: Python) -> None:
    python.looks = WORTHWHILE
    garbage.look(MOVED + QUIET, late=0.0)
    assert python.asked == [ALL]


def test_where_nobody_has_moved_there_is_nothing_to_do(garbage: Garbage, python: Python) -> None:
    python.looks = WORTHWHILE - 1
    garbage.look(MOVED + QUIET, late=0.0)
    assert python.asked == []


def test_it_does_not_gather_without_end(garbage: Garbage, python: Python) -> None:
    python.looks = TOO_MANY
    garbage.look(MOVED, late=CALM)
    assert python.asked == [ALL]


async def test_a_move_is_no_quiet_moment(arrive: Arrive) -> None:
    assert gc.get_threshold() == YOUNG
    ana, bea, _ = await two_at_a_table(arrive)
    begun = time.monotonic()
    await play_one(ana, bea)
    await catch_up(ana, bea)
    assert ana.served.hub.garbage.disturbed >= begun


async def test_when_the_server_has_gone_python_looks_as_before(settings: Settings) -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    async with serving(create_app(settings)):
        gc.freeze()
        assert gc.get_threshold() == YOUNG != before
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, frozen)
