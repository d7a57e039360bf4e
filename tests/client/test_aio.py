"""The client of asyncio is the same as the other, and several tasks may use it."""

from __future__ import annotations

import asyncio
import inspect
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio import client as asyncio_client
from websockets.sync import client as sync_client

from sobremesa import client
from sobremesa.client import TableSettings, aio, awaiting, blocking
from sobremesa.server import Settings
from sobremesa.server.messages import NewTable

from ..server.threaded import running


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(Settings(data=tmp_path, bot_pause=0.0, thinkers=1, hurry=1000.0)) as served:
        yield served


async def play_to_the_end(seat: aio.Player) -> None:
    async for view in seat.turns():
        await seat.play(random.choice(view["moves"])["action"])


async def test_it_plays_a_game_while_another_task_talks(address: str) -> None:
    link = await aio.open_table(address, "parade", ["open", "random"], title="Friday")
    async with aio.join(link, name="Robot") as seat, aio.watch(link) as guest:
        await asyncio.gather(play_to_the_end(seat), *(seat.say(str(number)) for number in range(20)))
        assert {one["text"] for one in seat.table["chat"]} == {str(number) for number in range(20)}
        assert [event async for event in guest.news()][-1]["code"] == "parade-won"
        assert (await seat.record()).startswith("sobremesa-record 1\n")
        assert seat.table["title"] == "Friday"


async def test_who_gives_up_waiting_takes_no_message_away(address: str) -> None:
    link = await aio.open_table(address, "parade", ["open", "open"])
    async with aio.join(link) as one:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(aiter(one.turns())), 0.05)  # nobody else is here yet
        async with aio.join(link) as two:
            await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
            assert one.table["status"] == "over"


async def test_a_refusal_is_raised_where_it_was_awaited(address: str, tmp_path: Path) -> None:
    with pytest.raises(client.Refused):
        await aio.join(f"{address}/t/nothere")
    me = tmp_path / "me.json"
    link = await aio.open_table(address, "parade", ["me", "random"], me=me)
    seat = await aio.join(link, me=me)
    await anext(aiter(seat.turns()))
    with pytest.raises(client.Refused) as refused:
        await seat.play(65 if 65 not in (seat.view or {})["hand"] else 64)
    assert refused.value.code == "parade-not-in-hand"
    assert (await seat.hint(budget=100))["seat"] == 0
    assert [one["id"] for one in await aio.my_tables(address, me=me)] == [link.rsplit("/", 1)[1]]
    await seat.close()


async def test_why_somebody_is_turned_away_is_heard_though_the_line_is_closed_before_a_word(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dial_slowly(*to: Any, **more: Any) -> sync_client.ClientConnection:
        wire = sync_client.connect(*to, **more)
        wire.recv_events_thread.join()  # it is closed
        return wire

    @asynccontextmanager
    async def dial_slowly_meanwhile(*to: Any, **more: Any) -> AsyncIterator[asyncio_client.ClientConnection]:
        async with asyncio_client.connect(*to, **more) as wire:
            await wire.wait_closed()
            yield wire

    monkeypatch.setattr(blocking, "connect", dial_slowly)
    monkeypatch.setattr(awaiting, "connect", dial_slowly_meanwhile)
    with pytest.raises(client.Refused) as refused:
        await aio.join(f"{address}/t/nothere")
    with pytest.raises(client.Refused) as too:
        await asyncio.to_thread(client.join, f"{address}/t/nothere")
    assert refused.value.code == too.value.code == "no-such-table"


def public(kind: type) -> dict[str, Any]:
    return {name: member for name, member in vars(kind).items() if not name.startswith("_")}


def test_the_twins_have_the_same_names_and_take_the_same() -> None:
    ours, theirs = public(client.Player), public(aio.Player)
    assert ours.keys() == theirs.keys()
    for name, method in ours.items():
        assert inspect.signature(method).parameters == inspect.signature(theirs[name]).parameters
        assert inspect.getdoc(method) == inspect.getdoc(theirs[name])
    for name in ("join", "watch", "open_table", "my_tables"):
        assert inspect.signature(getattr(client, name)).parameters == inspect.signature(getattr(aio, name)).parameters


def test_every_setting_of_a_table_can_be_given() -> None:
    """Whoever gives tables a new setting names it in `TableSettings`."""
    named = {"game", "seats", "options", "ticket"}  # are given otherwise
    named |= {"people"}  # share a browser; a program has a player for each
    assert set(TableSettings.__annotations__) == set(NewTable.__struct_fields__) - named
