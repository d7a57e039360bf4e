"""Many games at once on a GPU: dealt, played and shown there. Nothing but what you ask for leaves it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core import jit
from ..core.keys import keys
from . import threads
from .missing import needed
from .rewards import Reward, by_points
from .setting import setting
from .sharing import Shared


@dataclass(frozen=True)
class DeviceBuffers:
    """What `reset` and `step` write, a row a game, as in `Buffers`; each is a `Shared` array. Where they lie does not change: take tensors of them
    once, and read them after every step."""

    observation: Shared
    mask: Shared
    seat: Shared
    reward: Shared
    done: Shared


class DeviceGame:
    """So many games of one kind on a GPU, each waiting for one decision: `VectorGame` without bots, and the same games from the same seed.

    A step takes an action in every game, whole numbers in an array on the GPU (of PyTorch, JAX, CuPy) or off it. Needs the `cuda` extra."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        *,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game, not {games}")
        needed("numba_cuda", "cuda")
        if not jit.has_gpu():
            raise OSError("no GPU that can be used was found here; `VectorGame` plays the same games on the processor")
        self.setting = setting(game, players, options)
        self.games, self.players = games, self.setting.players
        self._pay = by_points(self.setting.game, reward)
        self._run = jit.bind(self.setting.game.rules, "cuda", threads)
        self._options = jit.to_gpu(self.setting.options.encode())
        self._states: Any = None
        self._make_room()

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return int(self.setting.game.rules.FEATURES)

    @property
    def actions(self) -> int:
        """How many different actions there are."""
        return int(self.setting.game.rules.ACTIONS)

    def reset(self, seed: str | int = "") -> DeviceBuffers:
        """Deal every game; the same seed deals the same ones."""
        states: Any = np.zeros(self.games, self.setting.game.rules.STATE)
        states["rng"] = keys(str(seed), 0, self.games)
        self._states = jit.games_to_gpu(states)
        jit.launch(self._run, "begin_here", self._states, self.players, self._options, *self._shown())
        self.out.reward.array[:], self.out.done.array[:] = 0, False
        return self.out

    def step(self, actions: Any) -> DeviceBuffers:
        """Take an action in every game, for the seat that is to decide there. Raises ValueError, and plays nothing, if one is not legal."""
        if self._states is None:
            raise ValueError("reset comes before the first step")
        taken = self._fitting(actions)
        self._check(taken)
        jit.launch(
            self._run, "step_here", self._states, self.players, self._options, self._pay, taken, *self._shown(),
            self.out.reward.array, self.out.done.array,
        )  # fmt: skip
        return self.out

    def state(self, index: int) -> Any:
        """A copy of one game's record. It holds every secret of the game."""
        return jit.games_from_gpu(self._states, self.setting.game.rules.STATE)[index].copy()

    # ---- inside --------------------------------------------------------------------------------------------------------------------------

    def _make_room(self) -> None:
        games = self.games
        self.out = DeviceBuffers(
            observation=Shared(jit.room_on_gpu((games, self.features), np.float32)),
            mask=Shared(jit.room_on_gpu((games, self.actions), np.bool_)),
            seat=Shared(jit.room_on_gpu((games,), np.int64)),
            reward=Shared(jit.room_on_gpu((games, self.players), np.float32)),
            done=Shared(jit.room_on_gpu((games,), np.bool_)),
        )
        self._wrong = jit.to_gpu(np.full(1, -1, np.int64))

    def _shown(self) -> tuple[Any, Any, Any]:
        return self.out.seat.array, self.out.observation.array, self.out.mask.array

    def _fitting(self, actions: Any) -> Any:
        there = jit.on_gpu(actions) if hasattr(actions, "__cuda_array_interface__") else jit.to_gpu(np.asarray(actions))
        if there.shape != (self.games,) or there.dtype.kind not in "iu":
            raise ValueError(
                f"a whole number for each of {self.games} games is needed, not {there.dtype} {there.shape}"
            )
        return there

    def _check(self, taken: Any) -> None:
        jit.for_each(self._run, "refuse_here", self.games, taken, self.out.mask.array, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong >= 0:
            self._wrong[0] = -1
            action, seat = (int(array[wrong : wrong + 1].copy_to_host()[0]) for array in (taken, self.out.seat.array))
            raise ValueError(f"game {wrong}: action {action} is not legal for seat {seat}")
