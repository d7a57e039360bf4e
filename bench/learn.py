"""Teaches Parade and Coloretto their judgement (games/*/judgement.json): `python -m bench learn`, or for one of them with
LEARN_GAMES=parade.

A search teaches a net, the net guides the search. Bots play, now and then anything at all so that they see much, and write down what their search
found every action to be worth. A net learns to say it at sight (`nets`: on a GPU where PyTorch finds one). The next bots search with its help
and find out more: every round learns from better teachers. What knows nothing yet first learns from how games end (`lessons`).

LEARN_SECONDS is how long the bots of a round play on LEARN_CORES cores (20 minutes on all), LEARN_ROUNDS how many rounds there are (1). With
LEARN_SECONDS=0 it only tells what the present judgement is worth. LEARN_AFRESH=1 forgets it first. With LEARN_KEEP, a folder, lessons are kept there,
and those of earlier runs are learnt again with the new ones. bench/learn.md keeps what was tried.
"""

from __future__ import annotations

import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np

from sobremesa import bots
from sobremesa.core.jit import bind
from sobremesa.core.keys import keys
from sobremesa.core.protocol import OVER
from sobremesa.games.coloretto import COLORETTO
from sobremesa.games.coloretto import judgement as of_coloretto
from sobremesa.games.game import Game
from sobremesa.games.parade import PARADE
from sobremesa.games.parade import judgement as of_parade

from . import lessons
from .nets import NAMES, Lessons, Weights, fit, unlearnt

SLIP: Final = 0.15
LEARNER: Final = 0  # the seat that searches; the others are greedy
EPOCHS: Final = 12
RATE: Final = 1e-3  # gently: it knows something already
CHECKED: Final = 4000  # games, to see what it has learnt

# When it learns from how games end.
GAMES_A_TIME: Final = 4000
ROWS: Final = 300_000  # actions of a generation
GENERATIONS: Final = 6
PATIENCE: Final = (
    0.7  # how far an action is judged by how the game ended, rather than by what was hoped for at the next
)
MARGIN: Final = 0.3


@dataclass(frozen=True)
class Subject:
    game: Game
    judgement: ModuleType
    tables: tuple[int, ...]  # how often at which table
    decisions: dict[int, int]  # a game's, of one seat, by players: about the first so many are looked at
    teacher: dict[str, float]  # what the search that teaches does otherwise than the champion


SUBJECTS: Final = {
    "parade": Subject(
        PARADE,
        of_parade,
        (2, 2, 2, 3, 3, 4, 4, 4, 5, 6),
        {2: 22, 3: 15, 4: 11, 5: 9, 6: 7},
        {"samples": 300, "sure": 0.0},
    ),
    "coloretto": Subject(
        COLORETTO,
        of_coloretto,
        (2, 3, 3, 4, 4, 4, 5, 5),
        {2: 40, 3: 36, 4: 32, 5: 28},
        {"samples": 600, "sure": 0.0},
    ),
}


def main() -> None:
    seconds, rounds = float(os.environ.get("LEARN_SECONDS", "1200")), int(os.environ.get("LEARN_ROUNDS", "1"))
    for name in os.environ.get("LEARN_GAMES", ",".join(SUBJECTS)).split(","):
        subject = SUBJECTS[name]
        if os.environ.get("LEARN_AFRESH"):
            tell(f"{name}: learns from how games end")
            keep(subject, from_endings(subject))
        tell(f"{name}: judgement alone, against greedy bots, wins {strength(subject, kept(subject))}")
        for number in range(rounds if seconds > 0 else 0):
            tell(f"{name}, round {number + 1}: bots play for {seconds / 60:.1f} minutes")
            found = with_those_kept(name, from_searches(name, seconds))
            tell(f"{name}, round {number + 1}: learns from {len(found.facts)} decisions")
            keep(subject, fit(found, kept(subject), EPOCHS, RATE))
            tell(f"{name}, round {number + 1}: alone it wins {strength(subject, kept(subject))}")


