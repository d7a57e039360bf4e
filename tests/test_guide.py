"""The guide of CONTRIBUTING.md, followed literally: a stranger adds a game and plays it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx

from .e2e.serving import Server
from .newgame import NewGame

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("\n## Add a game\n")[2].partition("\n## ")[0]
COMMANDS = [
    line.partition(" #")[0].strip() for line in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)[0].splitlines()
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


def test_every_file_the_guide_names_is_there() -> None:
    named = re.findall(r"\]\((?!http)([^)#]+)\)", GUIDE)
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []
