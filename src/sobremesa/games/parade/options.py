"""What can be chosen before a game of Parade."""

from __future__ import annotations

from typing import Annotated

import msgspec
import numpy as np

from ...core.protocol import Words
from ..game import BY_CHANCE, Options


class ParadeOptions(Options, frozen=True):
    """The rulebook has no variants; only who starts can be fixed, for records and for teaching."""

    starter: Annotated[
        int, msgspec.Meta(ge=BY_CHANCE, le=5, description="starting seat, -1 for a random one (rule 2)")
    ] = BY_CHANCE

    def encode(self) -> Words:
        return np.array([self.starter], np.int64)
