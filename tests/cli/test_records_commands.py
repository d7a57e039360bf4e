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
    assert len(steps) == 5
    assert "the players’ words" in steps[1]
    assert "nothing says that they came after the fingerprint" in steps[3]


@pytest.mark.parametrize(
    ("lines", "code", "said"),
    [
        ("words 1: azúcar\nafter: 1\n", "words-after", "the words of seat 1 came after"),
        ("words 1: azúcar\n", "words-before", "that nobody chose the secret to fit the words is not"),
        ("", "words-none", "that nobody chose the secret to their liking is not"),
    ],
)
def test_verify_says_what_the_words_prove_and_what_not(lines, code, said):
    text = write_record(finished("parade", 2, 8, ("azúcar",) if lines else ()))
    text = text.replace("words 1: azúcar\n", lines)
    assert said in sobremesa("verify", "-", typed=text).stdout
    assert code in json.loads(sobremesa("verify", "--json", "-", typed=text).stdout)[0]["proven"]


def test_nobody_is_said_to_have_given_words_who_gave_none():
    text = write_record(finished("parade", 2, 8)).replace("starts:", "after: 2\nstarts:")
    for command in ("check", "verify"):
        done = sobremesa(command, "--json", "-", typed=text)
        assert (done.returncode, json.loads(done.stdout)[0]["code"]) == (1, "record-after")


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
