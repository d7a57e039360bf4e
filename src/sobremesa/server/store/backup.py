"""All that a server keeps, in one file: the rows of the database, whichever it is, and the key.

Lines of JSON, compressed. The first says what it is, then come rows, and the last has the fingerprint of all before it."""

from __future__ import annotations

import gzip
import hashlib
import itertools
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ... import __version__
from ...core.errors import Refusal, refuse
from .schema import REVISIONS, schema
from .upgrading import bring_up_to_date, change, locking_engine, revision_of, upgrade

FORMAT: Final = 1
PASSING: Final = {"alembic_version", "probes", "orders", "notes"}  # what is not worth keeping
TOGETHER: Final = 500  # rows in one statement
LONGEST_LINE: Final = 64 * 1024 * 1024  # bytes


class Head(msgspec.Struct, frozen=True, tag="sobremesa-backup"):
    format: int
    revision: str
    version: str
    at: float
    key: str  # hexadecimal


class Row(msgspec.Struct, frozen=True, tag="row", array_like=True):
    table: str
    values: dict[str, Any]


class End(msgspec.Struct, frozen=True, tag="end"):
    rows: int
    sha256: str


class Damaged(Exception):
    """This is no backup, or no longer; `refusal` says so."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


Line = Head | Row | End
_head, _row, _end = msgspec.json.Decoder(Head), msgspec.json.Decoder(Row), msgspec.json.Decoder(End)


# ---- writing ----------------------------------------------------------------------------------------------------------------------------


async def write(url: str, key: bytes, file: Path) -> int | None:
    """All that is there at one moment, while others write on; how many rows. None where there is nothing."""
    engine = locking_engine(sa.make_url(url), "BEGIN")
    if engine.dialect.name != "sqlite":
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_write, key, file)
    finally:
        await engine.dispose()


def _write(connection: sa.Connection, key: bytes, file: Path) -> int | None:
    revision = revision_of(connection)
    if revision is None:
        return None
    rows, seal = 0, hashlib.sha256()
    with gzip.open(file, "wb") as out:

        def put(line: Line) -> None:
            data = msgspec.json.encode(line) + b"\n"
            seal.update(data)
            out.write(data)

        put(Head(FORMAT, revision, __version__, time.time(), key.hex()))
        for rows, row in enumerate(rows_of(connection), 1):  # noqa: B007
            put(row)
        put(End(rows, seal.hexdigest()))
    return rows


def rows_of(connection: sa.Connection) -> Iterator[Row]:
    for table in tables_of(connection):
        found = connection.execution_options(yield_per=TOGETHER).execute(sa.select(table))
        for row in found.mappings():
            yield Row(str(table.name), {str(name): value for name, value in row.items()})


def tables_of(connection: sa.Connection) -> list[sa.Table]:
    """As they are in this schema, which may be an older one."""
    return ours(connection, set(schema.tables) - PASSING).sorted_tables


def ours(connection: sa.Connection, names: set[str]) -> sa.MetaData:
    """Somebody else's tables in the same database are none of our business."""
    there = sa.MetaData()
    there.reflect(connection, only=lambda name, _: name in names)
    return there


# ---- reading ----------------------------------------------------------------------------------------------------------------------------


def check(file: Path) -> Head:
    """Read all of it. Raises Damaged."""
    lines = read(file)
    head = next(lines)
    assert isinstance(head, Head)
    for _ in lines:
        pass
    return head


def read(file: Path) -> Iterator[Head | Row]:
    """Its lines, the head first. Raises Damaged, at the end at the latest: what came before is not to be kept then."""
    rows, seal = 0, hashlib.sha256()
    try:
        with gzip.open(file, "rb") as lines:
            yield read_head(first := lines.readline(LONGEST_LINE), file)
            seal.update(first)
            for line in lines:
                if line.startswith(b'{"type":"end"'):
                    if _end.decode(line) != End(rows, seal.hexdigest()) or lines.read(1):
                        raise ValueError
                    return
                seal.update(line)
                rows += 1
                yield _row.decode(line)
        raise ValueError  # it ends before its end
    except (EOFError, ValueError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError):
        raise Damaged(refuse("backup-damaged", file=str(file))) from None


def read_head(line: bytes, file: Path) -> Head:
    head = _head.decode(line)
    if head.format != FORMAT or head.revision not in REVISIONS:
        raise Damaged(refuse("backup-newer", file=str(file), version=head.version[:40]))
    bytes.fromhex(head.key)
    return head


# ---- restoring --------------------------------------------------------------------------------------------------------------------------


async def is_empty(url: str) -> bool:
    def look(connection: sa.Connection) -> bool:
        return not any(connection.execute(sa.select(table).limit(1)).first() for table in tables_of(connection))

    return await change(sa.make_url(url), look)


async def restore(url: str, file: Path, before_commit: Callable[[Head], None]) -> dict[str, int]:
    """In place of whatever is there; how many rows of each table. All or nothing. Raises Damaged."""

    def work(connection: sa.Connection) -> dict[str, int]:
        lines = read(file)
        head = next(lines)
        assert isinstance(head, Head)
        ours(connection, set(schema.tables)).drop_all(connection)
        upgrade(connection, None, head.revision)
        counts = insert_all(connection, lines, file)
        bring_up_to_date(connection)
        before_commit(head)
        return counts

    return await change(sa.make_url(url), work)


def insert_all(connection: sa.Connection, lines: Iterator[Any], file: Path) -> dict[str, int]:
    tables = {table.name: table for table in tables_of(connection)}
    counts = dict.fromkeys(tables, 0)
    for name, rows in itertools.groupby(lines, key=lambda row: row.table):
        if name not in tables:
            raise Damaged(refuse("backup-damaged", file=str(file)))
        while some := [row.values for row in itertools.islice(rows, TOGETHER)]:
            connection.execute(sa.insert(tables[name]), some)
            counts[name] += len(some)
    return counts
