"""What can be chosen before a game of Coloretto. All but `starter`, `without` and `aids` lie beyond the rulebook (11)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import numpy as np

from ...core.errors import Refusal, refuse
from ...core.protocol import Words
from ..game import Options
from .notation import COLOUR_NAMES
from .rules import RANDOM

Leaving = Literal["random", "red", "orange", "yellow", "green", "blue", "violet", "brown"]


class ColorettoOptions(Options, frozen=True):
    starter: Annotated[int, msgspec.Meta(ge=RANDOM, le=4, description="starting seat, -1 for a random one (2)")] = (
        RANDOM
    )
    without: Annotated[Leaving, msgspec.Meta(description="the colour that leaves with three players (2)")] = "random"
    aids: Annotated[bool, msgspec.Meta(description="show odds and what rows would do")] = True
    other_table: Annotated[bool, msgspec.Meta(description="score 1, 4, 8, 7, 6, 5 (11)")] = False
    two_players: Annotated[bool, msgspec.Meta(description="allow the game for two (11)")] = False
    golden_joker: Annotated[bool, msgspec.Meta(description="one joker is golden (11)")] = False

    def encode(self) -> Words:
        without = RANDOM if self.without == "random" else COLOUR_NAMES.index(self.without)
        return np.array([self.starter, without, self.other_table, self.golden_joker, self.aids], np.int64)

    def refusal(self, players: int) -> Refusal | None:
        if players == 2 and not self.two_players:
            return refuse("coloretto-two-players")
        return super().refusal(players)
