"""How strong the bots are: one of a better level among others of a worse one, every deal played once from each seat."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa import bots
from sobremesa.bots.montecarlo import TABLES
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES
from sobremesa.lab.simulate import keys

from .page import machine, table, write

DEALS = {"greedy": 4000, "search": 150}  # a deal is as many games as there are seats


# Measured once, with policies that are not in the code; kept because it says what the win rates above are worth.
NOTES = """## Which greedy bot

The share of wins against `greedy` depends on what it is. Three instincts for Parade were compared in duplicate deals, thousands of games each:
least harm by printed values (the one in use), points if it ended now, and a tuned one that also weighs colours begun and others' majorities.
One least-harm bot won 56 % of 2-player games against the second and 52 % against the tuned one; one tuned bot won 33 % of 4-player and
20 % of 6-player games against least-harm ones (fair: 25 % and 17 %). Against the second and the tuned one `search` won 94 % and 87 % of
120 2-player games, 52 % and 44 % of 160 4-player games (± 4 %)."""


@dataclass
class Match:
    """One seat of depth `one` among seats of depth `others`."""

    game: Game
    players: int
    one: int
    others: int
    deals: int

    def play(self) -> tuple[float, float]:
        """The share of wins of the one, and its milliseconds a move, those of the others included where they search."""
        run = bots.bound(self.game)
        play, tally = run.contests, run.tally

        def from_seat(seat: int) -> tuple[float, int, float]:
            games, depths = run.states(self.deals), np.full(self.players, self.others, np.int64)
            games["rng"] = keys("bots", 0, self.deals)
            depths[seat] = self.one
            lengths, wins, points = np.zeros(self.deals, np.int64), np.zeros(self.players), np.zeros(self.players)
            started = time.thread_time()
            play(
                self.deals,
                games,
                self.players,
                self.game.Options().simulated().encode(),
                depths,
                run.states(TABLES),
                lengths,
            )
            spent = time.thread_time() - started
            tally(self.deals, games, wins, points)
            return float(wins[seat]), int(lengths.sum()), spent

        with ThreadPoolExecutor(2) as pool:
            seats = list(pool.map(from_seat, range(self.players)))
        moves_of_one = sum(length for _, length, _ in seats) / self.players
        return sum(won for won, _, _ in seats) / self.games, 1e3 * sum(spent for _, _, spent in seats) / moves_of_one

    @property
    def games(self) -> int:
        return self.deals * self.players


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def row(game: Game, players: int, better: str, worse: str, deals: int) -> list[Any]:
    match = Match(game, players, bots.LEVELS[better], bots.LEVELS[worse], deals)
    share, milliseconds = match.play()
    low, high = wilson(share, match.games)
    interval = f"{100 * low:.1f} – {100 * high:.1f} %"
    return [
        f"{game.name}, {players} players",
        f"{100 * share:.1f} %",
        interval,
        f"{100 / players:.0f} %",
        match.games,
        f"{milliseconds:.2f}",
    ]


def main() -> None:
    head = ["", "wins", "95 % interval", "fair share", "games", "ms a move"]
    parts: list[str] = []
    for better, worse in (("greedy", "random"), ("search", "greedy")):
        rows = [
            row(game, players, better, worse, DEALS[better])
            for game in GAMES.values()
            for players in range(game.seats[0], game.seats[1] + 1)
        ]
        parts += [f"## One {better} bot against {worse} ones", table(head, rows)]
    write(
        "bots",
        "Bots",
        "Every deal is played once from each seat, so that cards and seats favour nobody; a shared win counts its share. "
        f"`search` makes {bots.LEVELS['search']} playouts a move. Duplicate deals make the true interval a little narrower than the one shown.",
        *parts,
        NOTES,
        machine("numpy", "numba"),
    )


if __name__ == "__main__":
    main()
