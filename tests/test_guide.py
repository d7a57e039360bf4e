"""The guide of CONTRIBUTING.md, followed literally: a stranger adds a game and plays it."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .e2e.serving import Server
from .newgame import NewGame

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("\n## Add a game\n")[2].partition("\n## ")[0]
COMMANDS, AT_HOME = (
    [line.partition(" #")[0].strip() for line in block.splitlines()]
    for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)
)
# What `make test` has to say about a game that is new here; the rest of it knows no games, or plays all of them as it plays the three.
CHECKS = [
    "tests/test_house.py",
    "tests/contract/test_observation.py::test_every_field_is_observed_or_has_a_reason_not_to_be[marbles]",
    "tests/games/test_registry.py",
    "tests/games/test_browser_knows_no_rule.py",
    "tests/golden/test_golden.py::test_a_golden_game_is_played_as_it_was[python-parade-2]",
    "tests/server/test_messages.py",
    "tests/tools/test_architecture.py",
    "tests/tools/test_rules_pages.py",
    "tests/tools/test_observations.py",
]


def test_a_stranger_adds_a_game_and_plays_it(tmp_path: Path) -> None:
    game = NewGame(tmp_path, "marbles")
    for command in COMMANDS:
        follow(game, command)


def follow(game: NewGame, command: str) -> None:
    """What the guide says, with the folder and the environment of this test."""
    match command.split():
        case ["sobremesa", "new-game", game.name]:
            game.make()
        case ["pip", "install", "-e", game.name]:
            game.install()
        case ["pytest", game.name]:
            game.pytest(str(game.source))
        case ["pytest", "tests/contract/test_contract.py", "-k", game.name]:
            game.pytest(str(ROOT / "tests" / "contract" / "test_contract.py"), "-k", game.name)
        case ["sobremesa", "simulate", game.name, *flags]:
            counted = json.loads(game.sobremesa("simulate", game.name, "--json", *flags))
            assert counted["games"] == 1000
        case ["sobremesa", "arena", game.name, *flags]:
            assert "strong" in game.sobremesa("arena", game.name, *flags)
        case ["sobremesa", "play", game.name]:
            play_in_the_terminal(game)
        case ["sobremesa", "serve"]:
            play_at_a_server(game)
        case _:
            raise AssertionError(f"nobody follows “{command}”")


def play_in_the_terminal(game: NewGame) -> None:
    record = game.folder / "typed.txt"
    said = game.sobremesa("play", game.name, "--bots", "beginner", "--record", str(record), typed="1\n" * 50)
    assert "Marbles" in said
    assert "takes the trick" in said
    assert not re.findall(r"\bmarbles-[a-z]+", said)
    assert "proven" in game.sobremesa("verify", str(record))


def play_at_a_server(game: NewGame) -> None:
    """Opened over HTTP, played to the end over WebSocket by a program that joins by link."""
    server = Server(game.folder, **game.environment).start()
    try:
        with httpx.Client(base_url=server.address, trust_env=False, timeout=300) as http:
            http.get("/api/me")
            assert game.name in [one["id"] for one in http.get("/api/games").json()]
            assert "marbles-card-6 = le 7" in http.get(f"/api/games/{game.name}/words/fr").text
            seats = [{"kind": "open"}, {"kind": "bot", "level": "beginner"}]
            link = http.post("/api/tables", json={"game": game.name, "seats": seats}).json()["link"]
            join = [sys.executable, str(ROOT / "examples" / "join.py"), server.address + link]
            subprocess.run(join, check=True, capture_output=True, timeout=300)
            assert http.get(link.replace("/t/", "/api/tables/")).json()["status"] == "over"
    finally:
        server.stop()


@pytest.mark.soak  # a minute; what it runs there runs in the suite for the games that are here
def test_a_game_is_brought_into_the_repository(tmp_path: Path) -> None:
    """In a copy of it, without a table in the browser, golden files or a page of its own: those can wait."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(lambda name: (ROOT / name).is_file(), tracked.splitlines()):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    NewGame(tmp_path, "marbles").make()
    for command in AT_HOME:
        follow_at_home(tmp_path, command)


def follow_at_home(home: Path, command: str) -> None:
    match command.split():
        case ["$EDITOR", "src/sobremesa/games/registry.py" as registry]:
            text = (home / registry).read_text("utf-8")
            text = text.replace("\nfrom .parade", "\nfrom .marbles import MARBLES\nfrom .parade", 1)
            (home / registry).write_text(text.replace("JACKRABBITS)", "JACKRABBITS, MARBLES)", 1), "utf-8")
        case ["make", "fmt"]:
            run_at(home, "ruff check -q --fix . && ruff format -q .")
        case ["make", "test"]:
            run_at(home, "git init -q && git add -A && ruff check -q . && basedpyright src/sobremesa/games/marbles")
            run_at(home, shlex.join(["pytest", "-q", "-p", "no:cacheprovider", *CHECKS]))
        case _:
            run_at(home, command)


def run_at(home: Path, command: str) -> None:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {**os.environ, "PYTHONPATH": str(home / "src"), "PATH": path}
    done = subprocess.run(command, shell=True, cwd=home, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


def test_every_file_the_guide_names_is_there() -> None:
    named = re.findall(r"\]\((?!http)([^)#]+)\)", GUIDE)
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []
