"""`sobremesa admin`: look after tables and guests, also while the server runs. It writes into the database, where all workers read."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from ..core.errors import Refusal, refuse
from ..i18n import say
from ..server.safekeeping import LOST, away, missing, settings_or_why
from ..server.settings import NoKey, Settings
from ..server.signing import Signer
from ..server.store import House, Unusable
from ..server.store.complaints import Report
from ..server.store.house import DAY, TableRow, house_of
from ..server.store.orders import Announced, ReadOnly
from ..table import log

MINUTE: Final = 60.0
LONGEST_TEXT: Final = 300  # characters of an announcement
SWITCH: Final = {"on": True, "off": False}


@dataclass(frozen=True)
class Wish:
    language: str
    what: str
    about: str
    days: int
    minutes: int
    text: str
    dry_run: bool
    json: bool


@dataclass(frozen=True)
class Found:
    """What is answered: rows for programs and people alike, or a sentence."""

    data: Any
    lines: list[str]


Answer = Found | Refusal


def admin(wish: Wish) -> int | Refusal:
    settings = settings_or_why()
    if isinstance(settings, Refusal):
        return settings
    if refusal := missing(settings):
        return refusal
    try:
        answer = asyncio.run(answered(settings, wish))
    except (Unusable, NoKey) as error:
        return error.refusal
    except LOST as error:
        return away(settings, error)
    if isinstance(answer, Refusal):
        return answer
    print(json.dumps(answer.data, ensure_ascii=False, indent=2) if wish.json else "\n".join(answer.lines))
    return 0


async def answered(settings: Settings, wish: Wish) -> Answer:
    if wish.what == "token":
        token = Signer(settings.key).operator()
        return Found({"token": token}, [token])
    if wish.what in ABOUT_ONE and not wish.about:
        return refuse("cli-missing", flag="ID")
    async with house_of(settings.database_url) as house:
        return await ACTIONS[wish.what](house, wish)


# ---- tables -----------------------------------------------------------------------------------------------------------------------------


async def list_tables(house: House, wish: Wish) -> Answer:
    rows = [told(row) for row in await house.tables()]
    lines = [f"{r['id']:<13} {r['game']:<12} {r['last']}  {r['entries']:>6}  {r['title']}".rstrip() for r in rows]
    return Found(rows, [say(wish.language, "admin-tables"), *lines])


def told(row: TableRow) -> dict[str, Any]:
    opened = row.first
    known = isinstance(opened, log.Opened)
    return {
        "id": row.id,
        "game": opened.game if known else "?",
        "title": opened.title if known else "",
        "last": date(row.last.at),
        "entries": row.entries,
        "closed": isinstance(row.last, log.Closed),
    }


def date(at: float) -> str:
    """To the minute, in UTC."""
    try:
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):  # of an entry that cannot be read
        return "?" * 16


async def show_table(house: House, wish: Wish) -> Answer:
    row = next((row for row in await house.tables() if row.id == wish.about), None)
    if row is None:
        return refuse("no-such-table")
    entries = await house.entries(row.id)
    sat = [{"seat": one.seat + 1, "name": one.name, "guest": one.guest} for one in entries if isinstance(one, log.Sat)]
    rules = row.first.version if isinstance(row.first, log.Opened) else "?"
    data = {**told(row), "rules": rules, "opened": date(row.first.at), "sat": sat}
    lines = [f"{name}: {value}" for name, value in data.items() if name != "sat"]
    return Found(data, [*lines, *(f"{one['seat']}  {one['name']}  {one['guest']}" for one in sat)])


async def close(house: House, wish: Wish) -> Answer:
    return done(wish, "admin-closed") if await house.close(wish.about) else refuse("no-such-table")


async def delete(house: House, wish: Wish) -> Answer:
    return done(wish, "admin-erased") if await house.erase(wish.about) else refuse("no-such-table")


# ---- leagues ----------------------------------------------------------------------------------------------------------------------------


async def list_leagues(house: House, wish: Wish) -> Answer:
    rows = [
        {
            "id": row.id,
            "game": row.founded.game,
            "name": row.founded.name,
            "last": date(row.last),
            "entries": row.entries,
        }
        for row in await house.leagues.all()
    ]
    lines = [f"{r['id']:<13} {r['game']:<12} {r['last']}  {r['entries']:>6}  {r['name']}" for r in rows]
    return Found(rows, [say(wish.language, "admin-leagues"), *lines])


async def delete_league(house: House, wish: Wish) -> Answer:
    return done(wish, "admin-league-erased") if await house.leagues.erase(wish.about) else refuse("no-such-league")


# ---- guests -----------------------------------------------------------------------------------------------------------------------------


async def list_guests(house: House, wish: Wish) -> Answer:
    rows = [{"id": one.id, "name": one.name, "seen": seen(one.seen)} for one in await house.guests()]
    return Found(
        rows, [say(wish.language, "admin-guests"), *(f"{r['id']:<17} {r['seen']:<10}  {r['name']}" for r in rows)]
    )


def seen(at: float) -> str:
    return date(at)[:10]


async def show_guest(house: House, wish: Wish) -> Answer:
    one = next((one for one in await house.guests() if one.id == wish.about), None)
    tables = await house.tables_of(wish.about)
    if one is None and not tables:
        return refuse("no-such-guest", guest=wish.about[:40])
    name, day = (one.name, seen(one.seen)) if one else ("", "")
    return Found({"id": wish.about, "name": name, "seen": day, "tables": tables}, [f"{name}  {day}".strip(), *tables])


async def forget(house: House, wish: Wish) -> Answer:
    tables = await house.forget(wish.about)
    if tables is None:
        return refuse("no-such-guest", guest=wish.about[:40])
    return done(wish, "admin-forgotten", tables=len(tables))


# ---- reports ----------------------------------------------------------------------------------------------------------------------------


async def list_reports(house: House, wish: Wish) -> Answer:
    """Those that wait to be read, or all there are."""
    if wish.about not in ("", "all"):
        return refuse("cli-value", flag="ID", text=wish.about[:40])
    found = await house.complaints.reports(every=wish.about == "all")
    rows = [
        {
            "id": one.id,
            "at": date(one.at),
            "table": one.table_id,
            "by": {"guest": one.guest, "name": one.name},
            "about": {"guest": one.about, "name": one.about_name},
            "reason": one.reason,
            "message": one.message,
            "text": one.text,
            "done": None if one.done is None else date(one.done),
        }
        for one in found
    ]
    lines = [report_line(one) for one in found]
    none = say(wish.language, "admin-no-reports")
    return Found(rows, [say(wish.language, "admin-reports"), *lines] if lines else [none])


def report_line(one: Report) -> str:
    """On one line, as it was said: nothing of it can pretend to be another."""
    mark = "✓" if one.done else " "
    people = f"{one.name} ({one.guest}) → {one.about_name} ({one.about})"
    said = "; ".join(json.dumps(text, ensure_ascii=False) for text in (one.message, one.text) if text)
    told = f"{one.id:<13} {date(one.at)} {mark}{one.table_id:<13} {people}; {one.reason}: {said}"
    return told.rstrip(": ")


async def settle_report(house: House, wish: Wish) -> Answer:
    if not await house.complaints.settle(wish.about, time.time()):
        return refuse("no-such-report", report=wish.about[:40])
    return done(wish, "admin-report-settled")


# ---- all of them ------------------------------------------------------------------------------------------------------------------------


async def prune(house: House, wish: Wish) -> Answer:
    if wish.days < 1:
        return refuse("cli-missing", flag="--days")
    if not wish.dry_run:
        tables, guests = await house.sweep(wish.days, wish.days)
        return done(wish, "admin-pruned", tables=tables, guests=guests)
    before = time.time() - wish.days * DAY
    tables = await house.tables_before(before)
    found = {"tables": tables, "guests": await house.guests_before(before, tables)}
    counts = {name: len(ids) for name, ids in found.items()}
    return Found(found, [say(wish.language, "admin-would-prune", **counts), *found["tables"], *found["guests"]])


async def read_only(house: House, wish: Wish) -> Answer:
    if wish.about not in SWITCH:
        return refuse("cli-value", flag="ID", text=wish.about[:40])
    await house.order(ReadOnly(SWITCH[wish.about]))
    return done(wish, f"admin-read-only-{wish.about}")


async def announce(house: House, wish: Wish) -> Answer:
    if wish.about == "off":
        await house.order(Announced(None))
        return done(wish, "admin-withdrawn")
    if wish.about or not 0 <= wish.minutes <= 24 * 60:
        return refuse(
            "cli-value", flag="ID" if wish.about else "--minutes", text=(wish.about or str(wish.minutes))[:40]
        )
    await house.order(Announced(time.time() + wish.minutes * MINUTE, " ".join(wish.text.split())[:LONGEST_TEXT]))
    return done(wish, "admin-announced")


def done(wish: Wish, sentence: str, **facts: Any) -> Found:
    return Found(
        {"done": sentence, "about": wish.about, **facts}, [say(wish.language, sentence, which=wish.about, **facts)]
    )


ACTIONS: Final[dict[str, Callable[[House, Wish], Awaitable[Answer]]]] = {
    "tables": list_tables,
    "table": show_table,
    "close": close,
    "delete": delete,
    "leagues": list_leagues,
    "delete-league": delete_league,
    "guests": list_guests,
    "guest": show_guest,
    "forget": forget,
    "reports": list_reports,
    "report-done": settle_report,
    "prune": prune,
    "read-only": read_only,
    "announce": announce,
}
ABOUT_ONE: Final = ("table", "close", "delete", "delete-league", "guest", "forget", "report-done", "read-only")
