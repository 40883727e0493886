"""Files that only their owner may read, since they contain all cards."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path


def create_private(file: Path) -> None:
    """Create an empty file; an existing one keeps its mode. What SQLite creates beside a database
    (`-wal`, `-shm`, `-journal`) gets the mode of the database."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def connected(file: Path, mode: str, timeout: float = 5.0) -> sqlite3.Connection:
    """A connection to a database that exists: `ro` or `rw`."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True, timeout=timeout)
