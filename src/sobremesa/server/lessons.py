"""Lessons over HTTP: a table where a game has come to a certain moment, for one learner. From there on it is a table like any other."""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..bots import LEVELS
from ..core.errors import Refusal, refuse
from ..games.game import Game
from ..games.lesson import Lesson, Step, step_of
from ..games.registry import find
from ..table import log
from ..table.table import Table
from .guests import known
from .hub import Hub
from .limits import CREATION
from .messages import Created, LessonWish
from .opening import Sitter, seat_all, sitter_of
from .refusing import Refused
from .routing import NO_STORE, REFUSALS, Gates
from .tables import created

OPPONENT: Final = "beginner"  # plays on where the script ends


@post("/api/games/{game:str}/lesson", responses=REFUSALS)
async def open_lesson(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    game: FromPath[str],
    data: JSONBody[LessonWish],
) -> Response[Created]:
    """A table for one step of a game's lessons, counted from 1."""
    guest = known(guest)
    gates.enter(request, CREATION)
    found = find(game)
    if isinstance(found, Refusal):
        raise Refused(found)
    moment = step_of(found.lessons, data.step)
    if moment is None:
        raise Refused(refuse("no-lesson"))
    sitter = sitter_of(await hub.store.guest(guest))
    entries = await hub.workshop.do(partial(lesson_log, hub.time.now(), found, *moment, sitter))
    room = entries if isinstance(entries, Refusal) else await hub.create(entries, game, hub.new_table_id())
    if isinstance(room, Refusal):
        raise Refused(room)
    room.bots.wake(0.0)
    return Response(created(room), status_code=201, headers=NO_STORE)


def lesson_log(now: float, game: Game, lesson: Lesson, step: Step, learner: Sitter) -> list[log.AnyEntry] | Refusal:
    """The log of a table where the script has been played up to this step."""
    seats = [log.SeatPlan("me"), *[log.SeatPlan("bot", OPPONENT)] * (lesson.players - 1)]
    opened = log.Opened(
        now,
        game.name,
        game.version,
        lesson.options,
        "",
        seats,
        lesson.secret,
        learner.guest,
        list(LEVELS),
        format=log.FORMAT,
    )
    table = Table.decide_opening(opened)
    if isinstance(table, Refusal):
        return table
    entries = seat_all(table, {0: learner})
    if isinstance(entries, Refusal):
        return entries
    for text in lesson.moves[: step.ply]:
        moved = scripted(table, now, text)
        if isinstance(moved, Refusal):
            return moved
        entries += moved
    return entries


def scripted(table: Table, now: float, text: str) -> list[log.AnyEntry] | Refusal:
    action = table.game.notation.read(text)
    if isinstance(action, Refusal):
        return action
    moved = table.decide_move(now, table.owing()[0], table.ply, action)
    if not isinstance(moved, Refusal):
        table.apply(moved[0])
    return moved


ROUTES = [open_lesson]
