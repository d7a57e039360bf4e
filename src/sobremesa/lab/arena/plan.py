"""Which games an arena plays: the same cards for every line-up, and every line-up once in each seat."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

import msgspec

from ...games.game import Game, Options

Lineup = tuple[int, ...]  # bots by their number, one a seat


class Bot(msgspec.Struct, frozen=True):
    """Who enters: a level, or a Python file; `print` is the file's fingerprint, so that an edited one is another bot."""

    name: str
    file: str | None = None
    print: str = ""


@dataclass(frozen=True)
class Fixture:
    """One game to be played. Those with equal `players` and `deal` have the same cards."""

    number: int
    players: int
    deal: int
    seats: Lineup


@dataclass(frozen=True)
class Plan:
    """`games` is for each number of players, rounded up to whole deals. `alone`: each bot alone against a table full of another."""

    game: Game
    options: Options
    bots: Sequence[Bot]
    players: Sequence[int]
    games: int
    seed: str
    alone: bool = False

    def heading(self) -> dict[str, Any]:
        """All that decides what is played; a log with another heading belongs to another arena."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": msgspec.to_builtins(self.options),
            "bots": msgspec.to_builtins(list(self.bots)),
            "players": list(self.players),
            "games": self.games,
            "seed": self.seed,
            "alone": self.alone,
        }

    def lineups(self, players: int) -> list[Lineup]:
        everybody = range(len(self.bots))
        if self.alone:
            pairs = combinations(everybody, 2) if players == 2 else permutations(everybody, 2)
            return [(one, *[other] * (players - 1)) for one, other in pairs]
        each, left = divmod(players, len(self.bots))
        return [tuple(sorted([*everybody] * each + [*more])) for more in combinations(everybody, left)]

    def games_a_deal(self, players: int) -> int:
        return len(self.lineups(players)) * players

    def deals(self, players: int) -> int:
        return -(-self.games // self.games_a_deal(players))

    def total(self) -> int:
        return sum(self.deals(players) * self.games_a_deal(players) for players in self.players)

    def fixtures(self) -> Iterator[Fixture]:
        """Deal by deal over all numbers of players, so that an arena stopped half-way has half of everything."""
        number = 0
        most = max(map(self.deals, self.players))
        for deal in range(most):
            for players in self.players:
                for lineup in self.lineups(players) if deal < self.deals(players) else ():
                    for seats in turned(self._mixed(lineup, players, deal)):
                        yield Fixture(number, players, deal, seats)
                        number += 1

    def key(self, fixture: Fixture) -> bytes:
        """Where all chance of a deal comes from."""
        return hashlib.sha256(f"arena {self.seed}/{fixture.players}/{fixture.deal}".encode()).digest()

    def _mixed(self, lineup: Lineup, players: int, deal: int) -> Lineup:
        """Another order round the table for every deal: who sits after whom matters too. Never one that turning repeats."""
        chance = random.Random(f"{self.seed}/{players}/{deal}/{lineup}")
        order = list(lineup)
        chance.shuffle(order)
        while len(set(turned(tuple(order)))) < len(order):
            chance.shuffle(order)
        return tuple(order)


def turned(lineup: Lineup) -> list[Lineup]:
    """Everybody moves up a seat, until all have sat everywhere."""
    return [lineup[place:] + lineup[:place] for place in range(len(lineup))]
