"""How a game fills a screen: by the scene of its own folder, or with what its renderer draws line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from ..games.folder import part
from ..games.game import Game
from ..i18n import listing
from ..screen.canvas import Canvas, Offer, Room
from .renderers import renderer_of


class Scene(Protocol):
    """Draws what a seat's view holds. A game's own is made of a canvas, the seats' names, and the seat it draws for (-1: who watches)."""

    untold: frozenset[str]  # events that go without saying
    unasked: frozenset[
        str
    ]  # moves, by the word of their notation, that are made without asking where there is no other

    def status(self, view: Any) -> str:
        """Who is to do what."""
        ...

    def table(self, view: Any, chosen: Offer | None, room: Room) -> RenderableType:
        """All that lies open and the own hand, with what the chosen offer would change."""
        ...

    def offers(self, view: Any) -> list[Offer]: ...

    def score(self, view: Any) -> RenderableType:
        """The points and why, as if it ended now."""
        ...


def scene_of(game: Game, canvas: Canvas, names: Sequence[str], seat: int) -> Scene:
    """The game's own, `scene.Scene` in its folder; else one for any game."""
    own = part(game, "scene")
    return own.Scene(canvas, names, seat) if own else AnyScene(game, canvas, names, seat)


class AnyScene:
    """A game without a scene: the table as its renderer draws it, moves by their notation and what they would do."""

    def __init__(self, game: Game, canvas: Canvas, names: Sequence[str], seat: int) -> None:
        self.game, self.canvas = game, canvas
        self.names = list(names)
        self.renderer = renderer_of(game, canvas, names, max(seat, 0))
        self.untold, self.unasked = self.renderer.untold, self.renderer.unasked

    def status(self, view: Any) -> str:
        if view.moves:
            return self.canvas.say("plain-yours")
        waited = listing(self.canvas.language, (self.names[seat] for seat in view.owes))
        return self.canvas.say("plain-wait", seats=waited) if waited else self.canvas.say("plain-over")

    def table(self, view: Any, chosen: Offer | None, room: Room) -> RenderableType:
        self.canvas.resize(room.width)
        self.renderer.table(view)
        return self.canvas.taken()

    def offers(self, view: Any) -> list[Offer]:
        say = getattr(self.renderer, "move", lambda move: self.renderer.spelled(move.notation))
        return [Offer(Text(say(move)), (move.action,)) for move in view.moves]

    def score(self, view: Any) -> RenderableType:
        self.renderer.score(view)
        return self.canvas.taken()
