"""What is drawn and said of a table, on the rulebook's own examples (4 and 9)."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest

from sobremesa.games.parade import PARADE, rules
from sobremesa.games.parade.terminal import Renderer
from sobremesa.games.parade.view import view
from sobremesa.screen import Screen
from sobremesa.table.check import deal
from sobremesa.table.parsing import read_record
from sobremesa.table.records import Record

BY_HAND = (Path(__file__).parent.parent / "records" / "parade-3p-by-hand.txt").read_text("utf-8")
WORKED = {
    "Ana": "R10 R8 R3 B9 B7 B6 B5 B0 V0 G4 G2 K7 K4 K0",
    "Ben": "R1 R0 B8 V8 V7 V5 V3 K9 K8 K1 Y10 Y1",
    "Chloé": "R7 R6 R5 R2 B4 B3 V2 V1 G9 G8 G7 G6 K10 Y3 Y2 Y0",
}


def drawn(method: str, state, seat: int = 0, language: str = "en", plain: bool = False, width: int = 80) -> str:
    out = io.StringIO()
    screen = Screen(language, plain, out)
    screen.console.width = width
    renderer = Renderer(screen, list(WORKED)[: int(state.players)], seat)
    getattr(renderer, method)(view(state, seat))
    return out.getvalue()


@pytest.fixture
def before_the_green_3():
    record = read_record(BY_HAND)
    assert isinstance(record, Record)
    state = deal(record)
    rules.play(state, record.moves[0].seat, record.moves[0].action)
    return state


@pytest.fixture
def worked_score():
    state = PARADE.new()
    rules.deal(state, 3, np.array([0]), np.arange(rules.CARDS, dtype=np.int8))
    for seat, cards in enumerate(WORKED.values()):
        for card in cards.split():
            rules.lay_before(state, seat, PARADE.notation.read_card(card))
    return state


def test_a_preview_says_which_cards_leave_and_why(before_the_green_3):
    said = drawn("choices", before_the_green_3, 1, plain=True)
    assert (
        "1: green G3. Takes green G0 (same colour and value at most 3), green G7 (same colour), and red R3 (value at most 3)."
        " Your points go from 0 to 3." in said
    )


def test_a_preview_is_drawn_with_letter_picture_and_reason(before_the_green_3):
    line = next(line for line in drawn("choices", before_the_green_3, 1).split("\n") if line.startswith("1 "))
    assert line.split() == ["1", "G3♣", "G0♣", "=≤", "G7♣", "=", "R3♥", "≤", "0", "→", "3"]


def test_the_line_is_drawn_from_front_to_back(before_the_green_3):
    assert "front  G0♣   B8∪   G7♣   R3♥   V9▲   Y6☼   K10¶  back" in drawn("table", before_the_green_3).replace(
        "\xa0", " "
    )


def test_the_worked_score_is_explained_to_the_same_sums(worked_score):
    said = drawn("score", worked_score)
    sums = [line for line in said.split("\n") if " points with " in line]
    assert [line.split(":")[0] for line in sums] == ["1. Ben", "2. Chloé", "3. Ana"]
    assert ["27 points" in sums[0], "31 points" in sums[1], "35 points" in sums[2]] == [True] * 3
    assert "Ana: 3 cards, the most, face down: 3" in said
    assert "Ben: 3 cards, the most, face down: 3" in said


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(worked_score, language, width):
    for method in ("table", "choices", "score"):
        assert max(map(len, drawn(method, worked_score, language=language, width=width).split("\n"))) <= width


def test_plain_means_plain(worked_score):
    said = drawn("table", worked_score, plain=True) + drawn("score", worked_score, plain=True)
    assert not set("♣☼♥▲∪¶─↓\x1b") & set(said)
