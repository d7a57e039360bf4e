"""`sobremesa serve`: the table for the browser."""

from __future__ import annotations

import os
from collections.abc import Iterable

from ..core.errors import Refusal, refuse
from ..i18n import system_language
from ..server import preflight
from .refusing import USAGE_ERROR, complain

PORTS = 65535


def serve(language: str, host: str, port: int, open_browser: bool) -> int | Refusal:
    if not 0 <= port <= PORTS:
        return refuse("cli-value", flag="--port", text=str(port))
    if language != system_language():
        os.environ["LC_ALL"] = (
            language  # the server, and the workers it starts, speak the language of their environment
        )
    tell(language, preflight.unknown())
    settings, wrong = preflight.from_environment()
    if not wrong:
        from ..server import serve as start

        wrong = start(settings, host=host, port=port, open_browser=open_browser)
    tell(language, wrong)
    return USAGE_ERROR if wrong else 0


def tell(language: str, refusals: Iterable[Refusal]) -> None:
    for refusal in refusals:
        complain(language, refusal)
