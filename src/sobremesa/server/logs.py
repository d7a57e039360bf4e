"""Log lines for people or for machines. What could be misused does not get in: no secret, token, cookie or card is ever logged."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog

PRIVATE: Final = ("secret", "token", "cookie", "code", "hand", "key")


def set_up_logs(as_json: bool) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            hide_private,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def hide_private(_logger: Any, _method: str, line: Any) -> Any:
    """The last line of defence, should somebody log one of these by mistake."""
    return {key: "…" if key in PRIVATE else value for key, value in line.items()}
