"""At a table: the game, what can be done, the story beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.console import Group
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static

from ...core.errors import Refusal
from ...i18n import render_event, say
from ...screen.canvas import Canvas, Room
from ...table.hints import Advice
from ..arranging import arranger_of
from ..renderers import renderer_of
from ..scenes import Scene, scene_of
from ..titles import game_title
from .listed import Listed
from .naming import names_of
from .offered import Choice, Offered
from .place import Place
from .reading import Reading, keys_text
from .saying import Asking, Saying
from .seen import Seen
from .timed import Timed
from .told import Story
from .ways import Ways, ways_of

if TYPE_CHECKING:
    from .app import Full

WIDE = 110  # columns, from which the story stands beside the table
TALL = 32  # lines, from which more is told and offered at once
KEYS = ("help", "leave", "hint", "takeback", "score", "story", "chat", "more", "ways", "rules", "language", "light")
LETTERS = {
    "hint": "h",
    "takeback": "u",
    "score": "p",
    "story": "s",
    "chat": "c",
    "rules": "r",
    "arrange": "a",
    "language": "l",
    "light": "t",
    "help": "?",
    "more": "b",
    "ways": "w",
    "leave": "q",
}


class Sitting(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        *((("question_mark,f1" if key == "?" else key), name, "") for name, key in LETTERS.items()),
        ("left", "look(-1)", ""),
        ("right", "look(1)", ""),
    ]

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place
        self.doing = False  # something was asked of the table, which has not answered yet
        self.answer = Text()  # to what was asked last: a hint, or why not
        self.undone = False  # a move was just taken back: whatever there is to ask, ask it
        self.left: dict[int, float] = {}  # seconds to answer, by seat
        self.timed = Timed()
        self.ply = -1
        self.scene: Scene | None = None

    @property
    def full(self) -> Full:
        return cast("Full", self.app)

    @property
    def language(self) -> str:
        return self.full.language

    def say(self, id: str, **facts: Any) -> str:
        return say(self.language, id, **facts)

    # ---- the screen ----------------------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="trouble")
        with Horizontal(id="middle"):
            with Vertical(id="play"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="table")
                yield Static(id="status")
                yield Listed(id="choices")
                yield Static(id="then")
                yield Static(id="news")
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="story")
                yield Static(id="chat")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.speak()
        self.query_one(Listed).focus()
        self.stay()
        self.set_interval(1.0, self.tick)

    def speak(self) -> None:
        """In the language of now."""
        self.run_worker(self.place.speak(self.language), group="speak")
        self.story = Story(self.place, self.language)
        self.offered = Offered(self.place, self.language, self.go_again)
        self.scene = None
        self.query_one("#keys", Static).update(self.keys())
        self.changed()

    def keys(self) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        for name in KEYS:
            text.append(f" {LETTERS[name]} ", "bold reverse")
            text.append(f" {self.say('terminal-full-key', key=name)} ")
            text.apply_meta({"@click": f"screen.{name}"}, len(text) - 4 - len(self.say("terminal-full-key", key=name)))
        return text

    @work(exclusive=True, group="stay")
    async def stay(self) -> None:
        await self.place.stay(self.changed)

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.draw)

    @property
    def is_there(self) -> bool:
        """Not before it is laid out, nor after it has been left."""
        return self.is_mounted and bool(self.query("#keys"))

    # ---- what has changed ----------------------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        if not self.is_there:
            return
        table = self.place.table
        if table.ply != self.ply:
            self.ply, self.answer = table.ply, Text()
        self.left = {one.seat: one.left for one in table.questions} if table.patience else {}
        self.timed.hear(table)
        self.set_scene()
        if not self.goes_without_saying():
            self.query_one(Listed).show([] if self.doing else self.offered.choices(self.scene))
            self.draw()

    def set_scene(self) -> None:
        """Made anew when somebody sits down or is called something else."""
        table = self.place.table
        names = names_of(self.language, table)
        if self.scene is None or (names, table.you) != self.drawn_for:
            self.drawn_for = (names, table.you)
            seat = -1 if table.you is None else table.you
            self.scene = scene_of(self.place.game, Canvas(self.language), names, seat)
            self.seen = Seen(self.place, self.language, self.scene, LETTERS["arrange"], self.timed)

    @property
    def names(self) -> list[str]:
        return names_of(self.language, self.place.table)

    def goes_without_saying(self) -> bool:
        """The only move there is, if nobody would want to be asked about it."""
        view = self.place.view
        if self.undone or self.doing or view is None or len(view.moves) != 1 or self.scene is None:
            return False
        if view.moves[0].notation.partition(":")[0] not in self.scene.unasked or self.place.trouble:
            return False
        self.do(next(one for one in self.offered.choices(self.scene) if one.offer))
        return True

    def tick(self) -> None:
        if self.left:
            self.left = {seat: max(0.0, left - 1) for seat, left in self.left.items()}
            self.draw_status()
        if self.place.table.clock and self.is_there and self.scene:
            self.draw_title()

    # ---- drawing -------------------------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if not self.is_there or self.scene is None:
            return
        self.draw_title()
        self.draw_status()
        self.draw_story()
        self.draw_then()
        self.draw_table()

    def draw_title(self) -> None:
        self.query_one("#title", Static).update(Text(self.seen.title(), no_wrap=True, overflow="ellipsis"))
        banner, trouble = self.query_one("#trouble", Static), self.seen.trouble()
        banner.update(Text(f"⚠ {trouble}"))
        banner.display = bool(trouble)

    def draw_status(self) -> None:
        text = Text(self.status(), style="bold")
        for seat, left in self.left.items():
            mine = seat == self.place.table.you
            who = self.say("question-you") if mine else self.say("question-other", seat=self.names[seat])
            text.append(f"  {who}: {self.say('question-left', seconds=int(left))}", "bold reverse" if mine else "dim")
        self.query_one("#status", Static).update(text)

    def status(self) -> str:
        return self.say("sending") if self.doing else self.seen.status()

    def draw_story(self) -> None:
        untold = self.scene.untold if self.scene else ()
        wide = self.has_class("wide")
        chat = self.story.chat(last=8)
        if wide:
            self.query_one("#story", Static).update(self.story.text(untold))
            self.query_one("#chat", Static).update(chat)
            self.query_one("#side").scroll_end(animate=False)
        lines = 3 if self.has_class("tall") else 1
        news = [self.story.text(untold, last=lines), *([self.story.chat(last=1)] if chat else [])]
        self.query_one("#news", Static).update(Text("\n").join(self.cut(one) for one in news))

    def cut(self, text: Text) -> Text:
        """One line a line, however narrow it is."""
        lines = text.split("\n")
        for line in lines:
            line.truncate(max(10, self.size.width - 2), overflow="ellipsis")
        return Text("\n").join(lines)

    def draw_then(self) -> None:
        """What the looked-at choice would do; above it the answer to whatever was asked."""
        choice = self.query_one(Listed).choice
        then = choice.then if choice else Text()
        parts = [part for part in (self.answer, then) if part]
        self.query_one("#then", Static).update(Group(*parts))

    def draw_table(self) -> None:
        if not self.is_there or self.scene is None:
            return
        board = self.query_one("#board")
        choice = self.query_one(Listed).choice
        room = Room(max(20, board.size.width - 1), max(5, board.size.height))
        self.query_one("#table", Static).update(self.seen.table(room, choice.offer if choice else None))

    # ---- doing ---------------------------------------------------------------------------------------------------------------------------

    def on_listed_chosen(self, event: Listed.Chosen) -> None:
        choices = self.query_one(Listed).choices
        if not self.doing and event.index < len(choices):
            self.undone = False
            self.do(choices[event.index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.draw_then()
        self.call_after_refresh(self.draw_table)

    def on_click(self, event: Click) -> None:
        """A card or a place on the table stands for the move it is drawn with."""
        action = event.style.meta.get("action")
        listed = self.query_one(Listed)
        for number, one in enumerate(listed.choices):
            if action is not None and one.offer and one.offer.actions == (action,):
                if listed.highlighted == number:
                    listed.action_select()
                listed.highlighted = number

    @work(group="do")
    async def do(self, choice: Choice) -> None:
        self.doing = True
        self.draw_status()
        try:
            refused = await choice.do()
        finally:
            self.doing = False
        self.answer = Text(refused, "bold red") if refused else Text()
        self.changed()

    async def go_again(self) -> str:
        place = await self.place.again()
        if isinstance(place, str):
            return place
        await self.place.go()
        self.full.switch_screen(Sitting(place))
        return ""

    # ---- keys ----------------------------------------------------------------------------------------------------------------------------

    def action_look(self, step: int) -> None:
        listed = self.query_one(Listed)
        if listed.option_count:
            listed.highlighted = ((listed.highlighted or 0) + step) % listed.option_count

    def action_more(self) -> None:
        """What of the table does not fit on the screen."""
        board = self.query_one("#board")
        if board.scroll_y >= board.max_scroll_y:
            board.scroll_home(animate=False)
        else:
            board.scroll_page_down(animate=False)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        ply = self.place.table.ply
        self.answer = Text(self.say("hint-thinking"), "italic")
        self.draw_then()
        found = await self.place.advise()
        if ply == self.place.table.ply:
            self.answer = Text(found, "bold red") if isinstance(found, str) else self.hint(found)
            self.draw_then()

    def hint(self, found: list[Advice]) -> Text:
        """The best move with its chances and what it is good for; the list goes there."""
        listed = self.query_one(Listed)
        if not found:
            return Text(self.say("hint-not-now"))
        best = found[0]
        firsts = [one.offer.actions[0] if one.offer and len(one.offer.actions) == 1 else None for one in listed.choices]
        if best.action in firsts:
            listed.star(firsts.index(best.action))
        label = listed.choices[firsts.index(best.action)].label.plain if best.action in firsts else ""
        said = [
            f"★ {self.say('hint')}: {' '.join(label.split())}",
            self.say("hint-chance", percent=round(best.chance * 100)),
        ]
        said.append(self.say("hint-points", points=round(best.points)))
        if best.why is not None:
            said.append(render_event(self.language, self.place.game, best.why, self.names))
        return Text(" · ".join(said), "italic")

    @work(group="do")
    async def action_takeback(self) -> None:
        self.undone = True
        refused = await self.place.ask("takeback")
        pending = self.place.table.takeback.kind == "asked"
        said = refused or self.say("takeback-pending" if pending else "terminal-undone")
        self.changed()
        self.answer = Text(said, "bold red" if refused else "italic")
        self.draw_then()

    def action_score(self) -> None:
        if self.scene and self.place.view is not None:
            self.full.push_screen(
                Reading(self.say("terminal-help-score").capitalize(), self.scene.score(self.place.view))
            )

    def action_story(self) -> None:
        told = self.story.text(self.scene.untold if self.scene else ())
        chat = self.story.chat()
        parts = [told, *([Text(), Text(self.say("chat"), "bold"), chat] if chat else [])]
        self.full.push_screen(Reading(self.say("story-title"), Group(*parts), at_end=True))

    def action_rules(self) -> None:
        canvas = Canvas(self.language)
        renderer_of(self.place.game, canvas, self.names, 0).rules()
        title = self.say("rules-of", game=game_title(self.language, self.place.game.name))
        self.full.push_screen(Reading(title, canvas.taken()))

    @work(group="say")
    async def action_chat(self) -> None:
        what = await self.full.push_screen_wait(Saying(self.language, self.place.table.phrases))
        if what:
            self.answer = Text(await self.place.ask("say", **what), "bold red")
            self.changed()

    @work(group="say")
    async def action_ways(self) -> None:
        ways = ways_of(self.language, self.place.table)
        way = await self.full.push_screen_wait(Ways(self.language, ways)) if ways else None
        if way:
            self.answer = Text(await self.place.ask(way.kind, **way.what), "bold red")
            self.changed()

    @work(group="say")
    async def action_arrange(self) -> None:
        options = self.place.game.read_options(self.place.table.options)
        if self.place.table.arranging is None or isinstance(options, Refusal):
            return
        typed = await self.full.push_screen_wait(Asking(self.say("terminal-full-change")))
        if not typed:
            return
        read = arranger_of(self.place.game, Canvas(self.language)).read(options, typed)
        refused = say(self.language, f"error-{read.code}", **read.facts) if isinstance(read, Refusal) else ""
        self.answer = Text(refused or await self.place.ask("arrange", change=read), "bold red")
        self.changed()

    def action_language(self) -> None:
        self.full.next_language()
        self.speak()

    def action_light(self) -> None:
        self.full.next_theme()

    def action_help(self) -> None:
        lines = [
            (self.say("terminal-full-arrows"), self.say("shortcut-moves")),
            (self.say("terminal-full-enter"), self.say("terminal-full-enter-help")),
            ("1 2 3 …", self.say("shortcut-move")),
            (self.say("terminal-full-mouse"), self.say("shortcut-move-enter")),
            *((LETTERS[name], self.say("terminal-full-help", key=name)) for name in (*KEYS, "arrange")),
        ]
        self.full.push_screen(Reading(self.say("shortcuts"), keys_text(lines)))

    async def action_leave(self) -> None:
        await self.place.go()
        self.full.leave_table()
