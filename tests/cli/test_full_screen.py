"""`sobremesa play` in a terminal: the whole screen where it can be, line by line where it cannot."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .helpers import COMMAND, sobremesa

PATIENCE = 120  # seconds; a busy machine is no failure


class Terminal:
    """The real command at a real terminal."""

    def __init__(self, folder: Path, *words: str, size: tuple[int, int] = (24, 80), **env: str) -> None:
        self.there, here = pty.openpty()
        termios.tcsetwinsize(here, size)
        plain = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "COLUMNS", "LINES"))}
        own = {"TERM": "xterm-256color", "LANG": "en", "PYTHONUTF8": "1", "XDG_DATA_HOME": str(folder), **env}
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=here, stdout=here, stderr=here, env={**plain, **own}, start_new_session=True
        )
        os.close(here)
        self.said = ""

    def hear(self, condition: Callable[[], object]) -> None:
        until = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < until, self.said[-2000:]
            if select.select([self.there], [], [], 0.1)[0]:
                try:
                    self.said += os.read(self.there, 65536).decode(errors="replace")
                except OSError:  # it has ended
                    self.process.wait(PATIENCE)
                    assert condition(), self.said[-2000:]

    def type(self, text: str) -> None:
        os.write(self.there, text.encode())

    def end(self) -> int:
        self.hear(lambda: self.process.poll() is not None)
        os.close(self.there)
        return self.process.returncode


def test_the_table_fills_the_screen_and_waits_for_whoever_leaves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "parade", "--bots", "greedy", "--seed", "1", "--option", "starter=1")
    terminal.hear(lambda: "Your turn" in terminal.said and "Leave" in terminal.said)
    terminal.type("q")
    assert terminal.end() == 0
    assert "The game is kept" in terminal.said
    assert "Traceback" not in terminal.said
    again = Terminal(tmp_path, "play")
    again.hear(lambda: "Your tables" in again.said)
    again.type("q")
    assert again.end() == 0


@pytest.mark.parametrize(
    ("words", "size", "env"),
    [(["--lines"], (24, 80), {}), (["--plain"], (24, 80), {}), ([], (24, 80), {"TERM": "dumb"}), ([], (10, 40), {})],
)
def test_line_by_line_where_it_is_wanted_or_cannot_be_otherwise(
    words: list[str], size: tuple[int, int], env: dict[str, str], tmp_path: Path
) -> None:
    terminal = Terminal(tmp_path, "play", "parade", "--bots", "greedy", "--seed", "1", *words, size=size, **env)
    terminal.hear(lambda: "Your move" in terminal.said)
    terminal.type("q\n\n")
    assert terminal.end() == 0
    assert "You have left the table." in terminal.said


def test_a_pipe_cannot_show_a_servers_table() -> None:
    done = sobremesa("play", "http://localhost:1/t/nothing")
    assert done.returncode != 0
    assert "whole screen" in done.stderr
    assert "GAME is missing" in sobremesa("play").stderr


def test_other_commands_do_not_load_what_draws_the_screen() -> None:
    code = "import sys; from sobremesa.cli import run; run(['games']); print('textual' in sys.modules)"
    done = subprocess.run([*COMMAND[:2], code], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert done.stdout.splitlines()[-1] == "False"
