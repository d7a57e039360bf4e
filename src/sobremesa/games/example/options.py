"""What can be chosen before a game. Forms, command-line flags and validation all come from these fields."""

from __future__ import annotations

from typing import Annotated

import msgspec
import numpy as np

from sobremesa.core.protocol import Words
from sobremesa.games.game import BY_CHANCE, Options

from .rules import SEATS


class ExampleOptions(Options, frozen=True):
    starter: Annotated[
        int, msgspec.Meta(ge=BY_CHANCE, le=SEATS[1] - 1, description="starting seat, -1 for a random one")
    ] = BY_CHANCE

    def encode(self) -> Words:
        """As the rules read them: `options[0]` in `deal`."""
        return np.array([self.starter], np.int64)
