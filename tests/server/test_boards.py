"""Boards over HTTP: looked at, drawn, refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from sobremesa.games.jackrabbits.board import random_board, sample_board, write_code
from sobremesa.games.jackrabbits.board.editor import to_pieces
from sobremesa.server import Settings, create_app

from .conftest import Served, serving


@pytest.fixture
async def http(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=served.address, timeout=300, verify=False) as client:
        yield client


async def look(http: httpx.AsyncClient, language: str = "en", **wish: Any) -> dict[str, Any]:
    answer = await http.post("/api/boards", json=wish, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_board_is_sent_compressed_to_whoever_unpacks_it(http: httpx.AsyncClient) -> None:
    sent = {
        welcome: await http.post("/api/boards", json={"sample": True}, headers={"accept-encoding": welcome})
        for welcome in ("gzip", "identity")
    }
    assert sent["gzip"].headers["content-encoding"] == "gzip"
    assert "content-encoding" not in sent["identity"].headers
    assert sent["gzip"].json() == sent["identity"].json()


async def refused(http: httpx.AsyncClient, **wish: Any) -> tuple[int, str]:
    answer = await http.post("/api/boards", json=wish)
    return answer.status_code, answer.json()["code"]


async def test_the_sample_has_a_code_that_gives_it_back(http: httpx.AsyncClient) -> None:
    sample = await look(http, sample=True)
    assert sample["code"] == write_code(sample_board())
    assert len(sample["pieces"]) == 37
    assert (sample["warnings"], sample["refusal"]) == ([], None)
    assert await look(http, code=sample["code"]) == sample
    assert {"2", "49"} < set(sample["roads"])  # from the K♠ tower, from the underground
    assert 2 in sample["roads"]["0"]
    assert 0 not in sample["roads"]["0"]
    assert await look(http, pieces=to_pieces(sample_board())) == sample


async def test_pieces_go_by_number_or_by_name(http: httpx.AsyncClient) -> None:
    named = await look(http, pieces=[{"piece": "Q♥", "x": 0, "y": 0}])
    numbered = await look(http, pieces=[{"piece": 7, "x": 0, "y": 0, "turn": 0}])
    assert named == numbered
    assert named["pieces"] == [
        {"piece": 7, "name": "Q♥", "words": "the Q♥ palace", "kind": "palace", "suits": [2], "x": 0, "y": 0, "turn": 0}
    ]


async def test_the_picture_comes_apart_from_its_style(http: httpx.AsyncClient) -> None:
    sample = await look(http, sample=True)
    assert "<style" not in sample["picture"]
    assert "style=" not in sample["picture"]
    assert 'id="piece-0"' in sample["picture"]
    assert sample["style"].startswith(".jr-board")


async def test_a_seed_is_the_same_board_for_everybody(http: httpx.AsyncClient) -> None:
    look_at = await look(http, seed=7, islands=1)
    assert look_at["code"] == write_code(random_board(7, 1))
    assert look_at["islands"] == 1
    tight = await look(http, seed=7, suits="CS")
    assert len(tight["pieces"]) == 1 + 6 + 6 + 6
    assert tight["refusal"] is None


async def test_an_unfinished_board_is_shown_and_says_what_is_missing(http: httpx.AsyncClient) -> None:
    empty = await look(http, pieces=[])
    assert empty["code"]
    assert empty["refusal"]["code"] == "board-missing"
    assert len(empty["refusal"]["pieces"]) == 37
    assert "palacio Q♥" in (await look(http, "es", pieces=[]))["refusal"]["reason"]


async def test_warnings_name_their_pieces(http: httpx.AsyncClient) -> None:
    joined = await look(
        http, "fr", pieces=[{"piece": "citadel", "x": 0, "y": 0}, {"piece": "K♣", "x": 0, "y": 2, "turn": 0}]
    )
    assert {tuple(one["pieces"]) for one in joined["warnings"] if one["code"] != "board-cut-off"} <= {
        ("citadel", "K♣"),
        ("K♣", "citadel"),
    }
    assert any("tour K♣" in one["reason"] for one in joined["warnings"])


async def test_pieces_on_each_other_are_shown_but_have_no_code(http: httpx.AsyncClient) -> None:
    heap = await look(http, pieces=[{"piece": "citadel", "x": 0, "y": 0}, {"piece": "K♣", "x": 2, "y": 0}])
    assert heap["code"] is None
    assert heap["refusal"]["code"] == "board-overlap"
    assert heap["refusal"]["pieces"] == ["citadel", "K♣"]
    assert 'id="piece-1"' in heap["picture"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "board-which"),
        ({"sample": True, "seed": 1}, "board-which"),
        ({"code": "Jnonsense"}, "board-code-damaged"),
        ({"code": "hello"}, "board-no-code"),
        ({"code": "J" * 201}, "bad-request"),
        ({"seed": -1}, "bad-request"),
        ({"seed": 1, "islands": 3}, "bad-request"),
        ({"sample": True, "suits": "XY"}, "bad-request"),
        ({"sample": True, "more": 1}, "bad-request"),
        ({"pieces": [{"piece": "dragon", "x": 0, "y": 0}]}, "board-unknown-piece"),
        ({"pieces": [{"piece": 37, "x": 0, "y": 0}]}, "bad-request"),
        ({"pieces": [{"piece": 1, "x": 1, "y": 0}]}, "board-off-lattice"),
        ({"pieces": [{"piece": 1, "x": 0, "y": 402}]}, "board-off-lattice"),
        ({"pieces": [{"piece": 1, "x": 0, "y": 0}] * 2}, "board-twice"),
        ({"pieces": [{"piece": 1, "x": 0, "y": 0}] * 38}, "bad-request"),
        ({"pieces": [{"piece": 1, "x": -200, "y": 0}, {"piece": 2, "x": 200, "y": 0}]}, "board-too-wide"),
    ],
)
async def test_what_is_no_board_is_refused(http: httpx.AsyncClient, wish: dict[str, Any], code: str) -> None:
    assert await refused(http, **wish) == (400, code)


async def test_the_box_holds_every_piece(http: httpx.AsyncClient) -> None:
    box = (await http.get("/api/boards/pieces", headers={"accept-language": "fr"})).json()
    assert [one["piece"] for one in box] == list(range(37))
    assert {one["shape"] for one in box} == {"hexagon", "rhombus", "triangle"}
    assert box[7]["words"] == "le palais Q♥"


async def test_the_picture_alone_brings_its_style_and_the_right_to_use_it(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/boards/picture.svg", params={"seed": 3, "theme": "dark"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<style>.jr-board" in answer.text
    policies = answer.headers.get_list("content-security-policy")
    assert len(policies) == 1
    assert "style-src 'sha256-" in policies[0]
    assert (await http.get("/api/boards/picture.svg")).text.count('class="piece ') == 37
    assert (await http.get("/api/boards/picture.svg", params={"code": "J1"})).status_code == 400


async def test_whoever_asks_for_too_many_boards_is_told_to_wait(settings: Settings) -> None:
    async with (
        serving(create_app(replace(settings, hurry=1 / 60))) as served,
        httpx.AsyncClient(base_url=served.address, verify=False) as http,
    ):
        await look(http, sample=True)
        await look(http, sample=True)
        assert await refused(http, sample=True) == (429, "too-fast")


async def test_places_where_a_road_takes_a_piece_in_the_best_first(http: httpx.AsyncClient) -> None:
    bare = write_code(sample_board().with_piece(14, None))
    found = (await http.get("/api/boards/places", params={"code": bare, "piece": 14})).json()
    laid = sample_board().place(14)
    assert {"x": laid.x, "y": laid.y, "turn": laid.turn, "against": []} in found
    assert [bool(one["against"]) for one in found] == sorted(bool(one["against"]) for one in found)
    wrong = await http.get("/api/boards/places", params={"code": "Jnonsense", "piece": 14})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "board-code-damaged")
    assert (await http.get("/api/boards/places", params={"code": bare, "piece": 99})).status_code == 400


async def test_the_box_of_fewer_suits(http: httpx.AsyncClient) -> None:
    all_pieces = (await http.get("/api/boards/pieces")).json()
    some = (await http.get("/api/boards/pieces", params={"suits": "CH"})).json()
    assert (len(all_pieces), len(some)) == (37, 19)
    assert {one["name"] for one in some} >= {"K♣", "K♥", "forest 2"}
    assert "K♠" not in {one["name"] for one in some}