def tell(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def kept(subject: Subject) -> Weights:
    learnt = json.loads(subject.judgement.FILE.read_text("utf-8"))
    return {name: np.array(learnt[name]) for name in NAMES}


def keep(subject: Subject, weights: Weights) -> None:
    rounded = {name: four_digits(np.asarray(weights[name])) for name in NAMES}
    subject.judgement.FILE.write_text(json.dumps(rounded) + "\n", encoding="utf-8")


def four_digits(values: Any) -> Any:
    return json.loads(json.dumps(values.tolist()), parse_float=lambda text: float(f"{float(text):.4g}"))


# ---- from searches ---------------------------------------------------------------------------------------------------------------------------


def from_searches(name: str, seconds: float) -> Lessons:
    """Each worker is a process of its own, and so compiles its bots with what was learnt in the round before."""
    workers = int(os.environ.get("LEARN_CORES", "0")) or os.cpu_count() or 1
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        parts = list(pool.map(play_lessons, [name] * workers, range(workers), [seconds] * workers))
    return Lessons(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def with_those_kept(name: str, found: Lessons) -> Lessons:
    folder = os.environ.get("LEARN_KEEP")
    if not folder:
        return found
    np.savez(Path(folder) / f"{name}-{time.time_ns()}.npz", *found)
    parts = [np.load(file).values() for file in sorted(Path(folder).glob(f"{name}-*.npz"))]
    return Lessons(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def play_lessons(name: str, worker: int, seconds: float) -> Lessons:
    """Games of one learner among greedy bots, written down."""
    subject = SUBJECTS[name]
    game, rules = subject.game, subject.game.rules
    run, tables = bots.bound(game), set(subject.tables)
    minds = {n: replace(bots.mind_of(game, "champion", n), **subject.teacher).record() for n in tables}
    greedy = {n: bots.mind_of(game, "greedy", n).record() for n in tables}
    w, room = bots.new_workspace(run), np.zeros(rules.THOUGHTS)
    rng, moves = np.random.default_rng((worker, time.time_ns())), np.empty(rules.MOST_MOVES, np.int16)
    written = [Lessons(*(np.zeros((0, rules.MOST_MOVES, *more), np.float32) for more in ((rules.FACTS,), (), ())))]
    started = time.monotonic()
    while time.monotonic() - started < seconds:
        players = int(rng.choice(subject.tables))
        s = dealt(game, players, rng.integers(1, 2**62, 4))
        while (seat := run.actor(s)) != OVER:
            count = run.legal(s, seat, moves)
            if seat != LEARNER or count == 1 or not run.notice(s, seat, int(moves[0]), room):
                action = run.decide(s, seat, greedy[players], w)
            else:
                w.position = s
                w.position.rng[:] = rng.integers(1, 2**62, 4)
                run.search(w, minds[players], seat)
                written.append(written_down(run, s, w.candidates[:count], room))
                action = int(w.candidates[0].action) if rng.random() >= SLIP else int(rng.choice(moves[:count]))
            run.play(s, seat, action)
    return Lessons(*(np.concatenate(part) for part in zip(*written, strict=True)))


def dealt(game: Game, players: int, key: Any) -> Any:
    run, options = bots.bound(game), game.Options().simulated().encode()
    games = run.states(1)
    games["rng"] = key
    order = np.empty(game.rules.CARDS, np.int8)
    run.shuffle(games[0], players, options, order)
    run.deal(games[0], players, options, order)
    return games[0]


def written_down(run: Any, s: Any, candidates: Any, room: Any) -> Lessons:
    rules = run.constants
    facts = np.zeros((1, rules.MOST_MOVES, rules.FACTS), np.float32)
    worths, trials = (np.zeros((1, rules.MOST_MOVES), np.float32) for _ in range(2))
    for index, candidate in enumerate(candidates):
        run.notice(s, LEARNER, int(candidate.action), room)
        facts[0, index] = room[: rules.FACTS]
        worths[0, index], trials[0, index] = candidate.worth / candidate.tried, candidate.tried
    return Lessons(facts, worths, trials)


# ---- from how games end ----------------------------------------------------------------------------------------------------------------------


def from_endings(subject: Subject) -> Weights:
    """Generation by generation the net plays, and learns what its actions led to."""
    weights = unlearnt(subject.game.rules, np.random.default_rng(1))
    for generation in range(GENERATIONS):
        written = played_by(subject, weights, generation)  # at first it only looks on
        weights = fit(written, weights, epochs=4, rate=2e-3 * (1 - generation / (GENERATIONS + 1)), seed=generation)
        tell(f"generation {generation + 1}: alone it wins {strength(subject, weights)}")
    return weights


def played_by(subject: Subject, weights: Weights, generation: int) -> Lessons:
    parts = []
    for players in sorted(set(subject.tables)):
        wanted, part = ROWS * subject.tables.count(players) // len(subject.tables), 0
        while wanted > 0:
            rows = np.zeros((wanted, subject.game.rules.FACTS), np.float32)
            worths = np.zeros(wanted, np.float32)
            key = f"lessons {generation} {part}"
            looks_on, span = generation == 0, subject.decisions[players]
            count, _ = played(subject, weights, players, GAMES_A_TIME, key, span, not looks_on, rows, worths)
            parts.append((rows[:count, None], worths[:count, None], np.ones((count, 1), np.float32)))
            wanted, part = wanted - count, part + 1
    return Lessons(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def played(
    subject: Subject,
    weights: Weights,
    players: int,
    games: int,
    key: str,
    span: int,
    by_net: bool,
    rows: Any,
    worths: Any,
) -> tuple[int, float]:
    """How many rows were written, and the share of games that the net won."""
    game = subject.game
    run, won = bind(game.rules, "cpu", game.policy, lessons), np.zeros(1)
    states = run.states(games)
    states["rng"] = keys(key, players, games)
    net = [np.ascontiguousarray(weights[name], np.float64) for name in NAMES[:-1]]
    options = game.Options().simulated().encode()
    count = run.play_lessons(
        states, players, options, span, by_net, PATIENCE if by_net else 1.0, MARGIN, rows, worths, won, game.rules.COLOURS, *net,
        float(weights["output_bias"]),
    )  # fmt: skip
    return int(count), float(won[0]) / games


# ---- what it is worth ------------------------------------------------------------------------------------------------------------------------


def strength(subject: Subject, weights: Weights) -> str:
    """One that goes by judgement alone among greedy ones."""
    tables = sorted(set(subject.tables))
    return ", ".join(f"{100 * wins_alone(subject, weights, players):.1f} % with {players}" for players in tables)


def wins_alone(subject: Subject, weights: Weights, players: int) -> float:
    nothing = np.zeros((0, subject.game.rules.FACTS), np.float32), np.zeros(0, np.float32)
    return played(subject, weights, players, CHECKED, "judgement", 0, True, *nothing)[1]
