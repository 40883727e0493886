"""A server with the page that was built, and a browser."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tavolino.server.page import STATIC
from tests.browser.browser import CHROMIUM, chromium
from tests.server.live_server import LiveServer, open_live_server

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests here share a loop, because they share a browser: to start one takes longer than
    most of them do."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(autouse=True)
def page_and_browser_are_here() -> None:
    """Nothing is skipped where it has to be there."""
    leave_out = pytest.fail if os.environ.get("CI") else pytest.skip
    if not (STATIC / "index.html").is_file():
        leave_out("the page is not built: make page")
    if not Path(CHROMIUM).exists():
        leave_out(f"there is no {CHROMIUM}; TAVOLINO_CHROMIUM names another one")


@pytest_asyncio.fixture(loop_scope="session")
async def live_server(sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url) as opened:
        yield opened


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as opened:
        yield opened
