"""A server process that plays for both seats of a table as fast as it can, beside others.

    python -m tests.tables.competing_process DATABASE_URL TABLE KEY KEY

prints the requests that were acknowledged, as a JSON list of [id, ply].
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys

from tavolino.store import SqlStore
from tavolino.tables.bus import LocalBus
from tavolino.tables.commands.playing import Play
from tavolino.tables.errors import Code, Refused
from tests.tables.harness import QuickEngine
from tests.tables.tables_client import ClientTables


class SilentSharedBus(LocalBus):
    """Says that other servers share the database, but delivers no changes."""

    shared = True


async def compete(url: str, table: str, keys: list[str]) -> list[tuple[str, int]]:
    rng = random.Random(os.getpid())
    store = await SqlStore.open(url)
    tables = ClientTables(store, QuickEngine(), SilentSharedBus())
    await tables.start(keep=False)
    acknowledged: list[tuple[str, int]] = []
    number = 0
    try:
        while True:
            snapshot = await tables.presenter.see(table, rng.choice(keys))
            if snapshot.state == "over":
                return acknowledged
            if not snapshot.view["legal"]:
                continue
            number += 1
            move = Play(f"{os.getpid()}-{number}", snapshot.ply, rng.choice(snapshot.view["legal"]))
            try:
                answer = await tables.ask(table, keys[snapshot.view["player"]], move)
                acknowledged.append((answer.id, answer.ply))
            except Refused as refusal:
                if refusal.code not in (Code.STALE_PLY, Code.NOT_YOUR_TURN):
                    raise
    finally:
        await tables.stop()
        await store.close()


if __name__ == "__main__":
    url, table, *keys = sys.argv[1:]
    print(json.dumps(asyncio.run(compete(url, table, keys))))
