"""Who plays does not matter: a GPU and a Ray cluster keep the rows that this process would, or say why not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sobremesa.core import jit
from sobremesa.core.errors import Refusal
from sobremesa.games.registry import GAMES
from sobremesa.i18n import say
from sobremesa.lab import first_sight
from sobremesa.lab.study import Plan, Study, read_plan, rows
from sobremesa.lab.study.executors import Inline, Processes, Stopped, cluster, cuda, executor_of

INSTINCT = """
games = 9
[[tables]]
game = ["parade", "coloretto"]
players = 3
bots = ["random", ["greedy", "random", "beginner"]]
"""
SEARCH = """
games = 320
[[tables]]
game = "parade"
players = 2
bots = [["club", "random"]]
seeds = ["a", "b"]
[[tables]]
game = "coloretto"
players = 4
games = 9000
"""


@pytest.fixture(autouse=True)
def npz(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "usual_format", lambda: "npz")


def planned(folder: Path, text: str) -> Plan:
    (folder / "plan.toml").write_text(text, "utf-8")
    plan = read_plan(folder / "plan.toml")
    assert isinstance(plan, Plan)
    return plan


def kept(plan: Plan, folder: Path, executor: Any) -> dict[str, bytes]:
    study = Study(plan, folder)
    assert study.open() is None
    assert list(study.play(executor))[-1] == plan.games
    return {file.name: file.read_bytes() for file in study.rows.iterdir()}


def is_said(refusal: Any, code: str) -> bool:
    assert isinstance(refusal, Refusal)
    sentences = {say(language, f"error-{refusal.code}", **refusal.facts) for language in ("en", "es", "fr", "de")}
    return refusal.code == code and len(sentences) == 4


# ---- a GPU -----------------------------------------------------------------------------------------------------------


def test_a_gpu_that_is_not_there_and_bots_that_search_are_refused(tmp_path: Path) -> None:
    assert is_said(executor_of("cuda", planned(tmp_path, SEARCH), 1), "lab-cuda-bots")
    if not jit.has_gpu():
        assert is_said(executor_of("cuda", planned(tmp_path, INSTINCT), 1), "lab-cuda-none")


@pytest.mark.soak  # most of ten seconds; that rules compile for a GPU is asked in tests/contract/test_cuda.py
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")  # of the compiler itself
def test_a_game_between_bots_compiles_for_a_gpu() -> None:
    parade = GAMES["parade"]
    assert ".visible .func" in jit.ptx(parade.rules, first_sight.contest_here, parade.policy, first_sight)


class There(np.ndarray):
    """An array of a device that is this machine."""

    def copy_to_host(self) -> Any:
        return np.asarray(self)


def one_thread() -> Any:
    """A GPU of one thread that reads Python: the code that is compiled for a GPU, as it is written."""

    def launch(bound: Any, function: str, games: Any, *arguments: Any) -> None:
        for index in range(len(games)):
            getattr(bound, function)(games[index], index, *arguments)

    return SimpleNamespace(
        has_gpu=lambda: True,
        bind=lambda rules, _, *more: jit.bind(rules, "python", *more),
        to_gpu=lambda array: array.copy().view(There),
        games_to_gpu=lambda games: games.copy(),
        games_from_gpu=lambda games, _: games,
        launch=launch,
    )


def test_games_of_a_gpu_are_those_of_the_processor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several tasks a launch, several launches a table."""
    plan = planned(tmp_path, INSTINCT)
    monkeypatch.setattr("sobremesa.lab.study.work.FAST", 2)
    monkeypatch.setattr("sobremesa.lab.chunks.CHUNK", 2)
    expected = kept(plan, tmp_path / "here", Inline())
    monkeypatch.setattr(cuda, "jit", one_thread())
    assert kept(plan, tmp_path / "there", cuda.Device(at_once=5)) == expected


def test_a_gpu_that_plays_other_games_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = one_thread()
    wrong.launch = lambda *_: None
    monkeypatch.setattr(cuda, "jit", wrong)
    with pytest.raises(Stopped) as stopped:
        kept(planned(tmp_path, INSTINCT), tmp_path / "out", cuda.Device())
    assert is_said(stopped.value.refusal, "lab-cuda-differs")
    assert not list((tmp_path / "out" / "rows").iterdir())


@pytest.mark.cuda
@pytest.mark.skipif(not jit.has_gpu(), reason="needs a GPU")
def test_a_real_gpu_plays_them_too(tmp_path: Path) -> None:
    plan = planned(tmp_path, INSTINCT.replace("9", "20000"))
    assert kept(plan, tmp_path / "there", cuda.found(plan)) == kept(plan, tmp_path / "here", Processes(2))


# ---- a Ray cluster ---------------------------------------------------------------------------------------------------


def test_without_ray_or_a_cluster_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(cluster, "find_spec", lambda _: None)
        assert is_said(cluster.join(""), "lab-ray-missing")
    monkeypatch.setattr(cluster, "find_spec", lambda _: True)
    assert is_said(cluster.join("127.0.0.1:1"), "lab-ray-none")
    assert is_said(cluster.join("127.0.0.1:99999"), "lab-ray-none")


@pytest.mark.soak
def test_a_ray_cluster_survives_ctrl_c_and_a_killed_node(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="an extra of 80 MB that development does without; `make soak` installs it")
    plan = planned(tmp_path, SEARCH)
    expected = kept(plan, tmp_path / "here", Processes(2))
    script = [sys.executable, str(Path(__file__).with_name("two_nodes.py"))]
    words = [str(tmp_path / "plan.toml"), str(tmp_path / "there")]
    done = subprocess.run([*script, *words], capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["interrupted"] == 130
    assert "Traceback" not in told["complained"]
    assert 0 < told["kept"] < len(expected)
    assert told["killed"] in told["played"]
    assert len(told["played"]) == 2
    assert {file.name: file.read_bytes() for file in (tmp_path / "there" / "rows").iterdir()} == expected
