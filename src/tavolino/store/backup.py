"""A copy of all tables, safe while servers are running."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from .address import StoreError, engine_url, shown, sqlite_file
from .private_files import connected, create_private


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
    if os.path.lexists(file):
        raise _already_there(file)
    await asyncio.to_thread(_copy, source, file)


def _copy(source: Path, file: Path) -> None:
    """The copy is made in a folder of its own that nobody else can write to: in a shared one,
    somebody might put a link where it is being written."""
    try:
        with tempfile.TemporaryDirectory(prefix=f"{file.name}-", dir=file.parent) as folder:
            part = Path(folder) / "copy"
            create_private(part)
            with closing(connected(source, "ro")) as tables, closing(connected(part, "rw")) as copy:
                tables.backup(copy)
            with part.open("rb") as written:
                os.fsync(written.fileno())
            _publish(part, file)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the tables cannot be copied to {file}: {error}") from error


def _publish(part: Path, file: Path) -> None:
    """Give a whole copy its name, unless something has it by now: a link would be a file too."""
    try:
        os.link(part, file)
    except FileExistsError as error:
        raise _already_there(file) from error
    except OSError:  # a file system without links
        if os.path.lexists(file):
            raise _already_there(file) from None
        part.rename(file)


def _already_there(file: Path) -> StoreError:
    return StoreError(f"{file} exists already; name a new file")
