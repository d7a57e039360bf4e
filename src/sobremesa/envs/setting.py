"""What is played: a game by its name, how many play, by which options. Mistakes are told in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..core.errors import Refusal
from ..games.game import Game, Options
from ..games.registry import find
from ..i18n import reason


@dataclass(frozen=True)
class Setting:
    game: Game
    players: int
    options: Options


def setting(name: str, players: int | None, options: Mapping[str, Any] | None) -> Setting:
    """As few as can play, where nobody says how many. A game that could go on for ever between bots is given an end."""
    game = accepted(find(name))
    chosen = accepted(game.read_options(dict(options or {})))
    seats = game.player_counts(chosen)[0] if players is None else players
    return Setting(game, seats, accepted(game.dealable(seats, chosen)).simulated())


def accepted(answer: Any) -> Any:
    if isinstance(answer, Refusal):
        raise ValueError(reason("en", answer))
    return answer
