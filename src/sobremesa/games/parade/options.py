"""What can be chosen before a game of Parade."""

from __future__ import annotations

from typing import Annotated

import msgspec
import numpy as np

from ...core.errors import Refusal, refuse
from ...core.protocol import Words
from ..game import Options
from .rules import RANDOM_SEAT


class ParadeOptions(Options, frozen=True):
    """The rulebook has no variants; only who starts can be fixed, for records and for teaching."""

    starter: Annotated[
        int, msgspec.Meta(ge=RANDOM_SEAT, le=5, description="starting seat, -1 for a random one (rule 2)")
    ] = RANDOM_SEAT

    def encode(self) -> Words:
        return np.array([self.starter], np.int64)

    def refusal(self, players: int) -> Refusal | None:
        if self.starter >= players:
            return refuse("starter", starter=self.starter + 1, players=players)
        return None
