"""The examples of the documentation, run as a reader would."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from sobremesa.server import Settings

from ..server.threaded import running

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(Settings(tmp_path_factory.mktemp("data"), bot_pause=0.0, thinkers=1, hurry=1000.0)) as served:
        yield served


def open_table(address: str, game: str, *seats: str, **more: object) -> str:
    with httpx.Client(base_url=address, verify=False) as http:
        http.get("/api/me")
        plans = [{"kind": "open"} if one == "open" else {"kind": "bot", "level": one} for one in seats]
        answer = http.post("/api/tables", json={"game": game, "seats": plans, **more})
        assert answer.status_code == 201, answer.text
        return address + answer.json()["link"]


def join(link: str, *files: str) -> str:
    """What the program says at its end. It is ended with the test, whatever comes."""
    command = [sys.executable, str(EXAMPLES / "join.py"), link, *files]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("game", ["parade", "coloretto"])
def test_a_program_plays_a_table_to_its_end_by_link(address: str, game: str) -> None:
    assert join(open_table(address, game, "open", "greedy", "random")).startswith("Won by ")


def test_two_programs_meet_and_one_asks_a_bot_file(address: str) -> None:
    link = open_table(address, "parade", "open", "open")
    with ThreadPoolExecutor() as together:
        winners = set(together.map(lambda files: join(link, *files), [(), (str(EXAMPLES / "careful.py"),)]))
    assert len(winners) == 1
    assert winners <= {"Won by careful\n", "Won by Robot\n", "Won by careful, Robot\n", "Won by Robot, careful\n"}
