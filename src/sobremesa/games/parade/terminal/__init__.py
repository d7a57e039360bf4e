"""A table of Parade, drawn in eighty columns or told in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ....i18n import listing
from ....screen import Screen
from ..preview import DiscardPreview, PlayPreview
from ..rules import COLOURS, colour_of, value_of
from ..score import ColourScore
from ..view import ParadeView
from .cards import chip, chips, colour_name, heard, spelled, spoken, suit


class Renderer:
    untold = frozenset(
        {"parade-drew", "parade-scored"}
    )  # everybody draws after every turn; the score is explained at length
    verdict = frozenset({"parade-won"})
    unasked: frozenset[str] = frozenset()

    def __init__(self, screen: Screen, names: Sequence[str], seat: int) -> None:
        self.screen = screen
        self.names = names
        self.seat = seat

    # ---- the table -----------------------------------------------------------------------------------------------------------------------

    def table(self, view: ParadeView) -> None:
        self.last_round(view)
        if self.screen.plain:
            self.speak_line(view)
            self.speak_collections(view)
        else:
            self.draw_line(view)
            self.draw_sheet(view)

    def last_round(self, view: ParadeView) -> None:
        if view.last_round and view.phase in ("play", "last"):
            by = self.names[view.last_round.by]
            left = view.last_round.left
            self.screen.tell("terminal-parade-last", "bold reverse", by=by, why=view.last_round.why, left=left)

    def draw_line(self, view: ParadeView) -> None:
        self.screen.tell("terminal-parade-line", "bold", count=len(view.line), pile=view.pile)
        ends = self.screen.say("terminal-parade-front"), self.screen.say("terminal-parade-back")
        line = Text.assemble((ends[0] + " ", "dim"), chips(self.screen, view.line), (" " + ends[1], "dim"))
        self.screen.show(Padding(line, (0, 0, 1, 1)))

    def speak_line(self, view: ParadeView) -> None:
        self.screen.tell("terminal-parade-line-spoken", count=len(view.line), cards=self.list_cards(view.line))
        self.screen.tell("terminal-parade-pile", pile=view.pile)

    def list_cards(self, cards: Sequence[int]) -> str:
        if not cards:
            return self.screen.say("terminal-parade-none")
        return ", ".join(spoken(self.screen, card) for card in cards)

    # ---- what lies before everybody ------------------------------------------------------------------------------------------------------

    def draw_sheet(self, view: ParadeView) -> None:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1), expand=False)
        grid.add_column(Text(self.screen.say("terminal-parade-before"), style="bold"), max_width=14, overflow="fold")
        for colour in range(COLOURS):
            grid.add_column(suit(self.screen, colour), max_width=9)
        grid.add_column(Text(self.screen.say("terminal-parade-points"), style="bold"), justify="right")
        for seat in range(view.players):
            grid.add_row(*self.sheet_row(view, seat))
        self.screen.show(grid)
        self.screen.tell("terminal-parade-sheet-legend", "dim")
        self.screen.write()

    def sheet_row(self, view: ParadeView, seat: int) -> list[Text]:
        score = view.sheet.seats[seat]
        cells = [self.cell(view, seat, colour, score.colours[colour]) for colour in range(COLOURS)]
        mark = "bold" if seat == self.seat else ""
        lead = "*" if score.rank == 0 else ""
        return [Text(self.names[seat], style=mark), *cells, Text(f"{lead}{score.points}", style="bold")]

    def cell(self, view: ParadeView, seat: int, colour: int, score: ColourScore) -> Text:
        """The values, and below them what they cost: `↓3` face down, `=17` as printed."""
        if not score.cards:
            return Text("·", style="dim")
        values = sorted((value_of(c) for c in view.before[seat] if colour_of(c) == colour), reverse=True)
        down = "↓" if self.screen.has_symbols else "v"
        cost = Text(f"{down}{score.points}", style="italic") if score.flipped else Text(f"={score.points}")
        return Text.assemble((" ".join(map(str, values)), "dim" if score.flipped else ""), "\n", cost)

    def speak_collections(self, view: ParadeView) -> None:
        for seat, name in enumerate(self.names):
            cards = self.list_cards(view.before[seat])
            self.screen.tell(
                "terminal-parade-before-spoken", seat=name, cards=cards, points=view.sheet.seats[seat].points
            )

    # ---- choices -------------------------------------------------------------------------------------------------------------------------

    def choices(self, view: ParadeView) -> None:
        discarding = view.phase == "discard"
        self.screen.tell(
            "terminal-parade-discard" if discarding else "terminal-parade-hand", "bold", left=view.discards_left
        )
        if self.screen.plain:
            for number, move in enumerate(view.moves, 1):
                self.screen.write(
                    f"{number}: {spoken(self.screen, move.card)}. {self.consequence_spoken(move.preview)}".rstrip()
                )
        else:
            self.draw_choices(view)
        if discarding:
            self.pairs(view)

    def draw_choices(self, view: ParadeView) -> None:
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", no_wrap=True)
        for number, move in enumerate(view.moves, 1):
            grid.add_row(str(number), chip(self.screen, move.card), *self.consequence(move.preview))
        self.screen.show(grid)
        if any(isinstance(move.preview, PlayPreview) and move.preview.leave for move in view.moves):
            self.screen.tell("terminal-parade-why-legend", "dim")

    def consequence(self, preview: PlayPreview | DiscardPreview) -> list[Text]:
        if isinstance(preview, DiscardPreview):
            return [Text(), Text()]
        takes = self.takes(preview)
        if preview.triggers:
            takes.append("\n" + self.screen.say("terminal-parade-triggers", why=preview.triggers), "bold italic")
        return [takes, Text(self.screen.say("terminal-parade-change", before=preview.before, after=preview.after))]

    def takes(self, preview: PlayPreview) -> Text:
        if not preview.leave:
            return Text(self.screen.say("terminal-parade-takes-none"), style="dim")
        marks = (
            {"colour": "=", "value": "≤", "both": "=≤"}
            if self.screen.has_symbols
            else {"colour": "=", "value": "<", "both": "=<"}
        )
        cards = [Text.assemble(chip(self.screen, gone.card), (marks[gone.why], "dim")) for gone in preview.leave]
        return Text(" ").join(cards)

    def consequence_spoken(self, preview: PlayPreview | DiscardPreview) -> str:
        if isinstance(preview, DiscardPreview):
            return ""
        points = self.screen.say("terminal-parade-change-spoken", before=preview.before, after=preview.after)
        begins = self.screen.say("terminal-parade-triggers", why=preview.triggers) if preview.triggers else ""
        return " ".join(filter(None, [self.takes_spoken(preview), points, begins]))

    def takes_spoken(self, preview: PlayPreview) -> str:
        if not preview.leave:
            return self.screen.say("terminal-parade-takes-none-spoken")
        value = value_of(preview.card)
        taken = (
            self.screen.say("terminal-parade-leaves", card=spoken(self.screen, gone.card), why=gone.why, value=value)
            for gone in preview.leave
        )
        return self.screen.say(
            "terminal-parade-takes", count=len(preview.leave), cards=listing(self.screen.language, taken)
        )

    def pairs(self, view: ParadeView) -> None:
        for pair in view.pairs:
            away, keep = (self.pair_text(cards) for cards in (pair.discard, pair.keep))
            self.screen.tell("terminal-parade-pair", discard=away, keep=keep, points=pair.points)

    def pair_text(self, cards: Sequence[int]) -> str:
        if self.screen.plain:
            return listing(self.screen.language, (spoken(self.screen, card) for card in cards))
        return " ".join(chip(self.screen, card).plain.strip() for card in cards)

    # ---- the score, explained ------------------------------------------------------------------------------------------------------------

    def score(self, view: ParadeView) -> None:
        """Colour by colour (7), then the sums (8)."""
        self.screen.heading("terminal-parade-score-final" if view.sheet.final else "terminal-parade-score-now")
        self.screen.tell("terminal-parade-majority", "dim", lead=view.sheet.lead)
        for colour in range(COLOURS):
            self.score_colour(view, colour)
        self.sums(view)

    def score_colour(self, view: ParadeView, colour: int) -> None:
        held = [(seat, view.sheet.seats[seat].colours[colour]) for seat in range(view.players)]
        held = [(seat, score) for seat, score in held if score.cards]
        title = Text(colour_name(self.screen, colour).capitalize())
        head = title if self.screen.plain else Text.assemble(suit(self.screen, colour), " ", title)
        if not held:
            self.screen.show(Text.assemble(head, ": ", self.screen.say("terminal-parade-nobody")))
            return
        self.screen.show(head)
        for seat, score in held:
            values = sorted((value_of(c) for c in view.before[seat] if colour_of(c) == colour), reverse=True)
            id = "terminal-parade-flipped" if score.flipped else "terminal-parade-printed"
            sum_of = " + ".join(map(str, values))
            self.screen.write(
                "    "
                + self.screen.say(id, seat=self.names[seat], count=score.cards, values=sum_of, points=score.points)
            )

    def sums(self, view: ParadeView) -> None:
        for seat in sorted(range(view.players), key=lambda seat: view.sheet.seats[seat].rank):
            score = view.sheet.seats[seat]
            parts = " + ".join(str(colour.points) for colour in score.colours if colour.cards) or "0"
            style = "bold" if score.rank == 0 else ""
            self.screen.tell(
                "terminal-parade-sum",
                style,
                rank=score.rank + 1,
                seat=self.names[seat],
                sum=parts,
                points=score.points,
                count=score.cards,
            )

    def spelled(self, notation: str) -> str:
        return spelled(self.screen, notation)

    def heard(self, typed: str) -> str:
        return heard(self.screen, typed)

    def rules(self) -> None:
        self.screen.rules("parade")
        self.screen.tell("terminal-parade-typed")
