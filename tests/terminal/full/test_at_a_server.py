"""The full screen at live tables: with a program across the table, over a lost connection, as somebody who only watches."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.client import Player, join
from sobremesa.client import open_table as open_there
from sobremesa.games.registry import GAMES
from sobremesa.i18n import say
from sobremesa.server import Settings
from sobremesa.table.log import Clock
from sobremesa.terminal.full.app import Full
from sobremesa.terminal.full.clocks import CLOCKS, clock_words
from sobremesa.terminal.full.doors import Wish
from sobremesa.terminal.full.setup import Setup
from sobremesa.terminal.full.timed import left
from sobremesa.terminal.full.ways import Ways

from ...ports import free_port
from ...server.threaded import running
from .stage import LEFT_OVER, Doors, is_asked, listed, shown, until
from .test_whole_games import play_to_the_end


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "server", bot_pause=0.0, thinkers=1, hurry=1000.0)


@pytest.fixture
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as served:
        yield served


@pytest.fixture
def doors(tmp_path: Path) -> Doors:
    doors = Doors(tmp_path / "drawer")
    doors.keep("name", "Ana")
    return doors


def first_moves(seat: Player) -> None:
    for view in seat.turns():
        seat.play(view["moves"][0]["action"])


async def visited(doors: Doors, link: str, language: str = "en") -> Any:
    place = await doors.visit(link, language)
    assert not isinstance(place, str), place
    return place


@pytest.mark.parametrize(
    ("game", "language", "size", "options"),
    [
        ("parade", "de", (80, 24), {}),
        ("coloretto", "fr", (120, 30), {"two_players": True}),
        ("jackrabbits", "es", (140, 45), {"turn_limit": 6}),
    ],
)
async def test_a_screen_and_a_program_play_to_the_end(
    game: str, language: str, size: tuple[int, int], options: dict[str, Any], address: str, doors: Doors
) -> None:
    link = open_there(address, game, ["open", "open"], options)
    place = await visited(doors, link, language)
    app = Full(doors, language, place)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: say(language, "seat-sit") in shown(app))
        assert link in shown(app)
        await pilot.press("enter")
        await until(pilot, lambda: place.table.you == 0)
        with await asyncio.to_thread(join, link, "Bea", seat=1) as other:
            threading.Thread(target=first_moves, args=[other], daemon=True).start()
            await until(pilot, lambda: place.table.status == "playing")
            assert await play_to_the_end(app, pilot, place) > 2
            await until(pilot, lambda: say(language, "rematch") in shown(app))
        assert "Bea" in shown(app)
        assert not LEFT_OVER.findall(shown(app))


async def test_with_a_clock_the_ways_out_are_one_key_away(address: str, doors: Doors) -> None:
    """Adjourned and gone on with by both, a vacation, and in the end one of them resigns."""
    clock = {"move": 3 * 86_400, "vacation": 7, "end": "lose"}
    link = open_there(address, "parade", ["open", "open"], {"starter": 0}, clock=clock)
    place = await visited(doors, link, "de")
    app = Full(doors, "de", place)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: say("de", "seat-sit") in shown(app))
        await pilot.press("enter")
        await until(pilot, lambda: place.table.you == 0)
        with await asyncio.to_thread(join, link, "Bea", seat=1) as bea:
            await until(
                pilot, lambda: left("de", 3 * 86_400 - 1) in shown(app)
            )  # hers runs, and the program's stands at three days
            assert f"Bea {left('de', 3 * 86_400)}" in shown(app)

            async def choose(id: str, **facts: Any) -> None:
                await pilot.press("w")
                words = say("de", id, **facts).rstrip(" …\u00a0")
                await until(pilot, lambda: isinstance(app.screen, Ways))
                ways = [one.label for one in app.screen.ways]  # pyright: ignore[reportAttributeAccessIssue]
                await pilot.press("home", *["down"] * (ways.index(words) + 1), "enter")
                await until(pilot, lambda: not isinstance(app.screen, Ways))

            await choose("vacation-begin", days=7)
            await until(pilot, lambda: place.table.times[0].off)
            assert say("de", "clock-off") in shown(app)
            await choose("vacation-end")
            await until(pilot, lambda: not place.table.times[0].off)
            await asyncio.to_thread(bea.vacation)
            assert (await asyncio.to_thread(lambda: bea.table["times"][1]["off"])) is True

            await choose("parting-adjourn")
            await until(pilot, lambda: say("de", "proposal-withdraw") in shown(app))
            await asyncio.to_thread(bea.vote, True)
            await until(pilot, lambda: say("de", "adjourned") in shown(app))
            await asyncio.to_thread(bea.propose, "resume")
            await until(pilot, lambda: say("de", "proposal-resume", seat="Bea") in " ".join(shown(app).split()))
            listed(app).highlighted = 0
            await pilot.press("enter")
            await until(pilot, lambda: not place.table.adjourned)

            await choose("parting-resign")
            await until(pilot, lambda: place.table.status == "over")
            await until(pilot, lambda: say("de", "stopped-resigned", seat="Ana") in shown(app))
            assert say("de", "stopped-won", seats="Bea", count=1) in shown(app)
            assert not LEFT_OVER.findall(shown(app))


async def test_a_form_offers_a_clock_where_friends_play(address: str, doors: Doors) -> None:
    app = Full(doors, "fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.push_screen(Setup(GAMES["parade"], friends=1))
        await until(pilot, lambda: say("fr", "clock-kind-none") in shown(app))
        assert say("fr", "clock-end") not in shown(app)
        app.screen.query_one("#server").value = address  # pyright: ignore[reportAttributeAccessIssue]
        app.screen.query_one("#clock").value = CLOCKS[-1]  # pyright: ignore[reportAttributeAccessIssue]
        await until(pilot, lambda: say("fr", "clock-end") in shown(app))
        app.screen.query_one("#clock-end").value = "lose"  # pyright: ignore[reportAttributeAccessIssue]
        await pilot.press("enter")
        await until(pilot, lambda: hasattr(app.screen, "place"))
        assert app.screen.place.table.clock == Clock(move=7 * 86_400, vacation=7, end="lose")  # pyright: ignore[reportAttributeAccessIssue]


def test_clocks_are_told_as_in_the_browser() -> None:
    told = [clock_words("de", one) for one in CLOCKS]
    assert told[:4] == [
        "20 Sekunden je Zug",
        "1 Minute je Zug",
        "5 Minuten je Zug",
        "5 min, und 5 s mehr mit jedem Zug",
    ]
    assert told[-1] == "7 Tage je Zug"


async def test_a_server_that_is_killed_and_comes_back_finds_the_screen_waiting(
    settings: Settings, doors: Doors
) -> None:
    port = free_port()
    with running(settings, port) as address:
        opened = await doors.open(Wish("parade", 2, "beginner", server=address), "en")
        assert not isinstance(opened, str), opened
        app = Full(doors, "en", opened)
        context = app.run_test(size=(80, 24))
        pilot = await context.__aenter__()
        await until(pilot, lambda: is_asked(app))
        hand = opened.view.hand  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
    await until(pilot, lambda: say("en", "link-lost") in shown(app))
    await pilot.press("enter")  # a move made while nobody hears it
    with running(settings, port):
        await until(pilot, lambda: say("en", "link-lost") not in shown(app))
        await until(pilot, lambda: opened.view.hand != hand)  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
        await until(pilot, lambda: is_asked(app))
        await pilot.press("q")
        assert [one.key for one in await doors.running("en")] == [opened.link]
        again = await doors.resume(opened.link, "en")
        assert not isinstance(again, str)
        assert again.table.you == 0
        await context.__aexit__(None, None, None)


async def test_who_watches_sees_no_hand_and_is_offered_no_move(address: str, doors: Doors) -> None:
    link = open_there(address, "parade", ["open", "open"])
    place = await visited(doors, link)
    app = Full(doors, "en", place)
    with await asyncio.to_thread(join, link, "Bea") as one, await asyncio.to_thread(join, link, "Cid") as two:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: place.view is not None)
            assert "watching" in shown(app)
            assert listed(app).choices == []
            assert place.view.hand == []
            others = {threading.Thread(target=first_moves, args=[seat], daemon=True) for seat in (one, two)}
            for other in others:
                other.start()
            await until(pilot, lambda: place.table.status == "over")
            await until(pilot, lambda: "wins" in shown(app) or "share the win" in shown(app))


async def test_what_is_said_is_read_by_everybody_and_a_hint_has_its_reason(address: str, doors: Doors) -> None:
    place = await doors.open(Wish("parade", 2, "beginner", server=address), "en")
    assert not isinstance(place, str), place
    app = Full(doors, "en", place)
    async with app.run_test(size=(120, 36)) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.press("c", "tab", "enter")
        await until(pilot, lambda: f"Ana: {say('en', 'phrase-hello')}" in shown(app))
        await pilot.press("c", "h", "i", "enter")
        await until(pilot, lambda: "Ana: hi" in shown(app))
        await pilot.press("h")
        await until(pilot, lambda: "★ Hint" in shown(app) or say("en", "error-hint-not-yet") in shown(app))


async def test_nobody_there_is_said_so(doors: Doors) -> None:
    said = await doors.visit(f"http://127.0.0.1:{free_port()}/t/nothing", "en")
    assert isinstance(said, str)
    assert "cannot be reached" in said
    assert "not a link" in str(await doors.visit("parade", "en"))
