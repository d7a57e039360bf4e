"""`sobremesa analyse` as people and programs use it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sobremesa.cli import run
from sobremesa.i18n import say
from sobremesa.table.records import write_record

from ..table.test_records import finished
from .helpers import sobremesa

BY_HAND = Path(__file__).parent.parent / "records" / "parade-3p-by-hand.txt"
QUICK = ["--budget", "300", "--jobs", "1"]


def test_people_read_where_most_was_lost(tmp_path: Path) -> None:
    plot = tmp_path / "chances.svg"
    done = sobremesa("analyse", str(BY_HAND), *QUICK, "--plot", str(plot), "--language", "es")
    assert done.returncode == 0
    assert "Parade, 3 jugadores, 46 jugadas" in done.stdout
    assert "Donde más se perdió:" in done.stdout
    assert "Benoît perdió de media" in done.stdout
    text = "".join(ElementTree.parse(plot).getroot().itertext())
    assert say("es", "analyse-chance-long") in text
    assert "Chloé" in text


def test_programs_read_json() -> None:
    done = sobremesa("analyse", "-", *QUICK, "--json", typed=BY_HAND.read_text("utf-8"))
    (answer,) = json.loads(done.stdout)
    assert done.returncode == 0
    assert (answer["game"], answer["players"], len(answer["decisions"])) == ("parade", 3, 46)
    assert all(0 <= move["chance"] <= 1 for one in answer["decisions"] for move in one["best"])
    assert answer["decisions"][0]["played"] == "K10"


def test_an_abandoned_game_is_looked_at_as_far_as_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = write_record(finished("parade", 2, 3)).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(("1 ", "2 ")))
    file = tmp_path / "left.txt"
    file.write_text("\n".join(lines[: first + 5]) + "\n")
    assert run(["analyse", str(file), *QUICK, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)[0]["decisions"]) == 5


@pytest.mark.parametrize(
    ("replaced", "by", "said"), [("score 2: 30", "score 2: 29", "30"), ("order: Y2 ", "order: ", "65")]
)
def test_a_record_that_is_not_so_is_not_judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], replaced: str, by: str, said: str
) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text(BY_HAND.read_text("utf-8").replace(replaced, by), "utf-8")
    assert run(["analyse", str(file), "--language", "en"]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{file}:")
    assert said in out
    assert out.count("\n") == 1


def test_a_later_game_that_is_not_so_is_told_in_its_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each game of a file has cards of its own; those of the first do not name those of the second."""
    second = write_record(finished("coloretto", 4, 4)).replace("order: ", "order: J ", 1)
    at = second.rindex(" J", 0, second.index("\n\n"))
    file = tmp_path / "two.txt"
    file.write_text(BY_HAND.read_text("utf-8") + second[:at] + second[at + 2 :], "utf-8")
    assert run(["analyse", str(file), "--language", "en"]) == 1
    assert "Not a start card: joker." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["analyse"], "FILE"),
        (["analyse", "--wrong"], "--wrong"),
        (["analyse", str(BY_HAND), "--budget", "0"], "--budget"),
        (["analyse", str(BY_HAND), "--seconds", "0"], "--seconds"),
        (["analyse", str(BY_HAND), "--seconds", "nan"], "--seconds"),
        (["analyse", str(BY_HAND), "--jobs", "-2"], "--jobs"),
        (["analyse", str(BY_HAND), "--plot", str(BY_HAND)], "already exists"),
        (["analyse", str(BY_HAND), "--plot", "/no/such/folder/plot.svg"], "folder"),
    ],
)
def test_mistakes_are_answered(arguments: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*arguments, "--language", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert part in err
    assert err.count("\n") == 1


def test_what_is_no_record_gets_a_clear_answer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["analyse", str(tmp_path / "none.txt"), "--language", "en"]) == 1
    assert "There is no file" in capsys.readouterr().out
