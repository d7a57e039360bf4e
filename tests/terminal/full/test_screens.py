"""What the screens show, at every size, and what the keys do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.registry import GAMES
from sobremesa.i18n import LANGUAGES, say
from sobremesa.screen.canvas import Canvas, Room
from sobremesa.terminal.full.app import Full
from sobremesa.terminal.full.fields import fields_of, value_words
from sobremesa.terminal.full.setup import Setup
from sobremesa.terminal.full.start import Start
from sobremesa.terminal.scenes import AnyScene

from .stage import LEFT_OVER, Doors, at, dealt, is_asked, listed, shown, until


@pytest.fixture
def doors(tmp_path: Path) -> Doors:
    return Doors(tmp_path)


async def test_from_the_first_screen_to_a_table_and_back_to_it_another_day(doors: Doors) -> None:
    app = Full(doors, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Play against bots" in shown(app))
        assert "Your tables" not in shown(app)
        await pilot.press("enter")  # the first game there is
        await until(pilot, lambda: isinstance(app.screen, Setup))
        await pilot.press("enter")  # with everything as usual
        await until(pilot, lambda: is_asked(app))
        hand = app.screen.place.view.hand  # pyright: ignore[reportAttributeAccessIssue]
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Start))
        await until(pilot, lambda: "Your tables" in shown(app))
        assert "Parade with Cinnamon and Saffron" in shown(app)
    again = Full(doors, "de")
    async with again.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: say("de", "front-recent") in shown(again))
        await pilot.press("home", "enter")
        await until(pilot, lambda: is_asked(again))
        assert again.screen.place.view.hand == hand  # pyright: ignore[reportAttributeAccessIssue]
        await pilot.press("q")
        await until(pilot, lambda: say("de", "front-recent") in shown(again))
        await pilot.press("home", "d")
        await until(pilot, lambda: say("de", "front-recent") not in shown(again))
    assert doors.drawer.tables() == []


async def test_a_form_says_why_a_table_cannot_be_opened(doors: Doors) -> None:
    app = Full(doors, "en")
    async with app.run_test(size=(80, 30)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Start))
        app.push_screen(Setup(GAMES["coloretto"], friends=0))
        await until(pilot, lambda: bool(app.screen.query("#players")))
        app.screen.query_one("#players").value = 2  # pyright: ignore[reportAttributeAccessIssue]
        await pilot.press("enter")
        await until(pilot, lambda: "3 to 5" in shown(app))
        assert "Chance decides" in shown(app)
        assert "▐ ▌ A game for two" in shown(app)
        app.screen.query_one("#option-two_players").value = True  # pyright: ignore[reportAttributeAccessIssue]
        await until(pilot, lambda: not app.screen.query_one("#open").has_class("-active"))  # one press at a time
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(app))


async def test_a_hint_is_marked_with_its_chances_and_its_reason(doors: Doors) -> None:
    table = dealt("parade", 2, starter=0)
    app = at(doors, table)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.press("h")
        await until(pilot, lambda: "★ Hint" in shown(app))
        text = " ".join(shown(app).split())
        assert "Chance of winning: 42 percent · about 7 points in the end · Why: " in text
        assert listed(app).highlighted == len(listed(app).choices) - 1
        assert f"{len(listed(app).choices)}▸★" in shown(app)


async def test_a_move_is_taken_back_by_a_key(doors: Doors) -> None:
    table = dealt("parade", 3, starter=0)
    app = at(doors, table)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(app))
        hand = app.first.view.hand  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
        await pilot.press("3", "enter")
        await until(pilot, lambda: is_asked(app) and table.ply > 0)
        await pilot.press("u")
        await until(pilot, lambda: table.ply == 0)
        assert app.first.view.hand == hand  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
        await until(pilot, lambda: say("en", "terminal-undone") in shown(app))


async def test_two_clicks_make_a_move_and_one_only_looks(doors: Doors) -> None:
    table = dealt("parade", 3, starter=0)
    app = at(doors, table)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.click("#choices", offset=(5, 2))
        await until(pilot, lambda: listed(app).highlighted == 2)
        assert table.ply == 0
        await pilot.click("#choices", offset=(5, 2))
        await until(pilot, lambda: table.ply > 0)


@pytest.mark.parametrize("game", ["parade", "coloretto", "jackrabbits"])
async def test_every_key_shows_something_in_every_language(game: str, doors: Doors) -> None:
    app = at(doors, dealt(game, 3, starter=0))
    async with app.run_test(size=(80, 24)) as pilot:
        for language in LANGUAGES:
            await until(pilot, lambda: is_asked(app))
            assert app.language == language
            for key in ("question_mark", "p", "r", "s"):
                await pilot.press(key)
                await until(pilot, lambda: len(app.screen_stack) == 3)
                assert len(shown(app).split()) > 10
                assert not LEFT_OVER.findall(shown(app))
                await pilot.press("escape")
                await until(pilot, lambda: len(app.screen_stack) == 2)
            await pilot.press("l", "t", "b")
            await until(pilot, lambda language=language: app.language != language)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (110, 24), (200, 60)])
@pytest.mark.parametrize(("game", "players"), [("parade", 6), ("coloretto", 5), ("jackrabbits", 4)])
async def test_every_size_shows_whose_turn_it_is_and_the_choices(
    game: str, players: int, size: tuple[int, int], doors: Doors
) -> None:
    app = at(doors, dealt(game, players, starter=0))
    async with app.run_test(size=(90, 26)) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.resize_terminal(*size)
        await until(pilot, lambda: app.size == size)
        await until(pilot, lambda: " 1▸" in shown(app))
        text = shown(app)
        assert len(text.splitlines()) == size[1]
        status = app.screen.status()  # pyright: ignore[reportAttributeAccessIssue]
        assert " ".join(status.split())[:40] in " ".join(text.split())
        assert "Ana" in text


async def test_without_colour_all_is_there(doors: Doors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = at(doors, dealt("parade", 3, starter=0))
    assert app.no_color
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(app))
        assert " 1▸" in shown(app)
        assert "♣" in shown(app) or "♥" in shown(app)


def test_the_card_that_would_leave_is_marked_before_it_is_taken() -> None:
    table = dealt("parade", 3, starter=0)
    view: Any = table.view(0)
    from sobremesa.games.parade.scene import Scene

    scene = Scene(Canvas("en"), ["Ana", "Bea", "Cid"], 0)
    taking = next(one for one, move in zip(scene.offers(view), view.moves, strict=True) if move.preview.leave)
    assert "↑" in drawn(scene.table(view, taking, Room(80, 12)))
    assert "↑" not in drawn(scene.table(view, None, Room(80, 12)))


def test_a_journey_is_marked_on_the_map() -> None:
    table = dealt("jackrabbits", 2, starter=0)
    from sobremesa.games.jackrabbits.scene import Scene

    scene = Scene(Canvas("en"), ["Ana", "Bea"], 0)
    while table.state.phase is not None and table.view(0).phase != "journey":  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
        (entry,) = table.decide_move(0.0, 0, table.ply, table.view(0).moves[0].action)  # pyright: ignore
        table.apply(entry)
    view: Any = table.view(0)
    going = next(
        one for one, move in zip(scene.offers(view), view.moves, strict=True) if move.word == "go" and move.preview.node
    )
    assert "•" in drawn(scene.table(view, going, Room(100, 30)))
    small, big = (drawn(scene.table(view, None, Room(100, height))) for height in (30, 40))
    assert "•" not in small
    assert len(big.splitlines()) > len(small.splitlines())


def test_a_game_without_a_scene_is_drawn_by_its_renderer() -> None:
    from sobremesa.games.parade import PARADE

    table = dealt("parade", 2, starter=0)
    scene = AnyScene(PARADE, Canvas("en"), ["Ana", "Bea"], 0)
    view = table.view(0)
    assert view is not None
    assert "The parade" in drawn(scene.table(view, None, Room(80, 24)))
    assert [one.actions for one in scene.offers(view)] == [(move.action,) for move in view.moves]
    assert scene.status(view) == say("en", "plain-yours")


def drawn(renderable: Any) -> str:
    canvas = Canvas("en", 100)
    with canvas.console.capture() as captured:
        canvas.console.print(renderable, no_wrap=True)
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_form_has_words(language: str) -> None:
    for game in GAMES.values():
        for field in fields_of(game):
            said = [value_words(language, game, field, value) for value in field.values]
            assert not [text for text in said if LEFT_OVER.findall(text)]


async def test_a_board_is_built_before_the_deal_by_typing(doors: Doors) -> None:
    table = dealt("jackrabbits", 2, starter=0, board="together")
    app = at(doors, table)
    async with app.run_test(size=(100, 40)) as pilot:
        await until(pilot, lambda: say("en", "ready-say") in shown(app))
        await pilot.press("a", *"lift", "enter")
        await until(pilot, lambda: say("en", "error-jackrabbits-unknown-change", text="lift")[:30] in shown(app))
        await pilot.press("a", *"begin", "space", *"sample", "enter")
        await until(pilot, lambda: "K♦" in shown(app) or "KD" in shown(app))
        await until(pilot, lambda: is_asked(app))
        await pilot.press("enter")
        await until(pilot, lambda: table.playing is not None)
        await until(pilot, lambda: say("en", "terminal-full-hand") in shown(app))
