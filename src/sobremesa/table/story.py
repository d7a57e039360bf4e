"""The story of a table: its deals and its moves in order, as one viewer is told them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ..core.protocol import State
from ..games.game import Game, Sentence
from .events import Event, Ply, events_at
from .played import Passage, Played


class Position(NamedTuple):
    """How far a story has come: games dealt, moves made."""

    games: int
    ply: Ply


class Chapter(NamedTuple):
    """A deal, or a move: where the story stands after it, the game then, and what is told of it."""

    at: Position
    state: State
    events: list[Event]


BEGINNING: Final = Position(0, -1)


def chapters(games: Sequence[Played], viewer: int, seen: Position = BEGINNING) -> Iterator[Chapter]:
    """What is new to a viewer who has seen the story as far as this."""
    first: Ply = 0
    for number, played in enumerate(games, 1):
        start = Position(number, first)
        if start > seen:
            dealt = played.after(0)
            told = [*new_game(number), *played.game.opening(dealt, viewer)]
            yield Chapter(start, dealt, events_at(first, told))
        if number >= seen.games:
            since = max(0, seen.ply - first) if number == seen.games else 0
            for ply, passage in enumerate(played.passages(since), first + since + 1):
                told = told_of(played.game, passage, viewer)
                yield Chapter(Position(number, ply), passage.after, events_at(ply, told))
        first += len(played.steps)


def last_chapter(games: Sequence[Played], viewer: int, seen: Position) -> Chapter | None:
    """What is new to a viewer who has seen all but the last move, which is how stories go on."""
    number, ply = len(games), seen.ply + 1
    passage = games[-1].last if number and number == seen.games else None
    if passage is None or sum([len(played.steps) for played in games]) != ply:
        return None
    return Chapter(Position(number, ply), passage.after, events_at(ply, told_of(games[-1].game, passage, viewer)))


def told_of(game: Game, passage: Passage, viewer: int) -> list[Sentence]:
    """What one move was, what a bot's move is good for, and what came of it. People need not explain themselves."""
    step, before, after = passage
    told = game.story(before, step.seat, step.action, after, viewer)
    reason = game.why(before, step.seat, step.action, after) if step.by_bot else None
    return with_reason(game, told, reason) if reason else told


def with_reason(game: Game, told: list[Sentence], reason: Sentence) -> list[Sentence]:
    came = (number for number, sentence in enumerate(told) if sentence.code in game.consequences)
    at = next(came, len(told))
    return [*told[:at], reason, *told[at:]]


def new_game(number: int) -> list[Sentence]:
    return [Sentence("match-next", {"number": number})] if number > 1 else []


def before_ply(games: Sequence[Played], ply: Ply) -> Position:
    """Where somebody stands who has seen so many moves, and no deal since."""
    first: Ply = 0
    stand = BEGINNING
    for number, played in enumerate(games, 1):
        if first > ply:
            break
        stand = Position(number, ply if ply > first else first - 1)
        first += len(played.steps)
    return stand
