"""The example that learns Parade, in short."""

from __future__ import annotations

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_parade.py"


def test_a_net_that_knew_nothing_has_learnt_something() -> None:
    example = runpy.run_path(str(EXAMPLE))
    share, games = example["wins"](example["train"](4), "random", 60)
    assert games > 200
    assert share > 0.8


def test_it_stays_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 150
