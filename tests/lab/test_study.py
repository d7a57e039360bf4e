"""The lab: the same rows of the same plan, however they come about, and honest findings."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.core.errors import Refusal
from sobremesa.i18n import say
from sobremesa.lab.study import Plan, Study, find_out, read_plan, rows
from sobremesa.lab.study.executors import Inline, Processes
from sobremesa.lab.study.findings import holm
from sobremesa.lab.study.report import page
from sobremesa.lab.study.work import Task, do

from . import dying

SMALL = """
games = 40
[[tables]]
game = "parade"
players = [2, 3]
bots = ["random", "greedy"]
options = { starter = [1, 2] }
[[tables]]
game = "parade"
players = 2
bots = [["club", "random"]]
seeds = ["a", "b"]
games = 17
[[tables]]
game = ["coloretto", "jackrabbits"]
players = 3
games = 30
"""


def planned(folder: Path, text: str = SMALL) -> Plan | Refusal:
    (folder / "plan.toml").write_text(text, "utf-8")
    return read_plan(folder / "plan.toml")


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> Plan:
    found = planned(tmp_path_factory.mktemp("plan"))
    assert isinstance(found, Plan)
    return found


@pytest.fixture(scope="module", autouse=True)
def npz() -> Iterator[None]:
    """Whatever is installed here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "usual_format", lambda: "npz")
        yield


@pytest.fixture(scope="module")
def played(plan: Plan, tmp_path_factory: pytest.TempPathFactory) -> Study:
    """All of it, one after the other."""
    made = study(plan, tmp_path_factory.mktemp("lab") / "out")
    assert list(made.play(Inline()))[-1] == plan.games
    return made


def study(plan: Plan, folder: Path) -> Study:
    made = Study(plan, folder)
    assert made.open() is None
    return made


def contents(made: Study) -> dict[str, list[Any]]:
    """All rows, in the order of tables and games; what a game does not count is −1."""
    files = [rows.read(file) for file in rows.files_in(made.rows)]
    columns = {name: np.concatenate([one[name] for one in files]) for name in files[0]}
    return {n: (np.nan_to_num(c, nan=-1) if c.dtype.kind == "f" else c).tolist() for n, c in columns.items()}


# ---- plans -----------------------------------------------------------------------------------------------------------


def test_every_combination_is_a_table(plan: Plan) -> None:
    seated = [(cell.players, cell.bots, cell.options.get("starter"), cell.seed, cell.games) for cell in plan.cells]
    assert len(seated) == 2 * 2 * 2 + 2 + 2
    assert (3, ["greedy"] * 3, 2, "", 40) in seated
    assert seated[-3] == (2, ["club", "random"], None, "b", 17)
    assert plan.title == "plan"


