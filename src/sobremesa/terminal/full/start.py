"""The first screen: tables to go on at, games to begin, a link to follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...games.game import Game
from ...games.registry import GAMES
from ...i18n import has, say
from ..titles import game_title
from .doors import Running
from .place import Place
from .reading import Reading, keys_text
from .saying import Asking
from .setup import Setup

if TYPE_CHECKING:
    from .app import Full

LETTERS = {"join": "j", "forget": "d", "language": "l", "light": "t", "help": "?", "leave": "q"}


class Start(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        (("question_mark,f1" if key == "?" else key), name, "") for name, key in LETTERS.items()
    ]

    def __init__(self) -> None:
        super().__init__()
        self.running: list[Running] = []
        self.doing: list[Callable[[], object]] = []  # what each line of the list leads to

    @property
    def full(self) -> Full:
        return cast("Full", self.app)

    @property
    def language(self) -> str:
        return self.full.language

    def say(self, id: str, **facts: Any) -> str:
        return say(self.language, id, **facts)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="lead")
        yield OptionList(id="doors", markup=False)
        yield Static(id="said")
        yield Static(id="keys")

    def on_screen_resume(self) -> None:
        self.tell("")
        self.speak()
        self.look()

    def speak(self) -> None:
        self.query_one("#title", Static).update(Text("Sobremesa", "bold"))
        self.query_one("#lead", Static).update(Text(f"{self.say('front-title')}\n{self.say('about')}"))
        self.query_one("#keys", Static).update(self.keys())
        self.fill()

    def keys(self) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        for name, key in LETTERS.items():
            text.append(f" {key} ", "bold reverse")
            text.append(f" {self.say('terminal-full-key', key=name)} ")
        return text

    def on_resize(self) -> None:
        if self.is_mounted:
            self.fill()

    @work(exclusive=True, group="look")
    async def look(self) -> None:
        """Which tables there are may be known only after a while: a server is asked."""
        self.running = await self.full.doors.running(self.language)
        self.fill()

    def fill(self) -> None:
        doors = self.query_one("#doors", OptionList)
        at = doors.highlighted
        self.doing = []
        doors.set_options(self.options())
        doors.focus()
        firsts = [number for number, one in enumerate(doors.options) if not one.disabled]
        doors.highlighted = at if at in firsts else firsts[0]

    def options(self) -> Iterator[Option]:
        if self.running:
            yield self.head("front-recent")
            for one in self.running:
                yield self.option(Text(one.told), partial(self.resume, one.key))
        yield self.head("front-bots")
        for game in GAMES.values():
            yield self.option(self.game_text(game), partial(self.full.push_screen, Setup(game, friends=0)))
        yield self.head("front-friends")
        for game in GAMES.values():
            title = Text(game_title(self.language, game.name), "bold")
            yield self.option(title, partial(self.full.push_screen, Setup(game, friends=1)))
        yield self.option(Text(self.say("terminal-full-join")), self.action_join)

    def head(self, id: str) -> Option:
        self.doing.append(lambda: None)
        return Option(Text(self.say(id), "bold underline"), disabled=True)

    def option(self, text: Text, do: Callable[[], object]) -> Option:
        self.doing.append(do)
        line = Text.assemble("  ", text)
        line.truncate(max(20, self.size.width - 4), overflow="ellipsis")
        return Option(line)

    def game_text(self, game: Game) -> Text:
        least, most = game.seats
        text = Text(game_title(self.language, game.name), "bold")
        text.append(f" · {self.say('front-players', least=least, most=most)}", "not bold")
        if has(self.language, f"{game.name}-pitch"):
            text.append(f" · {self.say(f'{game.name}-pitch')}", "not bold")
        return text

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.tell("")
        self.doing[event.option_index]()

    def tell(self, text: str) -> None:
        self.query_one("#said", Static).update(Text(text, "bold"))

    # ---- to a table ----------------------------------------------------------------------------------------------------------------------

    def enter(self, place: Place | str) -> None:
        if isinstance(place, str):
            self.tell(place)
        else:
            self.full.sit(place)

    @work(exclusive=True, group="enter")
    async def resume(self, key: str) -> None:
        self.tell(self.say("table-laying"))
        self.enter(await self.full.doors.resume(key, self.language))

    @work(exclusive=True, group="enter")
    async def action_join(self) -> None:
        link = await self.full.push_screen_wait(Asking(self.say("share-link"), "https://…/t/…"))
        if link:
            self.enter(await self.full.doors.visit(link, self.language))

    # ---- keys ----------------------------------------------------------------------------------------------------------------------------

    async def action_forget(self) -> None:
        """Of the tables of this machine, the one that is looked at."""
        at = self.query_one("#doors", OptionList).highlighted
        here = [one.key for one in self.running]
        if at is not None and 0 < at <= len(here):  # the first line is their title
            await self.full.doors.forget(here[at - 1])
            self.look()

    def action_language(self) -> None:
        self.full.next_language()
        self.speak()
        self.look()

    def action_light(self) -> None:
        self.full.next_theme()

    def action_help(self) -> None:
        lines = [(key, self.say("terminal-full-help", key=name)) for name, key in LETTERS.items()]
        arrows = (self.say("terminal-full-arrows"), self.say("terminal-full-arrows-help"))
        enter = (self.say("terminal-full-enter"), self.say("terminal-full-enter-start"))
        self.full.push_screen(Reading(self.say("shortcuts"), keys_text([arrows, enter, *lines])))

    def action_leave(self) -> None:
        self.full.exit()
