"""`tavolino clear`: delete old tables, or list what would be deleted."""

from __future__ import annotations

import asyncio
import time

from ..core.errors import TavolinoError
from .arguments import Arguments

DAY = 86400
MOST_AT_ONCE = 100
WORDS = {"finished": "finished", "abandoned": "abandoned", "unstarted": "never started"}


def run(arguments: Arguments) -> int:
    from ..server.settings import read_settings
    from ..store import default_url

    settings = read_settings(
        database_url=arguments.database,
        finished_days=arguments.finished_days,
        abandoned_days=arguments.abandoned_days,
        unstarted_days=arguments.unstarted_days,
    )
    days = {
        "finished": settings.finished_days,
        "abandoned": settings.abandoned_days,
        "unstarted": settings.unstarted_days,
    }
    asyncio.run(_clear(settings.database_url or default_url(), days, arguments.dry_run))
    return 0


async def _clear(url: str, days: dict[str, float], dry_run: bool) -> None:
    from ..store import SqlStore
    from ..tables.log import OldKind, StoreGone

    store = await SqlStore.open(url, existing=True)
    total, now = 0, time.time()
    kinds: tuple[OldKind, ...] = ("finished", "abandoned", "unstarted")
    try:
        for kind in kinds:
            if not days[kind]:
                print(f"{WORDS[kind]}: kept forever")
                continue
            since = now - days[kind] * DAY
            old = await store.count_old(kind, since)
            line = f"{WORDS[kind]}, older than {days[kind]:g} days: {old.tables}"
            if old.first is not None and old.last is not None:
                line += f", set up {_ago(now - old.last)} to {_ago(now - old.first)} days ago"
            print(line)
            if dry_run:
                total += old.tables
                continue
            while cleared := await store.clear(kind, since, MOST_AT_ONCE):
                total += len(cleared)
    except StoreGone as error:
        raise TavolinoError("the database cannot be read or written") from error
    finally:
        await store.close()
    tables = "1 table" if total == 1 else f"{total} tables"
    if dry_run:
        print(f"{tables} would be deleted")
    else:
        print(f"{tables} deleted")


def _ago(seconds: float) -> str:
    return f"{seconds / DAY:.0f}"
