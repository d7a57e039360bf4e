"""A game as it is found by its name: what it is, and how it is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..bots.seating import read_levels
from ..core.observation import Part
from ..games.game import Game, Options
from ..games.registry import GAMES, find
from ..lab.arrays import Games, play_many
from ..table.fairness import secret_of
from .deal import Deal, fresh
from .refused import accepted


def all_games() -> list[str]:
    """The names of all games there are, those of installed packages included."""
    return list(GAMES)


def game(name: str) -> Rulebook:
    """A game by its name. Raises `Refused` where there is none."""
    return Rulebook(accepted(find(name)))


class Rulebook:
    """One game: who can play it, its options, its actions, and how to deal it. `sobremesa.game` finds it."""

    def __init__(self, kind: Game) -> None:
        self.kind = kind
        """All there is of the game, as the rest of Sobremesa uses it: `kind.rules` is what `bind` compiles."""

    def __repr__(self) -> str:
        return f"sobremesa.game({self.name!r})"

    @property
    def name(self) -> str:
        """What it is called on the command line."""
        return self.kind.name

    @property
    def version(self) -> str:
        """Of the rules; every record names it."""
        return self.kind.version

    @property
    def actions(self) -> int:
        """How many different actions there are; an action is an int from 0 up to this."""
        return int(self.kind.rules.ACTIONS)

    @property
    def observation(self) -> tuple[Part, ...]:
        """What the numbers of an observation mean: its parts, in order."""
        return self.kind.rules.OBSERVATION

    def options(self) -> dict[str, Any]:
        """Every option with its usual value."""
        return msgspec.to_builtins(self.kind.Options())

    def player_counts(self, **options: Any) -> list[int]:
        """How many may play with these options."""
        return self.kind.player_counts(self._read(options))

    def write(self, action: int) -> str:
        """An action as records write it."""
        return self.kind.notation.write(action)

    def read(self, text: str) -> int:
        """And back. Raises `Refused` where it is none."""
        return accepted(self.kind.notation.read(text), self.kind)

    def deal(self, players: int, seed: str | None = None, **options: Any) -> Deal:
        """Shuffle and deal. The same seed deals the same cards; without one they are fresh. Raises `Refused` where the table cannot be set."""
        return fresh(self.kind, players, self._dealable(players, options), secret_of(seed))

    def play_many(
        self,
        players: int,
        games: int,
        bots: str | Sequence[str] = "random",
        seed: str = "",
        workers: int = 1,
        **options: Any,
    ) -> Games:
        """Many whole games between bots, compiled: who won, with how many points, after how many moves, as arrays.

        One bot is for every seat, otherwise one a seat. The same seed plays the same games, however many threads work on them."""
        levels = accepted(read_levels([bots] if isinstance(bots, str) else list(bots), players))
        settled = self._dealable(players, options)
        return play_many(self.kind, players, games, levels, seed, settled, workers)

    def _read(self, options: dict[str, Any]) -> Options:
        return accepted(self.kind.read_options(options), self.kind)

    def _dealable(self, players: int, options: dict[str, Any]) -> Options:
        return accepted(self.kind.dealable(players, self._read(options)), self.kind)
