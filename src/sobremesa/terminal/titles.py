"""What games are called."""

from __future__ import annotations

from ..i18n import has, say


def game_title(language: str, game: str) -> str:
    id = f"{game}-name"
    return say(language, id) if has(language, id) else game.capitalize()
