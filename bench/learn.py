"""Teaches Parade its judgement (games/parade/judgement.json): `python -m bench learn`, for LEARN_SECONDS (20 minutes) on all cores; with 0 it only
tells what the present one is worth.

Bots play, now and then anything at all so that they see much, and write down what their search found every card to be worth. A net learns to
say it at sight. The next bots search with its help and find out more: run it again, and it learns from better teachers.
"""

from __future__ import annotations

import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import numpy as np

from sobremesa import bots
from sobremesa.core.jit import bind
from sobremesa.core.keys import keys
from sobremesa.core.protocol import OVER
from sobremesa.games.parade import PARADE, judgement, rules

PLAYERS: Final = (2, 2, 2, 3, 3, 4, 4, 4, 5, 6)  # how often at which table
TEACHER: Final = {"samples": 1500, "sure": 0.0}
SLIP: Final = 0.15
LEARNER: Final = 0  # the seat that searches; the others are greedy
EPOCHS: Final = 30
BATCH: Final = 2048
RATE: Final = 4e-3
CHOICE: Final = 10.0  # how much more it matters which card is better than what it is worth
CHECKED: Final = 2000  # games, to see what it has learnt

Weights = dict[str, Any]


class Lessons(NamedTuple):
    """By decision and card: what was noticed, what the search found, how often it tried; a card that is not there was tried 0 times."""

    facts: Any
    worths: Any
    trials: Any


def main() -> None:
    seconds = float(os.environ.get("LEARN_SECONDS", "1200"))
    bots.bound(PARADE)  # compiled once, before the others start
    print(f"Judgement alone, against greedy bots, wins {strength()}.", file=sys.stderr)
    if seconds == 0:
        return
    workers = os.cpu_count() or 1
    print(f"Bots play for {seconds / 60:.1f} minutes on {workers} cores.", file=sys.stderr)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        parts = list(pool.map(play_lessons, range(workers), [seconds] * workers))
    lessons = Lessons(*(np.concatenate(part) for part in zip(*parts, strict=True)))
    print(f"Learning from {len(lessons.facts)} decisions.", file=sys.stderr)
    weights = {name: rounded(values) for name, values in fit(lessons).items()}
    judgement.FILE.write_text(json.dumps(weights) + "\n", encoding="utf-8")
    print(f"Written to {judgement.FILE.name}. LEARN_SECONDS=0 tells what it is worth.", file=sys.stderr)


def play_lessons(worker: int, seconds: float) -> Lessons:
    """Games of one learner among greedy bots, written down."""
    run, notice = bots.bound(PARADE), bind(rules, "cpu", PARADE.policy, judgement).notice
    minds = {players: replace(bots.mind_of(PARADE, "champion", players), **TEACHER).record() for players in PLAYERS}
    w = bots.new_workspace(run)
    rng, moves = np.random.default_rng((worker, time.time_ns())), np.empty(rules.MOST_MOVES, np.int16)
    written: list[Lessons] = [
        Lessons(*(np.zeros((0, rules.HAND, *more), np.float32) for more in ((rules.FACTS,), (), ())))
    ]
    started = time.monotonic()
    while time.monotonic() - started < seconds:
        players = int(rng.choice(PLAYERS))
        s = dealt(run, players, rng.integers(1, 2**62, 4))
        while (seat := run.actor(s)) != OVER:
            count = run.legal(s, seat, moves)
            if seat != LEARNER or s.phase >= rules.CHOOSING:
                action = run.decide(s, seat, greedy(players), w)
            else:
                w.position = s
                w.position.rng[:] = rng.integers(1, 2**62, 4)
                run.search(w, minds[players], seat)
                written.append(written_down(s, w.candidates[:count], notice))
                action = int(w.candidates[0].action) if rng.random() >= SLIP else int(rng.choice(moves[:count]))
            run.play(s, seat, action)
    return Lessons(*(np.concatenate(part) for part in zip(*written, strict=True)))


def dealt(run: Any, players: int, key: Any) -> Any:
    games, options = run.states(1), PARADE.Options().simulated().encode()
    games["rng"] = key
    order = np.empty(rules.CARDS, np.int8)
    run.shuffle(games[0], players, options, order)
    run.deal(games[0], players, options, order)
    return games[0]


def greedy(players: int) -> Any:
    return bots.mind_of(PARADE, "greedy", players).record()


def written_down(s: Any, candidates: Any, notice: Any) -> Lessons:
    facts = np.zeros((1, rules.HAND, rules.FACTS), np.float32)
    worths, trials = np.zeros((1, rules.HAND), np.float32), np.zeros((1, rules.HAND), np.float32)
    room = np.zeros(rules.THOUGHTS)
    for index, candidate in enumerate(candidates):
        notice(s, LEARNER, int(candidate.action), room)
        facts[0, index] = room[: rules.FACTS]
        worths[0, index], trials[0, index] = candidate.worth / candidate.tried, candidate.tried
    return Lessons(facts, worths, trials)


# ---- learning --------------------------------------------------------------------------------------------------------------------------------


