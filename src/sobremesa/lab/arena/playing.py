"""One game of the arena: compiled from the deal to the end where all seats are levels, move by move where a file plays along."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from ... import bots
from ...core.protocol import OVER, State
from ...core.rng import rekey
from ...games.asking import standing_of
from ..entrants import Entrant, Sitting
from .outcomes import Fault, Outcome
from .plan import Fixture, Plan


@dataclass
class _Course:
    """A game under way, and the moves that had to be replaced in it."""

    s: State
    key: bytes
    faults: Counter[tuple[int, str]]
    details: dict[tuple[int, str], str]


class Referee:
    """Plays fixtures, in one thread. The processes of files live as long as their referee."""

    def __init__(self, plan: Plan, entrants: dict[int, Entrant]) -> None:
        self._plan = plan
        self._run = bots.bound(plan.game)
        self._words = plan.options.encode()
        self._options: dict[str, Any] = msgspec.to_builtins(plan.options)
        self._sittings = {bot: Sitting(entrant) for bot, entrant in entrants.items()}
        self._games = self._run.states(1)
        self._minds = {players: minds_of(plan, players) for players in plan.players}
        self._workspace = bots.new_workspace(self._run)
        self._moves = np.empty(plan.game.rules.MOST_MOVES, np.int16)

    def close(self) -> None:
        for sitting in self._sittings.values():
            sitting.close()

    def play(self, fixture: Fixture) -> Outcome:
        s = self._games[0]
        key = self._plan.key(fixture)
        rekey(s, key)
        if not any(bot in self._sittings for bot in fixture.seats):
            return self._outcome(fixture, self._contest(fixture))
        course = _Course(s, key, Counter(), {})
        return self._outcome(fixture, self._move_by_move(fixture, course), faults_of(course))

    def _contest(self, fixture: Fixture) -> int:
        decisions = np.zeros(1, np.int64)
        minds = self._minds[fixture.players][list(fixture.seats)]
        self._run.contests(self._games, self._words, minds, self._workspace, decisions)
        return int(decisions[0])

    def _move_by_move(self, fixture: Fixture, course: _Course) -> int:
        s = course.s
        order = np.empty(self._plan.game.rules.CARDS, np.int8)
        self._run.shuffle(s, fixture.players, self._words, order)
        self._run.deal(s, fixture.players, self._words, order)
        decisions = 0
        while (seat := int(self._run.actor(s))) != OVER:
            self._run.play(s, seat, self._decide(course, fixture.seats[seat], seat))
            decisions += 1
        return decisions

    def _decide(self, course: _Course, bot: int, seat: int) -> int:
        s, game = course.s, self._plan.game
        seed = hashlib.sha256(course.key + b"%d %d" % (s.ply, seat)).digest()
        if bot not in self._sittings:
            return bots.choose(self._plan.bots[bot].name, game, s, seat, seed)
        legal = [int(action) for action in self._moves[: self._run.legal(s, seat, self._moves)]]
        view = {"you": seat, "options": self._options, **msgspec.to_builtins(game.view(s, seat))}
        answer = self._sittings[bot].ask(view, legal, seed.hex())
        if answer.action is not None:
            return answer.action
        course.faults[bot, answer.fault] += 1
        course.details.setdefault((bot, answer.fault), answer.detail)
        return substitute(legal, seed)

    def _outcome(self, fixture: Fixture, moves: int, faults: list[Fault] | None = None) -> Outcome:
        standing = standing_of(self._run, self._games[0])
        return Outcome(
            number=fixture.number,
            players=fixture.players,
            deal=fixture.deal,
            seats=list(fixture.seats),
            points=standing.points,
            ranks=standing.ranks,
            moves=moves,
            faults=faults or [],
        )


def minds_of(plan: Plan, players: int) -> Any:
    """What each level goes by at a table of so many; the record of a file stays empty."""
    records = np.zeros(len(plan.bots), bots.MIND)
    for number, bot in enumerate(plan.bots):
        if not bot.file:
            records[number] = bots.mind_of(plan.game, bot.name, players).record()
    return records


def substitute(legal: list[int], seed: bytes) -> int:
    """The move of a bot that made none: any legal one, by chance. Nobody is to gain by failing."""
    return random.Random(seed).choice(legal)


def faults_of(course: _Course) -> list[Fault]:
    return [Fault(bot, kind, times, course.details[bot, kind]) for (bot, kind), times in course.faults.items()]
