"""A match: several games in a row at one table, their points added up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ..core.protocol import OVER, State
from ..games.game import Game, Sentence, View
from .events import Event, Ply, events_at


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
    """`results` has the points of every finished game by seat, `ranks` how many were strictly ahead; `starters` who started each game dealt;
    `winners` share a finished match."""

    games: int
    game: int  # the one being played, from 1
    results: list[list[int]]
    ranks: list[list[int]]
    totals: list[int]
    starters: list[int]
    winners: list[int]


def totals_of(game: Game, finished: Sequence[Played], seats: int) -> list[int]:
    return [
        sum(column) for column in zip(*(game.standing(played.state).points for played in finished), strict=True)
    ] or [0] * seats


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
        results=[game.standing(played.state).points for played in finished],
        ranks=[game.standing(played.state).ranks for played in finished],
        totals=totals,
        starters=[game.rules.actor(played.dealt) for played in dealt],
        winners=leaders(game, totals) if len(finished) == games else [],
    )


def played_events(game: Game, played: Played, viewer: int, first: Ply, since: int, index: int) -> list[Event]:
    """The story for one viewer of one game that began at the ply `first`, after its first `since` moves."""
    told: list[Event] = []
    if since == 0:
        told += events_at(first, [*new_game(index), *game.opening(played.dealt, viewer)])
    for ply, step in enumerate(played.steps[since:], first + since + 1):
        told += events_at(ply, game.story(step.before, step.seat, step.action, step.after, viewer))
        told += events_at(ply, why_played(game, step))
    return told


def why_played(game: Game, step: Step) -> list[Sentence]:
    """What a bot's move is good for. People need not explain themselves."""
    reason = game.why(step.before, step.seat, step.action, step.after) if step.by_bot else None
    return [reason] if reason else []


def new_game(index: int) -> list[Sentence]:
    return [Sentence("match-next", {"number": index + 1})] if index else []


def seen(game: Game, state: State, viewer: int, ply: Ply) -> View:
    """A game as a viewer may see it, its plies counted as the table does."""
    view = game.view(state, viewer)
    return view if view.ply == ply else msgspec.structs.replace(view, ply=ply)
