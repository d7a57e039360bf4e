"""Ratings from games of any number of players: the Plackett–Luce model of Weng and Lin (2011), with the constants of OpenSkill.

A rating is a bell curve: `mu` is how strong somebody seems, `sigma` how unsure that is. Who finishes ahead of stronger players gains most.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6  # how much luck there is in one game
LEAST: Final = 1e-4  # one game never makes a rating surer than this part of its variance


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA


def rated(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after one game; equal ranks shared a place."""
    spread = math.sqrt(sum(one.sigma**2 + BETA**2 for one in ratings))
    strengths = [math.exp(one.mu / spread) for one in ratings]
    behind = [sum(s for s, other in zip(strengths, ranks, strict=True) if other >= rank) for rank in ranks]
    shared = [list(ranks).count(rank) for rank in ranks]
    gains: list[float] = []
    sigmas: list[float] = []
    for seat, one in enumerate(ratings):
        surprise = doubt = 0.0
        for place, rank in enumerate(ranks):
            if rank <= ranks[seat]:  # this place was still to be had
                chance = strengths[seat] / behind[place]
                surprise += ((place == seat) - chance) / shared[place]
                doubt += chance * (1 - chance) / shared[place]
        gains.append(surprise * one.sigma**2 / spread)
        certainty = doubt * (one.sigma / spread) ** 3
        sigmas.append(one.sigma * math.sqrt(max(1 - certainty, LEAST)))
    return [Rating(one.mu + shared_gain(gains, ranks, seat), sigmas[seat]) for seat, one in enumerate(ratings)]


def shared_gain(gains: Sequence[float], ranks: Sequence[int], seat: int) -> float:
    """Those who share a place share what it brings."""
    alike = [gain for gain, rank in zip(gains, ranks, strict=True) if rank == ranks[seat]]
    return sum(alike) / len(alike)
