"""What a game answers over HTTP besides playing: `REQUESTS` in the `requests` of its folder. The server makes routes of them, with its limits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec


@dataclass(frozen=True)
class Request:
    """One question. `answer` is given the wish and the asker's language, runs in a thread, and may return a refusal.

    `wish` is the body of a POST; the fields of a GET's come from the query. The docstring of `answer` documents the route."""

    method: Literal["GET", "POST"]
    path: str  # whole, e.g. "/api/boards"
    wish: type[msgspec.Struct]
    answer: Callable[[Any, str], Any]
    answers: Any  # the type of the answer
    media_type: str = "application/json"
    kept: int = 0  # seconds for which a browser may keep the answer
    headers: Callable[[Any], Mapping[str, str]] = lambda _: {}  # more of them, made from the answer


class Nothing(msgspec.Struct, frozen=True):
    """The wish of a request that asks for one thing only."""
