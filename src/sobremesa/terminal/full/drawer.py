"""What is kept between two evenings: settings, who we are at which server, and the logs of tables of this machine that are not over."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ...table import log
from ...table.table import Table


class Drawer:
    """Where nothing can be written, nothing is kept, and the game goes on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    # ---- settings ------------------------------------------------------------------------------------------------------------------------

    def settings(self) -> dict[str, Any]:
        with suppress(OSError, ValueError):
            found: Any = json.loads((self.folder / "settings.json").read_text("utf-8"))
            return found if isinstance(found, dict) else {}
        return {}

    def put(self, name: str, value: Any) -> None:
        with suppress(OSError):
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            whole, part = self.folder / "settings.json", self.folder / f"settings.{os.getpid()}"
            part.touch(0o600)  # cookies are in it
            part.write_text(json.dumps({**self.settings(), name: value}), "utf-8")
            part.replace(whole)

    # ---- tables --------------------------------------------------------------------------------------------------------------------------

    def new_file(self) -> Path:
        return self.folder / f"{secrets.token_hex(8)}.log"

    def write(self, file: Path, table: Table, entries: Sequence[log.AnyEntry]) -> None:
        """Write down what happened; a table that is over needs no keeping."""
        with suppress(OSError):
            if table.status == "over":
                file.unlink(missing_ok=True)
                return
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with file.open("ab") as stream:
                stream.write(b"".join(log.encode(entry) + b"\n" for entry in entries))

    def tables(self) -> list[Path]:
        """The last one first."""
        with suppress(OSError):
            return sorted(self.folder.glob("*.log"), key=lambda file: -file.stat().st_mtime)
        return []

    def forget(self, name: str) -> None:
        with suppress(OSError):
            (self.folder / name).unlink(missing_ok=True)

    def table(self, file: Path) -> Table | None:
        """None where it cannot be gone on with: other rules, or a file that is damaged."""
        try:
            rows = file.read_bytes().split(b"\n")[:-1]  # a line without an end was never written wholly
            return Table.rebuild([log.decode(row) for row in rows])
        except Exception:
            return None
