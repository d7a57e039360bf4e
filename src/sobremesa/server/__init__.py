"""The server: HTTP and WebSocket around tables, their logs in SQLite or PostgreSQL, several workers by Redis."""

from .app import create_app
from .serving import serve
from .settings import Settings

__all__ = ["Settings", "create_app", "serve"]
