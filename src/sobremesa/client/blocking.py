"""The steps of a flow, taken one after the other: urllib and a WebSocket that blocks."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, TypeVar
from urllib.error import HTTPError

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from .steps import Answer, Dial, Fetch, Flow, Hear, Lost, News, Send, Step, Wait, no_news

T = TypeVar("T")


def fetched(asked: Fetch) -> Answer:
    """Ask, and wait for the answer. Only http and https get this far (`Link.read`)."""
    body = None if asked.body is None else json.dumps(asked.body).encode()
    headers = asked.headers | ({"content-type": "application/json"} if body else {})
    request = urllib.request.Request(asked.url, body, headers, method=asked.method)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            cookie = str(answer.headers["set-cookie"] or "").split(";")[0]
            return Answer(answer.status, answer.read().decode(), cookie)
    except HTTPError as error:
        with error:
            return Answer(error.code, error.read().decode())


def lost(closed: ConnectionClosed) -> Lost:
    return Lost(closed.rcvd.code if closed.rcvd else None)


class Line:
    """To one server: one WebSocket at a time."""

    def __init__(self, listen: Callable[[], Flow[None]] = no_news) -> None:
        self._listen = listen  # makes a flow that hears one message
        self._open = ExitStack()
        self._wire: ClientConnection | None = None

    def run(self, flow: Flow[T]) -> T:
        """Take the steps of a flow to its end."""
        try:
            step = next(flow)
            while True:
                try:
                    done = self._take(step)
                except BaseException as error:
                    step = flow.throw(error)
                else:
                    step = flow.send(done)
        except StopIteration as end:
            return end.value

    def _take(self, step: Step) -> Any:
        match step:
            case Fetch():
                return fetched(step)
            case Dial():
                return self._dial(step)
            case Send(text=text):
                return self._with_wire(lambda wire: wire.send(text))
            case Hear():
                return self._with_wire(lambda wire: wire.recv())
            case Wait(seconds=seconds):
                return time.sleep(seconds)
            case News():
                return self.run(self._listen())

    def _dial(self, step: Dial) -> None:
        self.close()
        try:
            wire = connect(step.url, additional_headers=step.headers, max_size=None)
            self._wire = self._open.enter_context(wire)
            with suppress(ConnectionClosed):  # who hangs up at once has said why, which is still to be heard
                self._wire.send(step.hello)
        except WebSocketException as error:  # something else answers, a proxy whose server is away
            raise Lost from error

    def _with_wire(self, use: Any) -> Any:
        if self._wire is None:
            raise Lost
        try:
            return use(self._wire)
        except ConnectionClosed as closed:
            raise lost(closed) from closed

    def close(self) -> None:
        self._wire = None
        self._open.close()
