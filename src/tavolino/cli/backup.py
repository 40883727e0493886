"""`tavolino backup`: a copy of all tables, even while servers are running."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .arguments import Arguments


def run(arguments: Arguments) -> int:
    from ..server.settings import read_settings
    from ..store import backup, default_url

    settings = read_settings(database_url=arguments.database)
    asyncio.run(backup(settings.database_url or default_url(), Path(arguments.file)))
    print(f"saved all tables to {arguments.file}")
    return 0
