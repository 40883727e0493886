"""Bringing a database to what this version needs."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from .address import StoreError

# Any number will do, as long as nobody else who uses the database takes the same.
_LOCK = 0x7461766F


def config(connection: Connection) -> Config:
    alembic = Config()
    alembic.set_main_option("script_location", str(files(__package__).joinpath("migrations")))
    alembic.attributes["connection"] = connection
    return alembic


def upgrade(connection: Connection) -> None:
    """Run what is missing, within the transaction of the connection. Several servers may start at
    once: the others wait. (SQLite's transactions are alone from their beginning.)"""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    try:
        command.upgrade(config(connection), "head")
    except CommandError as error:
        raise StoreError(
            f"the database is of another version of tavolino ({error}); install the newest one"
        ) from error
