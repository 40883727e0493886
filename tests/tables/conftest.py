"""Rooms over every store."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.databases import postgres, postgres_url, sqlite_url, url
from tests.tables.room import Room, open_room

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]


@pytest.fixture
async def room(url: str) -> AsyncIterator[Room]:
    async with open_room(url) as opened:
        yield opened


@pytest.fixture
async def quick_room(sqlite_url: str) -> AsyncIterator[Room]:
    """For what does not depend on the store."""
    async with open_room(sqlite_url) as opened:
        yield opened
