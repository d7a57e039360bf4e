"""`sobremesa simulate`: many games between bots, counted."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from ..core.errors import Refusal, refuse
from ..games.registry import find
from ..i18n import say
from .options import read_levels, read_options
from .progress import bar, compiling

INTERRUPTED = 130
MOST_GAMES = 10**12
MOST_WORKERS = 1024


def simulate(
    language: str,
    name: str,
    players: int,
    games: int,
    bots: str,
    seed: str,
    workers: int,
    given: Sequence[str],
    as_json: bool,
) -> int | Refusal:
    game = find(name)
    if isinstance(game, Refusal):
        return game
    if not 1 <= games <= MOST_GAMES:
        return refuse("cli-value", flag="--games", text=str(games)[:40])
    if not 1 <= workers <= MOST_WORKERS:
        return refuse("cli-value", flag="--workers", text=str(workers)[:40])
    chosen = read_options(game, given)
    if isinstance(chosen, Refusal):
        return chosen
    options = game.read_options(chosen)
    if isinstance(options, Refusal):
        return options
    options = game.dealable(players, options)
    if isinstance(options, Refusal):
        return options

    from ..bots import LEVELS, bound
    from ..lab.simulate import Simulation

    levels = read_levels(bots, players, list(LEVELS))
    if isinstance(levels, Refusal):
        return levels
    with compiling(language, game.name) as progress:
        bound(game, progress)
    simulation = Simulation(game, players, seed, levels, options)
    is_whole = play(language, simulation, games, workers)
    show(language, simulation.result(), as_json)
    if is_whole:
        return 0
    print(say(language, "terminal-stopped", done=simulation.result().games, games=games), file=sys.stderr)
    return INTERRUPTED


def play(language: str, simulation: Any, games: int, workers: int) -> bool:
    """Was everything played? Ctrl-C ends it early, and what was played until then counts."""
    try:
        with bar(lambda: say(language, "terminal-simulating", games=games)) as advance:
            for done in simulation.play(games, workers):
                advance(done, games)
    except KeyboardInterrupt:
        return False
    return True


def show(language: str, result: Any, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
        return
    rate = round(result.moves_per_second)
    print(
        say(
            language,
            "terminal-simulated",
            games=result.games,
            moves=result.moves,
            seconds=round(result.seconds, 2),
            rate=rate,
        )
    )
    for seat, level in enumerate(result.bots):
        wins, points = round(100 * result.wins[seat], 1), round(result.points[seat], 2)
        print(say(language, "terminal-simulated-seat", seat=seat + 1, level=level, wins=wins, points=points))
