"""Leagues over HTTP and WebSockets: a club plays whole ones, and everything by who one is."""

from __future__ import annotations

import asyncio
import csv
import io
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.table.creatures import CREATURES

from .conftest import Player, Served, arrivals, catch_up, serving, until
from .later import later

Arrive = Callable[..., Any]
NAMES = ["Ana", "Bea", "Cleo", "Dora", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo"]
SWISS = {"name": "Thursday club", "game": "parade", "seats": 2, "format": "swiss", "rounds": 3}


async def found(player: Player, **more: Any) -> dict[str, Any]:
    answer = await player.http.post("/api/leagues", json={**SWISS, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def join(player: Player, id: str, **more: Any) -> dict[str, Any]:
    answer = await player.http.post(f"/api/leagues/{id}/join", json=more)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def seen(player: Player, id: str) -> dict[str, Any]:
    answer = await player.http.get(f"/api/leagues/{id}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def order(player: Player, id: str, what: str, **more: Any) -> dict[str, Any]:
    answer = await player.http.post(f"/api/leagues/{id}/orders", json={"what": what, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(player: Player, id: str, what: str, **more: Any) -> str:
    answer = await player.http.post(f"/api/leagues/{id}/orders", json={"what": what, **more})
    assert 400 <= answer.status_code < 500, answer.text
    return answer.json()["code"]


async def club(arrive: Arrive, size: int, **more: Any) -> tuple[list[Player], str]:
    """The first organises; members are numbered as the players."""
    players = [await arrive(name) for name in NAMES[:size]]
    id = (await found(players[0], **more))["id"]
    for player in players[1:]:
        await join(player, id)
    return players, id


async def play(players: list[Player], table: dict[str, Any], seats: list[int] | None = None) -> None:
    """Those whose seats these are sit down and make their first legal moves until all is over, each at a wire of their own."""
    there = [(seat, players[member]) for seat, member in enumerate(table["members"]) if member >= 0]
    sitting = [Player(player.served, player.http) for _, player in there]
    try:
        for (seat, _), one in zip(there, sitting, strict=True):
            await one.enter(table["table"])
            assert (await one.ask("sit", seat=seat, words=f"w{seat}"))["type"] == "accepted"
        await asyncio.gather(*(play_on(one) for one in sitting))
    finally:
        for one in sitting:
            await one.hang_up()


async def play_on(player: Player) -> None:
    while player.table["status"] != "over":
        if player.game and player.game["moves"]:
            answer = await player.ask("move", ply=player.game["ply"], action=player.game["moves"][0]["action"])
            assert answer["type"] == "accepted" or answer["code"] in ("stale-ply", "not-your-turn"), answer
            heard = answer.get("seq", 0)
            while player.heard and latest(player)["seq"] < heard:
                await player.next()
        else:
            await player.next()


def latest(player: Player) -> dict[str, Any]:
    return next(m for m in reversed(player.heard) if m["type"] in ("welcome", "update"))


async def play_round(players: list[Player], view: dict[str, Any]) -> None:
    tables = [table for table in view["rounds"][-1]["tables"] if table["status"] != "over"]
    for table in tables:
        await play(players, table)


async def test_a_club_of_twelve_plays_a_swiss_of_three_rounds(served: Served, arrive: Arrive) -> None:
    players, id = await club(arrive, 12)
    view = await order(players[0], id, "start")
    met: Counter[frozenset[int]] = Counter()
    for number in (1, 2, 3):
        assert (view["status"], len(view["rounds"]), view["planned"]) == ("playing", number, 3)
        tables = view["rounds"][-1]["tables"]
        assert sorted(member for table in tables for member in table["members"]) == list(range(12))
        met.update(frozenset(table["members"]) for table in tables)
        mine = (await players[5].http.get("/api/me/tables")).json()["tables"]
        assert any(one["id"] in {table["table"] for table in tables} for one in mine)
        await play_round(players, view)
        view = await seen(players[3], id)
    assert view["status"] == "over"
    assert max(met.values()) == 1
    rows = view["standings"]
    assert sum(row["points"] for row in rows) == 18
    assert [row["games"] for row in rows] == [3] * 12
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    assert rows[0]["points"] > rows[-1]["points"]
    assert rows[0]["rating"] > 25 > rows[-1]["rating"]
    for one in view["rounds"]:
        for table in one["tables"]:
            assert (
                table["places"]
                == served.hub.rooms[table["table"]]
                .table.games[-1]
                .game.standing(served.hub.rooms[table["table"]].table.state)
                .ranks
            )
    assert await refused(players[0], id, "start") == "league-started"


async def test_a_club_of_twelve_at_tables_of_four_plays_a_round_robin(arrive: Arrive) -> None:
    players, id = await club(arrive, 12, format="robin", seats=4)
    view = await order(players[0], id, "start")
    rounds = view["planned"]
    for number in range(1, rounds + 1):
        assert len(view["rounds"]) == number
        assert [len(table["members"]) for table in view["rounds"][-1]["tables"]] == [4, 4, 4]
        await play_round(players, view)
        view = await seen(players[0], id)
    assert view["status"] == "over"
    assert [row["games"] for row in view["standings"]] == [rounds] * 12
    assert sum(row["points"] for row in view["standings"]) == rounds * 3 * 6
    won = sum(cell for row in view["cross"] for cell in row if cell is not None)
    assert won == rounds * 3 * 6


async def test_the_next_round_is_paired_without_anybody_asking(served: Served, arrive: Arrive) -> None:
    players, id = await club(arrive, 3, format="robin")
    view = await order(players[0], id, "start")
    assert len(view["rounds"][0]["byes"]) == 1
    await play_round(players, view)
    for _ in range(600):
        entries = await served.hub.store.league(id)
        if sum(type(entry).__name__ == "Paired" for entry in entries) == 2:
            break
        await asyncio.sleep(0.05)
    else:
        raise AssertionError("no second round")


async def test_only_the_organiser_organises(arrive: Arrive) -> None:
    players, id = await club(arrive, 3)
    for what in ("start", "admit", "remove", "open", "close", "forfeit", "close-round", "end"):
        assert await refused(players[1], id, what, member=2) == "league-not-organiser"
    assert (await seen(players[1], id))["organiser"] is False
    assert (await seen(players[0], id))["organiser"] is True
    nobody = await arrive()
    nobody.http.cookies.clear()
    assert (await nobody.http.post(f"/api/leagues/{id}/join", json={})).json()["code"] == "no-guest"
    assert (await nobody.http.get(f"/api/leagues/{id}")).json()["you"] is None


async def test_the_organiser_lets_people_in_removes_them_and_closes_the_door(arrive: Arrive) -> None:
    ana, bea, cleo, dora = [await arrive(name) for name in NAMES[:4]]
    id = (await found(ana, approves=True, me="Ana the First"))["id"]
    await join(bea, id)
    assert [one["standing"] for one in (await join(cleo, id, name="Cleopatra"))["members"]] == [
        "in",
        "asking",
        "asking",
    ]
    view = await order(ana, id, "admit", member=1)
    assert [(one["name"], one["standing"]) for one in view["members"]] == [
        ("Ana the First", "in"),
        ("Bea", "in"),
        ("Cleopatra", "asking"),
    ]
    await order(ana, id, "remove", member=2)
    assert (await cleo.http.post(f"/api/leagues/{id}/join", json={})).json()["code"] == "league-removed"
    await order(ana, id, "close")
    assert (await dora.http.post(f"/api/leagues/{id}/join", json={})).json()["code"] == "league-closed"
    await order(ana, id, "open")
    await join(dora, id)
    assert await refused(ana, id, "start") == "league-too-few"
    assert await refused(ana, id, "admit", member=9) == "league-no-member"
    answer = await bea.http.post(f"/api/leagues/{id}/leave")
    assert answer.json()["members"][1]["standing"] == "left"
    assert (await bea.http.post(f"/api/leagues/{id}/leave")).json()["code"] == "league-not-member"


async def test_seats_are_kept_for_the_members_whatever_others_try(arrive: Arrive) -> None:
    players, id = await club(arrive, 4)
    view = await order(players[0], id, "start")
    table = next(one for one in view["rounds"][0]["tables"] if 0 in one["members"])
    mine, other = table["members"].index(0), 1 - table["members"].index(0)
    ana = players[0]
    welcome = await ana.enter(table["table"])
    assert welcome["table"]["league"] == {"id": id, "name": "Thursday club", "round": 1}
    assert welcome["table"]["kept"] == mine
    assert (await ana.ask("sit", seat=other))["code"] == "seat-kept"
    assert (await ana.ask("sit", seat=mine))["type"] == "accepted"
    assert (await ana.ask("fill", seat=other, level="greedy"))["code"] == "seat-kept"
    assert (await ana.ask("leave"))["type"] == "accepted"
    outsider = await arrive("Zoe")
    await outsider.enter(table["table"])
    assert (await outsider.ask("sit", seat=mine))["code"] == "seat-kept"
    assert (await ana.ask("sit", seat=mine))["type"] == "accepted"


async def test_a_forfeit_is_marked_and_a_closed_round_counts_nothing(arrive: Arrive) -> None:
    players, id = await club(arrive, 4)
    view = await order(players[0], id, "start")
    first, second = view["rounds"][0]["tables"]
    loser, winner = first["members"]
    assert (
        await refused(players[0], id, "forfeit", table=first["table"], member=second["members"][0])
        == "league-no-member"
    )
    view = await order(players[0], id, "forfeit", table=first["table"], member=loser)
    told = view["rounds"][0]["tables"][0]
    assert (told["status"], told["places"], told["absent"]) == ("forfeit", [1, 0], [loser])
    assert view["standings"][0]["member"] == winner
    assert view["standings"][0]["points"] == 1
    assert view["standings"][0]["rating"] == 25  # nothing was played
    assert await refused(players[0], id, "forfeit", table=first["table"], member=winner) == "league-no-game"
    view = await order(players[0], id, "close-round")
    assert [table["status"] for table in view["rounds"][0]["tables"]] == ["forfeit", "void"]
    assert len(view["rounds"]) == 2
    await order(players[0], id, "end")
    assert (await seen(players[1], id))["status"] == "over"
    assert await refused(players[0], id, "close-round") == "league-no-round"


async def sit_down(players: list[Player], table: dict[str, Any]) -> list[Player]:
    sitting = [Player(players[member].served, players[member].http) for member in table["members"]]
    for seat, one in enumerate(sitting):
        await one.enter(table["table"])
        assert (await one.ask("sit", seat=seat))["type"] == "accepted"
    await catch_up(*sitting)
    return sitting


async def test_games_over_days_that_are_resigned_lost_on_time_or_ended_by_agreement(
    served: Served, arrive: Arrive
) -> None:
    clock = {"move": 2 * 86_400, "end": "lose"}
    players, id = await club(arrive, 6, clock=clock, rounds=2)
    view = await order(players[0], id, "start")
    assert view["clock"]["move"] == clock["move"]
    tables = view["rounds"][0]["tables"]
    sitting = [await sit_down(players, table) for table in tables]
    assert [one.table["clock"]["end"] for one in sitting[0]] == ["lose", "lose"]
    assert (await sitting[0][1].ask("resign"))["type"] == "accepted"
    assert (await sitting[1][0].ask("propose", what="end"))["type"] == "accepted"
    assert (await sitting[1][1].ask("vote", agree=True))["type"] == "accepted"
    waits = served.hub.rooms[tables[2]["table"]].table.owing()[0]
    later(2 * 86_400, served)
    late_room = served.hub.rooms[tables[2]["table"]]
    await until(lambda: late_room.table.status == "over")
    view = await seen(players[0], id)
    assert len(view["rounds"]) == 2
    resigned, agreed, late = view["rounds"][0]["tables"]
    assert (resigned["status"], resigned["places"], resigned["points"]) == ("over", [0, 1], [])
    assert (agreed["status"], agreed["places"]) == ("void", [])
    assert (late["status"], late["places"][waits]) == ("over", 1)
    rows = {row["member"]: row for row in view["standings"]}
    assert sorted(row["points"] for row in rows.values()) == [0, 0, 0, 0, 1, 1]
    assert {row["margin"] for row in rows.values()} == {0}
    assert rows[resigned["members"][0]]["rating"] > 25 > rows[resigned["members"][1]]["rating"]
    for one in (player for pair in sitting for player in pair):
        await one.hang_up()


async def test_bots_fill_seats_and_who_leaves_is_left_out(arrive: Arrive) -> None:
    players, id = await club(arrive, 4, format="robin", seats=3, spare="bot", level="beginner")
    view = await order(players[0], id, "start")
    assert sorted(member for table in view["rounds"][0]["tables"] for member in table["members"]) == [
        -1,
        -1,
        0,
        1,
        2,
        3,
    ]
    assert (await players[3].http.post(f"/api/leagues/{id}/leave")).status_code == 200
    await order(players[0], id, "close-round")
    view = await seen(players[0], id)
    assert all(3 not in table["members"] for table in view["rounds"][1]["tables"])
    assert all(len(table["members"]) == 3 for table in view["rounds"][1]["tables"])


async def test_several_games_of_a_pairing_are_begun_by_each(arrive: Arrive) -> None:
    players, id = await club(arrive, 4, games=2)
    view = await order(players[0], id, "start")
    tables = [table["members"] for table in view["rounds"][0]["tables"]]
    assert len(tables) == 4
    assert all(list(reversed(members)) in tables for members in tables)


async def test_a_league_is_the_same_after_a_restart_and_opens_what_was_not_opened(
    settings: Any, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sobremesa.server import create_app, tending

    async with serving(create_app(settings)) as first, arrivals(first) as come:
        players, id = await club(come, 3)

        async def fail(*_: Any) -> None:
            """The worker goes away between the pairing and the tables."""

        with monkeypatch.context() as patched:
            patched.setattr(tending, "open_table", fail)
            before = await order(players[0], id, "start")
        assert [table["status"] for table in before["rounds"][0]["tables"]] == ["lost"]
        cookie = players[0].cookie
    async with serving(create_app(settings)) as second, arrivals(second) as come:
        ana = await come()
        ana.http.cookies.clear()
        ana.http.cookies["sobremesa"] = cookie
        after = await seen(ana, id)
        assert [table["status"] for table in after["rounds"][0]["tables"]] == ["waiting"]
        assert after["rounds"][0]["tables"][0]["table"] == before["rounds"][0]["tables"][0]["table"]
        assert [one["id"] for one in (await ana.http.get("/api/leagues")).json()] == [id]


async def test_it_can_be_taken_home(arrive: Arrive) -> None:
    players, id = await club(arrive, 3, name="=Club")
    await players[1].http.put("/api/me", json={"name": "x"})
    evil = await arrive("=1+1")
    await join(evil, id)
    await order(players[0], id, "start")
    for part, lines in (("standings", 5), ("results", 5)):
        answer = await players[0].http.get(f"/api/leagues/{id}/{part}.csv", headers={"accept-language": "de"})
        rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"))))
        assert "attachment" in answer.headers["content-disposition"]
        assert len(rows) == lines
        assert "Name" in rows[0]
        assert not any(cell.startswith("=") for row in rows for cell in row)
    assert (await players[0].http.get(f"/api/leagues/{id}/secrets.csv")).status_code == 404


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"name": "  "}, "league-name-missing"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 9}, "players"),
        ({"rounds": 0}, "league-rounds"),
        ({"rounds": 99}, "league-rounds"),
        ({"games": 0}, "league-games"),
        ({"level": "godlike", "spare": "bot"}, "unknown-level"),
        ({"options": {"nonsense": 1}}, "options"),
        ({"format": "knockout"}, "bad-request"),
        ({"seats": -1}, "bad-request"),
        ({"clock": {"move": -1}}, "clock-move"),
        ({"rounds": 10**400}, "bad-request"),
        ({"name": "x" * 5000}, "bad-request"),
    ],
)
async def test_what_cannot_be_is_refused_with_a_reason(arrive: Arrive, wrong: dict[str, Any], code: str) -> None:
    ana = await arrive("Ana")
    for language in ("en", "es", "fr", "de"):
        answer = await ana.http.post("/api/leagues", json={**SWISS, **wrong}, headers={"accept-language": language})
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] == code
        assert not answer.json()["reason"].startswith("error-")


async def test_there_is_an_end_to_members_and_leagues(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa.league import league
    from sobremesa.server import leagues

    monkeypatch.setattr(league, "MOST_MEMBERS", 2)
    monkeypatch.setattr(leagues, "MOST_OF_A_GUEST", 2)
    ana, bea, cleo = [await arrive(name) for name in NAMES[:3]]
    id = (await found(ana))["id"]
    await join(bea, id)
    assert (await cleo.http.post(f"/api/leagues/{id}/join", json={})).json()["code"] == "league-full"
    await found(ana)
    assert (await ana.http.post("/api/leagues", json=SWISS)).json()["code"] == "league-too-many"
    assert (await ana.http.get("/api/leagues/nosuchleague")).json()["code"] == "no-such-league"
    assert (await ana.http.get("/api/leagues/%00%C3%A9")).status_code == 404


async def test_nobody_in_a_league_is_mistaken_for_another(arrive: Arrive) -> None:
    ana, eva = await arrive("Ana"), await arrive("Eva")
    id = (await found(ana, join=True))["id"]
    members = (await join(eva, id, name="A\u200dna"))["members"]
    assert members[0]["name"] == "Ana"
    assert members[1]["name"].endswith(" 2")


async def test_who_joins_by_another_name_keeps_their_creature(arrive: Arrive) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    given = (await bea.http.get("/api/me")).json()["avatar"]
    creature = next(one for one in CREATURES if one != given)
    assert (await bea.http.put("/api/me", json={"name": "Bea", "avatar": creature})).json()["avatar"] == creature
    await join(bea, (await found(ana))["id"], name="Beatrix")
    me = (await bea.http.get("/api/me")).json()
    assert (me["name"], me["avatar"]) == ("Beatrix", creature)
