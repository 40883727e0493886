"""Upgrading a database to the schema of this version."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from .address import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0005"  # the newest of our migrations; `tests/store` checks that

# Any number will do, as long as no other program that uses the database takes the same.
_LOCK = 0x7461766F


def config(connection: Connection) -> Config:
    from alembic.config import Config

    alembic = Config()
    alembic.set_main_option("script_location", str(files(__package__).joinpath("migrations")))
    alembic.attributes["connection"] = connection
    return alembic


def upgrade(connection: Connection) -> None:
    """Run what is missing, within the transaction of the connection. Several servers may start at
    once: the others wait. (SQLite's transactions are exclusive from the start.) If nothing is
    missing, Alembic, which is slow to import, is not imported."""
    if _is_new(connection):
        return
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    try:
        command.upgrade(config(connection), "head")
    except CommandError as error:
        raise StoreError(
            f"the database belongs to another version of tavolino ({error}); install the newest one"
        ) from error


def check(connection: Connection) -> None:
    """Refuse a database that does not have this version's schema, and leave it as it is."""
    if not _is_new(connection):
        raise StoreError(
            "the database is from another version of tavolino; a server of this version updates"
            " it on start"
        )


def _is_new(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
