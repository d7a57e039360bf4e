"""Games without a renderer of their own: the plain table is enough to play them to the end."""

from __future__ import annotations

import io

import pytest

from sobremesa import bots
from sobremesa.games.registry import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.screen import Screen
from sobremesa.terminal import renderers
from sobremesa.terminal.any_game import PlainRenderer
from sobremesa.terminal.session import Session, open_table

OPTIONS = {"jackrabbits": {"turn_limit": 6}}


def played(monkeypatch: pytest.MonkeyPatch, name: str, language: str, plain: bool) -> str:
    """All that is said in a whole game, in which the person takes the first move there is."""
    monkeypatch.setattr(renderers, "part", lambda game, name: None)
    monkeypatch.setattr("builtins.input", iter(["rules", "score", "?", *["1"] * 10_000]).__next__)
    table = open_table(GAMES[name], OPTIONS.get(name, {}), "Ana", ["random"] * 2, ["random"], "5" * 64)
    out = io.StringIO()
    screen = Screen(language, plain, out)
    session = Session(screen, table, bots.choose)
    assert isinstance(session.renderer, PlainRenderer)
    assert session.play()
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "language", "plain"),
    [("parade", "en", True), ("parade", "fr", False), ("coloretto", "es", True), ("jackrabbits", "en", False)],
)
def test_a_whole_game_is_played_at_a_plain_table(monkeypatch, name: str, language: str, plain: bool) -> None:
    assert language in LANGUAGES
    said = played(monkeypatch, name, language, plain)
    assert "Ana" in said
    assert "terminal-" not in said


def test_cards_seats_and_numbers_are_worded_by_the_names_of_their_fields(monkeypatch) -> None:
    said = played(monkeypatch, "parade", "en", True)
    assert "Actor: Ana" in said
    assert "Hand: red 0, violet 4, blue 3, blue 9, and black 4" in said
    assert "Hands: Ana: 5; " in said
    assert "Chosen: Ana: no; " in said
    assert "There are 66" in said  # the rules
    assert "**" not in said


def test_what_names_its_seat_is_told_by_it_and_not_by_its_place() -> None:
    renderer = PlainRenderer(GAMES["parade"], Screen("en", plain=True, file=io.StringIO()), ["Ana", "Bo"], 0)
    laid = [{"seat": 1, "card": 3}, {"seat": 0, "card": 4}]
    assert renderer.several("trick", [7, 8]) == "Ana: 7; Bo: 8"
    assert "Ana: Seat" not in renderer.several("trick", laid)
    assert renderer.several("trick", laid).index("Bo") < renderer.several("trick", laid).index("Ana")
