"""The browser's message types say what the server says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_browsers_types_are_up_to_date() -> None:
    tool = [sys.executable, ROOT / "tools" / "messages", "--check"]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
