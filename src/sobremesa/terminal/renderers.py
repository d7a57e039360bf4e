"""How a game is drawn: by the renderer of its own folder, or plainly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..games.folder import part
from ..games.game import Game
from ..screen import Screen
from .any_game import PlainRenderer


class Renderer(Protocol):
    """Draws what a seat's view holds, and nothing else. A game's own is made of the screen, the seats' names, and the seat it draws for."""

    untold: frozenset[str]  # events that go without saying
    verdict: frozenset[str]  # events told after the score has been explained
    unasked: frozenset[
        str
    ]  # moves, by the word of their notation, that are made without asking where there is no other

    def table(self, view: Any) -> None:
        """All that lies open, and whose turn it is."""
        ...

    def choices(self, view: Any) -> None:
        """The moves of `view.moves`, numbered from 1, each with what it would do."""
        ...

    def score(self, view: Any) -> None:
        """The points as if it ended now, and why."""
        ...

    def rules(self) -> None: ...

    def spelled(self, notation: str) -> str:
        """A move as it is shown here: with the letters that this language prints on the cards."""
        ...

    def heard(self, typed: str) -> str:
        """The same, back: what somebody typed, as records write it."""
        ...


def renderer_of(game: Game, screen: Screen, names: Sequence[str], seat: int) -> Renderer:
    """The game's own, `terminal.Renderer` in its folder; else the plain one."""
    own = part(game, "terminal")
    return own.Renderer(screen, names, seat) if own else PlainRenderer(game, screen, names, seat)
