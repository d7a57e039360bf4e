"""The deal of the day: the same cards against the same bots for everybody, once a day and game, and how many days in a row somebody has played it.

Its secret comes from the day and a salt that everybody may know: whoever wants to can check that all were dealt the same."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from typing import Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ..core.errors import Refusal
from ..games.game import Game
from ..games.registry import GAMES, find
from ..table.log import SeatPlan
from .glances import Summary, summaries
from .guests import known
from .hub import Hub
from .limits import CREATION, REQUESTS
from .messages import Created, Daily, DailyGame, DailyWish
from .opening import Sitter, Wish, sitter_of
from .refusing import Refused
from .room import Room
from .routing import NO_STORE, REFUSALS, Gates
from .tables import created

SALT: Final = "sobremesa daily 1"
PLAYERS: Final = 3  # or as near to it as a game allows
LEVEL: Final = "club"
MOST_DAYS: Final = 1200  # tables that are looked at for days in a row: a year of three games, and some


def today(hub: Hub) -> date:
    return datetime.fromtimestamp(hub.time.now(), UTC).date()


def secret_of(day: date, game: str) -> str:
    return hashlib.sha256(f"{SALT} {day} {game}".encode()).hexdigest()


def table_of(hub: Hub, guest: str, day: date, game: str) -> str:
    """The one table a guest has for the deal of a day."""
    return hub.signer.daily_table(guest, str(day), game)


@get("/api/daily", responses=REFUSALS)
async def daily(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[Daily]:
    """Today's deals, how far you have come with each, and on how many days in a row you have finished one."""
    gates.enter(request, REQUESTS)
    guest = known(guest)
    found, _ = await summaries(hub, await hub.store.sat_at(guest, MOST_DAYS, only_days=True))
    day = today(hub)
    games = [told(found.get(table_of(hub, guest, day, game)), table_of(hub, guest, day, game), game) for game in GAMES]
    played = {one.day for one in found.values() if one.status == "over" and one.end and one.end.counted}
    return Response(Daily(str(day), days_in_a_row(played, day), games), headers=NO_STORE)


def told(one: Summary | None, table: str, game: str) -> DailyGame:
    return DailyGame(game, None, None) if one is None else DailyGame(game, table, one.end)


def days_in_a_row(played: Collection[str], day: date) -> int:
    """Up to today, or up to yesterday while today's is still to be played."""
    day = day if str(day) in played else day - timedelta(1)
    count = 0
    while str(day - timedelta(count)) in played:
        count += 1
    return count


@post("/api/daily", responses=REFUSALS)
async def play_daily(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    data: JSONBody[DailyWish],
) -> Response[Created]:
    """Your table with today's deal of a game: opened, if this is the first time you ask."""
    guest = known(guest)
    gates.enter(request, CREATION)
    game = find(data.game)
    if isinstance(game, Refusal):
        raise Refused(game)
    day = today(hub)
    id = table_of(hub, guest, day, game.name)
    room = await hub.room(id)
    if isinstance(room, Refusal) and room.code == "no-such-table":
        room = await hub.open(wish(game, day, id, sitter_of(await hub.store.guest(guest))))
    if isinstance(room, Refusal):
        raise Refused(room)
    if not isinstance(room, Room):
        raise Refused(room.why)
    room.bots.wake(0.0)
    return Response(created(room), status_code=201, headers=NO_STORE)


def wish(game: Game, day: date, id: str, sitter: Sitter) -> Wish:
    players = min(game.player_counts(), key=lambda count: abs(count - PLAYERS))
    return Wish(
        game=game.name,
        seats=[SeatPlan("me"), *[SeatPlan("bot", LEVEL)] * (players - 1)],
        host=sitter.guest,
        sitting={0: sitter},
        hints=False,  # what everybody finds out alone
        id=id,
        secret=secret_of(day, game.name),
        day=str(day),
    )


ROUTES = [daily, play_daily]
