"""What has been said at a table's WebSocket, and what still waits for an answer. It knows no network: texts come in, texts go out."""

from __future__ import annotations

import json
import secrets
from collections import deque
from itertools import islice
from typing import Any, Final

from ..core.closing import FOR_GOOD
from .steps import Lost, Message, Refused

REMEMBERED: Final = 1000  # events


class Conversation:
    """One client at one table, over however many connections."""

    def __init__(self, token: str | None, language: str) -> None:
        self.token, self.language = token, language
        self.table: Message = {}
        self.view: Message | None = None
        self.presence: Message = {}
        self.notice = ""
        self.events: deque[Message] = deque(maxlen=REMEMBERED)
        self.told = 0  # events, in all
        self.heard = 0  # messages, in all
        self.why: Message | None = None  # the server hangs up, if it does
        self._seq: int | None = None
        self._asked: dict[str, str] = {}  # what has no answer yet: it is said again after a lost connection
        self._answers: dict[str, Message] = {}

    # ---- out ----------------------------------------------------------------------------------------------------------------------------

    def hello(self) -> str:
        """What is said first; the table tells what we have missed."""
        return json.dumps({"type": "hello", "since": self._seq, "language": self.language, "token": self.token})

    def ask(self, type: str, what: Message) -> tuple[str, str]:
        """The id of a new command, and its text. Said twice with one id, it is done once."""
        id = secrets.token_hex(8)
        self._asked[id] = text = json.dumps({"type": type, "id": id, **what})
        return id, text

    def unanswered(self) -> list[str]:
        """What to say again."""
        return list(self._asked.values())

    def forget(self, id: str) -> None:
        """Nobody waits for this answer any more."""
        self._asked.pop(id, None)
        self._answers.pop(id, None)

    def answer(self, id: str) -> Message | None:
        """What was said to this command, if anything was; it is handed over once."""
        return self._answers.pop(id, None)

    # ---- in -----------------------------------------------------------------------------------------------------------------------------

    def take(self, text: str | bytes) -> str:
        """Take a message to heart; what kind it was."""
        message: Message = json.loads(text)
        self.heard += 1
        match message["type"]:
            case "welcome" | "update":
                self._take_in(message)
            case "accepted" | "refused":
                self._settle(message)
            case "presence":
                self.presence = message
            case "notice":
                self.notice = message["text"]
            case _:
                pass
        return message["type"]

    def _take_in(self, message: Message) -> None:
        self._seq = message["seq"]
        self.table = self.table | message["table"]  # an update says what has changed
        if message["type"] == "welcome":
            self.view = message["game"]
        elif "game" in message:
            self.view = {**(self.view or {}), **message["game"]}
        self.token = message.get("token") or self.token
        self.events.extend(message["events"])
        self.told += len(message["events"])

    def _settle(self, message: Message) -> None:
        if message["id"] is None:
            self.why = message
        elif message["id"] in self._asked:
            self.token = message.get("token") or self.token
            self._answers[message["id"]] = message

    def since(self, told: int) -> list[Message]:
        """The events after the first so many, as far as they are remembered."""
        count = min(len(self.events), self.told - told)
        return list(islice(self.events, len(self.events) - count, None))

    def turned_away(self, lost: Lost) -> Exception | None:
        """What to raise where coming back is of no use."""
        if lost.code not in FOR_GOOD:
            return None
        return Refused(self.why) if self.why else lost

    def wait_asked(self) -> float:
        """How many seconds the server wants us to stay away, if it said so."""
        facts: Any = (self.why or {}).get("facts", {})
        return float(facts.get("seconds", 0.0))