def test_nothing_said_is_every_number_of_players(tmp_path: Path) -> None:
    plan = planned(tmp_path, '[[tables]]\ngame = "coloretto"\n')
    assert isinstance(plan, Plan)
    assert [cell.players for cell in plan.cells] == [3, 4, 5]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("games = ", "lab-plan"),
        ("tables = 3", "lab-plan"),
        ("[[tables]]\ngame = 'parade'\ncolour = 'red'", "lab-plan"),
        ("tables = []", "lab-empty"),
        ("[[tables]]\ngame = 'chess'", "unknown-game"),
        ("[[tables]]\ngame = 'parade'\nplayers = 9", "players"),
        ("[[tables]]\ngame = 'parade'\nbots = 'wizard'", "unknown-level"),
        ("[[tables]]\ngame = 'parade'\nplayers = 3\nbots = [['greedy', 'random']]", "cli-levels"),
        ("[[tables]]\ngame = 'parade'\noptions = { colour = 'red' }", "options"),
        ("[[tables]]\ngame = 'parade'\nplayers = 2\noptions = { starter = 3 }", "starter"),
        ("[[tables]]\ngame = 'jackrabbits'\nplayers = 2\noptions = { board = 'together' }", "jackrabbits-together-unfinished"),
        ("[[tables]]\ngame = 'parade'\ngames = 0", "cli-value"),
        (f"[[tables]]\ngame = 'parade'\nseeds = {[str(n) for n in range(3000)]}", "lab-many"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_plan_is_said(tmp_path: Path, text: str, code: str) -> None:
    refusal = planned(tmp_path, text)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code or (code.startswith("jackrabbits") and refusal.code.startswith("jackrabbits"))
    for language in ("en", "es", "fr", "de"):
        assert "error-" not in say(language, f"error-{refusal.code}", **refusal.facts)


def test_a_plan_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_bytes(b"\xff\xfe\x00")
    for file, code in ((tmp_path / "none.toml", "file-missing"), (tmp_path / "plan.toml", "file-unreadable")):
        refusal = read_plan(file)
        assert isinstance(refusal, Refusal)
        assert refusal.code == code


# ---- rows ------------------------------------------------------------------------------------------------------------


def test_a_row_says_what_was_played(plan: Plan, played: Study) -> None:
    found = contents(played)
    number = next(index for index, cell in enumerate(plan.cells) if cell.players == 3 and cell.bots[0] == "greedy")
    own = [index for index, table in enumerate(found["table"]) if table == number]
    games = sobremesa.game("parade").play_many(3, 40, "greedy", starter=0)
    for seat in range(3):
        assert [found[f"points_{seat + 1}"][index] for index in own] == games.points[:, seat].tolist()
        assert [found[f"rank_{seat + 1}"][index] for index in own] == games.ranks[:, seat].tolist()
    assert [found["moves"][index] for index in own] == games.moves.tolist()
    assert {found["rank_4"][index] for index in own} == {-1}
    assert found["options"][own[0]] == "starter=1"
    assert set(found["ending"]) <= {"colours", "pile", "both", "over", "won", "limit"}
    counted = zip(found["game"], found["turns"], found["rounds"], strict=True)
    counts = {(game, turns > 0, rounds > 0) for game, turns, rounds in counted}
    assert counts == {("parade", False, False), ("coloretto", False, True), ("jackrabbits", True, False)}
    assert len(found["table"]) == plan.games


class Reversed:
    """Somebody else's executor: the last first."""

    def play(self, tasks: Iterable[Task]) -> Iterator[int]:
        return map(do, list(tasks)[::-1])


def test_the_same_rows_whoever_works_and_whenever_it_stops(plan: Plan, played: Study, tmp_path: Path) -> None:
    stopped = study(plan, tmp_path / "stopped")
    for kept in stopped.play(Inline()):
        if kept > 100:
            break
    (stopped.rows / ".rows-00009-000000.npz.1").write_bytes(b"half a fi")
    again = study(plan, tmp_path / "stopped")
    counted = list(again.play(Reversed()))
    assert counted[0] > 100
    assert counted[-1] == plan.games
    assert contents(again) == contents(played)


def test_processes_play_the_same_and_one_that_is_killed_is_replaced(plan: Plan, played: Study, tmp_path: Path) -> None:
    made = study(plan, tmp_path / "out")
    processes = Processes(2)
    assert list(made.play(processes))[-1] == plan.games
    assert contents(made) == contents(played)
    assert list(processes.map(dying.once, [tmp_path / "once"])) == [1]


def test_a_worker_that_always_dies_ends_it(tmp_path: Path) -> None:
    from concurrent.futures.process import BrokenProcessPool

    with pytest.raises(BrokenProcessPool):
        list(Processes(1).map(os._exit, [1]))


def test_a_folder_is_used_for_one_plan_and_nothing_else(plan: Plan, tmp_path: Path) -> None:
    study(plan, tmp_path / "out")
    other = planned(tmp_path, SMALL.replace("40", "41"))
    assert isinstance(other, Plan)
    refused = Study(other, tmp_path / "out").open()
    assert refused
    assert refused.code == "lab-other-plan"
    refused = Study(plan, tmp_path).open()
    assert refused
    assert refused.code == "lab-folder"
    (tmp_path / "out" / "plan.json").write_text("{}")
    refused = Study(plan, tmp_path / "out").open()
    assert refused
    assert refused.code == "lab-folder"


def test_rows_that_were_begun_as_parquet_need_pyarrow(plan: Plan, tmp_path: Path) -> None:
    made = study(plan, tmp_path / "out")
    heading = json.loads((made.folder / "plan.json").read_text())
    (made.folder / "plan.json").write_text(json.dumps(heading | {"rows": "parquet"}))
    refused = Study(plan, tmp_path / "out").open()
    assert refused
    assert refused.code == "lab-parquet"


def test_parquet_says_the_same(plan: Plan, played: Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow", reason="an extra that development does without: 140 MB")
    monkeypatch.setattr(rows, "usual_format", lambda: "parquet")
    made = study(plan, tmp_path / "out")
    assert list(made.play(Inline()))[-1] == plan.games
    assert {file.suffix for file in rows.files_in(made.rows)} == {".parquet"}
    assert contents(made) == contents(played)


# ---- findings --------------------------------------------------------------------------------------------------------


def test_findings_are_what_the_rows_say(plan: Plan, played: Study) -> None:
    findings = find_out(plan, played.rows)
    assert (findings.games, findings.planned) == (plan.games, plan.games)
    assert findings.comparisons == sum(cell.players for cell in plan.cells)
    for table in findings.tables:
        assert sum(seat.wins.value for seat in table.seats) == pytest.approx(1)
        assert all(seat.wins.low < seat.wins.value < seat.wins.high for seat in table.seats)
        assert sum(table.points.values()) == table.games * table.table.players
        assert sum(table.moves.values()) == table.games
        assert sum(one.share.value for one in table.endings) == pytest.approx(1)
        mean = sum(points * times for points, times in table.points.items()) / sum(table.points.values())
        assert np.mean([seat.points for seat in table.seats]) == pytest.approx(mean)
    means = findings.tables[-2].counted
    assert set(means) == {"row", "rounds"}
    assert 1 <= means["row"].low < means["row"].value < means["row"].high <= 3
    rounds = [row for row in contents(played)["rounds"] if row > 0]
    assert means["rounds"].value == pytest.approx(np.mean(rounds))


def test_a_difference_is_found_where_there_is_one(tmp_path: Path) -> None:
    text = "[[tables]]\ngame='parade'\nplayers=2\ngames=300\nbots=['random', ['greedy', 'random']]"
    plan = planned(tmp_path, text)
    assert isinstance(plan, Plan)
    made = study(plan, tmp_path / "out")
    list(made.play(Inline()))
    equal, unequal = find_out(plan, made.rows).tables
    assert not any(seat.differs for seat in equal.seats)
    assert all(seat.differs for seat in unequal.seats)


def test_who_asks_often_is_corrected() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []
    assert holm([0.9, 0.8]) == [1.0, 1.0]


@pytest.mark.parametrize("language", ["en", "es", "fr", "de"])
def test_the_page_stands_alone_in_every_language(plan: Plan, played: Study, language: str) -> None:
    findings = find_out(plan, played.rows)
    text = page(findings, lambda id, **facts: say(language, id, **facts), language)
    assert "lab-" not in text.replace("sobremesa-lab", "")
    assert "-ending-" not in text
    assert "-counted-" not in text
    assert text.count("<svg") == 3 * len(findings.tables)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert f"{findings.games}" in text
