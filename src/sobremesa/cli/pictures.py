"""Charts as files. One of ours may be drawn anew; nothing else is written over."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import Refusal, refuse
from ..lab.plot import SIGNATURE

LOOKED_AT = 300  # bytes: our name stands in the first line


def why_not_picture(file: Path) -> Refusal | None:
    """Asked before the work."""
    if not file.parent.is_dir():
        return refuse("file-no-folder", file=str(file.parent))
    if not file.exists():
        return None
    try:
        with file.open("rb") as stream:
            is_ours = SIGNATURE.encode() in stream.read(LOOKED_AT)
    except OSError:
        is_ours = False
    return None if is_ours else refuse("file-exists", file=str(file))


def save_picture(file: Path, svg: str) -> Refusal | None:
    try:
        file.write_text(svg, "utf-8", newline="\n")
    except OSError:
        return refuse("file-unwritable", file=str(file))
    return None
