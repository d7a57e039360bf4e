"""Puzzles over HTTP: a table where a game between bots has come to a moment with one right answer. The learner sits where the question is asked,
the other chairs are nobody's, and what a try was worth is said only when it has been made."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from functools import partial
from typing import Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..bots import LEVELS
from ..core.errors import Refusal, refuse
from ..games.folder import puzzles
from ..games.game import Game
from ..games.puzzle import LEARNER, Puzzle, Try
from ..games.registry import GAMES, find
from ..table import log
from ..table.fairness import fair_play, secret_of
from ..table.table import Table
from .guests import known
from .hub import Hub
from .lessons import scripted
from .limits import CREATION, REQUESTS
from .messages import Created, PuzzleOfTheDay, Puzzles, PuzzleShelf, PuzzleWish, Tried, Verdict
from .names import name_or_nickname
from .opening import Sitter, seat_all, sitter_of
from .refusing import Refused
from .routing import NO_STORE, REFUSALS, Gates
from .tables import created, player_at, room_of

SALT: Final = "sobremesa puzzle 1"
NOBODY: Final = "nobody-{seat}"  # who sits in the other chairs


@get("/api/puzzles", responses=REFUSALS)
async def all_puzzles(request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates]) -> Response[Puzzles]:
    """How many puzzles each game has, and which is the puzzle of the day, the same for everybody."""
    gates.enter(request, REQUESTS)
    shelves = [PuzzleShelf(name, len(puzzles(game))) for name, game in GAMES.items() if puzzles(game)]
    day = str(datetime.fromtimestamp(hub.time.now(), UTC).date())
    return Response(Puzzles(day, of_the_day(day, shelves), shelves), headers=NO_STORE)


def of_the_day(day: str, shelves: list[PuzzleShelf]) -> PuzzleOfTheDay | None:
    """One of all, by the day alone."""
    every = [PuzzleOfTheDay(shelf.game, number + 1) for shelf in shelves for number in range(shelf.count)]
    drawn = int.from_bytes(hashlib.sha256(f"{SALT} {day}".encode()).digest()[:8])
    return every[drawn % len(every)] if every else None


@post("/api/puzzles", responses=REFUSALS)
async def open_puzzle(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    data: JSONBody[PuzzleWish],
) -> Response[Created]:
    """A table where a puzzle of a game, counted from 1, asks its question."""
    guest = known(guest)
    gates.enter(request, CREATION)
    game = find(data.game)
    if isinstance(game, Refusal):
        raise Refused(game)
    if data.number > len(puzzles(game)):
        raise Refused(refuse("no-puzzle"))
    learner = sitter_of(await hub.store.guest(guest))
    puzzle = puzzles(game)[data.number - 1]
    entries = await hub.workshop.do(partial(puzzle_log, hub.time.now(), game, puzzle, learner))
    room = entries if isinstance(entries, Refusal) else await hub.create(entries, game.name, hub.new_table_id())
    if isinstance(room, Refusal):
        raise Refused(room)
    return Response(created(room), status_code=201, headers=NO_STORE)


def puzzle_log(now: float, game: Game, puzzle: Puzzle, learner: Sitter) -> list[log.AnyEntry] | Refusal:
    """The log of a table where the game has been played up to the question. Nobody else's chair is ever covered, and there are no hints."""
    seats = [log.SeatPlan("me" if seat == LEARNER else "open") for seat in range(puzzle.players)]
    opened = log.Opened(
        now,
        game.name,
        game.version,
        puzzle.options,
        "",
        seats,
        secret_of(puzzle.seed),
        learner.guest,
        list(LEVELS),
        hints=False,
        format=log.FORMAT,
        cover=0,
    )
    table = Table.decide_opening(opened)
    if isinstance(table, Refusal):
        return table
    entries = seat_all(table, {seat: learner if seat == LEARNER else nobody(seat) for seat in range(puzzle.players)})
    if isinstance(entries, Refusal):
        return entries
    for text in puzzle.moves.split():
        moved = scripted(table, now, text)
        if isinstance(moved, Refusal):
            return moved
        entries += moved
    return entries


def nobody(seat: int) -> Sitter:
    guest = NOBODY.format(seat=seat)
    return Sitter(guest, name_or_nickname("", guest))


@post("/api/tables/{table:str}/verdict", status_code=200, responses=REFUSALS)
async def judge(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    table: FromPath[str],
) -> Response[Verdict]:
    """What the asker's try at a puzzle's table was worth, and what would have been best; not before there was one."""
    gates.enter(request, REQUESTS)
    room = await room_of(hub, table, guest)
    guest = player_at(request, room, guest)
    puzzle = puzzle_at(room.table)
    if puzzle is None or room.table.seat_of(guest) != LEARNER:
        raise Refused(refuse("no-puzzle"))
    verdict = await hub.workshop.do(partial(verdict_on, room.table, puzzle))
    if isinstance(verdict, Refusal):
        raise Refused(verdict)
    return Response(verdict, headers=NO_STORE)


def puzzle_at(table: Table) -> Puzzle | None:
    """The puzzle that a table asks, if it does."""
    secret = table.opened.secret
    return next((one for one in puzzles(table.game) if secret_of(one.seed) == secret), None)


def verdict_on(table: Table, puzzle: Puzzle) -> Verdict | Refusal:
    game, ply = table.game, len(puzzle.moves.split())
    played = table.games[0]
    if len(played.steps) <= ply:
        return refuse("no-try")
    mine = puzzle.worth(game.notation.write(played.steps[ply].action))
    best = game.notation.read(puzzle.best.notation)
    if isinstance(best, Refusal) or mine is None:
        return refuse("no-puzzle")
    before = played.after(ply)
    after = fair_play(game, before, played.root, LEARNER, best)
    told = game.story(before, LEARNER, best, after, LEARNER)
    why = game.why(before, LEARNER, best, after)
    worth = [tried(one) for one in (mine, puzzle.best, puzzle.tries[1])]
    return Verdict(mine == puzzle.best, *worth, told=told[0] if told else None, why=why)


def tried(one: Try) -> Tried:
    return Tried(one.notation, one.chance, one.points)


ROUTES = [all_puzzles, open_puzzle, judge]
