"""A real Chromium, and people who sit at tables in it."""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Page, async_playwright, expect

CHROMIUM = os.environ.get("TAVOLINO_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 120_000  # milliseconds: a busy machine is slow
expect.set_options(timeout=PATIENCE)

STILL = {"language": "en", "speed": "off"}  # what moves is where it is at once


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=list(ARGUMENTS), headless=True
        )
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def window(
    browser: Browser,
    address: str,
    width: int = 1280,
    height: int = 800,
    settings: dict[str, Any] | None = None,
    **context: Any,
) -> AsyncIterator[Page]:
    """A window of its own, with its own memory. What the page's programs throw, and every request
    to another host, fails the test when the window is closed."""
    kept = json.dumps(STILL | (settings or {}))
    opened = await browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, locale="en", **context
    )
    await opened.add_init_script(
        f"localStorage.getItem('tavolino.settings') ?? "
        f"localStorage.setItem('tavolino.settings', {json.dumps(kept)})"
    )
    page = await opened.new_page()
    page.set_default_timeout(PATIENCE)
    thrown: list[str] = []
    page.on("pageerror", lambda error: thrown.append(str(error)))
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((address, "data:", "blob:"))
            else thrown.append(f"asked another host: {request.url}")
        ),
    )
    try:
        yield page
    finally:
        await opened.close()
    assert not thrown, thrown
