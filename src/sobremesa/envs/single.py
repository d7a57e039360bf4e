"""One game, compiled, a decision at a time: what the adapters share."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import bots
from ..core.jit import Bound
from ..core.keys import keys
from ..core.protocol import NOBODY, NOTHING, OVER
from ..games.asking import standing_of
from ..i18n import reason
from .rewards import by_points
from .setting import Setting


class Single:
    """`s` is the record; `play` is the only thing that changes it. A game that is over stays so until `deal`."""

    def __init__(self, setting: Setting, reward: str, history: int = 0) -> None:
        if history < 0:
            raise ValueError(f"a history of {history} decisions: there is none")
        self.setting, self.players = setting, setting.players
        self.run = bots.bound(setting.game)
        self.actions, self.features = self.run.constants.ACTIONS, self.run.constants.FEATURES
        self._pay = by_points(setting.game, reward)
        self._options = setting.options.encode()
        self._moves = np.empty(self.run.constants.MOST_MOVES, np.int16)
        self.history = history
        self._past: deque[tuple[list[npt.NDArray[np.float32]], int, int]] = deque(maxlen=history)
        self._set_up()
        self.seat = OVER
        """Who decides now."""

    def deal(self, seed: str | int | None) -> None:
        """The same seed deals the same cards; without one they are fresh."""
        order = np.empty(self.run.constants.CARDS, np.int8)
        self._set_up()
        self.s["rng"] = keys(secrets.token_hex(16) if seed is None else str(seed), 0, 1)[0]
        self.run.shuffle(self.s, self.players, self._options, order)
        self.run.deal(self.s, self.players, self._options, order)
        self._past.clear()
        self._look()

    def _look(self) -> None:
        self.seat, self._count = self.run.look_at_one(self._games, self._moves)

    def _set_up(self) -> None:
        """Compiled code is given the array: it takes a tenth of the time that it takes to hand over a record."""
        self._games = self.run.states(1)
        self.s: Any = self._games[0]

    @property
    def is_over(self) -> bool:
        return self.seat == OVER

    def legal(self) -> npt.NDArray[np.int16]:
        """What the seat that decides may do."""
        return self._moves[: self._count]

    def shown(self, seat: int) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
        """What the seat knows, and by action whether it may take it now: nothing if another is asked now, even where it will be before the table
        goes on. Arrays of the caller's own."""
        seen, mask = np.empty(self.features, np.float32), np.zeros(self.actions, np.int8)
        self.run.show_one(self._games, seat, self._moves, self._count if seat == self.seat else 0, seen, mask)
        return seen, mask

    def recalled(self, seat: int) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int16]]:
        """What a seat observed before each of the last decisions, the latest last, and what it did itself: -1 where another decided."""
        seen, did = np.zeros((self.history, self.features), np.float32), np.full(self.history, NOTHING, np.int16)
        first = self.history - len(self._past)
        for place, (views, who, action) in enumerate(self._past, first):
            seen[place] = views[seat]
            did[place] = action if who == seat else NOTHING
        return seen, did

    def play(self, action: int) -> None:
        """For whoever is to decide. Raises ValueError, with the reason, where it is not legal."""
        views = [self.shown(seat)[0] for seat in range(self.players)] if self.history else []
        seat, count = self.run.step_one(self._games, action, self._moves, self._count)
        if count < 0:
            why = self.setting.game.why_not(self.s, self.seat, action)
            raise ValueError(reason("en", why, self.setting.game))
        if self.history:
            self._past.append((views, self.seat, action))
        self.seat, self._count = seat, count

    def play_by(self, mind: Any, workspace: Any) -> None:
        """What a bot decides."""
        self.play(int(self.run.decide(self.s, self.seat, mind, workspace)))

    def rewards(self) -> list[float]:
        """What the game is worth to every seat: nothing until it is over."""
        return worth(self.run, self.s, self._pay) if self.is_over else [0.0] * self.players

    def told(self) -> str:
        """The table as everybody sees it, for people."""
        view = self.setting.game.view(self.s, NOBODY)
        return "\n".join(f"{name}: {getattr(view, name)}" for name in view.__struct_fields__)


def worth(run: Bound, s: Any, pay: float = 0.0) -> list[float]:
    """What a game that is over is worth to every seat: the same as compiled code pays (`bots.stepping`)."""
    standing = standing_of(run, s)
    if pay:
        return [pay * points for points in standing.points]
    players = len(standing.ranks)
    share = players / len(standing.winners)
    return [((share if rank == 0 else 0.0) - 1.0) / (players - 1.0) for rank in standing.ranks]
