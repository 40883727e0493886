"""A real Chromium, and people who sit at tables in it."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Error, Page, async_playwright, expect


def find_chromium() -> str:
    """The one that is named, or the one without windows, which draws the same pages at two thirds
    of the cost, or the usual one."""
    lean = shutil.which("chromium-headless-shell")
    return os.environ.get("TAVOLINO_CHROMIUM") or lean or "/usr/bin/chromium"


CHROMIUM = find_chromium()
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

CLIPBOARD = ["clipboard-read", "clipboard-write"]  # permissions
STILL = {"language": "en", "speed": "off", "pace": "off"}  # what moves is where it is at once


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
    *,
    offline_copy: bool = False,
    **context: Any,
) -> AsyncIterator[Page]:
    """A window of its own, with its own memory, and without the worker that keeps a copy of the
    page unless it is wanted: fetching everything costs more than a short test. What the page's
    programs throw, and every request to another host, fails the test when the window is closed. A
    test that fails prints what the window showed and what went wrong in it."""
    kept = json.dumps(STILL | (settings or {}))
    opened = await browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale="en",
        service_workers="allow" if offline_copy else "block",
        **context,
    )
    await opened.add_init_script(
        f"localStorage.getItem('tavolino.settings') ?? "
        f"localStorage.setItem('tavolino.settings', {json.dumps(kept)})"
    )
    page = await opened.new_page()
    page.set_default_timeout(PATIENCE)
    thrown: list[str] = []
    noted: list[str] = []
    page.on("pageerror", lambda error: thrown.append(str(error)))
    page.on("crash", lambda _: noted.append("the window crashed"))
    page.on("console", lambda said: noted.append(f"{said.type}: {said.text}"))
    page.on("requestfailed", lambda request: noted.append(f"{request.url}: {request.failure}"))
    page.on("websocket", lambda socket: noted.append(f"socket to {socket.url}"))
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
    except BaseException:
        print(page.url, *thrown, *noted[-40:], sep="\n")
        with suppress(Error):
            print(await page.inner_text("body", timeout=5_000))
        raise
    finally:
        await opened.close()
    assert not thrown, thrown


async def change_settings(page: Page, **settings: Any) -> None:
    """As if somebody had chosen so in another tab; what is not named is as at first."""
    chosen = STILL | settings
    await page.evaluate(
        """(settings) => {
            localStorage.setItem("tavolino.settings", JSON.stringify(settings));
            dispatchEvent(new StorageEvent("storage", { key: "tavolino.settings" }));
        }""",
        chosen,
    )
    await expect(page.locator("html")).to_have_attribute("lang", chosen["language"])


async def until(holds: Callable[..., Awaitable[object]], *given: Any) -> None:
    """Ask again and again until it is so: for what neither a locator nor an address tells."""
    async with asyncio.timeout(PATIENCE / 1000):
        while not await holds(*given):
            await asyncio.sleep(0.05)


async def settled(page: Page) -> None:
    """Until the fonts are there and what measures itself has drawn itself anew."""
    await page.evaluate(
        """document.fonts.ready.then(() => new Promise(
            (drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))
        ))"""
    )


async def resize(page: Page, width: int, height: int) -> None:
    """And wait until what measures the window has drawn itself anew."""
    await page.set_viewport_size({"width": width, "height": height})
    await settled(page)
    await page.wait_for_timeout(60)


async def picture(page: Page, name: str) -> None:
    """Where TAVOLINO_SCREENSHOTS names a folder, a picture to look at is laid there."""
    if folder := os.environ.get("TAVOLINO_SCREENSHOTS"):
        await page.screenshot(path=Path(folder, f"{name}.png"))
