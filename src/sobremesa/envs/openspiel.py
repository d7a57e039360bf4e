"""OpenSpiel: every game as a Python game, `sobremesa_<game>`, with sampled chance.

    import pyspiel
    import sobremesa.envs.openspiel

    game = pyspiel.load_game("sobremesa_<game>(players=3)")

The first node of a game is chance: it deals. Chances after that are drawn when they are met. `resample_from_infostate` deals again all that a player
cannot know, so that OpenSpiel's IS-MCTS plays these games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from .. import bots
from ..core.keys import keys
from ..core.observation import named
from ..core.protocol import OVER
from ..games.game import Game
from ..games.registry import GAMES
from .missing import needed
from .setting import Setting, setting
from .single import worth

needed("pyspiel", "openspiel")

import pyspiel  # noqa: E402

__all__ = ["GameState", "SpielGame", "load"]

LONGEST: Final = 32_767  # decisions: what the records of games can count
DEAL: Final = 0  # the one outcome of the one chance node
SEEDS: Final = 1 << 62


def load(
    game: str, players: int | None = None, options: Mapping[str, Any] | None = None, seed: int = -1, history: int = 0
) -> SpielGame:
    """A game with options of its own, which OpenSpiel's text for parameters has no room for. With a seed, chance is the same again."""
    chosen = setting(game, players, options)
    return _classes[game]({"players": chosen.players, "rng_seed": seed, "history": history}, options)  # pyright: ignore[reportArgumentType, reportCallIssue]


class Kit:
    """What all states of a game share; copies of a state share it too."""

    def __init__(self, chosen: Setting, history: int = 0) -> None:
        if history < 0:
            raise ValueError(f"a history of {history} decisions: there is none")
        self.game, self.players, self.history = chosen.game, chosen.players, history
        self.run = bots.bound(chosen.game)
        self._options = chosen.options.encode()
        self._moves = np.empty(self.run.constants.MOST_MOVES, np.int16)

    def __deepcopy__(self, memo: Any) -> Kit:
        return self

    def dealt(self, seed: str) -> Any:
        """An array of one game."""
        order, state = np.empty(self.run.constants.CARDS, np.int8), self.run.states(1)
        state["rng"] = keys(seed, 0, 1)
        self.run.shuffle(state[0], self.players, self._options, order)
        self.run.deal(state[0], self.players, self._options, order)
        return state

    def legal(self, state: Any, seat: int) -> list[int]:
        return sorted(self._moves[: self.run.legal(state[0], seat, self._moves)].tolist())

    def observation(self, state: Any, seat: int) -> Any:
        out = np.empty(self.run.constants.FEATURES, np.float32)
        self.run.observe(state[0], seat, out)
        return out


