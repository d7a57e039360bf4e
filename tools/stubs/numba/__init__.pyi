# Numba has no types of its own, and those guessed from its source are often wrong: to the checker it is Any.
from typing import Any

def __getattr__(name: str) -> Any: ...
