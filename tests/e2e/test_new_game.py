"""The last step of the guide to add a game: a game that was made a minute ago, played in the browser. Nobody has drawn anything for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..newgame import NewGame
from .measures import accessible
from .pages import NewTable
from .serving import Server
from .test_plain import play_out


@pytest.fixture
def marbles(client: Path, tmp_path: Path) -> Iterator[Server]:
    game = NewGame(tmp_path, "marbles").make().install()
    server = Server(tmp_path, **game.environment).start()
    yield server
    server.stop()


def test_a_game_made_a_minute_ago_is_played_in_the_browser(marbles, visit):
    visitor = visit(marbles).goto("/")
    page = visitor.page
    expect(page.get_by_role("main")).to_contain_text("Marbles")
    form = NewTable(visitor)
    page.get_by_test_id("game").select_option("marbles")
    form.seat("beginner").create()
    expect(page.get_by_test_id("plain")).to_be_visible()
    page.get_by_test_id("language-fr").first.click()
    expect(page.get_by_test_id("plain")).to_contain_text("Cartes dans la pioche")  # its own words, which no bundle has
    accessible(page, "a game of one's own")
    play_out(page)
    expect(page.get_by_test_id("final")).to_contain_text("point")
