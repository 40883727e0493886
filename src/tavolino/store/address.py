"""Database URLs, as people write them."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..core.errors import TavolinoError

_EXAMPLES = "sqlite:////var/lib/tavolino/tables.db or postgresql://user:password@host/database"


class StoreError(TavolinoError):
    """The store cannot be opened; the text says what to do."""


def _default_folder() -> Path:
    return Path(platformdirs.user_data_dir("tavolino"))


def default_url() -> str:
    """A file in the user's data folder."""
    file = _default_folder() / "tables.db"
    return URL.create("sqlite", database=str(file)).render_as_string(False)


def engine_url(text: str) -> URL:
    """The URL for SQLAlchemy's asynchronous drivers. Error messages never contain the password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise StoreError(f"the database URL cannot be read; write it like {_EXAMPLES}") from error
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        if not url.database:
            raise StoreError(
                f"the database URL {shown(url)} has no database name; write it like {_EXAMPLES}"
            )
        return url.set(drivername="postgresql+asyncpg")
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise StoreError(
                "the database URL names no file, and tables are not kept in memory only: write"
                f" it like {_EXAMPLES}"
            )
        return url.set(drivername="sqlite+aiosqlite")
    raise StoreError(
        f"the database URL {shown(url)} is neither for SQLite nor for PostgreSQL: write it like"
        f" {_EXAMPLES}"
    )


def sqlite_file(url: URL) -> Path | None:
    """The file of a SQLite database; None for other databases."""
    if url.get_backend_name() != "sqlite":
        return None
    assert url.database is not None
    return Path(url.database)


def check_folder(file: Path) -> None:
    """Make the user's data folder if necessary. Somebody who has named another one may have
    mistyped it, or its disk is not there yet: tables in a new folder would be missed later."""
    folder = file.parent
    if folder == _default_folder():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"the folder {folder} cannot be made: {error.strerror}") from error
    elif not folder.is_dir():
        raise StoreError(
            f"there is no folder {folder} for the database; make it first, or name another one"
        )


def shown(url: URL) -> str:
    """A URL to show: as people write it, without the password and the driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
