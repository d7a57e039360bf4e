"""What docs/bots.md shows is so."""

from __future__ import annotations

import re
from pathlib import Path

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
