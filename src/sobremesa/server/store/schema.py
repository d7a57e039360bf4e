"""The tables of the database, for SQLite and PostgreSQL alike. Who changes them writes a migration and names it here."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

REVISIONS: Final = (
    "v1",
    "v2",
    "v3",
    "v4",
    "v5",
    "v6",
    "v7",
    "v8",
    "v9",
)  # every schema there has been: migrations/versions
HEAD: Final = REVISIONS[-1]

schema = sa.MetaData()
logs = sa.Table(
    "logs",
    schema,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # two workers cannot both write seq 17
    sa.Column("entry", sa.Text, nullable=False),
)
guests = sa.Table(
    "guests",
    schema,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.Text, nullable=False, default=""),
    sa.Column("language", sa.String(8)),
    sa.Column("recovery", sa.String(64), unique=True),
    # the day they did something last, or were at a table that has been erased
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    sa.Column("avatar", sa.String(20)),  # the creature they have chosen
    # guest cards of an older one are void: everybody else was logged out
    sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
)
# Browsers that somebody uses: kept of those whose name is. Who has logged out is `out`, and that card is void.
devices = sa.Table(
    "devices",
    schema,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("browser", sa.String(60), nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # to the day
    sa.Column("out", sa.Boolean, nullable=False, server_default=sa.false()),
)
# Who sat down where, read off the logs as they are written: the tables of a guest are found by it.
sittings = sa.Table(
    "sittings",
    schema,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("day", sa.String(10), nullable=False),
)
# What was worked out of a log up to `seq`, so that it need not be again. Nothing is lost with it.
notes = sa.Table(
    "notes",
    schema,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(20), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
# When to look at a table whose clock runs, should nobody be there.
watches = sa.Table(
    "watches",
    schema,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
# Whom somebody does not want to hear, at any table, by the name they had.
mutes = sa.Table(
    "mutes",
    schema,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("muted", sa.String(40), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
# What guests have told whoever runs the server about others.
reports = sa.Table(
    "reports",
    schema,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),  # who reports
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("about", sa.String(40), nullable=False, index=True),  # who is reported
    sa.Column("about_name", sa.Text, nullable=False),
    sa.Column("reason", sa.String(20), nullable=False),
    sa.Column("text", sa.Text, nullable=False),  # in the reporter's words
    sa.Column("message", sa.Text, nullable=False),  # what was said at the table, if it is about that
    sa.Column("done", sa.Float),  # when the host was done with it
)
# Written by whoever asks whether anything can be, and taken away again.
probes = sa.Table(
    "probes",
    schema,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
# What the host wants of a running server: every worker reads them in order.
orders = sa.Table(
    "orders",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
# Leagues: what happened in each, and who has founded or joined it.
league_logs = sa.Table(
    "league_logs",
    schema,
    sa.Column("league_id", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)
league_guests = sa.Table(
    "league_guests",
    schema,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("league_id", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
# Where somebody who is away wants to be told that it is their turn: a browser, a webhook, an address of e-mail.
channels = sa.Table(
    "channels",
    schema,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),  # of a browser, which alone can read what is sent to it
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("home", sa.Text, nullable=False),  # the address of this server, as the guest knows it
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
)
# When somebody wants to be left alone: minutes of the day, in their time zone.
quiet_hours = sa.Table(
    "quiet_hours",
    schema,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("begins", sa.Integer, nullable=False),
    sa.Column("ends", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
)
# The last thing that was told of a table to a channel, or is to be told when it is due.
calls = sa.Table(
    "calls",
    schema,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("channel", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),  # a seq of the table's log: of one turn there is one call
    sa.Column("due", sa.Float, index=True),  # none: it is done
    sa.Column("tries", sa.Integer, nullable=False),
)
# Alembic's own: which of the revisions this is.
version = sa.Table(
    "alembic_version",
    schema,
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
