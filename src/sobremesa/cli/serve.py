"""`sobremesa serve`: the table for the browser."""

from __future__ import annotations

import os

from ..core.errors import Refusal, refuse
from ..i18n import system_language

PORTS = 65535


def serve(language: str, host: str, port: int, open_browser: bool) -> int | Refusal:
    if not 0 <= port <= PORTS:
        return refuse("cli-value", flag="--port", text=str(port))
    if language != system_language():
        os.environ["LC_ALL"] = (
            language  # the server, and the workers it starts, speak the language of their environment
        )
    from ..server import serve as start

    start(host=host, port=port, open_browser=open_browser)
    return 0
