"""`sobremesa games`: what can be played."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ..games.registry import GAMES
from ..i18n import say
from ..terminal.titles import game_title


def games(language: str, as_json: bool) -> int:
    listed: list[dict[str, Any]] = [
        {
            "id": game.name,
            "version": game.version,
            "seats": {"min": game.seats[0], "max": game.seats[1]},
            "options": msgspec.json.schema(game.Options),
        }
        for game in GAMES.values()
    ]
    if as_json:
        print(json.dumps(listed, indent=2))
        return 0
    for game in listed:
        title = game_title(language, game["id"])
        print(
            say(language, "terminal-games-line", name=game["id"], game=title, version=game["version"], **game["seats"])
        )
    return 0
