"""How a server is set up. Everything has a default; environment variables change it (docs/hosting.md).

A field that is asked for is read from the variable of its name, and says by its type which values it takes.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Meta

from ..core.errors import Refusal, refuse

PREFIX: Final = "SOBREMESA_"
KEY_DIGITS: Final = 64  # hexadecimal: 32 bytes
MOST_KEY: Final = 4096  # characters read of a key file, should it be an endless one
LONGEST: Final = 200  # characters of a value that are shown
AUTO: Final = "auto"
MOST_BY_THEMSELVES: Final = 4  # workers, where nobody says how many
WORKER_NEEDS: Final = 512 * 1024 * 1024  # bytes
HIDDEN: Final = "…"
PRIVATE: Final = ("database", "redis", "secret", "smtp")  # shown only where it is clear which part is no password


def spare_cores() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def as_many_as_fit() -> int:
    """Workers: one a core, where there is memory for all of them. More than a few would mostly wait for each other at the database."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_BY_THEMSELVES, cores, memory() // WORKER_NEEDS))


def memory() -> int:
    """Bytes that this machine has, or that its container lets us use."""
    with suppress(OSError, ValueError):  # no limit is called "max"
        return int(Path("/sys/fs/cgroup/memory.max").read_text())
    with suppress(OSError, ValueError, AttributeError):
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return WORKER_NEEDS


class Network:
    """A network of the internet, or one address: what may stand in a list of trusted proxies."""

    def __init__(self, text: str) -> None:
        self.range: IPv4Network | IPv6Network = ip_network(text, strict=False)


LISTS: Final = ("origins", "trusted_proxies")
Site = Annotated[str, Meta(pattern=r"^https?://(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$")]


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder of the database and the key
    database: Annotated[str, Meta(pattern=r"^(sqlite(\+aiosqlite)?:///|postgresql(\+asyncpg)?://).")] = ""
    redis: Annotated[str, Meta(pattern=r"^(rediss?|unix)://.")] = ""  # an address, or empty for one process
    secret: Annotated[str, Meta(pattern=r"^(?![0-9a-fA-F]{32,}$)")] = ""  # the file of the key, never the key itself
    origins: tuple[Site, ...] = ()  # other sites that may speak to this server
    public: Site = ""  # the address friends reach us by, if it is not the one we are asked by
    trusted_proxies: tuple[Network, ...] = ()  # whose word is taken for whom they speak for
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.8  # seconds; people like to see what a bot does
    thinkers: Annotated[int, Meta(ge=1, le=1024)] = field(default_factory=spare_cores)  # threads that bots think in
    workers: Annotated[int, Meta(ge=1, le=256)] = 1  # processes
    log: Literal["text", "json"] = "text"
    hurry: Annotated[float, Meta(ge=0.01, le=100_000)] = 1.0  # multiplies every rate limit
    keep_tables: Annotated[int, Meta(ge=0, le=36_500)] = 0  # days after the last move; 0: until the host erases them
    keep_guests: Annotated[int, Meta(ge=0, le=36_500)] = 0  # days after they were last seen
    call_after: Annotated[float, Meta(ge=0, le=86_400)] = 90.0  # seconds somebody is away before they are called
    call_private: Literal["no", "yes"] = "no"  # may webhooks reach the network of this server?
    smtp: Annotated[str, Meta(pattern=r"^smtp(s|\+plain)?://([^@/\s]+@)?[\w.\[\]:-]+/?$")] = ""  # the server of mail
    mail_from: Annotated[str, Meta(pattern=r"^([^<>@\r\n]*<)?[^<>@\s]+@[\w.-]+>?$")] = ""
    cache: str = ""  # the folder of compiled code; core/folders.py looks it up for all commands
    static: Path = Path(__file__).parent / "static"  # not asked for, nor is the next: only tests change them
    idle: float = 120.0  # seconds until a table nobody looks at is forgotten (its log is not)

    @cached_property
    def database_url(self) -> str:
        url = self.database or f"sqlite:///{self.folder() / 'tables.sqlite'}"
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            url = url.replace(plain, driver, 1) if url.startswith(plain) else url
        return url

    @cached_property
    def key(self) -> bytes:
        """What cookies and seat tokens are signed with; made on the first run. Raises NoKey."""
        return read_or_make_key(Path(self.secret) if self.secret else self.folder() / "key")

    def folder(self) -> Path:
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        return self.data


