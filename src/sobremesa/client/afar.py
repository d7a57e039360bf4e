"""A place at a server's table, for whoever draws it: it hears what happens there, comes back by itself, and a command sent twice is done once."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, get_type_hints

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..core.closing import FOR_GOOD
from ..core.errors import Refusal
from ..games.game import Game, View
from ..games.registry import find_version
from ..i18n import reason
from ..table.events import Event, merged
from ..table.hints import Advice
from ..table.view import TableView
from . import Link, Refused
from .host import Host

FIRST_WAIT: Final = 0.3  # seconds, and twice as long each time
LONGEST_WAIT: Final = 5.0
LOST: Final = "lost"


async def visit(host: Host, table: str, invitation: str = "") -> Afar | str:
    """The table of this id as we see it, or why we do not; with an invitation, if its link had one."""
    try:
        if invitation:
            path, wish = f"/api/tables/{table}/admission", {"invitation": invitation}
            await asyncio.to_thread(host.ask, "POST", path, wish)
        shown = await asyncio.to_thread(host.ask, "GET", f"/api/tables/{table}")
    except Refused as refused:
        return str(refused)
    except (OSError, ValueError) as error:
        return f"{host.base}: {error}"
    if "takeback" not in shown:  # closed: it says why
        return str(shown.get("reason", ""))
    game = find_version(shown["game"], shown["version"])
    return reason(host.language, game) if isinstance(game, Refusal) else Afar(host, table, game, shown)


class Afar:
    def __init__(self, host: Host, id: str, game: Game, shown: dict[str, Any]) -> None:
        self.host, self.id, self.game = host, id, game
        self.link = f"{host.base}/t/{id}"
        self.view: View | None = None
        self.events: list[Event] = []
        self.trouble, self.notice = "", ""
        self.gone: Sequence[int] = ()
        self._known, self._seen = shown, dict[str, Any]()  # the table and the game, as they were told
        self.table: TableView = msgspec.convert(shown, TableView)
        self._kind: type[View] = get_type_hints(game.view)["return"]
        self._seq: int | None = None
        self._wire: ClientConnection | None = None
        self._asked: dict[str, tuple[dict[str, Any], asyncio.Future[str]]] = {}  # not answered yet
        self._left, self._news = asyncio.Event(), asyncio.Event()
        self._changed: Callable[[], None] = lambda: None

    # ---- the line ------------------------------------------------------------------------------------------------------------------------

    async def stay(self, changed: Callable[[], None]) -> None:
        self._changed, wait = changed, FIRST_WAIT
        while not self._left.is_set():
            begun = self._seq
            code = await self._listen()
            if code in FOR_GOOD or self._left.is_set():
                break
            if self._seq != begun:
                wait = FIRST_WAIT
            self._set_trouble(LOST)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._left.wait(), wait)
            wait = min(LONGEST_WAIT, wait * 2)
        self._give_up()

    async def _listen(self) -> int | None:
        """One connection, until it ends; the code it was closed with."""
        headers = {"cookie": self.host.cookie} if self.host.cookie else {}
        socket = Link(self.host.base, self.id).socket
        try:
            async with connect(socket, additional_headers=headers, max_size=None) as self._wire:
                await self._send({"type": "hello", "since": self._seq, "language": self.host.language})
                async for text in self._wire:
                    await self._hear(json.loads(text))
            return self._wire.close_code
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
        except (OSError, InvalidHandshake, TimeoutError):
            return None
        finally:
            self._wire = None

    async def _send(self, message: dict[str, Any]) -> None:
        if self._wire is not None:
            with suppress(ConnectionClosed):  # whatever was not answered is sent again
                await self._wire.send(json.dumps(message))

    async def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome" | "update":
                self._take_in(message)
                if message["type"] == "welcome":
                    await self._come_in()
            case "presence":
                self.gone = message["gone"]
                self._tell_presence(message["connected"])
            case "notice":
                self.notice = message["text"]
            case "accepted":
                self._answer(message["id"], "")
            case "refused":
                self._refuse(message)
            case _:
                return
        self._changed()

    def _take_in(self, message: dict[str, Any]) -> None:
        self._seq = message["seq"]
        self._known = self._known | message["table"]  # an update says what has changed
        self.table = msgspec.convert(self._known, TableView)
        fresh = msgspec.convert(message["events"], list[Event])
        self.events = merged(self.events, fresh, self.table.ply)
        if message.get("game") is not None:
            self._seen = self._seen | message["game"]
            self.view = msgspec.convert(self._seen, self._kind, str_keys=True)
        self._news.set()

    async def _come_in(self) -> None:
        self.trouble = ""
        for message, _ in list(self._asked.values()):
            await self._send(message)

    def _tell_presence(self, connected: list[bool]) -> None:
        seats = [{**seat, "connected": here} for seat, here in zip(self._known["seats"], connected, strict=False)]
        self._known = {**self._known, "seats": seats}
        self.table = msgspec.convert(self._known, TableView)

    def _refuse(self, message: dict[str, Any]) -> None:
        if message["id"] is None:
            self.trouble = message["reason"]
        else:
            self._answer(message["id"], message["reason"])

    def _answer(self, id: str, text: str) -> None:
        _, future = self._asked.pop(id, (None, None))
        if future and not future.done():
            future.set_result(text)

    def _set_trouble(self, trouble: str) -> None:
        if self.trouble != trouble:
            self.trouble = trouble
            self._changed()

    def _give_up(self) -> None:
        for id in list(self._asked):
            self._answer(id, self.trouble or LOST)
        self._changed()

    # ---- asking --------------------------------------------------------------------------------------------------------------------------

    async def ask(self, kind: str, **what: Any) -> str:
        """Answered once the table has, over however many connections."""
        id = secrets.token_hex(8)
        message = {"type": kind, "id": id, **what}
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[id] = (message, future)
        await self._send(message)
        return await future

    async def advise(self) -> list[Advice] | str:
        try:
            hint = await asyncio.to_thread(self.host.ask, "POST", f"/api/tables/{self.id}/hint")
        except Refused as refused:
            return str(refused)
        except OSError as error:
            return f"{self.host.base}: {error}"
        return msgspec.convert([pick(one) for one in hint["moves"]], list[Advice])

    async def again(self) -> Afar | str:
        if self.table.rematch is None and (refused := await self.ask("rematch")):
            return refused
        while self.table.rematch is None:  # it is told a moment after it is accepted
            self._news.clear()
            await self._news.wait()
        return await visit(self.host, self.table.rematch)

    async def speak(self, language: str) -> None:
        self.host.language = language
        await self._send({"type": "language", "language": language})

    async def go(self) -> None:
        self._left.set()
        if self._wire is not None:
            await self._wire.close()


def pick(move: dict[str, Any]) -> list[Any]:
    return [move["action"], move["chance"], move["points"], move.get("why")]
