"""A game's own sentences over HTTP."""

from __future__ import annotations

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from sobremesa.games.registry import GAMES
from sobremesa.i18n import LANGUAGES, card_name, say

from .conftest import Served


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_says_all_it_has_to_say(served: Served, game: str, language: str) -> None:
    async with httpx.AsyncClient(base_url=served.address, verify=False) as http:
        answer = await http.get(f"/api/games/{game}/words/{language}")
    assert answer.headers["content-type"].startswith("text/plain")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(answer.text))
    assert said(bundle, f"{game}-name") == say(language, f"{game}-name")
    assert said(bundle, f"{game}-card-3") == card_name(language, GAMES[game], 3)


def said(bundle: FluentBundle, id: str) -> str:
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])


async def test_what_has_not_changed_is_not_sent_again(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, verify=False) as http:
        first = await http.get("/api/games/parade/words/fr")
        again = await http.get("/api/games/parade/words/fr", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.text) == (200, 304, "")


@pytest.mark.parametrize("path", ["chess/words/en", "parade/words/tlh", "parade/words/..%2Fen"])
async def test_what_is_not_spoken_is_refused(served: Served, path: str) -> None:
    async with httpx.AsyncClient(base_url=served.address, verify=False) as http:
        answer = await http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
