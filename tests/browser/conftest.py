"""A server with the page that was built, and a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tavolino.server.page import STATIC
from tests.browser.browser import CHROMIUM, chromium
from tests.databases import sqlite_url
from tests.server.house import House, open_house

__all__ = ["sqlite_url"]


@pytest.fixture(autouse=True)
def page_and_browser_are_here() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built: npm ci && npm run build in web/")
    if not Path(CHROMIUM).exists():
        pytest.skip(f"there is no {CHROMIUM}; TAVOLINO_CHROMIUM names another one")


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[House]:
    async with open_house(sqlite_url) as opened:
        yield opened


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as opened:
        yield opened
