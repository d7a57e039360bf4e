"""How uvicorn is set up: which protocols it speaks, and how long it listens."""

from __future__ import annotations

from typing import Any, Final

from .frames import Frames
from .lines import PING_EVERY, PONG_WITHIN, HttpLine

# Bigger messages than we read are still taken in, so that they can be answered; much bigger ones are cut off by the protocol (1009).
MOST_TAKEN_IN: Final = 4 * 1024 * 1024


def options(host: str, port: int) -> dict[str, Any]:
    return {
        "host": host,
        "port": port,
        "http": HttpLine,
        "ws": Frames,
        "ws_max_size": MOST_TAKEN_IN,
        "ws_per_message_deflate": False,  # messages are short: to compress them costs more than it saves
        "ws_ping_interval": PING_EVERY,
        "ws_ping_timeout": PONG_WITHIN,
        "proxy_headers": False,  # uvicorn would believe whoever asks from this machine; `visitors` believes a setting
        "log_level": "warning",
        "access_log": False,  # a table's address is its key
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }
