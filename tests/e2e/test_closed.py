"""A stored table whose game is not installed any more, in the browser."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import expect

from sobremesa.table import log

from ..server.test_closed import CLOSED
from .serving import Server
from .visitors import Visitor


def store(server: Server, table: str, entries: list[log.AnyEntry]) -> None:
    rows = [(table, seq, log.encode(entry).decode()) for seq, entry in enumerate(entries, 1)]
    with closing(sqlite3.connect(server.folder / "data" / "tables.sqlite")) as database, database:
        database.executemany("INSERT INTO logs (table_id, seq, entry) VALUES (?, ?, ?)", rows)


def test_a_closed_table_says_why_and_shows_what_can_be_read(server: Server, visit: Callable[..., Visitor]) -> None:
    store(server, "closedgame", CLOSED["closed-game"])
    ana = visit(server, language="fr").goto("/t/closedgame")
    page = ana.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Cette table est fermée")
    expect(page.get_by_role("status").first).to_contain_text("« quartet »")
    expect(page.get_by_test_id("closed")).to_contain_text("Bea")
    expect(page.get_by_test_id("chat-line")).to_have_count(1)
    expect(page.get_by_role("link", name="Télécharger")).to_be_visible()
