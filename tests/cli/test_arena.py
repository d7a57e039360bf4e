"""`sobremesa arena` as people and programs use it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sobremesa.cli import run

from .helpers import COMMAND, sobremesa

DUEL = ["arena", "parade", "--bots", "random,greedy", "--players", "2", "--jobs", "1"]


def test_people_read_tables_in_their_language(tmp_path: Path) -> None:
    plot = tmp_path / "arena.svg"
    done = sobremesa(*DUEL, "--games", "40", "--seed", "a", "--plot", str(plot), "--language", "fr")
    assert done.returncode == 0
    assert "40 parties sur des donnes dupliquées" in done.stdout
    assert "2 joueurs" in done.stdout
    lines = done.stdout.splitlines()
    assert lines[3].startswith("greedy"), "the best rated comes first"
    assert "," in lines[3]
    assert "Parade" in "".join(ElementTree.parse(plot).getroot().itertext())
    assert sobremesa(*DUEL, "--games", "4", "--plot", str(plot)).returncode == 0, "a picture of ours may be drawn anew"


def test_programs_read_json(tmp_path: Path) -> None:
    done = sobremesa("arena", "coloretto", "--bots", "random,greedy", "--players", "3-4", "--games", "8", "--json")
    answer = json.loads(done.stdout)
    assert done.returncode == 0
    assert answer["players"] == [3, 4]
    assert answer["games"] == answer["planned"] == 20
    assert {"mu", "sigma", "wins", "ahead"} <= set(answer["bots"][0])
    assert len(answer["seed"]) == 16, "a fresh one, told so that it can be used again"


def test_a_bad_file_is_reported_and_the_games_go_on(tmp_path: Path) -> None:
    bot = tmp_path / "wild.py"
    bot.write_text("def choose(view, legal, rng):\n    return 12345 if view['ply'] % 2 else 1 / 0\n")
    done = sobremesa("arena", "parade", "--bots", f"greedy,{bot}", "--players", "2", "--games", "4", "--seed", "a")
    assert done.returncode == 0
    assert "wild raised an error" in done.stdout
    assert "ZeroDivisionError: division by zero (wild.py:2)" in done.stdout
    assert "wild wanted an illegal move" in done.stdout
    assert "replaced by a legal one drawn by chance" in done.stdout


def heed_ctrl_c() -> None:
    """What tests in the background start would ignore it, as they do."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    games = 24  # enough to be stopped in the midst of them on a busy machine too
    state = tmp_path / "state"
    bot = tmp_path / "slow.py"
    bot.write_text("import time\ndef choose(view, legal, rng):\n    time.sleep(0.02)\n    return legal[0]\n")
    command = f"arena parade --bots greedy,{bot} --players 2 --games {games} --state {state}".split()
    process = subprocess.Popen(
        [*COMMAND, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "en"},
        preexec_fn=heed_ctrl_c,
    )
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline and (not state.exists() or state.read_bytes().count(b"\n") < 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert b"The same command goes on from there." in err
    assert b"Traceback" not in err
    assert b"Rating" in out
    kept = state.read_bytes().count(b"\n") - 1
    assert 2 <= kept < games
    done = sobremesa(*command, "--json")
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["games"]) == (0, games)
    assert state.read_bytes().count(b"\n") == 1 + games


def duel(instead: list[str]) -> list[str]:
    """The usual command with another value of one flag."""
    flags = dict(zip(DUEL[2::2], DUEL[3::2], strict=True)) | {instead[0]: instead[1]}
    return [*DUEL[:2], *(text for pair in flags.items() for text in pair)]


@pytest.mark.parametrize(
    ("more", "part"),
    [
        (["--bots", "greedy"], "2 to 12"),
        (["--bots", "greedy,genius"], "genius"),
        (["--bots", "greedy,greedy"], "twice"),
        (["--bots", "greedy,./no-such.py"], "no-such.py"),
        (["--bots", "greedy,."], "."),
        (["--players", "2-9"], "7"),
        (["--players", "6-2"], "6-2"),
        (["--players", "x"], "x"),
        (["--players", "2-"], "2-"),
        (["--games", "0"], "--games"),
        (["--jobs", "-1"], "--jobs"),
        (["--seconds", "0"], "--seconds"),
        (["--seconds", "nan"], "--seconds"),
        (["--memory", "1"], "--memory"),
        (["--option", "jokers=1"], "jokers"),
        (["--state", "/no/such/folder/state"], "folder"),
        (["--plot", "/no/such/folder/plot.svg"], "folder"),
        (["--plot", __file__], "already exists"),
        (["--state", __file__], "not the state of an arena"),
    ],
)
def test_mistakes_are_answered(more: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*duel(more), "--language", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert part in err
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_loaded_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("def choose(:\n")
    assert run([*duel(["--bots", f"greedy,{bot}"]), "--language", "es"]) == 2
    assert "broken.py no puede jugar: SyntaxError" in capsys.readouterr().err
