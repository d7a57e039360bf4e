"""Whole games by keys alone, on screens of several sizes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from sobremesa.i18n import say
from sobremesa.table.records import write_record
from sobremesa.terminal.full.app import Full
from sobremesa.terminal.full.drawer import Drawer
from sobremesa.terminal.full.verdict import headline

from .stage import LEFT_OVER, Doors, at, dealt, is_asked, listed, shown, until


async def play_to_the_end(app: Full, pilot: Pilot[Any], place: Any) -> int:
    """Another choice every time; how many were made."""
    made = 0
    while place.table.status == "playing":
        await until(pilot, lambda: is_asked(app))
        if place.table.status != "playing":
            break
        text = shown(app)
        assert not LEFT_OVER.findall(text), text
        for _ in range(made % min(3, len(listed(app).choices))):
            await pilot.press("down")
        ply = place.table.ply
        await pilot.press("enter")
        await until(pilot, lambda ply=ply: place.table.ply > ply)
        made += 1
    return made


@pytest.mark.parametrize(
    ("game", "language", "size", "options"),
    [
        ("parade", "en", (80, 24), {}),
        ("coloretto", "es", (100, 30), {}),
        ("jackrabbits", "de", (140, 45), {"turn_limit": 9}),
        ("jackrabbits", "fr", (80, 24), {"turn_limit": 6, "board": "draft"}),
    ],
)
async def test_a_game_is_played_to_the_end_by_keys(
    game: str, language: str, size: tuple[int, int], options: dict[str, Any], tmp_path: Path
) -> None:
    table = dealt(game, 3, starter=0, **options)
    app = at(Doors(tmp_path), table, language)
    async with app.run_test(size=size) as pilot:
        place = app.first
        assert place is not None
        assert await play_to_the_end(app, pilot, place) > 3
        await until(pilot, lambda: say(language, "rematch") in shown(app))
        names = app.screen.names  # pyright: ignore[reportAttributeAccessIssue]
        assert headline(language, place.table, names) in shown(app)
        assert not LEFT_OVER.findall(shown(app))
    assert "winner" in str(write_record(table))
    assert Drawer(tmp_path).tables() == []  # what is over is not kept


async def test_a_match_goes_on_and_its_points_are_added(tmp_path: Path) -> None:
    table = dealt("coloretto", 3, games=4, starter=0)
    app = at(Doors(tmp_path), table)
    async with app.run_test(size=(80, 30)) as pilot:
        assert app.first is not None
        await play_to_the_end(app, pilot, app.first)
        assert app.first.table.status == "between"
        await until(pilot, lambda: say("en", "match-deal-next", number=2) in shown(app))
        assert "Game 1 of 4. Points so far: Ana" in shown(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.first is not None and app.first.table.match.game == 2)
        await until(pilot, lambda: say("en", "match-at", game=2, games=4) in shown(app))


async def test_another_game_follows_with_the_same_bots(tmp_path: Path) -> None:
    table = dealt("parade", 2, starter=0)
    app = at(Doors(tmp_path), table)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_to_the_end(app, pilot, app.first)
        await until(pilot, lambda: is_asked(app) and say("en", "rematch") in shown(app))
        await pilot.press("enter")
        await until(pilot, lambda: getattr(app.screen, "place", app.first) is not app.first)
        await until(pilot, lambda: is_asked(app))
        assert app.screen.place.table.status == "playing"  # pyright: ignore[reportAttributeAccessIssue]
