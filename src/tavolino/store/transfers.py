"""Ciphertexts on their way from one device to another: each is read once."""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema

_transfers = schema.transfers.c


async def add(
    connection: AsyncConnection, transfer: str, body: bytes, until: float, now: float, most: int
) -> bool:
    await clear(connection, now)
    waiting = await connection.execute(select(func.count()).select_from(schema.transfers))
    if waiting.scalar_one() >= most:
        return False
    row = {"id": transfer, "body": body, "until": until}
    await connection.execute(schema.transfers.insert(), row)
    return True


async def take(connection: AsyncConnection, transfer: str, now: float) -> bytes | None:
    """Deleted and read by one statement: of two readers at once, one gets it."""
    taken = await connection.execute(
        delete(schema.transfers)
        .where(_transfers.id == transfer)
        .returning(_transfers.body, _transfers.until)
    )
    row = taken.first()
    return row.body if row is not None and row.until > now else None


async def clear(connection: AsyncConnection, now: float) -> None:
    await connection.execute(delete(schema.transfers).where(_transfers.until <= now))
