"""Where logs and guests are kept. The log is the truth: what `append` returned from is durable."""

from .base import Conflict, Guest, ReadOnly, Store
from .house import House
from .sql import SqlStore
from .upgrading import Unusable

__all__ = ["Conflict", "Guest", "House", "ReadOnly", "SqlStore", "Store", "Unusable"]
