"""A copy of all tables, safe while servers are running."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from .address import StoreError, engine_url, shown, sqlite_file
from .private_files import create_private


async def backup(url: str, file: Path) -> None:
    """Copy the SQLite database of a URL to a file that does not exist yet. The copy is consistent,
    holds every move that was acknowledged before, and appears whole or not at all."""
    address = engine_url(url)
    source = sqlite_file(address)
    if source is None:
        raise StoreError(
            f"{shown(address)} is a PostgreSQL database; back it up with PostgreSQL's own"
            " pg_dump --format=custom --file=FILE, which is safe while servers are running"
        )
    if not source.exists():
        raise StoreError(f"there is no database {source} to back up")
    if file.exists():
        raise StoreError(f"{file} exists already; name a new file")
    await asyncio.to_thread(_copy, source, file)


def _copy(source: Path, file: Path) -> None:
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        create_private(part)
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as tables,
            closing(sqlite3.connect(part)) as copy,
        ):
            tables.backup(copy)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"the tables cannot be copied to {file}: {error}") from error
