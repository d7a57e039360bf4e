"""What is promised about the whole of the sources, and easily forgotten."""

from __future__ import annotations

import subprocess
from pathlib import Path

from sobremesa.games.registry import BUILT_IN

ROOT = Path(__file__).parent.parent
GAMES = [game.name for game in BUILT_IN]
# Who may name a game outside its folders, and why.
ALLOWED = {
    "src/sobremesa/games/registry.py": "a line a game",
    "web/src/lib/messages.ts": "written by tools/messages, for every game",
    "tools/colour_vision.py": "draws a picture of one game's rules page",
}


def test_nothing_but_a_games_own_folder_names_it() -> None:
    """A game is a folder: whoever adds one finds no list to be added to."""
    names = [word for game in GAMES for word in ("-e", game)]
    own = [f":!{folder}/{game}" for game in GAMES for folder in ("src/sobremesa/games", "web/src/games")]
    command = ["git", "grep", "-il", *names, "--", "src", "web/src", "web/tools", "tools", "Makefile", *own]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.split()
    assert set(found) == set(ALLOWED)
