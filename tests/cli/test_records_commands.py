"""`check` and `verify` as people and programs use them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sobremesa.cli import run
from sobremesa.table.records import MOST_BYTES, write_record

from ..table.test_records import finished
from .helpers import sobremesa

BY_HAND = Path(__file__).parent.parent / "records" / "parade-3p-by-hand.txt"


@pytest.fixture
def proven(tmp_path: Path) -> Path:
    file = tmp_path / "proven.txt"
    file.write_text(write_record(finished("parade", 4, 8, ("azúcar",))), "utf-8")
    return file


def test_check_says_one_line_a_file_and_fails_if_one_disagrees(tmp_path, proven):
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(BY_HAND.read_text("utf-8").replace("score 2: 30", "score 2: 29"), "utf-8")
    done = sobremesa("check", str(BY_HAND), str(wrong), str(proven), str(tmp_path / "none.txt"))
    lines = done.stdout.splitlines()
    line = 1 + wrong.read_text("utf-8").split("\n").index("score 2: 29")
    assert done.returncode == 1
    assert "agrees (parade, 3 players, 46 moves)" in lines[0]
    assert lines[1] == f"{wrong}:{line}: Seat 2 has 30 points, not 29."
    assert "agrees" in lines[2]
    assert "There is no file" in lines[3]


def test_check_speaks_json_to_programs(tmp_path):
    text = BY_HAND.read_text("utf-8").replace("order: Y2 ", "order: ")
    done = sobremesa("check", "--json", str(BY_HAND), "-", typed=text)
    good, bad = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (1, "")
    assert (good["ok"], good["moves"]) == (True, 46)
    assert (bad["ok"], bad["code"]) == (False, "record-cards")
    assert bad["facts"] == {"count": 65, "total": 66, "missing": "Y2"}
    assert "65" in bad["reason"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xff\xfe\x00", "-:1: This is not UTF-8 text."),
        (b"", "-:1: There is nothing in it."),
        (b"x" * (MOST_BYTES + 1), "-:1: This is too big for a record: at most 1,000,000 bytes."),
        (b"\x89PNG\r\n", "-:1: This is not UTF-8 text."),
    ],
)
def test_what_is_no_record_gets_a_clear_answer(data, said):
    done = sobremesa("check", "-", typed=data)
    assert (done.returncode, done.stdout.strip()) == (1, said)


def test_verify_says_what_it_proved(proven):
    done = sobremesa("verify", str(proven))
    assert done.returncode == 0
    first, *steps = done.stdout.splitlines()
    assert first == f"{proven}: proven"
    assert len(steps) == 4
    assert "the players’ words" in steps[1]


def test_verify_tells_apart_a_forgery_and_a_game_without_a_secret(proven):
    forged = proven.read_text("utf-8").replace("azúcar", "azucar")
    done = sobremesa("verify", "--json", "-", str(BY_HAND), typed=forged)
    forgery, unknown = json.loads(done.stdout)
    assert done.returncode == 1
    assert (forgery["code"], forgery["proven"]) == ("proof-order", ["commitment"])
    assert (unknown["code"], unknown["proven"]) == ("proof-no-secret", [])


@pytest.mark.parametrize(("language", "word"), [("en", "agrees"), ("es", "concuerda"), ("fr", "concorde")])
def test_the_answer_is_in_the_language_asked_for(language, word, capsys, monkeypatch):
    assert run(["check", str(BY_HAND), "--language", language]) == 0
    assert word in capsys.readouterr().out
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert run(["check", str(BY_HAND)]) == 0
    assert word in capsys.readouterr().out
