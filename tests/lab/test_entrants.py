"""Files that play along, the good and the bad: nothing they do holds anybody up, and all they get is what their seat may see."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sobremesa.lab.entrants import Entrant, Limits, Sitting
from sobremesa.lab.entrants.fence import INSIDE, MOST_DEATHS

QUICK = Limits(seconds=1.0, megabytes=256, loading=120.0)
VIEW = {"you": 0, "hand": [3, 7]}
LEGAL = [3, 7]

Seat = Callable[[str], Sitting]


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seat]:
    made: list[Entrant] = []

    def make(source: str, limits: Limits = QUICK) -> Sitting:
        file = tmp_path / "bot.py"
        file.write_text(source, "utf-8")
        made.append(Entrant(file, limits))
        return Sitting(made[-1])

    yield make
    for one in made:
        one.close()


def test_a_file_chooses_among_the_legal_moves(seat: Seat) -> None:
    sitting = seat("def choose(view, legal, rng):\n    return max(view['hand'])\n")
    assert sitting.ask(VIEW, LEGAL, "a").action == 7
    assert sitting.ask(VIEW, LEGAL, "a").action == 7


def test_the_same_seed_gives_the_same_chance(seat: Seat) -> None:
    sitting = seat("def choose(view, legal, rng):\n    return rng.randrange(10**9)\n")
    many = list(range(10**3))
    assert sitting.ask(VIEW, many, "a").detail == sitting.ask(VIEW, many, "a").detail
    assert sitting.ask(VIEW, many, "a").detail != sitting.ask(VIEW, many, "b").detail


@pytest.mark.parametrize(
    ("body", "fault", "detail"),
    [
        ("raise ValueError('no idea')", "raised", "ValueError: no idea (bot.py:2)"),
        ("import sys; sys.exit(3)", "raised", "SystemExit: 3"),
        ("raise KeyboardInterrupt", "raised", "KeyboardInterrupt"),
        ("return view['state']", "raised", "KeyError: 'state' (bot.py:2)"),
        ("return choose(view, legal, rng)", "raised", "RecursionError"),
        ("return bytearray(2**31)", "raised", "MemoryError"),
        ("return 5", "illegal", "5"),
        ("return -1", "illegal", "-1"),
        ("return None", "illegal", "None"),
        ("return True", "illegal", "True"),
        ("return 3.0", "illegal", "3.0"),
        ("return 'G7'", "illegal", "'G7'"),
        ("return 10**1000", "illegal", "1000"),
        ("return legal", "illegal", "[3, 7]"),
        ("while True: pass", "slow", "1 s"),
        ("import time; time.sleep(60)", "slow", "1 s"),
        ("import os; os._exit(0)", "died", ""),
        ("import os; os.abort()", "died", ""),
        ("import os; os.kill(os.getpid(), 9)", "died", ""),
        ("import os, signal; os.kill(os.getpid(), signal.SIGSTOP)", "slow", "1 s"),
        ("import os; os.closerange(3, 200)", "died", ""),
    ],
)
def test_whatever_it_does_we_get_an_answer(seat: Seat, body: str, fault: str, detail: str) -> None:
    sitting = seat(f"def choose(view, legal, rng):\n    {body}\n")
    answer = sitting.ask(VIEW, LEGAL, "a")
    assert answer.action is None
    assert answer.fault == fault
    assert answer.detail.startswith(detail)
    assert len(answer.detail) <= 300
    assert sitting.ask(VIEW, LEGAL, "b").fault == fault, "it is asked again, in a new process if need be"


def test_printing_and_reading_disturb_nobody(seat: Seat) -> None:
    noisy = """
import os, sys
print("hello", flush=True)
def choose(view, legal, rng):
    print('{"action": 3}', flush=True)
    print("x" * 10**6, file=sys.stderr, flush=True)
    os.write(1, b"raw")
    os.system("echo shell")
    assert sys.stdin.read() == ""
    return 7
"""
    sitting = seat(noisy)
    assert [sitting.ask(VIEW, LEGAL, "a").action for _ in range(3)] == [7, 7, 7]


def test_it_is_told_only_what_it_is_asked_with(seat: Seat) -> None:
    """Neither the modules, nor the frames above it, nor anything else alive in its process knows more than the request."""
    spy = """