def fit(lessons: Lessons) -> Weights:
    """By gradient descent (Adam), the rate rising first and then falling to nothing; a tenth of the lessons is kept to examine it."""
    rng = np.random.default_rng(1)
    kept = np.arange(len(lessons.facts)) >= len(lessons.facts) // 10
    examined, learnt = (Lessons(*(part[which] for part in lessons)) for which in (~kept, kept))
    weights = {name: np.asarray(values, np.float32) for name, values in unlearnt(rng).items()}
    first, second = ({name: np.zeros_like(values) for name, values in weights.items()} for _ in range(2))
    steps = EPOCHS * -(-len(learnt.facts) // BATCH)
    for step, batch in enumerate(batches(learnt, rng)):
        rate = RATE * min(5 * step / steps, 1.25 * (1 - step / steps))
        for name, slope in slopes(weights, batch).items():
            first[name] = first[name] + np.float32(0.1) * (slope - first[name])
            second[name] = second[name] + np.float32(0.001) * (slope**2 - second[name])
            fresh = first[name] / np.float32(1 - 0.9 ** (step + 1)), second[name] / np.float32(1 - 0.999 ** (step + 1))
            weights[name] = weights[name] - np.float32(rate) * fresh[0] / (np.sqrt(fresh[1]) + np.float32(1e-8))
        if step % (steps // 8) == 0 or step == steps - 1:
            print(
                f"{100 * step // steps:3} %: a card chosen at sight costs {regret(weights, examined):.4f}",
                file=sys.stderr,
            )
    return weights


def batches(lessons: Lessons, rng: Any) -> Any:
    for _ in range(EPOCHS):
        order = rng.permutation(len(lessons.facts))
        for start in range(0, len(order), BATCH):
            yield Lessons(*(part[order[start : start + BATCH]] for part in lessons))


def unlearnt(rng: Any) -> Weights:
    joined = rules.IMPRESSIONS + rules.TABLE_FACTS
    return {
        "colour_weights": rng.normal(0, rules.COLOUR_FACTS**-0.5, (rules.COLOUR_FACTS, rules.IMPRESSIONS)),
        "colour_bias": np.zeros(rules.IMPRESSIONS),
        "hidden_weights": rng.normal(0, joined**-0.5, (joined, rules.HIDDEN))
        / np.where(np.arange(joined) < rules.IMPRESSIONS, 3, 1)[:, None],
        "hidden_bias": np.zeros(rules.HIDDEN),
        "output_weights": rng.normal(0, rules.HIDDEN**-0.5, rules.HIDDEN),
        "output_bias": np.zeros(()),
    }


def outputs_of(weights: Weights, facts: Any) -> tuple[Any, ...]:
    """Of every card: what it is worth; and what led there, a row a card, or a row a colour of a card."""
    rows = facts.reshape(-1, rules.FACTS)
    colours = rows[:, : -rules.TABLE_FACTS].reshape(-1, rules.COLOUR_FACTS)
    seen = np.maximum(0, colours @ weights["colour_weights"] + weights["colour_bias"])
    impressions = seen.reshape(-1, rules.COLOURS, rules.IMPRESSIONS).sum(1)
    joined = np.concatenate([impressions, rows[:, -rules.TABLE_FACTS :]], 1)
    hidden = np.maximum(0, joined @ weights["hidden_weights"] + weights["hidden_bias"])
    outputs = hidden @ weights["output_weights"] + weights["output_bias"]
    return outputs.reshape(facts.shape[:2]), hidden, joined, seen, colours


def slopes(weights: Weights, lessons: Lessons) -> Weights:
    """Of the error, by weight."""
    outputs, hidden, joined, seen, colours = outputs_of(weights, lessons.facts)
    error = slope_of_error(outputs - lessons.worths, trust_in(lessons.trials)).reshape(-1)
    to_hidden = error[:, None] * weights["output_weights"] * (hidden > 0)
    to_seen = np.repeat(to_hidden @ weights["hidden_weights"][: rules.IMPRESSIONS].T, rules.COLOURS, 0) * (seen > 0)
    return {
        "colour_weights": colours.T @ to_seen,
        "colour_bias": to_seen.sum(0),
        "hidden_weights": joined.T @ to_hidden,
        "hidden_bias": to_hidden.sum(0),
        "output_weights": hidden.T @ error,
        "output_bias": error.sum(),
    }


def slope_of_error(error: Any, trust: Any) -> Any:
    """Of the mean square of the errors, and with more weight of how far they differ between the cards of a hand."""
    mean = (error * trust).sum(1, keepdims=True)
    return 2 * trust * (error + CHOICE * (error - mean)) / len(error)


def trust_in(trials: Any) -> Any:
    """What was tried more is known better. The cards of a hand add up to 1."""
    weight = np.sqrt(trials)
    return weight / weight.sum(1, keepdims=True)


def regret(weights: Weights, lessons: Lessons) -> float:
    """What the card it likes best is worth less than the best."""
    there = lessons.trials > 0
    chosen = np.where(there, outputs_of(weights, lessons.facts)[0], -np.inf).argmax(1)
    best = np.where(there, lessons.worths, -np.inf).max(1)
    return float((best - lessons.worths[np.arange(len(chosen)), chosen]).mean())


def rounded(values: Any) -> Any:
    return json.loads(json.dumps(values.tolist()), parse_float=lambda text: float(f"{float(text):.4g}"))


# ---- what it is worth ------------------------------------------------------------------------------------------------------------------------


def strength() -> str:
    """One that goes by judgement alone among greedy ones."""
    return ", ".join(f"{100 * wins_alone(players):.1f} % with {players}" for players in sorted(set(PLAYERS)))


def wins_alone(players: int) -> float:
    run, won = bots.bound(PARADE), np.zeros(players)
    moves, w = np.empty(rules.MOST_MOVES, np.int16), bots.new_workspace(run)
    games = run.states(CHECKED)
    for number, key in enumerate(keys("judgement", players, CHECKED)):
        s = games[number] = dealt(run, players, key)
        while (seat := run.actor(s)) != OVER:
            count = run.legal(s, seat, moves)
            if seat == LEARNER:
                action = max(moves[:count].tolist(), key=lambda action, s=s: run.inclination(s, LEARNER, action))
            else:
                action = run.decide(s, seat, greedy(players), w)
            run.play(s, seat, action)
        games[number] = s
    run.tally(CHECKED, games, won, np.zeros(players))
    return float(won[LEARNER]) / CHECKED
