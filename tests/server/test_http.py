"""The plain HTTP side: pages, headers, pictures, numbers."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa import i18n
from sobremesa.server import Settings, create_app

from .conftest import arrivals, serving

Arrive = Callable[..., Any]


@pytest.fixture
async def site(settings: Settings, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A server with a built client of two files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
    (static / "sw.js").write_text("self")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "assets" / "app-1a2b.js").write_text("console.log('ñ')" * 50)
    (tmp_path / "outside.txt").write_text("private")
    async with (
        serving(create_app(replace(settings, static=static))) as served,
        httpx.AsyncClient(base_url=served.address, verify=False) as http,
    ):
        yield http


async def test_a_link_to_a_table_says_who_plays_there_and_how_it_ended(site: httpx.AsyncClient) -> None:
    await site.get("/api/me")
    await site.put("/api/me", json={"name": '<i>"Ana"'})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = (await site.post("/api/tables", json={"game": "parade", "seats": seats})).json()["table"]
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        page = (await site.get(path)).text
        assert "<i>" not in page
        assert '<meta property="og:title" content="Parade with &lt;i&gt;&quot;Ana&quot; and Cinnamon" />' in page
        assert "/preview/parade.png" in page
        assert "The game is on" in page
    assert "og:title" not in (await site.get("/t/nowhere")).text


async def test_a_page_names_what_it_will_ask_for(site: httpx.AsyncClient, tmp_path: Path) -> None:
    chunks = {
        "../src/sobremesa/i18n/es/web.ftl?raw": {"file": "assets/web-es.js"},
        "../src/sobremesa/i18n/en/web.ftl?raw": {"file": "assets/web-en.js"},
        "src/pages/Table.svelte": {"file": "assets/Table.js", "imports": ["_shared.js"]},
        "src/games/parade/index.ts": {
            "file": "assets/parade.js",
            "css": ["assets/parade.css"],
            "imports": ["_shared.js"],
        },
        "_shared.js": {"file": "assets/shared.js", "css": ["assets/shared.css"]},
        "src/games/parade/shelf/Page.svelte": {"file": "assets/shelf.js"},
        **{
            f"../src/sobremesa/games/parade/i18n/en/{topic}.ftl?raw": {"file": f"assets/{topic}-en.js"}
            for topic in ("parade", "parade_more", "parade_rules", "parade_learn2", "parade_shelf")
        },
    }
    (tmp_path / "static" / ".vite").mkdir()
    (tmp_path / "static" / ".vite" / "manifest.json").write_text(json.dumps(chunks))
    (tmp_path / "static" / "index.html").write_text("<!doctype html><head><title>Sobremesa</title></head><body></body>")
    front = (await site.get("/", headers={"accept-language": "es"})).text
    assert '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/web-es.js">' in front
    assert "web-en" not in front
    assert "Table.js" not in front
    await site.get("/api/me")
    table = (
        await site.post("/api/tables", json={"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ).json()["table"]
    page = (await site.get(f"/t/{table}")).text
    asked = ("Table", "parade", "shared", "web-en", "parade-en", "parade_more-en")
    assert all(page.count(f"/assets/{name}.js") == 1 for name in asked)
    assert not any(f"{name}-en" in page for name in ("parade_rules", "parade_learn2", "parade_shelf"))
    assert page.index("</head>") < page.index('<link rel="stylesheet"') < page.index("/assets/parade.css")
    assert "/assets/shared.css" in page


@pytest.mark.parametrize("path", ["/", "/t/3xAmpLe", "/rules", "/rules/parade"])
async def test_every_page_is_the_client(site: httpx.AsyncClient, path: str) -> None:
    page = await site.get(path)
    assert "<title>Sobremesa" in page.text
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    again = await site.get(path, headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_the_service_worker_is_asked_for_every_time_and_speaks_for_all_pages(site: httpx.AsyncClient) -> None:
    worker = await site.get("/sw.js")
    assert (worker.headers["cache-control"], worker.headers["service-worker-allowed"]) == ("no-cache", "/")
    assert worker.headers["content-type"].startswith("text/javascript")
    manifest = await site.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert "service-worker-allowed" not in manifest.headers


async def test_hashed_files_are_kept_forever_and_sent_compressed(site: httpx.AsyncClient) -> None:
    file = await site.get("/assets/app-1a2b.js")
    assert "immutable" in file.headers["cache-control"]
    assert file.headers["content-encoding"] == "gzip"
    assert file.headers["content-type"].startswith("text/javascript")
    assert "ñ" in file.text
    plain = await site.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.content == file.content


async def test_files_of_the_client_carry_no_rules_for_pages(site: httpx.AsyncClient) -> None:
    page, file = await site.get("/"), await site.get("/assets/app-1a2b.js")
    assert "content-security-policy" in page.headers
    assert "content-security-policy" not in file.headers
    assert file.headers["x-content-type-options"] == "nosniff"
    assert file.headers["cross-origin-resource-policy"] == "same-origin"


async def test_what_the_build_has_packed_is_sent_to_whoever_unpacks_it(site: httpx.AsyncClient, tmp_path: Path) -> None:
    (tmp_path / "static" / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    for welcome, sent in {"gzip, br": "br", "gzip, br;q=0": "gzip", "gzip": "gzip", "identity": None}.items():
        async with site.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": welcome}) as file:
            assert file.headers.get("content-encoding") == sent
            assert file.headers["vary"] == "accept-encoding"
            if sent == "br":
                assert b"".join([part async for part in file.aiter_raw()]) == b"packed"


@pytest.mark.parametrize(
    "path",
    ["/assets/gone.js", "/api/nothing", "/favicon.ico", "/../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt"],
)
async def test_nothing_else_is_there(site: httpx.AsyncClient, path: str) -> None:
    answer = await site.get(path, headers={"accept-language": "es"})
    assert answer.status_code == 404
    assert answer.json() == {"code": "not-found", "facts": {}, "reason": "Aquí no hay nada."}


async def test_pages_may_load_only_what_is_ours(site: httpx.AsyncClient) -> None:
    headers = (await site.get("/")).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_a_client_that_is_not_built_says_how(settings: Settings, tmp_path: Path) -> None:
    async with (
        serving(create_app(replace(settings, static=tmp_path / "none"))) as served,
        httpx.AsyncClient(base_url=served.address, verify=False) as http,
    ):
        answer = await http.get("/")
        assert answer.status_code == 503
        assert "make web-build" in answer.text


async def test_games_tell_what_can_be_chosen(arrive: Arrive) -> None:
    games = (await (await arrive()).http.get("/api/games")).json()
    parade = next(game for game in games if game["id"] == "parade")
    assert parade["seats"] == {"min": 2, "max": 6}
    assert parade["levels"] == ["beginner", "club", "strong", "champion"]
    assert "$defs" in parade["options"]
    coloretto = next(game for game in games if game["id"] == "coloretto")
    assert coloretto["seats"] == {"min": 2, "max": 5}
    assert coloretto["usual"] == {"min": 3, "max": 5}  # two play by a switch


async def test_a_link_can_be_photographed(arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.open(["me", "open"])
    picture = await ana.http.get(f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<?xml")


async def test_a_record_is_given_out_after_the_game_only(arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.open(["me", "open"])
    answer = await ana.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_the_public_side_of_a_table_shows_no_cards(arrive: Arrive) -> None:
    ana, eva = await arrive("Ana"), await arrive()
    table = await ana.open(["me", {"kind": "bot", "level": "random"}])
    view = (await eva.http.get(f"/api/tables/{table}")).json()
    assert (view["you"], view["host"], view["secret"], view["seats"][0]["name"]) == (None, False, None, "Ana")
    assert "hand" not in view


async def test_it_says_that_it_is_well_and_what_it_has_done(arrive: Arrive) -> None:
    ana = await arrive()
    await ana.open(["me", "open"])
    assert (await ana.http.get("/healthz")).json()["ok"] is True
    metrics = (await ana.operate("/metrics")).text
    assert 'sobremesa_tables_opened_total{game="parade"} 1.0' in metrics


@pytest.mark.parametrize(("keep", "said"), [(0, "bis der Gastgeber"), (30, "30 Tage nach dem letzten Zug")])
async def test_what_is_kept_of_people_is_said_in_their_language(settings: Settings, keep: int, said: str) -> None:
    async with serving(create_app(replace(settings, keep_tables=keep))) as served, arrivals(served) as come:
        ana = await come()
        page = await ana.http.get("/privacy", headers={"accept-language": "de"})
        assert page.headers["content-type"].startswith("text/html")
        assert said in page.text
        assert '<html lang="fr">' in (await ana.http.get("/privacy?language=fr")).text


async def test_moves_views_and_waiting_bots_are_counted(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", {"kind": "bot", "level": "greedy"}], options={"starter": 0})
    await ana.enter(table)
    await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"])
    await ana.hear("update", lambda message: message.get("game", {}).get("ply", 0) >= 2)
    metrics = (await ana.operate("/metrics")).text
    counted = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    assert float(counted["sobremesa_moves_total"]) >= 2
    assert float(counted["sobremesa_views_total"]) >= 2
    assert float(counted["sobremesa_bots_waiting"]) == 0
    assert float(counted["sobremesa_append_seconds_count"]) >= 2


async def test_wrong_methods_are_refused_in_words(arrive: Arrive) -> None:
    answer = await (await arrive()).http.delete("/api/me", headers={"accept-language": "fr;q=0.9, en;q=0.1"})
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert answer.json()["reason"] == i18n.say("fr", "error-wrong-method")
