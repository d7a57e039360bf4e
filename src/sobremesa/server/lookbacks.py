"""Looking back at a game that is over: what each decision was worth, why the chances swung, where it turned.

Bots weigh every decision again, one at a time and after all who play. Every line of the answer says how far they are, the last what they found;
whoever hangs up stops them. What was found is noted, and told to the next at once."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Stream
from sqlalchemy.exc import SQLAlchemyError

from ..bots import is_ready
from ..bots.hindsight import Decision, Position, mean_loss, weigh
from ..bots.swings import Swing, Turn, swings, turns
from ..core.errors import Refusal, refuse
from ..games.game import Game, Sentence
from ..table.fairness import fair_play
from ..table.match import lost_by, standing_of
from ..table.parting import Lost
from ..table.played import Played
from ..table.table import Table
from . import messages
from .gently import gently
from .hub import Hub
from .limits import LOOKBACKS
from .messages import LookBack, Looking, TurningPoint
from .refusing import Refused
from .room import Room
from .routing import NO_STORE, REFUSALS, Gates
from .tables import room_of
from .visitors import asking

BUDGET: Final = 10_000  # playouts for a decision
LONGEST: Final = 0.2  # seconds for a decision
LONGEST_IN_ALL: Final = 45.0  # seconds of thought for a table
MOST_WAITING: Final = 4
MOST_OF_ONE: Final = 2  # address: one that runs, and one that follows it
KIND: Final = "lookback"
decode = msgspec.json.Decoder(LookBack).decode


@dataclass(frozen=True)
class Chapter:
    """One game of a match, ply by ply; `first` is how many moves were made before it."""

    first: int
    positions: list[Position]
    shares: list[float]  # of the win
    played: Played


class LookBacks:
    """Those that run and wait, in this worker."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._turn = asyncio.Semaphore(1)
        self._inside: Counter[str] = Counter()  # by address

    def is_full(self, address: str) -> bool:
        return self._inside.total() > MOST_WAITING or self._inside[address] >= MOST_OF_ONE

    async def known(self, room: Room) -> LookBack | None:
        note = await self._hub.store.noted(room.id, KIND, room.table.ply)
        with suppress(msgspec.MsgspecError):  # another version wrote it
            if note and (found := decode(note)).moves == fingerprint(room.table):
                return found
        return None

    async def run(self, room: Room, address: str) -> AsyncIterator[bytes]:
        self._inside[address] += 1
        try:
            yield line(Looking(0, room.table.ply))
            async with self._turn:
                if found := await self.known(room):  # by whoever was before us
                    yield line(found)
                    return
                async for said in self._look(room, address):
                    yield line(said)
        finally:
            self._inside -= Counter([address])

    async def _look(self, room: Room, address: str) -> AsyncIterator[Looking | LookBack]:
        table = room.table
        told = await asyncio.to_thread(chapters, table.game, [one.copy() for one in table.games], list(table.lost))
        total = sum(len(chapter.positions) for chapter in told)
        seconds = min(LONGEST, LONGEST_IN_ALL / max(1, total))
        decisions: list[list[Decision]] = []
        done = 0
        for chapter in told:
            decisions.append([])
            for position in chapter.positions:
                thought = partial(weigh, table.game, position, BUDGET, seconds)
                decisions[-1].append(await self._hub.thinkers.reflect(thought, address))
                done += 1
                yield Looking(done, total)
        found = await asyncio.to_thread(findings, table, told, decisions)
        with suppress(SQLAlchemyError, OSError):  # on a full disk it is told, and not kept
            await self._hub.store.note(room.id, KIND, table.ply, messages.encode(found).decode())
        yield found


def line(said: Looking | LookBack) -> bytes:
    return messages.encode(said) + b"\n"


def fingerprint(table: Table) -> str:
    """Of all moves: one that is taken back when the game is over, and another made, is another game."""
    moves = repr([(step.seat, step.action) for played in table.games for step in played.steps])
    return hashlib.sha256(moves.encode()).hexdigest()[:16]


def chapters(game: Game, games: list[Played], lost: Sequence[Lost]) -> list[Chapter]:
    found: list[Chapter] = []
    first = 0
    for number, played in enumerate(games, 1):
        passages = gently(enumerate(played.passages()))
        positions = [Position(ply, passage.before, passage.step.seat, passage.step.action) for ply, passage in passages]
        winners = standing_of(game, played, lost_by(lost, number)).winners
        shares = [(seat in winners) / len(winners) for seat in range(played.state.players)]
        found.append(Chapter(first, positions, shares, played))
        first += len(positions)
    return found


def findings(table: Table, told: list[Chapter], decisions: list[list[Decision]]) -> LookBack:
    split = [swings(ones, chapter.shares) for chapter, ones in zip(told, decisions, strict=True)]
    points = [
        TurningPoint(
            turn.kind, turn.ply + chapter.first, turn.seat, turn.size, *better(table.game, chapter, ones, turn)
        )
        for chapter, ones, swung in zip(told, decisions, split, strict=True)
        for turn in turns(swung)
    ]
    everything = [decision for ones in decisions for decision in ones]
    return LookBack(
        moves=fingerprint(table),
        swings=[later(swing, chapter.first) for chapter, swung in zip(told, split, strict=True) for swing in swung],
        ends=[messages.GameEnd(chapter.first + len(chapter.positions), chapter.shares) for chapter in told],
        turns=points,
        lost=[mean_loss(everything, seat) for seat in range(len(table.seats))],
    )


def later(swing: Swing, plies: int) -> Swing:
    return msgspec.structs.replace(swing, ply=swing.ply + plies)


def better(
    game: Game, chapter: Chapter, decisions: list[Decision], turn: Turn
) -> tuple[float, float, Sentence | None, Sentence | None]:
    """The chance of the move that was made and of the best there was; that move as the story would tell it, and what it is good for."""
    one, position = decisions[turn.ply], chapter.positions[turn.ply]
    best = one.best[0]
    had = one.value.chance if one.value else best.chance
    action = game.notation.read(best.notation)
    if turn.kind == "luck" or isinstance(action, Refusal):
        return had, best.chance, None, None
    after = fair_play(game, position.before, chapter.played.root, turn.seat, action)
    told = game.story(position.before, turn.seat, action, after, turn.seat)
    return had, best.chance, told[0] if told else None, game.why(position.before, turn.seat, action, after)


@post("/api/tables/{table:str}/lookback", status_code=200, media_type="application/x-ndjson", responses=REFUSALS)
async def look_back(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    lookbacks: NamedDependency[LookBacks],
    guest: NamedDependency[str | None],
    table: FromPath[str],
) -> Stream:
    """What each decision of a table's games was worth, once they are over: a JSON object a line, the last one what was found."""
    room = await room_of(hub, table, guest)
    gates.enter(request, LOOKBACKS)
    if room.table.status != "over":
        raise Refused(refuse("not-over"))
    if found := await lookbacks.known(room):
        return Stream(iter([line(found)]), media_type="application/x-ndjson", headers=NO_STORE)
    if not is_ready(room.table.game):
        raise Refused(refuse("hint-not-yet"))
    address = asking.get().address
    if lookbacks.is_full(address):
        raise Refused(refuse("lookback-busy"))
    return Stream(lookbacks.run(room, address), media_type="application/x-ndjson", headers=NO_STORE)


ROUTES = [look_back]
