"""Ratings of bots from the games of an arena. How one game changes them: `core.rating`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core.rating import Rating, rated
from .outcomes import Outcome


def rate(bots: int, outcomes: Iterable[Outcome]) -> list[Rating]:
    """The ratings after all games. A bot does not learn meanwhile, so nothing is forgotten either (OpenSkill's tau is 0)."""
    ratings = [Rating()] * bots
    for outcome in outcomes:
        after = rated([ratings[bot] for bot in outcome.seats], outcome.ranks)
        for bot in set(outcome.seats):
            own = [new for new, seated in zip(after, outcome.seats, strict=True) if seated == bot]
            ratings[bot] = mean(own)
    return ratings


def mean(ratings: Sequence[Rating]) -> Rating:
    """A bot that sat in several seats learns from each of them, once."""
    count = len(ratings)
    return Rating(sum(one.mu for one in ratings) / count, sum(one.sigma for one in ratings) / count)
