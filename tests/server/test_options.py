"""Set-up forms ask what goes together; the answers come from the games' own refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from sobremesa.i18n import say

from .conftest import Served


@pytest.fixture
async def http(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=served.address, timeout=300, verify=False) as client:
        yield client


async def check(http: httpx.AsyncClient, game: str, players: int, language: str = "en", **options: Any) -> Any:
    asked = {"players": players, "options": options}
    answer = await http.post(f"/api/games/{game}/options", json=asked, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def barred(checked: Any) -> dict[tuple[str, Any], str]:
    return {(one["option"], one["value"]): one["reason"] for one in checked["barred"]}


async def test_what_contradicts_a_choice_is_barred_with_the_reason(http: httpx.AsyncClient) -> None:
    plain = await check(http, "jackrabbits", 3)
    assert plain["refusal"] is None
    assert ("ambivalent_aces", True) not in barred(plain)
    assert barred(plain)["additional_capital", True] == say("en", "error-jackrabbits-needs-capital")
    capital = barred(await check(http, "jackrabbits", 3, capital_aces=True))
    assert "cannot be combined" in capital["ambivalent_aces", True]
    assert ("additional_capital", True) not in capital


async def test_reasons_come_in_the_askers_language(http: httpx.AsyncClient) -> None:
    spanish = barred(await check(http, "jackrabbits", 2, "es", complete=False))
    assert "completo" in spanish["individual_trades", True]


async def test_suits_must_fit_the_players_and_the_board(http: httpx.AsyncClient) -> None:
    two = barred(await check(http, "jackrabbits", 2, board="random:7"))
    assert ("tight_suits", "CS") not in two
    assert ("tight_suits", "CSH") in two
    tight = await check(http, "jackrabbits", 2, board="random:7", tight_suits="CS")
    assert tight["refusal"] is None
    assert "printed board" in barred(tight)["board", "sample"]
    assert ("ending", "diverse") in barred(tight)


async def test_what_is_wrong_already_bars_nothing_else(http: httpx.AsyncClient) -> None:
    wrong = await check(http, "jackrabbits", 3, board="random:7", tight_suits="CS")
    assert wrong["refusal"]["code"] == "jackrabbits-tight-suits"
    assert ("tight_suits", "") not in barred(wrong)
    assert ("overtaxed_hands", True) not in barred(wrong)


async def test_a_board_that_lacks_pieces_names_them(http: httpx.AsyncClient) -> None:
    code = (await http.post("/api/boards", json={"pieces": [{"piece": 0, "x": 0, "y": 0}]})).json()["code"]
    refusal = (await check(http, "jackrabbits", 2, board=code))["refusal"]
    assert refusal["code"] == "board-missing"
    assert "K♣" in refusal["reason"]
    assert "[" not in refusal["reason"]


@pytest.mark.parametrize("game", ["parade", "coloretto"])
async def test_other_games_bar_seats_nobody_sits_on(http: httpx.AsyncClient, game: str) -> None:
    assert {option for option, _ in barred(await check(http, game, 3))} == {"starter"}


async def test_unknown_games_and_options_are_refused(http: httpx.AsyncClient) -> None:
    nothing = await http.post("/api/games/chess/options", json={"players": 2})
    assert nothing.json()["code"] == "unknown-game"
    strange = await http.post("/api/games/parade/options", json={"players": 2, "options": {"wings": True}})
    assert strange.json()["code"] == "options"
