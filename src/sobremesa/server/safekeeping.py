"""`sobremesa backup` and `restore`: everything into one file, while people play, and from there into any place."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import Refusal, refuse
from .preflight import no_extra
from .settings import NoKey, Settings, read, shown, variable
from .store import Unusable, backup

Counts = dict[str, int]
LOST: Final = (SQLAlchemyError, ConnectionError, TimeoutError, socket.gaierror)  # a database that does not answer


def settings_or_why(env: Any = None) -> Settings | Refusal:
    """Nothing is made that is missing: who looks in the wrong place should not find something new there."""
    settings, misread = read(os.environ if env is None else env)
    if misread:
        return next(iter(misread.values()))
    if settings.database.startswith("postgresql") and not find_spec("asyncpg"):
        return no_extra("database", settings.database, "asyncpg", "postgres")
    return settings


def key_file(settings: Settings) -> Path:
    return Path(settings.secret) if settings.secret else settings.data / "key"


def missing(settings: Settings) -> Refusal | None:
    """A server that has never run keeps nothing."""
    if not key_file(settings).exists():
        return refuse("nothing-kept", path=str(key_file(settings)))
    file = sqlite_file(settings)
    return refuse("nothing-kept", path=str(file)) if file and not file.exists() else None


def sqlite_file(settings: Settings) -> Path | None:
    if settings.database.startswith("postgresql"):
        return None
    address = settings.database or f"sqlite:///{settings.data / 'tables.sqlite'}"
    return Path(address.partition(":///")[2].partition("?")[0])


def back_up(settings: Settings, file: Path, force: bool) -> int | Refusal:
    """How many rows are in the file now. It is there wholly or not at all, and only its owner can read it: the key is in it."""
    if file.exists() and not force:
        return refuse("file-exists", file=str(file))
    if refusal := missing(settings):
        return refusal
    draft = file.with_name(f".{file.name}-{secrets.token_hex(8)}")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        return fill(settings, draft, file)
    except (NoKey, Unusable) as error:
        return error.refusal
    except LOST as error:
        return away(settings, error)
    except OSError:
        return refuse("file-unwritable", file=str(file))
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def fill(settings: Settings, draft: Path, file: Path) -> int | Refusal:
    rows = asyncio.run(backup.write(settings.database_url, settings.key, draft))
    if rows is None:
        return refuse("nothing-kept", path=shown("database", settings.database_url))
    settle(draft, file)
    return rows


def bring_back(settings: Settings, file: Path, force: bool) -> Counts | Refusal:
    """What was kept in the file is in the database now, and its key is the key. If anything is wrong, all is as it was."""
    if not file.exists():
        return refuse("file-missing", file=str(file))
    try:
        head = backup.check(file)
        return asyncio.run(replace(settings, file, head.key, force))
    except (backup.Damaged, Unusable) as error:
        return error.refusal
    except LOST as error:
        return away(settings, error)
    except (OSError, UnicodeDecodeError):
        return refuse("file-unreadable", file=str(file))


async def replace(settings: Settings, file: Path, key: str, force: bool) -> Counts | Refusal:
    place = key_file(settings)
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    is_new = not place.exists() or place.read_text("ascii").strip() == key
    if not force and not (is_new and await backup.is_empty(settings.database_url)):
        return refuse("restore-not-empty", flag="--force")
    return await backup.restore(settings.database_url, file, lambda head: put_key(place, head.key))


def put_key(file: Path, key: str) -> None:
    draft = file.with_name(f".{file.name}-{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(key)
        settle(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def settle(draft: Path, file: Path) -> None:
    """Onto the disk, then under its name: a machine that stops in between has the one before."""
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
    draft.replace(file)
    with suppress(OSError):  # not every system lets a folder be written through
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def away(settings: Settings, error: Exception) -> Refusal:
    value = shown("database", settings.database) or str(sqlite_file(settings))
    return refuse("setting-away", variable=variable("database"), value=value, detail=type(error).__name__)
