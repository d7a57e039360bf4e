"""Gymnasium: one seat is yours, bots play the others.

    import gymnasium
    import sobremesa.envs.gymnasium

    env = gymnasium.make("sobremesa/<game>-v0", players=3, bots="greedy")
    envs = gymnasium.make_vec("sobremesa/<game>-v0", num_envs=256, vectorization_mode="vector_entry_point")

What is observed are numbers in [0, 1]; which actions are legal is in `info["action_mask"]`, after `reset` and after each `step`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import numpy as np
import numpy.typing as npt

from .. import bots as players_of
from ..bots.seating import read_levels
from ..games.registry import GAMES
from .missing import needed
from .rewards import Reward
from .setting import accepted, setting
from .single import Single
from .vector import VectorGame

needed("gymnasium", "gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

__all__ = ["GameEnv", "GameVectorEnv"]

Seen = npt.NDArray[np.float32] | dict[str, Any]  # with a history, by name
Illegal = Literal["raise", "lose"]


def space_of(features: int, actions: int, history: int) -> spaces.Space[Any]:
    """Numbers; with a history, also those before each of so many past decisions, and what you did there."""
    numbers = spaces.Box(0.0, 1.0, (features,), np.float32)
    if not history:
        return numbers
    past = spaces.Box(0.0, 1.0, (history, features), np.float32)
    did = spaces.Box(-1, actions - 1, (history,), np.int16)
    return spaces.Dict({"observation": numbers, "history": past, "did": did})


class GameEnv(gymnasium.Env[Any, np.int64]):
    """One game. `seat` is yours; without one, another after each reset. `bots` is a level for all others, or one a seat.

    An illegal action raises ValueError, or with `illegal="lose"` ends the game with the reward −1."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # pyright: ignore[reportIncompatibleVariableOverride]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        history: int = 0,
    ) -> None:
        self._game = Single(setting(game, players, options), reward, history)
        if seat is not None and not 0 <= seat < self._game.players:
            raise ValueError(f"there is no seat {seat} at a table of {self._game.players}")
        levels = accepted(read_levels([bots] if isinstance(bots, str) else list(bots), self._game.players))
        self._minds = players_of.minds(self._game.setting.game, levels)
        self._workspace = players_of.new_workspace(self._game.run)
        self._seat, self._next = seat, 0 if seat is None else seat
        self._own, self._over, self._illegal = self._next, True, illegal
        self.render_mode = render_mode
        self.observation_space = space_of(self._game.features, self._game.actions, history)
        self.action_space = spaces.Discrete(self._game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Shuffle and deal; the same seed deals the same cards. Without one the next cards follow from the last seed."""
        super().reset(seed=seed)
        self._over = True
        if seed is not None and self._seat is None:
            self._next = 0
        while self._over:  # again where bots end a game before you have had a turn
            self._own, self._next = self._next, self._next if self._seat is not None else self._after(self._next)
            self._game.deal(self.np_random.bytes(16).hex())
            self._workspace.position.rng = self._game.s.rng[[2, 1, 0, 3]]
            self._play_others()
        return self._told()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Your action, then those of the bots until it is your turn again or the game is over."""
        if self._over:
            raise ValueError("the game is over: reset comes before the next step")
        if self._illegal == "lose" and int(action) not in self._game.legal():
            self._over = True
            seen, info = self._told()
            return seen, -1.0, True, False, info
        self._game.play(int(action))
        self._play_others()
        seen, info = self._told()
        return seen, self._game.rewards()[self._own], self._over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """By action, whether it is legal now: as masked learners ask for it."""
        return self._told()[1]["action_mask"].astype(np.bool_)

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The table as everybody sees it, in text."""
        return self._game.told() if self.render_mode == "ansi" else None

    def _after(self, seat: int) -> int:
        return (seat + 1) % self._game.players

    def _play_others(self) -> None:
        game = self._game
        while not game.is_over and game.seat != self._own:
            game.play_by(self._minds[game.seat], self._workspace)
        self._over = game.is_over

    def _told(self) -> tuple[Seen, dict[str, Any]]:
        """What you see, and beside it what you may do: nothing once it is over for you."""
        seen, mask = self._game.shown(self._own)
        if self._over:
            mask[:] = 0
        info = {"action_mask": mask, "seat": self._own}
        if not self._game.history:
            return seen, info
        history, did = self._game.recalled(self._own)
        return {"observation": seen, "history": history, "did": did}, info


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games at once, compiled: `VectorGame` with bots for the other seats. A game that ends is dealt anew in the same step.

    The arrays that `reset` and `step` return are written anew by the next step: copy what you keep. A game ends because it is over and for no
    other reason, so nobody needs its last observation, and it is not there."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
        history: int = 0,
    ) -> None:
        self._games = VectorGame(
            game, num_envs, players, bots=bots, seat=seat, reward=reward, options=options, history=history
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = space_of(self._games.features, self._games.actions, history)
        self.single_action_space = spaces.Discrete(self._games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._shown = self._games.buffers()

    def reset(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal every game; the same seed deals the same ones."""
        super().reset(seed=seed)
        self._games.reset(self.np_random.bytes(16).hex(), self._shown)
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """An action in every game. Raises ValueError, and plays nothing, if one is not legal."""
        seats = self._shown.seat.copy()
        self._games.step(actions, self._shown)
        reward = self._shown.reward[np.arange(self.num_envs), seats]
        return self._seen(), reward, self._shown.done, self._truncated, self._info()

    def _seen(self) -> Seen:
        shown = self._shown
        if not self._games.history:
            return shown.observation
        return {"observation": shown.observation, "history": shown.history, "did": shown.did}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._shown.mask, "seat": self._shown.seat}


def register_games() -> None:
    for game in GAMES:
        if f"sobremesa/{game}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"sobremesa/{game}-v0",
                f"{__name__}:GameEnv",
                vector_entry_point=f"{__name__}:GameVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register_games()
