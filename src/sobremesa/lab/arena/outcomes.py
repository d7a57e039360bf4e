"""What came of the games, and the log an interrupted arena goes on from: a heading, then a line for every game."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any

import msgspec

from ...core.errors import Refusal, refuse
from .plan import Plan

FORMAT = "sobremesa-arena 1"


class Fault(msgspec.Struct, frozen=True):
    """A bot's moves that were replaced in one game: what was wrong, how often, and the first case in words."""

    bot: int
    kind: str
    times: int
    detail: str = ""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    players: int
    deal: int
    seats: list[int]
    points: list[int]
    ranks: list[int]
    moves: int
    faults: list[Fault] = []


class Heading(msgspec.Struct, frozen=True):
    format: str
    plan: dict[str, Any]


class Log:
    """Outcomes in memory, and in a file where one was named. A line half written when the power failed is played again."""

    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        self.outcomes: dict[int, Outcome] = {}
        self._plan, self._file = plan, file
        self._out: IO[bytes] | None = None

    def open(self) -> Refusal | None:
        if self._file is None:
            return None
        try:
            data = self._file.read_bytes() if self._file.exists() else b""
            refusal = self._read(data.split(b"\n")) if data else None
            if refusal is None:
                self._out = self._file.open("ab")
                self._begin(data)
        except OSError:
            return refuse("file-unwritable", file=str(self._file))
        return refusal

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome
        if self._out:
            self._out.write(msgspec.json.encode(outcome) + b"\n")

    def flush(self) -> None:
        if self._out:
            self._out.flush()

    def close(self) -> None:
        if self._out:
            self._out.close()

    def in_order(self) -> list[Outcome]:
        return [self.outcomes[number] for number in sorted(self.outcomes)]

    def _begin(self, data: bytes) -> None:
        assert self._out
        if not data:
            self._out.write(msgspec.json.encode(Heading(FORMAT, self._plan.heading())) + b"\n")
        elif not data.endswith(b"\n"):
            self._out.write(b"\n")

    def _read(self, lines: list[bytes]) -> Refusal | None:
        try:
            heading = msgspec.json.decode(lines[0], type=Heading)
        except msgspec.DecodeError:
            return refuse("arena-no-state", file=str(self._file))
        if heading.format != FORMAT:
            return refuse("arena-no-state", file=str(self._file))
        own = msgspec.to_builtins(self._plan.heading())
        differing = [name for name in own if heading.plan.get(name) != own[name]]
        if differing:
            return refuse("arena-other-state", file=str(self._file), what=", ".join(differing))
        for line in lines[1:]:
            self._remember(line)
        return None

    def _remember(self, line: bytes) -> None:
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except msgspec.DecodeError:
            return
        self.outcomes[outcome.number] = outcome


def seed_in(file: Path) -> str | None:
    """The seed of the arena this file is the log of: who goes on with it need not say it again."""
    try:
        with file.open("rb") as stream:
            return str(msgspec.json.decode(stream.readline(), type=Heading).plan.get("seed", ""))
    except (OSError, msgspec.DecodeError):
        return None
