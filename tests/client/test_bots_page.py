"""What docs/bots.md shows is so."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa.client
from sobremesa.lab.entrants import Entrant, Limits, Sitting

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(BLOCKS[0])
    entrant = Entrant(file, Limits(seconds=60))
    assert Sitting(entrant).ask({}, [4, 5], "a").action in (4, 5)
    entrant.close()


def test_the_program_of_the_page_is_the_one_that_is_tested() -> None:
    """tests/client/test_player.py plays a game with the lines of the client's own documentation."""
    own = [
        line.removeprefix("    ") for line in (sobremesa.client.__doc__ or "").splitlines() if line.startswith("    ")
    ]
    assert [line for line in BLOCKS[1].splitlines() if line] == [line for line in own if line]


@pytest.mark.soak  # half a minute of compiling; the like of docs/python.md is compiled in the suite
def test_the_policy_of_the_page_is_compiled_and_plays(tmp_path: Path) -> None:
    (tmp_path / "mypolicy.py").write_text(BLOCKS[2])
    (tmp_path / "program.py").write_text(BLOCKS[3])
    done = subprocess.run(
        [sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True, timeout=600, check=True
    )
    own, by_chance = json.loads(done.stdout)
    assert own > 0.8
    assert own + by_chance == 1.0
