"""Who sat down where, read off the logs; and notes of what was worked out of them."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v4"
down_revision = "v3"
LOGS = sa.table("logs", sa.column("table_id"), sa.column("seq"), sa.column("entry"))


def upgrade() -> None:
    sittings = op.create_table(
        "sittings",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    first: dict[tuple[str, str], float] = {}
    for table, guest, at in sat(op.get_bind()):
        first.setdefault((guest, table), at)
    rows = [{"guest": guest, "table_id": table, "at": at, "day": ""} for (guest, table), at in first.items()]
    if rows:
        op.bulk_insert(sittings, rows)


def sat(connection: sa.Connection) -> Iterator[tuple[str, str, float]]:
    """Those who sat down, or were invited, as the logs have it: table, guest, when."""
    kinds = sa.or_(*(LOGS.c.entry.startswith(f'{{"kind":"{kind}"') for kind in ("sat", "opened")))
    found = sa.select(LOGS.c.table_id, LOGS.c.entry).where(kinds).order_by(LOGS.c.table_id, LOGS.c.seq)
    for table, text in connection.execute(found).all():
        entry: dict[str, Any] = json.loads(text)
        guests = [entry.get("guest")] if entry["kind"] == "sat" else [one["guest"] for one in entry.get("invited", [])]
        yield from ((table, guest, float(entry["at"])) for guest in guests if guest)
