"""What the README promises to somebody who has just cloned this, tried one promise after the other."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.e2e.serving import Server

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
COMMAND = Path(sys.executable).with_name("sobremesa")


def run(*words: str | Path, code: int = 0) -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=ROOT, capture_output=True, text=True, env={**os.environ, "LANG": "C"}
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_make_help_lists_every_make_command_of_the_readme():
    shown = run("make", "help")
    promised = set(re.findall(r"\bmake ([a-z][a-z-]*)", README))
    assert {"play", "test", "help"} <= promised
    # `make help` is what one reads; it need not list itself
    assert {name for name in promised - {"help"} if f"make \x1b[36m{name}" not in shown} == set()


def test_every_command_of_the_readme_has_help():
    shown = run(COMMAND, "--help")
    promised = set(re.findall(r"\bsobremesa ([a-z]+)", README)) | {"serve"}
    assert {"play", "check", "verify"} <= promised
    for name in promised:
        assert name in shown
        assert name in run(COMMAND, name, "--help")


def test_every_link_of_the_readme_leads_somewhere():
    links = re.findall(r"\]\(([^)#]+)", README)
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_every_test_that_holds_a_promise_is_there():
    page = (ROOT / "docs" / "threat-model.md").read_text("utf-8")
    named = re.findall(r"`(tests/[\w./*]+)`", page)
    assert len(named) > 10
    assert [name for name in named if not list(ROOT.glob(name))] == []


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between a person and a bot, played over the wire and downloaded."""
    folder = tmp_path_factory.mktemp("stranger")
    server = Server(folder).start()
    try:
        text = asyncio.run(play_and_download(server.address))
    finally:
        server.kill()
    file = folder / "game.txt"
    file.write_text(text, "utf-8")
    return file


async def play_and_download(address: str) -> str:
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=300) as http:
        await http.get("/api/me")
        wish = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "words": "a stranger"}
        table = (await http.post("/api/tables", json=wish)).json()["table"]
        assert (await http.get(f"/api/tables/{table}/record")).status_code == 409, "no record while cards are secret"
        cookie = {"cookie": f"sobremesa={http.cookies['sobremesa']}"}
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        async with connect(url, additional_headers=cookie, proxy=None) as wire:
            await wire.send(json.dumps({"type": "hello", "since": None, "language": "en"}))
            game = {}
            async for data in wire:
                message = json.loads(data)
                if message["type"] not in ("welcome", "update"):
                    continue
                if message["table"].get("status") == "over":
                    break
                game |= message.get("game") or {}  # an update says what has changed
                if message.get("game") and game["moves"]:
                    ply, action = game["ply"], game["moves"][0]["action"]
                    move = {"type": "move", "id": f"{ply}-{action}", "ply": ply, "action": action}
                    await wire.send(json.dumps(move))
        return (await http.get(f"/api/tables/{table}/record")).raise_for_status().text


def test_a_downloaded_record_is_judged_right(record: Path):
    run(COMMAND, "check", record)


def test_its_shuffle_is_proved(record: Path):
    run(COMMAND, "verify", record)


def test_a_record_somebody_has_touched_is_found_out(record: Path, tmp_path: Path):
    """One point more for the first seat: the score no longer follows from the moves."""
    touched = tmp_path / "touched.txt"
    text = re.sub(
        r"^score 1: (-?\d+)$",
        lambda said: f"score 1: {int(said[1]) + 1}",
        record.read_text("utf-8"),
        flags=re.MULTILINE,
    )
    assert text != record.read_text("utf-8")
    touched.write_text(text, "utf-8")
    run(COMMAND, "check", touched, code=1)
