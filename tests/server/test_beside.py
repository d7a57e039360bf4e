"""Several people at one browser: what reaches it is what the one may know who looks, and nothing while nobody does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.core.closing import Closing

from . import schemas
from .conftest import Player, Served, catch_up, two_at_a_table, until
from .test_secrecy import cards_in

Arrive = Callable[..., Any]
BOT = {"kind": "bot", "level": "random"}
FIXED = {"starter": 0}


async def shared(arrive: Arrive, seats: tuple[Any, ...] = ("me", "me"), **more: Any) -> tuple[Player, str]:
    """Ana's browser, which Bea shares."""
    ana = await arrive("Ana")
    table = await ana.open([*seats], people=["Bea"], options=FIXED, **more)
    return ana, table


async def look(player: Player, table: str, **hello: Any) -> Any:
    """Only the bytes since then are kept."""
    await player.hang_up()
    player.raw.clear()
    return await player.enter(table, **hello)


async def test_the_people_at_a_browser_sit_beside_each_other_by_name(arrive: Arrive) -> None:
    ana, table = await shared(arrive, ("me", BOT, "me"))
    seen = (await ana.http.get(f"/api/tables/{table}")).json()
    assert [seat["name"] for seat in seen["seats"]] == ["Ana", "", "Bea"]
    assert (seen["here"], seen["you"]) == ([0, 2], 0)


