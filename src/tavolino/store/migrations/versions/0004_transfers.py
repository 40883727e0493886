"""Ciphertexts on their way from one device to another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "transfers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_transfers"),
    )
    op.create_index("ix_transfers_until", "transfers", ["until"])
