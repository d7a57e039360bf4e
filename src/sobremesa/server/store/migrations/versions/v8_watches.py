"""When to look at a table whose clock runs."""

import sqlalchemy as sa
from alembic import op

revision = "v8"
down_revision = "v7"


def upgrade() -> None:
    op.create_table(
        "watches",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_watches_at", "watches", ["at"])
