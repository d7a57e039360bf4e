"""What an environment pays. Nothing until the game is over, then one of these."""

from __future__ import annotations

from typing import Final, Literal

from ..games.game import Game

Reward = Literal["win", "points"]
REWARDS: Final = ("win", "points")
"""`win`: 1 for a win alone, −1/(players − 1) for losing; who shares a win shares the 1 and the loss, so that all seats add up to 0.
`points`: the game's own, less than 0 where fewer are better."""


def by_points(game: Game, reward: str) -> float:
    """What points are multiplied with; 0 where the win is what counts."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
    if reward == "win":
        return 0.0
    return 1.0 if game.most_wins else -1.0
