"""`sobremesa serve`: bind, say where the table is, open a browser, serve."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import Any, Final

import uvicorn

from .. import i18n
from .address import EVERYWHERE, home_address
from .app import create_app
from .settings import Settings
from .thinking import warm_up

# Bigger messages than we read are still taken in, so that they can be answered; much bigger ones are cut off by the protocol (1009).
MOST_TAKEN_IN: Final = 4 * 1024 * 1024


def serve(host: str = "127.0.0.1", port: int = 8080, open_browser: bool = False) -> None:
    """Serve until interrupted. With SOBREMESA_WORKERS, several processes share the tables; they hear of each other by Redis."""
    workers = int(os.environ.get("SOBREMESA_WORKERS", "1"))
    if workers > 1 and not os.environ.get("SOBREMESA_REDIS"):
        raise SystemExit(i18n.say(i18n.system_language(), "server-workers-need-redis"))
    bound = bind(host, port)
    port = bound.getsockname()[1]
    announce(host, port)
    if open_browser and has_browser():
        threading.Timer(1.0, webbrowser.open, [f"http://localhost:{port}/"]).start()
    if workers > 1:
        bound.close()
        uvicorn.run("sobremesa.server.app:from_environment", factory=True, workers=workers, **options(host, port))
        return
    threading.Thread(target=warm_up, daemon=True).start()
    app = create_app(Settings.from_environment(), host=host)
    uvicorn.Server(uvicorn.Config(app, **options(host, port))).run(sockets=[bound])


def options(host: str, port: int) -> dict[str, Any]:
    return {
        "host": host,
        "port": port,
        "ws": "websockets-sansio",
        "ws_max_size": MOST_TAKEN_IN,
        "log_level": "warning",
        "access_log": False,  # a table's address is its key
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle's delays on
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        known = {errno.EADDRINUSE: "server-port-taken", errno.EACCES: "server-port-denied"}
        message = known.get(error.errno or 0, "server-no-address")
        raise SystemExit(i18n.say(i18n.system_language(), message, port=str(port), host=host)) from None
    return bound


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
