"""What can be set, and what is said of what cannot: all of it, one line each, before anything is served."""

from __future__ import annotations

import errno
import importlib.util
import os
import re
import socket
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.core.folders import Unwritable
from sobremesa.i18n import LANGUAGES, reason
from sobremesa.server import Settings, create_app, preflight, serving
from sobremesa.server import settings as settings_module
from sobremesa.server.app import from_environment
from sobremesa.server.settings import ASKED, NoKey, read, read_or_make_key, shown, variable
from tests.cli.helpers import sobremesa

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
KEY = "0123456789abcdef" * 4


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("SOBREMESA_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def found(tmp_path: Path) -> Iterator[Any]:
    """What is wrong with these settings."""

    def find(**given: object) -> list[Refusal]:
        env = {"DATA": tmp_path / "data", **given}
        return preflight.from_environment({f"SOBREMESA_{name}": str(value) for name, value in env.items()})[1]

    return find


# ---- values -----------------------------------------------------------------------------------------------------------------------------

WRONG = [
    ("BOT_PAUSE", "abc", "setting-number"),
    ("BOT_PAUSE", "-1", "setting-number"),
    ("BOT_PAUSE", "0,8", "setting-number"),
    ("THINKERS", "0", "setting-whole"),
    ("THINKERS", "1.5", "setting-whole"),
    ("THINKERS", "9" * 5000, "setting-whole"),
    ("THINKERS", "\udc80", "setting-whole"),
    ("WORKERS", "x", "setting-whole"),
    ("WORKERS", "-2", "setting-whole"),
    ("HURRY", "nan", "setting-number"),
    ("HURRY", "inf", "setting-number"),
    ("HURRY", "0", "setting-number"),
    ("LOG", "xml", "setting-log"),
    ("PUBLIC", "cards.example.org", "setting-public"),
    ("PUBLIC", "https://cards.example.org/table", "setting-public"),
    ("PUBLIC", "javascript:alert(1)", "setting-public"),
    ("ORIGINS", "*", "setting-origins"),
    ("ORIGINS", "https://a.example, https://b.example", "setting-origins"),
    ("ORIGINS", "https://a.example https://user@b.example", "setting-origins"),
    ("DATABASE", "mysql://host/name", "setting-database"),
    ("DATABASE", "tables.sqlite", "setting-database"),
    ("DATABASE", "postgres://host/name", "setting-database"),
    ("REDIS", "http://host", "setting-redis"),
    ("REDIS", "localhost:6379", "setting-redis"),
    ("SECRET", KEY, "setting-secret"),
    ("TRUSTED_PROXIES", "localhost", "setting-trusted-proxies"),
    ("TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/8", "setting-trusted-proxies"),
    ("TRUSTED_PROXIES", "10.0.0.0/33", "setting-trusted-proxies"),
    ("TRUSTED_PROXIES", "*", "setting-trusted-proxies"),
    ("CALL_AFTER", "-1", "setting-number"),
    ("CALL_PRIVATE", "true", "setting-call-private"),
    ("SMTP", "mail.example.org", "setting-smtp"),
    ("SMTP", "http://mail.example.org", "setting-smtp"),
    ("SMTP", "smtp://mail.example.org/inbox", "setting-smtp"),
    ("SMTP", "smtps://mail.example.org", "setting-mail"),
    ("MAIL_FROM", "example.org", "setting-mail-from"),
    ("MAIL_FROM", "Table <table@example.org> or so", "setting-mail-from"),
]


@pytest.mark.parametrize(("name", "value", "code"), WRONG, ids=[f"{name}={value[:20]!a}" for name, value, _ in WRONG])
def test_a_wrong_value_is_named(found: Any, name: str, value: str, code: str) -> None:
    (refusal,) = found(**{name: value})
    assert refusal.code == code
    for language in LANGUAGES:
        sentence = reason(language, refusal)
        assert f"SOBREMESA_{name}" in sentence
        assert "\n" not in sentence
        assert "{" not in sentence
        assert len(sentence) < 600


def test_all_that_is_wrong_is_said_at_once(found: Any) -> None:
    codes = [one.code for one in found(BOT_PAUSE="abc", THINKERS="0", DATABASE="mysql://x", DATA="/dev/null/x")]
    assert sorted(codes) == ["setting-data", "setting-database", "setting-number", "setting-whole"]


def test_what_is_right_is_taken(tmp_path: Path) -> None:
    env = {
        "SOBREMESA_DATA": str(tmp_path),
        "SOBREMESA_DATABASE": "postgresql://db/x",
        "SOBREMESA_ORIGINS": "https://a https://B.example:8443/ http://[::1]:8080",
        "SOBREMESA_PUBLIC": "https://cards.example.org/",
        "SOBREMESA_TRUSTED_PROXIES": "127.0.0.1 10.1.2.3/8 FD00::/8",
        "SOBREMESA_BOT_PAUSE": "0",
        "SOBREMESA_THINKERS": " 3 ",
        "SOBREMESA_HURRY": "1e3",
        "SOBREMESA_LOG": "json",
        "SOBREMESA_REDIS": "unix:///run/redis.sock",
        "SOBREMESA_WORKERS": "2",
    }
    settings, wrong = preflight.from_environment(env)
    assert not wrong
    assert settings.database_url == "postgresql+asyncpg://db/x"
    assert settings.origins == ("https://a", "https://b.example:8443", "http://[::1]:8080")
    assert settings.public == "https://cards.example.org"
    assert (settings.bot_pause, settings.thinkers, settings.hurry, settings.workers) == (0.0, 3, 1000.0, 2)
    assert settings.log == "json"
    assert [str(one.range) for one in settings.trusted_proxies] == ["127.0.0.1/32", "10.0.0.0/8", "fd00::/8"]


def test_nothing_said_is_nothing_set(tmp_path: Path) -> None:
    settings, wrong = read({variable(name): "" for name in ASKED} | {"SOBREMESA_DATA": str(tmp_path)})
    assert not wrong
    assert settings == Settings(data=tmp_path)
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"


# ---- what the settings name -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "extra"),
    [("DATABASE", "postgresql://me:hunter2@db/x", "sobremesa[postgres]"), ("REDIS", "redis://r/0", "sobremesa[redis]")],
)
def test_an_extra_that_is_missing(
    found: Any, monkeypatch: pytest.MonkeyPatch, name: str, value: str, extra: str
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(preflight, "find_spec", lambda name: None if name in ("asyncpg", "redis") else find(name))
    (refusal,) = found(**{name: value})
    assert refusal.code == "setting-extra"
    assert extra in reason("en", refusal)
    assert "hunter2" not in reason("en", refusal)


def test_several_workers_need_redis_where_there_are_no_unix_sockets(
    found: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not found(WORKERS="2")
    monkeypatch.setattr(preflight, "can_be_near", lambda: False)
    assert [one.code for one in found(WORKERS="2")] == ["setting-workers"]
    assert [one.code for one in found(WORKERS="2", REDIS="http://r")] == ["setting-redis"]


@pytest.mark.parametrize(("cores", "gigabytes", "workers"), [(1, 8, 1), (2, 8, 2), (64, 8, 4), (4, 1, 2), (4, 0.25, 1)])
def test_as_many_workers_as_cores_and_memory_are_there_for(
    cores: int, gigabytes: float, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)))
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    monkeypatch.setattr(settings_module, "memory", lambda: int(gigabytes * 2**30))
    settings, wrong = read({"SOBREMESA_WORKERS": "auto"})
    assert (settings.workers, wrong) == (workers, {})
    assert settings.thinkers == max(1, (cores - 1) // workers)
    assert read({})[0].workers == 1


def test_a_data_folder_that_cannot_be_written(found: Any, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "data", "/dev/null/x"):
        (refusal,) = found(DATA=folder)
        assert (refusal.code, refusal.facts["value"]) == ("setting-data", str(folder))


def test_a_data_folder_nobody_needs_is_not_made(found: Any, tmp_path: Path) -> None:
    (tmp_path / "key").write_text(KEY)
    assert not found(DATA="/dev/null/x", SECRET=tmp_path / "key", DATABASE=f"sqlite:///{tmp_path}/t.sqlite")


def test_a_database_that_is_none(found: Any, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear aunt, " * 200)
    for file in (tmp_path / "letter", tmp_path, tmp_path / "no" / "t.sqlite"):
        (refusal,) = found(DATABASE=f"sqlite:///{file}")
        assert (refusal.code, refusal.facts["value"]) == ("setting-database-file", str(file))


def test_a_cache_that_cannot_be_written(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", "/dev/null/x")
    (refusal,) = found()
    assert (refusal.code, refusal.facts["value"]) == ("setting-cache", "/dev/null/x")


def test_a_cache_with_code_in_it_need_not_be_written(
    found: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def unless_it_is_the_cache(folder: Path, *_: object) -> Path:
        if folder.name == "cache":
            raise Unwritable(folder)
        folder.mkdir(exist_ok=True)
        return folder

    monkeypatch.setattr(preflight, "writable", unless_it_is_the_cache)
    assert [refusal.code for refusal in found()] == ["setting-cache"]
    (tmp_path / "cache" / "compiled-0123").mkdir(parents=True)
    assert found() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slip_of_the_pen_is_pointed_out(language: str, found: Any) -> None:
    (odd,) = preflight.unknown({"SOBREMESA_THINKER": "2", "SOBREMESA_DATA": "x", "SOBREMESA_CACHE": "x", "HOME": "x"})
    assert "SOBREMESA_THINKERS" in reason(language, odd)
    assert not found(THINKER="2")


# ---- the key ----------------------------------------------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_only_we_can_read_it(tmp_path: Path) -> None:
    settings, wrong = preflight.from_environment({"SOBREMESA_DATA": str(tmp_path / "data")})
    assert not wrong
    file = tmp_path / "data" / "key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_or_make_key(file) == settings.key
    assert len(settings.key) == 32
    assert sorted(path.name for path in file.parent.iterdir()) == ["key", "tables.sqlite"]


@pytest.mark.parametrize("held", ["", "\n", KEY[:62], "x" * 64, "schlüssel" * 10, KEY + "0"], ids=repr)
def test_nothing_is_signed_with_a_key_that_is_none(found: Any, tmp_path: Path, held: str) -> None:
    file = tmp_path / "mine"
    file.write_text(held, "utf-8")
    (refusal,) = found(SECRET=file)
    assert refusal.code == "setting-key"
    for language in LANGUAGES:
        assert str(file) in reason(language, refusal)
        assert not held.strip() or held not in reason(language, refusal)
    with pytest.raises(NoKey):
        create_app(Settings(data=tmp_path, secret=str(file)))
    assert file.read_text("utf-8") == held


def test_a_key_of_ones_own(found: Any, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text(KEY.upper() + "\n")
    assert not found(SECRET=tmp_path / "mine")


def test_a_key_file_that_cannot_be_read_or_made(found: Any, tmp_path: Path) -> None:
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    for file in (tmp_path, tmp_path / "dangling"):
        assert [one.code for one in found(SECRET=file)] == ["setting-key-unreadable"]
    assert [one.code for one in found(SECRET=tmp_path / "no" / "key")] == ["setting-key-unwritable"]


def test_an_endless_key_file_is_not_read_to_its_end(found: Any) -> None:
    assert [one.code for one in found(SECRET="/dev/zero")] == ["setting-key"]


# ---- passwords --------------------------------------------------------------------------------------------------------------------------

SHOWN = [
    ("database", "postgresql://me:hunter2@host:5432/name", "postgresql://me:…@host:5432/name"),
    ("database", "postgresql://me:hunter2@hunter2@host/name", "postgresql://me:…@host/name"),
    ("database", "postgresql://me:hun/ter2@[::1]:5432/name", "postgresql://me:…@[::1]:5432/name"),
    ("database", "postgresql://host/name?password=hunter2", "postgresql://host/name?…"),
    ("database", "postgresql://host/name?password=hunter2@2", "postgresql://…"),
    ("database", "postgresql://me:hunter2/name", "postgresql://me:…"),
    ("database", "host=db password=hunter2", "…"),
    ("redis", "redis://:hunter2@host/0", "redis://:…@host/0"),
    ("redis", "hunter2@host", "…"),
    ("redis", "unix:///run/redis.sock?password=hunter2", "unix:///run/redis.sock?…"),
    ("secret", "hunter2", "…"),
    ("public", "https://me:hunter2@host", "https://me:…@host"),
    ("origins", "https://a https://me:hunter2@host", "https:…@host"),
    ("thinkers", "two\nor three", "two?or three"),
]


@pytest.mark.parametrize(("name", "value", "expected"), SHOWN, ids=[value for _, value, _ in SHOWN])
def test_a_value_is_shown_without_its_password(name: str, value: str, expected: str) -> None:
    assert shown(name, value) == expected


def test_a_key_in_the_wrong_place_is_not_told(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/proc")  # where nothing can be made
    for secret in (KEY, "hunter2", "aHVudGVy/Mg=="):
        (refusal,) = found(SECRET=secret)
        assert secret not in repr(refusal)


async def test_who_does_not_answer_is_named_without_a_password(tmp_path: Path) -> None:
    address = "127.0.0.1:1"  # where nobody listens
    settings = Settings(tmp_path, f"postgresql://me:hunter2@{address}/x", f"redis://:hunter2@{address}/0")
    away = await serving.knock(settings)
    assert [(one.code, one.facts["variable"]) for one in away] == [
        ("setting-away", "SOBREMESA_DATABASE"),
        ("setting-away", "SOBREMESA_REDIS"),
    ]
    assert "hunter2" not in repr(away)
    assert not await serving.knock(Settings(tmp_path))


# ---- the port ---------------------------------------------------------------------------------------------------------------------------


def test_a_port_that_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "LAST_BREATH", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        (refusal,) = serving.serve(Settings(tmp_path), port=port)
    assert (refusal.code, refusal.facts["port"]) == ("port-taken", str(port))


def test_a_port_whose_owner_is_just_dying_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    other = socket.create_server(("127.0.0.1", 0))
    port = other.getsockname()[1]
    monkeypatch.setattr(serving.time, "sleep", lambda _: other.close())
    bound = serving.bind_soon("127.0.0.1", port)
    assert isinstance(bound, socket.socket)
    bound.close()


@pytest.mark.parametrize(("error", "code"), [(errno.EACCES, "port-denied"), (errno.EADDRNOTAVAIL, "no-address")])
def test_a_port_that_is_not_for_us(monkeypatch: pytest.MonkeyPatch, error: int, code: str) -> None:
    class Socket(socket.socket):
        def bind(self, address: Any, /) -> None:
            raise OSError(error, os.strerror(error))

    monkeypatch.setattr(serving.socket, "socket", Socket)
    refusal = serving.bind("127.0.0.1", 80)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_a_host_that_is_none() -> None:
    refusal = serving.bind("..", 0)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "no-address"


# ---- the real command -------------------------------------------------------------------------------------------------------------------


def serve(*arguments: str, **env: object) -> list[str]:
    """The lines in which it says why it does not serve."""
    done = sobremesa("serve", *arguments, env={key: str(value) for key, value in env.items()})
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert "hunter2" not in done.stderr
    lines = done.stderr.splitlines()
    assert all(line.startswith("sobremesa: ") for line in lines)
    return lines


def test_all_that_is_wrong_is_told_before_anything_is_served(tmp_path: Path) -> None:
    (tmp_path / "key").touch()
    lines = serve(
        LANG="es_ES.UTF-8",
        SOBREMESA_DATA="/dev/null/x",
        SOBREMESA_SECRET=tmp_path / "key",
        SOBREMESA_DATABASE="mysql://me:hunter2@host/name",
        SOBREMESA_HURRY="nan",
        SOBREMESA_HURY="2",
    )
    assert len(lines) == 5
    assert "¿querías decir SOBREMESA_HURRY?" in lines[0]
    assert "SOBREMESA_DATABASE=mysql://me:…@host/name no es" in lines[1]
    assert "SOBREMESA_HURRY=nan no sirve" in lines[2]
    assert "/dev/null/x" in lines[3]
    assert str(tmp_path / "key") in lines[4]


def test_several_workers_are_not_started_with_wrong_settings(tmp_path: Path) -> None:
    away = {"SOBREMESA_WORKERS": 2, "SOBREMESA_REDIS": "redis://:hunter2@127.0.0.1:1/0", "SOBREMESA_DATA": tmp_path}
    (line,) = serve("--language", "fr", "--port", "0", **away)
    assert "SOBREMESA_REDIS=redis://:…@127.0.0.1:1/0 ne répond pas" in line
    (line,) = serve("--port", "0", **away, SOBREMESA_THINKERS=0)
    assert "SOBREMESA_THINKERS=0 cannot be used: write a whole number from 1 to 1024." in line


def test_other_commands_need_a_folder_for_compiled_code_too() -> None:
    done = sobremesa("compile", "parade", env={"SOBREMESA_CACHE": "/dev/null/x"})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("sobremesa: Compiled code cannot be written into the folder /dev/null/x")
    assert done.stderr.count("\n") == 1


def test_whoever_starts_uvicorn_alone_is_told_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    monkeypatch.setenv("SOBREMESA_THINKERS", "0")
    with pytest.raises(SystemExit, match="SOBREMESA_THINKERS=0"):
        from_environment()


# ---- the documentation ------------------------------------------------------------------------------------------------------------------


def test_every_setting_stands_in_the_table_with_its_limits() -> None:
    rows = dict(re.findall(r"^\| `(SOBREMESA_\w+)` \| (.*)$", HOSTING.read_text("utf-8"), re.MULTILINE))
    assert set(rows) == {variable(name) for name in ASKED}
    for name, hint in ASKED.items():
        limits = getattr(hint, "__metadata__", [None])[0]
        if limits is not None and limits.ge is not None:
            assert f"from {limits.ge:g} to {limits.le:g}" in rows[variable(name)]


async def test_several_workers_find_the_tables_of_sqlite_made(tmp_path: Path) -> None:
    """They start together, and each would make them."""
    settings = Settings(data=tmp_path / "data", workers=2)
    assert await serving.knock(settings) == []
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as database:
        assert database.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table'").fetchone()[0] > 0
    database.close()
