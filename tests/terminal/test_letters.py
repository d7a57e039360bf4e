"""Cards are typed with the letters that are printed on them, in the language of the table."""

from __future__ import annotations

import io

import pytest

from sobremesa.games.coloretto.notation import CARD_NAMES
from sobremesa.games.coloretto.rules import NAME
from sobremesa.games.jackrabbits.notation import SUIT_NAMES
from sobremesa.games.parade.notation import COLOUR_NAMES
from sobremesa.games.registry import GAMES
from sobremesa.i18n import LANGUAGES, say
from sobremesa.screen import Screen
from sobremesa.terminal.renderers import Renderer, renderer_of


def at_table(game: str, language: str) -> Renderer:
    return renderer_of(GAMES[game], Screen(language, file=io.StringIO()), ["Ana", "Bea", "Cleo"], 0)


def moves(game: str) -> list[str]:
    """Of every game the moves that name cards."""
    write = GAMES[game].notation.write
    first = {"parade": 0, "coloretto": NAME, "jackrabbits": 0}[game]
    return [write(action) for action in range(first, GAMES[game].rules.ACTIONS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["parade", "coloretto", "jackrabbits"])
def test_what_is_shown_can_be_typed(game: str, language: str) -> None:
    table = at_table(game, language)
    for notation in moves(game):
        shown = table.spelled(notation)
        assert table.heard(shown) == notation
        assert table.heard(shown.lower()).upper() == notation.upper()


@pytest.mark.parametrize(
    ("language", "game", "typed", "meant"),
    [
        ("es", "parade", "V3", "G3"),  # verde
        ("es", "parade", "-m10", "-V10"),  # morado
        ("fr", "parade", "G3", "K3"),  # gris
        ("fr", "parade", "ve3", "G3"),
        ("es", "coloretto", "=n", "=O"),  # naranja
        ("fr", "coloretto", "=J", "=Y"),  # jaune
        ("es", "jackrabbits", "pay:7C", "pay:7H"),  # corazones
        ("fr", "jackrabbits", "KK", "KD"),  # carreau
    ],
)
def test_a_letter_means_what_the_card_of_this_language_says(language: str, game: str, typed: str, meant: str) -> None:
    assert at_table(game, language).heard(typed).upper() == meant.upper()


def test_what_no_card_of_this_language_says_is_read_as_records_write_it() -> None:
    assert at_table("parade", "es").heard("K3") == "K3"
    assert at_table("coloretto", "fr").heard("P2") == "P2"
    assert at_table("jackrabbits", "es").heard("sail:C2.1") == "sail:C2.1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_or_suits_share_a_letter(language: str) -> None:
    printed = (
        [say(language, f"parade-letter-{name}") for name in COLOUR_NAMES],
        [say(language, "coloretto-letter", kind=name) for name in CARD_NAMES],
        [say(language, "jackrabbits-letter", suit=name) for name in SUIT_NAMES],
    )
    assert [len(set(letters)) for letters in printed] == [len(COLOUR_NAMES), len(CARD_NAMES), len(SUIT_NAMES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_letters_of_the_suits(language: str) -> None:
    told = say(language, "terminal-jackrabbits-typed")
    for name in SUIT_NAMES:
        letter = say(language, "jackrabbits-letter", suit=name)
        assert f"{letter} {say(language, 'jackrabbits-suit', suit=name)}" in told
