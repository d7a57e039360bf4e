"""Before the deal at the terminal: see what is arranged, change it by typing, say ready."""

from __future__ import annotations

import io
from typing import Any

import pytest

from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.options import JackrabbitsOptions
from sobremesa.i18n import LANGUAGES
from sobremesa.screen import Screen
from sobremesa.table.table import Table
from sobremesa.terminal.arranging import PlainArranger
from sobremesa.terminal.session import Session, open_table

READY = {"en": "ready", "es": "lista", "fr": "prêt", "de": "bereit"}


def sitting(typed: list[str], language: str = "en", plain: bool = False, **options: Any) -> tuple[Session, io.StringIO]:
    """A person at a table whose board is laid together, who types this and then leaves."""
    table = open_table(JACKRABBITS, {"board": "together", **options}, "Ana", ["greedy"], ["greedy"], "5e" * 32)
    assert isinstance(table, Table)
    out = io.StringIO()
    screen, lines = Screen(language, plain, out), iter(typed)
    screen.console.width = 80
    screen.ask = lambda id, **facts: next(lines, None)  # type: ignore[method-assign]
    return Session(screen, table, lambda *_: 0), out


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_laid_by_typing_and_dealt_when_the_person_is_ready(language: str, plain: bool) -> None:
    typed = [
        "lay F1",
        "lay V1",
        "lift V1",
        READY[language],
        "lay F1",
        "banana",
        "lay KC 20 0 1",
        "begin sample",
        "look",
    ]
    session, out = sitting([*typed, READY[language]], language, plain)
    assert session.play() is False  # nobody typed a move
    said = out.getvalue()
    assert session.table.status == "playing"
    assert "F1" in said
    assert "{" not in said
    assert "error-" not in said
    assert "jackrabbits-" not in said
    assert plain or max(map(len, said.splitlines())) <= 80
    assert len(session.table.changes) == 6


def test_who_leaves_before_the_deal_leaves_no_game() -> None:
    session, out = sitting(["lay F1", "q"])
    assert session.play() is False
    assert session.table.playing is None
    assert "Ana lays the forest" in out.getvalue() or "Ana lays a forest" in out.getvalue()


def test_a_piece_is_laid_where_most_roads_take_it_in() -> None:
    session, _ = sitting(["lay M1", "lay KC", "lay C1", "lay R1"])
    session.play()
    options = session.table.options
    assert isinstance(options, JackrabbitsOptions)
    assert len(session.table.changes) == 4


def test_a_game_without_words_for_it_reads_changes_as_json() -> None:
    screen = Screen("en", True, io.StringIO())
    arranger = PlainArranger(screen)
    arranger.show(JackrabbitsOptions(board="together"))
    assert "board: together" in screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert arranger.read(JackrabbitsOptions(), '{"do": "lift"}') == {"do": "lift"}
    assert getattr(arranger.read(JackrabbitsOptions(), "banana"), "code", "") == "bad-change"
