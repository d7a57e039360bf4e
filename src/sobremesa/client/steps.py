"""What a client does, a step at a time, without doing it: flows yield steps, and somebody who has a network takes them.

So the protocol is written once. `blocking` takes the steps of a flow one after the other, `awaiting` awaits them.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")
Message = dict[str, Any]


class Refused(Exception):
    """The server said no. `code` and `facts` are for programs, the reason is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["reason"])
        self.code: str = message["code"]
        self.facts: Message = message["facts"]


class Lost(ConnectionError):
    """The line broke, or the server hung up, with a code if it said why."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__(f"the server hung up ({code})" if code else "the connection is lost")
        self.code = code


@dataclass(frozen=True)
class Fetch:
    """Ask over HTTP. The answer is an `Answer`, whatever its status; OSError where there is none."""

    method: str
    url: str
    headers: dict[str, str] = field(default_factory=dict[str, str])
    body: Any = None


@dataclass(frozen=True)
class Answer:
    """What came back: the cookie it set, and its text."""

    status: int
    text: str
    cookie: str = ""


@dataclass(frozen=True)
class Dial:
    """Open a WebSocket in place of the one there was, and say this first. OSError or Lost where it cannot be opened."""

    url: str
    headers: dict[str, str]
    hello: str


@dataclass(frozen=True)
class Send:
    """Say this over the WebSocket; Lost if there is none any more."""

    text: str


@dataclass(frozen=True)
class Hear:
    """The next message of the WebSocket, as text; Lost if none will come."""


@dataclass(frozen=True)
class News:
    """Go on when something has been heard, by whoever listens."""


@dataclass(frozen=True)
class Wait:
    """Do nothing for so many seconds."""

    seconds: float


Step = Fetch | Dial | Send | Hear | News | Wait
Flow = Generator[Step, Any, T]


def no_news() -> Flow[None]:
    """For who has no table to listen to."""
    raise Lost
    yield  # a flow, all the same
