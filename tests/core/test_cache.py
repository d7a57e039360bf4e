"""The folder of compiled code: what its name depends on, and who may write into it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

from sobremesa.bots import contests
from sobremesa.core.jit import sources
from sobremesa.games import jackrabbits
from sobremesa.games.parade import policy, rules


def imported_by(*modules: ModuleType) -> set[str]:
    files = sources.imported({Path(module.__file__) for module in modules if module.__file__})
    return {"/".join(file.parts[-2:]) for file in files}


def imported_by_parade() -> set[str]:
    return imported_by(rules, policy, contests)


def test_code_depends_on_what_its_sources_import():
    assert {
        "parade/rules.py",
        "parade/policy.py",
        "bots/contests.py",
        "bots/montecarlo.py",
        "core/rng.py",
    } <= imported_by_parade()


def test_what_is_only_shown_does_not_compile_again():
    assert not {"parade/view.py", "parade/story.py", "parade/preview.py"} & imported_by_parade()


def test_a_module_under_another_name_does_not_bring_its_whole_package_along():
    found = imported_by(jackrabbits.rules)  # it says `from . import state as S`
    assert "jackrabbits/state.py" in found
    assert not {"jackrabbits/__init__.py", "jackrabbits/view.py"} & found


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
    told = sorted(process.communicate(timeout=500)[0] for process in both)
    assert [process.returncode for process in both] == [0, 0]
    assert told[0] == "", "the second waited, and found all ready"
    assert told[1].splitlines()[-1].split()[0] == told[1].splitlines()[-1].split()[1]


LOAD = """
from sobremesa.core.jit import bind
from sobremesa.games.parade import rules
run = bind(rules, "cpu", progress=lambda *told: print("compiling"))
print(run.actor(run.states(1)[0]))
"""


def test_damaged_code_is_compiled_anew_and_ready_code_may_lie_where_nothing_can_be_written(tmp_path):
    environment = {"SOBREMESA_CACHE": str(tmp_path), "PATH": ""}

    def lines() -> list[str]:
        done = subprocess.run([sys.executable, "-c", LOAD], env=environment, capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert lines()[-1] == "0"
    (file,) = [path for path in tmp_path.rglob("*") if path.is_file() and path.name != "lock"]
    assert lines() == ["0"]
    assert {path.name for path in file.parent.iterdir()} == {file.name, "lock"}, "no draft is left behind"
    file.write_bytes(file.read_bytes()[:1000])
    assert lines()[0] == "compiling"
    (file.parent / "lock").unlink()
    (file.parent / "lock").mkdir()  # what wants to write now would fail, whoever runs this
    assert lines() == ["0"]
