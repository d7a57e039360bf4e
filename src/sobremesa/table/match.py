"""A match: several games in a row at one table, their points added up."""

from __future__ import annotations

import operator
from collections.abc import Sequence

import msgspec

from ..core.protocol import State
from ..games.asking import Standing
from ..games.game import Game, View
from .events import Ply
from .parting import Lost, Stopped
from .played import Played


class MatchView(msgspec.Struct, frozen=True):
    """`results` has the points of every finished game by seat, `ranks` how many were strictly ahead, `margins` how far a winner is ahead of the
    next and the others are behind; `starters` who started each game dealt; `winners` share a finished match, `places` and `distances` are its
    ranks and margins by the totals."""

    games: int
    game: int  # the one being played, from 1
    results: list[list[int]]
    ranks: list[list[int]]
    margins: list[list[int]]
    totals: list[int]
    starters: list[int]
    winners: list[int]
    places: list[int]
    distances: list[int]


def totals_of(game: Game, finished: Sequence[Played], seats: int) -> list[int]:
    results = [game.standing(played.state).points for played in finished]
    return [sum(column) for column in zip(*results, strict=True)] or [0] * seats


def has_result(played: Played, stopped: Stopped) -> bool:
    """Not if everybody agreed to end it."""
    return played.is_over and not (played.is_stopped and stopped == "agreed")


def places(game: Game, totals: Sequence[int]) -> list[int]:
    """By seat, how many have a better total."""
    better = operator.gt if game.most_wins else operator.lt
    return [sum(better(other, total) for other in totals) for total in totals]


def margins(standing: Standing) -> list[int]:
    """By seat, in points: how far somebody who wins alone is ahead of the next, how far the others are behind who wins. 0 where something else
    than points decides, and for who shares the win."""
    points, winners = standing.points, standing.winners
    best = points[winners[0]]
    behind = [abs(best - one) for one in points]
    if len(winners) == 1:
        behind[winners[0]] = min(
            (far for far, rank in zip(behind, standing.ranks, strict=True) if rank == 1), default=0
        )
    return behind


def placed_last(ranks: Sequence[int], lost: Sequence[int]) -> list[int]:
    """Who has lost comes after all who have not, the first to lose last."""
    if not lost:
        return list(ranks)
    stayed = [seat for seat in range(len(ranks)) if seat not in lost]
    last = {seat: len(stayed) + place for place, seat in enumerate(reversed(lost))}
    return [
        last[seat] if seat in last else sum(ranks[other] < rank for other in stayed) for seat, rank in enumerate(ranks)
    ]


def lost_by(lost: Sequence[Lost], game: int) -> list[int]:
    """The seats that had lost when this game of the match ended."""
    return [one.seat for one in lost if one.game <= game]


def standing_of(game: Game, played: Played, lost: Sequence[int]) -> Standing:
    """The points as the rules have them; and the places, by which who has lost is last."""
    standing = game.standing(played.state)
    return Standing(standing.points, placed_last(standing.ranks, lost)) if lost else standing


def match_view(
    game: Game,
    games: int,
    dealt: Sequence[Played],
    seats: int,
    lost: Sequence[Lost] = (),
    stopped: Stopped = "",
) -> MatchView:
    finished = [played for played in dealt if has_result(played, stopped)]
    ended = [standing_of(game, played, lost_by(lost, number)) for number, played in enumerate(finished, 1)]
    totals = totals_of(game, finished, seats)
    placed = placed_last(places(game, totals), [one.seat for one in lost])
    is_decided = len(finished) == games or stopped == "lost"
    return MatchView(
        games=games,
        game=max(1, len(dealt)),
        results=[standing.points for standing in ended],
        ranks=[standing.ranks for standing in ended],
        margins=[margins(standing) for standing in ended],
        totals=totals,
        starters=[played.starter for played in dealt],
        winners=[seat for seat, place in enumerate(placed) if place == 0] if is_decided else [],
        places=placed,
        distances=margins(Standing(totals, placed)),
    )


def seen(game: Game, state: State, viewer: int, ply: Ply) -> View:
    """A game as a viewer may see it, its plies counted as the table does."""
    view = game.view(state, viewer)
    return view if view.ply == ply else msgspec.structs.replace(view, ply=ply)
