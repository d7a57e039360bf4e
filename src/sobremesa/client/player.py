"""One seat at a table, played by a program. It comes back by itself when the connection is lost; a move sent twice is made once."""

from __future__ import annotations

import json
import secrets
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ..core.closing import FOR_GOOD
from .link import Link

Message = dict[str, Any]
ATTEMPTS: Final = 8  # to come back, waiting twice as long each time
FIRST_WAIT: Final = 0.2  # seconds
FINISHED: Final = ("over",)


class Refused(Exception):
    """The table said no. `code` and `facts` are for programs, the reason is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["reason"])
        self.code: str = message["code"]
        self.facts: Message = message["facts"]


def join(
    link: str,
    name: str = "",
    token: str | None = None,
    seat: int | None = None,
    language: str = "en",
    words: str | None = None,
) -> Player:
    """Sit down at `seat`, or at the one kept for us, or at the first open one; with a seat's token, go on in that seat. `words` are for the
    shuffle, whose commitment we have been shown by then; without any, some are made up."""
    player = Player(Link.read(link), name, token, language)
    player.connect()
    if player.seat is None:
        player.sit(seat, words)
    return player


class Player:
    """A seat at a table. `table` and `view` are what the browser would show, `events` what has happened; `token` lets another program go on."""

    def __init__(self, link: Link, name: str, token: str | None, language: str) -> None:
        self.link, self.token, self.language = link, token, language
        self.table: Message = {}
        self.view: Message | None = None
        self.events: deque[Message] = deque(maxlen=1000)  # what has happened, oldest first
        self._cookie = None if token else link.introduce(name)
        self._line = ExitStack()
        self._wire: ClientConnection | None = None
        self._seq: int | None = None
        self._why: Message | None = None  # the server hangs up, if it does

    @property
    def seat(self) -> int | None:
        """Which one is ours, from 0; None before we sit."""
        return self.table["you"]

    # ---- playing ------------------------------------------------------------------------------------------------------------------------

    def turns(self) -> Iterator[Message]:
        """The view, each time this seat owes a decision, until the table has finished."""
        while self.table["status"] not in FINISHED:
            if self.view and self.view["moves"]:
                yield self.view
            else:
                self._hear()

    def play(self, action: int) -> None:
        """Make a move: the `action` of one of `view["moves"]`. Raises Refused."""
        self.ask("move", ply=self.table["ply"], action=action)

    def sit(self, seat: int | None = None, words: str | None = None) -> None:
        """At `seat`; without one at the one kept for us or the first open one, and when somebody else was quicker at the next."""
        seat = self.table["kept"] if seat is None else seat
        seats = enumerate(self.table["seats"])
        open_ones = [number for number, one in seats if one["kind"] == "open" and not one["kept"]]
        choices = [seat] if seat is not None else open_ones or [0]
        words = secrets.token_hex(8) if words is None else words
        for number in choices:
            try:
                self.ask("sit", seat=number, words=words)
                break
            except Refused as refused:
                if refused.code != "seat-taken" or number == choices[-1]:
                    raise

    def arrange(self, **change: Any) -> None:
        """Change what is arranged together before the deal, where the table has something to arrange."""
        self.ask("arrange", change=change)

    def ready(self, ready: bool = True) -> None:
        """Say that what is arranged is good: the deal waits for every seat."""
        self.ask("ready", ready=ready)

    def say(self, text: str) -> None:
        """Something to everybody at the table."""
        self.ask("say", text=text)

    def ask(self, type: str, **what: Any) -> None:
        """Send a command and wait until the table has done it. Raises Refused."""
        id = secrets.token_hex(8)
        message = {"type": type, "id": id, **what}
        try:
            self._send(message)
        except ConnectionClosed:
            self._come_back()
            self._send(message)
        while True:
            answer = self._hear(again=message)
            if answer.get("id") == id and answer["type"] == "refused":
                raise Refused(answer)
            if answer.get("id") == id:
                self.token = answer.get("token") or self.token
                return

    # ---- the line -----------------------------------------------------------------------------------------------------------------------

    def connect(self) -> None:
        """Find the table, and hear where it stands; `join` has done so."""
        try:
            self._dial()
        except ConnectionClosed as closed:
            self._stop_if_final(closed)
            self._come_back()

    def _dial(self) -> None:
        headers = {"cookie": self._cookie} if self._cookie else {}
        self.close()
        self._wire = self._line.enter_context(connect(self.link.socket, additional_headers=headers, max_size=None))
        self._send({"type": "hello", "since": self._seq, "language": self.language, "token": self.token})
        while self._next()["type"] != "welcome":
            pass
        self._why = None

    def close(self) -> None:
        """Hang up. The seat stays ours."""
        self._line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _send(self, message: Message) -> None:
        assert self._wire
        self._wire.send(json.dumps(message))

    def _hear(self, again: Message | None = None) -> Message:
        """The next message, over however many connections. `again` is sent once more after a lost one."""
        try:
            return self._next()
        except ConnectionClosed as closed:
            self._stop_if_final(closed)
            self._come_back()
            if again:
                self._send(again)
            return {"type": "back"}

    def _next(self) -> Message:
        """The next message of this connection, taken to heart."""
        assert self._wire
        message: Message = json.loads(self._wire.recv())
        if message["type"] in ("welcome", "update"):
            self._take_in(message)
        elif message["type"] == "refused" and message["id"] is None:
            self._why = message
        return message

    def _stop_if_final(self, closed: ConnectionClosed) -> None:
        if closed.rcvd and closed.rcvd.code in FOR_GOOD:
            raise Refused(self._why) if self._why else closed

    def _take_in(self, message: Message) -> None:
        self._seq = message["seq"]
        self.table = self.table | message["table"]  # an update says what has changed
        self.view = message.get("game", self.view)
        self.token = message.get("token") or self.token
        self.events.extend(message["events"])

    def _come_back(self) -> None:
        for attempt in range(ATTEMPTS):
            time.sleep(FIRST_WAIT * 2**attempt)
            try:
                return self._dial()
            except ConnectionClosed as closed:
                self._stop_if_final(closed)
            except OSError:
                continue
        if self._why:
            raise Refused(self._why)
        raise ConnectionError(f"{self.link.base} does not answer any more")
