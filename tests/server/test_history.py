"""All of one's games, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.server import Settings, create_app, history
from sobremesa.server.broker import MemoryBroker
from sobremesa.server.glances import Summary
from sobremesa.server.messages import Ended
from sobremesa.server.tallies import statistics
from sobremesa.table.parting import Lost
from sobremesa.table.view import SeatView

from .conftest import Player, Served, arrivals, serving, two_at_a_table
from .conftest import play_out as play_out_all

Arrive = Callable[..., Any]
BOT = {"kind": "bot", "level": "random"}


def summary(places: list[int], at: float, guests: list[str | None], **more: Any) -> Summary:
    """A game of Parade, where few points are good: a place is worth ten."""
    seats = [
        SeatView("human" if guest else "bot", guest or "", None if guest else "club", False, False, "", "", "")
        for guest in guests
    ]
    ends = [Ended([place * 10 + 1 for place in places], places)]
    given = {"status": "over", "seats": seats, "results": ends, "end": ends[0], "owes": [], "title": ""} | more
    still: dict[str, Any] = {"whole": 0.0, "ends": [], "off": [], "late": [], "asked": [], "adjourned": False}
    return Summary(**{"game": "parade", "guests": guests, "at": at, "since": at, "lost": [], **still, **given})


ANA_AND_BEA = ["ana", "bea"]


def test_games_are_counted_by_kind() -> None:
    games = [
        summary(places, at, ANA_AND_BEA) for at, places in enumerate([[1, 0], [0, 1], [0, 1], [0, 0], [1, 0], [0, 1]])
    ]
    three = summary([2, 0, 1], 9.0, ["ana", None, None])
    told = statistics([three, *reversed(games)], "ana", 0)
    two, other = told.tallies
    assert (two.game, two.players, two.games, two.wins, two.best) == ("parade", 2, 6, 4, 1)
    assert (two.streak, two.longest, two.places) == (1, 3, [2, 1, 1, 1, 2, 1])
    assert (two.points, two.place) == (4.3, 1.33)
    assert (other.players, other.games, other.wins, other.streak, other.place) == (3, 1, 0, 0, 3.0)


def test_opponents_are_counted_by_who_they_are_and_bots_by_level() -> None:
    named = summary([0, 1], 5.0, ANA_AND_BEA)
    named.seats[1] = SeatView("human", "Beatriz", None, False, False, "", "owl", "")
    games = [summary([1, 0], 1.0, ANA_AND_BEA), summary([0, 0], 2.0, ANA_AND_BEA), named]
    bots = summary([1, 0, 2], 3.0, ["ana", None, None])
    bea, bot = statistics([*games, bots], "ana", 0).rivals
    assert (bea.name, bea.avatar, bea.games, bea.wins, bea.losses, bea.draws) == ("Beatriz", "owl", 3, 1, 1, 1)
    assert (bot.level, bot.name, bot.games, bot.wins, bot.losses) == ("club", "", 2, 1, 1)


def test_lessons_games_one_has_left_and_who_is_forgotten_do_not_count() -> None:
    lesson = summary([0, 1], 1.0, ANA_AND_BEA, is_lesson=True)
    running = summary([0, 1], 2.0, ANA_AND_BEA, results=[], end=None, status="playing")
    left = summary([1, 0], 3.0, ANA_AND_BEA)
    left.seats[0] = SeatView("bot", "ana", "club", False, True, "", "", "")
    deserted = summary([0, 1], 4.0, ANA_AND_BEA)
    deserted.seats[1] = SeatView("human", "bea", None, False, True, "", "", "")
    forgotten = summary([0, 1], 5.0, ["ana", "gone0123456789ab"])
    daily = summary([0, 1], 6.0, ["ana", None], day="2026-11-16")
    told = statistics([lesson, running, left, deserted, forgotten, daily], "ana", 0)
    assert (told.left, [(one.games, one.wins) for one in told.tallies]) == (1, [(3, 3)])
    assert [(one.name, one.level, one.games) for one in told.rivals] == [("", "club", 1)]


def test_who_gives_up_or_loses_on_time_has_lost_that_game_and_its_points_are_none() -> None:
    """The first of three games was played to its end; in the second Ana resigned, and a bot played on for her."""
    ends = [Ended([5, 9], [0, 1]), Ended([0, 3], [1, 0], counted=False), Ended([9, 5], [1, 0])]
    match = summary([1, 0], 1.0, ANA_AND_BEA, results=ends, end=None, lost=[Lost(0, "resigned", 2)])
    match.seats[0] = SeatView("bot", "ana", "club", False, True, "", "", "")
    (hers,), (rival,) = (told := statistics([match], "ana", 0)).tallies, told.rivals
    assert (hers.games, hers.wins, hers.points, hers.best, hers.places, told.left) == (2, 1, 5.0, 5, [1, 2], 1)
    assert (rival.games, rival.wins, rival.losses) == (2, 1, 1)
    theirs = statistics([match], "bea", 0)
    assert (theirs.tallies[0].games, theirs.tallies[0].wins, theirs.rivals[0].games) == (3, 2, 2)
    alone = summary([1, 0], 1.0, ANA_AND_BEA, results=ends[1:2], lost=[Lost(0, "time", 1)])
    (tally,) = statistics([alone], "bea", 0).tallies
    assert (tally.wins, tally.points, tally.best) == (1, None, None)


def test_every_game_of_a_match_counts_also_of_one_that_is_not_over() -> None:
    ends = [Ended([5, 9], [0, 1]), Ended([9, 5], [1, 0])]
    match = summary([0, 1], 1.0, ANA_AND_BEA, results=ends, end=None, status="between")
    (told,) = statistics([match], "ana", 0).tallies
    assert (told.games, told.wins, told.best, told.points) == (2, 1, 5, 7.0)


async def asked(player: Player, path: str) -> Any:
    answer = await player.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_game_that_is_over_is_counted_for_both_at_every_worker(settings: Settings) -> None:
    broker = MemoryBroker(is_shared=True)
    async with (
        serving(create_app(settings, broker=broker)) as one,
        serving(create_app(settings, broker=broker)) as two,
        arrivals(one) as come,
    ):
        ana, bea, table = await two_at_a_table(come, options={"starter": 0})
        await play_out_all(ana, bea)
        here = await asked(ana, "/api/me/statistics")
        other = await come(at=two)
        other.http.cookies.clear()
        other.http.cookies["sobremesa"] = ana.cookie
        assert await asked(other, "/api/me/statistics") == here
        (mine,), (theirs,) = here["rivals"], (await asked(bea, "/api/me/statistics"))["rivals"]
        assert (mine["name"], theirs["name"]) == ("Bea", "Ana")
        assert (mine["wins"], mine["losses"], mine["draws"]) == (theirs["losses"], theirs["wins"], theirs["draws"])
        (over,) = (await asked(other, "/api/me/finished"))["tables"]
        assert (over["id"], over["end"]["points"]) == (table, here["tallies"][0] and over["end"]["points"])
        assert "id" not in mine  # nobody learns who somebody is


async def test_games_that_are_over_come_by_the_page(
    served: Served, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "PAGE", 2)
    ana = await arrive("Ana")
    tables = [await ana.open(["me", BOT], options={"starter": 0}) for _ in range(3)]
    running = await ana.open(["me", BOT], options={"starter": 0})
    for table in tables:
        await ana.enter(table)
        while ana.table["status"] == "playing":
            if ana.game["moves"]:
                await ana.ask("move", ply=ana.game["ply"], action=ana.game["moves"][0]["action"])
            else:
                await ana.hear("update", lambda m: bool(m["game"]["moves"]) or m["table"]["status"] == "over")
        await ana.hang_up()
    pages = [await asked(ana, f"/api/me/finished?page={number}") for number in range(3)]
    assert [[one["id"] for one in page["tables"]] for page in pages] == [tables[:0:-1], tables[:1], []]
    assert [page["count"] for page in pages] == [3, 3, 3]
    assert running not in str(pages)


async def test_nobody_is_told_of_the_games_of_others(arrive: Arrive) -> None:
    ana, eve = await arrive("Ana"), await arrive("Eve")
    await ana.open(["me", BOT])
    assert await asked(eve, "/api/me/finished") == {"tables": [], "count": 0, "page": history.PAGE, "more": 0}
    assert (await asked(eve, "/api/me/statistics"))["tallies"] == []
    eve.http.cookies.clear()
    assert (await eve.http.get("/api/me/statistics")).json()["code"] == "no-guest"
    assert (await eve.http.get("/api/me/finished?page=-1")).status_code == 400
