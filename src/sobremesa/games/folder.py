"""A game is a folder: what it has besides its rules lies there, in modules found by their names. Nothing outside lists games.

`terminal`  class `Renderer`: how it is drawn in a terminal (see `sobremesa.terminal.renderers`); without it, a plain table;
            class `Arranger`, where something is arranged before the deal (see `sobremesa.terminal.arranging`)
`scene`     class `Scene`: how it fills the whole screen of a terminal (see `sobremesa.terminal.scenes`); without it, what the renderer draws
`lens`      `LENS`: where its cards lie and whose they are (see `sobremesa.games.lens`), for the tests of its secrets
`golden`    `table(view)` and `seat(view, seat)`: a position on one line, for its golden files; `OPTIONS` that keep them short
`requests`  `REQUESTS`: what it answers over HTTP besides playing (see `sobremesa.games.requests`)
`commands`  `COMMANDS`: functions that become commands of `sobremesa`
`endings`   `endings(states)`: how each of many finished games ended, in a word, for the lab; sentences `<game>-ending-<word>`
`counted`   `counted(states)`: numbers of each of many finished games by name, for the lab; sentences `<game>-counted-<name>`
`used`      `used(states)`: in how many of many finished games each place of its board was of use, for the fairness meter
`puzzles.json`  positions with one right answer (see `sobremesa.games.puzzle`)
`i18n/`     its sentences, `<language>/*.ftl`
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from .game import Game
from .puzzle import FILE, Puzzle, read_puzzles


def part(game: Game, name: str) -> ModuleType | None:
    """The module of this name in the game's folder, if there is one."""
    full = f"{game.package}.{name}"
    return import_module(full) if find_spec(full) else None


def home(game: Game) -> Path:
    """Where its folder is."""
    return Path(import_module(game.package).__path__[0])


def sentences(game: Game) -> Path:
    """The folder of its sentences."""
    return home(game) / "i18n"


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Those that were found with the rules as they are now."""
    return tuple(one for one in read_puzzles(home(game) / FILE) if one.version == game.version)
