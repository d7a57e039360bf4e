"""`sobremesa serve`: bind, say where the table is, open a browser, serve."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn

from .. import i18n
from ..core.errors import Refusal, refuse
from .address import EVERYWHERE, home_address
from .app import create_app
from .broker import RedisBroker
from .listening import options
from .metrics import counted_together
from .offspring import look_after_workers
from .settings import Settings, shown, variable
from .store import SqlStore, Unusable

LONGEST_KNOCK: Final = 15.0  # seconds
LONGEST_SILENCE: Final = (
    60  # seconds: a worker that says nothing for so long hangs, and is replaced; a busy machine is no reason
)
LAST_BREATH: Final = 3.0  # seconds
OTHER_PORT: Final = 8081


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8080, open_browser: bool = False) -> list[Refusal]:
    """Serve until interrupted, or say why not. Several workers share the tables; they hear of each other by Redis, or by sockets of this machine."""
    wrong = asyncio.run(knock(settings))
    bound = bind_soon(host, port)
    if isinstance(bound, Refusal):
        return [*wrong, bound]
    if wrong:
        bound.close()
        return wrong
    port = bound.getsockname()[1]
    announce(host, port)
    if open_browser and has_browser():
        threading.Timer(1.0, webbrowser.open, [f"http://localhost:{port}/"]).start()
    if settings.workers > 1:
        bound.close()
        serve_together(settings.workers, host, port)
        return []
    uvicorn.Server(uvicorn.Config(create_app(settings, host=host), **options(host, port))).run(sockets=[bound])
    return []


def serve_together(workers: int, host: str, port: int) -> None:
    look_after_workers()
    with counted_together():
        uvicorn.run(
            "sobremesa.server.app:from_environment",
            factory=True,
            workers=workers,
            timeout_worker_healthcheck=LONGEST_SILENCE,
            **options(host, port),
        )


def bind_soon(host: str, port: int) -> socket.socket | Refusal:
    """A worker that was being born when its server was killed has the port until it looks for its parent: that takes a moment."""
    until = time.monotonic() + LAST_BREATH
    while isinstance(bound := bind(host, port), Refusal) and bound.code == "port-taken" and time.monotonic() < until:
        time.sleep(0.1)
    return bound


def bind(host: str, port: int) -> socket.socket | Refusal:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:  # the protocol is named, or asyncio leaves Nagle's delays on
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError as error:  # a machine without IPv6
        return not_bound(host, port, error)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except (OSError, ValueError) as error:  # the second for what cannot be the name of a host
        bound.close()
        return not_bound(host, port, error)
    return bound


def not_bound(host: str, port: int, error: OSError | ValueError) -> Refusal:
    other = str(OTHER_PORT if port != OTHER_PORT else OTHER_PORT + 1)
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return refuse("port-taken", port=str(port), other=other)
        case errno.EACCES | errno.EPERM:
            return refuse("port-denied", port=str(port), other=other)
        case _:
            return refuse("no-address", host=host, port=str(port))


async def knock(settings: Settings) -> list[Refusal]:
    """Do database and Redis let us in? The database has the schema of this version afterwards, and workers find it so."""
    doors: dict[str, Callable[[], Awaitable[None]]] = {"database": lambda: enter_database(settings)}
    if settings.redis:
        doors["redis"] = lambda: enter_redis(settings)
    return [refusal for name, enter in doors.items() if (refusal := await trouble(settings, name, enter))]


async def enter_database(settings: Settings) -> None:
    store = SqlStore(settings.database_url)
    try:
        await asyncio.wait_for(store.now(), LONGEST_KNOCK)
        await store.start()  # takes as long as it takes: there may be much to migrate
        await store.house.withdraw()  # the restart that was announced is this one
    finally:
        await store.stop()


async def enter_redis(settings: Settings) -> None:
    broker = RedisBroker(settings.redis)
    try:
        await asyncio.wait_for(broker.probe(), LONGEST_KNOCK)
    finally:
        await broker.stop()


async def trouble(settings: Settings, name: str, enter: Callable[[], Awaitable[None]]) -> Refusal | None:
    """Of an error its kind; its words may hold the password."""
    try:
        await enter()
    except Unusable as error:
        return error.refusal
    except Exception as error:
        value = shown(name, getattr(settings, name) or "sqlite:///")
        return refuse("setting-away", variable=variable(name), value=value, detail=type(error).__name__)
    return None


def announce(host: str, port: int) -> None:
    language = i18n.system_language()
    lines = [i18n.say(language, "server-here", address=f"http://localhost:{port}/")]
    if host in EVERYWHERE and (home := home_address()):
        lines.append(i18n.say(language, "server-home", address=f"http://{home}:{port}/"))
    elif host not in ("127.0.0.1", "localhost", "::1"):
        lines = [i18n.say(language, "server-here", address=f"http://{host}:{port}/")]
    sys.stdout.write("\n".join([*lines, i18n.say(language, "server-stop"), ""]))
    sys.stdout.flush()


def has_browser() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"))
