"""What a league does by itself: its tables are opened, what they ended with is read off their logs, and the next round is paired.

Every step is an entry of the league's log. Whichever worker looks does what is still to be done; of two that do it at once one finds its entry
taken, and looks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from ..core.errors import Refusal, refuse
from ..games.asking import Standing
from ..games.game import BY_CHANCE
from ..games.registry import find
from ..league.entries import BOT, AnyEntry
from ..league.league import Decision, League
from ..league.standings import Meeting
from ..table.log import Clock, Invited, OfLeague, SeatPlan
from ..table.match import margins
from .calling_off import called_off
from .glances import Summary, summaries
from .hub import Hub
from .opening import Wish
from .room import Room, not_saved
from .store import Conflict

ATTEMPTS: Final = 8  # to write when others are faster
MOST_STEPS: Final = 30  # rounds in which nobody is left to play follow each other at once
logger = structlog.get_logger(__name__)


async def read(hub: Hub, id: str) -> League | Refusal:
    entries = await hub.store.league(id) if id.isalnum() and id.isascii() and len(id) <= 40 else []
    if not entries or entries[0] is None:
        return refuse("no-such-league")
    return await hub.workshop.do(partial(League.rebuild, entries)) or refuse("league-unread")


async def change(hub: Hub, id: str, decide: Callable[[League], Decision]) -> League | Refusal:
    """Decide by what the league is now, and write it down; again, where somebody was faster."""
    for _ in range(ATTEMPTS):
        league = await read(hub, id)
        if isinstance(league, Refusal):
            return league
        decision = await hub.workshop.do(partial(decide, league))  # a round of many takes a moment to be paired
        if isinstance(decision, Refusal):
            return decision
        try:
            await write(hub, id, league, decision)
        except Conflict:
            continue
        except Exception as error:
            return not_saved(error)
        return league
    return refuse("not-saved")


async def write(hub: Hub, id: str, league: League, entries: Sequence[AnyEntry]) -> None:
    if entries:
        await hub.store.append_to_league(id, league.seq + 1, entries)
        for entry in entries:
            league.apply(entry)


# ---- tables -----------------------------------------------------------------------------------------------------------------------------


async def tend(hub: Hub, id: str) -> tuple[League, dict[str, Summary]] | Refusal:
    """The league as it is now, with its next round, if it was time for that, and what there is to say of its tables that are being played at."""
    league, seen = await read(hub, id), dict[str, Summary]()
    for _ in range(MOST_STEPS):
        if isinstance(league, Refusal) or league.status != "playing":
            break
        seen = await look(hub, id, league)
        if not is_due(league, seen):
            break
        found = await change(hub, id, partial(news, hub, seen))
        if isinstance(found, Refusal):  # nothing can be written now: it is shown as it is
            logger.warning("league-not-tended", code=found.code)
            break
        if found.seq == league.seq:
            break
        league = found
    return league if isinstance(league, Refusal) else (league, seen)


async def look(hub: Hub, id: str, league: League) -> dict[str, Summary]:
    """At the tables whose games are awaited; those that are not there yet are opened."""
    awaited = [meeting for meeting in league.meetings if meeting.outcome is None]
    tables = [meeting.table for meeting in awaited]
    there = await hub.store.looked_at(tables)
    known = {one.table for one in there}
    if missing := [meeting for meeting in awaited if meeting.table not in known]:
        for meeting in missing:
            await open_table(hub, id, league, meeting)
        there = await hub.store.looked_at(tables)
    found, _ = await summaries(hub, there)
    return found


def is_due(league: League, seen: dict[str, Summary]) -> bool:
    """Is there anything to be written?"""
    is_over = any(one.status == "over" for one in seen.values())
    return not league.rounds or league.rounds[-1].is_complete or is_over


def news(hub: Hub, seen: dict[str, Summary], league: League) -> list[AnyEntry]:
    """What is to be written: tables that have ended; and when all have, the next round."""
    now = hub.time.now()
    results = [entry for table, one in seen.items() for entry in ended(league, now, table, one)]
    return results or league.decide_round(now, hub.new_table_id)


def ended(league: League, now: float, table: str, one: Summary) -> list[AnyEntry]:
    """A game that was resigned or lost on time is won and lost like any other, but by no points; one that all agreed to end does not count."""
    if one.status != "over":
        return []
    if one.end is None:
        return league.decide_abandon(now, table)
    points, places = one.end.points, one.end.places
    if not one.end.counted:
        return league.decide_score(now, table, [], places, [0] * len(places))
    return league.decide_score(now, table, points, places, margins(Standing(points, places)))


async def open_table(hub: Hub, id: str, league: League, meeting: Meeting) -> None:
    """Seats are kept for the members. That it is open already is no trouble: another worker was faster."""
    wish = wish_for(hub, id, league, meeting)
    room = wish if isinstance(wish, Refusal) else await hub.open(wish)
    if isinstance(room, Refusal) and room.code != "ticket-used":
        logger.warning("league-table-not-opened", code=room.code)
    elif isinstance(room, Room):
        room.bots.wake(0.0)


def wish_for(hub: Hub, id: str, league: League, meeting: Meeting) -> Wish | Refusal:
    founded = league.founded
    game = find(founded.game)
    options = game if isinstance(game, Refusal) else game.read_options(founded.options)
    if isinstance(options, Refusal):
        return options
    if getattr(options, "starter", None) == BY_CHANCE:  # who begins has been shared out
        options = options.started_by(0)
    invited = [
        Invited(seat, league.members[one].guest, league.members[one].name, always=True)
        for seat, one in enumerate(meeting.members)
        if one != BOT
    ]
    return Wish(
        game=founded.game,
        seats=[SeatPlan("bot", founded.level) if one == BOT else SeatPlan("open") for one in meeting.members],
        host=founded.organiser,
        invited=invited,
        options=msgspec.to_builtins(options),
        title=f"{founded.name} · {meeting.round}",
        hints=False,
        cover=0,  # the result is to be their own
        clock=msgspec.convert(founded.clock, Clock | None),
        id=meeting.table,
        secret=hub.signer.secret(meeting.table),
        league=OfLeague(id, founded.name, meeting.round),
    )


# ---- when a table ends ------------------------------------------------------------------------------------------------------------------


class Tending:
    """Looks after a league as soon as one of its tables is over, without anybody asking."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        hub.on_league_game = self.hear
        self._tasks: set[asyncio.Task[Any]] = set()

    def hear(self, league: str) -> None:
        task = asyncio.create_task(self._quietly(tend(self._hub, league)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Exception as error:
            logger.error("league-trouble", error=repr(error)[:300])

    async def stop(self) -> None:
        self._hub.on_league_game = lambda league: None
        await called_off(*self._tasks)
