"""Whole games as text anyone can read: one line a ply, and what every seat sees. `tools/golden` writes them, the suite compares them.

Run as a module it writes every file anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.core.jit import Bound, bind
from sobremesa.core.protocol import NOBODY, OVER
from sobremesa.core.rng import rekey
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES

HERE = Path(__file__).parent


def parade_table(game: Game, view: Any) -> str:
    line = " ".join(map(game.write_card, view.line))
    last = f", last round by {view.last_round.by} ({view.last_round.why})" if view.last_round else ""
    return f"{view.phase}{last} | line {line} | pile {view.pile}"


def parade_seat(game: Game, view: Any, seat: int) -> str:
    hand, away, before = (
        " ".join(map(game.write_card, cards)) for cards in (view.hand, view.discarding, view.before[seat])
    )
    secret = f" away {away}" if away else ""
    score = view.sheet.seats[seat]
    return f"hand {hand or '–'}{secret} before {before or '–'} = {score.points} (rank {score.rank})"


def coloretto_table(game: Game, view: Any) -> str:
    rows = ["".join(map(game.write_card, row.cards)) or "–" for row in view.rows]
    taken = [row if kept.taker is None else f"taken by {kept.taker}" for row, kept in zip(rows, view.rows, strict=True)]
    drawn = "" if view.drawn is None else f", drawn {game.write_card(view.drawn)}"
    last = ", last round" if view.last_round else ""
    return f"{view.phase}{drawn}{last} | rows {', '.join(taken)} | deck {view.deck}, {view.before_last} before the last round"


def coloretto_seat(game: Game, view: Any, seat: int) -> str:
    held = " ".join(f"{count}{game.write_card(kind)}" for kind, count in enumerate(view.held[seat]) if count)
    score = view.sheet.seats[seat]
    return f"{held or '–'} = {score.points} (rank {score.rank})"


def jackrabbits_table(game: Game, view: Any) -> str:
    dice = "" if view.dice is None else f", dice {view.dice[0]}+{view.dice[1]}"
    court, discards = (" ".join(map(game.write_card, cards)) or "–" for cards in (view.court, view.discards))
    return f"{view.phase}, turn of {view.turn}{dice} | court {court} | discards {discards} | pile {view.pile}"


def jackrabbits_seat(game: Game, view: Any, seat: int) -> str:
    mine = view.seats[seat]
    return f"{mine.at} {' '.join(map(game.write_card, view.hand)) or '–'} ({len(mine.royals)} royals)"


# How a game is drawn in one line: what all see, then what one seat sees.
PICTURES: dict[str, tuple[Callable[[Game, Any], str], Callable[[Game, Any, int], str]]] = {
    "parade": (parade_table, parade_seat),
    "coloretto": (coloretto_table, coloretto_seat),
    "jackrabbits": (jackrabbits_table, jackrabbits_seat),
}

# Options that keep a file readable: a game of Jackrabbits at random is long.
SHORT = {"jackrabbits": {"turn_limit": 24}}


def every_file() -> list[tuple[Game, int]]:
    return [(game, n) for game in GAMES.values() for n in game.player_counts()]


def path(game: Game, players: int) -> Path:
    return HERE / f"{game.name}-{players}p.txt"


def playthrough(game: Game, players: int, run: Bound) -> str:
    """A game of random moves by random ones of the seats that owe a decision."""
    s, order, options = (
        game.new(),
        np.empty(game.rules.CARDS, np.int8),
        game.Options(**SHORT.get(game.name, {})).encode(),
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
        yield picture(game, s, f"{seat} {game.write(action)}")


def picture(game: Game, s: Any, done: str) -> str:
    table, seat_of = PICTURES[game.name]
    seats = [f"{seat}: {seat_of(game, game.view(s, seat), seat)}" for seat in range(s.players)]
    return f"{s.ply:3} {done:6} | " + " | ".join([table(game, game.view(s, NOBODY)), *seats])


def main() -> None:
    for game, players in every_file():
        text = playthrough(game, players, bind(game.rules, "python"))
        path(game, players).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
