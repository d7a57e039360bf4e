"""Where people who are away want to be told that it is their turn, when not, and what they were told."""

import sqlalchemy as sa
from alembic import op

revision = "v7"
down_revision = "v6"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "quiet_hours",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("channel", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
