"""Games of installed packages: found by their entry points, and left out where they are broken, without harm to the others."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from sobremesa import i18n
from sobremesa.games.example import EXAMPLE
from sobremesa.games.folder import part, sentences
from sobremesa.games.game import Game
from sobremesa.games.registry import BUILT_IN, GAMES, GROUP, with_installed


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def offered(monkeypatch: pytest.MonkeyPatch, game: object) -> EntryPoint:
    """As a package would offer it."""
    module = ModuleType("strange_package")
    module.GAME = game  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "strange_package", module)
    return point("strange", "strange_package:GAME")


def test_a_package_adds_its_game() -> None:
    found = with_installed(BUILT_IN, [point("example", "sobremesa.games.example:EXAMPLE")])
    assert list(found) == [*(game.name for game in BUILT_IN), "example"]
    assert found["example"] is EXAMPLE


def test_players_do_not_see_the_example() -> None:
    assert "example" not in GAMES


def test_its_sentences_are_spoken(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "_folders", [i18n.FOLDER])
    i18n.bundle.cache_clear()
    assert not i18n.has("fr", "example-name")
    with_installed(BUILT_IN, [point("example", "sobremesa.games.example:EXAMPLE")])
    assert i18n.has("fr", "example-name")
    i18n.bundle.cache_clear()


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("not a game", "it should be a Game, and is str"),
        (replace(EXAMPLE, name="parade"), "there is a game parade already, of sobremesa.games.parade"),
        (replace(EXAMPLE, name="Two Words"), "'Two Words' is no name of a game"),
        (replace(EXAMPLE, rules=ModuleType("empty.rules")), "its rules lack shuffle, deal"),
    ],
)
def test_what_is_no_game_is_left_out_and_said_so(monkeypatch, caplog, game: object, why: str) -> None:
    assert list(with_installed(BUILT_IN, [offered(monkeypatch, game)])) == [one.name for one in BUILT_IN]
    assert f"the game strange (strange_package:GAME) is left out: {why}" in caplog.text


def test_a_package_that_cannot_be_imported_is_left_out(caplog) -> None:
    assert len(with_installed(BUILT_IN, [point("gone", "no_such_package:GAME")])) == len(BUILT_IN)
    assert "the game gone (no_such_package:GAME) is left out: No module named 'no_such_package'" in caplog.text


@pytest.mark.parametrize("game", [*BUILT_IN, EXAMPLE], ids=lambda game: game.name)
def test_what_a_folder_has_is_found_by_name(game: Game) -> None:
    assert sentences(game).is_dir()
    assert part(game, "lens")
    assert part(game, "no_such_part") is None


def test_the_example_does_without_what_a_game_may_do_without() -> None:
    assert [name for name in ("terminal", "golden", "requests", "commands") if part(EXAMPLE, name)] == []
