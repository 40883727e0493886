"""Which tables were ever started, and an index of old tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("started", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    flags = (sa.column("over", sa.Boolean()), sa.column("started", sa.Boolean()))
    tables = sa.table("tables", sa.column("id"), *flags)
    moves = sa.table("moves", sa.column("table_id"), sa.column("kind"))
    moved = sa.exists().where(moves.c.table_id == tables.c.id, moves.c.kind == "move")
    # A table may have been set up from a game that was over.
    begun = sa.or_(moved, tables.c.over.is_(True))
    op.execute(sa.update(tables).where(begun).values(started=sa.true()))
    op.create_index("ix_tables_old", "tables", ["started", "over", "created"])
