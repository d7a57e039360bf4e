"""Stored tables whose rules are gone: they are opened, said to be closed and why, read, and never written to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from sobremesa.core.closing import FOR_GOOD, Closing
from sobremesa.table import log

from .conftest import Served

Arrive = Callable[..., Any]
PLANS = [log.SeatPlan("open"), log.SeatPlan("open")]


def stored(game: str = "parade", version: str = "parade/1", *moves: log.Moved) -> list[log.AnyEntry]:
    opened = log.Opened(1.0, game, version, {"starter": 0}, "after coffee", PLANS, "5e" * 32, "host", ["greedy"])
    sat = [log.Sat(2.0, seat, f"guest-{seat}", name) for seat, name in enumerate(("Ana", "Bea"))]
    return [opened, *sat, log.Said(3.0, 0, "Ana", phrase="hello"), *moves]


CLOSED = {
    "closed-rules": stored("parade", "parade/0", log.Moved(4.0, 0, 17, 0)),
    "closed-game": stored("quartet", "quartet/1", log.Moved(4.0, 0, 17, 0)),
    "closed-log": stored("parade", "parade/1", log.Moved(4.0, 0, 10_000, 0)),
}


@pytest.mark.parametrize("why", CLOSED)
async def test_a_closed_table_is_read_and_not_played(arrive: Arrive, served: Served, why: str) -> None:
    entries = CLOSED[why]
    await served.hub.store.append("closed", 1, entries)
    eva = await arrive("Eva")
    seen = (await eva.http.get("/api/tables/closed", headers={"accept-language": "es"})).json()
    assert (seen["status"], seen["title"], seen["options"]) == ("closed", "after coffee", {"starter": 0})
    assert [seat["name"] for seat in seen["seats"]] == ["Ana", "Bea"]
    assert (seen["moves"], seen["chat"][0]["phrase"]) == ([[0]], "hello")
    assert "seguir jugando" in seen["reason"]
    record = (await eva.http.get("/api/tables/closed/record")).text
    assert f"rules: {entries[0].version}\n" in record  # type: ignore[union-attr]
    assert "seat 2: Bea\n" in record
    for path, ask in (("frames", eva.http.get), ("qr.svg", eva.http.get), ("hint", eva.http.post)):
        answer = await ask(f"/api/tables/closed/{path}")
        assert (answer.status_code, answer.json()["code"]) == (410, why), path
    await eva.dial("closed")
    assert (await eva.hear("refused"))["code"] == why
    assert await eva.closed() == Closing.CLOSED
    assert Closing.CLOSED in FOR_GOOD
    assert len(await served.hub.store.load("closed")) == len(entries)
    assert not served.hub.rooms


async def test_other_tables_are_none_the_worse(arrive: Arrive, served: Served) -> None:
    await served.hub.store.append("closed", 1, CLOSED["closed-game"])
    ana = await arrive("Ana")
    await ana.http.get("/api/tables/closed")
    assert (await ana.enter(await ana.open(["me", "open"])))["table"]["status"] == "waiting"


async def test_a_private_table_stays_private_when_it_is_closed(arrive: Arrive, served: Served) -> None:
    """Who was let in or sat there may read of it, whoever comes by its link may not; nor who was shown out."""
    opened, *entries = CLOSED["closed-game"]
    ana, bea, eva, fay = [await arrive(name) for name in ("Ana", "Bea", "Eva", "Fay")]
    guests = [served.hub.signer.card(player.cookie).guest for player in (ana, bea, eva, fay)]
    door = [
        log.Ruled(4.0, private=True),
        log.Admitted(4.0, guests[2], "Eva", 0),
        log.Admitted(4.0, guests[3], "Fay", 0),
    ]
    sat = [structs.replace(one, guest=guests[1]) if isinstance(one, log.Sat) and one.seat else one for one in entries]
    out = log.Removed(5.0, guests[3], "Fay", [], True)
    await served.hub.store.append("own", 1, [structs.replace(opened, host=guests[0]), *sat, *door, out])
    stranger = await arrive()
    for player, told in ((ana, 200), (bea, 200), (eva, 200), (fay, 403), (stranger, 403)):
        for path in ("", "/record"):
            answer = await player.http.get(f"/api/tables/own{path}")
            assert answer.status_code == told
            assert ("Bea" in answer.text) is (told == 200)
    assert (await stranger.http.get("/api/tables/own")).json()["code"] == "private-table"
    assert (await fay.http.get("/api/tables/own")).json()["code"] == "banned"
