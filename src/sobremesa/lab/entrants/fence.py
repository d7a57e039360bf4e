"""Our side of the fence: starts the process of a file, asks it, and ends it when it does not answer in time."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from ...core.errors import Refusal, refuse

INSIDE: Final = Path(__file__).with_name("inside.py")
MOST_LETTERS: Final = 4096  # of an answer
MOST_DEATHS: Final = 10  # then a file is not asked any more: an arena should end this week

# Why a move was replaced; each is a message `arena-fault-<kind>`.
KINDS: Final = ("raised", "illegal", "slow", "died", "dismissed")


@dataclass(frozen=True)
class Limits:
    seconds: float = 1.0  # a move
    megabytes: int = 1024
    loading: float = 20.0  # seconds, for imports


@dataclass(frozen=True)
class Answer:
    """A legal action, or None and why not."""

    action: int | None
    fault: str = ""
    detail: str = ""


class Entrant:
    """A file that takes part, maybe at several tables at once."""

    def __init__(self, file: Path, limits: Limits) -> None:
        self.file, self.limits = file.resolve(), limits
        self._deaths = 0
        self._lock = threading.Lock()
        self._processes: set[_Process] = set()
        self._closed = False

    @property
    def is_dismissed(self) -> bool:
        return self._deaths >= MOST_DEATHS

    def refusal(self) -> Refusal | None:
        """Why this file cannot play at all: asked before the first game."""
        process = self.start()
        ready = process.hear(self.limits.loading)
        self.end(process)
        if ready and ready.get("ready"):
            return None
        detail = str(ready.get("failed", "")) if ready else "…"
        return refuse("arena-bot-file", file=self.file.name, detail=detail[:300])

    def start(self) -> _Process:
        process = _Process(self.file, self.limits)
        with self._lock:
            self._processes.add(process)
            if self._closed:
                process.end()
        return process

    def end(self, process: _Process) -> None:
        process.end()
        with self._lock:
            self._processes.discard(process)

    def count_death(self) -> None:
        with self._lock:
            self._deaths += 1

    def close(self) -> None:
        """End every process of this file, whoever waits for it."""
        with self._lock:
            self._closed = True
            for process in self._processes:
                process.end()


class Sitting:
    """An entrant at one table: one process, started when first asked, and again after it died."""

    def __init__(self, entrant: Entrant) -> None:
        self._entrant = entrant
        self._process: _Process | None = None

    def ask(self, view: dict[str, Any], legal: list[int], seed: str) -> Answer:
        if self._entrant.is_dismissed:
            return Answer(None, "dismissed")
        answer = self._ask({"view": view, "legal": legal, "seed": seed}, self._entrant.limits)
        if answer.fault in ("slow", "died"):
            self.close()
            self._entrant.count_death()
        if answer.action is not None and answer.action not in legal:
            return Answer(None, "illegal", str(answer.action)[:40])
        return answer

    def close(self) -> None:
        if self._process:
            self._entrant.end(self._process)
            self._process = None

    def _ask(self, request: dict[str, Any], limits: Limits) -> Answer:
        if self._process is None:
            self._process = self._entrant.start()
            ready = self._process.hear(limits.loading)
            if not ready or not ready.get("ready"):
                return Answer(None, "died", str((ready or {}).get("failed", "")))
        started = time.monotonic()
        heard = self._process.hear(limits.seconds) if self._process.tell(request) else None
        if heard is None:
            is_slow = time.monotonic() - started >= limits.seconds
            return Answer(None, "slow", f"{limits.seconds:g} s") if is_slow else Answer(None, "died")
        return understood(heard)


def understood(heard: dict[str, Any]) -> Answer:
    action = heard.get("action")
    if isinstance(action, int) and not isinstance(action, bool):
        return Answer(action)
    if "raised" in heard:
        return Answer(None, "raised", str(heard["raised"])[:300])
    return Answer(None, "illegal", str(heard.get("odd", ""))[:300])


class _Process:
    """One Python, alone in its group, so that whatever it starts ends with it."""

    def __init__(self, file: Path, limits: Limits) -> None:
        numbers = [str(number) for number in (limits.seconds, limits.loading, limits.megabytes)]
        self._process = subprocess.Popen(  # noqa: S603  the file to run is what the user asked to enter
            [sys.executable, "-I", str(INSIDE), str(file), *numbers],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the arena
        )
        self._ending = threading.Lock()
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=[self._process.stdout], daemon=True).start()

    def tell(self, request: dict[str, Any]) -> bool:
        """Whether it could be told. A file that does not read holds nobody up: a view is smaller than a pipe."""
        try:
            assert self._process.stdin
            self._process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            return False
        return True

    def hear(self, seconds: float) -> dict[str, Any] | None:
        """Its answer; None if it is silent for too long, gone, or makes no sense."""
        try:
            line = self._lines.get(timeout=seconds)
            heard = json.loads(line) if line.endswith(b"\n") else None
        except (queue.Empty, ValueError):
            return None
        return heard if isinstance(heard, dict) else None

    def end(self) -> None:
        with self._ending:
            if self._process.returncode is not None:
                return
            with contextlib.suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
            self._process.wait()
            with contextlib.suppress(OSError, ValueError):
                if self._process.stdin:
                    self._process.stdin.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(MOST_LETTERS):
                self._lines.put(line)
        self._lines.put(b"")  # gone
        with contextlib.suppress(OSError, ValueError):
            pipe.close()
