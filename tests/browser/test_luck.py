"""A finished game reviewed on the page: luck and decisions add up to the result, as shown."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.axe import complaints
from tests.browser.browser import change_settings, resize, window
from tests.browser.review_engine import BLUNDER, ReviewEngine
from tests.browser.tables import sits_down
from tests.server.live_server import LiveServer, open_live_server, play_over_http

PICTURES = os.environ.get("TAVOLINO_SCREENSHOTS")
LOOKS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "1280": (1280, 800, {}),
    "360": (360, 740, {}),
    "844": (844, 390, {}),
    "1366": (1366, 640, {}),
    "dark": (1280, 800, {"theme": "dark"}),
    "greek": (360, 740, {"language": "el"}),
}


@pytest_asyncio.fixture(loop_scope="session")
async def live_server(sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url, ReviewEngine()) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def finished(live_server: LiveServer) -> dict[str, Any]:
    created = await live_server.create("tabula-rasa", {"players": 3}, first=0)
    await play_over_http(live_server, created)
    return created


async def reviewed(page: Page, created: dict[str, Any], seat: int | None) -> Locator:
    """The part of the review that tells luck from skill, as a player or a spectator sees it."""
    key = created["spectator"] if seat is None else created["seats"][seat]
    await page.goto(f"/review/{created['table']}#0.{key}")
    luck = page.get_by_role("region", name="Luck and skill")
    analyse = page.get_by_role("button", name="Analyse with the engine")
    await expect(analyse.or_(luck)).to_be_visible()
    if await analyse.is_visible():
        await analyse.click()
    await expect(luck).to_be_visible()
    return luck


def number(shown: str) -> float:
    return float(shown.replace("−", "-").replace("+", ""))


async def totals(luck: Locator) -> dict[str, list[int]]:
    """The rows of the table: what each part was for each player."""
    rows: dict[str, list[int]] = {}
    for part in ("start", "luck", "decisions", "remainder", "result"):
        cells = await luck.locator(f"[data-part={part}] td").all_inner_texts()
        rows[part] = [int(number(cell)) for cell in cells]
    return rows


async def test_luck_and_decisions_add_up_as_shown(
    live_server: LiveServer, browser: Browser, finished: dict[str, Any]
) -> None:
    async with window(browser, live_server.address) as page:
        luck = await reviewed(page, finished, 0)
        rows = await totals(luck)
        for seat in range(3):
            start, lucky, decisions, remainder, result = (rows[part][seat] for part in rows)
            assert start + lucky + decisions + remainder == result
        assert sum(rows["result"]) in (99, 100)  # three may share a win
        assert rows["decisions"][0] == 0
        assert -40 in rows["decisions"]
        own, *others = await luck.locator(".told").all_inner_texts()
        assert own.startswith("You played with 100% accuracy.")
        assert sum("played with 9" in other for other in others) == 1
        sign = "Good luck brought you" if rows["luck"][0] > 0 else "Bad luck cost you"
        points = abs(rows["luck"][0])
        expected = f"{sign} {points} point{'' if points == 1 else 's'}." if points else "even"
        assert expected in own
        assert await complaints(page) == []


async def test_every_move_is_listed_and_leads_to_its_table(
    live_server: LiveServer, browser: Browser, finished: dict[str, Any]
) -> None:
    async with window(browser, live_server.address) as page:
        luck = await reviewed(page, finished, None)
        blamed = next(
            seat for seat, lost in enumerate((await totals(luck))["decisions"]) if lost == -40
        )
        await luck.get_by_label("Player").select_option(str(blamed))
        plot = luck.get_by_role("img", name=re.compile("added up move by move"))
        await expect(plot.locator("polyline")).to_have_count(3)
        await luck.get_by_text("Move by move", exact=True).click()
        rows = luck.locator(".steps tbody tr")
        await expect(rows.nth(BLUNDER + 1).locator("td").nth(1)).to_have_text("−40.0")
        sums = [0.0, 0.0, 0.0]
        for cells in [await row.locator("td").all_inner_texts() for row in await rows.all()]:
            sums = [total + number(cell) for total, cell in zip(sums, cells, strict=True)]
        shown = await totals(luck)
        moves = await rows.count()
        for total, part in zip(sums, ("luck", "decisions", "remainder"), strict=True):
            assert abs(total - shown[part][blamed]) <= 1.5 + 0.05 * moves, part
        await rows.nth(BLUNDER + 1).get_by_role("button").click()
        scrub = page.get_by_role("slider", name="Go to a move")
        await expect(scrub).to_have_attribute(
            "aria-valuetext", re.compile(f"^Move {BLUNDER + 1} of")
        )
        await expect(rows.nth(BLUNDER + 1)).to_have_class(re.compile("here"))


async def test_a_game_that_was_given_up_says_why_there_is_nothing_to_add_up(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await sits_down(
        live_server, await live_server.create("tabula-rasa", {"players": 2}, first=0), "Anna", "Bo"
    )
    await live_server.ask("POST", f"/tables/{created['table']}/resign", created["seats"][0])
    async with window(browser, live_server.address) as page:
        luck = await reviewed(page, created, 0)
        await expect(luck).to_contain_text("wasn’t played to the end")
        await expect(luck.locator("table")).to_have_count(0)


async def test_it_fits_every_screen(
    live_server: LiveServer, browser: Browser, finished: dict[str, Any]
) -> None:
    """Where TAVOLINO_SCREENSHOTS names a folder, pictures are laid there."""
    async with window(browser, live_server.address) as page:
        await reviewed(page, finished, 0)
        table = page.locator(".totals")
        await expect(table).to_be_visible()
        await page.locator("details summary").click()
        for name, (width, height, settings) in LOOKS.items():
            await change_settings(page, **settings)
            await resize(page, width, height)
            await table.scroll_into_view_if_needed()
            wide = await page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, name
            box = await table.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            if PICTURES:
                await page.locator("section:has(.totals)").screenshot(
                    path=Path(PICTURES) / f"luck-{name}.png"
                )
