"""What a server keeps goes into one file while people play, and comes out of it in another place, where they play on."""

from __future__ import annotations

import asyncio
import gzip
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.server import Settings, create_app
from sobremesa.server.safekeeping import back_up, bring_back
from sobremesa.server.store import SqlStore
from sobremesa.server.store.schema import HEAD
from sobremesa.table import log

from ..cli.helpers import sobremesa
from . import schemas
from .backends import postgres
from .conftest import arrivals, play_one, serving, two_at_a_table, until
from .test_leagues import found, seen

MOVES = [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "sqlite")]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url.replace("postgresql:", "postgresql+asyncpg:")


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., Any]:
    """Settings of an empty place."""

    async def place(name: str, kind: str = "sqlite") -> Settings:
        url = await schemas.new_database(request.getfixturevalue("server")) if kind == "postgres" else ""
        return Settings(data=tmp_path / name, database=url, bot_pause=0.0, thinkers=1, hurry=100.0)

    return place


async def kept(settings: Settings) -> list[Any]:
    """All that is there."""
    rows = [
        await schemas.ask(settings.database_url, f"SELECT * FROM {name} ORDER BY 1, 2") for name in ("logs", "guests")
    ]
    return [*rows, settings.key]


@pytest.mark.parametrize(("here", "there"), MOVES)
async def test_a_game_goes_on_in_another_place(place: Any, tmp_path: Path, here: str, there: str) -> None:
    one, two, file = await place("one", here), await place("two", there), tmp_path / "all.backup"
    async with serving(create_app(one)) as served, arrivals(served) as come:
        ana, bea, table = await two_at_a_table(come, options={"starter": 0})
        await play_one(ana, bea)
        code = (await bea.http.post("/api/me/recovery")).json()["code"]
        league = (await found(ana))["id"]
        assert await asyncio.to_thread(back_up, one, file, False) == 13
        ply, cookies = ana.game["ply"], [ana.cookie, bea.cookie]
        await play_one(ana, bea)  # is not in the backup
    counts = await asyncio.to_thread(bring_back, two, file, False)
    assert isinstance(counts, dict)
    kept = {"devices": 2, "guests": 2, "league_guests": 1, "league_logs": 2, "logs": 4, "sittings": 2}
    assert {name: rows for name, rows in counts.items() if rows} == kept
    async with serving(create_app(two)) as served, arrivals(served) as come:
        ana, bea = await come(), await come()
        for player, cookie in zip((ana, bea), cookies, strict=True):
            player.http.cookies.clear()
            player.http.cookies["sobremesa"] = cookie
            await player.enter(table)
        assert (ana.game["ply"], ana.table["seats"][1]["name"]) == (ply, "Bea")
        await play_one(ana, bea)
        assert ana.game["ply"] > ply
        assert (await seen(ana, league))["organiser"] is True
        eva = await come()
        assert (await eva.http.post("/api/me/recover", json={"code": code})).json()["name"] == "Bea"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_what_is_written_meanwhile_is_in_it_wholly_or_not_at_all(place: Any, tmp_path: Path, kind: str) -> None:
    one, two = await place("one", kind), await place("two")
    assert one.key
    store = SqlStore(one.database_url)
    await store.start()
    written = 0

    async def write() -> None:
        nonlocal written
        while True:
            pair: list[log.AnyEntry] = [log.Said(1.0, None, "Ana", text=f"{written}{half}") for half in "ab"]
            await asyncio.gather(*(store.append(f"table{n}", 2 * written + 1, pair) for n in range(5)))
            written += 1

    writing = asyncio.create_task(write())
    await until(lambda: written >= 20)
    assert isinstance(await asyncio.to_thread(back_up, one, tmp_path / "all", False), int)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.stop()
    await asyncio.to_thread(bring_back, two, tmp_path / "all", False)
    counts = await schemas.ask(two.database_url, "SELECT COUNT(*), MAX(seq) FROM logs GROUP BY table_id")
    assert len(counts) == 5
    assert all(count == last and count % 2 == 0 and count >= 40 for count, last in counts)


async def make_backup(settings: Settings, file: Path, revision: str = "v2") -> bytes:
    settings.folder()
    await schemas.make(settings.database_url, revision)
    assert settings.key
    assert await asyncio.to_thread(back_up, settings, file, False) == 10
    return await asyncio.to_thread(file.read_bytes)


