"""Who a program is: a guest card, which the server has signed, kept in a file from one run to the next."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path


class Identity:
    """A card for each server. With a file, whoever reads it later is the same guest, and has the same seats."""

    def __init__(self, file: str | Path | None = None) -> None:
        self._file = None if file is None else Path(file)
        self._cards: dict[str, str] = self._read()

    def cookie(self, base: str) -> str | None:
        """Our card for this server, if we have been there."""
        return self._cards.get(base)

    def keep(self, base: str, cookie: str) -> None:
        """From now on this is our card there."""
        if self._cards.get(base) != cookie:
            self._cards[base] = cookie
            self._write()

    def _read(self) -> dict[str, str]:
        try:
            return {} if self._file is None else dict(json.loads(self._file.read_text("utf-8")))
        except FileNotFoundError:
            return {}
        except (ValueError, TypeError):
            raise ValueError(f"this is not a file that says who you are: {self._file}") from None

    def _write(self) -> None:
        """All of it or nothing, and for nobody else's eyes: who has it sits in our seats."""
        if self._file is None:
            return
        fresh = self._file.with_name(f".{self._file.name}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(self._cards, file)
        fresh.replace(self._file)
