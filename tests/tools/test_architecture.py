"""docs/architecture.md draws what is true: every module has its place there, and every place its module."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from sobremesa.games.registry import BUILT_IN

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = {*(game.name for game in BUILT_IN), "example"}


def modules() -> set[str]:
    """`server/store/group`, …: all but those of games, and the packages themselves."""
    tracked = subprocess.run(
        ["git", "ls-files", "src/sobremesa/*/*.py"], cwd=ROOT, capture_output=True, text=True
    ).stdout
    files = [Path(name).relative_to("src/sobremesa").with_suffix("") for name in tracked.splitlines()]
    return {file.as_posix() for file in files if file.name != "__init__" and not FOLDERS & set(file.parts)}


def drawn() -> set[str]:
    """What the table says: the first word of a row is the folder."""
    rows = re.findall(r"^\| \**([a-z/0-9]+)\**[^|]*\| (.*) \|$", PAGE.partition("\n## Modules\n")[2], re.MULTILINE)
    return {f"{folder}/{name}" for folder, text in rows for name in re.findall(r"`(\w+)`", text)} - {"core/jit/bind"}


def test_every_module_has_a_place_and_every_place_a_module() -> None:
    assert drawn() == modules()


def test_the_way_of_a_move_goes_through_modules_there_are() -> None:
    way = PAGE.partition("\n## One move")[2].partition("\n## ")[0]
    named = set(re.findall(r"`(\w+/\w+)`", way))
    assert len(named) > 10
    assert named - modules() == {"server/store"}
