"""`sobremesa lab` and `simulate`, stopped and gone on with."""

from __future__ import annotations

import json
import resource
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.cli import run
from sobremesa.lab.simulate import Simulation

from .helpers import COMMAND

PLAN = "games = 20\n[[tables]]\ngame = 'parade'\nplayers = [2, 3]\nbots = 'random'\n"
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "first.toml"
    file.write_text(PLAN)
    return file


def lab(file: Path, *flags: str) -> int:
    return run(["lab", str(file), "--workers", "1", "--language", "en", *flags])


def test_a_plan_is_played_and_reported_on(plan: Path, capsys: Captured) -> None:
    assert lab(plan) == 0
    said = capsys.readouterr().out
    assert "Parade · 3 players · random" in said
    assert str(plan.with_suffix("") / "report.html") in said
    assert "<svg" in (plan.with_suffix("") / "report.html").read_text("utf-8")
    assert lab(plan, "--json") == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["games"], again["planned"], len(again["tables"])) == (40, 40, 2)


def heed_ctrl_c() -> None:
    """A process started in the background may have been told to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_reports_on_what_is_kept(tmp_path: Path) -> None:
    """Two thousand games, of which those of the first worker's first file are soon there."""
    file, out = tmp_path / "slow.toml", tmp_path / "out"
    file.write_text("games = 2000\n[[tables]]\ngame = 'parade'\nplayers = 3\nbots = 'club'\n")
    command = [*COMMAND, "lab", str(file), "--out", str(out), "--workers", "2", "--language", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heed_ctrl_c)
    until = time.monotonic() + 300
    while time.monotonic() < until and not list(out.glob("rows/rows-*")):
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    said, complained = process.communicate(timeout=300)
    assert process.returncode == 130, complained
    assert b"The same command goes on from there." in complained
    assert b"Traceback" not in complained
    assert b"Seat 3 (club)" in said
    assert (out / "report.html").exists()
    assert 1 <= len(list(out.glob("rows/rows-*"))) < 125


def test_what_is_wrong_is_said(plan: Path, tmp_path: Path, capsys: Captured) -> None:
    """Where Ray is not installed that is said, and where it is, that no cluster answers. (Where there is a GPU, see tests/lab/test_executors.py.)"""
    for words, part in (
        (["lab", str(tmp_path / "none.toml")], "none.toml"),
        (["lab", str(plan), "--workers", "-3"], "--workers"),
        (["lab", str(plan), "--out", str(tmp_path)], "--out"),
        (["lab", str(plan), "--executor", "magic"], "--executor"),
        (["lab", str(plan), "--executor", "cuda"], "GPU"),
        (["lab", str(plan), "--executor", "ray", "--address", "127.0.0.1:1"], "ray"),
        (["lab"], "PLAN"),
    ):
        assert run([*words, "--language", "en"]) == 2
        assert part in capsys.readouterr().err


def nearly_full() -> None:
    """As if the disk had room for small files only."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))


def test_a_full_disk_is_said_and_loses_nothing(plan: Path) -> None:
    """The rows of twenty games fit, those of three thousand do not; once there is room, the same command plays these."""
    plan.write_text(PLAN + "[[tables]]\ngame = 'parade'\nplayers = 2\nbots = 'random'\ngames = 3000\n")
    command, rows = [*COMMAND, "lab", str(plan), "--workers", "2", "--language", "en"], plan.with_suffix("") / "rows"
    full = subprocess.run(command, capture_output=True, text=True, preexec_fn=nearly_full)
    assert full.returncode == 2
    assert "cannot be written" in full.stderr
    assert "Traceback" not in full.stderr
    kept = {file.name: file.stat().st_mtime_ns for file in rows.iterdir()}
    assert set(kept) <= {"rows-00000-000000.npz", "rows-00001-000000.npz"}
    assert subprocess.run(command, capture_output=True).returncode == 0
    there = {file.name: file.stat().st_mtime_ns for file in rows.iterdir()}
    assert len(there) == 3
    assert there.items() >= kept.items()


def test_a_damaged_file_of_rows_is_named_and_can_be_played_again(plan: Path, capsys: Captured) -> None:
    assert lab(plan) == 0
    file = plan.with_suffix("") / "rows" / "rows-00001-000000.npz"
    whole = file.read_bytes()
    for damage in (b"", whole[: len(whole) // 2], b"nonsense" * 100):
        file.write_bytes(damage)
        assert lab(plan) == 2
        assert str(file) in capsys.readouterr().err
    file.unlink()
    assert lab(plan) == 0
    assert "3 players" in capsys.readouterr().out


def test_ctrl_c_tells_what_was_simulated(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    whole = Simulation.play

    def stopped(self: Simulation, *given: Any) -> Iterator[int]:
        for done in whole(self, *given):
            yield done
            if done >= 3000:
                raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "play", stopped)
    assert run(["simulate", "parade", "--games", "1000000000", "--json", "--language", "en"]) == 130
    said = capsys.readouterr()
    played = json.loads(said.out)
    assert played["games"] == 3072
    assert sum(played["wins"]) == pytest.approx(1)
    assert said.err == "Stopped after 3,072 of 1,000,000,000 games.\n"
