"""Every game Sobremesa knows: those of this folder, a line each below, and those of installed packages, by their entry points."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ..core.errors import Refusal, refuse
from ..core.protocol import CONTRACT
from ..i18n import add_folder
from .coloretto import COLORETTO
from .folder import sentences
from .game import Game
from .jackrabbits import JACKRABBITS
from .parade import PARADE

GROUP: Final = "sobremesa.games"  # of entry points, each the `Game` of a package
NAME: Final = re.compile(r"[a-z][a-z0-9]{1,23}")
BUILT_IN: Final[tuple[Game, ...]] = (PARADE, COLORETTO, JACKRABBITS)
logger = logging.getLogger(__name__)


def with_installed(games: Iterable[Game], points: Iterable[EntryPoint]) -> dict[str, Game]:
    """These games and those of the entry points. A package that is broken is left out, and said so: the others are played as ever."""
    known = {game.name: game for game in games}
    for point in sorted(points, key=lambda point: (point.name, point.value)):
        try:
            game = checked(point.load(), known)
            add_folder(sentences(game))
            known[game.name] = game
        except Exception as error:
            logger.warning("the game %s (%s) is left out: %s", point.name, point.value, str(error) or repr(error))
    return known


def checked(game: object, known: dict[str, Game]) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"it should be a Game, and is {type(game).__name__}")
    if wrong := next(why_not(game, known), None):
        raise ValueError(wrong)
    return game


def why_not(game: Game, known: dict[str, Game]) -> Iterator[str]:
    if not NAME.fullmatch(game.name):
        yield f"{game.name!r} is no name of a game: small letters and digits"
    if game.name in known:
        yield f"there is a game {game.name} already, of {known[game.name].package}"
    if missing := [name for name in CONTRACT if not hasattr(game.rules, name)]:
        yield f"its rules lack {', '.join(missing)}"


GAMES: Final = with_installed(BUILT_IN, entry_points(group=GROUP))


def find_version(name: str, version: str) -> Game | Refusal:
    """A game as it was when this version of its rules was written down."""
    game = find(name)
    if isinstance(game, Refusal):
        return game
    return game.of_version(version) or refuse("record-rules", version=version[:40], known=game.version)


def find(name: str) -> Game | Refusal:
    return GAMES.get(name) or refuse("unknown-game", game=name[:40], games=", ".join(GAMES))