import gc, json, sys
def choose(view, legal, rng):
    loaded = [name for name in sys.modules if name.split(".")[0] in ("sobremesa", "numpy")]
    frame, above = sys._getframe(1), []
    while frame:
        above += [value for value in frame.f_locals.values() if isinstance(value, dict) and "view" in value]
        frame = frame.f_back
    known = [sorted(request) for request in above]
    states = [1 for one in gc.get_objects() if type(one).__name__ in ("record", "void", "ndarray", "Table", "Game")]
    raise RuntimeError(json.dumps([sorted(view), loaded, known, states]))
"""
    detail = seat(spy).ask(VIEW, LEGAL, "a").detail
    told = json.loads(detail.removeprefix("RuntimeError: ").rpartition(" (")[0])
    assert told == [["hand", "you"], [], [["legal", "seed", "view"]], []]


def test_a_loop_ends_even_if_the_arena_was_killed(tmp_path: Path) -> None:
    """Nobody is left to end it: its own alarm does."""
    bot = tmp_path / "bot.py"
    bot.write_text("def choose(view, legal, rng):\n    while True: pass\n")
    inside = subprocess.Popen(
        [sys.executable, "-I", str(INSIDE), str(bot), "0.1", "10", "256"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert inside.stdin
    assert inside.stdout
    assert json.loads(inside.stdout.readline()) == {"ready": True}
    inside.stdin.write(json.dumps({"view": VIEW, "legal": LEGAL, "seed": "a"}) + "\n")
    inside.stdin.close()
    assert inside.wait(300) == -signal.SIGALRM
    inside.stdout.close()


def test_a_file_that_dies_again_and_again_is_not_asked_any_more(seat: Seat) -> None:
    sitting = seat("import os\ndef choose(view, legal, rng):\n    os._exit(1)\n")
    faults = [sitting.ask(VIEW, LEGAL, "a").fault for _ in range(MOST_DEATHS + 2)]
    assert faults == ["died"] * MOST_DEATHS + ["dismissed"] * 2


def test_what_it_starts_ends_with_it(seat: Seat, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    child = f"""
import pathlib, subprocess, time
def choose(view, legal, rng):
    pathlib.Path({str(note)!r}).write_text(str(subprocess.Popen(["sleep", "100"]).pid))
    time.sleep(100)
"""
    assert seat(child).ask(VIEW, LEGAL, "a").fault == "slow"
    pid = int(note.read_text())
    deadline = time.monotonic() + 300
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_running(pid)


def is_running(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def choose(view, legal, rng)\n", "SyntaxError"),
        ("import no_such_module\n", "ModuleNotFoundError"),
        ("x = 1\n", "choose(view, legal, rng) is missing"),
        ("choose = 3\n", "choose(view, legal, rng) is missing"),
        ("raise SystemExit\n", "SystemExit"),
        ("import os; os._exit(0)\n", "…"),
        ("while True: pass\n", "…"),
        ("\0\0", "SyntaxError"),
    ],
)
def test_a_file_that_cannot_play_is_refused_at_the_door(tmp_path: Path, source: str, said: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(source, "utf-8")
    refusal = Entrant(file, Limits(1.0, 256, loading=2.0)).refusal()
    assert refusal
    assert refusal.code == "arena-bot-file"
    assert said in refusal.facts["detail"] or "ValueError" in refusal.facts["detail"]


def test_it_may_import_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "wisdom.py").write_text("BEST = 7\n")
    file = tmp_path / "bot.py"
    file.write_text("import wisdom\ndef choose(view, legal, rng):\n    return wisdom.BEST\n")
    entrant = Entrant(file, QUICK)
    assert entrant.refusal() is None
    assert Sitting(entrant).ask(VIEW, LEGAL, "a").action == 7
    entrant.close()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups")
def test_closing_ends_whoever_is_still_thinking(seat: Seat) -> None:
    sitting = seat("import time\ndef choose(view, legal, rng):\n    time.sleep(100)\n", Limits(60.0, 256))
    threading.Timer(1.5, sitting._entrant.close).start()
    assert sitting.ask(VIEW, LEGAL, "a").fault == "died"
