"""A client's WebSocket: hello, welcome, then commands and updates until somebody hangs up."""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import UNSET

from .. import i18n
from ..core.closing import Closing
from ..core.errors import Refusal, refuse
from ..table import beside, manners
from ..table.closed import ClosedTable
from . import messages
from .calling_off import called_off
from .connection import Connection
from .decisions import deciding, obey
from .frames import HERE
from .guests import card_of
from .hub import Hub, is_at_home
from .limits import COMMANDS, CONNECTS, MESSAGES, MOST_BYTES, MOST_FROM_AN_ADDRESS, Bucket
from .names import name_or_nickname
from .room import Outcome, Room, Wish
from .routing import Gates
from .security import COOKIE, is_welcome_origin
from .signing import Card
from .store import Guest
from .visitors import Asker, asking

HELLO_WITHIN: Final = 15.0  # seconds
PATIENCE: Final = 100  # messages too fast, then we hang up
logger = structlog.get_logger(__name__)
AnySocket = WebSocket[Any, Any, Any]


class Turned(Exception):
    """This visitor does not get in (any more)."""

    def __init__(self, code: Closing, refusal: Refusal) -> None:
        self.code, self.refusal = code, refusal


@websocket("/api/tables/{table:str}/ws", opt={"exclude_from_auth": True})
async def table_socket(
    socket: WebSocket, hub: NamedDependency[Hub], gates: NamedDependency[Gates], table: FromPath[str]
) -> None:
    await socket.accept()
    language = i18n.accepted_language(socket.headers.get("accept-language", "")) or i18n.FALLBACK
    connection = Connection(None, language, asking.get().address)
    connection.line = cast(Any, socket.scope)["extensions"].get(HERE)
    visit = asyncio.create_task(Visit(hub, gates, socket, connection, table).run())
    deliver = asyncio.create_task(connection.deliver(socket.send_text))
    try:
        await asyncio.wait((visit, deliver), return_when=asyncio.FIRST_COMPLETED)
        if visit.done() and connection.is_closing:
            await deliver
        if deliver.done() and not deliver.exception():
            await socket.close(deliver.result())
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # gone before we could say goodbye
    finally:
        await called_off(visit, deliver)


