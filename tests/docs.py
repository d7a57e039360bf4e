"""Snippets of documentation pages, to be run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent


class Snippet(NamedTuple):
    title: str  # the file it is to be saved as; empty for a program to be run
    heading: str
    text: str


def snippets(page: str) -> list[Snippet]:
    found, heading = [], ""
    for match in re.finditer(
        r'^## ([^\n]*)$|^```python(?: title="([^"\n]*)")?\n(.*?)^```$', text_of(page), re.M | re.S
    ):
        heading = match[1] or heading
        if match[3]:
            found.append(Snippet(match[2] or "", heading, match[3]))
    return found


def text_of(page: str) -> str:
    return (ROOT / "docs" / page).read_text("utf-8")


def program_run(folder: Path, text: str) -> str:
    """What it prints, run in a process of its own in this folder."""
    (folder / "program.py").write_text(text, "utf-8")
    command = [sys.executable, "-W", "error", "program.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stderr
    return done.stdout
