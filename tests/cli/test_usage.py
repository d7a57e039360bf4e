"""Mistakes on the command line are answered in a sentence, with status 2, in the reader's language."""

from __future__ import annotations

import json

import pytest

import sobremesa
from sobremesa.cli import run
from sobremesa.games.registry import GAMES

MISTAKES = [
    (["plya"], "plya"),
    (["play", "chess"], "chess"),
    (["play"], "GAME"),
    (["play", "parade", "--players", "7"], "7"),
    (["play", "parade", "--players", "1"], "1"),
    (["play", "parade", "--players", "many"], "many"),
    (["play", "parade", "--bots", "genius"], "genius"),
    (["play", "parade", "--bots", "random,greedy,random"], "3"),
    (["play", "parade", "--colour"], "--colour"),
    (["play", "parade", "--option", "starter=9"], "9"),
    (["play", "parade", "--option", "jokers=1"], "jokers"),
    (["play", "parade", "--option", "starter"], "starter"),
    (["play", "parade", "--match", "3"], "3"),
    (["play", "parade", "--record", "/no/such/folder/game.txt"], "folder"),
    (["check"], "FILE"),
    (["check", "--wrong"], "--wrong"),
    (["simulate", "parade", "--games", "0"], "--games"),
    (["simulate", "parade", "--workers", "0"], "--workers"),
    (["simulate", "parade", "--players", "7"], "7"),
    (["serve", "--port", "99999"], "99"),
    (["--language", "pt"], "pt"),
    (["--language"], "en"),
]


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize(("arguments", "part"), MISTAKES, ids=[" ".join(a) for a, _ in MISTAKES])
def test_a_mistake_is_answered(arguments, part, language, capsys, monkeypatch):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert part in err
    assert err.startswith("sobremesa: ")
    assert "error-" not in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize(
    "command",
    [
        [],
        ["play"],
        ["serve"],
        ["check"],
        ["verify"],
        ["simulate"],
        ["arena"],
        ["analyse"],
        ["games"],
        ["compile"],
        ["board"],
        ["completion"],
    ],
)
def test_help_is_translated_to_its_last_word(command, language, capsys):
    assert run([*command, "--help", "--language", language]) == 0
    out = capsys.readouterr().out
    assert "help-" not in out
    if language != "en":
        for english in ("[required]", "Usage:", "Display", "Commands", "Show", "default"):
            assert english not in out


def test_no_command_shows_the_help(capsys):
    assert run([]) == 0
    assert "simulate" in capsys.readouterr().out


def test_the_version_is_one_line(capsys):
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"sobremesa {sobremesa.__version__}\n"


def test_games_are_listed_for_people_and_programs(capsys):
    assert run(["games"]) == 0
    assert "2 to 6" in capsys.readouterr().out
    assert run(["games", "--json"]) == 0
    assert [game["id"] for game in json.loads(capsys.readouterr().out)] == list(GAMES)


def test_an_existing_file_is_not_written_over(tmp_path, capsys):
    file = tmp_path / "kept.txt"
    file.write_text("precious")
    assert run(["play", "parade", "--record", str(file)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text() == "precious"


def test_compiling_says_which_game_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compile", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
    assert run(["compile", "parade"]) == 0
