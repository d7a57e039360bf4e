"""With --json a mistake is one JSON object on standard output, and the exit status is what it is without."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sobremesa.cli import run
from sobremesa.core.errors import refuse

BY_HAND = Path(__file__).parent.parent / "records" / "parade-3p-by-hand.txt"
MISTAKES = [
    (["simulate", "chess"], "unknown-game"),
    (["simulate", "parade", "--games", "0"], "cli-value"),
    (["simulate", "parade", "--games", "many"], "cli-value"),
    (["simulate", "parade", "--colour"], "cli-unknown-flag"),
    (["simulate"], "cli-missing"),
    (["arena", "parade", "--bots", "greedy"], "arena-bots"),
    (["arena", "chess"], "unknown-game"),
    (["analyse"], "cli-missing"),
    (["analyse", str(BY_HAND), "--budget", "0"], "cli-value"),
    (["analyse", "/no/such/file.txt"], "file-missing"),
    (["check"], "cli-missing"),
    (["check", "--wrong"], "cli-unknown-flag"),
    (["verify"], "cli-missing"),
    (["games", "--colour"], "cli-unknown-flag"),
    (["games", "--language", "pt"], "unknown-language"),
    (["gmaes"], "cli-unknown-command"),
    (["play", "parade"], "cli-unknown-flag"),  # which has no --json
]


@pytest.mark.parametrize(("arguments", "code"), MISTAKES, ids=[" ".join(a) for a, _ in MISTAKES])
def test_a_mistake_is_an_object_with_its_code(
    arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = run([*arguments, "--json"])
    out, err = capsys.readouterr()
    error = json.loads(out)["error"]
    assert err == ""
    assert error["code"] == code
    assert error["message"]
    assert isinstance(error["facts"], dict)
    if arguments[0] != "play":
        assert status == run(arguments) != 0


def test_the_message_is_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "chess", "--json", "--language", "es"]) == 2
    assert "no hay ningún juego" in json.loads(capsys.readouterr().out)["error"]["message"]


def test_a_record_that_is_not_so_says_which_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text(BY_HAND.read_text("utf-8").replace("score 2: 30", "score 2: 29"), "utf-8")
    assert run(["analyse", str(file), "--json"]) == 1
    error = json.loads(capsys.readouterr().out)["error"]
    assert error["file"] == str(file)
    assert error["line"] == 1 + file.read_text("utf-8").split("\n").index("score 2: 29")


def test_behind_two_dashes_it_is_no_flag(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--", "--json"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sobremesa: ")


def test_a_picture_that_fails_in_the_end_does_not_spoil_the_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.cli.arena.save_picture", lambda *_: refuse("file-unwritable", file="plot.svg"))
    duel = ["arena", "parade", "--bots", "random,greedy", "--players", "2", "--games", "2", "--jobs", "1"]
    assert run([*duel, "--json", "--plot", str(tmp_path / "plot.svg")]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] >= 2
    assert "plot.svg" in err
