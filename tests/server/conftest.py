"""Houses over every store."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.databases import postgres, postgres_url, sqlite_url, url
from tests.server.house import House, open_house

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[House]:
    async with open_house(sqlite_url) as opened:
        yield opened
