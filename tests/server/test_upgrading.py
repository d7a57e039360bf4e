"""A database of any schema there has been is brought up to date when a server starts: by one of its workers, wholly or not at all."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from sobremesa.server import Settings, create_app
from sobremesa.server.serving import knock
from sobremesa.server.signing import Card
from sobremesa.server.store import Guest, SqlStore, Unusable
from sobremesa.server.store.schema import HEAD, REVISIONS, schema
from sobremesa.server.store.upgrading import MIGRATIONS, change, upgrade

from . import schemas
from .backends import postgres
from .conftest import arrivals, serving

PATIENCE = 300  # seconds; a busy machine is no failure


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url.replace("postgresql:", "postgresql+asyncpg:")


@pytest.fixture(params=["sqlite", "postgres"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database."""
    if request.param == "postgres":
        return await schemas.new_database(request.getfixturevalue("server"))
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"


async def started(url: str) -> SqlStore:
    store = SqlStore(url)
    await store.start()
    return store


async def revision(url: str) -> Any:
    return await schemas.ask(url, "SELECT version_num FROM alembic_version")


@pytest.mark.parametrize("before", schemas.SCHEMAS)
async def test_nothing_is_lost_on_the_way(url: str, before: str) -> None:
    await schemas.make(url, before)
    store = await started(url)
    assert await store.load("going") == schemas.game()
    assert await store.guest("ana0") == Guest("ana0", "Ana", "es")
    assert await store.use_recovery("a-hash") == Guest("bea0", "Bea", None)
    await store.probe()
    await store.stop()
    assert await revision(url) == [(HEAD,)]


async def test_a_game_goes_on_after_the_oldest_schema_and_a_table_of_older_rules_can_be_read(
    url: str, settings: Settings
) -> None:
    await schemas.make(url, "v1")
    async with serving(create_app(replace(settings, database=url))) as served, arrivals(served) as come:
        ana = await come()
        ana.http.cookies.clear()
        ana.http.cookies["sobremesa"] = served.hub.signer.cookie(Card("ana0"))
        await ana.enter("going")
        answer = await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"])
        assert answer["type"] == "accepted", answer
        closed = (await ana.http.get("/api/tables/gone")).json()
        assert (closed["status"], closed["chat"][0]["phrase"]) == ("closed", "hello")
        assert "parade/0" in closed["reason"]


def test_every_schema_has_its_migration() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert tuple(script.revision for script in scripts.walk_revisions())[::-1] == REVISIONS
    assert set(schemas.SCHEMAS) == {"v1", "v2"}  # the later ones say which they are


@pytest.mark.parametrize("steps", ["all migrations", "a new database"])
async def test_migrations_end_where_a_new_database_begins(url: str, steps: str) -> None:
    """And both are what the queries are written for."""
    if steps == "a new database":
        await (await started(url)).stop()

    def compare(connection: sa.Connection) -> list[Any]:
        if steps == "all migrations":
            upgrade(connection, None)
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return compare_metadata(context, schema)

    assert await change(sa.make_url(url), compare) == []
    assert await revision(url) == [(HEAD,)]


START = """
import asyncio, sys
from sobremesa.server.store import SqlStore

async def start():
    store = SqlStore(sys.argv[1])
    await store.start()
    await store.stop()

asyncio.run(start())
print("alembic" in sys.modules)
"""
# It stops in the middle of the last migration, after a statement that has been done.
STOP = """
import alembic.op, sys, time
done = alembic.op.create_table
def create_table(name, *columns):
    done(name, *columns)
    if name == "orders":
        print("in the middle", flush=True)
        time.sleep(600)
alembic.op.create_table = create_table
"""


def child(program: str, url: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program, url], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


async def test_several_workers_migrate_once(url: str) -> None:
    await schemas.make(url, "v1")
    workers = [child(START, url) for _ in range(4)]
    said = [worker.communicate(timeout=PATIENCE) for worker in workers]
    assert [worker.returncode for worker in workers] == [0] * 4, said
    assert sum("schema-upgraded" in out + err for out, err in said) == 1
    assert await revision(url) == [(HEAD,)]


async def test_alembic_is_imported_only_where_there_is_something_to_migrate(tmp_path: Path) -> None:
    new = f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite'}"
    assert [child(START, new).communicate(timeout=PATIENCE)[0] for _ in "12"] == ["False\n"] * 2
    old = f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite'}"
    await schemas.make(old, "v2")
    assert [child(START, old).communicate(timeout=PATIENCE)[0].splitlines()[-1] for _ in "12"] == ["True", "False"]


async def test_who_is_killed_in_the_middle_leaves_it_as_it_was(url: str) -> None:
    await schemas.make(url, "v1")
    worker = child(STOP + START, url)
    assert worker.stdout
    assert worker.stdout.readline() == "in the middle\n"
    worker.send_signal(signal.SIGKILL)
    worker.communicate()
    with pytest.raises(sa.exc.DBAPIError):
        await revision(url)
    store = await started(url)  # the next one does all of it
    assert await store.load("going") == schemas.game()
    await store.stop()
    assert await revision(url) == [(HEAD,)]


async def test_a_newer_schema_is_refused_and_left_alone(url: str, settings: Settings) -> None:
    await (await started(url)).stop()
    await schemas.run(url, ["UPDATE alembic_version SET version_num = 'v999'"])
    store = SqlStore(url)
    with pytest.raises(Unusable):
        await store.start()
    await store.stop()
    (refusal,) = await knock(replace(settings, database=url))
    assert (refusal.code, refusal.facts) == ("schema-newer", {"found": "v999", "known": HEAD})
    assert await revision(url) == [("v999",)]


def test_serve_says_so_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    asyncio.run(schemas.run(url, ["CREATE TABLE alembic_version (version_num VARCHAR(32))"]))
    asyncio.run(schemas.run(url, ["INSERT INTO alembic_version VALUES ('v999')"]))
    env = {**os.environ, "SOBREMESA_DATA": str(tmp_path), "LC_ALL": "de_DE.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa", "serve", "--port", "0"],
        env=env,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"sobremesa: Die Datenbank hat das Schema v999, .*\n", done.stderr)
