"""Whatever is sent, the answer is a code and a reason; nothing is lost and nobody else is disturbed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sobremesa import i18n

from .conftest import Player, catch_up, play_one, two_at_a_table

Arrive = Callable[..., Any]
CHARCOAL_TEN = 65


async def undisturbed(player: Player) -> None:
    """This player's connection is alive, and the table answers it."""
    await player.send(type="ping")
    await player.hear("pong")


def whose_turn(*players: Player) -> tuple[Player, Player]:
    """(on turn, not on turn)"""
    first, second = players
    return (first, second) if first.game["moves"] else (second, first)


async def test_a_card_you_do_not_hold(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    player, _ = whose_turn(ana, bea)
    missing = next(card for card in range(66) if card not in player.game["hand"])
    refused = await player.ask("move", ply=0, action=missing)
    assert (refused["code"], refused["facts"]) == ("parade-not-in-hand", {"card": missing})


@pytest.mark.parametrize("action", [-1, 132, 10**12])
async def test_a_move_that_does_not_exist(arrive: Arrive, action: int) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    player, other = whose_turn(ana, bea)
    refused = await player.ask("move", ply=0, action=action)
    assert refused["code"] == "unknown-action"
    await undisturbed(other)


async def test_not_your_turn(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    player, other = whose_turn(ana, bea)
    refused = await other.ask("move", ply=0, action=other.game["hand"][0])
    assert refused["code"] == "not-your-turn"
    assert ("Ana" if player is ana else "Bea") in refused["reason"]


async def test_a_stale_ply(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    await play_one(ana, bea)
    await play_one(ana, bea)
    player, _ = whose_turn(ana, bea)
    refused = await player.ask("move", ply=0, action=player.game["moves"][0]["action"])
    assert (refused["code"], refused["facts"]) == ("stale-ply", {"ply": 0, "now": 2})


async def test_a_spectator_cannot_move(arrive: Arrive) -> None:
    _, _, table = await two_at_a_table(arrive)
    eva = await arrive("Eva")
    await eva.enter(table)
    assert (await eva.ask("move", ply=0, action=1))["code"] == "not-seated"


async def test_seven_players(arrive: Arrive) -> None:
    ana = await arrive()
    answer = await ana.http.post("/api/tables", json={"game": "parade", "seats": [{"kind": "open"}] * 7})
    assert answer.status_code == 400
    assert answer.json()["code"] == "players"
    assert answer.json()["facts"] == {"players": 7, "least": 2, "most": 6}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"starter": 9}}, "options"),
        ({"options": {"starter": 3}}, "starter"),
        ({"options": {"colour": "red"}}, "options"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "oracle"}]}, "unknown-level"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "unknown-level"),
        ({"seats": [{"kind": "throne"}]}, "bad-request"),
        ({"seats": "all"}, "bad-request"),
        ({"words": "x" * 150}, "text-too-long"),
        ({"title": "x" * 500}, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be(arrive: Arrive, wish: dict[str, Any], code: str) -> None:
    ana = await arrive()
    body = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    answer = await ana.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["reason"]


async def test_a_forged_cookie_is_refused_and_replaced(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    mallory = await arrive("Mallory")
    me = (await ana.http.get("/api/me")).json()["id"]
    forged = {"cookie": f"sobremesa={me}.{mallory.cookie.split('.')[1]}"}
    await mallory.dial(table, forged)
    refused = await mallory.hear("refused")
    assert refused["code"] == "bad-cookie"
    assert await mallory.closed() == 4401
    mallory.http.cookies.clear()
    answer = await mallory.http.post("/api/tables", json={"game": "parade", "seats": []}, headers=forged)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-cookie")
    fresh = await mallory.http.get("/api/me", headers=forged)
    assert fresh.status_code == 200
    assert fresh.json()["id"] != me
    assert "set-cookie" in fresh.headers
    await undisturbed(ana)
    await undisturbed(bea)


async def test_a_message_of_two_megabytes(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    await play_one(ana, bea)
    player, other = whose_turn(ana, bea)
    await player.send(type="say", id="big", text="x" * 2_000_000)
    refused = await player.hear("refused")
    assert (refused["code"], refused["facts"]) == ("message-too-big", {"most": 65536})
    assert await player.closed() == 1009
    await undisturbed(other)
    welcome = await player.enter(table, since=1)
    assert welcome["game"]["ply"] == 1
    await catch_up(ana, bea)
    await play_one(ana, bea)


async def test_a_message_of_twenty_megabytes_is_cut_off(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    with suppress(ConnectionClosed):  # before all of it is said
        await ana.send_raw("x" * 20_000_000)
    assert await ana.closed() == 1009
    await undisturbed(bea)


async def test_a_request_of_two_megabytes(arrive: Arrive) -> None:
    ana = await arrive()
    answer = await ana.http.put("/api/me", json={"name": "x" * 2_000_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-big")


async def test_another_seats_token(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    elsewhere = await ana.open(["me", "open"])
    token = (await ana.enter(elsewhere))["token"]
    mallory = await arrive()
    await mallory.dial(table, {})
    await mallory.send(type="hello", since=None, language="es", token=token)
    refused = await mallory.hear("refused")
    assert refused["code"] == "wrong-token"
    assert refused["reason"] == i18n.say("es", "error-wrong-token")
    assert await mallory.closed() == 4401
    await undisturbed(bea)


async def test_a_token_plays_its_own_seat_only(arrive: Arrive) -> None:
    _, bea, table = await two_at_a_table(arrive)
    await bea.hang_up()
    token = (await bea.enter(table))["token"]
    program = await arrive()
    welcome = await program.enter(table, headers={}, token=token)
    assert welcome["seat"] == 1
    assert program.game["hand"] == bea.game["hand"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xff\xfe{}", "not-utf8"),
        (b'{"type":"say","id":"1","text":"\xc3\x28"}', "not-utf8"),
        ("", "bad-message"),
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ("null", "bad-message"),
        ("[" * 60_000, "bad-message"),
        ('{"type":"move"}', "bad-message"),
        ('{"type":"move","id":"1","ply":"zero","action":1}', "bad-message"),
        ('{"type":"move","id":"1","ply":1e999,"action":1}', "bad-message"),
        ('{"type":"move","id":"","ply":0,"action":1}', "bad-message"),
        ('{"type":"say","id":"1","text":"\\ud800"}', "bad-message"),
        ('{"type":"sit","id":"1","seat":0,"name":"' + "n" * 500 + '"}', "bad-message"),
        ('{"type":"teleport","id":"1"}', "unknown-message"),
        ('{"type":"fill","id":"1","seat":99,"level":"strong"}', "no-such-seat"),
        ('{"type":"fill","id":"1","seat":0,"level":"strong"}', "seat-taken"),
        ('{"type":"sit","id":"1","seat":-1}', "no-such-seat"),
        ('{"type":"sit","id":"1","seat":1}', "one-seat-each"),
        ('{"type":"answer","id":"1","agree":true}', "takeback-not-asked"),
        ('{"type":"takeback","id":"1"}', "takeback-nothing"),
        ('{"type":"rematch","id":"1"}', "not-over"),
        ('{"type":"say","id":"1","phrase":"insult"}', "unknown-phrase"),
        ('{"type":"say","id":"1","text":"  "}', "say-something"),
        ('{"type":"say","id":"1"}', "say-something"),
    ],
)
async def test_messages_that_make_no_sense(arrive: Arrive, data: str | bytes, code: str) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    seq = ana._latest()["seq"]
    await ana.send_raw(data)
    refused = await ana.hear("refused")
    assert refused["code"] == code
    assert refused["reason"]
    await undisturbed(ana)
    await undisturbed(bea)
    assert ana._latest()["seq"] == seq


async def test_a_text_frame_that_is_not_utf8_ends_the_connection_as_the_protocol_says(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    assert ana.wire
    await ana.wire.send(b"\xff\xff", text=True)
    assert await ana.closed() == 1007
    await undisturbed(bea)


async def test_a_request_that_is_not_utf8(arrive: Arrive) -> None:
    ana = await arrive()
    answer = await ana.http.put("/api/me", content=b'{"name":"\xff"}', headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "not-utf8")


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 60_000, b"null", b"7", b'{"name": 5}', b'{"name": "\\ud800"}'])
async def test_a_request_that_makes_no_sense(arrive: Arrive, body: bytes) -> None:
    ana = await arrive()
    answer = await ana.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_whoever_does_not_say_hello(arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.open(["me", "open"])
    await ana.dial(table)
    await ana.send(type="ping")
    assert (await ana.hear("refused"))["code"] == "hello-first"
    assert await ana.closed() == 4400


async def test_a_table_that_is_not_there(arrive: Arrive) -> None:
    ana = await arrive()
    for id in ("nothing", "..%2f..%2fetc", "x" * 300, "%00"):
        answer = await ana.http.get(f"/api/tables/{id}", headers={"accept-language": "fr"})
        assert (answer.status_code, answer.json()["code"]) in ((404, "no-such-table"), (404, "not-found"))
    await ana.dial("nothing")
    assert (await ana.hear("refused"))["code"] == "no-such-table"
    assert await ana.closed() == 4404


async def test_a_page_of_another_site_gets_nothing(arrive: Arrive) -> None:
    ana, _, table = await two_at_a_table(arrive)
    foreign = {"origin": "https://elsewhere.example"}
    answer = await ana.http.put("/api/me", json={"name": "Eve"}, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    eve = await arrive()
    await eve.dial(table, {"cookie": f"sobremesa={ana.cookie}", **foreign})
    assert (await eve.hear("refused"))["code"] == "wrong-origin"
    assert await eve.closed() == 4403
    own = {"origin": ana.served.address}
    assert (await ana.http.put("/api/me", json={"name": "Ana"}, headers=own)).status_code == 200


async def test_a_stranger_without_a_cookie_may_watch_only(arrive: Arrive) -> None:
    _, _, table = await two_at_a_table(arrive)
    stranger = await arrive()
    welcome = await stranger.enter(table, headers={})
    assert welcome["seat"] is None
    assert (await stranger.ask("say", phrase="hello"))["code"] == "no-guest"
