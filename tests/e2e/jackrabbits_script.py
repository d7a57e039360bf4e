"""A whole game of Jackrabbits in which every strategy is used, as two people might play it: found by trying seeds.

The chance of a table comes from its secret, so a table opened with the same secret lets the same moves happen again. `python -m
tests.e2e.jackrabbits_script 400` tries so many seeds and says which game is the shortest; with `introductory`, of that game.
"""

from __future__ import annotations

import hashlib
import random
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sobremesa import bots
from sobremesa.core.protocol import OVER
from sobremesa.core.rng import rekey
from sobremesa.games.jackrabbits import JACKRABBITS, state
from sobremesa.games.jackrabbits.prices import payment_of
from sobremesa.table import fairness

PLAYERS = 2
WORDS = "carrots"  # that each adds to the secret
COMPLETE: dict[str, Any] = {"individual_trades": True, "starter": 0, "turn_limit": 0}
INTRODUCTORY: dict[str, Any] = {"complete": False, "starter": 0, "turn_limit": 0}
MOST_PLIES = 500
GOOD_SEED = {True: 454, False: 311}  # of the complete game and of the introductory one

# what a complete game offers: the event that tells of it
STRATEGIES = [
    "went",
    "took-shortcut",
    "galloped",
    "burrowed",
    "took-joker",
    "rode",
    "rested",
    "left",
    "crept-under",
    "passport",
    "flew",
    "attacked",
    "beaten",
    "let-in",
    "challenged",
    "proved",
    "gave-way",
    "bought",
    "swapped",
    "acquired",
    "prize",
    "won",
]
ROADS = ["went", "took-shortcut", "galloped", "took-joker", "rode", "crept-under", "acquired", "prize", "won"]
# moves worth trying as long as what they lead to has not been told
LEADS = {
    "shortcut": "took-shortcut",
    "gallop": "galloped",
    "hole": "burrowed",
    "tavern": "took-joker",
    "ride": "rode",
    "rest": "rested",
    "leave": "left",
    "passport": "flew",
    "fare": "flew",
    "attack": "beaten",
    "buy": "bought",
    "acquire": "acquired",
    "bargain": "swapped",
    "seal": "swapped",
    "claim": "swapped",
    "agree": "swapped",
}


@dataclass
class Played:
    secret: str
    wanted: list[str]
    moves: list[tuple[int, str]] = field(default_factory=list)  # seat and notation, ply by ply
    told: set[str] = field(default_factory=set)

    @property
    def missing(self) -> list[str]:
        return [code for code in self.wanted if code not in self.told]


def secret_of(seed: int) -> str:
    return hashlib.sha256(f"a game with everything {seed}".encode()).hexdigest()


class Script:
    """Plays one game: what has not been seen yet first, else what looks best."""

    def __init__(self, seed: int, complete: bool = True) -> None:
        self.chance = random.Random(seed)
        self.run = bots.bound(JACKRABBITS)
        self.played = Played(secret_of(seed), STRATEGIES if complete else ROADS)
        self.root = fairness.root_key(self.played.secret, [WORDS] * PLAYERS)
        options = JACKRABBITS.Options(**(COMPLETE if complete else INTRODUCTORY))
        self.s, _ = fairness.fair_deal(JACKRABBITS, PLAYERS, options, self.root)
        self.found = np.empty(state.MOST_MOVES, np.int16)
        self.owed: list[int] = []  # the rest of a payment

    def play(self) -> Played:
        while self.run.actor(self.s) != OVER and len(self.played.moves) < MOST_PLIES:
            self.step()
        return self.played

    def step(self) -> None:
        seat = self.run.actor(self.s)
        action = self.owed.pop(0) if self.owed else self.choose(seat, self.legal(seat))
        before = self.s.copy()
        rekey(self.s, fairness.ply_key(self.root, int(self.s.ply)))
        self.run.play(self.s, seat, action)
        self.played.moves.append((seat, JACKRABBITS.notation.write(action)))
        for event in JACKRABBITS.story(before, seat, action, self.s, seat):
            self.played.told.add(event.code.removeprefix("jackrabbits-"))

    def legal(self, seat: int) -> list[int]:
        return [int(action) for action in self.found[: self.run.legal(self.s, seat, self.found)]]

    def choose(self, seat: int, legal: list[int]) -> int:
        action = self.wish(seat, legal)
        after = self.s.copy()
        self.run.play(after, seat, action)
        more = [int(a) for a in self.found[: self.run.legal(after, seat, self.found)] if word(int(a)) == "buy"]
        together = more[:1] if word(action) == "buy" else []  # two cards at once, where that can be paid (8.4)
        payment = payment_of(after, seat, together[0]) if together else payment_of(self.s, seat, action)
        self.owed = together + ([state.PAY + card for card in payment.best] if payment else [])
        return action

    def wish(self, seat: int, legal: list[int]) -> int:
        best = max(legal, key=lambda a: self.run.appeal(self.s, seat, a))
        if wish := self.answer(seat, legal):
            return wish[0]
        if not self.played.missing or self.chance.random() < 0.25:
            return best
        new = self.meetings(seat, legal) or [a for a in legal if LEADS.get(word(a)) in self.played.missing]
        return max(new, key=lambda a: self.run.appeal(self.s, seat, a)) if new else best

    def meetings(self, seat: int, legal: list[int]) -> list[int]:
        """Who wants to fight or to bargain goes where the other is, or stays there."""
        if self.s.phase != state.JOURNEY or not {"beaten", "swapped"} & set(self.played.missing):
            return []
        other = int(self.s.at[1 - seat])
        if self.s.at[seat] == other:
            return [a for a in legal if a == state.STAY]
        return [a for a in legal if state.GO <= a < state.FLY and (a - state.GO) % state.HEXAGONS == other]

    def answer(self, seat: int, legal: list[int]) -> list[int]:
        """Questions between the two: challenges, fights and bargains end in every way once."""
        missing = self.played.missing
        phase = int(self.s.phase)
        shows = [a for a in legal if word(a) == "show"]
        if phase == state.CHALLENGE and {"proved", "gave-way"} & set(missing):
            return shows
        if phase == state.DEFENCE and "gave-way" in missing and self.s.answer == 0:
            return [] if shows and "proved" in missing else [state.YIELD]
        if phase == state.CLAIMING and "swapped" in missing:
            return self.claims(seat, legal)
        return []

    def claims(self, seat: int, legal: list[int]) -> list[int]:
        """The one who proposes tells the truth if it is a diamond; else a diamond is named that is not there."""
        side = 0 if seat == self.s.turn else 1
        truth = state.CLAIM + int(self.s.sealed[side])
        diamonds = [a for a in legal if a >= state.CLAIM and (a - state.CLAIM) // 10 == state.DIAMONDS]
        return ([truth] if truth in legal and (side or truth in diamonds) else diamonds) or [truth]


def word(action: int) -> str:
    return JACKRABBITS.notation.write(action).split(":")[0]


def whole_game(complete: bool = True, tries: int = 2000) -> Played:
    """The first game from a good seed on that has everything."""
    first = GOOD_SEED[complete]
    for seed in range(first, first + tries):
        played = Script(seed, complete).play()
        if not played.missing:
            return played
    raise AssertionError("no game has everything")


def main(tries: int, complete: bool) -> None:
    """Which seed gives the shortest game?"""
    shortest = MOST_PLIES
    for seed in range(tries):
        played = Script(seed, complete).play()
        if not played.missing and len(played.moves) < shortest:
            shortest = len(played.moves)
            print(f"seed {seed}: {shortest} plies", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), "introductory" not in sys.argv)
