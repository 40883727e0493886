"""The tables of the database. Rows of `moves` and `notes` are only ever added; the last columns of
`tables` summarise them, for lists. Changes here need a migration."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("game", String(64), nullable=False),
    Column("header", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    # -- kept up to date with each change
    Column("updated", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("bot_to_move", Boolean, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("started", Boolean, nullable=False, server_default=false()),
)

_open = and_(tables.c.public.is_(True), tables.c.over.is_(False), tables.c.open_seats > 0)
Index(
    "ix_tables_open",
    tables.c.created,
    tables.c.id,
    sqlite_where=_open,
    postgresql_where=_open,
)
Index(
    "ix_tables_bots",
    tables.c.updated,
    sqlite_where=tables.c.bot_to_move.is_(True),
    postgresql_where=tables.c.bot_to_move.is_(True),
)

# For clearing old tables: see `clearing`.
Index("ix_tables_old", tables.c.started, tables.c.over, tables.c.created)

moves = Table(
    "moves",
    metadata,
    # One entry per ply, whoever writes it: this key decides between two simultaneous moves.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", JSON, nullable=False),
    Column("at", Double, nullable=False),
    Column("request", String(64)),
    # The same request is never played twice, even by two servers.
    UniqueConstraint("table_id", "seat", "request"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

# When each server last gave a sign of life; and the times when none did.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double),
)
down_times = Table(
    "down_times",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

# Ciphertexts that are read once: see `transfers`.
transfers = Table(
    "transfers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("until", Double, nullable=False, index=True),
)

# Who is told by Web Push that it is their turn: one for each key of a seat, by its digest. What was
# told last is kept here, so that only one server tells it: see `push_subscriptions`.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("endpoint", String(1024), nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("told_ply", Integer, nullable=False),
    Column("told_at", Double, nullable=False),
)

# What all servers on this database share and nobody else may know.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