class SpielGame(pyspiel.Game):  # pyright: ignore[reportUntypedBaseClass]
    """The game, as OpenSpiel knows it. Utilities are the reward `win`: they add up to zero, and a win alone is 1."""

    kind: Any

    def __init__(
        self, kind: Any, params: dict[str, Any] | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        name = kind.short_name.removeprefix("sobremesa_")
        given = dict(params or {})
        self.kit = Kit(setting(name, given.get("players"), options), given.get("history", 0))
        self.chance = np.random.default_rng(None if given.get("rng_seed", -1) < 0 else given["rng_seed"])
        players = self.kit.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.run.constants.ACTIONS,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {"players": players, **given})

    def new_initial_state(self) -> GameState:
        """Before the deal."""
        return GameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player observes, as numbers and as text."""
        return Observer(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def draw(self) -> int:
        """A seed for a deal, or for dealing again."""
        return int(self.chance.integers(SEEDS))


class GameState(pyspiel.State):  # pyright: ignore[reportUntypedBaseClass]
    """One game, from the node that deals to its end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kit = game.kit
        self.state: Any = None  # an array of one record
        self.past: list[bytes] = [b""] * game.kit.players  # by player, a digest of all it has seen and done
        self.recent: tuple[
            tuple[Any, int, int], ...
        ] = ()  # what all saw before each of the last decisions, whose it was, and it
        self.taken: list[int] = []

    def current_player(self) -> int:
        """The player to decide, or that it is chance's turn, or that the game is over."""
        if self.state is None:
            return pyspiel.PlayerId.CHANCE
        seat = int(self.kit.run.actor(self.state[0]))
        return pyspiel.PlayerId.TERMINAL if seat == OVER else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One: that it deals."""
        return [(DEAL, 1.0)]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.state is not None and int(self.kit.run.actor(self.state[0])) == OVER

    def returns(self) -> list[float]:
        """What the game is worth to every player; nothing until it is over."""
        return worth(self.kit.run, self.state[0]) if self.is_terminal() else [0.0] * self.kit.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GameState:
        """The same to this player, with all that it cannot know dealt again."""
        other = self.clone()
        other.state["rng"] = _words(sampler)
        self.kit.run.redeal(other.state[0], player)
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return self.kit.legal(self.state, player)

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.kit.dealt(str(self.get_game().draw()))
        else:
            seat = self.current_player()
            if self.kit.history:
                views = np.stack([self.seen_by(player) for player in range(self.kit.players)])
                self.recent = (*self.recent, (views, seat, action))[-self.kit.history :]
            self.kit.run.play(self.state[0], seat, action)
            self.past[seat] = _digest(self.past[seat], action.to_bytes(4, "little"))
            self.taken.append(action)
        for player in range(self.kit.players):
            self.past[player] = _digest(self.past[player], self.seen_by(player).tobytes())

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.kit.game.notation.write(action)

    def seen_by(self, player: int) -> Any:
        """The observation of a player."""
        return self.kit.observation(self.state, player)

    def __str__(self) -> str:
        return " ".join(map(self.kit.game.notation.write, self.taken)) if self.state is not None else "to be dealt"


class Observer:
    """`tensor` and `dict` are the game's observation, `dict` by the names of its parts. With perfect recall a text stands for all that a player has
    seen and done so far, and for a game with a `history` the tensor has it, too: `history`, what the player observed before each of so many past
    decisions, and `did`, 0 where another decided, else which of its actions it took, of all. Otherwise they are what it knows now."""

    def __init__(self, kit: Kit, kind: Any) -> None:
        self._recalls, self._kit = kind.perfect_recall, kit
        features, depth = kit.run.constants.FEATURES, kit.history if kind.perfect_recall else 0
        self.tensor = np.zeros(features + depth * (features + 1), np.float32)
        self._now = self.tensor[:features]
        self.dict = named(kit.game.rules.OBSERVATION, self._now)
        if depth:
            self.dict["history"] = self.tensor[features : features + depth * features].reshape(depth, features)
            self.dict["did"] = self.tensor[features + depth * features :]

    def set_from(self, state: GameState, player: int) -> None:
        """Fill in what a player observes."""
        self.tensor[:] = 0.0
        if state.state is None:
            return
        self._now[:] = state.seen_by(player)
        if "did" in self.dict:
            for place, (views, seat, action) in enumerate(state.recent, self._kit.history - len(state.recent)):
                self.dict["history"][place] = views[player]
                self.dict["did"][place] = (action + 1) / self._kit.run.constants.ACTIONS if seat == player else 0.0

    def string_from(self, state: GameState, player: int) -> str:
        """The same as text."""
        if state.state is None:
            return f"{player}: to be dealt"
        known = state.past[player] if self._recalls else _digest(b"", state.seen_by(player).tobytes())
        return f"{player}: {known.hex()}"


def _digest(past: bytes, more: bytes) -> bytes:
    return hashlib.blake2b(past + more, digest_size=16).digest()


def _words(sampler: Callable[[], float]) -> Any:
    """256 bits from a sampler of floats in [0, 1)."""
    return np.array([int(sampler() * (1 << 32)) << 32 | int(sampler() * (1 << 32)) for _ in range(4)], np.uint64)


def _type_of(game: Game) -> Any:
    least, most = game.seats
    return pyspiel.GameType(
        short_name=f"sobremesa_{game.name}",
        long_name=f"Sobremesa: {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.player_counts()[0], "rng_seed": -1, "history": 0},
    )


def _class_of(game: Game) -> type[SpielGame]:
    """A class of its own for OpenSpiel to make: it keeps what makes a game longer than Python lives, which only classes survive."""
    kind = _type_of(game)

    def begin(self: SpielGame, params: dict[str, Any] | None = None, options: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, kind, params, options)

    return type(f"Spiel{game.name.capitalize()}", (SpielGame,), {"__init__": begin, "kind": kind})


_classes: Final = {name: _class_of(game) for name, game in GAMES.items()}
for _made in _classes.values():
    pyspiel.register_game(_made.kind, _made)
