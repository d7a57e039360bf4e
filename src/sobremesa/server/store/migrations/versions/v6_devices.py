"""Which drawing somebody has chosen, which devices they use, and which guest cards are void."""

import sqlalchemy as sa
from alembic import op

revision = "v6"
down_revision = "v5"


def upgrade() -> None:
    op.add_column("guests", sa.Column("avatar", sa.String(20)))
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("browser", sa.String(60), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False, server_default=sa.false()),
    )
