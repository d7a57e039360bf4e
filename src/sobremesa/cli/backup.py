"""`sobremesa backup` and `sobremesa restore`: all that a server keeps, into a file and back."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import Refusal
from ..i18n import say
from ..server.safekeeping import back_up, bring_back, settings_or_why


def backup(language: str, file: Path, force: bool) -> int | Refusal:
    settings = settings_or_why()
    if isinstance(settings, Refusal):
        return settings
    rows = back_up(settings, file, force)
    if isinstance(rows, Refusal):
        return rows
    print(say(language, "house-backup", file=str(file), rows=rows, size=file.stat().st_size))
    return 0


def restore(language: str, file: Path, force: bool) -> int | Refusal:
    settings = settings_or_why()
    if isinstance(settings, Refusal):
        return settings
    counts = bring_back(settings, file, force)
    if isinstance(counts, Refusal):
        return counts
    print(say(language, "house-restored", file=str(file), entries=counts["logs"], guests=counts["guests"]))
    return 0
