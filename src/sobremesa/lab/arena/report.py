"""What an arena found, for people and programs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from .outcomes import Outcome
from .plan import Plan
from .ratings import rate
from .statistics import Share, Tally, winners_share


class Field(msgspec.Struct, frozen=True):
    """One bot at tables of one size. `fair` is what chance would win."""

    players: int
    games: int
    fair: float
    wins: Share
    points: float


class Trouble(msgspec.Struct, frozen=True):
    """Moves of a bot that had to be replaced; `detail` is the first case in its own words."""

    kind: str
    times: int
    detail: str


class Entry(msgspec.Struct, frozen=True):
    name: str
    file: str | None
    mu: float
    sigma: float
    wins: list[Field]
    ahead: list[Share | None]  # of each other bot at the same table; ties count half
    troubles: list[Trouble]


class Report(msgspec.Struct, frozen=True):
    """`bots` are in the order they were named in; `ranking` has the best rated first."""

    game: str
    version: str
    options: dict[str, Any]
    seed: str
    alone: bool
    games: int
    planned: int
    moves: int
    seconds: float
    players: list[int]
    bots: list[Entry]
    ranking: list[int]


def report_on(plan: Plan, outcomes: Sequence[Outcome], seconds: float = 0.0) -> Report:
    ratings = rate(len(plan.bots), outcomes)
    wins, points, ahead = count(outcomes)
    entries = [
        Entry(
            name=bot.name,
            file=bot.file,
            mu=ratings[number].mu,
            sigma=ratings[number].sigma,
            wins=list(fields(plan, number, wins, points, outcomes)),
            ahead=[ahead[number, other].share() for other in range(len(plan.bots))],
            troubles=troubles(number, outcomes),
        )
        for number, bot in enumerate(plan.bots)
    ]
    return Report(
        game=plan.game.name,
        version=plan.game.version,
        options=msgspec.to_builtins(plan.options),
        seed=plan.seed,
        alone=plan.alone,
        games=len(outcomes),
        planned=plan.total(),
        moves=sum(outcome.moves for outcome in outcomes),
        seconds=seconds,
        players=list(plan.players),
        bots=entries,
        ranking=sorted(range(len(entries)), key=lambda number: -entries[number].mu),
    )


Tallies = defaultdict[tuple[int, int], Tally]  # by number of players and bot, or by two bots


def count(outcomes: Iterable[Outcome]) -> tuple[Tallies, Tallies, Tallies]:
    wins, points, ahead = Tallies(Tally), Tallies(Tally), Tallies(Tally)
    for outcome in outcomes:
        each = winners_share(outcome.ranks)
        seated = list(zip(outcome.seats, outcome.ranks, outcome.points, strict=True))
        for bot, rank, own in seated:
            wins[outcome.players, bot].add(outcome.deal, each if rank == 0 else 0.0)
            points[outcome.players, bot].add(outcome.deal, own)
            for other, behind, _ in seated:
                if other != bot:
                    # Deals of different table sizes are different deals.
                    ahead[bot, other].add(outcome.deal * 8 + outcome.players, (rank < behind) + (rank == behind) / 2)
    return wins, points, ahead


def fields(plan: Plan, bot: int, wins: Tallies, points: Tallies, outcomes: Sequence[Outcome]) -> Iterable[Field]:
    for players in plan.players:
        share = wins[players, bot].share()
        if share:
            games = sum(one.players == players and bot in one.seats for one in outcomes)
            yield Field(players, games, 1 / players, share, points[players, bot].mean())


def troubles(bot: int, outcomes: Iterable[Outcome]) -> list[Trouble]:
    found: dict[str, Trouble] = {}
    for fault in (fault for outcome in outcomes for fault in outcome.faults if fault.bot == bot):
        old = found.get(fault.kind, Trouble(fault.kind, 0, fault.detail))
        found[fault.kind] = Trouble(fault.kind, old.times + fault.times, old.detail)
    return list(found.values())