async def test_an_older_schema_is_kept_as_it_is_and_restored_as_the_newest(place: Any, tmp_path: Path) -> None:
    one, two = await place("one"), await place("two")
    await make_backup(one, tmp_path / "all", "v1")
    tables = await schemas.ask(one.database_url, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
    assert tables == [("guests",), ("logs",)]
    await asyncio.to_thread(bring_back, two, tmp_path / "all", False)
    store = SqlStore(two.database_url)
    await store.start()
    assert await store.load("going") == schemas.game()
    await store.stop()
    assert await schemas.ask(two.database_url, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def relabelled(data: bytes, before: bytes, after: bytes) -> bytes:
    text = gzip.decompress(data)
    assert before in text
    return gzip.compress(text.replace(before, after))


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "no backup": lambda data: b"a letter from Ana",
    "half": lambda data: data[: len(data) // 2],
    "without its end": lambda data: gzip.compress(b"".join(gzip.decompress(data).splitlines(True)[:-1])),
    "a line less": lambda data: gzip.compress(b"".join(gzip.decompress(data).splitlines(True)[:2] + gzip.decompress(data).splitlines(True)[3:])),
    "a bit": lambda data: data[:200] + bytes([data[200] ^ 4]) + data[201:],
    "another word": lambda data: relabelled(data, b"after coffee", b"after dinner"),
    "more": lambda data: gzip.compress(gzip.decompress(data) + b"[]\n"),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_one_changes_nothing(place: Any, tmp_path: Path, damage: str) -> None:
    one, two, file = await place("one"), await place("two"), tmp_path / "all"
    data = await make_backup(one, file)
    await make_backup(two, tmp_path / "other")
    before = await kept(two)
    file.write_bytes(DAMAGE[damage](data))
    answer = await asyncio.to_thread(bring_back, two, file, True)
    assert isinstance(answer, Refusal)
    assert answer.code == "backup-damaged"
    assert await kept(replace(two)) == before


@pytest.mark.parametrize(("before", "after"), [(b'"format":1', b'"format":2'), (b'"v2"', b'"v77"')])
async def test_one_of_a_newer_version_is_said_to_be(place: Any, tmp_path: Path, before: bytes, after: bytes) -> None:
    file = tmp_path / "all"
    file.write_bytes(relabelled(await make_backup(await place("one"), file), before, after))
    answer = await asyncio.to_thread(bring_back, await place("two"), file, False)
    assert isinstance(answer, Refusal)
    assert answer.code == "backup-newer"


async def test_what_is_there_is_replaced_only_by_force(place: Any, tmp_path: Path) -> None:
    one, two, file = await place("one"), await place("two"), tmp_path / "all"
    await make_backup(one, file)
    async with serving(create_app(two)) as served, arrivals(served) as come:
        await two_at_a_table(come)
    before = await kept(two)
    answer = await asyncio.to_thread(bring_back, two, file, False)
    assert isinstance(answer, Refusal)
    assert answer.code == "restore-not-empty"
    assert await kept(replace(two)) == before
    assert await asyncio.to_thread(bring_back, two, file, True) == {"guests": 2, "logs": 8}
    after = await kept(replace(two))
    assert (len(after[0]), len(after[1]), after[2]) == (8, 2, one.key)


STOP = """
import sys, time
import sobremesa.server.store.backup as backup
done = backup.insert_all
def insert_all(*given):
    done(*given)
    print("in the middle", flush=True)
    time.sleep(600)
backup.insert_all = insert_all
from sobremesa.cli import main
main(["restore", "--force", sys.argv[1]])
"""


def kill_in_the_middle(file: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", STOP, str(file)], stdout=subprocess.PIPE, text=True)
    assert child.stdout
    assert child.stdout.readline() == "in the middle\n"
    child.send_signal(signal.SIGKILL)
    child.communicate()


async def test_who_is_killed_while_restoring_leaves_what_was_there(
    place: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, file = await place("one"), await place("two"), tmp_path / "all"
    await make_backup(one, file)
    await make_backup(two, tmp_path / "other", "v1")
    before = await kept(two)
    monkeypatch.setenv("SOBREMESA_DATA", str(two.data))
    await asyncio.to_thread(kill_in_the_middle, file)
    assert await kept(replace(two)) == before


# ---- the commands -----------------------------------------------------------------------------------------------------------------------


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    one, two = ({"SOBREMESA_DATA": str(tmp_path / name)} for name in ("one", "two"))
    file = tmp_path / "all.backup"
    nothing = sobremesa("backup", str(file), env=one)
    assert (nothing.returncode, file.exists(), (tmp_path / "one").exists()) == (2, False, False)
    assert nothing.stderr.startswith("sobremesa: There is nothing to be found at ")
    settings = Settings(data=tmp_path / "one")
    asyncio.run(make_backup(settings, file))
    assert file.stat().st_mode & 0o777 == 0o600
    again = sobremesa("backup", str(file), env=one)
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    forced = sobremesa("backup", "--force", str(file), env=one)
    assert (forced.returncode, forced.stderr) == (0, "")
    assert "10" in forced.stdout
    restored = sobremesa("restore", str(file), env=two)
    assert (restored.returncode, restored.stderr) == (0, "")
    refused = sobremesa("restore", str(file), "--language", "fr", env=two)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert "--force" in refused.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["all.backup", "one", "two"]


@pytest.mark.parametrize("file", ["missing", "folder", "folder/no/file"])
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_file_that_cannot_be(tmp_path: Path, command: str, file: str) -> None:
    (tmp_path / "folder").mkdir()
    settings = Settings(data=tmp_path / "data")
    asyncio.run(make_backup(settings, tmp_path / "whole"))
    if command == "backup" and file == "missing":
        file = "folder"
    done = sobremesa(command, str(tmp_path / file), env={"SOBREMESA_DATA": str(tmp_path / "data")})
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_database_that_is_away(tmp_path: Path) -> None:
    asyncio.run(make_backup(Settings(data=tmp_path / "data"), tmp_path / "all"))
    env = {"SOBREMESA_DATA": str(tmp_path / "data"), "SOBREMESA_DATABASE": "postgresql://me:hunter2@127.0.0.1:1/x"}
    for words in (["backup", str(tmp_path / "new")], ["restore", str(tmp_path / "all")]):
        done = sobremesa(*words, env=env)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "hunter2" not in done.stderr
        assert "SOBREMESA_DATABASE" in done.stderr