async def test_who_plays_alone_shares_nothing(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", BOT])
    welcome = await ana.enter(table)
    assert (welcome["table"]["here"], welcome["table"]["you"]) == ([], 0)


@pytest.mark.parametrize("hello", [{}, {"look": None}])
async def test_while_nobody_looks_a_watcher_is_told_the_same(arrive: Arrive, hello: dict[str, Any]) -> None:
    ana, table = await shared(arrive)
    watcher = await arrive()
    welcome, theirs = await look(ana, table, **hello), await watcher.enter(table)
    assert (welcome["game"], welcome["events"], welcome["seat"]) == (theirs["game"], theirs["events"], None)
    assert welcome["token"] is None


def hand(served: Served, table: str, seat: int) -> set[int]:
    view: Any = served.hub.rooms[table].table.view(seat)
    return set(view.hand)


def named(player: Player) -> set[int]:
    """Cards in all the bytes since somebody began to look."""
    return {card for data in player.raw for card in cards_in(json.loads(data))}


async def move(player: Player) -> None:
    answer = await player.ask("move", ply=player.game["ply"], action=player.game["moves"][0]["action"])
    assert answer["type"] == "accepted", answer
    await catch_up(player)


async def test_the_bytes_of_one_seat_name_no_card_of_another(served: Served, arrive: Arrive) -> None:
    ana, table = await shared(arrive)
    for turn in range(8):
        seat = turn % 2
        await look(ana, table, look=seat)
        assert set(ana.game["hand"]) == hand(served, table, seat)
        await move(ana)
        assert not named(ana) & hand(served, table, 1 - seat)
        await look(ana, table, look=None)
        assert named(ana)
        assert not named(ana) & (hand(served, table, 0) | hand(served, table, 1))


async def test_nobody_acts_while_nobody_looks(arrive: Arrive) -> None:
    ana, table = await shared(arrive)
    await look(ana, table)
    for command in ({"type": "move", "ply": 0, "action": 1}, {"type": "leave"}, {"type": "takeback"}):
        assert (await ana.ask(**command))["code"] == "nobody-looks"


async def test_one_looks_from_no_seat_of_another_browser(arrive: Arrive) -> None:
    _, table = await shared(arrive, ("me", "me", "open"))
    eva = await arrive("Eva")
    for look_from in (0, 1, 2, 7, -1):
        await eva.dial(table)
        await eva.send(type="hello", look=look_from)
        assert await eva.closed() == Closing.BAD_GUEST
        assert [message["code"] for message in eva.heard[-1:]] == ["not-your-seat"]


async def test_after_the_deal_one_says_anew_who_looks(served: Served, arrive: Arrive) -> None:
    """Before it there is nothing to hide, so one of them may be looking."""
    ana, table = await shared(arrive, ("me", "me", "open"))
    await look(ana, table, look=0)
    eva = await arrive("Eva")
    await eva.enter(table)
    await eva.ask("sit", seat=2)
    dealt = await ana.hear("update", lambda update: update["table"]["status"] == "playing")
    assert dealt["table"]["you"] is None
    assert not named(ana) & (hand(served, table, 0) | hand(served, table, 1))


async def test_all_who_share_a_browser_are_here_whoever_looks(served: Served, arrive: Arrive) -> None:
    ana, table = await shared(arrive, ("me", "me", "open"))
    eva = await arrive("Eva")
    for hello in ({"look": 1}, {"look": None}):
        await look(ana, table, **hello)
        await eva.enter(table)
        presence = await eva.hear("presence")
        assert (presence["connected"], presence["watching"]) == ([True, True, False], 1)
        await eva.hang_up()
        await until(lambda: len(served.hub.rooms[table].connections) == 1)


async def test_what_is_asked_over_http_is_asked_for_a_seat(served: Served, arrive: Arrive) -> None:
    ana, table = await shared(arrive, hints=True)
    for asked, sees in (
        ("", []),
        ("&seat=0", sorted(hand(served, table, 0))),
        ("&seat=1", sorted(hand(served, table, 1))),
    ):
        frames = (await ana.http.get(f"/api/tables/{table}/frames?from=0{asked}")).json()
        assert frames[-1]["game"]["hand"] == sees
    assert (await ana.http.post(f"/api/tables/{table}/hint")).json()["code"] == "not-seated"
    assert (await ana.http.post(f"/api/tables/{table}/hint?seat=0&budget=1")).json()["seat"] == 0
    assert (await ana.http.post(f"/api/tables/{table}/hint?seat=1&budget=1")).json()["code"] == "not-your-turn"


async def test_a_screen_for_all_shows_no_hand_of_whose_browser_it_is(served: Served, arrive: Arrive) -> None:
    ana, _, table = await two_at_a_table(arrive)
    screen = await look(ana, table, look=None)
    assert (screen["seat"], screen["game"]["hand"]) == (None, [])
    assert not named(ana) & (hand(served, table, 0) | hand(served, table, 1))


async def test_a_rematch_keeps_the_seats_of_all_who_share_a_browser(arrive: Arrive) -> None:
    ana, table = await shared(arrive)
    seat = 0
    await look(ana, table, look=seat)
    while ana.table["status"] == "playing":
        if ana.game["moves"]:
            await move(ana)
        else:
            seat = 1 - seat
            await look(ana, table, look=seat)
    assert (await ana.ask("rematch"))["type"] == "accepted"
    await catch_up(ana)
    again = ana.table["rematch"]
    for seat in (0, 1):
        welcome = await look(ana, again, look=seat)
        assert (welcome["table"]["kept"], welcome["table"]["here"]) == (seat, [0, 1])
        assert (await ana.ask("sit", seat=seat, name=f"P{seat}"))["type"] == "accepted"
    await catch_up(ana)
    assert (ana.table["status"], ana.table["you"]) == ("playing", None)


async def test_who_is_forgotten_takes_along_the_names_of_who_shared_their_browser(
    served: Served, arrive: Arrive
) -> None:
    ana, _ = await shared(arrive)
    guest = (await ana.http.get("/api/me")).json()["id"]
    store: Any = served.hub.store
    await store.house.forget(guest)
    kept = [
        await schemas.ask(served.hub.settings.database_url, f"SELECT * FROM {name}") for name in ("logs", "sittings")
    ]
    assert not [word for word in ("Ana", "Bea", guest) if word in str(kept)]
