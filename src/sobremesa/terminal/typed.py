"""What somebody may type besides a move: words of their own language, or the English ones."""

from __future__ import annotations

from typing import Final, Literal

from ..i18n import FALLBACK, say

Command = Literal["help", "rules", "score", "undo", "look", "resign", "ready", "quit"]
COMMANDS: Final[tuple[Command, ...]] = (
    "help",
    "rules",
    "score",
    "undo",
    "look",
    "resign",
    "quit",
)  # in the middle of a game

ALL: Final[tuple[Command, ...]] = (*COMMANDS, "ready")


def words(language: str, command: Command) -> list[str]:
    """The first is the one we show."""
    return [word.strip() for word in say(language, f"terminal-word-{command}").split(",")]


def command(language: str, text: str) -> Command | None:
    typed = text.casefold()
    for one in ALL:
        if typed in words(language, one) or typed in words(FALLBACK, one):
            return one
    return None
