"""One seat among bots that plays as they do, but for habits of its own where they bluff, challenge or fight; and what it gains by them.

Up to the first decision that a habit changes, a game is the same with and without it. So it is played on from there, or not again at all, and
every game is compared with itself.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from itertools import count
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from sobremesa import bots
from sobremesa.core.keys import keys
from sobremesa.core.protocol import NOBODY, OVER, State
from sobremesa.core.rng import diverge
from sobremesa.games.jackrabbits import JACKRABBITS

from .habits import SEARCHED, Plan, chosen, kind_of


class Crossroads(NamedTuple):
    """A bluff to be decided: by whom, in which game, with what chance of the bots' own; what the search likes, best first, and what was done."""

    kind: str
    seat: int
    game: State
    chance: Any
    ranked: list[int]
    action: int


@dataclass
class Score:
    """Of a plan: its games, those that went otherwise because of it, and the wins that it brought and cost."""

    games: int = 0
    changed: int = 0
    brought: float = 0.0
    cost: float = 0.0

    def __add__(self, other: Score) -> Score:
        return Score(*map(sum, zip(astuple(self), astuple(other), strict=True)))

    @property
    def gain(self) -> float:
        return (self.brought - self.cost) / self.games

    def interval(self) -> tuple[float, float]:
        """Of the gain, 95 %: Agresti and Min's for pairs. Half a win more on either side, so that few games never look certain."""
        games = self.games + 2
        middle = (self.brought - self.cost) / games
        half = 1.96 * sqrt(((self.brought + self.cost + 1) / games - middle**2) / games)
        return middle - half, middle + half


class Bots:
    """Bots of one mind at all seats, or at all but the responder's."""

    def __init__(self, mind: bots.Mind, players: int) -> None:
        self.run, self.mind, self.players = bots.bound(JACKRABBITS), mind.record(), players

    def deal(self, seed: str, number: int) -> tuple[Any, Any]:
        """A game about to begin, in an array of its own, and the workspace for it; as `contests` begins it."""
        games, w, options = self.run.states(1), bots.new_workspace(self.run), JACKRABBITS.Options().simulated()
        games["rng"] = keys(seed, number, 1)
        order = np.empty(JACKRABBITS.rules.CARDS, np.int8)
        self.run.shuffle(games[0], self.players, options.encode(), order)
        self.run.deal(games[0], self.players, options.encode(), order)
        w.position = games[0]
        diverge(w.position)
        return games, w

    def play_on(self, games: Any, w: Any, seat: int = NOBODY, plan: Plan = SEARCHED) -> list[Crossroads]:
        """To the end, `seat` by the plan. Everybody's bluffs on the way."""
        s, moves = games[0], np.empty(JACKRABBITS.rules.MOST_MOVES, np.int16)
        passed: list[Crossroads] = []
        while (mover := self.run.actor(s)) != OVER:
            action = int(self.run.decide(s, mover, self.mind, w))
            ranked = [int(legal) for legal in w.candidates["action"][: self.run.legal(s, mover, moves)]]
            if kind := kind_of(s, mover, ranked):
                action = chosen(plan, kind, s, seat, ranked) if mover == seat else action
                passed.append(Crossroads(kind, mover, s.copy(), w.position.rng.copy(), ranked, action))
            self.run.play(s, mover, action)
        return passed

    def with_plan(self, passed: Iterable[Crossroads], seat: int, plan: Plan) -> Any:
        """The game as it goes with a plan at this seat; None where the plan changes nothing."""
        for at in passed:
            if at.seat == seat and (action := chosen(plan, at.kind, at.game, seat, at.ranked)) != at.action:
                games, w = self.run.states(1), bots.new_workspace(self.run)
                games[0] = at.game
                w.position.rng[:] = at.chance
                self.run.play(games[0], seat, action)
                self.play_on(games, w, seat, plan)
                return games
        return None

    def wins(self, games: Any) -> Any:
        wins = np.zeros(self.players)
        self.run.tally(1, games, wins, np.zeros(self.players))
        return wins

    def answer(self, seed: str, number: int, plans: Sequence[Plan]) -> list[Score]:
        """One deal, with each plan at every seat in turn."""
        games, w = self.deal(seed, number)
        passed = self.play_on(games, w)
        usual, scores = self.wins(games), [Score(self.players) for _ in plans]
        for plan, score in zip(plans, scores, strict=True):
            for seat in range(self.players):
                otherwise = self.with_plan(passed, seat, plan)
                if otherwise is not None:
                    gain = float(self.wins(otherwise)[seat] - usual[seat])
                    score.changed += 1
                    score.brought += max(gain, 0.0)
                    score.cost += max(-gain, 0.0)
        return scores

    def measure(self, seed: str, plans: Sequence[Plan], seconds: float) -> list[Score]:
        """As many deals as there is time for, on all cores, each with every plan."""
        numbers, ends = count(), time.monotonic() + seconds

        def work(_: int) -> list[Score]:
            own = self.answer(seed, next(numbers), plans)
            while time.monotonic() < ends:
                own = added(own, self.answer(seed, next(numbers), plans))
            return own

        totals = [Score() for _ in plans]
        with ThreadPoolExecutor(cores := os.cpu_count() or 1) as pool:
            for own in pool.map(work, range(cores)):
                totals = added(totals, own)
        print(f"{self.players} players, {seed}: {totals[0].games} games a plan", file=sys.stderr, flush=True)
        return totals


def added(some: Iterable[Score], more: Iterable[Score]) -> list[Score]:
    return [one + other for one, other in zip(some, more, strict=True)]
