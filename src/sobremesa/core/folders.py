"""Folders of ours outside the project: where they lie, and whether anything can be written there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


class Unwritable(OSError):
    """Nothing can be written into this folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder))
        self.folder = folder


def cache_home() -> Path:
    """The folder of all compiled code."""
    named = os.environ.get("SOBREMESA_CACHE")
    folder = Path(named) if named else Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache") / "sobremesa"
    try:
        return folder.expanduser()
    except RuntimeError:  # whoever we run as has no home
        raise Unwritable(folder) from None


def data_home() -> Path:
    """The folder of what is kept for whoever runs this."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share") / "sobremesa"
    try:
        return folder.expanduser()
    except RuntimeError:  # whoever we run as has no home
        return Path("sobremesa-data")


def writable(folder: Path, mode: int = 0o777) -> Path:
    """The folder, made where it is missing, and tried out: rights alone do not tell what a full or read-only disk will do."""
    try:
        folder.mkdir(mode, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        raise Unwritable(folder) from None
