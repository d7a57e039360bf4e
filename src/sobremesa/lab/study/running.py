"""All games of a plan, kept in a folder; what is there already is not played again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from ...core.errors import Refusal, refuse
from . import rows
from .executors.interface import Executor
from .plan import Plan
from .work import Task, counted_by, tasks_of

FORMAT: Final = "sobremesa-lab 2"
HEADING: Final = "plan.json"
ROWS: Final = "rows"


class Heading(msgspec.Struct, frozen=True):
    format: str
    rows: str
    plan: dict[str, Any]


class Study:
    """A plan and the folder its rows are kept in. `open` it first."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self._format: rows.Format = rows.usual_format()

    @property
    def rows(self) -> Path:
        return self.folder / ROWS

    def open(self) -> Refusal | None:
        """Why the folder cannot be used: it holds something else, or rows of another plan, or cannot be written."""
        file = self.folder / HEADING
        try:
            if file.exists():
                return self._go_on(file.read_bytes())
            if self.folder.exists() and any(self.folder.iterdir()):
                return refuse("lab-folder", folder=str(self.folder))
            self.rows.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.format(msgspec.json.encode(self._heading())))
        except OSError:
            return refuse("file-unwritable", file=str(self.folder))
        return None

    def _heading(self) -> Heading:
        return Heading(FORMAT, self._format, self.plan.heading())

    def _go_on(self, data: bytes) -> Refusal | None:
        try:
            heading = msgspec.json.decode(data, type=Heading)
        except msgspec.DecodeError:
            return refuse("lab-folder", folder=str(self.folder))
        if heading.format != FORMAT or heading.plan != msgspec.json.decode(msgspec.json.encode(self.plan.heading())):
            return refuse("lab-other-plan", folder=str(self.folder))
        self._format = "parquet" if heading.rows == "parquet" else "npz"
        return refuse("lab-parquet") if self._format == "parquet" != rows.usual_format() else None

    def tasks(self) -> Iterator[Task]:
        counted = counted_by(cell.game for cell in self.plan.cells)
        for number, cell in enumerate(self.plan.cells):
            yield from tasks_of(cell, number, self.rows, self._format, counted)

    def play(self, executor: Executor) -> Iterator[int]:
        """How many games are kept, again and again, until all are."""
        done = sum(task.games for task in self.tasks() if task.file.exists())
        yield done
        for played in executor.play(task for task in self.tasks() if not task.file.exists()):
            done += played
            yield done
