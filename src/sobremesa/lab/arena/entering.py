"""Who may enter: levels by name, Python files by path."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ...bots import LEVELS
from ...core.errors import Refusal, refuse
from ..entrants import Entrant, Limits
from .plan import Bot

MOST_BOTS: Final = 12


def read_bots(texts: Sequence[str]) -> list[Bot] | Refusal:
    bots: list[Bot] = []
    for text in texts:
        bot = read_bot(text)
        if isinstance(bot, Refusal):
            return bot
        if bot.name in (one.name for one in bots):
            return refuse("arena-twice", name=bot.name)
        bots.append(bot)
    return bots if 2 <= len(bots) <= MOST_BOTS else refuse("arena-bots", count=len(bots), most=MOST_BOTS)


def read_bot(text: str) -> Bot | Refusal:
    if text in LEVELS:
        return Bot(text)
    if not text.endswith(".py"):
        return refuse("arena-unknown-bot", name=text[:80], levels=", ".join(LEVELS))
    try:
        return Bot(Path(text).stem, text, hashlib.sha256(Path(text).read_bytes()).hexdigest()[:16])
    except FileNotFoundError:
        return refuse("file-missing", file=text)
    except (OSError, ValueError):
        return refuse("file-unreadable", file=text)


def admitted(bots: Sequence[Bot], limits: Limits) -> dict[int, Entrant]:
    """The files among them, by their number."""
    return {number: Entrant(Path(bot.file), limits) for number, bot in enumerate(bots) if bot.file}
