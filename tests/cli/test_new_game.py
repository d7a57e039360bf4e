"""`sobremesa new-game`: what it makes, and what it will not do."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.cli.new_game import files, new_game
from sobremesa.core.errors import Refusal


def test_nothing_of_the_model_is_left_in_the_copy() -> None:
    made = dict(files("marbles"))
    assert Path("sobremesa_marbles/i18n/fr/marbles.ftl") in made
    assert {Path("pyproject.toml"), Path("README.md"), Path("tests/test_contract.py")} <= set(made)
    assert [path for path, text in made.items() if "example" in (str(path) + text).lower()] == []


def test_python_can_read_every_file() -> None:
    for path, text in files("marbles"):
        if path.suffix == ".py":
            compile(text, str(path), "exec")


@pytest.mark.parametrize("name", ["", "x", "Marbles", "sea dogs", "sea_dogs", "7up", "../up", "a" * 25, "ñandú"])
def test_a_name_has_small_letters_and_digits(name: str, tmp_path: Path) -> None:
    assert code(new_game("en", name, tmp_path)) == "game-name"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["parade", "example"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    assert code(new_game("en", name, tmp_path)) == "game-known"


def test_nothing_is_written_over_and_no_folder_is_made_up(tmp_path: Path) -> None:
    (tmp_path / "marbles").mkdir()
    assert code(new_game("en", "marbles", tmp_path)) == "file-exists"
    assert code(new_game("en", "marbles", tmp_path / "nowhere")) == "file-no-folder"


def test_it_says_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game("es", "marbles", tmp_path) == 0
    said = capsys.readouterr().out
    assert f"pip install -e {tmp_path / 'marbles'}" in said
    assert "sobremesa play marbles" in said


def code(outcome: int | Refusal) -> str:
    assert isinstance(outcome, Refusal)
    return outcome.code
