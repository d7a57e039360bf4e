"""The table that the server draws into its page: true, public, and the same for everybody."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.server import Settings, create_app
from sobremesa.server.security import COOKIE
from sobremesa.table import log

from .conftest import serving
from .test_right_answers import UNREAD, write

PAGE = '<!doctype html><head><title>Sobremesa</title></head><body><div id="app"></div></body>'
SKETCH = re.compile(r'<div id="sketch".*?</div>', re.DOTALL)
WITH_A_FREE_SEAT: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
async def address(settings: Settings, tmp_path: Path) -> AsyncIterator[str]:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE)
    async with serving(create_app(replace(settings, static=static))) as served:
        yield served.address


@pytest.fixture
async def ana(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=address, verify=False) as http:
        await http.get("/api/me")
        await http.put("/api/me", json={"name": "<b>Ana"})
        yield http


async def opened(http: httpx.AsyncClient, **wishes: Any) -> str:
    """A table at which everybody sits at one browser, so that nothing moves by itself."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "parade", "seats": seats, "people": ["Bea"], **wishes}
    return (await http.post("/api/tables", json=wish)).json()["table"]


async def page(http: httpx.AsyncClient, table: str, **headers: str) -> str:
    return (await http.get(f"/t/{table}", headers={"accept-language": "en", **headers})).text


async def test_who_sits_there_and_whose_turn_it_is_stands_in_the_page(ana: httpx.AsyncClient) -> None:
    text = await page(ana, await opened(ana))
    drawn = SKETCH.search(text)
    assert drawn
    assert text.index('id="sketch"') < text.index('id="app"')
    assert "<h1>Parade</h1>" in drawn[0]
    assert "The fewest points win" in drawn[0]
    assert {"&lt;b&gt;Ana", "Bea"} <= set(re.findall(r"<li[^>]*>([^<]*)</li>", drawn[0]))
    on_turn = re.findall(r'<li aria-current="true">([^<]*)</li>', drawn[0])
    assert len(on_turn) == 1
    assert f'<p class="status">{on_turn[0]} is to play</p>' in drawn[0]


@pytest.mark.parametrize(("language", "said"), [("de", "ist am Zug"), ("es", "Le toca a"), ("fr", "de jouer")])
async def test_it_is_told_in_the_language_of_the_reader(ana: httpx.AsyncClient, language: str, said: str) -> None:
    drawn = SKETCH.search(await page(ana, await opened(ana), **{"accept-language": language}))
    assert drawn
    assert f'lang="{language}"' in drawn[0]
    assert said in drawn[0]


async def test_whoever_asks_is_told_the_same_and_nothing_of_any_hand(ana: httpx.AsyncClient, address: str) -> None:
    table = await opened(ana)
    async with httpx.AsyncClient(base_url=address, verify=False) as stranger:
        theirs = await page(stranger, table)
    mine = await page(ana, table)
    assert mine == theirs
    assert not re.search(r"hand|card|deck|secret", (SKETCH.search(mine) or [""])[0])


async def test_beside_the_page_it_is_said_who_has_a_card(ana: httpx.AsyncClient, address: str) -> None:
    table = await opened(ana)
    etag = (await ana.get(f"/t/{table}")).headers["etag"]
    again = await ana.get(f"/t/{table}", headers={"if-none-match": etag})
    assert (again.status_code, again.headers["server-timing"]) == (304, "card;desc=yes")
    for cookies in ({}, {COOKIE: "forged"}):
        async with httpx.AsyncClient(base_url=address, verify=False, cookies=cookies) as stranger:
            assert (await stranger.get(f"/t/{table}")).headers["server-timing"] == "card;desc=no"
    assert "server-timing" not in (await ana.get("/")).headers


@pytest.mark.parametrize("game", ["parade", "coloretto", "jackrabbits"])
async def test_two_deals_that_wait_for_the_same_seat_look_the_same(ana: httpx.AsyncClient, game: str) -> None:
    """Everything a sketch could say of cards would tell these apart."""
    options = {"starter": 0} if game != "jackrabbits" else {}
    seats = [{"kind": "me"}] * 3
    tables = [await opened(ana, game=game, seats=seats, people=["Bea", "Cem"], options=options) for _ in range(3)]
    drawn = [(SKETCH.search(await page(ana, table)) or [""])[0] for table in tables]
    turns = [re.findall(r"<li aria-current[^>]*>[^<]*", one) for one in drawn]
    same = [re.sub(r' aria-current="true"|<p class="status">.*?</p>', "", one) for one in drawn]
    assert len(set(same)) == 1
    assert all(turns)


async def test_of_a_private_table_nothing_is_drawn(ana: httpx.AsyncClient) -> None:
    assert 'id="sketch"' not in await page(ana, await opened(ana, private=True))


async def test_where_nobody_may_look_on_whose_turn_it_is_stays_there(ana: httpx.AsyncClient) -> None:
    text = await page(ana, await opened(ana, watchers=False))
    assert 'id="sketch"' in text
    assert "aria-current" not in text
    assert "is to play" not in text


async def test_a_table_that_waits_says_so(ana: httpx.AsyncClient) -> None:
    drawn = SKETCH.search(await page(ana, await opened(ana, seats=WITH_A_FREE_SEAT, people=[])))
    assert drawn
    assert "A seat is free" in drawn[0]
    assert "fewest points" not in drawn[0]


@pytest.mark.parametrize("path", ["/", "/new", "/t/nowhere"])
async def test_other_pages_have_none(ana: httpx.AsyncClient, path: str) -> None:
    assert 'id="sketch"' not in (await ana.get(path)).text


async def test_a_replay_has_none(ana: httpx.AsyncClient) -> None:
    assert 'id="sketch"' not in (await ana.get(f"/t/{await opened(ana)}/replay")).text


async def test_who_asks_for_it_very_often_gets_the_page_alone(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    async with (
        serving(create_app(replace(settings, static=tmp_path, hurry=0.05))) as served,
        httpx.AsyncClient(base_url=served.address) as eve,
    ):
        await eve.get("/api/me")
        table = await opened(eve)
        pages = [await page(eve, table) for _ in range(12)]
        drawn = ['id="sketch"' in one for one in pages]
        assert all(drawn[:6])
        assert not drawn[-1]
        assert "<title>Sobremesa</title>" in pages[-1]


@pytest.mark.parametrize(
    "path", ["/t/gone", "/t/gone/replay", "/api/tables/gone/result.png", "/api/tables/%00/result.png"]
)
@pytest.mark.parametrize("first", [log.Closed(1.0, erased=True), None])
async def test_a_table_that_was_erased_or_cannot_be_read_is_none(
    settings: Settings, tmp_path: Path, path: str, first: log.Closed | None
) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    async with (
        serving(create_app(replace(settings, static=tmp_path))) as served,
        httpx.AsyncClient(base_url=served.address) as eve,
    ):
        if first:
            await served.hub.store.append("gone", 1, [first])
        else:
            write(settings, "gone", 1, UNREAD[0])
        answer = await eve.get(path)
        assert answer.status_code == (200 if path.startswith("/t/") else 404)
        assert 'id="sketch"' not in answer.text
