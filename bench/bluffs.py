"""How much can be won from Jackrabbits' bots by somebody who has learnt how they bluff, challenge and fight."""

from __future__ import annotations

import os
from typing import Final

from sobremesa import bots
from sobremesa.games.jackrabbits import JACKRABBITS

from .habits import AS_SEARCHED, HABITS, SEARCHED, Plan
from .matches import wilson
from .page import machine, table, write
from .responder import Bots, Score

SECONDS: Final = float(os.environ.get("BENCH_SECONDS", "1200"))
TABLES: Final = {2: 0.4, 4: 0.6}  # players: their share of the time
LEARN, CHOOSE, MEASURE, CHAMPION = 0.4, 0.15, 0.3, 0.15  # shares of a table's time
HEAD: Final = ["", "gains, in points", "95 % interval", "games", "of them changed"]

INTRODUCTION: Final = """When to enter a palace without hearts, when to challenge, when to attack, how much to spend in a fight: does anybody
profit who knows how the bots decide that? A responder sits among `strong` bots and plays exactly as they do, but for habits of its own in these
decisions. Training plays every habit on the same deals and takes the best of each kind; then, on others, it plays them together and drops those
it does better without, but for one. What is left is measured on fresh deals. Every deal is played from every seat, and every game is compared
with the same game without habits, where the responder wins exactly its fair share. A habit picks from what the search likes, best first,
and goes by what its seat knows."""

CAUTION: Final = """A best answer need not be mixed, so fixed habits are enough to look for one. But only these were tried: somebody who weighs
more than they do might gain more."""


def bots_of(level: str, players: int) -> Bots:
    return Bots(bots.mind_of(JACKRABBITS, level, players), players)


# ---- training --------------------------------------------------------------------------------------------------------------------------------


def single() -> list[Plan]:
    """All plans of one habit."""
    return [SEARCHED | {kind: habit} for kind in HABITS for habit in HABITS[kind] if habit != AS_SEARCHED]


def best_of_each_kind(plans: list[Plan], scores: list[Score]) -> Plan:
    """Of plans of one habit the best, and with it those of other kinds that gain anything."""
    best = dict(SEARCHED)
    for plan, score in sorted(zip(plans, scores, strict=True), key=lambda pair: -pair[1].gain):
        (kind,) = kinds_of(plan)
        if best == SEARCHED or (score.gain > 0.0 and best[kind] == AS_SEARCHED):
            best |= {kind: plan[kind]}
    return best


def without_ballast(strong: Bots, plan: Plan, seconds: float) -> Plan:
    """The plan less the habits it does better without, but for one: a responder that changes nothing would teach nothing."""
    kinds = kinds_of(plan)
    together, *without = strong.measure("choose", [plan, *[plan | {kind: AS_SEARCHED} for kind in kinds]], seconds)
    gains = {kind: score.gain for kind, score in zip(kinds, without, strict=True)}
    needed = min(kinds, key=lambda kind: gains[kind])
    return plan | {kind: AS_SEARCHED for kind in kinds if gains[kind] > together.gain and kind != needed}


def kinds_of(plan: Plan) -> list[str]:
    """Where it has habits."""
    return [kind for kind in HABITS if plan[kind] != AS_SEARCHED]


# ---- the page --------------------------------------------------------------------------------------------------------------------------------


def name_of(plan: Plan) -> str:
    return "; ".join(plan[kind] for kind in kinds_of(plan))


def points(share: float) -> str:
    return f"{100 * share:+.1f}".replace("-", "−")


def row(name: str, score: Score) -> list[str]:
    low, high = score.interval()
    return [name, points(score.gain), f"{points(low)} … {points(high)}", str(score.games), str(score.changed)]


def verdict(players: int, score: Score) -> str:
    fair, share = 1 / players, 1 / players + score.gain
    low, high = wilson(share, score.games)
    return (
        f"The trained responder wins {100 * share:.1f} % ({100 * low:.1f} – {100 * high:.1f} %) where {100 * fair:.0f} % is fair. "
        f"Compared game by game, **it gains at most {100 * max(0.0, score.interval()[1]):.1f} points**: the upper end of the interval below."
    )


def part(players: int, seconds: float) -> str:
    strong, champion = bots_of("strong", players), bots_of("champion", players)
    alone = single()
    scores = strong.measure("learn", alone, LEARN * seconds)
    plan = without_ballast(strong, best_of_each_kind(alone, scores), CHOOSE * seconds)
    (among_strong,) = strong.measure("measure again", [plan], MEASURE * seconds)
    (among_champions,) = champion.measure("champion", [plan], CHAMPION * seconds)
    trained = [
        row(f"trained: {name_of(plan)}", among_strong),
        row("a champion with the same habits, among champions", among_champions),
    ]
    rows = [row(name_of(one), score) for one, score in zip(alone, scores, strict=True)]
    title = f"## {players} players\n\n{verdict(players, among_strong)}"
    return f"{title}\n\n{table(HEAD, trained)}\n\nOne habit alone, in training:\n\n{table(HEAD, rows)}"


def main() -> None:
    parts = [part(players, share * SECONDS) for players, share in TABLES.items()]
    write("bluffs", "Jackrabbits: bluffs", INTRODUCTION, *parts, CAUTION, machine("numpy", "numba"))


if __name__ == "__main__":
    main()
