"""`sobremesa serve`: the table for the browser."""

from __future__ import annotations

from ..core.errors import Refusal, refuse

PORTS = 65535


def serve(host: str, port: int, open_browser: bool) -> int | Refusal:
    if not 0 <= port <= PORTS:
        return refuse("cli-value", flag="--port", text=str(port))
    from ..server import serve as start

    start(host=host, port=port, open_browser=open_browser)
    return 0
