"""The log in SQL: in order, all or none, one writer a seq, and many tables in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sobremesa.server.store import Conflict, Guest, SqlStore
from sobremesa.table import fairness, log

from .backends import postgres

OPENED = log.Opened(
    0.5, "parade", "parade/1", {}, "título", [log.SeatPlan("open")] * 2, fairness.new_secret(), "host", ["random"]
)


def said(text: str) -> log.Said:
    return log.Said(1.0, None, "Ana", None, text)


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url.replace("postgresql:", "postgresql+asyncpg:")


@pytest.fixture(params=["sqlite", "postgres"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    opened = SqlStore(url)
    await opened.start()
    yield opened
    await opened.stop()


async def test_what_was_appended_is_loaded_in_order(store: SqlStore) -> None:
    await store.append("order", 1, [OPENED, said("a")])
    await store.append("order", 3, [said("b\x00 ñ 🎴")])
    assert await store.load("order") == [OPENED, said("a"), said("b\x00 ñ 🎴")]
    assert await store.load("order", after=2) == [said("b\x00 ñ 🎴")]
    assert await store.load("unknown") == []


async def test_a_seq_is_written_once_and_a_conflict_leaves_nothing_behind(store: SqlStore) -> None:
    await store.append("once", 1, [OPENED])
    await store.append("once", 2, [said("first")])
    with pytest.raises(Conflict):
        await store.append("once", 2, [said("second"), said("third")])
    assert await store.load("once") == [OPENED, said("first")]


async def test_two_workers_race_and_every_seq_has_one_winner(store: SqlStore, url: str) -> None:
    other = SqlStore(url)
    await other.start()

    async def write(store: SqlStore, name: str, seq: int) -> bool:
        try:
            await store.append("race", seq, [said(name), said(name)])
        except Conflict:
            return False
        return True

    for turn in range(10):
        won = await asyncio.gather(write(store, "one", 1 + 2 * turn), write(other, "two", 1 + 2 * turn))
        assert sorted(won) == [False, True]
    entries = await store.load("race")
    assert len(entries) == 20
    assert all(entries[n] == entries[n + 1] for n in range(0, 20, 2))
    await other.stop()


async def test_appends_to_many_tables_share_transactions(store: SqlStore) -> None:
    await store.append("warm-up", 1, [OPENED])
    before = store.commits
    await asyncio.gather(*(store.append(f"shared-{n}", 1, [OPENED, said("x")]) for n in range(50)))
    assert store.commits - before <= 3
    assert len(await store.load("shared-49")) == 2


async def test_one_conflict_does_not_spoil_the_others_of_its_transaction(store: SqlStore) -> None:
    await store.append("spoiled", 1, [OPENED])
    outcomes = await asyncio.gather(
        store.append("fine-1", 1, [OPENED]),
        store.append("spoiled", 1, [OPENED]),
        store.append("fine-2", 1, [OPENED]),
        store.append("fine-2", 1, [OPENED]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), Conflict]
    assert len(await store.load("fine-2")) == 1


async def test_who_fails_to_hear_of_an_append_is_no_trouble_of_the_others(store: SqlStore) -> None:
    def fail(error: BaseException | None) -> None:
        raise RuntimeError("I was not listening")

    for number in range(10):
        store.write(f"deaf{number}", 1, [OPENED], fail)
    await store.append("next", 1, [OPENED])
    assert len(await store.load("deaf9")) == 1


async def test_guests_are_kept_and_recovery_codes_work_once(store: SqlStore) -> None:
    assert await store.guest("g1") == Guest("g1")
    await store.save_guest(Guest("g1", "Ana", "es"))
    await store.set_recovery("g1", "hash")
    await store.save_guest(Guest("g1", "Ana María", "es"))
    assert await store.use_recovery("other") is None
    assert await store.use_recovery("hash") == Guest("g1", "Ana María", "es")
    assert await store.use_recovery("hash") is None
    await store.set_recovery("g2", "second")
    assert await store.use_recovery("second") == Guest("g2")


async def test_an_error_message_carries_no_entry_of_the_log(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
    await store.start()
    async with store._engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE logs")
    with pytest.raises(Exception, match="no such table") as caught:
        await store.append("lost", 1, [OPENED])
    assert OPENED.secret not in str(caught.value)
    await store.stop()


async def test_sqlite_is_set_up_to_be_durable(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
    await store.start()
    async with store._engine.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
    await store.stop()
