"""Whatever happened to a file, the answer has a code, a line and a sentence; nothing broken is ever played, and compiled code never sees it."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from sobremesa.cli.analyse import analyse
from sobremesa.cli.records import check, verify
from sobremesa.core.errors import Refusal
from sobremesa.games.choices import barred
from sobremesa.games.game import Options
from sobremesa.games.jackrabbits.board import Board, check_for_play, parse_code
from sobremesa.games.registry import GAMES
from sobremesa.i18n import LANGUAGES, has, reason
from sobremesa.table import log
from sobremesa.table.table import Table

from .damage import damaged_code, damaged_options, damaged_record

TOTAL, SOAK_TOTAL = 500, 10_000
BATCH, SOAK_BATCH = 100, 250
UNFINISHED = "record-unfinished"


def batches(total: int, size: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "numbers", [pytest.param(range(n, n + size), id=f"from-{n}") for n in range(0, total, size)]
    )


@batches(TOTAL, BATCH)
def test_damage_is_always_answered(numbers: range, tmp_path: Path) -> None:
    for number in numbers:
        judge(number, tmp_path)


@pytest.mark.soak
@batches(SOAK_TOTAL, SOAK_BATCH)
def test_damage_is_always_answered_ten_thousand_times(numbers: range, tmp_path: Path) -> None:
    for number in numbers:
        judge(1_000_000 + number, tmp_path)


def judge(number: int, folder: Path) -> None:
    """Of ten, eight are records, one is a board code, one a table's options."""
    match number % 10:
        case 8:
            judge_code(damaged_code(number))
        case 9:
            judge_options(*damaged_options(number))
        case _:
            judge_record(damaged_record(number), folder / f"{number}.txt")


# ---- records -----------------------------------------------------------------------------------------------------------------------------------


def judge_record(data: bytes, file: Path) -> None:
    file.write_bytes(data)
    language = LANGUAGES[len(data) % len(LANGUAGES)]
    checked = asked(check, language, file)
    asked(verify, language, file)
    status, said = heard(analyse, language, str(file), 1, 0.001, 1, None, True)
    wrong = [found for found in disagreements(checked) if found["code"] != UNFINISHED]
    assert status == (1 if wrong else 0)
    if wrong:
        error = json.loads(said)["error"]
        assert (error["code"], error["line"]) == (wrong[0]["code"], wrong[0]["line"])


def disagreements(checked: dict[str, Any]) -> list[dict[str, Any]]:
    return [] if checked["ok"] else checked.get("disagreements", [checked])


def asked(command: Any, language: str, file: Path) -> dict[str, Any]:
    status, said = heard(command, language, [str(file)], True)
    (answer,) = json.loads(said)
    assert status == (0 if answer["ok"] else 1)
    if not answer["ok"]:
        lines = file.read_bytes().count(b"\n") + 1
        assert 1 <= answer["line"] <= lines
        is_worded(answer["code"], answer["reason"])
    return answer


def heard(command: Any, *arguments: Any) -> tuple[int, str]:
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(io.StringIO()):
        status = command(*arguments)
    assert isinstance(status, int), status
    return status, out.getvalue()


def is_worded(code: str, said: str) -> None:
    assert all(has(language, f"error-{code}") for language in LANGUAGES), code
    assert said != f"error-{code}"
    assert "{ $" not in said, said  # every fact of the sentence was given


# ---- board codes and options -------------------------------------------------------------------------------------------------------------------


def judge_code(text: str) -> None:
    found = parse_code(text)
    if isinstance(found, Board):
        found = check_for_play(found)
    if found is not None:
        is_worded(found.code, reason("en", found))


def judge_options(name: str, players: int, given: dict[str, Any]) -> None:
    game = GAMES[name]
    options = game.read_options(given)
    if isinstance(options, Options):
        assert all(has("en", f"error-{one.refusal.code}") for one in barred(game, options, players))
    seats = [log.SeatPlan("bot", "random")] * players
    opened = log.Opened(0, name, game.version, given, "", seats, "5e" * 32, "host", ["random"])
    table = Table.decide_opening(opened)
    if isinstance(table, Refusal):
        is_worded(table.code, reason("es", table))
    else:
        assert table.state is not None
