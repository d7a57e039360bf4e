"""Can a server be made of these settings? Asked once, before anything says that it is served; all that is wrong is said at once."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ..core.errors import Refusal, refuse
from ..core.folders import Unwritable, cache_home, writable
from .nearby import can_be_near
from .settings import ASKED, PREFIX, NoKey, Settings, read, shown, variable

ELSEWHERE: Final = {"SOBREMESA_SERVER"}  # read by the web client's own development server


def from_environment(given: Mapping[str, str] | None = None) -> tuple[Settings, list[Refusal]]:
    """The settings, and everything that is wrong with them: one refusal a setting."""
    settings, misread = read(os.environ if given is None else given)
    return settings, [*misread.values(), *lacking(settings, misread)]


def lacking(settings: Settings, misread: Mapping[str, Refusal]) -> Iterator[Refusal]:
    """What the settings name and is not there."""
    if settings.database.startswith("postgresql") and not find_spec("asyncpg"):
        yield no_extra("database", settings.database, "asyncpg", "postgres")
    if settings.redis and not find_spec("redis"):
        yield no_extra("redis", settings.redis, "redis", "redis")
    if settings.workers > 1 and not settings.redis and "redis" not in misread and not can_be_near():
        yield apart(settings)
    if settings.smtp and not (settings.mail_from and settings.public) and not {"mail_from", "public"} & set(misread):
        yield refuse("setting-mail", variable=variable("smtp"), value=shown("smtp", settings.smtp))
    yield from unkept(settings)
    yield from uncompiled()


def apart(settings: Settings) -> Refusal:
    """Several workers who could not tell each other anything."""
    return refuse("setting-workers", variable=variable("workers"), value=str(settings.workers))


def uncompiled() -> Iterator[Refusal]:
    """Compiled code may lie where nothing can be written, if it is there already."""
    try:
        home = cache_home()
        if not any(home.glob("compiled-*")):
            writable(home)
    except Unwritable as error:
        yield refuse("setting-cache", value=shown("cache", str(error.folder)))


def no_extra(name: str, value: str, package: str, extra: str) -> Refusal:
    return refuse("setting-extra", variable=variable(name), value=shown(name, value), package=package, extra=extra)


def unkept(settings: Settings) -> Iterator[Refusal]:
    """Key and database lie in the data folder, each unless it has a place of its own."""
    needs_folder = not (settings.secret and settings.database)
    has_folder = needs_folder and is_writable(settings.data)
    if needs_folder and not has_folder:
        yield refuse("setting-data", value=shown("data", str(settings.data)))
    if settings.secret or has_folder:
        yield from keyless(settings)
    if settings.database.startswith("sqlite") or (has_folder and not settings.database):
        yield from unopened(settings)


def is_writable(folder: Path) -> bool:
    try:
        return writable(folder, 0o700).is_dir()
    except Unwritable:
        return False


def keyless(settings: Settings) -> Iterator[Refusal]:
    try:
        _ = settings.key
    except NoKey as error:
        yield error.refusal


def unopened(settings: Settings) -> Iterator[Refusal]:
    """SQLite makes a file that is missing, and reads one it may not write: only the wish to write tells."""
    file = settings.database_url.partition(":///")[2].partition("?")[0]
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
    except sqlite3.Error:
        yield refuse("setting-database-file", value=shown("", file))


def unknown(given: Mapping[str, str] | None = None) -> list[Refusal]:
    """Variables that look like ours and are not: slips of the pen, most likely. No reason not to start."""
    env = os.environ if given is None else given
    known = [variable(name) for name in ASKED]
    odd = sorted(name for name in env if name.startswith(PREFIX) and name not in {*known, *ELSEWHERE})
    return [refuse("setting-unknown", variable=shown("", name), nearest=nearest(name, known)) for name in odd]


def nearest(name: str, known: list[str]) -> str:
    endings = [one.removeprefix(PREFIX) for one in known]
    return PREFIX + get_close_matches(name.removeprefix(PREFIX), endings, 1, cutoff=0.0)[0]
