"""Bots: chance, instinct and search, written once against the contract and compiled for each game.

    action = choose("champion", game, state, seat, seed)
    ways = analyse(game, state, seat, 100_000, seed)

A bot is given a record already redealt for its seat, so it cannot know more than its seat does; its move is a function of what the seat
knows, the level and the seed. Any thread may call it: the compiled code holds no lock.
"""

from __future__ import annotations

from .compiled import bound, by_instinct, is_on_disk, is_ready, prepare
from .decision import Thought, Way, analyse, choose, choose_in_time, decide, minds, ponder_in_time
from .levels import LEVELS, OFFERED, mind_of
from .mind import MIND, Mind, mind_records
from .workspace import new_workspace, one_workspace

__all__ = [
    "LEVELS",
    "MIND",
    "OFFERED",
    "Mind",
    "Thought",
    "Way",
    "analyse",
    "bound",
    "by_instinct",
    "choose",
    "choose_in_time",
    "decide",
    "is_on_disk",
    "is_ready",
    "mind_of",
    "mind_records",
    "minds",
    "new_workspace",
    "one_workspace",
    "ponder_in_time",
    "prepare",
]
