"""A whole arena in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ...core.errors import Refusal
from ...games.game import Game, Options
from ...i18n import reason
from ..entrants import Limits
from .entering import admitted, read_bots
from .outcomes import Log
from .plan import Plan
from .report import Report, report_on
from .running import hold

T = TypeVar("T")


def meet(
    game: Game,
    bots: Sequence[str],
    players: Sequence[int] | None = None,
    games: int = 1000,
    seed: str = "",
    options: Options | None = None,
    jobs: int = 1,
    limits: Limits | None = None,
) -> Report:
    """Levels and Python files meet over duplicate deals, at tables of every number of players or of these. Raises ValueError with the reason."""
    chosen = options or game.Options()
    entered = _accepted(read_bots(bots))
    counts = list(players or game.player_counts(chosen))
    for count in counts:
        _accepted(game.dealable(count, chosen))
    plan = Plan(game, chosen.simulated(), entered, counts, games, seed)
    entrants = admitted(entered, limits or Limits())
    for entrant in entrants.values():
        _accepted(entrant.refusal())
    log = Log(plan)
    seconds = hold(plan, log, entrants, jobs)
    return report_on(plan, log.in_order(), seconds)


def _accepted(answer: T | Refusal) -> T:
    if isinstance(answer, Refusal):
        raise ValueError(reason("en", answer))
    return answer
