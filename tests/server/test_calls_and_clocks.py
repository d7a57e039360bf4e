"""Where a table has a clock of days: who is called to what, and how often."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest

from sobremesa.server import Settings
from sobremesa.server.calling import caller as calling
from sobremesa.server.calling.quiet import last_moment
from sobremesa.server.store.callbook import Quiet

from .conftest import Player, Served, catch_up, play_one, two_at_a_table, until
from .later import later
from .receivers import Browser, Receiver, receiving

DAY, HOUR = 86_400, 3600
Arrive = Callable[..., Any]


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as one:
        yield one


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, call_after=60.0, call_private="yes")


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "PULSE", 1e6)


class Phone:
    """A browser that is subscribed, and what it has been told so far."""

    def __init__(self, receiver: Receiver, path: str) -> None:
        self.receiver, self.path, self.browser = receiver, path, Browser()

    @property
    def told(self) -> list[str]:
        posted = [one for one in self.receiver.posted if one.path == self.path]
        return [self.browser.read(one.body)["title"] for one in posted]


async def phone_of(player: Player, receiver: Receiver) -> Phone:
    phone = Phone(receiver, f"/push/{player.cookie[:6]}")
    wish = {"endpoint": receiver.address + phone.path, "keys": phone.browser.keys}
    assert (await player.http.post("/api/me/calls/push", json=wish)).status_code == 200
    return phone


async def leave(player: Player, table: str) -> None:
    await player.hang_up()
    room, guest = player.served.hub.rooms[table], player.cookie.split(".")[0]
    await until(lambda: room.presence.gone_for(guest) > 0)


async def pass_by(served: Served, *spans: float) -> None:
    """It is noticed who is away, and so many seconds pass, again and again."""
    caller = served.given("caller")
    for span in (0, *spans):
        later(span, served)
        await caller.pulse()
        await caller.under_way()


async def days_apart(come: Arrive, receiver: Receiver, **clock: Any) -> tuple[Player, Player, str, Phone, Phone]:
    """Ana is to move, and away; Bea is there."""
    ana, bea, table = await two_at_a_table(
        come, options={"starter": 0}, clock={"move": 2 * DAY, "vacation": 7, "end": "lose"} | clock
    )
    phones = await phone_of(ana, receiver), await phone_of(bea, receiver)
    await leave(ana, table)
    return ana, bea, table, *phones


async def test_called_once_and_again_when_time_gets_short_and_when_it_was_lost(
    served: Served, arrive: Arrive, receiver: Receiver
) -> None:
    _, bea, table, anas, beas = await days_apart(arrive, receiver)
    await leave(bea, table)
    await pass_by(served, 61, 3600, DAY)
    assert anas.told == ["Your turn"]
    await pass_by(served, 12 * HOUR, 60, HOUR)  # a quarter of two days is left
    assert anas.told == ["Your turn", "Your time is getting short"]
    assert beas.told == []
    later(12 * HOUR, served)
    room = served.hub.rooms[table]
    await until(lambda: room.table.status == "over")
    await pass_by(served, 61, DAY)
    assert anas.told == ["Your turn", "Your time is getting short", "You have lost on time"]
    assert beas.told == ["The game is over"]


async def test_on_vacation_nobody_is_called_and_after_it_there_is_the_whole_time(
    served: Served, arrive: Arrive, receiver: Receiver
) -> None:
    ana, bea, table, anas, _ = await days_apart(arrive, receiver, vacation=3)
    await ana.enter(table)
    assert (await ana.ask("vacation", on=True))["type"] == "accepted"
    await leave(ana, table)
    await pass_by(served, 61, DAY, DAY)
    assert anas.told == []
    assert (await bea.http.get("/api/me/tables")).json()["tables"][0]["left"] == pytest.approx(3 * DAY, abs=900)
    await pass_by(served, DAY, 61)
    assert anas.told == ["Your turn"]
    await pass_by(served, DAY, 12 * HOUR, 60)
    assert anas.told == ["Your turn", "Your time is getting short"]


async def test_a_proposal_is_told_and_so_is_that_the_game_goes_on(
    served: Served, arrive: Arrive, receiver: Receiver
) -> None:
    ana, bea, table, anas, _ = await days_apart(arrive, receiver)
    await pass_by(served, 61)
    assert (await bea.ask("propose", what="adjourn"))["type"] == "accepted"
    await pass_by(served, 61, HOUR)
    assert anas.told == ["Your turn", "Something is proposed at your table"]
    glance = (await ana.http.get("/api/me/tables")).json()["tables"][0]
    assert (glance["asked"], glance["adjourned"]) == ([0], False)
    await ana.enter(table)
    assert (await ana.ask("vote", agree=True))["type"] == "accepted"
    await leave(ana, table)
    await pass_by(served, 61, 30 * DAY)
    assert len(anas.told) == 2, "it is adjourned: all clocks stand"
    await catch_up(bea)
    assert (await bea.ask("propose", what="resume"))["type"] == "accepted"
    await pass_by(served, 61)
    assert len(anas.told) == 3
    await ana.enter(table)
    assert (await ana.ask("vote", agree=True))["type"] == "accepted"
    await leave(ana, table)
    await pass_by(served, 61)
    assert anas.told[3:] == ["Your turn"]


async def test_a_proposal_that_came_and_went_hides_no_turn(served: Served, arrive: Arrive, receiver: Receiver) -> None:
    _, bea, _, anas, _ = await days_apart(arrive, receiver)
    assert (await bea.ask("propose", what="end"))["type"] == "accepted"
    await pass_by(served)
    assert (await bea.ask("vote", agree=False))["type"] == "accepted"
    await pass_by(served, 61, 61)
    assert anas.told == ["Your turn"]


async def test_who_is_covered_because_of_their_clock_is_told_so_once(
    served: Served, arrive: Arrive, receiver: Receiver
) -> None:
    ana, bea, table, anas, _ = await days_apart(arrive, receiver, end="cover")
    await pass_by(served, 61)
    later(2 * DAY, served)
    room = served.hub.rooms[table]
    await until(lambda: room.table.ply == 1)
    await pass_by(served, 61, DAY)
    assert anas.told == ["Your turn", "Your time was over: a bot plays for you"]
    await ana.enter(table)
    await until(lambda: room.table.seats[0].kind == "human")
    await leave(ana, table)
    await play_one(bea)
    await pass_by(served, 61)
    assert anas.told[2:] == ["Your turn"]


async def test_who_resigns_tells_the_others_though_they_moved_last(
    served: Served, arrive: Arrive, receiver: Receiver
) -> None:
    ana, bea, table, anas, beas = await days_apart(arrive, receiver)
    await ana.enter(table)
    await play_one(ana, bea)
    await leave(ana, table)
    assert (await bea.ask("resign"))["type"] == "accepted"
    await leave(bea, table)
    await pass_by(served, 61)
    assert (anas.told, beas.told) == (["The game is over"], [])


async def test_who_saw_the_end_is_not_told_of_it_when_they_go(
    served: Served, arrive: Arrive, receiver: Receiver
) -> None:
    ana, bea, table, anas, _ = await days_apart(arrive, receiver)
    await ana.enter(table)
    assert (await bea.ask("resign"))["type"] == "accepted"
    await catch_up(ana, bea)
    await pass_by(served)
    await leave(ana, table)
    await pass_by(served, 61, DAY)
    assert anas.told == []


def test_a_reminder_comes_before_quiet_hours_not_after_them() -> None:
    noon = 1_763_294_400.0  # 2025-11-16, 12:00 UTC: 21:00 in Tokyo
    quiet = Quiet("ana", 20 * 60 + 30, 7 * 60, "Asia/Tokyo")
    assert last_moment(quiet, noon) == noon - 31 * 60
    assert last_moment(quiet, noon + 8 * HOUR) == noon - 31 * 60
    assert last_moment(quiet, noon + 11 * HOUR) == noon + 11 * HOUR
    assert last_moment(None, noon) == noon
