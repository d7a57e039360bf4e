"""How a server is set up. Everything has a default; environment variables change it (docs/hosting.md)."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

KEY_BYTES: Final = 32


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder of the database and the key
    database: str = ""  # an address, or empty for SQLite in `data`
    redis: str = ""  # an address, or empty for one process
    key_file: str = ""  # what cookies and seat tokens are signed with; made on the first run
    origins: tuple[str, ...] = ()  # other sites that may speak to this server
    public: str = ""  # the address friends reach us by, if it is not the one we are asked by
    static: Path = Path(__file__).parent / "static"
    bot_pause: float = 0.8  # seconds; people like to see what a bot does
    thinkers: int = 2  # threads that bots think in
    idle: float = 120.0  # seconds until a table nobody looks at is forgotten (its log is not)
    log_json: bool = False
    hurry: float = 1.0  # multiplies every rate limit

    @staticmethod
    def from_environment(given: Mapping[str, str] | None = None) -> Settings:
        env = os.environ if given is None else given
        return Settings(
            data=Path(env.get("SOBREMESA_DATA") or default_data_folder(env)),
            database=env.get("SOBREMESA_DATABASE", ""),
            redis=env.get("SOBREMESA_REDIS", ""),
            key_file=env.get("SOBREMESA_SECRET", ""),
            origins=tuple(env.get("SOBREMESA_ORIGINS", "").split()),
            public=env.get("SOBREMESA_PUBLIC", "").rstrip("/"),
            bot_pause=float(env.get("SOBREMESA_BOT_PAUSE", "0.8")),
            thinkers=int(env.get("SOBREMESA_THINKERS", str(max(1, (os.cpu_count() or 2) - 1)))),
            log_json=env.get("SOBREMESA_LOG", "") == "json",
            hurry=float(env.get("SOBREMESA_HURRY", "1")),
        )

    @cached_property
    def database_url(self) -> str:
        url = self.database or f"sqlite:///{self.folder() / 'tables.sqlite'}"
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            url = url.replace(plain, driver, 1) if url.startswith(plain) else url
        return url

    @cached_property
    def key(self) -> bytes:
        return read_or_make_key(Path(self.key_file) if self.key_file else self.folder() / "key")

    def folder(self) -> Path:
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        return self.data


def default_data_folder(env: Mapping[str, str]) -> Path:
    home = env.get("XDG_DATA_HOME") or (f"{env['HOME']}/.local/share" if env.get("HOME") else "")
    return Path(home) / "sobremesa" if home else Path("sobremesa-data")


def read_or_make_key(file: Path) -> bytes:
    """Several workers may start at once: the first makes the key, the others read it."""
    if not file.exists():
        draft = file.with_name(f".{file.name}-{secrets.token_hex(8)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(secrets.token_hex(KEY_BYTES))
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return bytes.fromhex(file.read_text("ascii").strip())
