"""Table manners: who comes in, who is heard, whom the host of a table shows out, and to whom they give a seat. And those who try otherwise."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from msgspec import structs

from sobremesa.core.closing import Closing
from sobremesa.server.broker import MemoryBroker
from sobremesa.server.limits import REPORTS
from sobremesa.server.names import is_reserved, name_or_nickname
from sobremesa.table.log import OfLeague
from sobremesa.table.parsing import read_records

from .conftest import (
    Player,
    Served,
    arrivals,
    catch_up,
    create_app,
    play_one,
    play_out,
    replace,
    serving,
    two_at_a_table,
)

Arrive = Callable[..., Any]


async def turned_away(player: Player, table: str) -> str:
    """Why this visitor does not get in, however they come."""
    await player.dial(table)
    await player.send(type="hello", language="en")
    assert await player.closed() == Closing.NOT_WELCOME
    code = player.heard[-1]["code"]
    for path in ("", "/frames", "/record", "/qr.svg"):
        answer = await player.http.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, code), path
    return code


async def who(player: Player, name: str) -> str:
    """How commands call somebody who watches."""
    while True:
        told = [m for m in player.heard if m["type"] == "presence"]
        if told and (found := [one["who"] for one in told[-1]["watchers"] if one["name"] == name]):
            return found[0]
        await player.hear("presence")


async def invitation(player: Player, table: str, **wish: Any) -> str:
    answer = await player.http.post(f"/api/tables/{table}/invitations", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()["link"].partition("?invitation=")[2]


async def redeem(player: Player, table: str, code: str) -> httpx.Response:
    return await player.http.post(f"/api/tables/{table}/admission", json={"invitation": code})


async def test_a_private_table_is_seen_by_nobody_without_an_invitation(arrive: Arrive) -> None:
    ana, bea, eva = [await arrive(name) for name in ("Ana", "Bea", "Eva")]
    table = await ana.open(["me", "open"], private=True, title="Our own")
    assert (await ana.enter(table))["table"]["manners"]["private"]
    assert await turned_away(eva, table) == "private-table"
    assert "Our own" not in (await eva.http.get(f"/t/{table}")).text, "nor does a link tell of it where it is posted"
    assert (await eva.http.post(f"/api/tables/{table}/invitations", json={})).json()["code"] == "private-table"
    for forged in ("0", "0.", "0.abc", "1.abc", "-1.x", "９.x"):
        assert (await redeem(eva, table, forged)).json()["code"] == "invitation-wrong", forged
    code = await invitation(ana, table)
    assert (await redeem(bea, table, code)).status_code == 200
    await bea.enter(table)  # from now on the plain link is enough
    assert (await bea.http.post(f"/api/tables/{table}/invitations", json={})).json()["code"] == "host-only"
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"
    fresh = await invitation(ana, table, fresh=True)
    assert (await redeem(eva, table, code)).json()["code"] == "invitation-used"
    assert (await redeem(eva, table, fresh)).status_code == 200
    await eva.enter(table)
    assert eva.game["ply"] == 0
    assert (await ana.ask("remove", who=await who(ana, "Eva")))["type"] == "accepted"
    assert await eva.closed() == Closing.NOT_WELCOME
    assert await turned_away(eva, table) == "private-table", "who was shown out needs another invitation"
    await play_out(ana, bea)
    assert (await eva.http.get(f"/api/tables/{table}/result.png")).json()["code"] == "no-such-table"


async def test_who_is_banned_is_gone_at_once_and_for_good_at_the_rematch_too(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    eva = await arrive("Eva")
    await eva.enter(table)
    await eva.ask("say", text="hey")
    handle = await who(ana, "Eva")
    assert (await ana.ask("remove", who=handle, ban=True))["type"] == "accepted"
    assert await eva.closed() == Closing.NOT_WELCOME
    assert eva.heard[-1]["code"] == "banned"
    assert await turned_away(eva, table) == "banned"
    assert (await redeem(eva, table, await invitation(ana, table))).json()["code"] == "banned"
    await catch_up(ana, bea)
    assert ana.table["guests"]["banned"] == [{"who": handle, "name": "Eva"}]
    assert bea.table["guests"]["banned"] == [], "only the host is told"
    await served.hub.forget(served.hub.rooms[table])  # as after a restart
    assert await turned_away(eva, table) == "banned"
    await ana.hang_up()
    await ana.enter(table)
    await bea.hang_up()
    await bea.enter(table)
    await play_out(ana, bea)
    await ana.ask("rematch")
    await catch_up(ana)
    assert await turned_away(eva, ana.table["rematch"]) == "banned"
    assert (await ana.ask("pardon", who=handle))["type"] == "accepted"
    assert (await ana.ask("pardon", who=handle))["code"] == "not-banned"
    await eva.enter(table)


async def test_nobody_but_the_host_decides_and_not_about_themselves(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    eva = await arrive("Eva")
    await eva.enter(table)
    handle, mine = await who(bea, "Eva"), bea.table["seats"][0]["who"]
    commands: list[tuple[str, dict[str, Any]]] = [
        ("manners", {"private": True}),
        ("remove", {"seat": 0, "ban": True}),
        ("remove", {"who": handle}),
        ("pardon", {"who": handle}),
        ("hush", {"who": mine}),
        ("offer", {"seat": 0, "who": handle}),
    ]
    for cheat in (bea, eva):
        for kind, what in commands:
            assert (await cheat.ask(kind, **what))["code"] == "host-only", kind
        link = await cheat.http.post(f"/api/tables/{table}/invitations", json={"seat": 0})
        assert (link.status_code, link.json()["code"]) == (403, "host-only")
    assert (await ana.ask("remove", seat=0))["code"] == "not-yourself"
    assert (await ana.ask("hush", who=mine))["code"] == "not-yourself"
    assert (await ana.ask("remove", who="nobody"))["code"] == "nobody-there"
    assert (await ana.ask("remove", seat=9))["code"] == "no-such-seat"
    assert (await ana.ask("remove"))["code"] == "nobody-there"
    assert (await ana.ask("offer", seat=1, who=handle))["code"] == "seat-held", "of who sits there, and is there"


async def test_chat_off_is_off_for_phrases_too_and_so_is_a_muted_guest(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    bea_is = ana.table["seats"][1]["who"]
    assert (await ana.ask("hush", who=bea_is))["type"] == "accepted"
    assert (await bea.ask("say", phrase="hello"))["code"] == "hushed"
    assert (await bea.ask("say", text="hello"))["code"] == "hushed"
    assert (await ana.ask("say", phrase="hello"))["type"] == "accepted"
    await ana.ask("hush", who=bea_is, on=False)
    assert (await bea.ask("say", phrase="hello"))["type"] == "accepted"
    await ana.ask("manners", chat=False)
    assert (await ana.ask("say", phrase="hello"))["code"] == "chat-off"
    await catch_up(ana, bea)
    assert bea.table["manners"] == {"private": False, "watchers": True, "chat": False}
    assert len(bea.table["chat"]) == 2


async def test_without_watchers_only_who_plays_or_may_sit_down_comes_in(arrive: Arrive) -> None:
    ana, bea, eva = [await arrive(name) for name in ("Ana", "Bea", "Eva")]
    table = await ana.open(["me", "open"], watchers=False)
    await ana.enter(table)
    await eva.enter(table)  # a seat is free
    await bea.enter(table)
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"
    assert await eva.closed() == Closing.NOT_WELCOME
    assert not [m for m in eva.heard if m.get("game")], "who is shown out at the deal has seen no card"
    assert await turned_away(eva, table) == "no-watchers"
    await bea.hang_up()
    await bea.enter(table)
    await ana.ask("manners", watchers=True)
    await eva.enter(table)


async def test_whom_one_has_muted_one_does_not_hear_at_any_table_or_device(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    await bea.ask("say", text="first")
    await catch_up(ana)
    assert (await ana.ask("mute", who=ana.table["seats"][1]["who"]))["type"] == "accepted"
    await bea.ask("say", phrase="hello")
    await catch_up(ana, bea)
    assert (ana.table["chat"], len(bea.table["chat"])) == ([], 2)
    assert (ana.table["guests"]["muted"], bea.table["guests"]["muted"]) == ([ana.table["seats"][1]["who"]], [])
    await ana.hang_up()
    await ana.enter(table)
    assert ana.table["chat"] == []
    other = await bea.open(["me", "open"])
    await bea.hang_up()
    await bea.enter(other)
    await ana.hang_up()
    await ana.enter(other)
    await bea.ask("say", text="here, too")
    await catch_up(ana, bea)
    assert ana.table["chat"] == []
    assert (
        ana.table["seats"][0]["who"]
        != served.hub.rooms[table].table.handles[(await bea.http.get("/api/me")).json()["id"]]
    )
    (mute,) = (await ana.http.get("/api/me/mutes")).json()
    assert mute["name"] == "Bea"
    assert (await bea.http.get("/api/me/mutes")).json() == []
    assert (await ana.http.delete(f"/api/me/mutes/{mute['who']}")).json() == []
    await ana.hang_up()
    await ana.enter(other)
    assert [line["text"] for line in ana.table["chat"]] == ["here, too"]
    assert (await bea.ask("mute", who=bea.table["seats"][0]["who"]))["code"] == "not-yourself"


async def test_a_seat_taken_from_somebody_goes_to_a_bot_and_then_to_whom_it_is_given(arrive: Arrive) -> None:
    """What the seat sees belongs to who has it now; the former owner learns nothing more, by socket, token or replay."""
    ana, bea, table = await two_at_a_table(arrive, options={"starter": 0})
    token = next(m["token"] for m in reversed(bea.heard) if m.get("token"))
    await play_one(ana, bea)
    await play_one(ana, bea)
    assert bea.game["hand"]
    assert (await ana.ask("remove", seat=1))["type"] == "accepted"
    await catch_up(ana, bea)
    assert (bea.table["you"], ana.table["seats"][1]["kind"], ana.table["seats"][1]["name"]) == (None, "bot", "")
    assert bea.game["hand"] is None or bea.game["hand"] == []
    assert (await bea.ask("sit", seat=1))["code"] == "seat-taken"
    eva = await arrive("Eva")
    await eva.enter(table)
    assert (await ana.ask("offer", seat=1, who=await who(ana, "Eva")))["type"] == "accepted"
    await catch_up(ana, bea, eva)
    assert (eva.table["kept"], bea.table["kept"], ana.table["seats"][1]["kept"]) == (1, None, "Eva")
    assert (await bea.ask("sit", seat=1))["code"] == "seat-taken", "it is given to somebody else"
    assert eva.game["hand"] in (None, []), "she has not sat down yet"
    assert (await eva.ask("sit", seat=1))["type"] == "accepted"
    await catch_up(ana, bea, eva)
    assert (eva.table["you"], ana.table["seats"][1]["name"]) == (1, "Eva")
    assert eva.game["hand"]
    seen = len(bea.raw)
    await play_one(ana, eva)
    await play_one(ana, eva)
    await catch_up(bea)
    for raw in bea.raw[seen:]:
        game = json.loads(raw).get("game")
        assert not game or not game.get("hand"), "the former owner is told what a watcher is told"
    await bea.hang_up()
    await bea.dial(table, headers={})
    await bea.send(type="hello", language="en", token=token)
    assert await bea.closed() == Closing.BAD_GUEST
    watched = (await (await arrive()).http.get(f"/api/tables/{table}/frames")).json()
    assert (await bea.http.get(f"/api/tables/{table}/frames")).json() == watched
    assert (await bea.http.get(f"/api/tables/{table}/frames?seat=1")).json()["code"] == "not-shown"
    await play_out(ana, eva)
    text = (await ana.http.get(f"/api/tables/{table}/record")).text
    assert "seat 2: Eva" in text
    assert "former 2.2: Bea" in text
    (record,) = read_records(text)
    assert record.chairs[1].former == [(2, "Bea")]
    assert [one["name"] for one in ana.table["former"]] == ["Bea"]


async def test_a_link_gives_the_seat_of_who_is_gone_to_who_comes_first(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, options={"starter": 0})
    await bea.ask("leave")
    code = await invitation(ana, table, seat=1)
    eva, rob = await arrive("Eva"), await arrive("Rob")
    assert (await redeem(eva, table, code)).json()["kept"] == 1
    assert (await redeem(rob, table, code)).json()["code"] == "invitation-used"
    await rob.enter(table)
    assert (await rob.ask("sit", seat=1))["code"] == "seat-taken"
    assert [one["id"] for one in (await eva.http.get("/api/me/tables")).json()["tables"]] == []
    await eva.enter(table)
    assert (await bea.ask("sit", seat=1))["type"] == "accepted", "who comes back before it is taken has it again"
    assert (await eva.ask("sit", seat=1))["code"] == "seat-taken"
    await bea.ask("leave")
    assert (await redeem(eva, table, await invitation(ana, table, seat=1))).status_code == 200
    assert (await eva.ask("sit", seat=1))["type"] == "accepted"
    await served.hub.forget(served.hub.rooms[table])
    await eva.hang_up()
    assert (await eva.enter(table))["table"]["you"] == 1
    assert (await bea.http.get(f"/api/tables/{table}")).json()["you"] is None


async def test_before_the_deal_a_removed_guest_leaves_an_open_seat(arrive: Arrive) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    table = await ana.open(["me", "open", "open"])
    await ana.enter(table)
    await bea.enter(table)
    await bea.ask("sit", seat=1, words="mine")
    await catch_up(ana)
    assert (await ana.ask("remove", seat=1))["type"] == "accepted"
    await catch_up(ana, bea)
    assert (ana.table["seats"][1]["kind"], ana.table["words"][1]) == ("open", None)
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"
    await catch_up(ana)
    assert (await ana.ask("remove", seat=1, ban=True))["type"] == "accepted"
    assert await bea.closed() == Closing.NOT_WELCOME
    assert await turned_away(bea, table) == "banned"


async def test_a_report_says_what_was_really_said_and_the_operator_reads_it(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    await bea.ask("say", text="you fool")
    await catch_up(ana)
    line, book = ana.table["chat"][0], served.hub.store.complaints
    path = f"/api/tables/{table}/reports"
    wish = {"who": line["who"], "at": line["at"], "reason": "insults", "text": "every day"}
    forged = [
        ({**wish, "at": line["at"] + 1}, "no-such-message"),
        ({**wish, "who": ana.table["seats"][0]["who"]}, "not-yourself"),
        ({**wish, "who": "somebody"}, "nobody-there"),
        ({**wish, "reason": "because"}, "bad-request"),
    ]
    for body, code in forged:
        assert (await ana.http.post(path, json=body)).json()["code"] == code
    made = await ana.http.post(path, json={**wish, "message": "what she never said"})
    assert made.status_code == 201
    assert (await ana.http.post(path, json=wish)).json() == made.json(), "once is enough"
    (told,) = await book.reports()
    assert (told.name, told.about_name, told.table_id, told.reason) == ("Ana", "Bea", table, "insults")
    assert (told.message, told.text) == ("you fool", "every day")
    assert (await bea.http.post("/api/me/forget", json={"name": "Bea"})).status_code == 200
    (told,) = await book.reports()
    assert (told.about_name, told.message) == ("–", "…"), "deleted on request"
    assert await book.settle(told.id, told.at)
    assert (await book.reports(), len(await book.reports(every=True))) == ([], 1)
    await served.hub.store.house.erase(table)  # pyright: ignore[reportAttributeAccessIssue]
    assert await book.reports(every=True) == [], "and gone with the table"


async def test_reports_are_rare(settings: Any) -> None:
    async with serving(create_app(replace(settings, hurry=1.0))) as served, arrivals(served) as come:
        ana = await come("Ana")
        table = await ana.open(["me", "open"])
        wish = {"who": "x", "reason": "spam"}
        codes = [
            (await ana.http.post(f"/api/tables/{table}/reports", json=wish)).status_code
            for _ in range(int(REPORTS.burst) + 1)
        ]
        assert codes == [404] * int(REPORTS.burst) + [429]


@pytest.mark.parametrize(
    "name", ["Admin", "АDMIN", "h0st", "The Server", "B.o.t", "Hôte", "Gastgeberin", "Sobremesa 2", "[bot]"]
)
def test_names_that_would_mislead_are_nobodys(name: str) -> None:
    assert is_reserved(name)
    assert name_or_nickname(name, "guest") != name


async def test_nobody_is_called_like_whoever_runs_the_place_or_like_a_bot_at_the_table(arrive: Arrive) -> None:
    assert not any(map(is_reserved, ("Ana", "Botond", "Hostettler", "Robot", "Eva 2", "💃", "Ghost")))
    ana, eva = await arrive("Pimienta"), await arrive()
    assert (await eva.http.put("/api/me", json={"name": "Admin"})).json()["code"] == "name-reserved"
    table = await ana.open([{"kind": "bot", "level": "greedy"}, "me", "open"])
    await eva.enter(table)
    assert eva.table["seats"][1]["name"] == "Pimienta 2", "as the bot is called in Spanish"
    assert (await eva.ask("sit", seat=2, name="Sеrver"))["code"] == "name-reserved"
    assert (await eva.ask("sit", seat=2, name="PEPPER"))["type"] == "accepted"
    await catch_up(eva)
    assert eva.table["seats"][2]["name"] == "PEPPER 2"


async def test_hostile_values_are_refused_and_a_league_keeps_its_seats(served: Served, arrive: Arrive) -> None:
    ana, _, table = await two_at_a_table(arrive)
    await ana.send_raw('{"type":"remove","id":"x","seat":"one"}')
    assert (await ana.hear("refused"))["code"] == "bad-message"
    await ana.send_raw(json.dumps({"type": "mute", "id": "y", "who": "x" * 41}))
    assert (await ana.hear("refused"))["code"] == "bad-message"
    for seat in (-1, 6, "x"):
        answer = await ana.http.post(f"/api/tables/{table}/invitations", json={"seat": seat})
        assert answer.json()["code"] == "bad-request"
    played = served.hub.rooms[table].table
    played.opened = structs.replace(played.opened, league=OfLeague("l", "Club", 1))
    assert (await ana.ask("remove", seat=1))["code"] == "league-seat"
    assert (await ana.http.post(f"/api/tables/{table}/invitations", json={"seat": 1})).json()["code"] == "league-seat"


async def test_two_workers_know_the_same_people(settings: Any) -> None:
    """Who watches at one is named at the other, shown out there, and unheard there."""
    broker = MemoryBroker(is_shared=True)
    async with (
        serving(create_app(settings, broker=broker)) as one,
        serving(create_app(settings, broker=broker)) as two,
        arrivals(one) as come,
    ):
        ana, eva = await come("Ana"), await come("Eva", at=two)
        table = await ana.open(["me", {"kind": "bot", "level": "greedy"}])
        await ana.enter(table)
        await eva.enter(table)
        there = await come(at=two)  # Ana's phone
        there.http.cookies.clear()
        there.http.cookies["sobremesa"] = ana.cookie
        await there.enter(table)
        handle = await who(ana, "Eva")
        await eva.ask("say", text="hello")
        for page in (ana, there):
            while not page.table["chat"]:
                await page.next()
        assert (await ana.ask("mute", who=handle))["type"] == "accepted"
        for page in (ana, there):
            while page.table["chat"]:
                await page.next()
        assert (await ana.ask("remove", who=handle, ban=True))["type"] == "accepted"
        assert await eva.closed() == Closing.NOT_WELCOME
        assert await turned_away(eva, table) == "banned"
