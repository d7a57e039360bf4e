"""What is told of one table, and to whom: every part is made once, however many hear it."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple

from ..core.protocol import NOBODY, State
from ..games.game import View
from ..table import view
from ..table.played import Played
from ..table.story import BEGINNING, Chapter, Position, chapters, last_chapter
from ..table.table import Table
from . import messages
from .gently import gently

if TYPE_CHECKING:
    from .room import Room

SHORT: Final = 16  # deals and moves that are told at once; longer stories are told in a thread
A_GAME: Final = 1 << 32
Told = list[tuple[Position, bytes]]  # deals and moves, each with its events as they are sent, without brackets


class Trail:
    """How far the story had come after each entry of the log: what a returning client has missed."""

    def __init__(self) -> None:
        self._at = array("q")

    def add(self, table: Table) -> None:
        self._at.append((len(table.past) + (table.playing is not None)) * A_GAME + table.ply)

    def lowest_since(self, seq: int) -> Position:
        """After a takeback the story goes on from where the moves were undone."""
        return Position(*divmod(min(self._at[seq - 1 :]), A_GAME))


class Telling:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._shown: State | None = None
        self._views: dict[int | None, View] = {}  # of that state, by seat, as far as anybody has looked
        self._news: dict[int | None, View | dict[str, Any]] = {}  # … and what an update says of them
        self._before: dict[int | None, View] = {}  # what those at each seat were told last, before that state
        self._known: dict[str, Any] | None = (
            None  # what everybody here was last told of the table, as far as it changes
        )
        self._stories: dict[int, Told] = {}  # by viewer, from the beginning
        self._telling: dict[int, asyncio.Task[None]] = {}

    @property
    def _table(self) -> Table:
        return self._room.table

    def forget(self) -> None:
        """Nobody listens any more."""
        self._shown, self._known = None, None
        self._views, self._news, self._before, self._stories = {}, {}, {}, {}

    def start_over(self) -> None:
        """Not everybody was told the same: the next update says everything about the table, and the next about the game everything about it."""
        self._known = None
        self.show_anew()

    def show_anew(self) -> None:
        """More has happened than moves, or somebody looks from another seat: the next update about the game says everything about it."""
        self._news, self._before = {}, {}

    # ---- the table and the game ---------------------------------------------------------------------------------------------------------

    def table_view(self, guest: str | None, owner: str | None = None, muted: Collection[str] = ()) -> view.TableView:
        room = self._room
        connected = room.presence.connected(room.table)
        return view.table_view(room.table, room.id, guest, connected, room.hub.time.now(), owner, muted)

    def changes(self, only_moves: bool = False) -> dict[str, Any]:
        """What is new about the table, to everybody; after `only_moves`, most of it need not be looked at."""
        room, known = self._room, self._known
        if known is None:
            self._known = self._moving()
            return {"id": room.id, **view.fixed(room.table), **self._known}
        is_short = only_moves and room.table.status == known["status"] == "playing"
        now = view.moved(room.table, room.hub.time.now()) if is_short else self._moving()
        new = {name: value for name, value in now.items() if known[name] != value}
        known.update(new)
        return new

    def _moving(self) -> dict[str, Any]:
        room = self._room
        return view.moving(room.table, room.presence.connected(room.table), room.hub.time.now())

    def game_view(self, seat: int | None) -> View | None:
        """Made once for each state and seat, however often it is shown."""
        state = self._table.state
        if self._shown is not state:
            self._before = {told: self._views[told] for told in self._news}
            self._shown, self._views, self._news = state, {}, {}
        seen = self._views.get(seat)
        if seen is None and (seen := self._table.view(seat)) is not None:
            self._views[seat] = seen
        return seen

    def game_news(self, seat: int | None) -> View | dict[str, Any] | None:
        """What is new about the game to who looks from there, and all of it where they were not told of it last time. What is said depends on nothing
        but what that seat was shown then and is shown now."""
        seen = self.game_view(seat)
        news = self._news.get(seat)
        if news is None and seen is not None:
            before = self._before.get(seat)
            news = self._news[seat] = seen if before is None else fresh(before, seen)
        return news

    def update(
        self, changes: dict[str, Any], place: view.Place, seen: Position, game: bool, guests: bool = False
    ) -> bytes:
        """`seen` is how far the story has been told; without `game` the cards lie as they lay, and without `guests` nobody was banned or muted."""
        if guests or "manners" in changes or (place.muted and "chat" in changes):
            changes = {**changes, **view.company(self._table, place)}
        table = view.changed(self._table, changes, place)
        shown = self.game_news(place.seat) if game else None
        told = self.events(place.seat, seen)
        return messages.encode(messages.Update(self._table.seq, cast(Any, table), cast(Any, told), shown or UNSET))

    def welcome(
        self, guest: str | None, seen: Position, owner: str | None = None, muted: Collection[str] = ()
    ) -> messages.Welcome:
        seat = self._table.seat_of(guest)
        return messages.Welcome(
            seq=self._table.seq,
            seat=seat,
            token=self._room.token(guest),
            table=self.table_view(guest, owner, muted),
            game=self.game_view(seat),
            events=cast(Any, self.events(seat, seen)),
        )

    # ---- the story ----------------------------------------------------------------------------------------------------------------------

    def events(self, seat: int | None, seen: Position) -> msgspec.Raw:
        """The story a viewer has missed who has seen it so far."""
        viewer = NOBODY if seat is None else seat
        told_to = self._told_to(viewer)
        told = self._tell(viewer, max(seen, told_to))
        if seen <= told_to:
            story = self._stories.setdefault(viewer, [])
            story += told
            told = told if seen == told_to else unseen(story, seen)
        return msgspec.Raw(b"[" + b",".join([events for _, events in told if events]) + b"]")

    def _told_to(self, viewer: int) -> Position:
        story = self._stories.get(viewer)
        return story[-1][0] if story else BEGINNING

    def _tell(self, viewer: int, seen: Position) -> Told:
        games = self._table.games
        chapter = last_chapter(games, viewer, seen)
        return [worded(chapter)] if chapter else list(tell(games, viewer, seen))

    def take_back(self) -> None:
        """Moves were undone: all is told anew."""
        self._stories = {}

    async def prepare(self, guest: str | None, seen: Position) -> None:
        """Before somebody is told a long story: work it out without holding up anybody."""
        seat = self._table.seat_of(guest)
        viewer = NOBODY if seat is None else seat
        while self._table.ply - max(seen, self._told_to(viewer)).ply > SHORT:
            await asyncio.shield(self._telling.get(viewer) or self._begin(viewer))

    def _begin(self, viewer: int) -> asyncio.Task[None]:
        task = self._telling[viewer] = self._room.spawn(self._tell_slowly(viewer))
        task.add_done_callback(lambda _: self._telling.pop(viewer))
        return task

    async def _tell_slowly(self, viewer: int) -> None:
        stories, told_to = self._stories, self._told_to(viewer)
        games = [played.copy() for played in self._table.games]  # the table may go on meanwhile
        more = await asyncio.to_thread(lambda: list(gently(tell(games, viewer, told_to))))
        if stories is self._stories and told_to == self._told_to(viewer):
            self._stories.setdefault(viewer, []).extend(more)


def fresh(before: View, now: View) -> dict[str, Any]:
    """The parts of a view that are not as they were."""
    kind = type(now)
    parts = zip(kind.__struct_encode_fields__, astuple(before), astuple(now), strict=True)
    news = {name: new for name, old, new in parts if old is not new and old != new}
    news["game"] = kind.__struct_config__.tag
    return news


def tell(games: Sequence[Played], viewer: int, seen: Position) -> Iterator[tuple[Position, bytes]]:
    for chapter in chapters(games, viewer, seen):
        yield worded(chapter)


def worded(chapter: Chapter) -> tuple[Position, bytes]:
    return chapter.at, messages.encode(chapter.events)[1:-1]


def unseen(story: Told, seen: Position) -> Told:
    """Looked for from the end: most have missed little."""
    start = len(story)
    while start and story[start - 1][0] > seen:
        start -= 1
    return story[start:]
