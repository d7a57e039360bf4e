"""A table of Parade on the whole screen: cards grow with the room, and those that would leave are marked before a card is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...i18n import listing
from ...screen import Screen
from ...screen.canvas import Canvas, Offer, Room
from .notation import write_card
from .preview import DiscardPreview, Pair, PlayPreview
from .rules import COLOURS, colour_of, value_of
from .score import ColourScore
from .terminal import Renderer
from .terminal.cards import INKS, PICTURES, chip, spelled, suit
from .view import ParadeMove, ParadeView

CARD: Final = 7  # columns of a card, with the gap after it
HIGH: Final = 3  # lines of a card, where there is room
OTHERS: Final = 6  # lines of titles and legends
MARKS: Final = {"colour": "↑=", "value": "↑≤", "both": "↑=≤"}


class Scene:
    untold = Renderer.untold
    unasked = Renderer.unasked

    def __init__(self, canvas: Canvas, names: Sequence[str], seat: int) -> None:
        self.screen, self.names, self.seat = canvas, names, seat
        self.renderer = Renderer(canvas, names, seat)

    # ---- whose turn ----------------------------------------------------------------------------------------------------------------------

    def status(self, view: ParadeView) -> str:
        say = self.screen.say
        if view.phase == "over":
            return say("parade-status-over")
        if view.phase == "discard":
            waited = listing(self.screen.language, (self.names[seat] for seat in view.owes))
            return (
                say("parade-status-discard", left=view.discards_left)
                if view.moves
                else say("parade-status-discard-wait", seats=waited)
            )
        last = "-last" if view.phase == "last" else ""
        return (
            say(f"parade-status{last or '-play'}")
            if view.moves
            else say(f"parade-status-wait{last}", seat=self.names[view.actor])
        )

    # ---- the table -----------------------------------------------------------------------------------------------------------------------

    def table(self, view: ParadeView, chosen: Offer | None, room: Room) -> RenderableType:
        move = self.move_of(view, chosen)
        return Group(*self.parts(view, move, room.width, self.lines(view, room.width, move) <= room.height))

    def lines(self, view: ParadeView, width: int, move: ParadeMove | None) -> int:
        """How many there are where a card is three lines high, with marks below."""
        line = -(-len(view.line) // max(1, width // CARD)) * (HIGH + 1)
        return line + view.players + OTHERS + (HIGH + 2 if not view.moves else 0)

    def move_of(self, view: ParadeView, chosen: Offer | None) -> ParadeMove | None:
        first = chosen.actions[0] if chosen else None
        return next((move for move in view.moves if move.action == first), None)

    def parts(self, view: ParadeView, move: ParadeMove | None, width: int, tall: bool) -> Iterator[RenderableType]:
        self.renderer.last_round(view)
        yield self.screen.taken()
        head = self.screen.say("terminal-parade-line", count=len(view.line), pile=view.pile)
        yield Text(head, "bold")
        yield from self.line(view, move, width, tall)
        if tall:
            yield Text()
        yield self.sheet(view)
        yield Text(self.screen.say("terminal-parade-sheet-legend"), "dim")
        if view.hand and not view.moves:
            yield Text(self.screen.say("terminal-full-hand"), "bold")
            yield from rows(self.screen, view.hand, {}, width, tall)

    def line(self, view: ParadeView, move: ParadeMove | None, width: int, tall: bool) -> Iterator[Text]:
        preview = move.preview if move else None
        leaving = preview.leave if isinstance(preview, PlayPreview) else []
        marks = {gone.card: MARKS[gone.why] for gone in leaving}
        say = self.screen.say
        yield Text(f"{say('terminal-parade-front')} →", "dim")
        yield from rows(self.screen, view.line, marks, width, tall)

    # ---- what lies before everybody ------------------------------------------------------------------------------------------------------

    def sheet(self, view: ParadeView) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1))
        grid.add_column(Text(self.screen.say("terminal-parade-before"), style="bold"), max_width=14, no_wrap=True)
        for colour in range(COLOURS):
            grid.add_column(suit(self.screen, colour), max_width=12)
        grid.add_column(Text(self.screen.say("terminal-parade-points"), style="bold"), justify="right", no_wrap=True)
        for seat in range(view.players):
            score = view.sheet.seats[seat]
            cells = [self.cell(view, seat, colour, score.colours[colour]) for colour in range(COLOURS)]
            name = Text(self.names[seat], "bold" if seat == self.seat else "")
            grid.add_row(name, *cells, Text(f"{'*' if score.rank == 0 else ''}{score.points}", "bold"))
        return grid

    def cell(self, view: ParadeView, seat: int, colour: int, score: ColourScore) -> Text:
        """The values and what they cost, in one line: `9 4 =13`, or `↓2` face down."""
        if not score.cards:
            return Text("·", style="dim")
        values = sorted((value_of(c) for c in view.before[seat] if colour_of(c) == colour), reverse=True)
        cost = (f"↓{score.points}", "italic bold") if score.flipped else (f"={score.points}", "bold")
        return Text.assemble((" ".join(map(str, values)), "dim" if score.flipped else ""), " ", cost)

    # ---- what can be done ----------------------------------------------------------------------------------------------------------------

    def offers(self, view: ParadeView) -> list[Offer]:
        if view.pairs and view.discards_left == len(view.pairs[0].discard) > 1:
            return [self.pair(view, one) for one in view.pairs]
        return [self.offer(move) for move in view.moves]

    def pair(self, view: ParadeView, pair: Pair) -> Offer:
        action = {move.card: move.action for move in view.moves}
        away, keep = (Text(" ").join(chip(self.screen, card) for card in cards) for cards in (pair.discard, pair.keep))
        said = self.screen.say("terminal-parade-pair", discard="\0", keep="\1", points=pair.points)
        return Offer(filled(said, {"\0": away, "\1": keep}), tuple(action[card] for card in pair.discard))

    def offer(self, move: ParadeMove) -> Offer:
        label = Text.assemble(" ", padded(chip(self.screen, move.card)), "  ")
        if isinstance(move.preview, DiscardPreview):
            return Offer(label, (move.action,))
        takes, change = self.renderer.consequence(move.preview)
        label = Text.assemble(label, padded(change, 9), takes)
        return Offer(label, (move.action,), Text(self.renderer.consequence_spoken(move.preview)))

    def score(self, view: ParadeView) -> RenderableType:
        self.renderer.score(view)
        return self.screen.taken()


# ---- cards in rows -------------------------------------------------------------------------------------------------------------------------


def rows(
    screen: Screen,
    cards: Sequence[int],
    marks: Mapping[int, str],
    width: int,
    tall: bool,
) -> Iterator[Text]:
    """As many cards a line as there is room for; below each what would become of it."""
    per = max(1, width // CARD)
    for first in range(0, len(cards), per):
        some = cards[first : first + per]
        for layer in range(HIGH) if tall else (1,):
            yield Text(" ").join(block(screen, card, layer) for card in some)
        below = [marks.get(card, "") for card in some]
        if any(below):
            yield Text(" ").join(Text(mark.center(CARD - 1), "bold") for mark in below)


def block(screen: Screen, card: int, layer: int) -> Text:
    """A line of a card."""
    letters = f"{spelled(screen, write_card(card))}{PICTURES[colour_of(card)]}" if layer == 1 else ""
    return Text(letters.center(CARD - 1).replace(" ", "\N{NO-BREAK SPACE}"), style=INKS[colour_of(card)])


def padded(text: Text, width: int = CARD) -> Text:
    return Text.assemble(text, " " * max(0, width - text.cell_len))


def filled(said: str, parts: Mapping[str, Text]) -> Text:
    """A sentence with cards drawn where they are named."""
    text = Text(" ")
    for letter in said:
        text.append_text(parts.get(letter) or Text(letter))
    return text
