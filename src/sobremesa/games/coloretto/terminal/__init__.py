"""A table of Coloretto, drawn in eighty columns or told in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from ....i18n import listing
from ....screen import Screen
from ..preview import DrawPreview, Effect, NamePreview, PlacePreview, Preview, TakePreview
from ..rules import COLOURS, JOKER, PLUS_TWO
from ..view import ColorettoView, ColourScore, Row
from .cards import chip, chips, heard, spelled, spoken


class Renderer:
    untold = frozenset({"coloretto-drew", "coloretto-scored"})  # where a card went says which one was drawn
    verdict = frozenset({"coloretto-won"})
    unasked: frozenset[str] = frozenset()

    def __init__(self, screen: Screen, names: Sequence[str], seat: int) -> None:
        self.screen = screen
        self.names = names
        self.seat = seat

    # ---- the table -----------------------------------------------------------------------------------------------------------------------

    def table(self, view: ColorettoView) -> None:
        if view.last_round and view.phase in ("turn", "place"):
            self.screen.write(self.screen.say("coloretto-last-title"), "bold reverse")
        self.screen.tell("terminal-coloretto-deck", "bold", deck=view.deck, sure=view.before_last)
        self.rows(view)
        if view.drawn is not None:
            self.drawn(view.drawn)
        if self.screen.plain:
            self.speak_collections(view)
        else:
            self.draw_sheet(view)

    def rows(self, view: ColorettoView) -> None:
        if view.phase not in ("turn", "place"):
            return
        for number, row in enumerate(view.rows, 1):
            if self.screen.plain:
                self.screen.write(self.row_spoken(number, row))
            else:
                self.screen.show(self.row_drawn(number, row))

    def row_spoken(self, number: int, row: Row) -> str:
        if row.taker is not None:
            return self.screen.say("coloretto-row-gone", row=number, seat=self.names[row.taker])
        if not row.cards:
            return self.screen.say("coloretto-row-bare", row=number, room=row.room)
        return self.screen.say(
            "coloretto-row-holds", row=number, count=len(row.cards), room=row.room, cards=self.list_cards(row.cards)
        )

    def row_drawn(self, number: int, row: Row) -> Text:
        head = Text(f" {number}  ", style="bold")
        if row.taker is not None:
            return Text.assemble(head, (self.screen.say("coloretto-row-of", seat=self.names[row.taker]), "dim italic"))
        free = self.screen.say("terminal-coloretto-free", count=row.room - len(row.cards))
        return Text.assemble(head, chips(self.screen, row.cards), ("  " if row.cards else "") + free, style="")

    def drawn(self, card: int) -> None:
        said = self.screen.say("coloretto-drawn", card=spoken(self.screen, card))
        self.screen.show(Text(said) if self.screen.plain else Text.assemble(said, "  ", chip(self.screen, card)))

    def list_cards(self, cards: Sequence[int]) -> str:
        return listing(self.screen.language, (spoken(self.screen, card) for card in cards))

    # ---- what lies before everybody ------------------------------------------------------------------------------------------------------

    def draw_sheet(self, view: ColorettoView) -> None:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1))
        grid.add_column("", max_width=14, overflow="fold")
        colours = [colour for colour in range(COLOURS) if colour not in view.gone]
        for card in (*colours, PLUS_TWO, JOKER):
            grid.add_column(chip(self.screen, card), justify="right")
        grid.add_column(Text(self.screen.say("coloretto-points"), style="bold"), justify="right")
        for seat in range(view.players):
            grid.add_row(*self.sheet_row(view, seat, colours))
        self.screen.show(grid)
        self.screen.tell("terminal-coloretto-legend", "dim")

    def sheet_row(self, view: ColorettoView, seat: int, colours: Sequence[int]) -> list[Text]:
        score = view.sheet.seats[seat]
        twos = Text(f"+{score.plus_points}") if score.plus_twos else Text("·", style="dim")
        jokers = Text(f"×{score.jokers}") if score.jokers else Text("·", style="dim")
        lead = "*" if score.rank == 0 else ""
        return [
            Text(self.names[seat], style="bold" if seat == self.seat else ""),
            *(self.cell(score.colours[colour]) for colour in colours),
            twos,
            jokers,
            Text(f"{lead}{score.points}", style="bold"),
        ]

    def cell(self, score: ColourScore) -> Text:
        """How many cards, and what they are worth: `3 +6`, `1 −1`."""
        if not score.cards:
            return Text("·", style="dim")
        mark = "*" if score.jokers else ""
        return Text.assemble((f"{score.cards}{mark} ", "dim"), (signed(score.points), "" if score.plus else "italic"))

    def speak_collections(self, view: ColorettoView) -> None:
        for seat, name in enumerate(self.names):
            held = [(card, n) for card, n in enumerate(view.held[seat]) if n]
            cards = listing(
                self.screen.language,
                (
                    self.screen.say("terminal-coloretto-colour", card=spoken(self.screen, card), count=n)
                    for card, n in held
                ),
            )
            points = view.sheet.seats[seat].points
            self.screen.tell("terminal-coloretto-seat", seat=name, points=points, cards=cards)

    # ---- choices -------------------------------------------------------------------------------------------------------------------------

    def choices(self, view: ColorettoView) -> None:
        if view.naming is not None:
            best = self.screen.say(
                "coloretto-name-best", points=view.naming.points, cards=self.list_cards(view.naming.colours)
            )
            self.screen.write(best.replace("**", ""), "bold")
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, style="dim")
        for number, move in enumerate(view.moves, 1):
            said, then = (
                f"{self.named(move.preview)} ({self.spelled(move.notation)})",
                self.consequence(view, move.preview),
            )
            if self.screen.plain:
                self.screen.write(f"{number}: {said}. {then}".rstrip())
            else:
                grid.add_row(str(number), said, then)
        if not self.screen.plain:
            self.screen.show(grid)

    def named(self, preview: Preview) -> str:
        row = preview.row + 1 if isinstance(preview, PlacePreview | TakePreview) else 0
        kinds = {DrawPreview: "draw", PlacePreview: "place", TakePreview: "take", NamePreview: "name"}
        card = spoken(self.screen, preview.colour) if isinstance(preview, NamePreview) else ""
        return self.screen.say("terminal-coloretto-move", kind=kinds[type(preview)], row=row, card=card)

    def consequence(self, view: ColorettoView, preview: Preview) -> str:
        if isinstance(preview, DrawPreview):
            return self.chances(view, preview)
        if isinstance(preview, NamePreview):
            best = f" ({self.screen.say('coloretto-name-bestmark')})" if preview.best else ""
            return self.screen.say("coloretto-end-points", points=preview.points) + best
        if preview.effects is None:
            return ""
        return ", ".join(self.effect(one) for one in sorted(preview.effects, key=lambda one: one.seat != self.seat))

    def effect(self, effect: Effect) -> str:
        name = self.names[effect.seat]
        return self.screen.say("coloretto-preview-effect", seat=name, before=effect.before, after=effect.after)

    def chances(self, view: ColorettoView, preview: DrawPreview) -> str:
        said = self.screen.say("coloretto-preview-last").replace("**", "") if preview.before_last == 0 else ""
        if preview.chances is None:
            return said
        now = view.sheet.seats[self.seat].points
        good = sum(chance.count for chance in preview.chances if chance.after > now)
        return f"{said} {self.screen.say('terminal-coloretto-chances', good=good, unseen=preview.unseen)}".strip()

    # ---- the score, explained ------------------------------------------------------------------------------------------------------------

    def score(self, view: ColorettoView) -> None:
        """Seat by seat: plus colours, minus colours, "+2" (7)."""
        self.screen.heading("coloretto-end-title" if view.sheet.final else "coloretto-sheet-now")
        self.screen.tell("coloretto-sheet-table", "dim", points=", ".join(map(str, view.sheet.table[1:])))
        for seat in sorted(range(view.players), key=lambda one: view.sheet.seats[one].rank):
            score = view.sheet.seats[seat]
            parts = [self.part(colour, one) for colour, one in enumerate(score.colours) if one.cards]
            if score.plus_twos:
                parts.append(f"{spoken(self.screen, PLUS_TWO)} × {score.plus_twos}: {signed(score.plus_points)}")
            style = "bold" if score.rank == 0 else ""
            cards = ", ".join(parts) or self.screen.say("coloretto-none")
            self.screen.tell("terminal-coloretto-seat", style, seat=self.names[seat], points=score.points, cards=cards)
        if any(score.jokers for score in view.sheet.seats):
            self.screen.tell("terminal-coloretto-legend", "dim")

    def part(self, colour: int, score: ColourScore) -> str:
        mark = "*" if score.jokers else ""
        return f"{spoken(self.screen, colour)} × {score.cards}{mark}: {signed(score.points)}"

    def spelled(self, notation: str) -> str:
        return spelled(self.screen, notation)

    def heard(self, typed: str) -> str:
        return heard(self.screen, typed)

    def rules(self) -> None:
        self.screen.rules("coloretto")


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
