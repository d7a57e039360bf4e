"""How each game is drawn. A new game adds a module here and a line to `RENDERERS`; nothing else of the terminal knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from ..screen import Screen
from .coloretto import ColorettoRenderer
from .jackrabbits import JackrabbitsRenderer
from .parade import ParadeRenderer


class Renderer(Protocol):
    """Draws what a seat's view holds, and nothing else. `names` are the seats' names."""

    untold: frozenset[str]  # events that go without saying
    verdict: frozenset[str]  # events told after the score has been explained
    unasked: frozenset[
        str
    ]  # moves, by the word of their notation, that are made without asking where there is no other

    def __init__(self, screen: Screen, names: Sequence[str], seat: int) -> None: ...

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


RENDERERS: Final[dict[str, type[Renderer]]] = {
    "parade": ParadeRenderer,
    "coloretto": ColorettoRenderer,
    "jackrabbits": JackrabbitsRenderer,
}
