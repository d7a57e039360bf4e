"""What docs/observations.md says is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "observations.md").read_text("utf-8")


def test_the_page_is_written_from_the_rules() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "observations", "--check"], check=True, timeout=120)


def test_the_program_of_the_page_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600, check=True)
    hand = re.match(r"\[ *(\d+) +(\d+) +(\d+)\] \(4, 15\)", done.stdout)
    assert hand, done.stdout
    assert all(int(card) < 40 for card in hand.groups())
