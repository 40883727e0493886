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
    tables, moves = (
        sa.table("tables", sa.column("id"), sa.column("started", sa.Boolean())),
        sa.table("moves", sa.column("table_id"), sa.column("ply")),
    )
    begun = sa.exists().where(moves.c.table_id == tables.c.id, moves.c.ply > 0)
    op.execute(sa.update(tables).where(begun).values(started=sa.true()))
    op.create_index("ix_tables_old", "tables", ["over", "started", "created"])
