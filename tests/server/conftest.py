"""A live server, and the stores that it may use."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.live_server import LiveServer, open_live_server


@pytest.fixture
async def live_server(sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url) as opened:
        yield opened
