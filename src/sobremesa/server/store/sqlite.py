"""How groups of appends are written to SQLite: by one connection, in a thread of its own, so that nobody waits for the disk but who wrote."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import Any, Final

from .group import Batch, Row, sittings_of_those

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
ROW: Final = "(?, ?, ?)"
SIT: Final = "INSERT INTO sittings (guest, table_id, at, day) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
INSERT: Final = "INSERT INTO logs (table_id, seq, entry) VALUES "
MOST_ROWS: Final = 300  # in one statement: older versions of SQLite take 999 values


def set_up(connection: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Queue:
    """Workers write one after the other. SQLite sees to that, too, but who waits there looks now and then whether it is their turn, and the unlucky
    wait long; here they are woken. A queue is no law: who cannot stand in it writes all the same."""

    def __init__(self, file: str) -> None:
        self._path, self._lock = f"{file}-queue", -1

    def __enter__(self) -> None:
        with suppress(OSError, ImportError):
            import fcntl  # not everywhere

            if self._lock < 0:
                self._lock = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        if self._lock >= 0:
            import fcntl

            with suppress(OSError):
                fcntl.flock(self._lock, fcntl.LOCK_UN)

    def close(self) -> None:
        lock, self._lock = self._lock, -1
        if lock >= 0:
            os.close(lock)


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._connection: sqlite3.Connection | None = None
        self._queue = Queue(file)

    async def write(self, appends: list[Batch]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, appends)

    async def stop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, appends: list[Batch]) -> list[bool]:
        try:
            connection = self._connection = self._connection or self._open()
            with self._queue:
                free = _all(connection, appends) or _one_by_one(connection, appends)
        except BaseException:
            self._close()  # takes back what was begun; the next one starts afresh
            raise
        return free

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, cached_statements=MOST_ROWS)
        set_up(connection)
        return connection

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            connection.close()
        self._queue.close()


def _all(connection: sqlite3.Connection, appends: list[Batch]) -> list[bool] | None:
    """In as few statements as can be, unless somebody was faster: after each, this thread waits for Python's lock. Moves are written in one, which is
    its own transaction."""
    rows = list(chain.from_iterable([append.rows for append in appends]))
    free = [True] * len(appends)
    sat = sittings_of_those(appends, free)
    is_one = len(rows) <= MOST_ROWS and not sat
    try:
        None if is_one else connection.execute("BEGIN IMMEDIATE")
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            connection.execute(_insert(len(some)), list(chain.from_iterable(some)))
        if not is_one:
            connection.executemany(SIT, sat)
            connection.execute("COMMIT")
    except sqlite3.IntegrityError:
        None if is_one else connection.execute("ROLLBACK")
        return None
    return free


@cache
def _insert(rows: int) -> str:
    return INSERT + ", ".join([ROW] * rows)


def _one_by_one(connection: sqlite3.Connection, appends: list[Batch]) -> list[bool]:
    """Each whose place is free, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    free = [_take(connection, append.rows) for append in appends]
    if sat := sittings_of_those(appends, free):
        connection.executemany(SIT, sat)
    connection.execute("COMMIT")
    return free


def _take(connection: sqlite3.Connection, rows: list[Row]) -> bool:
    """All rows of an append, or none where somebody else has written the first."""
    first, *rest = rows
    if connection.execute(f"{INSERT}{ROW} ON CONFLICT DO NOTHING", first).rowcount == 0:
        return False
    connection.executemany(INSERT + ROW, rest)
    return True
