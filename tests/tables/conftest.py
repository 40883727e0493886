"""Applications on every store."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.tables.harness import Harness, open_harness


@pytest.fixture
async def harness(url: str) -> AsyncIterator[Harness]:
    async with open_harness(url) as opened:
        yield opened


@pytest.fixture
async def quick_harness(sqlite_url: str) -> AsyncIterator[Harness]:
    """For what does not depend on the store."""
    async with open_harness(sqlite_url) as opened:
        yield opened
