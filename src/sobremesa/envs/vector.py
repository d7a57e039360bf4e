"""Many games at once, compiled, over arrays that the caller owns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import bots
from ..bots.seating import read_levels
from ..core.keys import keys
from ..core.protocol import NOBODY
from .rewards import Reward, by_points
from .setting import accepted, setting


@dataclass(frozen=True)
class Buffers:
    """What `reset` and `step` write: a row a game. Make them once with `VectorGame.buffers`, or of memory of your own."""

    observation: npt.NDArray[np.float32]
    """What the seat to decide knows: [games, features], each in [0, 1]."""
    mask: npt.NDArray[np.bool_]
    """What it may do: [games, actions]."""
    seat: npt.NDArray[np.int64]
    """Who it is: [games]."""
    reward: npt.NDArray[np.float32]
    """What the last step brought every seat: [games, players]."""
    done: npt.NDArray[np.bool_]
    """Whether it ended the game: [games]. What is observed is then the first decision of the next one."""
    history: npt.NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 0, 0), np.float32))
    """Where a history was asked for, what the seat to decide observed before each of the last decisions: [games, history, features], the latest
    last, zeros from before the deal."""
    did: npt.NDArray[np.int16] = field(default_factory=lambda: np.zeros((0, 0), np.int16))
    """And what it did then itself: [games, history]; -1 where another seat decided, and from before the deal."""


class VectorGame:
    """So many games of one kind, each waiting for one decision. `step` takes an action in every game.

    A game that ends is dealt anew at once. What becomes of a game depends on the seed, its number and the actions taken in it, and on nothing
    else: they are the games that would be played one by one. With `bots` (one level for all others, or one a seat) only `seat` is played from
    outside; without a `seat` it is another one in each game, the next one after each deal. `history` is how many past decisions are shown, too.

    Compiled code holds no lock: several of these can be stepped in threads, one thread each."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        *,
        bots: str | Sequence[str] | None = None,
        seat: int | None = None,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
        history: int = 0,
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game, not {games}")
        if history < 0:
            raise ValueError(f"a history of {history} decisions: there is none")
        self.history = history
        self.setting = setting(game, players, options)
        self.games, self.players = games, self.setting.players
        self._pay = by_points(self.setting.game, reward)
        self._options = self.setting.options.encode()
        self._seat, self._alone = seat, bots is not None
        self._sit(bots)
        self._make_room()

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return int(self.setting.game.rules.FEATURES)

    @property
    def actions(self) -> int:
        """How many different actions there are."""
        return int(self.setting.game.rules.ACTIONS)

    def buffers(self) -> Buffers:
        """Arrays of the right kind and size, full of zeros."""
        return Buffers(**{name: np.zeros(shape, kind) for name, (kind, shape) in self._shapes.items()})

    def reset(self, seed: str | int = "", out: Buffers | None = None) -> Buffers:
        """Deal every game; the same seed deals the same ones."""
        shown = self._fitting(out)
        self._states["rng"] = keys(str(seed), 0, self.games)
        self._own[:] = self._first_own()
        shown.reward[:], shown.done[:] = 0, False
        self._run.begin_games(
            self._states, self.players, self._options, *self._bots, self._chances, self._own, self._seats,
            self._choices, self._counts, *self._past, shown.observation, shown.mask, *self._recalled(shown),
        )  # fmt: skip
        shown.seat[:] = self._seats
        self._is_dealt = True
        return shown

    def step(self, actions: npt.ArrayLike, out: Buffers | None = None) -> Buffers:
        """Take an action in every game, for the seat that is to decide there. Raises ValueError, and plays nothing, if one is not legal."""
        if not self._is_dealt:
            raise ValueError("reset comes before the first step")
        shown, taken = self._fitting(out), np.ascontiguousarray(actions, np.int64)
        if taken.shape != (self.games,):
            raise ValueError(f"an action for each of {self.games} games is needed, not {taken.shape}")
        wrong = self._run.step_games(
            self._states, self.players, self._options, *self._bots, self._chances, self._own, self._turn, self._pay,
            taken, self._seats, self._choices, self._counts, *self._past, shown.observation, shown.mask,
            *self._recalled(shown), shown.reward, shown.done,
        )  # fmt: skip
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {taken[wrong]} is not legal for seat {self._seats[wrong]}")
        shown.seat[:] = self._seats
        return shown

    def state(self, index: int) -> Any:
        """A copy of one game's record. It holds every secret of the game."""
        return self._states[index].copy()

    # ---- inside --------------------------------------------------------------------------------------------------------------------------

    def _sit(self, levels: str | Sequence[str] | None) -> None:
        game, players = self.setting.game, self.players
        given = [levels] if isinstance(levels, str) else list(levels or ["random"])
        if self._seat is not None and not (self._alone and 0 <= self._seat < players):
            raise ValueError(f"seat {self._seat} of {players}, with bots for the others: there is none")
        self._turn = 1 if self._seat is None else 0
        self._run = bots.bound(game)
        self._bots = (bots.minds(game, accepted(read_levels(given, players))), bots.one_workspace(self._run))

    def _first_own(self) -> Any:
        if not self._alone:
            return NOBODY
        return np.arange(self.games) % self.players if self._seat is None else self._seat

    def _make_room(self) -> None:
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observation": (np.float32, (self.games, self.features)),
            "mask": (np.bool_, (self.games, self.actions)),
            "seat": (np.int64, (self.games,)),
            "reward": (np.float32, (self.games, self.players)),
            "done": (np.bool_, (self.games,)),
        }
        if self.history:
            shapes["history"] = (np.float32, (self.games, self.history, self.features))
            shapes["did"] = (np.int16, (self.games, self.history))
        self._shapes = {name: (np.dtype(kind), shape) for name, (kind, shape) in shapes.items()}
        most = self._run.constants.MOST_MOVES
        self._states = self._run.states(self.games)
        self._chances = np.zeros((self.games, 4), np.uint64)
        self._own, self._seats, self._counts = (np.zeros(self.games, np.int64) for _ in range(3))
        self._choices = np.zeros((self.games, most), np.int16)
        seated, depth = self.games * self.players, self.history
        kept = np.zeros((seated * depth, self.features), np.float32), np.zeros((seated, depth), np.int16)
        self._past = (*kept, np.zeros(self.games, np.int64))
        self._nothing = np.zeros((self.games, 0), np.float32), np.zeros((self.games, 0), np.int16)
        self._own_buffers: Buffers | None = None
        self._fitted: Buffers | None = None
        self._is_dealt = False

    def _fitting(self, out: Buffers | None) -> Buffers:
        """Compiled code writes where it is told to: what does not fit must not get there."""
        if out is None:
            self._own_buffers = out = self._own_buffers or self.buffers()
            return out
        if out is not self._fitted:
            for name in self._shapes:
                self._check(name, getattr(out, name))
            self._fitted = out
        return out

    def _recalled(self, shown: Buffers) -> tuple[Any, Any]:
        """Where a history goes to, a row a game."""
        return (shown.history.reshape(self.games, -1), shown.did) if self.history else self._nothing

    def _check(self, name: str, given: npt.NDArray[Any]) -> None:
        kind, shape = self._shapes[name]
        fits = isinstance(given, np.ndarray) and given.dtype == kind and given.shape == shape
        if not (fits and given.flags.carray):
            raise ValueError(f"{name} must be a writeable array of {kind.name}, C-ordered, of shape {shape}")
