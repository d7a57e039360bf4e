"""Whole games: random and greedy, interpreted and compiled, with any options."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from sobremesa import bots
from sobremesa.core.jit import Bound, bind
from sobremesa.core.protocol import OVER
from sobremesa.core.rng import rekey
from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.options import ENDINGS, SWITCHES, JackrabbitsOptions

SEATS = (2, 3, 4)
OPTIONAL = [name for name in SWITCHES if name != "complete"]
# everything that can be played at once
EVERYTHING = {name: True for name in OPTIONAL if name not in ("ambivalent_aces", "patriarchal_values")}


@cache
def interpreted() -> Bound:
    return bind(JACKRABBITS.rules, "python", JACKRABBITS.policy)


@cache
def compiled() -> Bound:
    return bots.bound(JACKRABBITS)


def alone(name: str, **more: Any) -> JackrabbitsOptions:
    """One option, with what it needs."""
    needs = {"additional_capital": {"capital_aces": True}}.get(name, {})
    return JackrabbitsOptions(**{name: True, **needs, **more})


def any_options(
    seed: int, boards: tuple[str, ...] = ("sample", "random:1", "random:2:1"), **more: Any
) -> tuple[int, Any]:
    """Players and options drawn by chance until nothing is against them."""
    chance = random.Random(seed)
    while True:
        chosen = {name: chance.random() < 0.4 for name in SWITCHES}
        options = JackrabbitsOptions(board=chance.choice(boards), ending=chance.choice(ENDINGS), **chosen, **more)
        players = chance.choice(SEATS)
        if options.refusal(players) is None:
            return players, options


def start(players: int, options: JackrabbitsOptions, seed: int, run: Bound) -> Any:
    s, order = JACKRABBITS.new(), np.empty(JACKRABBITS.rules.CARDS, np.int8)
    rekey(s, np.random.default_rng(seed).bytes(32))
    run.shuffle(s, players, options.encode(), order)
    run.deal(s, players, options.encode(), order)
    return s


def legal(run: Bound, s: Any) -> list[int]:
    moves = np.empty(JACKRABBITS.rules.MOST_MOVES, np.int16)
    return [int(a) for a in moves[: run.legal(s, run.actor(s), moves)]]


Chooser = Callable[[Any, list[int]], int]


def by_chance(seed: int) -> Chooser:
    chance = random.Random(seed)
    return lambda s, actions: chance.choice(actions)


def greedily(run: Bound) -> Chooser:
    return lambda s, actions: max(actions, key=lambda a: run.appeal(s, run.actor(s), a))


def steps(s: Any, run: Bound, choose: Chooser) -> Iterator[tuple[Any, int, int, Any]]:
    """Before, seat, action, after, until the game is over."""
    while (seat := run.actor(s)) != OVER:
        action = choose(s, legal(run, s))
        before = s.copy()
        run.play(s, seat, action)
        yield before, seat, action, s
