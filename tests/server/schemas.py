"""Every schema there has been, in the words each version gave the database, and databases of them with a game in the middle."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from sobremesa.table import log

FIRST = [
    "CREATE TABLE guests (id VARCHAR(40) NOT NULL, name TEXT NOT NULL, language VARCHAR(8), recovery VARCHAR(64),"
    " PRIMARY KEY (id), UNIQUE (recovery))",
    "CREATE TABLE logs (table_id VARCHAR(40) NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL,"
    " PRIMARY KEY (table_id, seq))",
]
PROBES = "CREATE TABLE probes (id VARCHAR(40) NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id))"
SCHEMAS = {"v1": FIRST, "v2": [*FIRST, PROBES]}  # those that did not say which they are

PLANS = [log.SeatPlan("open"), log.SeatPlan("open")]
SECRET = "5e" * 32
GUESTS = [("ana0", "Ana", "es", None), ("bea0", "Bea", None, "a-hash")]


def game(version: str = "parade/1") -> list[log.AnyEntry]:
    """Ana and Bea sit; nobody has moved."""
    opened = log.Opened(1.0, "parade", version, {"starter": 0}, "after coffee", PLANS, SECRET, "ana0", ["greedy"])
    sat = [log.Sat(2.0, seat, f"{name.lower()}0", name) for seat, name in enumerate(("Ana", "Bea"))]
    return [opened, *sat, log.Said(3.0, 0, "Ana", phrase="hello")]


async def run(url: str, statements: Sequence[str]) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)
    await engine.dispose()


async def ask(url: str, query: str) -> list[tuple[object, ...]]:
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(sa.text(query))]
    finally:
        await engine.dispose()


async def make(url: str, revision: str) -> None:
    """A database as that version left it: a table in the middle of a game, one of rules that are gone, and two guests."""
    await run(url, SCHEMAS[revision])
    engine = create_async_engine(url)
    tables = {"going": game(), "gone": game("parade/0")}
    rows = [
        {"t": table, "n": seq, "e": log.encode(entry).decode()}
        for table, entries in tables.items()
        for seq, entry in enumerate(entries, 1)
    ]
    async with engine.begin() as connection:
        await connection.execute(sa.text("INSERT INTO logs VALUES (:t, :n, :e)"), rows)
        for guest in GUESTS:
            values = dict(zip("abcd", guest, strict=True))
            await connection.execute(
                sa.text("INSERT INTO guests (id, name, language, recovery) VALUES (:a, :b, :c, :d)"), values
            )
    await engine.dispose()


async def new_database(server: str) -> str:
    """An empty one of a PostgreSQL."""
    name = f"db{secrets.token_hex(6)}"
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()
    return server.rpartition("/")[0] + f"/{name}"
