"""Leagues: their logs, and whose they are."""

import sqlalchemy as sa
from alembic import op

revision = "v5"
down_revision = "v4"


def upgrade() -> None:
    op.create_table(
        "league_logs",
        sa.Column("league_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "league_guests",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("league_id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
