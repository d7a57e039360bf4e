"""What is promised about the whole of the sources, and easily forgotten."""

from __future__ import annotations

import ast
import subprocess
from collections import defaultdict
from collections.abc import Iterator
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


def grep(pattern: str, *where: str) -> list[str]:
    command = ["git", "grep", "-nE", pattern, "--", *where]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()


def test_nothing_waits_to_be_written() -> None:
    assert grep(r"NotImplementedError|\b(TODO|FIXME|XXX)\b", "src", "web/src", "tools", "examples") == []


def test_modules_of_the_package_import_each_other_relatively() -> None:
    """But for the example, which is copied into packages of their own."""
    package = ROOT / "src" / "sobremesa"
    files = [file for file in package.rglob("*.py") if package / "games" / "example" not in file.parents]
    assert len(files) > 100
    assert [file for file in files if any(name.split(".")[0] == "sobremesa" for name in absolute_imports(file))] == []


def absolute_imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


# What lies in every game's folder has one name; besides, the same name is the same matter, seen from another layer.
SAME_MATTER = {
    "app": "what is put together: commands, routes",
    "arranging": "what is arranged before the deal: at the table, in the terminal",
    "backup": "all that a server keeps in one file: written, asked for at the command line",
    "devices": "browsers somebody is known in: kept, asked for over HTTP",
    "leagues": "many of them: kept, asked for over HTTP",
    "lens": "what looks for secrets that leak, and one",
    "lesson": "what a lesson is, and one",
    "names": "of people: what may be one, and which two are alike",
    "observation": "what a seat knows, as numbers",
    "opening": "of a table: by the server, from a program",
    "options": "of a game: as fields, as flags",
    "plan": "which games an experiment plays",
    "orders": "of cards that can be asked for; of a host",
    "records": "a game as a file: read, judged at the command line",
    "refusing": "how a refusal is told: at the command line, over HTTP",
    "report": "what an experiment found",
    "requests": "what a game answers over HTTP",
    "running": "all games of a plan, played",
    "simulate": "many games: played, counted at the command line",
    "story": "what happened: in a move, at a table",
    "view": "what one may know: of a game, of the table around it",
    "words": "sentences: of boards, of a game for the browser",
}


def test_no_two_modules_of_one_name_have_different_jobs() -> None:
    tracked = subprocess.run(["git", "ls-files", "src/*.py"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    homes = defaultdict(set)
    for file in map(Path, tracked):
        homes[file.stem].add("a game" if "games" in file.parts[:-2] else file.parent.name)
    twice = {name for name, places in homes.items() if len(places) > 1 and name != "__init__"}
    assert twice == SAME_MATTER.keys()
