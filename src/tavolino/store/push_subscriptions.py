"""Who wants to be told by Web Push that it is their turn: one subscription per key of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..tables.push import PushSubscription
from . import schema

_pushes = schema.push_subscriptions.c
_KEPT = (
    _pushes.table_id,
    _pushes.key,
    _pushes.endpoint,
    _pushes.p256dh,
    _pushes.auth,
    _pushes.language,
)


async def keep(connection: AsyncConnection, subscription: PushSubscription) -> None:
    """Add a subscription, or replace that of the same key."""
    one = (_pushes.table_id == subscription.table, _pushes.key == subscription.key)
    told = await connection.execute(
        delete(schema.push_subscriptions).where(*one).returning(_pushes.told_ply, _pushes.told_at)
    )
    before = told.first()
    row = {
        "table_id": subscription.table,
        "key": subscription.key,
        "endpoint": subscription.endpoint,
        "p256dh": subscription.p256dh,
        "auth": subscription.auth,
        "language": subscription.language,
        "told_ply": -1 if before is None else before.told_ply,
        "told_at": 0.0 if before is None else before.told_at,
    }
    await connection.execute(schema.push_subscriptions.insert(), row)


async def claim(
    connection: AsyncConnection,
    table: str,
    keys: Sequence[str],
    ply: int,
    now: float,
    told_before: float,
) -> list[PushSubscription]:
    """One statement, so that of two servers only one gets a subscription for a ply."""
    found = await connection.execute(
        update(schema.push_subscriptions)
        .where(
            _pushes.table_id == table,
            _pushes.key.in_(keys),
            _pushes.told_ply < ply,
            _pushes.told_at <= told_before,
        )
        .values(told_ply=ply, told_at=now)
        .returning(*_KEPT)
    )
    return [PushSubscription(*row) for row in found]


async def keep_only(connection: AsyncConnection, table: str, keys: Sequence[str]) -> None:
    await connection.execute(
        delete(schema.push_subscriptions).where(_pushes.table_id == table, _pushes.key.not_in(keys))
    )


async def drop(connection: AsyncConnection, table: str, key: str, endpoint: str | None) -> None:
    """Drop the subscription of a key; with an endpoint, unless it has another one by now."""
    which = [_pushes.table_id == table, _pushes.key == key]
    if endpoint is not None:
        which.append(_pushes.endpoint == endpoint)
    await connection.execute(delete(schema.push_subscriptions).where(*which))


async def secret(connection: AsyncConnection, name: str, fresh: str) -> str:
    """A secret that all servers on the database share. The caller holds a lock."""
    secrets = schema.secrets
    found = await connection.execute(select(secrets.c.value).where(secrets.c.name == name))
    kept: str | None = found.scalar_one_or_none()
    if kept is not None:
        return kept
    await connection.execute(secrets.insert(), {"name": name, "value": fresh})
    return fresh
