"""Whom somebody does not want to hear, and what guests have told the host about others."""

import sqlalchemy as sa
from alembic import op

revision = "v9"
down_revision = "v8"


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("muted", sa.String(40), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False, index=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("about", sa.String(40), nullable=False, index=True),
        sa.Column("about_name", sa.Text, nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("done", sa.Float),
    )
