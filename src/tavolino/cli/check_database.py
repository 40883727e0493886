"""Reads every table of a database, as a server would, to find damaged ones."""

from __future__ import annotations

from ..core.errors import TavolinoError


async def check_database(url: str) -> int:
    from ..store import SqlStore
    from ..tables.live_tables import replayed
    from ..tables.log import Damaged, StoreGone

    store = await SqlStore.open(url, existing=True)
    sound = damaged = 0
    try:
        async for table in store.all_tables():
            try:
                stored = await store.load(table)
                if stored is None:  # cleared meanwhile
                    continue
                replayed(stored)
                sound += 1
            except Damaged as damage:
                damaged += 1
                print(f"{table}: {damage}")
    except StoreGone as error:
        raise TavolinoError("the database cannot be read") from error
    finally:
        await store.close()
    print(
        f"{'1 table' if sound + damaged == 1 else f'{sound + damaged} tables'}: {damaged} damaged"
    )
    return 1 if damaged else 0
