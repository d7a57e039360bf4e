"""A table of Coloretto on the whole screen: rows with what the chosen move would change, and everybody's colours with their points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from ...i18n import listing
from ...screen.canvas import Canvas, Offer, Room
from .preview import DrawPreview, NamePreview, PlacePreview, Preview, TakePreview
from .terminal import Renderer
from .terminal.cards import chip, chips, spoken
from .view import ColorettoMove, ColorettoView, Row

TALL: Final = 24  # lines of room, from which rows stand apart


class Scene:
    untold = Renderer.untold
    unasked = Renderer.unasked

    def __init__(self, canvas: Canvas, names: Sequence[str], seat: int) -> None:
        self.screen, self.names, self.seat = canvas, names, seat
        self.renderer = Renderer(canvas, names, seat)

    # ---- whose turn ----------------------------------------------------------------------------------------------------------------------

    def status(self, view: ColorettoView) -> str:
        say = self.screen.say
        if view.phase == "over":
            return say("coloretto-status-over")
        if view.phase == "name":
            return self.naming(view)
        if not view.moves:
            return self.waiting(view)
        if view.drawn is not None:
            return say("coloretto-status-place", card=spoken(self.screen, view.drawn))
        kinds = {type(move.preview) for move in view.moves}
        forced = "draw" if kinds == {DrawPreview} else "take" if kinds == {TakePreview} else "turn"
        return say(f"coloretto-status-{forced}")

    def naming(self, view: ColorettoView) -> str:
        if view.moves:
            return self.screen.say("coloretto-status-name", count=view.unnamed[self.seat])
        waited = listing(self.screen.language, (self.names[seat] for seat in view.owes))
        return self.screen.say("coloretto-status-name-wait", seats=waited)

    def waiting(self, view: ColorettoView) -> str:
        seat = self.names[view.actor]
        if view.drawn is not None:
            return self.screen.say("coloretto-status-wait-place", seat=seat, card=spoken(self.screen, view.drawn))
        out = self.seat >= 0 and view.out[self.seat]
        return self.screen.say("coloretto-status-out" if out else "coloretto-status-wait", seat=seat)

    # ---- the table -----------------------------------------------------------------------------------------------------------------------

    def table(self, view: ColorettoView, chosen: Offer | None, room: Room) -> RenderableType:
        first = chosen.actions[0] if chosen else None
        preview = next((move.preview for move in view.moves if move.action == first), None)
        return Group(*self.parts(view, preview, room.height >= TALL))

    def parts(self, view: ColorettoView, preview: Preview | None, tall: bool) -> Iterator[RenderableType]:
        if view.last_round and view.phase in ("turn", "place"):
            yield Text(
                f"{self.screen.say('coloretto-last-title')} {self.screen.say('coloretto-last-text')}", "bold reverse"
            )
        yield Text(self.screen.say("terminal-coloretto-deck", deck=view.deck, sure=view.before_last), "bold")
        if view.drawn is not None:
            said = self.screen.say("coloretto-drawn", card=spoken(self.screen, view.drawn))
            yield Text.assemble(said, "  ", chip(self.screen, view.drawn))
        if view.phase in ("turn", "place"):
            for number, row in enumerate(view.rows):
                yield from self.row(view, number, row, preview)
                if tall:
                    yield Text()
        self.renderer.draw_sheet(view)
        yield self.screen.taken()

    def row(self, view: ColorettoView, number: int, row: Row, preview: Preview | None) -> Iterator[Text]:
        """A click on it is a click on its move; `▸` is where the chosen one goes."""
        text = self.renderer.row_drawn(number + 1, row)
        picked = isinstance(preview, PlacePreview | TakePreview) and preview.row == number
        if picked and isinstance(preview, PlacePreview) and view.drawn is not None:
            text = Text.assemble(text, "  + ", chips(self.screen, [view.drawn]))
        text = Text.assemble(("▸" if picked else " ", "bold"), text)
        action = next((move.action for move in view.moves if row_of(move) == number), None)
        if action is not None:
            text.stylize(Style.from_meta({"action": action}))
        yield text

    # ---- what can be done ----------------------------------------------------------------------------------------------------------------

    def offers(self, view: ColorettoView) -> list[Offer]:
        best = [self.best(view)] if view.naming and len(view.naming.colours) > 1 else []
        return [*best, *(self.offer(view, move) for move in view.moves)]

    def best(self, view: ColorettoView) -> Offer:
        """All jokers at once, as they bring most."""
        assert view.naming is not None
        action = {move.preview.colour: move.action for move in view.moves if isinstance(move.preview, NamePreview)}
        cards = self.renderer.list_cards(view.naming.colours)
        said = self.screen.say("coloretto-name-best", points=view.naming.points, cards=cards).replace("**", "")
        return Offer(Text(f" {said}"), tuple(action[colour] for colour in view.naming.colours))

    def offer(self, view: ColorettoView, move: ColorettoMove) -> Offer:
        label = Text(f" {self.renderer.named(move.preview)}  ")
        if isinstance(move.preview, TakePreview):
            label = Text.assemble(label, chips(self.screen, view.rows[move.preview.row].cards), "  ")
        mine = self.mine(move.preview)
        label.append(mine, "bold")
        return Offer(label, (move.action,), Text(self.renderer.consequence(view, move.preview)))

    def mine(self, preview: Preview) -> str:
        """What it does to one's own points."""
        if not isinstance(preview, PlacePreview | TakePreview) or preview.effects is None:
            return ""
        own = [one for one in preview.effects if one.seat == self.seat]
        return "".join(f"{one.before} → {one.after}" for one in own) if isinstance(preview, TakePreview) else ""

    def score(self, view: ColorettoView) -> RenderableType:
        self.renderer.score(view)
        return self.screen.taken()


def row_of(move: ColorettoMove) -> int | None:
    return move.preview.row if isinstance(move.preview, PlacePreview | TakePreview) else None
