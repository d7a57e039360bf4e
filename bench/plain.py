"""One bot among the plainest greedy ones: they play the card that takes least, and of the last four cards discard the two highest.

`greedy` itself knows majorities when it discards, which is worth a lot: it is the harder opponent. The plain one is what others mean by greedy.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa import bots
from sobremesa.core.keys import keys
from sobremesa.core.protocol import OVER
from sobremesa.games.parade import rules
from sobremesa.games.parade.rules import DISCARD, value_of

from .matches import Match


@dataclass
class PlainMatch(Match):
    """Parade alone. A game at a time, the plain ones' decisions made here."""

    @property
    def key(self) -> str:
        return "plain-" + super().key

    def wins_and_moves(self, number: int, seat: int) -> tuple[float, int, float]:
        run, options = bots.bound(self.game), self.game.Options().simulated().encode()
        order, moves = np.empty(rules.CARDS, np.int8), np.empty(rules.MOST_MOVES, np.int16)
        mind, decided, spent = self.one.record(), 0, 0.0
        w, games = bots.new_workspace(run), run.states(self.chunk)
        games["rng"] = keys("bots", number, self.chunk)
        for s in games:
            run.shuffle(s, self.players, options, order)
            run.deal(s, self.players, options, order)
            w.position.rng[:] = s.rng[::-1]
            while (mover := run.actor(s)) != OVER:
                if mover == seat:
                    started = time.thread_time()
                    action = run.decide(s, seat, mind, w)
                    spent += time.thread_time() - started
                    decided += 1
                else:
                    action = plainest(run, s, mover, moves)
                run.play(s, mover, action)
        wins = np.zeros(self.players)
        run.tally(self.chunk, games, wins, np.zeros(self.players))
        return float(wins[seat]), decided, spent


def plainest(run: Any, s: Any, seat: int, moves: Any) -> int:
    """Of equals the first, as ever."""
    legal = moves[: run.legal(s, seat, moves)].tolist()
    if s.phase == rules.CHOOSING:
        return max(legal, key=lambda action: value_of(action - DISCARD))
    return max(legal, key=lambda action: run.appeal(s, seat, action))
