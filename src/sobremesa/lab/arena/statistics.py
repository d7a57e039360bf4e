"""Shares of wins with honest intervals. Games over the same cards are not independent: a deal counts as one observation."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec

Z: Final = 1.959964  # 95 % of a bell curve
ENOUGH_DEALS: Final = 30  # fewer do not tell how much deals vary


class Share(msgspec.Struct, frozen=True):
    """A share with its 95 % interval, and how many observations (seats in games, pairs at a table) it comes from."""

    value: float
    low: float
    high: float
    count: int


@dataclass
class Tally:
    """Sums by deal."""

    sums: dict[int, float] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)

    def add(self, deal: int, value: float, count: int = 1) -> None:
        self.sums[deal] = self.sums.get(deal, 0.0) + value
        self.counts[deal] = self.counts.get(deal, 0) + count

    def share(self) -> Share | None:
        """The ratio of both, with Wilson's interval for as many independent observations as the deals are worth."""
        total = sum(self.counts.values())
        if not total:
            return None
        value = sum(self.sums.values()) / total
        low, high = wilson(value, self._worth(value, total))
        return Share(value, low, high, total)

    def mean(self) -> float:
        return sum(self.sums.values()) / max(1, sum(self.counts.values()))

    def _worth(self, value: float, total: int) -> float:
        """Duplicate deals cancel luck, so they are often worth more than their number; believed only where there are enough of them."""
        deals = len(self.sums)
        if deals < 2 or not 0 < value < 1:
            return float(total)
        squares = sum((self.sums[deal] - value * self.counts[deal]) ** 2 for deal in self.sums)
        variance = squares * deals / (deals - 1) / total**2
        if variance == 0:
            return float(total)
        worth = value * (1 - value) / variance
        return worth if deals >= ENOUGH_DEALS else min(worth, float(total))


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's score interval."""
    centre = share + Z**2 / (2 * count)
    reach = Z * math.sqrt(share * (1 - share) / count + Z**2 / (4 * count**2))
    below = 1 + Z**2 / count
    return max(0.0, (centre - reach) / below), min(1.0, (centre + reach) / below)


def winners_share(ranks: Iterable[int]) -> float:
    """What each winner gets."""
    return 1.0 / sum(rank == 0 for rank in ranks)
