"""What the host wants of a running server, and when a guest was last seen."""

import time

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"
DAY = 24 * 3600  # seconds


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    today = time.time() // DAY * DAY  # of those who are known already, more is not
    op.get_bind().execute(sa.text("UPDATE guests SET seen = :today"), {"today": today})
