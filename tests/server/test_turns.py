"""One after the other, in the order they came; who goes away meanwhile holds up nobody."""

from __future__ import annotations

import asyncio

import pytest

from sobremesa.server.turns import Turns


async def test_who_finds_it_free_acts_at_once_and_the_others_in_order() -> None:
    turns, acted = Turns(), list[str]()
    for name in "abc":
        turns.take(lambda name=name: acted.append(name))
    assert acted == ["a"]
    turns.give()
    assert acted == ["a"]  # not while the one before is still at it
    await asyncio.sleep(0)
    turns.give()
    await asyncio.sleep(0)
    assert acted == ["a", "b", "c"]
    turns.give()
    assert turns.is_free


async def test_tasks_and_acts_take_turns() -> None:
    turns, acted = Turns(), list[str]()

    async def work(name: str) -> None:
        async with turns:
            acted.append(f"{name} begins")
            await asyncio.sleep(0)
            acted.append(f"{name} ends")

    def act() -> None:
        acted.append("acts")
        turns.give()

    tasks = [asyncio.create_task(work("a"))]
    await asyncio.sleep(0)
    turns.take(act)
    tasks.append(asyncio.create_task(work("b")))
    await asyncio.gather(*tasks)
    assert acted == ["a begins", "a ends", "acts", "b begins", "b ends"]
    assert turns.is_free


@pytest.mark.parametrize("rounds", [0, 1], ids=["while it waits", "the moment its turn has come"])
async def test_who_goes_away_gives_up_their_turn(rounds: int) -> None:
    turns, acted = Turns(), list[str]()

    async def wait() -> None:
        async with turns:
            acted.append("never")

    turns.take(lambda: None)
    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0)
    turns.take(lambda: acted.append("next"))
    if rounds:
        turns.give()
        waiting.cancel()
    else:
        waiting.cancel()
        await asyncio.sleep(0)
        turns.give()
    await asyncio.gather(waiting, return_exceptions=True)
    for _ in range(3):
        await asyncio.sleep(0)
    assert acted == ["next"]
    turns.give()
    assert turns.is_free
