"""Clearing old tables, in small batches.

A table's age counts from the last thing that was done at it: a move, a chat line, a review. The
index `ix_tables_old` finds candidates; the last row of each log says whether something has happened
since.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Select, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..tables.log import Old, OldKind
from . import schema

_tables, _moves, _notes = schema.tables.c, schema.moves.c, schema.notes.c
_pushes = schema.push_subscriptions.c
_signs = schema.heartbeat.c

# The row of `heartbeat` that belongs to no server: until when nothing is cleared.
HOLD_ROW = 0

_KINDS: dict[OldKind, ColumnElement[bool]] = {
    "finished": and_(_tables.over.is_(True), _tables.started.is_(True)),
    "abandoned": and_(_tables.over.is_(False), _tables.started.is_(True)),
    "unstarted": _tables.started.is_(False),
}

_last_entry = (
    select(_moves.at)
    .where(_moves.table_id == _tables.id)
    .order_by(_moves.ply.desc())
    .limit(1)
    .scalar_subquery()
)
_last_note = (
    select(_notes.at)
    .where(_notes.table_id == _tables.id)
    .order_by(_notes.number.desc())
    .limit(1)
    .scalar_subquery()
)


def _old(kind: OldKind, idle_since: float) -> ColumnElement[bool]:
    return and_(
        _KINDS[kind],
        _tables.created < idle_since,
        func.coalesce(_last_entry, 0) < idle_since,
        func.coalesce(_last_note, 0) < idle_since,
    )


def counted(kind: OldKind, idle_since: float) -> Select[int, float | None, float | None]:
    """How many tables are old, and when the first and the last of them were made."""
    return select(func.count(), func.min(_tables.created), func.max(_tables.created)).where(
        _old(kind, idle_since)
    )


async def count(connection: AsyncConnection, kind: OldKind, idle_since: float) -> Old:
    tables, first, last = (await connection.execute(counted(kind, idle_since))).one()
    return Old(tables, first, last)


async def prune_down_times(connection: AsyncConnection) -> None:
    """Forget the times when all servers were down before the oldest table was made: no clock needs
    them."""
    oldest = select(func.min(_tables.created)).scalar_subquery()
    down = schema.down_times.c
    needless = and_(down.began <= oldest, down.ended <= oldest)
    await connection.execute(delete(schema.down_times).where(needless))


async def may_clear(connection: AsyncConnection, now: float) -> int:
    """How many tables a sweep may clear."""
    held = await connection.execute(select(_signs.at).where(_signs.id == HOLD_ROW))
    until = held.scalar()
    if until is not None and now < until:
        return 0
    tables = await connection.execute(select(func.count()).select_from(schema.tables))
    return max(1, tables.scalar_one() // 100)


async def hold(connection: AsyncConnection, until: float) -> None:
    """Clear nothing before then."""
    row = update(schema.heartbeat).where(_signs.id == HOLD_ROW).values(at=until)
    if not (await connection.execute(row)).rowcount:
        await connection.execute(schema.heartbeat.insert(), {"id": HOLD_ROW, "at": until})


async def hold_longer(connection: AsyncConnection, seconds: float) -> None:
    """No server was running for so long: that does not count."""
    row = update(schema.heartbeat).where(_signs.id == HOLD_ROW)
    await connection.execute(row.values(at=_signs.at + seconds))


async def clear(
    connection: AsyncConnection, kind: OldKind, idle_since: float, limit: int
) -> list[str]:
    """Clear at most that many tables, within the transaction of the connection; returns their ids.
    They are locked first, so that nobody plays at one of them meanwhile."""
    found = await connection.execute(
        select(_tables.id)
        .where(_old(kind, idle_since))
        .order_by(_tables.created)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    ids = list(found.scalars())
    if not ids:
        return []
    # Locked by now: what came in before is seen here, and nothing comes in after it.
    still = await connection.execute(
        select(_tables.id).where(_tables.id.in_(ids), _old(kind, idle_since))
    )
    ids = list(still.scalars())
    for column in (_moves.table_id, _notes.table_id, _pushes.table_id, _tables.id):
        await connection.execute(delete(column.table).where(column.in_(ids)))
    return ids