class Visit:
    def __init__(self, hub: Hub, gates: Gates, socket: AnySocket, connection: Connection, table: str) -> None:
        self.hub, self.gates, self.socket, self.connection, self.id = hub, gates, socket, connection, table
        self.bucket = Bucket(MESSAGES.times(hub.settings.hurry))
        self.too_fast = 0
        self.room: Room | None = None
        self.address = connection.address
        self._is_moved = asyncio.Event()  # no move is under way
        self._is_moved.set()

    async def run(self) -> None:
        self.hub.crowd[self.address] += 1
        try:
            await self._stay(await self._enter())
        except Turned as turned:
            self._refuse(turned.refusal)
            self.connection.close(turned.code)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            self._apologise(error)
        finally:
            self._leave()

    def _leave(self) -> None:
        if self.connection.line:
            self.connection.line.hear = None
        if self.room:
            self.room.part(self.connection)
        self.hub.crowd[self.address] -= 1
        if self.hub.crowd[self.address] == 0:
            del self.hub.crowd[self.address]

    async def _enter(self) -> Room:
        if refusal := self.gates.refusal(CONNECTS, self.address):
            raise Turned(Closing.TOO_FAST, refusal)
        if not is_welcome_origin(self.hub.settings, self.socket.headers):
            raise Turned(Closing.BAD_ORIGIN, refuse("wrong-origin"))
        self._use(self._card())
        self._check_crowd(await self._room())  # an early no to who has a wrong link, too
        hello = await self._hello()
        room = await self._room()  # it may have been forgotten and loaded again meanwhile
        self.connection.language = i18n.known_language(hello.language) or self.connection.language
        self._look(room, hello)
        await self._know()
        await room.prepare(self.connection.guest, hello.since)
        if self.connection.card and not self.hub.cards.admits(self.connection.card):  # logged out meanwhile
            raise Turned(Closing.BAD_GUEST, refuse("logged-out"))
        if refusal := manners.turned_away(room.table, self.connection.owner):
            raise Turned(Closing.NOT_WELCOME, refusal)
        self.room = room
        self._admit(room, hello.since)
        return room

    def _look(self, room: Room, hello: messages.Hello) -> None:
        """Through whose eyes: one's own, unless somebody says otherwise, or shares their browser with others."""
        connection, here = self.connection, beside.seats_here(room.table, self.connection.owner)
        if hello.token is not None:
            guest = room.guest_of_token(hello.token)
            if guest is None:
                raise Turned(Closing.BAD_GUEST, refuse("wrong-token"))
            self._use(Card(guest, self.hub.cards.generation(guest)))
        elif hello.look is None or (hello.look is UNSET and len(here) > 1):
            connection.guest = None
        elif hello.look is not UNSET and hello.look not in here:
            raise Turned(Closing.BAD_GUEST, refuse("not-your-seat"))
        elif hello.look is not UNSET:
            connection.guest = here[hello.look]
        if len(here) > 1:
            connection.dealt = len(room.table.games)

    async def _know(self) -> None:
        """What they are called, and whom they do not want to hear."""
        if self.connection.owner:
            owner = beside.owner_of(self.connection.owner)
            known, muted = await self.hub.store.guest(owner), await self.hub.store.complaints.muted_by(owner)
            self.connection.name = name_or_nickname(known.name, owner)
            self.connection.muted = frozenset(one.guest for one in muted)

    def _check_crowd(self, room: Room) -> None:
        """However many come from one address, players find their way to their table."""
        if self.hub.crowd[self.address] > MOST_FROM_AN_ADDRESS and not is_at_home(room, self.connection.owner):
            raise Turned(Closing.TOO_FAST, refuse("too-many-connections", most=MOST_FROM_AN_ADDRESS))

    def _admit(self, room: Room, since: int | None) -> None:
        """Telling somebody all that has happened is paid for. Players are not turned away for what others at their address spent."""
        guest = self.connection.owner
        asker = Asker("" if is_at_home(room, guest) else self.address, guest)
        if refusal := self.hub.workshop.refusal(asker):
            raise Turned(Closing.TOO_FAST, refusal)
        begun = time.perf_counter()
        self.hub.admit(room, self.connection, since)
        self.hub.workshop.charge(Asker(self.address, guest), time.perf_counter() - begun)

    async def _room(self) -> Room:
        room = await self.hub.room(self.id)
        if isinstance(room, Refusal):
            raise Turned(Closing.TOO_FAST if room.code == "too-fast" else Closing.NO_TABLE, room)
        if isinstance(room, ClosedTable):
            raise Turned(Closing.CLOSED, room.why)
        return room

    def _card(self) -> Card | None:
        cookie = self.socket.cookies.get(COOKIE)
        card = card_of(self.hub, cookie) if cookie is not None else None
        if isinstance(card, Refusal):
            raise Turned(Closing.BAD_GUEST, card)
        return card

    def _use(self, card: Card | None) -> None:
        self.connection.card = card
        self.connection.guest = self.connection.owner = card and card.guest

    async def _hello(self) -> messages.Hello:
        try:
            message = await asyncio.wait_for(self._read(), HELLO_WITHIN)
        except TimeoutError:
            raise Turned(Closing.TOO_SLOW, refuse("hello-first")) from None
        if isinstance(message, Refusal):
            raise Turned(Closing.BAD_START, message)
        if not isinstance(message, messages.Hello):
            raise Turned(Closing.BAD_START, refuse("hello-first"))
        return message

    async def _stay(self, room: Room) -> None:
        if self.connection.line:
            self.connection.line.hear = partial(self._hear, room)
        while not self.connection.is_closing:
            message = await self._read()
            await self._is_moved.wait()
            if wait := self.bucket.wait():
                self._slow_down(wait, message)
            else:
                await self._answer(room, message)

    def _hear(self, room: Room, data: bytes) -> bool:
        """The short way, for moves: most of what is said are moves. Whatever is unusual, or comes before a move is done, goes the long way."""
        guest = self.connection.guest
        if not self._is_moved.is_set() or self.connection.is_closing or guest is None:
            return False
        message = understand(data) if len(data) <= MOST_BYTES else None
        if not isinstance(message, messages.Move) or self.bucket.wait():
            return False
        self._is_moved.clear()
        accept = partial(self._accept, room, message)
        room.ask(Wish(deciding(self.hub, room, Guest(guest), message), accept, partial(self._end_move, message)))
        return True

    def _end_move(self, move: messages.Move, outcome: Outcome) -> None:
        self._is_moved.set()
        if isinstance(outcome, Refusal):
            self._refuse(outcome, move.id)
        elif isinstance(outcome, Exception):
            self._apologise(outcome)

    def _apologise(self, error: Exception) -> None:
        logger.error("socket-error", error=repr(error)[:300], exc_info=error)
        self._refuse(refuse("server-error"))
        self.connection.close(Closing.TROUBLE)

    async def _answer(self, room: Room, message: messages.ClientMessage | Refusal) -> None:
        match message:
            case Refusal():
                self._refuse(message)
            case messages.Ping():
                self.connection.send(messages.Pong())
            case messages.ChangeLanguage(language=language):
                self.connection.language = i18n.known_language(language) or self.connection.language
            case messages.Hello():
                self._refuse(refuse("hello-once"))
            case _:
                accept = partial(self._accept, room, message)
                done = self._spent(message) or await obey(self.hub, room, self.connection, message, accept)
                if isinstance(done, Refusal):
                    self._refuse(done, message.id)

    def _spent(self, command: messages.AnyCommand) -> Refusal | None:
        """There are only so many moves in a game. Of what else is written there is no end."""
        return None if isinstance(command, messages.Move) else self.gates.refusal(COMMANDS, self.address)

    def _accept(self, room: Room, command: messages.AnyCommand, seq: int) -> None:
        token = room.token(self.connection.guest) if isinstance(command, messages.Sit) else None
        self.connection.send(messages.Accepted(command.id, seq, token))

    def _slow_down(self, wait: float, message: messages.ClientMessage | Refusal) -> None:
        self.too_fast += 1
        refusal = refuse("too-fast", seconds=math.ceil(wait))
        if self.too_fast > PATIENCE:
            raise Turned(Closing.TOO_FAST, refusal)
        self._refuse(refusal, getattr(message, "id", None))

    def _refuse(self, refusal: Refusal, id: str | None = None) -> None:
        self.hub.metrics.refusals.labels(refusal.code).inc()
        self.connection.refuse(refusal, self.room.table if self.room else None, id)

    async def _read(self) -> messages.ClientMessage | Refusal:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        return self._understand(event.get("bytes") or (event.get("text") or "").encode(errors="surrogatepass"))

    def _understand(self, data: bytes) -> messages.ClientMessage | Refusal:
        if len(data) > MOST_BYTES:
            raise Turned(Closing.TOO_BIG, refuse("message-too-big", most=MOST_BYTES))
        return understand(data)


def understand(data: bytes) -> messages.ClientMessage | Refusal:
    """The message in these bytes, or what is wrong with them."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return refuse("not-utf8")
    try:
        return messages.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        return unknown_type(data) or refuse("bad-message", detail=str(error)[:200])


def unknown_type(data: bytes) -> Refusal | None:
    with suppress(msgspec.DecodeError, RecursionError):
        kind = msgspec.json.decode(data, type=dict[str, Any]).get("type")
        if isinstance(kind, str) and kind not in KINDS:
            return refuse("unknown-message", kind=kind[:40])
    return None


KINDS: Final = frozenset(
    kind.__struct_config__.tag
    for kind in messages.ClientMessage.__args__  # pyright: ignore[reportAttributeAccessIssue]
)
