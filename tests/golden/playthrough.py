"""Whole games as text anyone can read: one line a ply, and what every seat sees. `tools/golden` writes them, the suite compares them.

Run as a module it writes every file anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.core.jit import Bound, bind
from sobremesa.core.protocol import NOBODY, OVER
from sobremesa.core.rng import rekey
from sobremesa.games.folder import part
from sobremesa.games.game import Game
from sobremesa.games.registry import BUILT_IN

HERE = Path(__file__).parent


def every_file() -> list[tuple[Game, int]]:
    """Of the games that draw a position on one line."""
    return [(game, n) for game in BUILT_IN if part(game, "golden") for n in game.player_counts()]


def path(game: Game, players: int) -> Path:
    return HERE / f"{game.name}-{players}p.txt"


def playthrough(game: Game, players: int, run: Bound) -> str:
    """A game of random moves by random ones of the seats that owe a decision."""
    s, order, options = (
        game.new(),
        np.empty(game.rules.CARDS, np.int8),
        game.Options(**getattr(part(game, "golden"), "OPTIONS", {})).encode(),
    )
    rekey(s, bytes([players]) * 32)
    run.shuffle(s, players, options, order)
    run.deal(s, players, options, order)
    return "\n".join([f"{game.version}, {players} players", *lines(game, s, run, random.Random(players)), ""])


def lines(game: Game, s: Any, run: Bound, chance: random.Random) -> Iterator[str]:
    yield picture(game, s, "deal")
    moves = np.empty(game.rules.MOST_MOVES, np.int16)
    while run.actor(s) != OVER:
        seat = chance.choice([seat for seat in range(s.players) if run.owes(s, seat)])
        action = int(chance.choice(moves[: run.legal(s, seat, moves)]))
        run.play(s, seat, action)
        yield picture(game, s, f"{seat} {game.notation.write(action)}")


def picture(game: Game, s: Any, done: str) -> str:
    golden: Any = part(game, "golden")
    seats = [f"{seat}: {golden.seat(game.view(s, seat), seat)}" for seat in range(s.players)]
    return f"{s.ply:3} {done:6} | " + " | ".join([golden.table(game.view(s, NOBODY)), *seats])


def main() -> None:
    for game, players in every_file():
        text = playthrough(game, players, bind(game.rules, "python"))
        path(game, players).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
