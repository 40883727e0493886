"""A server process of its own that plays for both seats of a table as fast as it can, while others
do the same: `python -m tests.tables.rival DATABASE_URL TABLE KEY KEY`. Prints the requests that
were acknowledged as a JSON list of [id, ply]."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys

from tavolino.store import SqlStore
from tavolino.tables.bus import LocalBus
from tavolino.tables.commands import Move
from tavolino.tables.errors import Code, Refused
from tests.tables.client_tables import ClientTables
from tests.tables.harness import QuickEngine


class AmongOthers(LocalBus):
    """No change come, but others are there."""

    shared = True


async def compete(url: str, table: str, keys: list[str]) -> list[tuple[str, int]]:
    rng = random.Random(os.getpid())
    store = await SqlStore.open(url)
    tables = ClientTables(store, QuickEngine(), AmongOthers())
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
            move = Move(f"{os.getpid()}-{number}", snapshot.ply, rng.choice(snapshot.view["legal"]))
            try:
                answer = await tables.play(table, keys[snapshot.view["player"]], move)
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
