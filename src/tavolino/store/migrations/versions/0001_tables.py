"""Tables, their moves and notes, and the signs of life of the servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("header", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("bot_to_move", sa.Boolean(), nullable=False),
        sa.Column("open_seats", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    is_open = sa.text("public IS true AND over IS false AND open_seats > 0")
    is_open_sqlite = sa.text("public IS 1 AND over IS 0 AND open_seats > 0")
    op.create_index(
        "ix_tables_open",
        "tables",
        ["created", "id"],
        sqlite_where=is_open_sqlite,
        postgresql_where=is_open,
    )
    op.create_index(
        "ix_tables_bots",
        "tables",
        ["updated"],
        sqlite_where=sa.text("bot_to_move IS 1"),
        postgresql_where=sa.text("bot_to_move IS true"),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("request", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id"),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_moves"),
        sa.UniqueConstraint("table_id", "seat", "request", name="uq_moves_table_id_seat_request"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_notes"),
    )
    heartbeat = op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
    op.bulk_insert(heartbeat, [{"id": 1, "at": None}])
    op.create_table(
        "down_times",
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_down_times"),
    )
