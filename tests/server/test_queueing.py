"""Who is served next."""

from __future__ import annotations

import asyncio

import pytest

from sobremesa.server import queueing
from sobremesa.server.queueing import Queue, Shares, least


async def test_the_lowest_rank_is_next_and_of_equals_the_first() -> None:
    queue, served = Queue(1), list[str]()

    async def serve(name: str, *rank: float) -> None:
        async with queue.place(*rank):
            served.append(name)
            await asyncio.sleep(0)

    async with queue.place(9):
        waiting = [
            asyncio.create_task(serve("watched", 1, 0)),
            asyncio.create_task(serve("much", 0, 5)),
            asyncio.create_task(serve("little", 0, 1)),
            asyncio.create_task(serve("little, later", 0, 1)),
        ]
        await asyncio.sleep(0.01)
        assert served == []
    await asyncio.gather(*waiting)
    assert served == ["little", "little, later", "much", "watched"]


async def test_who_goes_away_keeps_no_place() -> None:
    queue = Queue(1)

    async def wait() -> None:
        async with queue.place(0):
            await asyncio.sleep(0)

    async with queue.place(0):
        gone, stays = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0.01)
        gone.cancel()
        await asyncio.sleep(0)
    await asyncio.wait_for(stays, 60)
    called = asyncio.create_task(wait())
    async with queue.place(0):
        await asyncio.sleep(0.01)
    called.cancel()  # called, and gone in the same moment
    await asyncio.gather(called, return_exceptions=True)
    await asyncio.wait_for(wait(), 60)


def test_what_somebody_had_is_forgotten_by_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(queueing.time, "monotonic", lambda: now[0])
    shares = Shares()
    shares.add("a", 8)
    shares.add("b", 3)
    assert least(shares, ["a", "b"]) == 3
    now[0] += queueing.HALF_LIFE
    assert (shares.of("a"), shares.of("nobody"), least(shares, [])) == (4, 0, 0)
