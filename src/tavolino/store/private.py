"""Files that only their owner may read: all cards are in them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def create_private(file: Path) -> None:
    """An empty file, unless there is one: that keeps its mode. What SQLite makes beside a database
    (`-wal`, `-shm`, `-journal`) gets the mode of the database."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
