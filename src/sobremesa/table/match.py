"""A match: several games in a row at one table, their points added up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from ..core.protocol import MAX_SEATS, OVER, State
from ..games.game import Event, Game


@dataclass(frozen=True)
class Step:
    """One move and what it led to."""

    seat: int
    action: int
    before: State
    after: State
    by_bot: bool = False


@dataclass(frozen=True)
class Played:
    """One game of a match, from the deal to where it stands."""

    dealt: State
    steps: list[Step]

    @property
    def state(self) -> State:
        return self.steps[-1].after if self.steps else self.dealt


class MatchView(msgspec.Struct, frozen=True):
    """`results` has the points of every finished game by seat, `starters` who started each game dealt; `winners` share a finished match."""

    games: int
    game: int  # the one being played, from 1
    results: list[list[int]]
    totals: list[int]
    starters: list[int]
    winners: list[int]


def points(game: Game, s: State) -> list[int]:
    written, ranks = np.zeros(MAX_SEATS, np.int32), np.zeros(MAX_SEATS, np.int32)
    game.rules.standing(s, written, ranks)
    return [int(p) for p in written[: s.players]]


def totals_of(game: Game, finished: Sequence[Played], seats: int) -> list[int]:
    return [sum(column) for column in zip(*(points(game, played.state) for played in finished), strict=True)] or [
        0
    ] * seats


def leaders(game: Game, totals: Sequence[int]) -> list[int]:
    """Who is ahead; several share a tie."""
    best = max(totals) if game.most_wins else min(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


def match_view(game: Game, games: int, dealt: Sequence[Played], seats: int) -> MatchView:
    finished = [played for played in dealt if game.rules.actor(played.state) == OVER]
    totals = totals_of(game, finished, seats)
    return MatchView(
        games=games,
        game=max(1, len(dealt)),
        results=[points(game, played.state) for played in finished],
        totals=totals,
        starters=[game.rules.actor(played.dealt) for played in dealt],
        winners=leaders(game, totals) if len(finished) == games else [],
    )


def played_events(game: Game, played: Played, viewer: int, first: int, since: int, index: int) -> list[Event]:
    """The story of one game for one viewer, after its first `since` moves; plies are counted over the whole match."""
    told = [*next_events(index), *game.opening(played.dealt, viewer)] if since == 0 else []
    for step in played.steps[since:]:
        told += game.story(step.before, step.seat, step.action, step.after, viewer)
        told += why_events(game, step)
    return [msgspec.structs.replace(event, ply=event.ply + first) for event in told]


def why_events(game: Game, step: Step) -> list[Event]:
    """What a bot's move is good for. People need not explain themselves."""
    reason = game.why(step.before, step.seat, step.action, step.after) if step.by_bot else None
    return [Event(int(step.after.ply), reason.code, reason.facts)] if reason else []


def next_events(index: int) -> list[Event]:
    return [Event(0, "match-next", {"number": index + 1})] if index else []
