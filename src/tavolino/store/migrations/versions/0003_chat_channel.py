"""A chat line's `room` is called its `channel`."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    connection = op.get_bind()
    notes = sa.table(
        "notes",
        sa.column("table_id", sa.String()),
        sa.column("number", sa.Integer()),
        sa.column("kind", sa.String()),
        sa.column("body", sa.JSON()),
    )
    text = sa.cast(notes.c.body, sa.Text()).label("text")  # one damaged row must not stop the rest
    chat = sa.select(notes.c.table_id, notes.c.number, text).where(notes.c.kind == "chat")
    renamed = [
        {"of_table": row.table_id, "at_number": row.number, "new_body": body}
        for row in connection.execute(chat).all()
        if (body := _with_channel(row.text)) is not None
    ]
    if renamed:
        this_note = sa.and_(
            notes.c.table_id == sa.bindparam("of_table"),
            notes.c.number == sa.bindparam("at_number"),
        )
        new_body = sa.bindparam("new_body", type_=sa.JSON())
        connection.execute(sa.update(notes).where(this_note).values(body=new_body), renamed)


def _with_channel(text: str) -> dict[str, object] | None:
    try:
        body = json.loads(text)
    except ValueError:
        return None
    if not isinstance(body, dict) or "room" not in body:
        return None
    return {"channel": body.pop("room"), **body}
