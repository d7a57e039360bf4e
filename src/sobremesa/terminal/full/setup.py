"""Opening a table: how many play, how good the bots are, and what the game lets one choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from msgspec import structs
from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, Label, Select, Static

from ...core.errors import Refusal
from ...games.game import Game
from ...i18n import reason, say
from ...table.log import Clock
from ..titles import game_title
from .clocks import CLOCKS, ENDS, clock_words
from .doors import Wish
from .fields import Field, fields_of, value_words

if TYPE_CHECKING:
    from .app import Full


class Tick(Checkbox):
    """On is a cross, off is none: not by colour alone."""

    def __init__(self, label: str, value: bool, id: str) -> None:
        super().__init__(label, value, id=id, compact=True)
        self.draw()

    def watch_value(self) -> None:
        self.draw()
        super().watch_value()

    def draw(self) -> None:
        self.BUTTON_INNER = "X" if self.value else " "


class Setup(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "app.pop_screen", "")]

    def __init__(self, game: Game, friends: int) -> None:
        super().__init__()
        self.game, self.friends = game, friends
        self.fields = list(fields_of(game))

    @property
    def full(self) -> Full:
        return cast("Full", self.app)

    def say(self, id: str, **facts: Any) -> str:
        return say(self.full.language, id, **facts)

    # ---- the form ------------------------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(Text(game_title(self.full.language, self.game.name), "bold"), id="title")
        with VerticalScroll(id="form", can_focus=False):
            with Horizontal(classes="row"):
                yield Button(self.say("new-create"), id="open", variant="primary")
                yield Static(id="said")
            yield from self.usual()
            for field in self.fields:
                yield from self.asked(field)
        yield Static(Text(f" Tab  Enter  Esc · {self.say('terminal-full-form')}"), id="keys")

    def usual(self) -> Iterator[Widget]:
        yield from self.row("terminal-full-name", Input(self.full.doors.kept("name"), id="name", compact=True))
        if self.friends:
            kept = self.full.doors.kept("server")
            yield from self.row("terminal-full-server", Input(kept, placeholder="https://…", id="server", compact=True))
        counts = self.game.player_counts()
        usual = 3 if 3 in counts else counts[0]
        least, most = self.game.seats
        yield from self.row("terminal-full-players", choosing("players", range(least, most + 1), usual))
        if self.friends:
            yield from self.row("seat-friend", choosing("friends", range(1, most), 1))
        levels = [(self.say(f"level-{one}"), one) for one in self.full.doors.levels]
        level = self.full.doors.kept("level") or levels[0][1]
        yield from self.row("level", Select(levels, value=level, allow_blank=False, id="level", compact=True))
        if len(self.game.matches) > 1:
            lengths = [(self.say("match-length-value", games=one), one) for one in self.game.matches]
            yield from self.row("match-length", Select(lengths, value=1, allow_blank=False, id="games", compact=True))
        if self.friends:
            yield from self.timed()

    def timed(self) -> Iterator[Widget]:
        """Among people there may be a clock; what happens when it has run out is asked where there is one."""
        clocks = [(clock_words(self.full.language, one), one) for one in CLOCKS]
        none = (self.say("clock-kind-none"), None)
        yield from self.row(
            "clock-title", Select([none, *clocks], value=None, allow_blank=False, id="clock", compact=True)
        )
        ends = [(self.say(f"clock-end-{one}"), one) for one in ENDS]
        ending = Select(ends, value=ENDS[0], allow_blank=False, id="clock-end", compact=True)
        yield Horizontal(Label(self.say("clock-end")), ending, classes="row", id="when-over")

    def row(self, id: str, widget: Widget) -> Iterator[Widget]:
        yield Horizontal(Label(self.say(id)), widget, classes="row")

    def asked(self, field: Field) -> Iterator[Widget]:
        title = f"{self.game.name}-option-{field.name}"
        if not field.values:
            yield Tick(self.say(title), field.initial, id=f"option-{field.name}")
            return
        values = [(value_words(self.full.language, self.game, field, one), one) for one in field.values]
        chosen = Select(values, value=field.initial, allow_blank=False, id=f"option-{field.name}", compact=True)
        yield from self.row(title, chosen)

    def on_mount(self) -> None:
        self.query_one("#open", Button).focus()
        self.show_what_is_asked()

    @on(Select.Changed, "#clock")
    def show_what_is_asked(self) -> None:
        for row in self.query("#when-over"):
            row.display = self.value("clock") is not None

    # ---- opening -------------------------------------------------------------------------------------------------------------------------

    def value(self, id: str, otherwise: Any = None) -> Any:
        found = self.query(f"#{id}")
        return cast(Any, found.first()).value if found else otherwise

    def wish(self) -> Wish:
        options = {one.name: self.value(f"option-{one.name}") for one in self.fields}
        chosen = {one.name: options[one.name] for one in self.fields if options[one.name] != one.initial}
        players = self.value("players")
        return Wish(
            game=self.game.name,
            players=players,
            level=self.value("level"),
            friends=min(self.value("friends", 0), players - 1),
            server=self.value("server", "").strip(),
            games=self.value("games", 1),
            options=chosen,
            clock=self.clock(),
        )

    def clock(self) -> Clock | None:
        clock: Clock | None = self.value("clock")
        return clock and structs.replace(clock, end=self.value("clock-end"))

    @work(exclusive=True, group="open")
    async def on_button_pressed(self) -> None:
        wish = self.wish()
        if refused := self.why_not(wish):
            self.tell(refused)
            return
        for name in ("name", "level", *(["server"] if self.friends else [])):
            self.full.doors.keep(name, str(self.value(name)))
        self.tell(self.say("table-laying"))
        place = await self.full.doors.open(wish, self.full.language)
        if isinstance(place, str):
            self.tell(place)
        else:
            self.full.switch_screen_to(place)

    def why_not(self, wish: Wish) -> str:
        if self.friends and not wish.server:
            return self.say("terminal-full-no-server")
        options = self.game.read_options(wish.options)
        refusal = options if isinstance(options, Refusal) else self.game.refusal(wish.players, options)
        return reason(self.full.language, refusal, self.game) if refusal else ""

    def tell(self, text: str) -> None:
        self.query_one("#said", Static).update(Text(text, "bold"))


def choosing(id: str, numbers: Sequence[int], usual: int) -> Select[int]:
    return Select([(str(one), one) for one in numbers], value=usual, allow_blank=False, id=id, compact=True)
