"""Every game Sobremesa knows. A new game is a folder and a line here."""

from __future__ import annotations

from typing import Final

from ..core.errors import Refusal, refuse
from .coloretto import COLORETTO
from .game import Game
from .jackrabbits import JACKRABBITS
from .parade import PARADE

GAMES: Final[dict[str, Game]] = {game.name: game for game in (PARADE, COLORETTO, JACKRABBITS)}


def find(name: str) -> Game | Refusal:
    return GAMES.get(name) or refuse("unknown-game", game=name[:40], games=", ".join(GAMES))
