"""The other side of the fence: loads one file and asks its `choose(view, legal, rng)`, line by line, until nobody asks any more.

Run as a script by `fence`, with nothing but the standard library: the file gets no help in reaching the game. Standard input and output are
moved out of its way before it is loaded, so that printing and reading break nothing.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import operator
import os
import random
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

MOST_WORDS = 300  # of an error that is passed on
LARGEST = 2**31
PATIENCE = 5  # seconds the fence has to end us itself

Choose = Callable[[Any, list[int], random.Random], Any]


def main(file: str, seconds: float, loading: float, megabytes: int) -> None:
    requests, answers = private_lines()
    limit(megabytes)
    alarm(loading)
    choose = load(Path(file))
    tell(answers, {"failed": choose} if isinstance(choose, str) else {"ready": True})
    while not isinstance(choose, str) and (line := requests.readline()):
        alarm(seconds)
        tell(answers, consider(choose, json.loads(line), file))
        alarm(0)


def private_lines() -> tuple[IO[str], IO[str]]:
    """Our own ends of the pipe; what the file calls standard input and output leads nowhere."""
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return requests, answers


def limit(megabytes: int) -> None:
    try:
        import resource
    except ImportError:  # not on Windows: there only the clock guards
        return
    for what, most in (
        (resource.RLIMIT_AS, megabytes * 2**20),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 16 * 2**20),
    ):
        with contextlib.suppress(OSError, ValueError):  # a stricter limit is in force already
            resource.setrlimit(what, (most, most))


def alarm(seconds: float) -> None:
    """If the arena itself was killed, nobody else would end a file that loops."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds + PATIENCE if seconds else 0)


def load(file: Path) -> Choose | str:
    """Its `choose`, or what is wrong with the file."""
    sys.path.insert(0, str(file.parent))
    try:
        spec = importlib.util.spec_from_file_location(file.stem, file)
        if spec is None or spec.loader is None:
            return f"{file.name} is no Python file"
        module = importlib.util.module_from_spec(spec)
        sys.modules[file.stem] = module
        spec.loader.exec_module(module)
    except BaseException as error:
        return described(error, str(file))
    choose = getattr(module, "choose", None)
    return choose if callable(choose) else "choose(view, legal, rng) is missing"


def consider(choose: Choose, request: dict[str, Any], file: str) -> dict[str, Any]:
    try:
        answer = choose(request["view"], request["legal"], random.Random(request["seed"]))
        action = as_action(answer)
        return {"odd": repr(answer)[:MOST_WORDS]} if action is None else {"action": action}
    except BaseException as error:
        return {"raised": described(error, file)}


def as_action(answer: Any) -> int | None:
    """Any kind of whole number will do, NumPy's too; True is not one that anybody means."""
    try:
        action = operator.index(answer)
    except TypeError:
        return None
    return None if isinstance(answer, bool) or abs(action) > LARGEST else action


def described(error: BaseException, file: str) -> str:
    """`ValueError: no (mybot.py:12)`."""
    try:
        text = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
        where = f" ({Path(file).name}:{lines[-1]})" if lines else ""
        return f"{text}{where}"[:MOST_WORDS]
    except BaseException:
        return type(error).__name__


def tell(answers: IO[str], answer: dict[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main(sys.argv[1], float(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))
