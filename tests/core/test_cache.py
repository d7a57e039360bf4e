"""The folder of compiled code: what its name depends on, and who may write into it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from sobremesa.bots import arena
from sobremesa.core import jit
from sobremesa.games.parade import policy, rules


def sources() -> set[str]:
    files = jit._imported({Path(module.__file__) for module in (rules, policy, arena) if module.__file__})
    return {"/".join(file.parts[-2:]) for file in files}


def test_code_depends_on_what_its_sources_import():
    assert {"parade/rules.py", "parade/policy.py", "bots/arena.py", "bots/montecarlo.py", "core/rng.py"} <= sources()


def test_what_is_only_shown_does_not_compile_again():
    assert not {"parade/view.py", "parade/story.py", "parade/preview.py"} & sources()


COMPILE = """
from sobremesa.core.jit import bind
from sobremesa.games.parade import rules
bind(rules, "cpu", progress=lambda ready, total, name: print(ready, total)).legal
"""


def test_two_processes_compile_once(tmp_path):
    environment = {"SOBREMESA_CACHE": str(tmp_path), "PATH": ""}
    both = [
        subprocess.Popen([sys.executable, "-c", COMPILE], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    told = sorted(process.communicate(timeout=100)[0] for process in both)
    assert [process.returncode for process in both] == [0, 0]
    assert told[0] == "", "the second waited, and found all ready"
    assert told[1].splitlines()[-1].split()[0] == told[1].splitlines()[-1].split()[1]
