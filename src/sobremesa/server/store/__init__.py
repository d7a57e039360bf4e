"""Where logs and guests are kept. The log is the truth: what `append` returned from is durable."""

from .base import Conflict, Guest, Store
from .sql import SqlStore

__all__ = ["Conflict", "Guest", "SqlStore", "Store"]
