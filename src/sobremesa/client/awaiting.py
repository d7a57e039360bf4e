"""The steps of a flow, awaited: the same requests in a thread, and a WebSocket of asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .blocking import fetched, lost
from .steps import Dial, Fetch, Flow, Hear, Lost, News, Send, Step, Wait, no_news

T = TypeVar("T")


class Line:
    """To one server: one WebSocket at a time. Several tasks may run flows at once; one of them listens for all."""

    def __init__(self, listen: Callable[[], Flow[None]] = no_news) -> None:
        self._listen = listen  # makes a flow that hears one message
        self._open = AsyncExitStack()
        self._wire: ClientConnection | None = None
        self._hearing: asyncio.Task[None] | None = None

    async def run(self, flow: Flow[T]) -> T:
        """Take the steps of a flow to its end."""
        try:
            step = next(flow)
            while True:
                try:
                    done = await self._take(step)
                except BaseException as error:
                    step = flow.throw(error)
                else:
                    step = flow.send(done)
        except StopIteration as end:
            return end.value

    async def _take(self, step: Step) -> Any:
        match step:
            case Fetch():
                return await asyncio.to_thread(fetched, step)
            case Dial():
                return await self._dial(step)
            case Send(text=text):
                return await self._with_wire(lambda wire: wire.send(text))
            case Hear():
                return await self._with_wire(lambda wire: wire.recv())
            case Wait(seconds=seconds):
                return await asyncio.sleep(seconds)
            case News():
                return await self._news()

    async def _news(self) -> None:
        """Whoever is cancelled while waiting takes no message away from the others."""
        if self._hearing is None or self._hearing.done():
            self._hearing = asyncio.create_task(self.run(self._listen()))
            self._hearing.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.shield(self._hearing)

    async def _dial(self, step: Dial) -> None:
        await self._hang_up()
        try:
            wire = await self._open.enter_async_context(
                connect(step.url, additional_headers=step.headers, max_size=None)
            )
            with suppress(ConnectionClosed):  # who hangs up at once has said why, which is still to be heard
                await wire.send(step.hello)
            self._wire = wire  # what others say comes after the hello
        except WebSocketException as error:  # something else answers, a proxy whose server is away
            raise Lost from error

    async def _with_wire(self, use: Callable[[ClientConnection], Awaitable[Any]]) -> Any:
        if self._wire is None:
            raise Lost
        try:
            return await use(self._wire)
        except ConnectionClosed as closed:
            raise lost(closed) from closed

    async def _hang_up(self) -> None:
        self._wire = None
        await self._open.aclose()

    async def close(self) -> None:
        if self._hearing:
            self._hearing.cancel()
            await asyncio.wait([self._hearing])
        await self._hang_up()
