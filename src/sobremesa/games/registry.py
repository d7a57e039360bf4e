"""Every game Sobremesa knows. A new game is a folder and a line here."""

from __future__ import annotations

from typing import Final

from ..core.errors import Refusal, refuse
from .coloretto import COLORETTO
from .game import Game
from .jackrabbits import JACKRABBITS
from .parade import PARADE

GAMES: Final[dict[str, Game]] = {game.name: game for game in (PARADE, COLORETTO, JACKRABBITS)}


def find_version(name: str, version: str) -> Game | Refusal:
    """A game as it was when this version of its rules was written down."""
    game = find(name)
    if isinstance(game, Refusal):
        return game
    return game.of_version(version) or refuse("record-rules", version=version[:40], known=game.version)


def find(name: str) -> Game | Refusal:
    return GAMES.get(name) or refuse("unknown-game", game=name[:40], games=", ".join(GAMES))
