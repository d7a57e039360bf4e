"""What is drawn and said of a table of Coloretto, down to the rulebook's example (8)."""

from __future__ import annotations

import io

import numpy as np
import pytest

from sobremesa.core.protocol import OVER
from sobremesa.games.coloretto import COLORETTO, rules
from sobremesa.games.coloretto.options import ColorettoOptions
from sobremesa.games.coloretto.terminal import Renderer
from sobremesa.games.coloretto.view import view
from sobremesa.i18n import LANGUAGES
from sobremesa.screen import Screen

NAMES = ["Ana", "Ben", "Chloé"]


def drawn(method: str, state, seat: int = 0, language: str = "en", plain: bool = False) -> str:
    out = io.StringIO()
    screen = Screen(language, plain, out)
    screen.console.width = 80
    renderer = Renderer(screen, NAMES, seat)
    getattr(renderer, method)(*([] if method == "rules" else [view(state, seat)]))
    return out.getvalue()


def dealt(**options):
    state = COLORETTO.new()
    chosen = ColorettoOptions(starter=0, without="brown", **options)
    order = np.zeros(rules.CARDS, np.int8)
    state.rng = 1
    rules.shuffle(state, 3, chosen.encode(), order)
    rules.deal(state, 3, chosen.encode(), order)
    return state


@pytest.fixture
def example():
    """8: a joker, a "+2", six green, four yellow, three red, two blue."""
    state = dealt()
    state.held[0] = 0
    for card, count in ((3, 6), (2, 4), (0, 3), (4, 2), (rules.PLUS_TWO, 1), (rules.JOKER, 1)):
        state.held[0, card] = count
    return state


def test_the_example_of_the_rulebook_is_explained(example):
    said = drawn("score", example, plain=True)
    assert "Ana (41): red × 3: +6, yellow × 5*: +15, green × 6: +21, blue × 2: −3, “+2” × 1: +2." in said


def test_the_owner_of_a_joker_is_shown_the_best_colour(example):
    example.is_last = 1
    rules.finish(example)
    said = drawn("choices", example, plain=True)
    assert "The most you can get is 41 points: yellow." in said
    assert "The joker becomes yellow (=Y). 41 points (best)" in said


def test_the_deck_says_how_many_cards_come_before_the_last_round():
    state = dealt()
    sure = rules.cards_before_last(state)
    assert f"{sure} of them before “last round”" in drawn("table", state)


def test_a_drawn_card_is_shown_and_rows_that_can_take_it_are_offered():
    state = dealt()
    rules.play(state, 0, rules.DRAW)
    assert "Just drawn" in drawn("table", state)
    assert "Put it in row 3 (P3)" in drawn("choices", state)


def test_without_aids_no_figures_are_told():
    state = dealt(aids=False)
    rules.play(state, 0, rules.DRAW)
    assert "→" not in drawn("choices", state, plain=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_game_can_be_told_in_every_language(language, plain):
    state = dealt(golden_joker=True)
    moves = np.empty(rules.MOST_MOVES, np.int16)
    ply = 0
    while (seat := rules.actor(state)) != OVER:
        if ply % 9 == 0:
            for method in ("table", "choices", "score"):
                said = drawn(method, state, seat, language, plain)
                assert "coloretto-" not in said
                assert "$" not in said
        count = rules.legal(state, seat, moves)
        rules.play(state, seat, int(moves[(ply * 7) % count]))
        ply += 1
    assert "coloretto-" not in drawn("score", state, 0, language, plain) + drawn("rules", state, 0, language, plain)
