"""One server per SQLite file: two that know nothing of each other would each show old tables.

The lock is one of SQLite's own, on an empty file beside the database: the operating system releases
it when its process ends, however that happens, and it works everywhere that SQLite does. What only
reads or copies the database needs no lock.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from .address import StoreError, check_folder, engine_url, sqlite_file
from .private_files import create_private


@contextmanager
def server_lock(url: str, *, shared: bool) -> Iterator[None]:
    """Within the context, no other server uses the SQLite file of a URL, or, with `shared`, only
    such as share it as well, because they tell each other what changes. `StoreError` if one does. A
    database server needs no lock."""
    file = sqlite_file(engine_url(url))
    if file is None or file.is_dir():  # the store says what is wrong with a folder
        yield
        return
    check_folder(file)
    file = Path(os.path.realpath(file))  # all links to one file share its lock
    _check_names(file)
    beside = file.with_name(file.name + "-server")
    try:
        create_private(beside)
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the file {beside} cannot be opened: {error}") from error
    with closing(lock):
        try:
            lock.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
            lock.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise StoreError(f"the file {beside} cannot be locked: {error}") from error
            raise StoreError(
                f"another server is using {file}; stop it first, give both the same --redis, or"
                " start this one with another --database"
            ) from error
        yield


def _check_names(file: Path) -> None:
    """What is beside a file is found by its name, the newest moves as well: SQLite keeps them in a
    `-wal` until they are in the file."""
    if file.is_file() and (names := file.stat().st_nlink) > 1:
        raise StoreError(
            f"the database {file} has {names} names (hard links), and under another one its newest"
            " moves would be missing; copy it with `tavolino backup` and use the copy, or remove"
            " the other names"
        )
