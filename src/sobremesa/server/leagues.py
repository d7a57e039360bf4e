"""Leagues over HTTP: found one, join it by its link, see who is ahead, and organise it."""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from typing import Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..bots import OFFERED
from ..core.errors import Refusal, refuse
from ..games.game import Game
from ..games.registry import find
from ..league.entries import AnyEntry, Founded, Joined
from ..league.league import MOST_GAMES, MOST_ROUNDS, Decision, League
from ..table import times
from ..table.names import distinct
from ..table.table import MOST_NAME
from .guests import known, saved
from .hub import Hub
from .league_view import LeagueGlance, LeagueView, as_csv, league_glance, league_view
from .limits import CREATION, NAMES, REQUESTS
from .messages import JoinLeague, LeagueOrder, NewLeague
from .names import is_reserved, name_or_nickname, tidy
from .opening import MOST_TITLE
from .refusing import Refused, language_of
from .routing import NO_STORE, REFUSALS, Gates
from .signing import new_table_id
from .tending import change, read, tend

MOST_OF_A_GUEST: Final = 40  # leagues somebody founds or joins
BOM: Final = "\ufeff"  # so that spreadsheets know the letters
lots = SystemRandom()


@get("/api/leagues", responses=REFUSALS)
async def my_leagues(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[list[LeagueGlance]]:
    """The leagues you have founded or joined, the last first."""
    gates.enter(request, REQUESTS)
    guest = known(guest)
    found = [(id, await read(hub, id)) for id in await hub.store.leagues_of(guest, MOST_OF_A_GUEST)]
    return Response(
        [league_glance(league, id, guest) for id, league in found if isinstance(league, League)], headers=NO_STORE
    )


@post("/api/leagues", responses=REFUSALS)
async def found_league(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    data: JSONBody[NewLeague],
) -> Response[LeagueView]:
    """Found a league, and be its organiser. Who has its link may join."""
    guest = known(guest)
    gates.enter(request, CREATION)
    await check_room(hub, guest)
    founded = await hub.workshop.do(partial(founding, data, guest, hub.time.now()))
    if isinstance(founded, Refusal):
        raise Refused(founded)
    id, entries = new_table_id(), list[AnyEntry]([founded])
    if data.join:
        entries.append(Joined(founded.at, guest, await name_of(hub, guest, data.me)))
    await saved(hub.store.append_to_league(id, 1, entries))
    league = League.rebuild(entries)
    assert league is not None
    return Response(league_view(league, id, guest, {}), status_code=201, headers=NO_STORE)


async def check_room(hub: Hub, guest: str) -> None:
    if len(await hub.store.leagues_of(guest, MOST_OF_A_GUEST)) >= MOST_OF_A_GUEST:
        raise Refused(refuse("league-too-many", most=MOST_OF_A_GUEST))


def founding(data: NewLeague, guest: str, now: float) -> Founded | Refusal:
    game = find(data.game)
    if isinstance(game, Refusal):
        return game
    options = game.read_options(data.options)
    if isinstance(options, Refusal):
        return options
    if refusal := why_not(data, game) or game.refusal(data.seats, options) or times.why_not(data.clock):
        return refusal
    return Founded(
        at=now,
        organiser=guest,
        name=tidy(data.name, MOST_TITLE),
        game=game.name,
        options=data.options,
        seats=data.seats,
        counts=[count for count in game.player_counts(options) if count <= data.seats],
        format=data.format,
        rounds=data.rounds,
        games=data.games,
        spare=data.spare,
        level=data.level or OFFERED[-1],
        approves=data.approves,
        clock=data.clock and msgspec.to_builtins(data.clock),
    )


def why_not(data: NewLeague, game: Game) -> Refusal | None:
    if not tidy(data.name, MOST_TITLE):
        return refuse("league-name-missing")
    if refusal := game.seats_refusal(data.seats):
        return refusal
    if not 1 <= data.rounds <= MOST_ROUNDS:
        return refuse("league-rounds", rounds=data.rounds, most=MOST_ROUNDS)
    if not 1 <= data.games <= MOST_GAMES:
        return refuse("league-games", games=data.games, most=MOST_GAMES)
    if data.level and data.level not in OFFERED:
        return refuse("unknown-level", level=data.level[:40], levels=", ".join(OFFERED))
    return None


async def name_of(hub: Hub, guest: str, said: str | None) -> str:
    """What somebody is called; who says it here is called so from now on."""
    old = await hub.store.guest(guest)
    name = tidy(said or "", MOST_NAME)
    if is_reserved(name):
        raise Refused(refuse("name-reserved", name=name))
    if name and name != old.name:
        await saved(hub.store.save_guest(msgspec.structs.replace(old, name=name)))
    return name_or_nickname(name or old.name, guest)


@get("/api/leagues/{league:str}", responses=REFUSALS)
async def show_league(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    league: FromPath[str],
) -> Response[LeagueView]:
    """A league: its members, rounds, tables and standings. Tables that have ended since are counted first."""
    gates.enter(request, REQUESTS)
    return Response(await seen_by(hub, league, guest), headers=NO_STORE)


async def seen_by(hub: Hub, id: str, guest: str | None) -> LeagueView:
    found = await tend(hub, id)
    if isinstance(found, Refusal):
        raise Refused(found)
    league, seen = found
    view = await hub.workshop.do(
        partial(league_view, league, id, guest, seen)
    )  # ratings of a thousand games take a while
    if isinstance(view, Refusal):
        raise Refused(view)
    return view


async def changed(hub: Hub, id: str, guest: str, decision: partial[Decision]) -> Response[LeagueView]:
    """The league after this."""
    done = await change(hub, id, decision)
    if isinstance(done, Refusal):
        raise Refused(done)
    return Response(await seen_by(hub, id, guest), headers=NO_STORE)


@post("/api/leagues/{league:str}/join", status_code=200, responses=REFUSALS)
async def join(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    league: FromPath[str],
    data: JSONBody[JoinLeague],
) -> Response[LeagueView]:
    """Become a member; where the organiser lets people in one by one, ask to."""
    guest = known(guest)
    gates.enter(request, NAMES)
    await check_room(hub, guest)
    name = await name_of(hub, guest, data.name)
    return await changed(hub, league, guest, partial(joining, hub.time.now(), guest, name))


def joining(now: float, guest: str, name: str, league: League) -> Decision:
    """Nobody in a league is mistaken for another."""
    others = [one.name for one in league.members if one.guest != guest]
    return league.decide_join(now, guest, distinct(name, others))


@post("/api/leagues/{league:str}/leave", status_code=200, responses=REFUSALS)
async def leave(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    league: FromPath[str],
) -> Response[LeagueView]:
    """Leave a league. What you have played in it stays."""
    guest = known(guest)
    gates.enter(request, NAMES)
    return await changed(hub, league, guest, partial(leaving, hub.time.now(), guest))


def leaving(now: float, guest: str, league: League) -> Decision:
    return league.decide_leave(now, guest)


@post("/api/leagues/{league:str}/orders", status_code=200, responses=REFUSALS)
async def organise(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    league: FromPath[str],
    data: JSONBody[LeagueOrder],
) -> Response[LeagueView]:
    """What the organiser alone may do: let people in and remove them, open and close the league to others, start it, declare that somebody did
    not play, close a round, end the league."""
    guest = known(guest)
    gates.enter(request, CREATION if data.what in ("start", "close-round") else NAMES)
    return await changed(hub, league, guest, partial(organising, hub.time.now(), guest, data))


def organising(now: float, guest: str, order: LeagueOrder, league: League) -> Decision:
    match order.what:
        case "admit":
            return league.decide_admit(now, guest, order.member)
        case "remove":
            return league.decide_remove(now, guest, order.member)
        case "open" | "close":
            return league.decide_doors(now, guest, order.what == "open")
        case "start":
            return league.decide_start(now, guest, lots)
        case "forfeit":
            return league.decide_forfeit(now, guest, order.table, [order.member])
        case "close-round":
            return league.decide_close_round(now, guest)
        case "end":
            return league.decide_end(now, guest)


@get("/api/leagues/{league:str}/standings.csv", media_type="text/csv", responses=REFUSALS)
async def league_standings(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    league: FromPath[str],
) -> Response[str]:
    """The standings of a league, for a spreadsheet."""
    gates.enter(request, REQUESTS)
    return await as_file(hub, request, await seen_by(hub, league, guest), "standings")


@get("/api/leagues/{league:str}/results.csv", media_type="text/csv", responses=REFUSALS)
async def league_results(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    league: FromPath[str],
) -> Response[str]:
    """The results of a league, for a spreadsheet: a line for everybody at every table."""
    gates.enter(request, REQUESTS)
    return await as_file(hub, request, await seen_by(hub, league, guest), "results")


async def as_file(hub: Hub, request: Request, view: LeagueView, part: str) -> Response[str]:
    text = await hub.workshop.do(partial(as_csv, view, part, language_of(request)))
    if isinstance(text, Refusal):
        raise Refused(text)
    headers = {"content-disposition": f'attachment; filename="{view.id}-{part}.csv"', **NO_STORE}
    return Response(BOM + text, media_type="text/csv", headers=headers)


ROUTES = [my_leagues, found_league, show_league, join, leave, organise, league_standings, league_results]
