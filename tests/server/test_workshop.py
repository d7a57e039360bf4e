"""Costly work: one thing at a time for each address, paid for in processor time, and never in anybody's way for long."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.server import workshop as module
from sobremesa.server.limits import Bucket, Rate
from sobremesa.server.visitors import Asker, asking
from sobremesa.server.workshop import Workshop, breathe

HERE, THERE = Asker("192.0.2.1", "ana"), Asker("192.0.2.2", "eve")


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    made = Workshop()
    yield made
    made.stop()


async def do(workshop: Workshop, asker: Asker, work: Callable[[], Any]) -> Any:
    asking.set(asker)
    return await workshop.do(work)


def burn(seconds: float) -> Callable[[], str]:
    def work() -> str:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        return "done"

    return work


def test_a_bucket_pays_more_than_it_has_and_is_in_debt_until_it_fills() -> None:
    clock = [0.0]
    bucket = Bucket(Rate(burst=10, each_second=0.5), lambda: clock[0])
    bucket.pay(9)
    assert bucket.debt() == 0
    bucket.pay(4)
    assert bucket.debt() == 6  # three seconds missing, half a second comes back each second
    clock[0] = 5
    assert bucket.debt() == 1
    clock[0] = 100
    assert (bucket.debt(), bucket.wait()) == (0, 0)


async def test_who_has_spent_too_much_waits_and_others_do_not(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop = Workshop(hurry=0.01)  # 0.2 s of work for a guest, 0.4 s for an address
    assert await do(workshop, HERE, burn(0.3)) == "done"
    refused = await do(workshop, HERE, burn(0))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.facts["seconds"] > 1) == ("too-fast", True)
    assert await do(workshop, Asker(HERE.address, "bea"), burn(0)) == "done"  # the same house, another guest
    assert await do(workshop, THERE, burn(0)) == "done"
    assert await do(workshop, Asker(HERE.address, "bea"), burn(0.2)) == "done"
    made_up = await do(workshop, Asker(HERE.address, "a new guest"), burn(0))  # guests are free, addresses are not
    assert isinstance(made_up, Refusal)
    workshop.stop()


async def test_waiting_costs_nothing() -> None:
    workshop = Workshop(hurry=0.01)
    for _ in range(3):
        assert await do(workshop, HERE, lambda: time.sleep(0.3)) is None
    workshop.stop()


async def test_work_that_fails_is_paid_for_and_its_error_is_told() -> None:
    workshop = Workshop(hurry=0.01)

    def fail() -> None:
        burn(0.3)()
        raise LookupError("no such board")

    with pytest.raises(LookupError, match="no such board"):
        await do(workshop, HERE, fail)
    assert isinstance(await do(workshop, HERE, burn(0)), Refusal)
    workshop.stop()


async def test_one_thing_at_a_time_for_each_address(workshop: Workshop) -> None:
    gate, inside, most = threading.Event(), 0, 0

    def work() -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        assert gate.wait(60)
        inside -= 1

    flood = [asyncio.create_task(do(workshop, HERE, work)) for _ in range(8)]
    await asyncio.sleep(0.1)
    assert await asyncio.wait_for(do(workshop, THERE, burn(0)), 60) == "done"  # goes past all of them
    gate.set()
    await asyncio.gather(*flood)
    assert most == 1


async def test_a_crowd_is_asked_to_come_back(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 3)
    gate = threading.Event()
    flood = [asyncio.create_task(do(workshop, HERE, lambda: gate.wait(60))) for _ in range(3)]
    await asyncio.sleep(0.05)
    refused = await do(workshop, HERE, burn(0))
    assert isinstance(refused, Refusal)
    assert refused.code == "busy"
    gate.set()
    await asyncio.gather(*flood)
    assert await do(workshop, HERE, burn(0)) == "done"


async def test_what_takes_too_long_ends_and_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.3)
    workshop, ended = Workshop(hurry=0.001), threading.Event()

    def endless() -> None:
        try:
            while True:
                burn(0.005)()
                breathe()
        finally:
            ended.set()

    refused = await do(workshop, HERE, endless)
    assert isinstance(refused, Refusal)
    assert refused.code == "busy"
    assert await asyncio.to_thread(ended.wait, 60)
    for _ in range(200):
        if workshop.refusal(HERE):
            break
        await asyncio.sleep(0.02)
    assert workshop.refusal(HERE)
    workshop.stop()


async def test_who_has_gone_is_not_worked_for(workshop: Workshop) -> None:
    gate, done = threading.Event(), []
    first = asyncio.create_task(do(workshop, HERE, lambda: gate.wait(60)))
    second = asyncio.create_task(do(workshop, HERE, lambda: done.append("second")))
    await asyncio.sleep(0.05)
    second.cancel()
    gate.set()
    await first
    assert await do(workshop, HERE, burn(0)) == "done"
    assert done == []
