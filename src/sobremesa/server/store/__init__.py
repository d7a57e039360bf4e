"""Where logs and guests are kept. The log is the truth: what `append` returned from is durable."""

from .base import Conflict, Device, Guest, ReadOnly, Sat, Store
from .house import House
from .sql import GLANCE, SqlStore
from .upgrading import Unusable

__all__ = ["GLANCE", "Conflict", "Device", "Guest", "House", "ReadOnly", "Sat", "SqlStore", "Store", "Unusable"]
