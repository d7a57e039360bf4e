"""A record brought along: judged, shown, and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .conftest import Player
from .test_glances import BOT, play_out

Arrive = Callable[..., Any]


async def recorded(arrive: Arrive) -> tuple[Player, str, str]:
    ana = await arrive("Ana")
    table = await ana.open(["me", BOT], options={"starter": 0}, words="known")
    await play_out(ana, table)
    return ana, table, (await ana.http.get(f"/api/tables/{table}/record")).text


async def send(player: Player, text: str | bytes, seat: int = 0) -> Any:
    return await player.http.post(f"/api/records?seat={seat}", content=text, headers={"content-type": "text/plain"})


async def test_a_record_is_shown_as_its_table_shows_it_through_the_eyes_of_any_seat(arrive: Arrive) -> None:
    ana, table, text = await recorded(arrive)
    mine = (await send(ana, text)).json()
    assert [(one["ply"], one["game"]) for one in mine["frames"]] == [
        (one["ply"], one["game"]) for one in (await ana.http.get(f"/api/tables/{table}/frames")).json()
    ]
    assert (mine["table"]["status"], mine["table"]["you"], mine["table"]["id"]) == ("over", 0, "")
    assert [seat["name"] for seat in mine["table"]["seats"]] == ["Ana", ""]
    theirs = (await send(ana, text, seat=1)).json()
    assert theirs["frames"][0]["game"]["hand"] != mine["frames"][0]["game"]["hand"]
    assert theirs["table"]["you"] == 1


async def test_what_is_wrong_with_a_record_is_said_with_its_line(arrive: Arrive) -> None:
    ana, _, text = await recorded(arrive)
    lines = text.splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("score 1"))
    lines[number] = "score 1: 999"
    answer = await send(ana, "\n".join(lines))
    assert (answer.status_code, answer.json()["code"], answer.json()["facts"]["line"]) == (
        400,
        "record-score",
        number + 1,
    )
    for garbage in (b"", b"\xff\xfe", b"nothing of the kind", text.encode() * 900):
        answer = await send(ana, garbage)
        assert 400 <= answer.status_code < 500, garbage[:40]
        assert answer.json()["reason"]
