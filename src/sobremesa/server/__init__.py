"""The server: HTTP and WebSocket around tables, their logs in SQLite or PostgreSQL, several workers."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .settings import Settings

if TYPE_CHECKING:
    from .app import create_app
    from .serving import serve

__all__ = ["Settings", "create_app", "serve"]


def __getattr__(name: str) -> Any:
    """The rest takes a second to import, and wrong settings are told before that."""
    homes = {"create_app": "app", "serve": "serving"}
    if name not in homes:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{homes[name]}"), name)