ASKED: Final[dict[str, Any]] = {
    name: hint for name, hint in get_type_hints(Settings, include_extras=True).items() if name not in ("static", "idle")
}


def variable(name: str) -> str:
    return PREFIX + name.upper()


# ---- reading the environment ------------------------------------------------------------------------------------------------------------


def read(env: Mapping[str, str]) -> tuple[Settings, dict[str, Refusal]]:
    """The settings, and what is wrong by the name of the field, which then has its default. Nothing said is nothing set."""
    values: dict[str, Any] = {"data": default_data_folder(env)}
    wrong: dict[str, Refusal] = {}
    for name, hint in ASKED.items():
        if text := env.get(variable(name), "").strip():
            try:
                values[name] = msgspec.convert(parts(name, text), hint, strict=False, dec_hook=make)
            except ValueError:
                wrong[name] = misread(name, text, hint)
    if "thinkers" not in values:  # bots think in all workers, and share the cores
        values["thinkers"] = max(1, spare_cores() // values.get("workers", 1))
    return Settings(**values), wrong


def parts(name: str, text: str) -> str | list[str]:
    """Browsers name a site in small letters and without a slash at its end; people do not always."""
    if name in LISTS:
        return [one.lower().rstrip("/") for one in text.split()]
    if name == "workers" and text.lower() == AUTO:
        return str(as_many_as_fit())
    return text.lower().rstrip("/") if name == "public" else text


def make(kind: type, text: str) -> Any:
    return kind(text)


def misread(name: str, text: str, hint: Any) -> Refusal:
    value, limits = shown(name, text), getattr(hint, "__metadata__", (Meta(),))[0]
    if limits.ge is None:
        return refuse(f"setting-{name.replace('_', '-')}", variable=variable(name), value=value)
    code = "setting-whole" if hint.__origin__ is int else "setting-number"
    return refuse(code, variable=variable(name), value=value, least=f"{limits.ge:g}", most=f"{limits.le:g}")


def default_data_folder(env: Mapping[str, str]) -> Path:
    home = env.get("XDG_DATA_HOME") or (f"{env['HOME']}/.local/share" if env.get("HOME") else "")
    return Path(home) / "sobremesa" if home else Path("sobremesa-data")


# ---- showing a value that is wrong ------------------------------------------------------------------------------------------------------


def shown(name: str, text: str) -> str:
    """On one line, and without what could be a password."""
    text = HIDDEN if name in PRIVATE and "://" not in text else without_password(text)
    return "".join(c if c.isprintable() else "?" for c in text)[:LONGEST]


def without_password(address: str) -> str:
    """Names and hosts help to find a mistake. In doubt less is shown."""
    scheme, found, rest = address.rpartition("://") if address.count("://") == 1 else ("", "", address)
    before, at, place = rest.rpartition("@")
    if "?" in before:  # where a password begins or ends is anybody's guess
        return f"{scheme}{found}{HIDDEN}"
    user, colon, _ = before.partition(":")
    place = re.sub(r"\?.*", f"?{HIDDEN}", place)
    if found:  # no port: somebody forgot the host, and this is a password
        place = re.sub(r"^([^/\[:]*|\[[^/]*\]):(?!\d{1,5}(/|\?|$)).*", rf"\1:{HIDDEN}", place)
    return f"{scheme}{found}{user}{colon and ':' + HIDDEN}{at}{place}"


# ---- the key ----------------------------------------------------------------------------------------------------------------------------


class NoKey(Exception):
    """There is no key to sign with, and `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def read_or_make_key(file: Path) -> bytes:
    """Several workers may start at once: the first makes the key, the others read it."""
    if not os.path.lexists(file):
        make_key(file)
    try:
        with file.open(encoding="ascii") as lines:
            key = bytes.fromhex(lines.read(MOST_KEY).strip())
    except OSError:
        raise NoKey(refuse("setting-key-unreadable", value=str(file))) from None
    except ValueError:
        key = b""
    if len(key) * 2 < KEY_DIGITS:  # with an empty key anybody could sign
        raise NoKey(refuse("setting-key", value=str(file), digits=str(KEY_DIGITS)))
    return key


def make_key(file: Path) -> None:
    draft = file.with_name(f".{file.name}-{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(secrets.token_hex(KEY_DIGITS // 2))
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    except (OSError, ValueError):
        # a name that is no path may be the key itself, put into the wrong place
        value = str(file) if file.is_absolute() else HIDDEN
        raise NoKey(refuse("setting-key-unwritable", value=value)) from None
