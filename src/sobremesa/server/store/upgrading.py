"""Brings a database to the schema of this version: all migrations in one transaction, under a lock, so that of several workers one does it.

Alembic is imported where there is something to migrate, and not at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
import structlog
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ...core.errors import Refusal, refuse
from .schema import HEAD, REVISIONS, schema, version
from .sqlite import set_up

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 5089  # of PostgreSQL, for whoever changes the schema
LONGEST_WAIT: Final = 600_000  # milliseconds until SQLite gives up on somebody else who changes it
logger = structlog.get_logger(__name__)


class Unusable(Exception):
    """This database is not for this version; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


async def prepare(engine: AsyncEngine) -> None:
    """The database of this engine has the schema of this version from now on. Raises Unusable."""
    async with engine.connect() as connection:
        try:
            found = (await connection.execute(sa.select(version.c.version_num))).scalars().all()
        except DBAPIError:  # no such table: an empty database, or one of before versions were kept
            found = []
    if found != [HEAD]:
        await change(engine.url, bring_up_to_date)


async def change(url: sa.URL, work: Any) -> Any:
    """Work on the schema, alone, in one transaction that holds all of it or nothing."""
    engine = locking_engine(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name != "sqlite":
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def locking_engine(url: sa.URL, begin: str = "BEGIN EXCLUSIVE") -> AsyncEngine:
    engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
    if engine.dialect.name == "sqlite":  # whose driver would begin no transaction for a change of the schema
        event.listen(engine.sync_engine, "connect", lambda connection, _: leave_transactions_to_us(connection))
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def leave_transactions_to_us(connection: Any) -> None:
    set_up(connection)
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={LONGEST_WAIT}")
    cursor.close()
    connection.isolation_level = None


def bring_up_to_date(connection: sa.Connection) -> None:
    found = revision_of(connection)
    if found is None:
        schema.create_all(connection)
        stamp(connection, HEAD)
    elif found != HEAD:
        upgrade(connection, found)
        logger.info("schema-upgraded", before=found, now=HEAD)


def revision_of(connection: sa.Connection) -> str | None:
    """Of the schema that is there; None where there is nothing yet. The database says it since the third."""
    names = set(sa.inspect(connection).get_table_names())
    if version.name in names:
        found = connection.execute(sa.select(version.c.version_num)).scalar()
        if found not in REVISIONS:
            raise Unusable(refuse("schema-newer", found=str(found)[:40], known=HEAD))
        return found
    if "logs" not in names:
        return None
    return "v2" if "probes" in names else "v1"


def upgrade(connection: sa.Connection, found: str | None, to: str = HEAD) -> None:
    from alembic import command
    from alembic.config import Config

    if found:
        stamp(connection, found)
    config = Config(attributes={"connection": connection})
    config.set_main_option("path_separator", "os")
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, to)


def stamp(connection: sa.Connection, revision: str) -> None:
    version.create(connection, checkfirst=True)
    connection.execute(sa.delete(version))
    connection.execute(sa.insert(version), {"version_num": revision})
