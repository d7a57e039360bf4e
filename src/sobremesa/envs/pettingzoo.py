"""PettingZoo: every game as an AEC environment, each seat an agent.

    from sobremesa.envs import pettingzoo

    env = pettingzoo.env(game, players=3)

An observation is a dictionary of `observation` and `action_mask`. Where rules make several seats choose at once they are asked in turn, and none is
shown what another has chosen. The games are also in PettingZoo's own registry: `pettingzoo.make("aec", "sobremesa/<game>-v0")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..games.registry import GAMES
from .missing import needed
from .rewards import Reward
from .setting import setting
from .single import Single

needed("pettingzoo", "pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.env_registry.registration import aec_registry, register  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

__all__ = ["GameEnv", "env"]


def env(
    game: str, players: int | None = None, reward: Reward = "win", options: Mapping[str, Any] | None = None, **more: Any
) -> Any:
    """The environment, with PettingZoo's guard against calls in the wrong order. `GameEnv` is the same without it."""
    return OrderEnforcingWrapper(GameEnv(game, players, reward, options, **more))


class GameEnv(AECEnv[str, dict[str, Any], int]):
    """One game. Agents are `seat_0`, `seat_1` …, as many as play: as few as can, if nobody says how many. An illegal action raises ValueError.

    With a `history`, an observation also has what the agent observed before each of so many past decisions, and what it `did` then."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        history: int = 0,
    ) -> None:
        super().__init__()
        self._game = Single(setting(game, players, options), reward, history)
        self.metadata = {"name": f"sobremesa_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = spaces.Box(0.0, 1.0, (self._game.features,), np.float32)
        mask = spaces.Box(0, 1, (self._game.actions,), np.int8)
        seen: dict[str, spaces.Space[Any]] = {"observation": numbers, "action_mask": mask}
        if history:
            seen["history"] = spaces.Box(0.0, 1.0, (history, self._game.features), np.float32)
            seen["did"] = spaces.Box(-1, self._game.actions - 1, (history,), np.int16)
        self._seen = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self._done = {agent: spaces.Discrete(self._game.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: numbers in [0, 1], and by action whether it may take it."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions there are; the mask says which are legal."""
        return self._done[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Shuffle and deal; the same seed deals the same cards."""
        self._game.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows now, and may do."""
        seat = self._seats[agent]
        observation, mask = self._game.shown(seat)
        seen: dict[str, Any] = {"observation": observation, "action_mask": mask}
        if self._game.history:
            seen["history"], seen["did"] = self._game.recalled(seat)
        return seen

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # pyright: ignore[reportArgumentType]
            return
        self._game.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        over = self._game.is_over
        if over:
            self.rewards = dict(zip(self.agents, self._game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self.agents[self._seats[agent] if over else self._game.seat]

    def render(self) -> str | None:
        """The table as everybody sees it, in text."""
        return self._game.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def register_games() -> None:
    for game in GAMES:
        if f"sobremesa/{game}-v0" not in aec_registry:
            register("aec", f"sobremesa/{game}-v0", f"{__name__}:env", kwargs={"game": game})


register_games()
